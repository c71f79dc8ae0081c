"""Bots: random, and a search of whole turns that judges by what was learned. Expert takes the best;
hard, medium and easy waver between actions that are nearly as good, each more than the last."""

from __future__ import annotations

import logging
import zlib
from functools import cache
from importlib.resources import files
from io import BytesIO
from math import exp
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from librt.vecs import vec

from wartable.bots import Best, Budget, RandomBot, Temper, Thinker, Wavering
from wartable.games.through_the_ages.engine.actions.codes import (
    ATTACK,
    BUILD,
    CARD_OF,
    DECLARE,
    DEVELOP,
    RESIGN,
    STAGE,
    TAKE,
    VERB_OF,
)
from wartable.games.through_the_ages.engine.cards.columns import BUILDINGS, KIND, WORKPLACES
from wartable.games.through_the_ages.engine.components import FULL, LAB, LIBRARY, THEATER, WONDER
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.chances import SPREADS, between
from wartable.games.through_the_ages.engine.thinking.evaluate import turns_left
from wartable.games.through_the_ages.engine.thinking.judge import COLUMNS, KNOTS, Judge
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.kernel import NONE, Bot, Knowledge, compiled, zeros

WIDTHS = {"easy": 4, "medium": 4, "hard": 16, "expert": 32}
SAMPLES = {"easy": 2, "medium": 2, "hard": 8, "expert": 16}
# By level: what an action gives away of the chance to win if it is taken e times more rarely than
# the best, and what no action it takes gives away.
WAVERS = {"easy": 0.17, "medium": 0.05, "hard": 0.016}
MOST = {"easy": 0.3, "medium": 0.18, "hard": 0.07}
SPARE = 0.01  # what a temperament may cost; a level that wavers by more, that much
WIDEST_LEAD = 4500  # hundredths of culture: earlier than that no lead is safe, but choices matter
LEARNED = "learned.npz"
FIRST_WIDTH, WIDEST = 4, 256  # of the beams of a bot that has so many seconds
UNCOMPILED = 4  # the widest beam that people would wait for
NOT_KEPT = -(10**9)  # below this, an action fell out of the beam
LOG = logging.getLogger("wartable.bots")


class Damaged(ValueError):
    """What was learned is missing, is not what was written, or is for another version."""


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
    try:
        with np.load(BytesIO(place.read_bytes())) as found:
            weights = found["linear"].astype(float)
            others = sum(found[name].size for name in found) - weights.size
    except (BadZipFile, EOFError, KeyError, OSError, ValueError, zlib.error) as error:
        raise Damaged(f"{place.name}: {error}") from error
    if weights.shape != (len(KNOTS), COLUMNS) or others or not np.isfinite(weights).all():
        raise Damaged(f"{place.name}: weights of other traits than this version's")
    return vec[float](weights.ravel().tolist())


@cache
def learned() -> vec[float] | None:
    """What was learned. Where it cannot be read, that is said once and weights made by hand take
    its place."""
    try:
        return read_learned()
    except Damaged as error:
        LOG.warning("Through the Ages: weaker bots, by weights made by hand: %s", error)
        return None


def judge_of(state: AgesState, weights: vec[float] | None) -> Judge | None:
    """To judge a table with. What was learned was learned from whole games: others are judged by
    weights made by hand."""
    return None if weights is None or state.opt_variant != FULL else Judge(weights)


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
        return self.searched(seen)[0]

    def searched(self, seen: Knowledge[AgesState]) -> tuple[int, dict[int, int]]:
        """The best action, and what those that the beam kept are worth in hundredths of culture."""
        if self.seconds is None and self.simulations is None:
            return self.beam(seen, self.width, self.samples)
        budget, width = Budget(self.simulations, self.seconds), FIRST_WIDTH
        found: tuple[int, dict[int, int]] = NONE, {}
        while width <= WIDEST and budget.spend(width * width // 2):
            found = self.beam(seen, width, width // 2)
            width *= 2
        return found

    def chances(self, seen: Knowledge[AgesState]) -> dict[int, float]:
        """What those actions leave of the chance to win, the best a half: a lead of what one is
        worth more than another makes it, by the curve that the levels were measured with."""
        best, rows = self.searched(seen)
        most = rows.get(best, 0)
        lead = min(WIDEST_LEAD, between(SPREADS, turns_left(seen.believed)))
        found = {action: 1 / (1 + exp(min(60.0, (most - rows[action]) / lead))) for action in rows}
        return found or {best: 0.5}

    def beam(
        self, seen: Knowledge[AgesState], width: int, samples: int
    ) -> tuple[int, dict[int, int]]:
        judge = judge_of(seen.believed, self.judgement)
        search = TurnSearch(seen.believed.seats, width, WEIGHTS, judge)
        best = search.choose(seen.believed, seen.seat, seen.rng, samples)
        return best, {
            int(search.root_codes[i]): int(search.root_values[i])
            for i in range(search.root_count)
            if search.root_values[i] > NOT_KEPT
        }


def _travelled(
    width: int,
    samples: int,
    seconds: float | None,
    simulations: int | None,
    weights: list[float] | None,
) -> TurnBot:
    judgement = None if weights is None else vec[float](weights)
    return TurnBot(width, samples, seconds, simulations, judgement)


# ---- temperaments


def warlike(seen: Knowledge[AgesState], action: int) -> float:
    """Likes to attack, and units."""
    verb, card = VERB_OF[action], CARD_OF[action]
    if verb in (ATTACK, DECLARE):
        return 1.0
    return 0.5 if verb in MAKING and BUILDINGS <= card < WORKPLACES else 0.0


def builder(seen: Knowledge[AgesState], action: int) -> float:
    """Likes wonders, and theatres and libraries."""
    verb = VERB_OF[action]
    if verb == STAGE:
        return 1.0
    return 0.5 if kind_of(seen, action) in (WONDER, THEATER, LIBRARY) else 0.0


def scholar(seen: Knowledge[AgesState], action: int) -> float:
    """Likes laboratories and technologies."""
    if kind_of(seen, action) == LAB:
        return 1.0
    return 0.5 if VERB_OF[action] == DEVELOP else 0.0


def kind_of(seen: Knowledge[AgesState], action: int) -> int:
    """Of the card that is taken, built or developed; NONE if there is none."""
    verb = VERB_OF[action]
    if verb == TAKE:
        return int(KIND[seen.believed.row[action - TAKE]])
    return int(KIND[CARD_OF[action]]) if verb in MAKING else NONE


MAKING = (BUILD, DEVELOP)
TEMPERS = {"warlike": warlike, "builder": builder, "scholar": scholar}


# ---- levels


def bot(level: str, budget: float | None = None, temper: str = "") -> Bot[AgesState]:
    if level == "random":
        return Wanderer()
    width = WIDTHS[level] if compiled() else min(WIDTHS[level], UNCOMPILED)
    return mannered(level, TurnBot(width, SAMPLES[level], budget, judgement=learned()), temper)


def simulating(level: str, simulations: int) -> Bot[AgesState]:
    if level == "random":
        return bot(level)
    return mannered(level, TurnBot(0, 0, simulations=simulations, judgement=learned()))


def mannered(level: str, search: TurnBot, temper: str = "") -> Bot[AgesState]:
    """A search with the level's wavering and somebody's liking."""
    spare = max(SPARE, WAVERS.get(level, 0.0))
    judged = Temper(search.chances, TEMPERS[temper], spare) if temper else search.chances
    if level in WAVERS:
        return Wavering(judged, WAVERS[level], MOST[level], sure=False)
    return Best(judged, sure=False) if temper else search


def amiss() -> str:
    """What cannot be read of what was learned, and why; empty if all can."""
    try:
        read_learned()
    except Damaged as error:
        return str(error)
    return ""
