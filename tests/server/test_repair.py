"""Ledgers with a gap, as servers left them that stored a move on top of one that was lost."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from wartable.cli import main
from wartable.kernel import CHANCE
from wartable.play import Record
from wartable.plugin import games
from wartable.server import seating, undoing
from wartable.server.desk import Desk
from wartable.server.faults import Fault
from wartable.server.opening import SeatWish, TableWish
from wartable.server.repair import Damage, cut, examine
from wartable.server.settings import ClockSettings, Settings, TableSettings
from wartable.server.table import Table
from wartable.storage import Conflict, LedgerRow, Store, TableRow, now, open_store

Work = Callable[[Desk], Coroutine[Any, Any, None]]


def at_a_desk(folder: Path, work: Work) -> None:
    async def go() -> None:
        store = open_store(str(folder / "wartable.sqlite3"))
        desk = Desk(Settings(data_dir=folder, fixed_seed=5), store)
        try:
            await work(desk)
        finally:
            await desk.close()
            store.close()

    asyncio.run(go())


async def played(desk: Desk, id: str, moves: int, clock: ClockSettings | None = None) -> Table:
    """A table after so many random moves."""
    person = desk.store.add_person("Olena")
    others = [SeatWish("local") for _ in range(games()[id].seats[0] - 1)]
    settings = TableSettings(clock=clock or ClockSettings())
    keys = {option.key for option in games()[id].options}
    stays: dict[str, str | int] = {"resignation": "off"} if "resignation" in keys else {}
    table = await desk.create(person, TableWish(id, (SeatWish("me"), *others), stays, settings))
    await seating.ready(table, person.id, "abc")
    await play_on(table, moves, random.Random(1))
    return table


async def play_on(table: Table, moves: int, rng: random.Random) -> None:
    for _ in range(moves):
        if table.match.over:
            return
        seat = table.match.actors[0]
        await table.play(seat, rng.choice(table.match.legal(seat)), by="person", move=None)


def lose(store: Store, table: Table, first: int) -> int:
    """Take one step out of the ledger, a seat's action with what chance answered, and let the
    others move up, as if each had been stored on top of the gap. How many events are left."""
    found = store.load(table.id)
    assert found is not None
    events = found[2]
    places = [n for n, e in enumerate(events) if e.kind == "act" and e.seat != CHANCE]
    at = places[first]
    after = next((n for n in range(at + 1, len(events)) if events[n].seat != CHANCE), len(events))
    left = [*events[:at], *events[after:]]
    copies = [
        LedgerRow(
            table_id=e.table_id,
            seq=n,
            kind=e.kind,
            seat=e.seat,
            text=e.text,
            draw=e.draw,
            by=e.by,
            move=e.move,
            at=e.at,
            audience=e.audience,
        )
        for n, e in enumerate(left, 1)
    ]

    def work(s: Session) -> None:
        s.execute(delete(LedgerRow).where(LedgerRow.table_id == table.id))
        s.add_all(copies)
        row = s.get(TableRow, table.id)
        assert row is not None
        row.head = len(copies)

    store._do(work)
    return len(copies)


def damage_of(store: Store, id: str) -> Damage | None:
    found = store.load(id)
    assert found is not None
    return examine(*found)


@pytest.mark.parametrize("id", games())
def test_a_ledger_with_a_gap_is_cut_and_the_game_goes_on(id: str, tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        store, broken = desk.store, 0
        for first in (3, 6, 9):
            table = await played(desk, id, 24)
            assert damage_of(store, table.id) is None
            del desk.live[table.id]
            count = lose(store, table, first)
            damage = damage_of(store, table.id)
            if damage is None:
                continue  # what came after fits the other position too
            broken += 1
            assert not damage.hopeless and damage.sound < count and damage.why
            frozen = await desk.table(table.id)
            assert frozen.history.frozen == "damaged" and frozen.row.status == "frozen"
            desk.drop(frozen)
            copy = cut(store, damage, tmp_path / "repairs")
            row, *rest = [json.loads(line) for line in copy.read_text("utf-8").splitlines()]
            assert row["id"] == table.id and row["head"] == count and row["status"] == "running"
            seats, kept = rest[: row["seats"]], rest[row["seats"] :]
            assert [seat["person_id"] for seat in seats] == [table.row.host] * len(seats)
            assert [(e["seq"], e["text"]) for e in kept] == [(e.seq, e.text) for e in damage.cut]
            assert copy.stat().st_mode & 0o777 == 0o600
            again = await desk.table(table.id)
            assert again.row.status == "running" and damage_of(store, table.id) is None
            assert again.head == damage.sound + 1
            # an outcome that people have seen is never drawn again
            drawn = max(e.draw for e in damage.events)
            assert again.match.draws == drawn
            kept_entries = len(again.match.entries)
            await play_on(again, 12, random.Random(2))
            assert damage_of(store, table.id) is None
            news = again.match.entries[kept_entries:]
            assert news and all(e.draw > drawn for e in news if e.seat == CHANCE)
        assert broken, "no gap was noticed"

    at_a_desk(tmp_path, work)


def test_a_move_without_what_chance_answered_is_cut_too(tmp_path: Path) -> None:
    """A ledger ends where a seat is asked, or nobody would ever roll."""

    async def work(desk: Desk) -> None:
        table = await played(desk, "age-of-war", 8)
        row, seats, events = desk.store.load(table.id)  # type: ignore[misc]
        at = max(n for n, e in enumerate(events) if e.kind == "act" and e.seat != CHANCE)
        assert at < len(events) - 1, "the last move was answered by chance"
        damage = examine(row, seats, events[: at + 1])
        assert damage is not None and damage.sound == at and "chance" in damage.why

    at_a_desk(tmp_path, work)


def test_an_event_that_is_missing(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        table = await played(desk, "critters-at-war", 6)
        row, seats, events = desk.store.load(table.id)  # type: ignore[misc]
        damage = examine(row, seats, [*events[:5], *events[6:]])
        assert damage is not None and damage.why == "event 6 is missing" and damage.sound <= 5

    at_a_desk(tmp_path, work)


def test_what_a_later_version_wrote_is_not_damage_to_be_cut(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        table = await played(desk, "critters-at-war", 6)
        row, seats, events = desk.store.load(table.id)  # type: ignore[misc]
        damage = examine(row, seats, events)
        assert damage is None
        events[-1].kind = "truce"
        damage = examine(row, seats, events)
        assert damage is not None and damage.newer

    at_a_desk(tmp_path, work)


def test_a_table_that_goes_on_meanwhile_is_left_alone(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        table = await played(desk, "age-of-war", 8)
        row, seats, events = desk.store.load(table.id)  # type: ignore[misc]
        damage = Damage(row, seats, events, 3, "a test")
        await play_on(table, 1, random.Random(1))
        count = len(desk.store.load(table.id)[2])  # type: ignore[index]
        with pytest.raises(Conflict):
            cut(desk.store, damage, tmp_path / "repairs")
        assert len(desk.store.load(table.id)[2]) == count  # type: ignore[index]

    at_a_desk(tmp_path, work)


def test_a_server_that_has_the_table_open_reads_it_again(tmp_path: Path) -> None:
    """Its memory is ahead of what was cut: its next move is refused, and nothing is stored on top
    of a gap."""

    async def work(desk: Desk) -> None:
        table = await played(desk, "age-of-war", 8)
        row, seats, events = desk.store.load(table.id)  # type: ignore[misc]
        sound = max(n for n in range(2, 9) if examine(row, seats, events[:n]) is None)
        cut(desk.store, Damage(row, seats, events, sound, "a test"), tmp_path / "repairs")
        with pytest.raises(Fault, match="stale"):
            await play_on(table, 1, random.Random(1))
        assert table.head == sound + 1 and damage_of(desk.store, table.id) is None
        await play_on(table, 3, random.Random(1))
        assert damage_of(desk.store, table.id) is None

    at_a_desk(tmp_path, work)


def test_games_that_are_over_stay_over(tmp_path: Path, record: str) -> None:
    """A record that breaks off where chance must speak is sound. One that cannot be replayed keeps
    its result and is cut only at what cannot be read."""

    async def work(desk: Desk) -> None:
        person = desk.store.add_person("Olena")
        whole = Record.parse(record)
        last = max(n for n, e in enumerate(whole.entries) if e.seat == CHANCE)
        broken_off = Record({**whole.header, "Result": "*"}, whole.entries[:last])
        id = await desk.keep(person, broken_off, None, None)
        assert damage_of(desk.store, id) is None
        id = await desk.keep(person, whole, [2, 1], None)
        assert damage_of(desk.store, id) is None
        assert lose(desk.store, await desk.table(id), 4)
        damage = damage_of(desk.store, id)
        assert damage is not None and damage.over
        cut(desk.store, damage, tmp_path / "repairs")
        del desk.live[id]
        again = await desk.table(id)
        assert (again.row.status, again.row.result) == ("over", [2, 1])
        assert desk.store.running() == [] and damage_of(desk.store, id) is None

    at_a_desk(tmp_path, work)


def test_nobody_is_late_after_a_cut(tmp_path: Path) -> None:
    """With days to think, whoever is asked after the cut has all of them again."""

    async def work(desk: Desk) -> None:
        clock = ClockSettings(kind="days", days=2)
        table = await played(desk, "age-of-war", 8, clock=clock)
        row, seats, events = desk.store.load(table.id)  # type: ignore[misc]

        def long_ago(s: Session) -> None:
            s.execute(update(LedgerRow).values(at=LedgerRow.at - 10 * 86_400_000))

        desk.store._do(long_ago)
        del desk.live[table.id]
        sound = max(n for n in range(2, 9) if examine(row, seats, events[:n]) is None)
        cut(desk.store, Damage(row, seats, events, sound, "a test"), tmp_path / "repairs")
        again = await desk.table(table.id)
        due = again.time.due()
        assert due is not None and due[0] - now() > 86_400_000

    at_a_desk(tmp_path, work)


def test_a_fork_cut_before_its_fork(tmp_path: Path) -> None:
    """What was played after the cut is this table's own: it can be proved and taken back."""

    async def work(desk: Desk) -> None:
        source = await played(desk, "age-of-war", 12)
        person = desk.store.person(source.row.host)
        assert person is not None
        table = await desk.fork(person, source, 20, (SeatWish("me"), SeatWish("local")))
        await seating.ready(table, person.id, "")
        row, seats, events = desk.store.load(table.id)  # type: ignore[misc]
        cut(desk.store, Damage(row, seats, events, 9, "a test"), tmp_path / "repairs")
        del desk.live[table.id]
        again = await desk.table(table.id)
        assert again.history.forked == 9 and len(again.match.entries) > 9

    at_a_desk(tmp_path, work)


def test_ledgers_with_undo(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        table = await played(desk, "small-samurai-empires", 10)
        rng = random.Random(3)
        while not any(table.undoable(seat) for seat in (0, 1)):
            await play_on(table, 1, rng)
        seat = 0 if table.undoable(0) else 1
        await undoing.undo(table, table.row.host, seat, table.number(seat), False, "u")
        await play_on(table, 6, rng)
        assert damage_of(desk.store, table.id) is None
        lose(desk.store, table, 2)
        damage = damage_of(desk.store, table.id)
        assert damage is not None
        cut(desk.store, damage, tmp_path / "repairs")
        assert damage_of(desk.store, table.id) is None

    at_a_desk(tmp_path, work)


def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks, says what it would do, and cuts when told to."""
    monkeypatch.delenv("WARTABLE_DATABASE", raising=False)
    ids: list[str] = []

    async def work(desk: Desk) -> None:
        sound, broken, lost = [await played(desk, "critters-at-war", 12) for _ in range(3)]
        lose(desk.store, broken, 4)
        desk.store.append(lost.id, [], {"game": "no-such-game"})
        ids.extend((sound.id, broken.id, lost.id))

    def repair(*args: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main(["repair", "--data-dir", str(tmp_path), "--lang", "en", *args])
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    at_a_desk(tmp_path, work)
    sound, broken, lost = ids
    code, out, _ = repair()
    assert code == 1 and sound not in out and "3 tables looked through, 2 damaged" in out
    assert f"{broken} (critters-at-war): " in out and f"{lost} (no-such-game): cannot" in out
    assert "--cut" in out and not (tmp_path / "repairs").exists()
    code, out, _ = repair("--json")
    told = json.loads(out)
    assert code == 1 and told["tables"] == 3
    rows = {row["table"]: row for row in told["damaged"]}
    assert set(rows) == {broken, lost} and rows[broken]["game"] == "critters-at-war"
    assert 0 < rows[broken]["sound"] < rows[broken]["actions"] and not rows[broken]["cut"]
    code, out, _ = repair("--cut", broken)
    assert code == 0 and f"{broken}: cut back to" in out and "1 table looked through" in out
    (copy,) = (tmp_path / "repairs").iterdir()
    assert str(copy) in out
    code, out, _ = repair(broken, sound)
    assert code == 0 and "2 tables looked through, 0 damaged." in out
    code, out, _ = repair("--cut")
    assert code == 1 and "nothing is cut" in out  # a game that is not installed
    code, _, err = repair("nowhere")
    assert code == 2 and "there is no table nowhere" in err


def test_databases_that_cannot_be_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line instead of a trace; one of an earlier version is not changed by looking."""
    old = tmp_path / "old.sqlite3"
    sqlite3.connect(old).execute("CREATE TABLE people (id TEXT)").connection.close()
    places = {
        str(tmp_path / "none.sqlite3"): "there is no database at",
        "postgresql://nobody@127.0.0.1:1/none": "the database does not answer",
        str(old): "is of another version",
    }
    for place, said in places.items():
        monkeypatch.setenv("WARTABLE_DATABASE", place)
        with pytest.raises(SystemExit) as left:
            main(["repair", "--lang", "en"])
        err = capsys.readouterr().err
        assert left.value.code == 2 and said in err and err.count("\n") == 1
    tables = sqlite3.connect(old).execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("people",)]
