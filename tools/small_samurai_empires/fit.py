"""Learn what moments of Small Samurai Empires are worth, from games of the rules of thumb.

    python -m tools.small_samurai_empires.fit FOLDER --seconds 100 --jobs 8
    python -m tools.small_samurai_empires.fit FOLDER --seconds 200 --playouts 40

With --playouts also games of searches with FOLDER/learned.npz, as it is by then, are learned from,
for three quarters of the time; each counts as much as ten others. Reads FOLDER/weights.npz
(`tune.py`; without it the figures made by hand) and writes FOLDER/learned.npz: these figures, and
sums over the traits by least squares, with the ridge that tells games held out best.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from tools.small_samurai_empires.rows import Sums, errors, game, search_game, solve
from wartable.games.small_samurai_empires.bots import insight_of, read_learned
from wartable.games.small_samurai_empires.engine.thinking.weights import HAND

RIDGES = (0.0003, 0.003, 0.03, 0.1, 0.3)
HELD_OUT = 5  # one game of so many
SEARCHED = 10.0  # games of the rules of thumb that a game of searches counts for


class Job(NamedTuple):
    """What a process plays: by the rules of thumb, or searches with what was learned."""

    figures: list[int]
    seed: int
    seconds: float
    playouts: int
    before: str  # what was learned before, of searches


def gather(job: Job) -> tuple[Sums, Sums]:
    """Games for so many seconds: those to learn from, and those held out."""
    until, number = time.monotonic() + job.seconds, 0
    learned, held_out = Sums(), Sums()
    weights = vec[i64](job.figures)
    insight = insight_of(*read_learned(job.before), rounds=True) if job.playouts else None
    while time.monotonic() < until:
        number += 1
        sums = held_out if number // 3 % HELD_OUT == 0 else learned
        seats, seed = 2 + number % 3, job.seed * 10_000_000 + number
        if insight is None:
            game(weights, seats, seed, sums)
        else:
            search_game(insight, job.playouts, seats, seed, sums)
    return learned.settled(), held_out.settled()


def added(all_of: list[Sums], times: float = 1.0) -> Sums:
    found = Sums()
    for each in all_of:
        found.products += times * each.products
        found.counts += times * each.counts
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--seconds", type=float, default=100)
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--playouts", type=int, default=0)
    given = asked.parse_args()
    figures = [*HAND]
    if (given.folder / "weights.npz").exists():
        with np.load(given.folder / "weights.npz") as found:
            figures = [int(each) for each in found["weights"]]
    before, part = str(given.folder / "learned.npz"), 0.25 if given.playouts else 1.0
    jobs = [Job(figures, seed + 1, part * given.seconds, 0, "") for seed in range(given.jobs)]
    longer = [
        Job(figures, 500 + seed, 0.75 * given.seconds, given.playouts, before)
        for seed in range(given.jobs if given.playouts else 0)
    ]
    with multiprocessing.get_context("fork").Pool(given.jobs) as pool:
        thumb, searched = pool.map(gather, jobs), pool.map(gather, longer, chunksize=1)
    learned = added([one for one, _ in thumb])
    held_out = added([other for _, other in searched or thumb])
    searches = added([one for one, _ in searched], SEARCHED)
    learned = added([learned, searches])
    nothing = errors(held_out, np.zeros_like(solve(held_out, 1.0)))
    tried = {ridge: errors(held_out, solve(learned, ridge)) for ridge in RIDGES}
    best = min(RIDGES, key=lambda ridge: float((tried[ridge] / np.maximum(nothing, 1e-9)).sum()))
    report = {
        "rows": learned.counts.tolist(),
        "ridge": best,
        "spread": np.sqrt(nothing).round(2).tolist(),
        "error": {ridge: np.sqrt(found).round(2).tolist() for ridge, found in tried.items()},
    }
    print(json.dumps(report))
    np.savez(
        given.folder / "learned.npz",
        weights=np.array(figures, np.int32),
        sums=solve(learned, best).astype(np.float32),
    )
    (given.folder / "fit.json").write_text(json.dumps(report), encoding="utf-8")


if __name__ == "__main__":
    main()
