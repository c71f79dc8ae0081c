"""People: a name, an optional password, tokens for programs, a webhook."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import Literal

from fastapi import Request, Response
from pydantic import BaseModel, Field

from wartable.i18n import LANGUAGES
from wartable.server.answers import Me, TokenMade, TokenRow
from wartable.server.faults import Fault
from wartable.server.identity import (
    COOKIE,
    SCOPES,
    Known,
    Maybe,
    Someone,
    Visitor,
    desk_of,
    digest,
    new_secret,
    new_token,
    remember,
)
from wartable.server.names import is_chosen, own_name, tidy
from wartable.server.openapi import wire_router
from wartable.server.passwords import hashed, matches
from wartable.server.webhooks import allowed
from wartable.storage import Conflict, Person, now
from wartable.storage.names import skeleton

router = wire_router("account")
DAY = 24 * 3600_000  # milliseconds


class Credentials(BaseModel):
    name: str = Field(min_length=2, max_length=40)
    password: str = Field(min_length=8, max_length=200)


class Login(BaseModel):
    name: str = Field(max_length=40)
    password: str = Field(max_length=200)


class Profile(BaseModel):
    name: str | None = Field(default=None, min_length=1, max_length=40)
    webhook: str | None = Field(default=None, max_length=400)
    lang: str | None = Field(default=None, max_length=8)


class NewToken(BaseModel):
    name: str = Field(min_length=1, max_length=40)
    scopes: list[str] = Field(default_factory=lambda: ["read", "play"], max_length=3)
    days: Literal[7, 30, 90, 365] = Field(default=90, description="for which it is good")


class NewPassword(BaseModel):
    old: str = Field(max_length=200)
    new: str = Field(min_length=8, max_length=200)


def card(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(
        name=person.name,
        account=person.login is not None,
        webhook=person.webhook,
        lang=person.lang,
    )


@router.get("/me")
async def me(visitor: Maybe) -> Me:
    """Who I am here."""
    return card(visitor.person) if visitor else Me(name=None, account=False)


@router.patch("/me")
async def change(request: Request, body: Profile, visitor: Someone) -> Me:
    """Change my name, webhook or language."""
    person = visitor.person
    fields: dict[str, str] = {}
    if body.name is not None:
        fields["name"] = await own_name(desk_of(request).store, body.name, person.id)
        if person.login is not None:
            fields["skeleton"] = skeleton(fields["name"])
    if body.lang is not None:
        if body.lang not in LANGUAGES:
            raise Fault("malformed", 422)
        fields["lang"] = body.lang
    if body.webhook is not None:
        private = request.app.state.settings.private_webhooks
        if body.webhook and not await allowed(body.webhook, private):
            raise Fault("bad-webhook", 422)
        fields["webhook"] = body.webhook
    await visitor.arrive()
    if fields:
        store = desk_of(request).store
        await store.run(store.change_person, person.id, **fields)
    for key, value in fields.items():
        setattr(person, key, value)
    return card(person)


@router.post("/account", status_code=201)
async def register(request: Request, response: Response, body: Credentials, visitor: Someone) -> Me:
    """The guest becomes an account and keeps seats and games, and the name that others read if one
    was chosen; else that is the account's, too. Whoever held the guest's cookie or tokens is signed
    out."""
    person = visitor.person
    if person.login is not None:
        raise Fault("has-account", 409)
    store = desk_of(request).store
    name = await own_name(store, body.name, person.id)
    login = name.casefold()
    if await store.run(store.person_by_login, login):  # of somebody who changed their name
        raise Fault("name-taken", 409)
    password = await desk_of(request).passwords.run(hashed, body.password, name)
    shown = name
    if is_chosen(person.name):
        with suppress(Fault):  # an account may be called so by now
            shown = await own_name(store, person.name, person.id)
    await visitor.arrive()
    fields = {"name": shown, "login": login, "skeleton": skeleton(shown), "password": password}
    await _renew(request, response, person, **fields)
    person.name, person.login = shown, login
    return card(person)


async def _renew(request: Request, response: Response, person: Person, **fields: str) -> None:
    """Change what an account rests on: this browser gets a new session, all else ends."""
    desk, secret = desk_of(request), new_secret()
    try:
        await desk.store.run(desk.store.renew, person.id, digest(secret), now(), **fields)
    except Conflict:
        raise Fault("name-taken", 409) from None
    desk.hang_up(person.id)
    remember(request, response, secret)


@router.post("/login")
async def login(request: Request, response: Response, body: Login, visitor: Maybe) -> Me:
    """Games begun as a guest come along."""
    store = desk_of(request).store
    found = await store.run(store.person_by_login, " ".join(body.name.split()).casefold())
    kept = found.password if found else None
    passwords = desk_of(request).passwords
    if not await passwords.run(matches, kept, body.password) or found is None:
        raise Fault("wrong-password", 401)
    must_not_be_banned(found)
    if visitor and visitor.scopes is None and visitor.person.login is None:
        await store.run(store.take_over, visitor.person.id, found.id)
        await desk_of(request).moved(visitor.person.id, found.id)
    await _end(request, visitor)
    secret = new_secret()
    await store.run(store.begin_session, digest(secret), found, now())
    remember(request, response, secret)
    return card(found)


def must_not_be_banned(person: Person) -> None:
    """Fault while a ban lasts."""
    if person.banned_until > now():
        until = datetime.fromtimestamp(person.banned_until / 1000, UTC).date().isoformat()
        raise Fault("banned", 403, until=until, reason=person.ban_reason)


async def _end(request: Request, visitor: Visitor | None) -> None:
    """The session of this browser ends, and its streams."""
    if visitor and visitor.scopes is None:
        desk = desk_of(request)
        await desk.store.run(desk.store.end_session, visitor.key, now())
        desk.hang_up(visitor.person.id, visitor.key)


@router.post("/logout", status_code=204)
async def logout(request: Request, response: Response, visitor: Maybe) -> None:
    """Sign out of this browser, for good: its cookie is worth nothing any more."""
    await _end(request, visitor)
    response.delete_cookie(COOKIE, path="/")


@router.post("/sessions/end-others", status_code=204)
async def end_others(request: Request, visitor: Known) -> None:
    """Sign out of every other browser; tokens of programs stay."""
    desk = desk_of(request)
    await desk.store.run(desk.store.end_other_sessions, visitor.person.id, visitor.key, now())
    desk.hang_up(visitor.person.id)  # whoever may still come in comes back at once


@router.post("/password", status_code=204)
async def password(request: Request, response: Response, body: NewPassword, visitor: Known) -> None:
    """A new password signs out everywhere else: browsers, programs, open streams."""
    person = visitor.person
    passwords = desk_of(request).passwords
    if not await passwords.run(matches, person.password, body.old):
        raise Fault("wrong-password", 401)
    fresh = await passwords.run(hashed, body.new, person.name)
    await _renew(request, response, person, password=fresh)


@router.get("/tokens")
async def tokens(request: Request, visitor: Known) -> list[TokenRow]:
    """My tokens, without their secrets."""
    person = visitor.person
    found = await desk_of(request).store.run(desk_of(request).store.tokens, person.id)
    return [TokenRow(t.id, t.name, t.scopes.split(), t.created, t.used, t.expires) for t in found]


@router.post("/tokens", status_code=201)
async def make_token(request: Request, body: NewToken, visitor: Someone) -> TokenMade:
    """The token is shown once."""
    person = visitor.person
    unknown = [scope for scope in body.scopes if scope not in SCOPES]
    if unknown:
        raise Fault("no-such-scope", 422, scopes=", ".join(SCOPES))
    token, key = new_token()
    scopes, name = " ".join(sorted(set(body.scopes))), tidy(body.name)
    await visitor.arrive()
    expires = now() + body.days * DAY
    store = desk_of(request).store
    made = await store.run(store.add_token, person.id, name, key, scopes, now(), expires)
    return TokenMade(made.id, made.name, scopes.split(), token, expires)


@router.delete("/tokens/{id}", status_code=204)
async def drop_token(request: Request, visitor: Known, id: str) -> None:
    """Revoke a token; its streams end."""
    person = visitor.person
    desk = desk_of(request)
    if not await desk.store.run(desk.store.drop_token, person.id, id):
        raise Fault("not-found", 404)
    desk.hang_up(person.id, id)
