"""A data file corrects what cities and provinces are called, and nothing else."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from wartable.errors import BadInput
from wartable.games.age_of_war import data
from wartable.games.age_of_war.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import Rng
from wartable.play import BadRecord, Match, ProvenChance, Record, check
from wartable.plugin import Told

PACKAGED = GAME.data_text()
CORRECTED = """format = 1
[city.wan]
en = "Nanyang"
uk = "Наньян"
[province.chu]
en = "Jing"
"""


def table() -> Match[Any]:
    """Seat 0 may fill a line of Wan."""
    match: Match[Any] = Match(GAME, 2, {"first": "0"}, ProvenChance.seeded(4), CORRECTED)
    match.settle()
    while not offered(match):
        match.say(0, "lose")
        match.settle()
    return match


def offered(match: Match[Any]) -> list[int]:
    """Lines of Wan."""
    return [code for code in match.legal(0) if " wan " in GAME.write(match.game, 0, code)]


def test_the_packaged_file_has_the_names_of_the_locales() -> None:
    names = data.read(PACKAGED)
    for lang in LANGUAGES:
        usual = texts(GAME.package, lang)
        assert len(names[lang]) == 20
        assert {id: usual(id) for id in names[lang]} == names[lang]


@pytest.mark.parametrize(
    ("lang", "name", "usual"),
    [("en", "Nanyang", "Wan"), ("uk", "Наньян", "Вань"), ("ru", "Вань", "")],
)
def test_everything_people_read_follows_in_their_language(lang: str, name: str, usual: str) -> None:
    """Labels, log, odds, advice, scene, cards, board; Russian was not corrected."""
    match = table()
    reader, view = GAME.texts(match.game, lang, ("Ann", "Bob")), match.view(0)
    seen = match.seen(0, Rng(1))
    odds = GAME.odds(seen, reader)
    assert odds is not None
    out = io.StringIO()
    Console(file=out, width=120).print(GAME.board(view, reader, 120))
    for said in (
        GAME.label(view, offered(match)[0], reader),
        GAME.sentence(Told("conquered", 0, {"city": "wan"}), reader),
        "\n".join(row[0] for row in odds.rows),
        "\n".join(advice.text for advice in GAME.advice(seen, reader)),
        "\n".join(piece.title for piece in match.scene(0, reader, "wide").wide.pieces),
        GAME.sheet(match.game, reader),
        out.getvalue(),
    ):
        assert name in said
        assert not usual or usual not in said


def test_provinces_and_figures_follow_too() -> None:
    game = GAME.game(CORRECTED)
    reader = GAME.texts(game, "en")
    keys = [figure.key for figure in GAME.figures(game, reader)]
    assert "Jing" in keys and "Nanyang" in keys and "Chu" not in keys
    assert reader("province-wei") == "Wei"


def test_without_a_file_and_at_other_tables_nothing_changes() -> None:
    GAME.game(CORRECTED)
    assert GAME.texts(GAME.game(), "en")("city-wan") == "Wan"
    assert GAME.texts(GAME.game("format = 1"), "en")("city-wan") == "Wan"


def test_a_record_needs_its_file() -> None:
    record = Record.parse(table().record().text())
    assert check(record, CORRECTED).data == CORRECTED
    with pytest.raises(BadRecord, match="corrected data file"):
        check(record)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: format = 1 is missing: is this a file of names?"),
        ("format = true", "line 1: format = 1 is missing"),
        ("\nformat = 2", "line 2: format = 1 is missing"),
        ("format = 1\nx = []", "line 2: 'x' is not known; there are: format, city, province"),
        ("format = 1\ncity = 3", "line 2: city is a table of names, as in [city]"),
        ("format = 1\n[city]\nwan = 'X'", "line 3: city.wan is a table of names, as in [city.wan]"),
        ("format = 1\n[city.rome]\nen = 'Rome'", "line 2: city: 'rome' is not one of shouchun, "),
        ("format = 1\n[city.wan]\nde = 'Wan'", "line 3: city.wan: 'de' is not one of en, uk, ru"),
        ("format = 1\n[city.wan]\nen = 7", "line 3: city.wan.en is a name of 1 to 16 letters"),
        ("format = 1\n[city.wan]\n\nen = ''", "line 4: city.wan.en is a name of 1 to 16 letters"),
        ("format = 1\n[city.wan]\nen = ' Wan'", "line 3: city.wan.en is a name of 1 to 16 letters"),
        ("format = 1\n[city.wan]\nen = 'a\\nb'".replace("'", '"'), "line 3: city.wan.en is a name"),
        (f"format = 1\n[city.wan]\nen = '{'n' * 17}'", "line 3: city.wan.en is a name of 1 to 16"),
        (
            "format = 1\n[city.wan]\nen = 'yING'",
            "line 2: city.ying and city.wan are both 'yING' in en: each needs a name of its own",
        ),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_by_its_line(text: str, says: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.game(text)
    assert str(caught.value).startswith(says)
    assert "\n" not in str(caught.value)


def test_the_longest_names_stand_on_their_cards() -> None:
    text = "format = 1\n" + "".join(
        f'[city.{key}]\nen = "{key.ljust(16, "w")}"\n' for key in data.KINDS["city"]
    )
    game = GAME.game(text)
    assert "shouchunwwwwwwww" in GAME.sheet(game, GAME.texts(game, "en"))


def test_a_corrected_name_is_marked_as_such_at_its_own_table() -> None:
    """Where it stands on the table, and among the figures."""
    match = table()
    reader = GAME.texts(match.game, "en")
    marks = {piece.id: piece.mark for piece in match.scene(0, reader).wide.pieces}
    assert (marks["city-wan"], marks["city-ying"]) == ("corrected", "reconstructed")
    assert (marks["province-chu"], marks["province-zhao"]) == ("corrected", "reconstructed")
    corrected = [f for f in GAME.figures(match.game, reader) if f.basis == "corrected"]
    assert {figure.key for figure in corrected} == {"Nanyang", "Jing"}
    assert {figure.source for figure in corrected} == {reader("source-corrected")}
    usual = match.plugin.scene(match.view(0), match.offers(0, reader), texts(GAME.package, "en"))
    pieces = {piece.id: piece for piece in usual.wide.pieces}
    assert "Nanyang" not in pieces["city-wan"].title
    assert pieces["city-wan"].mark == "reconstructed"
