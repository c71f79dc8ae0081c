"""How a game comes to its end by people's doing, and what comes after it."""

from __future__ import annotations

from fastapi import Request
from pydantic import BaseModel, Field

from wartable.server import describe, ending, rematch
from wartable.server.connection import Connection
from wartable.server.identity import Known, Lang, desk_of
from wartable.server.openapi import wire_router
from wartable.server.protocol import TableAbout
from wartable.server.routes.api import Id
from wartable.server.streams import which

router = wire_router("tables")


class Again(BaseModel):
    """Whether I want another game."""

    yes: bool = Field(default=True, description="false: I do not, and nobody need wait for me")


@router.post("/tables/{id}/rematch")
async def play_again(
    request: Request, body: Again, visitor: Known, lang: Lang, id: str = Id
) -> TableAbout:
    """Say whether I want another game with the same people. Once all do, `rematch.next` is the
    table where it is played."""
    table = await desk_of(request).table(id)
    await rematch.answer(table, visitor.person.id, body.yes)
    return describe.about(table, visitor.person.id, lang)


class EndWish(BaseModel):
    """A game is to end."""

    sure: bool = Field(default=False, description="must be true: it cannot be taken back")
    seat: int | None = Field(default=None, ge=0, le=6)


@router.post("/tables/{id}/resign")
async def resign(
    request: Request, body: EndWish, visitor: Known, lang: Lang, id: str = Id
) -> TableAbout:
    """Give up: with two seats the other wins; some games have their own rule for it."""
    table, person = await desk_of(request).table(id), visitor.person.id
    await ending.resign(table, person, which(table, Connection(person, lang), body.seat), body.sure)
    return describe.about(table, person, lang)


@router.post("/tables/{id}/abort")
async def call_off(
    request: Request, body: EndWish, visitor: Known, lang: Lang, id: str = Id
) -> TableAbout:
    """Call off a game before the second move: it ends without a result."""
    table = await desk_of(request).table(id)
    await ending.abort(table, visitor.person.id, body.sure)
    return describe.about(table, visitor.person.id, lang)
