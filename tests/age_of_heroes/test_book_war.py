"""Read sentence by sentence: what rules 7 to 9 say of wars, barbarians and event cards."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.table import KIND, Table
from tests.age_of_heroes.test_war import fight
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import pile_of, ready_armies
from wartable.games.age_of_heroes.engine.state import frame
from wartable.kernel import SPECTATOR

NO_REPLY = {"windows": 1}  # only who holds a card is asked: shorter scripts


def march(table: Table, target: int, goal: str, armies: str = "army-1") -> Table:
    table.turn().do("0 war", *(f"0 muster {army}" for army in armies.split()))
    return table.do(f"0 march {target} {goal}")


# ---- declaration


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 march 0 conquest", "yourself"),
        ("0 march 3 conquest", "eliminated"),
        ("0 march 5 conquest", "eliminated"),
        ("0 muster army-2", "army-not-ready"),
        ("0 muster army-3", "army-not-ready"),
        ("0 muster army-5", "not-your-army"),
        ("0 muster army-12", "not-your-army"),
        ("0 hero lead army-1", "not-in-force"),
        ("0 hero lead army-4", "has-general"),
        ("0 muster army-4", "already-mustered"),
        ("0 hero lead hero-1", "not-in-force"),
        ("0 luck", "wrong-window"),
        ("0 olympics", "wrong-window"),
        ("0 taxes", "wrong-window"),
        ("1 stand", "not-your-turn"),
        ("1 olympics", "not-your-turn"),
    ],
)
def test_illegal_declarations(line: str, why: str) -> None:
    """7.1: army 2 is shaken, 3 away, 4 is led, 5 another's; seat 3 is out."""
    hands = {0: "hero hero luck olympics", 1: "olympics"}
    table = Table(4, hands=hands, armies={0: 4, 3: 0}, cities={3: 0})
    state = table.state
    state.quaked, state.away, state.generals = 0b0010, 0b0100, 0b1000
    state.deck[KIND["earthquake"]] -= 1  # the Earthquake that lies by army 2
    state.alive = 0b0111
    table.turn().do("0 war")
    assert table.refusal("0 march 1 conquest") == "empty-force"
    table.do("0 muster army-4")
    assert table.refusal(line) == why


def test_who_may_lead_whom() -> None:
    """7.1, W2: a Hero leads a mustered army without a general, or a Hero used as an army."""
    table = Table(3, hands={0: "hero hero hero"}, armies={0: 2})
    table.state.generals = 0b01
    table.turn().do("0 war", "0 muster army-1", "0 muster army-2", "0 hero lead army-2")
    assert (
        table.refusal("0 hero lead army-1") == "has-general" == table.refusal("0 hero lead army-2")
    )
    table.do("0 hero army", "0 hero lead hero-1")
    assert table.refusal("0 hero army") == "no-hero"
    assert table.refusal("0 muster army-1") == "already-mustered"


def test_war_reaches_anybody() -> None:
    """7.1: across the table as well, for any goal, without a road."""
    table = Table(4).turn().do("0 war", "0 muster army-1")
    wars = {line for line in table.legal(0) if line.startswith("march")}
    goals = ("conquest", "plunder", "destruction")
    assert wars == {f"march {seat} {goal}" for seat in (1, 2, 3) for goal in goals}


# ---- reaction


def test_the_defenders_reaction() -> None:
    """7.2: Luck is no help, a Hero leads an own ready army, Olympic Games are not for others."""
    hands = {1: "luck hero hero hero", 2: "olympics"}
    table = Table(3, hands=hands, armies={1: 3})
    table.state.away, table.state.generals = 0b0100, 0b1000
    march(table, 1, "conquest")
    assert table.refusal("1 luck") != "" and table.refusal("1 olympics") == "not-held"
    assert table.refusal("2 olympics") == "not-your-turn" == table.refusal("0 pass")
    assert table.refusal("1 hero lead army-3") == "not-in-force"  # away
    assert table.refusal("1 hero lead army-4") == "has-general"
    assert table.refusal("1 hero lead army-1") == "not-in-force"  # another's
    table.do("1 hero lead army-2", "1 hero army", "1 hero lead hero-1", "1 stand")
    table.do("strength 3")  # one attacker
    table.do("strength 1", "strength 2", "strength 3")  # armies 2 and 4, the Hero: 3 is away
    assert frame(table.state) == code.BATTLE and table.actors == [1]
    table.do("1 assign 1", "1 assign 2", "1 fight hero-1")
    assert [(e.a, e.b) for e in table.heard(code.DUEL_LOST)] == [(3, 5)]
    assert table.pile("hero") == 3 and table.state.armies[0] == 0


def test_a_hero_army_defends_the_defenceless() -> None:
    """7.2, 7.3: without it nobody would."""
    table = march(Table(2, hands={1: "hero iron"}, armies={1: 0}), 1, "plunder")
    table.do("1 hero army", "1 stand")
    fight(table, "3", "3")
    assert table.heard(code.DUEL_DRAWN) and table.hand(1) == "iron" and table.hand(0) == ""
    assert table.pile("hero") == 1 and table.state.away == 1


def test_olympic_games_or_heroes() -> None:
    """7.2: either, not both."""
    table = march(Table(2, hands={1: "hero olympics"}), 1, "plunder").do("1 hero army")
    assert table.refusal("1 olympics") == "hero-played"
    assert "olympics" not in table.legal(1)


def test_after_olympic_games() -> None:
    """7.2, 7.6: no battle, nothing taken, the card discarded, the army away to the next turn."""
    table = march(Table(3, hands={0: "iron", 1: "olympics iron"}), 1, "plunder")
    table.do("1 olympics")
    assert not table.heard(code.STOOD) and table.hand(1) == "iron" and table.pile("olympics") == 1
    assert table.state.away == 1 and table.refusal("0 taxes") == "wrong-window"


# ---- duels


@pytest.mark.parametrize(
    ("attack", "defence", "generals", "forts", "told"),
    [
        (3, 3, 0, 0, code.DUEL_DRAWN),
        (4, 3, 0, 0, code.DUEL_WON),
        (3, 4, 0, 0, code.DUEL_LOST),
        (3, 4, 0b01, 0, code.DUEL_WON),  # the attacker's general: 5 to 4
        (3, 5, 0b01, 0, code.DUEL_DRAWN),
        (6, 4, 0b10, 0, code.DUEL_DRAWN),  # the defender's: 6 to 6
        (5, 3, 0, 2, code.DUEL_DRAWN),
        (6, 3, 0, 2, code.DUEL_WON),
        (6, 1, 0b10, 4, code.DUEL_LOST),  # 6 to 1 + 2 + 4
        (1, 1, 0b11, 1, code.DUEL_LOST),
    ],
)
def test_strength(attack: int, defence: int, generals: int, forts: int, told: int) -> None:
    """7.4, W8: +2 for a general, +1 per fortress of the defender; equal means nothing."""
    table = Table(2, fortresses={0: 3, 1: forts}, cities={1: 2})
    table.state.generals = generals
    march(table, 1, "conquest").do("1 stand", f"strength {attack}", f"strength {defence}")
    assert len(table.heard(told)) == 1
    assert (table.state.armies[0] == 0) == (told == code.DUEL_LOST)
    assert (table.state.armies[1] == 0) == (told == code.DUEL_WON)
    lost = generals & ~(table.state.armies[0] | table.state.armies[1])
    assert 6 - pile_of(table.state, 3) == (generals & ~lost).bit_count()
    assert table.state.cities[1] == 2  # one army takes no city


def test_the_last_pair_is_not_asked() -> None:
    """13.2: two against one: the one has no choice of card or duel."""
    table = march(Table(2, armies={0: 2}, cities={1: 2}), 1, "conquest", "army-1 army-2")
    table.do("1 stand", "strength 6", "strength 2", "strength 1")
    assert table.actors == [0]
    table.do("0 assign 6")
    assert table.actors == [0] and table.legal(0) == ["fight army-1", "fight army-2"]
    table.do("0 fight army-2")
    assert table.heard(code.VICTORIOUS)[-1].a == 2 and table.state.cities[0] == 2


def test_a_pick_is_unseen_until_both_are_in() -> None:
    """W5, 13.1: the view of the other does not change with the first pick."""
    table = march(Table(2, armies={0: 2, 1: 2}), 1, "conquest", "army-1 army-2").do("1 stand")
    table.do("strength 6", "strength 2", "strength 1", "strength 5", "0 assign 6", "1 assign 1")
    before = table.view(1).battle
    heard = len(table.told)
    table.do("0 fight army-1")
    assert table.view(1).battle == before and table.actors == [1]
    assert len(table.told) == heard and table.refusal("0 fight army-2") == "not-your-turn"


# ---- spoils and the way home


@pytest.mark.parametrize(
    ("armies", "goal", "took"),
    [
        (1, "conquest", 0),
        (2, "conquest", 1),
        (3, "conquest", 1),
        (4, "conquest", 2),
        (6, "conquest", 3),
        (1, "destruction", 1),
        (2, "destruction", 1),
        (3, "destruction", 2),
        (6, "destruction", 2),
        (1, "plunder", 2),
        (2, "plunder", 4),
        (3, "plunder", 6),
        (4, "plunder", 7),
    ],
)
def test_spoils(armies: int, goal: str, took: int) -> None:
    """7.5, W6, scenario 8: of four cities, four stones, seven cards."""
    hand = "iron iron iron iron iron iron iron"
    table = Table(2, {1: hand}, cities={1: 4}, armies={0: armies, 1: 0}, monument={1: 4})
    march(table, 1, goal, " ".join(f"army-{n + 1}" for n in range(armies))).do("1 stand")
    while table.actors == [7]:
        table.do("seize iron")
    state = table.state
    assert state.cities[0] - 1 == 4 - state.cities[1] == (took if goal == "conquest" else 0)
    assert 4 - state.monument[1] == table.pile("concrete") == took * (goal == "destruction")
    assert table.hand(0).count("iron") == took * (goal == "plunder") == 7 - state.size[1]


def test_a_general_survives_with_his_army_and_marches_home() -> None:
    """7.4, 7.6, C1."""
    table = Table(2)
    table.state.generals = 1
    march(table, 1, "destruction").do("1 stand", "strength 6", "strength 1")
    assert table.state.generals == 1 == table.state.away and pile_of(table.state, 1) == 11
    assert table.heard(code.MARCHING) and not table.heard(code.HOME)


def test_only_a_direct_road_brings_home() -> None:
    """7.6: over another tribe it does not."""
    table = Table(3)
    table.state.roads = 0b011  # 0-1, 1-2
    march(table, 2, "destruction").do("2 stand", "strength 6", "strength 1")
    assert table.state.away == 1


def test_the_road_is_looked_up_before_the_defender_is_out() -> None:
    """W7, 7.7: the last city is taken; the armies are home, the road is back in its pile."""
    table = Table(3, armies={0: 2, 1: 0})
    table.state.roads = 0b001
    march(table, 1, "conquest", "army-1 army-2").do("1 stand")
    assert not table.state.alive & 2 and table.state.away == 0
    assert table.state.roads == 0 and pile_of(table.state, 4) == 6
    assert ready_armies(table.state, 0) == 0b11


def test_an_absent_army_is_away_from_everything_for_a_turn() -> None:
    """7.6, scenario 11: no war, no defence, no target; it is home when the next turn ends."""
    table = march(Table(2, armies={0: 1, 1: 2}), 1, "destruction").do("1 stand")
    table.do("strength 6", "strength 1", "strength 1", "1 assign 1", "1 fight army-2")
    table.do("0 finish", "draw earthquake")
    assert not table.heard(code.SHAKEN) and table.pile("earthquake") == 1
    table.do("1 war", "1 muster army-3", "1 march 0 conquest", "0 stand")
    assert table.heard(code.VICTORIOUS)[-1].a == 1  # nobody met it
    table.do("1 finish", "draw iron", "draw iron", "0 pass", "1 pass", "draw iron")
    assert table.refusal("0 war") == "nothing-ready"
    table.do("0 pass", "0 finish")
    assert table.state.away & 1 == 0 and ready_armies(table.state, 0) == 1


def test_victims_out_before_the_attacker() -> None:
    """7.7, X4, V1: both have nothing left; the defender goes first, so the attacker wins."""
    table = Table(2, hands={0: "hero"}, cities={0: 0, 1: 0}, armies={0: 0, 1: 0})
    table.state.deck[0] -= 1
    table.state.hand[1] = 1
    table.state.size[1] = 1
    table.turn().do("0 war", "0 hero army", "0 march 1 plunder", "1 stand", "seize iron")
    assert table.state.ended == code.BY_SURVIVAL and table.hand(0) == "iron"


# ---- barbarians


@pytest.mark.parametrize(("card", "left"), [("luck", "olympics"), ("olympics", "luck")])
def test_either_card_turns_barbarians_away(card: str, left: str) -> None:
    """8, 9: the card and theirs are discarded; nothing else happens."""
    table = Table(2, hands={0: "luck olympics"}, monument={0: 2}).draw()
    table.do("draw barbarians-2", f"0 {card}")
    assert table.hand(0) == left and table.pile(card) == 1 == table.pile("barbarians-2")
    assert table.state.monument[0] == 2 and frame(table.state) == code.ACTION


@pytest.mark.parametrize(
    ("armies", "monument", "goal", "stones", "cards"),
    [
        (0, 3, 0, 1, 0),  # v = 2: one stone, the hand is left alone
        (0, 0, 0, 0, 4),  # v = 2: four cards, discarded
        (0, 3, 1, 1, 0),
        (0, 0, 1, 0, 0),  # destruction only, no monument: nothing
        (0, 3, 2, 0, 4),  # plunder only: the monument is left alone
    ],
)
def test_the_goal_of_barbarians(
    armies: int, monument: int, goal: int, stones: int, cards: int
) -> None:
    """B2, 13.5, option barbarians."""
    hands = {0: "iron iron iron iron iron"}
    options = {"barbarians": goal}
    table = Table(2, hands, armies={0: armies}, monument={0: monument}, options=options).draw()
    table.do("draw barbarians-2", "0 stand")
    while table.actors == [7]:
        table.do("seize iron")
    assert monument - table.state.monument[0] == stones == table.pile("limestone")
    assert 5 - table.state.size[0] == cards == table.pile("iron")
    assert table.pile("barbarians-2") == 1


def test_fortresses_generals_and_heroes_stand_against_barbarians() -> None:
    """8, 7.4: they have no generals; equal is no victory; a beaten army and general go back."""
    table = Table(2, hands={0: "hero iron"}, fortresses={0: 1})
    table.state.generals = 1
    table.draw().do("draw barbarians-2", "0 hero army", "0 stand")
    table.do("strength 1", "strength 5", "0 assign 1")  # the army has the 1
    table.do("0 fight army-1", "strength 4")  # 4 to 1 + 2 + 1: equal
    table.do("strength 6")  # 6 to 5 + 1: equal
    assert table.hand(0) == "iron" and table.pile("hero") == 1 and table.state.generals == 1


def test_barbarians_may_end_a_tribe_in_a_fair_and_the_fair_goes_on() -> None:
    """X1, 8: no city; both cards gone. The next pending card is resolved, trading opens."""
    table = Table(3, hands={0: "iron iron"}, cities={0: 0}, armies={0: 0}).fair_draw()
    table.do("draw barbarians-2", "draw population-boom", "draw iron", "0 stand")
    table.do("seize iron", "seize iron")
    assert table.state.alive == 0b110 and table.state.cities[1] == 2
    assert frame(table.state) == code.FAIR and table.actors == [1]


# ---- events


def test_an_earthquake_needs_a_rivals_bare_army_at_home() -> None:
    """E2, 9: own, led, absent and shaken ones are spared; then Luck of its owner."""
    table = Table(3, hands={2: "luck"}, armies={0: 1, 1: 3, 2: 1})
    table.state.generals, table.state.away = 0b0010, 0b0100
    table.draw().do("draw earthquake")
    assert table.legal(0) == ["shake army-4", "shake army-5"]
    assert table.refusal("0 shake army-1") != ""
    assert table.refusal("0 shake army-2") == "shielded" == table.refusal("0 shake army-3")
    table.do("0 shake army-5", "2 luck")
    assert table.state.quaked == 0 and table.pile("earthquake") == 1 == table.pile("luck")


def test_a_shaken_army_neither_attacks_nor_defends_until_its_owners_turn_ends() -> None:
    """9, scenario 12: the card lies by it meanwhile."""
    table = Table(2).draw().do("draw earthquake")
    if frame(table.state) == code.TARGETING:
        table.do("0 shake army-2")
    table.do("1 decline")
    assert table.state.quaked == 2 and table.pile("earthquake") == 0
    table.do("0 pass", "0 finish", "draw iron")
    assert table.refusal("1 war") == "nothing-ready"
    table.do("1 pass", "1 finish")
    assert table.state.quaked == 0 and table.pile("earthquake") == 1


def test_a_volcano_needs_a_rival_with_a_city() -> None:
    """9: not the own one, nobody without; the last city and no card is the end of a tribe."""
    table = Table(4, hands={1: "iron", 2: "luck"}, cities={0: 3, 1: 0, 2: 2, 3: 1})
    table.draw().do("draw volcano")
    assert table.refusal("0 erupt 1") == "no-city" and table.refusal("0 erupt 0") == "yourself"
    assert table.legal(0) == ["erupt 2", "erupt 3"]
    table.do("0 erupt 3", "3 decline")
    assert table.state.alive == 0b0111 and pile_of(table.state, 0) == 12 - 5
    assert table.refusal("2 luck") == "not-your-turn"  # a bystander


def test_a_volcano_without_a_target_is_discarded() -> None:
    """9."""
    table = Table(2, hands={1: "iron"}, cities={1: 0}).draw().do("draw volcano")
    assert table.pile("volcano") == 1 and frame(table.state) == code.ACTION


def test_luck_against_famine_saves_everybody_or_its_player() -> None:
    """E3, E4, option famine: asked from the drawer leftwards."""
    hands = {0: "grain iron", 1: "grain luck", 2: "grain grain"}
    table = Table(3, hands).draw(2).do("draw famine")
    assert table.actors == [2] and table.refusal("1 luck") == "not-your-turn"
    assert table.legal(2) == ["decline"] and table.refusal("2 luck") != ""
    table.do("2 decline", "0 decline")
    assert table.legal(1) == ["luck", "decline"]
    table.do("1 luck")
    assert [table.hand(seat) for seat in range(3)] == ["iron grain", "grain", "grain grain"]
    table = Table(3, hands, options={"famine": 1}).draw(2).do("draw famine")
    table.do("2 decline", "0 decline", "1 luck")
    assert [table.hand(seat) for seat in range(3)] == ["iron", "grain", ""]
    assert sorted((e.seat, e.a) for e in table.heard(code.STARVED)) == [(0, 1), (2, 2)]


def test_luck_is_held_against_nothing_else() -> None:
    """9: neither a Boom nor a war asks for it; in one's own action it has no word."""
    table = Table(2, hands={0: "luck", 1: "luck"}, options=NO_REPLY).draw()
    table.do("draw population-boom")
    assert table.state.cities[0] == 2 and frame(table.state) == code.ACTION
    assert table.refusal("0 luck") == "wrong-window" and table.refusal("1 luck") == "not-your-turn"


def test_what_a_duel_laid_open_stays_open() -> None:
    """7.4, 13.1: both cards and who fell, for everybody; other cards stay their owner's."""
    table = Table(3, armies={0: 3, 1: 3})
    march(table, 1, "conquest", "army-1 army-2 army-3").do("1 stand")
    table.do(*(f"strength {value}" for value in (6, 2, 3, 1, 5, 4)))
    table.do("0 assign 6", "0 assign 2", "1 assign 1", "1 assign 5")
    table.do("0 fight army-1", "1 fight army-4")
    for seat in (0, 1, 2, SPECTATOR):
        battle = table.view(seat).battle
        assert battle is not None
        assert battle.shown == {"foe army-1": 6, "guard army-4": 1}
        assert battle.fallen == ("guard army-4",)
        assert len(battle.cards) == (3 if seat < 2 else 0)


@pytest.mark.parametrize(
    ("card", "war", "raid"),
    [
        ("olympics", True, True),
        ("hero", True, True),
        ("luck", False, True),
        ("iron", False, False),
    ],
)
def test_holders_of_a_usable_card_are_asked(card: str, war: bool, raid: bool) -> None:
    """7.2, 8, 13.2, option windows = holders: Luck is of no use against a player."""
    table = march(Table(2, hands={1: card}, options=NO_REPLY), 1, "conquest")
    assert (frame(table.state) == code.REACTION) == war
    table = Table(2, hands={0: card}, options=NO_REPLY).draw().do("draw barbarians-2")
    assert (frame(table.state) == code.REACTION) == raid
