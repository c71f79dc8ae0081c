"""A live table: one match, the people and bots around it. Load, check, append, tell."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.i18n import Texts, texts
from wartable.kernel import CHANCE, HOST, SPECTATOR, Game
from wartable.play import Entry, Match
from wartable.server import messages
from wartable.server.connection import Connection
from wartable.server.faults import Fault
from wartable.server.history import History
from wartable.server.play_bots import BotPlay
from wartable.server.reel import Reel
from wartable.server.timekeeper import Timekeeper
from wartable.storage import Conflict, Event, Seat, TableRow, now

if TYPE_CHECKING:
    from wartable.server.desk import Desk

LOOKS = 64  # sequences back to which a move may have been made against


@dataclass
class UndoRequest:
    """Somebody asks to go back to `to` actions; `yes` are the people who agree."""

    seat: int
    to: int
    yes: set[str] = field(default_factory=set)


class Table:
    """Everything that changes it runs under `lock`. What people may do stands in `people.py`'s
    functions and below; every change is in storage before anybody hears of it."""

    def __init__(self, desk: Desk, row: TableRow, seats: list[Seat], events: list[Event]) -> None:
        self.desk = desk
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.request: UndoRequest | None = None
        self.touched = now()
        self.reel: Reel | None = None
        self.reel_head = -1
        self.bots = BotPlay(self)
        self.time = Timekeeper(self)
        self._take(row, seats, events)

    def _take(self, row: TableRow, seats: list[Seat], events: list[Event]) -> None:
        self.row = row
        self.seats = seats
        self.history = History(row, events)
        self.run: tuple[int, int] | None = None  # seat and start of what it may take back freely
        self.run_known = False
        self.looks: dict[int, dict[int, bytes]] = {}
        self.remember_looks()

    # ---- what is so
    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match[Any]:
        return self.history.match

    @property
    def head(self) -> int:
        return self.history.head

    @property
    def hides(self) -> bool:
        """Whether seats see different things: then a shared screen needs a curtain."""
        return type(self.match.game).determinize is not Game.determinize

    def seats_of(self, person: str) -> list[int]:
        return [s.seat for s in self.seats if s.person_id == person]

    def humans(self) -> set[str]:
        """People who are playing now."""
        return {s.person_id for s in self.seats if s.person_id and not s.stand_in}

    def names(self, lang: str) -> tuple[str, ...]:
        reader = texts(lang=lang)
        return tuple(self._name(seat, reader) for seat in self.seats)

    def _name(self, seat: Seat, reader: Texts) -> str:
        if seat.kind == "bot":
            return reader(f"bot-name-{seat.seat % 6}")
        return seat.name or reader("seat-number", number=seat.seat + 1)

    def reader(self, lang: str) -> Texts:
        return texts(self.match.plugin.package, lang, self.names(lang))

    def here(self) -> set[str]:
        return {c.person for c in self.connections}

    def level(self, seat: int) -> str:
        """The level of the bot that acts for this seat now; empty for people."""
        found = self.seats[seat]
        return found.level if found.kind == "bot" else found.stand_in

    def side(self, connection: Connection) -> int:
        """Whose view this reader is shown."""
        mine = self.seats_of(connection.person)
        if not mine:
            return SPECTATOR
        if len(mine) == 1:
            return mine[0]
        if not self.hides:
            return next((s for s in self.history.awaited() if s in mine), mine[0])
        return connection.shown if connection.shown in mine else SPECTATOR

    def curtain(self, connection: Connection) -> list[int]:
        """Seats of a shared screen that are asked while another hand, or none, is shown."""
        mine = self.seats_of(connection.person)
        if len(mine) < 2 or not self.hides or self.row.status != "running":
            return []
        asked = [s for s in self.history.awaited() if s in mine]
        return [] if connection.shown in asked else asked

    # ---- freshness
    def look(self, seat: int) -> bytes:
        """What this seat bases a decision on: its view, apart from who else is still asked."""
        view = replace(self.match.view(seat), actors=())
        return blake2b(msgspec.json.encode((view, self.match.legal(seat))), digest_size=16).digest()

    def remember_looks(self) -> None:
        asked = [s for s in self.history.awaited() if s < len(self.seats) and not self.level(s)]
        self.looks[self.head] = {seat: self.look(seat) for seat in asked}
        for old in list(self.looks)[:-LOOKS]:
            del self.looks[old]

    def fresh(self, seq: int, seat: int) -> bool:
        """Whether a decision made at `seq` still fits: nothing this seat sees has changed."""
        if seq == self.head:
            return True
        then = self.looks.get(seq, {}).get(seat)
        return then is not None and then == self.look(seat)

    # ---- acting
    async def act(self, person: str, seat: int, notation: str, seq: int, move: str) -> int:
        """A person's move; the sequence at which it stands. Refused, Unknown or Fault if not."""
        async with self.lock:
            if (done := self.history.moves.get((person, move))) is not None:
                return done
            self.must_hold(person, seat)
            if not self.fresh(seq, seat):
                raise Fault("stale", 409)
            plugin = self.match.plugin
            action = plugin.read(self.match.game, seat, notation)
            await self.play(seat, action, by=person, move=move, text=notation)
            return self.history.moves.get((person, move), self.head)

    def must_run(self) -> None:
        if self.row.status == "waiting":
            raise Fault("not-started", 409)
        if self.row.status == "over":
            raise Fault("is-over", 409)

    def must_hold(self, person: str, seat: int) -> None:
        self.must_run()
        if not 0 <= seat < len(self.seats) or self.seats[seat].person_id != person:
            raise Fault("not-your-seat", 403)
        if self.seats[seat].stand_in:
            raise Fault("bot-sits-in", 409)

    async def play(
        self, seat: int, action: int, by: str | None = None, move: str | None = None, text: str = ""
    ) -> None:
        """The rules, then chance, then storage, then the table. Caller holds the lock."""
        match, before = self.match, self.history.awaited()
        since, earlier = len(match.entries), match.state.clone()
        entry = match.play(seat, action, text)
        drawn = match.settle()
        firm = bool(drawn) or seat not in before or self.level_or_host(seat)
        if firm or match.showed(earlier, seat, action):
            self.run, self.run_known = None, True
        else:
            start = self.run[1] if self.run and self.run[0] == seat else since
            self.run, self.run_known = (seat, start), True
        await self.append(self._acts(entry, drawn, by, move), before)
        if self.row.status == "over":
            self.tell_table()
        self.desk.metrics.moves.labels(self.row.game, "bot" if by is None else "person").inc()
        await self.tell(since)

    def level_or_host(self, seat: int) -> bool:
        return seat == HOST or bool(self.level(seat))

    def _acts(
        self, entry: Entry, drawn: list[Entry], by: str | None, move: str | None
    ) -> list[Event]:
        events = [self.event("act", entry.seat, entry.text, by=by, move=move)]
        for number, draw in enumerate(drawn, 1):
            events.append(self.event("act", CHANCE, draw.text, draw.draw, ahead=number))
        return events

    def event(
        self,
        kind: str,
        seat: int = 0,
        text: str = "",
        draw: int = 0,
        by: str | None = None,
        move: str | None = None,
        ahead: int = 0,
    ) -> Event:
        return Event(
            table_id=self.id,
            seq=self.head + 1 + ahead,
            kind=kind,
            seat=seat,
            text=text,
            draw=draw,
            by=by,
            move=move,
            at=now(),
        )

    async def append(
        self,
        events: list[Event],
        before: tuple[int, ...],
        table: dict[str, Any] | None = None,
        seats: dict[int, dict[str, Any]] | None = None,
    ) -> None:
        """Make it durable. If that fails, the table is what storage says it is."""
        history, match = self.history, self.match
        status = self.row.status if not history.started else ("over" if match.over else "running")
        outcome = match.outcome if history.started else None
        fields = {
            "status": status,
            "actors": history.mask(),
            "result": list(outcome.places) if outcome else None,
            "head": events[-1].seq if events else self.head,
            "changed": now(),
            **(table or {}),
        }
        try:
            await asyncio.to_thread(self.desk.store.append, self.id, events, fields, seats)
        except Exception as error:
            await self.reload()
            if isinstance(error, Conflict):
                raise Fault("stale", 409) from None
            raise
        after = history.awaited()
        for event in events:
            last = event is events[-1]
            history.note(event, before, after if last else (CHANCE,))
            before = (CHANCE,)
        for key, value in fields.items():
            setattr(self.row, key, value)
        for number, changed in (seats or {}).items():
            for key, value in changed.items():
                setattr(self.seats[number], key, value)
        self.request = None
        self.touched = now()
        self.remember_looks()

    async def reload(self) -> None:
        found = await asyncio.to_thread(self.desk.store.load, self.id)
        if found is not None:
            self._take(*found)

    # ---- taking back
    def floor(self, seat: int) -> int:
        """To how many actions this seat may go back by itself."""
        count = len(self.match.entries)
        if not self.run_known:
            entries = self.match.entries
            last = entries[-1].seat if entries else CHANCE
            person = last < len(self.seats) and not self.level(last)
            start = self.match.undo_floor(last) if person else count
            self.run, self.run_known = ((last, start) if start < count else None), True
        return self.run[1] if self.run and self.run[0] == seat else count

    async def undo(self, person: str, seat: int, seq: int, whole: bool, move: str) -> int:
        """Take back the last action, or all since something came to light."""
        async with self.lock:
            if (done := self.history.moves.get((person, move))) is not None:
                return done
            self.must_hold(person, seat)
            if seq != self.head:
                raise Fault("stale", 409)
            count, floor = len(self.match.entries), self.floor(seat)
            if floor == count:
                raise Fault("nothing-to-undo", 409)
            await self.go_back(floor if whole else count - 1, seat, person, move)
            return self.head

    async def go_back(self, to: int, seat: int, by: str | None, move: str | None) -> None:
        """Caller holds the lock and has checked that everybody concerned agrees."""
        before = self.history.awaited()
        self.history.back(to)
        if self.run and to > self.run[1]:
            self.run_known = True
        else:
            self.run, self.run_known = None, False
        events = [self.event("undo", seat, str(to), by=by, move=move)]
        # beyond the free floor chance may have to speak again, with numbers never used before
        for number, draw in enumerate(self.match.settle(), 1):
            events.append(self.event("act", CHANCE, draw.text, draw.draw, ahead=number))
        await self.append(events, before)
        await self.tell(to)

    # ---- telling
    async def tell(self, since: int) -> None:
        """Everybody gets the new position from their side; then bots and clocks go on."""
        made: dict[tuple[int, str, bool], bytes] = {}
        for connection in list(self.connections):
            self.lower_curtain(connection)
            if len(self.seats_of(connection.person)) > 1:
                self.send_position(connection, since)
                continue
            key = (self.side(connection), connection.lang, connection.plain)
            if key not in made:
                made[key] = msgspec.json.encode(self.position(*key, since))
            connection.put(made[key])
        self.wake()

    def lower_curtain(self, connection: Connection) -> None:
        """On a shared screen, when another hand than the one shown is next."""
        if connection.shown is not None and self.curtain(connection):
            connection.shown = None

    def send_position(self, connection: Connection, since: int) -> None:
        shared = self.hides and len(self.seats_of(connection.person)) > 1
        if shared:  # the log of the hand shown before must go
            since = max(0, len(self.match.entries) - messages.LOG_LINES)
        message = self.position(self.side(connection), connection.lang, connection.plain, since)
        if shared:
            message["log"]["cut"] = 0
        if curtain := self.curtain(connection):
            message["curtain"] = curtain
        connection.send(message)

    def wake(self) -> None:
        self.bots.wake()
        self.time.wake()
        self.desk.notify(self)

    def tell_table(self, but: Connection | None = None) -> None:
        """Who sits where, who is here, what was agreed."""
        for connection in list(self.connections):
            if connection is not but:
                connection.send(self.about(connection.person, connection.lang))

    def position(self, seat: int, lang: str, plain: bool, since: int) -> dict[str, Any]:
        """What one side sees now; log lines from action `since` on replace those the reader has."""
        match, reader = self.match, self.reader(lang)
        quiet = self.row.status != "running"
        message: dict[str, Any] = {
            "type": "position",
            "seq": self.head,
            "seat": seat if seat != SPECTATOR else None,
            "awaited": messages.awaited(match),
            **(messages.plain if plain else messages.picture)(match, seat, reader, quiet),
            "log": {"cut": since, "lines": messages.log(match, seat, reader, since)},
            "clock": self.history.clock.shown(),
            "now": now(),
            "over": messages.ending(match, reader),
        }
        if seat != SPECTATOR and not quiet:
            message["undo"] = self.undo_words(seat)
        return message

    def undo_words(self, seat: int) -> dict[str, Any]:
        """How many actions this seat may take back by itself, and whether it may ask for more."""
        entries, floor = self.match.entries, self.floor(seat)
        asks = any(entry.seat == seat for entry in entries[self.history.forked : floor])
        return {"free": len(entries) - floor, "ask": asks}

    def about(self, person: str, lang: str) -> dict[str, Any]:
        from wartable.server.describe import about

        return about(self, person, lang)

    def tell_chat(self, message: dict[str, Any], author: str) -> None:
        for connection in list(self.connections):
            if author not in connection.muted:
                connection.send(message)
