"""Elimination and victory: rules 11 and 12, scenarios 14 and 15, edge cases 48 to 54."""

from __future__ import annotations

from tests.age_of_heroes.table import KIND, Table
from wartable.games.age_of_heroes.engine import actions as code
from wartable.kernel import Outcome, zeros


def rest_of_round(table: Table, *seats: int) -> None:
    """These seats draw iron, pass, place nothing, keep what they may."""
    for seat in seats:
        table.do("draw iron", f"{seat} pass")
        if table.actors == [seat] and "finish" in table.legal(seat):
            table.do(f"{seat} finish")
        while table.actors == [seat] and table.legal(seat)[0].startswith("discard"):
            table.do(f"{seat} {table.legal(seat)[0]}")


def fair(table: Table) -> None:
    living = [seat for seat in range(table.state.seats) if table.state.alive >> seat & 1]
    table.do(*["draw grain"] * len(living), *(f"{seat} pass" for seat in living))


def outcome(table: Table) -> Outcome:
    found = table.game.outcome(table.state)
    assert found is not None
    return found


def test_a_claim_is_decided_at_the_end_of_the_next_own_turn() -> None:
    """V2, scenario 14: lost by a Volcano, built again: he wins."""
    table = Table(2, cities={0: 5, 1: 2}, hands={0: "wood wood stone"}).turn()
    table.do("0 pass", "0 finish")
    assert table.state.claims == 1 and table.heard(code.CLAIMED)
    table.do("draw volcano", "0 decline", "1 pass", "1 finish")
    assert table.state.cities[0] == 4
    fair(table)
    table.do("draw iron", "0 build city", "0 finish", "0 finish")
    assert outcome(table).reason == code.BY_CITIES and table.state.winner == 0


def test_the_other_condition_wins_too() -> None:
    """V2, scenario 14: four cities but a complete monument."""
    table = Table(2, cities={0: 4}, monument={0: 4}, hands={0: "limestone"})
    table.state.claims = 1
    table.turn().do("0 pass", "0 place 1")
    assert outcome(table).reason == code.BY_MONUMENT


def test_two_claimants_are_decided_one_at_a_time() -> None:
    """V3, scenario 15: the first lapsed, the second wins."""
    table = Table(2, cities={0: 4, 1: 1}, monument={1: 5})
    table.state.claims = 0b11
    table.turn().do("0 pass", "0 finish")
    assert table.state.claims == 0b10 and table.heard(code.CLAIM_LAPSED)
    rest_of_round(table, 1)
    assert table.state.winner == 1


def test_a_boom_at_a_fair_begins_no_claim_before_the_turn_ends() -> None:
    """V2, edge 48; with the option it is a claim made."""
    for option in (0, 1):
        table = Table(2, cities={0: 4}, options={"claim": option}).fair_draw()
        table.do("draw population-boom", "draw iron", "0 pass", "1 pass")
        assert table.state.claims == option
        table.do("draw iron", "0 pass", "0 finish")
        assert table.state.winner == (0 if option else -1) and (option or table.state.claims == 1)


def test_the_last_survivor_wins_at_once() -> None:
    """V1, edge 50."""
    table = Table(2, armies={0: 2, 1: 0}).turn().do("0 war", "0 muster army-1", "0 muster army-2")
    table.do("0 march 1 conquest", "1 stand")
    assert outcome(table).reason == code.BY_SURVIVAL and table.state.winner == 0
    assert outcome(table).places == [1, 2]
    assert [(e.seat, e.a) for e in table.heard(code.ENDED)] == [(0, code.BY_SURVIVAL)]


def test_the_score_is_the_better_way_to_victory() -> None:
    """12: cities or monument of the living, the goal for the winner, nothing for those out."""
    table = Table(4, cities={0: 3, 1: 1, 2: 2}, monument={1: 4, 3: 1}, armies={2: 3})
    standings = zeros(4)
    table.game.standing_into(table.turn().state, standings)
    assert [table.game.score(standing) for standing in standings] == [3, 4, 2, 1]
    won = Table(2, armies={0: 2, 1: 0}).turn().do("0 war", "0 muster army-1", "0 muster army-2")
    won.do("0 march 1 conquest", "1 stand")
    assert [won.game.score(standing) for standing in outcome(won).standings] == [5, 0]


def test_elimination_in_phase_one_ends_the_turn() -> None:
    """X1, edge 51: the next player moves, no extra fair."""
    table = Table(3, cities={0: 0}, armies={0: 0}, hands={0: "iron wood"}).draw(0)
    table.do("draw barbarians-2", "0 stand", "seize iron", "seize wood")
    assert table.state.alive == 0b110 and table.state.active == 1
    rest_of_round(table, 1)
    assert table.state.active == 2 and not table.heard(code.FAIR_OPENED)


def test_pending_cards_keep_a_tribe_alive() -> None:
    """X1: until they are resolved."""
    table = Table(3, cities={2: 0}, hands={2: "grain"}).fair_draw()
    table.do("draw famine", "draw iron", "draw population-boom")
    table.do("0 decline", "1 decline", "2 decline")
    assert table.state.alive == 0b111 and table.state.cities[2] == 1


def test_when_all_would_go_out_one_is_left() -> None:
    """X4: two tribes, nothing but grain, a Famine: checked from the drawer leftwards."""
    table = Table(2, cities={0: 0, 1: 0}, hands={0: "grain", 1: "grain"}).draw(0)
    table.do("draw famine", "0 decline", "1 decline")
    assert table.state.winner == 1 and outcome(table).reason == code.BY_SURVIVAL


def test_the_ring_closes() -> None:
    """X2: neighbours of the gap may build a road to each other."""
    table = Table(4, cities={1: 0}, hands={0: "stone stone"})
    table.state.alive = 0b1101
    table.state.armies[1] = 0
    table.turn().do("0 build road 2", "2 consent")
    assert table.state.roads == 1


def test_the_round_limit_is_a_ranked_draw() -> None:
    """V4, edge 54: the better way, both ways, armies; 0 means no limit."""
    table = Table(3, cities={0: 2, 1: 3, 2: 3}, monument={2: 1}, armies={1: 2}, round=100)
    table.turn(2).do("2 pass", "2 finish")
    assert outcome(table).reason == code.BY_LIMIT and table.state.winner == -1
    assert outcome(table).places == [3, 2, 1]
    table = Table(2, round=100, options={"round-limit": 0}).turn(1).do("1 pass", "1 finish")
    assert table.state.round == 101


def test_a_corrected_file_changes_the_game() -> None:
    """Figures are data: barbarians of three armies, victory with six cities."""
    from wartable.games.age_of_heroes import data

    text = data.text().replace("[2, 2, 2]", "[3, 3, 1]")
    text = text.replace("victory_cities = { value = 5", "victory_cities = { value = 6")
    table = Table(2, cities={0: 5}, armies={0: 0}, data_text=text).draw(0)
    assert table.state.deck[KIND["barbarians-3"]] == 2
    table.do("draw barbarians-3")
    assert table.heard(code.RAIDED)[-1].a == 3
    table.do("0 stand", "0 pass", "0 finish")
    assert table.state.claims == 0
