"""Bots and nets of Critters at War against each other, on all cores: both rotations of each deal.

    python -m tools.train.contest NET --games 400 [--rival hard | --rival OTHER_NET]
    python -m tools.train.contest look:NET            looking ahead
    python -m tools.train.contest net --rival hard    the shipped net alone
    python -m tools.train.contest expert --rival hard@5000   levels, if wanted with simulations
    python -m tools.train.contest expert --rival search@12000   a tree search alone
    python -m tools.train.contest waver:4000,0.006,0.05   a level: simulations, WAVERS, MOST
    python -m tools.train.contest expert,deals=0 --rival hard   an expert with other figures

Figures of the expert: `deals` it weighs by what the rival did (0: all are alike to it), `few` cards
from which on it searches, `simulations`, `worlds` in which it looks ahead, from how many cards on
it `believes` what play tells when it looks ahead, `sharp`, and the nets `net` and `rival` (kinds of
rivals, by file).

Prints the share the first won with Wilson's interval of 95 %, and the CPU time of a decision.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from functools import cache, partial
from pathlib import Path
from typing import Any

from wartable.bots import Wavering
from wartable.bots.net import Net, read
from wartable.games.critters_at_war import bots
from wartable.games.critters_at_war.bots import EXPERT, TreeBot, learned, simulating
from wartable.games.critters_at_war.bots.learned import ExpertBot, NetBot
from wartable.games.critters_at_war.engine.features import LAYOUT
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import Bot, Knowledge
from wartable.play.arena import Tally, tournament

LOOKS, OTHER, SEARCH, WAVERS = "look:", "expert,", "search@", "waver:"
Played = tuple[list[float], list[tuple[float, int]]]  # shares of the win; seconds and decisions


class Timed(Bot[Any]):
    """Another bot, and how long it thought."""

    def __init__(self, bot: Bot[Any]) -> None:
        self.bot = bot
        self.spent, self.times = 0.0, 0

    def choose(self, seen: Knowledge[Any]) -> int:
        began = time.process_time()
        chosen = self.bot.choose(seen)
        self.spent += time.process_time() - began
        self.times += 1
        return chosen


def player(name: str) -> Bot[Any]:
    """The bot of a level or of a net's file."""
    if name == "net":
        return NetBot(learned.net(), TreeBot())
    if name.startswith(SEARCH):
        return TreeBot(int(name.removeprefix(SEARCH)), None)
    if name.startswith(WAVERS):
        simulations, wavers, most = name.removeprefix(WAVERS).split(",")
        glance = partial(bots.chances, TreeBot(int(simulations), None))
        return Wavering(glance, float(wavers), float(most))
    if name.startswith(OTHER):
        return other(dict(part.split("=") for part in name.removeprefix(OTHER).split(",")))
    if not name.endswith(".npz"):
        level, _, simulations = name.partition("@")
        return simulating(level, int(simulations)) if simulations else GAME.bot(level)
    net = read(Path(name.removeprefix(LOOKS)), LAYOUT)
    if name.startswith(LOOKS):
        return ExpertBot(net, TreeBot(EXPERT, None))
    return NetBot(net, TreeBot())


@cache
def kept(file: str) -> Net:
    return read(Path(file), LAYOUT)


def other(figures: dict[str, str]) -> ExpertBot:
    """An expert with other figures than the shipped one."""
    files = {key: kept(figures.pop(key)) for key in ("net", "rival") if key in figures}
    tree = TreeBot(int(figures.pop("simulations", EXPERT)), None)
    rivals = [files["rival"]] if "rival" in files else []
    sharp = float(figures.pop("sharp", learned.SHARP))
    rest: dict[str, Any] = {key: int(figure) for key, figure in figures.items()}
    net = files.get("net", learned.net())
    return ExpertBot(net, tree, rivals=rivals, sharp=sharp, **rest)


def pair(job: tuple[str, str, int, int, float]) -> Played | None:
    """What the first won in two games of the same deal, and both's time; None after the time."""
    one, other, seed, number, until = job
    if time.monotonic() > until:
        return None
    bots = [Timed(player(one)), Timed(player(other))]
    makers = [(name, lambda bot=bot: bot) for name, bot in zip((one, other), bots, strict=True)]
    tallies = tournament(GAME, makers, 2, {}, seed, first=2 * number)
    return tallies[0].shares, [(bot.spent, bot.times) for bot in bots]


def met(
    one: str, other: str, games: int, seed: int, jobs: int, seconds: float = 1e9
) -> tuple[Tally, list[float]]:
    """What the first won of so many games, or of those that began in time, and the milliseconds of
    a decision of both."""
    tally = Tally(one, group=2)
    spent = [[0.0, 0], [0.0, 0]]
    until = time.monotonic() + seconds
    work = [(one, other, seed, number, until) for number in range(games // 2)]
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for played in pool.imap_unordered(pair, work):
            if played is None:
                continue
            for won in played[0]:
                tally.count(won, 0)
            for total, (time_spent, count) in zip(spent, played[1], strict=True):
                total[0], total[1] = total[0] + time_spent, total[1] + count
    return tally, [round(1000 * total / max(1, count), 3) for total, count in spent]


def contest(
    one: str, other: str, games: int, seed: int, jobs: int, seconds: float = 1e9
) -> dict[str, Any]:
    """The same as a line of figures."""
    tally, ms = met(one, other, games, seed, jobs, seconds)
    low, high = tally.interval()
    return {
        "net": one, "against": other, "games": tally.games,
        "won": round(100 * tally.rate, 2), "low": round(100 * low, 2), "high": round(100 * high, 2),
        "ms": ms,
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("net")
    parser.add_argument("--rival", default="hard")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e9, help="after which no game begins")
    g = parser.parse_args()
    print(json.dumps(contest(g.net, g.rival, g.games, g.seed, g.jobs, g.seconds)))


if __name__ == "__main__":
    main()
