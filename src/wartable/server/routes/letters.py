"""An account's e-mail address, and a new password by a letter to it."""

from __future__ import annotations

from fastapi import Request
from pydantic import BaseModel, Field

from wartable.server.faults import Fault
from wartable.server.identity import Known, Lang, desk_of, digest
from wartable.server.limits import address
from wartable.server.openapi import wire_router
from wartable.server.passwords import hashed, matches
from wartable.server.post import ADDRESS
from wartable.server.routes.account import must_not_be_banned
from wartable.storage import now

router = wire_router("account", shown=False)
Key = Field(max_length=64, description="out of a letter")


class Email(BaseModel):
    email: str = Field(max_length=254, description="empty: none any more")
    password: str = Field(max_length=200)


class Forgotten(BaseModel):
    email: str = Field(max_length=254)


class LetterKey(BaseModel):
    key: str = Key


class FreshPassword(BaseModel):
    key: str = Key
    new: str = Field(min_length=8, max_length=200)


@router.post("/me/email", status_code=204)
async def set_email(request: Request, body: Email, visitor: Known, lang: Lang) -> None:
    """Set or remove the address of my account. It counts once the key in a letter to it is used."""
    desk, person = desk_of(request), visitor.person
    desk.post.must_be()
    if person.login is None:
        raise Fault("no-account", 409)
    if not await desk.passwords.run(matches, person.password, body.password):
        raise Fault("wrong-password", 401)
    if not body.email:
        await desk.store.run(desk.store.drop_email, person.id)
        return
    await desk.post.confirm(person, _address(body.email), lang)


@router.post("/email/confirm", status_code=204)
async def confirm_email(request: Request, body: LetterKey) -> None:
    """By the key of a letter its address becomes that of the account."""
    desk = desk_of(request)
    desk.post.must_be()
    if not await desk.store.run(desk.store.confirm_email, digest(body.key), now()):
        raise Fault("letter-expired", 410)


@router.post("/reset", status_code=204)
async def ask_reset(request: Request, body: Forgotten, lang: Lang) -> None:
    """Send a letter to whoever has an account with this address. The answer is always the same."""
    desk = desk_of(request)
    desk.post.must_be()
    desk.post.reset(_address(body.email), lang, address(request))


@router.post("/reset/password", status_code=204)
async def reset_password(request: Request, body: FreshPassword) -> None:
    """By the key of a letter the account gets a new password; all its sessions, tokens and streams
    end."""
    desk = desk_of(request)
    desk.post.must_be()
    key = digest(body.key)
    person = await desk.store.run(desk.store.letter, key, "reset", now())
    if person is None:
        raise Fault("letter-expired", 410)
    must_not_be_banned(person)
    password = await desk.passwords.run(hashed, body.new, person.name)
    if await desk.store.run(desk.store.reset_password, key, password, now()) is None:
        raise Fault("letter-expired", 410)  # used by another request meanwhile
    desk.hang_up(person.id)


def _address(text: str) -> str:
    found = text.strip().lower()
    if not ADDRESS.fullmatch(found):
        raise Fault("bad-email", 422)
    return found
