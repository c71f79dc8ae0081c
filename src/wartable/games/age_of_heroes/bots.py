"""The bots: random, careless, by rules of thumb, and with the rest of the game played out."""

from __future__ import annotations

from typing import cast

from wartable.bots import Budget, RandomBot, Slips, Thinker, narrow
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.policy import choose
from wartable.games.age_of_heroes.engine.thinking.selfplay import Rollouts, worth_thinking
from wartable.kernel import Bot, Knowledge, Opinion, zeros

Sight = Knowledge[AgeOfHeroesState]
ROLLOUTS = 600  # of the hard bot per decision
CARELESS = 4  # the easy bot does one thing in so many at random


class ThumbBot(Thinker[AgeOfHeroesState]):
    """Rules of thumb, with the prices of helping a rival."""

    def think(self, seen: Sight) -> int:
        buf = zeros(seen.game.actions)
        n = seen.game.legal_into(seen.believed, seen.seat, buf)
        return choose(seen.believed, seen.seat, buf, n, seen.rng)


class RolloutBot(Thinker[AgeOfHeroesState]):
    """Plays every sensible action on, in worlds it may believe in, everybody by rules of thumb."""

    def __init__(self, rollouts: int | None = ROLLOUTS, seconds: float | None = None) -> None:
        self.rollouts = rollouts
        self.seconds = seconds

    def search(self, seen: Sight) -> Rollouts:
        search = Rollouts(cast(AgeOfHeroes, seen.game), seen.believed, seen.seat, seen.rng)
        narrow(search, Budget(self.rollouts, self.seconds))
        return search

    def think(self, seen: Sight) -> int:
        return self.judge(seen).action

    def judge(self, seen: Sight) -> Opinion:
        if not worth_thinking(seen.believed):
            return ThumbBot().judge(seen)
        search = self.search(seen)
        action = search.best()
        chance = next(search.mean(i) for i in range(search.count) if search.codes[i] == action)
        return Opinion(action, value=chance)


def bot(level: str, budget: float | None) -> Bot[AgeOfHeroesState]:
    if level == "random":
        return RandomBot()
    if level == "easy":
        return Slips(ThumbBot(), 1, CARELESS)
    if level == "medium":
        return ThumbBot()
    return RolloutBot() if budget is None else RolloutBot(None, budget)


def simulating(level: str, simulations: int) -> Bot[AgeOfHeroesState]:
    return RolloutBot(simulations) if level == "hard" else bot(level, None)
