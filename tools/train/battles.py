"""Single battles between bots of Critters at War: they tell more in the same time than whole games.

    python -m tools.train.battles expert hard --pairs 200
    python -m tools.train.battles expert expert,deals=0 hard --pairs 200    several against the last

Each deal is played in both rotations, at a score drawn for it. What counts is by how much the
chance to win the game is above a half once the battle is over. Prints each bot's mean in percent
with its interval of 95 %, how far it is above the first bot on the same deals, and the CPU time of
a decision. Names are those of contest.py.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tools.train.contest import Timed, player
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import CHANCE, Bot, Knowledge, Past, Rng, members
from wartable.play.proven_chance import ProvenChance

SCORES = 10  # a battle begins with less than so many points on both sides
Gained = tuple[str, int, float, list[tuple[float, int]]]  # who, in which deal, what, its CPU time


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


def pair(job: tuple[str, str, int, float]) -> Gained | None:
    """What the first gains in both rotations of a deal; None after the time."""
    name, rival, deal, until = job
    if time.monotonic() > until:
        return None
    one, other = Timed(player(name)), Timed(player(rival))
    first = battle([one, other], deal, 2 * deal)
    second = 1 - battle([other, one], deal, 2 * deal + 1)
    spent = [(bot.spent, bot.times) for bot in (one, other)]
    return name, deal, 100 * ((first + second) / 2 - 0.5), spent


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half of the interval around it."""
    if len(values) < 2:
        return 0.0, 100.0
    return (
        round(float(np.mean(values)), 2),
        round(1.96 * float(np.std(values, ddof=1)) / len(values) ** 0.5, 2),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("bots", nargs="+", help="the last is the rival of the others")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e9, help="after which no battle begins")
    parser.add_argument("--out", type=Path, help="a file for a line by pair")
    given = parser.parse_args()
    until = time.monotonic() + given.seconds
    *names, rival = given.bots
    deals = range(given.seed, given.seed + given.pairs)
    work = [(name, rival, deal, until) for deal in deals for name in names]
    found: list[Gained] = []
    with multiprocessing.get_context("fork").Pool(given.jobs) as pool:
        for row in pool.imap_unordered(pair, work):
            if row is None:
                continue
            found.append(row)
            if given.out:
                with given.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([row[0], rival, *row[1:]]) + "\n")
    gains = {name: {row[1]: row[2] for row in found if row[0] == name} for name in names}
    for name in names:
        mean, half = interval(list(gains[name].values()))
        base = gains[names[0]]
        more = interval([gain - base[deal] for deal, gain in gains[name].items() if deal in base])
        times = [row[3] for row in found if row[0] == name]
        ms = [
            round(1000 * sum(t[n][0] for t in times) / max(1, sum(t[n][1] for t in times)), 2)
            for n in range(2)
        ]
        figures = {"bot": name, "against": rival, "pairs": len(gains[name]), "gain": mean}
        print(json.dumps(figures | {"half": half, "above the first": more, "ms": ms}))


if __name__ == "__main__":
    main()
