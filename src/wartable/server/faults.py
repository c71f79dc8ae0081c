"""What goes wrong by somebody's doing: one sentence in the reader's language, nothing changed."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Coroutine
from textwrap import shorten
from typing import Any, ParamSpec, TypeVar

from wartable.errors import BadInput
from wartable.i18n import Texts

P = ParamSpec("P")
R = TypeVar("R")
TRIES = 5  # of a step that other servers overtake
LONGEST_WHY = 400  # characters of a game's complaint: the first lines of a long list


class Fault(Exception):
    """`fault-KEY` is its sentence; `status` the HTTP answer."""

    def __init__(self, key: str, status: int = 400, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.arguments = args

    def sentence(self, reader: Texts) -> str:
        return reader(f"fault-{self.key}", **self.arguments)


class Frozen(Fault):
    """A game that the installed rules cannot go on with. `why`: retired (the game is not installed
    here), rules (it was played under other rules), newer (a later version wrote what this one does
    not know), damaged (its ledger is broken)."""

    def __init__(self, why: str) -> None:
        super().__init__("frozen", 409, why=why)
        self.why = why


class Overtaken(Fault):
    """Another server changed the table first; our copy has caught up with it. Nothing changed."""

    def __init__(self) -> None:
        super().__init__("stale", 409)


def again(step: Callable[P, Coroutine[Any, Any, R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """A step that another server overtook is tried again on what that server did."""

    @functools.wraps(step)
    async def tried(*given: P.args, **named: P.kwargs) -> R:
        for _ in range(TRIES - 1):
            with contextlib.suppress(Overtaken):
                return await step(*given, **named)
        return await step(*given, **named)

    return tried


class BadData(Fault):
    """A data file that a game does not take."""

    def __init__(self, why: BadInput) -> None:
        super().__init__("bad-data", 422)
        self.why = why

    def sentence(self, reader: Texts) -> str:
        return reader("fault-bad-data", why=shorten(self.why.sentence(reader), LONGEST_WHY))
