"""Messages to people who are away: one POST per turn to an address they gave."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import urllib.error
import urllib.request
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from wartable.i18n import texts
from wartable.server.settings import Settings

if TYPE_CHECKING:
    from wartable.server.table import Table
    from wartable.storage import Person

log = logging.getLogger("wartable.webhooks")
TIMEOUT = 8.0
REMEMBERED = 5000


def allowed(url: str, private: bool) -> bool:
    """Whether we may call this address: http(s), and not into our own network."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        return False
    if private:
        return True
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, ValueError):
        return False
    return all(ipaddress.ip_address(info[4][0]).is_global for info in found)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None


class Webhooks:
    """Remembers what was said, so that one turn is one message."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.said: dict[tuple[str, str, int], int] = {}

    async def your_turn(self, person: Person, table: Table, seat: int, asked: int) -> None:
        key = (person.id, table.id, seat)
        if self.said.get(key) == asked:
            return
        self.said[key] = asked
        for old in list(self.said)[: max(0, len(self.said) - REMEMBERED)]:
            del self.said[old]
        lang = person.lang or "en"
        title = texts(table.match.plugin.package, lang)("title")
        link = f"{self.settings.public_url}/t/{table.id}" if self.settings.public_url else ""
        words = texts(lang=lang)("webhook-your-turn", game=title, link=link).strip()
        # "content" is Discord's word, "text" Slack's and Telegram's
        body = {
            "content": words,
            "text": words,
            "event": "your-turn",
            "game": table.row.game,
            "table": table.id,
            "seat": seat,
            "url": link,
        }
        await asyncio.to_thread(self._post, person.webhook, json.dumps(body).encode())

    def _post(self, url: str, body: bytes) -> None:
        if not allowed(url, self.settings.private_webhooks):
            log.warning("webhook address not allowed")
            return
        request = urllib.request.Request(
            url, body, {"Content-Type": "application/json", "User-Agent": "wartable"}, method="POST"
        )
        try:
            with urllib.request.build_opener(_NoRedirects).open(request, timeout=TIMEOUT):
                pass
        except (urllib.error.URLError, OSError, ValueError) as error:
            log.warning("webhook failed", extra={"why": str(error)})

    async def close(self) -> None:
        self.said.clear()
