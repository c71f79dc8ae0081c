"""Backups: of one moment, whole, and fit for either kind of database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.storage.test_store import event, postgres, said, table
from wartable.plugin import game
from wartable.puzzles import puzzles
from wartable.storage import (
    Letter,
    Outdated,
    Report,
    Store,
    administration,
    alone,
    backup,
    open_store,
)
from wartable.storage.backup import Damaged, Newer, Occupied
from wartable.storage.models import Base, JobRow, Node, Posted

__all__ = ["postgres"]


@pytest.fixture
def filled(tmp_path: Path) -> Iterator[Store]:
    store = open_store(str(tmp_path / "w.sqlite3"))
    id = table(store)
    store.append(id, [event(id, 1), event(id, 2, by="p", move="m")], {"result": [1, 2]})
    author, other = store.add_person("Ґалаґан").id, store.add_person("B").id
    said(store, id, author, "to all")
    said(store, id, author, "to one", other)
    store.mute(author, other, True)
    store.keep_lesson(author, "age-of-war", "first-steps", [">"], 1, 1)
    asked = puzzles(game("age-of-war"))[0]
    store.answer_puzzle(author, asked, asked.asked.best, date(2026, 11, 16), 1)
    store.add_token(author, "bot", "digest", "read", 1, 2)
    store.begin_session("digest", store.add_person("C"), 1)
    store.add_invite(id, 5)
    store._do(lambda s: s.add(Node(id="n", seen=1, since=1)))
    asked = {"kind": "move", "given": "[]", "person": "", "asker": "n", "version": "1"}
    store._do(lambda s: s.add(JobRow(id="j", made=1, deadline=2, attempts=0, **asked)))
    store.add_report(Report(id="r", table_id=id, by=author, about=other, name="B", reason="", at=1))
    letter = Letter(digest="d", person_id=author, email="o@example.org", kind="reset", expires=1)
    store.add_letter(letter)
    store._do(lambda s: s.add(Posted(id="p", whom="w", asker="a", at=1)))
    store.set_administrator(author, True, administration.act("", "", "grant", author, "", 1))
    yield store
    store.close()


def rows(store: Store) -> dict[str, list[Any]]:
    with store.engine.connect() as connection:
        return {
            one.name: sorted(map(repr, connection.execute(select(one))))
            for one in Base.metadata.sorted_tables
        }


def made(tmp_path: Path, name: str = "b") -> Path:
    file = tmp_path / name
    backup.make(str(tmp_path / "w.sqlite3"), file, "key")
    return file


def brought(file: Path, url: str, force: bool = False) -> Store:
    with backup.unpacked(file) as (_, copy):
        backup.restore(copy, url, force)
    return open_store(url)


def test_from_sqlite_to_postgres_and_back(filled: Store, postgres: str, tmp_path: Path) -> None:
    known = rows(filled)
    assert all(known.values()), "every table has something in it"
    other = brought(made(tmp_path), postgres, force=True)
    assert rows(other) == known
    (tables,) = [r.id for r in other.open_tables()]
    author = other._read(lambda s: s.connection().exec_driver_sql("SELECT id FROM people").scalar())
    said(other, tables, str(author), "the next line has a number of its own")
    known = rows(other)
    note = backup.make(postgres, tmp_path / "from-postgres", None)
    assert note.key is None and note.counts["chat"] == 3
    third = brought(tmp_path / "from-postgres", str(tmp_path / "third.sqlite3"))
    assert rows(third) == known
    other.close()
    third.close()


def test_a_backup_is_one_private_file_with_what_was_written_ahead(
    filled: Store, tmp_path: Path
) -> None:
    assert (tmp_path / "w.sqlite3-wal").stat().st_size > 0
    before = set(tmp_path.iterdir())
    file = made(tmp_path)
    assert set(tmp_path.iterdir()) - before == {file}
    assert file.stat().st_mode & 0o777 == 0o600
    note = backup.read(file)
    assert note.key == "key" and note.counts["events"] == 2 and note.counts["people"] == 5
    with backup.reading(file) as store:
        assert rows(store) == rows(filled)


def test_a_damaged_file_is_refused(filled: Store, tmp_path: Path) -> None:
    file = made(tmp_path)
    whole = file.read_bytes()
    texts = [b"lose", b"to all", b'"events": 2', b'"revision"']
    wrong = [whole.replace(text, text[:-1] + b"!") for text in texts]
    wrong += [whole[:-4096], whole[: len(whole) // 2], whole[:100], b"", b"no database" * 1000]
    before = rows(filled)
    for number, content in enumerate(wrong):
        file.write_bytes(content)
        with pytest.raises(Damaged), backup.unpacked(file):
            pytest.fail(f"number {number} was taken")
    refused = 0
    for page in range(4096, len(whole), 4096):
        file.write_bytes(whole[:page] + bytes(100) + whole[page + 100 :])
        try:
            with backup.unpacked(file) as (_, copy), backup.reading(copy) as store:
                assert rows(store) == before, "a page that nobody uses"
        except Damaged:
            refused += 1
    assert refused > 10
    with pytest.raises(Damaged), backup.unpacked(tmp_path / "w.sqlite3"):  # a database, no backup
        pass
    assert rows(filled) == before


def test_a_backup_of_a_newer_version_is_refused_and_of_an_older_one_brought_up(
    filled: Store, tmp_path: Path
) -> None:
    file = made(tmp_path)
    with sqlite3.connect(file) as content:
        (text,) = content.execute("SELECT note FROM backup").fetchone()
        note = {**json.loads(text), "revision": "9999", "version": "77.0", "more": 1}
        content.execute("UPDATE backup SET note = ?", (json.dumps(note),))
    content.close()
    with pytest.raises(Newer, match="77.0"), backup.unpacked(file):
        pass
    from alembic import command

    from wartable.storage.migrate import config

    known = rows(filled)["events"]
    command.downgrade(config(filled.engine), "0002")
    with pytest.raises(Outdated):
        made(tmp_path, "old")
    assert not (tmp_path / "old").exists()
    with sqlite3.connect(tmp_path / "w.sqlite3") as source, sqlite3.connect(tmp_path / "o") as old:
        source.backup(old)
        counts = backup._counts(old)
        old.execute("PRAGMA journal_mode=DELETE")
    old.close()
    source.close()
    backup._write_note(tmp_path / "o", counts, None)
    again = brought(tmp_path / "o", str(tmp_path / "again.sqlite3"))
    assert rows(again)["events"] == known
    again.close()


def test_what_is_there_is_overwritten_only_by_force(filled: Store, tmp_path: Path) -> None:
    file, known = made(tmp_path), rows(filled)
    filled.add_person("late")
    filled.close()
    place = str(tmp_path / "w.sqlite3")
    with pytest.raises(Occupied):
        brought(file, place)
    assert len(rows(filled)["people"]) == 6
    filled.engine.dispose()
    with alone(place), pytest.raises(Exception, match="w.sqlite3"):
        brought(file, place, force=True)
    again = brought(file, place, force=True)
    assert rows(again) == known
    again.add_person("goes on")
    again.close()
    assert not (tmp_path / "w.sqlite3-wal").exists()
    empty = str(tmp_path / "empty.sqlite3")
    open_store(empty).close()  # a server was started and nobody came
    fresh = brought(file, empty)
    assert rows(fresh) == known
    fresh.close()


def test_a_backup_that_fails_leaves_nothing(filled: Store, tmp_path: Path) -> None:
    folder = tmp_path / "target"
    folder.mkdir()
    with pytest.raises(Outdated):
        backup.make(str(tmp_path / "none.sqlite3"), folder / "b", None)
    assert list(folder.iterdir()) == []
    with pytest.raises(OSError):
        backup.make(str(tmp_path / "w.sqlite3"), tmp_path / "no" / "folder", None)
