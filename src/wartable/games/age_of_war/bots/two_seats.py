"""The game for two seats, solved: the chance to win of the seat about to begin a turn.

tools/age_of_war/solve_two_seats.py made the table and says how. A shared victory and endless play
count one half; figures are rounded to 1/65535.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
import numpy.typing as npt

from wartable.games.age_of_war.engine.components import CITIES
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel import NONE

POSITIONS: Final = 3**14
SCALE: Final = 65535  # sixteen bits
FILE: Final = "two_seats.npz"

Numbers = npt.NDArray[np.int32]
Values = npt.NDArray[np.uint16]
Planes = dict[str, npt.NDArray[np.uint8]]


def swapped() -> Numbers:
    """By position: its number when the opponent is to move."""
    table = np.zeros(1, dtype=np.int32)
    for city in range(CITIES):
        unit = np.int32(3**city)
        table = np.concatenate([table, table + 2 * unit, table + unit])
    return table


def packed(values: Values) -> Planes:
    """Values as planes that compress well: of each pair of positions that differ in who is to
    move, one value and by how much the two exceed 1. High bytes and low bytes lie apart."""
    other = swapped()
    first = np.arange(POSITIONS, dtype=np.int32) <= other
    mine = values[first]
    edge = mine + values[other[first]] - np.uint16(SCALE)
    return {
        name: np.stack([plane >> 8, plane & 255]).astype(np.uint8)
        for name, plane in (("mine", mine), ("edge", edge))
    }


def unpacked(planes: Planes) -> Values:
    """The way back from `packed`."""
    if any(plane.dtype != np.uint8 or plane.ndim != 2 for plane in planes.values()):
        raise ValueError("not the planes of a table for two seats")
    other = swapped()
    first = np.arange(POSITIONS, dtype=np.int32) <= other
    mine, edge = (
        planes[name][0].astype(np.uint16) << 8 | planes[name][1] for name in ("mine", "edge")
    )
    values = np.empty(POSITIONS, dtype=np.uint16)
    values[other[first]] = edge + np.uint16(SCALE) - mine
    values[first] = mine
    return values


@cache
def table() -> Values:
    """By position, times SCALE."""
    with (files("wartable.games.age_of_war") / FILE).open("rb") as file, np.load(file) as planes:
        return unpacked(dict(planes))


def number(owner: list[int], mover: int) -> int:
    """A position's number: the first city is the lowest digit; 1 is the mover's, 2 the other's."""
    total = 0
    for seat in reversed(owner):
        total = total * 3 + (0 if seat == NONE else 1 if seat == mover else 2)
    return total


def value(owner: list[int], mover: int) -> float:
    """The chance of `mover`, about to begin a turn."""
    return float(table()[number(owner, mover)]) / SCALE


def values_of_turn(state: AgeOfWarState) -> tuple[float, list[float]]:
    """For the seat whose turn it is: the chance to win after a turn that takes nothing, and by
    city after one that takes it."""
    seat = state.current
    other = 1 - seat
    owner = list(state.owner)
    nothing = 1.0 - value(owner, other)
    taken = []
    for city in range(CITIES):
        before, owner[city] = owner[city], seat
        taken.append(1.0 - value(owner, other))
        owner[city] = before
    return nothing, taken
