"""How much the rival's play tells the expert of Critters at War about the rival's cards.

    python -m tools.train.beliefs expert --games 40

At every decision of games between two bots the true deal is put among fifteen that are drawn, and
all sixteen are weighed by what the rival did, as the expert does it. Prints the mean logarithmic
loss of the true one (2.77 if all are alike), with its interval of 95 % over games, by how many
choices of the rival there were; and how often deals came true by how likely they were called.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Any

import numpy as np

from tools.train.contest import player
from wartable.bots.net import Net, read
from wartable.games.critters_at_war.bots import learned
from wartable.games.critters_at_war.bots.learned import FEW, held
from wartable.games.critters_at_war.bots.recalled import faces, likelihoods, retold
from wartable.games.critters_at_war.engine.features import LAYOUT
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import CHANCE, Bot, Knowledge, Past, Rng, members
from wartable.play.proven_chance import ProvenChance

AMONG = 16
BANDS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 1.01)


def game(bot: Bot[Any], nets: list[Net], seed: int) -> list[tuple[int, float, list[float]]]:
    """Of each decision: choices of the rival, loss of the true deal, chances with it first."""
    rng, chance = Rng(seed), ProvenChance.seeded(seed)
    state, draws, found = RULES.start(2, GAME.settings({})), 0, []
    past = Past(RULES, state)
    while mask := RULES.actors(state):
        (seat,) = members(mask)
        if seat == CHANCE:
            draws += 1
            action = RULES.sample_chance(state, chance.rng(draws))
        else:
            seen = Knowledge.of(RULES, state, seat, rng, partial(past.of, seat))
            told = [step for step in retold(seen.thinking(state)) if held(step[0]) > FEW]
            if told and len(seen.legal) > 1:
                hidden = faces(state, seat, rng)
                ways = [{card: card for card in hidden}]
                ways += [faces(state, seat, rng) for _ in range(AMONG - 1)]
                weights = np.exp(likelihoods(nets, seat, told, ways))
                chances = (weights / weights.sum()).tolist()
                found.append((len(told), -log(chances[0]), chances))
            action = seen.legal[0] if len(seen.legal) == 1 else bot.choose(seen)
        RULES.apply(state, seat, action, None)
        past.add(seat, action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("bot", nargs="?", default="expert")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=300)
    parser.add_argument("--rivals", type=Path, nargs="*", default=[], help="nets of other kinds")
    given = parser.parse_args()
    bot = player(given.bot)
    nets = [learned.net(), *(read(file, LAYOUT) for file in given.rivals)]
    games = [game(bot, nets, seed) for seed in range(given.seed, given.seed + given.games)]
    rows = [row for each in games for row in each]
    means = [float(np.mean([row[1] for row in each])) for each in games if each]
    half = 1.96 * float(np.std(means, ddof=1)) / len(means) ** 0.5
    loss = {"decisions": len(rows), "loss": round(float(np.mean([r[1] for r in rows])), 3)}
    print(json.dumps(loss | {"half": round(half, 3), "alike": round(log(AMONG), 3)}))
    for choices in sorted({row[0] for row in rows}):
        part = [row[1] for row in rows if row[0] == choices]
        print(json.dumps({"choices": choices, "n": len(part), "loss": round(np.mean(part), 3)}))
    called = np.array([chance for row in rows for chance in row[2]])
    true = np.array([place == 0 for row in rows for place in range(AMONG)])
    for low, high in pairwise(BANDS):
        within = (called >= low) & (called < high)
        if within.any():
            figures = {"called": called[within].mean(), "true": true[within].mean()}
            shown = {name: round(100 * float(each), 1) for name, each in figures.items()}
            print(json.dumps(shown | {"n": int(within.sum())}))


if __name__ == "__main__":
    main()
