"""Battles in a row: set-up, rotation, generals, scoring, modes."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.games.critters_at_war.plugin import GAME as PLUGIN
from wartable.games.critters_at_war.views import CrittersView
from wartable.kernel import CHANCE, Rng, legal, zeros
from wartable.testing import AlsTable, play_als

GAME = PLUGIN.game()
STANDARD, LONG, BEGINNER = range(3)


def dealt(seed: int = 1) -> Any:
    state = GAME.start(2, {})
    settle(state, Rng(seed))
    return state


def settle(state: Any, rng: Rng) -> None:
    while GAME.actors(state) >> CHANCE & 1:
        GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)


def seen(state: Any) -> CrittersView:
    return PLUGIN.view(GAME, state, 0)


def ended(winner: int, how: str, mode: int = STANDARD, cards: str = "L1") -> AlsTable:
    """A battle that is over: nobody has cards left, or the loser withdraws with these."""
    if how == "control":
        return laid(f"b{winner} A: A6 | L: L6 | S: -\nh0 - | h1 -", mode)
    loser = 1 - winner
    script = f"h{loser} {cards} | h{winner} S1\nturn {loser}\ndo {loser} withdraw"
    return laid(script, mode)


def laid(script: str, mode: int = STANDARD) -> AlsTable:
    return play_als(PLUGIN, script, {"mode": mode})


def everything(state: Any) -> list[int]:
    zones = [*state.hand, *state.stack, state.deck, state.buried]
    return zones + [1 << card for card in (state.drawn, state.top) if card >= 0]


def test_set_up() -> None:
    """M1. Rules 2."""
    state = dealt()
    view = seen(state)
    assert view.cards == (6, 6) and view.deck == 6
    assert sum(everything(state)) == (1 << 18) - 1
    assert state.row in range(6) and state.first in (0, 1)
    assert [*state.score] == [0, 0] and state.battle == 1
    assert view.actor == view.current == view.first and view.awaited == "turn"


def test_every_row_and_either_seat_first_are_equally_likely() -> None:
    """Rules 2, steps 1 and 2."""
    state = GAME.start(2, {})
    rows: dict[int, int] = {}
    rng = Rng(5)
    for _ in range(600):
        fresh = state.clone()
        GAME.apply(fresh, CHANCE, GAME.sample_chance(fresh, rng), None)
        GAME.apply(fresh, CHANCE, GAME.sample_chance(fresh, rng), None)
        key = 2 * fresh.row + fresh.first
        rows[key] = rows.get(key, 0) + 1
    assert len(rows) == 12 and min(rows.values()) > 20


def test_rotation_goes_right_as_seat_0_sees_it() -> None:
    """M2, R22: A L S, then S A L, then L S A, then A L S."""
    state = laid("order A L S\nh0 A1 | h1 A2", LONG).state
    rows = []
    for _ in range(4):
        rows.append(seen(state).row)
        GAME.apply(state, state.actor, PLUGIN.read(GAME, state.actor, "withdraw"), None)
        settle(state, Rng(1))
    assert rows == ["ALS", "SAL", "LSA", "ALS"]


def test_all_18_cards_are_shuffled_for_the_next_battle() -> None:
    """Rules 10, step 1: the first card dealt may be any, also one from a hand or the table."""
    state = ended(0, "withdraw").state
    codes, weights = zeros(GAME.chances), zeros(GAME.chances)
    assert GAME.chance_into(state, codes, weights) == 18
    assert [*codes[:18]] == list(range(18)) and set(weights[:18]) == {1}
    drawn = {GAME.sample_chance(state, Rng(seed)) for seed in range(300)}
    assert drawn == set(range(18))


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("how", ["control", "withdraw"])
def test_generals_change_hands_and_the_row_turns(winner: int, how: str) -> None:
    """M3, R22: whoever won and however it ended."""
    state = ended(winner, how).state
    assert (seen(state).first, seen(state).row) == (0, "ALS")  # until the deal
    settle(state, Rng(9))
    view = seen(state)
    assert view.first == view.current == 1 and view.row == "SAL" and view.battle == 2


@pytest.mark.parametrize(
    ("mode", "score", "cards", "over"),
    [
        (STANDARD, 6, "L1", True),  # 6 points
        (STANDARD, 10, "L1 L2 L3 L4 L5", True),  # 2 points
        (STANDARD, 8, "L1 L2 L3", False),  # 3 points
        (LONG, 6, "L1", False),
        (LONG, 12, "L1", True),
        (LONG, 17, "L1", True),
    ],
)
def test_standard_ends_at_12_long_at_18(mode: int, score: int, cards: str, over: bool) -> None:
    """M4, R24: scores are figures, no markers run out: there are 36 points of them."""
    table = laid(f"h0 S1 | h1 {cards}\nturn 1", mode)
    table.state.score[0], table.state.score[1] = score, 17 if mode == LONG else 11
    table.do("1 withdraw")
    outcome = GAME.outcome(table.state)
    assert (outcome is not None) is over is (GAME.actors(table.state) == 0)
    if outcome and table.state.score[0] > table.state.score[1]:
        assert outcome.places == [1, 2]


def test_beginners_count_battles() -> None:
    """M5: one point a battle, however it is won; three of them end the game."""
    assert seen(ended(1, "withdraw", BEGINNER).state).scores == (0, 1)
    assert seen(ended(1, "control", BEGINNER).state).scores == (0, 1)
    table = laid("h0 S1 | h1 L1\nturn 1", BEGINNER)
    table.state.score[0], table.state.score[1] = 2, 2
    table.do("1 withdraw")
    assert seen(table.state).scores == (3, 2) and GAME.actors(table.state) == 0


FIRST = {6: 2, 5: 2, 4: 2, 3: 3, 2: 3, 1: 4}
SECOND = {6: 2, 5: 2, 4: 3, 3: 3, 2: 4, 1: 6}


@pytest.mark.parametrize("left", range(1, 7))
@pytest.mark.parametrize("seat", [0, 1])
def test_withdrawal_tables(left: int, seat: int) -> None:
    """M6. Rules 9: the table of the withdrawing seat's own general."""
    points = (SECOND if seat else FIRST)[left]
    cards = " ".join(f"L{n}" for n in range(1, left + 1))
    table = ended(1 - seat, "withdraw", cards=cards)
    table.expect(f"result withdraw {1 - seat} {points}")
    table.expect(f"told withdrew {seat} cards={left} points={points}")
    assert seen(table.state).scores == ((points, 0) if seat else (0, points))


@pytest.mark.parametrize("seed", range(40))
def test_a_battle_played_out_has_twelve_turns(seed: int) -> None:
    """M7, M8. Rules 9 and 12: any choices; all cards stay in the game, hands shrink in turn."""
    state = dealt(seed)
    rng, withdraw = Rng(seed), PLUGIN.read(GAME, 0, "withdraw")
    turns = 0
    while sum(state.score) == 0:
        seat = state.actor
        if GAME.actors(state) >> CHANCE & 1:
            GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)
            continue
        if seen(state).awaited == "turn":
            turns += 1
            held = seen(state).cards
            assert held[state.first] - held[1 - state.first] in (0, -1)
        choices = [a for a in legal(GAME, state, seat) if a != withdraw]
        GAME.apply(state, seat, choices[rng.below(len(choices))], None)
        zones = everything(state)
        assert sum(zone.bit_count() for zone in zones) == 18 and sum(zones) == (1 << 18) - 1
    assert turns == 12 and sum(state.score) == 6


def test_nothing_survives_into_the_next_battle() -> None:
    """M9. Rules 10: flags, facings, queue, knowledge are cleared."""
    table = laid("""
        b0 A: A4 (A6) | L: - | S: -
        h0 A2 S1 L3 | h1 L2 L5
        deck S2 S3
        do 0 deploy A2 A
        do 1 withdraw
    """)
    state = table.state
    assert state.air == 1 and seen(state).awaited == "chance"
    state.extra, state.top, state.buried = 257, 3, 1 << 17
    state.tracked[0], state.tracked[1] = 1, 2
    settle(state, Rng(2))
    assert state.top == -1
    assert state.air == state.up == state.queue == state.extra == state.buried == 0
    assert [*state.stack] == [0] * 6 and [*state.tracked] == [0, 0]
    assert [*state.known] == [state.hand[0], state.hand[1], 0]


def test_the_record_of_events_shows_each_battle() -> None:
    """Rules 9, 10: what a host tells of a battle's end."""
    table = laid("""
        b0 A: A6 | L: L1 | S: S1
        b1 A: A1 | L: L2 | S: (S6)
        h0 - | h1 -
        exp result control 1 6
    """)
    told = [one.args for one in table.heard if one.key == "controlled"]
    totals = [(one["theatre"], one["first"], one["second"]) for one in told]
    assert totals == [("A", 6, 1), ("L", 1, 5), ("S", 1, 2)]
