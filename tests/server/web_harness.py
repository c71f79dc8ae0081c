"""A real server on loopback, and a client per person."""

from __future__ import annotations

import json
import random
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher
from sqlalchemy import Engine
from websockets.sync.client import ClientConnection, connect

from wartable.play import Match, ProvenChance
from wartable.plugin import game
from wartable.server import passwords
from wartable.server.app import create_app
from wartable.server.bots import Thinkers
from wartable.server.settings import Settings
from wartable.server.wire import CarefulSocket, protocol
from wartable.storage import migrate, open_store

LONG = 120.0  # seconds: no test waits that long unless something is wrong
NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # trusts none: nothing is encrypted on loopback
HASHER = passwords.HASHER  # takes a seventh of a second each time; servers of tests have another
LIGHT = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@dataclass
class Served:
    """A running server; `stop` ends it as a crash would not, `start` goes on from the same data."""

    settings: Settings
    port: int = 0
    pings: float = 20.0  # seconds from ping to ping, and until one must be answered

    def start(self) -> None:
        ears = self._listen()
        self.app = create_app(self.settings)
        self.wire = protocol("")  # this machine is no proxy here
        config = uvicorn.Config(
            self.app,
            http=self.wire,
            ws=CarefulSocket,
            proxy_headers=False,
            log_config=None,
            timeout_graceful_shutdown=1,
            ws_max_size=65_536,
            ws_ping_interval=self.pings,
            ws_ping_timeout=self.pings,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([ears],), daemon=True)
        self.thread.start()
        until = time.monotonic() + LONG
        while not self.server.started:
            assert time.monotonic() < until and self.thread.is_alive(), "the server did not start"
            time.sleep(0.02)

    def _listen(self) -> socket.socket:
        """Bound before the server is made, so that nobody takes the port in between; the same one
        after a restart, once whoever may have it has gone."""
        until = time.monotonic() + LONG
        while True:
            try:
                ears = socket.create_server(("127.0.0.1", self.port), backlog=2048)
            except OSError:
                assert time.monotonic() < until, f"port {self.port} is taken"
                time.sleep(0.1)
            else:
                self.port = ears.getsockname()[1]
                return ears

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(LONG)
        assert not self.thread.is_alive(), "the server does not stop"
        assert not self.server.lifespan.should_exit, "it did not end in order"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self) -> Person:
        return Person(self)


class At(Protocol):
    """Where a server is."""

    @property
    def port(self) -> int: ...

    @property
    def url(self) -> str: ...


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, served: At) -> None:
        self.served = served
        self.http = httpx.Client(base_url=served.url, timeout=LONG, verify=NOBODY)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        return self._read(answer, status)

    def get(self, path: str, status: int | None = None) -> Any:
        return self._read(self.http.get(path), status)

    def _read(self, answer: httpx.Response, status: int | None) -> Any:
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, answer.text
        kind = answer.headers.get("content-type", "")
        return answer.json() if "json" in kind and answer.content else answer.text

    def open(self, game: str, *seats: str, mix: str | None = "x", **more: Any) -> str:
        """A table's id. Seats: me, bot:easy, open, link, local:Name."""
        wishes = []
        for seat in seats:
            kind, _, rest = seat.partition(":")
            wishes.append({"kind": kind, ("level" if kind == "bot" else "name"): rest})
        body = {"game": game, "seats": wishes, "mix": mix, **more}
        return str(self.post("/api/tables", body, 201)["id"])

    def socket(
        self, table: str, lang: str = "en", layout: str = "", more: str = "", **headers: str
    ) -> Socket:
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.served.port}/ws/{table}?lang={lang}&layout={layout}{more}"
        line = connect(
            url,
            additional_headers={"Cookie": cookies, **headers},
            open_timeout=LONG,
            close_timeout=LONG,
            ping_interval=None,
            max_queue=None,
        )
        return Socket(line.__enter__())


class Socket:
    """A page's line, without a page."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []

    def hear(self, timeout: float = LONG) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout))
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        if message["type"] == "table":
            self.table = message
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool], timeout: float = LONG) -> Any:
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.1, end - time.monotonic()))
            if wanted(message):
                return message

    def until_type(self, kind: str, timeout: float = LONG) -> Any:
        return self.until(lambda m: m["type"] == kind, timeout)

    def send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def act(self, notation: str, move: str, seq: int | None = None, seat: int | None = None) -> Any:
        self.send(
            type="act",
            notation=notation,
            move=move,
            seq=self.position["seq"] if seq is None else seq,
            **({} if seat is None else {"seat": seat}),
        )
        return self.until(lambda m: m["type"] in ("done", "refused") and m["move"] == move)

    def my_turn(self, timeout: float = LONG) -> dict[str, Any]:
        """Wait until this seat is asked, or the game is over."""
        end = time.monotonic() + timeout
        while not self.position or not (self.position["over"] or self.position["offers"]):
            self.hear(max(0.1, end - time.monotonic()))
        return self.position

    def close(self) -> None:
        self.line.close()


async def unhurried(thinkers: Thinkers) -> None:
    """Let processes start with the first bot that thinks: few servers of tests have one."""


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without rows, its tables in their newest form."""
    path = tmp_path_factory.mktemp("blank") / "w.sqlite3"
    open_store(str(path)).close()
    return path


@pytest.fixture(scope="module", autouse=True)
def tables_at_once(blank: Path) -> Iterator[None]:
    """A new SQLite database begins as a copy of the blank one. Tests of the storage and of upgrades
    have tables made step by step, a tenth of a second each time."""
    step_by_step = migrate.upgrade

    def upgrade(engine: Engine) -> Path | None:
        path = Path(engine.url.database or "")
        if migrate.is_file(engine) and path.exists() and not path.stat().st_size:
            path.write_bytes(blank.read_bytes())
        return step_by_step(engine)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "upgrade", upgrade)
        yield


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Served]]:
    """Start a server with these settings; all are stopped at the end."""
    running: list[Served] = []

    def start(data_dir: Path | None = None, **settings: Any) -> Served:
        given = {"bot_pause": 0.0, "bot_hold": 0.0, "workers": 1, "rates": 0.0, "fixed_seed": 7}
        folder = data_dir or tmp_path_factory.mktemp("data")
        served = Served(Settings(data_dir=folder, **given | settings))
        served.start()
        running.append(served)
        return served

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "warm", unhurried)
        patch.setattr(passwords, "HASHER", LIGHT)
        patch.setattr(passwords, "NOBODY", LIGHT.hash("nobody"))
        yield start
    for served in running:
        served.server.should_exit = True  # all at once
    for served in running:
        served.stop()


@pytest.fixture(scope="session")
def served(serve: Callable[..., Served]) -> Served:
    """One server for all tests that can share it."""
    return serve()


@pytest.fixture(scope="session")
def record() -> str:
    """A finished game of two."""
    match: Match[Any] = Match(game("critters-at-war"), 2, chance=ProvenChance.seeded(3))
    match.settle()
    rng = random.Random(3)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
        match.settle()
    return match.record().text()
