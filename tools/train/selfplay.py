"""Games for a learner: worker processes step batches of games, the learner answers for them.

All that passes between them lies in memory they share. Every worker has two groups of games: while
the learner answers for the one, the worker steps the other. A counter by worker and group says how
far each side is; both watch the other's.
"""

from __future__ import annotations

import mmap
import multiprocessing
import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wartable.research import Batch

GROUPS = 2
SPINS = 2000  # looks at a counter before the watcher sleeps between them
NAP = 0.00005  # seconds


def shared(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """An array that child processes write into as well."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, size), kind, int(np.prod(shape))).reshape(shape)


def watch(counters: NDArray[np.int64], least: int, alive: Callable[[], bool]) -> None:
    """Come back when all of these have reached a number; RuntimeError if the other side is gone."""
    looks = 0
    while counters.min() < least:
        looks += 1
        if looks > SPINS:
            time.sleep(NAP)
            if looks % SPINS == 0 and not alive():
                raise RuntimeError("the other side is gone")


class Players:
    """So many workers with so many games in each group; by group the arrays `obs`, `mask`, `actor`,
    `done`, `reward` of the first seat, and `action` for the answers."""

    def __init__(self, game: str, workers: int, games: int, seed: int = 0) -> None:
        layout = Batch(game, 1).game
        cells, actions, count = layout.features.size, layout.actions, workers * games
        small = all(f.least >= 0 and f.most < 256 for f in layout.features.fields)
        self.workers, self.games, self.count = workers, games, count
        self.obs = shared((GROUPS, count, cells), np.uint8 if small else np.int16)
        self.mask = shared((GROUPS, count, actions), np.bool_)
        self.actor = shared((GROUPS, count), np.uint8)
        self.done = shared((GROUPS, count), np.bool_)
        self.reward = shared((GROUPS, count), np.float32)
        self.action = shared((GROUPS, count), np.uint16)
        self.asked = shared((GROUPS, workers), np.int64)  # steps the workers have written
        self.answered = shared((GROUPS, workers), np.int64)  # steps they may make
        fork = multiprocessing.get_context("fork")
        self.processes = [
            fork.Process(target=self._work, args=(game, number, seed), daemon=True)
            for number in range(workers)
        ]
        for process in self.processes:
            process.start()

    def _work(self, game: str, number: int, seed: int) -> None:
        own = slice(number * self.games, (number + 1) * self.games)
        batches = [
            Batch(game, self.games, seed=(seed * 1000 + number) * GROUPS + group, skip_forced=True)
            for group in range(GROUPS)
        ]
        parent, step = os.getppid(), 0

        def learner_lives() -> bool:
            return os.getppid() == parent

        while True:
            for group, batch in enumerate(batches):
                if step:
                    watch(self.answered[group, number : number + 1], step, learner_lives)
                    batch.step(self.action[group, own])
                np.copyto(self.obs[group, own], batch.obs, casting="unsafe")
                self.mask[group, own] = batch.mask
                self.actor[group, own] = batch.actor
                self.done[group, own] = batch.done
                self.reward[group, own] = batch.reward[:, 0]
                self.asked[group, number] = step + 1
            step += 1

    def wait(self, group: int, step: int) -> None:
        """Until all games of a group wait for their answer number `step`, from 0."""
        watch(self.asked[group], step + 1, lambda: all(each.is_alive() for each in self.processes))

    def answer(self, group: int, step: int, actions: NDArray[Any]) -> None:
        """Let the games of a group go on."""
        self.action[group] = actions
        self.answered[group] = step + 1

    def stop(self) -> None:
        """End the workers."""
        for process in self.processes:
            process.terminate()
            process.join()
