"""Age of War for three seats, solved: the chances to win of all seats at a turn's beginning.

A position between turns is who holds which city: 14 digits to base 4 (0 the centre, 1 the seat to
move, 2 the next, 3 the one after; the first city is the lowest digit), 268 435 456 of them. Taking
a city of the centre leaves one city less there, so positions are solved by the number of cities
left, fewest first; within one number, failures and thefts make cycles: turns are made best for the
values so far and values are iterated for those turns, again and again until both rest. Where seats
answer each other in circles (each would rather have the other stop the leader), turns are averaged
over many rounds: there a seat mixes.

Every seat plays for its own share of the victory (max-n). Ties:
* seats that are equal in points, cities and provinces share the victory; endless play counts a
  third for each;
* a seat whose chance is the same whatever it does prefers points: a point that a turn brings is
  worth NUDGE of a victory; but it does not end a game that it loses;
* between two cities that are worth the same it goes for the one that comes first in the box, and
  it loses a die where no first line is worth more than that.

    python -m tools.age_of_war.solve_three_seats solve --out FOLDER [--train 150]
    python -m tools.age_of_war.solve_three_seats answer NET

need a GPU with 80 GB, CuPy and torch; the package need not be installed. `solve` solves, writes
exact values of some positions, makes the net that says nearly the same, and measures: the residue
of one more sweep over all positions, what a seat gains that knows how two of the solution play and
answers best, and what the net loses among two of the solution. `answer` measures a net without
solving: the best answer to two of it, and who wins how much when it meets the weights of
weights.toml. All shares are exact: no games are played for them.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tools.age_of_war import distil
from tools.age_of_war.solve_two_seats import CITIES, NUDGE, Array, provinces, rolls
from wartable.games.age_of_war.bots import three_seats
from wartable.games.age_of_war.engine import components as box

STATES = 4**CITIES
THREADS = 512
BLOCKS = 132 * 16
ENDLESS = 1 / 3
PLAIN = 16  # rounds of best turns before turns are averaged
SWEEPS = 12  # of values, for the same turns


@dataclass
class Judge:
    """What a player thinks of positions, by position and place after the mover; `nudge` is what a
    point of the turn is worth to it beside."""

    values: Any
    nudge: float = NUDGE


def source() -> tuple[str, Array]:
    """The kernels with the box's figures in front, and the rows of chances."""
    rows, weights = rolls()
    first = np.cumsum([0, *(len(part) for part in weights)])
    mask, others, points, whole = [], [], [], []
    for province, cities in enumerate(provinces()):
        for city in cities:
            mask.append(sum(3 << 2 * one for one in cities))
            others.append(mask[-1] - (3 << 2 * city))
            rest = sum(box.POINTS[one] for one in cities if one != city)
            points.append(box.POINTS[city])
            whole.append(box.PROVINCE_POINTS[province] - rest)
    columns: list[tuple[str, str, Any]] = [
        ("unsigned", "PROVINCE", mask),
        ("unsigned", "OTHERS", others),
        ("double", "POINTS", points),
        ("double", "WHOLE", whole),
        ("int", "FIRST", first),
        ("double", "WEIGHT", np.concatenate(weights)),
    ]
    lines = [f"#define {n} {v}" for n, v in (("CITIES", CITIES), ("ROWS", first[-1]))]
    lines += [f"#define THREADS {THREADS}"]
    for kind, name, column in columns:
        figures = ", ".join(repr(figure.item()) for figure in np.asarray(column))
        lines.append(f"__constant__ {kind} {name}[] = {{{figures}}};")
    text = Path(__file__).with_name("three_seats.cu").read_text(encoding="utf-8")
    return "\n".join([*lines, text]), np.concatenate(rows)


class Solver:
    """The kernels, and the positions by number of cities left."""

    def __init__(self, most: int) -> None:
        import cupy

        self.cupy = cupy
        text, rows = source()
        module = cupy.RawModule(code=text)
        self.take_kernel, self.sweep_kernel = (
            module.get_function(name) for name in ("take", "sweep")
        )
        self.shared = (len(rows) * 2 * CITIES + THREADS * CITIES) * 8
        self.take_kernel.max_dynamic_shared_size_bytes = self.shared
        self.rows = cupy.asarray(rows)
        half = (np.arange(4 ** (CITIES // 2))[:, None] >> 2 * np.arange(CITIES // 2)) & 3
        left = cupy.asarray((half == 0).sum(axis=1).astype(np.int8))
        count = (left[:, None] + left[None, :]).ravel()
        self.most = most
        self.layers = [
            cupy.flatnonzero(count == cities).astype(cupy.int32) for cities in range(most + 1)
        ]
        self.over = self.layers[0].astype(cupy.int64)
        self.shares = cupy.asarray(three_seats.shares(self.over.get()))

    def blank(self, otherwise: float) -> Any:
        """Values by position and place after the mover: exact where the centre is empty."""
        values = self.cupy.full((STATES, 4), otherwise)
        values[self.over, :3] = self.shares
        return values

    def take(self, positions: Any, judge: Judge) -> Any:
        """How often turns take each city, by city and position."""
        taken = self.cupy.empty((CITIES, len(positions)))
        how = (positions, len(positions), judge.values, np.float64(judge.nudge), self.rows, taken)
        blocks = min(BLOCKS, len(positions) // THREADS + 1)
        self.take_kernel((blocks,), (THREADS,), how, shared_mem=self.shared)
        return taken

    def sweep(self, positions: Any, first: Any, others: Any, values: Any, fresh: Any) -> None:
        """New values of these positions into `fresh`, which may be `values`."""
        how = (positions, len(positions), first, others, values, fresh, np.uint64(0))
        self.sweep_kernel((BLOCKS,), (256,), how)

    def changes(self, positions: Any, first: Any, others: Any, values: Any) -> Any:
        """What a sweep would change: of the mover's chance, and most of anybody's."""
        found = self.cupy.empty((2, len(positions)))
        how = (positions, len(positions), first, others, values, np.uint64(0), found)
        self.sweep_kernel((BLOCKS,), (256,), how)
        return found

    def rest(self, positions: Any, first: Any, others: Any, values: Any, to: float) -> None:
        """Sweep until the values rest; where play hardly ends, not for ever."""
        for _ in range(12):
            for _ in range(20):
                self.sweep(positions, first, others, values, values)
            if float(self.changes(positions, first, others, values)[1].max()) < to:
                break

    def solve(self, tolerance: float, rounds: int) -> Any:
        """Values of the solution, by position and place after the mover."""
        values = self.blank(ENDLESS)
        mine = Judge(values)
        for left, positions in enumerate(self.layers[1:], 1):
            began = time.monotonic()
            for _ in range(PLAIN):
                turns = self.take(positions, mine)
                for _ in range(SWEEPS):
                    self.sweep(positions, turns, turns, values, values)
            self.rest(positions, turns, turns, values, tolerance)
            for _ in range(3):
                fresh = self.take(positions, mine)
                restless = self.changes(positions, fresh, fresh, values)[1] > tolerance
                found = self.cupy.flatnonzero(restless)
                del fresh
                if not len(found):
                    break
                some = turns.take(found, axis=1)
                turns[:, found] = self.calm(positions[found], some, values, rounds)
                self.rest(positions, turns, turns, values, tolerance)
            change = self.changes(positions, turns, turns, values)[1].max()
            print(
                f"{left:2} cities left: {len(positions):8} positions, {len(found)} restless; last "
                f"change {float(change):.1e}, {time.monotonic() - began:.1f} s",
                flush=True,
            )
        return values

    def calm(self, positions: Any, turns: Any, values: Any, rounds: int) -> Any:
        """Turns of seats that answer each other in circles come to rest in their mean."""
        for number in range(rounds):
            turns += 2 / (number + 3) * (self.take(positions, Judge(values)) - turns)
            for _ in range(SWEEPS):
                self.sweep(positions, turns, turns, values, values)
        return turns

    def residue(self, values: Any) -> str:
        """What one more best turn everywhere changes."""
        every = []
        for positions in self.layers[1:]:
            turns = self.take(positions, Judge(values))
            mover, anybody = self.changes(positions, turns, turns, values)
            figures = (mover.max(), anybody.max(), mover.sum(), (mover > 1e-3).sum())
            every.append([float(figure) for figure in (*figures, (mover > 1e-6).sum())])
        most, anybody, total, large, small = np.array(every).T
        count = sum(len(positions) for positions in self.layers[1:])
        return (
            f"one more sweep over {count} positions: what the mover gains, at most {most.max():.1e}"
            f", mean {total.sum() / count:.1e}, above 1e-3 in {large.sum():.0f}, above 1e-6 in "
            f"{small.sum():.0f}; anybody's change at most {anybody.max():.1e}"
        )

    def meet(self, player: Judge | None, others: Judge, tolerance: float = 1e-6) -> Any:
        """Chances of a player among two others, by position and its place after the mover; None
        knows how the others play and answers best. Endless play counts nothing."""
        values = self.blank(0.0)
        for positions in self.layers[1:]:
            theirs = self.take(positions, others)
            for number in range(1 if player else PLAIN):
                mine = self.take(positions, player or Judge(values, 0.0))
                changes = self.changes(positions, mine, theirs, values)
                if number and float(changes[1].max()) < tolerance:
                    break
                if number < PLAIN - 1 and player is None:
                    for _ in range(SWEEPS):
                        self.sweep(positions, mine, theirs, values, values)
            self.rest(positions, mine, theirs, values, tolerance)
        return values

    def played(self, judge: Judge, games: int, seed: int) -> tuple[Any, list[int]]:
        """Positions of games between three players of this judgement, and how many of the games
        are not over after each turn."""
        cupy, ones = self.cupy, three_seats.ONES
        draw = cupy.random.default_rng(seed)
        now, seen = cupy.zeros(games, dtype=cupy.int32), []
        going: list[int] = []
        while len(now) and len(going) < 200:
            seen.append(now)
            going.append(len(now))
            chances = cupy.cumsum(self.take(now, judge), axis=0)
            city = (draw.random(len(now)) > chances).sum(axis=0)  # CITIES: nothing
            now = three_seats.passed_on(now) | cupy.where(city < CITIES, 3 << 2 * city, 0)
            now = now[((now | now >> 1) & ones) != ones].astype(cupy.int32)
        return cupy.concatenate(seen), going


def nearly_over(seed: int, count: int) -> Array:
    """Positions in which all provinces but one are locked and one or two cities are left: small
    enough to solve by hand."""
    draw = np.random.default_rng(seed)
    found: list[int] = []
    while len(found) < count:
        digits = np.zeros(CITIES, dtype=np.int64)
        for cities in provinces():
            digits[cities] = draw.integers(1, 4)
        loose = provinces()[int(draw.integers(0, 5))]
        digits[loose] = draw.integers(0, 4, len(loose))
        if 1 <= (digits == 0).sum() <= 2:
            found.append(int(digits @ 4 ** np.arange(CITIES)))
    return np.array(found)


def write_exact(file: Path, values: Any, seen: Any) -> None:
    """Exact values of the opening, of positions seen in play and of some that are nearly over."""
    draw = np.random.default_rng(5)
    chosen = seen[draw.integers(0, len(seen), 240)].get().astype(np.int64)
    numbers = np.unique(np.concatenate([chosen, nearly_over(9, 60), [0]]))
    lines = [
        "# Exact chances of the game for three seats: tools/age_of_war/solve_three_seats.py",
        "# position (first city the lowest digit to base 4; 1 the seat to move) | by seat",
    ]
    for number in numbers.astype(int).tolist():
        row = values[number, :3].get()
        lines.append(f"{number} | " + " ".join(f"{figure:.12f}" for figure in row))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def told(name: str, values: Any, exact: Any = None) -> None:
    """Shares from the opening by place, and most that a position is worth more than in the
    solution."""
    opening = values[0, :3].get()
    places = " ".join(f"{share:.6f}" for share in opening)
    line = f"{name}: as first, second, third {places}, mean {opening.mean():.6f}"
    if exact is not None:
        over = values[:, :3] - exact[:, :3]
        line += f"; over the solution's at most {float(over.max()):.1e}"
    print(line, flush=True)


def solve(args: argparse.Namespace) -> None:
    solver = Solver(args.most)
    exact = solver.solve(args.tolerance, args.rounds)
    print(solver.residue(exact), flush=True)
    solution, weights = Judge(exact), Judge(distil.by_weights())
    seen, going = solver.played(solution, 3_000_000, 3)
    long = going[72] / going[0] if len(going) > 72 else 0.0
    print(f"{sum(going) / going[0]:.2f} turns a game; longer than 72 turns: {long:.1e}")
    write_exact(args.out / "exact.txt", exact, seen)
    told("solution", exact)
    told("best answer to two of solution", solver.meet(None, solution), exact)
    told("weights among two of solution", solver.meet(weights, solution), exact)
    told("solution among two of weights", solver.meet(solution, weights), exact)
    seen = solver.cupy.concatenate([seen, solver.played(weights, 1_000_000, 4)[0]])
    file = args.out / "three_seats.npz"
    distil.train([int(width) for width in args.widths.split(",")], exact, seen, args.train, file)
    values = distil.by_net(file)
    print(f"{file.stat().st_size / 1e6:.2f} MB: {distil.errors(values, exact, seen)}")
    told("net among two of solution", solver.meet(Judge(values), solution), exact)


def answer(args: argparse.Namespace) -> None:
    solver = Solver(args.most)
    net, weights = Judge(distil.by_net(args.net)), Judge(distil.by_weights())
    told("net among two of net", solver.meet(net, net))
    told("best answer to two of net", solver.meet(None, net))
    told("net among two of weights", solver.meet(net, weights))
    told("weights among two of net", solver.meet(weights, net))
    told("best answer to two of weights", solver.meet(None, weights))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    sub = parser.add_subparsers(required=True)
    how = sub.add_parser("solve")
    how.add_argument("--out", type=Path, required=True)
    how.add_argument("--tolerance", type=float, default=1e-10)
    how.add_argument("--rounds", type=int, default=100, help="over which turns are averaged")
    how.add_argument("--train", type=float, default=150.0, help="seconds")
    how.add_argument("--widths", default="1024,512,64", help="of the net's layers")
    how.set_defaults(run=solve)
    how = sub.add_parser("answer")
    how.add_argument("net", type=Path)
    how.set_defaults(run=answer)
    for how in sub.choices.values():
        how.add_argument("--most", type=int, default=CITIES, help="cities left, to try it")
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
