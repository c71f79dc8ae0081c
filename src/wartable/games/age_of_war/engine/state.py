"""What lies on the table between two actions, as numbers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.age_of_war.engine.components import CAP, CITIES, DICE, UNROLLED
from wartable.kernel import NONE, State, copied, read_cells


@final
@mypyc_attr(acyclic=True)
class AgeOfWarState(State):
    """A position of Age of War. Nothing of it is hidden."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.cap: i64 = CAP  # turns after which play is stopped; 0: never
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

    # ---- written by tools/states.py from the fields above
    # fmt: off
    def clone(self) -> AgeOfWarState:
        other = AgeOfWarState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: AgeOfWarState) -> None:
        self.seats, self.cap, self.turns = other.seats, other.cap, other.turns
        self.ended, self.current, self.pool = other.ended, other.current, other.pool
        self.roll, self.target, self.open_lines = other.roll, other.target, other.open_lines
        self.locked, self.recent = other.locked, other.recent
        self.owner = copied(other.owner, self.owner, CITIES)

    def dump(self) -> list[int]:
        return [
            self.seats, self.cap, self.turns, self.ended, self.current, self.pool, self.roll,
            self.target, self.open_lines, self.locked, self.recent, *self.owner,
        ]

    def load(self, data: list[int], at: i64) -> i64:
        """Take the numbers of a dump that begin at `at`; return where they end."""
        self.seats, self.cap, self.turns = data[at + 0], data[at + 1], data[at + 2]
        self.ended, self.current, self.pool = data[at + 3], data[at + 4], data[at + 5]
        self.roll, self.target, self.open_lines = data[at + 6], data[at + 7], data[at + 8]
        self.locked, self.recent = data[at + 9], data[at + 10]
        at += 11
        return read_cells(data, at, self.owner, CITIES)

    def layout(self) -> str:
        return (
            "seats cap turns ended current pool roll target open_lines locked recent "
            "owner[CITIES] "
        )
    # fmt: on
    # ---- end of what is written

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> AgeOfWarState:
    """A state from what `dump` wrote."""
    state = AgeOfWarState(data[0])
    state.load(data, 0)
    return state
