"""Composition of a layout and its sheets into one picture."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from importlib.resources import files

import pytest

from wartable.scene import Action, Layout, Piece, common, seats, theme
from wartable.scene.pen import SEAT, Sheet, disc, rect
from wartable.scene.svg import png, svg

SVG = "{http://www.w3.org/2000/svg}"


def sheet() -> str:
    s = Sheet("toy", "--accent: light-dark(#112233, #ddeeff)")
    s.add("card", 60, 80, rect(0, 0, 60, 80, s.sky("dusk", "#102030", "#405060"), 6), 6)
    s.add("pawn", 20, 20, disc(10, 10, 8, SEAT, stroke="var(--mark,none)"), None)
    s.add("note", 40, 20, "", None, "4 15 12 muted start")
    return s.text()


def picture(*pieces: Piece, theme: str = "light") -> ET.Element:
    layout = Layout.of(200, 100, pieces)
    return ET.fromstring(svg(layout, [common.sheet(), sheet()], theme, "A toy table"))


def part(root: ET.Element, id: str) -> ET.Element:
    return next(g for g in root.iter(f"{SVG}g") if g.get("data-id") == id)


def rings(root: ET.Element, id: str) -> list[ET.Element]:
    return part(root, id).findall(f"{SVG}rect")


def test_no_variable_is_left_in_a_picture() -> None:
    every = re.findall(r'<symbol id="([^"]+)"', common.sheet())
    pieces = [Piece(name, name, 20, 20, seat=1, label="7") for name in every]
    for name in theme.THEMES:
        text = svg(Layout.of(200, 100, pieces), [common.sheet()], name)
        assert "var(" not in text and "light-dark" not in text


@pytest.mark.parametrize(
    ("state", "colour", "dashed"),
    [("legal", "#112233", False), ("selected", "#112233", False), ("last", "#2b2933", True)]
    + [("threatened", "#a8283c", True)],
)
def test_rings_tell_states_apart(state: str, colour: str, dashed: bool) -> None:
    (ring,) = rings(picture(Piece("a", "toy-card", 40, 40, state=state)), "a")
    assert ring.get("stroke") == colour
    assert (ring.get("stroke-dasharray") is not None) == dashed


def test_a_piece_with_an_action_is_legal_and_a_plain_one_has_no_ring() -> None:
    can = Piece("can", "toy-card", 40, 40, actions=(Action("go", "Go"),))
    root = picture(can, Piece("cannot", "toy-card", 120, 40))
    assert len(rings(root, "can")) == 1
    assert rings(root, "cannot") == []


def test_a_ring_is_equally_strong_at_every_size() -> None:
    (ring,) = rings(picture(Piece("a", "toy-card", 40, 40, 0.5, state="legal")), "a")
    assert float(ring.get("stroke-width", "0")) * 0.5 == 2.5


def test_what_is_not_now_fades() -> None:
    use = part(picture(Piece("a", "toy-card", 40, 40, state="dim")), "a").find(f"{SVG}use")
    assert use is not None and use.get("opacity") == "0.42"


def test_each_seat_has_its_colour_and_the_symbol_is_kept_once_for_it() -> None:
    blue, red = Piece("a", "toy-pawn", 10, 10, seat=0), Piece("b", "toy-pawn", 40, 10, seat=1)
    text = ET.tostring(picture(blue, red, Piece("c", "toy-pawn", 70, 10, seat=1)), "unicode")
    assert text.count("#0b62a8") == 1
    assert text.count("#b5431b") == 1


def test_a_symbol_without_a_frame_marks_itself() -> None:
    text = ET.tostring(picture(Piece("a", "toy-pawn", 10, 10, state="legal")), "unicode")
    assert 'stroke="#112233"' in text


def test_a_label_stands_where_its_symbol_says() -> None:
    text = part(picture(Piece("a", "toy-note", 50, 50, label="5 & 6")), "a").find(f"{SVG}text")
    assert text is not None and text.text == "5 & 6"
    assert (text.get("x"), text.get("y"), text.get("text-anchor")) == ("-16", "5", "start")


def test_the_sheet_brings_the_game_s_own_tokens_in_both_themes() -> None:
    card = Piece("a", "toy-card", 40, 40, state="legal")
    assert rings(picture(card, theme="dark"), "a")[0].get("stroke") == "#ddeeff"


def test_only_the_gradients_in_use_travel() -> None:
    assert "toy-dusk" in ET.tostring(picture(Piece("a", "toy-card", 40, 40)), "unicode")
    assert "toy-dusk" not in ET.tostring(picture(Piece("a", "toy-pawn", 40, 40)), "unicode")


def test_titles_are_for_screen_readers() -> None:
    root = picture(Piece("a", "toy-card", 40, 40, title="A <card>"))
    titles = [found.text for found in root.iter(f"{SVG}title")]
    assert titles == ["A toy table", "A <card>"]


def test_an_unknown_symbol_is_named() -> None:
    with pytest.raises(KeyError, match="toy-horse"):
        picture(Piece("a", "toy-horse", 40, 40))


def test_pixels() -> None:
    text = svg(Layout.of(200, 100, [Piece("a", "toy-card", 40, 40)]), [sheet()])
    data = png(text, 360)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(data[16:20], "big") == 360


def test_covers_are_one_symbol_each() -> None:
    assert '<symbol id="cover-toy" viewBox="0 0 320 180"' in common.plain_cover("toy")


def test_a_symbol_may_show_another_of_the_sheet() -> None:
    s = Sheet("toy")
    s.add("dot", 10, 10, disc(5, 5, 4, "var(--ink)"), None)
    s.add("pair", 20, 10, '<use href="#toy-dot" width="10" height="10"/>', None)
    s.add("card", 20, 10, '<use href="#toy-pair" width="20" height="10"/>', None)
    root = ET.fromstring(svg(Layout.of(50, 50, [Piece("a", "toy-card", 25, 25)]), [s.text()]))
    kept = {g.get("id") for g in root.iter(f"{SVG}g")}
    assert {"toy-card", "toy-pair", "toy-dot"} <= kept


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("var(--", "var(--"),
        ("var(--ink)", "var(--ink)"),
        ("var(--ink, <b>&amp;)", "var(--ink, <b>&amp;)"),
        ("a\0\ud800\uffffb", "a\ufffd\ufffd\ufffdb"),
    ],
)
def test_words_are_shown_as_they_were_said(said: str, shown: str) -> None:
    """A player may be called anything."""
    root = picture(Piece("a", "toy-note", 40, 40, seat=1, label=said, title=said))
    (text,) = part(root, "a").iter(f"{SVG}text")
    (title,) = part(root, "a").iter(f"{SVG}title")
    assert text.text == title.text == shown


def test_the_page_tells_seats_apart_by_the_same_shapes() -> None:
    page = (files("wartable.server") / "static" / "dom.js").read_text(encoding="utf-8")
    assert f"SHAPES = {json.dumps(seats.SHAPES)}" in page
    assert len(seats.SHAPES) == len(seats.SEAT_MARKS) == len(seats.SEAT_COLOURS)
