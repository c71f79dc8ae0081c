"""What Tab offers at a shell's prompt: games, who may sit where, options of the rules."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any

import typer

from wartable import plugin as house
from wartable.plugin import Plugin

SHELL = "_WARTABLE_COMPLETE"  # what the shell asks for; Typer's name
GIVEN, ABOUT = "COMP_WORDS", "COMP_CWORD"  # bash: the words so far, the number of the unfinished


def games(incomplete: str) -> list[str]:
    """Ids of games that begin so."""
    return [id for id in house.games() if id.startswith(incomplete)]


def seats(ctx: typer.Context, incomplete: str) -> list[str]:
    """The seats so far with each that may come next: a person, or a bot of each level."""
    plugin = _plugin(ctx)
    before, comma, last = incomplete.rpartition(",")
    levels = plugin.levels if plugin else ()
    known = [*(["me"] if ctx.info_name == "play" else []), *(f"bot:{level}" for level in levels)]
    return [f"{before}{comma}{one}" for one in known if one.startswith(last)]


def options(ctx: typer.Context, incomplete: str) -> list[str]:
    """Keys of the game's options; behind the sign, their choices."""
    plugin = _plugin(ctx)
    if plugin is None:
        return []
    found = [
        f"{option.key}={value}" for option in plugin.options for value in option.choices or [""]
    ]
    return [one for one in found if one.startswith(incomplete)]


def lessons(ctx: typer.Context, incomplete: str) -> list[str]:
    """Ids of the game's lessons."""
    from wartable import lessons as school

    plugin = _plugin(ctx)
    known = school.lessons(plugin) if plugin else []
    return [lesson.id for lesson in known if lesson.id.startswith(incomplete)]


def among(*known: str) -> Callable[[str], list[str]]:
    """Those of some words that begin so."""

    def offered(incomplete: str) -> list[str]:
        return [one for one in known if one.startswith(incomplete)]

    return offered


def _plugin(ctx: typer.Context) -> Plugin[Any, Any] | None:
    """The game that the line names already."""
    known = house.games()
    words = [*ctx.args, ctx.params.get("id")]
    return next((known[word] for word in words if word in known), None)


@contextmanager
def whole_words() -> Iterator[None]:
    """While bash is answered: it splits words at colons and signs, and completes what stands behind
    the last one. Here the words are whole, and what bash has already is cut off the answers."""
    at = os.environ.get(ABOUT, "")
    if os.environ.get(SHELL) != "complete_bash" or not at.isdigit():
        yield
        return
    words = [*os.environ.get(GIVEN, "").split(" "), ""][: int(at) + 1]
    whole = re.sub(" ?([:=]) ?", r"\1", " ".join(words))
    os.environ[GIVEN], os.environ[ABOUT] = whole, str(whole.count(" "))
    kept = re.sub("[^:=]*$", "", whole.split(" ")[-1])
    answers = io.StringIO()
    try:
        with redirect_stdout(answers):
            yield
    finally:
        for line in answers.getvalue().splitlines():
            print(line.removeprefix(kept))
