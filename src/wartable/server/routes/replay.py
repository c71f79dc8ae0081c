"""Looking back: frames, the list of moves, records in and out, the proof, forks."""

from __future__ import annotations

from fastapi import Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, Field

from wartable.i18n import Texts
from wartable.kernel import SPECTATOR
from wartable.play import explained
from wartable.scene import LayoutName
from wartable.server import describe, messages
from wartable.server import playback as proofs
from wartable.server.faults import Fault
from wartable.server.identity import Lang, Maybe, Someone, Visitor, desk_of
from wartable.server.openapi import wire_router
from wartable.server.playback import OPEN, Playback
from wartable.server.protocol import Frame, LogLine, Proof, Replay, TableAbout, Uploaded
from wartable.server.routes.api import MOST_DATA, Id, SeatModel, wishes
from wartable.server.table import Table
from wartable.server.telling import speaking_to

router = wire_router("replay")
Side = Query("", max_length=8, description="a seat, 8 for a spectator, or open after the end")
Recap = Query(False, description="only the moves since this side last acted itself")
Drawn = Query(None, description="the layout to draw; both if none is named")


class Upload(BaseModel):
    record: str = Field(max_length=900_000)
    data: str | None = Field(default=None, max_length=MOST_DATA)


class Fork(BaseModel):
    at: int = Field(ge=0, le=1_000_000)
    seats: list[SeatModel] = Field(min_length=1, max_length=7)


@router.get("/tables/{id}/replay")
async def replay(
    request: Request,
    visitor: Maybe,
    lang: Lang,
    id: str = Id,
    side: str = Side,
    recap: bool = Recap,
) -> Replay:
    """The list of moves from a side, and the scores along the way once the game is over."""
    table = await desk_of(request).table(id)
    chosen = side_of(table, visitor.person.id if visitor else "", side)
    playback = await _playback(table)
    over = table.row.ended
    reader = _reader(table, visitor, lang)
    own, count = playback.own(chosen), len(playback.steps(chosen))
    ending, end = None, table.history.end
    if over:
        ending = messages.ending(table.match, reader, end=end)
    told = ending and end and LogLine(n=count, text=ending.text, seat=end.seat)
    return Replay(
        count=count,
        stops=await table.desk.chores.run(playback.stops, chosen),
        own=own,
        side=chosen,
        sides=_sides(table, visitor.person.id if visitor else ""),
        moves=await table.desk.chores.run(playback.moves, chosen, reader, own if recap else 0),
        scores=await table.desk.chores.run(playback.standings) if over and not recap else None,
        over=ending,
        forked=table.history.forked,
        end=told or None,
    )


@router.get("/tables/{id}/frames/{at}")
async def frame(
    request: Request,
    visitor: Maybe,
    lang: Lang,
    id: str = Id,
    at: int = Path(ge=0, le=1_000_000),
    side: str = Side,
    layout: LayoutName | None = Drawn,
) -> Frame:
    """The board after so many actions."""
    table = await desk_of(request).table(id)
    chosen = side_of(table, visitor.person.id if visitor else "", side)
    playback = await _playback(table)
    reader = _reader(table, visitor, lang)
    return await table.desk.chores.run(playback.frame, at, chosen, reader, layout)


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(request: Request, visitor: Maybe, lang: Lang, id: str = Id) -> Response:
    """The whole record with its notes, once the game is over: before that it would tell too
    much."""
    table = await _finished(request, visitor, id)
    table.match.names = table.names(lang)
    name = f"{table.row.game}-{id}.wtr"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    found = await table.desk.chores.run(explained, table.match, True)  # also if it was given up
    if table.history.forked:
        found.header["Forked"] = str(table.history.forked)
    return PlainTextResponse(found.text(), headers=headers)


@router.get("/tables/{id}/proof")
async def proof(request: Request, visitor: Maybe, id: str = Id) -> Proof:
    """Seed, values and what chance must have given; every outcome derived again by us."""
    table = await _finished(request, visitor, id)
    table.history.must_go_on()  # what does not replay proves nothing
    return await table.desk.chores.run(proofs.proof, table.match, table.history.forked)


@router.post("/records", status_code=201)
async def upload(request: Request, body: Upload, visitor: Someone) -> Uploaded:
    """A record becomes a finished table that can be looked through and forked."""
    desk = desk_of(request)
    person = visitor.person.id
    found, places = await desk.jobs.run("record", body.record, body.data, person=person)
    await visitor.arrive()
    id = await desk.keep(visitor.person, found, places, body.data)
    return Uploaded(id, f"/t/{id}/replay")


@router.post("/tables/{id}/fork", status_code=201)
async def fork(
    request: Request, body: Fork, visitor: Someone, lang: Lang, id: str = Id
) -> TableAbout:
    """Play on from any moment of a finished game, with fresh chance."""
    desk = desk_of(request)
    source = await _finished(request, visitor, id)
    last = len(source.match.entries) - (0 if source.history.end else 1)
    if body.at > last:
        raise Fault("no-such-move", 404, most=last)
    seats = await wishes(desk.store, visitor.person.id, body.seats)
    table = await desk.fork(visitor.person, source, body.at, seats, visitor.arrive)
    return describe.about(table, visitor.person.id, lang)


def _reader(table: Table, visitor: Visitor | None, lang: str) -> Texts:
    """Whoever sat there is spoken to, whatever side they look from."""
    own = table.seats_of(visitor.person.id) if visitor else []
    return speaking_to(table, own[0] if own else SPECTATOR, lang)


async def _finished(request: Request, visitor: Visitor | None, id: str) -> Table:
    """A table whose whole truth this visitor may know."""
    table = await desk_of(request).table(id)
    table.must_welcome(visitor.person.id if visitor else "")
    if not table.row.ended:
        raise Fault("not-over", 409)
    return table


def _sides(table: Table, person: str) -> list[int | str]:
    """From which sides this person may look."""
    if table.row.ended:
        return [OPEN, *range(len(table.seats)), SPECTATOR]
    mine = table.seats_of(person)
    return list(mine) if mine else [SPECTATOR]


def side_of(table: Table, person: str, wish: str) -> int | str:
    """The side from which this person wants to look, if it may."""
    sides = _sides(table, person)
    table.must_welcome(person)
    if not table.history.started:
        raise Fault("not-started", 409)
    if not wish:
        return sides[0]
    side: int | str = int(wish) if wish.isascii() and wish.isdecimal() else wish
    if side not in sides:
        raise Fault("not-your-seat", 403)
    return side


async def _playback(table: Table) -> Playback:
    """The table's film, made longer when it has gone on. Play does not wait for whoever looks."""
    async with table.playback_lock:
        async with table.exclusive():
            if table.playback is None or table.playback_head != table.head:
                over = table.row.ended
                table.playback = Playback(
                    table.match, table.history.noticed_by, over, table.playback
                )
                table.playback_head = table.head
            playback = table.playback
        await table.desk.chores.run(playback.states)
        return playback
