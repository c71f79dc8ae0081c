"""Fit the curve that makes chances to win of what civilisations are worth, and say how well it
tells: reliability in ten bins over games that it was not fitted to.

    python -m tools.through_the_ages.chances play 400 games.jsonl     # games, compiled: 0.3 s each
    python -m tools.through_the_ages.chances fit games.jsonl          # the figures of chances.py

Games are played by the narrow beam that also plays on in `chances.py`. A position is the end of a
turn; every third game is held out.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from scipy.optimize import minimize

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.stack import frame_kind
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.chances import KNOTS, share
from wartable.games.through_the_ages.engine.thinking.evaluate import own_worth, turns_left
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.games.through_the_ages.plugin import GAME
from wartable.kernel import CHANCE, Rng, lowest, zeros

WIDTH = 3
HELD_OUT = 3  # every third game
BINS = 10
SCALE = 1000.0  # spreads are fitted in ten points of culture


class Ends(NamedTuple):
    """Ends of turns: turns to come, what the civilisations are worth, whose turn it was; each with
    the part of the victory that the first seat got."""

    turns: np.ndarray
    worths: np.ndarray
    last: np.ndarray
    won: np.ndarray


def played(seed: int) -> tuple[list[tuple[int, int, int, int]], float]:
    """The ends of the turns of a game for two, and what the first seat won of it."""
    state, rng = RULES.start(2, GAME.settings({})), Rng(seed)
    beam, buf = TurnSearch(2, WIDTH, WEIGHTS), zeros(RULES.actions)
    found = []
    while mask := RULES.actors(state):
        actor = lowest(mask)
        if actor == CHANCE:
            RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
        elif actor == state.current and frame_kind(state) in (frames.ACTION, frames.FIRST_TURN):
            beam.play_turn(state, actor, rng)
            if not state.ended:
                turns = turns_left(state)
                mine, theirs = (own_worth(state, seat, turns, WEIGHTS) for seat in range(2))
                found.append((turns, mine, theirs, actor))
        else:
            RULES.apply(state, actor, rulebot.choose(state, actor, buf), None)
    return found, share(state, 0)


def play(games: int, file: Path, first: int) -> None:
    """Games, one line each; those that the file has already are not played again."""
    known = len(file.read_text().splitlines()) if file.exists() else 0
    with file.open("a") as lines:
        for number in range(known, games):
            lines.write(json.dumps(played(first + number)) + "\n")
            lines.flush()


def read(file: Path) -> tuple[Ends, Ends]:
    """The games that the curve is fitted to, and those that are held out."""
    rows: tuple[list[list[float]], list[list[float]]] = ([], [])
    for number, line in enumerate(file.read_text().splitlines()):
        found, won = json.loads(line)
        rows[number % HELD_OUT == 0].extend([*each, won] for each in found)
    some, others = (np.array(each) for each in rows)
    return ends(some), ends(others)


def ends(rows: np.ndarray) -> Ends:
    return Ends(rows[:, 0], rows[:, 1] - rows[:, 2], rows[:, 3], rows[:, 4])


def chances(given: np.ndarray, at: Ends) -> np.ndarray:
    """Of the first seat, by a curve: spreads at the knots, then what the end of a turn costs."""
    knots = np.array([*KNOTS], dtype=float)
    spread = np.interp(at.turns, knots, given[: len(knots)]) * SCALE
    less = np.interp(at.turns, knots, given[len(knots) :]) * SCALE
    lead = at.worths + np.where(at.last == 0, -less, less)
    return np.asarray(1 / (1 + np.exp(-lead / spread)))


def loss(given: np.ndarray, at: Ends) -> float:
    share = np.clip(chances(given, at), 1e-6, 1 - 1e-6)
    return float(-np.mean(at.won * np.log(share) + (1 - at.won) * np.log(1 - share)))


def fit(file: Path) -> None:
    """Print the curve and how well it tells."""
    some, others = read(file)
    count = len(KNOTS)
    begin = np.array([3.0] * count + [0.0] * count)
    bounds = [(0.2, 30.0)] * count + [(-5.0, 5.0)] * count
    given = np.asarray(minimize(loss, begin, args=(some,), bounds=bounds).x)
    print("KNOTS", [*KNOTS])
    print("SPREADS", [round(each * SCALE) for each in given[:count]])
    print("ENDED", [round(each * SCALE) for each in given[count:]])
    for name, at in (("fitted", some), ("held out", others)):
        share = chances(given, at)
        brier = np.mean((share - at.won) ** 2)
        print(f"{name}: {len(at.won)} ends, loss {loss(given, at):.3f}, Brier {brier:.3f}")
    reliability(chances(given, others), others.won)


def reliability(share: np.ndarray, won: np.ndarray) -> None:
    """What was foretold and what came, in ten bins."""
    error = 0.0
    for low in range(BINS):
        inside = (share >= low / BINS) & (share < (low + 1) / BINS + (low == BINS - 1))
        if n := int(inside.sum()):
            told, came = float(share[inside].mean()), float(won[inside].mean())
            error += n / len(won) * abs(told - came)
            print(f"  {low / BINS:.1f}: {n:5d} ends, told {told:.2f}, came {came:.2f}")
    print(f"  mean error {error:.3f}")


def main() -> None:
    if sys.argv[1] == "play":
        first = int(sys.argv[4]) if len(sys.argv) > 4 else 0
        play(int(sys.argv[2]), Path(sys.argv[3]), first)
    else:
        fit(Path(sys.argv[2]))


if __name__ == "__main__":
    main()
