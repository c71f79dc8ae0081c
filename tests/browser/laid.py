"""Positions laid before a page: its socket is ours, so any moment of a record is shown at once.

A page is opened at a table whose seats are all one person's; nobody moves there. What it is told
is made by the same functions that the server tells pages with.
"""

from __future__ import annotations

import contextlib
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs
from playwright.sync_api import TimeoutError
from test_whole_games import open_table
from web_pages import PATIENCE

from wartable.i18n import Texts
from wartable.play import Match, Record, replay
from wartable.server import messages
from wartable.server.protocol import ClockShown, LogChange, Position

TESTS = Path(__file__).parents[1]
NAMES = ("Ада", "Bohdana", "Constantine", "Дарина", "Evanthia", "Fedir")
LINES = 40  # of the log


@cache
def kept(record: str, at: int) -> Match[Any]:
    """The match of a record of tests/ after so many actions."""
    text = (TESTS / record).read_text(encoding="utf-8")
    return replay(Record.parse(text), upto=at)


class Laid:
    """A page that shows what it is given."""

    def __init__(self, page: Any, game: str, seats: int, lang: str) -> None:
        self.page, self.lang, self.seq = page, lang, 0
        self.sockets: list[Any] = []
        self.heard: list[dict[str, Any]] = []  # what the page sent
        page.route_web_socket("**/ws/**", self.attach)
        names = NAMES[:seats]
        chairs = [{"kind": "me"}, *({"kind": "local", "name": name} for name in names[1:])]
        table = open_table(page, game, chairs, mix="x")
        page.goto(f"/t/{table}?lang={lang}")
        page.wait_for_selector("body[data-ready=true]")

    def attach(self, socket: Any) -> None:
        """A line of the page, alive as long as we answer."""
        self.sockets.append(socket)

        def hear(text: str) -> None:
            said = msgspec.json.decode(text)
            self.heard.append(said)
            if said["type"] == "ping":
                socket.send('{"type":"pong"}')

        socket.on_message(hear)

    def show(self, match: Match[Any], seat: int | None = None, timer: int | None = None) -> None:
        """The position as a seat sees it: the one that is asked, unless another is named. The
        table's own clock, if it has one, runs out at `timer`, counted from now in milliseconds."""
        seat = messages.awaited(match)[0] if seat is None else seat
        reader = Texts(match.plugin.package, self.lang, NAMES[: match.seats])
        scene, offers = messages.picture(match, seat, reader, False, None)
        on_its_side, _ = messages.picture(match, seat, reader, False, "low")
        on_a_tablet, _ = messages.picture(match, seat, reader, False, "square")
        scene = structs.replace(scene, low=on_its_side.low, square=on_a_tablet.square)
        first = max(0, len(match.entries) - LINES)
        told = [(n, match.events[n]) for n in range(first, len(match.entries))]
        self.seq += 1
        position = Position(
            seq=self.seq,
            seat=seat,
            awaited=messages.awaited(match),
            log=LogChange(cut=0, lines=messages.log(match, seat, reader, told)),
            clock=ClockShown("none", None, {}, msgspec.UNSET if timer is None else timer),
            now=0,
            over=messages.ending(match, reader),
            scene=scene,
            offers=offers,
            recap=True,
            all=Texts("wartable.i18n", self.lang)("all-actions", n=len(offers)),
        )
        shown = self.page.locator(f"body[data-seq='{self.seq}']")
        deadline = time.monotonic() + PATIENCE
        while not shown.count():  # a line on which we were silent for long has been given up
            assert time.monotonic() < deadline, "the position is not shown"
            self.sockets[-1].send(msgspec.json.encode(position).decode())
            with contextlib.suppress(TimeoutError):
                shown.wait_for(state="attached", timeout=2000)
