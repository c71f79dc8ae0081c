"""Tic-tac-toe, the one small game that our search and OpenSpiel's both know. Compiled with the
engines in the copy that `make bench` makes; it is no game of the house."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.kernel import BIT, OVER, Event, Game, Options, Outcome, Rng, State

CELLS: Final[i64] = 9


def has_line(mask: i64) -> bool:
    """A row, a column or a diagonal."""
    if mask & 7 == 7 or mask & 56 == 56 or mask & 448 == 448:
        return True
    if mask & 73 == 73 or mask & 146 == 146 or mask & 292 == 292:
        return True
    return mask & 273 == 273 or mask & 84 == 84


@final
@mypyc_attr(acyclic=True)
class Board(State):
    def __init__(self, crosses: i64, noughts: i64, moves: i64, winner: i64) -> None:
        self.crosses = crosses
        self.noughts = noughts
        self.moves = moves
        self.winner = winner  # 1 + seat; 0: nobody

    def clone(self) -> Board:
        return Board(self.crosses, self.noughts, self.moves, self.winner)

    def copy_from(self, other: Board) -> None:
        self.crosses, self.noughts = other.crosses, other.noughts
        self.moves, self.winner = other.moves, other.winner

    def dump(self) -> list[int]:
        return [self.crosses, self.noughts, self.moves, self.winner]


@final
class TicTacToe(Game[Board]):
    def __init__(self) -> None:
        self.actions = CELLS
        self.chances = 1

    def start(self, seats: i64, options: Options) -> Board:
        return Board(0, 0, 0, 0)

    def load(self, data: list[int]) -> Board:
        return Board(data[0], data[1], data[2], data[3])

    def actors(self, state: Board) -> i64:
        if state.winner != 0 or state.moves == CELLS:
            return 0
        return 1 + (state.moves & 1)  # the set of one seat

    def legal_into(self, state: Board, seat: i64, buf: vec[i64]) -> i64:
        taken = state.crosses | state.noughts
        n: i64 = 0
        for cell in range(CELLS):
            if taken & BIT[cell] == 0:
                buf[n] = cell
                n += 1
        return n

    def refusal(self, state: Board, seat: i64, action: i64) -> i64:
        taken = state.crosses | state.noughts
        return 0 if 0 <= action < CELLS and taken & BIT[action] == 0 else OVER

    def apply(self, state: Board, seat: i64, action: i64, told: list[Event] | None) -> None:
        if seat == 0:
            state.crosses |= BIT[action]
            won = has_line(state.crosses)
        else:
            state.noughts |= BIT[action]
            won = has_line(state.noughts)
        state.moves += 1
        if won:
            state.winner = seat + 1

    def sample_chance(self, state: Board, rng: Rng) -> i64:
        return 0

    def chance_into(self, state: Board, codes: vec[i64], weights: vec[i64]) -> i64:
        return 0

    def standing_into(self, state: Board, buf: vec[i64]) -> None:
        buf[0] = buf[1] = 0
        if state.winner != 0:
            buf[state.winner - 1] = 1

    def outcome(self, state: Board) -> Outcome | None:
        if self.actors(state) != 0:
            return None
        return Outcome([int(state.winner == 1), int(state.winner == 2)], 1)
