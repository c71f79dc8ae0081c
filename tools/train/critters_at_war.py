"""Critters at War, learned by self-play: writes net.npz and the curve of the run into a folder.

    python -m tools.train.critters_at_war --seconds 300 --out FOLDER
    python -m tools.train.critters_at_war --seconds 60 --out FOLDER --against NET --begin NET

learns as tools/train/learn.py says, with the compiled engine on all cores and torch on a GPU (the
extra `train`); the second command learns to beat a net that stays as it is, which shows how
exploitable that is. Standard games of the revised edition are played; an episode is a battle, and
it is worth what the score after it is worth by the shipped table of scores (thinking/equity.py).
tools/train/contest.py plays a net against the bots.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tools.train.rows import table
from tools.train.selfplay import Players
from wartable.games.critters_at_war.bots.learned import LEAST
from wartable.games.critters_at_war.engine import features
from wartable.games.critters_at_war.engine.components import ROW_TABLE, STANDARD, TARGET
from wartable.games.critters_at_war.engine.thinking.equity import equity

GAME = "critters-at-war"
GOAL = int(TARGET[STANDARD])
# Fields that are always the same in these games, or that say nothing of what is to come; and
# counts whose higher figures are rare.
CAPS = {
    "seat": 0, "mode": 0, "first-edition": 0, "target": 0, "actors": 0, "battle": 0, "actor": 0,
    "extra-turns": 0, "deck-top": 0, "queue": 3, "score": GOAL - 1, "held": 7, "stack-size": 9,
    "strength": 30, "height": 6, "deck": 12, "destroyed": 1, "destroyed-size": 6,
}  # fmt: skip
# Of the order of theatres counts which one lies between the others.
ALIKE = {"row": [row[1] for row in ROW_TABLE]}


def rows() -> NDArray[np.int16]:
    """The rows of the first layer."""
    return table(features.LAYOUT, CAPS, ALIKE)


def worths() -> NDArray[np.float32]:
    """By own score, the other's and whether one is first in the coming battle: -1 to 1."""
    found = np.zeros((GOAL, GOAL, 2), np.float32)
    for mine in range(GOAL):
        for other in range(GOAL):
            for first in range(2):
                chance = equity(STANDARD, GOAL - mine, GOAL - other, first == 1)
                found[mine, other, first] = 2 * chance - 1
    return found


class Battles:
    """Where battles end, and what that is worth to the first seat. Of numpy or torch."""

    def __init__(self, worth: Any) -> None:
        self.worth = worth

    def __call__(self, obs: Any, actor: Any, done: Any, reward: Any) -> tuple[Any, Any]:
        """By step, of steps one more: what each seat to act saw, and what the step before ended."""
        after = obs[1:]
        over = (obs[:-1, :, features.BATTLE] != after[..., features.BATTLE]) | done[1:]
        mine, other = after[..., features.SCORE], after[..., features.SCORE + 1]
        first = after[..., features.FIRST] == 1
        value = self.worth[as_index(mine), as_index(other), as_index(first)]
        value = value * (1.0 - 2.0 * (actor[1:] != 0))
        return over, value * ~done[1:] + reward[1:] * done[1:]


def as_index(numbers: Any) -> Any:
    return numbers.astype(np.int64) if isinstance(numbers, np.ndarray) else numbers.long()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--games", type=int, default=1024, help="of a worker, in each of 2 groups")
    parser.add_argument("--widths", default="1024,256,256")
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--entropy", default="0.03,0.004")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--begin", type=Path)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    players = Players(GAME, given.workers, given.games)  # before torch wakes the GPU
    import torch

    from tools.train.learn import Learner, Plan

    high, low = (float(part) for part in given.entropy.split(","))
    plan = Plan(
        given.seconds,
        tuple(int(width) for width in given.widths.split(",")),
        steps=given.steps,
        batch=given.batch,
        entropy=(high, low),
        against=given.against,
        least=LEAST if given.against else 0.0,
        begin=given.begin,
    )
    device = "cuda" if torch.cuda.is_available() else "cpu"
    ends = Battles(torch.from_numpy(worths()).to(device))
    try:
        learner = Learner(players, rows(), features.LAYOUT.version, ends, plan, given.out)
        learner.learn()
        print(f"{learner.run.decisions} decisions, {learner.run.lessons} lessons")
    finally:
        players.stop()


if __name__ == "__main__":
    main()
