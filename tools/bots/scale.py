"""One scale for all entrants of a game at so many seats, on the scale of Elo, with intervals.

A row says how often the first of a table won among others who are all alike. By Luce's model (with
two seats that of Bradley and Terry) one among `others` wins with the odds 10 ** (difference / 400)
to `others`. Ratings are those that make the rows likeliest, half a game won and half a game lost
being added to each row. The interval is that of ratings fitted again and again to games drawn anew
(Jeffreys), as many as would say what the row's own interval says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from tools.bots.rows import Row

Floats = NDArray[np.float64]
ELO = 400 / log(10)
HALF = 0.5  # of a game, won and lost, that each row is given
AGAIN = 2000  # ratings of which the interval is made
STEPS = 80
FAR = 9.0  # no further apart from the weakest: 10 ** 4 games to 1
TOLD = 4.0  # times as many games, or as few, an interval may speak for


@dataclass(frozen=True)
class Rated:
    """An entrant: its rating, and by how much it is above the next weaker one, with the bounds of
    95 %; the weakest is above nobody."""

    name: str
    rating: tuple[float, float, float]
    above: tuple[float, float, float] | None


def speaking(row: Row) -> float:
    """As many independent games as would have the row's interval."""
    spread = (row.high - row.low) / (2 * 1.96)
    if not 0 < row.won < 1 or spread <= 0:
        return float(row.games)
    games = row.won * (1 - row.won) / spread**2
    return min(max(games, row.games / TOLD), row.games * TOLD)


def connected(rows: Sequence[Row], start: str) -> list[str]:
    """Everybody who met `start`, or whom these met, and so on; in order."""
    found = {start}
    while True:
        more = {name for row in rows if found & set(row.seats) for name in row.seats}
        if more <= found:
            return sorted(found)
        found |= more


def fitted(pairs: NDArray[np.int64], odds: Floats, won: Floats, lost: Floats, count: int) -> Floats:
    """Strengths as logarithms, the first entrant's 0, for tables of games by row: Newton's method
    on all tables at once."""
    strengths = np.zeros((len(won), count))
    one, other = pairs.T
    lines = np.arange(len(won))[:, None]
    for _ in range(STEPS):
        chances = 1 / (1 + odds * np.exp(strengths[:, other] - strengths[:, one]))
        push = won * (1 - chances) - lost * chances
        bend = (won + lost) * chances * (1 - chances) + 1e-12
        slope, curve = np.zeros((len(won), count)), np.zeros((len(won), count, count))
        for sign, side in ((1, one), (-1, other)):
            np.add.at(slope, (lines, side[None]), sign * push)
            np.add.at(curve, (lines, side[None], side[None]), bend)
        for a, b in ((one, other), (other, one)):
            np.add.at(curve, (lines, a[None], b[None]), -bend)
        step = np.linalg.solve(curve[:, 1:, 1:] + 1e-9 * np.eye(count - 1), slope[:, 1:, None])[
            ..., 0
        ]
        strengths[:, 1:] = np.clip(strengths[:, 1:] + np.clip(step, -1, 1), -FAR, FAR)
        if np.abs(step).max() < 1e-9:
            break
    return strengths


def scale(rows: Sequence[Row], zero: str) -> list[Rated]:
    """Of everybody who is connected with `zero`, which is 0: the best first."""
    names = connected(rows, zero)
    names.remove(zero)
    names.insert(0, zero)
    known = [row for row in rows if row.seats[0] in names and row.seats[0] != row.seats[1]]
    if not known:
        return []
    pairs = np.array([[names.index(row.seats[0]), names.index(row.seats[1])] for row in known])
    odds = np.array([float(len(row.seats) - 1) for row in known])
    games = np.array([speaking(row) for row in known])
    won = games * np.array([row.won for row in known])
    best = ELO * fitted(pairs, odds, won[None] + HALF, (games - won)[None] + HALF, len(names))[0]
    rng = np.random.default_rng(0)
    size = (AGAIN, len(known))
    drawn = ELO * fitted(
        pairs,
        odds,
        rng.gamma(won + HALF, size=size),
        rng.gamma(games - won + HALF, size=size),
        len(names),
    )

    def told(found: float, every: Floats) -> tuple[float, float, float]:
        low, high = np.percentile(every, [2.5, 97.5])
        return found, float(min(low, found)), float(max(high, found))

    order = np.argsort(-best, kind="stable")
    result = []
    for at, number in enumerate(order):
        above = None
        if at + 1 < len(order):
            below = order[at + 1]
            above = told(best[number] - best[below], drawn[:, number] - drawn[:, below])
        result.append(Rated(names[number], told(best[number], drawn[:, number]), above))
    return result
