"""How often somebody may do something, a bucket per kind and caller; how many streams at once."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from starlette.requests import HTTPConnection

from wartable.server.bus import Bus, Silence
from wartable.server.faults import Fault
from wartable.storage import now

RATES: dict[str, tuple[float, float]] = {  # most at once, and how many come back per second
    "address": (2400, 200.0),  # every request: a page is about forty of them
    "read": (300, 20.0),
    "write": (120, 5.0),
    "guest": (20, 0.2),
    "token": (10, 0.1),
    "login": (10, 0.1),
    "letter": (10, 0.02),
    "table": (30, 0.2),
    "chat": (8, 0.5),
    "move": (60, 10.0),
    "hint": (10, 0.5),
    "outlook": (30, 2.0),
    "companion": (60, 4.0),
    "plan": (60, 4.0),
    "lesson": (60, 2.0),
    "puzzle": (60, 1.0),
    "message": (120, 20.0),
    "open": (60, 1.0),
    "upload": (10, 0.1),
    "report": (5, 0.01),
    "code": (30, 1 / 60),
    "wrong-code": (300, 1.0),  # of everybody: one caller may have many addresses
}
# costly: counted for all servers together
SHARED = ("guest", "login", "letter", "table", "upload", "hint", "code", "wrong-code")
MOST = 20_000
BAR = 24 * 3600_000  # milliseconds for which an address stays barred to new guests, at most
MOST_LINES = 100  # streams that one person or one address may have open


def address(connection: HTTPConnection) -> str:
    """Whence somebody comes whom we do not know. Of IPv6 the network: one caller has many."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found.packed[:8] + bytes(8), 64)))
    return host


class Limits:
    """How often each caller did what. `factor` scales all limits; 0 switches them off."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._lines: Counter[str] = Counter()
        self._barred: dict[str, int] = {}  # until when, by address
        self._bus: Bus = Silence()

    def join(self, bus: Bus) -> None:
        """Count what callers do at other servers too, and tell those what they do here."""
        self._bus = bus
        bus.subscribe("took", self._on_took)

    def take(self, kind: str, who: str) -> bool:
        """Whether it may be done now."""
        taken = self._take(kind, who)
        if taken and kind in SHARED:
            self._bus.publish("took", what=kind, who=who)
        return taken

    def _on_took(self, node: str, what: str, who: str) -> None:
        self._take(what, who)

    def _take(self, kind: str, who: str) -> bool:
        if self.factor == 0:
            return True
        most, back = RATES[kind][0] * self.factor, RATES[kind][1] * self.factor
        moment = time.monotonic()
        level, since = self._buckets.pop((kind, who), (most, moment))
        level = min(most, level + (moment - since) * back)
        while len(self._buckets) >= MOST:  # the one asked for longest ago: others stay limited
            del self._buckets[next(iter(self._buckets))]
        self._buckets[kind, who] = (max(0.0, level - 1) if level >= 1 else level, moment)
        return level >= 1

    def check_line(self, connection: HTTPConnection, who: str = "") -> None:
        """Before a stream is opened: not too many at once."""
        if self.factor and self._lines.get(who or address(connection), 0) >= MOST_LINES:
            raise Fault("too-often", 429)

    @contextmanager
    def line(self, connection: HTTPConnection, who: str = "") -> Iterator[None]:
        """While a stream is open."""
        key = who or address(connection)
        self._lines[key] += 1
        try:
            yield
        finally:
            self._lines[key] -= 1
            if not self._lines[key]:
                del self._lines[key]

    def bar(self, connection: HTTPConnection, until: int) -> None:
        """A guest who is banned until then asks from this address: no new guests come from there
        for a day, or as long as the ban lasts."""
        if self.factor == 0:
            return
        key = address(connection)
        self._barred.pop(key, None)
        while len(self._barred) >= MOST:
            del self._barred[next(iter(self._barred))]
        self._barred[key] = min(until, now() + BAR)

    def check_guest(self, connection: HTTPConnection) -> None:
        """Before somebody becomes a guest: not too many from one address, and none from one that is
        barred."""
        self.check(connection, "guest")
        until = self._barred.get(address(connection), 0)
        if until > now():
            when = datetime.fromtimestamp(until / 1000, UTC)
            raise Fault("barred", 403, until=f"{when:%Y-%m-%d %H:%M} UTC")

    def check(self, connection: HTTPConnection, kind: str, who: str = "") -> None:
        if not self.take(kind, who or address(connection)):
            raise Fault("too-often", 429)
