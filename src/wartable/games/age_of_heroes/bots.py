"""The bots: random, careless, by rules of thumb, and with the rest of the game played out."""

from __future__ import annotations

from time import monotonic

from wartable.bots import RandomBot
from wartable.games.age_of_heroes.engine.rules.flow import legal_into
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.policy import choose
from wartable.games.age_of_heroes.engine.thinking.selfplay import Rollouts, worth_thinking
from wartable.kernel import Bot, Knowledge, zeros

Sight = Knowledge[AgeOfHeroesState]
ROLLOUTS = 600  # of the hard bot per decision
CARELESS = 4  # the easy bot does one thing in so many at random


class ThumbBot(Bot[AgeOfHeroesState]):
    """Rules of thumb, with the prices of helping a rival; `careless` forgets them now and then."""

    def __init__(self, careless: int = 0) -> None:
        self.careless = careless

    def choose(self, seen: Sight) -> int:
        if self.careless and seen.rng.below(self.careless) == 0:
            legal = seen.legal
            return legal[seen.rng.below(len(legal))]
        buf = zeros(seen.game.actions)
        n = legal_into(seen.believed, seen.seat, buf)
        return int(choose(seen.believed, seen.seat, buf, n, seen.rng))


class RolloutBot(Bot[AgeOfHeroesState]):
    """Plays every sensible action on, in worlds it may believe in, everybody by rules of thumb."""

    def __init__(self, rollouts: int = ROLLOUTS, seconds: float | None = None) -> None:
        self.rollouts = rollouts
        self.seconds = seconds

    def search(self, seen: Sight) -> Rollouts:
        search = Rollouts(seen.believed, seen.seat, seen.rng)
        if search.candidates < 2:
            return search
        if self.seconds is None:
            search.think(self.rollouts)
            return search
        end = monotonic() + self.seconds
        halvings = max(int(search.candidates - 1).bit_length(), 1)
        for part in range(halvings):
            until = end - self.seconds * (halvings - 1 - part) / halvings
            if part == 0 or monotonic() < until:
                search.run(1)
            while monotonic() < until:
                search.run(1)
            search.halve()
        return search

    def choose(self, seen: Sight) -> int:
        if not worth_thinking(seen.believed):
            return ThumbBot().choose(seen)
        search = self.search(seen)
        return int(search.action[search.best()])


def bot(level: str, budget: float | None) -> Bot[AgeOfHeroesState]:
    if level == "random":
        return RandomBot()
    if level == "easy":
        return ThumbBot(CARELESS)
    if level == "medium":
        return ThumbBot()
    return RolloutBot(seconds=budget)
