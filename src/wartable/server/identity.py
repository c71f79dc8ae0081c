"""Who asks: a guest or an account by a signed cookie, a program by a token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from wartable.i18n import LANGUAGES, choose_language, texts
from wartable.server.faults import Fault
from wartable.storage import Person, Store

if TYPE_CHECKING:
    from wartable.server.desk import Desk

COOKIE = "wartable"
YEAR = 366 * 24 * 3600
SCOPES = ("read", "play", "create")
PREFIX = "wt_"


@dataclass(frozen=True)
class Visitor:
    """A person, and what they may do: all by cookie, some scopes by token."""

    person: Person
    scopes: frozenset[str] | None = None
    token: str = ""  # its id

    def need(self, scope: str) -> None:
        if self.scopes is not None and scope not in self.scopes:
            raise Fault("scope", 403, scope=scope)


def plain(text: str) -> str:
    """One line without anything invisible: what cannot be seen is left out."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable()).strip()


class Signer:
    """Signs the cookie that names a person, and reads it back."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="wartable-session")

    def sign(self, person: Person) -> str:
        return str(self._serializer.dumps([person.id, person.session]))

    def read(self, cookie: str) -> tuple[str, int] | None:
        try:
            id, session = self._serializer.loads(cookie, max_age=YEAR)
        except (BadSignature, ValueError, TypeError):
            return None
        return (id, session) if isinstance(id, str) and isinstance(session, int) else None


def language(connection: HTTPConnection) -> str:
    """What the reader chose, else what the browser prefers."""
    for wish in (connection.query_params.get("lang"), connection.cookies.get("lang")):
        if wish in LANGUAGES:
            return wish
    return choose_language(connection.headers.get("accept-language", ""))


def remember(request: Request, response: Response, person: Person) -> None:
    """Keep the person in a signed cookie for a year."""
    response.set_cookie(
        COOKIE,
        request.app.state.signer.sign(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


def new_token() -> tuple[str, str]:
    """A token and its digest."""
    token = PREFIX + secrets.token_urlsafe(32)
    return token, digest(token)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def known(connection: HTTPConnection) -> Visitor | None:
    """Whoever this is, if we know them. Fault for a token that is none of ours."""
    store: Store = connection.app.state.desk.store
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        found = await asyncio.to_thread(store.token, digest(header[7:].strip()))
        if found is None:
            raise Fault("bad-token", 401)
        token, person = found
        return Visitor(person, frozenset(token.scopes.split()), token.id)
    cookie = connection.cookies.get(COOKIE, "")
    read = connection.app.state.signer.read(cookie) if cookie else None
    if read is None:
        return None
    someone = await asyncio.to_thread(store.person, read[0])
    return Visitor(someone) if someone and someone.session == read[1] else None


async def visitor(request: Request, response: Response) -> Visitor:
    """Whoever this is; somebody new becomes a guest."""
    found = await known(request)
    if found is not None:
        return found
    request.app.state.limits.check(request, "guest")
    reader = texts(lang=language(request))
    name = reader("guest-name", number=str(100 + secrets.randbelow(900)))
    person = await asyncio.to_thread(request.app.state.desk.store.add_person, name)
    remember(request, response, person)
    return Visitor(person)


async def maybe(request: Request) -> Visitor | None:
    return await known(request)


def desk_of(request: HTTPConnection) -> Desk:
    """The desk of the server that this request came to."""
    found: Desk = request.app.state.desk
    return found


Someone = Annotated[Visitor, Depends(visitor)]
Maybe = Annotated[Visitor | None, Depends(maybe)]
Lang = Annotated[str, Depends(language)]
