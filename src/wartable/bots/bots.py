"""Bots that know no game: random, flat Monte Carlo, information-set tree search."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from librt.vecs import vec

from wartable.bots.search import Guide, Uct, playout
from wartable.kernel import CHANCE, Bot, Game, Knowledge, S, zeros

SLICE = 32  # simulations between two looks at the clock


class RandomBot(Bot[S]):
    def choose(self, seen: Knowledge[S]) -> int:
        legal = seen.legal
        return legal[seen.rng.below(len(legal))]


class FlatBot(Bot[S]):
    """Tries every action equally often in states it may believe in, each played out at random;
    takes the one that led most often."""

    def __init__(self, playouts: int = 20, cap: int = 200) -> None:
        self.playouts = playouts
        self.cap = cap

    def choose(self, seen: Knowledge[S]) -> int:
        game, guide = seen.game, Guide[S]()
        buf = zeros(game.actions)
        legal = seen.legal
        won = dict.fromkeys(legal, 0.0)
        for number in range(self.playouts):
            believed = seen.sample()
            for action in legal:
                state = believed.clone()
                game.apply(state, seen.seat, action, None)
                playout(game, state, seen.rng, buf, self.cap)
                won[action] += _values(game, guide, state)[seen.seat]
        return max(legal, key=lambda action: (won[action], -action))


class SearchBot(Bot[S]):
    """Information-set UCT for so many simulations, or for so many seconds if they are given."""

    def __init__(
        self,
        simulations: int = 2000,
        cap: int = 100,
        seconds: float | None = None,
        explore: float = 0.7,
        guide: Callable[[], Guide[S]] | None = None,
    ) -> None:
        self.simulations = simulations
        self.cap = cap
        self.seconds = seconds
        self.explore = explore
        self.guide = guide

    def search(self, seen: Knowledge[S]) -> Uct[S]:
        uct = Uct(seen.game, seen.believed, seen.seat, seen.rng, self.cap)
        uct.explore = self.explore
        if self.guide is not None:
            uct.guide = self.guide()
        if self.seconds is None:
            uct.run(self.simulations)
            return uct
        end = monotonic() + self.seconds
        uct.run(SLICE)
        while monotonic() < end:
            uct.run(SLICE)
        return uct

    def choose(self, seen: Knowledge[S]) -> int:
        legal = seen.legal
        return legal[0] if len(legal) == 1 else self.search(seen).best()


def _values(game: Game[S], guide: Guide[S], state: S) -> list[float]:
    values = vec[float]([0.0] * CHANCE)
    guide.values_into(game, state, values)
    return list(values)
