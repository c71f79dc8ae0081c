"""Age of War for two seats, solved: the chance to win of the seat about to begin a turn.

A position between turns is who holds which city: 14 digits to base 3 (0 the centre, 1 the seat to
move, 2 its opponent; the first city is the lowest digit), 4 782 969 of them; sides are swapped when
the turn passes. Taking a city of the centre leaves one city less there, so positions are solved by
the number of cities left, fewest first; within one number, failures and thefts make cycles, and the
values are iterated until they rest. A shared victory and endless play count one half.

    python solve_two_seats.py solve --out table.npy [--device cuda] [--most 14] [--minutes 8]
    python solve_two_seats.py pack table.npy --out two_seats.npz

`solve` needs torch for a GPU and only numpy for `--device cpu` (hours; `--most 3` is a quick try).
It also runs where the package is not installed: see `without_package`.
"""

from __future__ import annotations

import argparse
import sys
import time
import types
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
SOURCE = Path(__file__).parents[2] / "src"


def without_package() -> None:
    """Stand-ins for two tiny libraries, for a machine that has numpy and torch only."""
    try:
        import librt.vecs
        import mypy_extensions  # noqa: F401

        return
    except ImportError:
        pass

    class Vec(list[Any]):
        def __class_getitem__(cls, item: object) -> Any:
            return cls

    librt, vecs = types.ModuleType("librt"), types.ModuleType("librt.vecs")
    vecs.vec, vecs.append = Vec, lambda items, item: Vec([*items, item])  # type: ignore[attr-defined]
    extensions = types.ModuleType("mypy_extensions")
    extensions.i64 = int  # type: ignore[attr-defined]
    extensions.mypyc_attr = lambda *args, **kw: lambda cls: cls  # type: ignore[attr-defined]
    house = types.ModuleType("wartable")
    house.__path__ = [str(SOURCE / "wartable")]
    sys.modules |= {
        "librt": librt,
        "librt.vecs": vecs,
        "mypy_extensions": extensions,
        "wartable": house,
    }


without_package()
sys.path.insert(0, str(SOURCE))

from wartable.games.age_of_war.engine import components as box  # noqa: E402
from wartable.games.age_of_war.engine.thinking import solver  # noqa: E402

CITIES, STATES = 14, 3**14
POWER = 3 ** np.arange(CITIES, dtype=np.int64)


def rolls() -> tuple[list[Array], list[Array]]:
    """By number of dice 1 … 7: the distinct rows of best chances by target, and their weights."""
    best = np.array(list(solver.chances().best), dtype=np.float64).reshape(-1, solver.TARGETS)
    rows, weights = [], []
    for dice in range(1, box.DICE + 1):
        span = slice(box.FIRST_ROLL[dice], box.FIRST_ROLL[dice + 1])
        ways = np.array([box.WEIGHT[roll] for roll in range(span.start, span.stop)], dtype=float)
        distinct, number = np.unique(best[span].round(14), axis=0, return_inverse=True)
        rows.append(distinct)
        weights.append(np.bincount(number.ravel(), ways) / 6**dice)
    return rows, weights


def digits(states: Array) -> Array:
    return (states[:, None] // POWER % 3).astype(np.int8)


def provinces() -> list[list[int]]:
    return [
        [city for city in range(CITIES) if box.PROVINCE[city] == province]
        for province in range(box.PROVINCES)
    ]


def standing(owner: Array, side: int) -> Array:
    """Points, cities, provinces in one figure: rules 7, written once more and independently."""
    points = np.zeros(len(owner), dtype=np.int64)
    locked = np.zeros(len(owner), dtype=np.int64)
    mine = owner == side
    for province, cities in enumerate(provinces()):
        every = mine[:, cities].all(axis=1)
        loose = (mine[:, cities] * [box.POINTS[city] for city in cities]).sum(axis=1)
        points += np.where(every, box.PROVINCE_POINTS[province], loose)
        locked += every
    figures: Array = (points * 100 + mine.sum(axis=1)) * 100 + locked
    return figures


def result(owner: Array) -> Array:
    """For the seat of digit 1, when the centre is empty: 1, one half, 0."""
    value: Array = (np.sign(standing(owner, 1) - standing(owner, 2)) + 1) / 2
    return value


class Layer:
    """All positions with the same number of cities in the centre, and what a turn can make of
    them: where each city leads, and which column of chances it goes by."""

    def __init__(self, owner: Array) -> None:
        self.states = owner.astype(np.int64) @ POWER
        swapped = np.array([0, 2, 1])
        flipped = swapped[owner] @ POWER
        locked = np.zeros_like(owner, dtype=bool)
        for cities in provinces():
            locked[:, cities] |= (owner[:, cities] == 2).all(axis=1)[:, None]
        self.open = (owner != 1) & ~locked
        self.column = np.where(owner == 0, 0, CITIES) + np.arange(CITIES)
        self.column[~self.open] = solver.TARGETS - 1  # Xinzheng stolen: chances all 0
        # after taking a city the turn passes: the city's digit becomes 2 in the swapped number
        self.after = flipped[:, None] + (2 - swapped[owner]) * POWER
        self.flipped = flipped


def layers() -> dict[int, Array]:
    """Owners by number of cities in the centre."""
    owner = digits(np.arange(STATES))
    left = (owner == 0).sum(axis=1)
    return {count: owner[left == count] for count in range(CITIES + 1)}


class Machine:
    """numpy or torch behind the same few names."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.chunk = 16384 if device == "cpu" else 131072  # positions at a time
        if device == "cpu":
            self.xp: Any = np
        else:
            import torch

            self.xp = torch

    def put(self, array: Array) -> Any:
        return array if self.device == "cpu" else self.xp.from_numpy(array).to(self.device)

    def get(self, array: Any) -> Array:
        here: Array = array if self.device == "cpu" else array.cpu().numpy()
        return here

    def empty(self, like: Any) -> Any:
        return self.xp.empty_like(like)


class Solver:
    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        rows, weights = rolls()
        put = machine.put
        self.rows = [put(np.ascontiguousarray(r.T.astype(np.float32))) for r in rows]
        self.weights = [put(w.astype(np.float32)) for w in weights]
        self.value = put(np.full(STATES, 0.5, dtype=np.float32))

    def turn(self, column: Any, gains: Any) -> Any:
        """What a whole turn gains: U(7) of the solved turn, for many positions at once."""
        xp = self.machine.xp
        worth = gains[:, 0] * 0
        for rows, weights in zip(self.rows, self.weights, strict=True):
            most = rows[column[:, 0]] * gains[:, :1]
            for city in range(1, CITIES):
                most = xp.maximum(most, rows[column[:, city]] * gains[:, city : city + 1])
            worth = xp.maximum(most, worth[:, None]) @ weights
        return worth

    def sweep(self, layer: dict[str, Any], pace: float) -> float:
        """One step of value iteration over a layer; the largest change."""
        xp, value = self.machine.xp, self.value
        old = value[layer["states"]]
        fresh = self.machine.empty(old)
        for at in range(0, len(fresh), self.machine.chunk):
            part = slice(at, at + self.machine.chunk)
            nothing = 1 - value[layer["flipped"][part]]
            taken = 1 - value[layer["after"][part]]
            gains = xp.maximum(taken - nothing[:, None], nothing[:, None] * 0)
            fresh[part] = nothing + self.turn(layer["column"][part], gains * layer["open"][part])
        change = float(abs(fresh - old).max())
        value[layer["states"]] = old + pace * (fresh - old)
        return change

    def solve(self, owner: Array, tolerance: float, until: float) -> tuple[int, float]:
        """Iterate one layer until it rests or time is up: sweeps made, last change."""
        layer = Layer(owner)
        put = self.machine.put
        given = {
            "states": put(layer.states),
            "flipped": put(layer.flipped.astype(np.int64)),
            "after": put(layer.after.astype(np.int64)),
            "column": put(layer.column.astype(np.int64)),
            "open": put(layer.open.astype(np.float32)),
        }
        change, sweeps, pace = 1.0, 0, 1.0
        while change > tolerance and time.monotonic() < until:
            change = self.sweep(given, pace)
            sweeps += 1
            pace = 1.0 if sweeps < 60 else 0.8  # a pair that waits for each other would swing
        return sweeps, change


def solve(args: argparse.Namespace) -> None:
    until = time.monotonic() + args.minutes * 60
    began = time.monotonic()
    task = Solver(Machine(args.device))
    print(f"distinct rows: {[len(w) for w in task.weights]}, {time.monotonic() - began:.1f} s")
    every = layers()
    done = task.machine.get(task.value).copy()
    done[every[0].astype(np.int64) @ POWER] = result(every[0])
    task.value = task.machine.put(done)
    worst = 0.0
    for left in range(1, args.most + 1):
        sweeps, change = task.solve(every[left], args.tolerance, until)
        worst = max(worst, change)
        spent = time.monotonic() - began
        print(
            f"{left:2} cities left: {len(every[left]):7} positions, {sweeps} sweeps, "
            f"last change {change:.2e}, {spent:.0f} s",
            flush=True,
        )
    value = task.machine.get(task.value)
    print(f"first seat wins {value[0]:.6f}; largest last change {worst:.2e}")
    np.save(args.out, (value * 65535).round().astype(np.uint16))


def pack(args: argparse.Namespace) -> None:
    """Ten bits a position, as package data."""
    from wartable.games.age_of_war.bots import two_seats

    exact = np.load(args.table).astype(float) / 65535
    values = np.rint(exact * two_seats.SCALE).astype(np.int32)
    np.savez_compressed(args.out, **two_seats.packed(values))  # type: ignore[arg-type]
    with np.load(args.out) as planes:
        assert (two_seats.unpacked(dict(planes)) == values).all()
    print(f"{args.out}: {Path(args.out).stat().st_size / 1e6:.1f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    sub = parser.add_subparsers(required=True)
    how = sub.add_parser("solve")
    how.add_argument("--out", default="table.npy")
    how.add_argument("--device", default="cuda")
    how.add_argument("--most", type=int, default=CITIES)
    how.add_argument("--minutes", type=float, default=7.0)
    how.add_argument("--tolerance", type=float, default=1e-6)
    how.set_defaults(run=solve)
    how = sub.add_parser("pack")
    how.add_argument("table")
    how.add_argument("--out", default="two_seats.npz")
    how.set_defaults(run=pack)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
