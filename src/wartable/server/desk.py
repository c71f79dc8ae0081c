"""The desk: finds and opens tables, keeps the live ones, wakes them after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from wartable.errors import BadInput
from wartable.play import Match, Record
from wartable.plugin import game
from wartable.server import doubts, forgetting, frozen, listing
from wartable.server.commitments import publish
from wartable.server.faults import BadData, Fault, Frozen, Overtaken
from wartable.server.identity import Arrive, already_here
from wartable.server.jobs import Here
from wartable.server.logs import failure
from wartable.server.metrics import Metrics
from wartable.server.nodes import Node, join
from wartable.server.notifications import Notifications, due
from wartable.server.opening import (
    SeatWish,
    TableWish,
    laid,
    rows_of_record,
    seat_row,
    table_row,
)
from wartable.server.post import Post
from wartable.server.seating import start_if_ready
from wartable.server.settings import Settings, TableSettings
from wartable.server.table import Table
from wartable.server.threads import Threads
from wartable.server.webhooks import Webhooks
from wartable.storage import Act, Away, LedgerRow, Person, Promise, Store, TableRow, now

log = logging.getLogger("wartable.desk")
IDLE = 5 * 60_000  # milliseconds after which a table nobody looks at leaves memory
FROZEN_IDLE = 60_000  # the same, if its game cannot go on; whoever comes must find it still here
SWEEP = 60.0  # seconds
MOST_PLANS = 16  # of all people that are tried or wait
HASHING, MOST_HASHING = 2, 18  # threads for passwords; how many may be checked or wait
CHORES = 4  # threads for what else takes its time
SOON = 5 * 60_000  # milliseconds before its time is up at which a table is woken
BOT_TABLES = 12  # tables of one host at which only bots play


class Asleep(NamedTuple):
    """What is known of a table that sleeps: when its time is up, and who is gone since when."""

    due: int
    gone: dict[str, int]


class Desk:
    """All live tables of a server, and what they share: storage, thinking processes, metrics."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.passwords = Threads("passwords", HASHING, MOST_HASHING)
        self.plans = Threads("plans", 1, MOST_PLANS)
        self.chores = Threads("chores", CHORES)  # rule books, replays, tables coming into memory
        self.post = Post(settings, store)
        self.metrics = Metrics()
        self.here = Here(settings)
        self.notifications = Notifications(store, [Webhooks(settings)])
        self.live: dict[str, Table] = {}
        self.paces: dict[tuple[str, str], deque[float]] = {}  # recent thoughts by game and level
        self.asleep: dict[str, Asleep] = {}  # tables whose time runs though they are not live
        self.queues: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # by host
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.frozen: set[str] = set()  # tables that the installed rules cannot go on with
        self.doubts = doubts.Doubts(self)
        self.closing = False
        self.node: Node = join(self, store)
        self.jobs = self.node.jobs

    # ---- life
    async def open(self) -> None:
        self.metrics.watch(self)
        self.begin(self.metrics.time_storage(self))
        await self.node.open()
        self.begin(self._sweep())
        self.begin(forgetting.sweep(self))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it beside the tables; what it raises is logged."""
        if self.closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            failure(log, "work beside the tables failed", error)

    def drop(self, table: Table) -> None:
        """This table leaves memory; whoever asks for it next loads it anew."""
        self.live.pop(table.id, None)
        self._end(table)

    def _end(self, table: Table) -> None:
        """Nothing happens at this table any more, and nobody hears of it."""
        table.bots.stop()
        table.time.stop()
        for connection in list(table.connections):
            connection.end()

    async def resume(self) -> None:
        """Bots that were thinking when we stopped think again; clocks run on."""
        await self.here.thinkers.warm()
        waiting: deque[str] | None = None  # tables to wake; None while storage has not named them
        while waiting is None or waiting:
            try:
                if waiting is None:
                    waiting = deque(await self.store.run(self.store.running))
                while waiting:
                    await self._wake(waiting[0])
                    waiting.popleft()
            except Away:
                log.warning("storage is away; tables are woken later")
                await asyncio.sleep(doubts.ASK_AGAIN)

    async def _wake(self, id: str) -> None:
        try:
            (await self.table(id)).wake()
        except Frozen:
            pass  # whoever looks is told
        except Away:
            raise
        except Exception:
            log.exception("table cannot be resumed", extra={"table": id})
            self.asleep.pop(id, None)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._tidy()
            except Exception as error:  # tables must go to sleep after it, too
                failure(log, "tables are not looked after this time", error)

    async def _tidy(self) -> None:
        self.sweep()
        for table in list(self.live.values()):
            if table.history.frozen:
                await frozen.look_again(self, table)

    def sweep(self) -> None:
        """Tables that rest go to sleep, those whose time is soon up are woken."""
        moment = now()
        for table in list(self.live.values()):
            resting = not table.connections and not table.bots.tasks and not table.lock.locked()
            idle = moment - table.touched > (FROZEN_IDLE if table.history.frozen else IDLE)
            if resting and idle and not table.doubtful:
                self.sleep(table)
        for id, asleep in self.asleep.items():
            if asleep.due < moment + SOON and id not in self._loading:
                self.begin(self._wake(id))

    def sleep(self, table: Table) -> None:
        """A table leaves memory until somebody asks for it; one whose time is soon up stays."""
        due = table.time.due()
        if due is not None:
            if due[0] < now() + SOON and self.node.owns(table):
                return
            if self.node.owns(table):
                self.asleep[table.id] = Asleep(due[0], table.time.gone)
        table.time.stop()
        del self.live[table.id]
        self.metrics.tables.set(len(self.live))

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        for table in self.live.values():
            self._end(table)
        await self.node.close()
        self.here.close()
        self.passwords.close()
        self.chores.close()
        self.plans.close()
        self.post.close()

    # ---- tables
    async def table(self, id: str) -> Table:
        """The live table; Fault if there is none of this id."""
        if id in self.live:
            self.live[id].touched = now()  # whoever asks for it is about to use it
            return self.live[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        found = await asyncio.shield(self._loading[id])  # others may wait for it too
        if found is None:
            raise Fault("no-such-table", 404)
        return found

    def loads(self, id: str) -> bool:
        """Whether this table is being read from storage."""
        return id in self._loading

    async def _load(self, id: str) -> Table | None:
        rows = await self.store.run(self.store.load, id)
        if rows is None:
            return None
        if rows[0].status == "shut":
            raise Fault("table-closed", 410)
        if self.node.leaves(rows[0]):
            raise Fault("elsewhere", 503)
        known = rows[0].frozen
        try:
            table = await self.chores.run(Table, self, *rows)  # a long record takes its time
        except Frozen as fault:  # not even an empty table can be laid
            await frozen.mark(self, id, known, fault.why)
            raise
        await frozen.mark(self, id, known, table.history.frozen)
        await listing.complete(table)
        await forgetting.opened(table)
        asleep = self.asleep.pop(id, None)
        if asleep is not None:
            table.time.gone = asleep.gone  # the server was here: time ran on
        waiting = table.row.status == "waiting"
        with contextlib.suppress(Overtaken):  # another server did it
            if asleep is None and self.node.was_away(table):
                await table.resume()
            async with table.exclusive():
                await start_if_ready(table)
        self.live[id] = table
        self.node.bus.publish("who", table=id, owner=table.row.owner)
        self.metrics.tables.set(len(self.live))
        if waiting:
            table.wake()
        return table

    async def create(self, person: Person, wish: TableWish, arrive: Arrive = already_here) -> Table:
        """A new table, waiting. BadInput says what is wrong in the wish."""
        plugin = game(wish.game)
        plugin.check_seats(len(wish.seats))
        levels = {seat.level for seat in wish.seats if seat.kind == "bot"}
        if not (levels | {wish.settings.stand_in or plugin.levels[0]}).issubset(plugin.levels):
            raise Fault("no-such-level", 422, levels=", ".join(plugin.levels))
        if all(seat.kind == "bot" for seat in wish.seats):
            await self._must_have_room(person.id)
        if wish.data is not None:
            try:
                await self.jobs.run("data", wish.game, wish.data, person=person.id)
            except BadInput as error:
                raise BadData(error) from None
        match = await laid(self, wish.game, len(wish.seats), wish.options, wish.data)
        await arrive()
        row = table_row(person.id, wish, match)
        seats = [seat_row(row.id, n, seat, person) for n, seat in enumerate(wish.seats)]
        await self.store.run(self.store.add_table, row, seats, [])
        await self.promise(row, row.seed)
        return await self.table(row.id)

    async def _must_have_room(self, host: str) -> None:
        """Fault if bots play among themselves at too many tables of this host already."""
        if await self.store.run(self.store.bot_tables, host) >= BOT_TABLES:
            raise Fault("too-many-bots", 429, most=BOT_TABLES)

    async def fork(
        self,
        person: Person,
        source: Table,
        at: int,
        wishes: tuple[SeatWish, ...],
        arrive: Arrive = already_here,
    ) -> Table:
        """A new table that goes on from an action of a finished one, with fresh chance."""
        settings = source.history.settings
        return await self.go_on(person, source.match, at, wishes, settings, source.id, arrive)

    async def go_on(
        self,
        person: Person,
        match: Match[Any],
        at: int,
        wishes: tuple[SeatWish, ...],
        settings: TableSettings,
        origin: str,
        arrive: Arrive = already_here,
    ) -> Table:
        """A new table that goes on from an action of a match, with fresh chance; `origin`: the
        table it comes from, if it comes from one."""
        if len(wishes) != match.seats:
            raise Fault("wrong-seats", 422, seats=match.seats)
        options: dict[str, str | int] = {**match.options}
        wish = TableWish(match.plugin.id, wishes, options, settings, data=match.data)
        fresh = await laid(self, match.plugin.id, match.seats, wish.options, match.data)
        await arrive()
        row = table_row(person.id, wish, fresh)
        row.origin = json.dumps({"table": origin, "at": at})
        row.head = at
        seats = [seat_row(row.id, n, seat, person) for n, seat in enumerate(wishes)]
        events = [
            LedgerRow(
                table_id=row.id, seq=n, kind="act", seat=e.seat, text=e.text, draw=e.draw, at=now()
            )
            for n, e in enumerate(match.entries[:at], 1)
        ]
        await self.store.run(self.store.add_table, row, seats, events)
        await self.promise(row, row.seed)
        return await self.table(row.id)

    async def promise(self, row: TableRow, seed: str, at: int | None = None) -> None:
        """Add a table's commitment to the file that the operator named, if any."""
        if self.settings.commitments is not None:
            promise = Promise(at or row.created, row.game, row.id, seed)
            await self.chores.run(publish, self.settings.commitments, promise)

    async def keep(
        self, person: Person, record: Record, places: list[int] | None, data: str | None
    ) -> str:
        """The game of a record that the inspector has read, to look through; its table's id."""
        row, seats, events = await self.chores.run(rows_of_record, person, record, places, data)
        await self.store.run(self.store.add_table, row, seats, events)
        return row.id

    async def shut(self, id: str, act: Act) -> None:
        """Close a table for good, by an administrator's hand: its ledger stays, nobody opens it."""
        table = await self.table(id)
        async with table.exclusive():
            await self.store.run(self.store.set_status, id, "shut", act)
            self.shut_here(table)
        self.node.bus.publish("shut", table=id)

    def shut_here(self, table: Table) -> None:
        """The table is closed for good, as storage has it. Caller holds the lock."""
        table.row.status = "shut"
        self.drop(table)

    async def moved(self, guest: str, account: str) -> None:
        """A guest signed in: live tables learn who sits there now."""
        self.node.bus.publish("moved", guest=guest, account=account)
        await self.move_here(guest, account)

    async def move_here(self, guest: str, account: str) -> None:
        """The same, for the tables of this server."""
        for table in list(self.live.values()):
            async with table.lock:
                for seat in table.seats:
                    if seat.person_id == guest:
                        seat.person_id = account
                if table.row.host == guest:
                    table.row.host = account
        self.hang_up_here(guest)  # the page comes back with its new cookie

    def hang_up(self, person: str, key: str = "") -> None:
        """End the streams of somebody who is signed out, or of one token or session of theirs."""
        self.node.bus.publish("hang-up", person=person, key=key)
        self.hang_up_here(person, key)

    def hang_up_here(self, person: str, key: str = "") -> None:
        """The same, for the streams of this server."""
        for table in self.live.values():
            for connection in list(table.connections):
                if connection.holder == person and key in ("", connection.key):
                    connection.end()

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Somebody does not want to read another any more, or again."""
        await self.store.run(self.store.mute, person, other, on)
        self.node.bus.publish("mute", person=person, other=other, on=on)
        self.mute_here(person, other, on)

    def mute_here(self, person: str, other: str, on: bool) -> None:
        """Their streams at this server know it."""
        for table in self.live.values():
            for connection in table.connections:
                if connection.person == person:
                    (connection.muted.add if on else connection.muted.discard)(other)

    # ---- telling people who are not here
    def notify(self, table: Table) -> None:
        """Tell people who do not look what they should know."""
        if not self.closing and self.node.owns(table):
            for note in due(table):
                self.begin(self.notifications.send(note))
