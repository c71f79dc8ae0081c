"""Which puzzles there are, which comes next, and how somebody stands in them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import UTC, date, datetime
from functools import cache
from typing import Any

from wartable.i18n import texts
from wartable.plugin import Plugin, games
from wartable.puzzles import Puzzle, of_day, puzzles
from wartable.puzzles.learner import UNTRIED, Learner
from wartable.puzzles.rating import Rating
from wartable.server.answers import PuzzleDay, PuzzleRow, PuzzleSet, Standing
from wartable.server.faults import Fault
from wartable.server.identity import Visitor
from wartable.storage import Store, now
from wartable.storage.puzzling import Noted

log = logging.getLogger("wartable.puzzling")
Ratings = Mapping[tuple[str, str], Rating]


def today() -> date:
    """The date at Greenwich."""
    return datetime.fromtimestamp(now() / 1000, UTC).date()


@cache
def asked_in(plugin: Plugin[Any, Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none where they cannot be read, which must not keep
    people from the game itself."""
    try:
        return puzzles(plugin)
    except Exception as error:  # of a stranger's game, too
        log.warning("the puzzles of %s cannot be read: %r", plugin.id, error)
        return ()


def of_game(game: str) -> Plugin[Any, Any]:
    """A game that has puzzles. Fault if it has none, or if there is no such game."""
    if game not in games():
        raise Fault("no-such-game", 404)
    if not asked_in(games()[game]):
        raise Fault("no-such-puzzle", 404)
    return games()[game]


def must_be(game: str, id: str) -> Puzzle:
    """This puzzle of this game. Fault if there is none."""
    found = next((each for each in asked_in(of_game(game)) if each.id == id), None)
    if found is None:
        raise Fault("no-such-puzzle", 404)
    return found


def day_of(puzzle: Puzzle) -> date | None:
    """Today, if this is today's puzzle."""
    day = today()
    return day if of_day(puzzle.plugin, day) is puzzle else None


def rating_of(puzzle: Puzzle, ratings: Ratings) -> Rating:
    """How hard a puzzle is: as people found it, or as it was measured."""
    measured = Rating(float(puzzle.asked.rating), UNTRIED)
    return ratings.get((puzzle.plugin.id, puzzle.id), measured)


async def following(store: Store, visitor: Visitor | None, game: str) -> Puzzle:
    """The puzzle to try next: of those not answered yet, else of those answered wrongly, else of
    all, the one whose rating is nearest to the learner's."""
    plugin = of_game(game)
    person = visitor.person.id if visitor else ""
    ratings = await store.run(store.puzzle_ratings, game)
    learner = (await store.run(store.puzzle_learners, person)).get(game, Learner())
    answers = await store.run(store.puzzle_answers, person)
    known = {each.puzzle: each.solved for each in answers if each.game == game}
    own = learner.rating.value

    def order(each: Puzzle) -> tuple[int, float, str]:
        state = -1 if each.id not in known else int(known[each.id])
        return state, abs(rating_of(each, ratings).value - own), each.id

    return min(asked_in(plugin), key=order)


async def must_tell_nothing(store: Store, person: str, puzzle: Puzzle) -> None:
    """Fault unless this person has answered a puzzle and those that its game came to before."""
    game = puzzle.plugin.id
    answers = await store.run(store.puzzle_answers, person)
    known = {each.puzzle for each in answers if each.game == game}
    if puzzle.id not in known:
        raise Fault("puzzle-unanswered", 409)
    for each in asked_in(puzzle.plugin):
        earlier = each.source is puzzle.source and each.asked.after < puzzle.asked.after
        if earlier and each.id not in known:
            raise Fault("puzzle-earlier", 409, puzzle=each.id)


async def days(store: Store, visitor: Visitor | None, lang: str) -> list[PuzzleDay]:
    """The puzzles of today, for somebody."""
    return [each.day for each in await sets(store, visitor, lang)]


async def sets(store: Store, visitor: Visitor | None, lang: str) -> list[PuzzleSet]:
    """The puzzles of every game that has some, with how somebody answered them."""
    person = visitor.person.id if visitor else ""
    answers = await store.run(store.puzzle_answers, person) if visitor else []
    learners = await store.run(store.puzzle_learners, person) if visitor else {}
    ratings = await store.run(store.puzzle_ratings)
    solved = {(each.game, each.puzzle): each.solved for each in answers}
    return [
        _set(plugin, learners.get(plugin.id, Learner()), solved, ratings, lang)
        for plugin in games().values()
        if asked_in(plugin)
    ]


def _set(
    plugin: Plugin[Any, Any],
    learner: Learner,
    solved: Mapping[tuple[str, str], bool],
    ratings: Ratings,
    lang: str,
) -> PuzzleSet:
    reader, day = texts(plugin.package, lang), today()
    rows = [_row(each, solved, ratings) for each in asked_in(plugin)]
    of_today = of_day(plugin, day).id
    row = next(each for each in rows if each.id == of_today)
    return PuzzleSet(
        day=PuzzleDay(
            game=plugin.id,
            title=reader("title"),
            day=day.isoformat(),
            id=row.id,
            difficulty=row.difficulty,
            done=row.answered and learner.last_day == day,
            right=row.right,
            days=learner.days_by(day),
        ),
        tagline=reader("tagline") if reader.has("tagline") else "",
        rating=round(learner.rating.value),
        sure=_sure(learner.rating),
        run=learner.run,
        longest=learner.longest,
        puzzles=rows,
    )


async def row(store: Store, visitor: Visitor | None, puzzle: Puzzle) -> PuzzleRow:
    """One puzzle, with how somebody answered it."""
    person, game = visitor.person.id if visitor else "", puzzle.plugin.id
    answer = await store.run(store.puzzle_answer, person, game, puzzle.id)
    solved = {(game, puzzle.id): answer.solved} if answer else {}
    return _row(puzzle, solved, await store.run(store.puzzle_ratings, game))


def _row(puzzle: Puzzle, solved: Mapping[tuple[str, str], bool], ratings: Ratings) -> PuzzleRow:
    key = puzzle.plugin.id, puzzle.id
    return PuzzleRow(
        id=puzzle.id,
        difficulty=puzzle.asked.difficulty,
        rating=round(rating_of(puzzle, ratings).value),
        answered=key in solved,
        right=solved.get(key, False),
    )


def standing(noted: Noted) -> Standing:
    """What came of an answer, in the figures that people are shown."""
    rating, its = round(noted.learner.rating.value), round(noted.its_after.value)
    return Standing(
        first=noted.first,
        rating=rating,
        gain=rating - round(noted.before.value),
        sure=_sure(noted.learner.rating),
        its=its,
        its_gain=its - round(noted.its.value),
        run=noted.learner.run,
        days=noted.learner.days_by(today()),
        people=noted.people,
        found=noted.found,
    )


def _sure(rating: Rating) -> int:
    """Two deviations: in 19 of 20 cases the true rating is not farther away."""
    return round(2 * rating.deviation)
