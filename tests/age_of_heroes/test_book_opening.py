"""Read sentence by sentence: what rules 2 to 6 say, as positions and what may follow in them."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.table import KIND, Table
from wartable.errors import BadInput
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import pile_of
from wartable.games.age_of_heroes.engine.components import many
from wartable.games.age_of_heroes.engine.state import frame


def opened(seats: int, *values: int, options: dict[str, int] | None = None) -> Table:
    """A game from its first card on; the battle cards of the draw for the first player."""
    table = Table(seats, options=options)
    table.state = table.game.start(seats, options or {})
    return table.do(*(f"strength {value}" for value in values))


def dealt(seats: int, *cards: str) -> Table:
    """Seat 0 first, tribes as seats; these cards are dealt."""
    table = opened(seats, 6, *[1] * (seats - 1))
    tribes = ("egyptians", "romans", "greeks", "babylonians", "celts", "chinese")
    for seat in range(seats):
        if table.actors == [seat]:
            table.do(f"{seat} tribe {tribes[seat]}")
    return table.do(*(f"draw {card}" for card in cards))


@pytest.mark.parametrize(
    ("draws", "first"),
    [
        ((3, 3, 4, 5), 1),  # two tie: both again
        ((3, 3, 2, 2, 6, 1), 0),  # and again
        ((6, 1), 0),
        ((1, 2), 1),
    ],
)
def test_two_draw_for_the_first_turn(draws: tuple[int, ...], first: int) -> None:
    """2, S1."""
    assert opened(2, *draws).state.first == first


def test_a_loser_of_the_first_draw_stays_one() -> None:
    """S1: seat 0 drew 5, the tied redraw 1 and 2 from a full deck; the 2 is first."""
    table = opened(4, 5, 6, 2, 6)
    assert list(table.state.battle) == list(table.game.figures.battle_copies)
    table.do("strength 1", "strength 2")
    assert table.state.first == 3 and table.actors == [3]


def test_the_draft_goes_left_and_no_tribe_is_taken_twice() -> None:
    """2: seats 3, 0, 1, 2."""
    table = opened(4, 1, 1, 1, 6)
    table.do("3 tribe greeks")
    assert table.refusal("0 tribe greeks") == "tribe-taken"
    assert table.refusal("1 tribe celts") == "not-your-turn"
    table.do("0 tribe celts", "1 tribe romans", "2 tribe chinese")
    assert [table.state.tribe[seat] for seat in range(4)] == [4, 1, 5, 2]


def test_lots_ask_nobody() -> None:
    """13.5, tribes = random: in the order of the draft, each tribe once."""
    table = opened(2, 1, 6, options={"tribes": 1})
    assert table.actors == [7] and table.refusal("1 tribe greeks") == "not-your-turn"
    table.do("lot greeks")
    assert table.refusal("lot greeks") != ""
    table.do("lot romans")
    assert (table.state.tribe[1], table.state.tribe[0]) == (2, 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_set_up_of_every_table(seats: int) -> None:
    """2: a city, an army and three cards each; all 108 cards stay, unused tribes' too."""
    table = dealt(seats, *["iron", "wood", "stone"] * (seats - 1), "hero", "luck", "olympics")
    state = table.state
    assert [state.cities[s] for s in range(seats)] == [1] * seats
    assert pile_of(state, 0) == 12 - seats and pile_of(state, 1) == 12 - seats
    assert sum(state.deck) == 108 - 3 * seats
    assert table.hand(seats - 1) == "olympics hero luck"
    assert state.deck[KIND["granite"]] == 6


def test_the_deal_does_no_harm() -> None:
    """2.5, S2: a Famine of the deal takes no grain, nobody is asked for Luck, nothing replaced."""
    table = dealt(2, "grain", "famine", "luck", "grain", "volcano", "earthquake")
    assert table.hand(0) == "grain luck" and table.hand(1) == "grain"
    assert table.pile("famine") == table.pile("volcano") == table.pile("earthquake") == 1
    assert table.state.cities[0] == table.state.cities[1] == 1 and table.state.quaked == 0
    table.do("draw volcano", "draw earthquake", "0 pass", "1 pass")  # the first fair
    assert table.hand(0) == "grain luck" and table.state.quaked == 0
    assert table.state.cities[1] == 1 and table.pile("volcano") == 2
    table.do("draw famine")  # of the first turn: it counts
    assert frame(table.state) == code.FAMINE_ROUND


def test_the_fair_draw_goes_round_from_the_first_player() -> None:
    """4: one card and one for every other tribe of the own road component, all before effects."""
    table = Table(3, hands={1: "grain"})
    table.state.first, table.state.roads = 2, 0b100  # a road 2-0
    table.fair_draw().do("draw famine", "draw grain", "draw grain", "draw wood")
    assert [table.state.waiting[seat] for seat in range(3)] == [0, 0, 1]
    table.do("draw grain")
    assert table.actors == [2]  # Famine is asked about from the drawer leftwards
    table.do("2 decline", "0 decline", "1 decline")
    assert [table.hand(seat) for seat in range(3)] == ["wood", "", ""]
    assert table.actors == [2] and frame(table.state) == code.FAIR


@pytest.mark.parametrize(("seats", "roads", "cards"), [(2, 1, 4), (6, 0b111111, 36), (3, 0b11, 9)])
def test_a_component_of_roads(seats: int, roads: int, cards: int) -> None:
    """4: everybody draws one and one per tribe that can be reached."""
    table = Table(seats)
    table.state.roads = roads
    table.fair_draw()
    for number in range(cards):
        assert table.actors == [7], number
        table.do(f"draw {('iron', 'wood', 'stone')[number // 12]}")
    assert frame(table.state) == code.FAIR


def test_a_raid_of_a_fair_is_fought_before_the_next_card() -> None:
    """4.2, E1, 8: seat 0's Barbarians, then his Boom, then seat 1's Volcano; then trading."""
    table = Table(2, hands={0: "iron"}, armies={0: 0})
    table.state.roads = 1
    table.fair_draw().do("draw barbarians-2", "draw population-boom", "draw volcano", "draw wood")
    assert table.legal(0) == ["resolve population-boom", "resolve barbarians-2"]
    table.do("0 resolve barbarians-2", "0 stand", "seize iron")
    assert table.pile("iron") == 1 and table.state.cities[0] == 2  # the Boom needed no choice
    assert frame(table.state) == code.LUCK_WINDOW and table.actors == [0]
    table.do("0 decline")
    assert table.state.cities[0] == 1 and frame(table.state) == code.FAIR


def test_phase_one_then_taxes_of_the_new_city() -> None:
    """T1, 9: a Boom of phase 1 counts when the action is chosen; a disaster is not replaced."""
    table = Table(2).draw().do("draw population-boom", "0 taxes", "draw iron", "draw famine")
    table.do("0 decline", "1 decline")
    assert table.hand(0) == "iron" and frame(table.state) == code.MONUMENT


def test_one_action_a_turn() -> None:
    """3: after taxes neither building nor war."""
    table = Table(2, hands={0: "wood wood stone"}).turn().do("0 taxes", "draw iron")
    assert table.refusal("0 build city") == "wrong-window"
    assert table.refusal("0 war") == "wrong-window" == table.refusal("0 taxes")


def test_taxes_with_the_last_card_may_end_a_tribe() -> None:
    """6.1, X1: no city; the card is swapped for a Famine, and the whole action is over."""
    table = Table(3, hands={0: "iron"}, cities={0: 0}).turn().do("0 taxes", "0 discard iron")
    table.do("draw famine", "0 decline", "1 decline", "2 decline")
    assert not table.state.alive & 1 and table.state.active == 1


def test_words_of_the_fair_are_cards_of_the_hand() -> None:
    """5, edge 22: no immediate card, no item, no monument."""
    table = Table(2, hands={0: "luck hero olympics limestone concrete"}).fair()
    for give in ("luck", "hero", "olympics", "limestone", "concrete"):
        assert table.refusal(f"0 offer {give} for iron") == ""
    for word in ("famine", "city", "army", "population-boom", "monument", "road"):
        with pytest.raises(BadInput):
            table.parse(f"0 offer {word} for iron")


# ---- construction


@pytest.mark.parametrize(
    ("hand", "can"),
    [
        ("wood wood stone", {"city"}),
        ("gold gold gold", {"city", "army", "fortress", "general", "road"}),
        ("iron gold", {"general"}),
        ("gold gold", {"general", "road"}),
        ("iron grain grain", {"army"}),
        ("iron wood stone", {"fortress"}),
        ("stone gold", {"road"}),
        ("iron iron", set()),
        ("wood wood iron", set()),
        ("limestone limestone limestone", set()),
    ],
)
def test_what_a_hand_pays_for(hand: str, can: set[str]) -> None:
    """6.2: gold replaces any other ordinary resource, nothing replaces gold."""
    table = Table(3, hands={0: hand}).turn()
    assert {line.split()[1] for line in table.legal(0) if line.startswith("build")} == can


def test_build_and_build_again() -> None:
    """6.2: any number of things in any order, each payment exact; then only finish."""
    table = Table(3, hands={0: "wood wood stone iron gold gold stone"}, cities={0: 4}).turn()
    table.do("0 build city stone wood gold", "0 build general army-1 gold iron")
    assert table.hand(0) == "wood stone" and table.state.cities[0] == 5
    assert table.legal(0) == ["finish"] and not table.state.ended  # asked all the same (13.1)


def test_a_road_to_the_next_on_either_side() -> None:
    """6.2, C2: not across the table; gold for stone; asked anew in the next turn."""
    table = Table(4, hands={0: "stone stone gold gold"}).turn()
    assert table.refusal("0 build road 2") == "not-neighbour"
    table.do("0 build road 1", "1 refuse")
    assert table.refusal("0 build road 1 stone gold") == "refused-already"
    table.do("0 build road 3 stone gold")
    assert table.actors == [3] and table.hand(0) == "stone stone gold gold"
    table.do("3 consent")
    assert table.hand(0) == "stone gold" and table.pile("stone") == table.pile("gold") == 1
    assert bin(table.state.roads).count("1") == 1 == 6 - pile_of(table.state, 4)


def test_consent_is_the_neighbours_alone() -> None:
    """Acting in another's window."""
    table = Table(4, hands={0: "stone stone"}).turn().do("0 build road 1")
    for seat in (0, 2, 3):
        assert table.refusal(f"{seat} consent") == "not-your-turn"
    assert table.refusal("1 taxes") == "wrong-window"


def test_a_general_goes_to_an_own_army_at_home() -> None:
    """6.2, C1: quaked allowed; away, another's and one that is led are refused."""
    table = Table(2, hands={0: "gold gold gold gold"}, armies={0: 2, 1: 1})
    table.state.away = 0b010
    table.turn()
    assert table.refusal("0 build general army-2 gold gold") == "army-away"
    assert table.refusal("0 build general army-3 gold gold") == "not-your-army"
    table.do("0 build general army-1 gold gold")
    assert not [line for line in table.legal(0) if "general" in line]
    assert table.refusal("0 build general army-1 gold gold") == "has-general"


def test_the_last_army_of_the_pile() -> None:
    """6.2: whichever it is; then the pile is empty."""
    table = Table(2, hands={0: "iron iron grain grain grain grain"}, armies={0: 6, 1: 6})
    table.state.armies[0] &= ~1
    table.turn().do("0 build army")
    assert table.state.armies[0] & 1 and table.refusal("0 build army") == "pile-empty"


# ---- phases 3 to 5


def test_stones_are_placed_before_the_limit_is_looked_at() -> None:
    """3, 10: seven cards, two stones placed, five left: no discard."""
    table = Table(2, hands={0: "limestone limestone iron iron wood wood grain"}).turn()
    table.do("0 pass")
    assert table.refusal("0 place 3") != "" and table.refusal("0 place 1") == ""
    table.do("0 place 2")
    assert table.state.monument[0] == 2 and table.state.active == 1


def test_discarding_down_to_five() -> None:
    """10: three of eight, chosen by their owner, face up; nobody else's business."""
    table = Table(2, hands={0: "iron iron wood wood stone stone hero gold"}).turn()
    table.do("0 pass", "0 finish", "0 discard iron", "0 discard hero")
    assert table.refusal("0 discard grain") == "not-held"
    table.do("0 discard gold")
    assert table.hand(0) == "iron wood wood stone stone" and table.pile("hero") == 1
    assert table.state.active == 1


def test_foreign_stones_are_not_placed() -> None:
    """10: only the own tribe's kind."""
    table = Table(2, hands={0: "concrete concrete"}).turn().do("0 pass")
    assert table.legal(0) == ["finish"]


def test_a_full_monument_keeps_the_spare_in_hand() -> None:
    """M1: four placed, two in hand: one goes."""
    table = Table(2, hands={0: "limestone limestone"}, monument={0: 4}).turn().do("0 pass")
    assert table.legal(0) == ["finish", "place 1"]
    table.do("0 place 1")
    assert many(table.state.hand[0], 5) == 1 and table.state.claims & 1
