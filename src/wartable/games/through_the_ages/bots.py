"""Bots: random, by rules of thumb, and the search of whole turns at several widths."""

from __future__ import annotations

from wartable.bots import Budget, RandomBot, Thinker
from wartable.games.through_the_ages.engine.actions.codes import RESIGN
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.kernel import NONE, Bot, Knowledge, compiled, zeros

WIDTHS = {"medium": 3, "hard": 32}
SAMPLES = {"medium": 2, "hard": 8}
FIRST_WIDTH, WIDEST = 4, 256  # of the beams of a bot that has so many seconds
UNCOMPILED = 4  # the widest beam that people would wait for


class Wanderer(RandomBot[AgesState]):
    """Any legal action but resigning, all equally likely."""

    def think(self, seen: Knowledge[AgesState]) -> int:
        legal = [action for action in seen.legal if action != RESIGN]
        return legal[seen.rng.below(len(legal))]


class RuleBot(Thinker[AgesState]):
    """Follows its strongest urge; looks no further."""

    def think(self, seen: Knowledge[AgesState]) -> int:
        return rulebot.choose(seen.believed, seen.seat, zeros(seen.game.actions))


class TurnBot(Thinker[AgesState]):
    """The beam over whole turns. With `seconds` or `simulations`, ever wider beams until these are
    spent; a simulation is one of the turns that a beam keeps, in one believed state."""

    def __init__(
        self,
        width: int,
        samples: int,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> None:
        self.width = width
        self.samples = samples
        self.seconds = seconds
        self.simulations = simulations

    def think(self, seen: Knowledge[AgesState]) -> int:
        if self.seconds is None and self.simulations is None:
            return self.beam(seen, self.width, self.samples)
        budget, width, chosen = Budget(self.simulations, self.seconds), FIRST_WIDTH, NONE
        while width <= WIDEST and budget.spend(width * width // 2):
            chosen = self.beam(seen, width, width // 2)
            width *= 2
        return chosen

    def beam(self, seen: Knowledge[AgesState], width: int, samples: int) -> int:
        search = TurnSearch(seen.believed.seats, width, WEIGHTS)
        return search.choose(seen.believed, seen.seat, seen.rng, samples)


def bot(level: str, budget: float | None = None) -> Bot[AgesState]:
    if level == "random":
        return Wanderer()
    if level == "easy":
        return RuleBot()
    width = WIDTHS[level] if compiled() else min(WIDTHS[level], UNCOMPILED)
    return TurnBot(width, SAMPLES[level], budget)


def simulating(level: str, simulations: int) -> Bot[AgesState]:
    searches = level in WIDTHS
    return TurnBot(0, 0, simulations=simulations) if searches else bot(level)


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
