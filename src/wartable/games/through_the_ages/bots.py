"""Bots: random, by rules of thumb, and the search of whole turns at several widths."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec

from wartable.bots import Budget, RandomBot, Thinker
from wartable.games.through_the_ages.engine.actions.codes import RESIGN
from wartable.games.through_the_ages.engine.components import FULL
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.judge import COLUMNS, KNOTS, Judge
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.kernel import NONE, Bot, Knowledge, compiled, zeros

WIDTHS = {"medium": 3, "hard": 32, "expert": 32}
SAMPLES = {"medium": 2, "hard": 8, "expert": 16}
LEARNED = "learned.npz"
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


def read_learned(path: str | None = None) -> vec[float]:
    """The shipped weights, or those of another file, as `Judge` takes them."""
    place = files("wartable.games.through_the_ages") / LEARNED if path is None else Path(path)
    with np.load(BytesIO(place.read_bytes())) as found:
        weights = found["linear"]
        others = sum(found[name].size for name in found) - weights.size
    if weights.shape != (len(KNOTS), COLUMNS) or others:
        raise ValueError(f"{place}: weights of other traits than this version's")
    return vec[float](weights.astype(float).ravel().tolist())


learned = cache(read_learned)


class TurnBot(Thinker[AgesState]):
    """The beam over whole turns, by the hand-made weights or by a learned judgement. With `seconds`
    or `simulations`, ever wider beams until these are spent; a simulation is one of the turns that
    a beam keeps, in one believed state."""

    def __init__(
        self,
        width: int,
        samples: int,
        seconds: float | None = None,
        simulations: int | None = None,
        judgement: vec[float] | None = None,
    ) -> None:
        self.width = width
        self.samples = samples
        self.seconds = seconds
        self.simulations = simulations
        self.judgement = judgement

    def __reduce__(self) -> tuple[Any, ...]:
        """Bots travel to other processes, and compiled vectors do not."""
        weights = None if self.judgement is None else list(self.judgement)
        return _travelled, (self.width, self.samples, self.seconds, self.simulations, weights)

    def think(self, seen: Knowledge[AgesState]) -> int:
        if self.seconds is None and self.simulations is None:
            return self.beam(seen, self.width, self.samples)
        budget, width, chosen = Budget(self.simulations, self.seconds), FIRST_WIDTH, NONE
        while width <= WIDEST and budget.spend(width * width // 2):
            chosen = self.beam(seen, width, width // 2)
            width *= 2
        return chosen

    def beam(self, seen: Knowledge[AgesState], width: int, samples: int) -> int:
        judge = None
        if self.judgement is not None and seen.believed.opt_variant == FULL:
            judge = Judge(self.judgement)  # learned from whole games
        search = TurnSearch(seen.believed.seats, width, WEIGHTS, judge)
        return search.choose(seen.believed, seen.seat, seen.rng, samples)


def _travelled(
    width: int,
    samples: int,
    seconds: float | None,
    simulations: int | None,
    weights: list[float] | None,
) -> TurnBot:
    judgement = None if weights is None else vec[float](weights)
    return TurnBot(width, samples, seconds, simulations, judgement)


def bot(level: str, budget: float | None = None) -> Bot[AgesState]:
    if level == "random":
        return Wanderer()
    if level == "easy":
        return RuleBot()
    width = WIDTHS[level] if compiled() else min(WIDTHS[level], UNCOMPILED)
    return TurnBot(width, SAMPLES[level], budget, judgement=judgement(level))


def judgement(level: str) -> vec[float] | None:
    """What a level judges by, if not by the hand-made weights."""
    return learned() if level == "expert" else None


def simulating(level: str, simulations: int) -> Bot[AgesState]:
    if level not in WIDTHS:
        return bot(level)
    return TurnBot(0, 0, simulations=simulations, judgement=judgement(level))


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
