"""The table."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.age_of_war.engine.components import CITIES, DICE, UNROLLED
from wartable.kernel import NONE, State


@final
@mypyc_attr(acyclic=True)
class AgeOfWarState(State):
    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.cap: i64 = 1000  # turns after which play is stopped
        self.turns: i64 = 0  # turns that are over
        self.ended: i64 = 0  # why it is over, or 0
        self.current: i64 = NONE  # whose turn; nobody's until the first seat is drawn
        self.pool: i64 = DICE  # dice still in play this turn
        self.roll: i64 = UNROLLED  # what they show; UNROLLED while chance is to act
        self.target: i64 = NONE  # city under attack
        self.open_lines: i64 = 0  # set of lines the current seat may still fill this turn
        self.locked: i64 = 0  # set of provinces that one seat has all of
        self.recent: i64 = NONE  # the city taken last: no rule asks, onlookers do
        self.owner = vec[i64]([NONE] * CITIES)  # seat by city; NONE is the centre

    def clone(self) -> AgeOfWarState:
        other = AgeOfWarState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: AgeOfWarState) -> None:
        self.seats = other.seats
        self.cap = other.cap
        self.turns = other.turns
        self.ended = other.ended
        self.current = other.current
        self.pool = other.pool
        self.roll = other.roll
        self.target = other.target
        self.open_lines = other.open_lines
        self.locked = other.locked
        self.recent = other.recent
        self.owner = other.owner[:]

    def dump(self) -> list[int]:
        return [
            self.seats,
            self.cap,
            self.turns,
            self.ended,
            self.current,
            self.pool,
            self.roll,
            self.target,
            self.open_lines,
            self.locked,
            self.recent,
            *self.owner,
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> AgeOfWarState:
    state = AgeOfWarState(data[0])
    state.cap = data[1]
    state.turns = data[2]
    state.ended = data[3]
    state.current = data[4]
    state.pool = data[5]
    state.roll = data[6]
    state.target = data[7]
    state.open_lines = data[8]
    state.locked = data[9]
    state.recent = data[10]
    state.owner = vec[i64](data[11:])
    return state
