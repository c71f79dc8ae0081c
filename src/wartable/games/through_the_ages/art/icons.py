"""Icons on a square of 24, in colour for figures and in one colour for the bands of cards."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from typing import Final

from wartable.scene.common import icon as common_icon
from wartable.scene.pen import (
    INK,
    attrs,
    disc,
    n,
    ngon,
    oval,
    path,
    place,
    rect,
    star,
    stroke,
)
from wartable.scene.solids import Iso

YELLOW, BLUE = "#e8b32c", "#3d78c9"
PICK = "var(--i-resource,#7a5334)"
LYRE = "var(--i-culture,#8a3f9c)"
SHIP = "var(--i-colonize,#2f6f6b)"
UNIT = "var(--i-unit,#9c3b34)"
SHIELD = "M12 2c3.5 1.8 6.5 2.2 9 2v8c0 5-4 8.2-9 10.5C7 20.2 3 17 3 12V4c2.5.2 5.5-.2 9-2Z"
PICKAXE = "M3 9c5-6 13-6 18 0l-2 2c-2-2.2-3.8-3-5.5-3.3V21h-3V7.7C8.8 8 7 8.8 5 11Z"
HORSE = "M7 22c0-5 1-7 3-9.5l-3.6 1.2c-1.4.5-2.7-.2-3.1-1.5L3 11l6-5.2L10.5 2l2.2 2.6C18 6 21 11 20.5 22Z"
CANNON = "M2 10L19 3l2.4 5.6L8 14.6ZM8.5 12a5 5 0 1 1-.01 0Z"
PLANE = "M12 1c1.5 0 2 2 2 5l9 6v2.5l-9-3-.5 6 3 2.5v2L12 20.5 7.5 22v-2l3-2.5-.5-6-9 3V12l9-6c0-3 .5-5 2-5Z"
SWORD = "M12 .5l2.3 3-.6 10.7H18V17h-4v3.6a2.1 2.1 0 1 1-4 0V17H6v-2.8h4.3L9.7 3.5Z"
UNIT_SHAPES: Final = {"infantry": SWORD, "cavalry": HORSE, "artillery": CANNON, "air": PLANE}


def cube(colour: str, unit: float = 4.6, x: float = 12, y: float = 12.5) -> str:
    """A token of this colour."""
    return str(Iso(x, y, unit).box(-1, -1, -1, 2, 2, 2, colour))


def letters(x: float, y: float, said: str, size: float, **more: object) -> str:
    """Figures beside icons: the house's sans, bold, in ink unless `more` says otherwise."""
    look = 'class="wt-figure"'
    if more:  # a class would outdo attributes
        own = {"font_family": "var(--sans,sans-serif)", "font_weight": 700, "fill": INK} | more
        look = attrs(own).strip()
    at = f'x="{n(x)}" y="{n(y)}" font-size="{n(size)}"'
    return f"<text {look} {at}>{html.escape(said)}</text>"


def ear(colour: str, stalk: str) -> str:
    """An ear of wheat."""
    grains = "".join(
        place(
            oval(0, 0, 1.9, 3.3, colour), 12 + s * (3 + 1.5 * k), 6.5 + 3.5 * k, 1, s * (38 + 6 * k)
        )
        for s in (-1, 1)
        for k in range(3)
    )
    return grains + stroke("M12 23V8", stalk, 1.75) + oval(12, 4, 2, 3.5, colour)


def _flask() -> str:
    glass = "M9 2.5h6v2h-1V10l6 9.5c.8 1.4 0 2.5-1.5 2.5h-13C4 22 3.2 20.9 4 19.5L10 10V4.5H9Z"
    return path(glass, "#2f74a8") + path("M8.2 15h7.6l3 5H5.2Z", "#bfe3f4")


def _lyre() -> str:
    return (
        stroke("M6 3c-2.5 9 0 14 6 15 6-1 8.5-6 6-15", LYRE, 2.3)
        + stroke("M9.5 4v11M12 4v12M14.5 4v11", LYRE, 1.2)
        + rect(8, 19, 8, 2.6, LYRE, 1.3)
    )


def _face(mouth: str) -> str:
    dark = "#4a3208"
    return (
        disc(12, 12, 10, "#f0c03a", stroke="#a8740f", stroke_width=1.4)
        + disc(8.5, 9.8, 1.5, dark)
        + disc(15.5, 9.8, 1.5, dark)
        + stroke(mouth, dark, 2)
    )


def _civil() -> str:
    mark = "M12 6l1.8 4.2H18l-3.3 3 1.3 4.6L12 15.2l-4 2.6 1.3-4.6L6 10.2h4.2Z"
    return disc(12, 12, 10, "#fffdf5", stroke="#6b6251", stroke_width=1.6) + path(mark, "#6b6251")


def _military() -> str:
    return ngon(12, 12, 11, 6, "#b5392f", 0, stroke="#6e1c18", stroke_width=1.4) + stroke(
        "M8 8l8 8M16 8l-8 8", "#fff3e4", 2.2
    )


def _ship() -> str:
    return path("M3 15h18l-3 5.5H6Z", SHIP) + path(
        "M11 2v11.5H4C7 10.5 9.5 6.5 11 2ZM13 4c3 2.5 5 5.5 6 9.5h-6Z", SHIP
    )


def _unit(kind: str) -> Callable[[], str]:
    return lambda: path(UNIT_SHAPES[kind], "#4d6a86" if kind == "air" else UNIT)


def _cards() -> str:
    back = rect(3, 3.5, 11, 16, "#8d6377", 2, stroke="#fffaf0", stroke_width=1)
    return place(back, 0, 0, 1) + rect(9, 5, 11, 16, "#5a3a4a", 2, stroke="#fffaf0", stroke_width=1)


ICON: Final[dict[str, Callable[[], str]]] = {
    "food": lambda: ear("#d79c28", "#8a7a2c"),
    "resource": lambda: path(PICKAXE, PICK),
    "science": _flask,
    "culture": _lyre,
    "strength": lambda: path(SHIELD, "#a8352e") + stroke("M8 8l8 8M16 8l-8 8", "#fff3e4", 2),
    "happy": lambda: _face("M7 14.5c2.5 4 7.5 4 10 0"),
    "unhappy": lambda: _face("M7.5 17c2-3.4 7-3.4 9 0"),
    "ca": _civil,
    "ma": _military,
    "yellow": lambda: cube(YELLOW),
    "blue": lambda: cube(BLUE),
    "population": lambda: (
        disc(12, 6, 4, "#c98d10") + path("M4 22c0-7 3-10.5 8-10.5S20 15 20 22Z", YELLOW)
    ),
    "colonize": _ship,
    "cards": _cards,
    "up": lambda: path("M12 2l8 9h-4.5v10h-7V11H4Z", "#23694f"),
    "infantry": _unit("infantry"),
    "cavalry": _unit("cavalry"),
    "artillery": _unit("artillery"),
    "air": _unit("air"),
    "urban": lambda: path("M3 22V11l5-3v3l5-3v14ZM15 22V3h6v19Z", "var(--i-urban,#5f6570)"),
    "wonder": lambda: path("M12 2l10 20H2Z", "#6d4790") + path("M12 2l10 20H12Z", "#4a2f66"),
    "leader": lambda: common_icon("crown", "#3b6e48"),
    "flame": lambda: (
        path("M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-4 3-5 3-9 2 1 3 3 3 5 1-2 2-5 1-10Z", "#c9572f")
        + path("M12 12c1 2 3.5 3 3.5 6a3.5 3.5 0 0 1-7 0c0-2.4 2.6-3 3.5-6Z", "#f0c03a")
    ),
    "laurel": lambda: (
        "".join(
            place(
                oval(0, 0, 1.7, 3.6, "#5f8f4e"),
                12 + s * (8.5 - 0.5 * k * k),
                17 - 5 * k,
                1,
                s * (30 - 22 * k),
            )
            for s in (-1, 1)
            for k in range(3)
        )
        + star(12, 11, 5, 5, 0.42, "#d9a53a")
    ),
    "coin": lambda: (
        disc(12, 12, 9, "#d9a53a", stroke="#8a6a0a", stroke_width=1.4)
        + stroke("M12 7v10M9 9.5h4.5a2 2 0 0 1 0 4H9", "#6b4a08", 1.7)
    ),
    "skull": lambda: (
        path("M12 2a8.5 8.5 0 0 0-5 15.4V21h10v-3.6A8.5 8.5 0 0 0 12 2Z", "#e6ddd0")
        + disc(8.8, 11, 2.1, "#4a3a3a")
        + disc(15.2, 11, 2.1, "#4a3a3a")
        + stroke("M10 18v2.5M12 18v2.5M14 18v2.5", "#4a3a3a", 1)
    ),
    "pact": lambda: stroke("M2 12l5-5 5 4 5-4 5 5-6 6-4-3-4 3Z", "var(--i-pact,#4a6a3f)", 2.4),
    "attack": lambda: common_icon("attack", "#8e2f3d"),
}

_THEMED = re.compile(r"var\(--i-\w+,(#\w+)\)")


def by_day(drawn: str) -> str:
    """The same in its colours of the day: pictures keep their skies at night."""
    return _THEMED.sub(r"\1", drawn)


GLYPHS: Final = {
    "urban": "M3 22V11l5-3v3l5-3v14ZM15 22V3h6v19Z",
    "lab": "M9 2.5h6v2h-1V10l6 9.5c.8 1.4 0 2.5-1.5 2.5h-13C4 22 3.2 20.9 4 19.5L10 10V4.5H9Z",
    "temple": "M2 9l10-7 10 7v2H2ZM4 12h3v7H4ZM10.5 12h3v7h-3ZM17 12h3v7h-3ZM2 20h20v2.5H2Z",
    "library": "M3 3h5v18H3ZM9.5 3h5v18h-5ZM16 4l4.5-1 2 17.6-4.6.8Z",
    "theater": "M3 3h18v9c0 6-4 9-9 10-5-1-9-4-9-10ZM7 8v3h3V8ZM14 8v3h3V8ZM8 14c2 4 6 4 8 0Z",
    "arena": "M2 8c0-3 4-5 10-5s10 2 10 5v9c0 3-4 5-10 5S2 20 2 17ZM6 11v6h2v-6ZM11 12v6h2v-6ZM16 11v6h2v-6Z",
    "government": "M2 9l10-6 10 6v2H2ZM4 12h3v7H4ZM10.5 12h3v7h-3ZM17 12h3v7h-3ZM2 20h20v2.5H2Z",
    "wonder": "M12 2l10 20H2Z",
    "event": "M12 2l9 10-9 10L3 12Z",
    "territory": "M2 20c3-8 7-8 9-4 2-6 7-8 11 4Z",
    "war": "M4 2h3v20H4ZM8 3h13l-4 5 4 5H8Z",
    "tactic": "M4 4h6v6H4ZM14 4h6v6h-6ZM9 14h6v6H9Z",
    "infantry": SWORD,
    "cavalry": HORSE,
    "artillery": CANNON,
    "air": PLANE,
    "mine": PICKAXE,
}


def glyph(kind: str, colour: str) -> str:
    """The kind of a card in one colour."""
    if kind == "farm":
        return ear(colour, colour)
    if kind == "special":
        return star(12, 12.5, 11, 4, 0.38, colour)
    if kind == "leader":
        return common_icon("crown", colour)
    if kind == "action":
        return common_icon("instant", colour)
    if kind == "aggression":
        return common_icon("attack", colour)
    if kind == "pact":
        return stroke("M2 12l5-5 5 4 5-4 5 5-6 6-4-3-4 3Z", colour, 2.4)
    if kind == "bonus":
        return stroke("M12 4v16M4 12h16", colour, 3)
    holes = "evenodd" if kind in ("theater", "arena") else None
    return path(GLYPHS[kind], colour, fill_rule=holes)
