"""Work that servers leave in a PostgreSQL database for whoever has time. All times are by the
database's clock. What a crash of the database loses here is asked for again, so a commit does not
wait for the disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.orm import Session

from wartable.storage.register import LIVING_IDS, NOW
from wartable.storage.store import Store

T = TypeVar("T")
TRIES = 3  # how often a job is given out before it counts as failed
FREE = f"(worker IS NULL OR worker NOT IN ({LIVING_IDS}))"  # nobody who lives does it
NO_WAITING = text("SET LOCAL synchronous_commit TO off")
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(7266, hashtext(:person))")
ADD = text(
    f"""INSERT INTO jobs (id, kind, given, person, asker, version, made, deadline, attempts)
    SELECT :id, :kind, :given, CAST(:person AS varchar), :asker, :version, {NOW}, {NOW} + :limit, 0
    WHERE :most = 0 OR :most > (SELECT COUNT(*) FROM jobs
        WHERE person = CAST(:person AS varchar) AND kind = ANY(:like)
            AND asker IN ({LIVING_IDS}))"""
)
# An array is made once; what stands behind IN may be looked for anew, and take more than the limit.
TAKE = text(
    f"""UPDATE jobs SET worker = :me, attempts = attempts + 1 WHERE id = ANY(ARRAY(
        SELECT id FROM jobs WHERE kind = ANY(CAST(:kinds AS text[])) AND version = :version
            AND answer IS NULL AND ({FREE} OR worker = :me) AND id <> ALL(:doing)
            AND attempts < {TRIES} AND deadline > {NOW}
            AND (:asker = '' OR asker = CAST(:asker AS varchar)) AND made <= {NOW} - :age
        ORDER BY array_position(CAST(:kinds AS text[]), CAST(kind AS text)), made
        LIMIT :most FOR UPDATE SKIP LOCKED))
    RETURNING id, kind, given, asker"""
)
ANSWER = text("UPDATE jobs SET answer = :answer WHERE id = :id AND worker = :me")
COLLECT = text(
    f"""DELETE FROM jobs WHERE asker = :me AND (answer IS NOT NULL
        OR attempts >= {TRIES} AND {FREE}) RETURNING id, answer"""
)
ASKED = text("SELECT id FROM jobs WHERE asker = :me")
HELD = text("SELECT id FROM jobs WHERE worker = :me AND answer IS NULL")
DROP = text("DELETE FROM jobs WHERE id = :id")
FORGET = text("DELETE FROM jobs WHERE asker = :me")
EXPIRE = text(f"DELETE FROM jobs WHERE deadline < {NOW} - 1000")  # whoever asked has died
RELEASE = text(
    """UPDATE jobs SET worker = NULL, attempts = attempts - 1
    WHERE worker = :me AND answer IS NULL"""
)


@dataclass(frozen=True)
class Asked:
    """A job as somebody asks for it: of which kind, what is given, by which server, for whom.
    `version` is that of the asker: only its like can do it. `limit` is in milliseconds; `most` is
    how many jobs of the kinds `like` one person may have, 0 for any number."""

    id: str
    kind: str
    given: str
    asker: str
    version: str
    limit: int
    person: str = ""
    most: int = 0
    like: tuple[str, ...] = ()


@dataclass(frozen=True)
class Taken:
    """A job that somebody does now."""

    id: str
    kind: str
    given: str
    asker: str


class Queue:
    """Jobs from when they are asked for until their answer is fetched."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def _do(self, work: Callable[[Session], T]) -> T:
        def unwaiting(s: Session) -> T:
            s.execute(NO_WAITING)
            return work(s)

        return self.store._do(unwaiting)

    def add(self, job: Asked) -> bool:
        """Ask for it; False if the person has as many as one may have."""

        def work(s: Session) -> bool:
            if job.most:
                s.execute(ONE_AT_A_TIME, {"person": job.person})
            given = {**vars(job), "like": list(job.like)}
            return bool(s.execute(ADD, given).rowcount)  # type: ignore[attr-defined]

        return self._do(work)

    def take(
        self,
        me: str,
        kinds: Sequence[str],
        version: str,
        most: int,
        doing: Sequence[str] = (),
        asker: str = "",
        age: int = 0,
    ) -> list[Taken]:
        """Jobs that nobody does are this one's now: those of the first of these kinds before
        others, the oldest first, at most so many, of this asker if one is named, asked for at least
        `age` milliseconds ago. Nobody does those of the dead, and those of this one that it is not
        `doing`."""
        given: dict[str, Any] = {"me": me, "kinds": list(kinds), "version": version, "most": most}
        given |= {"doing": list(doing), "asker": asker, "age": age}
        return self._do(lambda s: [Taken(*row) for row in s.execute(TAKE, given)])

    def answer(self, id: str, me: str, answer: str) -> None:
        """What came of a job; nothing happens if it is another's by now, or not wanted any more."""
        self._do(lambda s: s.execute(ANSWER, {"id": id, "me": me, "answer": answer}))

    def collect(self, me: str) -> tuple[dict[str, str | None], set[str]]:
        """Answers to this server, None for a job that nobody lived to answer; and which of its jobs
        are still there."""

        def work(s: Session) -> tuple[dict[str, str | None], set[str]]:
            answers = {row[0]: row[1] for row in s.execute(COLLECT, {"me": me})}
            return answers, set(s.scalars(ASKED, {"me": me}))

        return self._do(work)

    def held(self, me: str) -> set[str]:
        """The jobs that this one has taken and that are still wanted of it. Those whose time is up
        are not."""

        def work(s: Session) -> set[str]:
            s.execute(EXPIRE)
            return set(s.scalars(HELD, {"me": me}))

        return self._do(work)

    def drop(self, id: str) -> None:
        """Nobody waits for it any more."""
        self._do(lambda s: s.execute(DROP, {"id": id}))

    def leave(self, me: str) -> None:
        """This server or worker ends: others do what it had taken, nobody what it asked for."""

        def work(s: Session) -> None:
            s.execute(RELEASE, {"me": me})
            s.execute(FORGET, {"me": me})

        self._do(work)
