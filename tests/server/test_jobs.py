"""Jobs that servers leave in the database: whoever takes them, and whatever becomes of that one,
they are answered, or refused in words."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from web_harness import LONG

import wartable
from tests.postgres import cluster
from wartable.cli.program import main
from wartable.errors import BadInput
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import Rng
from wartable.play import BadRecord, Match, ProvenChance, Record
from wartable.plugin import game
from wartable.server import bus, jobs, sharing
from wartable.server.answers import AdviceLine
from wartable.server.bots import Job
from wartable.server.bus import PostgresBus, Silence
from wartable.server.faults import Fault
from wartable.server.jobs import KINDS, READING, THINKING, Failed, Here, version
from wartable.server.settings import Settings
from wartable.server.sharing import Hands, Shared
from wartable.storage import Away, Store, open_store
from wartable.storage.engine import WRITERS
from wartable.storage.jobs import TRIES, Queue, Taken
from wartable.storage.register import NOW, Register

EVERYTHING = THINKING + READING


class Quick(Here):
    """Does everything at once, in this process; `done` is what it did."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.done: list[str] = []

    async def do(self, kind: str, *given: Any) -> Any:
        self.done.append(kind)
        return KINDS[kind].work(*given)


class House:
    """A server's jobs, and workers whose hands the test moves. Whoever `lives` does so for hours:
    nobody dies of a slow machine."""

    def __init__(self, store: Store) -> None:
        self.store, self.queue = store, Queue(store)
        self.settings = Settings()
        self.here = Quick(self.settings)
        self.jobs = Shared("server", store, Silence(), self.here, self.settings)
        self.jobs.workers = True
        self.lives("server")

    def lives(self, id: str, hours: int = 1) -> None:
        self.sql(
            f"""INSERT INTO nodes (id, seen, since, worker)
            VALUES ('{id}', {NOW} + 3600000 * {hours}, 0, '{version()}')
            ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen"""
        )

    def dies(self, id: str) -> None:
        self.lives(id, -1)

    def sql(self, words: str) -> list[Any]:
        with self.store.engine.begin() as connection:
            found = connection.execute(text(words))
            return list(found) if found.returns_rows else []

    def take(self, id: str) -> list[Taken]:
        return self.queue.take(id, EVERYTHING, version(), 9)

    async def taken(self, id: str) -> Taken:
        """The one job that there is, as soon as it is there."""
        async with asyncio.timeout(LONG):
            while not (found := self.take(id)):
                await asyncio.sleep(0.01)
        (job,) = found
        return job


@pytest.fixture(autouse=True)
def look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "LOOK", 0.02)
    monkeypatch.setattr(sharing, "OVERDUE", 3_600_000)  # however slow a worker of a test is


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    with cluster() as database:
        found = open_store(database.url)
        yield found
        found.close()


def in_a_house(store: Store, test: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def work() -> None:
        house = House(store)
        watching = asyncio.create_task(house.jobs.watch())
        try:
            async with asyncio.timeout(LONG):
                await test(house)
        finally:
            watching.cancel()
            house.sql("DELETE FROM jobs")
            house.sql("DELETE FROM nodes")

    asyncio.run(work())


def thought(level: str = "random") -> Job:
    match: Match[Any] = Match(game("critters-at-war"), 2, chance=ProvenChance.seeded(3))
    match.settle()
    seat = match.actors[0]
    believed = match.seen(seat, Rng(1)).believed.dump()
    return Job("critters-at-war", None, believed, seat, level, 1, names=("Olena", "Taras"))


def test_jobs_of_every_kind_are_done_elsewhere_and_come_back_whole(
    store: Store, record: str
) -> None:
    async def test(house: House) -> None:
        house.lives("worker")
        worker = Quick(house.settings)
        hands = Hands("worker", store, worker, house.jobs._told)

        async def asked(kind: str, *given: Any) -> Any:
            waiting = asyncio.ensure_future(house.jobs.run(kind, *given, person="olena"))
            while not waiting.done():
                await hands.take()
                await asyncio.sleep(0.01)
            return await waiting

        job = thought()
        assert await asked("move", job) == KINDS["move"].work(job)
        advice, _ = await asked("hint", job)
        assert advice and all(isinstance(line, AdviceLine) for line in advice)
        found, places = await asked("record", record, None)
        assert isinstance(found, Record) and found.text() == record and len(places) == 2
        with pytest.raises(BadRecord) as caught:
            await asked("record", '[Wartable "1"]\n1. 0 \ud800\0;zz', None)
        assert caught.value.line == 2
        assert caught.value.sentence(texts(lang="uk")).startswith("рядок 2: ")
        with pytest.raises(BadInput) as wrong:
            await asked("data", "age-of-heroes", "a = ")
        assert wrong.value.key == "toml" and wrong.value.named["line"] == "1"
        worker.do = fails  # type: ignore[method-assign]
        with pytest.raises(Failed) as failed:
            await asked("move", job)
        assert "ZeroDivisionError" in failed.value.why
        assert worker.done == ["move", "hint", "record", "record", "data"]
        assert house.here.done == [] and house.sql("SELECT * FROM jobs") == []

    async def fails(*given: Any) -> None:
        raise ZeroDivisionError

    in_a_house(store, test)


def test_moves_come_before_hints_and_nobody_takes_more_than_there_is_room_for(store: Store) -> None:
    async def test(house: House) -> None:
        for id in ("worker", "other"):
            house.lives(id)
        kinds = ["hint", "hint", "move", "move", "hint", "move"]
        for number, kind in enumerate(kinds):
            job = house.jobs._job(kind, (thought(),), f"person {number}")
            assert house.queue.add(replace(job, id=f"job {number}"))
            house.sql(f"UPDATE jobs SET made = {number} WHERE id = 'job {number}'")
        taken = [
            {job.id for job in house.queue.take(id, THINKING, version(), 2)}
            for id in ("worker", "other")
        ]
        assert taken == [{"job 2", "job 3"}, {"job 5", "job 0"}]

    in_a_house(store, test)


def test_writing_that_is_stuck_does_not_keep_a_server_from_showing_that_it_lives(
    store: Store,
) -> None:
    async def test(house: House) -> None:
        release = threading.Event()
        stuck = [asyncio.ensure_future(store.run(release.wait)) for _ in range(WRITERS)]
        await asyncio.sleep(0)
        assert "me" in (await store.run(Register(store).beat, "me")).nodes
        release.set()
        await asyncio.gather(*stuck)

    in_a_house(store, test)


def test_a_job_of_a_dead_worker_is_given_to_another_and_the_dead_answer_in_vain(
    store: Store,
) -> None:
    async def test(house: House) -> None:
        for id in ("first", "second"):
            house.lives(id)
        waiting = asyncio.ensure_future(house.jobs.run("move", thought()))
        job = await house.taken("first")
        assert house.take("second") == []
        house.dies("first")
        assert house.take("second") == [job]
        house.queue.answer(job.id, "first", '{"done": 1}')
        house.queue.answer(job.id, "second", '{"done": 2}')
        assert await waiting == 2

    in_a_house(store, test)


def test_a_job_that_kills_whoever_does_it_is_given_up(store: Store) -> None:
    async def test(house: House) -> None:
        waiting = asyncio.ensure_future(house.jobs.run("move", thought()))
        for number in range(TRIES):
            await house.taken(f"dead {number}")
        with pytest.raises(Failed) as failed:
            await waiting
        assert "died" in failed.value.why
        sentences = {failed.value.sentence(texts(lang=lang)) for lang in LANGUAGES}
        assert len(sentences) == 3 and not any("fault-" in said for said in sentences)

    in_a_house(store, test)


def test_a_worker_that_missed_what_it_took_takes_it_again(store: Store) -> None:
    """The database said that it is the worker's, and the worker did not hear it."""

    async def test(house: House) -> None:
        house.lives("worker")
        waiting = asyncio.ensure_future(house.jobs.run("move", thought()))
        job = await house.taken("worker")
        assert house.queue.take("worker", EVERYTHING, version(), 9, [job.id]) == []
        assert house.take("worker") == [job]
        house.queue.answer(job.id, "worker", '{"done": 3}')
        assert await waiting == 3

    in_a_house(store, test)


def test_a_job_ends_at_its_deadline_wherever_it_is(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadlines: list[asyncio.Timeout] = []

    def timeout(seconds: float) -> asyncio.Timeout:
        deadlines.append(asyncio.timeout(seconds))
        return deadlines[-1]

    known = {**vars(asyncio), "timeout": timeout}
    monkeypatch.setattr(sharing, "asyncio", SimpleNamespace(**known))

    async def test(house: House) -> None:
        house.lives("worker")
        worker = Quick(house.settings)
        begun = asyncio.Event()

        async def for_ever(*given: Any) -> None:
            begun.set()
            await asyncio.Event().wait()

        worker.do = for_ever  # type: ignore[method-assign]
        hands = Hands("worker", store, worker, house.jobs._told)
        waiting = asyncio.ensure_future(house.jobs.run("hint", thought(), person="olena"))
        while not begun.is_set():
            await hands.take()
            await asyncio.sleep(0.01)
        (deadline,) = deadlines
        assert deadline.when() is not None
        deadline.reschedule(0)
        with pytest.raises(Fault) as caught:
            await waiting
        assert (caught.value.key, caught.value.status) == ("thinking-too-long", 503)
        while house.sql("SELECT * FROM jobs") or hands.doing:
            await hands.take()
            await asyncio.sleep(0.01)

    in_a_house(store, test)


def test_one_person_has_only_so_many_jobs_at_all_servers_together(store: Store) -> None:
    async def test(house: House) -> None:
        for id in ("worker", "other"):
            house.lives(id)
        other = Shared("other", store, Silence(), house.here, house.settings)
        other.workers = True
        first = asyncio.ensure_future(house.jobs.run("record", "", None, person="olena"))
        job = await house.taken("worker")
        for kind, given in (("record", ("", None)), ("data", ("age-of-war", ""))):
            with pytest.raises(Fault) as caught:
                await other.run(kind, *given, person="olena")
            assert caught.value.status == 429
        sentences = {caught.value.sentence(texts(lang=lang)) for lang in LANGUAGES}
        assert len(sentences) == 3 and not any("fault-" in said for said in sentences)
        hers = asyncio.ensure_future(house.jobs.run("hint", thought(), person="olena"))
        his = asyncio.ensure_future(house.jobs.run("record", "", None, person="taras"))
        while len(house.sql("SELECT * FROM jobs")) < 3:
            await asyncio.sleep(0.01)
        house.queue.answer(job.id, "worker", '{"fault": ["busy", 503, {}]}')
        with pytest.raises(Fault, match="busy"):
            await first
        again = asyncio.ensure_future(house.jobs.run("record", "", None, person="olena"))
        while len(house.sql("SELECT * FROM jobs")) < 3:
            await asyncio.sleep(0.01)
        for task in (hers, his, again):
            task.cancel()
        while house.sql("SELECT * FROM jobs"):  # nobody waits for them
            await asyncio.sleep(0.01)

    in_a_house(store, test)


def test_the_same_holds_for_a_server_that_is_alone() -> None:
    async def work() -> None:
        here, hold = Here(Settings()), asyncio.Event()

        async def do(kind: str, *given: Any) -> None:
            await hold.wait()

        here.do = do  # type: ignore[method-assign]
        first = asyncio.ensure_future(here.run("record", "", None, person="olena"))
        await asyncio.sleep(0)
        with pytest.raises(Fault, match="still-at-work"):
            await here.run("data", "age-of-war", "", person="olena")
        bots = [asyncio.ensure_future(here.run("move", thought())) for _ in range(9)]
        his = asyncio.ensure_future(here.run("record", "", None, person="taras"))
        hold.set()
        await asyncio.gather(first, his, *bots)
        await here.run("data", "age-of-war", "", person="olena")

    asyncio.run(work())


def test_what_the_database_lost_is_asked_for_again(store: Store) -> None:
    async def test(house: House) -> None:
        house.lives("worker")
        waiting = asyncio.ensure_future(house.jobs.run("move", thought()))
        job = await house.taken("worker")
        house.sql("DELETE FROM jobs")
        assert await house.taken("worker") == job
        house.queue.answer(job.id, "worker", '{"done": 4}')
        assert await waiting == 4

    in_a_house(store, test)


def test_a_server_does_itself_what_no_worker_begins(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "OVERDUE", 0)

    async def test(house: House) -> None:
        job = thought()
        assert await house.jobs.run("move", job) == KINDS["move"].work(job)
        assert house.here.done == ["move"]

    in_a_house(store, test)


@pytest.mark.parametrize("why", ["no worker", "no database"])
def test_a_server_without_workers_or_database_does_everything_itself(
    store: Store, why: str
) -> None:
    async def test(house: House) -> None:
        def away(job: Any) -> bool:
            raise Away("gone")

        house.jobs.workers = why != "no worker"
        house.jobs.queue.add = away  # type: ignore[method-assign]
        job = thought()
        assert await house.jobs.run("move", job) == KINDS["move"].work(job)
        assert house.here.done == ["move"] and house.sql("SELECT * FROM jobs") == []

    in_a_house(store, test)


@pytest.mark.parametrize(
    ("differs", "same"),
    [
        ("wartable/games/critters_at_war/lessons/01-first-steps.lesson", False),
        ("wartable/games/through_the_ages/puzzles.jsonl", False),
        ("wartable/games/age_of_heroes/engine/actions.py", False),
        ("wartable/server/static/table.js", True),
        ("", True),
    ],
)
def test_builds_are_told_apart_by_what_they_are_made_of(
    differs: str, same: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a worker has another lesson, puzzle or list of actions under the same name, it would
    answer another question."""
    ours, read = version(), jobs._files

    def changed(folder: Any, path: str) -> Iterator[tuple[str, bytes]]:
        for name, content in read(folder, path):
            yield name, content + b"#" * (name == differs)

    version.cache_clear()
    monkeypatch.setattr(jobs, "_files", changed)
    assert (Path(wartable.__file__).parents[1] / differs).exists()
    theirs = version()
    version.cache_clear()
    assert (theirs == ours) is same and len(ours) <= 40


def test_jobs_of_another_version_are_left_alone(store: Store) -> None:
    async def test(house: House) -> None:
        waiting = asyncio.ensure_future(house.jobs.run("move", thought()))
        while not house.sql("SELECT * FROM jobs"):
            await asyncio.sleep(0.01)
        assert house.queue.take("worker", EVERYTHING, "another", 9) == []
        waiting.cancel()

    in_a_house(store, test)


def test_a_worker_without_a_shared_database_says_what_it_needs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WARTABLE_DATABASE", raising=False)
    with pytest.raises(SystemExit) as ended:
        main(["worker", "--lang", "uk"])
    assert ended.value.code == 2
    assert "помічникові потрібні" in capsys.readouterr().err


def test_equal_messages_all_arrive_and_no_error_silences_the_bus(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Twice the same is let through at one server: the other counts two."""
    monkeypatch.setattr(bus, "RETRY", 0.01)
    heard: list[str] = []

    async def work() -> None:
        one, two = PostgresBus(store, "one"), PostgresBus(store, "two")
        two.subscribe("took", lambda node, who: heard.append(who))
        await two.open(lambda: None)
        for _ in range(3):
            one.publish("took", who="olena")
        say, wrong = one._say_all, [ZeroDivisionError()]

        async def once_wrong(line: Any) -> None:
            if wrong:
                raise wrong.pop()
            await say(line)

        one._say_all = once_wrong  # type: ignore[method-assign]
        await one.open(lambda: None)
        async with asyncio.timeout(LONG):
            while len(heard) < 3:
                await asyncio.sleep(0.01)
        await one.close()
        await two.close()

    asyncio.run(work())
    assert heard == ["olena"] * 3 and "ZeroDivisionError" in caplog.text
