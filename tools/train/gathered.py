"""Positions of Critters at War with the mixtures a net is to learn there, found by several
processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import numpy.typing as npt

from wartable.bots.net import Cells
from wartable.games.critters_at_war.engine.actions import ACTIONS

# Rows of features, legal actions by bits, shares of actions: three planes, a row by position.
Lessons = tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8], npt.NDArray[np.float16]]


class Gathered:
    """The positions one process has found."""

    def __init__(self) -> None:
        self.rows: list[Any] = []

    def add(self, row: Cells, codes: Sequence[int], policy: Mapping[int, float]) -> None:
        """What is known in a position, what is legal, and how somebody would mix it."""
        mask, share = np.zeros(int(ACTIONS), bool), np.zeros(int(ACTIONS), np.float16)
        mask[list(codes)] = True
        share[list(policy)] = list(policy.values())
        self.rows.append((row.astype(np.uint8), np.packbits(mask), share))

    def lessons(self) -> Lessons:
        obs, masks, shares = (np.stack(plane) for plane in zip(*self.rows, strict=True))
        return obs, masks, shares


def legal_in(masks: npt.NDArray[np.uint8]) -> npt.NDArray[np.bool_]:
    """By position and action whether it is legal."""
    return np.unpackbits(masks, axis=1, count=int(ACTIONS)).astype(bool)


def gathered(found: Callable[[int], Lessons], jobs: int, first: int = 0) -> Lessons:
    """What a function finds with so many seeds, each in a process of its own."""
    spawn = multiprocessing.get_context("spawn")  # each has the GPU for itself
    with TemporaryDirectory() as folder, spawn.Pool(jobs) as pool:
        kept = pool.map(partial(_write, found, Path(folder)), range(first, first + jobs))
        return joined([read(file) for file in kept])


def _write(found: Callable[[int], Lessons], folder: Path, seed: int) -> Path:
    file = folder / f"{seed}.npz"
    write(file, found(seed))
    return file


def joined(parts: Sequence[Lessons]) -> Lessons:
    obs, masks, shares = (np.concatenate(planes) for planes in zip(*parts, strict=True))
    return obs, masks, shares


def write(file: Path, lessons: Lessons) -> None:
    obs, masks, shares = lessons
    np.savez_compressed(file, obs=obs, masks=masks, shares=shares)


def read(file: Path) -> Lessons:
    with np.load(file) as planes:
        return planes["obs"], planes["masks"], planes["shares"]
