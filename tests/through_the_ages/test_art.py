"""Every card is drawn, in every language, and the sheet is fit for the page."""

from __future__ import annotations

import html
import re
import xml.etree.ElementTree as ET
from decimal import Decimal

import pytest

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.art import pictures
from wartable.games.through_the_ages.art.banks import FIELDS, PLACES
from wartable.games.through_the_ages.art.faces import NARROWEST, breadth, hyphened, title
from wartable.games.through_the_ages.art.people import LOOKS
from wartable.games.through_the_ages.art.sheet import cover, draw, sheet
from wartable.games.through_the_ages.art.slim import POLYGON, slim, steps
from wartable.games.through_the_ages.art.tiles import TILE_W, chip_width, in_play
from wartable.games.through_the_ages.art.wonders import WONDERS
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.components import (
    LEADER,
    START_BLUE,
    START_YELLOW,
    TERRITORY,
    WONDER,
)
from wartable.games.through_the_ages.engine.game import RULES
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
    drawn = symbols(sheet(RULES, texts))
    for card in CARD_TABLE:
        size, said = re.findall(
            r'<text class="wt-name" font-size="([\d.]+)"[^>]*>(.*?)</text>',
            drawn[f"tta-card-{card.key}"].body,
        )[0]
        spans = re.findall(r"<tspan([^>]*)>([^<]*)<", said) or [("", said)]
        lines = [line for _, line in spans]
        name = html.unescape(" ".join(lines)).replace("- ", "").replace("-", "")
        assert name == names.drawn_name(card, texts).replace("-", ""), card.key
        assert len(lines) < 3, card.key  # letters of three lines are too small for a phone
        assert float(size) >= 6.6, f"{card.key}: too small to read"
        for look, line in spans:
            room = 76 / NARROWEST if "textLength" in look else 76  # pressed together
            assert breadth(html.unescape(line)) * float(size) <= room, f"{card.key}: too long"


def test_a_word_too_long_for_a_line_is_hyphened() -> None:
    assert hyphened("Земледелие", 11) == ["Земледелие"]
    assert hyphened("Трансконтинентальная", 11) == ["Трансконти\u00ad", "нентальная"]
    assert "Трансконти-" in title("Трансконтинентальная железная дорога", 80, 33, 11.5)


def test_cards_of_words_carry_them_on_a_large_face(texts: Texts) -> None:
    drawn = symbols(sheet(RULES, texts))
    for card in CARD_TABLE:
        if card.kind in names.WORDY:
            body = drawn[f"tta-words-{card.key}"].body
            size, lines = re.findall(
                r'<text class="wt-words" font-size="([\d.]+)"[^>]*>(.*?)</text>', body
            )[0]
            said = " ".join(re.findall(r"<tspan[^>]*>([^<]*)<", lines))
            assert said == names.words(card, texts), card.key
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
    drawn = symbols(draw(Texts(PACKAGE, "en")).text())
    assert "#tta-c-11" in drawn["tta-card-oil"].body  # to build
    assert "#tta-n-resource-5" in drawn["tta-card-oil"].body
    assert "#tta-p-science-9" in drawn["tta-card-oil"].body
    assert drawn["tta-card-internet"].body.count("#tta-s-") == 5  # stages


def test_the_sheet_is_whole_and_strict(texts: Texts) -> None:
    """No id twice, no style, no script; every symbol that is borrowed exists."""
    text = sheet(RULES, texts)
    ET.fromstring(text)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)
    assert "style=" not in text and "<style" not in text and "<script" not in text
    for borrowed in set(re.findall(r'href="#([^"]+)"', text)) | set(
        re.findall(r"url\(#([^)]+)\)", text)
    ):
        assert borrowed in ids, borrowed


def test_a_picture_stands_right_after_the_name_it_comes_nearer_for(texts: Texts) -> None:
    """A name too small to be read leaves no empty strip: the air of the picture is under it."""
    text = draw(texts).text()
    for card in CARD_TABLE:
        body = symbols(text)[f"tta-card-{card.key}"].body
        assert re.search(r'class="wt-name".*?</text><use href="#tta-pic-[\w-]+" x="1" y="43"', body)
    bases = set(re.findall(r'<g id="tta-base-([\w-]+)"', text))
    assert bases and text.count('class="wt-air"') == len(bases)


def test_the_sheet_stays_light() -> None:
    """Cards are not drawn in more letters than they were; packed, all is below 45 kB."""
    import gzip

    for lang in LANGUAGES:
        text = sheet(RULES, Texts(PACKAGE, lang))
        assert len(text.encode()) < 415_000
        assert len(gzip.compress(text.encode())) < 45_000


def test_fewer_letters_draw_the_same() -> None:
    assert steps("M1 2L3 2L3 5L-0.5 4.5L0 0") == "M1 2h2v3l-3.5-.5 .5-4.5"
    assert slim('<path d="M0.5 0L10 0.25L0.5 9Z" fill="#aabbcc"/>0.5') == (
        '<path d="M.5 0l9.5 .25-9.5 8.75z" fill="#abc"/>0.5'
    )
    named = '<g id="tta-a"><use href="#tta-b"/></g><g id="tta-b"/><symbol id="tta-c"/>'
    assert slim(named) == '<g id="tta1"><use href="#tta0"/></g><g id="tta0"/><symbol id="tta-c"/>'


def test_polygons_end_where_they_did(texts: Texts) -> None:
    """The points of every polygon, walked step by step, are those that were drawn."""
    long = POLYGON.findall(draw(texts).text())
    assert len(long) > 400
    for points in set(long):
        wanted = [tuple(map(Decimal, p.split())) for p in points[1:].split("L")]
        assert walked(steps(points)) == wanted


def walked(said: str) -> list[tuple[Decimal, ...]]:
    x = y = Decimal(0)
    found: list[tuple[Decimal, ...]] = []
    for kind, rest in re.findall(r"([Mhvl])([^Mhvl]*)", said):
        figures = [Decimal(one) for one in re.findall(r"-?\d*\.?\d+", rest)]
        size = 1 if kind in "hv" else 2
        for k in range(0, len(figures), size):
            dx = figures[k] if kind != "v" else Decimal(0)
            dy = Decimal(0) if kind == "h" else figures[k + size - 1]
            x, y = (dx, dy) if kind == "M" else (x + dx, y + dy)
            found.append((x, y))
    return found


def test_every_card_that_may_lie_on_a_board_has_a_chip(texts: Texts) -> None:
    """As wide as its name needs; a colony has a tile, too."""
    text = sheet(RULES, texts)
    drawn = symbols(text)
    for card in filter(in_play, CARD_TABLE):
        chip = drawn[f"tta-chip-{card.key}"]
        assert abs(chip.width - chip_width(card, texts)) < 0.1
        assert f'data-face="tta-card-{card.key}"' in text
        if card.kind == TERRITORY:
            assert drawn[f"tta-tile-{card.key}"].width == TILE_W


def test_banks_have_a_place_for_every_token() -> None:
    assert FIELDS["yellow"] == [(4, 7), (4, 5), (4, 4), (4, 3), (2, 2)]
    assert FIELDS["blue"] == [(5, 4), (5, 2), (6, 0)]
    for name, total in (("yellow", START_YELLOW), ("blue", START_BLUE)):
        assert len(set(PLACES[name])) == total


@pytest.mark.parametrize("theme", THEMES)
def test_every_symbol_is_drawn_in_a_picture(theme: str) -> None:
    text = sheet(RULES, Texts(PACKAGE, "uk"))
    pieces = [Piece(name, name, 60, 60, seat=1, label="7") for name in symbols(text)]
    shown = svg(Layout.of(200, 200, pieces), [text], theme)
    assert "var(" not in shown and "light-dark" not in shown and "class=" not in shown


def test_every_card_of_words_has_an_emblem() -> None:
    worded = {names.stem(card) for card in CARD_TABLE if card.kind in names.WORDY}
    leaders = {card.key for card in CARD_TABLE if card.kind == LEADER}
    assert worded - leaders <= set(pictures.EMBLEMS)


def test_the_cover_is_one_picture() -> None:
    assert list(symbols(cover())) == ["cover-through-the-ages"]
