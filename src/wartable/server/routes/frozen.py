"""Games that cannot go on: ending them, and taking along what is stored."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import PlainTextResponse, Response

from wartable.server import ending, frozen
from wartable.server.faults import Fault, Frozen
from wartable.server.identity import Known, Maybe, desk_of
from wartable.server.openapi import wire_router
from wartable.server.routes.api import Id

router = wire_router("tables")


@router.post("/tables/{id}/close", status_code=204)
async def close_table(request: Request, visitor: Known, id: str = Id) -> None:
    """The host closes a table that waits for players, or ends a frozen game for good."""
    desk = desk_of(request)
    try:
        table = await desk.table(id)
        waits = table.row.status == "waiting" and not table.history.frozen
    except Frozen:  # not even an empty table can be laid
        waits = False
    if waits:
        await ending.close(table, visitor.person.id)
    else:
        await frozen.end(desk, visitor.person.id, id)


@router.get("/tables/{id}/ledger", response_class=PlainTextResponse)
async def ledger(request: Request, visitor: Maybe, id: str = Id) -> Response:
    """All that is stored of an ended game, one JSON object per line. It needs no rules, so there is
    one of a game that is not installed any more."""
    row, seats, events = await frozen.stored(desk_of(request), id)
    if not frozen.may_look(row, seats, visitor.person.id if visitor else ""):
        raise Fault("no-spectators", 403)
    if not row.ended:
        raise Fault("not-over", 409)
    headers = {"content-disposition": f'attachment; filename="{row.game}-{id}.jsonl"'}
    text = frozen.ledger(row, seats, events)
    return PlainTextResponse(text, headers=headers, media_type="application/x-ndjson")
