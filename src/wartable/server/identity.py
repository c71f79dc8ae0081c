"""Who asks: a guest or an account by the cookie of a session, a program by a token."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from wartable.i18n import LANGUAGES, choose_language, texts
from wartable.server.faults import Fault
from wartable.storage import Conflict, Person, SessionRow, Store, now
from wartable.storage.store import new_id

if TYPE_CHECKING:
    from wartable.server.desk import Desk

COOKIE = "wartable"
YEAR = 366 * 24 * 3600
MINUTE = 60_000  # milliseconds
DAY = 24 * 60 * MINUTE
SCOPES = ("read", "play", "create")
PREFIX = "wt_"
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")  # the cookie of a session: 256 bits

Arrive = Callable[[], Awaitable[None]]


async def already_here() -> None:
    """Somebody who is stored need not arrive."""


@dataclass(frozen=True)
class Visitor:
    """A person, and what they may do: all by cookie, some scopes by token. `key`: the id of the
    token, or the digest of the session. `arrive` stores a newcomer; it is called once nothing
    speaks against what they ask."""

    person: Person
    scopes: frozenset[str] | None = None
    key: str = ""
    arrive: Arrive = already_here

    def need(self, scope: str) -> None:
        """Fault if the token does not allow it; whoever has a cookie may do all."""
        if self.scopes is not None and scope not in self.scopes:
            raise Fault("scope", 403, scope=scope)


def plain(text: str) -> str:
    """One line without anything invisible: what cannot be seen is left out."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable()).strip()


class Signer:
    """Reads the signed cookies that earlier versions gave."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="wartable-session")

    def read(self, cookie: str) -> tuple[str, int] | None:
        """The person it names and the number of their session, for a year."""
        try:
            (id, session), signed = self._serializer.loads(cookie, return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            return None
        if now() // 1000 > signed.timestamp() + YEAR:
            return None
        return (id, session) if isinstance(id, str) and isinstance(session, int) else None


def language(connection: HTTPConnection) -> str:
    """What the reader chose, else what the browser prefers."""
    for wish in (connection.query_params.get("lang"), connection.cookies.get("lang")):
        if wish in LANGUAGES:
            return wish
    return choose_language(connection.headers.get("accept-language", ""))


def remember(request: Request, response: Response, secret: str) -> None:
    """Let the browser keep the secret of its session for a year."""
    public: str = request.app.state.settings.public_url
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or public.startswith("https://"),
        path="/",
    )


def new_secret() -> str:
    """What the cookie of a new session holds."""
    return secrets.token_urlsafe(32)


def new_token() -> tuple[str, str]:
    """A token and its digest."""
    token = PREFIX + secrets.token_urlsafe(32)
    return token, digest(token)


def digest(secret: str) -> str:
    """What is stored of a secret: who reads the database cannot come in by it."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def _lasts(session: SessionRow, at: int) -> bool:
    return not session.ended and at <= session.used + YEAR * 1000


async def _of_token(store: Store, key: str) -> Visitor | None:
    found, at = await store.run(store.token, key), now()
    if found is None or at > found[0].expires:
        return None
    token, person = found
    if at - token.used > MINUTE:
        await store.run(store.touch_token, token.id, at)
    return Visitor(person, frozenset(token.scopes.split()), token.id)


async def _of_session(connection: HTTPConnection, store: Store, cookie: str) -> Visitor | None:
    key, at = digest(cookie), now()
    found = await store.run(store.session, key)
    if found is None and (old := connection.app.state.signer.read(cookie)):
        found = await store.run(_exchange, store, key, *old)
    if found is None or not _lasts(found[0], at):
        if found and found[1].login is None and found[1].banned_until > at:
            connection.app.state.limits.bar(connection, found[1].banned_until)
        return None
    if at - found[0].used > DAY:
        await store.run(store.touch_session, key, at)
    return Visitor(found[1], key=key)


def _exchange(store: Store, key: str, id: str, count: int) -> tuple[SessionRow, Person] | None:
    """A session in place of a cookie of an earlier version, if that still names its person."""
    person = store.person(id)
    if person is None or person.session != count:
        return None
    with suppress(Conflict):  # begun by another request of the same browser
        store.begin_session(key, person, now())
    return store.session(key)


async def known(connection: HTTPConnection) -> Visitor | None:
    """Whoever this is, if we know them. Fault for a token that is none of ours."""
    store: Store = connection.app.state.desk.store
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        found = await _of_token(store, digest(header[7:].strip()))
        if found is None:
            raise Fault("bad-token", 401)
        return found
    cookie = connection.cookies.get(COOKIE, "")
    if not cookie:
        return None
    return await _of_session(connection, store, cookie)


async def maybe(request: Request) -> Visitor | None:
    """Whoever asks, if we know them; looked up once for each request."""
    if not hasattr(request.state, "visitor"):
        request.state.visitor = await known(request)
    found: Visitor | None = request.state.visitor
    return found


async def certain(request: Request) -> Visitor:
    """Whoever asks, if we know them. Fault if not."""
    found = await maybe(request)
    if found is None:
        raise Fault("nobody", 401)
    return found


async def visitor(request: Request, response: Response) -> Visitor:
    """Whoever this is; somebody new becomes a guest once they `arrive`."""
    found = await maybe(request)
    if found is not None:
        return found
    reader = texts(lang=language(request))
    name = reader("guest-name", number=str(100 + secrets.randbelow(900)))
    person = Person(id=new_id(), name=name, session=0, webhook="", lang="", created=now())

    arrived = False

    async def arrive() -> None:
        nonlocal arrived
        if arrived:  # what they ask for is tried again
            return
        request.app.state.limits.check_guest(request)
        cookie = request.cookies.get(COOKIE, "")
        secret = cookie if SECRET.fullmatch(cookie) else new_secret()
        store = desk_of(request).store
        secret = await store.run(_arrive, store, person, secret)
        remember(request, response, secret)
        arrived = True

    return Visitor(person, arrive=arrive)


def _arrive(store: Store, person: Person, secret: str) -> str:
    """Store a guest whom this secret lets in; the secret that does."""
    try:
        store.begin_session(digest(secret), person, now(), new=True)
    except Conflict:
        found = store.session(digest(secret))
        if found is None or not _lasts(found[0], now()):
            return _arrive(store, person, new_secret())
        person.id, person.name = found[1].id, found[1].name  # who came by another request meanwhile
    return secret


async def expect(request: Request, response: Response) -> None:
    """Pages keep the reader's cookie fresh. A newcomer gets one that stands for nobody until they
    do something, so that two requests at once come from one guest."""
    cookie = request.cookies.get(COOKIE, "")
    found = await maybe(request)
    if found is None:
        remember(request, response, cookie if SECRET.fullmatch(cookie) else new_secret())
    elif found.scopes is None:
        remember(request, response, cookie)


def desk_of(request: HTTPConnection) -> Desk:
    """The desk of the server that this request came to."""
    found: Desk = request.app.state.desk
    return found


Someone = Annotated[Visitor, Depends(visitor)]
Known = Annotated[Visitor, Depends(certain)]
Maybe = Annotated[Visitor | None, Depends(maybe)]
Lang = Annotated[str, Depends(language)]
