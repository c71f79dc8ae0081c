"""Taxes, construction, monument, hand limit: rules 6 and 10, scenario 7, edge cases 23 to 27."""

from __future__ import annotations

from tests.age_of_heroes.table import Table
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.rules.endings import joined


def test_taxes_bring_a_card_per_city_fixed_when_chosen() -> None:
    """T1: a Boom on the way adds no draw."""
    table = Table(2, cities={0: 2}).turn().do("0 taxes", "draw population-boom", "draw iron")
    assert table.state.cities[0] == 3 and table.hand(0) == "iron"
    assert table.actors == [0] and "finish" in table.legal(0)  # the monument


def test_taxes_without_a_city_swap_one_card() -> None:
    """Rules 6.1."""
    table = Table(2, hands={0: "iron wood"}, cities={0: 0}).turn().do("0 taxes")
    assert table.legal(0) == ["discard iron", "discard wood"]
    table.do("0 discard wood", "draw gold")
    assert table.hand(0) == "iron gold"


def test_gold_stands_for_anything_else() -> None:
    """Rules 6.2, scenario 7: wood, gold, gold build a city or a general; by the same rule also a
    fortress or a road."""
    table = Table(2, hands={0: "wood gold gold"}).turn()
    builds = [line for line in table.legal(0) if line.startswith("build")]
    assert builds == [
        "build city wood gold gold",
        "build fortress wood gold gold",
        "build general army-1 gold gold",
        "build road 1 gold gold",
    ]
    assert table.refusal("0 build city wood wood stone") == "cannot-pay"
    table.do("0 build city wood gold gold")
    assert table.state.cities[0] == 2 and table.hand(0) == "" and table.pile("gold") == 2


def test_two_gold_make_a_general_not_an_army() -> None:
    """Rules 6.2, edge 23; nothing stands for gold."""
    table = Table(2, hands={0: "gold gold"}).turn()
    builds = [line for line in table.legal(0) if line.startswith("build")]
    assert builds == ["build general army-1 gold gold", "build road 1 gold gold"]
    assert table.refusal("0 build army iron gold gold") == "cannot-pay"
    iron = Table(2, hands={0: "iron iron"}).turn()
    assert iron.refusal("0 build general army-1 iron gold") == "cannot-pay"


def test_a_general_needs_an_army_of_ones_own_without_one() -> None:
    """C1, edge 24; an earthquake does not matter, being away does."""
    table = Table(2, hands={0: "iron gold iron gold"}).turn().do("0 build general army-1 iron gold")
    assert table.state.generals == 1
    assert table.refusal("0 build general army-1 iron gold") == "has-general"
    assert table.refusal("0 build general army-2 iron gold") == "not-your-army"
    away = Table(2, hands={0: "iron gold"})
    away.state.away = 1
    assert away.turn().refusal("0 build general army-1 iron gold") == "army-away"
    shaken = Table(2, hands={0: "iron gold"})
    shaken.state.quaked, shaken.state.deck[15] = 1, 1
    assert shaken.turn().refusal("0 build general army-1 iron gold") == ""


def test_a_road_needs_consent_before_anything_is_paid() -> None:
    """Rules 6.2, C2, edge 25."""
    table = Table(4, hands={0: "stone stone"}).turn().do("0 build road 1")
    assert table.actors == [1] and table.hand(0) == "stone stone"
    table.do("1 refuse")
    assert table.hand(0) == "stone stone"
    assert table.refusal("0 build road 1") == "refused-already"
    assert table.refusal("0 build road 2") == "not-neighbour"
    table.do("0 build road 3", "3 consent")
    assert table.hand(0) == "" and joined(table.state, 0, 3) and table.pile("stone") == 2
    assert [(e.seat, e.a) for e in table.heard(code.ROAD_BUILT)] == [(0, 3)]
    assert [e.a for e in table.heard(code.ROAD_ASKED)] == [1, 3]


def test_two_players_have_one_road() -> None:
    """Rules 6.2, edge 26."""
    table = Table(2, hands={0: "stone stone stone stone", 1: "stone stone"}).turn()
    table.do("0 build road 1", "1 consent")
    assert table.refusal("0 build road 1") == "road-exists"
    table.do("0 finish", "0 finish", "draw iron")
    assert table.refusal("1 build road 0") == "road-exists"


def test_an_empty_pile_cannot_be_built_from() -> None:
    """Rules 6.2, edge 27: after a battle kills an army there is one again."""
    hands = {0: "iron grain grain", 1: "iron grain grain"}
    table = Table(2, hands=hands, armies={0: 6, 1: 6}).turn()
    assert table.refusal("0 build army") == "pile-empty"
    table.do("0 war", "0 muster army-1", "0 march 1 plunder", "1 stand", "strength 6")
    table.do("strength 1", *["strength 2"] * 5, *["1 assign 1"], *["1 assign 2"] * 4)
    table.do("1 fight army-7", "seize iron", "seize grain")
    assert table.state.armies[1].bit_count() == 5
    table.do("0 finish", "draw iron")
    assert table.refusal("1 build army") != "pile-empty"


def test_an_army_built_with_the_last_cards_does_not_save_a_tribe() -> None:
    """X1: checked after every build; a city would have come in time."""
    table = Table(3, hands={0: "iron grain grain"}, cities={0: 0}).turn().do("0 build army")
    assert table.state.alive == 0b110
    table = Table(3, hands={0: "wood wood stone"}, cities={0: 0}).turn().do("0 build city")
    assert table.state.alive == 0b111


def test_only_own_stones_and_five_at_most() -> None:
    """M1: a spare stays in hand."""
    hands = {0: "limestone limestone limestone concrete"}
    table = Table(2, hands=hands, monument={0: 3}).turn().do("0 pass")
    assert table.legal(0) == ["finish", "place 1", "place 2"]
    assert table.refusal("0 place 3") == "not-so-many"
    table.do("0 place 2")
    assert table.state.monument[0] == 5 and table.hand(0) == "limestone concrete"


def test_the_hand_limit_holds_at_the_end_of_ones_own_turn() -> None:
    """Rules 10."""
    table = Table(2, hands={0: "iron iron iron wood wood wood stone"}).turn()
    table.do("0 pass", "0 finish", "0 discard iron", "0 discard stone")
    assert table.hand(0) == "iron iron wood wood wood" and table.actors == [7]
    assert [e.a for e in table.heard(code.DISCARDED)] == [0, 3]


def test_passing_is_always_legal() -> None:
    """Rules 6.4."""
    table = Table(2, armies={0: 0}).turn().do("0 pass")
    assert table.heard(code.WAR_PASSED)


def test_leaving_is_an_option() -> None:
    """Rules 12: the hand is discarded, the cities go back."""
    table = Table(3, hands={0: "iron"}, options={"leaving": 1}).turn().do("0 concede")
    assert table.state.alive == 0b110 and table.pile("iron") == 1 and table.state.cities[0] == 0
    assert Table(3).turn().refusal("0 concede") == "stays"
    assert Table(3, options={"leaving": 1}).turn().legal(0) == ["taxes", "pass", "war", "concede"]
