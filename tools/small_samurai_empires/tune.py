"""Learn the figures that Small Samurai Empires' rules of thumb judge by, from games of their own.

    python -m tools.small_samurai_empires.tune FOLDER --seconds 300 --jobs 8

Evolution strategies: every figure is shaken a little, and whoever was shaken this way plays whoever
was shaken the opposite way, the same deal from both sides. How far one ends ahead tells which way
is better; the figures follow it step by step. Writes FOLDER/weights.npz every few seconds, and a
line of the curve for each: steps, games, by how many points the figures beat those made by hand.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from multiprocessing.pool import Pool
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wartable.games.small_samurai_empires import data
from wartable.games.small_samurai_empires.engine.rules.epoch import points_of, standing
from wartable.games.small_samurai_empires.engine.thinking import weights as named
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.kernel import CHANCE, Rng, lowest

Row = NDArray[np.float64]

GAME = data.game()
HAND: Row = np.array([*named.HAND], np.float64)
NOISE = 300  # of the rules of thumb, thousandths of a point
BATCH = 120  # pairs of shaken figures to a step
MOST = 40.0  # points of a lead that count
TABLES = (2, 2, 2, 3, 4, 4)  # seats, in turn


def units() -> Row:
    """By how much each figure is shaken."""
    found = np.maximum(0.12 * np.abs(HAND), 15.0)
    found[named.SHARE : named.GOOD] = np.clip(0.12 * HAND[: named.GOOD], 20.0, 60.0)
    found[named.LEANING : named.QUICK] = 150.0
    found[[named.ARMY, named.REACH, named.LASTING]] = 0.0  # nothing is to come
    return found


UNITS = units()


def figures(at: Row) -> Row:
    """Units from the hand-made figures, as figures that make sense."""
    found = HAND + UNITS * at
    found[named.SHARE : named.GOOD] = np.clip(found[named.SHARE : named.GOOD], 0.0, 1000.0)
    return np.round(found)


def judged(at: Row) -> vec[i64]:
    return vec[i64]([int(each) for each in figures(at)])


def play(weights: list[vec[i64]], seed: int) -> list[int]:
    """The points of one game of the rules of thumb; their figures by seat."""
    seats = len(weights)
    state, rng = GAME.start(seats, {}), Rng(seed)
    policies = [Policy(GAME, NOISE, False, each) for each in weights]
    while mask := GAME.actors(state):
        seat = lowest(mask)
        if seat == CHANCE:
            GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)
        else:
            GAME.apply(state, seat, policies[seat].choose(state, seat, rng), None)
    return [int(points_of(standing(state, seat))) for seat in range(seats)]


def duel(job: tuple[Row, Row, int, int]) -> float:
    """By how much the first figures end ahead of the others, in one deal from both sides."""
    one, other, seats, seed = job
    mine, theirs, lead = judged(one), judged(other), 0.0
    for side in range(2):
        given = [mine if seat % 2 == side else theirs for seat in range(seats)]
        points = play(given, seed)
        own = [points[seat] for seat in range(seats) if seat % 2 == side]
        rest = [points[seat] for seat in range(seats) if seat % 2 != side]
        lead += sum(own) / len(own) - sum(rest) / len(rest)
    return lead / 2


class Climb:
    """Where the figures are, and where they were on average of late."""

    def __init__(self, at: Row) -> None:
        self.at, self.mean = at.copy(), at.copy()
        self.slope, self.square = np.zeros_like(at), np.zeros_like(at)
        self.steps = 0

    def step(self, slope: Row, pace: float) -> None:
        self.steps += 1
        self.slope = 0.9 * self.slope + 0.1 * slope
        self.square = 0.98 * self.square + 0.02 * slope**2
        first = self.slope / (1 - 0.9**self.steps)
        second = np.sqrt(self.square / (1 - 0.98**self.steps)) + 1e-9
        self.at = self.at + pace * first / second
        late = max(0.01, 1 / self.steps)
        self.mean += late * (self.at - self.mean)


def step(pool: Pool, climb: Climb, dice: np.random.Generator, pace: float) -> int:
    """Shake, play, and follow what was better; how many games that took."""
    shaken = dice.standard_normal((BATCH, len(HAND))) * (UNITS > 0)
    jobs = [
        (climb.at + each, climb.at - each, TABLES[n % len(TABLES)], int(dice.integers(2**31)))
        for n, each in enumerate(shaken)
    ]
    leads = np.clip(np.array(pool.map(duel, jobs, chunksize=3)), -MOST, MOST)
    climb.step(leads @ shaken / BATCH, pace)
    return 2 * BATCH


def beats(pool: Pool, at: Row, seats: int, deals: int, seed: int) -> list[float]:
    """By how many points the figures beat the hand-made ones, and the error of that."""
    jobs = [(at, np.zeros_like(at), seats, seed + n) for n in range(deals)]
    leads = np.array(pool.map(duel, jobs, chunksize=4))
    return [round(float(leads.mean()), 2), round(float(1.96 * leads.std() / deals**0.5), 2)]


def tune(folder: Path, seconds: float, jobs: int, seed: int, begin: Row) -> Row:
    """Climb for so long; return the mean of late, in units."""
    began, dice, climb, games = time.monotonic(), np.random.default_rng(seed), Climb(begin), 0
    curve: list[dict[str, object]] = []
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        told = began
        while (part := (time.monotonic() - began) / seconds) < 1.0:
            games += step(pool, climb, dice, 0.06 * (1 - part) + 0.004)
            if time.monotonic() - told > seconds / 12:
                told = time.monotonic()
                ahead = {seats: beats(pool, climb.mean, seats, 100, 10**6) for seats in (2, 3, 4)}
                curve.append({"steps": climb.steps, "games": games, "ahead": ahead})
                print(json.dumps(curve[-1]), flush=True)
                save(folder, climb.mean, curve)
    save(folder, climb.mean, curve)
    return climb.mean


def save(folder: Path, at: Row, curve: list[dict[str, object]]) -> None:
    np.savez(folder / "weights.npz", weights=figures(at).astype(np.int32), units=at)
    (folder / "weights.json").write_text(json.dumps(curve), encoding="utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--seconds", type=float, default=300)
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--begin", type=Path, help="figures of an earlier climb")
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    begin = np.zeros_like(HAND)
    if given.begin:
        with np.load(given.begin) as found:
            begin = found["units"]
    tune(given.folder, given.seconds, given.jobs, given.seed, begin)


if __name__ == "__main__":
    main()
