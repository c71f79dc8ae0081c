"""Read sentence by sentence: what rules 10 to 13 say of going out, winning and knowing."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.table import KIND, Table
from tests.age_of_heroes.test_victory import fair, rest_of_round
from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import pile_of
from wartable.games.age_of_heroes.engine.state import frame
from wartable.kernel import SPECTATOR

# ---- elimination


@pytest.mark.parametrize("before", [0, 4])
def test_the_last_card_on_the_monument(before: int) -> None:
    """X1: phase 3 is a step: no city, no card left: out, with the fifth stone too."""
    table = Table(3, hands={0: "limestone"}, cities={0: 0}, monument={0: before}).turn()
    table.do("0 pass", "0 place 1")
    assert table.state.alive == 0b110 and table.pile("limestone") == before + 1
    assert table.state.claims == 0 and table.state.active == 1 and not table.state.ended


def test_a_city_for_the_last_cards_comes_in_time() -> None:
    """X1: inside a build nothing is checked."""
    table = Table(2, hands={0: "wood wood stone"}, cities={0: 0}).turn().do("0 build city")
    assert table.state.alive == 0b11 and table.state.cities[0] == 1 and table.state.size[0] == 0


@pytest.mark.parametrize(("armies", "fortresses"), [(3, 0), (0, 3), (2, 2)])
def test_armies_and_fortresses_keep_nobody_alive(armies: int, fortresses: int) -> None:
    """11: the last city erupts; all comes back."""
    table = Table(3, armies={1: armies}, fortresses={1: fortresses}).draw()
    table.do("draw volcano", "0 erupt 1", "1 decline")
    assert table.state.alive == 0b101
    assert [pile_of(table.state, item) for item in (0, 1, 2)] == [10, 10, 9]


def test_one_card_keeps_a_tribe_alive() -> None:
    """11: and without a city taxes swap it."""
    table = Table(2, hands={1: "iron"}).draw().do("draw volcano")
    if frame(table.state) == code.TARGETING:
        table.do("0 erupt 1")
    table.do("1 decline")
    assert table.state.alive == 0b11 and table.state.cities[1] == 0
    table.do("0 pass", "0 finish", "draw iron", "1 taxes", "1 discard iron", "draw wood")
    assert table.hand(1) == "iron wood"


def test_the_ring_closes_and_opens_new_ways() -> None:
    """X2, X3, 4: of roads 0-1, 1-2, 2-3 one is left; 0 and 2 are neighbours now."""
    table = Table(4, hands={0: "stone stone"}, cities={1: 1})
    table.state.roads = 0b0111
    table.draw().do("draw volcano", "0 erupt 1", "1 decline")
    assert table.state.roads == 0b0100 and pile_of(table.state, 4) == 5
    table.do("0 build road 2", "2 consent", "0 finish", "0 finish")
    rest_of_round(table, 2, 3)
    for number in range(9):  # three each: all are connected
        table.do(f"draw {('grain', 'wood', 'stone')[number % 3]}")
    assert frame(table.state) == code.FAIR


def test_a_fair_of_two_may_end_the_game() -> None:
    """V1: as soon as one is left, whatever was to come."""
    table = Table(2, hands={0: "iron"}, cities={1: 0}, armies={1: 0})
    table.state.deck[KIND["grain"]] -= 1
    table.state.hand[1], table.state.size[1] = 1 << 8, 1
    table.fair_draw().do("draw famine", "draw grain", "0 decline", "1 decline")
    assert table.state.ended == code.BY_SURVIVAL and table.state.winner == 0
    assert table.refusal("0 pass") == "over" and not table.heard(code.TRADING_OPENED)


def test_the_active_player_may_go_out_in_the_middle_of_taxes() -> None:
    """X1, T1, 3: checked after the whole action; the turn ends at once, no phase 3."""
    table = Table(3, hands={0: "iron iron"}, cities={0: 0}, armies={0: 0}).turn()
    table.do("0 taxes", "0 discard iron", "draw barbarians-2", "0 stand", "seize iron")
    assert table.state.alive == 0b110 and table.state.active == 1


def test_a_raid_in_taxes_may_be_survived_by_the_next_card() -> None:
    """X1: inside the tax action nothing is checked."""
    table = Table(3, hands={0: "iron"}, cities={0: 0}, armies={0: 0})
    table.state.cities[0] = 2
    table.turn().do("0 taxes", "draw barbarians-2", "0 stand", "seize iron", "draw wood")
    assert table.hand(0) == "wood" and table.state.alive == 0b111


def test_the_first_player_goes_out_in_another_turn() -> None:
    """R1: this round goes on as it was listed; from the next one on the left neighbour is first."""
    table = Table(3).turn().do("0 pass", "0 finish", "draw volcano", "1 erupt 0", "0 decline")
    assert table.state.alive == 0b110 and table.state.first == 0
    table.do("1 pass", "1 finish")
    rest_of_round(table, 2)
    assert table.state.first == 1
    table.do("draw grain", "draw grain")
    assert table.actors == [1]


def test_an_eliminated_seat_is_skipped_and_its_words_are_refused() -> None:
    """3: and nobody may make war on it."""
    table = Table(4).draw().do("draw volcano", "0 erupt 1", "1 decline", "0 pass", "0 finish")
    table.do("draw iron", "2 war", "2 muster army-3")
    assert table.refusal("2 march 1 plunder") == "eliminated"
    assert table.refusal("1 pass") == "not-your-turn"


# ---- victory


@pytest.mark.parametrize(
    ("claim", "cities", "monument", "after", "winner"),
    [
        (0, 5, 0, 1, -1),
        (0, 6, 0, 1, -1),
        (0, 1, 5, 1, -1),
        (1, 5, 0, 1, 0),
        (1, 0, 5, 1, 0),
        (1, 4, 4, 0, -1),
        (0, 4, 4, 0, -1),
        (1, 7, 5, 1, 0),
    ],
)
def test_the_end_of_a_turn(claim: int, cities: int, monument: int, after: int, winner: int) -> None:
    """V2: claim before, condition now."""
    table = Table(3, hands={0: "iron"}, cities={0: cities}, monument={0: monument})
    table.state.claims = claim
    table.turn().do("0 pass", *["0 finish"] * (monument < 5))
    assert table.state.winner == winner
    assert table.state.claims & 1 == after or winner == 0


def test_a_lapsed_claim_begins_anew() -> None:
    """V2: it takes another full circle."""
    table = Table(2, cities={0: 4}, hands={0: "wood wood stone"})
    table.state.claims = 1
    table.turn().do("0 pass", "0 finish")
    assert table.state.claims == 0 and table.heard(code.CLAIM_LAPSED)
    rest_of_round(table, 1)
    fair(table)
    table.do("draw iron", "0 build city", "0 finish", "0 finish")
    assert table.state.claims == 1 and table.state.winner == -1


def test_a_conquest_takes_the_claim_with_it() -> None:
    """V2, V3: seat 1 claims, seat 0 takes a city; at the end of seat 1's turn nothing is due."""
    table = Table(3, cities={0: 4, 1: 5}, armies={0: 2, 1: 0})
    table.state.claims = 0b010
    table.turn().do("0 war", "0 muster army-1", "0 muster army-2", "0 march 1 conquest", "1 stand")
    table.do("0 finish")
    assert table.state.claims == 0b011 and not table.state.ended
    rest_of_round(table, 1)
    assert table.state.claims == 0b001 and not table.state.ended


def test_the_earlier_turn_end_wins() -> None:
    """V3: two due claims."""
    table = Table(2, cities={0: 5, 1: 5})
    table.state.claims = 0b11
    table.turn().do("0 pass", "0 finish")
    assert table.state.winner == 0 and table.state.ended == code.BY_CITIES


def test_a_claim_of_the_fair_may_be_lost_before_the_turn_ends() -> None:
    """V2, option claim = next-turn: four cities at the end of the coming turn."""
    table = Table(2, cities={0: 4, 1: 1}, options={"claim": 1})
    table.state.roads = 0
    table.fair_draw().do("draw population-boom", "draw volcano", "0 decline", "0 pass", "1 pass")
    table.do("draw iron", "0 pass", "0 finish")
    assert table.state.winner == -1 and table.state.claims == 0


@pytest.mark.parametrize(("limit", "over"), [(4, True), (5, False), (0, False)])
def test_the_round_limit(limit: int, over: bool) -> None:
    """V4: after that many rounds; 0 is none."""
    table = Table(2, cities={0: 2}, options={"round-limit": limit}).turn(1)
    table.do("1 pass", "1 finish")
    assert (table.state.ended == code.BY_LIMIT) == over


# ---- the deck


def test_a_fair_draw_out_of_the_discard_pile() -> None:
    """1: the deck runs out between two draws; what was discarded is shuffled, all is told."""
    table = Table(2)
    state = table.state
    for kind in range(22):
        state.pile[kind], state.deck[kind] = state.deck[kind], 0
    state.pile[0] -= 1
    state.deck[0] = 1
    table.fair_draw().do("draw iron")
    assert table.heard(code.RESHUFFLED) and sum(state.pile) == 0
    table.do("draw iron")
    assert table.hand(0) == table.hand(1) == "iron"


# ---- what is seen


def test_a_public_table() -> None:
    """13.1: piles, pieces, roads, monuments, claims, discards, sizes; no hand but the own."""
    table = Table(3, hands={0: "iron hero", 1: "luck"}, monument={2: 2}, fortresses={1: 1}).turn()
    for seat in (0, 2, SPECTATOR):
        view = table.view(seat)
        assert [tribe.hand for tribe in view.tribes] == [2, 1, 0]
        assert view.tribes[2].monument == 2 and view.tribes[1].fortresses == 1
        assert view.deck == sum(table.state.deck)
        assert not view.tribes[1].known
    assert table.view(0).hand == {"iron": 1, "hero": 1}
    assert table.view(SPECTATOR).hand == {}


def test_barbarians_loot_is_face_up_and_a_rivals_is_not() -> None:
    """13.1, 8: everybody hears what barbarians took; of plunder only the two."""
    table = Table(3, hands={0: "gold iron"}, armies={0: 0}).draw().do("draw barbarians-2")
    table.do("0 stand", "seize gold", "seize iron")
    assert {e.audience for e in table.heard(code.RAID_TOOK)} == {0x1FF}
    assert table.pile("gold") == table.pile("iron") == 1


@pytest.mark.parametrize("card", ["earthquake", "volcano"])
def test_a_card_without_a_target_may_be_the_last(card: str) -> None:
    """X1, 9: a pending card kept the tribe alive; it is discarded, and the tribe is out."""
    rivals = {1: "iron", 2: "iron"}
    nothing = dict.fromkeys(range(3), 0)
    table = Table(3, hands=rivals, cities=nothing, armies=nothing).fair_draw()
    table.do(f"draw {card}", "draw iron", "draw iron")
    assert table.state.alive == 0b110 and table.pile(card) == 1


def test_luck_against_a_famine_may_be_the_last_card() -> None:
    """X1, E3: the card is resolved, then whoever has nothing is out."""
    table = Table(3, hands={1: "luck"}, cities={1: 0}).draw().do("draw famine", "0 decline")
    table.do("1 luck")
    assert table.state.alive == 0b101 and table.pile("luck") == 1 == table.pile("famine")


@pytest.mark.parametrize("armies", [1, 2, 3, 4])
def test_barbarians_of_a_corrected_file(armies: int) -> None:
    """B1: each copy brings its own number of armies; one stone falls to one or two, two to more."""
    text = data.text().replace("[2, 2, 2]", f"[{armies}, {armies}, {armies}]")
    table = Table(2, armies={0: 0}, monument={0: 3}, data_text=text).draw()
    table.do(f"draw barbarians-{armies}", "0 stand")
    assert [e.a for e in table.heard(code.VICTORIOUS)] == [armies]
    assert table.state.monument[0] == (2 if armies < 3 else 1)
