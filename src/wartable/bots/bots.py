"""Bots that know no game: random, and information-set tree search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wartable.bots.search import Guide, Uct
from wartable.bots.thinking import Budget, Thinker, visited
from wartable.kernel import Bot, Knowledge, Opinion, S

SLICE = 20  # simulations between two looks at the clock
SIMULATIONS = {"easy": 40, "medium": 400, "hard": 4000}  # of a game that has no bots of its own
SECONDS = 1.0  # that the hard one thinks at most


class RandomBot(Thinker[S]):
    """Any legal action, all equally likely."""

    def think(self, seen: Knowledge[S]) -> int:
        legal = seen.legal
        return legal[seen.rng.below(len(legal))]


class SearchBot(Thinker[S]):
    """Information-set UCT: so many simulations, so many seconds, whichever ends first."""

    def __init__(
        self,
        simulations: int | None = 2000,
        cap: int = 100,
        seconds: float | None = None,
        explore: float = 0.7,
        guide: Callable[[], Guide[S]] | None = None,
    ) -> None:
        self.simulations = simulations
        self.cap = cap
        self.seconds = seconds
        self.explore = explore
        self.guide = guide

    def search(self, seen: Knowledge[S]) -> Uct[S]:
        """The tree of one decision, searched until the budget is spent."""
        uct = Uct(seen.game, seen.believed, seen.seat, seen.rng, self.cap)
        uct.explore = self.explore
        if self.guide is not None:
            uct.guide = self.guide()
        budget = Budget(self.simulations, self.seconds)
        while budget.spend(SLICE):
            uct.run(SLICE)
        return uct

    def think(self, seen: Knowledge[S]) -> int:
        return self.search(seen).best()

    def judge(self, seen: Knowledge[S]) -> Opinion:
        search = self.search(seen)
        return replace(visited(search.ranking()), action=search.best())


def bot(level: str, budget: float | None = None) -> Bot[S]:
    """The bot of a level, for games that have none of their own; `budget` in seconds."""
    if level == "random":
        return RandomBot()
    seconds = budget if budget is not None else SECONDS if level == "hard" else None
    return SearchBot(SIMULATIONS[level], seconds=seconds)
