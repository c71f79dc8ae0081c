"""Bots think in processes of their own, given what one seat may believe, never the truth."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from wartable.bots import RandomBot
from wartable.i18n import texts
from wartable.kernel import Rng, Seen
from wartable.plugin import game


@dataclass(frozen=True)
class Job:
    """One decision: a state the seat may believe in, as integers, and who thinks about it: a level
    of the game's, or "" for a throw of dice."""

    game: str
    data: str | None
    believed: list[int]
    seat: int
    level: str
    seed: int
    budget: float | None = None
    lang: str = "en"
    names: tuple[str, ...] = ()


@lru_cache(maxsize=16)
def _rules(id: str, data: str | None) -> Any:
    return game(id).game(data)


def _seen(job: Job) -> Seen[Any]:
    rules = _rules(job.game, job.data)
    return Seen(rules, job.seat, rules.load(job.believed), Rng(job.seed))


def choose(job: Job) -> int:
    """The bot's action. Runs in a worker."""
    seen = _seen(job)
    legal = seen.legal
    if len(legal) == 1:
        return legal[0]
    bot = game(job.game).bot(job.level, job.budget) if job.level else RandomBot[Any]()
    return bot.choose(seen)


def advise(job: Job) -> dict[str, Any]:
    """What a person in this seat may be told: best actions first, exact odds. Runs in a worker."""
    plugin, seen = game(job.game), _seen(job)
    reader = texts(plugin.package, job.lang, job.names)
    view: Any = seen.view
    advice = [
        {
            "notation": plugin.write(seen.game, job.seat, a.action),
            "label": plugin.label(view, a.action, reader),
            "text": a.text,
        }
        for a in plugin.advice(seen, reader)[:5]
    ]
    if not advice:
        action = choose(job)
        advice = [
            {
                "notation": plugin.write(seen.game, job.seat, action),
                "label": plugin.label(view, action, reader),
                "text": "",
            }
        ]
    odds = plugin.odds(seen, reader)
    return {
        "advice": advice,
        "odds": None
        if odds is None
        else {
            "title": odds.title,
            "headings": list(odds.headings),
            "rows": [list(row) for row in odds.rows],
            "note": odds.note,
        },
    }


class Thinkers:
    """The worker processes. They start when first needed and are replaced if one dies."""

    def __init__(self, workers: int, limit: float) -> None:
        self.workers = workers
        self.limit = limit
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _end_with_parent)
        return self._pool

    async def _run(self, work: Any, job: Job) -> Any:
        for attempt in range(3):
            pool = self._executor()
            try:
                answer = asyncio.wrap_future(pool.submit(work, job))
                return await asyncio.wait_for(answer, self.limit)
            except BrokenExecutor:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    async def choose(self, job: Job) -> int:
        """TimeoutError after the limit."""
        return int(await self._run(choose, job))

    async def advise(self, job: Job) -> dict[str, Any]:
        found: dict[str, Any] = await self._run(advise, job)
        return found

    async def warm(self) -> None:
        """Start a process before somebody waits for it."""
        try:
            await asyncio.wrap_future(self._executor().submit(_ready))
        except (BrokenExecutor, RuntimeError):
            self._pool = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.terminate()  # a bot deep in thought would keep us from ending


def _end_with_parent() -> None:
    """A server that is killed cannot end its workers, and they would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _ready() -> None:
    from wartable.plugin import games

    games()
