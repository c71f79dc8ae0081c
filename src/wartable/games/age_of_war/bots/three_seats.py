"""The game for three seats, solved and learned: chances to win of all seats at a turn's beginning.

tools/age_of_war/solve_three_seats.py solved the game and made the net that says, within a small
error, what the solution says: docs/bots.md has the figures. A position's number has a digit to
base 4 by city, the first city the lowest: 0 the centre, 1 the seat to move, 2 the next, 3 the one
after. A shared victory counts by its share.

All figures of the net are multiples of a power of two, and none of its sums needs more than 53
bits: they come out the same on every machine, in whatever order a library adds.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from wartable.games.age_of_war.engine.components import (
    CITIES,
    FIRST_CITY,
    POINTS,
    PROVINCE_POINTS,
    PROVINCES,
)
from wartable.games.age_of_war.engine.rules import attackable
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel import NONE

SEATS: Final = 3
FILE: Final = "three_seats.npz"
ONES: Final = 0x5555555  # digit 1 for every city
MOST_POINTS: Final = 38
LEADS: Final = 2 * MOST_POINTS + 3  # how one seat stands against another
PAIRS: Final = ((0, 1), (0, 2), (1, 2))
COLUMNS: Final = 16

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]


def spans() -> list[tuple[int, int]]:
    """By province: its first city and how many it has."""
    return [
        (int(FIRST_CITY[p]), int(FIRST_CITY[p + 1] - FIRST_CITY[p])) for p in range(int(PROVINCES))
    ]


FIRST_ROW: Final = [sum(4**count for _, count in spans()[:p]) for p in range(int(PROVINCES) + 1)]
PATTERNS: Final = FIRST_ROW[-1]
ROWS: Final = PATTERNS + len(PAIRS) * LEADS + int(CITIES) + 1


def worths() -> Numbers:
    """By figure and by pattern of a province: the points of each seat, then the cities and locked
    provinces of each (rules 7), then the cities in the centre."""
    table = np.zeros((2 * SEATS + 1, PATTERNS), dtype=np.int64)
    for province, (first, count) in enumerate(spans()):
        for pattern in range(4**count):
            row = FIRST_ROW[province] + pattern
            digits = [pattern >> 2 * city & 3 for city in range(count)]
            table[2 * SEATS, row] = digits.count(0)
            for seat in range(SEATS):
                held = [city for city in range(count) if digits[city] == seat + 1]
                whole = len(held) == count
                loose = sum(POINTS[first + city] for city in held)
                table[seat, row] = PROVINCE_POINTS[province] if whole else loose
                table[SEATS + seat, row] = 100 * len(held) + whole
    return table


WORTHS: Final = worths()


def patterns(numbers: Any) -> list[Any]:
    """By province: the row of its pattern in each of these positions. Of numpy or torch, like all
    that takes `numbers`."""
    return [
        (numbers >> 2 * first & 4**count - 1) + FIRST_ROW[province]
        for province, (first, count) in enumerate(spans())
    ]


def sign(numbers: Any) -> Any:
    return (numbers > 0) * 1 - (numbers < 0) * 1


def figures(looks: list[Any], worth: Any) -> list[Any]:
    """By figure of `worths`: its sum over the provinces."""
    return [sum(row[look] for look in looks) for row in worth]


def active_rows(numbers: Any, worth: Any) -> list[Any]:
    """The ten rows of the net's first layer that a position adds up: the pattern of each province,
    how each pair of seats stands (points first), cities left."""
    looks = patterns(numbers)
    sums = figures(looks, worth)
    rows, at = list(looks), PATTERNS
    for one, other in PAIRS:
        points, rest = sums[one] - sums[other], sums[SEATS + one] - sums[SEATS + other]
        lead = points + sign(points) + (points == 0) * sign(rest)
        rows.append(lead + (at + MOST_POINTS + 1))
        at += LEADS
    return [*rows, sums[2 * SEATS] + at]


def shares(numbers: Numbers) -> Floats:
    """Of the victory by seat, as things stand: shared among equals."""
    sums = figures(patterns(numbers), WORTHS)
    standing = np.stack([10000 * sums[seat] + sums[SEATS + seat] for seat in range(SEATS)], axis=-1)
    best = standing == standing.max(axis=-1, keepdims=True)
    found: Floats = best / best.sum(axis=-1, keepdims=True)
    return found


class Layers:
    """The first layer adds up the active rows; each of the others multiplies what the layer before
    it gave, cut off at 0 and `top` and rounded to multiples of 1 / `grid`."""

    def __init__(self, planes: dict[str, npt.NDArray[Any]]) -> None:
        self.grid, self.top = float(planes["grid"]), float(planes["top"])
        self.rows, self.unit = planes["weights0"], 2.0 ** -float(planes["shift0"])
        self.biases = planes["biases0"]
        # By layer: weights, a few columns at a time, and biases. The library that multiplies
        # begins threads for more, which cost a small net more than they bring.
        self.layers: list[tuple[list[Floats], Floats]] = []
        for number in range(1, len(planes) // 3):
            weights = planes[f"weights{number}"] * 2.0 ** -float(planes[f"shift{number}"])
            slices = [
                weights[:, at : at + COLUMNS].copy() for at in range(0, len(weights.T), COLUMNS)
            ]
            self.layers.append((slices, planes[f"biases{number}"]))

    def shares(self, rows: Numbers) -> Floats:
        """By position and seat: positive figures that add up to 1."""
        sums = self.rows[rows].sum(axis=1, dtype=np.int64) * self.unit + self.biases
        for slices, biases in self.layers:
            given = np.rint(np.clip(sums, 0.0, self.top) * self.grid) / self.grid
            sums = np.hstack([given @ columns for columns in slices]) + biases
        raised = np.exp(sums - sums.max(axis=-1, keepdims=True))
        found: Floats = raised / raised.sum(axis=-1, keepdims=True)
        return found


class Net(Layers):
    """The chances of three seats."""

    def chances(self, numbers: Numbers) -> Floats:
        """By position and seat: to win; exact where the centre is empty."""
        rows = np.stack(active_rows(numbers, WORTHS), axis=-1)
        found = self.shares(rows)
        over = rows[:, -1] == ROWS - 1 - int(CITIES)
        found[over] = shares(numbers[over])
        return found


@cache
def net() -> Net:
    """Read when first asked for."""
    with (files("wartable.games.age_of_war") / FILE).open("rb") as file, np.load(file) as planes:
        return Net(dict(planes))


def number(owner: list[int], mover: int) -> int:
    """A position's number, if `mover` is about to begin a turn."""
    total = 0
    for seat in reversed(owner):
        total = total * 4 + (0 if seat == NONE else (seat - mover) % SEATS + 1)
    return total


def passed_on(position: int) -> int:
    """The number when the turn passes and nothing was taken: digits 1, 2, 3 become 3, 1, 2."""
    low, high = position & ONES, position >> 1 & ONES
    return low << 1 | (low ^ high)


@lru_cache(maxsize=256)
def after_turn(asked: Net, position: int, cities: tuple[int, ...]) -> list[float]:
    """Of the seat to move: its chance after a turn that takes nothing, then after taking each of
    these cities."""
    nothing = passed_on(position)
    numbers = [nothing, *(nothing | 3 << 2 * city for city in cities)]
    found: list[float] = asked.chances(np.array(numbers))[:, SEATS - 1].tolist()
    return found


def values_of_turn(state: AgeOfWarState, asked: Net | None = None) -> tuple[float, list[float]]:
    """For the seat whose turn it is: the chance to win after a turn that takes nothing, and by
    city after one that takes it; 0 for a city that cannot be taken. By the shipped net, unless
    another is asked."""
    seat = state.current
    cities = tuple(city for city in range(CITIES) if attackable(state, seat, city))
    nothing, *found = after_turn(asked or net(), number(list(state.owner), seat), cities)
    taken = [0.0] * CITIES
    for city, chance in zip(cities, found, strict=True):
        taken[city] = chance
    return nothing, taken
