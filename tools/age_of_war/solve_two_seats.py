"""Age of War for two seats, solved: the chance to win of the seat about to begin a turn.

A position between turns is who holds which city: 14 digits to base 3 (0 the centre, 1 the seat to
move, 2 its opponent; the first city is the lowest digit), 4 782 969 of them; sides are swapped when
the turn passes. Taking a city of the centre leaves one city less there, so positions are solved by
the number of cities left, fewest first; within one number, failures and thefts make cycles, and the
values are iterated until they rest. A shared victory and endless play count one half.

    python solve_two_seats.py solve --out exact.npy [--device cuda] [--most 14] [--minutes 8]
    python solve_two_seats.py measure exact.npy [--device cuda] [--most 14] [--minutes 8]
    python solve_two_seats.py pack exact.npy --out two_seats.npz

`solve` and `measure` need torch for a GPU and only numpy for `--device cpu` (hours; `--most 3` is a
quick try). All but `pack` also run where the package is not installed: see `without_package`.

`measure` compares the table with the exact values, and lets the hard bot, which plays by it, meet
an opponent who knows the bot and answers best.
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
SCALE, NUDGE = 65535, 1e-9  # those of two_seats and bots


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
    owner = (np.arange(STATES)[:, None] // POWER % 3).astype(np.int8)
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


class Solver:
    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        rows, weights = rolls()
        put = machine.put
        self.rows = [put(np.ascontiguousarray(r.T)) for r in rows]
        self.weights = [put(w) for w in weights]
        self.value = put(np.full(STATES, 0.5))

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
        return settle(self.value, layer["states"], self.best(layer, self.value), pace)

    def best(self, layer: dict[str, Any], value: Any) -> Any:
        """What the best turn makes of each position of a layer, against an opponent whose chance
        at the beginning of its turn is `value`."""
        xp = self.machine.xp
        fresh = self.machine.xp.empty_like(value[layer["states"]])
        for at in range(0, len(fresh), self.machine.chunk):
            part = slice(at, at + self.machine.chunk)
            nothing = 1 - value[layer["flipped"][part]]
            taken = 1 - value[layer["after"][part]]
            gains = xp.maximum(taken - nothing[:, None], nothing[:, None] * 0)
            fresh[part] = nothing + self.turn(layer["column"][part], gains * layer["open"][part])
        return fresh

    def put(self, layer: Layer) -> dict[str, Any]:
        put = self.machine.put
        return {
            "states": put(layer.states),
            "flipped": put(layer.flipped.astype(np.int64)),
            "after": put(layer.after.astype(np.int64)),
            "column": put(layer.column.astype(np.int64)),
            "open": put(layer.open.astype(np.float64)),
        }

    def solve(self, owner: Array, tolerance: float, until: float) -> tuple[int, float]:
        """Iterate one layer until it rests or time is up: sweeps made, last change."""
        given = self.put(Layer(owner))
        change, sweeps, pace = 1.0, 0, 1.0
        while change > tolerance and time.monotonic() < until:
            change = self.sweep(given, pace)
            sweeps += 1
            pace = 1.0 if sweeps < 60 else 0.8  # a pair that waits for each other would swing
        return sweeps, change


def settle(value: Any, states: Any, fresh: Any, pace: float) -> float:
    """Bring the values of these positions nearer to the fresh ones; the largest difference."""
    old = value[states]
    value[states] = old + pace * (fresh - old)
    return float(abs(fresh - old).max())


class Rehearsed(Solver):
    """An opponent who knows how the hard bot plays, and the bot."""

    def __init__(self, machine: Machine, table: Array) -> None:
        super().__init__(machine)
        self.table = table.astype(np.float64) / SCALE
        self.bot = machine.put(np.full(STATES, 0.5))  # the bot's chance where it is to move
        self.other = machine.put(np.full(STATES, 0.5))  # the opponent's where that one is

    def gains(self, owner: Array, layer: Layer) -> Array:
        """What the hard bot thinks each city is worth: bots.hard_turn, written once more."""
        nothing = 1.0 - self.table[layer.flipped]
        taken = 1.0 - self.table[layer.after]
        left = (owner == 0).sum(axis=1)
        gains = np.maximum(0.0, taken - nothing[:, None])
        for cities in provinces():
            for city in cities:
                others = [one for one in cities if one != city]
                points = np.full(len(owner), float(box.POINTS[city]))
                whole = box.PROVINCE_POINTS[box.PROVINCE[city]]
                points[(owner[:, others] == 1).all(axis=1)] = whole - sum(
                    box.POINTS[one] for one in others
                )
                last = (owner[:, city] == 0) & (left == 1)
                even = (taken[:, city] == nothing) & ((nothing > 0) | ~last)
                gains[even, city] = NUDGE * points[even]
        found: Array = gains * layer.open
        return found

    def outcomes(self, column: Any, gains: Any) -> Any:
        """How often a turn of the hard bot takes each city."""
        xp = self.machine.xp
        worth, taken = gains[:, 0] * 0, gains * 0
        for rows, weights in zip(self.rows, self.weights, strict=True):
            chance = rows[column[:, 0]]
            most, city_of = chance * gains[:, :1], chance * 0
            for city in range(1, CITIES):
                here = rows[column[:, city]]
                better = here * gains[:, city : city + 1] > most
                most = xp.where(better, here * gains[:, city : city + 1], most)
                chance = xp.where(better, here, chance)
                city_of = xp.where(better, chance * 0 + city, city_of)
            attacks = most > worth[:, None]
            stays = (chance * 0 + 1) * ~attacks @ weights
            taken = taken * stays[:, None]
            for city in range(CITIES):
                taken[:, city] += chance * (attacks & (city_of == city)) @ weights
            worth = xp.maximum(most, worth[:, None]) @ weights
        return taken

    def follow(self, layer: dict[str, Any], taken: Any, other: Any) -> Any:
        """The bot's chances in a layer, if the opponent's after its turn are `other`."""
        nothing = 1 - other[layer["flipped"]]
        changed = 1 - other[layer["after"]] - nothing[:, None]
        return nothing + (taken * changed).sum(1)

    def meet(self, owner: Array, tolerance: float, until: float) -> tuple[float, float]:
        """Iterate one layer until it rests: the last change, and the most that one turn of the bot
        loses against perfect play."""
        layer = Layer(owner)
        given, gains = self.put(layer), self.machine.put(self.gains(owner, layer))
        taken = self.machine.xp.empty_like(gains)
        for at in range(0, len(taken), self.machine.chunk):
            part = slice(at, at + self.machine.chunk)
            taken[part] = self.outcomes(given["column"][part], gains[part])
        lost = self.value[given["states"]] - self.follow(given, taken, self.value)
        change, sweeps, states = 1.0, 0, given["states"]
        while change > tolerance and time.monotonic() < until:
            pace = 1.0 if sweeps < 60 else 0.8
            change = settle(self.bot, states, self.follow(given, taken, self.other), pace)
            change = max(change, settle(self.other, states, self.best(given, self.bot), pace))
            sweeps += 1
        return change, float(lost.max())


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
    print(f"first seat wins {value[0]:.10f}; largest last change {worst:.2e}")
    np.save(args.out, value)


def rounded(exact: Array) -> Array:
    """The table: exact values in steps of 1 / SCALE."""
    return np.asarray(np.rint(exact * SCALE), dtype=np.uint16)


def measure(args: argparse.Namespace) -> None:
    exact = np.load(args.exact)
    table = rounded(exact)
    every = layers()
    known = np.concatenate([every[left].astype(np.int64) @ POWER for left in range(args.most + 1)])
    wrong = abs(table[known] / SCALE - exact[known])
    print(f"{len(known)} positions: worst error {wrong.max():.2e}, mean {wrong.mean():.2e}")
    task = Rehearsed(Machine(args.device), table)
    put = task.machine.put
    over = put(every[0].astype(np.int64) @ POWER)
    task.value = put(exact)
    task.bot[over] = task.other[over] = task.value[over]
    until, rest, turn = time.monotonic() + args.minutes * 60, 0.0, 0.0
    for left in range(1, args.most + 1):
        change, lost = task.meet(every[left], args.tolerance, until)
        rest, turn = max(rest, change), max(turn, lost)
    bot, other = (task.machine.get(found)[known] for found in (task.bot, task.other))
    first, second = exact[known] - bot, other - exact[known]
    print(f"largest last change {rest:.2e}; the bot's worst turn loses {turn:.2e}")
    print(f"against the best answer it loses at most {first.max():.2e} where it is to move,")
    print(
        f"{second.max():.2e} where it is not (shares of a victory; double on a scale from -1 to 1)"
    )
    if args.most == CITIES:
        opening = int(np.flatnonzero(known == 0)[0])
        print(f"from the opening: {first[opening]:.2e} as first, {second[opening]:.2e} as second")


def pack(args: argparse.Namespace) -> None:
    """Sixteen bits a position, as package data."""
    from wartable.games.age_of_war import bots
    from wartable.games.age_of_war.bots import two_seats

    assert (bots.NUDGE, two_seats.SCALE) == (NUDGE, SCALE)
    values = rounded(np.load(args.exact))
    np.savez_compressed(args.out, **two_seats.packed(values))  # type: ignore[arg-type]
    with np.load(args.out) as planes:
        assert (two_seats.unpacked(dict(planes)) == values).all()
    print(f"{args.out}: {Path(args.out).stat().st_size / 1e6:.1f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    sub = parser.add_subparsers(required=True)
    how = sub.add_parser("solve")
    how.add_argument("--out", default="exact.npy")
    how.set_defaults(run=solve)
    _add_limits(how)
    how = sub.add_parser("measure")
    how.add_argument("exact")
    how.set_defaults(run=measure)
    _add_limits(how)
    how = sub.add_parser("pack")
    how.add_argument("exact")
    how.add_argument("--out", default="two_seats.npz")
    how.set_defaults(run=pack)
    args = parser.parse_args()
    args.run(args)


def _add_limits(how: argparse.ArgumentParser) -> None:
    how.add_argument("--device", default="cuda")
    how.add_argument("--most", type=int, default=CITIES)
    how.add_argument("--minutes", type=float, default=8.0)
    how.add_argument("--tolerance", type=float, default=1e-12)


if __name__ == "__main__":
    main()
