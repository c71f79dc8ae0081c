"""Workers, cubes, ratings, banks, backs and trays."""

from __future__ import annotations

from wartable.games.through_the_ages.art.banks import banks
from wartable.games.through_the_ages.art.faces import FULL_H, FULL_W, H, W
from wartable.games.through_the_ages.art.icons import BLUE, ICON, YELLOW, cube, glyph, letters
from wartable.games.through_the_ages.art.pictures import icon
from wartable.games.through_the_ages.art.tiles import STRIP
from wartable.i18n import Texts
from wartable.scene.pen import (
    INK,
    INK2,
    PAPER,
    PAPER2,
    RULE,
    Sheet,
    disc,
    fit,
    lit,
    place,
    poly,
    rect,
    shade,
    stroke,
)
from wartable.scene.solids import Iso

TRAY = "var(--tray,#5c482a14)"
WHOLE = {"class_": "wt-fit", "text_anchor": "start"}  # words that grow higher, not wider
RATINGS = ("ca", "ma", "culture", "science", "strength", "happy", "food", "resource", "unhappy")


def tokens(s: Sheet, texts: Texts) -> None:
    """Draw card backs, ratings, cubes, trays and banks."""
    _backs(s)
    _ratings(s, texts)
    _cubes(s)
    _trays(s)
    banks(s, TRAY)


def _backs(s: Sheet) -> None:
    for name, colour, kind in (("civil", "#8a6a3c", "government"), ("military", "#5a3a4a", "war")):
        ink = lit(colour, 0.75)
        body = (
            rect(0.5, 2, W - 1, H - 2, shade(colour, 0.5), 7)
            + rect(0.5, 0.5, W - 1, H - 3, colour, 7)
            + rect(5, 5, W - 10, H - 13, "none", 4, stroke=lit(colour, 0.4), stroke_width=1)
            + place(glyph(kind, ink), 25, 24, 1.25)
        )
        s.add(f"back-{name}", W, H, body, 7, "40 99 27 white")
        if name == "military":
            _events(s, colour, ink)
        small = rect(0.5, 0.5, 21, 29, colour, 4, stroke=lit(colour, 0.4), stroke_width=1) + place(
            glyph(kind, ink), 5, 3, 0.5
        )
        s.add(f"mini-{name}", 22, 30, small, 4, "11 26 13.5 white")
    for name, w, h in (("slot", W, H), ("slot-full", FULL_W, FULL_H)):
        dashes = {"stroke": INK2, "stroke_width": 1, "stroke_dasharray": "4 5", "opacity": 0.45}
        s.add(
            name,
            w,
            h,
            rect(1, 1, w - 2, h - 2, "none", 7, **dashes),
            7,
            f"{w / 2} {h / 2} 12 muted",
        )


def _events(s: Sheet, colour: str, ink: str) -> None:
    """Backs of the events' piles: those that come up, and those that wait behind them."""
    for name, sign in (
        ("current", place(glyph("event", ink), 22, 20, 1.5)),
        (
            "future",
            place(glyph("event", lit(colour, 0.3)), 32, 17, 1.2)
            + place(glyph("event", ink), 19, 23, 1.2),
        ),
    ):
        body = (
            rect(0.5, 2, W - 1, H - 2, shade(colour, 0.5), 7)
            + rect(0.5, 0.5, W - 1, H - 3, colour, 7)
            + rect(5, 5, W - 10, H - 13, "none", 4, stroke=lit(colour, 0.4), stroke_width=1)
            + sign
        )
        s.add(f"back-{name}", W, H, body, 7, "40 99 27 white")


def _ratings(s: Sheet, texts: Texts) -> None:
    hair = {"stroke": RULE, "stroke_width": 1}
    for name in RATINGS:
        said = texts(f"pill-{name.removeprefix('un')}")
        big = rect(0.5, 0.5, 129, 39, PAPER, 14, **hair) + icon(name, 9, 8, 24)
        big += letters(39, 13.6, said, fit(said, 11.4, 86), fill=INK2, font_weight=600, **WHOLE)
        s.add(f"pill-{name}", 130, 40, big, 14, "39 31 16.5 ink start", "none")
        middle = rect(0.5, 0.5, 101, 51, PAPER, 14, **hair) + icon(name, 8, 22, 24)
        middle += letters(9, 17, said, fit(said, 11.8, 86), fill=INK2, font_weight=600, **WHOLE)
        s.add(f"pill-{name}-m", 102, 52, middle, 14, "38 41 18.5 ink start", "none")
        small = rect(0.5, 0.5, 103, 27, PAPER, 14, **hair) + icon(name, 5, 4, 20)
        s.add(f"pill-{name}-s", 104, 28, small, 14, "28 19 14 ink start", "none")
        tiny = icon(name, 0, 2, 15)
        s.add(f"figure-{name}", 44, 19, tiny, 6, "18 14.2 13 ink start")
        s.add(f"sign-{name}", 24, 24, icon(name, 0, 0, 24), None)


def _cubes(s: Sheet) -> None:
    s.add("worker", 18, 20, cube(YELLOW, 4.3, 9, 10), 5)
    s.add("goods", 18, 20, cube(BLUE, 4.3, 9, 10), 5)
    for name, colour in (("workers", YELLOW), ("goodses", BLUE)):
        body = rect(0.5, 0.5, 33, 19, PAPER, 9.5, stroke=RULE, stroke_width=1)
        s.add(name, 34, 20, body + cube(colour, 3.6, 10, 10.2), 9, "24.5 15 14 ink")
    corners = ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1))
    foot = [Iso(9, 10, 4.3).p(*corner) for corner in corners]
    dashes = {"stroke": INK2, "stroke_width": 1, "stroke_dasharray": "2 2.5", "opacity": 0.7}
    s.add("gone", 18, 20, poly(foot, "none", **dashes), None)
    tick = rect(0, 0, 15, 14, BLUE, 4) + stroke("M4 7.5l2.5 2.5 5-5.5", "#fff", 1.8)
    s.add("stage", 15, 14, tick, 4)
    s.add(
        "ravaged",
        W,
        H,
        stroke("M14 50l14 12-10 8 18 18M64 46L52 62l12 10-14 18", "#3d3346", 2.4),
        None,
    )
    s.add("ruin", 24, 24, stroke("M5 5l14 14M19 5L5 19", "#3d3346", 2.6), None)
    built = rect(0.5, 0.5, 35, 16, PAPER, 8, stroke=RULE, stroke_width=1)
    s.add("stages", 36, 17, built, 8, "18 13 13.5 ink")
    s.add("homer", 24, 24, ICON["happy"](), None)


def _boards(
    mark: str, own: int, crowded: int, beside: int, many: int, high: int
) -> list[tuple[str, float, float]]:
    """The reader's board, and those of one to three rivals below each other: names and sizes."""
    return [
        (f"tray{mark}", own, high),
        (f"tray{mark}-4", crowded, high),
        (f"rival{mark}-2", beside, high),
        (f"rival{mark}-3", beside, (high - 8) / 2),
        (f"rival{mark}-4", many, (high - 16) / 3),
    ]


def _trays(s: Sheet) -> None:
    cost = rect(0, 0, 40, 22, PAPER, 11, stroke=RULE, stroke_width=1) + icon("ca", 3, 2, 18)
    s.add("cost", 40, 22, cost, 11, "29 17 16.5 ink")
    for name, w, h in (
        ("band-5", 414, 128),
        ("band-4", 330, 128),
        ("tray-a", 1372, 234),  # of one civilisation alone
        ("rival-s", 382, 30),
        ("rival-l", 280, 28),  # beside the hand, on a phone on its side
        *_boards("", 630, 578, 426, 478, 334),
        *((f"rival-h{high}", 478, high) for high in range(40, 240, STRIP)),
        *_boards("-q", 476, 412, 276, 340, 270),  # on a tablet
        *((f"rival-q-h{high}", 340, high) for high in range(40, 176, STRIP)),
        ("note-l", 528, 30),
        ("note", 336, 30),
        ("note-m", 188, 24),
        ("note-s", 124, 24),
    ):
        radius = 14 if h > 60 else 9
        label = {
            "note-l": "10 20 13 ink start",
            "note": "10 20 13 ink start",
            "note-m": "7 15.5 9.6 ink start",
            "note-s": "7 15.5 9.6 ink start",
        }.get(name, "36 21.5 14.5 ink start" if name.startswith("rival") else None)
        if name in ("rival-s", "rival-l"):
            label = f"27 {h / 2 + 4.5} 12.5 ink start"
        s.add(name, w, h, rect(0, 0, w, h, TRAY, radius), radius, label, face="none")
    for name, colour, price in (("yellow", YELLOW, "food"), ("blue", BLUE, "resource")):
        body = rect(0.5, 0.5, 99, 25, PAPER2, 8, stroke=RULE, stroke_width=1)
        body += cube(colour, 3.9, 13, 13) + icon(price, 78, 4, 18)
        s.add(f"chip-{name}", 100, 26, body, 8, "50 18 14 ink")
    ring = disc(15, 15, 13.5, "none", stroke=INK, stroke_width=2)
    s.add("turn", 30, 30, ring, None)
    for name, w, size in (("caption", 300, 13), ("caption-s", 180, 11.4)):
        s.add(name, w, 18, "", None, f"0 13.5 {size} muted start")
