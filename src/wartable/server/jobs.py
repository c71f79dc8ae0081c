"""Work that tables do not wait for: bots' moves, hints, a companion's words, and reading what
strangers sent. It is done in processes of this server, or by workers that share its database
(`sharing.py`)."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

import msgspec

from wartable import __version__
from wartable.analysis import Part
from wartable.errors import BadInput
from wartable.play import BadRecord, Record
from wartable.plugin import games
from wartable.server.analysing import AnalysisJob, WordsJob, analyse, worded
from wartable.server.answers import (
    AdviceLine,
    Analysed,
    Judged,
    LessonShown,
    OddsTable,
    OutlookShown,
    PuzzleShown,
)
from wartable.server.bots import Job, Thinkers, advise, choose, foresee
from wartable.server.faults import Fault
from wartable.server.inspection import Inspector, read_data, read_record
from wartable.server.judging import JudgeJob, judge, say_matters
from wartable.server.quizzing import PuzzleJob, asked
from wartable.server.settings import Settings
from wartable.server.teaching import LessonJob, taught

log = logging.getLogger("wartable.jobs")


@dataclass(frozen=True)
class Kind:
    """A kind of job: the work, what it is given and what it gives, as `msgspec` knows types.
    `reads`: it reads what a stranger sent. `most`: how many jobs that read, or that do not, one
    person may have at a time; 0 for any number."""

    work: Callable[..., Any]
    given: Any
    gives: Any
    reads: bool = False
    most: int = 0


KINDS = {
    "move": Kind(choose, tuple[Job], int),
    "hint": Kind(advise, tuple[Job], tuple[list[AdviceLine], OddsTable | None], most=4),
    "outlook": Kind(foresee, tuple[Job], OutlookShown, most=4),
    "matters": Kind(say_matters, tuple[Job], str, most=4),
    "judgement": Kind(judge, tuple[JudgeJob], Judged | None, most=4),
    "analysis": Kind(analyse, tuple[AnalysisJob], Part, most=4),
    "analysed": Kind(worded, tuple[WordsJob], Analysed, most=4),
    "lesson": Kind(taught, tuple[LessonJob], LessonShown, most=2),
    "puzzle": Kind(asked, tuple[PuzzleJob], PuzzleShown, most=2),
    "record": Kind(
        read_record,
        tuple[str, str | None],
        tuple[Record, list[int] | None],
        reads=True,
        most=1,
    ),
    "data": Kind(read_data, tuple[str, str], None, reads=True, most=1),
}
READING = tuple(name for name, kind in KINDS.items() if kind.reads)
THINKING = tuple(name for name, kind in KINDS.items() if not kind.reads)


@cache
def version() -> str:
    """Whose jobs we can do: those of servers that run the same program with the same games, file by
    file. A worker with other lessons, puzzles, sentences or codes of actions would give answers to
    other questions."""
    found = blake2b(digest_size=8)
    others = {plugin.package for plugin in games().values()}
    for package in ("wartable", *sorted(id for id in others if not id.startswith("wartable."))):
        for name, content in _files(files(package), package):
            found.update(blake2b(content, key=name.encode()[-64:]).digest())
    return f"{__version__}+{found.hexdigest()}"


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """What a package consists of, in order: neither what was compiled from it, nor what only pages
    are made of."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            if entry.name not in ("__pycache__", "static", "templates"):
                yield from _files(entry, name)
        elif not entry.name.startswith(".") and not entry.name.endswith((".so", ".pyd", ".pyc")):
            yield name, entry.read_bytes()


def like(kind: str) -> tuple[str, ...]:
    """The kinds that are counted together with this one."""
    return READING if KINDS[kind].reads else THINKING


class Jobs(Protocol):
    """Has jobs done somewhere."""

    async def run(self, kind: str, *given: Any, person: str = "") -> Any:
        """What the work gives, or raises. Fault if this person has too many jobs of the kind, if
        there is too much to do, or if it takes too long."""


class Here:
    """Processes of our own: some that think, one that reads."""

    def __init__(self, settings: Settings) -> None:
        self.thinkers = Thinkers(settings.workers, settings.bot_limit)
        self.inspector = Inspector(settings.inspection_limit)
        self._of: Counter[tuple[str, bool]] = Counter()  # jobs of each person

    async def run(self, kind: str, *given: Any, person: str = "") -> Any:
        found = KINDS[kind]
        key = person, found.reads
        if found.most and self._of[key] >= found.most:
            raise Fault("still-at-work", 429)
        self._of[key] += 1
        try:
            return await self.do(kind, *given)
        finally:
            self._of[key] -= 1
            if not self._of[key]:
                del self._of[key]

    async def do(self, kind: str, *given: Any) -> Any:
        """The same, whoever it is for."""
        found = KINDS[kind]
        if found.reads:
            return await self.inspector.read(found.work, *given)
        try:
            return await self.thinkers.think(found.work, *given)
        except TimeoutError:
            raise too_late(kind) from None

    def close(self) -> None:
        """End the processes."""
        self.thinkers.close()
        self.inspector.close()


def too_late(kind: str) -> Fault:
    """What is said of a job that took too long."""
    if KINDS[kind].reads:
        return Fault("reading-too-long", 422)
    return Fault("thinking-too-long", 503)


# ---- jobs as text
class Failed(Fault):
    """A job that nobody could do; `why` is for the log."""

    def __init__(self, why: str) -> None:
        super().__init__("job-failed", 503)
        self.why = why


def written(value: Any) -> str:
    """As JSON in ASCII: what strangers send may be half a character."""
    return json.dumps(msgspec.to_builtins(value))


def given_of(kind: str, text: str) -> Any:
    """What a job was given."""
    return msgspec.convert(json.loads(text), KINDS[kind].given)


async def answer(here: Here, kind: str, given: str) -> str:
    """Do a job that came as text: what came of it as text, whatever that is."""
    try:
        found = await here.do(kind, *given_of(kind, given))
    except Fault as fault:
        return written({"fault": [fault.key, fault.status, fault.arguments]})
    except BadInput as error:
        line = error.line if isinstance(error, BadRecord) else None
        return written({"wrong": [str(error), error.key, error.named, line]})
    except BrokenExecutor:
        if here.thinkers.closed:
            raise  # we end: somebody else shall do it
        return written({"failed": "processes died of it"})
    except Exception as error:
        log.exception("job failed", extra={"kind": kind})
        return written({"failed": repr(error)})
    return written({"done": found})


def opened(kind: str, text: str | None) -> Any:
    """What such an answer says, given or raised."""
    if text is None:
        raise Failed(f"whoever began this job ({kind}) died")
    found = json.loads(text)
    if "fault" in found:
        key, status, named = found["fault"]
        raise Fault(key, status, **named)
    if "wrong" in found:
        raise _wrong(*found["wrong"])
    if "failed" in found:
        raise Failed(found["failed"])
    return msgspec.convert(found["done"], KINDS[kind].gives)


def _wrong(message: str, key: str, named: dict[str, str | int], line: int | None) -> BadInput:
    if line is None:
        return BadInput(message, key, **named)
    error = BadRecord(0, message, key, **named)
    error.line = line  # the message names it already
    return error
