"""Levels: random; expert plays promising actions on to the end of the round and judges it by what
was learned; easy, medium and hard do the same more briefly and waver between actions that are
nearly as good."""

from __future__ import annotations

import logging
import zlib
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any, cast, final
from zipfile import BadZipFile

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wartable.bots import Best, Budget, RandomBot, Temper, Thinker, Wavering
from wartable.games.small_samurai_empires.engine.actions import (
    BUILD,
    DESTROY,
    LEVY,
    PLACE,
    REAP,
    REINFORCE,
    VERB,
)
from wartable.games.small_samurai_empires.engine.components import (
    ATTACK,
    CASTLE,
    CELLS,
    HARVEST,
    MOST_SEATS,
    QUICK_ATTACK,
    QUICK_HARVEST,
    QUICK_RECRUIT,
    RECRUIT,
)
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.lookahead import (
    ROLLOUT_NOISE,
    Lookahead,
)
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.traits import KINDS, TRAITS, Insight
from wartable.games.small_samurai_empires.engine.thinking.weights import HAND, WEIGHTS
from wartable.kernel import Bot, Knowledge, Rng, compiled

# Play-outs for all seats together: those at a table for two are shorter.
PLAYOUTS = {"easy": 120, "medium": 120, "hard": 120, "expert": 320}
UNCOMPILED = 4  # one of so many: what people would wait for
POINT = 0.025  # of the chance to win that a point is worth in an even game
# By level: what an action gives away of the chance to win if it is taken e times more rarely than
# the best, and what no action it takes gives away.
WAVERS = {"easy": 0.1, "medium": 0.055, "hard": 0.03}
MOST = {"easy": 0.25, "medium": 0.17, "hard": 0.1}
SPARE = 0.04  # what a temperament may cost
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
        LOG.warning("Small Samurai Empires: weaker bots, by figures made by hand: %s", error)
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
    """What an action changes on the map, judged at once by what was learned, and a little at
    random: how everybody plays on in the play-outs of the others. No level, but quick: for
    measuring."""

    def think(self, seen: Knowledge[SamuraiState]) -> int:
        game, found = cast(SmallSamuraiEmpires, seen.game), insight()
        weights = HAND if found is None else found.weights
        return Policy(game, ROLLOUT_NOISE, False, weights).choose(laid(seen), seen.seat, seen.rng)


@final
class LookaheadBot(Thinker[SamuraiState]):
    """Plays promising actions on to the end of the round by what was learned, or to that of the
    epoch: so many seconds, or so many times, or as often as the level does. Equal seeds and counts
    give equal choices."""

    def __init__(
        self,
        seconds: float | None = None,
        simulations: int | None = None,
        insight: Insight | None = None,
        level: str = "expert",
    ) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.insight = insight
        self.level = level

    def leads(self, seen: Knowledge[SamuraiState]) -> dict[int, float]:
        """By how many points promising actions leave the seat ahead. The worse half is given up
        again and again; what was given up is as far behind the best as it was in the worlds that
        both met."""
        game, root = cast(SmallSamuraiEmpires, seen.game), laid(seen)
        search = Lookahead(game, root, seen.seat, seen.rng, self.insight)
        stages = list[dict[int, float]]()
        for part in self.budget(int(root.seats)).parts(max(1, search.stages())):
            while part.spend(search.left if search.following == 0 else 0):
                search.step()
            tried = [i for i in range(search.left) if search.tried[i] > 0]
            stages.append({int(search.codes[i]): search.mean(i) for i in tried})
            search.halve()
        best, last, found = int(search.best()), stages[-1], dict[int, float]()
        for stage in stages:
            if best in stage:  # else there was no time to try all, and none was given up
                for action, mean in stage.items():
                    found[action] = (last[best] + mean - stage[best]) / 1000
        return found

    def budget(self, seats: int) -> Budget:
        simulations = self.simulations
        if simulations is None and self.seconds is None:
            simulations = PLAYOUTS[self.level] // (1 if compiled() else UNCOMPILED) // seats
        return Budget(simulations, self.seconds)

    def chances(self, seen: Knowledge[SamuraiState]) -> dict[int, float]:
        """The same as chances to win, as if the best action left the game even: so a game that is
        nearly decided is played with the same care."""
        leads = self.leads(seen)
        best = max(leads.values())
        return {action: max(0.0, 0.5 - POINT * (best - lead)) for action, lead in leads.items()}

    def think(self, seen: Knowledge[SamuraiState]) -> int:
        leads = self.leads(seen)
        return max(leads, key=lambda action: leads[action])

    def __reduce__(self) -> tuple[Any, ...]:
        """Bots travel to other processes, and what was learned does not: it is read there."""
        rounds = None if self.insight is None else self.insight.rounds
        return _travelled, (self.seconds, self.simulations, rounds, self.level)


def _travelled(
    seconds: float | None, simulations: int | None, rounds: bool | None, level: str
) -> LookaheadBot:
    return LookaheadBot(seconds, simulations, None if rounds is None else insight(rounds), level)


# ---- temperaments


def warlike(seen: Knowledge[SamuraiState], action: int) -> float:
    """Likes to destroy armies."""
    return _liking(seen, action, (DESTROY,), {ATTACK: 0.7}, (QUICK_ATTACK,))


def builder(seen: Knowledge[SamuraiState], action: int) -> float:
    """Likes castles, and armies that come to them."""
    return _liking(seen, action, (BUILD, REINFORCE), {CASTLE: 1.0}, ())


def patient(seen: Knowledge[SamuraiState], action: int) -> float:
    """Likes to gather: goods and armies."""
    orders = {HARVEST: 0.7, RECRUIT: 0.4}
    return _liking(seen, action, (REAP, LEVY), orders, (QUICK_HARVEST, QUICK_RECRUIT))


def _liking(
    seen: Knowledge[SamuraiState],
    action: int,
    verbs: tuple[int, ...],
    orders: dict[int, float],
    quicks: tuple[int, ...],
) -> float:
    """1 for an action of these kinds; for placing an order as much as is said of it, and a little
    for the quick action that comes with it."""
    if VERB[action] != PLACE:
        return 1.0 if VERB[action] in verbs else 0.0
    order, cell = divmod(action - int(PLACE), int(CELLS))
    return orders.get(order, 0.0) + (0.3 if seen.believed.quick[cell] in quicks else 0.0)


TEMPERS = {"warlike": warlike, "builder": builder, "patient": patient}


def bot(level: str, budget: float | None = None, temper: str = "") -> Bot[SamuraiState]:
    return RandomBot() if level == "random" else _thinking(level, budget, None, temper)


def simulating(level: str, simulations: int) -> Bot[SamuraiState]:
    return RandomBot() if level == "random" else _thinking(level, None, simulations, "")


def _thinking(
    level: str, seconds: float | None, simulations: int | None, temper: str
) -> Bot[SamuraiState]:
    ahead = LookaheadBot(seconds, simulations, insight(), level)
    judged = Temper(ahead.chances, TEMPERS[temper], SPARE) if temper else ahead.chances
    if level in WAVERS:
        return Wavering(judged, WAVERS[level], MOST[level], sure=False)
    return Best(judged, sure=False) if temper else ahead


def amiss() -> str:
    """What cannot be read of what was learned, and why; empty if all can."""
    try:
        read_learned()
    except Damaged as error:
        return str(error)
    return ""
