"""How requests arrive: their head must be small and come soon. `guard.py` limits bodies."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 65_536  # bytes
PATIENCE = 60.0  # seconds for the head of a connection's first request


class SmallHeadProtocol(HttpToolsProtocol):
    """Uvicorn's protocol with limits: by itself it collects a head of any size, for ever."""

    _patience: asyncio.TimerHandle | None = None
    _in_head = False
    _gathered = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._patience = self.loop.call_later(PATIENCE, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._gathered += len(data)
            if self._gathered > MOST_HEAD:
                return self.send_400_response("The request's head is too large.")
        return super().data_received(data)

    def on_message_begin(self) -> None:
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head_is_here()
        super().on_headers_complete()

    def _head_is_here(self) -> None:
        self._in_head, self._gathered = False, 0
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
