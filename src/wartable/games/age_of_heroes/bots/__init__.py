"""The bots: random; expert, which looks a round ahead and judges by what was learned from many
games; easy, medium and hard, which find what it finds and waver between actions that are nearly as
good. Those by rules of thumb and with the rest of the game played out were medium and hard before.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from wartable.bots import Best, Budget, RandomBot, Slips, Temper, Thinker, Wavering, narrow
from wartable.games.age_of_heroes.bots.memory import Talk, leanings
from wartable.games.age_of_heroes.bots.reading import Learned, Unusable, learned
from wartable.games.age_of_heroes.bots.tempers import TEMPERS
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
ROLLOUTS = 600  # of the bot that plays games out, per decision
# Questions where it matters what rivals did before
BETWEEN_TRIBES = (
    *(code.FAIR, code.LIVE, code.REPLY, code.ROAD_CONSENT),
    *(code.ACTION, code.MUSTERING),
)
EXPERT = 3_000  # of the expert, which are as dear: they end after one round
GLANCES = 200  # of the levels below it, at any number of seats
ALONE = 16  # where only one action is sensible, to say what it is worth
# By level, at two seats: what an action gives away of the chance to win if it is taken e times more
# rarely than the best, and what no action it takes gives away. With more seats a chance to win is
# smaller, and so are both.
WAVERS = {"easy": 0.6, "medium": 0.25, "hard": 0.05}
MOST = {"easy": 0.5, "medium": 0.5, "hard": 0.225}
ODD = {"easy": 12}  # actions that are hardly sensible, which it thinks of too
SPARE = 0.02  # what a temperament may cost, at two seats
CARELESS = 4  # where nothing was learned, it does one thing in so many at random

__all__ = ["ExpertBot", "Level", "RolloutBot", "Talk", "ThumbBot", "bot", "simulating"]
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
        narrow(search, self.budget(seen))
        return search

    def budget(self, seen: Sight) -> Budget:
        return Budget(self.rollouts, self.seconds)

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
    """The same with a tuned taste; the position after a round is judged by what was learned. With
    `fewer`, rollouts are those at two seats: at more, each takes longer and there are fewer. It
    also looks at so many `odd` actions: legal ones, drawn from those that are hardly sensible."""

    def __init__(
        self,
        rollouts: int | None = EXPERT,
        seconds: float | None = None,
        path: str = "",
        fewer: bool = False,
        odd: int = 0,
    ) -> None:
        super().__init__(rollouts, seconds)
        self.path = path
        self.fewer = fewer
        self.odd = odd
        self.rounds: int = ROUNDS

    def budget(self, seen: Sight) -> Budget:
        if self.rollouts is None or not self.fewer:
            return super().budget(seen)
        return Budget(self.rollouts * (2 / seen.believed.seats) ** 1.5, self.seconds)

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

    def chances(self, seen: Sight) -> dict[int, float]:
        """What every sensible action leaves of the chance to win; where nothing is worth a thought,
        the one that is done at once. An action that was given up on the way is as far behind the
        best as it was then, in the same worlds."""
        if not worth_thinking(seen.believed):
            return {self.at_once(seen): 1.0}
        search = self.started(seen)
        left = [action for action in seen.legal if not is_word(action)] if self.odd else []
        for _ in range(min(self.odd, len(left))):
            search.add(left.pop(seen.rng.below(len(left))))
        if search.count == 1:
            search.run(ALONE)
        looked: list[dict[int, float]] = []  # how those that were left stood at each halving
        for part in self.budget(seen).parts(search.stages()):
            while part.spend(search.left if search.following == 0 else 0):
                search.step()
            looked.append({search.codes[i]: search.mean(i) for i in range(search.left)})
            search.halve()
        best = search.best()
        found = {best: search.mean(0)}
        for stood in reversed(looked):
            for action, mean in stood.items():
                found.setdefault(action, found[best] + min(0.0, mean - stood[best]))
        return {action: min(max(chance, 0.0), 1.0) for action, chance in found.items()}


def is_word(action: int) -> bool:
    """Whether an action only announces, words or takes back: nothing comes of it by itself."""
    return (
        code.HAVE <= action < code.POST
        or code.WITHDRAW <= action < code.TAKE
        or code.DEAL <= action < code.AGREE
    )


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
        LOG.warning("Age of Heroes: weaker bots, what they learned cannot be read: %s", error)
        return False
    return True


class Level(Thinker[AgeOfHeroesState]):
    """What the expert finds, seen by somebody with a temperament, or who wavers, or both. Figures
    are those for two seats."""

    def __init__(self, look: ExpertBot, wavers: float, most: float, temper: str) -> None:
        self.chances = look.chances
        self.wavers = wavers
        self.most = most
        self.temper = temper

    def think(self, seen: Sight) -> int:
        return self.judge(seen).action

    def judge(self, seen: Sight) -> Opinion:
        part = 2 / seen.believed.seats
        chances: Callable[[Sight], Mapping[int, float]] = self.chances
        if self.temper:
            chances = Temper(chances, self.likes, SPARE * part)
        if self.wavers == 0:
            return Best(chances).judge(seen)
        return Wavering(chances, self.wavers * part, self.most * part).judge(seen)

    def likes(self, seen: Sight, action: int) -> float:
        return TEMPERS[self.temper](seen.believed, action)


def bot(level: str, budget: float | None, temper: str = "") -> Bot[AgeOfHeroesState]:
    if level == "random":
        return RandomBot()
    if not usable():
        return without_learning(level, budget)
    how: dict[str, Any] = {} if budget is None else {"rollouts": None, "seconds": budget}
    return looking(level, temper, **how)


def simulating(level: str, simulations: int) -> Bot[AgeOfHeroesState]:
    if level == "random" or not usable():
        return bot(level, None)
    return looking(level, "", rollouts=simulations)


def looking(level: str, temper: str, **how: Any) -> Bot[AgeOfHeroesState]:
    """A level that looks ahead, with so much thought or its own."""
    own = {"rollouts": EXPERT, "fewer": True} if level == "expert" else {"rollouts": GLANCES}
    look = ExpertBot(**how or own, odd=ODD.get(level, 0))
    if level == "expert" and not temper:
        return look
    return Level(look, WAVERS.get(level, 0.0), MOST.get(level, 0.0), temper)


def without_learning(level: str, budget: float | None) -> Bot[AgeOfHeroesState]:
    """What levels were before there was anything to learn from."""
    if level == "easy":
        return Slips(ThumbBot(), 1, CARELESS)
    if level == "medium":
        return ThumbBot()
    return RolloutBot() if budget is None else RolloutBot(None, budget)


def amiss() -> str:
    """What cannot be read of what was learned, and why; empty if all can."""
    try:
        learned()
    except Unusable as error:
        return str(error)
    return ""
