"""Weights of the evaluation for three to six seats, from self-play.

    python tools/age_of_war/tune.py --seats 3 --games 4000 --rounds 4 --out weights.toml

Each round plays games between bots that use the weights so far (the first round: bots that play for
points), then fits the softmax of the seats' sums to who won; the weights of the best round (judged
among players for points) are written. Wants the compiled build.
"""

from __future__ import annotations

import argparse
import textwrap
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from scipy.optimize import minimize

from wartable.games.age_of_war.bots import impatience, points_gained
from wartable.games.age_of_war.engine import chance, rules
from wartable.games.age_of_war.engine.components import CITIES, PROVINCES, UNROLLED
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.evaluate import (
    EXTRAS,
    PATTERNS,
    WEIGHTS,
    Valuer,
    centre_count,
    extras_into,
    patterns_into,
    share,
)
from wartable.games.age_of_war.engine.thinking.solver import Turn
from wartable.kernel import CHANCE, NONE, Rng


def greedy_turn(state: AgeOfWarState) -> Turn:
    """The turn played for the most points on average."""
    turn = Turn(state)
    extra = impatience(state)
    for city in range(CITIES):
        free = state.owner[city] == NONE
        turn.gains[city] = points_gained(state, city) + (extra if free else 0.0)
    turn.solve()
    return turn


def solved(state: AgeOfWarState, valuer: Valuer | None) -> Turn:
    if valuer is None:
        return greedy_turn(state)
    turn = Turn(state)
    taken = vec[float]([0.0] * CITIES)
    nothing = valuer.values_into(state, taken)
    for city in range(CITIES):
        turn.gains[city] = max(0.0, taken[city] - nothing)
    turn.solve()
    return turn


def play_turn(state: AgeOfWarState, turn: Turn, rng: Rng) -> None:
    number = state.turns
    while state.ended == 0 and state.turns == number:
        if state.roll == UNROLLED:
            rules.apply(state, CHANCE, chance.sample_chance(state, rng), None)
        else:
            rules.apply(state, state.current, turn.best_action(), None)


@dataclass
class Positions:
    """Beginnings of turns as all seats see them, and each seat's share of the victory."""

    patterns: np.ndarray  # position, seat, province
    extras: np.ndarray  # position, seat, figure
    left: np.ndarray  # position
    shares: np.ndarray  # position, seat

    @classmethod
    def joined(cls, parts: list[Positions]) -> Positions:
        names = ("patterns", "extras", "left", "shares")
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def self_play(
    seats: int, games: int, valuer: Valuer | None, seed: int, keep: float, trace: float
) -> Positions:
    """A position's share is a mean of what the valuer says of the positions after it and of how
    the game ended, the nearer the more: TD(lambda) with lambda = `trace`."""
    rng, pick = Rng(seed), np.random.default_rng(seed)
    patterns, extras, lefts, shares = [], [], [], []
    looks, figures = vec[i64]([0] * PROVINCES), vec[float]([0.0] * EXTRAS)
    for game in range(games):
        state = rules.start(seats, {"first": game % seats, "cap": 300})
        said: list[np.ndarray] = []  # by turn, what the valuer says before it
        kept: list[int] = []  # turns
        while state.ended == 0:
            if valuer is not None:
                valuer.weigh(state, state.current)
                said.append(np.array(list(valuer.chances)[:seats]))
            if pick.random() < keep:
                left = centre_count(state)
                for seat in range(seats):
                    patterns_into(state, seat, looks)
                    extras_into(state, state.current, seat, left, figures)
                    patterns.append(list(looks))
                    extras.append(list(figures))
                lefts.append(left)
                kept.append(int(state.turns))
            play_turn(state, solved(state, valuer), rng)
        end = np.array([share(state, seat) for seat in range(seats)])
        targets = [end] * int(state.turns + 1)
        for turn in range(len(said) - 2, -1, -1):
            targets[turn] = (1 - trace) * said[turn + 1] + trace * targets[turn + 1]
        shares += [targets[turn] for turn in kept]
    return Positions(
        np.array(patterns, dtype=np.int16).reshape(-1, seats, PROVINCES),
        np.array(extras, dtype=np.float32).reshape(-1, seats, EXTRAS),
        np.array(lefts, dtype=np.float32),
        np.array(shares, dtype=np.float32),
    )


def fit(data: Positions, start: np.ndarray, ridge: float) -> np.ndarray:
    """Weights that say best who won, not too far from those to start with."""
    count, seats = data.shares.shape
    at = data.patterns.astype(np.int64)
    phases = (np.ones(count), 1 / data.left, data.left / CITIES)

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        sums = data.extras @ weights[3 * PATTERNS :].astype(np.float32)
        for number, phase in enumerate(phases):
            block = weights[number * PATTERNS : (number + 1) * PATTERNS]
            sums = sums + phase[:, None] * block[at].sum(axis=2)
        sums -= sums.max(axis=1, keepdims=True)
        chance = np.exp(sums)
        chance /= chance.sum(axis=1, keepdims=True)
        error = -(data.shares * np.log(chance + 1e-9)).sum() / count
        miss = (chance - data.shares) / count
        slope = np.empty(WEIGHTS)
        for number, phase in enumerate(phases):
            each = np.repeat((phase[:, None] * miss)[:, :, None], PROVINCES, axis=2)
            slope[number * PATTERNS : (number + 1) * PATTERNS] = np.bincount(
                at.ravel(), each.ravel(), PATTERNS
            )
        slope[3 * PATTERNS :] = np.tensordot(miss, data.extras, axes=([0, 1], [0, 1]))
        away = weights - start
        return float(error + ridge * (away**2).sum()), slope + 2 * ridge * away

    found = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 80})
    print(f"loss {found.fun:.4f} (guessing {np.log(seats):.4f})", flush=True)
    return np.asarray(found.x)


def match(seats: int, games: int, valuer: Valuer, seed: int) -> float:
    """Share of victories of one seat by weights among seats that play for points."""
    rng, won = Rng(seed), 0.0
    for game in range(games):
        state = rules.start(seats, {"first": 0, "cap": 300})
        mine = game % seats
        while state.ended == 0:
            play_turn(state, solved(state, valuer if state.current == mine else None), rng)
        won += share(state, mine)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--prior", type=int, default=0, help="begin with those of so many seats")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--memory", type=int, default=3, help="earlier rounds that still count")
    parser.add_argument("--trace", type=float, default=0.7)
    parser.add_argument("--trial", type=int, default=800, help="games that judge a round")
    parser.add_argument("--ridge", type=float, default=1e-5)
    parser.add_argument("--keep", type=float, default=0.4)
    parser.add_argument("--out", default="weights.toml")
    args = parser.parse_args()
    weights, valuer = np.zeros(WEIGHTS), None
    if args.prior:
        weights = np.array(tomllib.loads(Path(args.out).read_text())[f"seats-{args.prior}"])
        valuer = Valuer(vec[float](weights.tolist()))
    parts: list[Positions] = []
    best = 0.0
    for number in range(args.rounds):
        began = time.monotonic()
        fresh = self_play(args.seats, args.games, valuer, 100 + number, args.keep, args.trace)
        parts = [*parts[-args.memory :], fresh]
        print(f"{args.seats} seats, round {number}: {len(fresh.left)} positions", end=", ")
        weights = fit(Positions.joined(parts), weights, args.ridge)
        valuer = Valuer(vec[float](weights.tolist()))
        rate = match(args.seats, args.trial, valuer, 7 + number)
        print(
            f"  among players for points {rate:.3f} (fair {1 / args.seats:.3f}), "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )
        if rate > best:
            best = rate
            write(Path(args.out), args.seats, weights)


def write(file: Path, seats: int, weights: np.ndarray) -> None:
    """Put the weights of one seat count into the file, keeping the others."""
    known = tomllib.loads(file.read_text()) if file.exists() else {}
    known[f"seats-{seats}"] = [round(weight, 3) for weight in weights.tolist()]
    lines = [
        "# Weights of thinking/evaluate.py by number of seats, made by tools/age_of_war/tune.py"
    ]
    for key, row in sorted(known.items()):
        lines += [f"{key} = [", textwrap.fill(", ".join(map(str, row)), 98), "]"]
    file.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
