"""Single battles between bots of Critters at War: they tell more in the same time than whole games.

    python -m tools.train.battles expert hard --pairs 200

Each deal is played in both rotations, at a score drawn for it. What counts is by how much the
chance to win the game is above a half once the battle is over. Prints the first bot's mean in
percent with its interval of 95 %, and the CPU time of a decision. Names are those of contest.py.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from typing import Any

import numpy as np

from tools.train.contest import Timed, player
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import CHANCE, Bot, Knowledge, Past, Rng, members
from wartable.play.proven_chance import ProvenChance

SCORES = 10  # a battle begins with less than so many points on both sides


def battle(bots: list[Bot[Any]], deal: int, thoughts: int) -> float:
    """The chance of the first seat to win the game, once the battle is over."""
    rng, score, chance = Rng(thoughts), Rng(deal), ProvenChance.seeded(deal)
    points = score.below(SCORES), score.below(SCORES)
    state, draws = RULES.start(2, GAME.settings({})), 0
    past = Past(RULES, state)
    while not battle_over(state):
        (seat,) = members(RULES.actors(state))
        if seat == CHANCE:
            draws += 1
            action = RULES.sample_chance(state, chance.rng(draws))
        else:
            state.score[0], state.score[1] = points
            seen = Knowledge.of(RULES, state, seat, rng, partial(past.of, seat))
            action = seen.legal[0] if len(seen.legal) == 1 else bots[seat].choose(seen)
        RULES.apply(state, seat, action, None)
        past.add(seat, action)
    return float(standing_value(state, 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1e9, help="after which no battle begins")
    given = parser.parse_args()
    until = time.monotonic() + given.seconds
    one, other = Timed(player(given.one)), Timed(player(given.other))
    gains = []
    for deal in range(given.seed, given.seed + given.pairs):
        if time.monotonic() > until:
            break
        first = battle([one, other], deal, 2 * deal)
        second = 1 - battle([other, one], deal, 2 * deal + 1)
        gains.append(100 * ((first + second) / 2 - 0.5))
    half = 1.96 * float(np.std(gains, ddof=1)) / len(gains) ** 0.5
    figures = {"bot": given.one, "against": given.other, "pairs": len(gains)}
    ms = [round(1000 * bot.spent / max(1, bot.times), 2) for bot in (one, other)]
    gain = round(float(np.mean(gains)), 2)
    print(json.dumps(figures | {"gain": gain, "half": round(half, 2), "ms": ms}))


if __name__ == "__main__":
    main()
