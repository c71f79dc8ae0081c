"""An SMTP server on loopback that keeps the letters it is given."""

from __future__ import annotations

import asyncio
import email.policy
import queue
import re
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

import trustme
from aiosmtpd.smtp import SMTP, AuthResult

AUTHORITY = trustme.CA()  # nobody trusts it unless told to
LONG = 60.0  # seconds: no test waits that long unless something is wrong
KEY = re.compile(r"(http\S+/letter)#(\w+)=(\S+)")


class Mailbox:
    """Whoever may hand over letters, and those that came. `tls`: starttls, from the first byte, or
    none at all."""

    def __init__(self, tls: str = "", password: str = "") -> None:
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.tls, self.password = tls, password
        self.ears = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.ears.getsockname()[1]

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        read = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(read, EmailMessage)
        self.letters.put(read)
        return "250 OK"

    def _allows(self, *given: Any) -> AuthResult:
        said = given[-1]
        return AuthResult(success=said.password.decode() == self.password, handled=False)

    def protocol(self) -> SMTP:
        secure = self.context() if self.tls == "starttls" else None
        return SMTP(
            self,
            hostname="localhost",
            tls_context=secure,
            require_starttls=secure is not None,
            authenticator=self._allows if self.password else None,
            auth_required=bool(self.password),
            auth_require_tls=self.tls == "starttls",
        )

    def context(self) -> ssl.SSLContext:
        made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        AUTHORITY.issue_cert("localhost").configure_cert(made)
        return made

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=LONG)

    def key(self) -> tuple[str, str, str]:
        """Of the next letter: where its link leads, what for, and the key in it."""
        found = KEY.search(self.next().get_content())
        assert found
        return found[1], found[2], found[3]


@contextmanager
def receiving(tls: str = "", password: str = "") -> Iterator[Mailbox]:
    """A mailbox that is open for as long as the block lasts."""
    box, loop = Mailbox(tls, password), asyncio.new_event_loop()
    secure = box.context() if tls == "tls" else None
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    made = loop.create_server(box.protocol, sock=box.ears, ssl=secure)
    server = asyncio.run_coroutine_threadsafe(made, loop).result(LONG)
    try:
        yield box
    finally:
        asyncio.run_coroutine_threadsafe(_end(server), loop).result(LONG)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(LONG)
        loop.close()


async def _end(server: asyncio.Server) -> None:
    server.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
