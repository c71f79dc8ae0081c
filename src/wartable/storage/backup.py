"""A database as one file: an SQLite database, whatever kind it came from, with a note that says
what is in it. It can be brought back into either kind."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from shutil import copyfile
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, func, insert, inspect, select, text

from wartable import __version__
from wartable.storage.alone import alone, sqlite_path
from wartable.storage.engine import open_engine, writing
from wartable.storage.errors import Away, Outdated, named
from wartable.storage.migrate import is_current, knows, upgrade
from wartable.storage.models import Base
from wartable.storage.store import Store, now

NOTE = "backup"  # the table with the note
PART = 1000  # rows that are copied at once


class Damaged(Exception):
    """A file that is no backup, or not a whole one."""


class Newer(Exception):
    """A backup of a version that this one does not know."""


class Occupied(Exception):
    """There are people or games in the database already."""


@dataclass(frozen=True)
class Note:
    """What a backup says of itself: who made it, the form of its tables, how many rows each has,
    and the digest of them all. `key` signs cookies."""

    version: str
    revision: str
    made: int
    counts: dict[str, int]
    digest: str
    key: str | None


def make(url: str, file: Path, key: str | None) -> Note:
    """Copy a database as it is at one moment, while others may write to it. The file is there whole
    and read again, or not at all. Away, Outdated, Damaged, OSError."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    os.close(handle)
    draft = Path(name)
    try:
        with _connected(url) as engine:
            if not is_current(engine):
                raise Outdated(url)
            counts = (_from_sqlite if sqlite_path(url) else _from_other)(engine, draft)
        _write_note(draft, counts, key)
        note = read(draft)
        _sync(draft)
        draft.rename(file)
        _sync(file.parent)
        return note
    finally:
        for end in ("", "-journal"):
            Path(f"{draft}{end}").unlink(missing_ok=True)


@contextlib.contextmanager
def _connected(url: str) -> Iterator[Engine]:
    """Connections that are closed in the end; what goes wrong with them is ours."""
    engine = open_engine(url, limited=False)
    try:
        with named():
            yield engine
    except sqlite3.Error as error:
        raise Away(str(error)) from None
    finally:
        engine.dispose()


def _from_sqlite(engine: Engine, draft: Path) -> dict[str, int]:
    with contextlib.closing(engine.raw_connection()) as pooled:
        source = pooled.driver_connection
        assert isinstance(source, sqlite3.Connection)
        source.execute("BEGIN")  # the counts are of the moment that is copied
        counts = _counts(source)
        with contextlib.closing(sqlite3.connect(draft)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        source.execute("COMMIT")
    return counts


def _from_other(engine: Engine, draft: Path) -> dict[str, int]:
    target = _plain(draft)
    upgrade(target)
    with engine.connect() as source, target.begin() as copy:
        counts = _copy(source.execution_options(isolation_level="REPEATABLE READ"), copy)
    target.dispose()
    return counts | {"alembic_version": 1}


def _plain(file: Path) -> Engine:
    """An SQLite file that stays one file: nothing is written ahead."""
    return create_engine(URL.create("sqlite", database=str(file.absolute())))


def _unchanged(file: Path) -> Engine:
    """An SQLite file that is only read."""
    place, only = f"file:{quote(str(file.absolute()))}", {"mode": "ro", "uri": "true"}
    return create_engine(URL.create("sqlite", database=place, query=only))


def _copy(source: Connection, target: Connection) -> dict[str, int]:
    """Every row of every table of ours; how many each has."""
    counts = {}
    for table in Base.metadata.sorted_tables:
        counts[table.name] = 0
        rows = source.execution_options(yield_per=PART).execute(select(table)).mappings()
        for part in rows.partitions():
            target.execute(insert(table), [dict(row) for row in part])
            counts[table.name] += len(part)
    return counts


def _tables(file: sqlite3.Connection) -> list[str]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return sorted(name for (name,) in file.execute(query) if name != NOTE)


def _counts(file: sqlite3.Connection) -> dict[str, int]:
    count = 'SELECT count(*) FROM "{}"'
    return {name: file.execute(count.format(name)).fetchone()[0] for name in _tables(file)}


def _digest(file: sqlite3.Connection) -> str:
    found = hashlib.sha256()
    for name in _tables(file):
        found.update(name.encode())
        for row in file.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
            found.update(repr(row).encode("utf-8", "backslashreplace"))
    return found.hexdigest()


def _write_note(draft: Path, counts: dict[str, int], key: str | None) -> None:
    with contextlib.closing(sqlite3.connect(draft)) as file, file:
        (known,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
        note = Note(__version__, known, now(), counts, _digest(file), key)
        file.execute(f"CREATE TABLE {NOTE} (note TEXT NOT NULL)")
        file.execute(f"INSERT INTO {NOTE} VALUES (?)", (json.dumps(asdict(note)),))


def read(path: Path) -> Note:
    """The note of a backup, once all of it has been compared with what the note says. Damaged,
    Newer."""
    address = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(address, uri=True)) as file:
            said = json.loads(file.execute(f"SELECT note FROM {NOTE}").fetchone()[0])
            if not knows(said["revision"]):
                raise Newer(said["version"])
            note = Note(**said)
            problems = [why for (why,) in file.execute("PRAGMA integrity_check")]
            if problems != ["ok"]:
                raise Damaged(problems[0])
            if _counts(file) != note.counts:
                raise Damaged(f"{_counts(file)}, not {note.counts}")
            if _digest(file) != note.digest:
                raise Damaged(f"digest {_digest(file)}, not {note.digest}")
            return note
    except (sqlite3.Error, LookupError, TypeError, ValueError) as error:
        raise Damaged(str(error)) from None


@contextlib.contextmanager
def unpacked(file: Path) -> Iterator[tuple[Note, Path]]:
    """A copy of a backup, checked and brought to the form of this version, for a while. Damaged,
    Newer, OSError."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite3"
        copyfile(file, copy)
        note = read(copy)
        engine = _plain(copy)
        upgrade(engine)
        with engine.begin() as connection:
            connection.execute(text(f"DROP TABLE {NOTE}"))
        engine.dispose()
        yield note, copy


@contextlib.contextmanager
def reading(copy: Path) -> Iterator[Store]:
    """The tables of a backup, to look at."""
    store = Store(_unchanged(copy))
    try:
        yield store
    finally:
        store.close()


def restore(copy: Path, url: str, force: bool) -> None:
    """Bring an unpacked backup into a database: all of it or nothing. Occupied unless `force`, or
    if nothing is there; InUse while a server has the SQLite file open; Away, UnstorableText."""
    with alone(url), _connected(url) as engine:
        if not force and _occupied(engine):
            raise Occupied(url)
        (_into_sqlite if sqlite_path(url) else _into_other)(copy, engine)


def _occupied(engine: Engine) -> bool:
    present = set(inspect(engine).get_table_names())
    with engine.connect() as connection:
        ours = [table for table in Base.metadata.sorted_tables if table.name in present]
        return any(connection.scalar(select(func.count()).select_from(table)) for table in ours)


def _into_sqlite(copy: Path, engine: Engine) -> None:
    with contextlib.closing(engine.raw_connection()) as pooled:
        target = pooled.driver_connection
        assert isinstance(target, sqlite3.Connection)
        with contextlib.closing(sqlite3.connect(copy)) as source:
            source.backup(target)
        target.execute("PRAGMA journal_mode=WAL")
        target.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _into_other(copy: Path, engine: Engine) -> None:
    upgrade(engine)
    source = _unchanged(copy)
    with source.connect() as rows, writing(engine).begin() as target:
        for table in reversed(Base.metadata.sorted_tables):
            target.execute(table.delete())
        _copy(rows, target)
        for table in Base.metadata.sorted_tables:
            if (column := table.autoincrement_column) is not None:
                last = select(func.max(column)).scalar_subquery()
                sequence = func.pg_get_serial_sequence(table.name, column.name)
                target.execute(select(func.setval(sequence, func.coalesce(last, 1))))
    source.dispose()


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
