"""Several writes in one transaction, and a database that is locked, full or silent."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from benchmarks.storage import table as new_table
from tests.postgres import cluster
from wartable.storage import Away, Conflict, LedgerRow, Person, Store, engine, now, open_store
from wartable.storage import store as stores

LONG = 120.0  # seconds: nothing waits that long unless something is wrong
SOON = 0.05


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr(engine, "BUSY", SOON)
    found = open_store(str(tmp_path / "w.sqlite3"))
    yield found
    found.close()


def until(true: Callable[[], Any]) -> None:
    end = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def adding(id: str) -> Callable[[Session], None]:
    return lambda s: s.add(Person(id=id, name=id, session=0, created=now()))


class Held:
    """The writer is busy; what is asked of it meanwhile waits, in order."""

    def __init__(self, store: Store) -> None:
        self.store, self.release, busy = store, threading.Event(), threading.Event()
        self.asked = ThreadPoolExecutor(16)

        def hold(_: Session) -> None:
            busy.set()
            assert self.release.wait(LONG)

        self.first = self.asked.submit(store._do, hold)
        assert busy.wait(LONG)

    def ask(self, work: Callable[[Session], Any]) -> Future[Any]:
        return self.ask_for(self.store._do, work)

    def ask_for(self, method: Callable[..., Any], *given: Any) -> Future[Any]:
        writer = self.store._writer
        assert writer is not None
        before = writer._waiting.qsize()
        asked = self.asked.submit(method, *given)
        until(lambda: writer._waiting.qsize() > before)
        return asked


def commits(store: Store) -> list[int]:
    counted: list[int] = []
    event.listen(store.engine, "commit", lambda _: counted.append(1))
    return counted


def test_what_waits_is_written_at_once_and_what_fails_fails_alone(store: Store) -> None:
    held, counted = Held(store), commits(store)
    one, taken = held.ask(adding("one")), held.ask(adding("one"))
    wrong = held.ask(lambda s: {}["missing"])
    three = held.ask(adding("three"))
    read = store.person("one")  # who reads waits for nobody
    assert read is None and not one.done()
    held.release.set()
    one.result(LONG), three.result(LONG), held.first.result(LONG)
    with pytest.raises(Conflict):
        taken.result(LONG)
    with pytest.raises(KeyError):
        wrong.result(LONG)
    assert store.person("one") and store.person("three")
    # the first, all that waited, and two that read
    assert len(counted) == 1 + 2 + 2


def test_a_move_among_others_that_fails_fails_alone(store: Store) -> None:
    """Its table's row was changed before its own row was refused."""
    table = new_table(store)
    moves = [LedgerRow(table_id=table, seq=n, kind="act", at=n, by="p", move="m") for n in (1, 2)]
    held = Held(store)
    first, again = (held.ask_for(store.append, table, [move], {"changed": 7}) for move in moves)
    other = held.ask(adding("one"))
    held.release.set()
    first.result(LONG), other.result(LONG)
    with pytest.raises(Conflict):
        again.result(LONG)
    row, _, events = store.load(table) or pytest.fail("gone")
    assert row.head == 1 and [event.seq for event in events] == [1] and store.person("one")


def test_work_that_is_alone_and_fails_half_way_leaves_nothing(store: Store) -> None:
    def half(s: Session) -> None:
        adding("one")(s)
        s.flush()
        raise KeyError("half way")

    with pytest.raises(KeyError):
        store._do(half)
    assert store.person("one") is None
    store._do(adding("one"))
    with pytest.raises(Conflict):
        store._do(adding("one"))
    store._do(adding("two"))
    assert store.person("one") and store.person("two")


def test_a_commit_that_fails_fails_for_all_and_the_next_succeeds(store: Store) -> None:
    held = Held(store)
    asked = [held.ask(adding(str(n))) for n in range(3)]

    def fail(_: object) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    event.listen(store.engine, "commit", fail)
    held.release.set()
    for answer in (held.first, *asked):
        with pytest.raises(Away, match="disk"):
            answer.result(LONG)
    event.remove(store.engine, "commit", fail)
    assert [store.person(str(n)) for n in range(3)] == [None] * 3
    store._do(adding("0"))
    assert store.person("0")


def test_a_lock_of_somebody_else_stops_no_reader(store: Store, tmp_path: Path) -> None:
    person = store.add_person("Olena")
    other = sqlite3.connect(tmp_path / "w.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    store.engine.dispose()  # whoever connects now is not stopped either

    async def work() -> None:
        writing = [asyncio.create_task(store.run(store.add_person, "x")) for _ in range(30)]
        found = await store.run(store.person, person.id)
        assert found is not None and found.name == "Olena"
        for answer in await asyncio.gather(*writing, return_exceptions=True):
            assert isinstance(answer, Away)
        other.execute("ROLLBACK")
        assert (await store.run(store.add_person, "y")).name == "y"

    asyncio.run(work())
    other.close()
    names = sqlite3.connect(tmp_path / "w.sqlite3").execute("SELECT name FROM people").fetchall()
    assert names == [("Olena",), ("y",)]


def test_a_full_disk_destroys_nothing(store: Store, tmp_path: Path) -> None:
    room = {"pages": 0}

    def limit(connection: Any, _: object) -> None:
        have = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={have + room['pages']}")

    event.listen(store.engine, "connect", limit)
    room["pages"] = 4
    store.engine.dispose()
    stored: list[str] = []
    with pytest.raises(Away, match="full"):
        while True:
            stored.append(store.add_person("x" * 40).id)
    assert len(stored) > 5
    with pytest.raises(Away, match="full"):
        while True:  # a smaller row may still find room
            stored.append(store.add_person("x").id)
    room["pages"] = 10_000
    store.engine.dispose()
    stored.append(store.add_person("again").id)
    store.close()
    found = sqlite3.connect(tmp_path / "w.sqlite3")
    assert found.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert {id for (id,) in found.execute("SELECT id FROM people")} == set(stored)


def test_silence_is_away_and_what_waits_longer_is_never_begun(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PATIENCE", SOON)
    held = Held(store)

    async def work() -> None:
        many = [store.run(store.add_person, str(n)) for n in range(engine.WRITERS + 3)]
        for answer in await asyncio.gather(*many, return_exceptions=True):
            assert isinstance(answer, Away)

    asyncio.run(work())
    held.release.set()
    store._do(lambda s: None)
    names = [str(n) for n in range(engine.WRITERS)]
    query = text("SELECT name FROM people ORDER BY name")
    assert store._read(lambda s: set(s.scalars(query))) <= set(names)


def test_a_move_that_is_given_up_before_its_turn_is_never_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PATIENCE", SOON)
    table, held = new_table(store), Held(store)
    moves = [LedgerRow(table_id=table, seq=1, kind="act", at=1, by="p", move=m) for m in "ab"]
    with pytest.raises(Away, match="no answer"):
        asyncio.run(store.run(store.append, table, moves[:1], {"changed": 7}))
    held.release.set()
    monkeypatch.setattr(stores, "PATIENCE", LONG)
    asyncio.run(store.run(store.append, table, moves[1:], {"changed": 8}))
    row, _, events = store.load(table) or pytest.fail("gone")
    assert row.changed == 8 and [event.move for event in events] == ["b"]


def test_whoever_is_cancelled_while_it_waits_leaves_a_move_alone(store: Store) -> None:
    table, held = new_table(store), Held(store)

    async def work() -> None:
        move = LedgerRow(table_id=table, seq=1, kind="act", at=1, by="p", move="m")
        begun = store.begin(store.append, table, [move], {"changed": 7})
        waiting = asyncio.create_task(store.hear(begun))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        held.release.set()
        await store.hear(begun)

    asyncio.run(work())
    row, _, events = store.load(table) or pytest.fail("gone")
    assert row.changed == 7 and [event.move for event in events] == ["m"]


def test_a_postgres_that_is_frozen_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PATIENCE", 1.0)
    with cluster() as database:
        store = open_store(database.url)
        limits = store._read(lambda s: s.scalar(text("SHOW statement_timeout")))
        assert limits == "10s"
        frozen = store._read(lambda s: s.scalar(text("SELECT pg_backend_pid()")))
        os.kill(frozen, signal.SIGSTOP)
        try:
            with pytest.raises(Away, match="no answer"):
                asyncio.run(store.run(store.ping))
        finally:
            os.kill(frozen, signal.SIGCONT)
        monkeypatch.setattr(stores, "PATIENCE", LONG)
        asyncio.run(store.run(store.ping))
        store.close()


def test_closing_waits_for_readers_and_leaves_one_file(store: Store, tmp_path: Path) -> None:
    begun, release = threading.Event(), threading.Event()

    def slow(s: Session) -> None:
        s.execute(text("SELECT * FROM people"))
        begun.set()
        assert release.wait(LONG)

    person = store.add_person("Olena")
    reading = store._readers.submit(store._read, slow)
    assert begun.wait(LONG)
    closing = threading.Thread(target=store.close)
    closing.start()
    until(lambda: store._readers._shutdown)
    release.set()
    closing.join(LONG)
    assert reading.done() and not closing.is_alive()
    assert {path.name for path in tmp_path.iterdir()} == {"w.sqlite3"}
    alone = tmp_path / "copy.sqlite3"
    alone.write_bytes((tmp_path / "w.sqlite3").read_bytes())
    assert sqlite3.connect(alone).execute("SELECT id FROM people").fetchall() == [(person.id,)]
    with pytest.raises(Away):
        store.add_person("late")
    with pytest.raises(Away):
        asyncio.run(store.run(store.ping))
