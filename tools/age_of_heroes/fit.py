"""Fit what positions of Age of Heroes are worth to games (selfplay.py); write learned.json.

    python -m tools.age_of_heroes.fit learned.json FOLDER [FOLDER …] --tastes FOLDER
    python -m tools.age_of_heroes.fit next.json FOLDER --begin learned.json     with its tastes

The chance of a living tribe is a softmax of scores, a score is a weighed sum of traits, and the
weights, one row per number of seats, are those that make the winners most likely, shrunk a little
towards those of all tables together. A tenth of the games is kept aside: the log says how well
they are foretold, beside what knowing nothing would give.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from tools.age_of_heroes.selfplay import read_taste
from wartable.games.age_of_heroes.bots import reading
from wartable.games.age_of_heroes.engine.thinking.prospects import SIZE

NEWTON = 8  # steps
PORTION = 20_000  # positions multiplied at once
TESTED = 10  # one game in so many is kept aside


def read(folders: list[Path]) -> tuple[Any, Any, Any, Any]:
    """Rows, shares, seats, numbers of games."""
    rows, shares, seats, numbers, base = [], [], [], [], 0
    for folder in folders:
        for path in sorted(folder.glob("rows-*.npz")):
            with np.load(path) as found:
                if len(found["facts"]):
                    rows.append(found["rows"])
                    shares.append(found["shares"])
                    seats.append(found["facts"][:, 0])
                    numbers.append(found["facts"][:, 1] + base)
                    base = int(numbers[-1].max()) + 1
    return tuple(np.concatenate(part) for part in (rows, shares, seats, numbers))  # type: ignore[return-value]


def chances(x: Any, living: Any, w: Any) -> Any:
    """Of all tribes, by position."""
    scores = x.reshape(-1, x.shape[2]) @ w.astype(np.float32)
    score = np.where(living, scores.reshape(living.shape).astype(float), -1e9)
    score -= score.max(axis=1, keepdims=True)
    chance = np.exp(score)
    return chance / chance.sum(axis=1, keepdims=True)


def surprise(x: Any, shares: Any, w: Any) -> float:
    """The mean over the positions of how little what came was foretold."""
    chance = chances(x, shares >= 0, w)
    return float(-(np.maximum(shares, 0) * np.log(chance + 1e-12)).sum() / len(x))


def fit(x: Any, shares: Any, towards: Any, shrink: float) -> Any:
    """The weights that make the winners most likely, by Newton's method."""
    living, w = shares >= 0, towards.copy()
    won = np.where(living, shares, 0.0)
    whole = won.sum(axis=1, keepdims=True)  # less than 1 where who shares the victory is out
    for _ in range(NEWTON):
        slope, bend = np.zeros(w.size), np.zeros((w.size, w.size))
        for at in range(0, len(x), PORTION):
            part = x[at : at + PORTION]
            chance = chances(part, living[at : at + PORTION], w)
            flat = part.reshape(-1, w.size)
            off = chance * whole[at : at + PORTION] - won[at : at + PORTION]
            slope += off.astype(np.float32).ravel() @ flat
            weight = (chance * whole[at : at + PORTION]).astype(np.float32)
            mean = np.einsum("ns,nsf->nf", chance.astype(np.float32), part)
            bend += (flat * weight.reshape(-1, 1)).T @ flat
            bend -= (mean * whole[at : at + PORTION].astype(np.float32)).T @ mean
        slope += 2 * shrink * (w - towards)
        bend += 2 * shrink * np.eye(w.size)
        w = w - np.linalg.solve(bend, slope)
    return w


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("out", type=Path)
    asked.add_argument("folders", type=Path, nargs="+")
    asked.add_argument("--tastes", type=Path)
    asked.add_argument("--begin", type=Path, help="what was learned from other games before")
    asked.add_argument("--shrink", type=float, default=4.0, help="towards that, or what is common")
    options = asked.parse_args()
    rows, shares, seats, games = read(options.folders)
    tested = games * 7919 % 1009 % TESTED == 0
    x = rows.astype(np.float32)
    before = reading.read(options.begin) if options.begin else None
    some = ~tested & (np.arange(len(games)) % max(1, len(games) // 60_000) == 0)
    common = fit(x[some], shares[some], np.zeros(int(SIZE)), options.shrink)
    weights = {}
    for number in reading.SEATS:
        mine = seats == number
        learn, test = mine & ~tested, mine & tested
        towards = common
        if before is not None:
            at = (number - 2) * int(SIZE)
            towards = np.array([before.weights[at + n] for n in range(int(SIZE))])
        weights[number] = towards.tolist()
        if learn.any():
            part, won = x[learn, :number], shares[learn, :number]
            weights[number] = fit(part, won, towards, options.shrink).tolist()
        if test.any():
            part, won = x[test, :number], shares[test, :number]
            value = surprise(part, won, np.array(weights[number]))
            nothing = surprise(part, won, np.zeros(int(SIZE)))
            n = int(test.sum())
            print(
                f"{number} seats: {int(learn.sum())} positions; of {n} others the surprise is "
                f"{value:.4f}, knowing nothing {nothing:.4f}",
                flush=True,
            )
    tastes = {}
    for number in reading.SEATS:
        taste = read_taste(options.tastes, number)
        if before is not None and options.tastes is None:
            taste = before.tastes[number - 2]
        tastes[number] = [int(figure) for figure in taste.at]
    reading.write(options.out, tastes, weights)
    print(f"{options.out}: {len(np.unique(games))} games", flush=True)


if __name__ == "__main__":
    main()
