"""Every card is drawn, in every language, and the sheet is fit for the page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from wartable.games.through_the_ages import wording
from wartable.games.through_the_ages.art import cover, pictures, sheet
from wartable.games.through_the_ages.art.people import LOOKS
from wartable.games.through_the_ages.art.wonders import WONDERS
from wartable.games.through_the_ages.engine.cards import CARD_TABLE
from wartable.games.through_the_ages.engine.components import LEADER, WONDER
from wartable.i18n import Texts
from wartable.i18n.texts import LANGUAGES
from wartable.scene import Layout, Piece
from wartable.scene.svg import svg, symbols
from wartable.scene.theme import THEMES

PACKAGE = "wartable.games.through_the_ages"


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(PACKAGE, request.param)


def test_every_card_has_a_face_with_its_name(texts: Texts) -> None:
    drawn = symbols(sheet(texts))
    for card in CARD_TABLE:
        face = drawn[f"tta-card-{card.key}"]
        said = re.sub(r"<[^>]+>", " ", face.body)
        for word in wording.face_name(card, texts).replace("’", "&#x2019;").split():
            assert word.replace("&#x2019;", "’") in said.replace("&#x27;", "'"), card.key


def test_cards_of_words_carry_them_on_a_large_face(texts: Texts) -> None:
    drawn = symbols(sheet(texts))
    for card in CARD_TABLE:
        if card.kind in wording.WORDY:
            body = drawn[f"tta-words-{card.key}"].body
            size, lines = re.findall(
                r'<text font-family="var\(--sans[^>]*font-size="([\d.]+)"[^>]*>(.*?)</text>', body
            )[0]
            said = " ".join(re.findall(r"<tspan[^>]*>([^<]*)<", lines))
            assert said == wording.words(card, texts), card.key
            assert float(size) >= 6, f"{card.key}: too small to read"


def test_leaders_and_wonders_have_pictures_of_their_own() -> None:
    for card in CARD_TABLE:
        if card.kind == LEADER:
            assert card.key in LOOKS
        if card.kind == WONDER:
            assert card.key in WONDERS
    looks = [(robe, hair, extra) for robe, hair, extra in LOOKS.values()]
    assert len(set(looks)) == len(looks) == 24


def test_a_figure_on_a_face_is_the_tables() -> None:
    texts = Texts(PACKAGE, "en")
    drawn = symbols(sheet(texts))
    assert "#tta-c-11" in drawn["tta-card-oil"].body  # to build
    assert "#tta-n-resource-5" in drawn["tta-card-oil"].body
    assert "#tta-p-science-9" in drawn["tta-card-oil"].body
    assert drawn["tta-card-internet"].body.count("#tta-s-") == 5  # stages


def test_the_sheet_is_whole_and_strict(texts: Texts) -> None:
    """No id twice, no style, no script; every symbol that is borrowed exists."""
    text = sheet(texts)
    ET.fromstring(text)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)
    assert "style=" not in text and "<style" not in text and "<script" not in text
    for borrowed in set(re.findall(r'href="#([^"]+)"', text)) | set(
        re.findall(r"url\(#([^)]+)\)", text)
    ):
        assert borrowed in ids, borrowed


def test_the_faces_on_the_table_stay_light() -> None:
    """The large faces of the hand aside, a sheet is below 330 kB; packed, all is below 45 kB."""
    import gzip

    for lang in LANGUAGES:
        text = sheet(Texts(PACKAGE, lang))
        table = re.sub(r'<symbol id="tta-words-.*?</symbol>\n', "", text)
        assert len(table.encode()) < 330_000
        assert len(gzip.compress(text.encode())) < 45_000


@pytest.mark.parametrize("theme", THEMES)
def test_every_symbol_is_drawn_in_a_picture(theme: str) -> None:
    text = sheet(Texts(PACKAGE, "uk"))
    pieces = [Piece(name, name, 60, 60, seat=1, label="7") for name in symbols(text)]
    shown = svg(Layout.of(200, 200, pieces), [text], theme)
    assert "var(" not in shown and "light-dark" not in shown


def test_every_card_of_words_has_an_emblem() -> None:
    worded = {wording.stem(card) for card in CARD_TABLE if card.kind in wording.WORDY}
    leaders = {card.key for card in CARD_TABLE if card.kind == LEADER}
    assert worded - leaders <= set(pictures.EMBLEMS)


def test_the_cover_is_one_picture() -> None:
    assert list(symbols(cover())) == ["cover-through-the-ages"]
