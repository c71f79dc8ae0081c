"""Looking something up: rulings by their id, cards, pieces and figures by their name, figures by
what they rest on, rulings by a word."""

from __future__ import annotations

from typing import Any

from wartable.i18n import Texts, known_ids
from wartable.kernel import Game
from wartable.kernel.contract import Options
from wartable.plugin import Basis, Figure, Plugin
from wartable.scene import SIGNS, sign
from wartable.statements import cite

RULE = "rule-"


def found(
    plugin: Plugin[Any, Any], game: Game[Any], say: Texts, word: str, options: Options
) -> list[tuple[str, str]]:
    """Names and texts: the ruling of that id, all figures or those of a kind (`figures`,
    `reconstructed`), else cards and figures whose name has the word, else rulings whose text has
    it. Rulings are said as a table with these settings plays them."""
    wanted = word.strip().lower()
    kinds = figure_words(say)
    if wanted in kinds:
        return listed(plugin.figures(game, say), kinds[wanted], say)
    ids = known_ids(plugin.package, say.lang)
    rulings = [id for id in ids if id.startswith(RULE)]
    texts = {id: plugin.rules_text(game, id, say, options) for id in rulings}
    for id, text in texts.items():
        if plain(rule_name(id)) == plain(wanted):
            return [(rule_name(id), text)]
    named = [*described(plugin, game, say, ids), *sourced(plugin.figures(game, say), say)]
    cards = [(name, text) for name, text in named if wanted in name.lower()]
    return cards or [(rule_name(id), text) for id, text in texts.items() if wanted in text.lower()]


def rule_name(id: str) -> str:
    """Section 5.1 is rule-5-1, ruling R-7 is rule-r-7."""
    rest = id.removeprefix(RULE)
    return cite(rest.replace("-", ".") if rest[0].isdigit() else rest.upper())


def plain(id: str) -> str:
    """As people may type it: R-7, R7 and r7 are one, so are §5.1 and 5.1."""
    return id.lower().removeprefix("§").replace("-", "")


def figure_words(say: Texts) -> dict[str, list[Basis]]:
    """What people may ask for, in English or in their language, and the kinds of figures it is."""
    found = dict.fromkeys(("figures", say("ui-rules-figures").lower()), [*Basis])
    for kind in Basis:
        found |= dict.fromkeys((kind.value, say(f"ui-basis-{kind}").lower()), [kind])
    return found


def listed(figures: list[Figure], kinds: list[Basis], say: Texts) -> list[tuple[str, str]]:
    """What the kinds mean and how many figures there are of each, then the figures."""
    out = []
    for kind in kinds:
        count = sum(figure.basis is kind for figure in figures)
        name = f"{say(f'ui-basis-{kind}')}{sign(kind.mark)}"
        if count or len(kinds) == 1:
            out.append((name, f"{count} / {len(figures)}. {say(f'ui-basis-{kind}-text')}"))
    return out + sourced([figure for figure in figures if figure.basis in kinds], say)


def legend(board: str, say: Texts) -> str:
    """The signs of unsure figures that stand on a board; empty if there are none."""
    kinds = [kind for kind in Basis if kind.mark and sign(kind.mark) in board]
    signs = [f"{SIGNS[kind.mark]} {say(f'ui-basis-{kind}')}" for kind in kinds if kind.mark]
    return say("cli-legend", signs=", ".join(signs)) if signs else ""


def sourced(figures: list[Figure], say: Texts) -> list[tuple[str, str]]:
    """Figures of the box: what each is, how sure it is, and where it comes from."""
    return [
        (each.key, f"{each.value} [{say(f'ui-basis-{each.basis}')}: {each.source}]")
        for each in figures
    ]


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
