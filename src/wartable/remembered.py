"""A small cache that threads may share."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """Values by key, `most` of them; the oldest go first. A key has all its value is made of."""

    def __init__(self, most: int = 256) -> None:
        self.most = most
        self._found: dict[Hashable, T] = {}
        self._lock = Lock()

    def of(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value of this key, made if it is not there. Two threads may make it at once: equal
        keys must give equal values."""
        found = self._found.get(key)
        if found is None:
            found = make()
            with self._lock:  # the server loads tables in threads
                while len(self._found) >= self.most:
                    del self._found[next(iter(self._found))]
                self._found[key] = found
        return found
