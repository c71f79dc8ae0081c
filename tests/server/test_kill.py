"""A server that is killed in the middle of play: what it acknowledged is there once, whatever was
on its way is there whole or not at all, bots go on, and no process stays behind."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from wartable.kernel import CHANCE
from wartable.server.history import History
from wartable.storage import open_store

LONG = 120.0  # seconds: nothing waits that long unless something is wrong
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


def until(true: Callable[[], Any]) -> Any:
    end = time.monotonic() + LONG
    while not (found := true()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)
    return found


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

    def rows(self, table: str) -> Any:
        store = open_store(str(self.folder / "wartable.sqlite3"))
        try:
            return store.load(table)
        finally:
            store.close()


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[Doomed]:
    found = Doomed(tmp_path)
    found.start()
    yield found
    found.kill()
    found.ears.close()


class Player:
    """Plays one table from a thread of its own; sends a move again until it is answered."""

    def __init__(self, doomed: Doomed, game: str) -> None:
        self.http = httpx.Client(base_url=doomed.url, timeout=LONG)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        body = {"game": game, "seats": seats, "mix": "x"}
        self.table = self.call("POST", "/api/tables", body).json()["id"]
        self.answered: dict[str, str] = {}
        self.wrong: list[BaseException] = []
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        def one() -> httpx.Response | None:
            try:
                return self.http.request(method, path, json=body)
            except httpx.TransportError:
                return None  # the server died; the next one is asked the same

        answer: httpx.Response = until(one)
        assert answer.status_code < 500, answer.text
        return answer

    def play(self) -> None:
        try:
            self.play_on()
        except BaseException as error:
            self.wrong.append(error)

    def play_on(self) -> None:
        while not self.stopped.is_set():
            position = self.call("GET", f"/api/tables/{self.table}/position").json()
            if position["over"]:
                return
            if not position["legal"]:
                time.sleep(0.01)
                continue
            move = f"m{len(self.answered)}"
            body = {"notation": position["legal"][-1], "seq": position["seq"], "move": move}
            answer = self.call("POST", f"/api/tables/{self.table}/moves", body)
            assert answer.status_code == 200, answer.text
            self.answered[move] = body["notation"]

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join(LONG)
        assert not self.wrong and not self.thread.is_alive(), self.wrong


def check(doomed: Doomed, player: Player, answered: dict[str, str]) -> None:
    row, _, events = doomed.rows(player.table)
    assert [event.seq for event in events] == list(range(1, row.head + 1))
    texts: dict[str, list[str]] = {}
    for event in events:
        if event.move:
            texts.setdefault(event.move, []).append(event.text)
    assert all(texts.get(move) == [text] for move, text in answered.items())
    history = History(row, events)
    assert history.match.actors != (CHANCE,), "a move without what chance answered"
    assert row.actors == history.mask()
    assert row.status == ("over" if history.match.over else "running")


def test_what_was_acknowledged_survives_a_kill(doomed: Doomed) -> None:
    players = [Player(doomed, game) for game in ("critters-at-war", "age-of-war")]
    for round in range(3):
        before = [len(player.answered) for player in players]
        until(
            lambda before=before: all(
                len(player.answered) > count or not player.thread.is_alive()
                for player, count in zip(players, before, strict=True)
            )
        )
        answered = [dict(player.answered) for player in players]
        doomed.kill()
        for player, known in zip(players, answered, strict=True):
            check(doomed, player, known)
        doomed.start()
    for player in players:
        player.stop()
        check(doomed, player, player.answered)
        assert len(player.answered) >= 3


def test_no_thinker_outlives_its_server(doomed: Doomed) -> None:
    player = Player(doomed, "critters-at-war")
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
