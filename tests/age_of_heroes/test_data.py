"""The data file: every count, validated; complaints name line and rule."""

from __future__ import annotations

import pytest

from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine.components import KIND_KEYS
from wartable.games.age_of_heroes.plugin import GAME
from wartable.i18n import texts
from wartable.plugin import Unknown

PRINTED = {  # rule sheet, section 1
    **dict.fromkeys(("iron", "wood", "grain", "stone"), 12),
    **dict.fromkeys(KIND_KEYS[4:11], 6),
    **{"olympics": 2, "hero": 3, "luck": 2, "population-boom": 2, "earthquake": 2},
    **{"volcano": 2, "famine": 2, "barbarians-2": 3},
}


def test_the_deck_is_that_of_the_rule_sheet() -> None:
    figures = data.printed().figures
    found = {key: n for key, n in zip(KIND_KEYS, figures.copies, strict=True) if n}
    assert found == PRINTED and sum(found.values()) == 108
    assert list(figures.supply) == [12, 12, 9, 6, 6]
    assert [*figures.battle_value][:6] == [1, 2, 3, 4, 5, 6] and sum(figures.battle_copies) == 36


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("iron = { value = 12", "iron = { value = 11", "the cards listed are 107"),
        ("iron = { value = 12", "iron = { value = 16", "16 is not in 0 … 15"),
        ("marble = { value = 6", "marble = { value = 4", "a monument could not be completed"),
        ("[6, 6, 6, 6, 6, 6]", "[2, 2, 2, 2, 2, 2]", "the largest battle needs more cards"),
        ("[6, 6, 6, 6, 6, 6]", "[6, 6]", "one number per value"),
        ("[2, 2, 2]", "[2, 2, 9]", "9 armies are not in 1 … 4"),
        ("wood = 2, stone = 1", "wood = 2, marble = 1", "is no price in ordinary resources"),
        ("wood = 2, stone = 1", "wood = 3, stone = 3", "16 ways to pay"),
        ("hand_limit = { value = 5", "hand_limit = { value = true", "needs { value = NUMBER"),
        ("hand_limit = { value = 5", "hand_limit = { size = 5", "needs { value = NUMBER"),
        ('copies = { value = [6, 6, 6, 6, 6, 6], source = "reconstructed" }', "", "needs"),
        ("[single]", "[singles]", "no such table"),
        ("gold = { value = 6", "silver = { value = 6", "needs"),
        ("[1, 3]", "[3, 1]", "rows ascend"),
        ("city = { value = 12", "city = { value = 4", "could not be set up"),
        ("[cards]", "[cards", "not TOML"),
    ],
)
def test_a_wrong_file_is_refused_in_words(old: str, new: str, rule: str) -> None:
    text = data.text()
    assert old in text
    with pytest.raises(Unknown) as complaint:
        GAME.game(text.replace(old, new, 1))
    assert rule in str(complaint.value) and "\n" not in str(complaint.value)


def test_a_complaint_names_its_line() -> None:
    text = data.text().replace("iron = { value = 12", "iron = { value = 99", 1)
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "value = 99" in row)
    with pytest.raises(Unknown, match=f"line {line}: cards.iron"):
        GAME.game(text)


def test_every_figure_says_what_it_rests_on_in_every_language() -> None:
    for lang in ("en", "uk", "ru"):
        reader = texts(GAME.package, lang)
        for figure in GAME.figures(GAME.game()):
            assert reader(figure.key) and figure.source and figure.value
    marked = [figure.key for figure in GAME.figures(GAME.game()) if figure.reconstructed]
    assert "figure-copies" in marked and "figure-barbarians" in marked
    assert "figure-cost-city" not in marked


def test_figures_follow_a_corrected_file() -> None:
    game = GAME.game(data.text().replace("hand_limit = { value = 5", "hand_limit = { value = 7"))
    shown = {figure.key: figure.value for figure in GAME.figures(game)}
    assert shown["figure-hand-limit"] == "7"
    other = data.text().replace("wood = 2, stone = 1", "wood = 1, stone = 1")
    words = GAME.write(GAME.game(other), 0, GAME.read(GAME.game(other), 0, "build city"))
    assert words == "build city wood stone"
