"""Every figure with what it rests on, as the data file says it."""

from __future__ import annotations

from wartable.games.age_of_heroes.data import Row, box_of
from wartable.games.age_of_heroes.engine.components import KIND_KEYS
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.i18n import Texts
from wartable.plugin import Figure
from wartable.statements import in_words


def figures(game: AgeOfHeroes, texts: Texts) -> list[Figure]:
    found = [
        Figure(text_id(row), _value(row, texts), _source(row, texts), row.basis)
        for row in box_of(game).rows
    ]
    return in_words(found, texts)


def played_with(game: AgeOfHeroes) -> str:
    """The figures of the box without what they rest on."""
    return " ".join(map(str, game.figures.numbers))


def text_id(row: Row) -> str:
    """What a row is called; cards go by their own names."""
    key = row.key.replace("_", "-")
    if row.table == "cards" and row.key in KIND_KEYS:
        return f"kind-{key}"
    return f"figure-{row.table}-{key}" if row.table in ("supply", "cost") else f"figure-{key}"


def _value(row: Row, texts: Texts) -> str:
    if isinstance(row.value, dict):
        return ", ".join(f"{texts(f'kind-{key}')} {n}" for key, n in row.value.items())
    return ", ".join(map(str, row.value)) if isinstance(row.value, list) else str(row.value)


def _source(row: Row, texts: Texts) -> str:
    """A sentence: the file's own, or that of a source we know; else the owner's words."""
    known = f"source-{row.source.removeprefix('public:')}"
    return row.says or (texts(known) if texts.has(known) else row.source)
