"""What a score is worth: the chance of winning the game before the next battle. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.critters_at_war.engine.components import TARGET
from wartable.games.critters_at_war.engine.thinking.equity_table import BEGINNER, LONG, STANDARD


def _flat(rows: list[list[int]]) -> list[float]:
    return [cell / 10000 for row in rows for cell in row]


# By mode, then 2 * (target * mine + theirs) + 1 if one is first in the coming battle
WORTH: Final = vec[float](_flat(STANDARD) + _flat(LONG) + _flat(BEGINNER))
START: Final = vec[i64]([0, 2 * 12 * 12, 2 * 12 * 12 + 2 * 18 * 18])


def equity(mode: i64, mine: i64, theirs: i64, first: bool) -> float:
    """The chance of winning from these scores, if one is (or is not) first in the next battle."""
    target = TARGET[mode]
    if mine >= target:
        return 1.0
    if theirs >= target:
        return 0.0
    at = START[mode] + 2 * (target * mine + theirs)
    if first:
        at += 1
    return WORTH[at]
