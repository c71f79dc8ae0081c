"""Word from one server to the others that share its database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, deque
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Protocol

import msgspec

from wartable.server.logs import failure
from wartable.storage import Store

CHANNEL = "wartable"
RETRY = 0.5  # seconds after which a lost connection is made anew
AT_ONCE = 100  # messages that are sent together
# a server that vanished without a word is noticed within some ten seconds
ALIVE: dict[str, Any] = {
    **{"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3},
    **{"tcp_user_timeout": 15_000, "connect_timeout": 10},
}
log = logging.getLogger("wartable.bus")

Hear = Callable[..., None]  # called with the server that says it, and what it says by name


def distinct(words: Sequence[str]) -> list[str]:
    """The same messages, no two alike: PostgreSQL sends equal ones of a transaction once. Blanks
    at the end of JSON mean nothing."""
    before: Counter[str] = Counter()
    found = []
    for word in words:
        found.append(word + " " * before[word])
        before[word] += 1
    return found


class Bus(Protocol):
    """Carries small messages to all other servers, soon, but not surely: whoever was cut off is
    told so and looks for itself."""

    def publish(self, kind: str, **given: Any) -> None:
        """Tell the others, without waiting."""

    def subscribe(self, kind: str, hear: Hear) -> None:
        """Call `hear` with every message of this kind that another server sends."""

    async def open(self, cut_off: Callable[[], None]) -> None:
        """Begin to hear; `cut_off` is called after something may have been missed."""

    async def close(self) -> None:
        """Say what is still to be said; hear no more."""


class Silence:
    """The bus of a server that is alone."""

    def publish(self, kind: str, **given: Any) -> None:
        return None

    def subscribe(self, kind: str, hear: Hear) -> None:
        return None

    async def open(self, cut_off: Callable[[], None]) -> None:
        return None

    async def close(self) -> None:
        return None


class PostgresBus:
    """LISTEN and NOTIFY, on two connections of its own. A message is sent after the commit that it
    tells of, because a NOTIFY inside makes all commits of the database wait for each other."""

    def __init__(self, store: Store, me: str) -> None:
        url = store.engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.me = me
        self._hearers: dict[str, Hear] = {}
        self._unsaid: deque[str] = deque()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    def publish(self, kind: str, **given: Any) -> None:
        self._unsaid.append(msgspec.json.encode((self.me, kind, given)).decode())
        self._news.set()

    def subscribe(self, kind: str, hear: Hear) -> None:
        self._hearers[kind] = hear

    async def open(self, cut_off: Callable[[], None]) -> None:
        listening = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._listen(cut_off, listening)))
        self._tasks.append(asyncio.create_task(self._speak()))
        await listening.wait()

    async def close(self) -> None:
        self._closing = True
        self._news.set()
        speaking = self._tasks[1:]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*speaking), 2)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, cut_off: Callable[[], None], listening: asyncio.Event) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.address, autocommit=True, **ALIVE
                ) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        cut_off()
                    listening.set()
                    async for word in line.notifies():
                        self._hear(word.payload)
            except psycopg.Error as error:
                log.warning("the bus is cut off", extra={"why": str(error)})
            except Exception as error:  # whatever it is, the others must be heard again
                failure(log, "the bus is cut off", error)
            await asyncio.sleep(RETRY)

    def _hear(self, word: str) -> None:
        """A kind that nobody here knows comes from a newer version. Whatever is wrong with one
        message, the next ones are heard."""
        try:
            who, kind, given = msgspec.json.decode(word)
            if who != self.me and kind in self._hearers:
                self._hearers[kind](who, **given)
        except Exception as error:
            failure(log, "a message of the bus is not understood", error)

    async def _speak(self) -> None:
        import psycopg

        while not self._closing:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.address, autocommit=True, **ALIVE
                ) as line:
                    await self._say_all(line)
            except psycopg.Error as error:
                log.warning("the bus does not take words", extra={"why": str(error)})
                await asyncio.sleep(RETRY)
            except Exception as error:  # whatever it is, what waits must be said
                failure(log, "the bus does not take words", error)
                await asyncio.sleep(RETRY)

    async def _say_all(self, line: Any) -> None:
        """What could not be said stays, and is said on the next connection."""
        while self._unsaid or not self._closing:
            while self._unsaid:
                words = list(islice(self._unsaid, AT_ONCE))
                said = f"SELECT pg_notify('{CHANNEL}', word) FROM unnest(%s::text[]) word"
                await line.execute(said, (distinct(words),))
                for _ in words:
                    self._unsaid.popleft()
            self._news.clear()
            if not self._closing:
                await self._news.wait()
