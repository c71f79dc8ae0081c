"""Ratings by Bradley and Terry's model, on the scale of Elo, with intervals.

One entrant beats another with the chance 1 / (1 + 10 ** (difference / 400)). Ratings are those that
make the results likeliest, half a game won and half a game lost being added to each pair that met,
so that whoever won everything has a rating too. Their mean is 0.

Games that met the same chance belong together. The interval is that of a Bayesian bootstrap (Rubin
1981): again and again each deal gets a random weight, and each of those half games too. Where every
deal is one game of two, this is Jeffreys's interval of their chance.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
ELO = 400 / log(10)
HALF = 0.5  # of a game, won and lost, that each pair is given
BLOCKS = 1000  # of deals that are weighted together, if there are more of them
AGAIN = 1000  # ratings of which the interval is made
NEWTON = 60  # steps at most
FAR = 12.0  # no further apart from the mean: 10 ** 5 games to 1


@dataclass(frozen=True)
class Rating:
    """On the scale of Elo, with the bounds of its interval of 95 %."""

    rating: float
    low: float
    high: float


def rated(
    count: int, results: Iterable[tuple[int, int, int, float]], seed: int = 0
) -> list[Rating]:
    """Of `count` entrants; a result is the number of the deal, two entrants, and the share of the
    first in the victory: 1, a half or 0."""
    wins = np.zeros((BLOCKS, count, count))
    for deal, one, other, share in results:
        wins[deal % BLOCKS, one, other] += share
        wins[deal % BLOCKS, other, one] += 1 - share
    wins = wins[wins.any(axis=(1, 2))]
    whole = wins.sum(axis=0)
    met = (whole + whole.T > 0).astype(float)
    found = fitted((whole + HALF * met)[None])[0]
    rng = np.random.default_rng(seed)
    weights = rng.exponential(size=(AGAIN, len(wins)))
    added = rng.gamma(HALF, size=(AGAIN, count, count)) * met
    drawn = fitted(np.tensordot(weights, wins, 1) + added)
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    rows = zip(found, np.minimum(low, found), np.maximum(high, found), strict=True)
    return [Rating(*(float(ELO * figure) for figure in row)) for row in rows]


def fitted(wins: Floats) -> Floats:
    """Strengths with mean 0, as logarithms, for tables of how often one beat another: Newton's
    method on all tables at once."""
    count = wins.shape[-1]
    met = wins + wins.transpose(0, 2, 1)
    strengths = np.zeros(wins.shape[:2])
    for _ in range(NEWTON):
        chances = 1 / (1 + np.exp(strengths[:, None, :] - strengths[:, :, None]))
        slope = wins.sum(axis=2) - (met * chances).sum(axis=2)
        bend = met * chances * (1 - chances)
        curve = np.eye(count) * bend.sum(axis=2)[:, None, :] - bend
        # The mean is free: a constant in all cells holds it without changing the differences.
        step = np.linalg.solve(curve + 1 / count + 1e-9 * np.eye(count), slope[..., None])[..., 0]
        strengths = np.clip(strengths + np.clip(step, -1, 1), -FAR, FAR)
        strengths -= strengths.mean(axis=1, keepdims=True)
        if np.abs(step).max() < 1e-9:
            break
    return strengths
