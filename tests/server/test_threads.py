"""Storage, passwords and slow work have threads of their own: none waits for another."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from test_repair import at_a_desk, played
from web_harness import Served

import wartable.server
from tools.outside.auditor import check
from tools.outside.servers import LONG, until
from wartable.server import desk as desks
from wartable.server.desk import Desk
from wartable.server.faults import Fault
from wartable.server.threads import Threads
from wartable.storage import Away, ledger
from wartable.storage import store as stores


@contextmanager
def blocked(threads: Threads, count: int) -> Iterator[None]:
    """So many pieces of work take these threads, and what is left of them waits."""
    release = threading.Event()
    waiting = [threads._pool.submit(release.wait, LONG) for _ in range(count)]
    with threads._counting:
        threads.pending += count
    for work in waiting:
        work.add_done_callback(threads._ended)
    try:
        yield
    finally:
        release.set()


def test_storage_waits_for_no_slow_work(serve: Callable[..., Served]) -> None:
    served = serve()
    me = served.person()
    table = me.open("age-of-war", "me", "local:Ivan")
    desk = served.app.state.desk
    with blocked(desk.chores, 100), blocked(desk.passwords, desks.MOST_HASHING):
        assert table in str(me.get("/api/tables"))
        me.post(f"/api/tables/{table}/chat", {"text": "hello"}, 204)
        seat = me.get(f"/api/tables/{table}/position?seat=0")["awaited"][0]
        position = me.get(f"/api/tables/{table}/position?seat={seat}")
        move = {"notation": position["legal"][0], "seq": position["seq"], "seat": seat}
        me.post(f"/api/tables/{table}/moves", {**move, "move": "m1"}, 200)
        assert me.get("/readyz") == {"status": "ok"}
        wrong = {"name": "nobody here", "password": "12345678"}
        answer = me.http.post("/api/login", json=wrong)
        assert (answer.status_code, answer.json()["fault"]) == (503, "busy")
        assert answer.headers["retry-after"]
    until(lambda: desk.passwords.pending == 0)
    me.post("/api/login", wrong, 401)
    me.get("/rules/age-of-war")


def test_no_part_of_the_server_uses_threads_that_all_share() -> None:
    """`asyncio.to_thread` is for the start and the end of a server or a worker alone."""
    folder = Path(wartable.server.__file__).parent
    found = {
        str(path.relative_to(folder))
        for path in folder.rglob("*.py")
        if re.search(r"to_thread|run_in_executor", path.read_text(encoding="utf-8"))
    }
    assert found == {"app.py", "worker.py"}


@pytest.mark.parametrize("again", [True, False])
def test_a_move_that_is_stored_after_it_was_given_up_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """Storage says nothing for too long; the table asks, and reads what is there before the move
    arrives. Whoever sends the move again learns that it is made; another move is refused as stale,
    and nothing is stored twice."""
    begun, release, write = threading.Event(), threading.Event(), ledger.write

    def held(*given: Any) -> None:
        begun.set()
        assert release.wait(LONG)
        write(*given)

    async def give_up(*_: object) -> None:
        assert await asyncio.to_thread(begun.wait, LONG)
        raise Away("no answer")

    async def work(desk: Desk) -> None:
        table = await played(desk, "age-of-war", 4)
        person, head, store = table.row.host, table.head, desk.store
        seat = table.match.actors[0]
        legal = table.match.legal(seat)
        first, other = (table.match.write(seat, code) for code in (legal[0], legal[-1]))
        number = table.number(seat)
        with monkeypatch.context() as patched:
            patched.setattr(ledger, "write", held)
            patched.setattr(stores, "heard", give_up)
            with pytest.raises(Away):
                await table.act(person, seat, first, number, "m")
        async with table.exclusive():
            assert table.head == head and not table.doubtful, "it is not there yet"
        release.set()
        store._do(lambda _: None)  # whatever waits is written
        if again:
            await table.act(person, seat, first, number, "m")
        else:
            with pytest.raises(Fault, match="stale"):
                await table.act(person, seat, other, number, "n")
        row, _, events = store.load(table.id)  # type: ignore[misc]
        check(row, events, {"m": first}, seat)
        assert table.head == row.head and [e.move for e in events].count("n") == 0

    at_a_desk(tmp_path, work)
