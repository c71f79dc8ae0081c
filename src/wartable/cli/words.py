"""Which language, and the one line that says what is wrong."""

from __future__ import annotations

import os
from collections.abc import Sequence

from wartable.i18n import LANGUAGES, Texts, texts
from wartable.plugin import Unknown

CLI = "wartable.i18n"


def usual_language() -> str:
    """The terminal's own: WARTABLE_LANG, else the locale; English where it is not one of ours."""
    for name in ("WARTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        tag = os.environ.get(name, "")
        if tag:
            short = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
            return short if short in LANGUAGES else "en"
    return "en"


def language(given: str | None) -> str:
    if given is None:
        return usual_language()
    if given not in LANGUAGES:
        raise Unknown(reader()("cli-bad-language", lang=given, known=", ".join(LANGUAGES)))
    return given


def reader(lang: str | None = None, package: str = CLI, names: Sequence[str] = ()) -> Texts:
    """Texts of the house and of a game, in a language that was checked before."""
    return texts(package, lang or usual_language(), names)
