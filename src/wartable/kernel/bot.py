"""What a bot is given, and what it owes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, final

from mypy_extensions import i64

from wartable.kernel.contract import Game, S, legal
from wartable.kernel.past import History
from wartable.kernel.rng import Rng


@final
class Knowledge(Generic[S]):
    """All that one seat knows: its legal actions, states it may believe in, what it saw happen.

    The host makes `believed` by `Game.determinize`, so the true state is not in here at all, and
    what is sampled from `believed` is as likely as if it were sampled from the truth. That takes no
    notice of how the others have played: whoever wants to conclude from it reads `history`.
    """

    def __init__(
        self,
        game: Game[S],
        seat: i64,
        believed: S,
        rng: Rng,
        recall: Callable[[], History | None] | None = None,
    ) -> None:
        """`recall` gives the history when it is asked for the first time."""
        self.game = game
        self.seat = seat
        self.believed = believed
        self.rng = rng
        self._recall = recall

    @classmethod
    def of(
        cls,
        game: Game[S],
        truth: S,
        seat: i64,
        rng: Rng,
        recall: Callable[[], History | None] | None = None,
    ) -> Knowledge[S]:
        """What a seat knows of the truth."""
        believed = truth.clone()
        game.determinize(truth, seat, rng, believed)
        return cls(game, seat, believed, rng, recall)

    @cached_property
    def history(self) -> History | None:
        """What this seat did and heard from the beginning on, action by action; None where nobody
        knows: at tables that were laid by hand, in games that are only imagined, and of games
        whose plug-in does not say that its bots remember."""
        return None if self._recall is None else self._recall()

    def thinking(self, believed: S) -> Knowledge[S]:
        """The same knowledge with another state that the seat may believe in."""
        return Knowledge(self.game, self.seat, believed, self.rng, lambda: self.history)

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
