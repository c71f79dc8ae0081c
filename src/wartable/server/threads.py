"""Threads for work that takes its time. Storage has its own (`Store.run`) and waits for none of
these."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from wartable.server.faults import Fault

P = ParamSpec("P")
R = TypeVar("R")


class Threads:
    """So many threads for one kind of work. Where `most` is given, whoever comes when so many
    pieces of work are begun or wait is told that the server is busy."""

    def __init__(self, name: str, count: int, most: int | None = None) -> None:
        self.most = most
        self.pending = 0  # pieces of work that are begun or wait
        self._counting = threading.Lock()
        self._pool = ThreadPoolExecutor(count, name)

    async def run(self, work: Callable[P, R], *given: P.args, **more: P.kwargs) -> R:
        """What the work gives, done in one of the threads."""
        with self._counting:
            if self.most is not None and self.pending >= self.most:
                raise Fault("busy", 503)
            self.pending += 1
        try:
            promised = self._pool.submit(work, *given, **more)
        except RuntimeError:  # after the end
            raise Fault("busy", 503) from None
        promised.add_done_callback(self._ended)
        return await asyncio.wrap_future(promised)

    def _ended(self, _: Future[Any]) -> None:
        with self._counting:
            self.pending -= 1

    def close(self) -> None:
        """Begin nothing more; what has begun ends by itself."""
        self._pool.shutdown(wait=False, cancel_futures=True)
