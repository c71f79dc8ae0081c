"""Invitations: links that let their bearers sit down."""

from __future__ import annotations

import io

import segno
from fastapi import Body, Request
from pydantic import BaseModel, Field

from wartable.server.answers import Invitation, InvitationRow
from wartable.server.faults import Fault
from wartable.server.identity import Known, desk_of, digest
from wartable.server.openapi import wire_router
from wartable.server.routes.api import Id
from wartable.server.table import Table
from wartable.storage import Invite, now

router = wire_router("tables")
WEEK = 7 * 24 * 3600_000
MOST = 20  # invitations of a table


class Inviting(BaseModel):
    """An invitation that is wanted; one person sits down by it, or as many as seats are free."""

    single: bool = False
    code: bool = Field(default=False, description="with figures that can be typed at /join")


class Joining(BaseModel):
    """A code that somebody typed."""

    code: str = Field(max_length=20)


NO_WISH = Body(default_factory=Inviting)


@router.post("/tables/{id}/invite")
async def invite(
    request: Request, visitor: Known, id: str = Id, body: Inviting = NO_WISH
) -> Invitation:
    """A link for friends, good for a week, and the same as a QR code. Asked again, the same link;
    a link for one person is new each time. With `code` also figures to type at /join, which are
    good until the game begins."""
    table = await _mine(request, visitor.person.id, id)
    store = table.desk.store
    found = await _alive(table)
    made = next((one for one in found if not one.single and not body.single), None)
    if made is None:
        if len(found) >= MOST:
            raise Fault("too-many-invites", 409, most=MOST)
        made = await store.run(store.add_invite, id, now() + WEEK, body.single)
    code = await store.run(store.give_code, made.token, now()) if body.code else ""
    return _shown(request, made, code)


@router.post("/join")
async def join(request: Request, body: Joining) -> Invitation:
    """The invitation that a short code stands for, as long as its table waits for players."""
    store, code = desk_of(request).store, "".join(body.code.split())
    found = await store.run(store.invite_by_code, code, now())
    if found is None:
        if not request.app.state.limits.take("wrong-code", "everybody"):
            raise Fault("too-often", 429)
        raise Fault("code-unknown", 404)
    return _shown(request, found, code)


@router.get("/tables/{id}/invites")
async def invites(request: Request, visitor: Known, id: str = Id) -> list[InvitationRow]:
    """The invitations of my table that can still be used."""
    table = await _mine(request, visitor.person.id, id)
    return [
        InvitationRow(_name(one), _url(request, one), one.expires, one.single, one.used)
        for one in await _alive(table)
    ]


@router.delete("/tables/{id}/invites/{name}", status_code=204)
async def drop_invite(request: Request, visitor: Known, name: str, id: str = Id) -> None:
    """Take an invitation back; whoever sits down by it already stays."""
    table = await _mine(request, visitor.person.id, id)
    for one in await _alive(table):
        if _name(one) == name:
            await table.desk.store.run(table.desk.store.drop_invite, one.token)
            return
    raise Fault("not-found", 404)


def _shown(request: Request, invite: Invite, code: str) -> Invitation:
    url, out = _url(request, invite), io.BytesIO()
    segno.make(url, error="m").save(out, kind="svg", border=3, xmldecl=False, omitsize=True)
    picture, name = out.getvalue().decode(), _name(invite)
    return Invitation(url, invite.token, invite.expires, picture, name, invite.table_id, code)


async def _alive(table: Table) -> list[Invite]:
    return await table.desk.store.run(table.desk.store.invites, table.id, now())


def _name(invite: Invite) -> str:
    """By which it is taken back; nobody sits down by it."""
    return digest(invite.token)[:16]


def _url(request: Request, invite: Invite) -> str:
    base = request.app.state.settings.public_url or str(request.base_url).rstrip("/")
    return f"{base}/i/{invite.token}"


async def _mine(request: Request, person: str, id: str) -> Table:
    """The table, if the person sits there or opened it."""
    table = await desk_of(request).table(id)
    if person != table.row.host and not table.seats_of(person):
        raise Fault("not-your-seat", 403)
    return table
