"""Six tribes and their stones, ordinary resources, events, and what stands on the table."""

from __future__ import annotations

import html
from functools import lru_cache

from wartable.games.age_of_heroes.engine.components import KIND_KEYS, TRIBE_KEYS
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.names import HELD_KEYS, STRONGEST
from wartable.i18n import Texts
from wartable.scene import common
from wartable.scene.pen import (
    INK2,
    PAPER,
    PAPER2,
    RULE,
    SEAT,
    SEAT_INK,
    Sheet,
    card,
    disc,
    fit,
    lit,
    n,
    oval,
    path,
    place,
    poly,
    rect,
    shade,
    star,
    stroke,
    text,
)
from wartable.scene.solids import Iso

TOKENS = (
    "--accent: light-dark(#9a4a1c, #f2a268)",
    "--glow: light-dark(#fbe3bd, #3a2a26)",
    "--table: light-dark(#f3e7d3, #1f1b22)",
    "--map-ink: #2b2933",  # on roads, which are sand in either theme
)
#             sky top, sky low, ground, stone
TRIBE = {
    "egyptians": ("#e9a15b", "#fbe3b0", "#e2b56a", "#ecc98a"),
    "romans": ("#b9606a", "#f6d3c0", "#b98d78", "#e6d6c6"),
    "greeks": ("#4e8fc0", "#dcecf0", "#9db58a", "#fbf4ea"),
    "babylonians": ("#5f6bb0", "#f0d3d6", "#c2985e", "#c9683f"),
    "celts": ("#4f8a7d", "#dfeacb", "#7fa063", "#cbb58c"),
    "chinese": ("#b8493f", "#f8d9b4", "#8fa06a", "#8e8f9c"),
}
STONE = {
    "limestone": "#e8d3a2",
    "concrete": "#b9b3ac",
    "marble": "#b7c4da",
    "bricks": "#c5643c",
    "sandstone": "#d9b57c",
    "granite": "#83869a",
}
OF = {
    "limestone": "egyptians",
    "concrete": "romans",
    "marble": "greeks",
    "bricks": "babylonians",
    "sandstone": "celts",
    "granite": "chinese",
}


def monument(tribe: str, x: float, y: float, u: float) -> str:
    """Each tribe's building, about 6 units wide."""
    g, st = TRIBE[tribe][2], TRIBE[tribe][3]
    i = Iso(x, y, u)
    i.box(-3, -3, -0.7, 6, 6, 0.7, shade(g, 0.12), top=lit(g, 0.15))
    if tribe == "egyptians":
        i.pyramid(-2.6, -1.2, 0, 2.4, 2.4, 2.1, st).pyramid(
            -1.4, -1.8, 0, 3.6, 3.6, 3.3, st
        ).pyramid(0.6, 1.2, 0, 1.7, 1.7, 1.5, st)
    elif tribe == "romans":
        i.drum(0, 0, 0, 2.3, 0.9, st).drum(0, 0, 0.9, 2.1, 0.9, st).drum(
            0, 0, 1.8, 1.9, 0.7, st, top=shade(st, 0.45)
        )
        for z, k in ((0.12, 5), (1.02, 5)):
            for a in range(k):
                px, py = i.p(0, 0, z)
                dx = (a - 2) * 0.95 * u
                dy = 0.7 * 2.2 * u * (1 - (abs(a - 2) / 2.9) ** 2) ** 0.5
                i.raw(
                    path(
                        f"M{n(px + dx - 0.26 * u)} {n(py + dy)}v{n(-0.4 * u)}a{n(0.26 * u)} {n(0.26 * u)} 0 0 1 {n(0.52 * u)} 0v{n(0.4 * u)}Z",
                        shade(st, 0.5),
                    )
                )
    elif tribe == "greeks":
        i.box(-2.4, -1.7, 0, 4.8, 3.4, 0.35, st).box(
            -2.1, -1.3, 0.35, 4.2, 2.6, 1.9, shade(st, 0.35)
        )
        for k in range(5):
            i.box(-2.1 + k * 0.95, 1.15, 0.35, 0.38, 0.3, 1.9, st)
        for k in range(3):
            i.box(1.85, -1.2 + k * 0.85, 0.35, 0.3, 0.38, 1.9, st)
        i.box(-2.4, -1.6, 2.25, 4.8, 3.2, 0.3, st)
        low, near, peak = i.p(2.4, -1.6, 2.55), i.p(2.4, 1.6, 2.55), i.p(2.4, 0, 3.5)
        far, crest = i.p(-2.4, 1.6, 2.55), i.p(-2.4, 0, 3.5)
        i.raw(
            poly([far, near, peak, crest], lit("#c9653f", 0.15))
            + poly([low, near, peak], shade(st, 0.3))
        )
    elif tribe == "babylonians":
        for k, (w, h) in enumerate(((5, 0.9), (3.8, 0.85), (2.6, 0.8), (1.4, 0.9))):
            z = sum(q for _, q in ((5, 0.9), (3.8, 0.85), (2.6, 0.8))[:k])
            i.frustum(
                -w / 2,
                -w / 2,
                z,
                w,
                w,
                h,
                st if k < 3 else "#4f72b8",
                0.14,
                top="#9fb268" if k in (0, 1) else None,
            )
    elif tribe == "celts":
        for x0, y0, h in (
            (-2, -2, 1.9),
            (0.1, -2.4, 2.1),
            (-2.4, 0.1, 2.1),
            (1.9, -1.4, 1.9),
            (-1.4, 1.9, 1.9),
            (1.5, 1.0, 1.7),
        ):
            i.box(x0, y0, 0, 0.75, 0.75, h, st)
            if (x0, y0) == (0.1, -2.4):
                i.box(-2.1, -2.3, 2.0, 2.9, 0.8, 0.5, st)
        i.box(-0.2, -0.2, 0, 0.9, 0.9, 0.6, st)
    else:
        i.box(-2.8, -2.2, 0, 1.4, 4.8, 1.0, st).pagoda(
            0.3, -0.2, 0, 2.2, 3, "#f4dfb8", "#b8493f", 0.74, 0.8
        )
    return str(i)


def resource(kind: str) -> str:
    """24-unit pictures; the special ones are dressed blocks with their own courses."""
    if kind == "iron":
        i = Iso(12, 15, 3.1)
        i.frustum(-2.6, -0.9, -0.6, 2.2, 3.2, 1.3, "#6d7587", 0.35).frustum(
            0, -1.6, -0.6, 2.2, 3.2, 1.3, "#6d7587", 0.35
        ).frustum(-1.3, -1.1, 0.7, 2.2, 3.2, 1.3, "#7d869a", 0.35)
        return str(i)
    if kind == "wood":

        def log(x: float, y: float) -> str:
            return (
                path(f"M{x} {y - 3.4}l9-4.5a3.5 3.5 0 0 1 3 6.4l-9 4.5Z", "#8a5a34")
                + disc(x, y, 3.5, "#e2b47c")
                + disc(x, y, 1.9, "none", stroke="#a9713f", stroke_width=1)
                + disc(x, y, 0.6, "#a9713f")
            )

        return log(5, 12.5) + log(11.5, 16.5) + log(5.5, 19.5)
    if kind == "grain":
        ears = "".join(
            place(
                oval(0, 0, 1.9, 3.3, "#dca23a"),
                12 + s * (3 + 1.5 * k),
                6.5 + 3.5 * k,
                rotate=s * (38 + 6 * k),
            )
            for s in (-1, 1)
            for k in range(3)
        )
        return stroke("M12 23V6", "#8a7a2c", 1.75) + ears + oval(12, 4, 2, 3.5, "#e8b64c")
    if kind == "stone":
        return (
            poly([(2, 18), (5, 10), (11, 7), (13, 12), (9, 20)], "#b4b0a8")
            + poly([(11, 7), (17, 9), (22, 17), (18, 21), (9, 20), (13, 12)], "#8b8792")
            + poly([(5, 10), (11, 7), (13, 12), (8, 13)], "#d4cfc4")
        )
    if kind == "gold":

        def coin(x: float, y: float) -> str:
            return (
                oval(x, y + 2, 6, 2.9, "#a8740f")
                + oval(x, y, 6, 2.9, "#f0c24a")
                + oval(x, y, 3.6, 1.6, "none", stroke="#b98718", stroke_width=0.9)
            )

        return coin(8, 18) + coin(16.5, 16) + coin(8, 14) + coin(16.5, 12) + coin(10, 8.5)
    c = STONE[kind]
    i = Iso(12, 13.5, 3.0)
    if kind == "limestone":
        i.pyramid(-2.7, -2.7, -1.4, 5.4, 5.4, 4.8, c)
    elif kind == "concrete":
        i.box(-1.1, -2.6, -1.6, 2.2, 5.2, 3.6, c)
        x, y = i.p(1.1, 0, -1.6)
        i.raw(path(f"M{n(x - 2.5)} {n(y + 1.5)}v-5a2.5 2.8 0 0 1 5-2.9v5Z", shade(c, 0.6)))
    elif kind == "marble":
        i.box(-1.7, -1.7, -2, 3.4, 3.4, 0.7, c).drum(0, 0, -1.3, 1.1, 3.2, c).box(
            -1.6, -1.6, 1.9, 3.2, 3.2, 0.7, c
        )
    elif kind == "bricks":
        for z in range(3):
            for k in range(2):
                i.box(-2.2, 0.2 - 2.3 * (1 - k), -1.6 + z * 1.15, 4.2, 2.1, 1.0, c)
    elif kind == "sandstone":
        i.box(-2.3, -0.7, -1.6, 1.3, 1.4, 2.9, c).box(1.0, -0.7, -1.6, 1.3, 1.4, 2.9, c).box(
            -2.9, -0.9, 1.3, 5.8, 1.8, 1.0, c
        )
    else:
        i.box(-2.2, -2.2, -1.8, 4.4, 4.4, 2.6, c)
        for a, b in ((-2.2, -2.2), (0.9, -2.2), (-2.2, 0.9), (0.9, 0.9)):
            i.box(a, b, 0.8, 1.3, 1.3, 1.1, c)
    return str(i)


def event(kind: str) -> str:
    return {
        "hero": path(
            "M12 1.5l3 6.3 7 .9-5.1 4.8 1.3 6.9L12 17l-6.2 3.4 1.3-6.9L2 8.7l7-.9Z", "#c9882a"
        ),
        "luck": "".join(
            place(
                path("M0 0C-7-2-6-9-1.5-8 0-7.6 0-6 0-6s0-1.6 1.5-2C6-9 7-2 0 0Z", "#3f8a55"),
                12,
                12,
                1,
                a,
            )
            for a in (0, 90, 180, 270)
        )
        + stroke("M12 12c1 4 2 7 4.5 10", "#2f6b42", 1.75),
        "olympics": stroke("M8 21h8M12 21V14", "#8a5a1e", 2)
        + path("M7 4h10v4a5 5 0 0 1-10 0Z", "#d9a53a")
        + stroke("M7 5H4c0 3 1 5 3.5 5M17 5h3c0 3-1 5-3.5 5", "#d9a53a", 1.75),
        "barbarians": path(
            "M12 2c5 0 8 3.5 8 8.5V14l-2.5 2v4h-11v-4L4 14v-3.5C4 5.5 7 2 12 2Z", "#6b5563"
        )
        + disc(8.7, 11, 2, "#fbf0dc")
        + disc(15.3, 11, 2, "#fbf0dc")
        + path(
            "M4 9C1 8 .5 5 1.5 2 3 5 5 5.5 7 5ZM20 9c3-1 3.5-4 2.5-7-1.5 3-3.5 3.5-5.5 3Z",
            "#d8c39a",
        ),
        "earthquake": stroke("M2 15h4l2-6 3 11 3-14 2.5 9H22", "#9a4a2c", 2),
        "volcano": poly([(2, 22), (9, 9), (15, 9), (22, 22)], "#6b5260")
        + path("M9 9l-2-5 3 2 2-4.5 2 4.5 3-2-2 5Z", "#e0632c"),
        "famine": place(resource("grain"), 0, 0) + stroke("M3 21L21 3", "#a8283c", 2.4),
        "population-boom": "".join(
            disc(x, y, 2.6, "#b3673a")
            + path(f"M{x - 4} {y + 10}c0-4 1.5-6.5 4-6.5s4 2.5 4 6.5Z", "#b3673a")
            for x, y in ((6.5, 8), (17.5, 8), (12, 12))
        ),
    }[kind]


RW, RH = 78, 104
BOLD = 1.24  # a bold serif runs wider than `pen.width` expects


def picture(kind: str) -> str:
    """Of any card, on a square of 24."""
    key = "barbarians" if kind.startswith("barbarians") else kind
    return event(key) if KIND_KEYS.index(kind) >= 11 else resource(key)


def resource_card(kind: str, s: Sheet, name: str, armies: int) -> str:
    number = KIND_KEYS.index(kind)
    tint = ("#e8d8b4", "#fbf1da") if number < 5 else ("#c9b9d6", "#f0e6ee")
    if kind in OF:
        tint = TRIBE[OF[kind]][0], TRIBE[OF[kind]][1]
    clip = s.clip("res-art", rect(5, 5, RW - 10, 66, "#000", 6))
    out = (
        card(RW, RH)
        + f'<g clip-path="{clip}">'
        + rect(5, 5, RW - 10, 66, s.sky(f"res-{kind}", *tint))
    )
    out += disc(RW / 2, 38, 24, "#fffaf0", opacity=0.38) + "</g>"
    out += place(picture(kind), RW / 2 - 25, 13, 2.08)
    if armies:
        out += disc(RW - 14, 15, 9, PAPER) + text(RW - 14, 19.5, str(armies), 13, weight=700)
    return out + card_name(name)


def card_name(name: str) -> str:
    """Under the picture, on one line or two; the page leaves it out where it could not be read."""
    words = name.split()
    cut = -(-len(words) // 2)
    lines = [name] if len(words) == 1 else [" ".join(words[:cut]), " ".join(words[cut:])]
    most = 15.8 if len(lines) == 1 else 15.4
    size = min(fit(line, most, RW - 4) for line in lines)
    first = 90.5 if len(lines) == 1 else 83.5
    return "".join(
        f'<text class="wt-name" font-size="{n(size)}" x="{n(RW / 2)}" y="{n(first + k * 13.2)}">'
        f"{html.escape(line)}</text>"
        for k, line in enumerate(lines)
    )


def emblem(tribe: str, s: Sheet) -> str:
    a, b, _, _ = TRIBE[tribe]
    clip = s.clip("medal", disc(40, 40, 36, "#000"))
    out = disc(40, 42, 38, "var(--edge,#cbbd9f)") + disc(40, 40, 38, PAPER)
    out += f'<g clip-path="{clip}">' + rect(4, 4, 72, 72, s.sky(f"sky-{tribe}", a, b))
    out += disc(56, 22, 9, "#fff6df", opacity=0.9) + monument(tribe, 40, 47, 8.3) + "</g>"
    return out + disc(40, 40, 36, "none", stroke=PAPER, stroke_width=2)


@lru_cache(maxsize=16)  # by language, and by the boxes that owners correct
def _draw(names: tuple[str, ...], raids: tuple[int, ...], games: str) -> str:
    s = Sheet("aoh", *TOKENS)
    draw_cards(s, names, raids, games)
    draw_pieces(s)
    draw_armies(s)
    draw_fair(s)
    draw_roads(s)
    return s.text()


def draw_cards(s: Sheet, names: tuple[str, ...], raids: tuple[int, ...], games: str) -> None:
    """Names and armies brought are by kind; `games` is the short name of the Olympic Games."""
    for t in TRIBE_KEYS:
        s.add(f"tribe-{t}", 80, 82, emblem(t, s), 40)
    for kind, name, armies in zip(KIND_KEYS, names, raids, strict=True):
        s.add(f"card-{kind}", RW, RH, resource_card(kind, s, name, armies), 9)
        s.add(f"icon-{kind}", 24, 24, picture(kind), 6)
        if kind in HELD_KEYS:  # what one may get at the fair
            tile = rect(0.5, 0.5, 33, 33, PAPER, 8, stroke=RULE, stroke_width=1)
            tile += place(picture(kind), 5, 5)
            s.add(f"chip-{kind}", 34, 34, tile, 8)
        short = games if kind == "olympics" else name
        under = text(26, 9.5, short, fit(short, 11, 50, 9.5), INK2, 600, class_="wt-name")
        s.add(f"kind-name-{kind}", 52, 12, under, None)
    back = rect(0.5, 2, RW - 1, RH - 2, "#4a2a1c", 9) + rect(0.5, 0.5, RW - 1, RH - 3, "#8a5136", 9)
    back += rect(6, 6, RW - 12, RH - 15, "none", 5, stroke="#e0b585", stroke_width=1.2)
    back += star(RW / 2, RH / 2 - 1, 18, 8, 0.6, "none", stroke="#e0b585", stroke_width=1.5)
    s.add("card-back", RW, RH, back, 9, "39 94 17 white")
    pile = card(RW, RH, paper=PAPER2) + place(common.icon("take", INK2), RW / 2 - 20, 22, 1.66)
    s.add("card-pile", RW, RH, pile, 9, "39 92 17 muted")
    for value in range(1, STRONGEST + 1):
        body = card(50, 66, 7) + place(common.icon("attack", INK2), 16, 42, 0.75)
        body += text(25, 33, str(value), 26, weight=700)
        s.add(f"battle-{value}", 50, 66, body, 7)
    hidden = rect(0.5, 0.5, 49, 63, "#5b4a6b", 7) + place(
        common.icon("attack", "#e6d9ef"), 13, 19, 1
    )
    s.add("battle-back", 50, 66, hidden, 7)


NUMBER = "5 45 13 muted"  # of an army, beside the foot of its shield
CREST = path("M9 9c3-9 23-9 26 0l-4 1.5c-3-5-15-5-18 0Z", "#d9a53a", stroke=PAPER, stroke_width=1.2)


def shield(colour: str) -> str:
    d = "M22 4c6 3 12 3 16 2.5V24c0 9-7 14-16 18C13 38 6 33 6 24V6.5C10 7 16 7 22 4Z"
    return path(d, colour, stroke=PAPER, stroke_width=2)


def city_art() -> str:
    i = Iso(24, 30, 6.2)
    wall, roof = "#f6e7cd", "#b5532f"
    i.box(-3, -3, -0.8, 6, 6, 0.8, "#b98d5e", top="#d8c48a")
    i.box(-2.3, -1.2, 0, 1.8, 1.8, 1.3, wall).pyramid(-2.5, -1.4, 1.3, 2.2, 2.2, 1.1, roof)
    i.box(-0.2, -2.2, 0, 1.8, 1.8, 2.4, wall).pyramid(-0.4, -2.4, 2.4, 2.2, 2.2, 1.3, roof)
    i.box(0.6, 0.7, 0, 1.6, 1.6, 1.1, wall).pyramid(0.4, 0.5, 1.1, 2, 2, 1.0, roof)
    return str(i)


def fortress_art() -> str:
    i = Iso(22, 30, 6)
    i.frustum(-2.2, -2.2, -0.6, 4.4, 4.4, 3, "#a59b94", 0.3)
    for a, b in ((-1.9, -1.9), (0.6, -1.9), (-1.9, 0.6), (0.6, 0.6)):
        i.box(a, b, 2.4, 1.3, 1.3, 1, "#a59b94")
    return str(i)


def draw_pieces(s: Sheet) -> None:
    """Things on the table; what belongs to a seat wears its colour and its shape."""
    s.add("city", 48, 50, city_art(), 10)
    site = [Iso(24, 30, 6.2).p(*q) for q in ((-3, -3), (3, -3), (3, 3), (-3, 3))]
    dashes = {"stroke": INK2, "stroke_width": 1.5, "stroke_dasharray": "4 4", "opacity": 0.55}
    s.add("city-empty", 48, 50, poly(site, "none", **dashes), 10)
    s.add("fortress", 44, 48, fortress_art(), 10)
    for size, w, h, r in (
        *(("wide", 316, 168, 16), ("tall", 124, 138, 16), ("mini", 124, 96, 16)),
        *(("flat", 76, 60, 10), ("low", 250, 104, 16), ("row", 210, 104, 16), ("me", 382, 104, 16)),
    ):
        ring = rect(1, 1, w - 2, h - 4, "none", r, stroke=SEAT, stroke_width=2)
        edge = rect(1, 3, w - 2, h - 4, "var(--edge,#cbbd9f)", r)
        body = edge + rect(1, 1, w - 2, h - 4, PAPER, r) + ring
        s.add(f"panel-{size}", w, h, body, r, face="none")
    ground = {"stroke": RULE, "stroke_width": 1.5, "stroke_dasharray": "2 7"}
    square = rect(1, 1, 504, 494, "var(--tray,#00000010)", 26, stroke_linecap="round", **ground)
    s.add("square", 506, 496, square, None)  # between two tribes: where they trade, build, fight
    square = rect(1, 1, 504, 654, "var(--tray,#00000010)", 26, stroke_linecap="round", **ground)
    s.add("square-tall", 506, 656, square, None)
    s.add(
        "slot",
        26,
        26,
        rect(1, 1, 24, 24, PAPER2, 6, stroke=RULE, stroke_width=1, stroke_dasharray="3 3"),
        6,
    )
    s.add("slot-full", 26, 26, rect(0.5, 0.5, 25, 25, PAPER2, 6, stroke=INK2, stroke_width=1), 6)
    s.add("name", 150, 22, "", None, "0 17 17 ink start")
    s.add("small", 150, 18, "", None, "0 13.5 13.4 muted start")
    s.add("figure", 30, 18, "", None, "0 13 12.5 muted start")
    s.add("mid-small", 90, 18, "", None, "45 13 12.5 muted")
    s.add("entry", 160, 24, "", None, "0 17 17 ink start")
    side = rect(1, 3, 318, 100, "var(--edge,#cbbd9f)", 16) + rect(1, 1, 318, 100, PAPER, 16)
    side += rect(1, 1, 318, 100, "none", 16, stroke=SEAT, stroke_width=2)
    s.add("side", 320, 104, side, 16, face="none")
    flat = rect(1, 1, 318, 50, PAPER, 12, stroke=SEAT, stroke_width=2)
    s.add("side-flat", 320, 52, flat, 12, face="none")
    chance = rect(0.5, 0.5, 319, 25, PAPER2, 12, stroke=RULE, stroke_width=1)
    s.add("odds", 320, 26, chance, None, "160 18 13.5 ink")
    s.add("line", 360, 20, "", None, "180 15 13.5 muted")
    aim = rect(0.5, 0.5, 163, 33, PAPER, 10, stroke=RULE, stroke_width=1)
    s.add("aim", 164, 34, aim, 10, "82 22.5 15 ink", face="none")
    s.add("big-line", 360, 34, "", None, "180 25 22 ink")
    s.add(
        "count",
        30,
        20,
        rect(0.5, 0.5, 29, 19, PAPER, 10, stroke=RULE, stroke_width=1),
        10,
        "15 14.5 12.5 ink",
    )
    s.add("crown", 24, 24, common.icon("crown", "#b9781a"), None)
    tray = rect(0.5, 0.5, 55, 61, PAPER2, 10, stroke=RULE, stroke_width=1)
    grey = place(shield("#8c8794"), 10, 5, 0.82)
    crested = place(shield("#8c8794") + CREST, 10, 6, 0.82)
    road = rect(0, 0, 38, 14, "#dcc79b", 3, stroke="#a98d63", stroke_width=1.2)
    road += stroke("M9 1v12M19 1v12M29 1v12", "#a98d63", 1.2)
    art = {
        "city": place(city_art(), 9, 3, 0.8),
        "army": grey,
        "fortress": place(fortress_art(), 11, 4, 0.78),
        "general": crested,
        "road": place(road, 9, 18),
    }
    for name, picture_ in art.items():
        s.add(f"supply-{name}", 56, 62, tray + picture_, 10, "28 57 15 ink")


def draw_armies(s: Sheet) -> None:
    own = shield(SEAT)
    for k in range(6):
        s.add(f"army-{k}", 44, 46, own + common.seat_shape(k, 22, 21, 9, SEAT_INK), 10, NUMBER)
        s.add(
            f"general-{k}",
            44,
            46,
            own + common.seat_shape(k, 22, 24, 8, SEAT_INK) + CREST,
            10,
            NUMBER,
        )
        s.add(f"hero-{k}", 44, 46, own + place(event("hero"), 9, 9, 1.08), 10)
        s.add(f"hero-general-{k}", 44, 46, own + place(event("hero"), 11, 13, 0.92) + CREST, 10)
    s.add("barbarian", 44, 46, place(event("barbarians"), 4, 4, 1.5), 10)
    s.add(
        "quake",
        24,
        24,
        disc(12, 12, 11, PAPER, stroke="#9a4a2c", stroke_width=1.5)
        + place(event("earthquake"), 4, 4, 0.66),
        12,
    )
    s.add(
        "away",
        24,
        24,
        disc(12, 12, 11, PAPER, stroke=INK2, stroke_width=1.5)
        + place(common.icon("move", INK2), 4, 4, 0.66),
        12,
    )

    cross = disc(12, 12, 11, PAPER, stroke=INK2, stroke_width=1.5)
    s.add("fallen", 24, 24, cross + stroke("M8 8l8 8M16 8l-8 8", "#9a4a2c", 2.6), 12)


EDGE = {"stroke": PAPER, "stroke_width": 1.4}


NOTICES = {"": 0.5, "-want": 0.3, "-have": 0.7}  # which side is the wide one, where the sign stands


def draw_fair(s: Sheet) -> None:
    for name, w, h, size in (("offer", 206, 72, 17), ("offer-tall", 186, 58, 15)):
        who, low = f"20 {size + 4} {size} ink start", h / 2 + size / 2 - 1  # a name above pictures
        k = 1.05 if name == "offer" else 0.9
        stripe = rect(1, 1, 10, h - 5, SEAT, 5)
        arrow = place(common.icon("move", INK2), w / 2 - 12 * k, low - 12 * k, k)
        edge = rect(1, 3, w - 2, h - 4, "var(--edge,#cbbd9f)", 14)
        pale = rect(1, 1, w - 2, h - 5, PAPER2, 14, stroke=RULE, stroke_width=1)
        s.add(name, w, h, pale + stripe + arrow, 14, who)
        good = edge + rect(1, 1, w - 2, h - 5, PAPER, 14)
        good += rect(1, 1, w - 2, h - 5, "var(--good)", 14, opacity=0.2)
        s.add(f"{name}-take", w, h, good + stripe + arrow, 14, who)
        own = rect(1, 1, w - 2, h - 5, PAPER, 14) + rect(1, 1, w - 2, h - 5, SEAT, 14, opacity=0.16)
        own += rect(1, 1, w - 2, h - 5, "none", 14, stroke=SEAT, stroke_width=1.5)
        s.add(f"{name}-own", w, h, own + stripe + arrow, 14, who)
        dashes = {"stroke": INK2, "stroke_width": 1.2, "stroke_dasharray": "5 4"}
        note = rect(1, 1, w - 2, h - 5, PAPER, 14, **dashes) + stripe
        for side, at in NOTICES.items():  # where one side has more to show, the sign makes room
            sign = place(common.icon("trade", INK2), w * at - 11 * k, low - 11 * k, 0.9 * k)
            s.add(f"notice{name[5:]}{side}", w, h, note + sign, 14, who)
    s.add(
        "deal",
        360,
        66,
        rect(1, 1, 358, 64, PAPER, 14, stroke=RULE, stroke_width=1)
        + rect(8, 23, 158, 39, PAPER2, 9)
        + rect(194, 23, 158, 39, PAPER2, 9)
        + place(common.icon("trade", INK2), 169, 31, 0.9),
        14,
        "12 17 13 ink start",
    )
    talk = rect(0.5, 0.5, 75, 27, PAPER, 10, stroke=RULE, stroke_width=1)
    s.add("talk", 76, 28, talk + place(common.icon("trade", INK2), 5, 4, 0.8), 10, "50 19 13 muted")
    tent = poly([(4, 24), (32, 2), (60, 24)], "#c9572f") + poly(
        [(32, 2), (60, 24), (46, 24)], shade("#c9572f", 0.3)
    )
    tent += poly([(32, 2), (46, 24), (32, 24)], "#fff3da") + poly(
        [(32, 2), (32, 24), (18, 24)], "#f4d9a4"
    )
    tent += (
        rect(8, 24, 48, 24, "#f1e0bf")
        + rect(26, 28, 12, 20, shade("#c9572f", 0.45))
        + stroke("M32 2V-4", INK2, 1.75)
    )
    s.add("fair-tent", 64, 52, tent, None)
    cross = disc(13, 13, 12, PAPER, stroke=INK2, stroke_width=1.2)
    s.add("cross", 26, 26, cross + stroke("M9 9l8 8M17 9l-8 8", INK2, 2.2), 13)
    needed = disc(8, 8, 7.5, "var(--accent)", stroke=PAPER, stroke_width=1.2)
    s.add("need", 16, 16, needed + star(8, 8, 5, 5, 0.5, PAPER), None)
    for seat in range(6):
        s.add(f"wants-{seat}", 14, 14, common.seat_shape(seat, 7, 7, 5, SEAT, **EDGE), None)
    s.add("any", 24, 24, text(12, 20.5, "?", 24, INK2, 700, class_="wt-name"), None)


def draw_roads(s: Sheet) -> None:
    """A paved quarter of the ring, or the mere way; straight ones where the ring is no circle."""
    arc = "M10 150A140 140 0 0 1 150 10"
    s.add("road", 160, 160, paved(arc), None)
    s.add("way", 160, 160, dotted(arc), None)
    for length in (120, 200, 300, 420):
        line = f"M10 12H{length - 10}"
        s.add(f"road-{length}", length, 24, paved(line), 8)
        s.add(f"way-{length}", length, 24, dotted(line), 8)
    built = rect(0.5, 2, 57, 22, "#dcc79b", 6, stroke="#a98d63", stroke_width=1.2)
    planned = rect(
        0.5, 2, 57, 22, "transparent", 6, stroke=INK2, stroke_width=1.2, stroke_dasharray="3 4"
    )
    s.add("road-tall", 58, 26, built, 6, "29 18 13 map")
    s.add("way-tall", 58, 26, planned, 6, "29 18 13 muted")


def paved(d: str) -> str:
    out = stroke(d, shade("#b99b6b", 0.2), 20) + stroke(d, "#dcc79b", 15)
    return out + path(d, "none", stroke="#a98d63", stroke_width=15, stroke_dasharray="1.5 13")


def dotted(d: str) -> str:
    """Dots, and what is between them: a press there means the way too."""
    return path(d, "none", stroke="transparent", stroke_width=20) + path(
        d,
        "none",
        stroke=INK2,
        stroke_width=3,
        stroke_dasharray="2 10",
        stroke_linecap="round",
        opacity=0.5,
    )


def sheet(game: AgeOfHeroes, texts: Texts) -> str:
    """All symbols, with names in the reader's language."""
    raids = tuple(map(int, game.figures.raid))
    others = (0,) * (len(KIND_KEYS) - len(raids))
    names = tuple(texts(f"kind-{kind}") for kind in KIND_KEYS)
    return _draw(names, others + raids, texts("kind-short-olympics"))


def cover() -> str:
    """Three monuments by the sea."""
    s = common.cover_sheet("age-of-heroes")
    w, h = common.COVER_WIDTH, common.COVER_HEIGHT
    out = rect(0, 0, w, h, s.sky("sky", "#4f8fbe", "#bfe0e2", "#fbe6c2")) + disc(
        252, 44, 22, "#fff4d8"
    )
    out += rect(0, 128, w, 52, "#4f9db0")
    for x, y in ((12, 140), (150, 138), (268, 140), (196, 170), (40, 172)):
        out += stroke(f"M{x} {y}q9-8 18 0t18 0", "#d9f0ee", 2, opacity=0.8)
    out += monument("babylonians", 160, 78, 10.5) + monument("egyptians", 76, 124, 12.5)
    return common.cover(s, out + monument("greeks", 240, 126, 12.5))
