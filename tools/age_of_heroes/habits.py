"""Count what bots of Age of Heroes do that a person would find silly, over seeded games of one bot.

    python -m tools.age_of_heroes.habits "former hard:600" --seats 2 --games 100   compiled
    python -m tools.age_of_heroes.habits expert:600 --seats 6 --games 12

An entrant is as in contest.py. Each line is a habit: how often it was done, of how many occasions.
Trades and offers are given for each fair.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from collections import Counter
from typing import Any

from tools.age_of_heroes.contest import entrant
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import (
    HELD,
    HERO,
    MOST_OPEN,
    OLYMPICS,
    SPECIAL,
    many,
)
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame
from wartable.games.age_of_heroes.plugin import GAME
from wartable.kernel import Opinion
from wartable.play.arena import play_game


class Habits:
    """Looks at every action of a game, and counts."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.game = GAME.game()
        self.round = 0
        self.taken: set[tuple[int, int, int]] = set()  # offers taken back at this fair

    def noted(self, state: AgeOfHeroesState, seat: int, opinion: Opinion) -> None:
        """Before an action."""
        if not 0 <= seat < state.seats:
            return
        action, kind, count = opinion.action, frame(state), self.count
        if state.round != self.round:
            self.round = int(state.round)
            self.taken.clear()
            count["fairs"] += 1
        stones = many(state.hand[seat], SPECIAL + state.tribe[seat])
        lacking = int(state.figures.victory_monument - state.monument[seat])
        if kind == code.MONUMENT and min(stones, lacking) > 0:
            count["placements"] += 1
            placed = 0 if action == code.FINISH else action - code.PLACE + 1
            count["own stones left off"] += placed < min(stones, lacking)
        elif kind in (code.LIMIT, code.TAX_SWAP):
            count["discards"] += 1
            own = action == code.DISCARD + SPECIAL + state.tribe[seat]
            count["own stone discarded"] += own and lacking > 0 and stones < state.size[seat]
        elif kind == code.ACTION:
            count["actions"] += 1
            count["passed although taxes are open"] += (
                action == code.PASS and state.cities[seat] > 0
            )
        elif kind in (code.FAIR, code.LIVE):
            self.traded(state, seat, action, stones + 1 < lacking)

    def traded(self, state: AgeOfHeroesState, seat: int, action: int, early: bool) -> None:
        """An action at a fair."""
        count = self.count
        if code.POST <= action < code.WITHDRAW:
            terms = int(action - code.POST)
            give, want = divmod(terms, int(HELD))
            count["offers"] += 1
            count["trades"] += any(
                offer >= 0 and offer & 255 == want * 16 + give and place // MOST_OPEN != seat
                for place, offer in enumerate(state.offers)
            )  # it meets its mirror image
            count["offered again after taking it back"] += (seat, give, want) in self.taken
            dear = give in (OLYMPICS, HERO) and want == SPECIAL + state.tribe[seat]
            count["Hero or Games for one stone of several"] += dear and early
        elif code.WITHDRAW <= action < code.TAKE:
            count["taken back"] += 1
            self.taken.add((seat, *divmod(int(action - code.WITHDRAW), int(HELD))))
        elif code.TAKE <= action < code.DEAL:
            count["trades"] += 1


def counted(job: tuple[str, int, int, dict[str, int]]) -> Counter[str]:
    """Of one game."""
    name, seats, seed, options = job
    habits = Habits()
    bots = [entrant(name) for seat in range(seats)]
    play_game(habits.game, bots, GAME.settings(options), seed, 10**6 + seed, habits.noted)
    return habits.count


def total(name: str, seats: int, games: int, jobs: int, live: bool = False) -> Counter[str]:
    """Of several games."""
    work = [(name, seats, seed, {"fair": 1} if live else {}) for seed in range(games)]
    found: Counter[str] = Counter()
    if jobs == 1:
        for job in work:
            found.update(counted(job))
        return found
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for one in pool.imap_unordered(counted, work):
            found.update(one)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("bot")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--live", action="store_true")
    a = asked.parse_args()
    found = total(a.bot, a.seats, a.games, a.jobs, a.live)
    shown: dict[str, Any] = {"bot": a.bot, "seats": a.seats, "games": a.games, **sorted_by(found)}
    fairs = max(found["fairs"], 1)
    shown["trades a fair"] = round(found["trades"] / fairs, 2)
    shown["offers a fair"] = round(found["offers"] / fairs, 2)
    print(json.dumps(shown))


def sorted_by(found: Counter[str]) -> dict[str, int]:
    return {name: int(found[name]) for name in sorted(found)}


if __name__ == "__main__":
    main()
