"""The rules in place: summary, rulings, pictures of the cards, figures and their sources."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from wartable.i18n import Texts, known_ids
from wartable.kernel.contract import Options
from wartable.lessons import chapters
from wartable.plugin import Plugin, game
from wartable.scene.svg import symbols
from wartable.server.answers import Box, FigureRow, Named, Rulebook, RuleCard

LEAST = 60  # units: smaller symbols are marks, not cards


def boxes_of(plugin: Plugin[Any, Any]) -> list[Box]:
    """What the bags of chance hold at first; nothing where a game has not written it down."""
    file = files(plugin.package) / "boxes.json"
    if not file.is_file():
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[Box])


@lru_cache(maxsize=64)
def rulebook(
    id: str, lang: str, data: str | None = None, chosen: tuple[tuple[str, int], ...] = ()
) -> Rulebook:
    """`data`: the corrected data file of a table, if it has one; `chosen`: its settings, where
    they are not the usual ones."""
    plugin = game(id)
    options = plugin.settings(dict(chosen))
    rules = plugin.game(data)
    reader = plugin.texts(rules, lang)
    return Rulebook(
        summary=_summary(plugin, rules, reader, options),
        rules=_rules(plugin, rules, reader, options),
        cards=_cards(plugin, rules, reader),
        figures=_figures(plugin, rules, reader),
        chapters=[Named(each.id, each.title[lang]) for each in chapters(plugin)],
        data=f"/api/games/{id}/data" if plugin.data_text() else "",
    )


def _summary(plugin: Plugin[Any, Any], rules: Any, reader: Texts, options: Options) -> list[str]:
    """Paragraph by paragraph."""
    if not reader.has("rules-summary"):
        return []
    text = plugin.rules_text(rules, "rules-summary", reader, options)
    return [part.strip() for part in re.split(r"\n\s*\n|\n", text) if part.strip()]


def _rules(plugin: Plugin[Any, Any], rules: Any, reader: Texts, options: Options) -> dict[str, str]:
    """By the id as events and refusals cite it, lower case with dashes."""
    ids = [id for id in known_ids(plugin.package, reader.lang) if id.startswith("rule-")]
    return {id.removeprefix("rule-"): plugin.rules_text(rules, id, reader, options) for id in ids}


def _cards(plugin: Plugin[Any, Any], rules: Any, reader: Texts) -> list[RuleCard]:
    """Symbols big enough to be cards whose name the game knows."""
    found = []
    for name, symbol in symbols(plugin.sheet(rules, reader)).items():
        key = name.removeprefix(plugin.prefix + "-")
        if symbol.height < LEAST or symbol.width < LEAST or not reader.has(key):
            continue
        try:
            title = reader(key)
        except ValueError:  # a sentence with arguments, not a name
            continue
        found.append(RuleCard(name, title, plugin.card_text(rules, key, reader)))
    return found


def _figures(plugin: Plugin[Any, Any], rules: Any, reader: Texts) -> list[FigureRow]:
    return [
        FigureRow(f.key, f.value, f.source, f.basis.value) for f in plugin.figures(rules, reader)
    ]
