"""What a score is worth: the chance of winning the game before the next battle. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.critters_at_war.engine.components import BEGINNER, MOST_TARGET
from wartable.games.critters_at_war.engine.thinking.equity_table import OUTCOMES


def _worth(by_battles: bool) -> vec[float]:
    """By 2 * (MOST_TARGET * (points I need - 1) + points the other needs - 1), and 1 more if I am
    first in the coming battle. Who needs fewer points is nearer to the end, so every chance
    follows from chances that are known."""
    most = MOST_TARGET
    worth = vec[float]([0.0] * (2 * most * most))
    battles = 0.0
    for won, lost, times in OUTCOMES:
        battles += float(times)
    for mine in range(most):
        for theirs in range(most):
            for first in range(2):
                total = 0.0
                for won, lost, times in OUTCOMES:
                    gain: i64 = won if first == 1 else lost
                    loss: i64 = lost if first == 1 else won
                    if by_battles:
                        gain = min(gain, 1)
                        loss = min(loss, 1)
                    if gain > mine:
                        total += float(times)
                    elif loss <= theirs:
                        before = most * (mine - gain) + theirs - loss
                        total += float(times) * worth[2 * before + 1 - first]
                worth[2 * (most * mine + theirs) + first] = total / battles
    return worth


IN_POINTS: Final = _worth(False)
IN_BATTLES: Final = _worth(True)


def equity(mode: i64, needed: i64, needed_by_other: i64, first: bool) -> float:
    """The chance of winning if one needs so many points and the other so many, and one is (or is
    not) first in the next battle."""
    if needed <= 0:
        return 1.0
    if needed_by_other <= 0:
        return 0.0
    at = 2 * (MOST_TARGET * (needed - 1) + needed_by_other - 1)
    if first:
        at += 1
    return IN_BATTLES[at] if mode == BEGINNER else IN_POINTS[at]
