"""What the store keeps of people's doors: sessions of browsers, tokens of programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from wartable.storage.engine import reads
from wartable.storage.models import Person, SessionRow, Token

T = TypeVar("T")


class PeopleStore:
    """The part of a store that knows by which keys people come in."""

    def _do(self, work: Callable[[Session], T]) -> T:
        raise NotImplementedError

    def _read(self, work: Callable[[Session], T]) -> T:
        raise NotImplementedError

    @reads
    def session(self, digest: str) -> tuple[SessionRow, Person] | None:
        """The session of this digest and whose it is. It may have ended."""

        def work(s: Session) -> tuple[SessionRow, Person] | None:
            row = s.get(SessionRow, digest)
            person = s.get(Person, row.person_id) if row else None
            return (row, person) if row and person else None

        return self._read(work)

    def begin_session(self, digest: str, person: Person, at: int, new: bool = False) -> None:
        """Let a browser in as this person, who is stored too if they are new. Conflict if there is
        a session of this digest."""

        def work(s: Session) -> None:
            if new:
                s.add(_copy(person))
                s.flush()
            s.add(_session(digest, person.id, at))

        self._do(work)

    def touch_session(self, digest: str, at: int) -> None:
        """Note when a session was last used."""
        query = update(SessionRow).where(SessionRow.digest == digest)
        self._do(lambda s: s.execute(query.values(used=at)))

    def end_session(self, digest: str, at: int) -> None:
        """End one session. Its row stays, so that no cookie can begin it again."""
        query = update(SessionRow).where(SessionRow.digest == digest, SessionRow.ended == 0)
        self._do(lambda s: s.execute(query.values(ended=at)))

    def renew(self, person: str, digest: str, at: int, **fields: Any) -> None:
        """Change what an account rests on: all its sessions and tokens end, and one session
        begins. Conflict if the login is taken."""

        def work(s: Session) -> None:
            values = {**fields, "session": Person.session + 1}
            s.execute(update(Person).where(Person.id == person).values(**values))
            end_all(s, person, at)
            s.add(_session(digest, person, at))

        self._do(work)

    def drop_old_sessions(self, before: int) -> None:
        """Forget sessions that nobody used since."""
        self._do(lambda s: s.execute(delete(SessionRow).where(SessionRow.used < before)))


def end_all(s: Session, person: str, at: int) -> None:
    """End every session and token of a person, within a transaction."""
    alive = update(SessionRow).where(SessionRow.person_id == person, SessionRow.ended == 0)
    s.execute(alive.values(ended=at))
    s.execute(delete(Token).where(Token.person_id == person))


def _session(digest: str, person: str, at: int) -> SessionRow:
    return SessionRow(digest=digest, person_id=person, created=at, used=at, ended=0)


def _copy(person: Person) -> Person:
    """A row of its own for the transaction: if it fails, `person` is as it was."""
    return Person(
        id=person.id, name=person.name, session=0, webhook="", lang="", created=person.created
    )
