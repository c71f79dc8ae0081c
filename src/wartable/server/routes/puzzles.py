"""Puzzles: which there are, asking and answering one, playing on from it."""

from __future__ import annotations

from fastapi import Request
from pydantic import BaseModel, Field

from wartable.puzzles import BadPuzzles, Puzzle
from wartable.scene import LayoutName
from wartable.server import describe, puzzling
from wartable.server.answers import PuzzleSet, PuzzleShown
from wartable.server.faults import Fault
from wartable.server.identity import Lang, Maybe, Someone, desk_of
from wartable.server.openapi import wire_router
from wartable.server.opening import SeatWish
from wartable.server.protocol import TableAbout
from wartable.server.quizzing import PuzzleJob
from wartable.server.routes.lessons import Notation, called
from wartable.server.settings import TableSettings
from wartable.storage import now

router = wire_router("puzzles")


class PuzzleWish(BaseModel):
    """How a puzzle is to be drawn, and what is chosen in it."""

    choice: Notation | None = Field(
        default=None, description="my answer, an action in notation; null: I only look"
    )
    layout: LayoutName = Field(default="wide", description="the layout to draw")


class PlayOn(BaseModel):
    """After which choice a puzzle is played on."""

    choice: Notation


@router.get("/puzzles")
async def list_puzzles(request: Request, visitor: Maybe, lang: Lang) -> list[PuzzleSet]:
    """The puzzles of every game that has some, with how I answered them."""
    return await puzzling.sets(desk_of(request).store, visitor, lang)


@router.post("/puzzles/{game_id}/{puzzle}")
async def answer_puzzle(
    request: Request,
    body: PuzzleWish,
    visitor: Someone,
    known: Maybe,
    lang: Lang,
    game_id: str,
    puzzle: str,
) -> PuzzleShown:
    """A puzzle as it is asked. With a choice, or once I have answered it, also what every choice is
    worth. My first answer counts."""
    found, desk, person = puzzling.must_be(game_id, puzzle), desk_of(request), visitor.person
    store = desk.store
    _must_be_legal(found, body.choice)
    earlier = await store.run(store.puzzle_answer, person.id, game_id, puzzle)
    choice = body.choice
    if choice is None and earlier is not None and earlier.choice in found.asked.worth:
        choice = earlier.choice
    job = PuzzleJob(game_id, puzzle, choice, body.layout, lang, called(known, lang))
    shown: PuzzleShown = await desk.jobs.run("puzzle", job, person=person.id)
    day = puzzling.day_of(found)
    shown.day = day.isoformat() if day else ""
    if shown.solved is not None:
        if body.choice is not None or day is not None:  # a day counts though it was answered before
            await visitor.arrive()
            given = (person.id, found, shown.solved.choice, day, now())
            noted = await store.run(store.answer_puzzle, *given)
        else:
            noted = await store.run(store.puzzle_standing, person.id, found)
        if noted is None:
            raise Fault("nobody", 401)
        shown.solved.standing = puzzling.standing(noted)
    return shown


@router.post("/puzzles/{game_id}/{puzzle}/table", status_code=201)
async def play_on(
    request: Request, body: PlayOn, visitor: Someone, lang: Lang, game_id: str, puzzle: str
) -> TableAbout:
    """A table that goes on from a puzzle I have answered, after one of its choices, against the
    strongest bots. What was hidden in its game is hidden there; earlier puzzles of that game must
    be answered too, because the table tells what was played in them."""
    found, desk, person = puzzling.must_be(game_id, puzzle), desk_of(request), visitor.person
    _must_be_legal(found, body.choice)
    await puzzling.must_tell_nothing(desk.store, person.id, found)
    try:
        match = await desk.chores.run(found.match)
    except BadPuzzles:
        raise Fault("puzzle-broken", 409) from None
    match.say(found.asked.seat, body.choice)
    if match.over:
        raise Fault("puzzle-over", 409)
    seats = tuple(
        SeatWish("me") if seat == found.asked.seat else SeatWish("bot", found.plugin.levels[-1])
        for seat in range(match.seats)
    )
    at = len(match.entries)
    table = await desk.go_on(person, match, at, seats, TableSettings(), "", visitor.arrive)
    return describe.about(table, person.id, lang)


def _must_be_legal(puzzle: Puzzle, choice: str | None) -> None:
    if choice is not None and choice not in puzzle.asked.worth:
        raise Fault("no-such-choice", 422)
