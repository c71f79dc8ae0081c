"""Every figure of a box in words, with what it rests on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from wartable.games.small_samurai_empires.data import Box, box_of
from wartable.games.small_samurai_empires.data.form import FORM, NAMED, ORDER_FORM
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.names import condition
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


def figures(game: SmallSamuraiEmpires, texts: Texts) -> list[Figure]:
    """All of them, the same ones in the same order for every box."""
    box = box_of(game)
    found: list[Figure] = []
    for table, key, value in rows(box):
        title = ": ".join(texts(id) for id in title_ids(table, key))
        said = _words(table.partition(".")[0], key, value, texts)
        source = _source(box.source(table, key), texts)
        found.append(Figure(title, said, source, box.basis(table, key)))
    return found


def played_with(game: SmallSamuraiEmpires) -> str:
    """The figures of the box without what they rest on and where they are drawn."""
    return "\n".join(f"{table} {key} {plain(value)}" for table, key, value in rows(box_of(game)))


def title_ids(table: str, key: str) -> tuple[str, ...]:
    """The texts a figure is named by: what it is a figure of, and which of its figures."""
    kind, _, name = table.partition(".")
    if not name:
        return (f"figure-{table}-{key}",)
    return f"{'figure-cell' if kind == 'cell' else kind}-{name}", f"figure-{kind}-{key}"


def plain(value: Any) -> str:
    """As it is in the file, without its punctuation."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {plain(item)}" for key, item in value.items())
    if isinstance(value, list):
        return ", ".join(map(plain, value)) or "–"
    return str(value)


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
    """A packaged one is a sentence in the reader's language. Of an owner's the first word is, if
    it is one of ours; what follows it is the owner's."""
    whole = "source-" + re.sub(r"[^a-z0-9]+", "-", source.lower()).strip("-")
    if texts.has(whole):
        return texts(whole)
    for word in SOURCES:
        if source.startswith(word):
            rest = source.removeprefix(word).strip(" :;,")
            return f"{texts(f'source-{word}')} {rest}"
    return source
