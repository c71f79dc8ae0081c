"""How a game comes to its end by people's doing, and what comes after it."""

from __future__ import annotations

from fastapi import Request
from pydantic import BaseModel, Field

from wartable.server import describe, rematch
from wartable.server.identity import Known, Lang, desk_of
from wartable.server.openapi import wire_router
from wartable.server.protocol import TableAbout
from wartable.server.routes.api import Id

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
