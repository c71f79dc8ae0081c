"""The door: headers, origins, sizes, how often an address asks; one log line and one measurement
per request. Plain ASGI."""

from __future__ import annotations

import logging
import re
import time
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wartable.i18n import texts
from wartable.server.answers import FaultAnswer
from wartable.server.identity import language
from wartable.server.limits import Limits, address

MOST_BODY = 1_000_000
LENGTH = re.compile(r"[0-9]{1,9}")  # of a body, as a header may say it
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
NO_DOCUMENT = "/static/"  # what lies there runs in pages, which bring the headers
log = logging.getLogger("wartable.requests")


def pattern(scope: Scope) -> str:
    """The path of a request's route as it is declared: what stands in its place may be a secret."""
    route = scope.get("route")
    return str(getattr(route, "path", ""))


class TooLarge(HTTPException):
    """Raised while a handler reads the body: frameworks pass their own exceptions through."""

    def __init__(self) -> None:
        super().__init__(413)


def same_origin(headers: Headers, public_url: str) -> bool:
    """Whether a browser sent this from our own pages; programs send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        asked = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    ours = {headers.get("host", ""), urlsplit(public_url).netloc}
    return asked != "" and asked in ours


class Guard:
    """What every request passes before the application sees it, whatever its path."""

    def __init__(self, app: ASGIApp, limits: Limits, public_url: str = "") -> None:
        self.app = app
        self.limits = limits
        self.public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            scope["headers"] = [_without_escapes(*head) for head in scope["headers"]]
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and self._too_often(scope):
            await send({"type": "websocket.close", "code": 4429})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, began = Headers(scope=scope), time.perf_counter()
        status = 500

        async def sealed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                plain = status < 400 and scope["path"].startswith(NO_DOCUMENT)
                for name, value in HEADERS.items():
                    if not plain or name == "x-content-type-options":
                        out.setdefault(name, value)
                # what one person is answered is kept by nobody in between
                private = "no-store" if scope["path"].startswith("/api/") else "private, no-cache"
                out.setdefault("cache-control", private)
            await send(message)

        try:
            refusal = self._refusal(scope, headers)
            if refusal:
                await _answer(scope, sealed, *refusal)
            else:
                await self.app(scope, _limited(receive), sealed)
        except TooLarge:
            await _answer(scope, sealed, 413, "too-large")
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        if self._too_often(scope):
            return 429, "too-often"
        length = headers.get("content-length", "0")
        if not LENGTH.fullmatch(length) or int(length) > MOST_BODY:
            return 413, "too-large"
        by_token = headers.get("authorization", "").lower().startswith("bearer ")
        if (
            scope["method"] not in SAFE
            and not by_token
            and not same_origin(headers, self.public_url)
        ):
            return 403, "wrong-origin"
        return None

    def _too_often(self, scope: Scope) -> bool:
        return not self.limits.take("address", address(HTTPConnection(scope)))

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        state = scope["app"].state if "app" in scope else None
        desk = getattr(state, "desk", None)
        if desk is not None:
            desk.metrics.requests.labels(scope["method"], str(status)).observe(seconds)
        level = logging.INFO if status < 500 else logging.ERROR
        fields = {
            "method": scope["method"],
            "path": pattern(scope),
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        log.log(level, "request", extra=fields)


def _without_escapes(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """None of our cookies has a backslash. To read those of a long one, some versions of Python
    need a time that grows with the square of their number."""
    return name, value.replace(b"\\", b"") if name == b"cookie" else value


def _limited(receive: Receive) -> Receive:
    """The same body, as long as it stays small: a client may lie about its length."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MOST_BODY:
            raise TooLarge()
        return message

    return counted


async def _answer(scope: Scope, send: Send, status: int, key: str) -> None:
    reader = texts(lang=language(HTTPConnection(scope)))
    raw = msgspec.json.encode(FaultAnswer(key, reader(f"fault-{key}")))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(raw))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": raw})
