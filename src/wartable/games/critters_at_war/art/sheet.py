"""The sheet: eighteen faces in two sizes, backs, banners, lanes, generals. Names come from the texts, figures from the table."""

from __future__ import annotations

from functools import cache

from wartable.games.critters_at_war.art.critters import (
    ANIMALS,
    THEATRE,
    animal,
    scenery,
    soldier,
    theatre_icon,
)
from wartable.games.critters_at_war.art.emblems import emblem
from wartable.games.critters_at_war.art.names import name
from wartable.games.critters_at_war.engine.components import (
    CARD_TABLE,
    INSTANT,
    ONGOING,
    WITHDRAWAL_POINTS,
    Card,
)
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.i18n import Texts
from wartable.i18n import texts as open_texts
from wartable.scene import common
from wartable.scene.common import icon
from wartable.scene.pen import (
    INK,
    INK2,
    PAPER,
    SEAT,
    SERIF,
    Sheet,
    card,
    disc,
    fit,
    lit,
    oval,
    para,
    path,
    place,
    rect,
    shade,
    star,
    stroke,
    text,
    wrap,
)

PACKAGE = "wartable.games.critters_at_war"
PREFIX = "cal"
CW, CH, HEAD, ART = 112, 158, 30, 70
SMALL_NAME, LARGE_NAME = (
    (14.6, 14.6),
    (14.6, 12.6),
)  # on a phone, on what is drawn larger: a line, two
HW, NAME = 84, 40  # a card in a full hand on a phone, and the plate of its name
TOKENS = (
    "--accent: light-dark(#0f6b86, #6cc6df)",
    "--th-A: light-dark(#2f6690, #9cc9ee)",
    "--th-L: light-dark(#456a2c, #a9d089)",
    "--th-S: light-dark(#1f5f78, #7fd0de)",
    "--glow: light-dark(#bfe3e2, #1b4650)",
    "--table: light-dark(#dcebe6, #11262e)",
    "--sand: light-dark(#f4e8c9, #3a4e4c)",
    "--foam: light-dark(#ffffff, #6fa9b3)",
    "--lane-A: light-dark(#d3e4ef, #2a3d56)",
    "--lane-L: light-dark(#dbe8c3, #2f4230)",
    "--lane-S: light-dark(#c3e2e0, #1d4551)",
)
PALE = "#fffaf0"


def face_name(row: Card, texts: Texts) -> str:
    """With marks where its words may be broken."""
    return texts("face-maneuver" if row.key == "maneuver" else f"face-{row.id}")


def band_name(row: Card, texts: Texts) -> str:
    """The same, or shorter where two lines of a band are too little."""
    return texts("band-A6") if row.id == "A6" else face_name(row, texts)


def use(symbol: str, x: float, y: float, w: float, h: float) -> str:
    return f'<use href="#{PREFIX}-{symbol}" x="{x}" y="{y}" width="{w}" height="{h}"/>'


def _band(row: Card, texts: Texts, fill: str, sizes: tuple[float, float]) -> str:
    """Strength, name, lightning or loop: what stays visible when a card is covered."""
    out = path(
        f"M.5 {HEAD}V10A9.5 9.5 0 0 1 10 .5H{CW - 10}A9.5 9.5 0 0 1 {CW - 0.5} 10V{HEAD}Z", fill
    )
    out += text(13, 23, row.id[1], 23, PALE, 700, family=SERIF)
    sign = {INSTANT: "instant", ONGOING: "ongoing"}.get(row.kind)
    room = CW - 25 - (19 if sign else 4)
    out += name(23.5, 15, band_name(row, texts), sizes, room, PALE, "start")
    return out + (place(icon(sign, "#ffe3a3"), CW - 19.5, 7, 0.68) if sign else "")


def _face(row: Card, s: Sheet, texts: Texts, small: bool) -> str:
    t, strength = row.id[0], int(row.id[1])
    ink = THEATRE[t][0]
    art = CH - HEAD - 3 if small else ART
    shape = f"M1 {HEAD}H{CW - 1}V{HEAD + art - (9 if small else 0)}" + (
        "a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9Z" if small else "H1Z"
    )
    clip = s.clip("art-s" if small else "art", f'<path d="{shape}"/>')
    k = 0.78 if not small else 1.16
    who = animal(t, strength)
    out = card(CW, CH)
    out += f'<g clip-path="{clip}">{place(scenery(t, CW, art, s, strength), 0, HEAD)}</g>'
    out += place(
        use(f"soldier-{who}", 0, -10, 64, 80),
        CW / 2 - 32 * k - (12 if not small else 8),
        HEAD + (13 if not small else 20),
        k,
    )
    out += place(
        emblem(row.key),
        CW - (39 if not small else 44),
        HEAD + art - (38 if not small else 46),
        1.08 if not small else 1.25,
    )
    out += _band(row, texts, ink, SMALL_NAME if small else LARGE_NAME)
    if small:
        return out
    if not row.kind:
        return out + place(
            theatre_icon(t, f"var(--th-{t},{ink})"), CW / 2 - 15, HEAD + ART + 13, 1.25
        )
    return out + _words(texts(f"short-{row.key}"))


def _words(words: str) -> str:
    """The effect in the paper's room, as large as four lines allow."""
    size = next((z for z in (11.2, 10.8, 10.4, 10.0) if len(wrap(words, z, CW - 12)) <= 4), 9.6)
    lines = len(wrap(words, size, CW - 12))
    top, step = (
        (HEAD + ART + 13 + (4 - lines) * 4.5, 1.24) if lines < 4 else (HEAD + ART + 12, 1.15)
    )
    return para(CW / 2, top, words, size, CW - 12, step, 5, fill=INK)


def _back(s: Sheet) -> str:
    """Facedown: strength 2, no type. A quilt of paws; what it counts for stands in the middle."""
    base, pale = "#4a4468", "#6a6390"
    clip = s.clip("back-clip", rect(6, 6, CW - 12, CH - 15, "#000", 6))
    toes = (
        disc(-4, -2, 1.7, pale)
        + disc(-1.4, -4, 1.7, pale)
        + disc(1.4, -4, 1.7, pale)
        + disc(4, -2, 1.7, pale)
    )
    paw = oval(0, 2.5, 4, 3.2, pale) + toes
    paws = "".join(
        place(
            paw, 14 + 28 * i + (14 if j % 2 else 0), 16 + 21 * j, 1.25, 20 if (i + j) % 2 else -20
        )
        for i in range(-1, 5)
        for j in range(8)
    )
    return (
        rect(0.5, 2, CW - 1, CH - 2, shade(base, 0.5), 9)
        + rect(0.5, 0.5, CW - 1, CH - 3, base, 9)
        + f'<g clip-path="{clip}">{paws}</g>'
        + rect(6, 6, CW - 12, CH - 15, "none", 6, stroke="#8d86b5", stroke_width=1.2)
        + disc(CW / 2, CH / 2, 22, base, stroke="#e9dcc0", stroke_width=2)
    )


def _known_back(row: Card, texts: Texts) -> str:
    """A facedown card the viewer remembers: the back, its strength in brackets, the sign of its theatre, no ability."""
    out = use("back", 0, 0, CW, CH) + path(
        f"M.5 {HEAD}V10A9.5 9.5 0 0 1 10 .5H{CW - 10}A9.5 9.5 0 0 1 {CW - 0.5} 10V{HEAD}Z",
        "#332e50",
    )
    out += text(14.5, 20.5, f"({row.id[1]})", 14.5, "#d8cfe8", 700, family=SERIF)
    out += name(26.5, 15, band_name(row, texts), SMALL_NAME, CW - 45, "#d8cfe8", "start")
    sign = theatre_icon(row.id[0], lit(THEATRE[row.id[0]][1], 0.4))
    return out + place(sign, CW - 16.5, 8.5, 0.56)


def _held(row: Card, s: Sheet, texts: Texts) -> str:
    """In a phone's hand of five or six: as narrow as a sixth of the page, its name in whole below."""
    t = row.id[0]
    ink = THEATRE[t][0]
    clip = s.clip("held", rect(0.5, 0.5, HW - 1, CH - 3, "#000", 9))
    art = CH - HEAD - NAME - 3
    who = animal(t, int(row.id[1]))
    picture = place(scenery(t, HW, art, s, int(row.id[1])), 0, HEAD)
    picture += place(use(f"soldier-{who}", 0, -10, 64, 80), HW / 2 - 34, HEAD + 9, 0.92)
    picture += rect(0, 0, HW, HEAD, ink) + rect(0, HEAD + art, HW, NAME + 3, ink)
    picture += place(emblem(row.key), HW - 31, HEAD + art - 31, 0.9)
    out = card(HW, CH) + f'<g clip-path="{clip}">{picture}</g>'
    out += text(14, 23.5, row.id[1], 24, PALE, 700, family=SERIF)
    out += place(theatre_icon(t, PALE), HW / 2 - 9.5, 5.5, 0.8)
    sign = {INSTANT: "instant", ONGOING: "ongoing"}.get(row.kind)
    out += place(icon(sign, "#ffe3a3"), HW - 23, 6, 0.76) if sign else ""
    middle = HEAD + art + (NAME - 1) / 2
    return out + name(HW / 2, middle, band_name(row, texts), (15, 14.6), HW - 4, PALE, "middle")


TW, TH, TILE_ART = 168, 54, 44  # a card in the list of a hand, and its picture


def _tile(row: Card, s: Sheet, texts: Texts) -> str:
    """In a phone's hand on its side: strength over the picture, then the name and what it does."""
    t = row.id[0]
    ink = THEATRE[t][0]
    clip = s.clip("tile", rect(0.5, 0.5, TW - 1, TH - 3, "#000", 9))
    who = animal(t, int(row.id[1]))
    picture = rect(0, 0, TILE_ART, TH, f"var(--lane-{t},{lit(THEATRE[t][1], 0.6)})")
    picture += place(use(f"soldier-{who}", 0, -10, 64, 80), 5, 10, 0.66)
    picture += rect(TILE_ART, 0, TW - TILE_ART, 19, ink)
    out = card(TW, TH) + f'<g clip-path="{clip}">{picture}</g>'
    out += disc(11.5, 12, 10, ink) + text(11.5, 17.5, row.id[1], 16, PALE, 700, family=SERIF)
    sign = {INSTANT: "instant", ONGOING: "ongoing"}.get(row.kind)
    room = TW - TILE_ART - 8 - (14 if sign else 0)
    words = band_name(row, texts).replace("|", "")
    out += text(TILE_ART + 5, 14, words, fit(words, 12, room), PALE, 700, "start")
    out += place(icon(sign, "#ffe3a3"), TW - 18, 1.5, 0.66) if sign else ""
    if not row.kind:
        middle = TILE_ART + (TW - TILE_ART) / 2
        return out + place(theatre_icon(t, f"var(--th-{t},{ink})"), middle - 13, 25, 1.05)
    said = texts(f"short-{row.key}")
    room = TW - TILE_ART - 8
    size = next((z for z in (11, 10.6) if len(wrap(said, z, room * 1.1)) <= 2), 9.9)
    lines = len(wrap(said, size, room * 1.1))
    top = 36.5 - (lines - 1) * size * 0.54 + size * 0.34
    return out + para(TILE_ART + 5, top, said, size, room * 1.1, 1.08, 3, fill=INK, anchor="start")


BADGE, GENERAL, COLUMN = 112, 164, 31  # widths: a badge, a general's card, one of its columns


def _badge(first: bool, texts: Texts) -> str:
    """The general on a phone: who is first, and what withdrawing gives the rival now."""
    words = texts("general-withdraw")
    return (
        rect(1, 1, BADGE - 2, 28, PAPER, 14, stroke=SEAT, stroke_width=2)
        + disc(16, 15, 10.5, SEAT)
        + text(16, 20.5, "1" if first else "2", 15, "var(--seat-ink,#fff)", 700, family=SERIF)
        + text(31, 19, words, fit(words, 11.5, 45), INK, 600, "start")
    )


def _chip(first: bool) -> str:
    """The same in less room, without words."""
    return (
        rect(1, 1, 54, 28, PAPER, 14, stroke=SEAT, stroke_width=2)
        + disc(15, 15, 10, SEAT)
        + text(15, 20.5, "1" if first else "2", 15, "var(--seat-ink,#fff)", 700, family=SERIF)
    )


def columns(first: bool) -> list[tuple[range, int]]:
    """A general's table: numbers of cards in hand, and what withdrawing with them gives."""
    points = [WITHDRAWAL_POINTS[(0 if first else 7) + cards] for cards in range(7)]
    least = 1 if first else 0
    found = []
    for value in sorted(set(points[least:])):
        cards = [n for n in range(least, 7) if points[n] == value]
        found.append((range(cards[0], cards[-1] + 1), int(value)))
    return found


def column_at(number: int) -> float:
    """The middle of a column, from the left edge of a general's card."""
    return 48 + number * COLUMN


def _general(first: bool, texts: Texts) -> str:
    """White for the first player (R27). Columns: cards in hand above, below what withdrawing with
    so many gives the rival."""
    ground, ink = ("#fffdf6", "#2b2933") if first else ("#31507a", PALE)
    w = GENERAL - 1
    out = (
        rect(0.5, 2, w, 84, shade(ground, 0.35), 9)
        + rect(0.5, 0.5, w, 83, ground, 9)
        + rect(0.5, 0.5, w, 83, "none", 9, stroke=SEAT, stroke_width=2)
    )
    out += disc(19, 19, 13, SEAT) + text(
        19, 25.5, "1" if first else "2", 18, "var(--seat-ink,#fff)", 700, family=SERIF
    )
    label = texts("general-first" if first else "general-second")
    out += text(38, 16.5, label, fit(label, 14, w - 44), ink, 700, "start", class_="wt-fit")
    words = texts("general-table")
    out += text(38, 31, words, fit(words, 13, w - 44), ink, 400, "start", class_="wt-fit")
    out += rect(9, 43, 11, 15, "none", 2, stroke=ink, stroke_width=1.4)
    out += rect(14, 40, 11, 15, ground, 2, stroke=ink, stroke_width=1.4) + star(
        17, 70, 8, 5, 0.48, ink
    )
    for i, (held, value) in enumerate(columns(first)):
        x = column_at(i)
        said = f"{held[-1]}–{held[0]}" if len(held) > 1 else str(held[0])
        out += rect(x - 14, 38, 28, 42, "none", 5, stroke=ink, stroke_width=0.8, opacity=0.45)
        out += text(x, 55, said, 15 if len(held) == 1 else 14, ink, 600)
        out += text(x, 76, str(value), 18.5, ink, 700, family=SERIF)
    return out


WAVES = (  # of the lagoon, as parts of its width and height
    *((0.06, 0.8), (0.2, 0.83), (0.84, 0.8), (0.95, 0.86), (0.03, 0.93), (0.13, 0.97), (0.9, 0.96)),
    *((0.33, 0.785), (0.66, 0.785), (0.345, 0.4), (0.66, 0.36), (0.345, 0.12), (0.66, 0.66)),
)


def _lagoon(w: float, h: float, y: float) -> str:
    """Still water around a sandbank, on which the hand lies."""
    foam, sand = "var(--foam,#fff)", "var(--sand,#f4e8c9)"
    out = "".join(
        stroke(f"M{w * x - 14} {h * up}q7-6 14 0t14 0", foam, 2, opacity=0.75) for x, up in WAVES
    )
    rx, ry = w * 0.41, h - y - 4
    out += oval(w / 2, y, rx + 14, ry, foam, opacity=0.35) + oval(
        w / 2, y, rx + 5, ry - 7, foam, opacity=0.5
    )
    return out + oval(w / 2, y, rx - 3, ry - 13, sand)


def _banner(t: str, s: Sheet, texts: Texts, size: str, w: float, h: float) -> str:
    ink, band, *_ = THEATRE[t]
    clip = s.clip(f"banner-{size}", rect(0, 0, w, h - 3, "#000", 12))
    theatre = texts(f"theatre-{t}")
    out = (
        rect(0, 3, w, h - 3, shade(band, 0.5), 12)
        + f'<g clip-path="{clip}">{scenery(t, w, h, s, 7 if size == "wide" else 9)}</g>'
    )
    if size in ("wide", "square"):
        plate = rect(10, 12, 160 if size == "wide" else 146, h - 27, PALE, 19, opacity=0.93)
        return (
            out
            + plate
            + place(theatre_icon(t, ink), 20, h / 2 - 16, 1.2)
            + text(56, h / 2 + 5.5, theatre, fit(theatre, 22, 88), "#2b2933", 700, "start", SERIF)
        )
    wide, high = (78, 24) if size == "tall" else (72, 22)  # beside the totals
    plate = rect(5, 5, wide, high, PALE, high / 2, opacity=0.93)
    letters = fit(theatre, 14, wide - 32)
    return (
        out
        + plate
        + place(theatre_icon(t, ink), 8, high / 2 - 4, 0.75)
        + text(27, high / 2 + 10, theatre, letters, "#2b2933", 700, "start")
    )


@cache
def _sheet(lang: str) -> str:
    texts = open_texts(PACKAGE, lang)
    s = Sheet(PREFIX, *TOKENS)
    _add_cards(s, texts)
    _add_theatres(s, texts)
    _add_tokens(s, texts)
    return s.text()


def _add_cards(s: Sheet, texts: Texts) -> None:
    for t, pair in ANIMALS.items():
        for kind in pair:
            s.add(f"soldier-{kind}", 64, 80, place(soldier(t, kind, s), 0, 10), None)
    s.add("back", CW, CH, _back(s), 9, f"{CW / 2} {CH / 2 + 9.5} 27 white", face="none")
    for row in CARD_TABLE:
        s.add(f"card-{row.id}", CW, CH, _face(row, s, texts, False), 9)
        s.add(f"small-{row.id}", CW, CH, _face(row, s, texts, True), 9)
        s.add(f"held-{row.id}", HW, CH, _held(row, s, texts), 9, face=f"card-{row.id}")
        s.add(f"tile-{row.id}", TW, TH, _tile(row, s, texts), 9, face=f"card-{row.id}")
        s.add(
            f"down-{row.id}",
            CW,
            CH,
            _known_back(row, texts),
            9,
            f"{CW / 2} {CH / 2 + 9.5} 27 white",
            face=f"card-{row.id}",
        )


def _add_theatres(s: Sheet, texts: Texts) -> None:
    for t, (ink, band, *_) in THEATRE.items():
        for size, w, h in (
            ("wide", 320, 78),
            ("square", 240, 72),
            ("tall", 124, 62),
            ("low", 118, 48),
        ):
            s.add(f"banner-{t}-{size}", w, h, _banner(t, s, texts, size, w, h), 12)
        s.add(f"theatre-{t}", 24, 24, theatre_icon(t, f"var(--th-{t},{ink})"), None)
        for size, w, h in (
            ("wide", 340, 650),
            ("square", 250, 508),
            ("tall", 118, 420),  # with room for a frame beside the next one's
            ("low", 113, 384),
        ):
            s.add(
                f"lane-{t}-{size}",
                w,
                h,
                rect(0, 0, w, h, f"var(--lane-{t},{lit(band, 0.6)})", 18)
                + rect(1, 1, w - 2, h - 2, "none", 17, stroke=f"var(--th-{t},{ink})", opacity=0.35),
                18,
            )
    s.add("lagoon-wide", 1090, 884, _lagoon(1090, 884, 786), None)
    s.add("lagoon-square", 780, 752, _lagoon(780, 752, 656), None)
    s.add("lagoon-tall", 390, 590, _lagoon(390, 590, 528), None)
    beach = rect(369, 36, 174, 356, "var(--sand,#f4e8c9)", 11, opacity=0.8)
    s.add("lagoon-low", 544, 390, beach, None)


def _add_tokens(s: Sheet, texts: Texts) -> None:
    s.add(
        "total",
        52,
        30,
        rect(1, 1, 50, 28, PAPER, 14, stroke=SEAT, stroke_width=2),
        14,
        "26 21 17 ink",
    )
    s.add(
        "total-held",
        52,
        30,
        rect(1, 1, 50, 28, SEAT, 14, stroke=PAPER, stroke_width=1.5),
        14,
        "26 21 17 seat",
    )
    s.add("general-first", GENERAL, 88, _general(True, texts), 9)
    s.add("general-second", GENERAL, 88, _general(False, texts), 9)
    now = rect(0, 0, 28, 22, SEAT, 5, stroke=PAPER, stroke_width=1.5)
    s.add("withdraw-now", 28, 22, now, 5, "14 17 18.5 seat")
    s.add("badge-first", BADGE, 30, _badge(True, texts), 14)
    s.add("badge-second", BADGE, 30, _badge(False, texts), 14)
    s.add("chip-first", 56, 30, _chip(True), 14)
    s.add("chip-second", 56, 30, _chip(False), 14)
    mini = rect(12, 5, 14, 20, "#4a4468", 2.5, stroke="#8d86b5", stroke_width=1) + disc(
        19, 15, 3.4, "none", stroke="#e9dcc0", stroke_width=1.2
    )
    pill = rect(1, 1, 60, 28, PAPER, 14, stroke=INK2, stroke_width=1.2)
    s.add("deck", 62, 30, pill + mini, 14, "42 20.5 15 ink")
    s.add(
        "air-drop",
        40,
        40,
        disc(20, 20, 19, SEAT, stroke=PAPER, stroke_width=1.5)
        + place(emblem("air-drop"), 7, 6, 0.82),
        20,
    )


def sheet(game: CrittersAtWar, texts: Texts) -> str:
    return _sheet(texts.lang)


def cover() -> str:
    """Three theatres side by side, one animal each."""
    s = common.cover_sheet("critters-at-war")
    out = ""
    for i, (t, kind) in enumerate((("A", "owl"), ("L", "fox"), ("S", "walrus"))):
        clip = s.clip("third", rect(0, 0, 108, 180, "#000"))  # a little over the next: no seam
        picture = scenery(t, 108, 180, s, i + 2) + place(soldier(t, kind, s), 53 - 38, 74, 1.2)
        out += place(f'<g clip-path="{clip}">{picture}</g>', i * 106.5)
    return common.cover(s, out)
