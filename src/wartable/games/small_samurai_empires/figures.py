"""Every figure of a box with what it rests on."""

from __future__ import annotations

from typing import Any

from wartable.games.small_samurai_empires.box import FORM, NAMED, ORDER_FORM, Box
from wartable.plugin import Figure

# Tables of tables whose rows have a text of their own; the other figures are `figure-TABLE-KEY`.
ROWS = {
    "region": "region",
    "province": "province",
    "mountain": "mountain",
    "order": "order",
    "mission": "mission",
}
DRAWN = {"centre", "polygon", "at", "line"}  # where things are drawn is no figure of the game


def figures(box: Box) -> list[Figure]:
    found: list[Figure] = []
    for table, form in FORM.items():
        if table in ("sea-line", *NAMED):
            continue
        for key in form:
            found.append(_figure(box, table, key, f"figure-{table}-{key}", box.data[table][key]))
    for table in ("region", "province", "mountain", "cell", "order", "mission"):
        for name in NAMED[table]:
            row = box.data[table][name]
            keys = ["count", *ORDER_FORM[name]] if table == "order" else list(FORM[table])
            text = f"{ROWS[table]}-{name}" if table in ROWS else f"figure-cell-{name}"
            for key in keys:
                if key not in DRAWN:
                    found.append(_figure(box, f"{table}.{name}", key, text, row[key], f"{key} "))
    return found


def _figure(box: Box, table: str, key: str, text: str, value: Any, prefix: str = "") -> Figure:
    source = box.source(table, key)
    return Figure(text, prefix + _words(value), source, source.startswith("reconstructed"))


def _words(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_words(item)}" for key, item in value.items())
    if isinstance(value, list):
        return ", ".join(map(_words, value)) or "–"
    return str(value)
