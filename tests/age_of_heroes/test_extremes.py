"""Corners: the last card, the empty deck, ties of all, options at their ends, deaths on the way."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.table import GAME, KIND, Table
from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import pile_of, ready_armies
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame
from wartable.games.age_of_heroes.engine.steps.opening import CHOICES
from wartable.kernel import CHANCE, SPECTATOR, Rng, outcomes

# ---- decks


def bury(state: AgeOfHeroesState) -> None:
    """The deck is gone, as if everything lay in somebody's hand."""
    for kind in range(22):
        state.deck[kind] = 0


class Short(Table):
    """A table whose deck lacks cards on purpose."""

    def do(self, *lines: str) -> Table:
        for line in lines:
            seat, action = self.parse(line)
            assert self.game.refusal(self.state, seat, action) == 0, line
            self.game.apply(self.state, seat, action, self.told)
        return self


def test_the_last_card_comes_back_when_it_is_the_only_one() -> None:
    """6.1, rules 1: deck and pile empty; the card discarded for the draw is the new deck."""
    table = Short(2, hands={0: "wood"}, cities={0: 0})
    bury(table.state)
    table.turn().do("0 taxes", "0 discard wood")
    assert table.heard(code.RESHUFFLED)[-1].a == 1
    table.do("draw wood")
    assert table.hand(0) == "wood" and table.state.alive == 0b11


def test_draws_of_a_fair_may_be_lost() -> None:
    """Rules 1, 4: the one card that is left goes to the first; the fair is held."""
    table = Short(3)
    bury(table.state)
    table.state.pile[KIND["iron"]] = 1
    table.fair_draw().do("draw iron")
    assert [e.seat for e in table.heard(code.DRAW_LOST)] == [1, 2]
    assert frame(table.state) == code.FAIR and table.state.size[0] == 1


def test_equal_cards_are_one_outcome_weighted_by_their_number() -> None:
    """Rules 1: a draw is fair."""
    table = Table(2).draw(0)
    drawn = {GAME.sample_chance(table.state, Rng(seed)) for seed in range(400)}
    assert drawn == {kind for kind in range(22) if table.state.deck[kind]}
    weights = {kind: int(n) for kind, n in enumerate(table.state.deck) if n}
    assert dict(outcomes(GAME, table.state) or ()) == weights
    assert table.refusal("draw barbarians-3") == "wrong-card"
    assert table.game.refusal(table.state, CHANCE, code.STRENGTH) == code.WRONG_CARD
    assert table.game.refusal(table.state, CHANCE, code.CHANCES) != 0


# ---- draws and who sees them


def test_a_draw_in_a_turn_is_seen_by_its_owner_unless_it_acts() -> None:
    """13.1: immediate cards are resolved in sight of all."""
    table = Table(2).draw(0).do("draw iron")
    assert [e.audience for e in table.heard(code.DREW)] == [1]
    table = Table(2).draw(0).do("draw population-boom")
    assert table.heard(code.DREW)[0].audience >> SPECTATOR & 1


def test_pending_cards_of_a_fair_are_seen_by_their_drawer_only() -> None:
    """13.1, X1: their number is public."""
    table = Table(2)
    table.state.roads = 1
    table.fair_draw().do("draw volcano", "draw famine", "draw iron", "draw iron")
    assert {e.audience for e in table.heard(code.DREW)} == {1, 2}
    other = table.view(1)
    assert other.pending == {} and other.tribes[0].pending == 2
    assert table.refusal("0 resolve population-boom") == "not-pending"
    assert table.refusal("1 resolve famine") == "not-your-turn"


def test_the_first_fair_alone_is_harmless() -> None:
    """S2: a Volcano of the second fair erupts."""
    table = Table(2, round=1).fair_draw()
    assert table.state.round == 2
    table.do("draw volcano", "draw iron", "1 decline")
    assert table.state.cities[1] == 0 and table.heard(code.ERUPTED)


# ---- windows of holders only


def test_only_holders_are_asked_with_the_option() -> None:
    """13.1, 13.2, option windows = holders: windows nobody can use close by themselves."""
    options = {"windows": 1}
    war = Table(2, options=options).turn().do("0 war", "0 muster army-1", "0 march 1 plunder")
    assert war.heard(code.STOOD) and war.actors == [CHANCE]
    holder = Table(2, hands={1: "hero"}, options=options).turn()
    assert holder.do("0 war", "0 muster army-1", "0 march 1 plunder").actors == [1]
    lucky = Table(2, hands={1: "luck"}, options=options).turn()
    assert lucky.do("0 war", "0 muster army-1", "0 march 1 plunder").actors == [CHANCE]
    raid = Table(2, hands={0: "luck"}, options=options).draw(0).do("draw barbarians-2")
    assert raid.actors == [0] and raid.legal(0) == ["luck", "stand"]
    famine = Table(4, hands={2: "luck grain", 1: "grain"}, options=options).draw(3)
    famine.do("draw famine")
    assert famine.actors == [2]
    famine.do("2 decline")
    assert famine.hand(1) == "" and famine.hand(2) == "luck"
    quake = Table(3, options=options).draw(0).do("draw earthquake", "0 shake army-3")
    assert quake.state.quaked == 0b100
    for hand, asked in (("limestone", True), ("concrete", False)):
        monument = Table(2, hands={0: hand}, options=options).turn().do("0 pass")
        assert ("place 1" in monument.legal(0)) is asked and (monument.actors == [0]) is asked


def test_a_complete_monument_is_not_asked_about() -> None:
    """M1: there is no room, which everybody sees."""
    table = Table(2, hands={0: "limestone"}, monument={0: 5}).turn().do("0 pass")
    assert table.actors == [CHANCE] and table.hand(0) == "limestone"


# ---- deaths on the way


def test_luck_as_a_last_card() -> None:
    """X1, 11: it is played to the end, then its player is out: after every resolved card."""
    table = Table(3, hands={1: "luck"}, cities={1: 0}).draw(0)
    table.do("draw earthquake", "0 shake army-2", "1 luck")
    assert table.state.alive == 0b101 and table.heard(code.LUCKY)[-1].a == KIND["earthquake"]
    famine = Table(3, hands={1: "luck"}, cities={1: 0}).draw(0)
    famine.do("draw famine", "0 decline", "1 luck")
    assert famine.state.alive == 0b101 and not famine.heard(code.STARVED)
    raid = Table(3, hands={0: "luck"}, cities={0: 0}).draw(0).do("draw barbarians-2", "0 luck")
    assert raid.state.alive == 0b110 and raid.heard(code.LUCKY)[-1].a == KIND["barbarians-2"]


def test_olympics_as_a_last_card_on_both_sides() -> None:
    """X1, W3, 7.7: defender first, then the attacker whose Hero was his last card."""
    hands = {0: "hero", 1: "olympics", 2: "iron"}
    table = Table(3, hands=hands, cities={0: 0, 1: 0}, armies={0: 0}).turn()
    table.do("0 war", "0 hero army", "0 march 1 conquest", "1 olympics")
    assert [e.seat for e in table.heard(code.WENT_OUT)] == [1, 0]
    assert table.state.winner == 2 and table.game.outcome(table.state).places == [2, 3, 1]


def test_a_famine_may_empty_several_tribes() -> None:
    """X1, X4, 12: from the drawer leftwards; the places of those who went follow their order."""
    hands = dict.fromkeys(range(4), "grain")
    table = Table(4, hands=hands, cities=dict.fromkeys(range(4), 0)).draw(2)
    table.do("draw famine", "2 decline", "3 decline", "0 decline", "1 decline")
    assert [e.seat for e in table.heard(code.WENT_OUT)] == [2, 3, 0]
    assert table.state.winner == 1 and table.game.outcome(table.state).places == [2, 1, 4, 3]
    assert [e.a for e in table.heard(code.STARVED)] == [1, 1, 1, 1]


def test_whoever_lost_the_last_city_draws_no_more_taxes_for_it() -> None:
    """6.1, T1: the number is fixed; a swap of one card without a city, whatever comes."""
    table = Table(3, hands={0: "iron"}, cities={0: 0}).turn().do("0 taxes", "0 discard iron")
    assert table.heard(code.TAXED)[-1].a == 1
    table.do("draw population-boom")
    assert table.state.cities[0] == 1 and table.state.size[0] == 0 and table.state.alive == 0b111


def test_the_first_player_dies_at_a_fair() -> None:
    """R1, 4: trading begins with the next; the turns too."""
    table = Table(3, hands={1: "iron", 2: "iron"}, cities={0: 0}, armies={0: 0})
    table.state.hand[0], table.state.size[0] = 1 << 8, 1
    table.state.deck[KIND["grain"]] -= 1
    table.fair_draw().do("draw famine", "draw wood", "draw wood")
    table.do("0 decline", "1 decline", "2 decline")
    assert table.state.alive == 0b110 and table.actors == [1]
    table.do("1 pass", "2 pass")
    assert table.state.active == 1


def test_a_conceding_claimant_leaves_nothing_behind() -> None:
    """12, X3: hand and property go back, the turn ends at once, the last one wins."""
    table = Table(3, hands={0: "iron gold"}, monument={0: 5}, options={"leaving": 1})
    table.state.claims, table.state.roads = 1, 0b101
    table.turn().do("0 concede")
    assert table.state.active == 1 and table.state.claims == 0 and table.state.roads == 0
    assert [e.kind for e in table.told][-3:-1] == [code.CONCEDED, code.WENT_OUT]
    assert table.pile("limestone") == 5 and table.pile("iron") == table.pile("gold") == 1
    table.do("draw iron", "1 concede")
    assert table.state.winner == 2


def test_a_shaken_army_of_the_eliminated_lets_its_card_go() -> None:
    """X3: Earthquake cards lying there are discarded, fortresses and generals come back."""
    table = Table(3, cities={1: 1}, armies={0: 2, 1: 2}, fortresses={1: 3})
    table.state.quaked, table.state.deck[KIND["earthquake"]] = 0b1100, 0
    table.turn().do("0 war", "0 muster army-1", "0 muster army-2", "0 march 1 conquest", "1 stand")
    assert table.state.alive == 0b101 and table.pile("earthquake") == 2
    assert [pile_of(table.state, item) for item in range(5)] == [9, 9, 9, 6, 6]


# ---- ends


def test_a_tie_of_all_is_shared() -> None:
    """V4: better way, both ways, armies ready or away, else shared; the shaken do not count."""
    table = Table(3, round=100)
    table.state.away = 0b001
    table.turn(2).do("2 pass", "2 finish")
    assert table.game.outcome(table.state).places == [1, 1, 1]
    table = Table(3, round=100, armies={1: 2})
    table.state.quaked, table.state.deck[KIND["earthquake"]] = 0b0100, 1
    table.turn(2).do("2 pass", "2 finish")
    assert table.game.outcome(table.state).places == [1, 1, 1]


@pytest.mark.parametrize(
    ("cities", "monument", "places"),
    [
        ({0: 4, 1: 3}, {1: 3}, [1, 2]),  # the better way before both ways
        ({0: 3, 1: 3}, {0: 1}, [1, 2]),
        ({0: 1, 1: 3}, {0: 3}, [1, 2]),
    ],
)
def test_the_ranking_of_a_draw(
    cities: dict[int, int], monument: dict[int, int], places: list[int]
) -> None:
    """V4."""
    table = Table(2, round=100, cities=cities, monument=monument, armies={1: 3})
    table.turn(1).do("1 pass", "1 finish")
    assert table.game.outcome(table.state).places == places


def test_the_shortest_game_has_one_round() -> None:
    """V4: option round-limit = 1, and what lies outside every option's range."""
    table = Table(2, round=1, options={"round-limit": 1}).turn(1).do("1 pass", "1 finish")
    assert table.state.ended == code.BY_LIMIT and table.refusal("0 pass") == "over"
    for key, most in CHOICES.items():
        GAME.start(2, {key: most - 1})
        for value in (-1, most):
            with pytest.raises(ValueError, match=key):
                GAME.start(2, {key: value})
    for seats in (1, 7):
        with pytest.raises(ValueError, match="seats"):
            GAME.start(seats, {})


def test_a_claim_of_the_fair_needs_the_option_and_the_fair() -> None:
    """V2, option claim = next-turn: a Boom in one's own turn is a claim at its end as ever."""
    table = Table(2, cities={0: 4}, options={"claim": 1}).draw(0).do("draw population-boom")
    assert table.state.claims == 0
    table.do("0 pass", "0 finish")
    assert table.state.claims == 1 and table.state.winner == -1
    fair = Table(2, cities={0: 3}, options={"claim": 1}).fair_draw()
    assert fair.do("draw population-boom", "draw iron").state.claims == 0


def test_a_win_waits_for_the_end_of_the_own_turn() -> None:
    """V3: another's turn, a conquest, a placed stone end nothing by themselves."""
    table = Table(2, cities={0: 4, 1: 5}, armies={0: 2, 1: 0}, monument={0: 4})
    table.state.claims = 0b11
    table.turn().do("0 war", "0 muster army-1", "0 muster army-2", "0 march 1 conquest", "1 stand")
    assert table.state.cities[0] == 5 and table.state.ended == 0
    table.do("0 finish")
    assert table.state.winner == 0


# ---- wars


def test_what_is_not_ready_does_not_defend() -> None:
    """7.3, scenario 12, edge 38, W4: shaken and absent armies stay out; all others fight."""
    table = Table(3, armies={1: 4})
    table.state.quaked, table.state.deck[KIND["earthquake"]] = 0b00010, 1
    table.state.away = 0b00100
    table.turn().do("0 war", "0 muster army-1", "0 march 1 plunder", "1 stand")
    assert table.heard(code.STOOD)[-1].a == 2
    shake = Table(3, armies={1: 2})
    shake.state.away = 0b0010
    shake.draw(0).do("draw earthquake")
    assert shake.legal(0) == ["shake army-3", "shake army-4"]
    assert shake.refusal("0 shake army-2") == "shielded"


def test_a_goal_without_prey() -> None:
    """W1, 7.5: war on a tribe that has nothing of the sort."""
    for goal in ("conquest", "plunder", "destruction"):
        hands = {1: "" if goal == "plunder" else "iron"}
        cities = {1: 0 if goal == "conquest" else 1}
        table = Table(3, armies={0: 2, 1: 0}, hands=hands, cities=cities).turn().do("0 war")
        table.do("0 muster army-1", "0 muster army-2", f"0 march 1 {goal}", "1 stand")
        assert table.state.alive == 0b111 and table.state.away == 0b11
        assert "finish" in table.legal(0)


def test_conquest_takes_a_city_for_two_and_never_more_than_there_are() -> None:
    """7.5, W6: floor(v / 2)."""
    for armies, cities, taken in ((1, 3, 0), (2, 3, 1), (3, 3, 1), (4, 3, 2), (6, 2, 2)):
        table = Table(3, armies={0: armies, 1: 0}, cities={1: cities}).turn().do("0 war")
        table.do(*(f"0 muster army-{n + 1}" for n in range(armies)))
        table.do("0 march 1 conquest", "1 stand")
        assert table.state.cities[0] == 1 + taken and table.heard(code.CONQUERED)[-1].b == taken


def test_generals_and_heroes_die_with_their_army() -> None:
    """7.4: a dead army's general is to be had again; a Hero is discarded, win or lose."""
    table = Table(2, hands={1: "hero hero"}, armies={0: 1, 1: 1})
    table.state.generals = 0b11
    table.turn().do("0 war", "0 muster army-1", "0 march 1 plunder", "1 hero army")
    assert table.refusal("1 hero lead army-2") == "has-general"
    table.do("1 hero lead hero-1", "1 stand", "strength 3", "strength 1", "strength 6")
    table.do("1 assign 1", "1 fight hero-1")
    lost = table.heard(code.DUEL_LOST)[-1]
    assert (lost.a, lost.b) == (5, 8)  # 3 + 2 against 6 + 2
    assert table.state.armies[0] == 0 and table.state.generals == 0b10
    assert pile_of(table.state, 3) == 5 and table.pile("hero") == 2
    assert table.heard(code.HEROES)[-1].a == 1 and table.heard(code.HEROES)[-1].b == 1


def test_picks_of_a_duel_may_come_in_either_order() -> None:
    """W5: neither sees the other's before both have chosen; the result is the same."""
    ends = []
    for order in ((0, 1), (1, 0)):
        table = Table(2, armies={0: 2, 1: 2}).turn().do("0 war", "0 muster army-1")
        table.do("0 muster army-2", "0 march 1 destruction", "1 stand")
        table.do(*(f"strength {n}" for n in (6, 1, 5, 2)), "0 assign 6", "1 assign 2")
        picks = {0: "0 fight army-1", 1: "1 fight army-3"}
        table.do(picks[order[0]])
        waiting = order[1]
        assert table.actors == [waiting] and not table.heard(code.SHOWED)
        assert table.view(waiting).battle.picked == ()
        assert table.refusal(picks[order[0]]) == "not-your-turn"
        table.do(picks[waiting])
        ends.append(table.state.dump())
    assert ends[0] == ends[1]


def test_who_has_fought_does_not_fight_again() -> None:
    """W5, 7.4."""
    table = Table(2, armies={0: 3, 1: 3}).turn().do("0 war")
    table.do(*(f"0 muster army-{n}" for n in (1, 2, 3)), "0 march 1 plunder", "1 stand")
    table.do(*["strength 3"] * 6)
    assert table.refusal("0 assign 4") == "not-dealt" and table.refusal("0 war") == "wrong-window"
    table.do(*["0 assign 3", "1 assign 3"] * 2, "0 fight army-2", "1 fight army-4")
    assert table.refusal("0 fight army-2") == "has-fought"
    assert table.refusal("0 fight army-4") == "not-in-force"
    assert table.refusal("1 fight army-4") == "has-fought"
    assert table.refusal("1 fight hero-1") == "not-in-force"


def test_a_new_army_is_ready_and_a_marched_one_is_not() -> None:
    """W9, 7.6."""
    table = Table(2, hands={0: "iron grain grain"}).turn().do("0 build army")
    assert ready_armies(table.state, 0) == 0b101


# ---- construction


def test_each_card_paid_is_told_and_discarded() -> None:
    """6.2: exact payment, seen by all."""
    table = Table(2, hands={0: "iron gold gold wood"}).turn()
    table.do("0 build fortress iron wood gold")
    assert [(e.a, e.b) for e in table.heard(code.PAID)] == [(0, 1), (1, 1), (4, 1)]
    assert table.hand(0) == "gold" and table.state.fortresses[0] == 1


@pytest.mark.parametrize(
    ("item", "cards"),
    [
        ("city", "wood wood stone"),
        ("army", "iron grain grain"),
        ("fortress", "iron wood stone"),
        ("general army-1", "iron gold"),
        ("road 1", "stone stone"),
    ],
)
def test_prices(item: str, cards: str) -> None:
    """6.2: with one card fewer it cannot be paid; with gold in place of any it can."""
    held = cards.split()
    for n, card in enumerate(held):
        fewer = held[:n] + held[n + 1 :]
        assert (
            Table(3, hands={0: " ".join(fewer)}).turn().refusal(f"0 build {item}") == "cannot-pay"
        )
        golden = Table(3, hands={0: " ".join([*fewer, "gold"])}).turn()
        built = [line for line in golden.legal(0) if line.startswith(f"build {item}")]
        assert bool(built) is True or card == "gold"
    table = Table(3, hands={0: cards}).turn().do(f"0 build {item}")
    if item.startswith("road"):
        table.do("1 consent")
    assert table.hand(0) == ""


def test_roads_supplies_and_strangers() -> None:
    """6.2, X2: no road from an empty pile, to oneself, to nobody, past a neighbour."""
    text = data.text().replace("road = { value = 6", "road = { value = 0")
    table = Table(4, hands={0: "stone stone"}, data_text=text).turn()
    assert table.refusal("0 build road 1") == "pile-empty"
    table = Table(4, hands={0: "stone stone"}).turn()
    for other in (0, 2, 5):
        assert table.refusal(f"0 build road {other}") == "not-neighbour"
    assert table.refusal("0 consent") == "wrong-window"


def test_taxes_need_a_city_or_a_card_and_war_somebody_ready() -> None:
    """6.1, 7.1, 13.2: the choices of the action phase; passing is always among them."""
    table = Table(2, hands={0: ""}, armies={0: 0})
    table.state.cities[0], table.state.pending[0], table.state.waiting[0] = 0, 1, 1
    table.state.deck[KIND["population-boom"]] -= 1
    table.turn()
    assert table.legal(0) == ["pass"] and table.refusal("0 taxes") == "nothing-to-tax"
    hero = Table(2, hands={0: "hero"}, armies={0: 0}).turn()
    assert hero.legal(0) == ["taxes", "pass", "war"]
