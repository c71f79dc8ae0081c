"""A webhook's address is a stranger's wish: it must not lead into our own network."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from wartable.server import webhooks
from wartable.server.settings import Settings
from wartable.server.webhooks import Target, Webhooks, is_public, post, target

OUTSIDE = "93.184.216.34"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",  # where clouds keep their secrets
        "100.64.0.1",
        "192.0.0.192",
        "192.88.99.1",
        "3fff::1",
        "0.0.0.0",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%lo",
        "fd00::1",
        "fec0::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:93.184.216.34",
        "64:ff9b::7f00:1",  # NAT64 of 127.0.0.1
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::1",
        "2002:7f00:1::1",  # 6to4 of 127.0.0.1
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",  # Teredo
    ],
)
def test_addresses_inside(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [OUTSIDE, "2606:2800:220:1::1", "64:ff9b::5db8:d822"])
def test_addresses_outside(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://hook.example:22/",
        "http://hook.example:25/",
        "http://hook.example:99999/",
        "http://user:word@hook.example/",
        "http://@hook.example/",
        "http://hook.example/a b",
        "http://hook.example/\r\nX: y",
        "http://hook.example/ї",
        "gopher://hook.example/",
        "http:///x",
        "http://" + "a" * 300 + "/",
    ],
)
def test_addresses_we_do_not_write_to(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _resolve(monkeypatch, [OUTSIDE])
    assert asyncio.run(target(url, private=False)) is None


def _resolve(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names are looked up here: one answer after the other."""
    asked: list[str] = []

    def look_up(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        found = answers[min(len(asked), len(answers) - 1)]
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, port)) for ip in found]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


def test_one_bad_address_among_several_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    _resolve(monkeypatch, [OUTSIDE, "10.0.0.1"])
    assert asyncio.run(target("http://hook.example/", private=False)) is None


def test_a_name_is_looked_up_once_and_that_address_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that stands for another address a moment later gains nothing."""
    asked = _resolve(monkeypatch, [OUTSIDE], ["127.0.0.1"])
    called: list[tuple[Any, ...]] = []

    async def connect(host: str, port: int, **more: Any) -> Any:
        called.append((host, port, more["server_hostname"], more["ssl"].check_hostname))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    hooks = Webhooks(Settings())
    asyncio.run(hooks._post("https://hook.example/x?y=1", b"{}"))
    assert asked == ["hook.example"]
    assert called == [(OUTSIDE, 443, "hook.example", True)]


class Hook(BaseHTTPRequestHandler):
    heard: list[tuple[str, str]] = []

    def do_POST(self) -> None:
        self.heard.append((self.headers["host"], self.path))
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(302)
        self.send_header("location", "/elsewhere")
        self.end_headers()

    do_GET = do_POST

    def log_message(self, *_: Any) -> None:
        pass


def test_no_redirects_no_proxies_and_the_right_host(monkeypatch: pytest.MonkeyPatch) -> None:
    server = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1/")
    to = Target(("127.0.0.1",), server.server_port, "hook.example", "/a?b", False)
    assert asyncio.run(post(to, b"{}")) == 302
    server.shutdown()
    assert Hook.heard == [(f"hook.example:{server.server_port}", "/a?b")]


@pytest.mark.parametrize("word", [b"", b"x", b"y" * 4096])
def test_who_answers_slowly_or_endlessly_is_left(
    word: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.4)
    left = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        def drip() -> None:
            with contextlib.suppress(OSError):
                line, _ = server.accept()
                with line:
                    while not left.wait(0.05):
                        line.sendall(word)

        threading.Thread(target=drip, daemon=True).start()
        hooks = Webhooks(Settings(private_webhooks=True))
        call = hooks._post(f"http://127.0.0.1:{port}/", b"{}")
        asyncio.run(asyncio.wait_for(call, 120))  # it would never end by itself
        left.set()
