"""By which keys people come in: sessions of browsers, tokens of programs, invitations."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Collection
from typing import Any, TypeVar

from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session
from sqlalchemy.sql import ColumnElement

from wartable.storage.engine import reads
from wartable.storage.errors import Away, Conflict
from wartable.storage.models import Invite, Letter, Person, SessionRow, TableRow, Token

T = TypeVar("T")
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no letters that look like figures
CODE = 6  # figures of a short code: every keyboard has them
TRIES = 20  # codes that are tried before we say that none is free


def new_id(length: int = 16) -> str:
    """80 bits that nobody guesses: who knows a table's id may look at it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


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

    @reads
    def sessions(self, person: str) -> list[SessionRow]:
        """Browsers in which somebody is signed in, the one that was used last first."""
        query = select(SessionRow).where(SessionRow.person_id == person, SessionRow.ended == 0)
        return self._read(lambda s: [*s.scalars(query.order_by(SessionRow.used.desc()))])

    def end_other_sessions(self, person: str, but: str, at: int) -> None:
        """End all sessions of a person but one."""
        alive = update(SessionRow).where(SessionRow.person_id == person, SessionRow.ended == 0)
        query = alive.where(SessionRow.digest != but)
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

    @reads
    def holds(self, key: str) -> bool:
        """Whether a session of this digest, or a token of this id, has not been ended."""

        def work(s: Session) -> bool:
            session = s.get(SessionRow, key)
            return s.get(Token, key) is not None if session is None else not session.ended

        return self._read(work)

    @reads
    def held(self, keys: Collection[str]) -> set[str]:
        """Those of these keys that have not been ended: digests of sessions, ids of tokens."""
        sessions = select(SessionRow.digest).where(SessionRow.digest.in_(keys))
        tokens = select(Token.id).where(Token.id.in_(keys))
        query = sessions.where(SessionRow.ended == 0).union(tokens)
        return self._read(lambda s: set(s.scalars(query)))

    def account_like(self, skeleton: str, but: str) -> bool:
        """Whether an account has a name of this skeleton, besides that of one person."""
        query = select(Person.id).where(Person.skeleton == skeleton, Person.id != but).limit(1)
        return self._read(lambda s: s.scalar(query)) is not None

    # ---- tokens
    def add_token(
        self, person: str, name: str, digest: str, scopes: str, at: int, expires: int
    ) -> Token:
        """Keep a key to the API."""
        token = Token(
            id=new_id(),
            person_id=person,
            name=name,
            digest=digest,
            scopes=scopes,
            created=at,
            used=0,
            expires=expires,
        )
        self._do(lambda s: s.add(token))
        return token

    @reads
    def token(self, digest: str) -> tuple[Token, Person] | None:
        """The token of this digest and whose it is. It may have expired."""

        def work(s: Session) -> tuple[Token, Person] | None:
            token = s.scalar(select(Token).where(Token.digest == digest))
            person = s.get(Person, token.person_id) if token else None
            return (token, person) if token and person else None

        return self._read(work)

    def touch_token(self, id: str, at: int) -> None:
        """Note when a token was last used."""
        self._do(lambda s: s.execute(update(Token).where(Token.id == id).values(used=at)))

    @reads
    def tokens(self, person: str) -> list[Token]:
        """All tokens of a person, the oldest first."""
        query = select(Token).where(Token.person_id == person).order_by(Token.created)
        return self._read(lambda s: list(s.scalars(query)))

    def drop_token(self, person: str, id: str) -> bool:
        """Revoke a token of this person; whether there was one."""
        query = delete(Token).where(Token.person_id == person, Token.id == id)
        return self._do(lambda s: bool(s.execute(query).rowcount))  # type: ignore[attr-defined]

    # ---- invitations
    def add_invite(self, table: str, expires: int, single: bool = False) -> Invite:
        """Make a link to a table."""
        invite = Invite(token=new_id(20), table_id=table, expires=expires, single=single, used=0)
        self._do(lambda s: s.add(invite))
        return invite

    @reads
    def invite(self, token: str, at: int) -> Invite | None:
        """The invitation of this token, if it can still be used."""
        query = select(Invite).where(Invite.token == token, *_usable(at))
        return self._read(lambda s: s.scalar(query))

    @reads
    def invites(self, table: str, at: int) -> list[Invite]:
        """The invitations of a table that can still be used."""
        query = select(Invite).where(Invite.table_id == table, *_usable(at))
        return self._read(lambda s: list(s.scalars(query.order_by(Invite.expires, Invite.token))))

    def use_invite(self, token: str, at: int) -> bool:
        """Somebody sits down by this invitation; whether they may."""
        query = update(Invite).where(Invite.token == token, *_usable(at))
        counted = query.values(used=Invite.used + 1)
        return self._do(lambda s: bool(s.execute(counted).rowcount))  # type: ignore[attr-defined]

    def give_code(self, token: str, at: int) -> str:
        """The short code of an invitation, which gets one if it has none; empty if the invitation
        was taken back. Codes that nobody can use any more are free again. Away if none is found."""
        bare = update(Invite).where(Invite.token == token, Invite.code.is_(None))
        waiting = select(TableRow.id).where(TableRow.status == "waiting")
        useless = or_(Invite.expires < at, Invite.table_id.not_in(waiting))
        freed = update(Invite).where(Invite.code.is_not(None), useless)

        def work(s: Session) -> str:
            code = "".join(secrets.choice("0123456789") for _ in range(CODE))
            s.execute(freed.values(code=None))
            s.execute(bare.values(code=code))
            return s.scalar(select(Invite.code).where(Invite.token == token)) or ""

        for _ in range(TRIES):
            with contextlib.suppress(Conflict):  # another invitation has it
                return self._do(work)
        raise Away("no short code is free")

    @reads
    def invite_by_code(self, code: str, at: int) -> Invite | None:
        """The invitation of this code, while it can be used and its table waits for players."""
        query = select(Invite).join(TableRow, TableRow.id == Invite.table_id)
        waits = query.where(Invite.code == code, TableRow.status == "waiting", *_usable(at))
        return self._read(lambda s: s.scalar(waits))

    def drop_invite(self, token: str) -> None:
        """Take an invitation back."""
        self._do(lambda s: s.execute(delete(Invite).where(Invite.token == token)))

    # ---- sessions that are over
    def drop_old_sessions(self, before: int) -> None:
        """Forget sessions that nobody used since."""
        self._do(lambda s: s.execute(delete(SessionRow).where(SessionRow.used < before)))


def end_all(s: Session, person: str, at: int) -> None:
    """End every session and token of a person, and the keys in letters, within a transaction."""
    alive = update(SessionRow).where(SessionRow.person_id == person, SessionRow.ended == 0)
    s.execute(alive.values(ended=at))
    s.execute(delete(Token).where(Token.person_id == person))
    s.execute(delete(Letter).where(Letter.person_id == person))


def _usable(at: int) -> tuple[ColumnElement[bool], ...]:
    return (Invite.expires >= at, or_(Invite.single.is_(False), Invite.used == 0))


def _session(digest: str, person: str, at: int) -> SessionRow:
    return SessionRow(digest=digest, person_id=person, created=at, used=at, ended=0)


def _copy(person: Person) -> Person:
    """A row of its own for the transaction: if it fails, `person` is as it was."""
    return Person(
        id=person.id, name=person.name, session=0, webhook="", lang="", created=person.created
    )
