"""How a move is written: the table's row goes on and the ledger gets its rows, or neither. Every
move does it, so it is said to the driver itself: to SQLite as two statements inside the writer's
transaction, to PostgreSQL as one that is a transaction by itself, so that a server waits for one
answer and not for six."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import JSON, Engine
from sqlalchemy.orm import class_mapper

from wartable.storage.errors import Away, Conflict, UnstorableText, named
from wartable.storage.models import LedgerRow, TableRow

COLUMNS = {attribute.key: attribute.columns[0] for attribute in class_mapper(TableRow).column_attrs}
AS_JSON = {name for name, column in COLUMNS.items() if isinstance(column.type, JSON)}
# of a row of the ledger, besides its table: each column with what stands there if nothing is given
GIVEN: dict[str, Any] = {
    column.name: None if column.default is None else column.default.arg
    for column in LedgerRow.__table__.c
    if column.name != "table_id"
}
IDLE = 0  # libpq: the connection is whole, and in no transaction
NAMES = ", ".join(f'"{name}"' for name in ("table_id", *GIVEN))
ADD = f"INSERT INTO events ({NAMES}) VALUES ({', '.join('?' * (len(GIVEN) + 1))})"


class Step(NamedTuple):
    """New rows of a table's ledger, and new fields of the table's own row."""

    table: str
    rows: Sequence[LedgerRow]
    fields: dict[str, Any]

    def overtaken(self) -> Conflict:
        return Conflict(f"table {self.table} has gone on meanwhile, or was cut back")

    def values(self) -> list[Any]:
        """What `_go_on` leaves open: the table's fields, then which table must end where."""
        found = [
            json.dumps(value) if name in AS_JSON else value for name, value in self.fields.items()
        ]
        return [*found, self.table, self.rows[0].seq - 1]

    def cells(self, row: LedgerRow) -> list[Any]:
        known = vars(row)
        return [known.get(name, usual) for name, usual in GIVEN.items()]


@cache
def _go_on(names: tuple[str, ...], mark: str) -> str:
    """The table's row gets these fields, unless it has gone on; `mark` is the driver's word for a
    value. One that is shut was closed by an administrator, perhaps at another server."""
    fields = ", ".join(f"{COLUMNS[name].name} = {mark}" for name in names)
    return f"UPDATE tables SET {fields} WHERE id = {mark} AND head = {mark} AND status <> 'shut'"


@cache
def _all_at_once(names: tuple[str, ...]) -> str:
    """For PostgreSQL: the same, and if the row has gone on, the ledger's rows from JSON."""
    columns = LedgerRow.__table__.c
    cells = ", ".join(f'"{name}" {columns[name].type.compile()}' for name in GIVEN)
    return (
        f"WITH gone_on AS ({_go_on(names, '%s')} RETURNING id) INSERT INTO events ({NAMES})"
        f" SELECT gone_on.id, rows.* FROM gone_on, json_to_recordset(%s::json) rows ({cells})"
    )


def write(connection: Any, step: Step) -> None:
    """Inside a transaction of this driver's connection. Conflict if the table does not end right
    before the first row; what is written when this fails is to be taken back."""
    if isinstance(connection, sqlite3.Connection):
        _write_to_sqlite(connection, step)
    else:
        _write_to_postgres(connection, step)


def _write_to_sqlite(connection: sqlite3.Connection, step: Step) -> None:
    if not connection.execute(_go_on(tuple(step.fields), "?"), step.values()).rowcount:
        raise step.overtaken()
    connection.executemany(ADD, [(step.table, *step.cells(row)) for row in step.rows])


def _write_to_postgres(connection: Any, step: Step) -> None:
    rows = [dict(zip(GIVEN, step.cells(row), strict=True)) for row in step.rows]
    given = [*step.values(), msgspec.json.encode(rows).decode()]
    if not connection.execute(_all_at_once(tuple(step.fields)), given).rowcount:
        raise step.overtaken()


def write_alone(engine: Engine, step: Step) -> None:
    """The same at a PostgreSQL, as a transaction of its own: durable when it returns."""
    with named(), named_by(engine.dialect.loaded_dbapi):
        line = engine.raw_connection()
        connection: Any = line.driver_connection
        try:
            connection.autocommit = True
            _write_to_postgres(connection, step)
        finally:
            if connection.pgconn.transaction_status == IDLE:
                connection.autocommit = False
            else:  # broken, or still at it
                line.invalidate()
            line.close()


@contextmanager
def named_by(driver: Any) -> Iterator[None]:
    """The driver's own errors inside come out as ours: as `named` does for SQLAlchemy's."""
    try:
        yield
    except driver.IntegrityError as error:
        raise Conflict(str(error)) from None
    except (driver.DataError, UnicodeEncodeError) as error:
        raise UnstorableText(str(error)) from None
    except (driver.OperationalError, driver.InterfaceError, driver.InternalError) as error:
        raise Away(str(error)) from error
