"""What servers that share a database tell each other, and what comes of it here."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from wartable.server import forgetting, seating, telling
from wartable.server.bus import Bus
from wartable.server.faults import Fault
from wartable.server.logs import failure

if TYPE_CHECKING:
    from wartable.server.desk import Desk
    from wartable.server.table import Table

MOST_HERE = 300  # people that one message names: those who play, then others
log = logging.getLogger("wartable.news")


def announce(table: Table) -> None:
    """Tell the other servers who reads a stream of this table here."""
    people = {c.person for c in table.connections} - {""}
    named = sorted(people, key=lambda person: not table.seats_of(person))[:MOST_HERE]
    table.desk.node.bus.publish("here", table=table.id, people=named)


class News:
    """Hears the other servers."""

    def __init__(self, desk: Desk, bus: Bus) -> None:
        self.desk = desk
        self.bus = bus
        bus.subscribe("table", self._on_table)
        bus.subscribe("chat", self._on_chat)
        bus.subscribe("who", self._on_who)
        bus.subscribe("here", self._on_here)
        bus.subscribe("came", self._on_came)
        bus.subscribe("shut", self._on_shut)
        bus.subscribe("mute", lambda node, **given: desk.mute_here(**given))
        bus.subscribe("hang-up", lambda node, **given: desk.hang_up_here(**given))
        bus.subscribe("forgot", lambda node, **given: forgetting.drop_tables(desk, **given))
        bus.subscribe("moved", lambda node, **given: desk.begin(desk.move_here(**given)))

    # ---- when something may have been missed
    def cut_off(self) -> None:
        """We did not hear the others for a while: look at every table again. People must come
        anew, for they may have been signed out meanwhile; so they read the chat anew as well."""
        tables = list(self.desk.live.values())
        for table in tables:
            people = set().union(*table.elsewhere.values())
            table.elsewhere.clear()
            for person in people:
                table.time.went(person)  # from now on, unless they are heard of again
            for connection in list(table.connections):
                connection.end()
            self.bus.publish("who", table=table.id, owner=table.row.owner)
        self.desk.begin(self._follow(tables))

    def lapsed(self) -> None:
        """The others took us for dead: they may have taken our tables, and forgot who is here."""
        for table in self.desk.live.values():
            announce(table)
        self.desk.begin(self._check())

    def dead(self, nodes: Iterable[str]) -> None:
        """Servers are gone, and whoever was there; what they stored last they may not have told."""
        for table in list(self.desk.live.values()):
            for node in table.elsewhere.keys() & set(nodes):
                self._on_here(node, table.id, [])
        self.desk.begin(self._check())
        self.desk.begin(self._check_readers())

    async def _check(self) -> None:
        """Look again at the tables that went on without us, or at which a guest signed in."""
        live, store = self.desk.live, self.desk.store
        heads = await store.run(store.heads, list(live))
        seats = await store.run(store.seats_of, list(heads))
        found = [live[id] for id in heads if id in live]
        await self._follow(
            [
                table
                for table in found
                if heads[table.id] != (table.head, table.row.owner)
                or [s.person_id for s in seats[table.id]] != [s.person_id for s in table.seats]
            ]
        )

    async def _check_readers(self) -> None:
        """Know who was signed out, and who does not want to read whom: a server that died may not
        have told it."""
        store = self.desk.store
        readers = [c for t in self.desk.live.values() for c in t.connections if c.holder]
        before = [set(reader.muted) for reader in readers]
        held = await store.run(store.held, {reader.key for reader in readers})
        muted = await store.run(store.mutes_of, {reader.person for reader in readers})
        for reader, known in zip(readers, before, strict=True):
            if reader.muted == known:  # not if somebody was muted while storage was asked
                reader.muted = muted[reader.person]
            if reader.key not in held:
                reader.end()

    async def _follow(self, tables: list[Table]) -> None:
        """One that cannot be read asks storage again by itself."""
        for table in tables:
            try:
                await table.follow()
            except Fault as fault:
                log.info("table left", extra={"table": table.id, "why": fault.key})
            except Exception as error:
                failure(log, "table cannot be followed", error, table=table.id)

    # ---- what is told
    def _on_table(self, node: str, table: str, head: int, owner: str | None) -> None:
        """A table has gone on."""
        found = self.desk.live.get(table)
        if found is not None:
            if found.head < head or found.row.owner != owner:
                self.desk.begin(self._follow([found]))
        elif owner == self.desk.node.id or self.desk.loads(table):
            self.desk.begin(self._fetch(table))

    def _on_shut(self, node: str, table: str) -> None:
        """An administrator has closed a table."""
        if (found := self.desk.live.get(table)) is not None:
            self.desk.begin(self._follow([found]))

    async def _fetch(self, id: str) -> None:
        """A table of ours that we had put away, or one that was being read while it went on."""
        await self._follow([await self.desk.table(id)])

    def _on_chat(self, node: str, table: str, line: int) -> None:
        found = self.desk.live.get(table)
        if found is not None and found.connections:
            self.desk.begin(self._tell_chat(found, line))

    async def _tell_chat(self, table: Table, line: int) -> None:
        chat = await self.desk.store.run(self.desk.store.chat_line, line)
        async with table.exclusive():
            for connection in list(table.connections):
                if chat is not None:
                    seating.tell_chat(table, chat, connection)

    def _on_who(self, node: str, table: str, owner: str | None) -> None:
        """A server begins with a table and asks who is there. If it is ours and we had put it away,
        somebody looks at it now: its bots and clocks go on here."""
        found = self.desk.live.get(table)
        if found is None and owner == self.desk.node.id:
            self.desk.begin(self._fetch(table))
        elif found is not None and found.connections:
            announce(found)

    def _on_here(self, node: str, table: str, people: list[str]) -> None:
        """These people are at a table through another server, and nobody else."""
        found = self.desk.live.get(table)
        if found is None:
            return
        known = found.elsewhere.pop(node, set())
        if people:
            found.elsewhere[node] = set(people)
        for person in people:
            found.time.gone.pop(person, None)
        for person in known.difference(people):
            found.time.went(person)
        if known != set(people):
            telling.tell_presence(found)
        found.time.wake()

    def _on_came(self, node: str, table: str, person: str) -> None:
        """Somebody without a stream asked or acted through another server."""
        if (found := self.desk.live.get(table)) is not None:
            found.time.heard_of(person)
