"""Tune the weights of the evaluation: change a few, keep what does better against the rules of
thumb on the same deals, and again on fresh ones.

    python -m tools.through_the_ages.tune 600        # seconds; compiled, or it takes for ever
"""

from __future__ import annotations

import random
import sys
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHT_KEYS, WEIGHTS
from wartable.kernel import NONE, Rng, settle, zeros

GAME = ThroughTheAges()
WIDTH, SAMPLES = 8, 3
STEPS = (0.6, 0.75, 0.85, 1.2, 1.35, 1.7)


def play(weights: list[int], seats: int, games: int, seed: int) -> float:
    """Wins, and a little for the lead in culture, against the rules of thumb."""
    search = TurnSearch(seats, WIDTH, vec[i64](weights))
    buf, score = zeros(GAME.actions), 0.0
    for number in range(games):
        rng, state, own = Rng(seed + number), GAME.start(seats, {}), number % seats
        while (seat := settle(GAME, state, rng)) != NONE:
            if seat == own:
                believed = state.clone()
                GAME.determinize(state, seat, rng, believed)
                action = search.choose(believed, seat, rng, SAMPLES)
            else:
                action = rulebot.choose(state, seat, buf)
            GAME.apply(state, seat, action, None)
        culture = [int(civ.culture) for civ in state.civs]
        rest = (sum(culture) - culture[own]) / (seats - 1)
        score += (culture[own] == max(culture)) + (culture[own] - rest) / 200
    return score / games


def better(new: list[int], old: list[int], games: int, seed: int, by: float) -> bool:
    gain = play(new, 2, games, seed) - play(old, 2, games, seed)
    gain += play(new, 4, games // 2, seed) - play(old, 4, games // 2, seed)
    return gain > by


def main() -> None:
    chosen, until = [*WEIGHTS], monotonic() + float(sys.argv[1])
    dice = random.Random(1)
    while monotonic() < until:
        other = chosen[:]
        for which in dice.sample(range(len(other)), 4):
            other[which] = max(0, round(other[which] * dice.choice(STEPS)))
        if better(other, chosen, 24, dice.randrange(10**6), 0.1) and better(
            other, chosen, 60, dice.randrange(10**6), 0.02
        ):
            chosen = other
            print(dict(zip(WEIGHT_KEYS, chosen, strict=True)), flush=True)


if __name__ == "__main__":
    main()
