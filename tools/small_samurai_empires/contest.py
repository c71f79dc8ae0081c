"""Searches of Small Samurai Empires against each other on all cores: seats rotated, the same chance
in all rotations.

    python -m tools.small_samurai_empires.contest learned:200 hand:200 --games 100
    python -m tools.small_samurai_empires.contest FILE.npz:200:trust=0 hand:200 --seats 4

An entrant is learned (as shipped), a file of what was learned, or hand (the figures made by hand);
then its play-outs for a decision, and what it does otherwise: horizon=round or epoch, trust as
`Insight` says, and waver=0.02 and most=0.1 as the lower levels do. glance:0 does not look ahead,
and expert:0 is the level as it is shipped.
One of the first entrant plays as many of the other as there are seats left.
Prints what the first won, with Wilson's interval of 95 %, both's points, and the CPU time of a
decision. --until stops after so many seconds with what is over by then.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from typing import Any

from wartable.bots import Wavering
from wartable.games.small_samurai_empires.bots import (
    TRUST,
    GlanceBot,
    LookaheadBot,
    insight_of,
    read_learned,
)
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import Bot, Knowledge
from wartable.play.arena import Tally, tournament


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
    """The bot of `who:playouts:what=…`."""
    who, playouts, *wishes = name.split(":")
    if who == "hand":
        return LookaheadBot(None, int(playouts))
    if who == "glance":
        return GlanceBot()
    if who in GAME.levels:
        return GAME.bot(who)
    told = dict(wish.split("=") for wish in wishes)
    weights, sums = read_learned(None if who == "learned" else who)
    trust = int(told.get("trust", TRUST))
    insight = insight_of(weights, sums, told.get("horizon", "round") == "round", trust)
    ahead = LookaheadBot(None, int(playouts), insight)
    if "waver" in told:
        return Wavering(ahead.chances, float(told["waver"]), float(told["most"]), sure=False)
    return ahead


def group(job: tuple[str, str, int, int, int]) -> dict[str, Any]:
    """All rotations of one deal."""
    one, other, seats, seed, number = job
    bots = [Timed(entrant(one)), *(Timed(entrant(other)) for n in range(seats - 1))]
    makers = [(str(n), lambda bot=bot: bot) for n, bot in enumerate(bots)]
    tallies = tournament(GAME, makers, seats, GAME.settings({}), seed, first=seats * number)
    return {
        "shares": tallies[0].shares,
        "scores": [tallies[0].scores, [s for tally in tallies[1:] for s in tally.scores]],
        "spent": [bots[0].spent, sum(bot.spent for bot in bots[1:])],
        "times": [bots[0].times, sum(bot.times for bot in bots[1:])],
    }


def contest(
    one: str, other: str, seats: int, games: int, seed: int, jobs: int, until: float
) -> dict[str, Any]:
    """What the first won, as a line of figures."""
    tally, began = Tally(one, group=seats), time.monotonic()
    scores: list[list[int]] = [[], []]
    spent, times = [0.0, 0.0], [0, 0]
    work = [(one, other, seats, seed, number) for number in range(games // seats)]
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        going = pool.imap_unordered(group, work)
        for _ in work:
            try:
                found = going.next(timeout=max(0.1, until - (time.monotonic() - began)))
            except multiprocessing.TimeoutError:
                pool.terminate()
                break
            for share in found["shares"]:
                tally.count(share, 0)
            for side in range(2):
                scores[side] += found["scores"][side]
                spent[side] += found["spent"][side]
                times[side] += found["times"][side]
    low, high = tally.interval()
    return {
        "one": one, "other": other, "seats": seats, "games": tally.games,
        "won": round(100 * tally.rate, 1), "low": round(100 * low, 1), "high": round(100 * high, 1),
        "points": [round(sum(side) / max(1, len(side)), 1) for side in scores],
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
    a = asked.parse_args()
    print(json.dumps(contest(a.one, a.other, a.seats, a.games, a.seed, a.jobs, a.until)))


if __name__ == "__main__":
    main()
