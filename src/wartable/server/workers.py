"""Processes of our own, for work that must not hold up the tables."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from wartable.plugin import games

R = TypeVar("R")
TRIES = 3  # a process may die of something else than its work


class Workers:
    """So many processes. They start when first needed and are replaced if one dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.closed = False
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], *given: Any) -> R:
        """What the work gives, done by one of them. BrokenExecutor if they die of it."""
        for attempt in range(TRIES):
            try:
                return await self.once(work, *given)
            except BrokenExecutor:
                if self.closed or attempt == TRIES - 1:
                    raise
        raise AssertionError

    async def once(self, work: Callable[..., R], *given: Any) -> R:
        """The same, tried only once."""
        pool = self._executor()
        try:
            promised = pool.submit(work, *given)
        except Exception:  # no thread to watch over the processes: such a pool never answers
            self.stop()
            raise
        try:
            return await asyncio.wrap_future(promised)
        except BrokenExecutor:
            if self._pool is pool:
                self._pool = None
            raise

    async def warm(self) -> None:
        """Start a process before somebody waits for it."""
        with contextlib.suppress(BrokenExecutor, RuntimeError):  # the next work tries again
            await self.run(ready)

    def stop(self) -> None:
        """End the processes whatever they do; the next work starts fresh ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # the pool forgets them
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    def close(self) -> None:
        """End them for good."""
        self.closed = True
        self.stop()

    def _executor(self) -> ProcessPoolExecutor:
        if self.closed:
            raise BrokenExecutor("the workers are gone")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, _end_with_parent)
        return self._pool


def _end_with_parent() -> None:
    """A server that is killed cannot end its workers, and they would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def ready() -> None:
    """Work that is done as soon as a process has started and knows the games."""
    games()
