"""Levels: random; easy and medium waver between actions that a short look ahead finds good; hard
looks ahead to the end of the epoch, expert more often to that of the round, which it can judge."""

from __future__ import annotations

import logging
import zlib
from functools import cache
from importlib.resources import files
from io import BytesIO
from math import exp
from pathlib import Path
from typing import Any, cast, final
from zipfile import BadZipFile

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wartable.bots import Budget, RandomBot, Slips, Thinker, Wavering, narrow
from wartable.games.small_samurai_empires.engine.components import MOST_SEATS
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.lookahead import Lookahead
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.traits import KINDS, TRAITS, Insight
from wartable.games.small_samurai_empires.engine.thinking.weights import WEIGHTS
from wartable.kernel import Bot, Knowledge, Rng, compiled

# Play-outs for all seats together: those at a table for two are shorter. The expert's take as much
# time as hard's: they end with the round.
PLAYOUTS = {"hard": 1200, "expert": 3000}
UNCOMPILED = 25  # one of so many: what people would wait for
ROUNDS = 6  # easy and medium: times that every promising action is played on
POINTS = 10.0  # of a lead that make the odds e : 1, roughly
# By level: what an action gives away of the chance to win if it is taken e times more rarely than
# the best, and what no action it takes gives away.
WAVERS = {"easy": 0.045, "medium": 0.02}
MOST = {"easy": 0.20, "medium": 0.10}
SLIP = 3  # easy, uncompiled: one decision of so many is made without looking
LEARNED = "learned.npz"
TRUST = 800  # how far to believe that orders make sense: see `Insight`
LOG = logging.getLogger("wartable.bots")


class Damaged(ValueError):
    """What was learned is missing, is not what was written, or is for another version."""


def read_learned(path: str | None = None) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The shipped figures and sums, or those of another file."""
    place = files("wartable.games.small_samurai_empires") / LEARNED if path is None else Path(path)
    try:
        with np.load(BytesIO(place.read_bytes())) as found:
            weights, sums = found["weights"].astype(np.int64), found["sums"].astype(np.float64)
    except (BadZipFile, EOFError, KeyError, OSError, ValueError, zlib.error) as error:
        raise Damaged(f"{place.name}: {error}") from error
    if weights.shape != (WEIGHTS,) or sums.shape != (MOST_SEATS - 1, KINDS, TRAITS):
        raise Damaged(f"{place.name}: learned for other traits than this version's")
    return weights, sums


def insight_of(
    weights: NDArray[np.int64],
    sums: NDArray[np.float64],
    rounds: bool = True,
    trust: int = TRUST,
) -> Insight:
    figures = vec[i64]([int(each) for each in weights])
    return Insight(figures, vec[float](sums.ravel().tolist()), rounds, trust)


@cache
def known() -> tuple[NDArray[np.int64], NDArray[np.float64]] | None:
    """What was learned. Where it cannot be read, that is said once and figures made by
    hand take its place."""
    try:
        return read_learned()
    except Damaged as error:
        LOG.warning(
            "Small Samurai Empires: expert plays like hard, by figures made by hand: %s", error
        )
        return None


@cache
def insight(rounds: bool = True) -> Insight | None:
    """To look ahead with: to the end of the round, or of the epoch."""
    found = known()
    return None if found is None else insight_of(*found, rounds=rounds)


def laid(seen: Knowledge[SamuraiState]) -> SamuraiState:
    """What is believed with all that is hidden laid in one and the same way, whatever the host
    dealt: a choice follows from what the seat knows and its luck alone."""
    state = seen.believed.clone()
    seen.game.determinize(seen.believed, seen.seat, Rng(0), state)
    return state


@final
class GlanceBot(Thinker[SamuraiState]):
    """What an action changes on the map, judged at once."""

    def think(self, seen: Knowledge[SamuraiState]) -> int:
        game = cast(SmallSamuraiEmpires, seen.game)
        return Policy(game, 0, True).choose(laid(seen), seen.seat, seen.rng)


@final
class LookaheadBot(Thinker[SamuraiState]):
    """Plays promising actions on to the end of the epoch, or of the round by what was learned: so
    many seconds, or so many times, or as often as the level does. Equal seeds and counts give equal
    choices."""

    def __init__(
        self,
        seconds: float | None = None,
        simulations: int | None = None,
        insight: Insight | None = None,
    ) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.insight = insight

    def search(self, seen: Knowledge[SamuraiState]) -> Lookahead:
        game, root = cast(SmallSamuraiEmpires, seen.game), laid(seen)
        search = Lookahead(game, root, seen.seat, seen.rng, self.insight)
        simulations = self.simulations
        if simulations is None and self.seconds is None:
            level = "expert" if self.insight is not None and self.insight.rounds else "hard"
            part = 1 if compiled() else UNCOMPILED
            simulations = PLAYOUTS[level] // part // int(root.seats)
        narrow(search, Budget(simulations, self.seconds))
        return search

    def think(self, seen: Knowledge[SamuraiState]) -> int:
        return self.search(seen).best()

    def __reduce__(self) -> tuple[Any, ...]:
        """Bots travel to other processes, and what was learned does not: it is read there."""
        rounds = None if self.insight is None else self.insight.rounds
        return _travelled, (self.seconds, self.simulations, rounds)


def _travelled(seconds: float | None, simulations: int | None, rounds: bool | None) -> LookaheadBot:
    return LookaheadBot(seconds, simulations, None if rounds is None else insight(rounds))


def chances(seen: Knowledge[SamuraiState]) -> dict[int, float]:
    """What promising actions leave of the chance to win, by a short look ahead."""
    game = cast(SmallSamuraiEmpires, seen.game)
    search = Lookahead(game, laid(seen), seen.seat, seen.rng, insight(False))
    search.run(ROUNDS)
    return {
        int(search.codes[i]): 1 / (1 + exp(-search.mean(i) / 1000 / POINTS))
        for i in range(search.count)
    }


def bot(level: str, budget: float | None = None) -> Bot[SamuraiState]:
    if level == "random":
        return RandomBot()
    if level in ("hard", "expert"):
        return LookaheadBot(budget, None, insight(level == "expert"))
    if compiled():
        return Wavering(chances, WAVERS[level], MOST[level])
    return Slips(GlanceBot(), 1, SLIP) if level == "easy" else GlanceBot()


def simulating(level: str, simulations: int) -> Bot[SamuraiState]:
    if level not in ("hard", "expert"):
        return bot(level)
    return LookaheadBot(None, simulations, insight(level == "expert"))
