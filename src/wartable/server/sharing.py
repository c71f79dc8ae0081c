"""Jobs among several machines: servers leave them in the database they share, workers take them.
Whoever does a job shows signs of life; a job of somebody dead is given to another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wartable.server.bus import Bus
from wartable.server.faults import Fault
from wartable.server.jobs import (
    KINDS,
    READING,
    THINKING,
    Here,
    answer,
    like,
    opened,
    too_late,
    version,
    written,
)
from wartable.server.logs import failure
from wartable.server.settings import Settings
from wartable.storage import Away, Store
from wartable.storage.jobs import Asked, Queue, Taken
from wartable.storage.store import new_id

LOOK = 0.25  # seconds after which whoever waits looks, though nobody told it anything
OVERDUE = 2000  # milliseconds after which a server does itself what nobody has begun
log = logging.getLogger("wartable.jobs")


class Hands:
    """Takes jobs and does them here. `asker`: only those of this server, and only such as nobody
    has begun in time. `tell` is called with who asked, once a job is answered."""

    def __init__(
        self, me: str, store: Store, here: Here, tell: Callable[[str], None], asker: str = ""
    ) -> None:
        self.me, self.asker = me, asker
        self.store, self.queue = store, Queue(store)
        self.here, self.tell = here, tell
        self.doing: dict[str, tuple[str, asyncio.Task[None]]] = {}

    async def take(self) -> None:
        """Begin as many jobs as there is room for; leave off those that are not ours any more."""
        held = await self.store.run(self.queue.held, self.me) if self.doing else set()
        for id, (_, task) in list(self.doing.items()):
            if id not in held:
                task.cancel()
        for kinds, room in ((THINKING, self.here.thinkers.count), (READING, 1)):
            free = room - sum(kind in kinds for kind, _ in self.doing.values())
            if free > 0:
                age = OVERDUE if self.asker else 0
                given = (self.me, kinds, version(), free, list(self.doing), self.asker, age)
                for job in await self.store.run(self.queue.take, *given):
                    self._begin(job)

    def _begin(self, job: Taken) -> None:
        task = asyncio.create_task(self._do(job))
        self.doing[job.id] = job.kind, task
        task.add_done_callback(lambda task: self._ended(job, task))

    async def _do(self, job: Taken) -> None:
        found = await answer(self.here, job.kind, job.given)
        await self.store.run(self.queue.answer, job.id, self.me, found)

    def _ended(self, job: Taken, task: asyncio.Task[None]) -> None:
        """A job whose answer could not be stored is taken again."""
        del self.doing[job.id]
        if not task.cancelled() and (error := task.exception()) is not None:
            failure(log, "job not answered", error, kind=job.kind)
        self.tell(job.asker)

    def stop(self) -> None:
        """Leave off everything."""
        for _, task in list(self.doing.values()):
            task.cancel()


@dataclass
class Waiting:
    """Somebody who waits for the answer to a job; `asked` once the job is in the database."""

    job: Asked
    answer: asyncio.Future[str | None]
    asked: bool = False


class Shared:
    """Jobs of one of several servers. While no worker of its version lives, or the database is
    away, it does them itself; otherwise it does only what no worker has begun in time."""

    def __init__(self, me: str, store: Store, bus: Bus, here: Here, settings: Settings) -> None:
        self.me = me
        self.store, self.queue = store, Queue(store)
        self.bus, self.here, self.settings = bus, here, settings
        self.hands = Hands(me, store, here, self._told, asker=me)
        self.workers = False  # whether any lives; the node says so
        self._waiting: dict[str, Waiting] = {}
        self._news = asyncio.Event()
        bus.subscribe("answered", lambda node, to: self._told(to))

    def _told(self, to: str) -> None:
        if to == self.me:
            self._news.set()

    async def run(self, kind: str, *given: Any, person: str = "") -> Any:
        if self.workers:
            job = self._job(kind, given, person)
            try:
                return opened(kind, await self._ask(job))
            except Away as error:
                log.warning("no job for workers", extra={"why": str(error)})
        return await self.here.run(kind, *given, person=person)

    def _job(self, kind: str, given: tuple[Any, ...], person: str) -> Asked:
        found, settings = KINDS[kind], self.settings
        limit = settings.inspection_limit if found.reads else settings.bot_limit
        return Asked(
            id=new_id(),
            kind=kind,
            given=written(given),
            asker=self.me,
            version=version(),
            limit=round(limit * 1000),
            person=person,
            most=found.most,
            like=like(kind),
        )

    async def _ask(self, job: Asked) -> str | None:
        """The answer to a job. Away if nobody can be asked."""
        waiting = Waiting(job, asyncio.get_running_loop().create_future())
        self._waiting[job.id] = waiting
        try:
            async with asyncio.timeout(job.limit / 1000):
                if not await self.store.run(self.queue.add, job):
                    raise Fault("still-at-work", 429)
                waiting.asked = True
                self.bus.publish("job")
                return await waiting.answer
        except TimeoutError:
            raise too_late(job.kind) from None
        finally:
            del self._waiting[job.id]
            if not waiting.answer.done() or waiting.answer.cancelled():
                self._news.set()  # the job is dropped

    async def watch(self) -> None:
        """Fetch answers when there are some, or may be."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK)
            if self._news.is_set() or self._waiting:
                self._news.clear()
                try:
                    await self.look()
                except Exception as error:  # whatever it is, somebody waits for answers
                    failure(log, "no answers", error)
                    await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Hand out the answers that have come, ask again for jobs that the database has lost, drop
        those that nobody waits for, and do what nobody else does."""
        asked = [waiting for waiting in self._waiting.values() if waiting.asked]
        answers, there = await self.store.run(self.queue.collect, self.me)
        for id, found in answers.items():
            one = self._waiting.get(id)  # perhaps not known to be asked for yet
            if one is not None and not one.answer.done():
                one.answer.set_result(found)
        for waiting in asked:
            id = waiting.job.id
            if id not in there and id in self._waiting and not waiting.answer.done():
                await self.store.run(self.queue.add, waiting.job)
                self.bus.publish("job")
        for id in there - self._waiting.keys():
            await self.store.run(self.queue.drop, id)
        if there or self.hands.doing:
            await self.hands.take()

    async def close(self) -> None:
        """Leave to others what was begun here."""
        self.hands.stop()
        await self.store.run(self.queue.leave, self.me)
