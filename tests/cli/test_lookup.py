"""Looking things up at the terminal, and lists of actions that stay readable."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from wartable.cli import lookup, screens
from wartable.i18n import LANGUAGES, Texts, texts
from wartable.plugin import Basis, Plugin, game, games
from wartable.scene import SIGNS, Offer
from wartable.statements import cite

WIDTH = 80


def looked_up(plugin: Plugin[Any, Any], say: Texts, word: str) -> list[tuple[str, str]]:
    """With the printed figures and the usual settings."""
    return lookup.found(plugin, plugin.game(), say, word, plugin.settings({}))


@pytest.mark.parametrize(
    ("id", "lang", "word", "name"),
    [
        ("age-of-war", "en", "5", "§5"),
        ("age-of-war", "en", "r7", "R-7"),
        ("small-samurai-empires", "uk", "§5.1", "§5.1"),
        ("small-samurai-empires", "ru", "R-7", "R7"),
        ("small-samurai-empires", "ru", "вербовка", "Вербовка армий"),
        ("critters-at-war", "uk", "блокада", "Блокада"),
        ("age-of-heroes", "uk", "голод", "Голод"),
        ("through-the-ages", "uk", "хам", "Хаммурапі"),
    ],
)
def test_a_ruling_or_a_card_is_found(id: str, lang: str, word: str, name: str) -> None:
    plugin = game(id)
    found = looked_up(plugin, texts(plugin.package, lang), word)
    assert found[0][0] == name  # figures of that name may follow
    assert len(found[0][1]) > 10


def test_a_word_of_a_ruling_finds_it() -> None:
    plugin = game("age-of-war")
    found = looked_up(plugin, texts(plugin.package, "en"), "wild card")
    assert [title for title, _ in found] == ["R-17"]
    assert looked_up(plugin, texts(plugin.package, "en"), "xyzzy") == []


def test_sections_are_marked_and_rulings_are_not() -> None:
    assert [cite(rule) for rule in ("5", "4.1", "R-7", "F3")] == ["§5", "§4.1", "R-7", "F3"]


def shown(labels: list[str]) -> list[str]:
    offers = [(n, Offer(n, f"do {n}", label)) for n, label in enumerate(labels, 1)]
    out = io.StringIO()
    Console(file=out, width=WIDTH).print(screens.numbered(offers, WIDTH))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_actions_that_begin_alike_share_a_heading() -> None:
    labels = ["Pass", *(f"Offer: Grain → kind {k}" for k in range(20)), "Leave: now"]
    lines = shown(labels)
    assert lines[0].split() == ["1", "Pass", "22", "Leave:", "now"]
    assert lines[1] == "Offer:" and "Offer" not in "".join(lines[2:])
    numbers = {int(word) for word in " ".join(lines).split() if word.isdigit()}
    assert numbers >= set(range(1, 23))
    assert len(lines) < 12 and all(len(line) <= WIDTH for line in lines)


@pytest.mark.parametrize(
    ("lang", "word", "name", "said"),
    [
        ("en", "points for the first", "Hokkaido (purple): points for the first", "reconstructed"),
        ("uk", "сила замку", "Сила замку", "2 [надруковано: Так сказано в правилах гри.]"),
        ("ru", "стражи замка", "Стражи замка", "контроль над провинцией с вашим замком"),
    ],
)
def test_figures_say_what_they_rest_on(lang: str, word: str, name: str, said: str) -> None:
    plugin = game("small-samurai-empires")
    found = looked_up(plugin, texts(plugin.package, lang), word)
    assert found[0][0].startswith(name) and said in found[0][1]


@pytest.mark.parametrize("id", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_are_listed_by_how_sure_they_are(id: str, lang: str) -> None:
    """All of them, or those of a kind, under the English word and under the reader's own."""
    plugin = game(id)
    say, rules = texts(plugin.package, lang), plugin.game()
    figures = plugin.figures(rules, say)
    kinds = {figure.basis for figure in figures}
    found = looked_up(plugin, say, "figures")
    assert len(found) == len(figures) + len(kinds)
    assert found == looked_up(plugin, say, say("ui-rules-figures"))
    for kind in Basis:
        (name, text), *rows = looked_up(plugin, say, kind.value)
        count = sum(figure.basis is kind for figure in figures)
        assert len(rows) == count and text.startswith(f"{count} / {len(figures)}.")
        assert name.startswith(say(f"ui-basis-{kind}"))
        assert all(f"[{say(f'ui-basis-{kind}')}: " in said for _, said in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_names_the_signs_on_the_board(lang: str) -> None:
    """Critters' theatres turn after the first battle: only then is there an unsure figure."""
    plugin = game("critters-at-war")
    say, rules = texts(plugin.package, lang), plugin.game()
    state = rules.start(2, plugin.settings({}))
    first = plugin.view(rules, state, 0)
    boards = [
        screens.plain(plugin.board(replace(first, battle=battle), say, WIDTH), WIDTH)
        for battle in (1, 2)
    ]
    assert lookup.legend(boards[0], say) == ""
    shown = lookup.legend(boards[1], say)
    assert f"{SIGNS['reconstructed']} {say('ui-basis-reconstructed')}" in shown
    assert SIGNS["second-hand"] not in shown and SIGNS["corrected"] not in shown
