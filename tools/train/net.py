"""Nets that learn.py wrote, read and asked with numpy alone.

A net takes the cells of a game's features. Its table says which row of the first layer each value
of each cell adds up, if any; each further layer multiplies what the layer before it gave, cut off
at 0 and `top` and rounded to multiples of 1 / `grid`. The last gives a figure by action, and one
more: what the position is worth to the seat that looks, from -1 to 1.

All figures are multiples of a power of two, and none of the sums needs more than 53 bits: they come
out the same on every machine, in whatever order a library adds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i16

from wartable.kernel import Game, Layout, Rng, State

WHOLE: Final = 1 << 20  # what the likeliest action weighs when one is drawn

Floats = npt.NDArray[np.float64]
Cells = npt.NDArray[np.int16]


class Outdated(ValueError):
    """A net was learned with another layout of features than the engine's."""


class Net:
    """The arithmetic of a net; `Outdated` if it was learned with another layout of features."""

    def __init__(self, planes: dict[str, npt.NDArray[Any]], layout: Layout) -> None:
        learned = int(planes["layout"]), len(planes["table"])
        if learned != (layout.version, layout.size):
            raise Outdated(
                f"the net was learned with version {learned[0]} of the features ({learned[1]} "
                f"cells), the engine writes version {layout.version} ({layout.size} cells)"
            )
        self.grid, self.top = float(planes["grid"]), float(planes["top"])
        self.table = planes["table"].astype(np.int64)
        self.cells = np.arange(len(self.table))
        # Whole numbers: 24 bits hold the sum of all the rows a position may have.
        self.rows = planes["weights0"].astype(np.float32)
        self.unit = 2.0 ** -float(planes["shift0"])
        self.biases: Floats = planes["biases0"]
        self.layers: list[tuple[Floats, Floats]] = []
        for number in range(1, sum(name.startswith("weights") for name in planes)):
            weights = planes[f"weights{number}"] * 2.0 ** -float(planes[f"shift{number}"])
            self.layers.append((weights, planes[f"biases{number}"]))

    def outputs(self, cells: Cells) -> Floats:
        """Of rows of features: by row a figure by action, then the worth."""
        looks = self.table[self.cells, np.clip(cells, 0, self.table.shape[1] - 1)]
        added = np.stack([self.rows[row[row >= 0]].sum(axis=0) for row in looks])
        sums: Floats = added * self.unit + self.biases
        for weights, biases in self.layers:
            given = np.rint(np.clip(sums, 0.0, self.top) * self.grid) / self.grid
            sums = given @ weights + biases
        return sums


def read(file: Path, layout: Layout) -> Net:
    """A net of a file; `Outdated` if it is not for this layout."""
    with np.load(file) as planes:
        return Net(dict(planes), layout)


def cells(game: Game[Any], state: State, seat: int) -> Cells:
    """What a seat knows, as the engine writes it."""
    buf = vec[i16]([0] * game.features.size)
    game.features_into(state, seat, buf, 0)
    return np.frombuffer(memoryview(buf), np.int16).copy()


def drawn(figures: Sequence[float], least: float, rng: Rng) -> int:
    """The place of one of these figures, drawn as the net would mix: in proportion to their
    exponentials, but none that is less than `least` of the likeliest."""
    most = max(figures)
    weights = [int(WHOLE * exp(figure - most)) for figure in figures]
    weights = [weight if weight >= least * WHOLE else 0 for weight in weights]
    left = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("a number below the sum lies within it")
