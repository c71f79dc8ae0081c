"""A database of this version or an earlier one, only looked at. The server may go on meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    create_engine,
    event,
    inspect,
    select,
)

from wartable.storage.engine import open_engine
from wartable.storage.errors import NO_ANSWER, Away
from wartable.storage.migrate import is_file, revision
from wartable.storage.models import Base, LedgerRow, Seat, TableRow

T = TypeVar("T")
Kind = TypeVar("Kind", bound=Base)


class Looking:
    """Reads tables as they are stored; columns that came later have their defaults."""

    def __init__(self, url: str) -> None:
        self.engine = _read_only(open_engine(url))

    def _do(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except NO_ANSWER as error:
            raise Away(str(error)) from error

    def revision(self) -> str | None:
        """The form of the database's tables; None if there are none."""
        try:
            return revision(self.engine)
        except NO_ANSWER as error:
            raise Away(str(error)) from error

    def ids(self, statuses: Sequence[str]) -> list[str]:
        """The tables of these statuses, the oldest first."""
        query = select(TableRow.id).where(TableRow.status.in_(statuses)).order_by(TableRow.created)
        return self._do(lambda c: list(c.scalars(query)))

    def load(self, id: str) -> tuple[TableRow, list[Seat], list[LedgerRow]] | None:
        """A table as it was at one moment."""

        def work(c: Connection) -> tuple[TableRow, list[Seat], list[LedgerRow]] | None:
            found = _rows(c, TableRow, TableRow.id == id)
            if not found:
                return None
            seats = _rows(c, Seat, Seat.table_id == id)
            events = _rows(c, LedgerRow, LedgerRow.table_id == id)
            by_number = sorted(events, key=lambda event: event.seq)
            return found[0], sorted(seats, key=lambda seat: seat.seat), by_number

        return self._do(work)

    def close(self) -> None:
        self.engine.dispose()


def _rows(connection: Connection, kind: type[Kind], wanted: ColumnElement[bool]) -> list[Kind]:
    names = {c["name"] for c in inspect(connection).get_columns(kind.__tablename__)}
    attributes = {a.key: a.columns[0] for a in inspect(kind).column_attrs}
    present = {key: column for key, column in attributes.items() if column.key in names}
    later: dict[str, Any] = {
        key: getattr(column.default, "arg", None)
        for key, column in attributes.items()
        if key not in present
    }
    found = connection.execute(select(*present.values()).where(wanted))
    return [kind(**later, **dict(zip(present, row, strict=True))) for row in found]


def _read_only(engine: Engine) -> Engine:
    if not is_file(engine):
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    place = f"file:{quote(engine.url.database or '')}?mode=ro"

    def connect() -> sqlite3.Connection:
        found = sqlite3.connect(place, uri=True, check_same_thread=False, timeout=20)
        found.isolation_level = None  # we say BEGIN ourselves
        return found

    looking = create_engine("sqlite://", creator=connect)

    @event.listens_for(looking, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return looking
