"""One open stream to a reader: a socket of the page or a line stream of a bot."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from wartable.scene import LayoutName, Scene
from wartable.server.protocol import Outgoing, StreamLine

MOST_WAITING = 256  # messages a slow reader may lag behind before it is cut off
SCREEN = "screen"  # who reads a screen for all in the room: nobody who could hold a seat


class Connection:
    """`shown`: the seat of a shared screen whose side is uncovered, if any. `plain`: a program
    that wants the view instead of the picture. `key`: the token or session it was opened by.
    `layout`: the one its scenes are drawn in; None for both. `changes`: it is sent what changed in
    `scene`, the last one it got. `beats`: it is told what happened since the position it had, which
    is number `at` of the seat `eyes`. `known`: a hash of what it was last told of the table.
    `person`: through whose eyes it reads; `holder`: who opened it. They differ where a screen shows
    the table to all in a room: that reads as `SCREEN`, whoever opened it."""

    def __init__(
        self,
        person: str,
        lang: str,
        muted: set[str] | None = None,
        plain: bool = False,
        key: str = "",
        layout: LayoutName | None = None,
        changes: bool = False,
        beats: bool = False,
        screen: bool = False,
    ) -> None:
        self.person = SCREEN if screen else person
        self.holder = person
        self.key = key
        self.lang = lang
        self.muted = muted or set()
        self.plain = plain
        self.layout = layout
        self.changes = changes
        self.beats = beats
        self.at: int | None = None
        self.eyes: int | None = None
        self.scene: Scene | None = None
        self.known = 0
        self.shown: int | None = None
        self.chats: deque[int] = deque(maxlen=200)  # lines of chat it was sent lately
        self.slow = False
        self.ended = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    @property
    def waiting(self) -> int:
        """How many messages it has not taken yet."""
        return self._queue.qsize()

    def send(self, message: Outgoing | StreamLine) -> None:
        self.put(msgspec.json.encode(message))

    def put(self, data: bytes) -> None:
        if self.slow or self.ended:
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self.slow = True
            while not self._queue.empty():  # it will read none of it
                self._queue.get_nowait()
            self._queue.put_nowait(None)

    def end(self) -> None:
        """No more, in either direction: the reader gets what waits, then the end."""
        if self.ended or self.slow:
            return
        self.ended = True
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message; None when this reader was too slow, or the server ends."""
        return None if self.slow else await self._queue.get()
