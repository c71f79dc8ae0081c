"""What is looked up at a table: the board of one seat in full size, and what may come of things."""

from __future__ import annotations

from fastapi import Path, Query, Request

from wartable.kernel import SPECTATOR
from wartable.scene import LayoutName
from wartable.server import messages, outlooks, seating
from wartable.server.answers import OutlookShown, SeatBoard
from wartable.server.connection import Connection
from wartable.server.faults import Fault
from wartable.server.identity import Known, Lang, Maybe, desk_of
from wartable.server.openapi import wire_router
from wartable.server.playback import OPEN
from wartable.server.routes.api import Id
from wartable.server.routes.replay import Drawn, Side, side_of
from wartable.server.streams import which

router = wire_router("play")


@router.get("/tables/{id}/boards/{seat}")
async def board(
    request: Request,
    visitor: Maybe,
    lang: Lang,
    id: str = Id,
    seat: int = Path(ge=0, le=7),
    side: str = Side,
    layout: LayoutName | None = Drawn,
) -> SeatBoard:
    """The board of one seat in full size, with what the reader knows of it, and what that seat did
    last."""
    table = await desk_of(request).table(id)
    chosen = side_of(table, visitor.person.id if visitor else "", side)
    match = table.match
    across = match.plugin.optional("scene", "across")
    if seat >= match.seats or across is None:
        raise Fault("no-such-board", 404)
    reader, viewer = table.reader(lang), SPECTATOR if chosen == OPEN else int(chosen)
    scene = across(match.view(viewer), seat, reader, layout)
    last = messages.last_turn(match, table.history.noticed_by, viewer, seat, reader)
    return SeatBoard(seat=seat, scene=scene, last=last)


@router.get("/tables/{id}/outlook")
async def outlook(
    request: Request,
    visitor: Known,
    lang: Lang,
    id: str = Id,
    seat: int | None = Query(None, ge=0, le=6),
) -> OutlookShown:
    """What may come of the position, by pieces of the board, from what this seat knows."""
    table = await desk_of(request).table(id)
    seating.must_sit(table, visitor.person.id)
    if table.match.plugin.optional("advice", "outlook") is None:
        raise Fault("no-outlook", 404)
    if not table.history.settings.hints:
        raise Fault("no-hints", 403)
    chosen = which(table, Connection(visitor.person.id, lang), seat)
    async with table.exclusive():
        table.must_hold(visitor.person.id, chosen)
        if table.row.status != "running":
            raise Fault("not-started", 409)
        job, number = outlooks.job(table, chosen, lang), table.number(chosen)
    known: outlooks.Outlooks = request.app.state.outlooks
    found = await known.of(table.desk.jobs, job, visitor.person.id)
    return OutlookShown(number, found.title, found.notes, found.lines)
