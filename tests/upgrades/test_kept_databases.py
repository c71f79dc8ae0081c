"""Games that earlier versions began are opened by this one, say the same, and go on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, create_engine, inspect, text

from tests.postgres import cluster
from tests.upgrades.kept import NEWEST, Kept, copy_of
from wartable.kernel import SPECTATOR
from wartable.server import seating, telling
from wartable.server.desk import Desk
from wartable.server.playback import Playback, proof
from wartable.server.settings import Settings
from wartable.server.table import Table
from wartable.storage import open_store
from wartable.storage.engine import open_engine
from wartable.storage.migrate import command, config

CONDITIONS = {"waiting", "running", "over"}
PASSING = {"nodes", "jobs", "letters", "posted"}  # tables whose rows live for minutes or hours


def open_all(kept: Kept, url: str) -> None:
    """Every table of the database: what it says, what it was, and a step further."""

    async def go() -> None:
        store = open_store(url)
        desk = Desk(Settings(data_dir=kept.folder, workers=1), store)
        try:
            assert set(store.ids()) == set(kept.said)
            for id, said in kept.said.items():
                await one(await desk.table(id), said)
        finally:
            await desk.close()
            store.close()

    asyncio.run(go())


async def one(table: Table, said: dict[str, Any]) -> None:
    assert table.history.frozen == "" and table.row.status == said["status"]
    for person, then in said["positions"].items():
        seat = next(iter(table.seats_of(person)), SPECTATOR)
        now = telling.plain_position(table, seat, "en", 0)
        places = then["over"] and then["over"]["places"]
        assert (now.seq, now.legal, now.awaited) == (then["seq"], then["legal"], then["awaited"])
        assert (now.over.places if now.over else None) == places
    await go_on(table)


async def go_on(table: Table) -> None:
    if table.row.status == "waiting":
        guest = table.desk.store.add_person("Newcomer")
        seat = await seating.sit(table, guest, invited=False)
        await seating.ready(table, guest.id, "new")
        assert table.row.status == "running" and table.seats[seat].person_id == guest.id
    elif table.row.status == "over":
        film = Playback(table.match, table.history.noticed_by, True)
        assert len(film.standings()) == len(table.match.entries) + 1
        if not table.is_record:
            # what a fork ends with need not be left to chance any more
            assert proof(table.match, table.history.forked).checked or table.history.forked
    else:
        seat = next(s for s in table.match.actors if s < len(table.seats) and not table.level(s))
        notation = table.match.write(seat, table.match.legal(seat)[0])
        person = table.seats[seat].person_id or ""
        before = table.head
        await table.act(person, seat, notation, table.number(seat), "further")
        assert table.head > before
    table.bots.stop()
    table.time.stop()


def test_every_condition_of_a_table_is_kept(kept: Kept) -> None:
    with create_engine(f"sqlite:///{kept.database}").connect() as base:
        titles = base.scalars(text("SELECT DISTINCT game FROM tables")).all()
        assert len(titles) == 5
        for game in titles:
            query = text("SELECT DISTINCT status FROM tables WHERE game = :game")
            assert set(base.scalars(query, {"game": game})) == CONDITIONS
            forks = text("SELECT count(*) FROM tables WHERE game = :game AND origin != ''")
            assert base.scalar(forks, {"game": game}) == 1
        assert base.scalar(text("SELECT count(*) FROM events WHERE kind = 'undo'"))


def test_games_of_earlier_versions_go_on(kept: Kept) -> None:
    must_be_brought_forward(kept, str(kept.database))
    open_all(kept, str(kept.database))


def test_games_of_earlier_versions_go_on_in_postgresql(of_each_form: Kept, postgresql: str) -> None:
    """The rows of a kept database, in the tables of its version, brought forward there."""
    _carry(of_each_form, postgresql)
    must_be_brought_forward(of_each_form, postgresql)
    open_all(of_each_form, postgresql)


def test_the_newest_has_something_of_everything_that_lasts(tmp_path: Path) -> None:
    found = rows(str(copy_of(NEWEST, tmp_path).database))
    assert {name for name, count in found.items() if not count} == PASSING


def must_be_brought_forward(kept: Kept, place: str) -> None:
    """Lessons, puzzles, keys, links, complaints and the rest: as many rows of each as before."""
    before = rows(place)
    open_store(place).close()
    after = rows(place)
    assert {name: after[name] for name in before} == before


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    url = os.environ.get("WARTABLE_TEST_POSTGRES")
    if url is not None:
        yield url
        return
    with cluster() as found:
        yield found.url


@pytest.fixture
def postgresql(server: str) -> str:
    """An empty database."""
    engine = open_engine(server)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return server


def rows(place: str) -> dict[str, int]:
    """How many rows each table has."""
    engine = open_engine(place)
    with engine.connect() as base:
        names = inspect(engine).get_table_names()
        found = {name: base.scalar(text(f"SELECT count(*) FROM {name}")) or 0 for name in names}
    engine.dispose()
    return found


def _carry(kept: Kept, url: str) -> None:
    source, target = create_engine(f"sqlite:///{kept.database}"), open_engine(url)
    with source.connect() as old, target.connect() as new:
        form = old.scalar(text("SELECT version_num FROM alembic_version"))
        command.upgrade(config(target), form)
        known, tables = MetaData(), set(inspect(source).get_table_names())
        known.reflect(bind=target)
        for table in known.sorted_tables:
            if table.name in tables - {"alembic_version"}:
                named = MetaData()
                named.reflect(bind=source, only=[table.name])
                rows = [
                    dict(row._mapping) for row in old.execute(named.tables[table.name].select())
                ]
                if rows:
                    new.execute(table.insert(), rows)
        new.execute(text("SELECT setval('chat_id_seq', (SELECT max(id) FROM chat))"))
        new.commit()
    source.dispose()
    target.dispose()
