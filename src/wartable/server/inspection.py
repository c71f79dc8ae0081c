"""What strangers send is read in a process of its own, with a deadline: whatever it is made of, the
tables go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, TypeVar

from wartable.play import Record, check
from wartable.plugin import game
from wartable.server.faults import Fault
from wartable.server.workers import TRIES, Workers, ready

R = TypeVar("R")
MOST_WAITING = 8  # readings that wait for the one at work
START = 120.0  # seconds in which a process must be up
log = logging.getLogger("wartable.inspection")


class Inspector:
    """Reads one thing after another. What takes longer than `limit` seconds is given up, and its
    process with it; what it takes to start one does not count."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.waiting = 0
        self.workers = Workers(1)
        self._turn = asyncio.Lock()

    async def read(self, work: Callable[..., R], *given: Any) -> R:
        """What the work gives, or raises. Fault if it takes too long or too many wait."""
        if self.waiting >= MOST_WAITING:
            raise Fault("busy", 503)
        self.waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self.waiting -= 1
        try:
            return await self._begin(work, *given)
        finally:
            self._turn.release()

    async def _begin(self, work: Callable[..., R], *given: Any) -> R:
        for _ in range(TRIES):
            try:
                await asyncio.wait_for(self.workers.run(ready), START)
            except (BrokenExecutor, OSError, RuntimeError, TimeoutError) as error:
                # it does not start or does not answer: no memory, no threads, a process that stands
                log.warning("no process to read in", extra={"why": repr(error)})
                self.workers.stop()
                raise Fault("busy", 503) from None
            except asyncio.CancelledError:
                self.workers.stop()
                raise
            try:
                return await asyncio.wait_for(self.workers.once(work, *given), self.limit)
            except BrokenExecutor:
                continue  # somebody ended it, or the work itself did
            except TimeoutError:
                self.workers.stop()
                break
            except asyncio.CancelledError:  # nobody waits for it any more
                self.workers.stop()
                raise
        log.warning("given up", extra={"work": work.__name__})
        raise Fault("reading-too-long", 422)

    def close(self) -> None:
        self.workers.close()


def read_record(text: str, data: str | None) -> tuple[Record, list[int] | None]:
    """The record, its actions as the game writes them, and the places at its end, None if it broke
    off. BadInput says what is wrong in it. Runs in the worker."""
    record = Record.parse(text)
    match = check(record, data)
    outcome = match.outcome
    return Record(record.header, match.entries), list(outcome.places) if outcome else None


def read_data(id: str, data: str) -> None:
    """BadInput says what is wrong in a game's data file. Runs in the worker."""
    game(id).game(data)
