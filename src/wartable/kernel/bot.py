"""What a bot is given, and what it owes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, final

from mypy_extensions import i64

from wartable.kernel.contract import Game, S, legal
from wartable.kernel.rng import Rng


@final
class Knowledge(Generic[S]):
    """All that one seat knows: its legal actions, and states it may believe in.

    The host makes `believed` by `Game.determinize`, so the true state is not in here at all, and
    what is sampled from `believed` is as likely as if it were sampled from the truth.
    """

    def __init__(self, game: Game[S], seat: i64, believed: S, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.believed = believed
        self.rng = rng

    @classmethod
    def of(cls, game: Game[S], truth: S, seat: i64, rng: Rng) -> Knowledge[S]:
        """What a seat knows of the truth."""
        believed = truth.clone()
        game.determinize(truth, seat, rng, believed)
        return cls(game, seat, believed, rng)

    @property
    def legal(self) -> list[int]:
        """The actions the rules allow this seat."""
        return legal(self.game, self.believed, self.seat)

    def sample(self) -> S:
        """Another state this seat may believe in."""
        state = self.believed.clone()
        self.game.determinize(self.believed, self.seat, self.rng, state)
        return state


@dataclass(frozen=True)
class Opinion:
    """An action with what a bot thinks of the position, where it can say: how likely it held each
    legal action to be the best (shares that add up to 1), and its chance to win, 0 to 1."""

    action: int
    policy: Mapping[int, float] | None = None
    value: float | None = None


class Bot(ABC, Generic[S]):
    """Chooses an action for a seat. Keeps nothing between decisions, so any process may ask it."""

    @abstractmethod
    def choose(self, seen: Knowledge[S]) -> int:
        """One of `seen.legal`."""

    def opinion(self, seen: Knowledge[S]) -> Opinion:
        """The action that `choose` would give, with what the bot thinks of the position."""
        return Opinion(self.choose(seen))
