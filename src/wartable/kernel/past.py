"""What seats have seen happen: each is told its own part, and only when it asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, NamedTuple, final

from wartable.kernel.contract import Event, Game, S
from wartable.kernel.numbers import NONE

Heard = tuple[int, int, int, int, int]  # an event: kind, seat and three figures


class Moment(NamedTuple):
    """An action as one seat noticed it: the code of the action if it was the seat's own, else NONE,
    and the events that the seat heard of."""

    did: int
    heard: tuple[Heard, ...]


History = tuple[Moment, ...]  # all that a seat noticed, from first to last


def moments(
    seat: int, steps: Iterable[tuple[int, int]], told: Iterable[Sequence[Event]]
) -> Iterator[Moment]:
    """What a seat noticed of these actions, given who did which and what was told of each. Actions
    it did not notice leave nothing behind: not even their number is known to it."""
    for (doer, action), events in zip(steps, told, strict=True):
        heard = tuple((e.kind, e.seat, e.a, e.b, e.c) for e in events if e.audience >> seat & 1)
        if heard or doer == seat:
            yield Moment(action if doer == seat else NONE, heard)


@final
class Past(Generic[S]):
    """A game as it goes on, for hosts that do not keep what was told. Until a seat asks it is only
    a list of actions; then they are done once more, the same one never twice."""

    def __init__(self, game: Game[S], begun: S) -> None:
        self.game = game
        self._state = begun.clone()
        self._steps: list[tuple[int, int]] = []
        self._told: list[list[Event]] = []
        self._known: dict[int, tuple[int, list[Moment]]] = {}  # by seat, and of how many steps

    def add(self, doer: int, action: int) -> None:
        """What has just been done."""
        self._steps.append((doer, action))

    def of(self, seat: int) -> History:
        """What a seat noticed so far."""
        for doer, action in self._steps[len(self._told) :]:
            told: list[Event] = []
            self.game.apply(self._state, doer, action, told)
            self._told.append(told)
        count, known = self._known.get(seat, (0, []))
        known.extend(moments(seat, self._steps[count:], self._told[count:]))
        self._known[seat] = len(self._steps), known
        return tuple(known)
