"""Measure how surely a lead wins Small Samurai Empires; write its curve.py.

    python -m tools.small_samurai_empires.fit_curve --games 2000        compiled: minutes

Games are played by the rules of thumb against themselves. Of each epoch but the last it is noted
what its end is worth to every seat by the figures made by hand, and who won; of each round but the
last, what its end is worth by what was learned. A seat's chance is a softmax of these worths; one
scale for each number of seats and each moment makes the winners of the even games most likely. The
odd games say how far that can be trusted.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import exp, log
from pathlib import Path

from wartable.games.small_samurai_empires import data
from wartable.games.small_samurai_empires.bots import insight_of, read_learned
from wartable.games.small_samurai_empires.engine.actions import ENDED, FATE_DEAL
from wartable.games.small_samurai_empires.engine.components import MOST_SEATS
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.evaluate import Mind
from wartable.games.small_samurai_empires.engine.thinking.lookahead import (
    begin_next,
    judge_end,
    play_epoch,
)
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.prospects import share
from wartable.games.small_samurai_empires.engine.thinking.traits import KINDS, TRAITS, moment
from wartable.kernel import Rng, settle, zeros

GAME = data.game()
TARGET = Path(data.__file__).parents[1] / "engine" / "thinking" / "curve.py"
BINS = 10
NOISE = 500  # with which the rules of thumb play, in thousandths of a point
LEARNED = insight_of(*read_learned())

Noted = tuple[list[int], list[float]]  # what a moment is worth by seat, who won
Moment = tuple[str, int]  # by hand and epochs to come, or learned and its kind


def play(seats: int, seed: int) -> dict[Moment, Noted]:
    """One game: what the end of every round but the last was worth."""
    state, rng = GAME.start(seats, {}), Rng(seed)
    policy, found = Policy(GAME, NOISE, False, LEARNED.weights), dict[Moment, list[int]]()
    settle(GAME, state, rng)
    while state.wait != ENDED:
        play_epoch(GAME, state, policy, rng, True)
        if state.wait != ENDED:
            found.update(judged(state.clone(), seats))
            if state.wait == FATE_DEAL:
                settle(GAME, state, rng)
    won = [share(state, seat) for seat in range(seats)]
    return {each: (worth, won) for each, worth in found.items()}


def judged(state: SamuraiState, seats: int) -> dict[Moment, list[int]]:
    """What the end of a round is worth to each seat, as both judgements have it."""
    worth, found = zeros(MOST_SEATS), dict[Moment, list[int]]()
    if state.wait == FATE_DEAL:
        judge_end(GAME.figures, state.clone(), Mind(), worth)
        later = int(GAME.figures.epochs - state.epoch - 1)
        found["hand", later] = [int(each) for each in worth][:seats]
    begin_next(state)
    judge = Policy(GAME, 0, False, LEARNED.weights)
    LEARNED.prospects(judge, state, zeros(MOST_SEATS * TRAITS), worth)
    kind = int(moment(state, judge.mind.later))
    found["learned", kind] = [int(each) for each in worth][:seats]
    return found


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
    hand = [[1.0] * (GAME.figures.epochs - 1) for _ in range(MOST_SEATS + 1)]
    learned = [[1.0] * int(KINDS) for _ in range(MOST_SEATS + 1)]
    tables = {"hand": hand, "learned": learned}
    for seats in range(2, MOST_SEATS + 1):
        even, odd = defaultdict[Moment, list[Noted]](list), defaultdict[Moment, list[Noted]](list)
        for seed in range(given.games):
            for each, noted in play(seats, seed).items():
                (odd if seed % 2 else even)[each].append(noted)
        for how, which in sorted(even):
            scale = fit(even[how, which])
            tables[how][seats][which] = scale
            lines, gap = reliability(odd[how, which], scale)
            print(f"{seats} seats, {how} {which}: scale {scale:.0f}, mean gap {gap:.3f}")
            print("\n".join(lines), flush=True)
        learned[seats][4] = learned[seats][5]  # met only where a box has more than three epochs
    note = (
        f"{given.games} games of the rules of thumb by each number of seats; half of them fitted."
    )
    TARGET.write_text(written(hand, learned, note), encoding="utf-8")


def rows_of(table: list[list[float]]) -> str:
    return "\n    + ".join(f"{row}  # {seats} seats" for seats, row in enumerate(table))


def written(hand: list[list[float]], learned: list[list[float]], note: str) -> str:
    """The module that the bots read."""
    return f'''"""Written by tools/small_samurai_empires/fit_curve.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# {note}
# So many thousandths of a point more make the odds e times as good. By number of seats; judged
# by hand by epochs to come after the one that begins, by what was learned by kind of moment.
EPOCHS: Final[i64] = {len(hand[0])}
SCALES: Final = vec[float](
    {rows_of(hand)}
)
MOMENTS: Final = vec[float](
    {rows_of(learned)}
)
'''


if __name__ == "__main__":
    main()
