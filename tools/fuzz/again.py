"""What seems too slow is tried again, alone, before it counts: a machine that is busy, or a process
that somebody stopped for a while, makes anything slow once."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Any

SLOW = 1.0  # seconds of CPU that no text may take to be read
Clock = Callable[[], float]


@dataclass
class Slow:
    """Texts that took too long: how often once, and those that took too long again."""

    clock: Clock = process_time
    once: int = 0
    again: list[str] = field(default_factory=list)

    def least(self, read: Callable[[str], Any], text: str, took: float) -> float:
        """How long reading this text takes, which took so many seconds just now; if that is too
        long, it is read once more, and the shorter time counts."""
        if took <= SLOW:
            return took
        self.once += 1
        gc.collect()  # so that it need not be done meanwhile
        began = self.clock()
        with contextlib.suppress(Exception):  # what comes of it was counted the first time
            read(text)
        least = min(took, self.clock() - began)
        if least > SLOW:
            self.again.append(text)
        return least


@dataclass
class Waits:
    """Waits by the clock on the wall that ran out: how often once, how often again."""

    once: int = 0
    again: int = 0

    def wrong(self, work: Callable[[], None]) -> Exception | None:
        """What is wrong with this work. If a wait ran out it is done once more."""
        try:
            work()
            return None
        except Exception as error:
            if not ran_out(error):
                return error
        self.once += 1
        try:
            work()
        except Exception as error:
            self.again += ran_out(error)
            return error
        return None


def ran_out(error: BaseException | None) -> bool:
    """Whether a wait that ran out led to it. Hypothesis repeats what fails, and where that does not
    fail again it says so instead of what went wrong first."""
    if error is None or isinstance(error, TimeoutError):
        return error is not None
    if isinstance(error, BaseExceptionGroup) and any(map(ran_out, error.exceptions)):
        return True
    return ran_out(error.__cause__ or error.__context__)
