"""A process full of people: tables with live sockets, a move at each every so many seconds.

It measures how late it is itself, for a busy client would be taken for a slow server.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from multiprocessing.connection import Connection
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tools.outside.serve import allow_many_files

PATIENCE = 30.0  # seconds after which an answer that did not come is an error
AT_ONCE = 4  # tables that one process opens at the same time


class Trouble(Exception):
    """What a crowd was told could not be done."""


class Offer(msgspec.Struct):
    """As much of an offer as a move needs."""

    notation: str


class Heard(msgspec.Struct):
    """As much of any message as is needed here."""

    type: str
    seq: int = 0
    offers: list[Offer] | None = None
    over: msgspec.Raw = msgspec.Raw(b"null")
    move: str = ""
    fault: str = ""


@dataclass(frozen=True)
class Plan:
    """What a crowd does. `level`: of the bot in the second seat; empty for a second person."""

    urls: Sequence[str]
    games: Sequence[str]
    every: float
    seed: int
    level: str = ""
    compression: bool = True


@dataclass
class Measured:
    """What a crowd saw while it measured. Times in seconds; `at` is when each move was sent."""

    done: list[float] = field(default_factory=list)
    at: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    lag: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    behind: int = 0  # moves that were not sent: the one before was not answered yet
    unasked: int = 0  # moves that were not sent: nobody here was asked


class Side:
    """One person at a table, with a socket."""

    def __init__(self, table: Table, line: ClientConnection) -> None:
        self.table, self.line = table, line
        self.seq = 0
        self.offers: list[Offer] = []
        self.looks_since = 0.0  # since when it waits to be shown another's move

    async def read(self) -> None:
        decoder = msgspec.json.Decoder(Heard)
        async for raw in self.line:
            self.hear(decoder.decode(raw))

    def hear(self, message: Heard) -> None:
        moment = time.perf_counter()
        if message.type in ("done", "refused"):
            self.table.answered(message, moment)
        elif message.offers is not None:
            self.seq, self.offers = message.seq, message.offers
            self.table.over = bytes(message.over) != b"null"
            if self.looks_since:
                self.table.crowd.measured.shown.append(moment - self.looks_since)
                self.looks_since = 0.0


class Table:
    """A table of this crowd: it is opened, a move is made now and then, and it is opened anew when
    its game is over."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd, self.number = crowd, number
        self.game = crowd.plan.games[number % len(crowd.plan.games)]
        self.rng = random.Random(crowd.plan.seed * 1_000_003 + number)
        self.sides: list[Side] = []
        self.readers: list[asyncio.Task[None]] = []
        self.over = False
        self.sent: tuple[str, float] | None = None  # the move that is not answered yet, and when
        self.moves = 0

    async def open(self) -> None:
        crowd, urls = self.crowd, self.crowd.plan.urls
        here, there = urls[self.number % len(urls)], urls[(self.number + 1) % len(urls)]
        level = crowd.plan.level
        seat = {"kind": "bot", "level": level} if level else {"kind": "open"}
        wish = {"game": self.game, "seats": [{"kind": "me"}, seat], "mix": "x", "listed": True}
        answer, cookie = await crowd.post(f"{here}/api/tables", wish)
        table = answer["id"]
        people = [(here, cookie)]
        if not level:
            _, other = await crowd.post(f"{there}/api/tables/{table}/sit", {"mix": "y"})
            people.append((there, other))
        self.over, self.sent = False, None
        self.sides = [Side(self, await crowd.line(url, table, key)) for url, key in people]
        self.readers = [asyncio.create_task(self.read(side)) for side in self.sides]

    async def read(self, side: Side) -> None:
        try:
            await side.read()
            self.crowd.measured.errors["socket closed"] += 1
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            self.crowd.measured.errors[f"socket closed {code}"] += 1

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(side.line.close() for side in self.sides))

    async def play(self) -> None:
        """A move every so many seconds; the first after a part of them, so that tables differ."""
        every = self.crowd.plan.every
        due = time.perf_counter() + self.rng.random() * every
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += every
            if self.over:
                await self.close()
                await self.open()
            else:
                await self.move()

    async def move(self) -> None:
        measured, moment = self.crowd.measured, time.perf_counter()
        if self.sent is not None:
            measured.behind += 1
            if moment - self.sent[1] > PATIENCE:
                measured.errors["no answer"] += 1
                self.sent = None
            return
        asked = [side for side in self.sides if side.offers]
        if not asked:
            measured.unasked += 1
            return
        side = self.rng.choice(asked)
        self.moves += 1
        id, text = f"m{self.number}-{self.moves}", self.rng.choice(side.offers).notation
        body = {"type": "act", "notation": text, "seq": side.seq, "move": id}
        self.sent = (id, moment)
        for other in self.sides:
            other.looks_since = moment if other is not side else 0.0
        with contextlib.suppress(ConnectionClosed):  # its reader has counted it
            await side.line.send(json.dumps(body))

    def answered(self, message: Heard, moment: float) -> None:
        if self.sent is None or message.move != self.sent[0]:
            return
        measured, began = self.crowd.measured, self.sent[1]
        self.sent = None
        if message.type == "refused":
            measured.errors[f"refused: {message.fault}"] += 1
            return
        measured.done.append(moment - began)
        measured.at.append(began)


class Crowd:
    """All people of this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.measured = Measured()
        self.tables: list[Table] = []
        self.idle: list[ClientConnection] = []
        self.gate = asyncio.Semaphore(AT_ONCE)
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each request brings its own
        self.http = httpx.AsyncClient(timeout=PATIENCE, cookies=nobody)
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- asking
    async def post(self, url: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie of whoever asked."""
        headers = {"cookie": cookie} if cookie else {}
        answer = await self.http.post(url, json=body, headers=headers)
        answer.raise_for_status()
        fresh = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        return answer.json(), fresh or cookie

    async def get(self, url: str, cookie: str) -> Any:
        answer = await self.http.get(url, headers={"cookie": cookie})
        return answer.raise_for_status().json()

    async def line(self, url: str, table: str, cookie: str) -> ClientConnection:
        headers = {"Cookie": cookie} if cookie else {}
        return await connect(
            f"{url.replace('http', 'ws', 1)}/ws/{table}?layout=wide&changes=1&beats=1",
            additional_headers=headers,
            compression="deflate" if self.plan.compression else None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.measured.errors[type(error).__name__] += 1

    # ---- what it is told to do
    async def grow(self, numbers: Sequence[int]) -> int:
        """Open these tables and play there. How many could be opened."""

        async def one(number: int) -> None:
            table = Table(self, number)
            async with self.gate:
                await table.open()
            self.tables.append(table)
            self.start(table.play())

        found = await asyncio.gather(*map(one, numbers), return_exceptions=True)
        return sum(not isinstance(error, BaseException) for error in found)

    async def measure(self, seconds: float) -> Measured:
        """What happens in so many seconds."""
        self.measured = Measured()
        end = time.perf_counter() + seconds
        while (due := time.perf_counter() + 0.02) < end:
            await asyncio.sleep(0.02)
            self.measured.lag.append(max(0.0, time.perf_counter() - due))
        return self.measured

    async def sit_idle(self, tables: Sequence[int], each: int) -> int:
        """Open tables with so many strangers' sockets each, who say nothing. How many sockets."""

        async def one(number: int) -> None:
            url = self.plan.urls[number % len(self.plan.urls)]
            game = self.plan.games[number % len(self.plan.games)]
            seats = [{"kind": "me"}, {"kind": "local", "name": "Ivan"}]
            async with self.gate:
                answer, _ = await self.post(
                    f"{url}/api/tables", {"game": game, "seats": seats, "mix": "x"}
                )
                for _ in range(each):
                    line = await self.line(url, answer["id"], "")
                    self.idle.append(line)
                    self.start(self.drain(line))

        await asyncio.gather(*map(one, tables))
        return len(self.idle)

    async def drain(self, line: ClientConnection) -> None:
        async for _ in line:
            continue

    async def pings(self, count: int) -> list[float]:
        """Seconds until an idle socket's ping is answered, one after another."""
        rng, found = random.Random(self.plan.seed), []
        for _ in range(count):
            began = time.perf_counter()
            await (await rng.choice(self.idle).ping())
            found.append(time.perf_counter() - began)
        return found

    async def sleep(self, tables: Sequence[int], moves: int) -> int:
        """Open tables on one screen, make so many moves at each and look no more. How many."""

        async def one(number: int) -> None:
            async with self.gate:
                await self.play_and_leave(number, moves)

        await asyncio.gather(*map(one, tables))
        return len(tables)

    async def play_and_leave(self, number: int, moves: int) -> None:
        url = self.plan.urls[number % len(self.plan.urls)]
        game = self.plan.games[number % len(self.plan.games)]
        rng = random.Random(self.plan.seed * 1_000_003 + number)
        seats = [{"kind": "me"}, {"kind": "local", "name": "Ivan"}]
        answer, cookie = await self.post(
            f"{url}/api/tables", {"game": game, "seats": seats, "mix": "x"}
        )
        place = f"{url}/api/tables/{answer['id']}"
        for count in range(moves):
            position = await self.get(f"{place}/position?seat={count % 2}", cookie)
            if position["over"]:
                return
            seat = next(iter(seat for seat in position["awaited"] if seat < 2), 0)
            if not position["legal"] or position["seat"] != seat:
                position = await self.get(f"{place}/position?seat={seat}", cookie)
            if not position["legal"]:
                return
            body = {"notation": rng.choice(position["legal"]), "seq": position["seq"]}
            await self.post(f"{place}/moves", {**body, "seat": seat, "move": f"m{count}"}, cookie)


def live(plan: Plan, pipe: Connection) -> None:
    """The process: does what it is told through the pipe and answers, until told nothing more."""
    allow_many_files()
    asyncio.run(_live(plan, pipe))


async def _live(plan: Plan, pipe: Connection) -> None:
    crowd = Crowd(plan)
    while (told := await asyncio.to_thread(pipe.recv)) is not None:
        name, *given = told
        try:
            pipe.send(await getattr(crowd, name)(*given))
        except (httpx.HTTPError, OSError, ConnectionClosed) as error:
            pipe.send(Trouble(repr(error)))
    for task in list(crowd.tasks):
        task.cancel()
    await crowd.http.aclose()
