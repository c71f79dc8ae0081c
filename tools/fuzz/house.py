"""A server in this process: its requests and sockets without a network, its bots without processes.

What is asked is done in one thread and one loop, so that CPU time counts all of it, and nothing
happens between two questions but what the first one set going.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

from wartable.server import bots
from wartable.server.app import create_app
from wartable.server.bots import Job, Thinkers
from wartable.server.desk import Desk
from wartable.server.identity import digest
from wartable.server.inspection import Inspector
from wartable.server.settings import Settings
from wartable.storage import open_store

R = TypeVar("R")
PATIENCE = 60.0  # seconds for an answer


class Hands(Thinkers):
    """Bots that act at once and at random; what they advise is thought of here."""

    async def think(self, work: Callable[[Job], R], job: Job) -> R:
        return work(replace(job, level="") if work is bots.choose else job)


class Eyes(Inspector):
    """Reads records and data files at once."""

    async def read(self, work: Callable[..., R], *given: Any) -> R:
        return work(*given)


class House:
    """The application on a database of its own. `wrong` is what went wrong beside the answers."""

    def __enter__(self) -> House:
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.wrong: list[str] = []
        self.run(self._open())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.run(self.desk.close())
        self.desk.store.close()
        self.runner.close()
        self.folder.cleanup()

    async def _open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: self.wrong.append(str(context.get("exception") or context))
        )
        settings = Settings(
            data_dir=Path(self.folder.name), rates=0.0, bot_pause=0.0, bot_hold=0.0, fixed_seed=7
        )
        self.app = create_app(settings)
        self.desk = self.app.state.desk = Desk(settings, open_store(settings.database_url))
        here = self.desk.here
        here.thinkers, here.inspector = Hands(1, PATIENCE), Eyes(PATIENCE)

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        return self.runner.run(work)

    def person(self) -> Person:
        return Person(self)


@dataclass(frozen=True)
class Answer:
    """What a request is answered with."""

    status: int
    kind: str
    text: str

    def json(self) -> Any:
        return json.loads(self.text)


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.cookie = b""

    @property
    def id(self) -> str:
        """As the server knows them, once they have asked for something."""
        key = digest(self.cookie.partition(b"=")[2].decode())
        found = self.house.app.state.desk.store.session(key)
        return found[1].id if found else ""

    def ask(
        self, method: str, path: str, body: bytes = b"", query: bytes = b"", **heads: bytes
    ) -> Answer:
        """Any request. An exception of the application is raised here."""
        return self.house.run(self._ask(method, path, body, query, heads))

    def post(self, path: str, **body: Any) -> Answer:
        return self.ask("POST", path, json.dumps(body).encode())

    async def _ask(
        self, method: str, path: str, body: bytes, query: bytes, heads: dict[str, bytes]
    ) -> Answer:
        usual = {"content_type": b"application/json", "cookie": self.cookie}
        scope = _scope("http", path, query, {**usual, **heads})
        scope |= {"method": method, "http_version": "1.1"}
        sent: list[Any] = []
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return asked.pop() if asked else await asyncio.Future()

        async def send(message: Any) -> None:
            sent.append(message)

        await self.house.app(scope, receive, send)
        given = {name.lower(): value for name, value in sent[0]["headers"]}
        if b"set-cookie" in given:
            self.cookie = given[b"set-cookie"].partition(b";")[0]
        text = b"".join(message.get("body", b"") for message in sent[1:])
        kind = given.get(b"content-type", b"").decode()
        return Answer(sent[0]["status"], kind, text.decode(errors="replace"))

    def socket(self, table: str) -> Socket:
        return Socket(self, f"/ws/{table}")


def _scope(kind: str, path: str, query: bytes, heads: dict[str, bytes]) -> dict[str, Any]:
    given = {"host": b"table", **heads}
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(errors="replace"),
        "root_path": "",
        "query_string": query,
        "headers": [(name.replace("_", "-").encode(), value) for name, value in given.items()],
        "client": ("127.0.0.1", 1),
        "server": ("table", 80),
        "subprotocols": [],
    }


class Socket:
    """A page's line."""

    def __init__(self, person: Person, path: str) -> None:
        self.house = person.house
        self.closed: int | None = None
        self.heard: list[dict[str, Any]] = []
        self._fresh = self._asked = 0
        query = b"layout=wide"
        scope = _scope("websocket", path, query, {"cookie": person.cookie})
        self.house.run(self._begin(scope))

    async def _begin(self, scope: dict[str, Any]) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(self.house.app(scope, self.inbox.get, self._take))
        await self.answered()

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": self.closed})

    def say(self, text: str) -> list[dict[str, Any]]:
        """Send a text; all that was heard until it was dealt with."""
        return self.house.run(self._say(text))

    async def _say(self, text: str) -> list[dict[str, Any]]:
        try:
            message: dict[str, Any] = {"text": text.encode().decode()}
        except UnicodeEncodeError:  # half a character travels as bytes, if at all
            message = {"bytes": text.encode(errors="surrogatepass")}
        self.inbox.put_nowait({"type": "websocket.receive", **message})
        return await self.answered()

    def hear(self) -> list[dict[str, Any]]:
        """All that was heard since the last time."""
        return self.house.run(self.answered())

    async def answered(self) -> list[dict[str, Any]]:
        """Send what is refused to everybody at once, and wait for the refusal."""
        since, self._asked = len(self.heard), self._asked + 1
        mark = f"mark-{self._asked}"
        last = {"type": "act", "notation": "-" * 300, "seq": 0, "move": mark}
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(last)})
        async with asyncio.timeout(PATIENCE):
            while not self.task.done() and not self._marked(since, mark):
                await asyncio.sleep(0.0002)
        if self.task.done():
            self.task.result()
        heard, self._fresh = self.heard[self._fresh :], len(self.heard)
        return [message for message in heard if message.get("move") != mark]

    def _marked(self, since: int, mark: str) -> bool:
        return any(message.get("move") == mark for message in self.heard[since:])

    def close(self) -> None:
        self.house.run(self._close())

    async def _close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
