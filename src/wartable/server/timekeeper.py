"""What happens at a table because time passes: clocks run out, absent people get a stand-in."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from wartable.kernel import CLOCK
from wartable.server.faults import again
from wartable.server.logs import failure
from wartable.storage import now

if TYPE_CHECKING:
    from wartable.server.table import Table

HEARD = 60_000  # milliseconds for which a request counts as being here
TOLD = 20_000  # milliseconds after which other servers are told again that somebody is here
LONGEST = 3600_000  # look again at least every hour: sleeping computers lose time
RETRY = 5.0  # seconds after which what failed is tried again
log = logging.getLogger("wartable.time")


class Timekeeper:
    """One alarm per table, for the earliest thing that may be due."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.gone: dict[str, int] = {}  # person → since when nothing was heard of them
        self.heard: dict[str, int] = {}  # person → when they last asked or acted
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def came(self, person: str) -> None:
        """Somebody asks or acts; other servers hear of it now and then."""
        if person and now() - self.heard.get(person, 0) > TOLD:
            self.table.desk.node.bus.publish("came", table=self.table.id, person=person)
        self.heard_of(person)

    def heard_of(self, person: str) -> None:
        """The same, told by another server."""
        self.gone.pop(person, None)
        self.heard[person] = now()

    def polling(self) -> set[str]:
        """People who may have no stream open, but asked or acted a moment ago."""
        return {person for person, at in self.heard.items() if now() - at < HEARD}

    def went(self, person: str) -> None:
        """One of a person's streams has ended."""
        table = self.table
        if person not in {c.person for c in table.connections}.union(*table.elsewhere.values()):
            self.heard.pop(person, None)
            self.gone[person] = now()
            self.wake()

    def due(self) -> tuple[int, int, str] | None:
        """When, which seat (or CLOCK), and why: the clock, or it is absent."""
        table = self.table
        if table.row.status != "running":
            return None
        asked = table.history.awaited()
        found: list[tuple[int, int, str]] = []
        for seat in asked:
            if seat < len(table.seats) and table.level(seat):
                continue
            if (at := table.history.clock.deadline(seat)) is not None:
                found.append((at, seat, "clock"))
            minutes = table.history.settings.absent
            if seat != CLOCK and minutes:
                person = table.seats[seat].person_id or ""
                if person not in table.here():
                    gone = self.gone.setdefault(person, self.heard.get(person, now()))
                    since = max(gone, table.history.clock.asked.get(seat, 0))
                    found.append((since + minutes * 60_000, seat, "absent"))
        return min(found, default=None)

    def wake(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        desk = self.table.desk
        if desk.closing or not desk.node.owns(self.table):
            return
        if (due := self.due()) is not None:
            wait = min(LONGEST, max(0, due[0] - now())) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        task = asyncio.create_task(self._time_up())
        self._tasks.add(task)
        task.add_done_callback(self._rang)

    def _rang(self, task: asyncio.Task[None]) -> None:
        """An alarm whose work failed, because storage was away, say, rings again."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            failure(log, "time is up in vain", error, table=self.table.id)
            asyncio.get_running_loop().call_later(RETRY, self.wake)

    @again
    async def _time_up(self) -> None:
        table = self.table
        async with table.exclusive():
            due = self.due()
            if due is None or due[0] > now():
                self.wake()
            elif due[1] == CLOCK:
                await table.play(CLOCK, table.match.legal(CLOCK)[0])
            else:
                from wartable.server.seating import stand_in

                await stand_in(table, due[1], due[2])

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
