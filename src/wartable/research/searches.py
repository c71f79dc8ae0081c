"""Searches of many games at once, guided by a network that sees all their leaves in one array."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wartable.bots.forest import Forest
from wartable.errors import BadInput
from wartable.research import given
from wartable.research.batch import Batch

EXPLORE = 1.25  # how much the network's favourites are tried
NUMBERS = "fiub"  # kinds of numpy's that are real numbers


class Searches:
    """A search for the actor of every game of a batch. It believes what the actor may believe: what
    is hidden is dealt anew in every walk.

    `gather` walks down each tree to a position that was not judged yet, and shows them as a batch
    does: `obs`, `mask`, `codes`, `count`, `actor`. `waits[n]` tells where a judgement is awaited;
    where the game ended, none is. `learn` takes the judgements. After some rounds `visits` and
    `best` tell what was found. `begin` starts again when the batch has made a step.
    """

    def __init__(self, batch: Batch, seed: int = 0, explore: float = EXPLORE) -> None:
        if not isinstance(batch, Batch):
            raise BadInput(f"searches are those of a batch, not of {batch!r}")
        if not isinstance(explore, (int, float)) or not 0 <= explore < inf:
            raise BadInput(f"`explore` is a number from 0 on, not {explore!r}")
        self.batch, self.seed, self.rounds = batch, given.whole(seed, "a seed"), 0
        self.leaves = batch.likewise()
        self.obs, self.mask, self.codes = self.leaves.obs, self.leaves.mask, self.leaves.codes
        self.count, self.actor = self.leaves.count, self.leaves.actor
        self._forest: Forest[Any] = Forest(self.leaves.many, float(explore))
        self.waits = np.zeros(batch.n, np.bool_)
        self.begin()

    def begin(self) -> None:
        """Search the games as they stand now."""
        rng = Random(f"searches {self.seed} {self.rounds}")
        self.rounds += 1
        seeds = [rng.getrandbits(62) for _ in range(self.batch.n)]
        roots = [self.batch.state(at) for at in range(self.batch.n)]
        self._forest.begin(roots, self.batch.actor.tolist(), seeds)
        self.waits[:] = False

    def gather(self) -> None:
        """To the next leaves. Those of the last walk that were not judged are given up."""
        self.leaves.wipe()
        self._forest.gather()
        self.waits[:] = np.array(self._forest.waits, np.bool_)

    def learn(self, policy: NDArray[Any], value: NDArray[Any]) -> None:
        """`policy[n, actions]`: how likely the network thinks each action; only those of legal ones
        count, in proportion. `value[n]`: what the position is worth to its actor, -1 to 1. Rows
        that do not wait are passed over. BadInput for other shapes, or what is no such number."""
        shape = self.mask.shape
        try:
            chances, worth = np.asarray(policy), np.asarray(value)
        except ValueError as error:  # rows of different lengths
            raise BadInput(f"policy and value are arrays: {error}") from None
        if chances.dtype.kind not in NUMBERS or worth.dtype.kind not in NUMBERS:
            raise BadInput(f"numbers are wanted, not {chances.dtype} and {worth.dtype}")
        if chances.shape != shape or worth.shape != shape[:1]:
            wanted = f"policy {list(shape)} and value [{shape[0]}]"
            raise BadInput(f"{wanted} are wanted, not {list(chances.shape)}, {list(worth.shape)}")
        rows = self.waits.nonzero()[0]
        chances = np.where(self.mask[rows], chances[rows], 0).astype(np.float64)
        whole = chances.sum(axis=1)
        good = np.isfinite(chances).all() and (chances >= 0).all() and (whole > 0).all()
        if not good or not (np.abs(worth[rows]) <= 1).all():
            raise BadInput("chances are 0 or more, one of them above 0, and worth is from -1 to 1")
        shares = (chances / whole[:, None])[self.mask[rows]]
        self._forest.learn(shares.tolist(), worth[rows].astype(np.float64).tolist())
        self.waits[:] = False

    def visits(self) -> NDArray[np.int64]:
        """How often each action was tried, by game and code."""
        found = np.zeros(self.mask.shape, np.int64)
        for at in range(self.batch.n):
            for code, count, _ in self._forest.tried(at):
                found[at, code] = count
        return found

    def best(self) -> NDArray[np.int64]:
        """The action of each game that was tried most; the first legal one before any was."""
        found = np.where(self.batch.mask, self.visits(), -1)
        return np.asarray(found.argmax(axis=1), np.int64)
