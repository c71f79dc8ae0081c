"""Turn searches against each other on all cores: seats rotated, the same chance in all rotations.

    python -m tools.through_the_ages.contest learned:24:12 former:32:8 --games 400
    python -m tools.through_the_ages.contest NET.npz:24:12 former:32:8 --seats 4 --games 400

An entrant is learned (the shipped judgement), a file of weights or former (the hand-made weights),
then the width of its beam and the worlds it compares answers in; the second one has all seats but
one. Prints what the first won, with Wilson's interval of 95 %, both's culture, and the CPU time of
a decision. --until stops after so many seconds with what is over by then.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from typing import Any

from wartable.games.through_the_ages.bots import TurnBot, read_learned
from wartable.games.through_the_ages.plugin import GAME
from wartable.kernel import Bot, Knowledge
from wartable.play.arena import Tally, tournament


class Timed(Bot[Any]):
    """Another bot, and how long it thought."""

    def __init__(self, bot: Bot[Any]) -> None:
        self.bot = bot
        self.spent, self.times, self.most = 0.0, 0, 0.0

    def choose(self, seen: Knowledge[Any]) -> int:
        began = time.process_time()
        chosen = self.bot.choose(seen)
        spent = time.process_time() - began
        self.spent += spent
        self.most = max(self.most, spent)
        self.times += 1
        return chosen


def entrant(name: str) -> TurnBot:
    """The bot of `who:width:samples`."""
    who, width, samples = name.rsplit(":", 2)
    judgement = None
    if who != "former":
        judgement = read_learned(None if who == "learned" else who)
    return TurnBot(int(width), int(samples), judgement=judgement)


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
        "most": [bots[0].most, max(bot.most for bot in bots[1:])],
    }


def contest(
    one: str, other: str, seats: int, games: int, seed: int, jobs: int, until: float
) -> dict[str, Any]:
    """What the first won, as a line of figures."""
    tally, began = Tally(one, group=seats), time.monotonic()
    scores: list[list[int]] = [[], []]
    spent, times, most = [0.0, 0.0], [0, 0], [0.0, 0.0]
    work = [(one, other, seats, seed, number) for number in range(games // seats)]
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for found in pool.imap_unordered(group, work):
            for share in found["shares"]:
                tally.count(share, 0)
            for side in range(2):
                scores[side] += found["scores"][side]
                spent[side] += found["spent"][side]
                times[side] += found["times"][side]
                most[side] = max(most[side], found["most"][side])
            if time.monotonic() - began > until:
                pool.terminate()
                break
    low, high = tally.interval()
    return {
        "one": one, "other": other, "seats": seats, "games": tally.games,
        "won": round(100 * tally.rate, 1), "low": round(100 * low, 1), "high": round(100 * high, 1),
        "culture": [round(sum(side) / max(1, len(side)), 1) for side in scores],
        "ms": [round(1000 * spent[side] / max(1, times[side]), 2) for side in range(2)],
        "most_ms": [round(1000 * one, 1) for one in most],
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
