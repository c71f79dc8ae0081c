"""Steps that others do not notice: no message, no number and no clock may tell of them, and they
stand in nobody's way. Age of Heroes words its deals and musters its armies in secret."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wartable.kernel import CLOCK, EVERYBODY, SPECTATOR
from wartable.play import Match, ProvenChance, notice
from wartable.play.undo import found_out, is_quiet
from wartable.plugin import game
from wartable.server import describe, seating, telling, undoing
from wartable.server.clock import Clock
from wartable.server.connection import Connection
from wartable.server.desk import Desk
from wartable.server.opening import SeatWish, TableWish
from wartable.server.playback import Playback
from wartable.server.protocol import UndoShown
from wartable.server.settings import ClockSettings, Settings, TableSettings
from wartable.server.table import Table
from wartable.storage import Person, open_store

GAME = "age-of-heroes"


def at_a_desk(folder: Path, work: Callable[[Desk], Coroutine[Any, Any, None]]) -> None:
    async def go() -> None:
        settings = Settings(data_dir=folder, bot_pause=0.0, fixed_seed=3)
        desk = Desk(settings, open_store(str(folder / "t.sqlite3")))
        try:
            await work(desk)
        finally:
            await desk.close()
            desk.store.close()

    asyncio.run(go())


async def seated(
    desk: Desk, seats: int, id: str = GAME, **options: str
) -> tuple[Table, list[Person]]:
    """A running table, one person per seat."""
    people = [desk.store.add_person(f"P{n}") for n in range(seats)]
    wishes = (SeatWish("me"), *(SeatWish("open") for _ in people[1:]))
    clock = ClockSettings(kind="live", minutes=60, increment=20)
    wish = TableWish(id, wishes, dict(options), TableSettings(clock=clock), listed=True)
    table = await desk.create(people[0], wish)
    for person in people:
        await seating.sit(table, person, False)
        await seating.ready(table, person.id, "")
    assert table.row.status == "running"
    return table, people


def everything(table: Table, person: str, reader: int) -> bytes:
    """All a reader could ask for, apart from what the time is."""
    position = telling.position(table, reader, "en", False, 0)
    position.now, position.clock.left = 0, None
    playback = Playback(table.match, table.history.noticed_by, False)
    words = table.reader("en")
    film = (len(playback.steps(reader)), playback.moves(reader, words))
    row = describe.list_row(table.row, table.seats, person, "en")
    return msgspec.json.encode((position, describe.about(table, person, "en"), film, row))


def choose(table: Table, rng: random.Random) -> tuple[int, int]:
    """Somebody's step, a secret one where there is any."""
    match = table.match
    actors = [s for s in match.actors if s < match.seats] or [CLOCK]
    rng.shuffle(actors)
    for seat in actors:
        codes = match.legal(seat)
        rng.shuffle(codes)
        for code in codes[:8]:
            if notice.foreseen(match, seat, code) != EVERYBODY:
                return seat, code
    return actors[0], rng.choice(match.legal(actors[0]))


@pytest.mark.parametrize("fair", ["turns", "live"])
def test_whoever_does_not_notice_a_step_hears_nothing_of_it(tmp_path: Path, fair: str) -> None:
    choices = next(o.choices for o in game(GAME).options if o.key == "fair")
    options = {"fair": fair} if fair in choices else {}

    async def work(desk: Desk) -> None:
        table, people = await seated(desk, 3, **options)
        ids = [*(p.id for p in people), ""]
        lines = [Connection(id, "en") for id in ids]
        table.connections.update(lines)
        rng, secret = random.Random(1), 0
        for step in range(400):
            if table.match.over or secret >= 25:
                break
            seat, code = choose(table, rng)
            mask = notice.foreseen(table.match, seat, code)
            readers = [r for r in (0, 1, 2, SPECTATOR) if not mask >> r & 1]
            before = [everything(table, ids[min(r, 3)], r) for r in readers]
            waiting = [lines[min(r, 3)]._queue.qsize() for r in readers]
            count = len(table.match.entries)
            await table.play(seat, code, by=ids[seat] if seat < 3 else None, move=f"m{step}")
            if len(table.match.entries) > count + 1:
                continue  # chance spoke too
            for reader, old, queued in zip(readers, before, waiting, strict=True):
                assert everything(table, ids[min(reader, 3)], reader) == old
                assert lines[min(reader, 3)]._queue.qsize() == queued
                secret += 1
            for line in lines:
                while line._queue.qsize():
                    line._queue.get_nowait()
        assert secret >= 25
        numbers = table.history.numbers
        assert min(numbers[:3]) < table.head - 5
        again = Table(desk, *desk.store.load(table.id))
        assert (
            again.history.numbers == numbers
            and again.history.noticed_by == table.history.noticed_by
        )

    at_a_desk(tmp_path, work)


async def two_drafts(desk: Desk) -> tuple[Table, list[Person], int, int]:
    """In a fair that all visit at once, one person begins to word a deal, then another does."""
    table, people = await seated(desk, 3, fair="live")
    rng, first = random.Random(2), -1
    for step in range(600):
        match = table.match
        drafts = {
            seat: [
                c
                for c in match.legal(seat)
                if match.write(seat, c).startswith("deal ")
                and notice.foreseen(match, seat, c) == 1 << seat
            ]
            for seat in match.actors
            if seat < 3
        }
        if len(match.actors) > 2 and all(drafts.values()) and len(drafts) > 1:
            first, second = list(drafts)[:2]
            for seat in (first, second):
                person = people[seat].id
                await table.play(seat, drafts[seat][0], by=person, move=f"d{seat}")
            return table, people, first, second
        seat, code = next(iter(match.actors)), 0
        code = rng.choice(match.legal(seat))
        await table.play(seat, code, by=None, move=None)
        assert step < 599 and not match.over
    raise AssertionError


def test_one_may_take_back_a_step_though_another_made_one_in_secret(tmp_path: Path) -> None:
    """That one could not would tell of it. The other's step stands, also after a restart."""

    async def work(desk: Desk) -> None:
        table, people, first, second = await two_drafts(desk)
        count, entries = len(table.match.entries), list(table.match.entries)
        assert len(table.undoable(first)) == len(table.undoable(second)) == 1
        for seat in range(3):  # the terminal, where nobody writes down who noticed what
            assert found_out(table.match, seat) == table.undoable(seat)
        head, number = table.number(second), table.number(first)
        look, offered = table.look(second), table.quiet.shown(second)
        await undoing.undo(table, people[first].id, first, number, False, "u")
        assert len(table.match.entries) == count - 1
        assert table.match.entries[-1] == entries[-1] and table.match.entries[-1].seat == second
        assert table.number(second) == head and table.look(second) == look
        assert table.quiet.shown(second) == offered == UndoShown(free=1, ask=True)
        assert table.number(first) == number + 1
        again = Table(desk, *desk.store.load(table.id))
        assert again.match.state.dump() == table.match.state.dump()
        assert again.history.noticed_by == table.history.noticed_by
        assert again.undoable(second) == table.undoable(second) != []

    at_a_desk(tmp_path, work)


def test_what_a_move_showed_is_found_out_when_somebody_wants_to_take_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for every move: that took a third of its time."""
    asked: list[int] = []
    showed = Match.showed

    def counted(match: Match[Any], before: Any, number: int) -> bool:
        asked.append(number)
        return showed(match, before, number)

    monkeypatch.setattr(Match, "showed", counted)

    async def work(desk: Desk) -> None:
        table, people = await seated(desk, 2, "through-the-ages", resignation="off")
        table.connections.update(Connection(person.id, "en") for person in people)
        rng, looked = random.Random(3), 0
        for step in range(40):
            seat, code = choose(table, rng)
            await table.play(seat, code, by=people[seat].id, move=f"m{step}")
            assert not asked
            told, number = table.quiet.shown(seat), table.number(seat)
            if not told.unsure:
                assert table.match.entries[-1].seat != seat
                continue
            found = await undoing.look(table, people[seat].id, seat, number)
            assert found is not None and found.seq == number and not found.undo.unsure
            assert found.undo == table.quiet.shown(seat)
            assert found.undo.free == len(table.undoable(seat)) and asked
            assert await undoing.look(table, people[seat].id, seat, number - 1) is None
            asked.clear()
            looked += 1
        assert looked > 5

    at_a_desk(tmp_path, work)


def test_a_secret_step_does_not_end_a_question_of_consent(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        table, people, first, second = await two_drafts(desk)
        await seating.ask_undo(table, people[second].id, second, table.number(second))
        assert table.request is not None
        code = next(
            c
            for c in table.match.legal(first)
            if notice.foreseen(table.match, first, c) == 1 << first
        )
        await table.play(first, code, by=people[first].id, move="more")
        assert table.request is not None

    at_a_desk(tmp_path, work)


def test_a_clock_tells_nothing_of_secret_steps() -> None:
    """No increment, no new days, and no sign of when the last event was."""
    for kind in ("live", "days"):
        settings = TableSettings(clock=ClockSettings(kind=kind, minutes=5, increment=20, days=1))
        with_one, without = Clock(settings, 2), Clock(settings, 2)
        for clock in (with_one, without):
            clock.tick(1000, (), (0, 1), 0, False)
        with_one.tick(5000, (0, 1), (0, 1), 0, True, hidden=True)
        assert with_one.shown(9000) == without.shown(9000)


def test_nothing_is_taken_back_from_before_a_fork(tmp_path: Path) -> None:
    """What was played at another table is not this table's to take back."""

    async def work(desk: Desk) -> None:
        match: Match[Any] = Match(game("critters-at-war"), 2, chance=ProvenChance.seeded(4))
        rng = random.Random(4)
        match.settle()
        quiet: list[int] = []
        while not match.over:
            seat = match.actors[0]
            before, code = match.state.clone(), rng.choice(match.legal(seat))
            match.play(seat, code)
            if not match.settle() and not match.showed(before, len(match.entries) - 1):
                quiet.append(len(match.entries))
        person = desk.store.add_person("Olena")
        source = await desk.table(await desk.keep(person, match.record(), None, None))
        at = quiet[len(quiet) // 2]
        seat = match.entries[at - 1].seat
        fork = await desk.fork(person, source, at, (SeatWish("me"), SeatWish("me")))
        await seating.ready(fork, person.id, "")
        assert fork.row.status == "running" and len(fork.match.entries) == at
        fork.history.by_hand[at - 1] = True  # as if a person of this table had made it
        seen = fork.history.noticed_by[at - 1]
        assert is_quiet(fork.match, fork.match.state_at(at - 1), at - 1, seen)
        assert fork.undoable(seat) == []
        assert fork.quiet.shown(seat) == UndoShown(free=0, ask=False)

    at_a_desk(tmp_path, work)


def test_what_a_bot_did_for_a_seat_stands(tmp_path: Path) -> None:
    """Also when the person is back, and after a restart."""

    async def work(desk: Desk) -> None:
        table, people = await seated(desk, 2, "through-the-ages", resignation="off")
        table.bots.wake = lambda: None  # type: ignore[method-assign]
        rng, free = random.Random(3), 0
        for step in range(60):
            seat, code = choose(table, rng)
            own = await own_step(table, people[seat], seat, code, step)
            table.seats[seat].stand_in = "random"
            seat, code = choose(table, rng)
            table.seats[seat].stand_in = "random"
            number = len(table.match.entries)
            await table.play(seat, code)
            table.seats[seat].stand_in = ""
            again = Table(desk, *desk.store.load(table.id))
            assert number not in table.undoable(seat) and number not in again.undoable(seat)
            free += own
            for each in table.seats:
                each.stand_in = ""
        assert free > 5  # the same steps by a person may be taken back

    async def own_step(table: Table, person: Person, seat: int, code: int, step: int) -> bool:
        number = len(table.match.entries)
        await table.play(seat, code, by=person.id, move=f"m{step}")
        return number in table.undoable(seat)

    at_a_desk(tmp_path, work)


def test_what_a_bot_does_unnoticed_is_part_of_one_thought(tmp_path: Path) -> None:
    """Its secret steps are not held back one by one, or they could be counted with a watch."""

    async def work(desk: Desk) -> None:
        table, _ = await seated(desk, 3)
        rng = random.Random(1)
        for _ in range(200):
            seat, code = choose(table, rng)
            if notice.foreseen(table.match, seat, code) == 1 << seat:
                break
            await table.play(seat, code)
        held: list[int] = []

        async def hold(seat: int, job: Any) -> None:
            held.append(seat)
            table.bots.began.pop(seat)

        async def think(kind: str, *given: Any, person: str = "") -> int:
            return code

        table.seats[seat].stand_in = "random"
        table.bots._hold = hold  # type: ignore[method-assign]
        desk.jobs.run = think  # type: ignore[method-assign]
        count = len(table.match.entries)
        await table.bots._turn(seat)
        assert len(table.match.entries) > count and held == [] and seat in table.bots.began
        table.bots.stop()

    at_a_desk(tmp_path, work)


async def play_to_the_fair(table: Table) -> None:
    """To where two people and a clock may act."""
    rng = random.Random(5)
    while not {0, 1, CLOCK} <= set(table.match.actors):
        seat = table.match.actors[0]
        await table.play(seat, rng.choice(table.match.legal(seat)), by=None, move=None)


def test_nobody_waits_for_whoever_is_ready(tmp_path: Path) -> None:
    """F10: who is ready in a live fair may act and need not, so no time runs and no list calls;
    trading on is asked for again. A table read from storage says the same."""

    async def work(desk: Desk) -> None:
        table, people = await seated(desk, 2, fair="live")
        await play_to_the_fair(table)
        for notation, awaited in (("ready", (1, CLOCK)), ("unready", (0, 1, CLOCK))):
            await table.act(people[0].id, 0, notation, table.number(0), notation)
            assert table.match.actors == (0, 1, CLOCK)
            again = Table(desk, *desk.store.load(table.id))
            for one in (table, again):
                assert one.history.awaited() == awaited
                assert tuple(sorted(one.history.clock.asked)) == awaited
                assert telling.position(one, 1, "en", False, 0).awaited == list(awaited)
            assert (table.row.awaited & 1 == 1) == (0 in awaited)
            assert table.time.due() is not None

    at_a_desk(tmp_path, work)


def test_a_shared_screen_goes_on_to_whoever_is_not_ready(tmp_path: Path) -> None:
    """Two people of one screen in a live fair: once the first is ready, the curtain falls."""

    async def work(desk: Desk) -> None:
        person = desk.store.add_person("Olena")
        wish = TableWish(
            GAME, (SeatWish("me"), SeatWish("local")), {"fair": "live"}, TableSettings()
        )
        table = await desk.create(person, wish)
        await seating.ready(table, person.id, "")
        await play_to_the_fair(table)
        line = Connection(person.id, "en")
        line.shown = 0
        assert telling.curtain(table, line) == []
        await table.act(person.id, 0, "ready", table.number(0), "m1")
        assert telling.curtain(table, line) == [1]

    at_a_desk(tmp_path, work)
