"""A finished game looked at again: begin, how far it is and what was found, end."""

from __future__ import annotations

from fastapi import Request

from wartable.kernel import SPECTATOR
from wartable.server.analysing import Analyses
from wartable.server.answers import AnalysisShown
from wartable.server.faults import Fault
from wartable.server.identity import Lang, Maybe, Someone, Visitor, desk_of
from wartable.server.openapi import wire_router
from wartable.server.routes.api import Id
from wartable.server.table import Table
from wartable.server.telling import speaking_to

router = wire_router("replay")


@router.post("/tables/{id}/analysis", status_code=202)
async def begin_analysis(request: Request, visitor: Someone, id: str = Id) -> AnalysisShown:
    """Begin to analyse a finished game; one that is there or at work is not begun again. Not for
    games that go on, whoever asks."""
    table = await _finished(request, visitor, id)
    known: Analyses = request.app.state.analyses
    end = table.history.end
    return known.begin(table.desk.jobs.run, id, table.match, visitor.person.id, end)


@router.get("/tables/{id}/analysis")
async def analysis(request: Request, visitor: Maybe, lang: Lang, id: str = Id) -> AnalysisShown:
    """How far the analysis is, and all that was found once it is done."""
    table = await _finished(request, visitor, id)
    known: Analyses = request.app.state.analyses
    found = known.seen(id)
    person = visitor.person.id if visitor else ""
    own = table.seats_of(person)
    reader = speaking_to(table, own[0] if own else SPECTATOR, lang)
    found.found = await known.words(table.desk.jobs.run, id, table.match, reader, person)
    if found.state == "none":
        found.refused = await known.refused(table.match, reader, table.history.end)
    return found


@router.delete("/tables/{id}/analysis", status_code=204)
async def end_analysis(request: Request, visitor: Someone, id: str = Id) -> None:
    """End the analysis that one began oneself."""
    await _finished(request, visitor, id)
    known: Analyses = request.app.state.analyses
    known.cancel(id, visitor.person.id)


async def _finished(request: Request, visitor: Visitor | None, id: str) -> Table:
    """A table whose game is over and can be replayed."""
    table = await desk_of(request).table(id)
    table.must_welcome(visitor.person.id if visitor else "")
    if not table.row.ended:
        raise Fault("not-over", 409)
    table.history.must_go_on()  # of other rules: it cannot be played through
    return table
