"""Bots: random, by rules of thumb, and the search of whole turns at several widths."""

from __future__ import annotations

from time import monotonic

from wartable.bots import RandomBot
from wartable.games.through_the_ages.engine.state import (
    AgesState,
)
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.kernel import Bot, Knowledge, compiled, zeros

WIDTHS = {"medium": 3, "hard": 32}
SAMPLES = {"medium": 2, "hard": 8}
WIDEST = 256
UNCOMPILED = 4  # the widest beam that people would wait for


class RuleBot(Bot[AgesState]):
    """Follows its strongest urge; looks no further."""

    def choose(self, seen: Knowledge[AgesState]) -> int:
        return rulebot.choose(seen.believed, seen.seat, zeros(seen.game.actions))


class TurnBot(Bot[AgesState]):
    """The beam over whole turns. With a budget, ever wider beams until the time is up."""

    def __init__(self, width: int, samples: int, budget: float | None = None) -> None:
        self.width = width
        self.samples = samples
        self.budget = budget

    def choose(self, seen: Knowledge[AgesState]) -> int:
        until = monotonic() + (self.budget or 0.0)
        width, samples = (self.width, self.samples) if self.budget is None else (4, 2)
        while True:
            search = TurnSearch(seen.believed.seats, width, WEIGHTS)
            chosen = search.choose(seen.believed, seen.seat, seen.rng, samples)
            width, samples = width * 2, samples * 2
            if self.budget is None or monotonic() > until or width > WIDEST:
                return chosen


def bot(level: str, budget: float | None = None) -> Bot[AgesState]:
    if level == "random":
        return RandomBot()
    if level == "easy":
        return RuleBot()
    width = WIDTHS[level] if compiled() else min(WIDTHS[level], UNCOMPILED)
    return TurnBot(width, SAMPLES[level], budget)


def ranked(seen: Knowledge[AgesState]) -> list[tuple[int, float]]:
    """Legal actions, best first, with what the search thinks they are worth in culture."""
    search = TurnSearch(seen.believed.seats, 16 if compiled() else UNCOMPILED, WEIGHTS)
    search.choose(seen.believed, seen.seat, seen.rng, 4)
    found = [
        (search.root_codes[i], search.root_values[i] / 100)
        for i in range(search.root_count)
        if search.root_values[i] > -(10**9)
    ]
    return sorted(found, key=lambda pair: -pair[1])
