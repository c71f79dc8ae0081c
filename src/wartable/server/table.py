"""A live table: one match, the people and bots around it.

What happens is worked out on a draft, which takes the place of the history once storage has the
events: nobody is shown what is not stored. Events here are rows of the ledger (`LedgerRow`).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.i18n import Texts, texts
from wartable.kernel import CHANCE, EVERYBODY
from wartable.play import Match
from wartable.play.notice import audience
from wartable.plugin import Ground
from wartable.server import following, pacing, telling
from wartable.server.connection import Connection
from wartable.server.describe import early
from wartable.server.faults import Fault, Overtaken, again
from wartable.server.history import History, UndoRequest
from wartable.server.names import seat_name
from wartable.server.play_bots import BotPlay
from wartable.server.playback import Playback
from wartable.server.quiet import Quiet
from wartable.server.spoken import Spoken
from wartable.server.timekeeper import Timekeeper
from wartable.storage import Away, Conflict, LedgerRow, Seat, TableRow, now

if TYPE_CHECKING:
    from wartable.server.desk import Desk

LOOKS = 64  # positions a seat was shown that are remembered: a move may answer an older one
Look = tuple[bytes, Ground | None]


class Table:
    """Everything that changes a table runs inside `exclusive`; every change is in storage before
    anybody hears of it. What people may do besides acting stands in `seating.py` and `undoing.py`,
    what they are sent in `telling.py`."""

    def __init__(
        self, desk: Desk, row: TableRow, seats: list[Seat], events: list[LedgerRow]
    ) -> None:
        self.desk = desk
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, set[str]] = {}  # who is here through another server, by server
        self.presence: asyncio.TimerHandle | None = None  # when those who look hear who came
        self.touched = now()
        self.playback: Playback | None = None
        self.playback_lock = asyncio.Lock()
        self.playback_head = -1
        self.bots = BotPlay(self)
        self.time = Timekeeper(self)
        self.doubtful = False  # whether storage may have something else than we
        self.asked_in_vain = 0.0  # when a doubtful table last asked storage, by the monotonic clock
        self.looks: dict[int, dict[int, Look]] = {}  # by seat, by its number
        self.take(row, seats, History(row, events))

    def take(self, row: TableRow, seats: list[Seat], history: History) -> None:
        """Stand for this row, these seats and this history from now on."""
        self.row = row
        if history.frozen and not row.ended:
            row.status = "frozen"  # here alone: storage keeps what it was
        self.seats = seats
        self.history = history
        self.quiet = Quiet(self)
        self.spoken = Spoken(self)
        self.remember_looks()

    # ---- what is so
    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match[Any]:
        return self.history.match

    @property
    def request(self) -> UndoRequest | None:
        """The undo that somebody asks the others for."""
        return self.history.request

    @property
    def head(self) -> int:
        return self.history.head

    def number(self, reader: int) -> int:
        """What this reader is told as the sequence: how many events it has noticed, none secret."""
        return self.history.numbers[reader]

    def rank(self, reader: int, count: int) -> int:
        """How many of the first `count` actions this reader has noticed."""
        return self.history.rank(reader, count)

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
        return tuple(seat_name(seat, reader) for seat in self.seats)

    def reader(self, lang: str) -> Texts:
        """The texts of this table in a language, with its people's names."""
        return self.match.plugin.texts(self.match.game, lang, self.names(lang))

    def here(self) -> set[str]:
        """Who reads a stream, or has asked or acted a moment ago."""
        return {c.person for c in self.connections}.union(
            self.time.polling(), *self.elsewhere.values()
        )

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

    def temper(self, seat: int) -> str:
        """The temperament of a bot at this seat, by the table's name, which is chance enough; empty
        if it has none. It is no secret: the page says it beside the level."""
        found, tempers = self.seats[seat], self.match.plugin.tempers
        if found.kind != "bot" or found.level == "random" or not tempers:
            return ""
        return ("", *tempers)[pacing.drawn(self.id, 0, seat) % (len(tempers) + 1)]

    # ---- freshness
    def look(self, seat: int) -> bytes:
        """What this seat bases a decision on: its view, apart from who else is still asked."""
        view = replace(self.match.view(seat), actors=())
        return blake2b(msgspec.json.encode((view, self.match.legal(seat))), digest_size=16).digest()

    def ground(self, seat: int) -> Ground | None:
        """The moves of this seat that say all of themselves, and what they rest on."""
        return self.match.plugin.ground(self.match.view(seat))

    def remember_looks(self) -> None:
        asked = [s for s in self.history.acting() if s < len(self.seats) and not self.level(s)]
        for seat in asked:
            looks = self.looks.setdefault(seat, {})
            looks[self.number(seat)] = self.look(seat), self.ground(seat)
            for old in list(looks)[:-LOOKS]:
                del looks[old]

    def fresh(self, seq: int, seat: int, notation: str = "") -> bool:
        """Whether a decision made at `seq` still fits: nothing this seat sees has changed, or, of a
        move that says all of itself where several act at once, nothing that it rests on."""
        if seq == self.number(seat):
            return True
        then = self.looks.get(seat, {}).get(seq)
        if then is None:
            return False
        if then[0] == self.look(seat):
            return True
        if not notation or then[1] is None or then[1] != self.ground(seat):
            return False
        return self.match.plugin.read(self.match.game, seat, notation) in then[1][0]

    # ---- taking back
    def undoable(self, seat: int) -> list[int]:
        """The actions this seat may take back by itself, the last one first."""
        return self.quiet.free(seat)

    # ---- one at a time, as storage has it
    @contextlib.asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """While inside, nobody else changes the table, and it is as storage has it. Away if storage
        does not answer, or did not answer another who asked meanwhile."""
        began = time.monotonic()
        async with self.lock:
            if self.doubtful:
                if self.asked_in_vain > began:
                    raise Away("asked a moment ago")
                await self._settle_doubt()
            yield

    async def _settle_doubt(self) -> None:
        try:
            await following.reload(self)
            with contextlib.suppress(Overtaken):  # another server said it first
                await self.resume()  # nobody could act: the time is nobody's
        except Away:
            self.asked_in_vain = time.monotonic()
            raise

    async def follow(self) -> None:
        """Another server may have changed the table: catch up with it."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """The same. Caller holds the lock."""
        try:
            await following.catch_up(self)
        except BaseException:
            self.doubt()
            raise

    def doubt(self) -> None:
        """Storage did not say whether it has what we sent: it is asked before anything else is
        done here. The desk asks too, so that bots and clocks go on without anybody's doing."""
        self.doubtful = True
        self.desk.doubts.add(self)

    # ---- acting
    @again
    async def act(self, person: str, seat: int, notation: str, seq: int, move: str) -> int:
        """A person's move; the sequence at which it stands. Refused, BadInput or Fault if not."""
        async with self.exclusive():
            if (done := self.history.moves.get((person, move))) is not None:
                return done
            self.must_hold(person, seat)
            self.time.came(person)
            if not self.fresh(seq, seat, notation):
                raise Fault("stale", 409)
            action = self.match.plugin.read(self.match.game, seat, notation)
            await self.play(seat, action, by=person, move=move, text=notation)
            return self.history.moves[person, move]

    def must_wait(self) -> None:
        """Fault unless the table still waits for players."""
        if self.row.status == "closed":
            raise Fault("is-closed", 410)
        if self.row.status != "waiting":
            raise Fault("already-started", 409)

    def must_run(self) -> None:
        self.history.must_go_on()
        if self.row.status == "waiting":
            raise Fault("not-started", 409)
        if self.row.ended:
            raise Fault("is-over", 409)

    def must_hold(self, person: str, seat: int) -> None:
        """Fault unless the game goes on and this person plays the seat."""
        self.must_run()
        if not 0 <= seat < len(self.seats) or self.seats[seat].person_id != person:
            raise Fault("not-your-seat", 403)
        if self.seats[seat].stand_in:
            raise Fault("bot-sits-in", 409)

    async def play(
        self, seat: int, action: int, by: str | None = None, move: str | None = None, text: str = ""
    ) -> None:
        """Play an action, let chance act, store it all, tell the readers. Caller holds the lock."""
        awaited, draft, new = self.history.awaited(), self.history.draft(), early(self, seat)
        match, earlier, since = draft.match, self.match.sight, len(self.match.entries)
        entry = match.play(seat, action, text)
        mask = audience(match.seats, earlier, match.sight, match.events[-1], seat)
        draft.noticed_by.append(mask)
        draft.by_hand.append(by is not None)
        event = self.event("act", seat, entry.text, by=by, move=move, audience=mask)
        seen = await self.settle([event], awaited, draft)
        if new or self.row.status == "over":  # it may be too late now to call the game off
            telling.tell_table(self, again=not new)
        self.desk.metrics.moves.labels(self.row.game, "bot" if by is None else "person").inc()
        await telling.tell(self, since, seen)

    async def settle(
        self,
        events: list[LedgerRow],
        before: tuple[int, ...],
        draft: History,
        seats: dict[int, dict[str, Any]] | None = None,
    ) -> int:
        """Let chance act until a seat must, and store it all; return who noticed anything."""
        match = draft.match
        while match.actors == (CHANCE,):
            earlier = match.sight
            entry = match.draw()
            mask = audience(match.seats, earlier, match.sight, match.events[-1], CHANCE)
            draft.noticed_by.append(mask)
            draft.by_hand.append(False)
            events.append(self.event("act", CHANCE, entry.text, entry.draw, audience=mask))
        await self.append(events, before, draft, seats)
        return reduce(or_, (event.audience for event in events), 0)

    async def begin(
        self, events: list[LedgerRow], draft: History, seats: dict[int, dict[str, Any]]
    ) -> None:
        """Start the game: these events, then what chance does first. Caller holds the lock."""
        draft.started = True
        await self.settle(events, (), draft, seats)
        await telling.tell(self, 0)

    def event(
        self,
        kind: str,
        seat: int = 0,
        text: str = "",
        draw: int = 0,
        by: str | None = None,
        move: str | None = None,
        audience: int = EVERYBODY,
    ) -> LedgerRow:
        """Something that happens now; `append` gives it its number."""
        return LedgerRow(
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

    def _fields(self, events: list[LedgerRow], history: History) -> dict[str, Any]:
        """What the table's row says once these events have led to this history."""
        match = history.match
        status = self.row.status if not history.started else ("over" if match.over else "running")
        public = not events or reduce(or_, (e.audience for e in events)) == EVERYBODY
        fields = {
            "status": history.end.status if history.end else status,
            "rules": match.rules,  # those it goes on with
            "awaited": history.mask(),
            "result": history.places,
            "final": history.final,
            "head": events[-1].seq if events else self.head,
            "changed": now() if public else self.row.changed,
            "era": self.desk.node.era,
        }
        if status == "running" and self.row.owner is None:
            fields["owner"] = self.desk.node.id
        return fields

    async def append(
        self,
        events: list[LedgerRow],
        before: tuple[int, ...],
        draft: History | None = None,
        seats: dict[int, dict[str, Any]] | None = None,
        beside: Sequence[TableRow | Seat] = (),
    ) -> None:
        """Store the events, and rows of another table with them; then `draft`, to which they lead,
        takes the place of the history. If storage does not say that it has them, nothing changes
        here and storage is asked anew."""
        if self.row.status == "shut":  # by an administrator, while this waited for its turn
            raise Fault("table-closed", 410)
        self.history.must_go_on()
        history = draft or self.history
        for number, event in enumerate(events, self.head + 1):
            event.seq = number
        fields = self._fields(events, history)
        await self._store(events, fields, seats, beside)
        asked, self.history = self.request, history
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
        self.touched = now()
        self.remember_looks()
        self.desk.node.bus.publish("table", table=self.id, head=self.head, owner=self.row.owner)
        if asked is not None and self.request is None:  # the game has moved on
            telling.tell_table(self)

    async def _store(self, *written: Any) -> None:
        """What `Store.append` takes."""
        store = self.desk.store
        try:
            writing = store.begin(store.append, self.id, *written)
            await store.hear(writing)
        except Conflict:
            await self._catch_up()
            raise Overtaken() from None
        except asyncio.CancelledError:
            # the thread goes on writing: whoever is next must see what it did, or that it failed
            await asyncio.gather(store.hear(writing), return_exceptions=True)
            self.doubt()
            raise
        except BaseException:
            self.doubt()
            raise

    async def resume(self) -> None:
        """The first thing after a restart, before anybody is let in."""
        if self.row.status == "running" and self.history.clock.runs:
            await self.append([self.event("resume", audience=0)], self.history.awaited())

    def wake(self) -> None:
        """Bots and clocks go on, unless another object stands for this table now."""
        if self.desk.closing or self.desk.live.get(self.id) is not self:
            return
        if not self.desk.node.owns(self):
            self.bots.stop()
        self.bots.wake()
        self.time.wake()
        self.desk.notify(self)
