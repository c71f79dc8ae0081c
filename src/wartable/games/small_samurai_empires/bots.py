"""Levels: random; easy slips now and then; medium decides at a glance; hard looks ahead."""

from __future__ import annotations

from time import monotonic
from typing import cast, final

from wartable.bots import RandomBot
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.lookahead import Lookahead
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.kernel import Bot, Knowledge

SLIP = 3  # easy: one decision of so many is made without looking
ROUNDS = (4, 8, 12, 16)  # believed states per stage; the worse half goes after each
SECONDS = 0.5  # hard, when nobody says otherwise


@final
class GlanceBot(Bot[SamuraiState]):
    """What an action changes on the map, judged at once."""

    def __init__(self, slips: bool = False) -> None:
        self.slips = slips

    def choose(self, seen: Knowledge[SamuraiState]) -> int:
        legal = seen.legal
        if self.slips and seen.rng.below(SLIP) == 0:
            return legal[seen.rng.below(len(legal))]
        game = cast(SmallSamuraiEmpires, seen.game)
        return int(Policy(game.figures, 0, True).choose(seen.believed, seen.seat, seen.rng))


@final
class LookaheadBot(Bot[SamuraiState]):
    """With `seconds`, as many believed states as fit into them; else a fixed number."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds

    def search(self, seen: Knowledge[SamuraiState]) -> Lookahead:
        game = cast(SmallSamuraiEmpires, seen.game)
        search = Lookahead(game.figures, seen.believed, seen.seat, seen.rng)
        start = monotonic()
        for number, rounds in enumerate(ROUNDS, 1):
            if self.seconds is None:
                search.run(rounds)
            else:
                while monotonic() - start < self.seconds * number / len(ROUNDS):
                    search.step()
            if search.left > 1 and search.tried[search.left - 1] >= 2:
                search.halve()
        return search

    def choose(self, seen: Knowledge[SamuraiState]) -> int:
        legal = seen.legal
        return legal[0] if len(legal) == 1 else int(self.search(seen).best())


def bot(level: str, budget: float | None = None) -> Bot[SamuraiState]:
    if level == "random":
        return RandomBot()
    if level == "hard":
        return LookaheadBot(SECONDS if budget is None else budget)
    return GlanceBot(slips=level == "easy")
