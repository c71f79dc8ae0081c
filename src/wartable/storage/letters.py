"""E-mail addresses of accounts, and the keys in letters that were sent to them."""

from __future__ import annotations

from sqlalchemy import Delete, delete, select, update
from sqlalchemy.orm import Session

from wartable.storage.engine import reads
from wartable.storage.models import Letter, Person, Posted
from wartable.storage.people import PeopleStore, end_all, new_id

MOST_ACCOUNTS = 5  # of one address that get a letter
HOUR = 3600_000  # milliseconds


class LetterStore(PeopleStore):
    """The part of a store that knows to which addresses letters go, and which keys are in them. A
    key is used once."""

    def add_letter(self, letter: Letter) -> None:
        """Keep the digest of a key that is sent to somebody. Earlier ones of its kind are worth
        nothing any more."""

        def work(s: Session) -> None:
            s.execute(_of(letter.person_id).where(Letter.kind == letter.kind))
            s.add(letter)

        self._do(work)

    def may_post(self, whom: str, asker: str, at: int, most: int, in_all: int) -> bool:
        """Whether another letter may go out, `most` an hour to one address for one asker and
        `in_all` for all of them. One that may is counted, at whatever server it is asked for."""

        def work(s: Session) -> bool:
            s.execute(delete(Posted).where(Posted.at < at - HOUR))
            askers = list(s.scalars(select(Posted.asker).where(Posted.whom == whom)))
            if askers.count(asker) >= most or len(askers) >= in_all:
                return False
            s.add(Posted(id=new_id(), whom=whom, asker=asker, at=at))
            return True

        return self._do(work)

    @reads
    def accounts_at(self, email: str) -> list[Person]:
        """The accounts that have confirmed this address."""
        query = select(Person).where(Person.email == email, Person.login.is_not(None))
        return self._read(lambda s: list(s.scalars(query.limit(MOST_ACCOUNTS))))

    @reads
    def letter(self, digest: str, kind: str, at: int) -> Person | None:
        """Whom a letter of this kind was sent to, if its key is good still."""

        def work(s: Session) -> Person | None:
            found = _good(s, digest, kind, at)
            return s.get(Person, found.person_id) if found else None

        return self._read(work)

    def confirm_email(self, digest: str, at: int) -> bool:
        """By the key of a letter its address becomes the person's; whether there was one."""

        def work(s: Session) -> bool:
            found = _good(s, digest, "confirm", at)
            if not found or not _used(s, digest):
                return False
            changed = update(Person).where(Person.id == found.person_id)
            s.execute(changed.values(email=found.email))
            return True

        return self._do(work)

    def drop_email(self, person: str) -> None:
        """Forget the address of a person, and the keys in letters to it."""

        def work(s: Session) -> None:
            s.execute(update(Person).where(Person.id == person).values(email=""))
            s.execute(_of(person))

        self._do(work)

    def reset_password(self, digest: str, password: str, at: int) -> str | None:
        """By the key of a letter an account gets a new password, and all its sessions, tokens and
        keys end; whose it is, if the key was good."""

        def work(s: Session) -> str | None:
            found = _good(s, digest, "reset", at)
            if not found or not _used(s, digest):
                return None
            person = found.person_id
            values = {"password": password, "session": Person.session + 1}
            s.execute(update(Person).where(Person.id == person).values(**values))
            s.execute(_of(person))
            end_all(s, person, at)
            return person

        return self._do(work)

    def drop_letters(self, before: int) -> None:
        """Forget keys that were good until then, and that letters were asked for by then."""

        def work(s: Session) -> None:
            s.execute(delete(Letter).where(Letter.expires < before))
            s.execute(delete(Posted).where(Posted.at < before - HOUR))

        self._do(work)


def _good(s: Session, digest: str, kind: str, at: int) -> Letter | None:
    query = select(Letter).where(Letter.digest == digest, Letter.kind == kind)
    return s.scalar(query.where(Letter.expires >= at))


def _used(s: Session, digest: str) -> bool:
    """Whether this use is the first: of two at once only one takes the row away."""
    query = delete(Letter).where(Letter.digest == digest)
    return bool(s.execute(query).rowcount)  # type: ignore[attr-defined]


def _of(person: str) -> Delete:
    return delete(Letter).where(Letter.person_id == person)
