"""One interface over SQLAlchemy. Every method is one transaction; what returns is durable.

Methods block: servers call them from threads. The objects they return are plain and detached.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session, class_mapper, sessionmaker

from wartable.storage.models import Chat, Invite, LedgerRow, Mute, Person, Seat, TableRow, Token
from wartable.storage.people import PeopleStore

T = TypeVar("T")
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no letters that look like figures
SHOWN = 60  # rows of a list
# no connection, a full disk, a lock · a driver's own trouble · a standby that only reads · no room
NO_ANSWER = (OperationalError, InterfaceError, InternalError, PoolTimeout)
# What every move writes is worded once, and written without the session's book-keeping.
TABLE_COLUMNS = {
    attribute.key: attribute.columns[0].key for attribute in class_mapper(TableRow).column_attrs
}
ADD_EVENT = insert(LedgerRow.__table__)  # type: ignore[arg-type]
GO_ON = update(TableRow.__table__).where(  # type: ignore[arg-type]
    TableRow.id == bindparam("table"), TableRow.head == bindparam("before")
)


class UnstorableText(Exception):
    """Text that the database cannot keep or look for. Nothing was written."""


class Conflict(Exception):
    """Somebody else wrote first, or the name is taken. Nothing was written."""


class Away(Exception):
    """The database does not answer, or cannot write. Whether a change is stored is not known: the
    connection may have broken after the commit."""


class Outdated(Exception):
    """The database has the tables of another version."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(length: int = 16) -> str:
    """80 bits that nobody guesses: who knows a table's id may look at it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def open_store(url: str) -> Store:
    """Connect and bring the tables up to date. `url` is SQLAlchemy's, or a path for SQLite."""
    from wartable.storage.migrate import upgrade

    engine = open_engine(url)
    upgrade(engine)
    return Store(engine)


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


def open_engine(url: str) -> Engine:
    if "://" not in url:
        Path(url).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        Path(url).touch(mode=0o600)  # seeds of games that go on are in it
        url = f"sqlite:///{url}"
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    lite = url.startswith("sqlite")
    engine = create_engine(
        url,
        connect_args={"check_same_thread": False, "timeout": 20} if lite else {},
        pool_pre_ping=not lite,
    )
    if lite:
        _careful(engine)
    return engine


def _careful(engine: Engine) -> None:
    """SQLite as a ledger: write-ahead, synced before a commit returns, keys enforced."""

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


class Store(PeopleStore):
    """The database, as servers and `wartable repair` use it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._sessions = sessionmaker(engine, expire_on_commit=False)

    def _do(self, work: Callable[[Session], T]) -> T:
        try:
            with self._sessions.begin() as session:
                return work(session)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None
        except (DataError, UnicodeEncodeError) as error:  # a zero byte, half a character
            raise UnstorableText(str(error)) from None
        except NO_ANSWER as error:
            raise Away(str(error)) from error
        except DBAPIError as error:
            if error.connection_invalidated:
                raise Away(str(error)) from error
            raise

    def ping(self) -> None:
        self._do(lambda s: s.execute(text("SELECT 1")))

    def close(self) -> None:
        self.engine.dispose()

    # ---- people
    def add_person(self, name: str) -> Person:
        person = Person(id=new_id(), name=name, session=0, webhook="", lang="", created=now())
        self._do(lambda s: s.add(person))
        return person

    def person(self, id: str) -> Person | None:
        return self._do(lambda s: s.get(Person, id))

    def person_by_login(self, login: str) -> Person | None:
        return self._do(lambda s: s.scalar(select(Person).where(Person.login == login)))

    def change_person(self, id: str, **fields: Any) -> None:
        """Conflict if the login is taken."""
        self._do(lambda s: s.execute(update(Person).where(Person.id == id).values(**fields)))

    def take_over(self, guest: str, account: str) -> None:
        """The guest's seats, tables and words between two become the account's."""

        def work(s: Session) -> None:
            s.execute(update(Seat).where(Seat.person_id == guest).values(person_id=account))
            s.execute(update(TableRow).where(TableRow.host == guest).values(host=account))
            s.execute(update(Chat).where(Chat.to_id == guest).values(to_id=account))
            said = update(Chat).where(Chat.person_id == guest, Chat.to_id.is_not(None))
            s.execute(said.values(person_id=account))

        self._do(work)

    def add_token(self, person: str, name: str, digest: str, scopes: str) -> Token:
        token = Token(
            id=new_id(),
            person_id=person,
            name=name,
            digest=digest,
            scopes=scopes,
            created=now(),
            used=0,
        )
        self._do(lambda s: s.add(token))
        return token

    def token(self, digest: str) -> tuple[Token, Person] | None:
        def work(s: Session) -> tuple[Token, Person] | None:
            token = s.scalar(select(Token).where(Token.digest == digest))
            person = s.get(Person, token.person_id) if token else None
            return (token, person) if token and person else None

        return self._do(work)

    def tokens(self, person: str) -> list[Token]:
        query = select(Token).where(Token.person_id == person).order_by(Token.created)
        return self._do(lambda s: list(s.scalars(query)))

    def drop_token(self, person: str, id: str) -> bool:
        query = delete(Token).where(Token.person_id == person, Token.id == id)
        return self._do(lambda s: bool(s.execute(query).rowcount))  # type: ignore[attr-defined]

    # ---- tables
    def add_table(self, row: TableRow, seats: Sequence[Seat], events: Sequence[LedgerRow]) -> None:
        def work(s: Session) -> None:
            s.add(row)
            s.flush()
            s.add_all(seats)
            s.add_all(events)

        self._do(work)

    def load(self, id: str) -> tuple[TableRow, list[Seat], list[LedgerRow]] | None:
        def work(s: Session) -> tuple[TableRow, list[Seat], list[LedgerRow]] | None:
            row = s.get(TableRow, id)
            if row is None:
                return None
            seats = s.scalars(select(Seat).where(Seat.table_id == id).order_by(Seat.seat))
            events = s.scalars(
                select(LedgerRow).where(LedgerRow.table_id == id).order_by(LedgerRow.seq)
            )
            return row, list(seats), list(events)

        return self._do(work)

    def append(
        self,
        id: str,
        events: Iterable[LedgerRow],
        table: dict[str, Any] | None = None,
        seats: dict[int, dict[str, Any]] | None = None,
    ) -> None:
        """Rows of the ledger go in with the `seq` they carry; Conflict if one is there already, or
        if the table does not end right before the first. The table's and the seats' new fields are
        written with them, or not at all."""
        new = list(events)

        def work(s: Session) -> None:
            if new:
                changed = {**(table or {}), "head": new[-1].seq}
                values = {TABLE_COLUMNS[name]: value for name, value in changed.items()}
                write = s.connection().execute
                if not write(GO_ON, values | {"table": id, "before": new[0].seq - 1}).rowcount:
                    raise Conflict(f"table {id} has gone on meanwhile, or was cut back")
                for row in new:
                    write(ADD_EVENT, row.fields())
            elif table:
                s.execute(update(TableRow).where(TableRow.id == id).values(**table))
            for seat, fields in (seats or {}).items():
                s.execute(
                    update(Seat).where(Seat.table_id == id, Seat.seat == seat).values(**fields)
                )

        self._do(work)

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
        return self._do(lambda s: list(s.scalars(query)))

    def open_tables(self) -> list[TableRow]:
        """Listed tables that wait for players, and listed ones that can be watched."""
        query = (
            select(TableRow)
            .where(TableRow.listed, TableRow.status.in_(("waiting", "running")))
            .order_by(TableRow.status.desc(), TableRow.changed.desc())
            .limit(SHOWN)
        )
        return self._do(lambda s: list(s.scalars(query)))

    def seats_of(self, tables: Sequence[str]) -> dict[str, list[Seat]]:
        query = select(Seat).where(Seat.table_id.in_(tables)).order_by(Seat.table_id, Seat.seat)
        found: dict[str, list[Seat]] = {id: [] for id in tables}
        for seat in self._do(lambda s: list(s.scalars(query))):
            found[seat.table_id].append(seat)
        return found

    def ids(self) -> list[str]:
        """Every table, the oldest first."""
        return self._do(lambda s: list(s.scalars(select(TableRow.id).order_by(TableRow.created))))

    def running(self) -> list[str]:
        """Tables that go on: whose bots must think again after a restart."""
        query = select(TableRow.id).where(TableRow.status == "running").order_by(TableRow.changed)
        return self._do(lambda s: list(s.scalars(query)))

    def count(self) -> dict[str, int]:
        query = select(TableRow.status, func.count()).group_by(TableRow.status)
        return self._do(lambda s: {row[0]: row[1] for row in s.execute(query)})

    # ---- invitations and chat
    def add_invite(self, table: str, expires: int) -> Invite:
        invite = Invite(token=new_id(20), table_id=table, expires=expires)
        self._do(lambda s: s.add(invite))
        return invite

    def invite(self, token: str) -> Invite | None:
        return self._do(lambda s: s.get(Invite, token))

    def add_chat(self, chat: Chat) -> Chat:
        chat.mark = new_id()
        self._do(lambda s: s.add(chat))
        return chat

    def chat(self, table: str, reader: str) -> list[Chat]:
        """The last lines that this person may read (empty: a stranger), as many as if there were
        no others."""
        parties = or_(Chat.to_id.is_(None), Chat.to_id == reader, Chat.person_id == reader)
        query = select(Chat).where(Chat.table_id == table, parties)
        query = query.order_by(Chat.id.desc()).limit(SHOWN)
        return self._do(lambda s: list(s.scalars(query)))[::-1]

    def mutes(self, person: str) -> set[str]:
        query = select(Mute.muted_id).where(Mute.person_id == person)
        return self._do(lambda s: set(s.scalars(query)))

    def mute(self, person: str, other: str, on: bool) -> None:
        def work(s: Session) -> None:
            known = s.get(Mute, (person, other))
            if on and known is None:
                s.add(Mute(person_id=person, muted_id=other))
            elif known is not None and not on:
                s.delete(known)

        self._do(work)
