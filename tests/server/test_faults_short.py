"""Each fault of `make faults` once, in short: people play, something fails until they notice, it is
mended, and every game goes on with nothing lost."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from typing import Any

import httpx
import pytest
from web_harness import Served

from tests.postgres import cluster
from tools.faults import page
from tools.faults.faults import deaf, upgrade
from tools.outside.auditor import audit
from tools.outside.players import LinePlayer, Player, all_go_on
from tools.outside.proxy import proxy
from tools.outside.servers import Server, serving, until
from wartable.server.settings import Settings


def people(url: str) -> list[Player]:
    """One person and a bot over HTTP, two people over sockets."""
    one = LinePlayer(url, "age-of-war", other="open", mischief=True, seed=1)
    two = LinePlayer(url, "age-of-war", joins=one, mischief=True, seed=2)
    return [Player(url, "critters-at-war", mischief=True, seed=3), one, two]


def unwell(player: Player) -> bool:
    """Whether a stranger who wants to say something is told to come back, or waits for a second."""
    url = f"{player.url}/api/tables/{player.table}/chat"
    try:
        return httpx.post(url, json={"text": "hello"}, timeout=1.0).status_code == 503
    except httpx.TimeoutException:
        return True


def told_away(players: Sequence[Player]) -> Callable[[], bool]:
    """Whether somebody was told since that the database is away."""
    before = sum(player.away for player in players)
    return lambda: sum(player.away for player in players) > before


def finish(players: Sequence[Player], end: Callable[[], None], database: str) -> None:
    all_go_on(players)
    for player in players:
        player.stop()
    end()  # so that no bot writes while we read
    findings = audit(database, players)
    assert findings.sound, findings.notes
    assert findings.acknowledged >= len(players)


@contextmanager
def files_stop_growing(pid: int) -> Iterator[None]:
    prlimit(pid, RLIMIT_FSIZE, (8192, RLIM_INFINITY))
    yield
    prlimit(pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))


@contextmanager
def lock_held(database: str) -> Iterator[None]:
    with closing(sqlite3.connect(database, timeout=60)) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def frozen(server: Server) -> Iterator[None]:
    server.freeze()
    yield
    server.thaw()


def test_a_server_with_sqlite(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        players = people(server.url)
        all_go_on(players)
        for pid in until(server.workers):
            os.kill(pid, signal.SIGKILL)
        all_go_on(players)
        told = told_away(players)
        with files_stop_growing(server.pid):
            until(told)
        all_go_on(players)
        with lock_held(server.database):
            until(lambda: unwell(players[0]))
        all_go_on(players)
        with frozen(server):
            until(lambda: unwell(players[0]))
        all_go_on(players)
        for milliseconds in (3_600_000, 0):
            server.set_clock(milliseconds)
            all_go_on(players)
        finish(players, server.stop, server.database)


def test_a_database_that_is_cut_off_silent_frozen_and_killed(serve: Callable[..., Any]) -> None:
    with cluster() as database, proxy(database.socket) as network:
        served = serve(database=f"postgresql://wartable@127.0.0.1:{network.port}/postgres")
        players = people(served.url)
        all_go_on(players)
        told = told_away(players)
        network.cut()
        until(told)
        network.resume()
        all_go_on(players)
        network.silence()
        until(lambda: unwell(players[0]))
        network.mend()
        all_go_on(players)
        database.freeze()
        until(lambda: unwell(players[0]))
        database.thaw()
        all_go_on(players)
        told = told_away(players)
        database.kill()
        until(told)
        until(database.start)
        finish(players, served.stop, database.url)


def test_readers_that_never_read(served: Served) -> None:
    players = people(served.url)
    all_go_on(players)
    table = served.app.state.desk.live[players[1].table]
    peers = [deaf(served.port, table.id) for _ in range(20)]
    until(lambda: strangers(table) == 20)
    for _ in range(3):
        all_go_on(players)
    for peer in peers:
        peer.close()
    until(lambda: strangers(table) == 0)
    for player in players:
        player.stop()


def test_readers_that_vanish_without_a_word(tmp_path: Path) -> None:
    served = Served(Settings(data_dir=tmp_path, workers=1, rates=0.0), pings=0.5)
    served.start()
    player = Player(served.url, "age-of-war", other="local")
    table = served.app.state.desk.live[player.table]
    with proxy(("127.0.0.1", served.port)) as street:
        peers = [socket.create_connection(("127.0.0.1", street.port)) for _ in range(5)]
        for peer in peers:
            peer.sendall(upgrade(table.id))
        until(lambda: any(True for _ in table.connections))
        street.silence()
        until(lambda: strangers(table) == 0)
        for peer in peers:
            peer.close()
    player.stop()
    served.stop()


def strangers(table: Any) -> int:
    return sum(not connection.person for connection in list(table.connections))


@pytest.mark.parametrize(
    ("kind", "harm"),
    [
        ("lost", "UPDATE events SET move = NULL WHERE move = '{move}'"),
        ("lost", "DELETE FROM chat"),
        ("altered", "UPDATE events SET move = 'other' WHERE move = '{move}'"),
        ("doubled", "INSERT INTO chat (table_id, person_id, name, text, at) SELECT table_id,"
         " person_id, name, text, at FROM chat"),
        ("half", "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)"),
        ("half", "UPDATE tables SET actors = 99"),
        ("unreplayable", "UPDATE events SET text = 'nonsense' WHERE move = '{move}'"),
    ],
)  # fmt: skip
def test_the_auditor_finds(
    kind: str, harm: str, audited: tuple[Path, Player], tmp_path: Path
) -> None:
    path, player = audited
    harmed = tmp_path / "harmed.sqlite3"
    copy(path, harmed)
    assert audit(str(harmed), [player]).sound
    move = next(move for move, text in player.answered.items() if text)
    with closing(sqlite3.connect(harmed)) as base, base:
        base.execute(harm.format(move=move))
    assert getattr(audit(str(harmed), [player]), kind) > 0


def test_the_auditor_believes_nobody(audited: tuple[Path, Player]) -> None:
    path, player = audited
    journal = player.journal
    move = next(iter(journal.answered))
    journal.refused.add(move)
    assert audit(str(path), [player]).refused_there == 1
    journal.refused.remove(move)
    journal.seen += 1000
    assert audit(str(path), [player]).ahead == 1
    journal.seen -= 1000
    assert audit(str(path), [player]).sound


@pytest.fixture(scope="module")
def audited(
    serve: Callable[..., Served], tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, Player]:
    """A copy of a database, and the one person who played there until they had chatted."""
    served = serve()
    player = Player(served.url, "critters-at-war", mischief=True, seed=5)
    until(lambda: player.over or (player.journal.said and len(player.answered) > 5))
    player.stop()
    path = tmp_path_factory.mktemp("audited") / "base.sqlite3"
    copy(served.settings.database_url, path)
    return path, player


def copy(source: str | Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def test_what_was_found_is_added_to_the_page(tmp_path: Path) -> None:
    kept = tmp_path / "page.md"
    kept.write_text("Before\n<!-- faults -->\n<!-- end -->\nAfter\n", "utf-8")
    heads = ["times", "done", "minutes"]
    for name, row in (("kill-server", [25, 4242, 6.5]), ("kill-pg", [2, 10, 0.1])):
        for _ in range(2):
            page.keep(heads, name, row, kept)
    text = kept.read_text("utf-8")
    assert text.startswith("Before\n<!-- faults -->\n| fault | times | done | minutes |\n| --- |")
    assert "| kill-server | 50 | 8,484 | 13.0 |\n| kill-pg | 4 | 20 | 0.2 |\n" in text
    assert "| all | 54 | 8,504 | 13.2 |\n\nKills of a server among them: 50.\n<!-- end -->" in text
    assert text.endswith("<!-- end -->\nAfter\n")
