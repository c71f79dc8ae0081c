"""What a seat remembers of a game, as a key."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from wartable.kernel import Event, Game, State
from wartable.plugin import Plugin

SIZE = 16  # bytes of a key


class Recall:
    """The keys of one seat, by number of steps: each is made of the one before and of what the seat
    did, heard and saw then. A step that it did not notice leaves the key as it is."""

    def __init__(
        self,
        plugin: Plugin[Any, Any],
        game: Game[Any],
        seat: int,
        begun: State,
        known: bytes | None = None,
    ) -> None:
        """`known` is the key of all that was before, where the game begins in the middle."""
        self.plugin = plugin
        self.game = game
        self.seat = seat
        self.views = [self._view(begun)]
        self.keys = [known or _hash(self.views[0])]

    def key(
        self,
        steps: Sequence[tuple[int, int]],
        told: Sequence[Sequence[Event]],
        after: Sequence[State],
    ) -> bytes:
        """The key after all these steps, of which those that it knows already are the same."""
        for number in range(len(self.keys) - 1, len(steps)):
            doer, code = steps[number]
            did = code if doer == self.seat else None
            heard = [_figures(event) for event in told[number] if event.audience >> self.seat & 1]
            view, key = self._view(after[number]), self.keys[-1]
            if did is not None or heard or view != self.views[-1]:
                key = _hash(msgspec.msgpack.encode((key, did, heard, view)))
            self.views.append(view)
            self.keys.append(key)
        return self.keys[-1]

    def cut(self, count: int) -> None:
        """Forget all after so many steps."""
        del self.keys[count + 1 :], self.views[count + 1 :]

    def copy(self) -> Recall:
        """The same, to go on by itself."""
        other = object.__new__(Recall)
        other.__dict__.update(self.__dict__)
        other.keys, other.views = list(self.keys), list(self.views)
        return other

    def _view(self, state: State) -> bytes:
        return _hash(msgspec.json.encode(self.plugin.view(self.game, state, self.seat)))


def _figures(event: Event) -> tuple[int, ...]:
    return event.kind, event.seat, event.a, event.b, event.c


def _hash(data: bytes) -> bytes:
    return blake2b(data, digest_size=SIZE).digest()
