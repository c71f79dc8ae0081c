"""The bots: random, careless, by rules of thumb, with the rest of the game played out, and with
what was learned from many games."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any, cast

from wartable.bots import Budget, RandomBot, Slips, Thinker, Wavering, narrow
from wartable.games.age_of_heroes.bots.memory import Talk, leanings
from wartable.games.age_of_heroes.bots.reading import Learned, Unusable, learned
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame
from wartable.games.age_of_heroes.engine.thinking.foresight import ROUNDS, Foresight
from wartable.games.age_of_heroes.engine.thinking.policy import choose
from wartable.games.age_of_heroes.engine.thinking.prospects import Prospects
from wartable.games.age_of_heroes.engine.thinking.selfplay import Rollouts, worth_thinking
from wartable.games.age_of_heroes.engine.thinking.taste import PLAIN, Taste
from wartable.kernel import Bot, Knowledge, Opinion, Rng, zeros

Sight = Knowledge[AgeOfHeroesState]
ROLLOUTS = 600  # of the hard bot per decision
# Questions where it matters what rivals did before
BETWEEN_TRIBES = (
    *(code.FAIR, code.LIVE, code.REPLY, code.ROAD_CONSENT),
    *(code.ACTION, code.MUSTERING),
)
EXPERT = 3_000  # of the expert, which are as dear: they end after one round
GLANCES = 96  # rollouts of the easy bot, all candidates alike
WAVERS = 0.12  # the easy bot does what gives away so much e times more rarely than the best
MOST = 0.45  # and never what gives away more of its chance to win
CARELESS = 4  # where nothing was learned, it does one thing in so many at random

__all__ = ["ExpertBot", "RolloutBot", "Talk", "ThumbBot", "bot", "simulating"]
LOG = logging.getLogger("wartable.bots")


class ThumbBot(Thinker[AgeOfHeroesState]):
    """Rules of thumb, with the prices of helping a rival."""

    def think(self, seen: Sight) -> int:
        return thumb(PLAIN, seen, seen.believed)


def thumb(taste: Taste, seen: Sight, state: AgeOfHeroesState) -> int:
    """What somebody of this taste does in such a state."""
    buf = zeros(seen.game.actions)
    n = seen.game.legal_into(state, seen.seat, buf)
    return choose(taste, state, seen.seat, buf, n, seen.rng)


class RolloutBot(Thinker[AgeOfHeroesState]):
    """Plays every sensible action on, in worlds it may believe in, everybody by rules of thumb."""

    def __init__(self, rollouts: int | None = ROLLOUTS, seconds: float | None = None) -> None:
        self.rollouts = rollouts
        self.seconds = seconds

    def started(self, seen: Sight) -> Rollouts:
        return Rollouts(cast(AgeOfHeroes, seen.game), seen.believed, seen.seat, seen.rng)

    def search(self, seen: Sight) -> Rollouts:
        search = self.started(seen)
        narrow(search, Budget(self.rollouts, self.seconds))
        return search

    def at_once(self, seen: Sight) -> int:
        """Where nothing is worth a thought."""
        return thumb(PLAIN, seen, seen.believed)

    def think(self, seen: Sight) -> int:
        return self.judge(seen).action

    def judge(self, seen: Sight) -> Opinion:
        if not worth_thinking(seen.believed):
            return Opinion(self.at_once(seen))
        search = self.search(seen)
        action = search.best()
        at = next(i for i in range(search.count) if search.codes[i] == action)
        chance = search.totals[at] / float(max(search.tried[at], 1))
        return Opinion(action, value=chance)


class ExpertBot(RolloutBot):
    """The same with a tuned taste; the position after a round is judged by what was learned."""

    def __init__(
        self, rollouts: int | None = EXPERT, seconds: float | None = None, path: str = ""
    ) -> None:
        super().__init__(rollouts, seconds)
        self.path = path
        self.rounds: int = ROUNDS

    @property
    def learned(self) -> Learned:
        return learned(Path(self.path) if self.path else None)

    def started(self, seen: Sight) -> Rollouts:
        game, state = cast(AgeOfHeroes, seen.game), laid(seen)
        known = self.learned
        taste = known.tastes[state.seats - 2]
        judge = Prospects(known.weights)
        recalled = None
        if frame(state) in BETWEEN_TRIBES:
            recalled = leanings(seen.history, seen.seat, state.seats)
        search = Foresight(game, state, seen.seat, seen.rng, taste, judge, recalled)
        search.rounds = self.rounds
        return search

    def at_once(self, seen: Sight) -> int:
        return thumb(self.learned.tastes[seen.believed.seats - 2], seen, laid(seen))


def laid(seen: Sight) -> AgeOfHeroesState:
    """The same with all unseen cards laid in one and the same way, whatever the host believed: so
    that a choice follows from what the seat knows and its luck alone."""
    state = seen.believed.clone()
    seen.game.determinize(seen.believed, seen.seat, Rng(0), state)
    return state


@cache
def usable() -> bool:
    """Whether what was learned can be read. Where it cannot, that is said once and others play."""
    try:
        learned()
    except Unusable as error:
        LOG.warning("Age of Heroes: expert plays like hard, easy by rules of thumb: %s", error)
        return False
    return True


def expert(**how: Any) -> Bot[AgeOfHeroesState]:
    """The expert, or the hard bot where what it learned cannot be read."""
    return ExpertBot(**how) if usable() else RolloutBot(**how)


def chances(seen: Sight) -> dict[int, float]:
    """What every sensible action leaves of the chance to win, by a short look ahead; where nothing
    is worth a thought, the one that is done at once."""
    glance = ExpertBot()
    if not worth_thinking(seen.believed):
        return {glance.at_once(seen): 1.0}
    search = glance.started(seen)
    search.run(max(1, GLANCES // search.count))
    return {search.codes[i]: search.mean(i) for i in range(search.count)}


def bot(level: str, budget: float | None) -> Bot[AgeOfHeroesState]:
    if level == "random":
        return RandomBot()
    if level == "medium":
        return ThumbBot()
    if level == "easy":
        if usable():
            return Wavering(chances, WAVERS, MOST)
        return Slips(ThumbBot(), 1, CARELESS)
    how: dict[str, Any] = {} if budget is None else {"rollouts": None, "seconds": budget}
    return expert(**how) if level == "expert" else RolloutBot(**how)


def simulating(level: str, simulations: int) -> Bot[AgeOfHeroesState]:
    if level == "expert":
        return expert(rollouts=simulations)
    return RolloutBot(simulations) if level == "hard" else bot(level, None)
