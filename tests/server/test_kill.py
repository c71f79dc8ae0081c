"""A server that is killed in the middle of play: what it acknowledged is there once, whatever was
on its way is there whole or not at all, bots go on, and no process stays behind."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from players import Player, all_go_on, check, until

from wartable.storage import LedgerRow, TableRow, open_store

PROGRAM = """
import sys
from pathlib import Path
import uvicorn
from wartable.server.app import create_app
from wartable.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(
        data_dir=Path(sys.argv[1]), workers=1, rates=0.0, bot_pause=0.0, bot_hold=0.0
    )
    uvicorn.run(create_app(settings), fd=int(sys.argv[2]), log_config=None, access_log=False)
"""


@dataclass
class Doomed:
    """A server in a process of its own. Its port outlives it: calls wait for the next one."""

    folder: Path
    ears: socket.socket = field(
        default_factory=lambda: socket.create_server(("127.0.0.1", 0), backlog=64)
    )

    def start(self) -> None:
        program = self.folder / "program.py"
        program.write_text(PROGRAM)
        handle = self.ears.fileno()
        self.process = subprocess.Popen(
            [sys.executable, str(program), str(self.folder), str(handle)], pass_fds=[handle]
        )

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.ears.getsockname()[1]}"

    def ledger(self, table: str) -> tuple[TableRow, list[LedgerRow]]:
        store = open_store(str(self.folder / "wartable.sqlite3"))
        try:
            row, _, events = store.load(table)  # type: ignore[misc]
            return row, events
        finally:
            store.close()


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[Doomed]:
    found = Doomed(tmp_path)
    found.start()
    yield found
    found.kill()
    found.ears.close()


def test_what_was_acknowledged_survives_a_kill(doomed: Doomed) -> None:
    players = [Player(doomed.url, game) for game in ("critters-at-war", "age-of-war")]
    for round in range(3):
        all_go_on(players)
        answered = [dict(player.answered) for player in players]
        doomed.kill()
        for player, known in zip(players, answered, strict=True):
            check(*doomed.ledger(player.table), known)
        doomed.start()
    for player in players:
        player.stop()
        check(*doomed.ledger(player.table), player.answered)
        assert len(player.answered) >= 3


def test_no_thinker_outlives_its_server(doomed: Doomed) -> None:
    player = Player(doomed.url, "critters-at-war")
    until(lambda: player.answered or not player.thread.is_alive())  # so bots have thought
    listed = Path(f"/proc/{doomed.process.pid}/task/{doomed.process.pid}/children")
    if not listed.exists():
        pytest.skip("this system does not list children")
    children = until(lambda: listed.read_text("utf-8").split())
    player.stop()
    doomed.kill()
    until(lambda: not any(alive(int(child)) for child in children))


def alive(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False
