"""What a game was worth to each seat, as figures that add up to 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from wartable.errors import BadInput

Reward = Literal["win", "rank", "margin"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def returns(kind: Reward, standings: Sequence[int], scores: Sequence[int]) -> list[float]:
    """By seat, of figures that rank the seats and of what people call the score.

    win: 1 for the only winner and -1 shared by all others; winners of a tie share theirs.
    rank: the share of rivals that were beaten minus the share that were better.
    margin: the own score minus the mean of the rivals'.
    """
    others = len(standings) - 1
    if kind == "win":
        best = max(standings)
        each = len(standings) / standings.count(best)
        return [((each if mine == best else 0) - 1) / others for mine in standings]
    if kind == "rank":
        return [
            sum((mine > other) - (mine < other) for other in standings) / others
            for mine in standings
        ]
    if kind == "margin":
        return [mine - (sum(scores) - mine) / others for mine in scores]
    raise BadInput(f"no reward {kind!r}; there are: {', '.join(REWARDS)}")
