"""What fair chance needs: commitments and values before the start, boxes, and the list of what was
promised."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from wartable.plugin import game, games
from wartable.server import commitments, describe, seating
from wartable.server.access import door
from wartable.server.answers import Box
from wartable.server.faults import Fault
from wartable.server.identity import Known, Lang, desk_of
from wartable.server.openapi import wire_router
from wartable.server.protocol import TableAbout
from wartable.server.routes.api import Id
from wartable.server.rulebook import boxes_of
from wartable.storage import promises

router = wire_router()
public = APIRouter(include_in_schema=False, dependencies=[Depends(door)])


class Mix(BaseModel):
    mix: str = Field(default="", max_length=64, description="my value for chance")
    sworn: str = Field(
        default="", max_length=64, description="commits me to a value that I show later"
    )


@router.post("/tables/{id}/ready", tags=["tables"])
async def ready(
    request: Request, body: Mix, visitor: Known, lang: Lang, id: str = Id
) -> TableAbout:
    """Say that I am ready, with my value for chance; the game begins when everybody is. With
    `sworn` I commit myself first, and give the value once the table's `showing` is true."""
    table = await desk_of(request).table(id)
    seating.must_sit(table, visitor.person.id)
    await seating.ready(table, visitor.person.id, body.mix, body.sworn)
    return describe.about(table, visitor.person.id, lang)


@router.post("/tables/{id}/seats/{seat}/free", tags=["tables"])
async def free_seat(
    request: Request, visitor: Known, lang: Lang, seat: int = Path(ge=0, le=6), id: str = Id
) -> TableAbout:
    """The host frees the seat of somebody who keeps the others waiting before the start."""
    table = await desk_of(request).table(id)
    await seating.free(table, visitor.person.id, seat)
    return describe.about(table, visitor.person.id, lang)


@router.get("/games/{game_id}/boxes", tags=["games"])
def boxes(game_id: str) -> list[Box]:
    """What the bags of chance hold at first, for those who check a record."""
    if game_id not in games():
        raise Fault("no-such-game", 404)
    return boxes_of(game(game_id))


@public.get("/commitments")
async def promised(
    request: Request, before: int = Query(commitments.EVER, ge=0, le=commitments.EVER)
) -> PlainTextResponse:
    """What was promised at the latest tables, newest first; `before` a time in milliseconds."""
    store = desk_of(request).store
    found = await store.run(promises, store, before, commitments.PAGE)
    text = "".join(commitments.line(promise) for promise in found)
    return PlainTextResponse(text, headers={"cache-control": "public, max-age=30"})
