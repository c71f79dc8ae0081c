"""Bots think in processes of their own, given what one seat may believe, never the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from wartable.bots import RandomBot
from wartable.kernel import History, Knowledge, Rng
from wartable.play import Match
from wartable.plugin import game
from wartable.server.answers import AdviceLine, Note, OddsTable, OutlookShown
from wartable.server.workers import Workers

R = TypeVar("R")
ABOUT_EQUAL = 0.01  # of a chance to win: actions that differ by less are said to be about equal


@dataclass(frozen=True)
class Job:
    """One decision of a bot. `believed` is the dump of a state the seat may believe in; `level` is
    one of the game's, or "" for a random action. `history` is what the seat saw happen."""

    game: str
    data: str | None
    believed: list[int]
    seat: int
    level: str
    seed: int
    budget: float | None = None
    lang: str = "en"
    names: tuple[str, ...] = ()
    history: History | None = None  # for games whose bots remember


def job_of(
    match: Match[Any], seen: Knowledge[Any], level: str, seed: int, lang: str, names: Sequence[str]
) -> Job:
    """What another process is given to think about: all that a seat of the match knows."""
    history = seen.history if match.plugin.remembers else None
    believed, seat = seen.believed.dump(), int(seen.seat)
    about = match.plugin.id, match.data, believed, seat, level, seed, None, lang, tuple(names)
    return Job(*about, history)


@lru_cache(maxsize=16)
def _rules(id: str, data: str | None) -> Any:
    return game(id).game(data)


def seen_by(job: Job) -> Knowledge[Any]:
    """What the seat of a job knows. Runs in a worker."""
    rules = _rules(job.game, job.data)
    believed = rules.load(job.believed)
    return Knowledge(rules, job.seat, believed, Rng(job.seed), lambda: job.history)


def choose(job: Job) -> int:
    """The bot's action. Runs in a worker."""
    seen = seen_by(job)
    legal = seen.legal
    if len(legal) == 1:
        return legal[0]
    bot = game(job.game).bot(job.level, job.budget) if job.level else RandomBot[Any]()
    return bot.choose(seen)


def advise(job: Job) -> tuple[list[AdviceLine], OddsTable | None]:
    """What a person in this seat may be told: best actions first, exact odds. Runs in a worker."""
    plugin, seen = game(job.game), seen_by(job)
    reader = plugin.texts(seen.game, job.lang, job.names)
    view = plugin.view(seen.game, seen.believed, job.seat)
    thoughts = [(a.action, a.text, a.value) for a in plugin.advice(seen, reader)[:5]]
    best = thoughts[0][2] if thoughts else 0.0
    advice = [
        AdviceLine(
            plugin.write(seen.game, job.seat, action),
            plugin.label(view, action, reader),
            text,
            even=abs(best - value) <= ABOUT_EQUAL,
        )
        for action, text, value in thoughts or [(choose(job), "", 0.0)]
    ]
    odds = plugin.odds(seen_by(job), reader)  # from the same numbers: the same figures
    if odds is None:
        return advice, None
    rows = [list(row) for row in odds.rows]
    return advice, OddsTable(odds.title, list(odds.headings), rows, odds.note)


def foresee(job: Job) -> OutlookShown:
    """What may come of a position, as far as this seat knows it. Runs in a worker."""
    plugin, seen = game(job.game), seen_by(job)
    reader = plugin.texts(seen.game, job.lang, job.names)
    reader.you = job.seat
    found = plugin.outlook(seen, reader)
    notes = [Note(n.piece, n.figure, n.text, n.at[0], n.at[1], n.seat) for n in found.notes]
    return OutlookShown(0, found.title, notes, list(found.lines))


class Thinkers:
    """So many processes in which bots think. One that is stuck is replaced, and only that one."""

    def __init__(self, count: int, limit: float) -> None:
        self.count, self.limit = count, limit
        self.closed = False
        self._all = [Workers(1) for _ in range(count)]
        self._free: asyncio.LifoQueue[Workers] = asyncio.LifoQueue()  # warm ones first
        for workers in self._all:
            self._free.put_nowait(workers)

    async def think(self, work: Callable[[Job], R], job: Job) -> R:
        """What the work gives. TimeoutError after the limit, which counts from now. If nobody waits
        for it any more, its process has until then to end it."""
        async with asyncio.timeout(self.limit):
            workers = await self._free.get()
            return await asyncio.shield(asyncio.ensure_future(self._think(workers, work, job)))

    async def _think(self, workers: Workers, work: Callable[[Job], R], job: Job) -> R:
        try:
            return await asyncio.wait_for(workers.run(work, job), self.limit)
        except TimeoutError:
            workers.stop()
            raise
        finally:
            self._free.put_nowait(workers)

    async def warm(self) -> None:
        """Start a process before somebody waits for it."""
        await self._all[-1].warm()

    def close(self) -> None:
        """End the processes for good."""
        self.closed = True
        for workers in self._all:
            workers.close()
