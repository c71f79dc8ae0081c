"""Analyses of finished games at the server: cut into small jobs, so that bots do not wait for them,
progress is known, and whoever does not want the rest ends it between two."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from wartable.analysis import DEPTH, LEAST_CHOICES, Analysis, Analyst, Part, check, decisions
from wartable.analysis import words as told
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.play import Match, Record, replay
from wartable.server.analysis_wire import (
    Analysed,
    AnalysedSeat,
    AnalysedStep,
    AnalysisShown,
    TurningPoint,
)
from wartable.server.asides import End
from wartable.server.faults import Fault
from wartable.server.threads import Threads

STEPS = 8  # of a job
MOST = 64  # analyses that are kept
AT_ONCE = 2  # that are at work
log = logging.getLogger("wartable.analysing")

Run = Callable[..., Any]  # Jobs.run


@dataclass(frozen=True)
class AnalysisJob:
    """Some steps of a finished game."""

    record: str
    data: str | None
    depth: float
    first: int
    last: int


@dataclass(frozen=True)
class WordsJob:
    """What was found of a finished game, to be said in a language."""

    record: str
    data: str | None
    found: Analysis
    lang: str
    names: tuple[str, ...]
    you: int | None


@lru_cache(maxsize=2)
def analyst(record: str, data: str | None, depth: float) -> Analyst:
    """Of a game. Runs in a worker, which is asked for one part after another."""
    return Analyst(replay(Record.parse(record), data), depth)


def analyse(job: AnalysisJob) -> Part:
    """What is found of some steps. Runs in a worker."""
    return analyst(job.record, job.data, job.depth).part(job.first, job.last)


def worded(job: WordsJob) -> Analysed:
    """The same for people. Runs in a worker."""
    match = replay(Record.parse(job.record), job.data)
    texts = match.plugin.texts(match.game, job.lang, job.names)
    texts.you = job.you
    return shown(match, job.found, texts)


def shown(match: Match[Any], found: Analysis, texts: Texts) -> Analysed:
    """What a page gets."""
    lines, steps = told.lines(match, found, texts), []
    for n, (step, line) in enumerate(zip(found.steps, lines, strict=True)):
        one = AnalysedStep(step.last + 1, step.kind, step.seat, list(step.after))
        if step.is_blamed and step.loss is not None:
            one.loss, one.error = step.loss, step.loss_error
            one.better, one.played = line.better, line.played
            one.why, one.pieces = line.why, list(line.pieces)
        if n in found.turning:
            one.turning = found.turning.index(n) + 1
        steps.append(one)
    seats = [
        AnalysedSeat(
            each.seat,
            each.start,
            [
                (each.luck, told.interval(each.luck_error)),
                (each.own, told.interval(each.own_error)),
                (each.others, told.interval(each.others_error)),
                (each.rest, told.interval(each.rest_error)),
            ],
            each.result,
            told.summary(each, texts, found.ended),
        )
        for each in found.accounts
    ]
    turning = [
        TurningPoint(found.steps[n].last + 1, told.turning(found, n, texts, lines[n]))
        for n in found.turning
    ]
    start = list(found.steps[0].before) if found.steps else []
    return Analysed(start, steps, seats, turning, list(told.notes(found, texts)))


@dataclass
class Work:
    """An analysis that is wanted."""

    person: str
    of: int = 0
    done: int = 0
    found: Analysis | None = None
    fault: Exception | None = None
    task: asyncio.Task[None] | None = None
    worded: dict[tuple[str, tuple[str, ...], int | None], Analysed] = field(default_factory=dict)

    @property
    def is_working(self) -> bool:
        return self.task is not None and not self.task.done()


def _called_off(match: Match[Any], end: End | None) -> bool:
    """Whether a game was ended by people, and without a result."""
    return match.outcome is None and (end is None or end.places(match.seats) is None)


class Analyses:
    """Those at work, and those that are done, by table: a finished game does not change."""

    def __init__(self) -> None:
        self._all: OrderedDict[str, Work] = OrderedDict()
        self._threads = Threads("analyses", AT_ONCE)  # where long records are read

    def begin(
        self, run: Run, table: str, match: Match[Any], person: str, end: End | None = None
    ) -> AnalysisShown:
        """Begin one, unless it is there or at work. Fault if this person has another at work, if
        too many are, or if the game cannot be analysed. `end`: how people ended it before its
        rules did; one that was called off has no result."""
        known = self._all.get(table)
        if known is None or not (known.is_working or known.found):
            working = [work for work in self._all.values() if work.is_working]
            if any(work.person == person for work in working):
                raise Fault("still-at-work", 429)
            if len(working) >= AT_ONCE:
                raise Fault("busy", 503)
            if _called_off(match, end):
                raise Fault("no-result", 409)
            check(match.plugin, DEPTH)
            known = Work(person)
            known.task = asyncio.ensure_future(self._work(run, known, match))
            self._all[table] = known
            self._all.move_to_end(table)
            while len(self._all) > MOST:
                self.cancel(next(iter(self._all)), "")
        return self.seen(table)

    async def _work(self, run: Run, work: Work, match: Match[Any]) -> None:
        try:
            record = await self._threads.run(match.record(secrets=False).text)
            analyst = await self._threads.run(Analyst, match, DEPTH)
            work.of = len(analyst.stretches)
            for first in range(0, work.of, STEPS):
                last = min(work.of, first + STEPS)
                job = AnalysisJob(record, match.data, analyst.depth, first, last)
                analyst.take(await run("analysis", job, person=work.person))
                work.done = last
            work.found = analyst.found()
        except (Fault, BadInput) as error:
            work.fault = error
        except Exception as error:
            log.exception("analysis failed")
            work.fault = Fault("job-failed", 503)
            work.fault.__cause__ = error

    def seen(self, table: str) -> AnalysisShown:
        """How far the analysis of a table is. What went wrong is raised once; then it may be begun
        again."""
        work = self._all.get(table)
        if work is None:
            return AnalysisShown("none")
        if work.fault is not None:
            del self._all[table]
            raise work.fault
        return AnalysisShown("done" if work.found else "working", work.done, work.of)

    async def refused(self, match: Match[Any], reader: Texts, end: End | None = None) -> str:
        """Why a game cannot be analysed, before anybody asks for it; empty if it can."""
        if _called_off(match, end):
            return reader("fault-no-result")
        if match.outcome is None:
            made = await self._threads.run(decisions, match)
            if made < LEAST_CHOICES:
                return reader("analysis-too-short", n=made, most=LEAST_CHOICES)
        return ""

    async def words(
        self, run: Run, table: str, match: Match[Any], reader: Texts, person: str
    ) -> Analysed | None:
        """What was found, in a reader's words; None if it is not there yet."""
        work = self._all.get(table)
        if work is None or work.found is None:
            return None
        key = reader.lang, tuple(reader.names), reader.you
        if key not in work.worded:
            record = match.record(secrets=False).text()
            job = WordsJob(record, match.data, work.found, *key)
            work.worded[key] = await run("analysed", job, person=person)
        return work.worded[key]

    def cancel(self, table: str, person: str) -> None:
        """End one that is at work; the job that is under way comes to its end and is forgotten.
        Another's is ended by nobody else. One that is there stays, unless room is needed."""
        work = self._all.get(table)
        if work is None or (person and (work.person != person or not work.is_working)):
            return
        if work.task is not None:
            work.task.cancel()
        del self._all[table]

    def close(self) -> None:
        """End all that are at work."""
        for table in [*self._all]:
            self.cancel(table, "")
        self._threads.close()
