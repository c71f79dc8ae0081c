"""What people who are away are told, and through which channels."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from wartable.i18n import texts
from wartable.kernel import CLOCK
from wartable.plugin import game
from wartable.server.logs import failure

if TYPE_CHECKING:
    from wartable.server.table import Table
    from wartable.storage import Person, Store

log = logging.getLogger("wartable.notifications")
REMEMBERED = 5000  # notifications that are not sent twice


class Kind(StrEnum):
    """What there is to tell. `notification-KIND` is its text."""

    YOUR_TURN = "your-turn"
    UNDO_ASKED = "undo-asked"  # somebody asks to go back, and everybody must agree
    GAME_OVER = "game-over"
    REMATCH_ASKED = "rematch-asked"  # somebody wants another game


@dataclass(frozen=True)
class Notification:
    """Something to tell one person. `mark` tells two of a kind at the same table apart: when it
    came up. What others do in secret must not change it."""

    kind: Kind
    person: str
    table: str
    game: str
    seat: int
    mark: int

    def words(self, lang: str, link: str) -> str:
        """The notification as a sentence."""
        title = texts(game(self.game).package, lang)("title")
        return texts(lang=lang)(f"notification-{self.kind}", game=title, link=link).strip()


class Channel(Protocol):
    """A way to people who are away."""

    name: str

    def reaches(self, person: Person) -> bool:
        """Whether this person wants to be told this way."""

    async def send(self, person: Person, note: Notification) -> None:
        """Tell it. What it raises is logged and keeps no other channel from sending."""


def due(table: Table) -> Iterator[Notification]:
    """All that the people of a table who do not look should know now."""
    row, here = table.row, table.here()

    def note(kind: Kind, seat: int, mark: int) -> Iterator[Notification]:
        person = table.seats[seat].person_id
        if person and person not in here:
            yield Notification(kind, person, row.id, row.game, seat, mark)

    if row.status == "running":
        for seat in table.history.awaited():
            if seat != CLOCK and seat < len(table.seats) and not table.level(seat):
                yield from note(Kind.YOUR_TURN, seat, table.history.clock.asked.get(seat, 0))
    for person in sorted({seat.person_id for seat in table.seats if seat.person_id}):
        first = table.seats_of(person)[0]
        if table.request is not None and person not in table.request.yes:
            yield from note(Kind.UNDO_ASKED, first, table.request.at)
        if row.status == "over":
            yield from note(Kind.GAME_OVER, first, 0)
            wanted, settled = table.history.again, table.history.next
            if wanted and not settled and person not in wanted:
                yield from note(Kind.REMATCH_ASKED, first, 0)


class Notifications:
    """Sends through every channel that reaches a person, each notification once."""

    def __init__(self, store: Store, channels: Sequence[Channel]) -> None:
        self.store = store
        self.channels = channels
        self._said: dict[tuple[str, Kind, str, str, int], int] = {}

    async def send(self, note: Notification) -> None:
        """Tell a person, unless the same was said before."""
        person = await self.store.run(self.store.person, note.person)
        if person is None:
            return
        channels = [c for c in self.channels if c.reaches(person) and self._is_new(c, note)]
        ended = await asyncio.gather(
            *(channel.send(person, note) for channel in channels), return_exceptions=True
        )
        for channel, error in zip(channels, ended, strict=True):
            if error is not None:
                failure(log, "notification failed", error, channel=channel.name, kind=note.kind)

    def _is_new(self, channel: Channel, note: Notification) -> bool:
        key = (channel.name, note.kind, note.person, note.table, note.seat)
        if self._said.get(key) == note.mark:
            return False
        self._said.pop(key, None)  # so that those said longest ago are forgotten first
        self._said[key] = note.mark
        for old in list(self._said)[: max(0, len(self._said) - REMEMBERED)]:
            del self._said[old]
        return True
