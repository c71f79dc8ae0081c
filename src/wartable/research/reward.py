"""What a game was worth to each seat, as figures that add up to 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from wartable.errors import BadInput
from wartable.kernel import Game

Reward = Literal["win", "rank", "margin"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def returns(kind: Reward, standings: Sequence[int], scores: Sequence[int]) -> list[float]:
    """By seat, of figures that rank the seats and of what people call the score.

    win: 1 for the only winner and -1 shared by all others; winners of a tie share theirs.
    rank: the share of rivals that were beaten minus the share that were better.
    margin: the own score minus the mean of the rivals'.
    """
    figures = scores if kind == "margin" else standings
    return [float(figure) for figure in _worth(kind, np.array([figures], np.int64))[0]]


def rewards(kind: Reward, standings: NDArray[np.int64], game: Game[Any]) -> NDArray[np.float32]:
    """The same of many games at once, each a row."""
    if kind != "margin":
        return _worth(kind, standings).astype(np.float32)
    scores = [[game.score(int(figure)) for figure in row] for row in standings]
    figures = np.array(scores, np.int64).reshape(standings.shape)
    return _worth(kind, figures).astype(np.float32)


def _worth(kind: Reward, figures: NDArray[np.int64]) -> NDArray[np.float64]:
    seats = figures.shape[1]
    if kind == "win":
        best = figures == figures.max(axis=1, keepdims=True)
        found = best * seats / best.sum(axis=1, keepdims=True) - 1
    elif kind == "rank":
        found = np.sign(figures[:, :, None] - figures[:, None, :]).sum(axis=2)
    elif kind == "margin":
        found = figures * seats - figures.sum(axis=1, keepdims=True)
    else:
        raise BadInput(f"no reward {kind!r}; there are: {', '.join(REWARDS)}")
    return np.asarray(found / (seats - 1), np.float64)
