"""Nets that learned a game (tools/train), read and asked with numpy alone.

A net takes the cells of a game's features. Its table says which row of the first layer each value
of each cell adds up, if any; each further layer multiplies what the layer before it gave, cut off
at 0 and `top` and rounded to multiples of 1 / `grid`. The last gives a figure by action, and one
more: what the position is worth to the seat that looks, from -1 to 1.

All figures are multiples of a power of two, and none of the sums needs more than 53 bits: they come
out the same on every machine, in whatever order a library adds.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from io import BytesIO
from math import exp
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i16

from wartable.kernel import Game, Layout, Rng, State

WHOLE: Final = 1 << 20  # what the likeliest action weighs when one is drawn
ROWS: Final = 8  # that are multiplied at once
COLUMNS: Final = 32  # likewise

Floats = npt.NDArray[np.float64]
Cells = npt.NDArray[np.int16]


class Outdated(ValueError):
    """A net was learned with another layout of features than the engine's."""


class Damaged(ValueError):
    """A net's file is missing, or is not what was written."""


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
        self.layers: list[tuple[list[Floats], Floats]] = []  # slices of weights, biases
        for number in range(1, sum(name.startswith("weights") for name in planes)):
            weights = planes[f"weights{number}"] * 2.0 ** -float(planes[f"shift{number}"])
            slices = [
                weights[:, at : at + COLUMNS].copy() for at in range(0, len(weights.T), COLUMNS)
            ]
            self.layers.append((slices, planes[f"biases{number}"]))

    def outputs(self, cells: Cells) -> Floats:
        """Of rows of features: by row a figure by action, then the worth."""
        slices, biases = self.layers[-1]
        return product(self.hidden(cells), slices) + biases

    def worths(self, cells: Cells) -> Floats:
        """Of rows of features: the worths alone."""
        slices, biases = self.layers[-1]
        worths: Floats = product(self.hidden(cells), [slices[-1][:, -1:]])[:, 0] + biases[-1]
        return worths

    def hidden(self, cells: Cells) -> Floats:
        """Of rows of features: what the last layer is given."""
        looks = self.table[self.cells, np.clip(cells, 0, self.table.shape[1] - 1)]
        added = np.stack([self.rows[row[row >= 0]].sum(axis=0) for row in looks])
        sums: Floats = added * self.unit + self.biases
        for slices, biases in self.layers[:-1]:
            sums = product(self.cut(sums), slices) + biases
        return self.cut(sums)

    def cut(self, sums: Floats) -> Floats:
        """What a layer hands on."""
        found: Floats = np.rint(np.clip(sums, 0.0, self.top) * self.grid) / self.grid
        return found


def product(given: Floats, slices: list[Floats]) -> Floats:
    """Of matrices, the second cut into slices, in parts so small that the library that multiplies
    begins no threads: they cost a small net far more than they bring."""
    parts = [given[at : at + ROWS] for at in range(0, len(given), ROWS)]
    return np.vstack([np.hstack([part @ columns for columns in slices]) for part in parts])


def read(file: Traversable, layout: Layout) -> Net:
    """A net of a file; `Outdated` if it is not for this layout, `Damaged` if it is no net."""
    try:
        with np.load(BytesIO(file.read_bytes())) as planes:
            return Net(dict(planes), layout)
    except (BadZipFile, EOFError, KeyError, OSError, ValueError, zlib.error) as error:
        if isinstance(error, Outdated):
            raise
        raise Damaged(f"{file.name}: {error}") from error


def cells(game: Game[Any], state: State, seat: int) -> Cells:
    """What a seat knows, as the engine writes it."""
    buf = vec[i16]([0] * game.features.size)
    game.features_into(state, seat, buf, 0)
    return np.frombuffer(memoryview(buf), np.int16).copy()


def weighed(figures: Sequence[float], least: float) -> list[int]:
    """How a net would mix: in proportion to the exponentials of its figures, but none that is less
    than `least` of the likeliest."""
    most = max(figures)
    weights = [int(WHOLE * exp(figure - most)) for figure in figures]
    return [weight if weight >= least * WHOLE else 0 for weight in weights]


def mixture(figures: Sequence[float], least: float) -> list[float]:
    """The same as shares that add up to 1."""
    weights = weighed(figures, least)
    return [weight / sum(weights) for weight in weights]


def drawn(figures: Sequence[float], least: float, rng: Rng) -> int:
    """The place of one of these figures, drawn as the net would mix."""
    weights = weighed(figures, least)
    left = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("a number below the sum lies within it")
