"""What proxies say is believed from those that are trusted; who sends half a request is left."""

from __future__ import annotations

import socket
import time
from typing import Any

import pytest
from starlette.datastructures import Headers

from wartable.errors import BadInput
from wartable.server import wire
from wartable.server.proxies import Proxies, Trusted, forwarded

GAME = "age-of-war"


def test_trusted_addresses_and_networks() -> None:
    trusted = Trusted("10.0.0.0/8, ::1,192.0.2.7")
    assert all(host in trusted for host in ("10.2.3.4", "::1", "192.0.2.7", "::ffff:10.0.0.1"))
    assert not any(host in trusted for host in ("11.0.0.1", "::2", "", "unix"))
    assert "anything" in Trusted("*") and "127.0.0.1" not in Trusted("")
    with pytest.raises(BadInput):
        Trusted("10.0.0.0/99")


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"x-forwarded-for": "203.0.113.9, 10.0.0.2"}, (["203.0.113.9", "10.0.0.2"], "")),
        ({"x-forwarded-for": "[2001:db8::1]:99"}, (["2001:db8::1"], "")),
        ({"x-forwarded-for": "203.0.113.9:8080"}, (["203.0.113.9"], "")),
        ({"x-forwarded-for": "nobody, <script>"}, ([], "")),
        ({"x-forwarded-proto": "https"}, ([], "https")),
        ({"forwarded": 'for="[2001:db8::1]:9";proto=https'}, (["2001:db8::1"], "https")),
        ({"forwarded": "proto=HTTP; for=1.1.1.1, for=10.1.1.1"}, (["1.1.1.1", "10.1.1.1"], "http")),
        ({"forwarded": "for=192.0.2.1", "x-forwarded-for": "192.0.2.2"}, (["192.0.2.2"], "")),
        ({}, ([], "")),
    ],
)  # fmt: skip
def test_what_proxies_say(headers: dict[str, str], expected: Any) -> None:
    assert forwarded(Headers(headers)) == expected


async def seen(trusted: str, client: str, **headers: str) -> tuple[str, str]:
    """Who asks and how, as the application sees it."""
    found = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.update(scope)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "scheme": "http", "client": (client, 5), "headers": raw}
    await Proxies(app, Trusted(trusted))(scope, None, None)  # type: ignore[arg-type]
    return found["client"][0], found["scheme"]


def test_the_last_address_that_is_not_trusted_asks() -> None:
    import asyncio

    said = {"x_forwarded_for": "1.1.1.1, 2.2.2.2, 10.0.0.3", "x_forwarded_proto": "https"}
    assert asyncio.run(seen("10.0.0.0/8", "10.0.0.1", **said)) == ("2.2.2.2", "https")
    assert asyncio.run(seen("10.0.0.0/8", "9.9.9.9", **said)) == ("9.9.9.9", "http")
    assert asyncio.run(seen("*", "9.9.9.9", **said)) == ("1.1.1.1", "https")


def test_a_cookie_is_secure_where_people_come_by_https(serve: Any) -> None:
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    by_https = {"x-forwarded-proto": "https"}
    for settings, headers, secure in (
        ({}, {}, False),
        ({}, by_https, True),
        ({"trusted_proxies": "10.0.0.1"}, by_https, False),
        ({"public_url": "https://table.example"}, {}, True),
    ):
        me = serve(**settings).person()
        answer = me.http.post("/api/tables", json=wish, headers=headers)
        assert ("secure" in answer.headers["set-cookie"].lower()) == secure


HALF = (
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\n",
    b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /healthz HTTP/1.1\r\n",
)


def ended(line: socket.socket) -> bool:
    """Read to the end, which comes."""
    line.settimeout(120)
    try:
        while line.recv(65_536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize("half", HALF)
def test_half_a_request_is_not_waited_for(
    served: Any, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 0.2)
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(half)
        assert ended(line)
    assert served.person().get("/healthz") == {"status": "ok"}


def test_one_address_has_so_many_connections(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next is closed at once, and there is room again when others have gone."""
    monkeypatch.setattr(wire, "MOST_CONNECTIONS", 5)
    served = serve()
    place = ("127.0.0.1", served.port)
    lines = [socket.create_connection(place) for _ in range(5)]
    until = time.monotonic() + 120
    while served.wire.open["127.0.0.1"] < 5:
        assert time.monotonic() < until
        time.sleep(0.01)
    with socket.create_connection(place) as sixth:
        assert ended(sixth)
    for line in lines:
        line.close()
    while served.wire.open["127.0.0.1"]:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert served.person().get("/healthz") == {"status": "ok"}


def test_a_trusted_proxy_has_as_many_as_it_needs(
    served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "MOST_CONNECTIONS", 0)
    monkeypatch.setattr(served.wire, "trusted", Trusted("127.0.0.1"))
    assert served.person().get("/healthz") == {"status": "ok"}
