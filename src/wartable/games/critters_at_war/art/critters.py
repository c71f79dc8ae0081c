"""The animals, their hats, and the skies they stand under."""

from __future__ import annotations

from wartable.games.critters_at_war.art.beasts import BEASTS, DARK, DUSK
from wartable.games.critters_at_war.art.beasts import eyes as _eyes
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
    shade,
    star,
    stroke,
)
from wartable.scene.solids import ridge

#          ink on paper, band, sky top, sky low
THEATRE = {
    "A": ("#2f6690", "#4f86b3", "#8fc0e4", "#f3e3cf"),
    "L": ("#456a2c", "#67904a", "#b9d48c", "#f8ecc4"),
    "S": ("#1f5f78", "#2f7f97", "#79c3c6", "#e8f1dc"),
}
ANIMALS = {
    "A": ("owl", "hare", "eagle", "bat"),
    "L": ("fox", "bear", "badger", "boar"),
    "S": ("frog", "walrus", "otter", "penguin"),
}


def theatre_icon(t: str, c: str) -> str:
    """The sign of a theatre by its letter: wings, mountains or an anchor."""
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


def animal(theatre: str, strength: int) -> str:
    """Who is on a card: four to a theatre."""
    return ANIMALS[theatre][(strength + 1) % 4]


def soldier(t: str, kind: str, sheet: Sheet) -> str:
    """An animal in the hat of its arm."""
    hat = place(_hat(t), 11.5, -3.5, 0.64) if kind == "frog" else _hat(t)
    if kind in BEASTS:
        shape, shadow, over = BEASTS[kind]()
        return shape + _halves(sheet, shadow) + over + hat
    return DRAWN[kind](sheet) + hat


# ------------------------------------------------------------------ skies
def scenery(t: str, w: float, h: float, sheet: Sheet, k: int = 0) -> str:
    """The background of a theatre's cards; `k` moves the sun, so that cards differ."""
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
