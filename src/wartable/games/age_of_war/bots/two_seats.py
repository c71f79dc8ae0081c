"""The game for two seats, solved: the chance to win of the seat about to begin a turn.

tools/age_of_war/solve_two_seats.py made the table and says how. A shared victory and endless play
count one half; figures are rounded to 1/1023.
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
SCALE: Final = 1023  # ten bits
FILE: Final = "two_seats.npz"

Numbers = npt.NDArray[np.int32]


def swapped() -> Numbers:
    """By position: its number when the opponent is to move."""
    table = np.zeros(1, dtype=np.int32)
    for city in range(CITIES):
        unit = np.int32(3**city)
        table = np.concatenate([table, table + 2 * unit, table + unit])
    return table


def packed(values: Numbers) -> dict[str, npt.NDArray[np.uint8]]:
    """Ten-bit values as planes that compress well: of each pair of positions that differ in who
    is to move, one value and by how much the two exceed 1. High bits and low bits lie apart."""
    other = swapped()
    first = np.arange(POSITIONS, dtype=np.int32) <= other
    mine = values[first]
    edge = values[first] + values[other[first]] - SCALE
    planes = {}
    for name, plane in (("mine", mine), ("edge", edge)):
        low = np.zeros(-len(plane) % 4 + len(plane), dtype=np.uint8)
        low[: len(plane)] = plane & 3
        fours = low.reshape(-1, 4)
        planes[f"{name}_high"] = (plane >> 2).astype(np.uint8)
        planes[f"{name}_low"] = (
            fours[:, 0] | fours[:, 1] << 2 | fours[:, 2] << 4 | fours[:, 3] << 6
        ).astype(np.uint8)
    return planes


def unpacked(planes: dict[str, npt.NDArray[np.uint8]]) -> npt.NDArray[np.uint16]:
    """The way back from `packed`."""
    other = swapped()
    first = np.arange(POSITIONS, dtype=np.int32) <= other

    def plane(name: str) -> Numbers:
        high, low = planes[f"{name}_high"], planes[f"{name}_low"]
        fours = np.stack([low >> shift & 3 for shift in (0, 2, 4, 6)], axis=1).ravel()
        return high.astype(np.int32) << 2 | fours[: len(high)]

    mine, edge = plane("mine"), plane("edge")
    values = np.empty(POSITIONS, dtype=np.uint16)
    values[other[first]] = edge + SCALE - mine
    values[first] = mine
    return values


@cache
def table() -> npt.NDArray[np.uint16]:
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
