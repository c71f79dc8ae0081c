"""A database that is away for a moment: nobody is shown what is not stored, nothing is stored
twice, every game goes on once it is back."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from test_secret_steps import two_drafts
from websockets.exceptions import ConnectionClosed

from wartable.kernel import CHANCE
from wartable.play import notice
from wartable.plugin import games
from wartable.server import desk as desks
from wartable.server import doubts, seating, timekeeper, undoing
from wartable.server import table as tables
from wartable.server.connection import Connection
from wartable.server.desk import Desk
from wartable.server.history import History
from wartable.server.opening import SeatWish, TableWish
from wartable.server.settings import ClockSettings, Settings, TableSettings
from wartable.server.table import Table
from wartable.storage import Away, LedgerRow, Person, Store, now, open_store

LONG = 120.0  # seconds: nothing waits that long unless something is wrong
FINE, LOST, UNHEARD = "fine", "lost", "unheard"


class Trouble:
    """Decides what becomes of each transaction of the ledger, or of every one: FINE, LOST before it
    begins, or UNHEARD, when it is committed and the answer does not arrive."""

    def __init__(self, store: Store, *names: str) -> None:
        self.fate: Callable[[], str] = lambda: FINE
        self.failed = 0
        for name in names or ("append", "load"):
            setattr(store, name, self.troubled(getattr(store, name)))

    def troubled(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def done(*given: Any) -> Any:
            fate = self.fate()
            if fate == LOST:
                self.failed += 1
                raise Away("lost")
            found = work(*given)
            if fate == UNHEARD:
                self.failed += 1
                raise Away("unheard")
            return found

        return done

    def once(self, fate: str) -> None:
        """The next transaction has this fate, those after it are lost until `over`."""
        fates = iter([fate])
        self.fate = lambda: next(fates, LOST)

    def over(self) -> None:
        self.fate = lambda: FINE


Work = Callable[[Desk, Trouble], Coroutine[Any, Any, None]]


def at_a_desk(folder: Path, work: Work) -> None:
    async def go() -> None:
        settings = Settings(data_dir=folder, bot_pause=0.0, bot_hold=0.0, workers=1, fixed_seed=3)
        desk = Desk(settings, open_store(str(folder / "t.sqlite3")))
        try:
            await work(desk, Trouble(desk.store))
        finally:
            await desk.close()
            desk.store.close()

    asyncio.run(go())


async def opened(
    desk: Desk, id: str, *others: SeatWish, clock: ClockSettings | None = None
) -> tuple[Table, Person]:
    """A table at which one person sits in the first seat, waiting for them to be ready."""
    person = desk.store.add_person("Olena")
    settings = TableSettings(clock=clock or ClockSettings())
    wish = TableWish(id, (SeatWish("me"), *others), {}, settings)
    return await desk.create(person, wish), person


async def until(true: Callable[[], Any]) -> None:
    end = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)


def stored(trouble: Trouble, desk: Desk, table: Table) -> History:
    """What a server that starts now would read."""
    fate, trouble.fate = trouble.fate, lambda: FINE
    found = desk.store.load(table.id)
    trouble.fate = fate
    assert found is not None
    row, _, events = found
    assert [event.seq for event in events] == list(range(1, row.head + 1))
    history = History(row, events)
    assert row.awaited == history.mask()
    return history


def same(table: Table, history: History) -> bool:
    return (
        table.match.state.dump() == history.match.state.dump()
        and table.match.entries == history.match.entries
        and table.match.draws == history.match.draws
        and table.match.chance.mixes == history.match.chance.mixes
        and table.history.noticed_by == history.noticed_by
        and table.history.numbers == history.numbers
        and table.history.moves == history.moves
        and table.head == history.head
    )


def heard(connection: Connection) -> list[bytes]:
    found = []
    while not connection._queue.empty():
        found.append(connection._queue.get_nowait() or b"")
    return found


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried at once."""
    monkeypatch.setattr(doubts, "ASK_AGAIN", 0.01)
    monkeypatch.setattr(timekeeper, "RETRY", 0.01)


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desk asks for no table by itself."""
    monkeypatch.setattr(doubts, "ASK_AGAIN", 1e6)


@pytest.mark.parametrize("id", games())
def test_moves_through_an_unsteady_database(id: str, never: None, tmp_path: Path) -> None:
    """Every second transaction or so fails, before or after it is committed. A move is sent again
    until it is answered; in the end each answered one is there once, and what the table shows is
    what a new server would read."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        others = [SeatWish("local") for _ in range(games()[id].seats[0] - 1)]
        table, person = await opened(desk, id, *others)
        await seating.ready(table, person.id, "abc")
        rng, fates, answered = random.Random(7), random.Random(8), list[tuple[str, str]]()
        for number in range(40):
            if table.match.over:
                break
            seat = table.match.actors[0]
            code = rng.choice(table.match.legal(seat))
            notation, move = table.match.write(seat, code), f"m{number}"
            trouble.fate = lambda: fates.choice((FINE, FINE, LOST, UNHEARD))
            while True:
                seq = table.number(seat)
                try:
                    await table.act(person.id, seat, notation, seq, move)
                except Away:
                    history = stored(trouble, desk, table)
                    assert len(table.match.entries) <= len(history.match.entries)
                    continue
                answered.append((move, notation))
                break
            trouble.over()
            assert same(table, stored(trouble, desk, table))
        assert trouble.failed > 10
        found = desk.store.load(table.id)
        assert found is not None
        moves = [(event.move, event.text) for event in found[2] if event.move]
        assert moves == answered

    at_a_desk(tmp_path, work)


@pytest.mark.parametrize("fate", [LOST, UNHEARD])
def test_nobody_is_shown_what_is_not_known_to_be_stored(fate: str, tmp_path: Path) -> None:
    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        spectator = Connection("", "en")
        table.connections.add(spectator)
        before, seat = table.match.state.dump(), table.match.actors[0]
        notation = table.match.write(seat, table.match.legal(seat)[0])
        trouble.once(fate)
        for _ in range(2):  # sent again while storage is still away
            with pytest.raises(Away):
                await table.act(person.id, seat, notation, table.number(seat), "m1")
        assert heard(spectator) == []
        assert table.match.state.dump() == before
        trouble.over()
        await table.act(person.id, seat, notation, table.number(seat), "m1")
        assert any(b'"position"' in message for message in heard(spectator))
        assert table.match.state.dump() != before
        assert same(table, stored(trouble, desk, table))

    at_a_desk(tmp_path, work)


def test_a_move_that_was_stored_unheard_shows_by_itself(soon: None, tmp_path: Path) -> None:
    """Nobody does anything: the table asks storage until it answers, then tells everybody."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        spectator = Connection("", "en")
        table.connections.add(spectator)
        seat = table.match.actors[0]
        notation = table.match.write(seat, table.match.legal(seat)[0])
        trouble.once(UNHEARD)
        with pytest.raises(Away):
            await table.act(person.id, seat, notation, table.number(seat), "m1")
        await until(lambda: trouble.failed > 3)  # asked in vain
        assert heard(spectator) == []
        trouble.over()
        await until(lambda: any(b'"position"' in message for message in heard(spectator)))
        assert table.history.moves.keys() == {(person.id, "m1")}
        assert same(table, stored(trouble, desk, table))

    at_a_desk(tmp_path, work)


def test_a_secret_step_that_was_stored_unheard_stays_secret(tmp_path: Path) -> None:
    """Age of Heroes words its deals in secret: when storage tells of such a step afterwards, its
    maker alone gets a message."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, people, first, second = await two_drafts(desk)
        lines = {seat: Connection(people[seat].id, "en") for seat in (first, second)}
        spectator = Connection("", "en")
        table.connections.update((*lines.values(), spectator))
        secret = next(
            code
            for code in table.match.legal(first)
            if notice.foreseen(table.match, first, code) == 1 << first
        )
        trouble.once(UNHEARD)
        with pytest.raises(Away):
            await table.play(first, secret, by=people[first].id, move="s")
        trouble.over()
        async with table.exclusive():
            pass
        assert same(table, stored(trouble, desk, table))
        assert any(b'"position"' in message for message in heard(lines[first]))
        assert heard(lines[second]) == [] and heard(spectator) == []

    at_a_desk(tmp_path, work)


def test_an_odd_answer_does_not_end_the_asking(
    soon: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One task asks for all tables in doubt: whatever it meets, it asks again."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        ping, odd = desk.store.ping, list[int]()

        def oddly() -> None:
            if len(odd) < 3:
                odd.append(1)
                raise RuntimeError("odd")
            ping()

        monkeypatch.setattr(desk.store, "ping", oddly)
        table.doubt()
        await until(lambda: not table.doubtful)
        assert len(odd) == 3

    at_a_desk(tmp_path, work)


def test_a_write_that_fails_after_its_request_was_cancelled(tmp_path: Path) -> None:
    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        gate, writing = threading.Event(), threading.Event()

        def slowly() -> str:
            writing.set()
            assert gate.wait(LONG)
            return LOST

        trouble.fate = slowly
        seat, head = table.match.actors[0], table.head
        task = asyncio.create_task(table.play(seat, table.match.legal(seat)[0], by=person.id))
        await until(writing.is_set)
        task.cancel()
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        trouble.over()
        async with table.exclusive():
            assert table.head == head
        assert same(table, stored(trouble, desk, table))

    at_a_desk(tmp_path, work)


@pytest.mark.parametrize("fate", [LOST, UNHEARD])
def test_getting_ready_and_starting_are_one_step(fate: str, tmp_path: Path) -> None:
    """A full table is never left waiting, and a value for chance counts once it is stored."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "critters-at-war", SeatWish("bot", "random"))
        trouble.once(fate)
        with pytest.raises(Away):
            await seating.ready(table, person.id, "abc")
        assert table.match.chance.mixes == {} and not table.history.started
        trouble.over()
        await seating.ready(table, person.id, "abc")
        history = stored(trouble, desk, table)
        assert history.started and history.match.chance.mixes == {0: "abc"}
        assert table.row.status == "running" and same(table, history)
        kinds = [event.kind for event in desk.store.load(table.id)[2]]  # type: ignore[index]
        assert kinds[:2] == ["mix", "start"] and kinds.count("start") == 1

    at_a_desk(tmp_path, work)


def test_a_full_table_that_an_earlier_server_left_waiting_starts(tmp_path: Path) -> None:
    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "critters-at-war", SeatWish("bot", "random"))
        mix = LedgerRow(
            table_id=table.id, seq=1, kind="mix", seat=0, text="abc", by=person.id, at=1
        )
        desk.store.append(table.id, [mix], {"head": 1}, {0: {"ready": True}})
        del desk.live[table.id]
        again = await desk.table(table.id)
        assert again.row.status == "running" and again.match.chance.mixes == {0: "abc"}
        assert same(again, stored(trouble, desk, again))

    at_a_desk(tmp_path, work)


@pytest.mark.parametrize("fate", [LOST, UNHEARD])
def test_taking_back_and_standing_in(fate: str, tmp_path: Path) -> None:
    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "small-samurai-empires", SeatWish("local"))
        await seating.ready(table, person.id, "")
        rng = random.Random(1)
        while not any(table.undoable(seat) for seat in (0, 1)):
            seat = table.match.actors[0]
            await table.play(seat, rng.choice(table.match.legal(seat)), by=person.id)
        seat = 0 if table.undoable(0) else 1
        count = len(table.match.entries)
        trouble.once(fate)
        with pytest.raises(Away):
            await undoing.undo(table, person.id, seat, table.number(seat), False, "u1")
        assert len(table.match.entries) == count
        trouble.over()
        await undoing.undo(table, person.id, seat, table.number(seat), False, "u1")
        assert len(table.match.entries) == count - 1
        assert same(table, stored(trouble, desk, table))
        trouble.once(fate)
        with pytest.raises(Away):
            await seating.leave(table, person.id)
        assert not table.level(0) and not table.level(1)
        trouble.over()
        await seating.leave(table, person.id)
        assert table.level(0) and table.level(1)
        kinds = [e.kind for e in desk.store.load(table.id)[2]]  # type: ignore[index]
        assert kinds.count("undo") == 1

    at_a_desk(tmp_path, work)


@pytest.mark.parametrize("fate", [LOST, UNHEARD])
def test_bots_go_on_by_themselves(fate: str, soon: None, tmp_path: Path) -> None:
    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "critters-at-war", SeatWish("bot", "random"))
        await seating.ready(table, person.id, "")
        while table.match.actors != (1,):  # the bot is asked, and has not begun to think
            await until(lambda: 0 in table.match.actors)
            await table.play(0, table.match.legal(0)[0], by=person.id)
        count = len(table.match.entries)
        trouble.once(fate)
        await until(lambda: trouble.failed > 3)
        assert len(table.match.entries) == count
        trouble.over()
        await until(lambda: table.match.over or table.match.actors == (0,))
        assert len(table.match.entries) > count
        assert same(table, stored(trouble, desk, table))

    at_a_desk(tmp_path, work)


def test_a_clock_that_runs_out_meanwhile_rings_later(
    soon: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk, trouble: Trouble) -> None:
        clock = ClockSettings(kind="live", minutes=1, increment=0)
        table, person = await opened(desk, "age-of-war", SeatWish("local"), clock=clock)
        await seating.ready(table, person.id, "")
        seat = table.match.actors[0]
        trouble.fate = lambda: LOST
        monkeypatch.setattr(timekeeper, "now", lambda: now() + 3600_000)
        table.time.wake()
        await until(lambda: trouble.failed > 3)
        assert not table.level(seat)
        trouble.over()
        await until(lambda: table.level(seat))

    at_a_desk(tmp_path, work)


def test_a_move_whose_request_is_cancelled_while_it_is_written(tmp_path: Path) -> None:
    """The thread goes on writing: whoever is next waits for it and sees what it did."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        gate, writing = threading.Event(), threading.Event()

        def slowly() -> str:
            writing.set()
            assert gate.wait(LONG)
            return FINE

        trouble.fate = slowly
        seat, number = table.match.actors[0], table.number(table.match.actors[0])
        notation = table.match.write(seat, table.match.legal(seat)[0])
        first = asyncio.create_task(table.act(person.id, seat, notation, number, "m1"))
        await until(writing.is_set)
        first.cancel()
        again = asyncio.create_task(table.act(person.id, seat, notation, number, "m1"))
        await asyncio.sleep(0)
        assert not again.done() and table.number(seat) == number
        trouble.over()
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert await again > number
        assert same(table, stored(trouble, desk, table))
        assert [key[1] for key in table.history.moves] == ["m1"]

    at_a_desk(tmp_path, work)


def test_a_commit_that_comes_late(tmp_path: Path) -> None:
    """The connection broke while the database was committing: the table asked too early. The same
    move, sent again, finds itself there and is answered as done."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        late: list[Any] = []
        append = desk.store.append

        def broken(*given: Any) -> None:
            late.append(given)
            raise Away("broken")

        desk.store.append = broken  # type: ignore[method-assign]
        seat, number = table.match.actors[0], table.number(table.match.actors[0])
        notation = table.match.write(seat, table.match.legal(seat)[0])
        with pytest.raises(Away):
            await table.act(person.id, seat, notation, number, "m1")
        desk.store.append = append  # type: ignore[method-assign]
        async with table.exclusive():
            assert table.number(seat) == number
        append(*late[0])
        assert await table.act(person.id, seat, notation, number, "m1") > number
        assert same(table, stored(trouble, desk, table))
        assert [key[1] for key in table.history.moves] == ["m1"]

    at_a_desk(tmp_path, work)


def test_those_who_waited_are_not_kept_waiting(tmp_path: Path) -> None:
    """Storage is slow to say that it is away. Whoever waited meanwhile is not made to ask again, or
    the tenth would wait ten times as long."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        table.doubt()
        gate = threading.Event()

        def slowly() -> str:
            assert gate.wait(LONG)
            return LOST

        trouble.fate = slowly

        async def ask() -> None:
            async with table.exclusive():
                pass

        asked = [asyncio.create_task(ask()) for _ in range(10)]
        await until(lambda: table.lock.locked())
        await asyncio.sleep(0)  # all ten stand in line
        gate.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, Away) for answer in answers) and trouble.failed == 1
        trouble.over()
        await ask()
        assert not table.doubtful

    at_a_desk(tmp_path, work)


def test_consent_to_an_undo_can_be_asked_for_again(tmp_path: Path) -> None:
    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        seat = table.match.actors[0]
        await table.play(seat, table.match.legal(seat)[0], by=person.id)
        count = len(table.match.entries)
        trouble.once(LOST)
        with pytest.raises(Away):
            await seating.ask_undo(table, person.id, seat, table.number(seat))
        assert table.request is None and len(table.match.entries) == count
        trouble.over()
        await seating.ask_undo(table, person.id, seat, table.number(seat))
        assert len(table.match.entries) < count
        assert same(table, stored(trouble, desk, table))

    at_a_desk(tmp_path, work)


def test_a_table_that_has_not_begun_shows_no_position(tmp_path: Path) -> None:
    async def work(desk: Desk, trouble: Trouble) -> None:
        table, _ = await opened(desk, "age-of-war", SeatWish("open"))
        spectator = Connection("", "en")
        table.connections.add(spectator)
        trouble.once(UNHEARD)
        with pytest.raises(Away):
            await seating.sit(table, desk.store.add_person("Ivan"), False)
        trouble.over()
        async with table.exclusive():
            pass
        messages = heard(spectator)
        assert messages and not any(b'"position"' in message for message in messages)
        assert table.seats[1].name == "Ivan"

    at_a_desk(tmp_path, work)


def test_the_time_of_an_outage_is_nobodys(tmp_path: Path) -> None:
    """As after a restart: who could not move has not used their time."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        clock = ClockSettings(kind="live", minutes=1, increment=0)
        table, person = await opened(desk, "age-of-war", SeatWish("local"), clock=clock)
        await seating.ready(table, person.id, "")
        seat = table.match.actors[0]
        trouble.once(LOST)
        with pytest.raises(Away):
            await table.play(seat, table.match.legal(seat)[0], by=person.id)
        trouble.over()
        async with table.exclusive():
            pass
        assert desk.store.load(table.id)[2][-1].kind == "resume"  # type: ignore[index]
        assert same(table, stored(trouble, desk, table))

    at_a_desk(tmp_path, work)


def test_one_table_is_one_object(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in doubt is kept however long nobody came, and another object for the same table
    wakes neither bots nor clocks."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "critters-at-war", SeatWish("bot", "random"))
        trouble.fate = lambda: FINE
        other = Table(desk, *desk.store.load(table.id))  # type: ignore[misc]
        await seating.ready(other, person.id, "")
        assert other.row.status == "running" and not other.bots.tasks
        table.doubt()
        monkeypatch.setattr(desks, "SWEEP", 0.0)
        monkeypatch.setattr(desks, "IDLE", -1)
        swept = asyncio.create_task(desk._sweep())
        for _ in range(10):
            await asyncio.sleep(0)
        assert table.doubtful and desk.live[table.id] is table
        async with table.exclusive():
            pass
        await until(lambda: not table.bots.tasks and table.id not in desk.live)
        swept.cancel()

    at_a_desk(tmp_path, work)


def test_another_server_wrote_first(tmp_path: Path) -> None:
    """The table shows what storage has, and the move against the old position is refused."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        other = Table(desk, *desk.store.load(table.id))  # type: ignore[misc]
        seat = table.match.actors[0]
        first, last = table.match.legal(seat)[0], table.match.legal(seat)[-1]
        await other.play(seat, first, by=person.id, move="a")
        with pytest.raises(tables.Fault, match="stale"):
            await table.play(seat, last, by=person.id, move="b")
        assert same(table, stored(trouble, desk, table)) and same(other, table.history)

    at_a_desk(tmp_path, work)


# ---- what programs and pages are answered
def test_answers_while_the_database_is_away(serve: Callable[..., Any]) -> None:
    served = serve()
    me = served.person()
    table = me.open("age-of-war", "me", "local:Ivan")
    desk = served.app.state.desk
    trouble, writer = Trouble(desk.store, "_do", "_read"), desk.store._writer
    writer.soon = trouble.troubled(writer.soon)  # moves
    position = me.get(f"/api/tables/{table}/position?seat=0")
    seat = position["awaited"][0]
    position = me.get(f"/api/tables/{table}/position?seat={seat}")
    move = {"notation": position["legal"][0], "seq": position["seq"], "move": "m1", "seat": seat}
    line = me.socket(table)
    line.until_type("position")

    def broken(fate: Callable[[], str], path: str, body: Any) -> httpx.Response:
        trouble.fate = fate
        answer = me.http.post(path, json=body, headers={"accept-language": "uk"})
        assert answer.status_code == 503 and answer.headers["retry-after"] == "2"
        assert answer.json()["fault"] == "storage-away" and "бази даних" in answer.text.encode(
            "ascii"
        ).decode("unicode-escape")
        return answer

    broken(lambda: LOST, f"/api/tables/{table}/moves", move)
    line.send(type="act", **move)
    with pytest.raises(ConnectionClosed):
        while True:
            assert line.hear()["type"] not in ("done", "refused")
    assert line.line.close_code == 1013
    assert me.http.get("/healthz").status_code == 200
    assert me.http.get("/readyz").status_code == 503
    assert me.http.get(f"/api/tables/{table}/stream").status_code == 503
    trouble.over()
    again = me.socket(table)
    again.until_type("position")
    again.send(type="act", **move)
    assert again.until(lambda m: m["type"] in ("done", "refused"))["type"] == "done"
    again.close()
    rows = desk.store.load(table)
    assert [event.text for event in rows[2] if event.move == "m1"] == [move["notation"]]


def test_chance_is_never_left_waiting(never: None, tmp_path: Path) -> None:
    """A move and what chance answers are one transaction."""

    async def work(desk: Desk, trouble: Trouble) -> None:
        table, person = await opened(desk, "age-of-war", SeatWish("local"))
        await seating.ready(table, person.id, "")
        rng = random.Random(4)
        for number in range(30):
            if table.match.over:
                break
            trouble.fate = lambda: rng.choice((FINE, LOST, UNHEARD))
            seat = table.match.actors[0]
            try:
                await table.play(seat, rng.choice(table.match.legal(seat)), by=person.id)
            except Away:
                trouble.over()
                async with table.exclusive():
                    pass
            assert stored(trouble, desk, table).match.actors != (CHANCE,)
        assert trouble.failed > 5

    at_a_desk(tmp_path, work)
