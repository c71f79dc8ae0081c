"""War and barbarians: rules 7 to 9, scenarios 8 to 13 and 16, edge cases 28 to 46."""

from __future__ import annotations

from tests.age_of_heroes.table import Table
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import ready_armies
from wartable.games.age_of_heroes.engine.state import frame


def fight(
    table: Table, attack: str, defence: str, order: list[tuple[str, str]] | None = None
) -> Table:
    """Deal these battle cards and assign them in order; then fight army by army."""
    mine, his = attack.split(), defence.split()
    table.do(*(f"strength {value}" for value in [*mine, *his]))
    foe, victim = table.state.foe, table.state.victim
    if len(mine) > 1:
        table.do(*(f"{foe} assign {value}" for value in mine[:-1]))
    if len(his) > 1:
        table.do(*(f"{victim} assign {value}" for value in his[:-1]))
    for a, d in order or []:
        if frame(table.state) != code.BATTLE:
            break  # the last pair needs no choice
        if foe in table.actors and a:
            table.do(f"{foe} fight {a}")
        if victim in table.actors and d:
            table.do(f"{victim} fight {d}")
    return table


def test_six_against_four() -> None:
    """7.4, scenario 8: two won, one drawn, one lost; v = 4, two cities, five survive."""
    table = Table(2, armies={0: 6, 1: 4}, cities={0: 1, 1: 3}).turn().do("0 war")
    table.do(*(f"0 muster army-{n}" for n in range(1, 7)), "0 march 1 conquest", "1 stand")
    order = [(f"army-{n + 1}", f"army-{n + 7}") for n in range(4)]
    fight(table, "6 6 3 1 2 2", "1 1 3 6", order)
    assert table.heard(code.VICTORIOUS)[-1].a == 4
    assert (table.state.cities[0], table.state.cities[1]) == (3, 1)
    assert table.state.armies[0].bit_count() == 5 and table.state.armies[1].bit_count() == 2


def test_fortresses_add_to_the_defence() -> None:
    """7.4, scenario 9: two fortresses and a 3 make 5; a 4 with a general 6. One army, no city."""
    table = Table(2, fortresses={1: 2})
    table.state.generals = 1
    table.turn().do("0 war", "0 muster army-1", "0 march 1 conquest", "1 stand")
    fight(table, "4", "3")
    won = table.heard(code.DUEL_WON)[-1]
    assert (won.a, won.b) == (6, 5) and table.state.cities[1] == 1
    assert table.heard(code.VICTORIOUS)[-1].a == 1


def test_a_hero_alone_against_an_absent_army() -> None:
    """7.1, scenario 10: v = 1, two random cards, seen by the two only (13.1)."""
    table = Table(3, hands={0: "hero", 1: "iron wood gold"})
    table.state.away = 2  # the army of seat 1
    table.turn().do("0 war", "0 hero army", "0 march 1 plunder", "1 stand")
    table.do("seize gold", "seize iron")
    assert table.hand(0) == "iron gold" and table.hand(1) == "wood" and table.pile("hero") == 1
    assert {event.audience for event in table.heard(code.SEIZED)} == {0b11}


def test_the_way_home() -> None:
    """7.6, scenario 11, edge 38: away in the next turn, home at its end."""
    table = Table(3, armies={1: 0}).turn()
    table.do("0 war", "0 muster army-1", "0 march 1 destruction", "1 stand")
    assert table.state.away == 1 and not ready_armies(table.state, 0)
    table.do("0 finish")
    for seat in (1, 2):
        table.do("draw iron", f"{seat} pass", f"{seat} finish")
    table.do("draw iron", "draw iron", "draw iron", "0 pass", "1 pass", "2 pass", "draw iron")
    assert table.refusal("0 war") == "nothing-ready"
    table.do("0 pass", "0 finish")
    assert ready_armies(table.state, 0) == 1 and table.heard(code.RETURNED)


def test_a_direct_road_brings_armies_home_at_once() -> None:
    """7.6, W7, edge 31: after Olympic Games too."""
    table = Table(3, hands={1: "olympics"})
    table.state.roads = 1
    table.turn().do("0 war", "0 muster army-1", "0 march 1 conquest", "1 olympics")
    assert ready_armies(table.state, 0) == 1 and table.pile("olympics") == 1
    assert [e.a for e in table.heard(code.HOME)] == [1] and not table.heard(code.MARCHING)


def test_olympic_games_cost_the_attackers_heroes() -> None:
    """W3; the war action is used up."""
    table = Table(2, hands={0: "hero hero", 1: "olympics"}).turn().do("0 war", "0 muster army-1")
    table.do("0 hero army", "0 hero lead army-1", "0 march 1 conquest", "1 olympics")
    assert table.pile("hero") == 2 and table.state.away == 1 and "finish" in table.legal(0)


def test_a_hero_leads_a_hero() -> None:
    """W2, edges 28 and 29: card + 2, both discarded; never a second general."""
    table = Table(2, hands={0: "hero hero hero"}, armies={0: 1})
    table.state.generals = 1
    table.turn().do("0 war", "0 muster army-1", "0 hero army")
    assert table.refusal("0 hero lead army-1") == "has-general"
    table.do("0 hero lead hero-1")
    assert table.refusal("0 hero lead hero-1") == "has-general"
    table.do("0 march 1 conquest", "1 stand")
    fight(table, "1 3", "4", [("hero-1", "army-2")])
    assert table.heard(code.DUEL_WON)[-1].a == 5
    assert table.pile("hero") == 2 and table.hand(0) == "hero"


def test_nobody_defends() -> None:
    """7.3, edge 32: a = 2, d = 0, conquest: one city."""
    table = Table(2, armies={0: 2, 1: 0}, cities={0: 1, 1: 2}).turn().do("0 war")
    table.do("0 muster army-1", "0 muster army-2", "0 march 1 conquest", "1 stand")
    assert (table.state.cities[0], table.state.cities[1]) == (2, 1)


def test_drawn_duels_change_nothing() -> None:
    """W8, edge 33: v = 0, nobody dies, armies still travel."""
    table = Table(2, armies={0: 3, 1: 3}).turn().do("0 war")
    table.do(*(f"0 muster army-{n}" for n in (1, 2, 3)), "0 march 1 conquest", "1 stand")
    fight(table, "2 2 2", "2 2 2", [(f"army-{n}", f"army-{n + 3}") for n in (1, 2, 3)])
    assert table.heard(code.VICTORIOUS)[-1].a == 0 and table.state.away.bit_count() == 3
    assert table.state.armies[1].bit_count() == 3


def test_destruction_takes_one_or_two_and_never_more_than_there_are() -> None:
    """7.5, edge 34."""
    for monument, armies, left in ((1, 3, 0), (4, 3, 2), (4, 2, 3), (4, 1, 3)):
        table = Table(2, armies={0: armies, 1: 0}, monument={1: monument}).turn().do("0 war")
        table.do(*(f"0 muster army-{n + 1}" for n in range(armies)))
        table.do("0 march 1 destruction", "1 stand")
        assert table.state.monument[1] == left and table.pile("concrete") == monument - left


def test_plunder_is_capped_by_the_hand_and_counts_for_the_limit() -> None:
    """7.5, W6, edge 35."""
    hands = {0: "wood wood wood", 1: "iron iron iron"}
    table = Table(2, armies={0: 2, 1: 0}, hands=hands).turn().do("0 war")
    table.do("0 muster army-1", "0 muster army-2", "0 march 1 plunder", "1 stand")
    table.do(*["seize iron"] * 3, "0 finish")
    assert "discard iron" in table.legal(0) and table.state.size[0] == 6


def test_illegal_forces_are_refused() -> None:
    """7.1."""
    table = Table(2, armies={0: 2})
    table.state.quaked, table.state.deck[15] = 2, 1
    table.turn().do("0 war")
    assert table.refusal("0 march 1 conquest") == "empty-force"
    assert table.refusal("0 muster army-2") == "army-not-ready"
    assert table.refusal("0 muster army-3") == "not-your-army"
    assert table.refusal("0 hero army") == "no-hero"
    table.do("0 muster army-1")
    assert table.refusal("0 muster army-1") == "already-mustered"
    assert table.refusal("0 march 0 conquest") == "yourself"
    assert table.refusal("0 march 3 conquest") == "eliminated"
    assert table.refusal("1 stand") == "not-your-turn"


def test_the_muster_is_secret_until_the_march() -> None:
    """7.1, 13.1: one declaration, whatever the steps."""
    table = Table(2, armies={0: 2}, hands={0: "hero"}).turn().do("0 war")
    before = table.view(1)
    table.do("0 muster army-1", "0 hero army")
    assert table.view(1) == before


def test_idle_battle_cards_stay_unseen() -> None:
    """7.4, W5, edge 39: more defenders than attackers."""
    table = Table(2, armies={1: 2}).turn().do("0 war", "0 muster army-1", "0 march 1 plunder")
    table.do("1 stand")
    fight(table, "1", "6 5", [("", "army-2")])
    seen = [event for event in table.heard(code.BATTLE_CARD) if event.audience >> 0 & 1]
    assert [event.a for event in seen] == [1]
    assert sum(table.state.battle) == 36


def test_assignment_and_picks_are_open_to_both_at_once() -> None:
    """W5: neither order nor the other's answer matters."""
    states = []
    for order in (("0 assign 1", "1 assign 6"), ("1 assign 6", "0 assign 1")):
        table = Table(2, armies={0: 2, 1: 2}).turn().do("0 war", "0 muster army-1")
        table.do("0 muster army-2", "0 march 1 plunder", "1 stand")
        table.do("strength 1", "strength 2", "strength 6", "strength 5")
        assert table.actors == [0, 1]
        table.do(*order)
        states.append(table.state.dump())
    assert states[0] == states[1]


def test_the_option_who_shows_first() -> None:
    """Option duels: the named side shows its army, not its card, before the other picks."""
    for option, first in ((1, 0), (2, 1)):
        table = Table(2, armies={0: 2, 1: 2}, options={"duels": option}).turn().do("0 war")
        table.do("0 muster army-1", "0 muster army-2", "0 march 1 plunder", "1 stand")
        table.do(*["strength 3"] * 4, "0 assign 3", "1 assign 3")
        assert table.actors == [first]
        table.do(f"{first} fight army-{1 if first == 0 else 3}")
        assert table.heard(code.SHOWED) and table.actors == [1 - first]


def test_a_last_hero() -> None:
    """X1, scenario 16: no city, one Hero; v = 0 is the end, v = 1 comes in time."""
    for mine, his, alive in (("1", "6", False), ("6", "1", True)):
        hands = {0: "hero", 1: "iron wood"}
        table = Table(3, hands=hands, cities={0: 0}, armies={0: 0}).turn().do("0 war")
        table.do("0 hero army", "0 march 1 plunder", "1 stand")
        fight(table, mine, his)
        if alive:
            table.do("seize iron", "seize wood")
        assert bool(table.state.alive & 1) is alive


def test_the_eliminated_give_everything_back() -> None:
    """X3, edges 40 and 50: armies that are away too, the claim, the monument."""
    table = Table(3, cities={1: 1}, armies={0: 2, 1: 2}, monument={1: 3})
    table.state.away, table.state.claims, table.state.generals = 0b1100, 0b010, 0b0100
    table.state.roads = 0b011
    table.turn().do("0 war", "0 muster army-1", "0 muster army-2", "0 march 1 conquest", "1 stand")
    state = table.state
    assert state.alive == 0b101 and state.claims == 0 and state.generals == 0
    assert table.pile("concrete") == 3 and state.roads == 0 and state.armies[1] == 0
    assert state.away == 0  # W7: the road was there when the battle ended


# ---- disasters


def test_an_earthquake_holds_an_army_until_its_owners_next_turn_ends() -> None:
    """E2, scenario 12, edge 42: it does not defend; the card lies by it meanwhile."""
    table = Table(3).draw(0).do("draw earthquake", "0 shake army-2", "1 decline")
    assert table.state.quaked == 2 and table.pile("earthquake") == 0
    table.do("0 pass", "0 finish", "draw iron", "1 pass", "1 finish")
    assert table.state.quaked == 0 and table.pile("earthquake") == 1


def test_an_earthquake_without_a_target_is_discarded() -> None:
    """E2, edge 41: generals and armies that are away cannot be struck."""
    table = Table(3)
    table.state.generals, table.state.away = 0b010, 0b100
    table.draw(0).do("draw earthquake")
    assert table.pile("earthquake") == 1 and table.heard(code.NO_TARGET)


def test_an_earthquake_spares_the_shielded() -> None:
    """E2."""
    table = Table(4)
    table.state.generals = 0b0010
    table.draw(0).do("draw earthquake")
    assert table.refusal("0 shake army-2") == "shielded"
    assert table.refusal("0 shake army-1") == "yourself"


def test_luck_saves_only_its_holder_from_a_volcano() -> None:
    """Rules 9, edge 44: a bystander is not asked."""
    table = Table(3, hands={1: "luck", 2: "luck"}).draw(0).do("draw volcano", "0 erupt 1")
    assert table.actors == [1] and table.refusal("2 luck") == "not-your-turn"
    table.do("1 luck")
    assert table.state.cities[1] == 1 and table.pile("volcano") == table.pile("luck") == 1


def test_windows_betray_nobody() -> None:
    """13.1: with uniform windows whoever might answer is asked, with or without a card."""
    for hands, options, asked in (({}, {}, [1]), ({1: "luck"}, {}, [1]), ({}, {"windows": 1}, [0])):
        table = Table(3, hands=hands, options=options).draw(0).do("draw volcano", "0 erupt 1")
        assert table.actors == asked


def test_barbarians_destroy_a_monument() -> None:
    """B1, B2, scenario 13: 3 against 4 is lost, the second meets nobody; v = 1."""
    table = Table(2, monument={0: 2}).draw(0).do("draw barbarians-2", "0 stand", "strength 4")
    table.do("strength 3")
    assert table.state.monument[0] == 1 and table.state.armies[0] == 1
    assert table.heard(code.VICTORIOUS)[-1].a == 1 and table.pile("barbarians-2") == 1


def test_cards_of_barbarians_are_drawn_when_they_are_shown() -> None:
    """H2, 13.1: before, nobody sees them, and they are in the deck for all to believe in."""
    table = Table(2, armies={0: 2}).draw(0).do("draw barbarians-2", "0 stand")
    table.do("strength 6", "strength 1", "0 assign 1")
    assert sum(table.state.battle) == 34 and table.actors == [0]
    table.do("0 fight army-1")
    assert table.actors == [7] and sum(table.state.battle) == 34
    table.do("strength 2")
    assert (table.heard(code.DUEL_WON)[-1].a, table.heard(code.DUEL_WON)[-1].b) == (2, 1)


def test_barbarians_plunder_where_there_is_no_monument() -> None:
    """B2, rules 8: discarded face up."""
    table = Table(2, hands={0: "iron wood"}, armies={0: 0}).draw(0)
    table.do("draw barbarians-2", "0 stand", "seize iron", "seize wood")
    assert table.hand(0) == "" and table.pile("iron") == table.pile("wood") == 1


def test_barbarians_find_nothing() -> None:
    """Edge 45: monument 0, hand empty: the battle is fought, nothing taken."""
    table = Table(2).draw(0).do("draw barbarians-2", "0 stand", "strength 1", "strength 6")
    assert table.state.armies[0] == 0 and table.state.alive == 0b11


def test_the_victim_chooses_who_fights_barbarians() -> None:
    """Rules 8, edge 46: two of three armies; the third card stays unseen."""
    table = Table(2, armies={0: 3}, monument={0: 1}).draw(0).do("draw barbarians-2", "0 stand")
    table.do("strength 1", "strength 6", "strength 6", "0 assign 1", "0 assign 6")
    table.do("0 fight army-2", "strength 2", "0 fight army-3", "strength 2")
    assert table.state.armies[0].bit_count() == 3 and table.state.monument[0] == 1


def test_luck_olympics_and_heroes_against_barbarians() -> None:
    """Rules 8: either, or Heroes; not Olympics after a Hero."""
    for play in ("luck", "olympics"):
        table = Table(2, hands={0: play}).draw(0).do("draw barbarians-2", f"0 {play}")
        assert table.pile("barbarians-2") == 1 and table.state.victim == -1
    table = Table(2, hands={0: "hero olympics luck"}).draw(0).do("draw barbarians-2")
    table.do("0 hero army")
    assert table.refusal("0 olympics") == table.refusal("0 luck") == "hero-played"
    table.do("0 stand")
    assert table.heard(code.STOOD)[-1].a == 2
    war = Table(2, hands={1: "luck"}).turn().do("0 war", "0 muster army-1", "0 march 1 plunder")
    assert war.refusal("1 luck") == "wrong-window"


def test_a_fixed_goal_of_barbarians() -> None:
    """Option barbarians: nothing to take means no loss."""
    options = {"barbarians": 1}
    table = Table(2, hands={0: "iron"}, armies={0: 0}, options=options).draw(0)
    assert table.do("draw barbarians-2", "0 stand").hand(0) == "iron"
    options = {"barbarians": 2}
    table = Table(2, hands={0: "iron"}, armies={0: 0}, monument={0: 2}, options=options).draw(0)
    table.do("draw barbarians-2", "0 stand", "seize iron")
    assert table.state.monument[0] == 2 and table.hand(0) == ""


def test_a_raid_in_the_middle_of_taxes_is_fought_first() -> None:
    """Rules 8: play resumes where it stopped."""
    table = Table(2, cities={0: 2}).turn().do("0 taxes", "draw barbarians-2", "0 stand")
    table.do("strength 6", "strength 1", "draw iron")
    assert table.hand(0) == "iron"


def test_one_hero_is_one_hero_and_one_stone_is_a_monument() -> None:
    """7.1, B2: a Hero is used once; a monument of one is destroyed rather than the hand taken."""
    table = Table(2, hands={0: "hero"}).turn().do("0 war", "0 hero army")
    assert table.refusal("0 hero army") == table.refusal("0 hero lead hero-1") == "no-hero"
    raid = Table(2, hands={0: "iron"}, armies={0: 0}, monument={0: 1}).draw(0)
    raid.do("draw barbarians-2", "0 stand")
    assert raid.state.monument[0] == 0 and raid.hand(0) == "iron"
