"""Webhooks, a channel of notifications: a POST to an address that a person gave.

An address is somebody's wish, and the server stands inside a network of its own. So a name is
looked up once, every address it stands for is judged, and the call goes to an address that was
judged: no second look-up, no proxy, no redirect, little time, and of the answer the first line.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from wartable.server.settings import Settings

if TYPE_CHECKING:
    from wartable.server.notifications import Notification
    from wartable.storage import Person

log = logging.getLogger("wartable.webhooks")
TIMEOUT = 8.0  # seconds for the whole call
LONGEST_LINE = 1024  # bytes of the answer that are read
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # an IPv4 address in IPv6's clothes
ODD = [  # tunnels, what is set aside, and addresses at which clouds keep their secrets
    ipaddress.ip_network(network)
    for network in (
        "64:ff9b:1::/48",
        "2002::/16",
        "2001::/32",
        "3fff::/20",
        "fec0::/10",
        "192.0.0.0/24",
        "192.88.99.0/24",
    )
]


@dataclass(frozen=True)
class Target:
    """Where a call goes: judged addresses, and the name it is made in."""

    addresses: tuple[str, ...]
    port: int
    host: str
    path: str
    secure: bool

    @property
    def authority(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.secure else 80
        return name if self.port == usual else f"{name}:{self.port}"


def is_public(text: str) -> bool:
    """Whether an address lies outside: nobody's own network, nor a tunnel that may lead into
    one."""
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return is_public(str(ipaddress.IPv4Address(address.packed[12:])))
        if address.ipv4_mapped is not None:
            return False
    if any(address in network for network in ODD):
        return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified
    )


async def target(url: str, private: bool) -> Target | None:
    """Look the name up, once; None if we may not call there."""
    place = _place(url, private)
    if place is None:
        return None
    host, port, parts = place
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, ValueError):
        return None
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        return None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(tuple(addresses), port, host, path, parts.scheme == "https")


def _place(url: str, private: bool) -> tuple[str, int, SplitResult] | None:
    """Host, port and parts of an address we may call, as far as its spelling tells."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        host = (parts.hostname or "").encode("idna" if parts.hostname else "ascii").decode()
    except (ValueError, UnicodeError):
        return None
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in ("http", "https") or not host or not plain or "@" in parts.netloc:
        return None
    usual = private or port in (80, 443) or port >= 1024
    return (host, port, parts) if usual else None


async def allowed(url: str, private: bool) -> bool:
    """Whether we may call this address: http(s), and not into our own network."""
    try:
        async with asyncio.timeout(TIMEOUT):
            return await target(url, private) is not None
    except TimeoutError:
        return False


async def post(to: Target, body: bytes) -> int:
    """The status of the answer. OSError, ValueError or TimeoutError if there is none."""
    reader, writer = await _connect(to)
    try:
        head = (
            f"POST {to.path} HTTP/1.1\r\nHost: {to.authority}\r\nUser-Agent: wartable\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            "Connection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        line = await reader.readline()
        words = line.split()
        if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
            raise ValueError("not an answer of HTTP")
        return int(words[1][:3])
    finally:
        writer.close()


async def _connect(to: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first address that answers; the certificate must be the name's."""
    context = ssl.create_default_context() if to.secure else None
    name = to.host if to.secure else None
    last: OSError = ConnectionError("no address")
    for address in to.addresses:
        try:
            return await asyncio.open_connection(
                address, to.port, ssl=context, server_hostname=name, limit=LONGEST_LINE
            )
        except OSError as error:
            last = error
    raise last


class Webhooks:
    """A channel of notifications: one POST each, to the address a person gave."""

    name = "webhook"

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def reaches(self, person: Person) -> bool:
        """Whether this person gave an address."""
        return bool(person.webhook)

    async def send(self, person: Person, note: Notification) -> None:
        """Call the address. That it cannot be called is logged."""
        link = f"{self.settings.public_url}/t/{note.table}" if self.settings.public_url else ""
        words = note.words(person.lang or "en", link)
        # "content" is Discord's word, "text" Slack's and Telegram's
        body = {
            "content": words,
            "text": words,
            "event": note.kind,
            "game": note.game,
            "table": note.table,
            "seat": note.seat,
            "url": link,
        }
        await self._post(person.webhook, json.dumps(body).encode())

    async def _post(self, url: str, body: bytes) -> None:
        try:
            async with asyncio.timeout(TIMEOUT):
                to = await target(url, self.settings.private_webhooks)
                if to is None:
                    log.warning("webhook address not allowed")
                    return
                status = await post(to, body)
        except (OSError, ValueError, TimeoutError) as error:
            log.warning("webhook failed", extra={"why": str(error) or "time is up"})
            return
        if status >= 300:  # a redirect leads nowhere
            log.warning("webhook refused", extra={"status": status})
