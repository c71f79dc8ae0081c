"""A server in a process of its own."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx

from tools.outside import serve

ROOT = Path(__file__).parents[2]
LONG = 120.0  # seconds: nothing waits that long unless something is wrong
# Trusts none: nothing is encrypted on loopback, and httpx would read a list of all authorities.
NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def until(true: Callable[[], Any], patience: float = LONG) -> Any:
    """Wait for what this finds; AssertionError if it finds nothing for so many seconds."""
    end = time.monotonic() + patience
    while not (found := true()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)
    return found


class Server:
    """A server that may be killed and started again: its port is kept for it. Limits are off and
    bots answer at once unless `settings` say otherwise. Each start is the fork of a process that
    has loaded the modules named in `loaded` already."""

    loaded = ("wartable.server.app",)

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.clock = folder / "clock"
        self.clock.write_text("0")
        usual = {"workers": 1, "rates": 0.0, "bot_pause": 0.0, "bot_hold": 0.0}
        self.settings = {**usual, "data_dir": str(folder), **settings}
        self._place = socket.socket()
        self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._place.bind(("127.0.0.1", 0))
        self.port: int = self._place.getsockname()[1]
        self.process: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        """Where its tables are, as `open_store` takes it."""
        return str(self.settings.get("database") or self.folder / "wartable.sqlite3")

    @property
    def pid(self) -> int:
        assert self.process is not None and self.process.pid, "it was not started"
        return self.process.pid

    def start(self) -> None:
        """Return once it answers."""
        forks = multiprocessing.get_context("forkserver")
        forks.set_forkserver_preload(list(self.loaded))
        given = (str(self.folder / "log"), self.port, json.dumps(self.settings), str(self.clock))
        self.process = forks.Process(target=serve.forked, args=given)
        self.process.start()
        until(self._answers)

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.is_alive(), (self.folder / "log").read_text()[-2000:]
        try:
            asked = httpx.get(f"{self.url}/healthz", timeout=LONG, verify=NOBODY)
            return asked.status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it at once, as a crash does."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """End it as an operator does."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(LONG)
        assert not self.process.is_alive(), "it does not stop"

    def freeze(self) -> None:
        """It does nothing until `thaw`, and its sockets stay open."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on after `freeze`."""
        os.kill(self.pid, signal.SIGCONT)

    def set_clock(self, milliseconds: int) -> None:
        """Let its time of day be ahead of the machine's by so much, or behind."""
        with open(self.clock, "r+b") as file:  # one write: it is never seen half done
            file.write(str(milliseconds).ljust(31).encode())

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        return [pid for pid in children(self.pid) if b"spawn_main" in _command(pid)]

    def close(self) -> None:
        """End it and give its port back."""
        if self.process is not None and self.process.is_alive():
            self.kill()
        self._place.close()


class Worker:
    """A worker of the servers that share a database. It thinks in one process."""

    def __init__(self, folder: Path, database: str) -> None:
        folder.mkdir(exist_ok=True)
        self.log = folder / "log"
        command = [sys.executable, "-c", "from wartable.cli.program import main; main()", "worker"]
        env = {**os.environ, "WARTABLE_DATABASE": database, "WARTABLE_WORKERS": "1"}
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        until(self._works)

    def _works(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()[-2000:]
        return '"working"' in self.log.read_text()

    def thinkers(self) -> list[int]:
        """The processes in which it thinks."""
        return [pid for pid in children(self.process.pid) if b"spawn_main" in _command(pid)]

    def kill(self) -> None:
        """End it at once, as a crash does, and what it started."""
        found = self.thinkers()
        self.process.kill()
        self.process.wait()
        for pid in found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        """End it as an operator does."""
        self.process.terminate()
        self.process.wait(LONG)


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server that has started, for as long as the block lasts."""
    server = Server(folder, **settings)
    try:
        server.start()
        yield server
    finally:
        server.close()


def children(pid: int) -> list[int]:
    """The processes that this one started and that are there still."""
    found: list[int] = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += map(int, listed.read_text("ascii").split())
        except OSError:  # a thread that ended meanwhile
            continue
    return found


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # ended meanwhile
        return b""
