"""Six die faces, province seals, fourteen walled cities: drawn from the game's own table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from wartable.games.age_of_war.engine.components import CITY_TABLE, FACES, PROVINCE_TABLE, City
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.names import TROOPS, cities_of
from wartable.i18n import Texts
from wartable.scene import common
from wartable.scene.pen import (
    INK,
    INK2,
    PAPER,
    PAPER2,
    RULE,
    SEAT,
    SEAT_INK,
    SERIF,
    Sheet,
    card,
    disc,
    fit,
    lit,
    mix,
    path,
    place,
    rect,
    stroke,
    text,
)
from wartable.scene.solids import Iso, ridge

# earth and pigment names, one per province: hue and seal differ, never hue alone
PIGMENTS = {
    "chu": ("#c9572f", "#f6d9a8", "#e8925a"),
    "zhao": ("#4a6d8c", "#dfe6e4", "#93aebf"),
    "qi": ("#7b5a94", "#efdcdf", "#c098bd"),
    "wei": ("#a93a4a", "#f7dccb", "#dd8a7f"),
    "yan": ("#54605f", "#e5e0d2", "#a3aba3"),
    "han": ("#3d7a5c", "#e9e8c9", "#93b98c"),
}
TROOP = {
    "infantry": "#3d5a80",
    "archers": "#3c7a4e",
    "cavalry": "#a6472f",
    "general": "#96700f",
}
TOKENS = (
    "--accent: light-dark(#a63a26, #f09a7d)",
    "--glow: light-dark(#f6d9b0, #3a2430)",
    "--table: light-dark(#f1e5d3, #1d1a26)",
    "--infantry: light-dark(#34547d, #9cc0ee)",
    "--archers: light-dark(#2f6b42, #86d09a)",
    "--cavalry: light-dark(#9c3e27, #f2a184)",
    "--general: light-dark(#7d5b06, #ecc65e)",
    "--chu: light-dark(#ad421c, #f0a079)",
    "--zhao: light-dark(#3e6080, #9fc3e2)",
    "--qi: light-dark(#6f4f89, #cfaee6)",
    "--wei: light-dark(#9d3143, #f29aa2)",
    "--yan: light-dark(#4b5756, #bcc8c4)",
    "--han: light-dark(#2f6b4e, #8fd0ab)",
)

CARD_W, ART_H = 124, 66
LINES_AT = ART_H + 21.5  # where the first line may begin
GAP, HEAD = 8, 36  # of a province's tray: between cards, above them
INSET = 3.0  # of a line that can be filled: its frame is drawn 2 around it
LEAST_SUM = 15.7  # letters of a sum that are read on a phone
MOST_LINE, BETWEEN = 38, 4  # the height of a line where there is room, and between lines


@dataclass(frozen=True)
class Form:
    """How high a city's card is: its lines share the paper, be they one or four."""

    suffix: str  # of symbols
    height: float
    letters: float = 16.4  # how large names are
    head: float = 17  # and those of provinces
    points: float = 16  # on a city's banner
    most: float = MOST_LINE  # how high a line may be, and so many times as large as in a row of 20
    times: float = 1.5

    @property
    def tray(self) -> float:
        """How high the tray of a province is."""
        return self.height + HEAD + GAP

    def line(self, count: int, row: int) -> tuple[float, float]:
        """Where a line of so many begins, from the top of the card, and how high it is."""
        space, gap = self.height - LINES_AT - 5.5, BETWEEN if count < 4 else 1.7
        high = min(self.most, (space - gap * (count - 1)) / count)
        first = LINES_AT + (space - high * count - gap * (count - 1)) / 2
        return first + row * (high + gap), high


WIDE_CARD, TALL_CARD, LOW_CARD = (
    Form("", 206),
    Form("-tall", 170),
    Form("-low", 250, 19, 19.5, 18, 50, 2),
)


def form_of(symbol: str) -> Form:
    """The form of the card that a symbol shows."""
    return next((form for form in (TALL_CARD, LOW_CARD) if symbol.endswith(form.suffix)), WIDE_CARD)


# where the dice lie, by layout
TRAYS = (
    ("tray", 700, 116),
    ("tray-small", 188, 132),
    ("tray-low", 392, 54),
    ("tray-square", 690, 86),
    ("tray-far", 252, 602),
)


def tray_width(cities: int) -> float:
    """How wide the tray of a province with so many cities is."""
    return cities * (CARD_W + GAP) + GAP


def seal(province: str, c: str) -> str:
    """24-unit seals: flame bird, wall, wave, gate, swallow, leaf."""
    return {
        "chu": path(
            "M12 3c3 4 6 5 6 10a6 6 0 0 1-12 0c0-3 1.5-4.5 3-6 0 2 1 3 2 3 1.5-1.5 1.5-4 1-7Z", c
        ),
        "zhao": path("M4 20V9h3v2.5h3V9h4v2.5h3V9h3V20h-5v-4a3 3 0 0 0-6 0v4Z", c),
        "qi": stroke("M3 9c3-4 6-4 9 0s6 4 9 0M3 15.5c3-4 6-4 9 0s6 4 9 0", c, 2.6),
        "wei": path("M3 5.5h18v3h-2.5V20h-3.5V8.5H9V20H5.5V8.5H3Z", c),
        "yan": path(
            "M3 6c5 0 7 2.5 9 6 2-3.5 4-6 9-6-1 5-4 8-7 9l2 5-4-3-4 3 2-5C7 14 4 11 3 6Z", c
        ),
        "han": path("M20 4C9 3.5 4 9 5 16l-1.5 4.5 3-3C14 18.5 20 13.5 20 4Z", c)
        + stroke("M7 16.5C10 12.5 13 10 16 8", PAPER, 1.6),
    }[province]


def troop(kind: str, c: str) -> str:
    """24-unit troop icons: halberd, bow, horse, helmet."""
    if kind == "infantry":
        return path("M11 7h2V22h-2ZM12 1.5l2.8 5.5h-5.6ZM13 8.5h4.5c0 3-1.5 4.5-4.5 4.5Z", c)
    if kind == "archers":
        return (
            stroke("M8 2.5c8 3.5 8 15.5 0 19", c, 2.4)
            + stroke("M8 2.5V21.5", c, 1.2)
            + stroke("M3 12H19", c, 1.75)
            + path("M22 12l-5.5-3.2v6.4Z", c)
        )
    if kind == "cavalry":
        return path(
            "M7 22c0-5 1-7 3-9.5l-3.6 1.2c-1.4.5-2.7-.2-3.1-1.5L3 11l6-5.2L10.5 2l2.2 2.6C18 6 21 11 20.5 22Z",
            c,
        ) + disc(10.8, 8.3, 1.1, PAPER)
    return path("M4 15.5a8 8 0 0 1 16 0v1.5H4ZM2.5 18.5h19l-2 3.5h-15ZM12 1l1.8 5h-3.6Z", c) + path(
        "M12 8l1.7 3.4L12 14.8l-1.7-3.4Z", PAPER
    )


def ink(kind: str) -> str:
    """A troop's colour on paper, by theme."""
    return f"var(--{kind},{TROOP[kind]})"


def die(face: str) -> str:
    """Dice stay ivory in both themes, and so does their ink. Without a face: not rolled yet."""
    body = (
        rect(2, 5, 60, 58, "var(--die-edge,#b9a67f)", 13)
        + rect(2, 1, 60, 58, "var(--die,#fffaf0)", 13)
        + rect(2, 1, 60, 58, "none", 13, stroke="var(--die-line,#d8c9a8)", stroke_width=1)
    )
    if not face:
        return body
    if not face.isdigit():
        kind = TROOPS[face]
        return body + place(troop(kind, TROOP[kind]), 32 - 12 * 1.85, 30 - 12 * 1.85, 1.85)
    k = int(face)
    xs = {1: (32,), 2: (22, 42), 3: (15, 32, 49)}[k]
    size = {1: 1.9, 2: 1.75, 3: 1.5}[k]
    halberd = troop("infantry", TROOP["infantry"])
    return body + "".join(
        place(halberd, x - 12 * size - (0.8 if k > 1 else 1), 30 - 12 * size, size) for x in xs
    )


def city_art(city: City, sheet: Sheet, w: float, h: float) -> str:
    """A walled city under its province's sky: as many towers as it has points."""
    main, pale, mid = PIGMENTS[city.province]
    sky = sheet.sky(f"sky-{city.province}", mix(mid, main, 0.25), pale)
    k = sum(map(ord, city.key))
    sun = disc(
        w * (0.3 + 0.36 * ((k * 7) % 10) / 10), h * 0.36, h * 0.2, lit(pale, 0.55), opacity=0.9
    )
    peaks = [
        (w * (0.1 + 0.27 * i), h * (0.34 + 0.13 * ((k + i * 3) % 3)), w * 0.3) for i in range(4)
    ]
    out = (
        rect(0, 0, w, h, sky)
        + sun
        + ridge(h * 0.86, peaks, mix(mid, pale, 0.5), mix(mid, pale, 0.15))
    )
    tall = {1: 0.15, 2: 0.15, 3: 0.138, 4: 0.126}[city.points]
    i = Iso(w / 2, h * (1.02 - 2.35 * tall), h * tall)
    wall, stone = "#efd9b4", lit(mix(main, "#d9b98a", 0.7), 0.1)
    i.box(
        -2.6, -2.6, -0.9, 5.2, 5.2, 0.9, mix(main, "#8a7a66", 0.55), top=mix(pale, "#b6bf8d", 0.45)
    )
    if city.points == 1:
        i.pagoda(0.1, 0.1, 0, 1.7, 2, wall, main)
    elif city.points == 2:
        i.pagoda(-0.7, 0.9, 0, 1.3, 2, wall, main).pagoda(0.9, -0.7, 0, 1.3, 3, wall, main)
    elif city.points == 3:
        i.pagoda(-0.8, -0.8, 0, 1.7, 3, wall, main)
        i.pagoda(-1.1, 1.4, 0, 1.0, 1, wall, main).pagoda(1.4, -1.1, 0, 1.0, 1, wall, main)
    else:
        i.pagoda(-0.9, -0.9, 0, 1.9, 4, wall, main)
        i.pagoda(-1.2, 1.5, 0, 1.0, 2, wall, main).pagoda(1.5, -1.2, 0, 1.0, 2, wall, main)
    # the curtain wall with a gate, in front
    i.box(-2.6, 2.15, 0, 5.2, 0.45, 0.62, stone).box(2.15, -2.6, 0, 0.45, 4.75, 0.62, stone)
    i.box(1.75, 1.75, 0, 0.95, 0.95, 1.1, stone).pyramid(1.6, 1.6, 1.1, 1.25, 1.25, 0.6, main)
    return out + str(i)


def battle_line(need: str, y: float, high: float, most: float) -> str:
    """One row: the faces it needs, or a halberd and the sum; as large as its height allows."""
    w, k = CARD_W, min(high / 20, most)
    size, top = 0.81 * k, y + high / 2 - 9.7 * k
    out = rect(7, y, w - 14, high, PAPER2, 5)
    if need.isdigit():
        halberd = place(troop("infantry", ink("infantry")), w / 2 - 24 * k, top, size)
        letters = max(16 * k, LEAST_SUM)
        number = text(w / 2 + 9 * k, top + 15.3 * k, need, letters, ink("infantry"), 700)
        return out + halberd + number
    n = len(need)
    for j, symbol in enumerate(need):
        kind, x = TROOPS[symbol], w / 2 - 10 * k + (j - (n - 1) / 2) * 27 * k
        out += place(troop(kind, ink(kind)), x, top, size)
    return out


def city_card(city: City, name: str, form: Form) -> str:
    """A city: its picture, points on a banner, the province's seal, its name and its lines."""
    main = PIGMENTS[city.province][0]
    out = card(CARD_W, form.height) + f'<use href="#aow-art-{city.key}"/>'
    out += path(f"M{CARD_W - 31} 0h22v29l-11-6-11 6Z", main)
    out += text(CARD_W - 20, 18.5, str(city.points), form.points, "#fffaf0", 700)
    out += disc(17, 17, 11.5, PAPER, opacity=0.94)
    out += place(seal(city.province, f"var(--{city.province},{main})"), 8.6, 8.6, 0.7)
    size = fit(name, form.letters, CARD_W - 4)
    out += text(CARD_W / 2, ART_H + 15.5, name, size, INK, 700, family=SERIF)
    for number, need in enumerate(city.lines):
        out += battle_line(need, *form.line(len(city.lines), number), form.times)
    return out


def picture(city: City, sheet: Sheet) -> str:
    """The upper part of a card, cut to its corners."""
    cut = f"M1 10A9 9 0 0 1 10 1H{CARD_W - 10}A9 9 0 0 1 {CARD_W - 1} 10V{ART_H}H1Z"
    clip = sheet.clip("art", path(cut, "#000"))
    return f'<g clip-path="{clip}">{city_art(city, sheet, CARD_W, ART_H)}</g>'


def province_tray(key: str, points: int, name: str, form: Form) -> str:
    """The ground of a province: its seal, its name, what it is worth complete. A lock has room
    between them."""
    colour = f"var(--{key},{PIGMENTS[key][0]})"
    w, h = tray_width(len(cities_of(key))), form.tray
    return (
        rect(0, 0, w, h, "var(--tray,#00000010)", 14)
        + rect(0, 0, w, h, "none", 14, stroke=colour, stroke_width=1.5, opacity=0.5)
        + place(seal(key, colour), 12, 6, 0.9)
        + text(38, 23, name, fit(name, form.head, w - 92), INK, 700, "start", SERIF)
        + text(w - 12, 22.5, str(points), 17, colour, 700, "end")
    )


def flag(seat: int) -> str:
    """Whose a city is: a pennant in the seat's colour with the seat's shape."""
    cloth = path("M3 0H25V38L14 31 3 38Z", SEAT, stroke=PAPER, stroke_width=1.5)
    return cloth + common.seat_shape(seat, 14, 15, 7, SEAT_INK)


def edge(seat: int) -> str:
    """The same, where a flag is small: a stripe in the seat's colour below the city's picture."""
    return rect(0, 0, CARD_W - 2, 5, SEAT)


def lock(seat: int) -> str:
    """A complete province: nobody takes it any more."""
    rim = common.seat_shape(
        seat, 23, 23, 17, "none", stroke=SEAT_INK, stroke_width=1.2, opacity=0.5
    )
    return (
        disc(23, 23, 21, SEAT, stroke=PAPER, stroke_width=2)
        + rim
        + place(common.icon("lock", SEAT_INK), 12.5, 11, 0.88)
    )


def special_badge(filled: bool, open: bool = False) -> str:
    """The extra general line of a city in somebody's hands: a helmet on the picture's corner.
    `open`: it can be filled now."""
    if open:
        return disc(14, 14, 13, "var(--accent)", stroke=PAPER, stroke_width=1.5) + place(
            troop("general", PAPER), 4.6, 4.2, 0.78
        )
    if filled:
        return disc(14, 14, 13, "var(--done,#2f6f57)", stroke=PAPER, stroke_width=1.5) + stroke(
            "M8.5 14.5l4 4 7-8", "#fffaf0", 2.6
        )
    ring = disc(14, 14, 13, PAPER, stroke=ink("general"), stroke_width=1.5, stroke_dasharray="4 3")
    return ring + place(troop("general", ink("general")), 4.6, 4.2, 0.78)


def filled_line(high: float) -> str:
    """A line that needs nothing more."""
    k = min(high / 20, 1.5)
    tick = place(stroke("M-6.5 0.5l4.5 4.5 8.5-9", "#fffaf0", 2.6), (CARD_W - 14) / 2, high / 2, k)
    return rect(0, 0, CARD_W - 14, high, "var(--done,#2f6f57)", 5) + tick


def _add_cards(s: Sheet, form: Form, cities: tuple[str, ...], provinces: tuple[str, ...]) -> None:
    """Cities, trays and lines in one form."""
    for city, name in zip(CITY_TABLE, cities, strict=True):
        face = f"city-{city.key}" if form.suffix else None
        id = f"city-{city.key}{form.suffix}"
        s.add(id, CARD_W, form.height, city_card(city, name, form), 9, face=face)
    for province, name in zip(PROVINCE_TABLE, provinces, strict=True):
        w, key = tray_width(len(cities_of(province.key))), province.key
        tray = province_tray(key, province.points, name, form)
        s.add(f"province-{key}{form.suffix}", w, form.tray, tray, 14)
    for count in range(1, 5):
        _, high = form.line(count, 0)
        w = CARD_W - 14
        s.add(f"filled-{count}{form.suffix}", w, high, filled_line(high), 5)
        # its frame lies within the line: two neighbours that can be filled stay two
        within = w - 2 * INSET, high - 2 * INSET
        bare = rect(0, 0, *within, "#000", 4, fill_opacity=0)
        s.add(f"line-{count}{form.suffix}", *within, bare, 2, face="none")


@lru_cache(maxsize=16)  # by language, and by the names that owners correct
def _draw(cities: tuple[str, ...], provinces: tuple[str, ...]) -> str:
    s = Sheet("aow", *TOKENS)
    for face in FACES:
        s.add(f"die-{face.lower()}", 64, 64, die(face), 13)
    blank = rect(
        3,
        3,
        58,
        58,
        "none",
        13,
        stroke=INK2,
        stroke_width=1.5,
        stroke_dasharray="4 5",
        opacity=0.55,
    )
    s.add("die-blank", 64, 64, blank, 13)
    s.add("die-left", 64, 64, die(""), 13)
    for city in CITY_TABLE:
        s.part(f"art-{city.key}", picture(city, s))
    for form in (WIDE_CARD, TALL_CARD, LOW_CARD):
        _add_cards(s, form, cities, provinces)
    for seat in range(6):
        s.add(f"flag-{seat}", 28, 40, flag(seat), None)
        s.add(f"edge-{seat}", CARD_W - 2, 5, edge(seat), None)
        s.add(f"locked-{seat}", 46, 46, lock(seat), 23)
    s.add("special", 28, 28, special_badge(False), None)
    s.add("special-open", 28, 28, special_badge(False, open=True), 14)
    s.add("special-filled", 28, 28, special_badge(True), None)
    for name, w, h in TRAYS:
        ground = rect(0, 0, w, h, "var(--tray,#00000010)", 16)
        s.add(name, w, h, ground + rect(0, 0, w, h, "none", 16, stroke=RULE, stroke_width=1), 16)
    return s.text()


def sheet(game: AgeOfWar, texts: Texts) -> str:
    """All symbols, with names in the reader's language."""
    return _draw(
        tuple(texts(f"city-{city.key}") for city in CITY_TABLE),
        tuple(texts(f"province-{province.key}") for province in PROVINCE_TABLE),
    )


@cache
def cover() -> str:
    """A city wall in the evening."""
    s = common.cover_sheet("age-of-war")
    w, h, wall, roof = common.COVER_WIDTH, common.COVER_HEIGHT, "#f2ddb8", "#b5432a"
    out = rect(0, 0, w, h, s.sky("sky", "#d9693c", "#f3b27a", "#fbe6c0")) + disc(
        228, 62, 30, "#fff1d4"
    )
    out += ridge(
        150, [(40, 84, 90), (130, 60, 80), (215, 96, 100), (300, 70, 80)], "#eab184", "#d98f6a"
    )
    out += rect(0, 150, w, 30, "#e0a877")
    i = Iso(160, 118, 11)
    i.box(-5.4, -3.6, -1.2, 10.8, 7.2, 1.2, "#8f5a4e", top="#d9c08a")
    i.pagoda(-2.6, -2.2, 0, 1.9, 3, wall, roof).pagoda(1.8, -1.6, 0, 2.3, 4, wall, roof)
    i.pagoda(-3.6, 1.4, 0, 1.5, 2, wall, roof).pagoda(0.4, 1.2, 0, 1.4, 2, wall, roof)
    i.box(-5.4, 3.1, 0, 10.8, 0.5, 0.8, "#c99a76").box(4.9, -3.6, 0, 0.5, 6.7, 0.8, "#c99a76")
    i.box(4.5, 2.7, 0, 1.2, 1.2, 1.5, "#c99a76").pyramid(4.3, 2.5, 1.5, 1.6, 1.6, 0.9, roof)
    return common.cover(s, out + str(i))
