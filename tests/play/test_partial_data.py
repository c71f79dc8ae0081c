"""A data file may hold only what it changes. The rest is the game's, and may be corrected later: a
record says which figures it stood on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wartable.errors import BadInput
from wartable.games.age_of_heroes import data
from wartable.i18n import LANGUAGES, texts
from wartable.play import BadRecord, Match, Record, check
from wartable.plugin import game

PARTIAL = """[about]
game = "age-of-heroes"
schema = 1
[single]
hand_limit = { value = 7, source = "my box" }
"""


def played(file: str, id: str = "age-of-heroes") -> Record:
    match = Match(game(id), 2, data=file)
    match.settle()
    return Record.parse(match.record().text())


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A later version of the game, whose file says that the box holds fewer roads."""
    later = data.text().replace("road = { value = 6", "road = { value = 5")
    monkeypatch.setattr(data, "text", lambda: later)
    data._usual.cache_clear()
    data.printed.cache_clear()
    yield
    monkeypatch.undo()
    data._usual.cache_clear()
    data.printed.cache_clear()


def test_a_record_stands_on_the_figures_it_was_played_with(request: pytest.FixtureRequest) -> None:
    whole = data.text().replace("hand_limit = { value = 5", "hand_limit = { value = 7")
    short, long = played(PARTIAL), played(whole)
    assert short.header["Figures"] == long.header["Figures"]
    assert short.header["Data"] != long.header["Data"]
    assert check(short, PARTIAL).rules and check(long, whole).rules
    request.getfixturevalue("corrected")
    assert check(long, whole).rules
    with pytest.raises(BadRecord) as refused:
        check(short, PARTIAL)
    assert refused.value.key == "record-figures"
    assert refused.value.line == short.line_of("Figures")
    for lang in LANGUAGES:
        assert "\n" not in refused.value.sentence(texts(lang=lang))
    del short.header["Figures"]  # as in a record of before it was written down
    assert check(short, PARTIAL).rules


def test_names_are_no_figures() -> None:
    """Age of War's data file corrects names: a record comes out the same with any of them."""
    record = played('format = 1\n[city.wan]\nen = "Nanyang"\n', "age-of-war")
    assert "Data" in record.header and "Figures" not in record.header


def test_every_figure_of_the_other_box_counts() -> None:
    id = "small-samurai-empires"
    usual = played("format = 1\n", id).header["Figures"]
    assert played("format = 1\n[region.purple]\nbonus = [17, 1]\n", id).header["Figures"] != usual
    with pytest.raises(BadInput):
        played("format = 1\n[region.purple]\nbonus = 17\n", id)
