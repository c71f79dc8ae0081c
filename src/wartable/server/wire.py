"""How requests arrive: small heads, in good time, over few connections of one address. How messages
arrive on sockets: in few fragments, from those who also read."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from wartable.server.proxies import Trusted

MOST_HEAD = 65_536  # bytes
PATIENCE = 60.0  # seconds for a whole request, head and body; `guard.py` limits its size
MOST_CONNECTIONS = 200  # of one address, sockets apart
MOST_FRAGMENTS = 1000  # of one message of a socket: empty ones never make it too long
MOST_UNREAD = 4_000_000  # bytes that wait for a socket's reader: every ping is answered


class SmallHeadProtocol(HttpToolsProtocol):
    """Uvicorn's protocol with limits: by itself it collects a head of any size, for ever. A proxy
    that is trusted brings many people, so its connections are not counted."""

    trusted: ClassVar[Trusted] = Trusted("")
    open: ClassVar[Counter[str]] = Counter()
    _patience: asyncio.TimerHandle | None = None
    _address = ""
    _in_head = False
    _gathered = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and host not in self.trusted:
            self._address = host
            self.open[host] += 1
        if self.open[self._address] > MOST_CONNECTIONS:
            transport.abort()
        else:
            self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_here()
        self._uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which `limits.py` counts."""
        self._is_here()
        self._uncount()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._gathered += len(data)
            if self._gathered > MOST_HEAD:
                return self.send_400_response("The request's head is too large.")
        return super().data_received(data)

    def on_message_begin(self) -> None:
        self._in_head = True
        self._expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head, self._gathered = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_here()
        super().on_message_complete()

    def _expect(self) -> None:
        """A request is to come, or has begun to; after a while nobody waits for it."""
        if self._patience is None:
            self._patience = self.loop.call_later(PATIENCE, self.transport.abort)

    def _is_here(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _uncount(self) -> None:
        if self._address:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = ""


class CarefulSocket(WebSocketsSansIOProtocol):
    """Uvicorn's sockets with limits: by themselves they keep any number of fragments, answer pings
    of whoever reads nothing, and log wrong UTF-8 as an error of ours."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        unread = self.transport.get_write_buffer_size()
        if len(self.frames) > MOST_FRAGMENTS or unread > MOST_UNREAD:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(1007)
                return self.handle_parser_exception()
        return super().send_receive_event_to_app()


def protocol(trusted: str) -> type[SmallHeadProtocol]:
    """The protocol of a server that trusts these proxies."""
    return type(
        "TrustingProtocol",
        (SmallHeadProtocol,),
        {"trusted": Trusted(trusted), "open": Counter()},
    )
