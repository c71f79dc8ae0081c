"""Measure how surely a lead at the end of an epoch wins Small Samurai Empires; write its curve.py.

    python -m tools.small_samurai_empires.fit_curve --games 6000        compiled: minutes

Games are played by the medium level against itself. Of each epoch but the last it is noted what its
end is worth to every seat, and who won. A seat's chance is a softmax of these worths; one scale for
each number of seats and of epochs to come makes the winners of the even games most likely. The odd
games say how far that can be trusted.
"""

from __future__ import annotations

import argparse
from math import exp, log
from pathlib import Path

from wartable.games.small_samurai_empires import data
from wartable.games.small_samurai_empires.engine.actions import ENDED
from wartable.games.small_samurai_empires.engine.components import MOST_SEATS
from wartable.games.small_samurai_empires.engine.thinking.evaluate import Mind
from wartable.games.small_samurai_empires.engine.thinking.lookahead import judge_end, play_epoch
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.prospects import share
from wartable.kernel import Rng, settle, zeros

GAME = data.game()
TARGET = Path(data.__file__).parents[1] / "engine" / "thinking" / "curve.py"
BINS = 10

Noted = tuple[list[int], list[float]]  # what the end of an epoch is worth by seat, who won


def play(seats: int, seed: int) -> list[Noted]:
    """One game: a row for the end of every epoch but the last."""
    state, rng = GAME.start(seats, {}), Rng(seed)
    policy, mind, found = Policy(GAME, 0, True), Mind(), []
    settle(GAME, state, rng)
    while state.wait != ENDED:
        play_epoch(GAME, state, policy, rng)
        if state.wait != ENDED:
            then, worth = state.clone(), zeros(MOST_SEATS)
            judge_end(GAME.figures, then, mind, worth)
            found.append([int(each) for each in worth][:seats])
            settle(GAME, state, rng)
    won = [share(state, seat) for seat in range(seats)]
    return [(worth, won) for worth in found]


def predicted(worth: list[int], scale: float) -> list[float]:
    """The chance of every seat."""
    best = max(worth)
    odds = [exp((each - best) / scale) for each in worth]
    return [each / sum(odds) for each in odds]


def surprise(rows: list[Noted], scale: float) -> float:
    """How unlikely the winners were, on average."""
    total = 0.0
    for worth, won in rows:
        chances = predicted(worth, scale)
        total -= sum(log(max(p, 1e-12)) * part for p, part in zip(chances, won, strict=True))
    return total / len(rows)


def fit(rows: list[Noted]) -> float:
    """The scale that makes the winners most likely, by narrowing down."""
    low, high = 200.0, 50_000.0
    while high - low > 1.0:
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if surprise(rows, left) < surprise(rows, right):
            high = right
        else:
            low = left
    return round((low + high) / 2)


def reliability(rows: list[Noted], scale: float) -> tuple[list[str], float]:
    """What was said and what came, in equal parts of the chances; the mean gap."""
    said: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for worth, won in rows:
        for p, part in zip(predicted(worth, scale), won, strict=True):
            said[min(int(p * BINS), BINS - 1)].append((p, part))
    lines, gap, count = [], 0.0, sum(map(len, said))
    for each in filter(None, said):
        p, part = (sum(column) / len(each) for column in zip(*each, strict=True))
        lines.append(f"  said {p:.3f}   came {part:.3f}   of {len(each)}")
        gap += abs(p - part) * len(each) / count
    return lines, gap


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=6000)
    given = parser.parse_args()
    epochs = GAME.figures.epochs
    table = [[1.0] * (epochs - 1) for _ in range(MOST_SEATS + 1)]
    for seats in range(2, MOST_SEATS + 1):
        games = [play(seats, seed) for seed in range(given.games)]
        for later in range(epochs - 1):
            at = epochs - 2 - later
            scale = fit([game[at] for game in games[::2]])
            table[seats][later] = scale
            lines, gap = reliability([game[at] for game in games[1::2]], scale)
            print(f"{seats} seats, {later} epochs to come: scale {scale:.0f}, mean gap {gap:.3f}")
            print("\n".join(lines), flush=True)
    note = f"{given.games} games of the medium level by each number of seats; half of them fitted."
    TARGET.write_text(written(table, note), encoding="utf-8")


def written(table: list[list[float]], note: str) -> str:
    """The module that the bots read."""
    rows = "\n    + ".join(f"{row}  # {seats} seats" for seats, row in enumerate(table))
    return f'''"""Written by tools/small_samurai_empires/fit_curve.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# {note}
# By number of seats, then by epochs to come after the one that begins: so many
# thousandths of a point more make the odds e times as good.
EPOCHS: Final[i64] = {len(table[0])}
SCALES: Final = vec[float](
    {rows}
)
'''


if __name__ == "__main__":
    main()
