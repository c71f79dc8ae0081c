"""For administrators: reports, tables that are closed or hidden, bans, and the log of it all."""

from __future__ import annotations

from fastapi import Path, Request
from pydantic import BaseModel, Field

from wartable.server.answers import ActRow, ReportRow
from wartable.server.faults import Fault
from wartable.server.identity import Known, Someone, Visitor, desk_of, plain
from wartable.server.openapi import wire_router
from wartable.server.routes.api import Id
from wartable.storage import Act, Report, now
from wartable.storage.administration import act
from wartable.storage.store import new_id

router = wire_router("administration")
DAY = 24 * 3600_000  # milliseconds
PersonId = Path(pattern=r"^[a-z0-9]{16}$")


class Complaint(BaseModel):
    """What is wrong at a table; with `person`, a handle, who is meant."""

    reason: str = Field(min_length=1, max_length=500)
    person: str = Field(default="", max_length=8)


class Why(BaseModel):
    """The reason that goes into the log."""

    reason: str = Field(min_length=1, max_length=500)


class Ban(Why):
    """A ban for so many days; 0 ends it."""

    days: int = Field(ge=0, le=36_500)


@router.post("/tables/{id}/report", status_code=204)
async def report(request: Request, body: Complaint, visitor: Someone, id: str = Id) -> None:
    """Tell the administrators of a table, or of what a person says there."""
    desk = desk_of(request)
    table = await desk.table(id)
    table.must_welcome(visitor.person.id)
    about, name = None, ""
    if body.person:
        said = await desk.store.run(desk.store.chat, id, visitor.person.id)
        people = {chat.person_id: chat.name for chat in said}
        people |= {seat.person_id: seat.name for seat in table.seats if seat.person_id}
        about = next((one for one in people if one[:8] == body.person), None)
        if about is None:
            raise Fault("not-found", 404)
        name = people[about]
    await visitor.arrive()
    made = Report(
        id=new_id(),
        table_id=id,
        by=visitor.person.id,
        about=about,
        name=name,
        reason=plain(body.reason),
        at=now(),
    )
    await desk.store.run(desk.store.add_report, made)


@router.get("/admin/reports")
async def reports(request: Request, visitor: Known) -> list[ReportRow]:
    """What people complained of, the last first."""
    found = await desk_of(request).store.run(desk_of(request).store.reports)
    return [ReportRow(r.table_id, r.by, r.about, r.name, r.reason, r.at) for r in found]


@router.get("/admin/acts")
async def acts(request: Request, visitor: Known) -> list[ActRow]:
    """What administrators did, the last first."""
    found = await desk_of(request).store.run(desk_of(request).store.acts)
    return [ActRow(a.name, a.what, a.target, a.reason, a.at) for a in found]


@router.post("/admin/tables/{id}/close", status_code=204)
async def shut_table(request: Request, body: Why, visitor: Known, id: str = Id) -> None:
    """End a table for everybody; nobody can open it any more."""
    await desk_of(request).shut(id, _act(visitor, "close", id, body.reason))


@router.post("/admin/tables/{id}/hide", status_code=204)
async def hide_table(request: Request, body: Why, visitor: Known, id: str = Id) -> None:
    """Take a table off the list; those who know its address still find it."""
    desk = desk_of(request)
    table = await desk.table(id)
    async with table.exclusive():
        await desk.store.run(desk.store.hide, id, _act(visitor, "hide", id, body.reason))
        table.row.listed = False


@router.post("/admin/people/{person}/ban", status_code=204)
async def ban(request: Request, body: Ban, visitor: Known, person: str = PersonId) -> None:
    """Nobody signs in as this person for so many days; sessions, tokens and streams end now."""
    desk = desk_of(request)
    if await desk.store.run(desk.store.person, person) is None:
        raise Fault("not-found", 404)
    until = now() + body.days * DAY if body.days else 0
    done = _act(visitor, "ban" if body.days else "unban", person, body.reason)
    await desk.store.run(desk.store.ban, person, until, plain(body.reason), done)
    desk.hang_up(person)


def _act(visitor: Visitor, what: str, target: str, reason: str) -> Act:
    by = visitor.person
    return act(by.id, by.name, what, target, plain(reason), now())
