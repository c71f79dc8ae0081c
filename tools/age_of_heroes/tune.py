"""Tune the figures of the rules of thumb by games of their own; one taste per number of seats.

    python -m tools.age_of_heroes.tune FOLDER --seconds 300 --jobs 5      compiled

Every game is played by two tastes on opposite sides of the newest one, all figures shaken at once;
what the better side has more of is added, a little (evolution strategies with mirrored samples).
The mean of the second half of the way is kept as taste-SEATS.json; the log says how it does among
players by the hand-made figures: 1 is a fair share of the victories. --seats names the tables.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.thinking.selfplay import play_out, share
from wartable.games.age_of_heroes.engine.thinking.taste import PLAIN, Taste
from wartable.kernel import Rng, zeros

GAME = AgeOfHeroes(data.printed().figures)
OPTIONS = {"windows": 1}  # only holders are asked: fewer questions, the same game
SHAKE = 0.2  # of a figure, and
LEAST = 1.5  # so much at least
WALK = 0.6  # how far chance alone may lead in a whole run, in shakes
PORTION = 400  # games between two steps


def taste(figures: np.ndarray) -> Taste:
    return Taste(vec[i64]([max(0, int(round(float(f)))) for f in figures]))


def played(seats: int, tastes: list[Taste], seed: int) -> list[float]:
    """Every seat's share of the victory."""
    state = GAME.start(seats, OPTIONS)
    play_out(GAME, state, Rng(seed), zeros(GAME.actions), tastes)
    return [float(share(state, seat)) for seat in range(seats)]


def against(mine: Taste, his: Taste, seats: int, seconds: float, seed: int) -> tuple[float, int]:
    """The share of one among the others, as a multiple of the fair one, and in how many games."""
    until, total, games = monotonic() + seconds, 0.0, 0
    while monotonic() < until:
        at = games % seats
        tastes = [mine if seat == at else his for seat in range(seats)]
        total += played(seats, tastes, seed + games // seats)[at]
        games += 1
    return total * seats / max(games, 1), games


def tune(job: dict[str, Any]) -> tuple[int, list[int]]:
    """One number of seats."""
    seats, dice, began = job["seats"], np.random.default_rng(job["seed"]), monotonic()
    folder: Path = job["folder"]

    def say(line: str) -> None:
        text = f"{monotonic() - began:6.0f} s {seats} seats: {line}"
        print(text, flush=True)
        with (folder / "log.txt").open("a") as log:
            print(text, file=log)

    plain = np.array([float(f) for f in PLAIN.at])
    begun = Path(job["begin"], f"taste-{seats}.json")
    base = np.array(json.loads(begun.read_text()), float) if begun.is_file() else plain
    scale = np.maximum(SHAKE * plain, LEAST)
    at, mean, steps = base.copy(), np.zeros_like(base), 0
    seconds, games, said = job["seconds"], 0, 0.0
    speed = 0.0  # games a second
    while (spent := monotonic() - began) < seconds:
        pull = np.zeros_like(at)
        for number in range(PORTION):
            shaken = dice.standard_normal(at.size)
            ours, theirs = taste(at + scale * shaken), taste(at - scale * shaken)
            turn = int(dice.integers(2))
            sides = [(seat + turn) % 2 for seat in range(seats)]
            dice.shuffle(sides)
            won = played(
                seats, [ours if side else theirs for side in sides], int(dice.integers(2**31))
            )
            first = sum(sides)
            mine = sum(w for w, side in zip(won, sides, strict=True) if side) / first
            other = sum(w for w, side in zip(won, sides, strict=True) if not side) / (seats - first)
            pull += (mine - other) * seats / 2 * shaken
        games += PORTION
        speed = games / (monotonic() - began)
        rate = WALK / np.sqrt(speed * seconds) * (1.5 - spent / seconds)
        at += scale * rate * pull
        at = np.maximum(at, 0)
        if spent > seconds * 0.6:
            mean, steps = mean + at, steps + 1
        if spent - said > seconds / 6:
            said = spent
            found, tried = against(taste(at), PLAIN, seats, seconds / 60, 10**6)
            say(f"{games} games, now {found:.3f} in {tried} games")
            (folder / f"taste-{seats}.json").write_text(json.dumps([int(round(f)) for f in at]))
    final = taste(mean / max(steps, 1) if steps else at)
    (folder / f"taste-{seats}.json").write_text(json.dumps([int(f) for f in final.at]))
    found, tried = against(final, PLAIN, seats, seconds / 20, 10**7)
    say(f"{games} games; {found:.3f} in {tried} games")
    return seats, [int(f) for f in final.at]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--seconds", type=float, default=300)
    asked.add_argument("--seats", default="6,5,4,3,2")
    asked.add_argument("--jobs", type=int, default=5)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--begin", type=Path, help="a folder of tastes to go on from")
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    jobs = [
        {
            "seats": int(seats),
            "seconds": options.seconds,
            "seed": options.seed * 100 + int(seats),
            "folder": options.folder,
            "begin": str(options.begin) if options.begin else "",
        }
        for seats in options.seats.split(",")
    ]
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        for seats, figures in pool.imap_unordered(tune, jobs, 1):
            print(seats, figures, flush=True)


if __name__ == "__main__":
    main()
