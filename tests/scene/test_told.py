"""What was done to the reader is told to the reader, not of somebody with the reader's name."""

from __future__ import annotations

import pytest

from wartable import plugin
from wartable.i18n import LANGUAGES, texts
from wartable.statements import Told, Who

NAMES = ("Olena", "Marek", "Sun")
DONE = [  # game, what seat 0 did to seat 1
    ("age-of-war", Told("stolen", 0, {"city": "ji", "other": Who(1)})),
    ("small-samurai-empires", Told("destroyed", 0, {"victim": Who(1), "province": "aki"})),
    ("age-of-heroes", Told("proposed", 0, {"other": Who(1)})),
    ("through-the-ages", Told("attacked", 0, {"rival": Who(1), "card": "raid-ii"})),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "told"), DONE)
def test_what_was_done_to_the_reader(game: str, told: Told, lang: str) -> None:
    found = plugin.game(game)
    reader = texts(found.package, lang, NAMES)
    assert "Marek" in found.sentence(told, reader)  # to those who look on
    reader.you = 1
    said = found.sentence(told, reader)
    assert said.startswith("Olena") and "Marek" not in said
    reader.you = 2
    assert "Marek" in found.sentence(told, reader)
