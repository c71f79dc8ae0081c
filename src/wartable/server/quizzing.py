"""A puzzle in a process of its own: the position is played from its record, and advice thinks."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from wartable.i18n import texts
from wartable.plugin import game
from wartable.puzzles import BadPuzzles, Puzzle, puzzle
from wartable.puzzles.position import Position
from wartable.scene import LayoutName
from wartable.server import messages
from wartable.server.faults import Fault
from wartable.server.protocol import OfferShown
from wartable.server.puzzle_wire import PuzzleShown, PuzzleSolved, Worth

log = logging.getLogger("wartable.quizzing")


@dataclass(frozen=True)
class PuzzleJob:
    """A puzzle to be asked, or to be explained to whoever chose `choice`. `name`: the learner's."""

    game: str
    puzzle: str
    choice: str | None
    layout: LayoutName
    lang: str
    name: str


def asked(job: PuzzleJob) -> PuzzleShown:
    """What is shown of a puzzle: nothing of its answer unless there is a choice. Fault if it cannot
    be played. Runs in a worker."""
    try:
        return _shown(puzzle(game(job.game), job.puzzle), job)
    except BadPuzzles as error:
        log.error("a puzzle of %s cannot be played: %s", job.game, error)
        raise Fault("puzzle-broken", 409) from None


def _shown(found: Puzzle, job: PuzzleJob) -> PuzzleShown:
    position = Position(found, job.lang, _names(found, job))
    match, say = position.match, position.say
    return PuzzleShown(
        id=found.id,
        difficulty=found.asked.difficulty,
        seat=position.seat,
        names=list(match.names),
        awaited=messages.awaited(match),
        scene=match.scene(position.seat, say, job.layout),
        offers=[OfferShown(o.notation, o.label, o.final, o.cost) for o in position.offers.values()],
        all=say("all-actions", n=len(position.offers)),
        solved=None if job.choice is None else _solved(position, job.choice),
    )


def _names(found: Puzzle, job: PuzzleJob) -> list[str]:
    house = texts(lang=job.lang)
    return [
        job.name if seat == found.asked.seat else house(f"bot-name-{seat % 6}")
        for seat in range(found.source.seats)
    ]


def _solved(position: Position, choice: str) -> PuzzleSolved:
    found = position.puzzle
    return PuzzleSolved(
        choice=choice,
        right=found.is_right(choice),
        best=found.asked.best,
        natural=found.asked.natural,
        worths=[
            Worth(text, position.offers[text].label, worth, found.is_right(text))
            for text, worth in position.ranked()
        ],
        why=position.why(choice),
        exact=found.exact,
    )
