"""The one thread that writes to an SQLite file."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, PoolProxiedConnection
from sqlalchemy.orm import Session

from wartable.storage import ledger
from wartable.storage.engine import writing
from wartable.storage.errors import Away, named
from wartable.storage.ledger import Step, named_by

T = TypeVar("T")
MOST = 64  # pieces of work in one transaction


class Job(NamedTuple):
    """Work that somebody waits for."""

    work: Callable[[Session], Any] | Step
    answer: Future[Any]


class Writer:
    """Does in one transaction whatever waits. Where several pieces of work do, each is under a
    savepoint of its own: what fails, fails alone. Callers hear of theirs once all is committed; if
    the database does not commit, or does not answer, everyone in the transaction hears that it is
    away."""

    def __init__(self, engine: Engine) -> None:
        self._engine = writing(engine)
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._door = threading.Lock()  # nobody queues up behind the end
        self._closed = False
        self._thread: threading.Thread | None = None
        self._line: PoolProxiedConnection | None = None

    def do(self, work: Callable[[Session], T]) -> T:
        """What the work gives, once it is durable."""
        found: T = self._done(Job(work, Future()))
        return found

    def write(self, step: Step) -> None:
        """The same for rows of a ledger."""
        self._done(Job(step, Future()))

    def soon(self, step: Step) -> Future[None]:
        """The same without waiting. What is cancelled before its turn comes is not written."""
        job = Job(step, Future())
        self._queue(job)
        return job.answer

    def _done(self, job: Job) -> Any:
        self._queue(job)
        return job.answer.result()

    def _queue(self, job: Job) -> None:
        with self._door:
            if self._closed:
                raise Away("storage is closed")
            if self._thread is None:
                self._thread = threading.Thread(target=self._go, name="writer", daemon=True)
                self._thread.start()
            self._waiting.put(job)

    def close(self) -> None:
        """Write what waits, and no more; then bring what SQLite has written ahead into the file
        itself."""
        with self._door:
            self._closed = True
            self._waiting.put(None)
        if self._thread is not None:
            self._thread.join()
            self._let_go()
            with named(), self._engine.connect() as connection:
                held: Any = connection.connection.driver_connection
                held.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _go(self) -> None:
        while (first := self._waiting.get()) is not None:
            waiting, last = self._together(first)
            jobs = [job for job in waiting if job.answer.set_running_or_notify_cancel()]
            if jobs:
                self._commit(jobs)
            if last:
                return

    def _together(self, first: Job) -> tuple[list[Job], bool]:
        """The first with whatever else waits, and whether the end came after them."""
        jobs = [first]
        while len(jobs) < MOST:
            try:
                job = self._waiting.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, jobs: list[Job]) -> None:
        try:
            if all(isinstance(job.work, Step) for job in jobs):
                done = self._write(jobs)
            else:
                with named(), self._engine.begin() as connection:
                    driver: Any = connection.connection.driver_connection
                    done = [_try(job, driver, connection, len(jobs) > 1) for job in jobs]
        except Exception as error:  # whatever it is, nobody waits in vain, and the thread goes on
            for job in jobs:
                job.answer.set_exception(Away(str(error)) if isinstance(error, Away) else error)
        else:
            for answer in done:
                answer()

    def _write(self, jobs: list[Job]) -> list[Callable[[], None]]:
        """A transaction of rows of ledgers alone, as most are, is said to the driver itself. One
        that is alone takes the transaction with it if it fails."""
        with named(), named_by(sqlite3), self._held() as driver:
            driver.execute("BEGIN IMMEDIATE")
            only = jobs[0].work
            if len(jobs) == 1 and isinstance(only, Step):
                ledger.write(driver, only)
                done = [lambda: jobs[0].answer.set_result(None)]
            else:
                done = [_try(job, driver) for job in jobs]
            driver.execute("COMMIT")
            return done

    @contextmanager
    def _held(self) -> Iterator[Any]:
        """A connection of the driver that is kept for the next time. After a failure it goes back
        among the others, which undoes what is not committed."""
        if self._line is None:
            self._line = self._engine.raw_connection()
        try:
            yield self._line.driver_connection
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()


def _try(
    job: Job, driver: Any, connection: Connection | None = None, several: bool = False
) -> Callable[[], None]:
    """Do one piece of work; how it is answered after the commit. Away if the database is: then
    the whole transaction may be gone. Where it is one of several, it alone is taken back if it
    fails; one that is alone takes the transaction with it, in which there is nothing else."""
    try:
        with named():
            found = None
            if isinstance(job.work, Step):
                _write(driver, job.work)
            elif connection is not None:
                found = _do(connection, job.work, several)
    except Away:
        raise
    except Exception as error:  # whatever it is, it is this caller's
        return lambda error=error: job.answer.set_exception(error)  # type: ignore[misc]
    return lambda: job.answer.set_result(found)


def _do(connection: Connection, work: Callable[[Session], Any], several: bool) -> Any:
    mode = "create_savepoint" if several else "rollback_only"
    options: Any = {"join_transaction_mode": mode, "expire_on_commit": False}
    with Session(connection, **options) as session, session.begin():
        return work(session)


def _write(driver: Any, step: Step) -> None:
    """Rows of a ledger, without the session's book-keeping."""
    with named_by(sqlite3):
        driver.execute("SAVEPOINT step")
        try:
            ledger.write(driver, step)
        except Exception:
            driver.execute("ROLLBACK TO step")
            raise
        finally:
            driver.execute("RELEASE step")
