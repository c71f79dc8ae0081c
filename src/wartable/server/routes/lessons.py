"""Learning a game: which lessons there are, taking one move by move, scenes of the rulebook."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Request
from pydantic import BaseModel, Field

from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.plugin import games
from wartable.scene import LayoutName
from wartable.server import learning, rule_pages
from wartable.server.answers import LessonRow, LessonShown, RuleScene
from wartable.server.faults import Fault
from wartable.server.identity import Lang, Maybe, Someone, Visitor, desk_of
from wartable.server.names import in_words
from wartable.server.openapi import wire_router
from wartable.server.streams import LONGEST_NOTATION
from wartable.server.teaching import LessonJob
from wartable.storage import Store, now

router = wire_router("learn")
MOST_MOVES = 600  # of a learner in one lesson

Drawn = Query("wide", description="the layout to draw")
Notation = Annotated[str, Field(max_length=LONGEST_NOTATION)]


class LessonWish(BaseModel):
    """Where a learner stands in a lesson, and what they do there."""

    moves: list[Notation] | None = Field(
        default=None, max_length=MOST_MOVES, description="null: where I was last"
    )
    move: Notation | None = Field(
        default=None, description="an action in notation, or > where there is only to be read"
    )
    layout: LayoutName = Field(default="wide", description="the layout to draw")
    solve: bool = Field(default=False, description="name the action that leads on")
    piece: str | None = Field(
        default=None, max_length=100, description="say why this piece cannot be used"
    )
    keep: bool = Field(default=True, description="false: I only look, and stand where I stood")


@router.get("/lessons")
async def list_lessons(request: Request, visitor: Maybe, lang: Lang) -> list[LessonRow]:
    """Every lesson of every game, with how far I have come."""
    return await learning.rows(desk_of(request).store, visitor, lang)


@router.post("/lessons/{game_id}/{lesson}")
async def take_lesson(
    request: Request,
    body: LessonWish,
    visitor: Someone,
    known: Maybe,
    lang: Lang,
    game_id: str,
    lesson: str,
) -> LessonShown:
    """What a lesson shows after some moves and one more. Moves that lead on are kept as mine, so
    that I can go on later, anywhere; one that a step does not ask for is answered and changes
    nothing, and a goal that is missed begins again."""
    learning.must_be(game_id, lesson)
    desk, person = desk_of(request), visitor.person
    row = await desk.store.run(desk.store.lesson_of, person.id, game_id, lesson)
    kept = list(row.moves) if row else []
    moves, name = kept if body.moves is None else body.moves, called(known, lang)
    job = LessonJob(
        game_id, lesson, moves, body.move, body.layout, lang, name, body.solve, body.piece
    )
    shown: LessonShown = await desk.jobs.run("lesson", job, person=person.id)
    goes = body.move is not None or body.moves is not None  # else it is only opened
    if body.keep and goes and (shown.over or shown.moves != kept):
        try:
            await visitor.arrive()
        except Fault:  # too many newcomers at once: the lesson goes on, nothing of it is kept
            return shown
        await _keep(desk.store, person.id, game_id, lesson, shown)
    return shown


@router.get("/games/{game_id}/rules/{chapter}/{scene}")
async def rule_scene(
    request: Request,
    lang: Lang,
    game_id: str,
    chapter: str,
    scene: str,
    layout: LayoutName = Drawn,
) -> RuleScene:
    """A scene of a game's rulebook, step by step."""
    if game_id not in games():
        raise Fault("no-such-game", 404)
    chores = desk_of(request).chores
    try:
        return await chores.run(rule_pages.scene, game_id, chapter, scene, lang, layout)
    except BadInput:
        raise Fault("not-found", 404) from None


async def _keep(store: Store, person: str, game: str, lesson: str, shown: LessonShown) -> None:
    if shown.over:
        await store.run(store.end_lesson, person, game, lesson, now())
    else:
        await store.run(store.keep_lesson, person, game, lesson, shown.moves, shown.at, now())


def called(visitor: Visitor | None, lang: str) -> str:
    """What the learner is called; whoever has done nothing yet has no name."""
    reader = texts(lang=lang)
    return in_words(visitor.person.name, reader) if visitor else reader("page-guest")
