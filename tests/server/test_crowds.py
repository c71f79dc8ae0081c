"""One guest cannot slow everybody: what many sockets, spectators and bots cost is counted."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from wartable.play import Match
from wartable.server import (
    describe,
    play_bots,
    seating,
    streams,
    telling,
    timekeeper,
)
from wartable.server import desk as desks
from wartable.server import table as tables
from wartable.server.connection import Connection
from wartable.server.desk import BOT_TABLES, Desk
from wartable.server.faults import Fault
from wartable.server.opening import SeatWish, TableWish
from wartable.server.settings import ClockSettings, Settings, TableSettings
from wartable.server.streams import attach
from wartable.server.table import Table
from wartable.storage import Person, administration, open_store


def at_a_desk(
    folder: Path, work: Callable[[Desk], Coroutine[Any, Any, None]], **given: Any
) -> None:
    async def go() -> None:
        settings = Settings(data_dir=folder, workers=1, fixed_seed=3, **given)
        desk = Desk(settings, open_store(str(folder / "t.sqlite3")))
        try:
            await work(desk)
        finally:
            await desk.close()
            desk.store.close()

    asyncio.run(go())


async def opened(desk: Desk, person: Person, game: str, *seats: SeatWish) -> Table:
    table = await desk.create(person, TableWish(game, seats, {}, TableSettings(), listed=True))
    await seating.ready(table, person.id, "")
    return table


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[Any]:
    """Calls of a function from now on, by their first argument."""
    calls: list[Any] = []
    real = getattr(owner, name)

    def call(*args: Any, **more: Any) -> Any:
        calls.append(args[0])
        return real(*args, **more)

    monkeypatch.setattr(owner, name, call)
    return calls


def waiting(connection: Connection) -> list[bytes]:
    found = []
    while connection._queue.qsize():
        found.append(connection._queue.get_nowait() or b"")
    return found


def test_a_shared_screen_with_many_sockets_is_drawn_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        person = desk.store.add_person("Olena")
        table = await opened(desk, person, "through-the-ages", *[SeatWish("me")] * 4)
        lines = [Connection(person.id, "en", layout="wide") for _ in range(59)]
        table.connections.update(lines)
        drawn = counted(monkeypatch, Match, "drawn")
        seat = table.history.acting()[0]
        text = table.match.write(seat, table.match.legal(seat)[0])
        await table.act(person.id, seat, text, table.number(seat), "a")
        assert len(drawn) == 1
        assert len({waiting(line)[-1] for line in lines}) == 1
        lines[0].shown = table.history.awaited()[0]  # one of them has a hand uncovered
        drawn.clear()
        await telling.tell(table, 0)
        assert len(drawn) == 2
        assert len({waiting(line)[-1] for line in lines}) == 2

    at_a_desk(tmp_path, work)


def test_spectators_who_leave_at_once_are_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        person = desk.store.add_person("Olena")
        table = await opened(desk, person, "age-of-war", *[SeatWish("me")] * 2)
        stays = Connection(person.id, "en")
        watchers = [Connection(f"w{n}", "en") for n in range(300)]
        table.connections.update([stays, *watchers])
        made = counted(monkeypatch, telling, "about")
        for watcher in watchers[:200]:
            streams.detach(table, watcher)
        assert not made
        while table.presence is not None:
            await asyncio.sleep(0.01)
        assert len(made) == 2  # for who plays, and for all who watch
        assert all(len(waiting(line)) == 1 for line in (stays, *watchers[200:]))
        assert not any(waiting(line) for line in watchers[:200])
        telling.tell_presence(table)  # somebody came and went: nothing is new
        while table.presence is not None:
            await asyncio.sleep(0.01)
        assert not any(waiting(line) for line in (stays, *watchers[200:]))

    at_a_desk(tmp_path, work)


def test_who_only_watches_reads_what_a_stranger_reads(tmp_path: Path) -> None:
    """So one message serves them all."""

    async def work(desk: Desk) -> None:
        people = [desk.store.add_person(name) for name in ("Olena", "Vira", "Petro")]
        table = await opened(desk, people[0], "age-of-war", SeatWish("me"), SeatWish("open"))
        await seating.sit(table, people[1], False)
        stranger = describe.about(table, "", "en")
        assert describe.about(table, people[2].id, "en") == stranger
        assert all(describe.about(table, person.id, "en") != stranger for person in people[:2])

    at_a_desk(tmp_path, work)


def test_tables_of_bots_only_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more than so many of one host think at a time; the bots of people do not wait for them."""
    thinking: set[str] = set()
    most: list[int] = []
    think = play_bots.BotPlay._think

    async def watched(play: play_bots.BotPlay, seat: int) -> None:
        thinking.add(play.table.id)
        most.append(len(thinking & crowd))
        try:
            await think(play, seat)
        finally:
            thinking.discard(play.table.id)

    crowd: set[str] = set()
    monkeypatch.setattr(play_bots.BotPlay, "_think", watched)

    async def work(desk: Desk) -> None:
        guest, other = desk.store.add_person("Olena"), desk.store.add_person("Vira")
        bots = [SeatWish("bot", "random")] * 2
        tables = [await opened(desk, guest, "age-of-war", *bots) for _ in range(6)]
        crowd.update(table.id for table in tables)
        mine = await opened(desk, other, "age-of-war", SeatWish("me"), SeatWish("bot", "random"))
        heads = [table.head for table in tables]
        while any(table.head < head + 2 for table, head in zip(tables, heads, strict=True)):
            await asyncio.sleep(0.02)  # each comes to its turn
        assert max(most) == play_bots.AT_ONCE
        assert isinstance(mine.bots._queue(), contextlib.nullcontext)
        tables[0].connections.add(Connection("", "en"))
        assert isinstance(tables[0].bots._queue(), contextlib.nullcontext)

    at_a_desk(tmp_path, work, bot_pause=0.02, bot_hold=0.0)


def test_bots_pause_though_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def work(desk: Desk) -> None:
        person = desk.store.add_person("Olena")
        table = await opened(desk, person, "age-of-war", *[SeatWish("bot", "random")] * 2)
        table.bots.stop()
        job = table.bots.job(0, "random")

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        monkeypatch.setattr(play_bots.asyncio, "sleep", sleep)
        monkeypatch.setattr(play_bots.time, "monotonic", lambda: 100.0)
        for connections in (set(), {Connection("", "en")}):
            table.connections = connections
            table.bots.began[0] = 100.0
            await table.bots._hold(0, job, 1.0)
        monkeypatch.undo()

    at_a_desk(tmp_path, work, bot_pause=0.8, bot_hold=0.0)
    assert pauses == [0.2, 0.8]


def test_one_host_has_so_many_tables_of_bots_only(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        desk.closing = True  # no bot thinks
        guest, other = desk.store.add_person("Olena"), desk.store.add_person("Vira")
        bots = [SeatWish("bot", "random")] * 2
        tables = [await opened(desk, guest, "age-of-war", *bots) for _ in range(BOT_TABLES)]
        with pytest.raises(Fault) as refused:
            await opened(desk, guest, "age-of-war", *bots)
        assert refused.value.key == "too-many-bots" and refused.value.status == 429
        await opened(desk, other, "age-of-war", *bots)
        await opened(desk, guest, "age-of-war", SeatWish("me"), SeatWish("bot", "random"))
        desk.live.clear()  # those that sleep, or are at other servers, count as well
        with pytest.raises(Fault):
            await opened(desk, guest, "age-of-war", *bots)
        desk.store.append(tables[0].id, [], {"status": "over"})
        await opened(desk, guest, "age-of-war", *bots)

    at_a_desk(tmp_path, work)


def test_a_table_sleeps_though_its_clock_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is woken before its time is up, and neither time nor absence is lost."""
    moment = 1_700_000_000_000

    def clock() -> int:
        return moment

    for module in (desks, tables, timekeeper):
        monkeypatch.setattr(module, "now", clock)

    async def work(desk: Desk) -> None:
        nonlocal moment
        people = [desk.store.add_person(name) for name in ("Olena", "Vira")]
        settings = TableSettings(clock=ClockSettings(kind="days", days=2))
        wish = TableWish("age-of-war", (SeatWish("me"), SeatWish("open")), {}, settings, "", True)
        table = await desk.create(people[0], wish)
        await seating.sit(table, people[1], False)
        for person in people:
            await seating.ready(table, person.id, "")
        table.time.went(people[1].id)
        gone, due, head = dict(table.time.gone), table.time.due(), table.head
        assert gone and due is not None and due[0] > moment + desks.SOON
        desk.sweep()
        assert table.id in desk.live
        moment += desks.IDLE + 1
        desk.sweep()
        assert not desk.live
        again = await desk.table(table.id)  # somebody looks
        assert again is not table and again.head == head and again.time.due() == due
        assert again.time.gone == gone
        moment += desks.IDLE + 1
        desk.sweep()
        assert not desk.live
        moment = due[0] - desks.SOON + 1
        desk.sweep()
        while table.id not in desk.live:
            await asyncio.sleep(0.01)
        moment = due[0] - desks.SOON + desks.IDLE
        desk.sweep()
        assert table.id in desk.live  # its time is up any moment

    at_a_desk(tmp_path, work)


def test_a_live_clock_runs_on_while_its_table_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only while the server is away does nobody's time run."""
    moment = 1_700_000_000_000
    for module in (desks, tables, timekeeper):
        monkeypatch.setattr(module, "now", lambda: moment)

    async def work(desk: Desk) -> None:
        nonlocal moment
        person = desk.store.add_person("Olena")
        settings = TableSettings(clock=ClockSettings(kind="live", minutes=300))
        wish = TableWish("age-of-war", (SeatWish("me"),) * 2, {}, settings)
        table = await desk.create(person, wish)
        await seating.ready(table, person.id, "")
        due = table.time.due()
        moment += desks.IDLE + 1
        desk.sweep()
        assert not desk.live
        assert (await desk.table(table.id)).time.due() == due

    at_a_desk(tmp_path, work)


def test_who_joins_while_a_table_is_closed_is_turned_away(tmp_path: Path) -> None:
    """A reader who waited for the table would have a stream that nobody ends."""

    async def work(desk: Desk) -> None:
        person = desk.store.add_person("host")
        table = await opened(desk, person, "age-of-war", SeatWish("me"), SeatWish("local"))
        done = administration.act("", "", "close", table.id, "", 1)
        async with table.lock:
            closing = asyncio.ensure_future(desk.shut(table.id, done))
            await asyncio.sleep(0)
            joining = asyncio.ensure_future(attach(table, None, "en", plain=False))
            await asyncio.sleep(0)
        await closing
        with pytest.raises(Fault, match="table-closed"):
            await joining
        assert not table.connections

    at_a_desk(tmp_path, work)
