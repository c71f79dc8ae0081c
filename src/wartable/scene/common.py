"""What every game shares: seat shapes, pills, the small marks of state, action icons, the logo."""

from __future__ import annotations

from functools import cache

from wartable.scene.pen import (
    INK2,
    PAPER,
    RULE,
    SEAT,
    Sheet,
    disc,
    ngon,
    path,
    rect,
    star,
    stroke,
)
from wartable.scene.seats import SHAPES as SHAPES
from wartable.scene.solids import Iso, ridge

ICONS = (
    "move",
    "attack",
    "build",
    "take",
    "trade",
    "roll",
    "lose",
    "pass",
    "undo",
    "hint",
    "lock",
    "eye",
    "clock",
    "theme",
    "crown",
    "instant",
    "ongoing",
)
MARKS = {  # a tilde, two commas of a quotation, a tick
    "reconstructed": "M7 13c1.5-3 3.5-3 5-1s3.5 2 5-1",
    "second-hand": "M10 8.5c-2 1.5-2.4 3.5-1.6 6M16 8.5c-2 1.5-2.4 3.5-1.6 6",
    "corrected": "M7.5 12.5l3 3 6-7",
}
COVER_WIDTH, COVER_HEIGHT = 320, 180

_LINES = {  # 24 units, drawn in one stroke
    "move": "M4 12H19M13 6l6 6-6 6",
    "attack": "M5 4L17 16M19 4L7 16M14.5 18.5l4-4M5.5 14.5l4 4M17.5 17.5L20 20M6.5 17.5L4 20",
    "build": "M4 20H20M6 20V10l6-5 6 5V20M10 20v-5h4v5",
    "take": "M12 4V15M7 10.5l5 5 5-5M5 20H19",
    "trade": "M4 8H18M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
    "roll": "M20 12a8 8 0 1 1-2.6-5.9M20 3.5V7.5H16",
    "lose": "M6 6L18 18M18 6L6 18",
    "pass": "M6 5l7 7-7 7M13 5l7 7-7 7",
    "undo": "M9 6L4.5 10.5 9 15M5 10.5H15a5 5 0 0 1 0 10H11",
    "hint": "M9 17h6M10 20h4M12 3.5a6 6 0 0 0-3.5 10.8V17h7v-2.7A6 6 0 0 0 12 3.5Z",
    "lock": "M8 11V8a4 4 0 0 1 8 0v3",
    "eye": "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z",
    "clock": "M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3 2",
    "theme": "M12 3.5a8.5 8.5 0 1 0 .01 0Z",
}
_SOLIDS = {
    "theme": "M12 3.5a8.5 8.5 0 0 1 0 17Z",
    "crown": "M3.5 7l4 4.5L12 5l4.5 6.5 4-4.5-1.5 11h-14Z",
    "instant": "M13.5 2.5L5 13.5h5.5L9.5 21.5 19 10h-6Z",
}


def icon(name: str, colour: str = "currentColor") -> str:
    """An action's icon on a square of 24."""
    if name == "ongoing":
        return stroke(
            "M12 12C9.5 8 4 7.5 4 12s5.5 4 8 0 8-4.5 8 0-5.5 4-8 0Z",
            colour,
            2.2,
        )
    out = rect(5, 11, 14, 9, colour, 2) if name == "lock" else ""
    if name in _LINES:
        out += stroke(_LINES[name], colour)
    if name in _SOLIDS:
        out += path(_SOLIDS[name], colour)
    return out + (disc(12, 12, 3, colour) if name == "eye" else "")


def seat_shape(seat: int, x: float, y: float, r: float, fill: str = SEAT, **kw: object) -> str:
    """Six outlines with about the same optical weight: the seat without its colour."""
    if seat == 0:
        return disc(x, y, r, fill, **kw)
    if seat == 1:
        return ngon(x, y + r * 0.14, r * 1.22, 3, fill, 0, **kw)
    if seat == 2:
        return rect(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76, fill, r * 0.16, **kw)
    if seat == 3:
        return ngon(x, y, r * 1.2, 4, fill, 0, **kw)
    if seat == 4:
        return ngon(x, y, r * 1.08, 6, fill, 0, **kw)
    return star(x, y, r * 1.22, 5, 0.55, fill, **kw)


@cache
def sheet() -> str:
    """The house's own symbols, prefix wt."""
    s = Sheet("wt")
    for seat, shape in enumerate(SHAPES):
        outline = seat_shape(seat, 12, 12, 8.6, stroke=PAPER, stroke_width=1.5)
        s.add(f"seat-{shape}", 24, 24, outline, None)
    dashed = {"stroke": "currentColor", "stroke_width": 1.75, "stroke_dasharray": "3 3"}
    s.add("seat-open", 24, 24, disc(12, 12, 8, "none", **dashed), None)
    for name in ICONS:
        s.add(f"icon-{name}", 24, 24, icon(name), None)
    s.add("caption", 200, 24, "", None, "0 17 15 muted start")
    s.add("caption-s", 120, 18, "", None, "0 13 12 muted start")
    hairline = {"stroke": RULE, "stroke_width": 1}
    s.add("pill", 64, 28, rect(1, 1, 62, 26, PAPER, 13, **hairline), 13, "32 19.5 15 ink")
    s.add("pill-seat", 64, 28, rect(1, 1, 62, 26, SEAT, 13), 13, "32 19.5 15 seat")
    rim = {"stroke": PAPER, "stroke_width": 1.5}
    s.add("count", 24, 24, disc(12, 12, 11, SEAT, **rim), 12, "12 17 14 seat")
    for name in MARKS:
        s.add(f"mark-{name}", 24, 24, _mark(name), None)
    s.add("logo", 32, 32, _island(), None)
    return s.text()


def _mark(name: str) -> str:
    """Of a figure that was not read off our box: a hexagon, dotted where the box may differ."""
    dashes = None if name == "corrected" else "2.2 2.2"
    outline = {"stroke": INK2, "stroke_width": 1.4, "stroke_dasharray": dashes}
    return ngon(12, 12, 10, 6, PAPER, 0, **outline) + stroke(MARKS[name], INK2)


def _island() -> str:
    """A small island with a tower, under a sun: the table seen from afar."""
    i = Iso(16, 21.5, 2.35)
    i.box(-3.2, -3.2, -1.6, 6.4, 6.4, 1.6, "#6b5a86", top="#e9c27c")
    i.box(-0.9, -0.9, 0, 1.8, 1.8, 2.6, "#f3dcb6")
    i.pyramid(-1.6, -1.6, 2.6, 3.2, 3.2, 2.2, "#c9572f")
    i.box(1.1, 1.1, 0, 1.4, 1.4, 0.9, "#3d7a8c")
    return disc(23, 9, 5.5, "#f2b66d") + str(i)


def logo() -> str:
    """The logo as a picture of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{_island()}</svg>'


def cover_sheet(game: str) -> Sheet:
    """An empty sheet for a game's cover: its one symbol is `cover-GAME`, 320 x 180."""
    return Sheet("cover-" + game)


def cover(s: Sheet, picture: str) -> str:
    """The finished sheet of a game's cover, its picture cut at the edges."""
    frame = s.clip("frame", rect(0, 0, COVER_WIDTH, COVER_HEIGHT, "#000"))
    game = s.prefix.removeprefix("cover-")
    s.prefix = "cover"
    s.add(game, COVER_WIDTH, COVER_HEIGHT, f'<g clip-path="{frame}">{picture}</g>', None)
    return s.text()


def plain_cover(game: str) -> str:
    """For a game that has drawn none: our island in the evening."""
    s = cover_sheet(game)
    sky = rect(0, 0, COVER_WIDTH, COVER_HEIGHT, s.sky("sky", "#d9a06a", "#f3d7b0", "#fbeed6"))
    hills = ridge(180, [(50, 70, 100), (170, 96, 120), (290, 60, 90)], "#e3bd92", "#cf9f78")
    return cover(s, sky + hills + f'<g transform="translate(88 34) scale(4.5)">{_island()}</g>')
