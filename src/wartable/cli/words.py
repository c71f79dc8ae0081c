"""Which language, and the one line that says what is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from wartable.errors import BadInput
from wartable.i18n import LANGUAGES, Texts, texts, usual_language

if TYPE_CHECKING:
    from wartable.play import Match

CLI = "wartable.i18n"
LONGEST = 60  # characters of a name that anything could be near
MEANT = {"game": "game", "level": "level", "option": "option", "choice": "value"}
_chosen: str | None = None  # by --lang, for what is said without one


def language(given: str | None) -> str:
    """The language of this run from here on; without one, the terminal's own."""
    global _chosen
    if given is not None and given not in LANGUAGES:
        raise BadInput(reader()("cli-bad-language", lang=given, known=", ".join(LANGUAGES)))
    _chosen = given
    return given or usual_language()


def reader(lang: str | None = None, package: str = CLI, names: Sequence[str] = ()) -> Texts:
    """Texts of the house and of a game, in a language that was checked before."""
    return texts(package, lang or _chosen or usual_language(), names)


def reader_at(match: Match[Any], lang: str) -> Texts:
    """Texts of a table, with the names of its players and of its data file."""
    return match.plugin.texts(match.game, lang, match.names)


def said(error: Exception) -> str:
    """What is wrong, in the reader's language where the house has the sentence; with what was
    meant, if something with a name like it is there."""
    if not isinstance(error, BadInput):
        return str(error)
    wanted, known = error.named.get(MEANT.get(error.key, "")), error.named.get("known", "")
    return error.sentence(reader()) + near(str(wanted), str(known).split(", "))


def near(wanted: str, known: Sequence[str]) -> str:
    """What a name may have been meant for, in brackets; empty if nothing is near."""
    found = get_close_matches(wanted[:LONGEST], known, 1)
    say = reader()
    return " (" + say("cli-near", name=found[0]) + ")" if found else ""


def misused(error: Any) -> str:
    """A command line that makes no command: typer says so in English only."""
    say, kind, why = reader(), type(error).__name__, str(error.format_message())
    param = getattr(error, "param", None)
    name = "" if param is None else next((o for o in param.opts if o[:1] == "-"), param.metavar)
    if kind == "MissingParameter" and name:
        return say("cli-missing", name=name)
    if kind == "BadParameter" and name:
        return say("cli-not-number", name=name)
    if kind == "NoSuchOption":
        others = ", ".join(error.possibilities or ()) or "--help"
        return say("cli-no-option", option=str(error.option_name), near=others)
    if found := re.match("No such command '(.*?)'", why, re.DOTALL):
        there = getattr(getattr(error.ctx, "command", None), "commands", {})
        return say("cli-no-command", name=found[1]) + near(found[1], list(there))
    return say("cli-misused", why=why)
