"""Fit the curves that make chances to win of what civilisations are worth, and say how well they
tell: reliability in ten bins over games that they were not fitted to.

    python -m tools.through_the_ages.chances play 400 games.jsonl     # games, compiled: 0.3 s each
    python -m tools.through_the_ages.chances fit games.jsonl          # the figures of chances.py

Games are played by the levels in turn, for two unless `--seats` says otherwise. A position is the
end of a turn; every third game is held out. What civilisations are worth is told by the hand-made
evaluation and by its mean with what was learned (the curve `BOTH_…`).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wartable.games.through_the_ages.bots import read_learned
from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.stack import frame_kind
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking.chances import KNOTS, prospects, share
from wartable.games.through_the_ages.engine.thinking.evaluate import turns_left
from wartable.games.through_the_ages.engine.thinking.judge import Judge
from wartable.games.through_the_ages.plugin import GAME
from wartable.kernel import CHANCE, NONE, Knowledge, Rng, lowest

LEVELS = ("medium", "hard", "medium", "expert")  # of the games, in turn
HELD_OUT = 3  # every third game
BINS = 10
SCALE = 1000.0  # spreads are fitted in ten points of culture
JUDGED = ("both", "by hand")


class Ends(NamedTuple):
    """Ends of turns: turns to come, whose turn it was, and a column for each seat of what it is
    worth and of the part of the victory that it got."""

    turns: np.ndarray
    last: np.ndarray
    worths: np.ndarray
    won: np.ndarray


def played(seed: int, seats: int) -> dict[str, Any]:
    """The ends of the turns of a game, and what each seat won of it."""
    state, rng = RULES.start(seats, GAME.settings({})), Rng(seed)
    bot, judge = GAME.bot(LEVELS[seed % len(LEVELS)]), Judge(read_learned())
    found, over = [], (0, NONE)
    while mask := RULES.actors(state):
        actor, current = lowest(mask), int(state.current)
        if actor == CHANCE:
            turn = int(state.round), current
            if frame_kind(state) == frames.DRAW and turn != over:
                found.append(end(state, current, judge))
                over = turn
            code = RULES.sample_chance(state, rng)
        else:
            code = bot.choose(Knowledge.of(RULES, state, actor, rng))
        RULES.apply(state, actor, code, None)
    return {"ends": found, "won": [share(state, seat) for seat in range(seats)]}


def end(state: AgesState, last: int, judge: Judge) -> list[Any]:
    """Turns to come, whose turn is over, what everybody is worth as both judge."""
    turns = int(turns_left(state))
    worths = [
        [int(prospects(state, seat, turns, by)) for seat in range(state.seats)]
        for by in (judge, None)
    ]
    return [turns, last, *worths]


def play(games: int, file: Path, first: int, seats: int) -> None:
    """Games, one line each; those that the file has already are not played again."""
    known = len(file.read_text().splitlines()) if file.exists() else 0
    with file.open("a") as lines:
        for number in range(known, games):
            lines.write(json.dumps(played(first + number, seats)) + "\n")
            lines.flush()


def read(file: Path, judged: int) -> tuple[Ends, Ends]:
    """The games that the curve is fitted to, and those that are held out."""
    games = [json.loads(line) for line in file.read_text().splitlines()]
    some = [game for number, game in enumerate(games) if number % HELD_OUT]
    return ends(some, judged), ends(games[::HELD_OUT], judged)


def ends(games: list[Any], judged: int) -> Ends:
    rows = [(row, game["won"]) for game in games for row in game["ends"]]
    turns, last, worths = (np.array([row[i] for row, _ in rows]) for i in (0, 1, 2 + judged))
    return Ends(turns, last, worths.astype(float), np.array([won for _, won in rows]))


def chances(given: np.ndarray, at: Ends) -> np.ndarray:
    """Of every seat, by a curve: spreads at the knots, then what the end of a turn costs."""
    knots = np.array([*KNOTS], dtype=float)
    spread = np.interp(at.turns, knots, given[: len(knots)]) * SCALE
    less = np.interp(at.turns, knots, given[len(knots) :]) * SCALE
    worths = at.worths.copy()
    worths[np.arange(len(worths)), at.last] -= less
    lead = (worths - worths.max(axis=1, keepdims=True)) / spread[:, None]
    share = np.exp(lead)
    return np.asarray(share / share.sum(axis=1, keepdims=True))


def loss(given: np.ndarray, at: Ends) -> float:
    return float(-np.mean((at.won * np.log(np.clip(chances(given, at), 1e-6, 1))).sum(axis=1)))


def fitted(at: Ends) -> np.ndarray:
    """The curve that tells these ends best; flat at its far end, where there are few of them."""
    from scipy.optimize import minimize  # a machine that only plays may have none

    count = len(KNOTS) - 1

    def whole(given: np.ndarray) -> np.ndarray:
        halves = given[:count], given[count:]
        return np.concatenate([np.append(half, half[-1]) for half in halves])

    begin = np.array([3.0] * count + [0.0] * count)
    bounds = [(0.2, 30.0)] * count + [(-5.0, 5.0)] * count
    found = minimize(lambda given: loss(whole(given), at), begin, bounds=bounds)
    return whole(np.asarray(found.x))


def fit(file: Path) -> None:
    """Print the curves, fitted to all games, and how well they tell those held out, fitted to the
    others."""
    for judged, name in enumerate(JUDGED):
        some, others = read(file, judged)
        whole = Ends(*(np.concatenate(pair) for pair in zip(some, others, strict=True)))
        given, count = fitted(whole), len(KNOTS)
        print(name, "KNOTS", [*KNOTS])
        print("SPREADS", [round(each * SCALE) for each in given[:count]])
        print("ENDED", [round(each * SCALE) for each in given[count:]])
        given = fitted(some)
        for part, at in (("fitted", some), ("held out", others)):
            brier = np.mean((chances(given, at) - at.won) ** 2)
            print(f"{part}: {len(at.won)} ends, loss {loss(given, at):.3f}, Brier {brier:.3f}")
        reliability(chances(given, others).ravel(), others.won.ravel())


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
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("rest", nargs="+", metavar="GAMES FILE | FILE")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    given = parser.parse_args()
    if given.what == "play":
        play(int(given.rest[0]), Path(given.rest[1]), given.first, given.seats)
    else:
        fit(Path(given.rest[0]))


if __name__ == "__main__":
    main()
