"""What a score is worth: the chance of winning the game before the next battle. Compiled.

Computed backwards from how battles end; scores only rise, so one pass is enough. The distribution
of results is measured once, by tools/critters_at_war/equity.py, and kept in `equity_table`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.critters_at_war.engine.components import BEGINNER, MOST_POINTS, TARGET
from wartable.games.critters_at_war.engine.equity_table import OUTCOMES, SAMPLES

SIDE: Final[i64] = MOST_POINTS  # scores below the target, by 2 * (SIDE * mine + theirs) + first
SIZE: Final[i64] = 2 * 18 * 18


def _table(mode: int) -> list[float]:
    """By 2 * (SIDE * mine + theirs) + (1 if I am first in the coming battle)."""
    target = TARGET[mode]
    worth = [0.0] * SIZE
    for mine in range(target - 1, -1, -1):
        for theirs in range(target - 1, -1, -1):
            for first in range(2):
                total = 0.0
                for won, lost, times in OUTCOMES:
                    gain, loss = (won, lost) if first else (lost, won)
                    if mode == BEGINNER:
                        gain, loss = min(gain, 1), min(loss, 1)
                    if mine + gain >= target:
                        total += times
                    elif theirs + loss < target:
                        at = 2 * (18 * (mine + gain) + theirs + loss) + (1 - first)
                        total += times * worth[at]
                worth[2 * (18 * mine + theirs) + first] = total / SAMPLES
    return worth


WORTH: Final = vec[float]([chance for mode in range(3) for chance in _table(mode)])


def equity(mode: i64, mine: i64, theirs: i64, first: bool) -> float:
    """The chance of winning from these scores, if one is (or is not) first in the next battle."""
    if mine >= TARGET[mode]:
        return 1.0
    if theirs >= TARGET[mode]:
        return 0.0
    at = 2 * (SIDE * mine + theirs)
    if first:
        at += 1
    return WORTH[mode * SIZE + at]
