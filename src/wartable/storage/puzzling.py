"""Answers to puzzles, and the ratings of those who answer and of what they answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from wartable.puzzles import Puzzle
from wartable.puzzles.learner import Learner
from wartable.puzzles.rating import Rating
from wartable.storage.engine import reads
from wartable.storage.errors import Conflict
from wartable.storage.models import Person, PuzzleAnswer, PuzzleLearner, PuzzleRating

T = TypeVar("T")


@dataclass(frozen=True)
class Noted:
    """What came of an answer: how the learner stands now. `first`: it counts; `before` and `its`,
    `its_after`: the ratings of the learner and of the puzzle. `people` answered it, `found` of them
    rightly."""

    first: bool
    learner: Learner
    before: Rating
    its: Rating
    its_after: Rating
    people: int
    found: int


class PuzzleStore:
    """The part of a store that knows who answered which puzzle, and how hard each is."""

    def _do(self, work: Callable[[Session], T]) -> T:
        raise NotImplementedError

    def _read(self, work: Callable[[Session], T]) -> T:
        raise NotImplementedError

    @reads
    def puzzle_answers(self, person: str) -> list[PuzzleAnswer]:
        """All first answers of a person."""
        query = select(PuzzleAnswer).where(PuzzleAnswer.person_id == person)
        return self._read(lambda s: list(s.scalars(query)))

    @reads
    def puzzle_answer(self, person: str, game: str, puzzle: str) -> PuzzleAnswer | None:
        """A person's first answer to one puzzle."""
        return self._read(lambda s: s.get(PuzzleAnswer, (person, game, puzzle)))

    @reads
    def puzzle_learners(self, person: str) -> dict[str, Learner]:
        """How a person stands, by game; without the single answers."""
        query = select(PuzzleLearner).where(PuzzleLearner.person_id == person)
        return self._read(lambda s: {row.game: _learner(row) for row in s.scalars(query)})

    @reads
    def puzzle_ratings(self, game: str | None = None) -> dict[tuple[str, str], Rating]:
        """The ratings of puzzles that were answered here, by game and puzzle."""
        query = select(PuzzleRating)
        if game is not None:
            query = query.where(PuzzleRating.game == game)
        return self._read(
            lambda s: {
                (row.game, row.puzzle): Rating(row.rating, row.deviation)
                for row in s.scalars(query)
            }
        )

    @reads
    def puzzle_standing(self, person: str, puzzle: Puzzle) -> Noted:
        """How a person and a puzzle stand, with nothing noted."""

        def work(s: Session) -> Noted:
            row = s.get(PuzzleLearner, (person, puzzle.plugin.id))
            known = s.get(PuzzleRating, (puzzle.plugin.id, puzzle.id))
            learner = _learner(row) if row else Learner()
            its = Rating(known.rating, known.deviation) if known else learner.rating_of(puzzle)
            people, found = (known.answers, known.solved) if known else (0, 0)
            return Noted(False, learner, learner.rating, its, its, people, found)

        return self._read(work)

    def answer_puzzle(
        self, person: str, puzzle: Puzzle, choice: str, day: date | None, at: int
    ) -> Noted | None:
        """Note an answer; `day`: the day whose puzzle this is. None if the person was forgotten
        meanwhile, and nothing is kept."""

        def work(s: Session) -> Noted | None:
            whose = s.get(Person, person, with_for_update=True)  # one writer of a person's answers
            if whose is None or not whose.name:
                return None
            return _noted(s, person, puzzle, choice, day, at)

        try:
            return self._do(work)
        except Conflict:  # somebody else was the first to answer it, at the same moment
            return self._do(work)


def _noted(
    s: Session, person: str, puzzle: Puzzle, choice: str, day: date | None, at: int
) -> Noted:
    game, right = puzzle.plugin.id, puzzle.is_right(choice)
    row = s.get(PuzzleLearner, (person, game))
    learner = _learner(row) if row else Learner()
    known = s.get(PuzzleRating, (game, puzzle.id), with_for_update=True)
    if known is not None:
        learner.puzzles[puzzle.id] = Rating(known.rating, known.deviation)
    earlier = s.get(PuzzleAnswer, (person, game, puzzle.id))
    if earlier is not None:
        learner.answers[puzzle.id] = earlier.solved
    before, its = learner.rating, learner.rating_of(puzzle)
    first = learner.answer(puzzle, right)
    if day is not None:
        learner.answer_of_day(day)
    its_after = learner.rating_of(puzzle)
    if first:
        answer = PuzzleAnswer(person_id=person, game=game, puzzle=puzzle.id)
        answer.choice, answer.solved, answer.at = choice, right, at
        s.add(answer)
        if known is None:
            known = PuzzleRating(game=game, puzzle=puzzle.id, answers=0, solved=0)
            s.add(known)
        known.rating, known.deviation = its_after.value, its_after.deviation
        known.answers += 1
        known.solved += right
    if row is None:
        row = PuzzleLearner(person_id=person, game=game)
        s.add(row)
    _keep(row, learner)
    people, found = (known.answers, known.solved) if known else (0, 0)
    return Noted(first, learner, before, its, its_after, people, found)


def _learner(row: PuzzleLearner) -> Learner:
    return Learner(
        Rating(row.rating, row.deviation),
        run=row.run,
        longest=row.longest,
        days=row.days,
        last_day=date.fromisoformat(row.last_day) if row.last_day else None,
    )


def _keep(row: PuzzleLearner, learner: Learner) -> None:
    row.rating, row.deviation = learner.rating.value, learner.rating.deviation
    row.run, row.longest, row.days = learner.run, learner.longest, learner.days
    row.last_day = learner.last_day.isoformat() if learner.last_day else ""


def take_over_puzzles(s: Session, guest: str, account: str) -> None:
    """A guest's answers become the account's, within a transaction that holds both people. Of two
    answers to a puzzle the earlier counts, of two ratings the one that is surer, of two rows of
    days the one that is newer; how many were right in a row is counted anew."""
    for answer in s.scalars(select(PuzzleAnswer).where(PuzzleAnswer.person_id == guest)).all():
        own = s.get(PuzzleAnswer, (account, answer.game, answer.puzzle))
        if own is None:
            answer.person_id = account
            continue
        if answer.at < own.at:
            own.choice, own.solved, own.at = answer.choice, answer.solved, answer.at
        s.delete(answer)
    s.flush()
    for row in s.scalars(select(PuzzleLearner).where(PuzzleLearner.person_id == guest)).all():
        mine = s.get(PuzzleLearner, (account, row.game))
        if mine is None:
            row.person_id = account
            continue
        if row.deviation < mine.deviation:
            mine.rating, mine.deviation = row.rating, row.deviation
        if (row.last_day, row.days) > (mine.last_day, mine.days):
            mine.last_day, mine.days = row.last_day, row.days
        mine.run, longest = _in_a_row(s, account, row.game)
        mine.longest = max(longest, mine.longest, row.longest)
        s.delete(row)


def _in_a_row(s: Session, person: str, game: str) -> tuple[int, int]:
    """Right answers in a row by now, and the most there were."""
    own = select(PuzzleAnswer.solved).where(
        PuzzleAnswer.person_id == person, PuzzleAnswer.game == game
    )
    run = longest = 0
    for right in s.scalars(own.order_by(PuzzleAnswer.at, PuzzleAnswer.puzzle)):
        run = run + 1 if right else 0
        longest = max(longest, run)
    return run, longest
