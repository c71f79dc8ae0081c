"""A server that is killed in the middle of play: what it acknowledged is there once, whatever was
on its way is there whole or not at all, bots go on, and no process stays behind. A server that is
stopped leaves one file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
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


def test_what_was_acknowledged_survives_a_kill(server: Server) -> None:
    players = [Player(server.url, game) for game in ("critters-at-war", "age-of-war")]
    for round in range(3):
        all_go_on(players)
        answered = [dict(player.answered) for player in players]
        server.kill()
        for player, known in zip(players, answered, strict=True):
            check(*ledger(server.database, player.table), known)
        server.start()
    for player in players:
        player.stop()
        check(*ledger(server.database, player.table), player.answered)
        assert len(player.answered) >= 3


def test_a_stop_in_the_middle_of_play_leaves_one_whole_file(server: Server, tmp_path: Path) -> None:
    players = [Player(server.url, game) for game in ("critters-at-war", "age-of-war")]
    all_go_on(players)
    server.stop()
    answered = [dict(player.answered) for player in players]
    waiting = Path(f"{server.database}-wal")
    assert not waiting.exists() or waiting.stat().st_size == 0
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(Path(server.database).read_bytes())
    assert sqlite3.connect(copy).execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    for player, known in zip(players, answered, strict=True):
        check(*ledger(str(copy), player.table), known)
    server.start()
    all_go_on(players)
    for player in players:
        player.stop()


def test_no_thinker_outlives_its_server(server: Server) -> None:
    player = Player(server.url, "critters-at-war")
    until(lambda: player.answered or player.over)  # so bots have thought
    started = until(lambda: children(server.pid))
    player.stop()
    server.kill()
    until(lambda: not any(alive(child) for child in started))


def alive(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False
