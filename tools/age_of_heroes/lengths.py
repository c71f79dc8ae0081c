"""How long games of Age of Heroes are, by rules of thumb: a plot in docs, the ranges beside it.

    python tools/age_of_heroes/lengths.py [GAMES]     writes docs/age-of-heroes-lengths.svg

The grey bands are the 5 % to 95 % ranges of a simple simulation of the rules, between *free*
trading (everybody sells cheaply) and *deny* (prices rise with a rival's monument); the darker ones
lie between its medians, where ours (the line) should be.
"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt
import numpy as np

from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.thinking.selfplay import roll_out
from wartable.kernel import Rng, zeros

TARGET = Path(__file__).parents[2] / "docs" / "age-of-heroes-lengths.svg"
# by seats: 5 %, median, 95 % with free trading, and with deny
EXPECTED = {
    2: ((7, 12, 16), (8, 13, 19)),
    3: ((7, 10, 15), (8, 12, 18)),
    4: ((6, 8, 13), (7, 13, 40)),
    5: ((5, 7, 12), (7, 19, 55)),
    6: ((4, 6, 9), (6, 20, 61)),
}
ENDS = {1: "cities", 2: "monument", 3: "survival", 4: "limit"}


def lengths(seats: int, games: int) -> tuple[np.ndarray, dict[str, float]]:
    game = AgeOfHeroes(data.printed().figures)
    buf = zeros(game.actions)
    rounds, ends = [], []
    for seed in range(games):
        state = game.start(seats, {})
        roll_out(game, state, Rng(seed), buf, 10_000)
        rounds.append(int(state.round))
        ends.append(int(state.ended))
    return np.array(rounds), {name: ends.count(end) / games for end, name in ENDS.items()}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    plt.rcParams["svg.hashsalt"] = "wartable"
    figure, axes = plt.subplots(5, 1, figsize=(7.2, 8.4), sharex=True, layout="constrained")
    for axis, (seats, (free, deny)) in zip(axes, EXPECTED.items(), strict=True):
        rounds, ends = lengths(seats, games)
        low, middle, high = np.percentile(rounds, [5, 50, 95])
        won = ", ".join(f"{name} {share:.0%}" for name, share in ends.items() if share)
        least, most = min(free[0], deny[0]), max(free[2], deny[2])
        inside = np.mean((least <= rounds) & (rounds <= most))
        spread = f"{low:.0f} / {middle:.0f} / {high:.0f} rounds (5 %, median, 95 %)"
        line = f"{seats} seats: {spread}; {inside:.0%} in {least}–{most}; {won}"
        print(line)
        axis.axvspan(least - 0.5, min(most, 45) + 0.5, color="#d8d2c4", alpha=0.6, lw=0)
        axis.axvspan(free[1] - 0.5, deny[1] + 0.5, color="#b9ad92", alpha=0.6, lw=0)
        axis.hist(rounds, bins=np.arange(0.5, 46.5), color="#9a4a1c", density=True)
        axis.axvline(middle, color="#2b2933", lw=1.2)
        axis.set_title(line, fontsize=9, loc="left")
        axis.set_yticks([])
    axes[-1].set_xlabel("rounds")
    figure.savefig(TARGET, metadata={"Date": None})


if __name__ == "__main__":
    main()
