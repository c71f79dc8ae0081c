"""A coroutine waits for what a thread does."""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import Future
from typing import TypeVar

from wartable.storage.errors import Away

T = TypeVar("T")


async def heard(begun: Future[T], patience: float) -> T:
    """What the work gives. Away if it says nothing for so many seconds: then what has not begun is
    not done at all, and what has begun may still be done. Whoever is cancelled while it waits
    leaves the work alone. `asyncio.wait_for` around `asyncio.wrap_future` does the same and wakes
    the event loop twice as often."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[None] = loop.create_future()

    def arrived(_: Future[T]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
            loop.call_soon_threadsafe(_settle, answer)

    begun.add_done_callback(arrived)
    late = loop.call_later(patience, _settle, answer)
    try:
        await answer
    finally:
        late.cancel()
    if not begun.done() or begun.cancelled():
        begun.cancel()
        raise Away(f"no answer for {patience:g} seconds")
    return begun.result()


def _settle(answer: asyncio.Future[None]) -> None:
    if not answer.done():
        answer.set_result(None)
