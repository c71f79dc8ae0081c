"""Ratings of learners and puzzles: Glicko-1, as Mark Glickman's "The Glicko system" gives it.

An answer is a game between learner and puzzle. Each has a rating and a deviation, which says how
sure it is: the first answers move a learner far, those of a puzzle that many tried hardly at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, pi, sqrt
from typing import Final

import msgspec

Q: Final = log(10) / 400
WIDEST: Final = 350.0  # the deviation of somebody of whom nothing is known
NARROWEST: Final = 40.0  # people learn: nobody's rating stands for ever
BEGINNER: Final = 1200.0


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, and how sure that is."""

    value: float = BEGINNER
    deviation: float = WIDEST

    def doubt(self) -> float:
        """By how much a result against this one counts less because its rating is unsure: g."""
        return 1 / sqrt(1 + 3 * (Q * self.deviation / pi) ** 2)

    def expected(self, other: Rating) -> float:
        """The score to be expected against another: E."""
        return float(1 / (1 + 10 ** (-other.doubt() * (self.value - other.value) / 400)))

    def after(self, results: Sequence[tuple[Rating, float]]) -> Rating:
        """The rating after results of one period: against whom, and 1 for a victory, 0 for a
        defeat."""
        learned = surprise = 0.0
        for other, score in results:
            expected, doubt = self.expected(other), other.doubt()
            learned += doubt**2 * expected * (1 - expected)
            surprise += doubt * (score - expected)
        sureness = 1 / self.deviation**2 + Q**2 * learned
        value = self.value + Q / sureness * surprise
        return Rating(value, max(NARROWEST, sqrt(1 / sureness)))
