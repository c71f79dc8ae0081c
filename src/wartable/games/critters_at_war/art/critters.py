"""The animals, their hats, the skies they stand under, and the thing each card is about."""

from __future__ import annotations

from wartable.scene.pen import (
    Sheet,
    disc,
    lit,
    mix,
    n,
    oval,
    path,
    place,
    poly,
    rect,
    ridge,
    shade,
    star,
    stroke,
)

#          ink on paper, band, sky top, sky low
THEATRE = {
    "A": ("#2f6690", "#4f86b3", "#8fc0e4", "#f3e3cf"),
    "L": ("#456a2c", "#67904a", "#b9d48c", "#f8ecc4"),
    "S": ("#1f5f78", "#2f7f97", "#79c3c6", "#e8f1dc"),
}
ANIMALS = {"A": ("owl", "hare"), "L": ("fox", "bear"), "S": ("frog", "walrus")}
DUSK = "#2a2148"
DARK = "#2b2238"


def theatre_icon(t: str, c: str) -> str:
    if t == "A":
        return path("M2 9c7-1 9 0 10 4 1-4 3-5 10-4-1 5-5 7-8 6.5l-2 3.5-2-3.5C7 16 3 14 2 9Z", c)
    if t == "L":
        return path("M2 20L9 7l4 7 2.5-4L22 20Z", c)
    return stroke("M12 6.5V21M7 10.5h10M4 14c.5 4 3.5 7 8 7s7.5-3 8-7", c, 2.2) + disc(
        12, 4.5, 2.3, "none", stroke=c, stroke_width=2
    )


# ------------------------------------------------------------------ animals on a 64-unit square: left half lit, right half in shade
def _halves(sheet: Sheet, shape: str) -> str:
    """The same silhouette once more, dusk on its right half."""
    clip = sheet.clip("right", '<rect x="32" y="-10" width="60" height="100"/>')
    return f'<g clip-path="{clip}" opacity="0.2">{shape}</g>'


def _eyes(y: float, dx: float, r: float = 3.2) -> str:
    return "".join(
        disc(32 + s * dx, y, r, DARK)
        + disc(32 + s * dx + r * 0.3, y - r * 0.35, r * 0.32, "#fff6e6")
        for s in (-1, 1)
    )


def _fox(s: Sheet) -> str:
    c, right = "#d8733c", [(55.0, 4.0), (37.0, 22.0), (56.0, 32.0)]
    ears = poly([(9, 4), (27, 22), (8, 32)], c) + poly(right, c)
    inner = poly([(13, 12), (22, 21), (12, 26)], shade(c, 0.5)) + poly(
        [(51, 12), (42, 21), (52, 26)], shade(c, 0.5)
    )
    head = "M8 30L21 18H43L56 30 32 60Z"
    cheeks = path("M8 30L26 38 32 60ZM56 30L38 38 32 60Z", "#fff0da")
    return (
        ears
        + inner
        + path(head, c)
        + cheeks
        + _halves(s, path(head, DUSK) + poly(right, DUSK))
        + path("M27.5 54h9L32 60.5Z", DARK)
        + _eyes(34, 9.5)
    )


def _bear(s: Sheet) -> str:
    c = "#8c5c3e"
    ears = (
        disc(13, 17, 9, c)
        + disc(51, 17, 9, c)
        + disc(13, 17, 4.5, shade(c, 0.4))
        + disc(51, 17, 4.5, shade(c, 0.4))
    )
    head = "M6 36c0-15 11-24 26-24s26 9 26 24-11 24-26 24S6 51 6 36Z"
    mouth = stroke("M32 47v4M32 51c-3 2.5-5 2-6.5.5M32 51c3 2.5 5 2 6.5.5", DARK, 1.8)
    return (
        ears
        + path(head, c)
        + oval(32, 46, 13, 10.5, "#f0d9b8")
        + _halves(s, path(head, DUSK) + disc(51, 17, 9, DUSK))
        + path("M26 41h12l-6 6.5Z", DARK)
        + mouth
        + _eyes(32, 10.5)
    )


def _owl(s: Sheet) -> str:
    c, right = "#776a9c", [(58.0, 6.0), (36.0, 16.0), (54.0, 30.0)]
    tufts = poly([(6, 6), (28, 16), (10, 30)], c) + poly(right, c)
    head = "M6 34c0-14 11-22 26-22s26 8 26 22-12 27-26 27S6 48 6 34Z"
    discs = disc(21, 33, 12.5, "#f7ead2") + disc(43, 33, 12.5, "#f7ead2")
    irises = disc(21, 33, 6.5, "#f0a83c") + disc(43, 33, 6.5, "#f0a83c")
    brow = path("M4 20l28 4 28-4-24 10-4 6-4-6Z", shade(c, 0.42))
    return (
        tufts
        + path(head, c)
        + discs
        + _halves(s, path(head, DUSK) + poly(right, DUSK))
        + irises
        + _eyes(33, 11, 3.8)
        + path("M32 36l5.5 6L32 52l-5.5-10Z", "#e08a2e")
        + brow
    )


def _ear(fill: str, s: int) -> str:
    return path(
        f"M{32 + s * 5} 26C{32 + s * 2} 8 {32 + s * 8} -8 {32 + s * 14} -8 {32 + s * 21} -8 {32 + s * 20} 14 {32 + s * 15} 27Z",
        fill,
    )


def _hare(s: Sheet) -> str:
    c = "#c9a184"
    head = "M10 40c0-12 9-20 22-20s22 8 22 20-9 21-22 21S10 52 10 40Z"
    inner = place(_ear("#e8b7a8", -1), 32 * 0.45 - 3.5, 6, 0.55) + place(
        _ear("#e8b7a8", 1), 32 * 0.45 + 3.5, 6, 0.55
    )
    mouth = (
        path("M28 45.5h8l-4 4Z", "#b8606a")
        + stroke("M32 49.5v4", DARK, 1.6)
        + rect(29.6, 53.5, 4.8, 5, "#fffaf0", 1)
    )
    return (
        _ear(c, -1)
        + _ear(c, 1)
        + inner
        + path(head, c)
        + oval(32, 50, 11.5, 8, "#fbeedd")
        + _halves(s, path(head, DUSK) + _ear(DUSK, 1))
        + mouth
        + _eyes(38, 10)
    )


def _frog(s: Sheet) -> str:
    c = "#5a9a55"
    head = "M3 40c0-13 12-21 29-21s29 8 29 21-13 20-29 20S3 53 3 40Z"
    belly = path("M8 46c6 9 14 13 24 13s18-4 24-13c-7 4-15 6-24 6s-17-2-24-6Z", "#e4ecb4")
    mouth = (
        stroke("M9 44c7 5 15 7 23 7s16-2 23-7", DARK, 2)
        + disc(28.5, 36, 1.3, DARK)
        + disc(35.5, 36, 1.3, DARK)
    )
    return (
        disc(17, 18, 11, c)
        + disc(47, 18, 11, c)
        + path(head, c)
        + belly
        + _halves(s, path(head, DUSK) + disc(47, 18, 11, DUSK))
        + disc(17, 18, 7, "#fff6dc")
        + disc(47, 18, 7, "#fff6dc")
        + _eyes(18.5, 15, 4)
        + mouth
    )


def _walrus(s: Sheet) -> str:
    c = "#7e8c9c"
    head = "M6 34c0-15 11-24 26-24s26 9 26 24-11 25-26 25S6 49 6 34Z"
    tusks = path("M22 48h7l-2 17ZM42 48h-7l2 17Z", "#fff3dc")
    jowls = disc(23.5, 44, 11, "#c8c3bd") + disc(40.5, 44, 11, "#c8c3bd")
    dots = "".join(
        disc(32 + s_ * d, y, 1, "#5a5560")
        for s_ in (-1, 1)
        for d, y in ((6, 43), (10, 46), (6, 49), (12, 42))
    )
    return (
        path(head, c)
        + tusks
        + jowls
        + _halves(s, path(head, DUSK) + disc(40.5, 44, 11, DUSK))
        + path("M26.5 34h11L32 40.5Z", DARK)
        + dots
        + _eyes(28, 11)
    )


DRAWN = {"fox": _fox, "bear": _bear, "owl": _owl, "hare": _hare, "frog": _frog, "walrus": _walrus}


def _hat(t: str) -> str:
    if t == "A":  # goggles pushed up
        return rect(9, 11, 46, 6, "#5a4334", 3) + "".join(
            disc(32 + s * 10, 14, 8.5, "#c79a4b")
            + disc(32 + s * 10, 14, 5.8, "#bfe3f0")
            + path(f"M{32 + s * 10 - 4} 12l5-3", "none", stroke="#fff", stroke_width=1.5)
            for s in (-1, 1)
        )
    if t == "L":  # helmet
        c = "#6f7f4a"
        return (
            path("M11 20C11 5 20-2 32-2s21 7 21 22Z", c)
            + path("M32-2c12 0 21 7 21 22H32Z", shade(c, 0.25))
            + rect(6, 18, 52, 5, shade(c, 0.4), 2.5)
            + star(32, 10, 5, 5, 0.45, "#f4e3b0")
        )
    return (
        path("M14 16L10 4c14-6 30-6 44 0l-4 12Z", "#fffaf0")
        + path("M32-.5c8 0 15 1.5 22 4.5L50 16H32Z", "#d9dee2")
        + rect(13, 14, 38, 7, "#27496b", 3)
        + star(32, 17.5, 2.8, 5, 0.45, "#f2c14e")
    )


def soldier(t: str, kind: str, sheet: Sheet) -> str:
    """An animal in the hat of its arm."""
    hat = place(_hat(t), 11.5, -3.5, 0.64) if kind == "frog" else _hat(t)
    return DRAWN[kind](sheet) + hat


# ------------------------------------------------------------------ skies
def scenery(t: str, w: float, h: float, sheet: Sheet, k: int = 0) -> str:
    _, band, top, low = THEATRE[t]
    out = rect(0, 0, w, h, sheet.sky(f"sky-{t}", top, low)) + disc(
        w * (0.22 + 0.11 * (k % 6)), h * 0.38, h * 0.17, "#fff6df", opacity=0.85
    )
    if t == "A":
        for x, y, s in ((0.12, 0.75, 1.1), (0.55, 0.86, 1.4), (0.95, 0.68, 1.1), (0.3, 1.02, 1.5)):
            x, y, r = x * w, y * h, h * 0.13 * s
            out += path(
                f"M{n(x - 2.6 * r)} {n(y + r)}a{n(r)} {n(r)} 0 0 1 {n(r * 0.9)} {n(-r)}a{n(1.3 * r)} {n(1.3 * r)} 0 0 1 {n(2.5 * r)} {n(-0.3 * r)}a{n(r)} {n(r)} 0 0 1 {n(1.6 * r)} {n(1.3 * r)}Z",
                "#fffaf2",
                opacity=0.92,
            )
    elif t == "L":
        out += ridge(
            h,
            [(w * 0.18, h * 0.5, w * 0.3), (w * 0.85, h * 0.56, w * 0.32)],
            mix(band, low, 0.55),
            mix(band, low, 0.3),
        )
        out += path(
            f"M0 {n(h * 0.82)}Q{n(w * 0.3)} {n(h * 0.62)} {n(w * 0.6)} {n(h * 0.8)}T{n(w)} {n(h * 0.74)}V{n(h)}H0Z",
            lit(band, 0.12),
        )
        out += path(
            f"M0 {n(h * 0.95)}Q{n(w * 0.4)} {n(h * 0.78)} {n(w)} {n(h * 0.92)}V{n(h)}H0Z",
            shade(band, 0.12),
        )
    else:
        for i, y in enumerate((0.66, 0.78, 0.9)):
            waves = "".join(
                f"q{n(w / 16)} {n((-1) ** (j + i) * h * 0.07)} {n(w / 8)} 0" for j in range(8)
            )
            out += path(f"M0 {n(h * y)}{waves}V{n(h)}H0Z", mix(band, low, 0.5 - 0.22 * i))
    return out


# ------------------------------------------------------------------ what a card is about, on a 32-unit square: lit left, dusk right
CREAM, GOLD, RED, STEEL, WOOD = "#fff3dc", "#f2c14e", "#c9572f", "#8b97a6", "#b98a54"


def _arrow(c: str) -> str:
    return stroke("M6 22c1-10 9-15 17-13M18 3.500l6 5-5 6", c, 3.4)


def emblem(key: str) -> str:
    if key == "support":  # a plus on a shield
        return (
            path("M16 2l12 4v9c0 8-5 12-12 15C9 27 4 23 4 15V6Z", CREAM)
            + path("M16 2l12 4v9c0 8-5 12-12 15Z", "#e2d3b2")
            + stroke("M16 9v13M9.5 15.500h13", RED, 3.6)
        )
    if key == "air-drop":  # a parachute with a crate
        return (
            path(
                "M3 14C3 5 9 1 16 1s13 4 13 13q-3-3-6.500 0-3-3-6.500 0-3-3-6.500 0Q6 11 3 14Z", RED
            )
            + path("M16 1c7 0 13 4 13 13q-3-3-6.500 0-3-3-6.500 0Z", shade(RED, 0.25))
            + stroke("M4 14l9 9M28 14l-9 9M16 14v9", CREAM, 1.4)
            + rect(11, 22, 10, 9, WOOD, 1)
            + rect(16, 22, 5, 9, shade(WOOD, 0.25), 1)
        )
    if key == "maneuver":  # a card turning over
        return (
            place(rect(-8, -11, 16, 22, CREAM, 2.5), 12, 18, 1, -14)
            + place(
                rect(-8, -11, 16, 22, "#4a4468", 2.5, stroke=CREAM, stroke_width=1.4), 20, 16, 1, 12
            )
            + stroke("M6 8c4-6 12-7 17-3M23.500 .500v5h-5", GOLD, 2.8)
        )
    if key == "aerodrome":  # a hangar and a windsock
        return (
            path("M2 30V18C2 11 9 8 14 8s12 3 12 10v12Z", STEEL)
            + path("M14 8c5 0 12 3 12 10v12H14Z", shade(STEEL, 0.28))
            + rect(8, 19, 12, 11, DARK, 1)
            + stroke("M28 30V4", CREAM, 1.8)
            + path("M28 4l-9 1.500v4L28 10Z", RED)
        )
    if key == "containment":  # a fence
        posts = "".join(
            path(f"M{x} 31V10l3-5 3 5v21Z", c)
            for x, c in ((2, CREAM), (9, CREAM), (16.5, "#dccba6"), (24, "#dccba6"))
        )
        return posts + rect(0, 14, 32, 3.6, WOOD, 1) + rect(0, 23, 32, 3.6, WOOD, 1)
    if key == "heavy-bombers":  # a bomb
        return place(
            oval(0, 2, 8, 12, STEEL)
            + path("M0-10a8 12 0 0 1 0 24Z", shade(STEEL, 0.35))
            + path("M-8-16h16l-4 8h-8Z", shade(STEEL, 0.15))
            + rect(-8, 0, 16, 3, RED),
            16,
            17,
            1,
            18,
        )
    if key == "reinforce":  # a crate with a plus
        return (
            rect(3, 9, 26, 21, WOOD, 2)
            + rect(16, 9, 13, 21, shade(WOOD, 0.22), 2)
            + stroke("M3 15.500h26", shade(WOOD, 0.4), 1.6)
            + disc(16, 21, 7, CREAM)
            + stroke("M16 17.500v7M12.500 21h7", RED, 2.6)
        )
    if key == "ambush":  # eyes in a bush
        bush = "#4d7a3a"
        return (
            disc(8, 20, 8, bush)
            + disc(24, 20, 8, shade(bush, 0.2))
            + disc(16, 14, 9, lit(bush, 0.12))
            + rect(1, 20, 30, 10, shade(bush, 0.08), 5)
            + "".join(oval(x, 19, 4, 3.2, CREAM) + disc(x + 0.8, 19, 1.8, DARK) for x in (11, 21))
        )
    if key == "cover-fire":  # sandbags
        bag, out = "#cdb58a", ""
        for x, y in ((2, 22), (12, 22), (22, 22), (7, 14.5), (17, 14.5), (12, 7)):
            out += rect(
                x - 1,
                y,
                11,
                8,
                lit(bag, 0.2) if x < 12 else shade(bag, 0.12),
                3.5,
                stroke=shade(bag, 0.4),
                stroke_width=0.8,
            )
        return out
    if key == "disrupt":  # two cards torn by a flash
        return (
            rect(1, 7, 12, 19, CREAM, 2)
            + rect(19, 7, 12, 19, "#4a4468", 2, stroke=CREAM, stroke_width=1.2)
            + path("M19 1L9 17h5l-3 14L24 13h-6Z", GOLD)
        )
    if key == "heavy-tanks":
        hull = "#6f7f4a"
        return (
            rect(10, 8, 12, 8, hull, 3)
            + rect(20, 10.5, 11, 3, shade(hull, 0.3), 1.5)
            + path("M2 16h26l3 6H1Z", lit(hull, 0.15))
            + rect(1, 21, 30, 9, shade(hull, 0.5), 4.5)
            + "".join(disc(x, 25.5, 3, STEEL) for x in (6, 13, 20, 26.5))
        )
    if key == "transport":  # a boat
        return (
            path("M1 19h30l-5 9H6Z", WOOD)
            + path("M16 19h15l-5 9H16Z", shade(WOOD, 0.25))
            + stroke("M16 19V3", CREAM, 2)
            + path("M17.500 4l10 12h-10Z", "#e2d3b2")
            + path("M14.500 6v10h-9Z", CREAM)
            + stroke("M0 30.500q4-3 8 0t8 0 8 0 8 0", "#e8f6f4", 2)
        )
    if key == "escalation":  # rising bars
        return (
            rect(2, 20, 6.5, 10, CREAM, 1.5)
            + rect(11, 14, 6.5, 16, "#f6dca0", 1.5)
            + rect(20, 7, 6.5, 23, GOLD, 1.5)
            + stroke("M3 13L13 7l5 2.500 9-8M21 1h6.500v6", RED, 2.4)
        )
    if key == "redeploy":  # a card that comes back
        return rect(9, 8, 14, 19, "#4a4468", 2.5, stroke=CREAM, stroke_width=1.4) + stroke(
            "M27 20a12 12 0 1 1 0-9M28.500 5v6.500h-6.500", GOLD, 2.8
        )
    if key == "blockade":  # a mine on a chain
        spikes = "".join(
            place(rect(-1.6, -13, 3.2, 5, DARK, 1.2), 16, 14, 1, a) for a in range(0, 360, 45)
        )
        return (
            spikes
            + disc(16, 14, 9, "#4a4a5c")
            + path("M16 5a9 9 0 0 1 0 18Z", shade("#4a4a5c", 0.4))
            + disc(13, 11, 2.2, "#9aa3b2")
            + stroke("M16 23v8", STEEL, 2.4, stroke_dasharray="2 3")
        )
    # the super battleship
    return (
        path("M0 21h32l-4 8H4Z", STEEL)
        + path("M16 21h16l-4 8H16Z", shade(STEEL, 0.3))
        + rect(9, 14, 14, 7, CREAM, 1)
        + rect(16, 14, 7, 7, "#d6c8a6", 1)
        + rect(12, 7, 6, 7, RED, 1)
        + stroke("M22 16h9M10 16H1", shade(STEEL, 0.4), 2.4)
        + stroke("M15 7V1M12 3h6", CREAM, 1.4)
    )
