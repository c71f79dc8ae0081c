"""What a game and a lesson at the terminal have in common: the board, numbered actions, and what
somebody meant by a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from wartable.cli import lookup, screens
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.kernel import Game, Options
from wartable.play import Refused
from wartable.plugin import Plugin
from wartable.scene import Offer
from wartable.statements import cite


class PeopleLeft(Exception):
    """The people got up: the end of input, or `quit`."""


def show_board(board: RenderableType, say: Texts, console: Console) -> None:
    """A board, and the signs that stand on it."""
    console.print()
    console.print(board)
    if legend := lookup.legend(screens.plain(board, console.width), say):
        console.print(legend, style="dim")


def show_offers(
    offers: Sequence[Offer], count: int, say: Texts, console: Console, word: str = ""
) -> None:
    """Of `count` actions these, by number; only those with `word` in them."""
    wanted = [
        (number, offer)
        for number, offer in enumerate(offers, 1)
        if word.lower() in f"{offer.label} {offer.notation}".lower()
    ]
    console.print()
    if wanted:
        console.print(screens.numbered(wanted, console.width))
    if len(offers) < count:
        console.print(say("cli-more-actions", count=count - len(offers)))
    console.print(say("cli-prompt-help"), style="dim")


def show_rules(
    plugin: Plugin[Any, Any],
    game: Game[Any],
    options: Options,
    word: str,
    say: Texts,
    console: Console,
) -> None:
    """The rules in short as a table plays them; or the rulings and cards with the word."""
    if not word:
        text = plugin.rules_text(game, "rules-summary", say, options)
        console.print(screens.paragraphs(text))
        return
    found = lookup.found(plugin, game, say, word, options)
    if not found:
        console.print(say("cli-no-rule", word=word))
    for name, text in found:
        console.print(Text.assemble((name, "bold"), f": {text}"))


def commanded(
    line: str, offers: Sequence[Offer], commands: Sequence[str], short: dict[str, str]
) -> tuple[str, str]:
    """A command and what follows it; empty where the line is none, or is an action."""
    word, _, rest = line.partition(" ")
    command = short.get(word.lower(), word.lower())
    known = {offer.notation.lower() for offer in offers}
    spoken = " ".join(line.lower().split())
    return (command, rest.strip()) if spoken not in known and command in commands else ("", "")


def picked(offers: Sequence[Offer], line: str, say: Texts) -> int | None:
    """Which of the actions a line means by its number, notation or label; None if it is none of
    them; BadInput for a number that none has."""
    if line.isdecimal():
        number = int(line[:9])
        if not 1 <= number <= len(offers):
            raise BadInput(say("cli-bad-number", number=line, most=len(offers)))
        return number - 1
    spoken = " ".join(line.lower().split()).removeprefix("! ")
    for number, offer in enumerate(offers):
        if spoken in (offer.notation.lower(), offer.label.lower()):
            return number
    return None


def complaint(error: Refused | BadInput, say: Texts) -> str:
    """Why a line changes nothing, in the reader's language, with the rule that forbids it."""
    if isinstance(error, BadInput):
        return say("cli-not-understood", why=error.sentence(say))
    sentence, rule = error.sentence(say), error.reason.rule
    return f"{error.text}: {sentence}" + (f" ({cite(rule)})" if rule else "")


def unread(line: str, error: BadInput, say: Texts) -> BadInput:
    """The same about a line that is no action: the notation is English, and so is what it says."""
    return error if error.key else BadInput(say("cli-no-action", text=line, why=str(error)))
