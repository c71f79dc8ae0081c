"""What strangers send is read apart: the tables go on, whatever it is made of."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from web_harness import LONG

from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.play import BadRecord, Record
from wartable.plugin import games
from wartable.server import inspection
from wartable.server.bots import Thinkers
from wartable.server.faults import Fault
from wartable.server.inspection import MOST_WAITING, Inspector, read_data, read_record
from wartable.server.workers import Workers

HOUR = 3600.0
BLANKS = '[Wartable "1"]\n1. 0' + " " * 5000 + ";zz"
SOON = 0.05  # seconds between two looks


Test = Callable[[Inspector], Coroutine[Any, Any, None]]
AtWork = Callable[[Test], None]


@pytest.fixture(scope="module")
def at_work() -> Iterator[AtWork]:
    """One inspector for all tests that leave it in order: its processes take a second to start."""
    with asyncio.Runner() as runner:
        inspector = Inspector(LONG)
        yield lambda test: runner.run(test(inspector))
        inspector.close()


async def happens(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not what():
            await asyncio.sleep(SOON)


def is_there(process: int) -> bool:
    """A process that has ended and is not yet waited for is gone, too."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return not os.path.isdir("/proc")


def hang(begun: Path) -> tuple[Callable[..., None], str]:
    """Work without end that says when it has begun."""
    return exec, f"import time\nopen({str(begun)!r}, 'w').close()\ntime.sleep({HOUR})"


def wait_until_gone(process: int) -> None:
    until = time.monotonic() + LONG
    while is_there(process):
        assert time.monotonic() < until, "the process goes on"
        time.sleep(SOON)


# ---- the inspector alone


def test_a_record_is_read_with_its_places(at_work: AtWork, record: str) -> None:
    async def test(inspector: Inspector) -> None:
        found, places = await inspector.read(read_record, record, None)
        assert found.text() == record
        assert places == [int(place) for place in found.header["Result"].split()]

    at_work(test)


def test_actions_come_back_as_the_game_writes_them(at_work: AtWork, record: str) -> None:
    """However somebody wrote them: what is stored has no blanks by the thousand."""
    loud = "\n".join(
        line.partition(";")[0].upper().replace(" ", "  ") if line[:1].isdigit() else line
        for line in record.splitlines()
    )

    async def test(inspector: Inspector) -> None:
        found, _ = await inspector.read(read_record, loud, None)
        assert found.entries == Record.parse(record).entries

    at_work(test)


def test_what_is_wrong_arrives_as_it_is(at_work: AtWork) -> None:
    async def test(inspector: Inspector) -> None:
        with pytest.raises(BadRecord) as caught:
            await inspector.read(read_record, BLANKS, None)
        assert caught.value.key == "record-line" and caught.value.line == 2
        assert caught.value.sentence(texts(lang="uk")).startswith("рядок 2: ")
        with pytest.raises(BadInput) as unknown:
            await inspector.read(read_data, "age-of-heroes", "a" + ".a" * 30_000 + " = 1")
        assert unknown.value.key == "toml" and unknown.value.named["line"] == "1"

    at_work(test)


def test_what_takes_too_long_is_ended_and_the_next_is_read(
    at_work: AtWork, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(inspector: Inspector) -> None:
        first = await inspector.read(os.getpid)
        with monkeypatch.context() as patch, pytest.raises(Fault) as caught:
            patch.setattr(inspector, "limit", SOON)
            await inspector.read(time.sleep, HOUR)
        assert (caught.value.key, caught.value.status) == ("reading-too-long", 422)
        await happens(lambda: not is_there(first))
        assert (await inspector.read(read_record, record, None))[0].entries
        assert await inspector.read(os.getpid) != first

    at_work(test)


def test_the_start_of_a_process_does_not_count(
    at_work: AtWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit is far shorter than any start; a sleep that ends it proves that it began."""

    async def test(inspector: Inspector) -> None:
        begun: list[float] = []
        run = inspector.workers.run

        async def slow(*given: Any) -> None:
            await run(*given)
            await asyncio.sleep(10 * SOON)
            begun.append(inspector.limit)

        inspector.workers.stop()  # so that a process has to start
        monkeypatch.setattr(inspector, "limit", SOON)
        monkeypatch.setattr(inspector.workers, "run", slow)
        with pytest.raises(Fault):
            await inspector.read(time.sleep, HOUR)
        assert begun == [SOON], "it was waited for, and only once"

    at_work(test)


def test_a_process_that_stands_or_never_starts_is_replaced(
    at_work: AtWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a limit for its start the reader would be lost until the server is started again."""

    async def test(inspector: Inspector) -> None:
        first = await inspector.read(os.getpid)
        os.kill(first, signal.SIGSTOP)
        monkeypatch.setattr(inspection, "START", SOON)
        with pytest.raises(Fault) as caught:
            await inspector.read(os.getpid)
        assert (caught.value.key, caught.value.status) == ("busy", 503)
        await happens(lambda: not is_there(first))
        monkeypatch.setattr(inspection, "START", LONG)
        submit = ProcessPoolExecutor.submit

        def no_threads(*given: Any) -> Any:
            monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
            raise RuntimeError("can't start new thread")

        monkeypatch.setattr(ProcessPoolExecutor, "submit", no_threads)
        with pytest.raises(Fault, match="busy"):
            await inspector.read(os.getpid)
        assert await inspector.read(os.getpid) != first

    at_work(test)


def test_nine_may_not_wait(at_work: AtWork, tmp_path: Path) -> None:
    async def test(inspector: Inspector) -> None:
        hanging = asyncio.create_task(inspector.read(*hang(tmp_path / "begun")))
        await happens((tmp_path / "begun").exists)
        waiting = [asyncio.create_task(inspector.read(os.getpid)) for _ in range(MOST_WAITING)]
        await happens(lambda: inspector.waiting == MOST_WAITING)
        with pytest.raises(Fault) as caught:
            await inspector.read(os.getpid)
        assert (caught.value.key, caught.value.status) == ("busy", 503)
        hanging.cancel()  # whoever sent it has gone
        assert len(set(await asyncio.gather(*waiting))) == 1
        assert inspector.waiting == 0 and hanging.cancelled()

    at_work(test)


def test_a_process_that_dies_is_replaced(at_work: AtWork) -> None:
    async def test(inspector: Inspector) -> None:
        first = await inspector.read(os.getpid)
        os.kill(first, 9)
        await happens(lambda: not is_there(first))
        assert await inspector.read(os.getpid) != first

    at_work(test)


def test_what_kills_its_reader_is_given_up(at_work: AtWork) -> None:
    async def test(inspector: Inspector) -> None:
        with pytest.raises(Fault, match="reading-too-long"):
            await inspector.read(os._exit, 3)
        assert await inspector.read(int, "7") == 7

    at_work(test)


def test_a_process_that_does_not_start_is_told_of(
    at_work: AtWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(*given: Any) -> None:
        raise BlockingIOError("no more processes")

    async def test(inspector: Inspector) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(ProcessPoolExecutor, "submit", start)
            with pytest.raises(Fault, match="busy"):
                await inspector.read(os.getpid)
        assert await inspector.read(int, "7") == 7

    at_work(test)


def test_after_the_end_nothing_is_read(tmp_path: Path) -> None:
    async def test() -> None:
        inspector = Inspector(LONG)
        process = await inspector.read(os.getpid)
        hanging = asyncio.create_task(inspector.read(*hang(tmp_path / "begun")))
        await happens((tmp_path / "begun").exists)
        inspector.close()
        for reading in (hanging, inspector.read(os.getpid)):
            with pytest.raises(Fault, match="busy"):
                await reading
        await happens(lambda: not is_there(process))

    asyncio.run(test())


def test_workers_try_again_and_end_in_the_midst_of_work(tmp_path: Path) -> None:
    async def work() -> None:
        workers = Workers(1)
        with pytest.raises(BrokenExecutor):
            await workers.run(os._exit, 3)
        process = await workers.run(os.getpid)
        asleep = asyncio.create_task(workers.run(*hang(tmp_path / "begun")))
        await happens((tmp_path / "begun").exists)
        workers.close()
        with pytest.raises(BrokenExecutor):
            await asleep
        with pytest.raises(BrokenExecutor):
            await workers.run(os.getpid)
        await workers.warm()  # too late, and no harm
        await happens(lambda: not is_there(process))

    asyncio.run(work())


def test_a_thought_without_end_is_ended_and_the_next_is_thought(tmp_path: Path) -> None:
    async def work() -> None:
        thinkers = Thinkers(1, LONG)
        process = await thinkers.think(_process, ())  # type: ignore[arg-type]
        thinkers.limit = 0.2
        with pytest.raises(TimeoutError):
            await thinkers.think(time.sleep, HOUR)  # type: ignore[arg-type]
        thinkers.limit = LONG
        assert await thinkers.think(_process, ()) != process  # type: ignore[arg-type]
        await happens(lambda: not is_there(process))
        thinkers.close()

    asyncio.run(work())


def _process(_: object) -> int:
    return os.getpid()


# ---- a server


def later(served: Any, work: Callable[..., Any], *given: Any) -> Future[Any]:
    """Let the server's own inspector do it."""
    loop = served.server.servers[0].get_loop()
    return asyncio.run_coroutine_threadsafe(
        served.app.state.desk.here.inspector.read(work, *given), loop
    )


def test_blanks_by_the_thousand_stop_nobody(served: Any) -> None:
    me = served.person()
    for text in (BLANKS, BLANKS.replace("1. 0", "1. 0" + " " * 800_000)):
        fault = me.post("/api/records", {"record": text}, 422)
        assert fault["fault"] == "bad-record" and "line 2" in fault["text"]
    assert me.get("/healthz") and me.get("/api/tables")


@pytest.mark.parametrize("id", [id for id, plugin in games().items() if plugin.has_data])
def test_keys_of_a_thousand_parts_stop_nobody(served: Any, id: str) -> None:
    """As a table's data file, as a record's, and in a part of it that nobody reads."""
    me = served.person()
    usual = (files(games()[id].package) / "data.toml").read_text("utf-8")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    for bomb in (
        "a" + ".a" * 32_700 + "=1",
        '" a"' + '." a"' * 13_000 + "=1",
        usual.partition("\n[sources]\n")[0] + "\n[sources]\nzz" + ".a" * 20_000 + " = 1\n",
    ):
        assert len(bomb) <= 65_536
        fault = me.post("/api/tables", {"game": id, "seats": seats, "data": bomb}, 422)
        assert fault["fault"] == "bad-data" and "more than 64 dots" in fault["text"]
    long = "a" + ".a" * 32_800 + "=1"
    fault = me.post("/api/tables", {"game": id, "seats": seats, "data": long}, 422)
    assert fault["fault"] == "malformed" and "65,536" in fault["text"]
    assert me.get("/healthz")


def test_while_one_reading_hangs_everybody_else_plays(
    serve: Any, record: str, tmp_path: Path
) -> None:
    served = serve(inspection_limit=HOUR)
    inspector = served.app.state.desk.here.inspector
    hanging = later(served, *hang(tmp_path / "begun"))
    people = [served.person() for _ in range(MOST_WAITING)]
    answers: list[Any] = []

    def send(person: Any) -> None:
        answers.append(person.post("/api/records", {"record": record}, 201))

    threads = [threading.Thread(target=send, args=[person]) for person in people]
    for thread in threads:
        thread.start()
    until = time.monotonic() + LONG
    while inspector.waiting < MOST_WAITING or not (tmp_path / "begun").exists():
        assert time.monotonic() < until
        time.sleep(SOON)
    me = served.person()
    assert me.get("/healthz") and not hanging.done()
    table = me.open("critters-at-war", "me", "bot:random")
    assert me.socket(table).my_turn()["offers"]
    for lang, words in (("en", "being read"), ("uk", "читається"), ("ru", "читается")):
        me.http.cookies.set("lang", lang)
        fault = me.post("/api/records", {"record": record}, 503)
        assert fault["fault"] == "busy" and words in fault["text"]
    hanging.cancel()
    for thread in threads:
        thread.join(LONG)
    assert len({answer["id"] for answer in answers}) == MOST_WAITING
    assert me.get(f"/api/tables/{answers[0]['id']}/replay")["count"] > 0


def test_a_reading_that_takes_too_long_is_told_of(serve: Any, record: str) -> None:
    """The deadline is moved, so that the same record is too long at first and not afterwards."""
    served = serve()
    inspector = served.app.state.desk.here.inspector
    process = later(served, os.getpid).result(LONG)
    inspector.limit = -1.0
    for lang, words in (("en", "too long"), ("uk", "надто довго"), ("ru", "слишком долго")):
        me = served.person()
        me.http.cookies.set("lang", lang)
        fault = me.post("/api/records", {"record": record}, 422)
        assert fault["fault"] == "reading-too-long" and words in fault["text"]
    inspector.limit = LONG
    wait_until_gone(process)
    assert me.post("/api/records", {"record": record}, 201)


@pytest.mark.parametrize("busy", [False, True])
def test_the_end_of_the_server_ends_its_reader(serve: Any, tmp_path: Path, busy: bool) -> None:
    served = serve(inspection_limit=HOUR)
    process = later(served, os.getpid).result(LONG)
    if busy:
        later(served, *hang(tmp_path / "begun"))
        until = time.monotonic() + LONG
        while not (tmp_path / "begun").exists():
            assert time.monotonic() < until
            time.sleep(SOON)
    assert is_there(process)
    served.stop()
    wait_until_gone(process)
