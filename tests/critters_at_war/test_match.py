"""Battles in a row: set-up, rotation, generals, scoring, modes."""

from __future__ import annotations

import pytest

from tests.critters_at_war.tables import play
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import (
    CARD_TABLE,
    LETTERS,
    ROTATED,
    ROW_TABLE,
    STRENGTH,
    TYPE,
    WITHDRAWAL_POINTS,
    count_cards,
)
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.rules.battles import end_by_control, win_battle, withdraw
from wartable.games.critters_at_war.engine.rules.plays import enqueue, flip
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.views import queued
from wartable.kernel import CHANCE, Event, Rng, legal, zeros

GAME = CrittersAtWar()


def dealt(mode: int = 0, edition: int = 0, seed: int = 1) -> CrittersState:
    state = GAME.start(2, {"mode": mode, "edition": edition})
    settle(state, Rng(seed))
    return state


def settle(state: CrittersState, rng: Rng) -> None:
    while GAME.actors(state) >> CHANCE & 1:
        GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)


def everything(state: CrittersState) -> list[int]:
    zones = [*state.hand, *state.stack, state.deck, state.buried]
    return zones + [1 << card for card in (state.drawn, state.top) if card >= 0]


def test_the_card_table() -> None:
    """Data sheet: 18 cards, strengths 1 to 6 in each of three theatres, no id twice."""
    assert [card.id for card in CARD_TABLE] == [f"{t}{n}" for t in LETTERS for n in range(1, 7)]
    assert [(TYPE[c], STRENGTH[c]) for c in range(18)] == [
        (t, n) for t in range(3) for n in range(1, 7)
    ]
    kinds = {card.id: card.kind for card in CARD_TABLE}
    assert [id for id, kind in kinds.items() if kind == 2] == ["A1", "A4", "A5", "L4", "S2", "S5"]
    assert [id for id, kind in kinds.items() if kind == 0] == ["A6", "L6", "S6"]
    assert all((card.kind == 1) == (card.instant != 0) for card in CARD_TABLE)


def test_set_up() -> None:
    """M1. Rules 2."""
    state = dealt()
    assert [count_cards(hand) for hand in state.hand] == [6, 6]
    assert count_cards(state.deck) == 6
    assert sum(everything(state)) == (1 << 18) - 1
    assert state.row in range(6) and state.first in (0, 1)
    assert [*state.score] == [0, 0] and state.battle == 1
    assert state.actor == state.current == state.first and state.awaited == code.TURN


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
    row = ROW_TABLE.index((0, 1, 2))
    seen = []
    for _ in range(4):
        seen.append("".join(LETTERS[t] for t in ROW_TABLE[row]))
        row = ROTATED[row]
    assert seen == ["ALS", "SAL", "LSA", "ALS"]
    assert [one[1] for one in seen] == ["L", "A", "S", "L"]


def test_all_18_cards_are_shuffled_for_the_next_battle() -> None:
    """Rules 10, step 1: the first card dealt may be any, also one from a hand or the table."""
    state = dealt()
    withdraw(state, state.first, None)
    codes, weights = zeros(GAME.chances), zeros(GAME.chances)
    assert GAME.chance_into(state, codes, weights) == 18
    assert [*codes[:18]] == list(range(18)) and set(weights[:18]) == {1}
    drawn = {GAME.sample_chance(state, Rng(seed)) for seed in range(300)}
    assert drawn == set(range(18))


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("how", ["control", "withdraw"])
def test_generals_change_hands_and_the_row_turns(winner: int, how: str) -> None:
    """M3, R22: whoever won and however it ended."""
    state = dealt()
    first, row = state.first, state.row
    if how == "withdraw":
        withdraw(state, 1 - winner, None)
    else:
        win_battle(state, winner, 6, None)
    assert (state.first, state.row) == (first, row)  # the old table lies there until the deal
    settle(state, Rng(9))
    assert state.first == 1 - first and state.row == ROTATED[row]
    assert state.battle == 2 and state.current == state.first


def test_standard_ends_at_12_long_at_18() -> None:
    """M4, R24: scores are figures, no markers run out."""
    for mode, score, points, over in [
        (0, 6, 6, True),
        (0, 10, 2, True),
        (0, 6, 5, False),
        (1, 6, 6, False),
        (1, 12, 6, True),
        (1, 17, 6, True),
    ]:
        state = dealt(mode)
        state.score[0], state.score[1] = score, 17 if mode else 11
        win_battle(state, 0, points, None)
        assert (state.ended != 0) is over
        outcome = GAME.outcome(state)
        assert (outcome is not None) is over
        if outcome and score + points > (17 if mode else 11):
            assert outcome.places == [1, 2]
    assert state.score[0] + state.score[1] == 40  # more than the 36 points of markers


def test_beginners_count_battles() -> None:
    """M5: one point a battle, however it is won; three of them end the game."""
    state = dealt(mode=2)
    withdraw(state, 0, None)
    assert [*state.score] == [0, 1]
    settle(state, Rng(3))
    end_by_control(state, None)
    assert sum(state.score) == 2
    state.score[0], state.score[1] = 2, 2
    settle(state, Rng(4))
    withdraw(state, 1, None)
    assert [*state.score] == [3, 2] and GAME.actors(state) == 0


FIRST = {6: 2, 5: 2, 4: 2, 3: 3, 2: 3, 1: 4, 0: 6}
SECOND = {6: 2, 5: 2, 4: 3, 3: 3, 2: 4, 1: 6, 0: 6}


@pytest.mark.parametrize("left", range(7))
@pytest.mark.parametrize("first", [True, False])
def test_withdrawal_tables(left: int, first: bool) -> None:
    """M6. Rules 9: the table of the withdrawing seat's own general."""
    points = (FIRST if first else SECOND)[left]
    assert WITHDRAWAL_POINTS[(0 if first else 7) + left] == points
    state = dealt()
    seat = state.first if first else 1 - state.first
    cards = [card for card in range(18) if state.hand[seat] >> card & 1]
    state.hand[seat] = sum(1 << card for card in cards[:left])
    told: list[Event] = []
    withdraw(state, seat, told)
    assert state.score[1 - seat] == points and state.score[seat] == 0
    assert [(e.seat, e.a, e.b) for e in told if e.kind == code.WITHDREW] == [(seat, left, points)]


@pytest.mark.parametrize("seed", range(40))
def test_a_battle_played_out_has_twelve_turns(seed: int) -> None:
    """M7, M8. Rules 9 and 12: any choices; all cards stay in the game, hands shrink in turn."""
    state = dealt(seed=seed)
    rng = Rng(seed)
    turns = 0
    while state.battle == 1 and state.awaited != code.NEXT_DEAL:
        seat = state.actor
        if GAME.actors(state) >> CHANCE & 1:
            GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)
            continue
        if state.awaited == code.TURN:
            turns += 1
            held = [count_cards(hand) for hand in state.hand]
            assert held[state.first] - held[1 - state.first] in (0, -1)
        choices = [a for a in legal(GAME, state, seat) if a != code.WITHDRAW]
        GAME.apply(state, seat, choices[rng.below(len(choices))], None)
        zones = everything(state)
        assert sum(map(count_cards, zones)) == 18 and sum(zones) == (1 << 18) - 1
    assert turns == 12 and sum(state.score) == 6


def test_nothing_survives_into_the_next_battle() -> None:
    """M9. Rules 10: flags, facings, queue, knowledge are cleared."""
    table = play("""
        b0 A: A4 (A6) | L: - | S: -
        h0 A2 S1 L3 | h1 L2 L5
        deck S2 S3
        do 0 deploy A2 A
        do 1 withdraw
    """)
    state = table.state
    assert state.air == 1 and state.awaited == code.NEXT_DEAL
    state.extra, state.top, state.buried = 257, 3, 1 << 17
    state.tracked[0], state.tracked[1] = 1, 2
    settle(state, Rng(2))
    assert state.top == -1
    assert state.air == state.up == state.queue == state.extra == state.buried == 0
    assert [*state.stack] == [0] * 6 and [*state.tracked] == [0, 0]
    assert [*state.known] == [state.hand[0], state.hand[1], 0]


def test_turned_up_again_a_card_waits_at_the_end() -> None:
    """R6: the old entry of the queue is gone, a new one is made."""
    state = play("b0 A: A3 | L: L3 | S: -\nh0 A6 | h1 L6").state
    enqueue(state, 2)
    enqueue(state, 8)
    assert queued(state) == ("A3", "L3")
    flip(state, 1, 0, 0, None)
    assert queued(state) == ("L3",)
    flip(state, 1, 0, 0, None)
    assert queued(state) == ("L3", "A3")


def test_the_record_of_events_shows_each_battle() -> None:
    """Rules 9, 10: what a host tells of a battle's end."""
    table = play("""
        b0 A: A6 | L: L1 | S: S1
        b1 A: A1 | L: L2 | S: (S6)
        h0 - | h1 -
        exp result control 1 6
    """)
    told: list[Event] = []
    end_by_control(table.state.clone(), told)
    totals = [(e.a, e.b, e.c) for e in told if e.kind == code.CONTROLLED]
    assert totals == [(0, 6, 1), (1, 1, 5), (2, 1, 2)]
