"""This server among the others that share its database: who lives, and whose tables are whose."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Protocol

from wartable.plugin import games
from wartable.server.bus import Bus, PostgresBus, Silence
from wartable.server.faults import Frozen
from wartable.server.jobs import Jobs, version
from wartable.server.logs import failure
from wartable.server.news import News
from wartable.server.sharing import Shared
from wartable.storage import Away, Store, TableRow
from wartable.storage.register import LIFE, Living, Register
from wartable.storage.store import new_id

if TYPE_CHECKING:
    from wartable.server.desk import Desk
    from wartable.server.table import Table

BEAT = 0.25  # seconds between two signs of life
BATCH = 20  # tables that are taken at once
log = logging.getLogger("wartable.nodes")


class Node(Protocol):
    """A server as its own desk sees it. The owner of a table runs its bots and clocks."""

    bus: Bus

    @property
    def jobs(self) -> Jobs:
        """Where bots think and what strangers send is read."""

    @property
    def id(self) -> str | None:
        """Its name in storage; None where there is only one."""

    def owns(self, table: Table) -> bool:
        """Whether this server runs the bots and clocks of a table."""

    @property
    def era(self) -> int:
        """Since when there has always been a server, by the database's clock."""

    def was_away(self, table: Table) -> bool:
        """Whether no server at all was there for a while since the table's last event."""

    def leaves(self, row: TableRow) -> bool:
        """Whether a table is one for another server, which knows its rules as ours does not."""

    async def catch_up(self, table: Table) -> None:
        """Know what other servers have stored of a table, before somebody is shown it who may come
        from one of them. Where storage does not answer, what we know is shown."""

    async def open(self) -> None:
        """Begin to look after tables."""

    async def close(self) -> None:
        """Leave the tables to others."""


def join(desk: Desk, store: Store) -> Node:
    """The part a server takes: one of several where the database can be shared."""
    return Member(desk, store) if store.engine.dialect.name == "postgresql" else Alone(desk)


class Alone:
    """The only server of its database: every table is its own."""

    id: str | None = None
    era = 0

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.bus: Bus = Silence()
        self.jobs: Jobs = desk.here

    def owns(self, table: Table) -> bool:
        return True

    def was_away(self, table: Table) -> bool:
        return True  # a table is loaded again only after a restart, while its clock runs

    def leaves(self, row: TableRow) -> bool:
        return False

    async def catch_up(self, table: Table) -> None:
        return None

    async def open(self) -> None:
        self.desk.begin(self.desk.resume())

    async def close(self) -> None:
        return None


class Member:
    """One of several. It shows a sign of life four times a second and takes the tables of those
    that have not for a second and a half. Two owners for a moment do no harm: storage takes one of
    two moves."""

    def __init__(self, desk: Desk, store: Store) -> None:
        self.desk = desk
        self.id: str = new_id()
        self.bus: Bus = PostgresBus(store, self.id)
        self.store = store
        self.register = Register(store)
        self.jobs = Shared(self.id, store, self.bus, desk.here, desk.settings)
        self.news = News(desk, self.bus)
        self.living = Living(frozenset(), 0)
        self._beaten = time.monotonic()
        self._patient_until = 0.0
        self._taken: deque[str] = deque()  # ours by the register, and not begun with yet
        self._taking = False

    def owns(self, table: Table) -> bool:
        return table.row.owner == self.id

    def was_away(self, table: Table) -> bool:
        return table.row.era < self.era

    @property
    def era(self) -> int:
        return self.living.since

    def leaves(self, row: TableRow) -> bool:
        if row.rules <= self._known().get(row.game, -1):
            return False
        others = self.living.nodes - {self.id}
        return row.owner in others or (row.status == "waiting" and bool(others))

    def _known(self) -> dict[str, int]:
        """The newest rules of each game that this server knows."""
        return {id: plugin.rules_version for id, plugin in games().items()}

    async def catch_up(self, table: Table) -> None:
        with contextlib.suppress(Away):
            heads = await self.store.run(self.store.heads, [table.id])
            if heads.get(table.id) != (table.head, table.row.owner):
                await table.follow()

    async def open(self) -> None:
        self._know(await self.store.run(self.register.beat, self.id))
        self._beaten = time.monotonic()
        await self.bus.open(self.news.cut_off)
        self.desk.begin(self.desk.here.thinkers.warm())  # workers may die
        self.desk.begin(self.jobs.watch())
        self.desk.begin(self._live())

    def _know(self, living: Living) -> None:
        self.living = living
        self.jobs.workers = version() in living.workers

    async def close(self) -> None:
        await self.bus.close()
        try:
            await self.jobs.close()
            await self.store.run(self.register.leave, self.id)
        except Away as error:  # the others find out by themselves
            log.warning("could not leave", extra={"why": str(error)})

    async def _live(self) -> None:
        while True:
            try:
                await self._beat()
            except Exception as error:  # whatever it is, who shows no sign of life is dead
                failure(log, "no sign of life", error)
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        began = time.monotonic()
        living = await self.store.run(self.register.beat, self.id)
        lapsed = (time.monotonic() - self._beaten) * 1000 > LIFE
        self._beaten = began
        gone = self.living.nodes - living.nodes
        self._know(living)
        if lapsed:  # others may have taken our tables; and they may only seem dead, as we did
            self._patient_until = began + LIFE / 1000
            self.news.lapsed()
        if gone:
            self.news.dead(gone)
        if not self._taking and began >= self._patient_until:
            self._taking = True
            self.desk.begin(self._take())

    async def _take(self) -> None:
        """Take tables in small lots, so that several servers share what a dead one leaves."""
        try:
            while self._taken or await self._take_more():
                await self._adopt(self._taken[0])
                self._taken.popleft()
        except Away as error:
            log.warning("no tables taken", extra={"why": str(error)})
        finally:
            self._taking = False

    async def _take_more(self) -> bool:
        taken = await self.store.run(self.register.take, self.id, BATCH, self._known())
        self._taken.extend(taken)
        return bool(self._taken)

    async def _adopt(self, id: str) -> None:
        try:
            table = await self.desk.table(id)
            await table.follow()
            table.wake()
            self.bus.publish("table", table=id, head=table.head, owner=table.row.owner)
        except Frozen:
            pass  # whoever looks is told
        except Away:
            raise
        except Exception as error:
            failure(log, "table cannot be resumed", error, table=id)
