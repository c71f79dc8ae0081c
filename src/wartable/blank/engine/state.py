"""What lies on the table."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.kernel.contract import State
from wartable.kernel.numbers import NONE


@final
@mypyc_attr(acyclic=True)
class BlankState(State):
    """One card before each seat, which only its owner knows."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turn: i64 = 0  # who decides; `seats` when all have
        self.gone: i64 = 0  # cards that were thrown away, as a set
        self.cards = vec[i64]([NONE] * seats)  # by seat

    def clone(self) -> BlankState:
        other = BlankState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: BlankState) -> None:
        self.seats = other.seats
        self.turn = other.turn
        self.gone = other.gone
        self.cards = other.cards[:]

    def dump(self) -> list[int]:
        return [self.seats, self.turn, self.gone, *self.cards]

    def layout(self) -> str:
        return "seats turn gone cards"

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> BlankState:
    """The way back from a dump."""
    state = BlankState(data[0])
    state.turn = data[1]
    state.gone = data[2]
    state.cards = vec[i64](data[3:])
    return state
