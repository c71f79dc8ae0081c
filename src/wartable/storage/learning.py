"""How far people have come in lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from wartable.storage.engine import reads
from wartable.storage.models import LessonTaken, Person

T = TypeVar("T")


class LearningStore:
    """The part of a store that knows who has come how far in which lesson."""

    def _do(self, work: Callable[[Session], T]) -> T:
        raise NotImplementedError

    def _read(self, work: Callable[[Session], T]) -> T:
        raise NotImplementedError

    @reads
    def lessons_of(self, person: str) -> list[LessonTaken]:
        """All lessons that a person has begun."""
        query = select(LessonTaken).where(LessonTaken.person_id == person)
        return self._read(lambda s: list(s.scalars(query)))

    @reads
    def lesson_of(self, person: str, game: str, lesson: str) -> LessonTaken | None:
        """How far a person has come in one lesson."""
        return self._read(lambda s: s.get(LessonTaken, (person, game, lesson)))

    def keep_lesson(
        self, person: str, game: str, lesson: str, moves: Sequence[str], step: int, at: int
    ) -> None:
        """A person stands here in a lesson now."""
        self._keep(person, game, lesson, moves, step, False, at)

    def end_lesson(self, person: str, game: str, lesson: str, at: int) -> None:
        """A person has taken a lesson to its end, and would begin it anew."""
        self._keep(person, game, lesson, (), 0, True, at)

    def _keep(
        self,
        person: str,
        game: str,
        lesson: str,
        moves: Sequence[str],
        step: int,
        done: bool,
        at: int,
    ) -> None:
        def work(s: Session) -> None:
            whose = s.get(Person, person, with_for_update=True)  # one writer of a person's lessons
            if whose is None or not whose.name:
                return  # forgotten, or become another, while the move was thought about
            row = s.get(LessonTaken, (person, game, lesson))
            if row is None:
                row = LessonTaken(person_id=person, game=game, lesson=lesson, done=False)
                s.add(row)
            row.moves, row.step, row.changed = list(moves), step, at
            row.done = row.done or done

        self._do(work)


def take_over_lessons(s: Session, guest: str, account: str) -> None:
    """What a guest has learned becomes the account's, within a transaction. Where both have begun a
    lesson, whoever came farther says how far it is."""
    for person in sorted((guest, account)):
        s.get(Person, person, with_for_update=True)
    for row in s.scalars(select(LessonTaken).where(LessonTaken.person_id == guest)).all():
        own = s.get(LessonTaken, (account, row.game, row.lesson))
        if own is None:
            row.person_id = account
            continue
        own.done = own.done or row.done
        if (row.step, row.changed) > (own.step, own.changed):
            own.moves, own.step, own.changed = row.moves, row.step, row.changed
        s.delete(row)
