"""The sheet: the map as folded paper, figures, orders on wooden plaques, influence and fate.

Everything with a figure on it is drawn from the box, so a corrected box corrects the picture.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Any

from wartable.games.small_samurai_empires.art.hearts import heart
from wartable.games.small_samurai_empires.art.icons import (
    KEEP,
    helmet,
    keep,
    mountain_shape,
    order_icon,
    rice,
    torii,
    tsuba,
)
from wartable.games.small_samurai_empires.data import Box, box_of, packaged
from wartable.games.small_samurai_empires.engine.components import (
    COLOUR_KEYS,
    ORDER_KEYS,
    PROVINCE_KEYS,
    QUICK_KEYS,
    REGION_KEYS,
)
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.names import mission_asks
from wartable.i18n import Texts
from wartable.i18n import texts as texts_of
from wartable.scene import common
from wartable.scene.common import seat_shape
from wartable.scene.pen import (
    INK,
    INK2,
    PAPER,
    PAPER2,
    RULE,
    SEAT,
    SEAT_INK,
    SERIF,
    Point,
    Sheet,
    card,
    disc,
    fit,
    n,
    para,
    path,
    place,
    poly,
    rect,
    star,
    stroke,
    text,
    title,
    wrap,
)
from wartable.scene.solids import Iso

REGION = {"purple": "#b9a6d6", "turquoise": "#8bcac1", "orange": "#f0be7c", "grey": "#c3beb5"}
REGION_INK = {"purple": "#6a4d94", "turquoise": "#1f6f6a", "orange": "#8f510a", "grey": "#5c5852"}
TOKENS = (
    "--accent: light-dark(#b0006a, #ff8ad0)",  # unlike the colours of seats and regions
    "--glow: light-dark(#cfe3e8, #1d3550)",
    "--table: light-dark(#dbe7e8, #14202f)",
    "--reg-purple: light-dark(#b9a6d6, #7c6aa6)",
    "--reg-turquoise: light-dark(#8bcac1, #3f8983)",
    "--reg-orange: light-dark(#f0be7c, #b07a35)",
    "--reg-grey: light-dark(#c3beb5, #7b7873)",
    "--reg-ink-purple: light-dark(#6a4d94, #c7b3ee)",
    "--reg-ink-turquoise: light-dark(#1f6f6a, #86d9d0)",
    "--reg-ink-orange: light-dark(#8f510a, #f2bf7a)",
    "--reg-ink-grey: light-dark(#5c5852, #cbc6be)",
    "--surf: light-dark(#ffffff, #6f9cc8)",
    "--cliff: light-dark(#7b6d7c, #0d1420)",
    "--map-line: light-dark(#fffaf0, #1b2433)",
    "--map-ink: light-dark(#2b2933, #fbf4e4)",
    "--map-halo: light-dark(#fff8e8d9, #141c2ad9)",
)
WOOD, WOOD2, CARVED = "#d9a866", "#a9713a", "#4a2c14"
FIGURES = {"brown": "#8a5a33", "black": "#2b2933", "white": "#fdfbf4"}
MAP_W, MAP_H = 1000, 1400
TRACK_W, TRACK_H, TRACK_X = 440, 68, 112  # of the influence rows
MINI_W = 185  # of those on a phone: room for two figures of each of four seats
ASKED, ASKS_W = 11.8, 94  # size of what a mission asks for, and the room for its lines
MARKED = {  # marks of provinces that a mission may ask for
    "resource": (rice("#5f7a2c", "#b9820c"), tsuba()),
    "shrine": (torii("#b93423"),),
    "capital": (star(12, 12, 12, 5, 0.48, "#a87408"),),
}
WAVES = (
    *((120, 180), (240, 420), (90, 640), (330, 560), (200, 260), (900, 430)),
    *((940, 1120), (760, 1240), (640, 1340), (80, 840), (300, 760), (860, 1330)),
)


def region_fill(key: str) -> str:
    return f"var(--reg-{key},{REGION[key]})"


def region_ink(key: str) -> str:
    return f"var(--reg-ink-{key},{REGION_INK[key]})"


def sheet(game: SmallSamuraiEmpires, texts: Texts) -> str:
    """All symbols, with names in the reader's language and the figures of the game's box."""
    box = box_of(game)
    return _packaged(texts.lang) if box == packaged() else _draw(box, texts)


@lru_cache(maxsize=8)
def _packaged(lang: str) -> str:
    """The sheet that nearly every table shows; those of corrected boxes are the hosts' to keep."""
    return _draw(packaged(), texts_of("wartable.games.small_samurai_empires", lang))


def _draw(box: Box, reader: Texts) -> str:
    s = Sheet("sse", *TOKENS)
    _map(s, box)
    _names(s, reader)
    _marks(s)
    _seats(s)
    _orders(s, box, reader)
    _cells(s)
    _prices(s)
    _tracks(s, box, reader)
    _fate(s, reader)
    _missions(s, box, reader)
    return s.text()


# ---- the map


def _outline(box: Box, fill: str = "none", **kw: object) -> str:
    return "".join(path(_ring(row["polygon"]), fill, **kw) for row in box.data["province"].values())


def _ring(points: list[list[int]]) -> str:
    return f"M{'L'.join(f'{n(x)} {n(y)}' for x, y in points)}Z"


def _map(s: Sheet, box: Box) -> None:
    surf = {"stroke": "var(--surf,#fff)", "stroke_linejoin": "round"}
    sea = "".join(
        f'<g opacity="{o}">{_outline(box, "var(--surf,#fff)", stroke_width=w, **surf)}</g>'
        for w, o in ((96, 0.16), (60, 0.2), (28, 0.28))
    )
    cliff = "var(--cliff,#7d6a72)"
    rim = {"stroke": cliff, "stroke_width": 3, "stroke_linejoin": "round"}
    cliffs = place(_outline(box, cliff, **rim), 0, 14) + place(_outline(box, cliff), 0, 7)
    waves = "".join(
        stroke(f"M{x} {y}q10-9 20 0t20 0", "var(--surf,#fff)", 3, opacity=0.55) for x, y in WAVES
    )
    s.add("sea", MAP_W, MAP_H, waves + sea + cliffs, None)
    s.add("links", MAP_W, MAP_H, links(box), None)
    for key in PROVINCE_KEYS:
        row = box.data["province"][key]
        width, height, body = _province(s, key, row)
        x, y = heart(key, row)
        left, top = (min(point[axis] for point in row["polygon"]) for axis in range(2))
        s.add(
            f"prov-{key}", width, height, body, None, mark=f"{n(x - left + 34)} {n(y - top - 44)}"
        )
    s.add("mountain", 52, 46, mountain_shape(), None)
    back = disc(39, 34, 12, "#3d3763", stroke="#f0d9a8", stroke_width=1.8)
    s.add(
        "mountain-token",
        52,
        46,
        mountain_shape() + back + text(39, 40, "?", 17.5, "#f0d9a8", 700, class_="wt-word"),
        10,
    )
    s.add(
        "expedition",
        52,
        46,
        mountain_shape() + stroke("M26 4V-12M26-12h14l-4 5 4 5H26", INK, 3),
        10,
    )


def links(box: Box) -> str:
    """Sea lines as drawn; between other neighbours that do not touch, a line of the same kind;
    between provinces that touch and are no neighbours, a wall. Borders of regions are darker."""
    rows = box.data["province"]
    drawn = {frozenset(name.split("-")): row["line"] for name, row in box.data["sea-line"].items()}
    edges: dict[frozenset[Point], list[str]] = {}
    for key, row in rows.items():
        ring = [(float(x), float(y)) for x, y in row["polygon"]]
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
            edges.setdefault(frozenset((start, end)), []).append(key)
    touching = {frozenset(owners) for owners in edges.values() if len(owners) == 2}
    out = ""
    joined = {frozenset((k, o)) for k, row in rows.items() for o in (*row["land"], *row["sea"])}
    for pair in sorted(joined, key=sorted):
        a, b = sorted(pair)
        if pair in drawn and b in rows[a]["sea"]:
            out += _dotted(*drawn[pair])
        elif pair not in touching or b in rows[a]["sea"]:
            out += _dotted(rows[a]["centre"], rows[b]["centre"])
    for edge, owners in edges.items():
        (ax, ay), (bx, by) = sorted(edge)
        line = f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
        if len(owners) == 2 and frozenset(owners) not in joined:
            out += stroke(line, "var(--map-ink,#2b2933)", 9)
        elif len({rows[owner]["region"] for owner in owners}) == 2:
            out += stroke(line, "var(--map-ink,#2b2933)", 4, opacity=0.6)
    return out


def _dotted(a: list[int], b: list[int]) -> str:
    road = f"M{a[0]} {a[1]}L{b[0]} {b[1]}"
    return stroke(road, "var(--map-ink,#2b2933)", 4, stroke_dasharray="1 11")


def _province(s: Sheet, key: str, row: Any) -> tuple[float, float, str]:
    points = row["polygon"]
    x0, y0 = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - x0, max(y for _, y in points) - y0
    ring = [(x - x0, y - y0) for x, y in points]
    cx, cy = row["centre"][0] - x0, row["centre"][1] - y0
    d = _ring([[x, y] for x, y in ring])
    clip = s.clip(f"clip-{key}", f'<path d="{d}"/>')
    folds = ""
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        mx, my = (ax + bx) / 2 - cx, (ay + by) / 2 - cy  # each fold catches the light by its facing
        k = -(mx * 0.6 + my * 0.8) / max(1, math.hypot(mx, my))
        tone, depth = ("#fff6e0", 0.3) if k > 0 else ("#2a2148", 0.13)
        folds += poly([(cx, cy), (ax, ay), (bx, by)], tone, opacity=round(abs(k) * depth, 3))
    body = path(d, region_fill(row["region"])) + f'<g clip-path="{clip}">{folds}</g>'
    round_join = {"stroke_linejoin": "round"}
    rim = path(d, "none", stroke="var(--seat,none)", stroke_width=26, **round_join)
    body += f'<g clip-path="{clip}">{rim}</g>'  # of whoever controls it
    body += path(d, "none", stroke="var(--map-line,#fffaf0)", stroke_width=3, **round_join)
    body += path(d, "none", stroke="var(--mark,none)", stroke_width=7, **round_join)
    return width, height, body


def _names(s: Sheet, reader: Texts) -> None:
    for key in PROVINCE_KEYS:
        name = reader(f"province-{key}")
        halo: dict[str, Any] = {
            "stroke": "var(--map-halo,#fff8e8)",
            "stroke_width": 4,
            "paint_order": "stroke",
        }
        body = text(
            50,
            18,
            name,
            19,
            "var(--map-ink,#2b2933)",
            700,
            family=SERIF,
            stroke_linejoin="round",
            class_="wt-fit",
            **halo,
        )
        s.add(f"name-{key}", 100, 24, body, None)


def _marks(s: Sheet) -> None:
    """What a province is, and what lies on it: shape first, then colour."""
    light, dusk = "#f4ead2", "#5d5864"  # the same in both themes: they lie on dark land too
    paper = disc(20, 20, 19, light, stroke=dusk, stroke_width=1.5)
    s.add("capital", 40, 40, paper + star(20, 20.5, 14, 5, 0.48, "#a87408"), 20)
    s.add("shrine", 40, 40, paper + place(torii("#b93423"), 7.4, 8, 1.05), 20)
    s.add("food", 40, 40, paper + place(rice("#5f7a2c", "#b9820c"), 6.8, 6.5, 1.1), 20)
    s.add("bushido", 40, 40, paper + place(tsuba(), 6.2, 6.2, 1.15), 20)
    s.add("resource", 40, 40, paper + text(20, 27, "?", 20, dusk, 700), 20)
    for dots, key in enumerate(COLOUR_KEYS, 1):
        c = FIGURES[key]
        edge = {"stroke": dusk, "stroke_width": 1.2}
        bed = disc(20, 20, 19, light, stroke=dusk, stroke_width=1.5)
        gate = f'<g stroke="{dusk}" stroke-width="0.9">{torii(c)}</g>'
        row = "".join(disc(20 + (i - (dots - 1) / 2) * 7, 34, 2.6, c, **edge) for i in range(dots))
        s.add(f"shrine-{key}", 40, 40, bed + place(gate, 8.6, 4.5, 0.95) + row, 20)


def _seats(s: Sheet) -> None:
    """Figures of each seat: its own outline, under a crescent crest, on a roof, on a plaque."""
    for k in range(4):
        horns = "M24 16C18 14 13 9.5 12 3M24 16c6-2 11-6.5 12-13"
        crest = stroke(horns, PAPER, 6) + stroke(horns, SEAT, 3.6)
        rim = {"stroke": PAPER, "stroke_width": 2.5, "stroke_linejoin": "round"}
        body = crest + seat_shape(k, 24, 33, 16.5, SEAT, **rim)
        s.add(f"army-{k}", 48, 54, body, 14, f"24 {44 if k == 1 else 42.5} 28 seat")
        foot = seat_shape(k, 30, 54, 8.6, SEAT, stroke=PAPER, stroke_width=1.8)
        s.add(f"castle-{k}", 60, 64, keep(30, 41, 9.8, SEAT) + foot, 12)
        back = _plaque(seat_shape(k, 28, 36, 13, SEAT_INK), SEAT, "var(--edge,#a9713a)")
        s.add(f"order-back-{k}", 56, 60, back, 8)
        marker = seat_shape(k, 12, 12, 8.6, SEAT, stroke=PAPER, stroke_width=1.8)
        s.add(f"marker-{k}", 24, 24, marker, 12)
        small = seat_shape(k, 9, 9, 6.6, SEAT, stroke=PAPER, stroke_width=1.2)
        s.add(f"value-{k}", 36, 18, small, None, "18 14 14 ink start")
        pill = rect(1, 1, 98, 38, PAPER, 12, stroke=RULE, stroke_width=1)
        shape = seat_shape(k, 20, 20, 10, SEAT, stroke=PAPER, stroke_width=1.5)
        s.add(f"score-{k}", 100, 40, pill + shape, 12, "47 27 20 ink")
        turn = rect(1.5, 1.5, 97, 37, "none", 11.5, stroke=SEAT, stroke_width=3)
        s.add(f"score-{k}-on", 100, 40, pill + shape + turn, 12, "47 27 20 ink")
    s.add("value-ahead", 36, 18, "", None, "24 14 14 ink")
    s.add("ahead", 36, 20, "", None, "18 15 13.5 muted")
    bar = rect(1, 1, 42, 11, SEAT, 5.5, stroke=PAPER, stroke_width=2.5)
    s.add("control", 44, 13, bar, None)  # under the figure of whoever controls the province
    frame = rect(2, 2, 24, 14, "none", 4, stroke=INK, stroke_width=4.5)
    s.add("legend-control", 220, 18, frame, None, "34 14 13 ink start")


# ---- orders


def _plaque(body: str, fill: str = WOOD, edge: str = WOOD2) -> str:
    """A wooden wish plaque, 56 x 58."""
    return (
        path("M28 3L54 17V55a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V17Z", edge)
        + path("M28 1L54 15V53a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V15Z", fill)
        + path("M28 1L54 15H2Z", "#2a2148", opacity=0.14)
        + body
    )


def moves_of(box: Box, key: str) -> str:
    row = box.data["order"][key]
    if key == "move-2-3":
        return f"{row['free']}–{row['free'] + row['extra']}"
    return str(row.get("free", ""))


def _orders(s: Sheet, box: Box, reader: Texts) -> None:
    """Face up on wood; the owner's own face-down ones on the seat's colour."""
    for key in ORDER_KEYS:
        name = title(53, 17, reader(f"order-{key}"), 14, 90, fill=INK2, class_="wt-fit")
        s.add(f"order-name-{key}", 106, 34, name, None)
        short = reader(f"order-short-{key}")
        name = text(28, 10.5, short, fit(short, 10.4, 55, 9.5), INK, 600)
        s.add(f"short-name-{key}", 56, 14, name, None)
        carved = place(order_icon(key, CARVED, moves_of(box, key)), 12.4, 17.5, 1.3)
        s.add(f"order-{key}", 60, 60, place(_plaque(carved), 2, 0), 8, face="none", mark="8 8")
        inlaid = place(order_icon(key, SEAT_INK, moves_of(box, key)), 12.4, 17.5, 1.3)
        s.add(f"own-{key}", 56, 60, _plaque(inlaid, SEAT, "var(--edge,#a9713a)"), 8, face="none")


def _cells(s: Sheet) -> None:
    for region in REGION_KEYS:
        rim = {"stroke": region_ink(region), "stroke_width": 2.5}
        bed = rect(1, 1, 94, 70, PAPER, 16, **rim) + rect(5, 5, 60, 62, PAPER2, 11)
        s.add(f"cell-{region}", 96, 72, bed, 16, "79 28 17 ink")
        for key in QUICK_KEYS:
            quick = place(order_icon(key, region_ink(region)), 69.5, 42, 0.92)
            s.add(f"cell-{region}-{key}", 96, 72, bed + quick, 16, "79 28 17 ink")


def _prices(s: Sheet) -> None:
    """What covering an order costs, on its cell; and which cell is carried out."""
    pill = rect(0.75, 0.75, 42.5, 22.5, PAPER, 11, stroke=INK2, stroke_width=1.5)
    pill += disc(12, 12, 10.5, "#f4ead2")
    s.add("price-bushido", 44, 24, pill + place(tsuba(), 2.4, 2.4, 0.8), None, "31 18.5 18.5 ink")
    grain = place(rice("#5f7a2c", "#b9820c"), 3, 2.6, 0.75)
    s.add("price-food", 44, 24, pill + grain, None, "31 18.5 18.5 ink")
    s.add("acting", 104, 80, rect(2, 2, 100, 76, "none", 19, stroke=INK, stroke_width=3.5), None)


# ---- influence, fate, missions


def track_x(box: Box, influence: int) -> float:
    """Centre of a column of the influence table, in the symbol; the first is for no influence."""
    return TRACK_X + track_step(box) * (influence + 0.5) - 2


def track_step(box: Box) -> float:
    return float((TRACK_W - TRACK_X - 6) / (box.data["scoring"]["rows"] + 1))


def _tracks(s: Sheet, box: Box, reader: Texts) -> None:
    """A row for each region: its name, how many fate cards multiply it, what the first and the
    second place get; then influence, and below it the points that it is worth."""
    rows, step = box.data["scoring"]["rows"], track_step(box)
    ink = "var(--map-ink,#2b2933)"
    for region in REGION_KEYS:
        row, short = box.data["region"][region], reader(f"region-short-{region}")
        cells = ""
        for i, worth in enumerate((0, *row["worth"])):
            x = TRACK_X + step * i
            cells += rect(x, 7, step - 3, 54, PAPER2 if i % 2 else PAPER, 7)
            head = f"{i}+" if i == rows else str(i)
            cells += text(x + step / 2 - 1.5, 20, head, fit(head, 14.6, step - 2, 7), INK2, 600)
            said = str(worth)
            cells += text(x + step / 2 - 1.5, 57.5, said, fit(said, 15, step - 2, 6), INK, 700)
        rim = {"stroke": region_ink(region), "stroke_width": 1.5}
        frame = rect(0.75, 0.75, TRACK_W - 1.5, TRACK_H - 1.5, PAPER, 14, **rim)
        first, second = row["bonus"]
        places = reader("track-bonus", first=first, second=second)
        head = rect(6, 6, TRACK_X - 12, 56, region_fill(region), 9)
        head += text(11, 23, short, fit(short, 14, 62, 9), ink, 700, "start")
        head += text(
            11,
            39.5,
            reader("track-fate"),
            fit(reader("track-fate"), 13, TRACK_X - 52, 9),
            ink,
            500,
            "start",
        )
        size = fit(places, 12.4, TRACK_X - 20, 9)
        head += text(11, 55, places, size, ink, 600, "start", class_="wt-fit")
        at = f"{TRACK_X - 24:g} 40 16 map"
        s.add(f"track-{region}", TRACK_W, TRACK_H, frame + head + cells, 14, at)
        bar = rect(0.5, 0.5, MINI_W - 1, 21, PAPER, 7, stroke=region_ink(region), stroke_width=1.2)
        tag = rect(2.5, 2.5, 70, 17, region_fill(region), 5)
        name = text(5, 14.8, short, fit(short, 11, 49, 10.9), ink, 600, "start")
        s.add(f"mini-{region}", MINI_W, 22, bar + tag + name, 7, "62 15.3 11.5 map")
    words = reader("mini-ahead")
    bar = rect(0.5, 0.5, MINI_W - 1, 21, PAPER, 7, stroke=RULE, stroke_width=1.2)
    bar += text(5, 14.8, words, fit(words, 11.4, 79, 8), INK2, 600, "start", class_="wt-fit")
    s.add("mini-ahead", MINI_W, 22, bar, 7)
    bed = rect(0, 0, 72, 14, PAPER, 7, opacity=0.72)
    s.add("column-name", 72, 14, bed, None, "36 10.8 10.4 muted")


def _fate(s: Sheet, reader: Texts) -> None:
    for region in REGION_KEYS:
        short = reader(f"region-short-{region}")
        picture = rect(5, 5, 48, 52, region_fill(region), 5) + keep(29, 40, 6.4, REGION_INK[region])
        name = text(29, 71.5, short, fit(short, 12, 55), INK, 700, class_="wt-fit")
        s.add(f"fate-{region}", 58, 80, card(58, 80, 8) + picture + name, 8)
        rim = {"stroke": region_ink(region), "stroke_width": 1.2}
        name = text(4, 15.5, short, fit(short, 11.6, 46), "var(--map-ink,#2b2933)", 700, "start")
        chip = rect(0.6, 0.6, 70.8, 20.8, region_fill(region), 7, **rim) + name
        s.add(f"chip-{region}", 72, 22, chip, 7, "63.5 15.5 11.4 map")
    night = rect(0.5, 2, 57, 78, "#241f3d", 8) + rect(0.5, 0.5, 57, 77, "#3d3763", 8)
    moon = disc(29, 38, 15, "none", stroke="#f0d9a8", stroke_width=1.5)
    back = night + moon + place(torii("#f0d9a8"), 18.8, 28, 0.85)
    s.add("fate-back", 58, 80, back, 8, "29 72 13.5 white")


def _missions(s: Sheet, box: Box, reader: Texts) -> None:
    """A tile: its points, what is asked in words, and the law of the region; on a phone what is
    asked is drawn. A band says which region."""
    rim, gold, light = {"stroke": RULE, "stroke_width": 1}, "var(--gold,#a87408)", "#fffaf0"
    for region in REGION_KEYS:
        edge = {"stroke": region_ink(region), "stroke_width": 1}
        band = rect(0, 0, 104, 8, region_fill(region), 4, **edge)
        s.add(f"band-{region}", 104, 8, band, None)
        short, ink = reader(f"region-short-{region}"), "var(--map-ink,#2b2933)"
        name = text(8, 12.4, short, fit(short, 11.6, 54, 9), ink, 700, "start", class_="wt-fit")
        body = rect(0.5, 0.5, 103, 16, region_fill(region), 8, **edge) + name
        s.add(f"band-named-{region}", 104, 17, body, None, "97 12.6 11.4 map end")
    for key, row in box.data["mission"].items():
        law, points = row["law"], str(row["points"])
        icon = order_icon("move-1" if law == "move-2-3" else law, INK2)  # the words say which move
        word = reader(f"law-short-{law}")
        body = rect(0.5, 0.5, 103, 121, PAPER, 10, **rim)
        body += disc(17, 31, 11.5, gold) + text(17, 36, points, 14.5, light, 700)
        asks = mission_asks(box, key, reader)
        size = ASKED if len(wrap(asks, ASKED, ASKS_W)) < 5 else 10.4
        lines = len(wrap(asks, size, ASKS_W))
        top = 76.5 - (lines - 1) * size * 0.58
        body += para(52, top, asks, size, ASKS_W, 1.16, 5, fill=INK, weight=600, class_="wt-fit")
        body += stroke("M8 101H96", RULE, 1) + place(icon, 30, 103.5, 0.68)
        head = reader("law-head")
        body += text(6, 115, head, fit(head, 10.4, 24, 7), INK2, 500, "start", class_="wt-fit")
        body += text(49, 115, word, fit(word, 10.4, 50, 7), INK2, 600, "start", class_="wt-fit")
        s.add(f"mission-{key}", 104, 122, body, 10, "33 35.5 10.6 muted start")
        body = rect(0.5, 0.5, 103, 87, PAPER, 10, **rim)
        body += disc(19, 27, 15, gold) + text(19, 34, points, 20, light, 700)
        body += _asked(row["conditions"]) + place(icon, 5, 67, 0.82)
        free = reader("law-free")
        body += text(30, 83, free, fit(free, 17.5, 70, 17.5), INK2, 500, "start", class_="wt-fit")
        s.add(f"mission-mini-{key}", 104, 88, body, 10, "97 34 20 ink end")


def _asked(conditions: list[dict[str, Any]]) -> str:
    """What a mission asks for, as pictures in a row: provinces with a point for each army that
    must stand there, a thick rim around what must be held."""
    found: list[str] = []
    for row in conditions:
        armies, held = row.get("armies", 0), "control" in row["kind"]
        if row["kind"] == "armies-total":
            found += [text(12, 19, f"{armies}×", 20, INK, 700), place(helmet(INK), 0, 0)]
            continue
        if row["kind"] == "own-castle-controlled":
            found.append(path(KEEP, INK))
            continue
        edge = {"stroke": INK, "stroke_width": 3.4 if held else 1.4}
        points = "".join(disc(12 + (i - (armies - 1) / 2) * 6, 12, 2.6, INK) for i in range(armies))
        plot = path("M5 3L19 2L22 12L18 21L6 22L2 11Z", PAPER2, **edge) + points
        for number in range(row.get("provinces", 1)):
            inside = MARKED.get(row.get("mark", ""))
            found.append(
                plot + place(inside[number % len(inside)], 4.5, 4.5, 0.62) if inside else plot
            )
    left = 52 - len(found) * 12.5
    return "".join(place(picture, left + i * 25, 43) for i, picture in enumerate(found))


@cache
def cover() -> str:
    """A keep by the sea, a gate, the great mountain."""
    s = common.cover_sheet("small-samurai-empires")
    w, h = common.COVER_WIDTH, common.COVER_HEIGHT
    out = rect(0, 0, w, h, s.sky("sky", "#3f6f9c", "#a9d0d6", "#f6e3cf")) + disc(
        86, 60, 24, "#e8604a"
    )
    out += poly([(120, 132), (206, 28), (206, 132)], "#b7c3d4")
    out += poly([(206, 28), (296, 132), (206, 132)], "#6f7f9f")
    out += poly([(183, 56), (206, 28), (206, 62), (194, 54)], "#fffaf2")
    out += poly([(206, 28), (230, 56), (217, 53), (206, 62)], "#dfe3ee")
    out += rect(0, 130, w, 50, "#4f8fa6")
    for x, y in ((20, 150), (250, 148), (282, 166), (60, 168), (130, 172)):
        out += stroke(f"M{x} {y}q9-8 18 0t18 0", "#d9edf0", 2, opacity=0.8)
    i = Iso(150, 126, 9.5)
    i.box(-4, -3, -1, 8, 6, 1, "#6f6a72", top="#9dbd7c")
    i.frustum(-1.9, -2.2, 0, 3.8, 3.8, 1.2, "#a8a090", 0.3)
    i.pagoda(0, -0.3, 1.2, 2.6, 3, "#fbf3e2", "#3d4a6a", 0.72, 0.9)
    return common.cover(s, out + str(i) + place(torii("#d0452f"), 48, 112, 2.3))
