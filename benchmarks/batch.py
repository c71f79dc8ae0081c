"""Rows of `wartable.research.Batch`: environment steps with observation and mask, by game.

    python -m benchmarks.batch

A step is a decision of a seat; chance, rewards, new games and the random policy in numpy are in the
time. Figures are per second of CPU time, on one core, after a warm-up.
"""

from __future__ import annotations

from benchmarks.worker import batch, rate
from wartable.kernel import compiled

BARS = {
    "age-of-war": 2_500_000,
    "critters-at-war": 1_500_000,
    "small-samurai-empires": 800_000,
    "age-of-heroes": 800_000,
    "through-the-ages": 250_000,
}
GAMES = {"age-of-war": 1024, "critters-at-war": 512}  # at once; larger states, fewer games
FEW = 256
SECONDS = 1.0


def rows() -> list[tuple[str, float, str]]:
    """Name, figure, unit. At random somebody soon resigns in Through the Ages: so there is a second
    row of it, of games that are played to their end."""
    measured = {id: batch(id, GAMES.get(id, FEW)) for id in BARS}
    ages = "through-the-ages"
    measured[f"{ages}, nobody resigns"] = batch(ages, FEW, resignation="off")
    return [(name, rate(steps(1), SECONDS), "steps/s") for name, steps in measured.items()]


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for name, figure, unit in rows():
        print(f"{name:<24} {figure:>12,.0f} {unit}")


if __name__ == "__main__":
    main()
