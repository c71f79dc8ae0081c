"""A server that is killed in the middle of play: what it acknowledged is there once, whatever was
on its way is there whole or not at all, bots go on, and no process stays behind. A server that is
stopped leaves one file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tools.outside.auditor import check
from tools.outside.players import Player, all_go_on
from tools.outside.servers import Server, children, serving, until
from wartable.storage import LedgerRow, TableRow, open_store


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as found:
        yield found


def ledger(database: str, table: str) -> tuple[TableRow, list[LedgerRow]]:
    store = open_store(database)
    try:
        row, _, events = store.load(table)  # type: ignore[misc]
        return row, events
    finally:
        store.close()


def test_what_was_acknowledged_survives_kills_and_a_stop(server: Server, tmp_path: Path) -> None:
    players = [Player(server.url, game) for game in ("critters-at-war", "age-of-war")]
    for _ in range(2):
        ends(server, server.kill, players)
        server.start()
    ends(server, server.stop, players)
    is_one_whole_file(server.database, tmp_path / "copy.sqlite3")
    server.start()
    all_go_on(players)
    for player in players:
        player.stop()
        check(*ledger(server.database, player.table), player.answered)
        assert len(player.answered) >= 4


def ends(server: Server, end: Callable[[], None], players: Sequence[Player]) -> None:
    """In the middle of play: all that was answered is there, and the bots' processes are gone."""
    all_go_on(players)
    thinkers = until(lambda: children(server.pid))
    end()
    for player in players:
        check(*ledger(server.database, player.table), dict(player.answered))
    until(lambda: not any(alive(thinker) for thinker in thinkers))


def is_one_whole_file(database: str, copy: Path) -> None:
    """Nothing waits beside it to be written: a copy of it alone has everything."""
    waiting = Path(f"{database}-wal")
    assert not waiting.exists() or waiting.stat().st_size == 0
    copy.write_bytes(Path(database).read_bytes())
    assert sqlite3.connect(copy).execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def alive(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False
