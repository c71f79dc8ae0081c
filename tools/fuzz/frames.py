"""Sockets as bytes: frames and heads that no library would send, at a real server.

A case is what is written after the handshake, and what may come of it: `ANSWERED` if the line goes
on, the code by which it is closed, `CUT` if it ends without one. Nothing else may come of it, no
other reader notices, and the table stays as it is.
"""

from __future__ import annotations

import json
import random
import socket
import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

LONG = 60.0  # seconds: nothing takes that long unless something is wrong
MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
ANSWERED, CUT, SILENT = "answered", "cut off", "silent"
PING_PONG = b'{"type": "do", "what": "ping"}'
MESSAGES = (
    PING_PONG,
    b'{"type": "draw", "layout": "tall"}',
    b'{"type": "act", "notation": "no such thing", "seq": 1, "move": "m"}',
    '{"type": "dance", "шаг": "кроком руш"}'.encode(),
)
LARGE = 65_536  # bytes of a message: as much as the server reads
CRASHED = (1011, SILENT)  # what comes of an error of the server's own


def frame(
    code: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int | None = None,
) -> bytes:
    """One frame; `length` is what it says of itself, if that is not true."""
    said = len(payload) if length is None else length
    head = bytes([fin << 7 | reserved << 4 | code])
    short = said if said < 126 else 126 if said < 65_536 else 127
    head += bytes([masked << 7 | short])
    head += b"" if short < 126 else struct.pack("!H" if short == 126 else "!Q", said)
    if not masked:
        return head + payload
    mask = b"\x5a\x01\xfe\x33"
    whole = mask * (len(payload) // 4 + 1)
    mixed = int.from_bytes(payload) ^ int.from_bytes(whole[: len(payload)])
    return head + mask + mixed.to_bytes(len(payload))


@dataclass(frozen=True)
class Case:
    """What is written, and what may come of it; nothing in `may` means anything but a crash."""

    name: str
    raw: bytes
    may: frozenset[int | str] = frozenset()

    @property
    def goes_on(self) -> bool:
        """Whether the line must be there afterwards."""
        return self.may == {ANSWERED}


def _closed(name: str, raw: bytes, *codes: int) -> Case:
    return Case(name, raw, frozenset((*codes, CUT)))


def _fine(name: str, raw: bytes) -> Case:
    return Case(name, raw, frozenset((ANSWERED,)))


def in_parts(rng: random.Random, code: int, payload: bytes) -> bytes:
    """A message in fragments, some of them empty, with control frames between them."""
    cuts = sorted(rng.randint(0, len(payload)) for _ in range(rng.randint(1, 6)))
    parts = [payload[a:b] for a, b in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
    raw = b""
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        raw += frame(MORE if number else code, part, fin=last)
        if not last and rng.random() < 0.5:
            raw += frame(rng.choice((PING, PONG)), rng.randbytes(rng.randint(0, 125)))
    return raw


def bomb(size: int) -> bytes:
    """A compressed message that is this long when it is read."""
    made = zlib.compressobj(wbits=-12)
    packed = made.compress(bytes(size)) + made.flush(zlib.Z_SYNC_FLUSH)
    return frame(TEXT, packed[:-4], reserved=4)


def named(rng: random.Random) -> Iterator[Case]:
    """One case of each kind whose outcome is known."""
    message = rng.choice(MESSAGES)
    yield _fine("text", frame(TEXT, message))
    yield _fine("binary", frame(BINARY, message))
    yield _fine("bytes", frame(BINARY, rng.randbytes(rng.randint(0, 2000))))
    yield _fine("empty", frame(TEXT))
    yield _fine("fragments", in_parts(rng, TEXT, message))
    yield _fine("fragments of bytes", in_parts(rng, BINARY, message))
    yield _fine("as long as can be", frame(TEXT, b" " * LARGE))
    yield _fine("ping", frame(PING, rng.randbytes(125)))
    yield _fine("pong", frame(PONG, b"nobody asked"))
    yield _closed("wrong UTF-8", frame(TEXT, b'{"type": "\xff\xfe"}'), 1007)
    yield _closed("half a character", frame(TEXT, "ї".encode()[:1]), 1007)
    yield _closed("half of a pair", frame(TEXT, b"\xed\xa0\x80"), 1007)
    yield _closed("wrong UTF-8 in fragments", in_parts(rng, TEXT, b"\xc3\x28 " * 9), 1007)
    yield _closed("too long", frame(TEXT, b"x" * (LARGE + 1)), 1009)
    yield _closed("says it is endless", frame(TEXT, length=1 << 62), 1009)
    yield _closed("a length below zero", frame(TEXT, length=(1 << 64) - 1), 1002, 1009)
    halves = frame(TEXT, b"x" * LARGE, fin=False) + frame(MORE, b"x")
    yield _closed("too long in fragments", halves, 1009)
    yield _closed("empty fragments", frame(TEXT, fin=False) + frame(MORE, fin=False) * 5000)
    yield _closed("long ping", frame(PING, b"x" * 126), 1002)
    yield _closed("ping in parts", frame(PING, b"x", fin=False), 1002)
    yield _closed("good-bye", frame(CLOSE, struct.pack("!H", 1000) + b"bye"), 1000)
    yield _closed("good-bye without a word", frame(CLOSE), 1005)
    yield _closed("half a code", frame(CLOSE, b"\x03"), 1002)
    code = rng.choice((0, 999, 1004, 1005, 1006, 1015, 2999, 65_535))
    yield _closed("no such code", frame(CLOSE, struct.pack("!H", code)), 1002)
    yield _closed("a reason in wrong UTF-8", frame(CLOSE, b"\x03\xe8\xff"), 1002, 1007)
    yield _closed("no such kind", frame(rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15))), 1002)
    yield _closed("reserved bits", frame(TEXT, message, reserved=rng.choice((1, 2, 3))), 1002)
    yield _closed("not masked", frame(TEXT, message, masked=False), 1002)
    yield _closed("more of nothing", frame(MORE, message), 1002)
    yield _closed("text in a text", frame(TEXT, fin=False) + frame(TEXT, message), 1002)
    yield _closed("bomb", bomb(30_000_000), 1002, 1009)
    yield _closed("not what was compressed", frame(TEXT, b"\xff" * 40, reserved=4), 1002, 1007)


def mutant(rng: random.Random, case: Case) -> Case:
    """The same with bytes turned, cut off, doubled or put in."""
    raw = bytearray(case.raw[:4096])
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(raw) + 1)
        match rng.randrange(4):
            case 0 if at < len(raw):
                raw[at] ^= 1 << rng.randrange(8)
            case 1:
                del raw[at : at + rng.randint(1, 20)]
            case 2:
                raw[at:at] = raw[at : at + 20] * rng.randint(1, 9)
            case _:
                raw[at:at] = rng.randbytes(rng.randint(1, 20))
    return replace(case, name="mutant", raw=bytes(raw), may=frozenset())


HEAD = (
    b"GET /ws/TABLE?lang=uk HTTP/1.1\r\nHost: table\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
WORDS = (
    *(b"GET", b"POST", b"HTTP/1.0", b"HTTP/2", b"\xff", b"\xd1\x97", b"%ff", b"%00", b"%2e%2e/"),
    *(
        b"\r\n",
        b"\0",
        b" ",
        b":",
        b"?",
        b"#",
        b"//",
        b"Content-Length: 5\r\n",
        b"h2c",
        b"websocket",
    ),
    *(
        b"Transfer-Encoding: chunked\r\n",
        b"Cookie: wartable=\xff\r\n",
        b"Sec-WebSocket-Version: 12",
    ),
    *(b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99\r\n", b"x" * 9000),
)


def head(rng: random.Random) -> bytes:
    """A request for a socket that is not quite right."""
    raw = bytearray(HEAD)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(raw))
        raw[at : at + rng.choice((0, 1, 1, 5, 20))] = rng.choice(WORDS)
    return bytes(raw)


class Siege:
    """Somebody plays at a table of a server, and others write bytes to its sockets. `wrong` is what
    must not have come of it."""

    def __init__(self, port: int, seed: int, compression: str | None = None) -> None:
        self.port, self.rng, self.compression = port, random.Random(seed), compression
        self.cases = list(named(self.rng))
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=LONG)
        seats = [{"kind": "me"}, {"kind": "local", "name": "Ada"}]
        body = {"game": "age-of-war", "seats": seats, "mix": "x"}
        self.table = self.http.post("/api/tables", json=body).json()["id"]
        self.cookie = f"wartable={self.http.cookies['wartable']}"
        self.seq = self._seq()
        self.witness = self._connect().__enter__()

    def close(self) -> None:
        self.witness.close()
        self.http.close()

    def _seq(self) -> int:
        found: int = self.http.get(f"/api/tables/{self.table}/position").json()["seq"]
        return found

    def _connect(self) -> Any:
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/{self.table}",
            additional_headers={"Cookie": self.cookie},
            compression=self.compression,
            max_size=None,
            open_timeout=LONG,
            close_timeout=LONG,
            ping_interval=None,
        )

    def try_named(self) -> None:
        """Every kind once."""
        for case in self.cases:
            self.attack(case)

    def try_mutants(self, count: int) -> None:
        """So many mutants of frames, and as many of heads."""
        for _ in range(count):
            self.attack(mutant(self.rng, self.rng.choice(self.cases)))
            self.knock(head(self.rng))

    def attack(self, case: Case) -> None:
        """Write one case, and see what comes of it."""
        found = self._outcome(case)
        self.counts[str(found)] += 1
        if found in CRASHED or (case.may and found not in case.may):
            self.wrong.append(f"{case.name}: {found}: {case.raw[:80]!r}")
        if not _answers(self.witness):
            self.wrong.append(f"{case.name}: another reader was cut off")
            self.witness = self._connect().__enter__()

    def _outcome(self, case: Case) -> int | str:
        with self._connect() as line:
            line.recv(LONG)
            try:
                for part in self._pieces(case.raw):
                    line.socket.sendall(part)
                if not case.may:  # it may wait for the rest: there is none
                    line.socket.shutdown(socket.SHUT_WR)
            except OSError:  # it has hung up; why is still to be read
                pass
            return _end(line, case.goes_on)

    def _pieces(self, raw: bytes) -> Iterator[bytes]:
        if len(raw) > 1000 or self.rng.random() < 0.7:
            yield raw
        else:
            yield from (raw[at : at + 7] for at in range(0, len(raw), 7))

    def knock(self, raw: bytes) -> None:
        """Ask for a socket by a head that is not right, and read what is answered."""
        with socket.create_connection(("127.0.0.1", self.port), LONG) as line:
            said = b""
            try:
                line.sendall(raw.replace(b"TABLE", self.table.encode()))
                line.shutdown(socket.SHUT_WR)
                while part := line.recv(65_536):
                    said += part
            except ConnectionError:
                pass
        words = said[:200].split()
        status = int(words[1]) if len(words) > 1 else 0
        self.counts[f"head {status or CUT}"] += 1
        if status >= 500:
            self.wrong.append(f"head: {status}: {raw!r}")

    def flood(self, most: int) -> int:
        """Write pings and read nothing, up to so many bytes; how many went out before the server
        hung up."""
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(LONG)
            line.connect(("127.0.0.1", self.port))
            line.sendall(HEAD.replace(b"TABLE", self.table.encode()))
            assert line.recv(12).endswith(b"101"), "no socket was opened"
            sent, many = 0, frame(PING, bytes(125)) * 500
            try:
                while sent < most:
                    line.sendall(many)
                    sent += len(many)
            except ConnectionError:
                pass
        return sent

    def settle(self) -> None:
        """What must be so in the end: the table is as it was, and the server serves."""
        if self._seq() != self.seq:
            self.wrong.append("the table has changed")
        if self.http.get("/healthz").status_code != 200:
            self.wrong.append("the server is not well")


def _answers(line: ClientConnection) -> bool:
    try:
        line.send(PING_PONG.decode())
        while _heard(line) != "pong":
            pass
    except ConnectionClosed:
        return False
    return True


def _end(line: ClientConnection, goes_on: bool) -> int | str:
    """How it ends: the code that was sent, or that it goes on."""
    try:
        if goes_on:
            line.socket.sendall(frame(TEXT, PING_PONG))
        while not (_heard(line) == "pong" and goes_on):
            pass
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else CUT
    except TimeoutError:
        return SILENT
    except OSError:
        return CUT
    return ANSWERED


def _heard(line: ClientConnection) -> Any:
    return json.loads(line.recv(LONG))["type"]
