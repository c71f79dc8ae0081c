"""Levels: random; easy slips now and then; medium decides at a glance; hard looks ahead."""

from __future__ import annotations

from typing import cast, final

from wartable.bots import Budget, RandomBot, Slips, Thinker, narrow
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.lookahead import Lookahead
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.kernel import Bot, Knowledge

SLIP = 3  # easy: one decision of so many is made without looking
SECONDS = 0.5  # hard, when nobody says otherwise


@final
class GlanceBot(Thinker[SamuraiState]):
    """What an action changes on the map, judged at once."""

    def think(self, seen: Knowledge[SamuraiState]) -> int:
        game = cast(SmallSamuraiEmpires, seen.game)
        return Policy(game, 0, True).choose(seen.believed, seen.seat, seen.rng)


@final
class LookaheadBot(Thinker[SamuraiState]):
    """Plays promising actions on to the end of the epoch, for so many seconds or so many times."""

    def __init__(self, seconds: float | None = SECONDS, simulations: int | None = None) -> None:
        self.seconds = seconds
        self.simulations = simulations

    def search(self, seen: Knowledge[SamuraiState]) -> Lookahead:
        game = cast(SmallSamuraiEmpires, seen.game)
        search = Lookahead(game, seen.believed, seen.seat, seen.rng)
        narrow(search, Budget(self.simulations, self.seconds))
        return search

    def think(self, seen: Knowledge[SamuraiState]) -> int:
        return self.search(seen).best()


def bot(level: str, budget: float | None = None) -> Bot[SamuraiState]:
    if level == "random":
        return RandomBot()
    if level == "hard":
        return LookaheadBot(SECONDS if budget is None else budget)
    return Slips(GlanceBot(), 1, SLIP) if level == "easy" else GlanceBot()


def simulating(level: str, simulations: int) -> Bot[SamuraiState]:
    return LookaheadBot(None, simulations) if level == "hard" else bot(level)
