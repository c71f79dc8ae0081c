"""A worker: does the jobs of servers that share a PostgreSQL database, on any machine."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal

from wartable.errors import BadInput
from wartable.server import logs
from wartable.server.bus import PostgresBus
from wartable.server.jobs import Here, version
from wartable.server.logs import failure
from wartable.server.settings import Settings
from wartable.server.sharing import Hands
from wartable.storage import Away, Store, open_store
from wartable.storage.register import Register
from wartable.storage.store import new_id

BEAT = 0.5  # seconds between two signs of life
log = logging.getLogger("wartable.worker")


class Worker:
    """Shows signs of life and takes jobs, until it is told to end."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.id = new_id()
        self.store = store
        self.register = Register(store)
        self.bus = PostgresBus(store, self.id)
        self.here = Here(settings)
        self.hands = Hands(self.id, store, self.here, self._done)
        self._news = asyncio.Event()
        self._ending = False
        self.bus.subscribe("job", lambda node: self._news.set())

    def _done(self, asker: str) -> None:
        self.bus.publish("answered", to=asker)
        self._news.set()  # there is room again

    def end(self) -> None:
        """Take nothing more; what is being done is left to others."""
        self._ending = True
        self._news.set()

    async def run(self) -> None:
        """Work until `end`."""
        await self.here.thinkers.warm()
        await self.bus.open(self._news.set)
        await self._beat()
        log.info("working", extra={"worker": self.id})
        beating = asyncio.create_task(self._live())
        try:
            while not self._ending:
                self._news.clear()
                try:
                    await self.hands.take()
                except Exception as error:  # whatever it is, there will be other jobs
                    failure(log, "no jobs", error)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), BEAT)
        finally:
            beating.cancel()
            await self._leave()

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._beat()

    async def _beat(self) -> None:
        try:
            await self.store.run(self.register.beat, self.id, version())
        except Exception as error:  # whatever it is, who shows no sign of life is dead
            failure(log, "no sign of life", error)

    async def _leave(self) -> None:
        self.hands.stop()
        self.here.close()
        try:
            await self.store.run(self.hands.queue.leave, self.id)
            await self.store.run(self.register.leave, self.id)
            self.bus.publish("job")  # for whoever else has time
        except Away as error:  # the others find out by themselves
            log.warning("could not leave", extra={"why": str(error)})
        await self.bus.close()


def run(settings: Settings, log_form: str = "") -> None:
    """Work until stopped. BadInput if the database is not one that can be shared."""
    logs.set_up(log_form)
    if not settings.database.startswith("postgres"):
        raise BadInput("workers need WARTABLE_DATABASE, a PostgreSQL database", "worker-alone")
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    store = await asyncio.to_thread(open_store, settings.database)
    worker = Worker(settings, store)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, worker.end)
    await worker.run()
    await store.end()
