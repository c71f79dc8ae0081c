"""What is made of the same things again and again, and looked up instead."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """Values by all that they are made of; the oldest go when there are too many."""

    def __init__(self, most: int = 256) -> None:
        self.most = most
        self._found: dict[Hashable, T] = {}
        self._lock = Lock()

    def of(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value of this key, made if it is not known. Whoever made a value with an equal key
        must have made an equal one."""
        found = self._found.get(key)
        if found is None:
            found = make()
            with self._lock:  # the server loads tables in threads
                while len(self._found) >= self.most:
                    del self._found[next(iter(self._found))]
                self._found[key] = found
        return found
