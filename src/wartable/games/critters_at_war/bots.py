"""Bots: random, a judge of positions that errs (easy) or not (medium), and the search (hard)."""

from __future__ import annotations

from math import inf
from time import monotonic

from librt.vecs import vec

from wartable.bots import RandomBot
from wartable.games.critters_at_war.engine.actions import ACTIONS
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import rate
from wartable.games.critters_at_war.engine.thinking.search import BattleSearch
from wartable.kernel import Bot, Knowledge, zeros

SAMPLES = 12  # states the judge looks at
SIMULATIONS = 12_000  # of the hard bot at most, where no time is given
SECONDS = 3.0  # its time at most: compiled it needs a tenth of a second, interpreted all of it
SLICE = 50  # simulations between two looks at the clock
ERRS_OF_TEN = 4  # how often the easy bot plays at random


class JudgeBot(Bot[CrittersState]):
    """Guesses what each action leads to in states it may believe in, resolves what the action
    sets off, and takes the best. `errs`: how often of ten it plays at random instead."""

    def __init__(self, samples: int = SAMPLES, errs: int = 0) -> None:
        self.samples = samples
        self.errs = errs

    def choose(self, seen: Knowledge[CrittersState]) -> int:
        legal = seen.legal
        if self.errs and seen.rng.below(10) < self.errs:
            others = legal[:-1] if len(legal) > 1 else legal  # never withdraws by accident
            return others[seen.rng.below(len(others))]
        return max(self.rated(seen), key=lambda row: (row[1], -row[0]))[0]

    def rated(self, seen: Knowledge[CrittersState]) -> list[tuple[int, float]]:
        """Every legal action and the guessed chance of winning the game."""
        codes, values = zeros(ACTIONS), vec[float]([0.0] * ACTIONS)
        n = rate(seen.believed, seen.seat, seen.rng, self.samples, codes, values)
        return [(codes[i], values[i]) for i in range(n)]


class SearchBot(Bot[CrittersState]):
    """Information-set search: so many simulations, so many seconds, whichever ends first."""

    def __init__(
        self, simulations: int | None = SIMULATIONS, seconds: float | None = SECONDS
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def search(self, seen: Knowledge[CrittersState]) -> BattleSearch:
        search = BattleSearch(seen.believed, seen.seat, seen.rng)
        end = monotonic() + (inf if self.seconds is None else self.seconds)
        most = inf if self.simulations is None else self.simulations
        search.run(SLICE)
        while int(search.simulations) < most and monotonic() < end:
            search.run(SLICE)
        return search

    def choose(self, seen: Knowledge[CrittersState]) -> int:
        legal = seen.legal
        return legal[0] if len(legal) == 1 else self.search(seen).best()


def bot(level: str, budget: float | None = None) -> Bot[CrittersState]:
    if level == "random":
        return RandomBot()
    if level == "easy":
        return JudgeBot(4, ERRS_OF_TEN)
    if level == "medium":
        return JudgeBot()
    return SearchBot() if budget is None else SearchBot(None, budget)
