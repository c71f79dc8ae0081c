"""The companion: what matters before a decision, and how good the last choice was."""

from __future__ import annotations

from fastapi import Request

from wartable.server import companion, seating
from wartable.server.answers import Judgement, Matters
from wartable.server.faults import Fault
from wartable.server.identity import Known, Lang, desk_of
from wartable.server.openapi import wire_router
from wartable.server.outlooks import Outlooks
from wartable.server.routes.api import Id

router = wire_router("play")


@router.get("/tables/{id}/matters")
async def matters(request: Request, visitor: Known, lang: Lang, id: str = Id) -> Matters:
    """What matters now in the decision of my seat, in one sentence, from what it knows. Only where
    bots have all other seats."""
    table, person = await desk_of(request).table(id), visitor.person.id
    seating.must_sit(table, person)
    seat = companion.must(table, person)
    async with table.exclusive():
        table.must_hold(person, seat)
        if seat not in table.history.acting():
            raise Fault("not-your-turn", 409)
        match, number = table.match, table.number(seat)
        job = companion.job(match, len(match.entries), match.state, seat, lang, table.names(lang))
    known: Outlooks = request.app.state.outlooks
    return Matters(number, await known.of(table.desk.jobs, job, person, "matters"))


@router.get("/tables/{id}/judgement")
async def judgement(request: Request, visitor: Known, lang: Lang, id: str = Id) -> Judgement:
    """How good the last choice of my seat was, from what it knew then; nothing if it made none, or
    if the game cannot say. Only where bots have all other seats."""
    table, person = await desk_of(request).table(id), visitor.person.id
    seating.must_sit(table, person)
    seat = companion.must(table, person)
    async with table.exclusive():
        table.history.must_go_on()
        if not table.history.started:
            raise Fault("not-started", 409)
        history, number = table.history, table.number(seat)
        chosen = history.match, list(history.by_hand), history.forked
    job = await table.desk.chores.run(companion.judging, *chosen, seat, lang, table.names(lang))
    if job is None:
        return Judgement(number)
    known: Outlooks = request.app.state.outlooks
    return Judgement(number, await known.of(table.desk.jobs, job, person, "judgement"))
