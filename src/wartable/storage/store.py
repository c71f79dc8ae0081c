"""One interface over SQLAlchemy. Every method is one transaction; what returns is durable.

Methods block. A server runs them with `Store.run`, in threads that do nothing else. The objects
they return are plain and detached.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Engine, and_, delete, func, or_, select, text, update
from sqlalchemy.orm import Session, sessionmaker

from wartable.storage import ledger
from wartable.storage.administration import AdministrationStore
from wartable.storage.engine import (
    LIVING,
    READERS,
    READING,
    WRITERS,
    open_engine,
    reads,
    writing,
)
from wartable.storage.errors import NO_ANSWER, Away, Conflict, Outdated, named
from wartable.storage.forgetting import ForgettingStore
from wartable.storage.hearing import heard
from wartable.storage.learning import LearningStore, take_over_lessons
from wartable.storage.ledger import Step, named_by
from wartable.storage.letters import LetterStore
from wartable.storage.models import Chat, LedgerRow, Mute, Person, Seat, TableRow
from wartable.storage.people import new_id as new_id
from wartable.storage.puzzling import PuzzleStore, take_over_puzzles
from wartable.storage.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
SHOWN = 60  # rows of a list
PATIENCE = 15.0  # seconds after which a database that says nothing is away


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def open_store(url: str) -> Store:
    """Connect and bring the tables up to date. `url` is SQLAlchemy's, or a path for SQLite."""
    from wartable.storage.migrate import upgrade

    engine = open_engine(url, limited=False)  # with many rows an upgrade takes its time
    upgrade(writing(engine))
    engine.dispose()
    return Store(open_engine(url))


def open_present(url: str) -> Store:
    """Connect to a database as it is. Away if it does not answer, Outdated if its tables are not
    of this version."""
    from wartable.storage.migrate import is_current

    store = Store(open_engine(url))
    try:
        current = is_current(store.engine)
    except NO_ANSWER as error:
        raise Away(str(error)) from error
    if not current:
        store.close()
        raise Outdated(url)
    return store


def _step(id: str, events: Iterable[LedgerRow], table: dict[str, Any] | None = None) -> Step | None:
    """What `append` writes of a table and its ledger; None if no row is new."""
    new = list(events)
    return Step(id, new, {**(table or {}), "head": new[-1].seq}) if new else None


class Store(AdministrationStore, LetterStore, LearningStore, PuzzleStore, ForgettingStore):
    """The database, as servers and `wartable repair` use it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._sessions = sessionmaker(engine, expire_on_commit=False)
        self._writer = Writer(engine) if engine.dialect.name == "sqlite" else None
        self._readers = ThreadPoolExecutor(READERS, "storage-read")
        self._writers = ThreadPoolExecutor(WRITERS, "storage-write")
        self._life = ThreadPoolExecutor(1, "storage-life")

    async def run(self, work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """Run a method of this store in one of its threads. Away if it says nothing for long: then
        it may still be done, as if the connection had broken."""
        return await self.hear(self.begin(work, *given, **more))

    def begin(self, work: Callable[..., T], *given: Any, **more: Any) -> Future[T]:
        """The same without waiting; `hear` waits. A move goes to the thread that writes, without
        another one that waits for it."""
        if self._writer and getattr(work, "__func__", None) is Store.append:
            id, events, table, *others = given
            if not more and not any(others) and (step := _step(id, events, table)):
                written: Future[Any] = self._writer.soon(step)
                return written
        try:
            return self._threads(work.__name__).submit(work, *given, **more)
        except RuntimeError as error:  # after the end
            raise Away(str(error)) from None

    async def hear(self, begun: Future[T]) -> T:
        """What has begun, once it is done; Away if it says nothing for long."""
        return await heard(begun, PATIENCE)

    def _threads(self, method: str) -> ThreadPoolExecutor:
        if method in LIVING:
            return self._life
        return self._readers if method in READING else self._writers

    def _do(self, work: Callable[[Session], T]) -> T:
        """Work that may write."""
        return self._transact(work) if self._writer is None else self._writer.do(work)

    def _read(self, work: Callable[[Session], T]) -> T:
        """Work that writes nothing."""
        return self._transact(work)

    def _transact(self, work: Callable[[Session], T]) -> T:
        with named(), self._sessions.begin() as session:
            return work(session)

    def close(self) -> None:
        """Let what has begun end, then close all connections. SQLite is left as one whole file,
        unless somebody else has it open."""
        for threads in (self._readers, self._writers, self._life):
            threads.shutdown(cancel_futures=True)
        try:
            if self._writer is not None:
                self._writer.close()
        finally:
            self.engine.dispose()

    async def end(self) -> None:
        """Close it from a thread that is not its own: closing waits for all of those."""
        await asyncio.get_running_loop().run_in_executor(None, self.close)

    @reads
    def ping(self) -> None:
        """Away if the database does not answer."""
        self._read(lambda s: s.execute(text("SELECT 1")))

    # ---- people
    def add_person(self, name: str) -> Person:
        person = Person(id=new_id(), name=name, session=0, webhook="", lang="", created=now())
        self._do(lambda s: s.add(person))
        return person

    @reads
    def person(self, id: str) -> Person | None:
        """Somebody by id."""
        return self._read(lambda s: s.get(Person, id))

    @reads
    def person_by_login(self, login: str) -> Person | None:
        """Whoever signs in by this name."""
        return self._read(lambda s: s.scalar(select(Person).where(Person.login == login)))

    def change_person(self, id: str, **fields: Any) -> None:
        """Conflict if the login is taken."""
        self._do(lambda s: s.execute(update(Person).where(Person.id == id).values(**fields)))

    def take_over(self, guest: str, account: str) -> None:
        """The guest's seats, tables, lessons, answers to puzzles and words between two become the
        account's."""

        def work(s: Session) -> None:
            s.execute(update(Seat).where(Seat.person_id == guest).values(person_id=account))
            s.execute(update(TableRow).where(TableRow.host == guest).values(host=account))
            s.execute(update(Chat).where(Chat.to_id == guest).values(to_id=account))
            said = update(Chat).where(Chat.person_id == guest, Chat.to_id.is_not(None))
            s.execute(said.values(person_id=account))
            take_over_lessons(s, guest, account)
            take_over_puzzles(s, guest, account)

        self._do(work)

    # ---- tables
    def add_table(self, row: TableRow, seats: Sequence[Seat], events: Sequence[LedgerRow]) -> None:
        """Keep a new table with its seats and first rows, all or nothing."""

        def work(s: Session) -> None:
            s.add(row)
            s.flush()
            s.add_all(seats)
            s.add_all(events)

        self._do(work)

    @reads
    def load(self, id: str, after: int = 0) -> tuple[TableRow, list[Seat], list[LedgerRow]] | None:
        """A table, its seats, and its ledger after this number, up to the head that the row names:
        others may write meanwhile."""

        def work(s: Session) -> tuple[TableRow, list[Seat], list[LedgerRow]] | None:
            row = s.get(TableRow, id)
            if row is None:
                return None
            seats = s.scalars(select(Seat).where(Seat.table_id == id).order_by(Seat.seat))
            between = LedgerRow.seq.between(after + 1, row.head)
            query = select(LedgerRow).where(LedgerRow.table_id == id, between)
            return row, list(seats), list(s.scalars(query.order_by(LedgerRow.seq)))

        return self._read(work)

    def append(
        self,
        id: str,
        events: Iterable[LedgerRow],
        table: dict[str, Any] | None = None,
        seats: dict[int, dict[str, Any]] | None = None,
        beside: Sequence[TableRow | Seat] = (),
    ) -> None:
        """Rows of the ledger go in with the `seq` they carry; Conflict if one is there already, or
        if the table does not end right before the first. The table's and the seats' new fields are
        written with them, or not at all; so are the rows of another table, `beside` them."""
        step = _step(id, events, table)
        if step and not seats and not beside:
            self._write(step)
            return

        def work(s: Session) -> None:
            if step:
                with named_by(self.engine.dialect.loaded_dbapi):
                    ledger.write(s.connection().connection.driver_connection, step)
            elif table:
                s.execute(update(TableRow).where(TableRow.id == id).values(**table))
            for seat, fields in (seats or {}).items():
                s.execute(
                    update(Seat).where(Seat.table_id == id, Seat.seat == seat).values(**fields)
                )
            for other in beside:
                s.add(other)
                s.flush()  # a table before its seats

        self._do(work)

    def _write(self, step: Step) -> None:
        if self._writer is None:
            ledger.write_alone(self.engine, step)
        else:
            self._writer.write(step)

    def cut(self, id: str, head: int, mark: LedgerRow, table: dict[str, Any]) -> None:
        """Put `mark` in the place of the event of its number and of all after it. Conflict if the
        table does not end at `head` any more."""

        def work(s: Session) -> None:
            at_head = update(TableRow).where(TableRow.id == id, TableRow.head == head)
            if not s.execute(at_head.values(**table)).rowcount:  # type: ignore[attr-defined]
                raise Conflict(f"table {id} has gone on meanwhile")
            s.execute(delete(LedgerRow).where(LedgerRow.table_id == id, LedgerRow.seq >= mark.seq))
            s.add(mark)

        self._do(work)

    @reads
    def tables_of(
        self, person: str, statuses: Sequence[str], opened: bool = False
    ) -> list[TableRow]:
        """Where this person sits; with `opened`, also those it opened: records, games of bots."""
        seated = TableRow.id.in_(select(Seat.table_id).where(Seat.person_id == person))
        query = (
            select(TableRow)
            .where(or_(seated, TableRow.host == person) if opened else seated)
            .where(TableRow.status.in_(statuses))
            .order_by(TableRow.changed.desc())
            .limit(SHOWN)
        )
        return self._read(lambda s: list(s.scalars(query)))

    @reads
    def open_tables(self) -> list[TableRow]:
        """Listed tables where a seat is free for anybody, and listed ones that run."""
        free = select(Seat.seat).where(Seat.table_id == TableRow.id, Seat.kind == "open").exists()
        waits = and_(TableRow.status == "waiting", free)
        query = (
            select(TableRow)
            .where(TableRow.listed, or_(waits, TableRow.status == "running"))
            .order_by(TableRow.status.desc(), TableRow.changed.desc())
            .limit(SHOWN)
        )
        return self._read(lambda s: list(s.scalars(query)))

    @reads
    def seats_of(self, tables: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of each of these tables, in order."""
        query = select(Seat).where(Seat.table_id.in_(tables)).order_by(Seat.table_id, Seat.seat)
        found: dict[str, list[Seat]] = {id: [] for id in tables}
        for seat in self._read(lambda s: list(s.scalars(query))):
            found[seat.table_id].append(seat)
        return found

    @reads
    def ids(self) -> list[str]:
        """Every table, the oldest first."""
        return self._read(lambda s: list(s.scalars(select(TableRow.id).order_by(TableRow.created))))

    @reads
    def heads(self, ids: Sequence[str]) -> dict[str, tuple[int, str | None]]:
        """How far these tables have gone, and who runs them."""
        query = select(TableRow.id, TableRow.head, TableRow.owner).where(TableRow.id.in_(ids))
        return self._read(lambda s: {row[0]: (row[1], row[2]) for row in s.execute(query)})

    @reads
    def running(self) -> list[str]:
        """Tables that go on: whose bots must think again after a restart."""
        query = select(TableRow.id).where(TableRow.status == "running").order_by(TableRow.changed)
        return self._read(lambda s: list(s.scalars(query)))

    @reads
    def bot_tables(self, host: str) -> int:
        """How many tables of this host go on at which nobody plays but bots."""
        others = select(Seat.seat).where(
            Seat.table_id == TableRow.id, Seat.kind != "bot", Seat.stand_in == ""
        )
        goes_on = (TableRow.status == "running", TableRow.frozen == "")
        query = select(func.count()).where(TableRow.host == host, *goes_on, ~others.exists())
        return self._read(lambda s: s.scalar(query)) or 0

    @reads
    def count(self) -> dict[str, int]:
        query = select(TableRow.status, func.count()).group_by(TableRow.status)
        return self._read(lambda s: {row[0]: row[1] for row in s.execute(query)})

    # ---- chat
    def add_chat(self, chat: Chat) -> Chat:
        """Keep a line of chat; it comes back with its number."""
        chat.mark = new_id()
        self._do(lambda s: s.add(chat))
        return chat

    @reads
    def chat_line(self, id: int) -> Chat | None:
        """A line of chat by its number."""
        return self._read(lambda s: s.get(Chat, id))

    @reads
    def chat(self, table: str, reader: str) -> list[Chat]:
        """The last lines that this person may read (empty: a stranger), as many as if there were
        no others."""
        parties = or_(Chat.to_id.is_(None), Chat.to_id == reader, Chat.person_id == reader)
        query = select(Chat).where(Chat.table_id == table, parties)
        query = query.order_by(Chat.id.desc()).limit(SHOWN)
        return self._read(lambda s: list(s.scalars(query)))[::-1]

    @reads
    def mutes(self, person: str) -> set[str]:
        """Whom this person does not want to read."""
        query = select(Mute.muted_id).where(Mute.person_id == person)
        return self._read(lambda s: set(s.scalars(query)))

    @reads
    def mutes_of(self, people: Collection[str]) -> dict[str, set[str]]:
        """Whom each of these people does not want to read."""
        query = select(Mute).where(Mute.person_id.in_(people))
        found: dict[str, set[str]] = {person: set() for person in people}
        for mute in self._read(lambda s: list(s.scalars(query))):
            found[mute.person_id].add(mute.muted_id)
        return found

    def mute(self, person: str, other: str, on: bool) -> None:
        def work(s: Session) -> None:
            known = s.get(Mute, (person, other))
            if on and known is None:
                s.add(Mute(person_id=person, muted_id=other))
            elif known is not None and not on:
                s.delete(known)

        self._do(work)
