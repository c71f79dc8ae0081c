"""Bots: random, a judge of positions that errs (easy) or not (medium), and the search (hard)."""

from __future__ import annotations

from dataclasses import replace

from librt.vecs import vec

from wartable.bots import Budget, RandomBot, Slips, Thinker, visited
from wartable.games.critters_at_war.engine.actions import ACTIONS, WITHDRAW
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import rate
from wartable.games.critters_at_war.engine.thinking.search import BattleSearch
from wartable.kernel import Bot, Knowledge, Opinion, zeros

SAMPLES = 12  # states the judge looks at
SIMULATIONS = 12_000  # of the hard bot at most, where no time is given
SECONDS = 3.0  # its time at most: compiled it needs a tenth of a second, interpreted all of it
SLICE = 50  # simulations between two looks at the clock
ERRS_OF_TEN = 4  # how often the easy bot plays at random


class JudgeBot(Thinker[CrittersState]):
    """Guesses what each action leads to in states it may believe in, resolves what the action
    sets off, and takes the best."""

    def __init__(self, samples: int = SAMPLES) -> None:
        self.samples = samples

    def think(self, seen: Knowledge[CrittersState]) -> int:
        return max(self.rated(seen), key=lambda row: (row[1], -row[0]))[0]

    def rated(self, seen: Knowledge[CrittersState]) -> list[tuple[int, float]]:
        """Every legal action and the guessed chance of winning the game."""
        codes, values = zeros(ACTIONS), vec[float]([0.0] * ACTIONS)
        n = rate(seen.believed, seen.seat, seen.rng, self.samples, codes, values)
        return [(codes[i], values[i]) for i in range(n)]


class TreeBot(Thinker[CrittersState]):
    """Information-set search: so many simulations, so many seconds, whichever ends first."""

    def __init__(
        self, simulations: int | None = SIMULATIONS, seconds: float | None = SECONDS
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def search(self, seen: Knowledge[CrittersState]) -> BattleSearch:
        search = BattleSearch(seen.believed, seen.seat, seen.rng)
        budget = Budget(self.simulations, self.seconds)
        while budget.spend(SLICE):
            search.run(SLICE)
        return search

    def think(self, seen: Knowledge[CrittersState]) -> int:
        return self.search(seen).best()

    def judge(self, seen: Knowledge[CrittersState]) -> Opinion:
        search = self.search(seen)
        rows = [(action, visits, chance) for action, visits, chance, _ in search.ranking()]
        return replace(visited(rows), action=search.best())


def bot(level: str, budget: float | None = None) -> Bot[CrittersState]:
    if level == "random":
        return RandomBot()
    if level == "easy":
        return Slips(JudgeBot(4), ERRS_OF_TEN, 10, spared=WITHDRAW)
    if level == "medium":
        return JudgeBot()
    return TreeBot() if budget is None else TreeBot(None, budget)


def simulating(level: str, simulations: int) -> Bot[CrittersState]:
    return TreeBot(simulations, None) if level == "hard" else bot(level)
