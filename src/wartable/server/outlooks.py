"""What may come of a position, and what a companion says of it: reckoned when somebody asks, by a
job, and kept for whoever asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from wartable.server.bots import Job, job_of
from wartable.server.jobs import Jobs

if TYPE_CHECKING:
    from wartable.server.table import Table

SEED = 24  # the same thought about the same position: an answer does not change by asking again
MOST = 256


def job(table: Table, seat: int, lang: str) -> Job:
    """What is reckoned with: a state this seat may believe in. Caller holds the lock."""
    match, names = table.match, table.names(lang)
    seen = match.seen(seat, match.chance.beliefs(match.view(seat)))
    return job_of(match, seen, "", SEED, lang, names)


class Outlooks:
    """Answers of late, by all they are made of. Who asks while one is reckoned waits for it too."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, asyncio.Task[Any]] = OrderedDict()

    async def of(self, jobs: Jobs, job: Any, person: str, kind: str = "outlook") -> Any:
        """What a job of this kind gives, or raises."""
        key = f"{kind} {job!r}"
        if key not in self._found:
            self._found[key] = asyncio.ensure_future(jobs.run(kind, job, person=person))
            while len(self._found) > MOST:
                self._found.popitem(last=False)
        try:
            return await asyncio.shield(self._found[key])
        except asyncio.CancelledError:
            raise
        except Exception:
            self._found.pop(key, None)  # what went wrong is tried again
            raise
