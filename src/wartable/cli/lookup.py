"""Looking something up: rulings by their id, cards, pieces and figures by their name, rulings by a
word."""

from __future__ import annotations

from typing import Any

from wartable.i18n import Texts, message_ids
from wartable.kernel import Game
from wartable.plugin import Plugin, cite

RULE = "rule-"


def found(
    plugin: Plugin[Any, Any], game: Game[Any], say: Texts, word: str
) -> list[tuple[str, str]]:
    """Names and texts: the ruling of that id, else cards and figures (with what they rest on)
    whose name has the word, else rulings whose text has it."""
    wanted = word.strip().lower()
    ids = message_ids(plugin.package, say.lang)
    texts = {id: plugin.rules_text(game, id, say) for id in ids if id.startswith(RULE)}
    for id, text in texts.items():
        if plain(rule_name(id)) == plain(wanted):
            return [(rule_name(id), text)]
    named = [*described(plugin, game, say, ids), *sourced(plugin, game, say)]
    cards = [(name, text) for name, text in named if wanted in name.lower()]
    return cards or [(rule_name(id), text) for id, text in texts.items() if wanted in text.lower()]


def rule_name(id: str) -> str:
    """Section 5.1 is rule-5-1, ruling R-7 is rule-r-7."""
    rest = id.removeprefix(RULE)
    return cite(rest.replace("-", ".") if rest[0].isdigit() else rest.upper())


def plain(id: str) -> str:
    """As people may type it: R-7, R7 and r7 are one, so are §5.1 and 5.1."""
    return id.lower().removeprefix("§").replace("-", "")


def sourced(plugin: Plugin[Any, Any], game: Game[Any], say: Texts) -> list[tuple[str, str]]:
    """Every figure of the box: what it is, and where it comes from."""
    return [(each.key, f"{each.value} [{each.source}]") for each in plugin.figures(game, say)]


def described(
    plugin: Plugin[Any, Any], game: Game[Any], say: Texts, ids: list[str]
) -> list[tuple[str, str]]:
    """Everything with a name and a text of its own; the same under two ids once."""
    out: dict[tuple[str, str], None] = {}
    for id in ids:
        if id.endswith("-text"):
            continue
        try:
            name = say(id)
        except ValueError:  # a sentence with arguments, not a name
            continue
        if text := plugin.card_text(game, id, say):
            out[name, text] = None
    return list(out)
