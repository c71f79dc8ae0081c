"""A network that can be cut: a proxy between a client and a server, told what to do with bytes."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Callable, Iterator

RESET = struct.pack("ii", 1, 0)  # SO_LINGER: close with a reset, as a machine that lost its state


class Proxy:
    """Listens on a port of loopback and passes bytes on to `target`: the path of a Unix socket, or
    a host and a port. It runs in a thread of its own."""

    def __init__(self, target: str | tuple[str, int]) -> None:
        self.target = target
        self.delay = 0.0  # seconds each piece is held back
        self._passes = asyncio.Event()
        self._refuses = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._ears = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._ears.getsockname()[1]
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._do(self._passes.set)

    def _run(self) -> None:
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, sock=self._ears)
        )
        self._loop.run_forever()

    def _do(self, work: Callable[[], None]) -> None:
        done = threading.Event()
        self._loop.call_soon_threadsafe(work)
        self._loop.call_soon_threadsafe(done.set)
        assert done.wait(30), "the proxy does not answer"

    # ---- what becomes of bytes
    def cut(self) -> None:
        """Break every connection; new ones are broken at once."""
        self._refuses = True
        self._do(self._break)

    def silence(self) -> None:
        """Nothing arrives any more, in either direction, and nobody is told."""
        self._do(self._passes.clear)

    def resume(self) -> None:
        """What was held back arrives, and all goes on."""
        self._refuses = False
        self._do(self._passes.set)

    def mend(self) -> None:
        """New connections work; those of before are broken, as by machines that forgot them."""
        self._do(self._break)
        self.resume()

    def _break(self) -> None:
        for writer in list(self._writers):
            found = writer.get_extra_info("socket")
            with contextlib.suppress(OSError):  # a Unix socket knows no resets
                found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.transport.abort()

    # ---- passing on
    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            await self._passes.wait()
            if not self._refuses:
                await self._join(reader, writer)
        finally:
            self._writers.discard(writer)
            writer.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if isinstance(self.target, str):
                there, back = await asyncio.open_unix_connection(self.target)
            else:
                there, back = await asyncio.open_connection(*self.target)
        except OSError:  # whoever called is hung up on
            return
        self._writers.add(back)
        tasks = [
            asyncio.ensure_future(self._pump(reader, back)),
            asyncio.ensure_future(self._pump(there, writer)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._writers.discard(back)
            back.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await asyncio.sleep(self.delay)
                await self._passes.wait()
                writer.write(data)
                await writer.drain()

    def close(self) -> None:
        """Break everything and stop listening."""
        self.cut()
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(30)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.contextmanager
def proxy(target: str | tuple[str, int]) -> Iterator[Proxy]:
    """A proxy for as long as the block lasts."""
    made = Proxy(target)
    try:
        yield made
    finally:
        made.close()
