"""Every figure with what it rests on, as the data file says it."""

from __future__ import annotations

from wartable.games.age_of_heroes.data import Box, Row, printed
from wartable.games.age_of_heroes.engine.components import KIND_KEYS
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.i18n import Texts
from wartable.plugin import Figure, in_words


def figures(game: AgeOfHeroes, texts: Texts) -> list[Figure]:
    box = game.origin if isinstance(game.origin, Box) else printed()
    found = [
        Figure(text_id(row), row.value, row.source, row.source == "reconstructed")
        for row in box.rows
    ]
    return in_words(found, texts)


def text_id(row: Row) -> str:
    """What a row is called; cards go by their own names."""
    key = row.key.replace("_", "-")
    if row.table == "cards" and row.key in KIND_KEYS:
        return f"kind-{key}"
    return f"figure-{row.table}-{key}" if row.table in ("supply", "cost") else f"figure-{key}"
