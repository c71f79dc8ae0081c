"""The reference beside the rules: every card with its picture and text, every figure and what it
rests on."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from wartable.games.through_the_ages import figures, names
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS, CARD_TABLE
from wartable.games.through_the_ages.plugin import GAME
from wartable.i18n.texts import LANGUAGES, Texts, message_ids
from wartable.plugin import Basis
from wartable.server.rulebook import rulebook

ENGLISH = Texts(GAME.package, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_in_the_reference(lang: str) -> None:
    found = rulebook(GAME.id, lang)
    texts = Texts(GAME.package, lang)
    shown = {card.symbol: card for card in found.cards}
    assert len(shown) == len(found.cards) == 236
    for key in CARD_KEYS:
        card = shown[f"tta-card-{key}"]
        assert card.name == names.name(key, texts)
        assert card.text == names.text(key, texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_a_name_in_the_readers_language(lang: str) -> None:
    texts = Texts(GAME.package, lang)
    given = figures.keyed(ENGLISH)
    assert all(texts.has(figure.key) for figure in given)
    listed = rulebook(GAME.id, lang).figures
    assert [one.name for one in listed] == [texts(figure.key) for figure in given]
    assert [one.name for one in listed] == [f.key for f in GAME.figures(GAME.game(), texts)]
    assert [figure.key for figure in given][-236:] == [f"card-{key}" for key in CARD_KEYS]


def of(key: str) -> figures.Figure:
    return next(figure for figure in figures.keyed(ENGLISH) if figure.key == key)


def test_figures_are_those_of_the_tables() -> None:
    assert of("figure-civil-decks").value == "20/20/20" + " · 44/50/53" * 3
    assert of("figure-military-decks").value == "10/10/10 · 43/45/45 · 46/50/50 · 41/45/45"
    assert of("figure-food-prices").value.startswith("2 2 3 3 3 3 4")
    assert of("figure-corruption").value.endswith("2 2 2 2 2 4 4 4 4 4 6")
    assert of("card-iron").value.startswith("Copies with 2, 3 and 4 players: 2/2/3.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_its_figures_in_the_readers_words(lang: str) -> None:
    """No key of the program is left in it."""
    prices = ("cost", "science_cost", "revolution_cost", "ma_cost", "urban_limit", "defense")
    found = {figure.key: figure.value for figure in figures.keyed(Texts(GAME.package, lang))}
    for card in CARD_TABLE:
        text = found[f"card-{card.key}"]
        said = {int(n) for n in re.findall(r"\d+", text)}
        costs = {getattr(card, name, 0) for name in prices} | {*getattr(card, "stages", ())}
        assert costs - {0} <= said, card.key
        latin = set(re.findall(r"[A-Za-z-]{2,}", text))
        assert lang == "en" or latin <= {"II", "III", "IV"}, (card.key, latin)


def test_what_was_decided_is_marked_as_reconstructed() -> None:
    """The doubts of docs/rulings/through-the-ages.md that concern a card; nothing else."""
    marked = {
        figure.key for figure in figures.keyed(ENGLISH) if figure.basis is Basis.RECONSTRUCTED
    }
    assert marked == {f"card-{key}" for key in figures.provenance()["reconstructed"]}
    assert {"card-st-peters-basilica", "card-raid-ii", "card-annex"} <= marked
    assert "card-iron" not in marked
    for figure in figures.keyed(ENGLISH):
        assert figure.source
        made_up = figure.basis is Basis.RECONSTRUCTED
        assert made_up == bool(re.match(r"D\d+: ", figure.source))


def test_provenance_names_only_what_there_is() -> None:
    data = figures.provenance()
    assert set(data["card"]) | set(data["reconstructed"]) <= set(CARD_KEYS)
    used = [*data["figure"].values(), *data["kind"].values(), *data["card"].values()]
    ids = {f"source-{source}" for sources in used for source in sources}
    ids |= {f"doubt-{doubt}" for doubt in data["reconstructed"].values()}
    for lang in LANGUAGES:
        said = message_ids(GAME.package, lang)
        assert {id for id in said if id.startswith(("source-", "doubt-"))} == ids


def test_one_table_alone_is_second_hand() -> None:
    kinds = Counter(figure.basis for figure in figures.keyed(ENGLISH))
    assert kinds == {"printed": 235, "second-hand": 1, "reconstructed": 17}
