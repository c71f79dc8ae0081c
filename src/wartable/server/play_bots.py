"""Bots at a table: who must think, and playing what they chose if it still fits."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wartable.kernel import Rng
from wartable.play import Refused
from wartable.play.notice import foreseen
from wartable.server import pacing
from wartable.server.bots import Job, job_of
from wartable.server.faults import again
from wartable.server.logs import failure

if TYPE_CHECKING:
    from wartable.server.table import Table

RETRY = 5.0  # seconds
AT_ONCE = 2  # tables of one host, of bots only and without spectators, at which bots think
CALM = 3  # times their pause is what bots wait where the host wants them calm
FASTER = 4  # bots wait this part of their pause where nobody looks
RECENT = 16  # thoughts of a kind of bot that are remembered
log = logging.getLogger("wartable.bots")


def times(pace: str, looked_at: bool) -> float:
    """How many times its usual pause a bot waits before its move shows."""
    return (CALM if pace == "calm" else 1) / (1 if looked_at else FASTER)


class BotPlay:
    """One task per bot that is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.began: dict[int, float] = {}  # seat → when it was asked, as everybody saw it

    def wake(self) -> None:
        """Start whoever is asked and not yet thinking."""
        desk = self.table.desk
        if self.table.row.status != "running" or desk.closing or not desk.node.owns(self.table):
            return
        for seat in self.table.history.acting():
            if seat < len(self.table.seats) and self.table.level(seat) and seat not in self.tasks:
                task = asyncio.create_task(self._turn(seat))
                self.tasks[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._ended(seat))  # type: ignore[misc]

    def _ended(self, seat: int) -> None:
        task = self.tasks.pop(seat)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            failure(log, "bot failed", error, table=self.table.id, seat=seat)
            asyncio.get_running_loop().call_later(RETRY, self.wake)
            return
        self.wake()  # it may be asked again already

    def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()

    def job(self, seat: int, level: str, lang: str = "en") -> Job:
        """What a bot of this level is given to think about: what the seat believes. Bots that sit
        at the table have a temperament behind their level; stand-ins and hints have none."""
        match, names = self.table.match, self.table.names(lang)
        fixed = self.table.desk.settings.fixed_seed
        seed = secrets.randbits(48) if fixed is None else fixed + len(match.entries)
        return job_of(match, match.seen(seat, Rng(seed)), level, seed, lang, names)

    @again
    async def _turn(self, seat: int) -> None:
        async with self._queue():
            await self._think(seat)

    def _queue(self) -> AbstractAsyncContextManager[Any]:
        """Where nobody plays or looks, only so many tables of one host go on at a time."""
        table = self.table
        if table.connections or table.humans():
            return nullcontext()
        return table.desk.queues.setdefault(table.row.host, asyncio.Semaphore(AT_ONCE))

    async def _think(self, seat: int) -> None:
        table, asked = self.table, time.monotonic()
        async with table.exclusive():
            level = table.level(seat)
            if not level or seat not in table.history.acting():
                return
            head, look = table.head, table.look(seat)
            temper = table.temper(seat)
            job = self.job(seat, f"{level}:{temper}" if temper else level)
            pace = self.pace(seat, job.seed)
        self.began.setdefault(seat, time.monotonic())
        action = await self._choose(job)
        async with table.exclusive():
            if not self._fits(seat, head, look):
                self.began.pop(seat, None)
                return  # the table has moved on; wake() asks again
            legal = table.match.game.refusal(table.match.state, seat, action) == 0
            shown = not legal or foreseen(table.match, seat, action) != 1 << seat
        if shown:
            await self._hold(seat, job, pace)
        async with table.exclusive():
            if not self._fits(seat, head, look):
                return
            try:
                await table.play(seat, action)
            except Refused:
                log.exception("bot chose an illegal action", extra={"table": table.id})
                await table.play(seat, table.match.legal(seat)[0])
        waited = table.desk.metrics.bot_wait.labels(table.row.game, level)
        waited.observe(time.monotonic() - asked)

    def _fits(self, seat: int, head: int, look: bytes) -> bool:
        """Whether what was chosen still answers the question. Caller holds the lock."""
        table = self.table
        if seat not in table.history.acting() or not table.level(seat):
            return False
        return table.head == head or table.look(seat) == look

    def pace(self, seat: int, seed: int) -> float:
        """How many times its usual pause this decision takes the bot. Where nobody looks, one."""
        table = self.table
        if not table.connections or not table.desk.settings.bot_pause:
            return 1.0
        count = 1
        if not pacing.is_opening(table.match, seat):
            count = pacing.choices(table.match, seat, Rng(seed + 1))
        return pacing.stretch(count, pacing.drawn(table.id, table.head, seat))

    async def _hold(self, seat: int, job: Job, stretch: float) -> None:
        """Wait until the bot has taken as long as bots of its kind lately did. A quick answer would
        tell the others that it had no choice. Actions that nobody noticed belong to the same
        thought. The longest recent thought is left out: it may be that of a new process, and would
        slow the next sixteen moves."""
        table, desk = self.table, self.table.desk
        spent = time.monotonic() - self.began.pop(seat)
        paces = desk.paces.setdefault((job.game, job.level.partition(":")[0]), deque(maxlen=RECENT))
        paces.append(spent)
        pace = sorted(paces)[-2] if len(paces) > 1 else 0.0
        watched = table.connections or table.humans()
        rule = table.history.settings.pace
        pause = desk.settings.bot_pause * times(rule, bool(table.connections)) * stretch
        hold = max(pause, min(desk.settings.bot_hold, pace)) if watched else pause
        await asyncio.sleep(max(0.0, hold - spent))

    async def _choose(self, job: Job) -> int:
        desk = self.table.desk
        began = time.monotonic()
        try:
            return int(await desk.jobs.run("move", job))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot thought in vain", extra={"game": job.game, "level": job.level})
            return int(await desk.jobs.run("move", replace(job, level="")))
        finally:
            desk.metrics.bot_time.labels(job.game, job.level.partition(":")[0]).observe(
                time.monotonic() - began
            )
