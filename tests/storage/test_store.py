"""The ledger: appended, never changed; the same over SQLite and PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.orm import Session

from tests.postgres import cluster
from wartable.kernel import EVERYBODY
from wartable.plugin import game
from wartable.puzzles import Puzzle, puzzles
from wartable.storage import Away, Chat, Conflict, LedgerRow, Seat, Store, TableRow, now, open_store
from wartable.storage.errors import UnstorableText
from wartable.storage.models import Base
from wartable.storage.puzzling import Noted
from wartable.storage.store import SHOWN


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A database of one's own: WARTABLE_TEST_POSTGRES names one, else a cluster is made."""
    if url := os.environ.get("WARTABLE_TEST_POSTGRES"):
        yield url
        return
    with cluster() as made:
        yield made.url


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = str(tmp_path / "w.sqlite3")
    if request.param == "postgres":
        url = request.getfixturevalue("postgres")
    found = open_store(url)
    yield found
    found.close()


def table(store: Store) -> str:
    person = store.add_person("Olena")
    row = TableRow(
        id=store.add_person("x").id,
        game="age-of-war",
        rules=1,
        seats=2,
        options={"cap": 0},
        data=None,
        seed="00",
        host=person.id,
        title="",
        listed=True,
        settings={},
        origin="",
        status="waiting",
        awaited=0,
        result=None,
        head=0,
        created=now(),
        changed=now(),
    )
    seats = [
        Seat(
            table_id=row.id,
            seat=0,
            kind="person",
            person_id=person.id,
            name="Olena",
            level="",
            ready=False,
            stand_in="",
        ),
        Seat(table_id=row.id, seat=1, kind="open", name="", level="", ready=False, stand_in=""),
    ]
    store.add_table(row, seats, [])
    return row.id


def event(id: str, seq: int, **more: Any) -> LedgerRow:
    fields = {"kind": "act", "seat": 0, "text": "lose", "draw": 0, "at": now(), **more}
    return LedgerRow(table_id=id, seq=seq, **fields)


def test_what_is_appended_is_read_back_in_order(store: Store) -> None:
    id = table(store)
    store.append(id, [event(id, 1), event(id, 2, text="roll")], {"head": 2, "status": "running"})
    store.append(id, [event(id, 3)], {"head": 3}, {1: {"kind": "bot", "level": "easy"}})
    row, seats, events = store.load(id) or pytest.fail("gone")
    assert [e.seq for e in events] == [1, 2, 3] and row.head == 3 and row.status == "running"
    assert seats[1].level == "easy" and row.options == {"cap": 0}
    assert store.load("nothing") is None


def test_a_sequence_is_taken_once_and_a_conflict_writes_nothing(store: Store) -> None:
    id = table(store)
    store.append(id, [event(id, 1)], {"head": 1})
    with pytest.raises(Conflict):
        store.append(id, [event(id, 2), event(id, 1)], {"head": 99})
    row, _, events = store.load(id) or pytest.fail("gone")
    assert len(events) == 1 and row.head == 1


def test_a_move_id_is_taken_once_per_person(store: Store) -> None:
    id = table(store)
    store.append(id, [event(id, 1, by="p", move="m")])
    with pytest.raises(Conflict):
        store.append(id, [event(id, 2, by="p", move="m")])
    store.append(id, [event(id, 2, by="q", move="m"), event(id, 3), event(id, 4)])


def test_people_logins_and_tokens(store: Store) -> None:
    one, two = store.add_person("A"), store.add_person("B")
    login = "olena " + one.id
    store.change_person(one.id, login=login)
    with pytest.raises(Conflict):
        store.change_person(two.id, login=login)
    found = store.person_by_login(login)
    assert found is not None and found.id == one.id
    token = store.add_token(one.id, "bot", "d" + one.id, "read play", 1, 2)
    held = store.token("d" + one.id)
    assert held is not None and held[1].id == one.id
    assert not store.drop_token(two.id, token.id)
    assert store.drop_token(one.id, token.id)
    assert store.token("d" + one.id) is None


def test_lists_and_mutes(store: Store) -> None:
    id = table(store)
    assert id in [row.id for row in store.open_tables()]
    row, seats, _ = store.load(id) or pytest.fail("gone")
    assert [r.id for r in store.tables_of(row.host, ("waiting",))] == [id]
    store.append(id, [], {"status": "running"})
    assert id in store.running()
    other = store.add_person("loud")
    store.mute(row.host, other.id, True)
    store.mute(row.host, other.id, True)
    assert store.mutes(row.host) == {other.id}
    store.mute(row.host, other.id, False)
    assert store.mutes(row.host) == set()
    guest = store.add_person("guest")
    store.take_over(row.host, guest.id)
    assert [r.id for r in store.tables_of(guest.id, ("running",))] == [id]


def test_the_migrations_make_the_models(store: Store) -> None:
    """Nothing is left for a next migration to add."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
    assert {"events", "tables", "seats", "people"} <= set(inspect(store.engine).get_table_names())


def test_sqlite_is_a_careful_ledger(tmp_path: Path) -> None:
    path = tmp_path / "w.sqlite3"
    store = open_store(str(path))
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()
    again = open_store(str(path))  # the second opening changes nothing
    again.close()
    assert sqlite3.connect(path).execute("select count(*) from people").fetchone() == (0,)


def said(store: Store, id: str, author: str, words: str, to: str | None = None) -> Chat:
    chat = Chat(table_id=id, person_id=author, seat=0, name="Olena", text=words, at=now())
    if to is not None:
        chat.to_id, chat.to_seat, chat.to_name = to, 1, "Taras"
    return store.add_chat(chat)


def read(store: Store, id: str, reader: str) -> list[str]:
    return [chat.text for chat in store.chat(id, reader)]


def test_words_to_one_are_read_by_two_and_push_out_nothing_for_others(store: Store) -> None:
    id = table(store)
    author, other, third = (store.add_person(name).id for name in ("A", "B", "C"))
    first = said(store, id, author, "to all")
    marks = {first.mark} | {said(store, id, author, str(n), other).mark for n in range(SHOWN)}
    assert len(marks) == SHOWN + 1 and all(len(mark) == 16 for mark in marks)
    for outside in (third, ""):
        assert read(store, id, outside) == ["to all"]
    for party in (author, other):
        assert read(store, id, party) == [str(n) for n in range(SHOWN)]


def test_words_to_a_guest_go_along_to_the_account(store: Store) -> None:
    id = table(store)
    author, guest, account = (store.add_person(name).id for name in ("A", "B", "C"))
    said(store, id, author, "question", guest)
    said(store, id, guest, "answer", author)
    store.take_over(guest, account)
    assert read(store, id, account) == ["question", "answer"] == read(store, id, author)
    assert read(store, id, guest) == []


def test_answers_to_puzzles_at_once(store: Store) -> None:
    """Six people answer a puzzle that nobody had answered, each twice, while a guest's answers
    become an account's and somebody is forgotten: every first answer counts once."""
    one, *others = puzzles(game("critters-at-war"))[-6:]
    people = [store.add_person(f"p{n}").id for n in range(6)]
    guest, gone = store.add_person("guest").id, store.add_person("gone").id

    def answered(person: str, puzzle: Puzzle) -> Noted | None:
        return store.answer_puzzle(person, puzzle, puzzle.asked.best, None, now())

    begun = store.puzzle_standing(people[0], one)
    with ThreadPoolExecutor(8) as threads:
        noted = list(threads.map(lambda person: answered(person, one), [*people, *people]))
        later = [threads.submit(answered, guest, each) for each in others]
        later += [threads.submit(answered, gone, each) for each in others]
        done = [threads.submit(store.take_over, guest, people[0])]
        done.append(threads.submit(store.forget, gone, now()))
        for work in (*later, *done):
            work.result()
    assert sum(each.first for each in noted if each) == 6
    standing = store.puzzle_standing(people[0], one)
    assert (standing.people - begun.people, standing.found - begun.found) == (6, 6)
    store.take_over(guest, people[0])  # what came after the first
    assert len(store.puzzle_answers(people[0])) == 6
    for nobody in (guest, gone):
        assert store.puzzle_answers(nobody) == [] and store.puzzle_learners(nobody) == {}


def test_private_words_go_before_a_version_that_would_show_them(store: Store) -> None:
    """Down a migration and up again: what everybody read stays, under a name of its own."""
    from alembic import command

    from wartable.storage.migrate import config, upgrade

    id = table(store)
    author, other = store.add_person("A").id, store.add_person("B").id
    kept = said(store, id, author, "to all").id
    said(store, id, author, "to one", other)
    command.downgrade(config(store.engine), "0002")
    columns = {column["name"] for column in inspect(store.engine).get_columns("chat")}
    with store.engine.connect() as connection:
        query = text("select text from chat where table_id = :id")
        left = connection.execute(query, {"id": id}).scalars().all()
    upgrade(store.engine)
    assert left == ["to all"] and not columns & {"mark", "to_id", "to_seat", "to_name"}
    assert [(chat.text, chat.mark) for chat in store.chat(id, other)] == [("to all", str(kept))]
    said(store, id, author, "to one again", other)
    assert read(store, id, other) == ["to all", "to one again"]


def test_a_database_that_is_locked_or_not_there(tmp_path: Path) -> None:
    """SQLAlchemy's own errors arrive as Away; what was tried is not stored."""
    path = tmp_path / "t.sqlite3"
    open_store(str(path)).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    locked = Store(create_engine(f"sqlite:///{path}", connect_args={"timeout": 0.01}))
    with pytest.raises(Away):
        locked.add_person("Olena")
    other.execute("ROLLBACK")
    other.close()
    assert locked.add_person("Olena").name == "Olena"
    locked.close()
    nowhere = Store(create_engine("postgresql+psycopg://nobody@127.0.0.1:1/none"))
    with pytest.raises(Away):
        nowhere.ping()


@pytest.mark.parametrize("kind", [InternalError, OperationalError, InterfaceError])
def test_a_database_in_trouble_is_away(store: Store, kind: type[DBAPIError]) -> None:
    """A standby that only reads, a broken connection, a driver's own trouble."""

    def work(session: Session) -> None:
        raise kind("x", {}, Exception("trouble"))

    with pytest.raises(Away):
        store._do(work)


def test_events_go_right_after_the_last(store: Store) -> None:
    """Whoever does not know how the ledger ends, because it was cut back or another wrote, writes
    nothing: neither a gap nor a second end."""
    id = table(store)
    store.append(id, [LedgerRow(table_id=id, seq=1, kind="start", at=now())], {"head": 1})
    for seq in (1, 3):
        with pytest.raises(Conflict):
            store.append(
                id, [LedgerRow(table_id=id, seq=seq, kind="act", at=now())], {"head": seq}, {}
            )
    row, _, events = store.load(id)  # type: ignore[misc]
    assert row.head == 1 and [event.seq for event in events] == [1]


def test_a_move_is_kept_with_all_it_says(store: Store) -> None:
    id = table(store)
    rows = [event(id, 1, by="p", move="m", draw=3, audience=5), event(id, 2, text='a "b" \u2028é')]
    store.append(id, rows, {"status": "over", "awaited": 3, "result": [2, 1]})
    row, _, events = store.load(id) or pytest.fail("gone")
    assert (row.head, row.status, row.awaited, row.result) == (2, "over", 3, [2, 1])
    first, second = events
    assert (first.by, first.move, first.draw, first.audience) == ("p", "m", 3, 5)
    assert (second.by, second.move, second.text) == (None, None, 'a "b" \u2028é')
    assert second.audience == EVERYBODY


@pytest.mark.parametrize("seats", [None, {0: {"ready": True}}])
def test_a_move_that_cannot_be_kept_leaves_nothing(
    store: Store, seats: dict[int, dict[str, Any]] | None
) -> None:
    """Neither half a character, nor a move at a table that an administrator has shut."""
    id = table(store)
    with pytest.raises(UnstorableText):
        store.append(id, [event(id, 1, text="\ud800")], {"status": "running"}, seats)
    store.append(id, [], {"status": "shut"})
    with pytest.raises(Conflict):
        store.append(id, [event(id, 1)], {"status": "running"}, seats)
    store.append(id, [], {"status": "running"})
    store.append(id, [event(id, 1)], {}, seats)
    row, _, events = store.load(id) or pytest.fail("gone")
    assert row.head == 1 and [event.text for event in events] == ["lose"]


def test_connections_that_the_database_ended_are_made_anew(postgres: str) -> None:
    """As after its restart: whoever comes next notices nothing."""
    store = open_store(postgres)
    id = table(store)
    store.append(id, [event(id, 1)])
    other = create_engine(postgres.replace("postgresql:", "postgresql+psycopg:"))
    end = text(
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    for seq in (2, 3):
        with other.connect() as connection:
            connection.execute(end)
        store.append(id, [event(id, seq)])
    with other.connect() as connection:
        connection.execute(end)
    row, _, events = store.load(id) or pytest.fail("gone")
    assert row.head == len(events) == 3
    other.dispose()
    store.close()
