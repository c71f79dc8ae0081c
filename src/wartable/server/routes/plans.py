"""Trying a turn before it is played."""

from __future__ import annotations

from typing import Annotated

from fastapi import Request
from pydantic import BaseModel, Field

from wartable.scene import LayoutName
from wartable.server import planning, seating
from wartable.server.answers import PlanTried
from wartable.server.connection import Connection
from wartable.server.faults import Fault
from wartable.server.identity import Known, Lang, desk_of
from wartable.server.openapi import wire_router
from wartable.server.routes.api import Id
from wartable.server.streams import LONGEST_NOTATION, which
from wartable.server.telling import speaking_to

router = wire_router("play")
MOST_STEPS = 60  # of a plan: the longest turn has fewer


class PlanWish(BaseModel):
    """Actions to try one after the other."""

    moves: list[Annotated[str, Field(max_length=LONGEST_NOTATION)]] = Field(max_length=MOST_STEPS)
    seq: int = Field(ge=0, le=2**53, description="of the position that the plan begins with")
    seat: int | None = Field(default=None, ge=0, le=6)
    layout: LayoutName | None = Field(default=None, description="the layout to draw; none if null")


@router.post("/tables/{id}/plan")
async def plan(
    request: Request, body: PlanWish, visitor: Known, lang: Lang, id: str = Id
) -> PlanTried:
    """What would come of these actions, from what my seat knows. Nothing is done. Where it is not
    my turn, or the table has moved on, `unfit` says so."""
    table, person = await desk_of(request).table(id), visitor.person.id
    seating.must_sit(table, person)
    if not table.match.plugin.has_room("plans"):
        raise Fault("no-plans", 404)
    seat = which(table, Connection(person, lang), body.seat)
    async with table.exclusive():
        table.must_hold(person, seat)
        match, number, reader = table.match, table.number(seat), speaking_to(table, seat, lang)
        mine = table.history.acting() == (seat,)
        if not mine or not table.fresh(body.seq, seat):
            why = reader("fault-stale" if mine else "fault-not-your-turn")
            return PlanTried(seq=number, steps=[], figures=[], unfit=why)
    return await table.desk.plans.run(
        planning.tried, match, seat, body.moves, reader, body.layout, number
    )
