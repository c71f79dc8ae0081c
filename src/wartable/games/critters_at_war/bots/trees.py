"""The tree search, as a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from wartable.bots import Budget, Thinker, visited
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.search import BattleSearch
from wartable.kernel import Knowledge, Opinion

SIMULATIONS = 12_000  # of the hard bot at most, where no time is given
SECONDS = 3.0  # its time at most: compiled it needs a tenth of a second, interpreted all of it
SLICE = 50  # simulations between two looks at the clock
TOGETHER = 10  # of them in a state that was drawn
SPARE = 0.02  # of the chance to win, what a temperament may cost
TRIED = 8  # an action that was tried so many times more rarely than the best is liked by nobody
Draw = Callable[[], CrittersState]
Likes = Callable[[Knowledge[CrittersState], int], float]
Row = tuple[int, int, float]  # an action, how often it was tried, what it leaves of the chance


class TreeBot(Thinker[CrittersState]):
    """Information-set search: so many simulations, so many seconds, whichever ends first."""

    def __init__(
        self, simulations: int | None = SIMULATIONS, seconds: float | None = SECONDS
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def search(self, seen: Knowledge[CrittersState], draw: Draw | None = None) -> BattleSearch:
        """In states the seat may believe in, all alike or as they are drawn."""
        search = BattleSearch(seen.believed, seen.seat, seen.rng)
        budget = Budget(self.simulations, self.seconds)
        while budget.spend(SLICE):
            if draw is None:
                search.run(SLICE)
            else:
                for _ in range(SLICE // TOGETHER):
                    search.run_in(draw(), TOGETHER)
        return search

    def think(self, seen: Knowledge[CrittersState]) -> int:
        return self.search(seen).best()

    def judge(
        self,
        seen: Knowledge[CrittersState],
        draw: Draw | None = None,
        likes: Likes | None = None,
    ) -> Opinion:
        search = self.search(seen, draw)
        rows = [(action, visits, chance) for action, visits, chance, _ in search.ranking()]
        action = liked(rows, seen, likes) if likes else int(search.best())
        value = next(chance for each, _, chance in rows if each == action)
        return replace(visited(rows), action=action, value=value)


def liked(rows: Sequence[Row], seen: Knowledge[CrittersState], likes: Likes) -> int:
    """What somebody with a temperament takes of actions that a search tried: of those nearly as
    good as the one it tried most, that which is liked most."""
    _, most, best = rows[0]
    near = [row for row in rows if row[1] * TRIED >= most and row[2] >= best - SPARE]
    return max(near, key=lambda row: (row[2] + SPARE * likes(seen, row[0]), row[1], -row[0]))[0]
