"""What is kept of a person, and how it is forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Select, delete, exists, or_, select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from wartable.storage.engine import reads
from wartable.storage.models import (
    Chat,
    Invite,
    LedgerRow,
    LessonTaken,
    Letter,
    Mute,
    Person,
    PuzzleAnswer,
    PuzzleLearner,
    Report,
    Seat,
    SessionRow,
    TableRow,
    Token,
)
from wartable.storage.people import end_all

T = TypeVar("T")
_LEARNED = (LessonTaken, PuzzleAnswer, PuzzleLearner)
GONE = "gone"  # the kind of a seat whose person is forgotten
BATCH = 200  # people or tables that are forgotten in one transaction


class ForgettingStore:
    """The part of a store that tells people what is kept of them, and forgets it."""

    def _do(self, work: Callable[[Session], T]) -> T:
        raise NotImplementedError

    def _read(self, work: Callable[[Session], T]) -> T:
        raise NotImplementedError

    @reads
    def kept_of(self, person: str) -> dict[str, Any]:
        """All that is kept of a person, apart from secrets: those are kept as digests only."""

        def work(s: Session) -> dict[str, Any]:
            me = s.get_one(Person, person)
            own = {"id": me.id, "name": me.name, "account": me.login is not None}
            seated = select(Seat.table_id).where(Seat.person_id == person)
            tables = or_(TableRow.host == person, TableRow.id.in_(seated))
            words = or_(Chat.person_id == person, Chat.to_id == person)
            return {
                "person": own | {field.key: getattr(me, field.key) for field in _PERSON},
                "letters": _all(s, Letter.person_id == person, _LETTER),
                "sessions": _all(s, SessionRow.person_id == person, _SESSION),
                "tokens": _all(s, Token.person_id == person, _TOKEN),
                "tables": _all(s, tables, _TABLE),
                "seats": _all(s, Seat.person_id == person, _SEAT),
                "actions": _all(s, LedgerRow.by == person, _EVENT),
                "chat": _all(s, words, _CHAT),
                "mutes": _all(s, Mute.person_id == person, (Mute.muted_id,)),
                "reports": _all(s, Report.by == person, _REPORT),
                "lessons": _all(s, LessonTaken.person_id == person, _LESSON),
                "puzzle_answers": _all(s, PuzzleAnswer.person_id == person, _ANSWER),
                "puzzles": _all(s, PuzzleLearner.person_id == person, _LEARNER),
            }

        return self._read(work)

    @reads
    def games_of(self, person: str) -> list[str]:
        """Tables where this person sits whose game is not over."""
        seated = select(Seat.table_id).where(Seat.person_id == person)
        query = select(TableRow.id).where(
            TableRow.id.in_(seated), TableRow.status.in_(("waiting", "running"))
        )
        return self._read(lambda s: list(s.scalars(query)))

    def forget(self, person: str, at: int) -> None:
        """Take away name, keys and words of a person. Finished games stay, without the name; the
        number that stands for the person in them leads nowhere any more."""

        def work(s: Session) -> None:
            s.get(Person, person, with_for_update=True)  # nobody writes of them meanwhile
            blank: dict[str, Any] = {"name": "", "login": None, "password": None, "webhook": ""}
            blank |= {"lang": "", "skeleton": None, "administrator": False, "email": ""}
            s.execute(delete(Letter).where(Letter.person_id == person))
            s.execute(delete(Report).where(Report.by == person))
            for kind in _LEARNED:
                s.execute(delete(kind).where(kind.person_id == person))
            s.execute(update(Report).where(Report.about == person).values(name=""))
            changed = update(Person).where(Person.id == person)
            s.execute(changed.values(**blank, session=Person.session + 1))
            end_all(s, person, at)
            _silence(s, [person])
            seats = update(Seat).where(Seat.person_id == person)
            s.execute(seats.values(person_id=None, name="", account=False, kind=GONE))

        self._do(work)

    def drop_guests(self, before: int) -> int:
        """Remove guests not seen since who sit nowhere and opened no table; how many."""
        query = select(Person.id).where(
            Person.login.is_(None),
            Person.created < before,
            ~exists().where(SessionRow.person_id == Person.id, SessionRow.used >= before),
            ~exists().where(Token.person_id == Person.id, Token.used >= before),
            ~exists().where(Seat.person_id == Person.id),
            ~exists().where(TableRow.host == Person.id),
            ~exists().where(or_(Report.by == Person.id, Report.about == Person.id)),
        )

        def work(s: Session, ids: list[str]) -> None:
            _silence(s, ids)
            for kind in (SessionRow, Token, *_LEARNED):
                s.execute(delete(kind).where(kind.person_id.in_(ids)))
            s.execute(delete(Person).where(Person.id.in_(ids)))

        return self._in_batches(query, work)

    def drop_records(self, before: int) -> int:
        """Remove uploaded records that nobody opened since; how many."""
        query = select(TableRow.id).where(
            TableRow.status == "over",
            TableRow.changed < before,
            TableRow.id.in_(select(Seat.table_id).where(Seat.kind == "local")),
            ~exists().where(Seat.table_id == TableRow.id, Seat.kind != "local"),
        )

        def work(s: Session, ids: list[str]) -> None:
            for kind in (Chat, Invite, LedgerRow, Seat, Report):
                s.execute(delete(kind).where(kind.table_id.in_(ids)))
            s.execute(delete(TableRow).where(TableRow.id.in_(ids)))

        return self._in_batches(query, work)

    def _in_batches(self, query: Select[str], work: Callable[[Session, list[str]], None]) -> int:
        def some(s: Session) -> int:
            ids = list(s.scalars(query.limit(BATCH)))
            work(s, ids)
            return len(ids)

        count = last = self._do(some)
        while last == BATCH:
            last = self._do(some)
            count += last
        return count


def _silence(s: Session, people: list[str]) -> None:
    """Delete what these people wrote and what was written to them alone."""
    s.execute(delete(Chat).where(or_(Chat.person_id.in_(people), Chat.to_id.in_(people))))
    s.execute(delete(Mute).where(or_(Mute.person_id.in_(people), Mute.muted_id.in_(people))))


Fields = tuple[InstrumentedAttribute[Any], ...]
_PERSON: Fields = (Person.webhook, Person.email, Person.lang, Person.created)
_LETTER: Fields = (Letter.email, Letter.kind, Letter.expires)
_SESSION: Fields = (SessionRow.created, SessionRow.used, SessionRow.ended)
_TOKEN: Fields = (Token.name, Token.scopes, Token.created, Token.used)
_TABLE: Fields = (TableRow.id, TableRow.game, TableRow.title, TableRow.status, TableRow.created)
_SEAT: Fields = (Seat.table_id, Seat.seat, Seat.name)
_EVENT: Fields = (LedgerRow.table_id, LedgerRow.seq, LedgerRow.kind, LedgerRow.text, LedgerRow.at)
_CHAT: Fields = (Chat.table_id, Chat.name, Chat.to_name, Chat.text, Chat.at)
_LESSON: Fields = (
    *(LessonTaken.game, LessonTaken.lesson, LessonTaken.moves),
    *(LessonTaken.step, LessonTaken.done, LessonTaken.changed),
)
_ANSWER: Fields = (
    *(PuzzleAnswer.game, PuzzleAnswer.puzzle),
    *(PuzzleAnswer.choice, PuzzleAnswer.solved, PuzzleAnswer.at),
)
_LEARNER: Fields = (
    *(PuzzleLearner.game, PuzzleLearner.rating, PuzzleLearner.deviation),
    *(PuzzleLearner.run, PuzzleLearner.longest, PuzzleLearner.days, PuzzleLearner.last_day),
)
_REPORT: Fields = (Report.table_id, Report.name, Report.reason, Report.at)


def _all(s: Session, wanted: ColumnElement[bool], fields: Fields) -> list[dict[str, Any]]:
    """These fields of the rows that are wanted."""
    found = s.execute(select(*fields).where(wanted))
    return [dict(zip((field.key for field in fields), row, strict=True)) for row in found]
