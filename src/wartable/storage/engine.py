"""Connections to SQLite and PostgreSQL, with limits to how long each may be waited for."""

from __future__ import annotations

import select
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DisconnectionError

F = TypeVar("F", bound=Callable[..., Any])
READING: set[str] = set()  # names of methods of a store that only read
LIVING: set[str] = set()  # names of methods by which somebody shows that it lives
READERS = 6  # threads of a store that read, and
WRITERS = 10  # that write, or wait for the one that does
BUSY = 5.0  # seconds that SQLite waits for a lock somebody else holds
# A statement, a lock, a transaction that does nothing: milliseconds after which PostgreSQL ends it.
LIMITS = {
    "statement_timeout": 10_000,
    "lock_timeout": 5_000,
    "idle_in_transaction_session_timeout": 30_000,
}
# A PostgreSQL that cannot be reached, or a line that is dead: seconds, milliseconds.
LINE = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


def reads(method: F) -> F:
    """Marks a method of a store that changes nothing: it never waits for those that do."""
    READING.add(method.__name__)
    return method


def lives(method: F) -> F:
    """Marks a method that shows that somebody lives: it waits for no other work."""
    LIVING.add(method.__name__)
    return method


def open_engine(url: str, limited: bool = True) -> Engine:
    """Connections to a database: SQLAlchemy's URL, or a path for SQLite. Where they are not
    `limited`, a statement may take as long as it likes."""
    if "://" not in url:
        Path(url).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        Path(url).touch(mode=0o600)  # seeds of games that go on are in it
        url = f"sqlite:///{url}"
    if url.startswith("sqlite"):
        return _sqlite(url)
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    given: dict[str, Any] = dict(LINE)
    if limited:
        given["options"] = " ".join(f"-c {name}={value}" for name, value in LIMITS.items())
    # a connection for every thread of a store
    room = {"pool_size": READERS, "max_overflow": WRITERS + 1}
    engine = create_engine(url, connect_args=given, **room)

    @event.listens_for(engine, "checkout")
    def look(connection: Any, *_: object) -> None:
        if _has_ended(connection):
            raise DisconnectionError("the database has ended this connection")

    return engine


def _has_ended(connection: Any) -> bool:
    """Whether a connection to PostgreSQL that nobody uses was ended meanwhile. Then there is
    something to read, which takes no answer to find out. One that is cut without a word is found
    dead when it is used."""
    if connection.closed:
        return True
    waiting = select.poll()
    waiting.register(connection.fileno(), select.POLLIN)
    return bool(waiting.poll(0))


def writing(engine: Engine) -> Engine:
    """The same connections, for transactions that take SQLite's lock as they begin: one that reads
    first and writes later would fail if somebody else wrote in between."""
    return engine.execution_options(immediate=True)


def _sqlite(url: str) -> Engine:
    """SQLite as a ledger: write-ahead, synced before a commit returns, keys enforced. Who only
    reads waits for nobody."""
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY})

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        immediate = connection.get_execution_options().get("immediate", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine
