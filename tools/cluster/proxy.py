"""A plain load balancer: each connection goes to the next server that takes it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

CHUNK = 65_536
NONE = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Proxy:
    """Passes bytes on, whatever they are, so sockets of pages go through it too."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.next = 0

    async def serve(self, port: int) -> asyncio.Server:
        """Listen on loopback; port 0 takes a free one."""
        return await asyncio.start_server(self._pass, "127.0.0.1", port)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = await self._server()
        if found is None:
            writer.write(NONE)
            writer.close()
            return
        await asyncio.gather(_copy(reader, found[1]), _copy(found[0], writer))

    async def _server(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """The next server that takes a connection, if there is one."""
        first, self.next = self.next, (self.next + 1) % len(self.ports)
        for port in (*self.ports[first:], *self.ports[:first]):
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    writer.close()
