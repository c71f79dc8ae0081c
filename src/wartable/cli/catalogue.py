"""The installed games, listed for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from wartable.cli.words import reader
from wartable.plugin import Plugin

if TYPE_CHECKING:
    from rich.table import Table


def table(games: Iterable[Plugin[Any, Any]], lang: str) -> Table:
    """One row for each game: id, title, seats, minutes."""
    from rich.table import Table
    from rich.text import Text

    made = Table.grid(padding=(0, 2))
    for one in games:
        say = reader(lang, one.package)
        seats = span(one.seats[0], one.seats[-1])
        minutes = say("cli-minutes", minutes=span(*one.minutes))
        made.add_row(
            Text(one.id, style="bold"), say("title"), say("cli-seats", seats=seats), minutes
        )
    return made


def described(one: Plugin[Any, Any], lang: str) -> dict[str, object]:
    """A game for programs: its seats, its levels of bots, its options and their ranges."""
    say = reader(lang, one.package)
    options = [
        {
            "key": option.key,
            "title": say(f"option-{option.key}"),
            "default": option.write(option.default),
            "choices": list(option.choices) or None,
            "least": None if option.choices else option.least,
            "most": None if option.choices else option.most,
        }
        for option in one.options
    ]
    return {
        "id": one.id,
        "title": say("title"),
        "rules": one.rules_version,
        "seats": list(one.seats),
        "minutes": list(one.minutes),
        "levels": list(one.levels),
        "options": options,
        "data": one.has_data,
    }


def span(least: int, most: int) -> str:
    """From one number to another, or the one they are."""
    return str(least) if least == most else f"{least}–{most}"
