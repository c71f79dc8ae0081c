"""Bots of Age of Heroes against each other: seats rotated, the same chance in all rotations.

    python -m tools.age_of_heroes.contest expert "former hard:600" --games 400 --jobs 2     compiled
    python -m tools.age_of_heroes.contest learned.json:600:2 expert:600 --seats 6 --until 300

An entrant is a level, `former hard` or `former medium` (without what was learned), `wavers 0.05` (a
level that wavers so much), or a file of what an expert learned; then, if not its own, rollouts a
decision and, for such a file, rounds played on, for who wavers odd actions it thinks of. The second
one has all seats but one. Prints what the first won, with Wilson's interval of 95 %, as a multiple
of the fair share too, and the CPU time of a decision. --until stops after so many seconds with what
is over by then.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from typing import Any

from wartable.games.age_of_heroes.bots import (
    EXPERT,
    GLANCES,
    ROLLOUTS,
    ExpertBot,
    Level,
    RolloutBot,
    ThumbBot,
    simulating,
)
from wartable.games.age_of_heroes.plugin import GAME
from wartable.kernel import Bot, Knowledge
from wartable.play.arena import Tally, tournament

LIMIT, MOST_EVER = 4.5, 0.5  # times as much as it wavers, and no more, a level gives away


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


def entrant(name: str) -> Bot[Any]:
    """The bot of `who:rollouts:rounds`."""
    who, *figures = name.split(":")
    rollouts = int(figures[0]) if figures else None
    if who == "former medium":
        return ThumbBot()
    if who == "former hard":
        return RolloutBot(rollouts or ROLLOUTS)
    if who.startswith("wavers "):
        wavers = float(who.removeprefix("wavers "))
        most = min(LIMIT * wavers, MOST_EVER)
        odd = int(figures[1]) if len(figures) > 1 else 0
        return Level(ExpertBot(rollouts or GLANCES, odd=odd), wavers, most, "")
    if not who.endswith(".json"):
        return GAME.bot(who) if rollouts is None else simulating(who, rollouts)
    bot = ExpertBot(rollouts or EXPERT, path=who)
    if len(figures) > 1:
        bot.rounds = int(figures[1])
    return bot


def played(job: tuple[str, str, int, int, int, dict[str, int]]) -> dict[str, Any]:
    """One game."""
    one, other, seats, seed, number, options = job
    bots = [Timed(entrant(one)), *(Timed(entrant(other)) for n in range(seats - 1))]
    makers = [(str(n), lambda bot=bot: bot) for n, bot in enumerate(bots)]
    tallies = tournament(GAME, makers, 1, GAME.settings(options), seed, first=number)
    return {
        "share": tallies[0].shares[0],
        "spent": [bots[0].spent, sum(bot.spent for bot in bots[1:])],
        "times": [bots[0].times, sum(bot.times for bot in bots[1:])],
    }


def contest(
    one: str, other: str, seats: int, games: int, seed: int, jobs: int, until: float, live: bool
) -> dict[str, Any]:
    """What the first won, as a line of figures."""
    tally, began = Tally(one, group=seats), time.monotonic()
    spent, times = [0.0, 0.0], [0, 0]
    options = {"fair": 1} if live else {}
    work = [(one, other, seats, seed, number, options) for number in range(games // seats * seats)]
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        shares: list[float] = []
        for found in pool.imap(played, work):
            shares.append(found["share"])
            for side in range(2):
                spent[side] += found["spent"][side]
                times[side] += found["times"][side]
            if time.monotonic() - began > until:
                pool.terminate()
                break
    for share in shares[: len(shares) // seats * seats]:  # whole rotations
        tally.count(share, 0)
    low, high = tally.interval()
    return {
        "one": one, "other": other, "seats": seats, "games": tally.games,
        "won": round(100 * tally.rate, 1), "low": round(100 * low, 1), "high": round(100 * high, 1),
        "times_fair": round(tally.rate * seats, 2),
        "ms": [round(1000 * spent[side] / max(1, times[side]), 2) for side in range(2)],
    }  # fmt: skip


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("one")
    asked.add_argument("other")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seed", type=int, default=4242)
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--until", type=float, default=1e9)
    asked.add_argument("--live", action="store_true", help="live fairs instead of rounds")
    a = asked.parse_args()
    print(json.dumps(contest(a.one, a.other, a.seats, a.games, a.seed, a.jobs, a.until, a.live)))


if __name__ == "__main__":
    main()
