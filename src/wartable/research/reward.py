"""What a game was worth to each seat, as figures that add up to 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from wartable.errors import BadInput
from wartable.kernel.many import worth_into

Reward = Literal["win", "rank", "margin"]
REWARDS: tuple[Reward, ...] = get_args(Reward)  # in the order of `kernel.many`


def kind_of(reward: str) -> int:
    """Its number; BadInput if there is none of this name."""
    if reward not in REWARDS:
        raise BadInput(f"no reward {reward!r}; there are: {', '.join(REWARDS)}")
    return REWARDS.index(reward)


def returns(reward: Reward, standings: Sequence[int], scores: Sequence[int]) -> list[float]:
    """By seat, of figures that rank the seats and of what people call the score.

    win: 1 for the only winner and -1 shared by all others; winners of a tie share theirs.
    rank: the share of rivals that were beaten minus the share that were better.
    margin: the own score minus the mean of the rivals'.
    """
    figures = scores if reward == "margin" else standings
    out = vec[float]([0.0] * len(figures))
    worth_into(kind_of(reward), vec[i64](figures), len(figures), out, 0)
    return list(out)
