"""A live table: one match, the people and bots around it. Load, check, append, tell.

What happens is worked out on a draft of the history. The draft takes the place of the history once
storage has the events, so nobody is ever shown what is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.i18n import Texts, texts
from wartable.kernel import CHANCE, EVERYBODY, HOST, SPECTATOR, Game
from wartable.play import Entry, Match
from wartable.server import messages, notice
from wartable.server.connection import Connection
from wartable.server.faults import Fault
from wartable.server.history import History
from wartable.server.play_bots import BotPlay
from wartable.server.reel import Reel
from wartable.server.timekeeper import Timekeeper
from wartable.storage import Away, Conflict, Event, Seat, TableRow, now

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
    """Everything that changes it runs inside `exclusive`. What people may do stands in
    `seating.py` and below; every change is in storage before anybody hears of it."""

    def __init__(self, desk: Desk, row: TableRow, seats: list[Seat], events: list[Event]) -> None:
        self.desk = desk
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.request: UndoRequest | None = None
        self.touched = now()
        self.reel: Reel | None = None
        self.reel_lock = asyncio.Lock()
        self.reel_head = -1
        self.bots = BotPlay(self)
        self.time = Timekeeper(self)
        self.doubtful = False  # whether storage may have something else than we
        self.asked_in_vain = 0.0  # when a doubtful table last asked storage, by the monotonic clock
        self.looks: dict[int, dict[int, bytes]] = {}  # by seat, by its number
        self._take(row, seats, History(row, events))

    def _take(self, row: TableRow, seats: list[Seat], history: History) -> None:
        self.row = row
        self.seats = seats
        self.history = history
        self.quiet: dict[int, bool] = {}  # by entry: whether its maker may take it back alone
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

    def number(self, reader: int) -> int:
        """What this reader is told as the sequence: how many events it has noticed. What others
        do in secret is not counted."""
        return self.history.numbers[reader]

    def rank(self, reader: int, count: int) -> int:
        """How many of the first `count` actions this reader has noticed."""
        return notice.rank(self.history.seen, reader, count)

    @property
    def hides(self) -> bool:
        """Whether seats see different things: then a shared screen needs a curtain."""
        return type(self.match.game).determinize is not Game.determinize

    @property
    def is_record(self) -> bool:
        """Whether it came from a record: nobody ever sat there."""
        return all(seat.kind == "local" for seat in self.seats)

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
        """Who reads a stream, or has asked or acted a moment ago."""
        return {c.person for c in self.connections} | self.time.polling()

    def welcome(self, person: str) -> bool:
        """Whether this person may look: those who play, the host, others where they may watch."""
        spectators = self.history.settings.spectators
        return spectators or self.row.host == person or bool(self.seats_of(person))

    def must_welcome(self, person: str) -> None:
        if not self.welcome(person):
            raise Fault("no-spectators", 403)

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
            return next((s for s in self.history.owing() if s in mine), mine[0])
        return connection.shown if connection.shown in mine else SPECTATOR

    def curtain(self, connection: Connection) -> list[int]:
        """Seats of a shared screen that are asked while another hand, or none, is shown."""
        mine = self.seats_of(connection.person)
        if len(mine) < 2 or not self.hides or self.row.status != "running":
            return []
        asked = [s for s in self.history.owing() if s in mine]
        return [] if connection.shown in asked else asked

    # ---- freshness
    def look(self, seat: int) -> bytes:
        """What this seat bases a decision on: its view, apart from who else is still asked."""
        view = replace(self.match.view(seat), actors=())
        return blake2b(msgspec.json.encode((view, self.match.legal(seat))), digest_size=16).digest()

    def remember_looks(self) -> None:
        asked = [s for s in self.history.acting() if s < len(self.seats) and not self.level(s)]
        for seat in asked:
            looks = self.looks.setdefault(seat, {})
            looks[self.number(seat)] = self.look(seat)
            for old in list(looks)[:-LOOKS]:
                del looks[old]

    def fresh(self, seq: int, seat: int) -> bool:
        """Whether a decision made at `seq` still fits: nothing this seat sees has changed."""
        if seq == self.number(seat):
            return True
        then = self.looks.get(seat, {}).get(seq)
        return then is not None and then == self.look(seat)

    # ---- one at a time, as storage has it
    @contextlib.asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """While inside, nobody else changes the table, and it is as storage has it. Away if storage
        must be asked and does not answer, or did not answer another who asked meanwhile."""
        began = time.monotonic()
        async with self.lock:
            if self.doubtful:
                if self.asked_in_vain > began:
                    raise Away("asked a moment ago")
                await self._settle_doubt()
            yield

    async def _settle_doubt(self) -> None:
        try:
            await self._reload()
            await self.resume()  # nobody could act: the time is nobody's
        except Away:
            self.asked_in_vain = time.monotonic()
            raise

    async def _reload(self) -> None:
        """Take what storage has; whoever notices something new is told. Caller holds the lock."""
        found = await asyncio.to_thread(self.desk.store.load, self.id)
        if found is None:
            raise Fault("no-such-table", 404)
        row, seats, events = found
        known, history = self.history.numbers, await asyncio.to_thread(History, row, events)
        self._take(row, seats, history)
        self.doubtful = False
        news = sum(1 << r for r, count in enumerate(history.numbers) if count != known[r])
        if news == EVERYBODY:
            self.request = None
            self.tell_table()
        if history.started:
            await self.tell(max(0, len(self.match.entries) - messages.LOG_LINES), news)

    def doubt(self) -> None:
        """Storage did not say whether it has what we sent: it is asked before anything else is
        done here. The desk asks too, so that bots and clocks go on without anybody's doing."""
        self.doubtful = True
        self.desk.doubts(self)

    # ---- acting
    async def act(self, person: str, seat: int, notation: str, seq: int, move: str) -> int:
        """A person's move; the sequence at which it stands. Refused, BadInput or Fault if not."""
        async with self.exclusive():
            if (done := self.history.moves.get((person, move))) is not None:
                return done
            self.must_hold(person, seat)
            self.time.came(person)
            if not self.fresh(seq, seat):
                raise Fault("stale", 409)
            plugin = self.match.plugin
            action = plugin.read(self.match.game, seat, notation)
            try:
                await self.play(seat, action, by=person, move=move, text=notation)
            except Fault:
                if (person, move) not in self.history.moves:  # else it was stored unheard before
                    raise
            return self.history.moves.get((person, move), self.number(seat))

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
        before, owing, draft = self.history.acting(), self.history.owing(), self.history.draft()
        match, earlier, since = draft.match, self.match.state, len(self.match.entries)
        entry = match.play(seat, action, text)
        seen = [notice.audience(match, earlier, match.state, match.events[-1], seat)]
        drawn = _settle(match, seen)
        single = len(before) == 1 or seen[0] == 1 << seat
        free = single and not drawn and seat in before and not self.level_or_host(seat)
        quiet = free and not match.showed(earlier, seat, action)
        events = [self.event("act", seat, entry.text, by=by, move=move, audience=seen[0])]
        events += self._draws(drawn, seen[1:])
        draft.seen += seen
        await self.append(events, owing, draft)
        self.quiet[since] = quiet
        if self.row.status == "over":
            self.tell_table()
        self.desk.metrics.moves.labels(self.row.game, "bot" if by is None else "person").inc()
        await self.tell(since, _union(seen))

    def level_or_host(self, seat: int) -> bool:
        return seat == HOST or bool(self.level(seat))

    def _draws(self, drawn: list[Entry], seen: list[int]) -> list[Event]:
        return [
            self.event("act", CHANCE, entry.text, entry.draw, audience=mask)
            for entry, mask in zip(drawn, seen, strict=True)
        ]

    async def begin(
        self, events: list[Event], draft: History, seats: dict[int, dict[str, Any]]
    ) -> None:
        """Start the game: these events, then what chance does first. Caller holds the lock."""
        draft.started = True
        seen: list[int] = []
        drawn = _settle(draft.match, seen)
        draft.seen += seen
        await self.append([*events, *self._draws(drawn, seen)], (), draft, seats=seats)
        await self.tell(0, EVERYBODY)

    def event(
        self,
        kind: str,
        seat: int = 0,
        text: str = "",
        draw: int = 0,
        by: str | None = None,
        move: str | None = None,
        audience: int = EVERYBODY,
    ) -> Event:
        """Something that happens now; `append` gives it its number."""
        return Event(
            table_id=self.id,
            kind=kind,
            seat=seat,
            text=text,
            draw=draw,
            by=by,
            move=move,
            at=now(),
            audience=audience,
        )

    async def append(
        self,
        events: list[Event],
        before: tuple[int, ...],
        draft: History | None = None,
        seats: dict[int, dict[str, Any]] | None = None,
    ) -> None:
        """Store the events; then `draft`, to which they lead, takes the place of the history. If
        storage does not say that it has them, nothing changes here and storage is asked anew."""
        history = draft or self.history
        match = history.match
        for number, event in enumerate(events, self.head + 1):
            event.seq = number
        status = self.row.status if not history.started else ("over" if match.over else "running")
        outcome = match.outcome if history.started else None
        public = not events or _union([e.audience for e in events]) == EVERYBODY
        fields = {
            "status": status,
            "actors": history.mask(),
            "result": list(outcome.places) if outcome else None,
            "head": events[-1].seq if events else self.head,
            "changed": now() if public else self.row.changed,
        }
        await self._store(events, fields, seats)
        self.history = history
        after = history.owing()
        for event in events:
            last = event is events[-1]
            history.note(event, before, after if last else (CHANCE,))
            before = (CHANCE,)
        for key, value in fields.items():
            setattr(self.row, key, value)
        for number, changed in (seats or {}).items():
            for key, value in changed.items():
                setattr(self.seats[number], key, value)
        self.touched = now()
        self.remember_looks()
        if self.request is not None and public:  # the game has moved on
            self.request = None
            self.tell_table()

    async def _store(
        self,
        events: list[Event],
        fields: dict[str, Any],
        seats: dict[int, dict[str, Any]] | None,
    ) -> None:
        writing = asyncio.ensure_future(
            asyncio.to_thread(self.desk.store.append, self.id, events, fields, seats)
        )
        try:
            await asyncio.shield(writing)
        except Conflict:
            self.doubt()
            await self._reload()
            raise Fault("stale", 409) from None
        except asyncio.CancelledError:
            # the thread goes on writing: whoever is next must see what it did, or that it failed
            await asyncio.gather(writing, return_exceptions=True)
            self.doubt()
            raise
        except BaseException:
            self.doubt()
            raise

    async def resume(self) -> None:
        """The first thing after a restart, before anybody is let in."""
        if self.row.status == "running" and self.history.clock.runs:
            await self.append([self.event("resume", audience=0)], self.history.owing())

    # ---- taking back
    def free(self, seat: int) -> list[int]:
        """The actions this seat may take back by itself, the last one first: not across chance, a
        step of another's that it noticed, or one of its own that showed it something. What others
        did unnoticed is no hindrance, for that would tell of it."""
        found: list[int] = []
        entries, seen = self.match.entries, self.history.seen
        for number in range(len(entries) - 1, self.history.forked - 1, -1):
            if entries[number].seat == seat:
                if not self.is_quiet(number):
                    break
                found.append(number)
            elif entries[number].seat == CHANCE or seen[number] >> seat & 1:
                break
        return found

    def is_quiet(self, number: int) -> bool:
        """Whether this action showed its maker nothing, and nobody else anything that they could
        have answered."""
        if number not in self.quiet:
            match = self.match
            seat, before = match.entries[number].seat, match.state_at(number)
            single = int(match.game.actors(before)).bit_count() == 1
            free = (single or self.history.seen[number] == 1 << seat) and not self.level(seat)
            self.quiet[number] = free and not match.showed(before, seat, match.codes[number])
        return self.quiet[number]

    async def undo(self, person: str, seat: int, seq: int, whole: bool, move: str) -> int:
        """Take back the last action, or all since something came to light."""
        async with self.exclusive():
            if (done := self.history.moves.get((person, move))) is not None:
                return done
            self.must_hold(person, seat)
            self.time.came(person)
            if seq != self.number(seat):
                raise Fault("stale", 409)
            free = self.free(seat)
            taken = free if whole else free[:1]
            if not taken:
                raise Fault("nothing-to-undo", 409)
            kept = [n for n in range(taken[-1], len(self.match.entries)) if n not in taken]
            if not self.history.fits(taken[-1], kept):
                raise Fault("nothing-to-undo", 409)
            seen = _union([self.history.seen[n] for n in taken])
            try:
                await self.go_back(taken[-1], seat, person, move, kept, seen)
            except Fault:
                if (person, move) not in self.history.moves:
                    raise
            return self.number(seat)

    async def go_back(
        self,
        to: int,
        seat: int,
        by: str | None,
        move: str | None,
        kept: Sequence[int] = (),
        seen: int = EVERYBODY,
    ) -> None:
        """Caller holds the lock and has checked that everybody concerned agrees."""
        before, draft = self.history.owing(), self.history.draft()
        draft.back(to, kept)
        text = " ".join(map(str, (to, *kept)))
        events = [self.event("undo", seat, text, by=by, move=move, audience=seen)]
        # beyond what is free chance may have to speak again, with numbers never used before
        masks: list[int] = []
        drawn = _settle(draft.match, masks)
        draft.seen += masks
        await self.append([*events, *self._draws(drawn, masks)], before, draft)
        self.quiet = {n: quiet for n, quiet in self.quiet.items() if n < to}
        await self.tell(to, _union([seen, *masks]))

    # ---- telling
    async def tell(self, since: int, seen: int = EVERYBODY) -> None:
        """Whoever noticed something gets the new position from their side; then bots and clocks go
        on."""
        made: dict[tuple[int, str, bool], bytes] = {}
        for connection in list(self.connections):
            mine = self.seats_of(connection.person)
            if not any(seen >> reader & 1 for reader in mine or (SPECTATOR,)):
                continue
            self.lower_curtain(connection)
            if len(mine) > 1:
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
        """Bots and clocks go on, unless another object stands for this table now."""
        if self.desk.closing or self.desk.live.get(self.id) is not self:
            return
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
        match, reader, moment = self.match, self.reader(lang), now()
        quiet = self.row.status != "running"
        steps = range(since, len(match.entries))
        told = [(self.rank(seat, since), match.events[n]) for n in steps[:1]]
        for number in steps[1:]:
            told.append(
                (told[-1][0] + (self.history.seen[number - 1] >> seat & 1), match.events[number])
            )
        message: dict[str, Any] = {
            "type": "position",
            "seq": self.number(seat),
            "seat": seat if seat != SPECTATOR else None,
            "awaited": messages.awaited(match),
            **(messages.plain if plain else messages.picture)(match, seat, reader, quiet),
            "log": {
                "cut": self.rank(seat, since),
                "lines": messages.log(match, seat, reader, told),
            },
            "clock": self.history.clock.shown(moment),
            "now": moment,
            "over": messages.ending(match, reader),
        }
        if seat != SPECTATOR and not quiet:
            message["undo"] = self.undo_words(seat)
        return message

    def undo_words(self, seat: int) -> dict[str, Any]:
        """How many actions this seat may take back by itself, and whether it may ask for more."""
        entries, free = self.match.entries[self.history.forked :], self.free(seat)
        return {"free": len(free), "ask": sum(e.seat == seat for e in entries) > len(free)}

    def about(self, person: str, lang: str) -> dict[str, Any]:
        from wartable.server.describe import about

        return about(self, person, lang)


def _settle(match: Match[Any], seen: list[int]) -> list[Entry]:
    """Let chance act until a seat must; `seen` gets who noticed each outcome."""
    drawn: list[Entry] = []
    while match.actors == (CHANCE,):
        before = match.state.clone()
        drawn.append(match.draw())
        seen.append(notice.audience(match, before, match.state, match.events[-1], CHANCE))
    return drawn


def _union(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
