"""Rows of asking a net: numpy, ONNX Runtime and compiled loops, one position and many.

    python -m benchmarks.nets

Positions per second of CPU time, after a warm-up, and how far the figures of 8 bits are off.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from benchmarks.worker import limit, rate
from tools.train.export import export, planes, session, weights
from wartable.bots.net import Cells, Floats, drawn
from wartable.games.critters_at_war.bots import learned
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import NONE, Rng, compiled, legal, settle

BATCHES = (1, 16, 256)
SECONDS = 1.0
SHIPPED, LOOPS = "numpy (shipped)", "compiled loops"
FLOAT, INT8 = "ONNX Runtime, 32 bits", "ONNX Runtime, 8 bits"
BESIDE = [(f"{who}, {n}", f"{SHIPPED}, {n}") for who in (FLOAT, INT8, LOOPS) for n in BATCHES]
FILE = Path(str(files("wartable.games.critters_at_war") / learned.FILE))

Ask = Callable[[Cells], object]


def rows() -> list[tuple[str, float, str]]:
    """Name, figure, unit. Without ONNX Runtime, only what asks without it."""
    cells, choices = positions(max(BATCHES))
    net = learned.net()
    with TemporaryDirectory() as folder:
        runtimes = {}
        if importlib.util.find_spec("onnx") and importlib.util.find_spec("onnxruntime"):
            for name, int8 in ((FLOAT, False), (INT8, True)):
                export(FILE, Path(folder) / "net.onnx", int8)
                runtimes[name] = answering(session(Path(folder) / "net.onnx"))
        asked: dict[str, Ask] = {SHIPPED: net.outputs, **runtimes, LOOPS: looped()}
        found = [
            (f"{name}, {n}", rate(asking(ask, cells, n), SECONDS), "positions/s")
            for name, ask in asked.items()
            for n in BATCHES
        ]
        for name, ask in runtimes.items():
            found += errors(name, net.outputs(cells), ask(cells), choices)
    return found


def positions(count: int) -> tuple[Cells, list[list[int]]]:
    """What seats know in so many positions of games of the net with itself, and what is legal."""
    net, rng = learned.net(), Rng(1)
    seen: list[Cells] = []
    choices: list[list[int]] = []
    while True:
        state = RULES.start(2, GAME.settings({}))
        while (seat := settle(RULES, state, rng)) != NONE:
            codes = legal(RULES, state, seat)
            row = learned.row(state, seat)
            figures = net.outputs(row[None])[0]
            seen.append(row)
            choices.append(codes)
            if len(seen) == count:
                return np.stack(seen), choices
            wanted = [float(figures[code]) for code in codes]
            RULES.apply(state, seat, codes[drawn(wanted, learned.LEAST, rng)], None)


def asking(ask: Ask, cells: Cells, n: int) -> Iterator[int]:
    """So many at once, all positions in turn."""
    while True:
        for at in range(0, len(cells), n):
            ask(cells[at : at + n])
            yield n


def answering(asked: Any) -> Callable[[Cells], Floats]:
    """A net that was exported, with its two outputs side by side as ours has them."""

    def ask(cells: Cells) -> Floats:
        figures, worth = asked.run(None, {"cells": cells})
        return np.hstack([figures, worth[:, None]])

    return ask


def looped() -> Ask:
    """The net as loops; they take a position at a time, from what the engine writes."""
    kept = planes(FILE)
    table = kept["table"]
    made = limit("net_loops").Loops(
        table.ravel().tolist(), table.shape[1], float(kept["grid"]), float(kept["top"])
    )
    for number in range(sum(name.startswith("weights") for name in kept)):
        made.add(weights(kept, number).ravel().tolist(), kept[f"biases{number}"].tolist())

    def ask(cells: Cells) -> list[vec[float]]:
        return [made.outputs(vec[i16](row)) for row in cells.tolist()]

    return ask


def errors(
    name: str, exact: Floats, found: Any, choices: list[list[int]]
) -> list[tuple[str, float, str]]:
    """How far figures are off."""
    apart = np.abs(found[:, -1] - exact[:, -1])
    divergence, others = [], 0
    for ours, theirs, codes in zip(exact, found, choices, strict=True):
        one, two = mixed(ours[codes]), mixed(theirs[codes])
        divergence.append(float((one * np.log(one / two)).sum()))
        others += int(one.argmax() != two.argmax())
    return [
        (f"{name}: error of the worth, mean", float(apart.mean()), ""),
        (f"{name}: error of the worth, most", float(apart.max()), ""),
        (f"{name}: divergence of the mixture, mean", abs(float(np.mean(divergence))), ""),
        (f"{name}: divergence of the mixture, most", max(divergence), ""),
        (f"{name}: likeliest action another one", 100 * others / len(choices), "%"),
    ]


def mixed(figures: Any) -> Floats:
    raised: Floats = np.exp(figures.astype(np.float64) - figures.max())
    shares: Floats = raised / raised.sum()
    return shares


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for name, figure, unit in rows():
        print(f"{name:<56} {figure:>14,.5g} {unit}")


if __name__ == "__main__":
    main()
