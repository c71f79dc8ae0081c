"""Every figure of the box and of its 236 cards with what it rests on: the tables of the engine
joined with provenance.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.engine import components as box
from wartable.games.through_the_ages.engine.cards.kinds import Card
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_TABLE
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.names import kind_key
from wartable.i18n import Texts
from wartable.plugin import Basis, Figure
from wartable.statements import in_words

SEATS = range(2, 5)


@cache
def provenance() -> dict[str, Any]:
    text = (files("wartable.games.through_the_ages") / "provenance.toml").read_text("utf-8")
    return tomllib.loads(text)


def figures(game: ThroughTheAges, texts: Texts) -> list[Figure]:
    return in_words(keyed(texts), texts)


def keyed(texts: Texts) -> list[Figure]:
    """The same by the keys of their names."""
    return [*_of_the_box(texts), *(_of_card(card, texts) for card in CARD_TABLE)]


def _named(sources: Sequence[str], texts: Texts) -> str:
    return "; ".join(texts(f"source-{source}") for source in sources)


def _basis(sources: Sequence[str]) -> Basis:
    """What a single table says is not compared with anything."""
    alone = len(sources) == 1 and sources[0] != "rulebook"
    return Basis.SECOND_HAND if alone else Basis.PRINTED


@cache
def card_basis(key: str) -> Basis:
    """How sure the figures of a card are."""
    data = provenance()
    if key in data["reconstructed"]:
        return Basis.RECONSTRUCTED
    return _basis(_sources(CARD_TABLE[CARD_BY_KEY[key]]))


def _sources(card: Card) -> Sequence[str]:
    data = provenance()
    found: Sequence[str] = data["card"].get(card.key, data["kind"][kind_key(card)])
    return found


def _of_the_box(texts: Texts) -> list[Figure]:
    values = {
        "civil-decks": _decks(False),
        "military-decks": _decks(True),
        "row-prices": _row(list(box.SLOT_COST)),
        "row-sweep": _row([box.ROW_SWEEP[n] for n in SEATS], "/"),
        "age-a-events": _row([box.AGE_A_EVENTS[n] for n in SEATS], "/"),
        "first-turn": _row(range(1, 5), "/"),
        "blue": str(box.START_BLUE),
        "yellow": str(box.START_YELLOW),
        "food-prices": _row(list(box.FOOD_PRICE)[:0:-1]),
        "consumption": _row(list(box.CONSUMPTION)[::-1]),
        "happiness": _row(list(box.HAPPY_NEED)[::-1]),
        "corruption": _row(list(box.CORRUPTION)[::-1]),
        "draw": str(box.DRAW_MOST),
        "hunger": str(box.HUNGER),
        "age-end": str(box.AGE_END_YELLOW),
        "abandoned-war": str(box.ABANDONED_WAR),
        "ranks": "; ".join(_row(ranks, "/") for ranks in box.RANK_CULTURE[2:]),
    }
    sources = provenance()["figure"]
    return [
        Figure(f"figure-{key}", value, _named(sources[key], texts), _basis(sources[key]))
        for key, value in values.items()
    ]


def _decks(military: bool) -> str:
    """Age by age, for two, three and four seats."""
    ages = []
    for age in range(4):
        rows = [c.copies for c in CARD_TABLE if c.age == age and (c.kind >= box.TACTIC) == military]
        ages.append(_row([sum(row[n] for row in rows) for n in range(3)], "/"))
    return " · ".join(ages)


def _row(values: Sequence[int], between: str = " ") -> str:
    return between.join(str(value) for value in values)


def _of_card(card: Card, texts: Texts) -> Figure:
    sources, doubt = _named(_sources(card), texts), provenance()["reconstructed"].get(card.key, "")
    said = f"{texts(f'doubt-{doubt}')}. {sources}" if doubt else sources
    return Figure(f"card-{card.key}", _value(card, texts), said, card_basis(card.key))


def _value(card: Card, texts: Texts) -> str:
    """How many there are, and its text, which says every figure that is printed on it."""
    text = names.text(card.key, texts)
    if card.start >= 0:
        return text
    return f"{texts('figure-copies', copies=_row(card.copies, '/'))} {text}"
