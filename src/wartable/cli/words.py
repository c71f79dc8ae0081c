"""Which language, and the one line that says what is wrong."""

from __future__ import annotations

import os
from collections.abc import Sequence

from wartable.i18n import LANGUAGES, Texts, texts
from wartable.plugin import Unknown

CLI = "wartable.i18n"
_chosen: str | None = None  # by --lang, for what is said without one


def usual_language() -> str:
    """The terminal's own: WARTABLE_LANG, else the locale; English where it is not one of ours."""
    for name in ("WARTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        tag = os.environ.get(name, "")
        if tag:
            short = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
            return short if short in LANGUAGES else "en"
    return "en"


def language(given: str | None) -> str:
    """The language of this run from here on; without one, the terminal's own."""
    global _chosen
    if given is not None and given not in LANGUAGES:
        raise Unknown(reader()("cli-bad-language", lang=given, known=", ".join(LANGUAGES)))
    _chosen = given
    return given or usual_language()


def reader(lang: str | None = None, package: str = CLI, names: Sequence[str] = ()) -> Texts:
    """Texts of the house and of a game, in a language that was checked before."""
    return texts(package, lang or _chosen or usual_language(), names)


def said(error: Exception) -> str:
    """What is wrong, in the reader's language where the house has the sentence."""
    return error.sentence(reader()) if isinstance(error, Unknown) else str(error)
