"""Pig, the smallest game with dice: an interpreted plug-in game under the searches."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.kernel import CHANCE, Event, Game, Options, Outcome, Rng, State

STOP, ROLL = 0, 1
GOAL = 20


class PigState(State):
    def __init__(self, seats: int, current: int, heap: int, rolling: bool, banked: list[int]):
        self.seats, self.current, self.heap, self.rolling = seats, current, heap, rolling
        self.banked = banked

    def clone(self) -> PigState:
        return PigState(self.seats, self.current, self.heap, self.rolling, list(self.banked))

    def copy_from(self, other: PigState) -> None:
        self.__dict__.update(other.clone().__dict__)

    def dump(self) -> list[int]:
        return [self.seats, self.current, self.heap, int(self.rolling), *self.banked]


class Pig(Game[PigState]):
    def __init__(self) -> None:
        self.actions, self.chances = 2, 6

    def start(self, seats: i64, options: Options) -> PigState:
        return PigState(seats, 0, 0, False, [0] * seats)

    def load(self, data: list[int]) -> PigState:
        return PigState(data[0], data[1], data[2], bool(data[3]), data[4:])

    def actors(self, state: PigState) -> i64:
        if max(state.banked) >= GOAL:
            return 0
        return 1 << (CHANCE if state.rolling else state.current)

    def legal_into(self, state: PigState, seat: i64, buf: vec[i64]) -> i64:
        buf[0], buf[1] = STOP, ROLL
        return 2

    def refusal(self, state: PigState, seat: i64, action: i64) -> i64:
        return 0

    def apply(self, state: PigState, seat: i64, action: i64, told: list[Event] | None) -> None:
        if seat != CHANCE and action == ROLL:
            state.rolling = True
        elif seat == CHANCE and action > 0:
            state.rolling = False
            state.heap += action + 1
        else:
            if seat != CHANCE:
                state.banked[seat] += state.heap
            state.rolling, state.heap = False, 0
            state.current = (state.current + 1) % state.seats

    def sample_chance(self, state: PigState, rng: Rng) -> i64:
        return rng.below(6)

    def chance_into(self, state: PigState, codes: vec[i64], weights: vec[i64]) -> i64:
        for face in range(6):
            codes[face], weights[face] = face, 1
        return 6

    def standing_into(self, state: PigState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = state.banked[seat]

    def outcome(self, state: PigState) -> Outcome | None:
        return None if self.actors(state) else Outcome(state.banked, 1)
