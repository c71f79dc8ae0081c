"""Who takes part in a contest: bots of the house, and bots that others wrote in Python."""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wartable.errors import BadInput
from wartable.kernel import Bot
from wartable.plugin import Plugin

HOUSE, OWN = "bot", "py"
LONGEST_THOUGHT = 3600  # seconds of a bot
MOST_SIMULATIONS = 10**9


@dataclass(frozen=True)
class Entrant:
    """`bot:LEVEL`, with `@500` for so many simulations or `@0.5s` for so many seconds a decision,
    or `py:MODULE:CLASS`, a class of a module that Python finds here or in `folder`."""

    text: str
    seconds: float | None = None
    simulations: int | None = None
    folder: str = ""

    def bot(self, plugin: Plugin[Any, Any]) -> Bot[Any]:
        """Its bot, a new one for every game. BadInput says what is wrong with it."""
        kind, _, rest = self.text.partition(":")
        if kind == HOUSE:
            return self._house(plugin, rest.partition("@")[0])
        made: Bot[Any] = self._own(rest)
        return made

    def by_the_clock(self, plugin: Plugin[Any, Any]) -> bool:
        """Whether it may answer otherwise on another machine."""
        kind, _, rest = self.text.partition(":")
        usual = self.simulations is None and rest.partition("@")[0] in plugin.by_the_clock
        return kind == HOUSE and (usual or self.seconds is not None)

    def _house(self, plugin: Plugin[Any, Any], level: str) -> Bot[Any]:
        plugin.check_level(level)
        if self.simulations is None:
            return plugin.bot(level, self.seconds)
        own = plugin.optional("bots", "simulating")
        if own is None:
            raise BadInput(
                f"bots of {plugin.id} do not count simulations; give seconds",
                "no-simulations",
                game=plugin.id,
            )
        found: Bot[Any] = own(level, self.simulations)
        return found

    def _own(self, named: str) -> Any:
        module, _, name = named.rpartition(":")
        if self.folder and self.folder not in sys.path:
            sys.path.insert(0, self.folder)  # where a script would look: a command does not
        try:
            found = getattr(importlib.import_module(module), name)
            if not isinstance(found, type):  # results files name it too: call nothing else
                raise TypeError(f"{name} is no class")
            made = found()
        except (Exception, SystemExit) as error:  # a stranger's: anything may be raised
            raise _unusable(self.text, f"{type(error).__name__}: {error}") from error
        if not callable(getattr(made, "choose", None)):
            raise _unusable(self.text, "it has no method choose(seen)")
        return made


def read_entrants(
    plugin: Plugin[Any, Any],
    text: str,
    seconds: float | None = None,
    simulations: int | None = None,
    folder: str = "",
) -> list[Entrant]:
    """Separated by commas. `seconds` and `simulations` are for bots of the house whose text says
    neither. Every bot is made once, so that what is wrong is known before the first game."""
    found = [
        _entrant(plugin, part.strip(), seconds, simulations, folder) for part in text.split(",")
    ]
    for entrant in found:
        entrant.bot(plugin)
    return found


def _entrant(
    plugin: Plugin[Any, Any],
    text: str,
    seconds: float | None,
    simulations: int | None,
    folder: str,
) -> Entrant:
    kind, _, rest = text.partition(":")
    if kind == OWN:
        module, _, name = rest.rpartition(":")
        if all(part.isidentifier() for part in [*module.split("."), name]):
            return Entrant(text, folder=folder)
    if kind == HOUSE:
        level, sign, budget = rest.partition("@")
        if not level:
            level = "medium" if "medium" in plugin.levels else plugin.levels[-1]
        plugin.check_level(level)
        if not sign:
            return Entrant(f"{HOUSE}:{level}", seconds, simulations)
        return Entrant(f"{HOUSE}:{level}@{budget}", *_budget(text, budget))
    raise BadInput(
        f"{text!r} cannot take part: all seats are bots, bot:LEVEL or py:MODULE:CLASS",
        "entrant",
        entrant=text,
    )


def _budget(text: str, budget: str) -> tuple[float | None, int | None]:
    """Seconds (`0.5s`) or simulations (`500`)."""
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if math.isfinite(seconds) and 0 < seconds <= LONGEST_THOUGHT:
                return seconds, None
        elif 1 <= int(budget) <= MOST_SIMULATIONS:
            return None, int(budget)
    except ValueError:
        pass
    raise BadInput(
        f"{text}: behind @ stands a number of simulations (500) or of seconds (0.5s)",
        "entrant-budget",
        entrant=text,
    )


def _unusable(entrant: str, why: str) -> BadInput:
    plain = " ".join(why.split())
    return BadInput(f"{entrant}: {plain}", "entrant-own", entrant=entrant, why=plain)


def check_different(entrants: Sequence[Entrant]) -> None:
    """BadInput if two are the same: among themselves they would only meet luck."""
    texts = [entrant.text for entrant in entrants]
    for text in texts:
        if texts.count(text) > 1:
            raise BadInput(
                f"{text} takes part twice; each meets the others, so once is enough",
                "entrant-twice",
                entrant=text,
            )
