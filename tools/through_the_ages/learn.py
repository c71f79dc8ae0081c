"""Learn the judgement of the turn search from its own games: engines on all cores, torch on a GPU.

    python -m tools.through_the_ages.learn FOLDER --seconds 540 --jobs 16

Generation by generation: games by the newest judgements (shaken a little, so that games differ in
kind), those before and the hand-made weights; then a fit to the rows of the last generations: the
culture by which one civilisation ended before another is the difference of their prospects. The
newest weights are kept as sum.npz; the log says how they did among players by the hand-made
weights: 1 is a fair share of the victories.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from tools.through_the_ages.selfplay import Notes, Rows, former, judge_by, load, play, save
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS

SEATS = (2, 2, 2, 3, 4)  # of the games, in turn
SAMPLES, STRAY = 3, 0.3


# ---- games


def work(job: dict[str, Any]) -> tuple[str, list[float]]:
    """Games until the time is up; the file of their rows, and the shares of victory of the newest
    judgement in games that it shared with the hand-made weights."""
    dice, until = random.Random(job["seed"]), monotonic() + job["seconds"]
    learned = [load(path) for path in job["learned"]]
    notes, shares, number = Notes(job["noted"], job["seed"]), [], 0
    while monotonic() < until:
        seats = SEATS[number % len(SEATS)]
        mixed = bool(learned) and number % 3 == 0
        searches = []
        for seat in range(seats):
            weights, judge = WEIGHTS, None
            if mixed:
                if (seat + number // 6) % 2 == 0:
                    judge = judge_by(learned[-1])
            elif learned:
                which = learned[-1] if dice.random() < 0.75 else dice.choice(learned)
                judge = judge_by(which, 0.25 * dice.random(), dice)
            else:
                weights = former(0.35, dice)
            searches.append(TurnSearch(seats, job["width"], weights, judge))
        play(searches, dice.randrange(2**31), notes, SAMPLES, STRAY)
        if mixed:
            last = notes.ended
            won = [s for s in range(seats) if last[s] == max(last)]
            ours = [s for s in range(seats) if searches[s].judge is not None]
            shares.append(sum(s in ours for s in won) / len(won) / len(ours) * seats)
        number += 1
    np.savez(job["out"], **notes.rows()._asdict())
    return job["out"], shares


def read(paths: list[str]) -> Rows:
    """Rows of several files; positions and games are numbered on."""
    parts: list[Rows] = []
    positions = games = 0
    for path in paths:
        with np.load(path) as found:
            part = Rows(**{name: found[name] for name in Rows._fields})
        if part.turns.size:
            parts.append(part._replace(position=part.position + positions, game=part.game + games))
            positions, games = int(parts[-1].position[-1]) + 1, int(parts[-1].game[-1]) + 1
    return Rows(*(np.concatenate(column) for column in zip(*parts, strict=True)))


# ---- generations


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--seconds", type=float, default=540)
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--each", type=float, default=40, help="seconds of games per generation")
    asked.add_argument("--width", type=int, default=6)
    asked.add_argument("--noted", type=float, default=0.4, help="share of the positions")
    asked.add_argument("--kept", type=int, default=4, help="generations to learn from")
    asked.add_argument("--begin", type=Path, help="weights that a run before learned")
    asked.add_argument("--rows", type=Path, default=Path("/dev/shm"))
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    begun = monotonic()

    def say(line: str) -> None:
        text = f"{monotonic() - begun:6.0f} s {line}"
        print(text, flush=True)
        with (options.folder / "log.txt").open("a") as log:
            print(text, file=log)

    learned = [str(options.begin)] if options.begin else []
    files: list[list[str]] = []
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        from tools.through_the_ages.fit import fit  # after the fork: it may start a GPU

        generation, longest = 0, 0.0
        while monotonic() - begun + options.each + longest < options.seconds:
            began = monotonic()
            jobs = [
                {
                    "seed": options.seed * 1_000_003 + generation * 1009 + n,
                    "seconds": options.each / (2 if len(learned) < 2 else 1),
                    "learned": learned[-3:],
                    "width": options.width,
                    "noted": options.noted,
                    "out": str(options.rows / f"rows-{os.getpid()}-{generation}-{n}.npz"),
                }
                for n in range(options.jobs)
            ]
            done = pool.map(work, jobs, 1)
            files.append([out for out, some in done])
            if len(files) > options.kept:
                for path in files.pop(0):
                    os.unlink(path)
            rows = read([path for some in files for path in some])
            say(f"generation {generation}: {int(rows.game[-1]) + 1} games, {rows.turns.size} rows")
            won = [share for out, some in done for share in some]
            if won:
                say(f"  the weights before: {np.mean(won):.3f} in {len(won)} games")
            found = fit(rows, say)
            learned.append(str(options.rows / f"sum-{os.getpid()}-{generation}.npz"))
            save(found, learned[-1])
            save(found, options.folder / "sum.npz")
            longest = max(longest, monotonic() - began - options.each)
            generation += 1
    for path in (path for some in files for path in some):
        os.unlink(path)


if __name__ == "__main__":
    main()
