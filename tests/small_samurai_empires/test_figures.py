"""The engine's refusals and steps have names; figures and the sheet of symbols follow the box."""

import re
from collections import Counter

import pytest

from wartable.games.small_samurai_empires import data
from wartable.games.small_samurai_empires.art.sheet import links
from wartable.games.small_samurai_empires.engine import actions as code
from wartable.games.small_samurai_empires.figures import rows, title_ids
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.games.small_samurai_empires.telling import REASONS
from wartable.i18n import LANGUAGES, texts


def test_every_refusal_has_a_reason():
    """Declared one after another, from the first refusal to the first event."""
    names = list(vars(code))
    declared = names[names.index("NOT_ASKED") : names.index("TOLD_TILE")]
    keys = {vars(code)[name]: name.lower().replace("_", "-") for name in declared}
    assert keys == {number: reason.key for number, reason in REASONS.items()}


def test_a_step_is_called_like_its_number():
    """Numbers of steps are in dumps; keys are in views and texts."""
    steps = GAME.game().steps
    assert len(steps) == code.ENDED + 1
    for number, step in enumerate(steps):
        assert getattr(code, step.key.upper().replace("-", "_")) == number


def test_worth_tables():
    """R4, R5: the fixed points of the rulebook's example; never falling; ten rows, the last 10+."""
    figures = GAME.game().figures
    assert figures.rows == 10
    keys = ("purple", "turquoise", "orange", "grey")
    worth = {key: list(figures.worth)[at * 11 : at * 11 + 11] for at, key in enumerate(keys)}
    assert (worth["grey"][1], worth["turquoise"][5]) == (1, 4)
    assert (worth["orange"][5], worth["purple"][1]) == (3, 1)
    assert all(row[0] == 0 and row == sorted(row) for row in worth.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_have_names_and_sources(lang):
    """Every figure is reachable with what it rests on; many are reconstructed, and say so."""
    reader = texts(GAME.package, lang)
    said = GAME.figures(GAME.game(), reader)
    assert all(figure.key and figure.source and figure.value for figure in said)
    assert all(figure.source[0].isupper() and figure.source.endswith(".") for figure in said)
    kinds = Counter(figure.basis for figure in said)
    assert kinds == {"printed": 61, "derived": 15, "second-hand": 3, "reconstructed": 171}
    found = [*rows(data.packaged())]
    assert all(reader.has(id) for table, key, _ in found for id in title_ids(table, key))
    assert len(said) == len(found)
    if lang != "en":  # nothing is left in English but the names of sources on the web
        for figure in said:
            latin = re.findall(r"[A-Za-z]{3,}", f"{figure.key} {figure.value} {figure.source}")
            assert set(latin) <= {
                "hordesofthethings",
                "vindjeu",
                "boardgameswithcouple",
                "trictrac",
            }


def test_the_sheet_shows_the_figures_of_its_box():
    """A corrected figure corrects the picture, in that table only."""
    text = data.text()
    game = GAME.game(text.replace("bonus = [3, 1]", "bonus = [17, 1]"))
    reader = texts(GAME.package, "en")
    told = ">1st +17 · 2nd +1<"
    assert told in GAME.sheet(game, reader) and told not in GAME.sheet(GAME.game(), reader)
    figures = {(f.key, f.value) for f in GAME.figures(game, reader)}
    assert (f"{reader('region-purple')}: {reader('figure-region-bonus')}", "17, 1") in figures


def test_new_borders_are_drawn():
    """Neighbours that do not touch get a line, provinces that touch and are none a wall."""
    text = data.text()
    new = text.replace('land = ["rikuchu", "dewa"]', 'land = ["rikuchu", "dewa", "rikuzen"]', 1)
    new = new.replace('"dewa", "iwashiro"]', '"dewa", "iwashiro", "mutsu"]', 1)
    before, after = links(data.packaged()), links(data.read(new))
    assert after.count("stroke-dasharray") == before.count("stroke-dasharray") + 1
    new = text.replace('land = ["ishikari", "tokachi"]', 'land = ["ishikari"]', 1)
    new = new.replace('land = ["kitami", "ishikari"]', 'land = ["ishikari"]', 1)
    assert links(data.read(new)).count('stroke-width="9"') > before.count('stroke-width="9"')


def test_the_sheet_is_light():
    """Below 250 kB, no style attributes and no scripts."""
    for lang in LANGUAGES:
        sheet = GAME.sheet(GAME.game(), texts(GAME.package, lang))
        assert len(sheet.encode()) < 250_000
        assert "style=" not in sheet and "<script" not in sheet and "<style" not in sheet
    assert "cover-small-samurai-empires" in GAME.cover()
