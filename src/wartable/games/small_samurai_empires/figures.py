"""Every figure of a box with what it rests on, as it is in the file and in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from wartable.games.small_samurai_empires.box import FORM, NAMED, ORDER_FORM, Box
from wartable.games.small_samurai_empires.words import condition
from wartable.i18n import Texts
from wartable.plugin import Figure

DRAWN = {"centre", "polygon", "at", "line"}  # where things are drawn is no figure of the game
KINDS = {  # what the values of a key are names of: KIND-VALUE is the text
    **dict.fromkeys(("capital", "land", "sea", "between"), "province"),
    **dict.fromkeys(("paid-in", "way-paid-in"), "good"),
    "region": "region",
    "mark": "mark",
    "quick": "quick",
    "law": "order",
}
SOURCES = ("rulebook", "derived", "public", "reconstructed")  # and whatever an owner writes


def rows(box: Box) -> Iterator[tuple[str, str, Any]]:
    """Table, key and value, in the order of the form."""
    for table, form in FORM.items():
        if table not in ("sea-line", *NAMED):
            for key in form:
                yield table, key, box.data[table][key]
    for table, names in NAMED.items():
        for name in names:
            keys = ["count", *ORDER_FORM[name]] if table == "order" else list(FORM[table])
            for key in keys:
                if key not in DRAWN:
                    yield f"{table}.{name}", key, box.data[table][name][key]


def figures(box: Box) -> list[Figure]:
    found: list[Figure] = []
    for table, key, value in rows(box):
        kind, _, name = table.partition(".")
        text = f"{'figure-cell' if kind == 'cell' else kind}-{name}"
        said = f"{key} {plain(value)}"
        if not name:
            text, said = f"figure-{table}-{key}", plain(value)
        source = box.source(table, key)
        found.append(Figure(text, said, source, source.startswith("reconstructed")))
    return found


def plain(value: Any) -> str:
    """As it is in the file, without its punctuation."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {plain(item)}" for key, item in value.items())
    if isinstance(value, list):
        return ", ".join(map(plain, value)) or "–"
    return str(value)


def figures_in(box: Box, texts: Texts) -> list[Figure]:
    """The same ones in the same order, for readers."""
    found: list[Figure] = []
    for (table, key, value), figure in zip(rows(box), figures(box), strict=True):
        kind, _, name = table.partition(".")
        title = texts(figure.key)
        if name:
            title = f"{title}: {texts(f'figure-{kind}-{key}')}"
        said = _words(kind, key, value, texts)
        source = _source(figure.source, texts)
        found.append(Figure(title, said, source, figure.reconstructed))
    return found


def _words(kind: str, key: str, value: Any, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts("figure-yes" if value else "figure-no")
    if key == "conditions":
        return "; ".join(condition(row, texts) for row in value)
    if isinstance(value, list):
        return ", ".join(_words(kind, key, item, texts) for item in value) or "–"
    if isinstance(value, str):
        return texts(f"{'quick' if kind == 'quick-tokens' else KINDS[key]}-{value}")
    return plain(value)


def _source(source: str, texts: Texts) -> str:
    """The packaged ones in the reader's words; of an owner's, at least the first word."""
    whole = "source-" + re.sub(r"[^a-z0-9]+", "-", source.lower()).strip("-")
    if texts.has(whole):
        return texts(whole)
    for word in SOURCES:
        if source.startswith(word):
            return texts(f"source-{word}") + source.removeprefix(word)
    return source
