"""Six more animals, on the same square of 64: left half lit, right half in shade."""

from __future__ import annotations

from wartable.scene.pen import disc, oval, path, poly, shade, stroke

DARK = "#2b2238"
DUSK = "#2a2148"


def eyes(y: float, dx: float, r: float = 3.2) -> str:
    """A pair of eyes that catch the light."""
    return "".join(
        disc(32 + s * dx, y, r, DARK)
        + disc(32 + s * dx + r * 0.3, y - r * 0.35, r * 0.32, "#fff6e6")
        for s in (-1, 1)
    )


def eagle() -> tuple[str, str, str]:
    """White head, dark brow, a hooked beak over a brown collar."""
    head = "M8 36c0-16 10-25 24-25s24 9 24 25-10 25-24 25S8 52 8 36Z"
    collar = "M8 42l6 5 5-3 5 7 8-4 8 4 5-7 5 3 6-5c1 14-10 20-24 20S7 56 8 42Z"
    beak = path("M24.5 37h15c0 9-3 16-7.5 21-4.5-5-7.5-12-7.5-21Z", "#f2b63d")
    hook = path("M32 37h7.5c0 9-3 16-7.5 21Z", shade("#f2b63d", 0.28))
    brow = path("M8 25l21 6 3 5 3-5 21-6-18 13H26Z", "#6d4a2f")
    below = path(head, "#f6eedf") + path(collar, "#7d5838")
    return below, path(head, DUSK), brow + eyes(33, 10.5, 3) + beak + hook


def bat() -> tuple[str, str, str]:
    """Large ears, a small snout, two teeth."""
    c = "#6d5f86"
    right = [(60.0, 1.0), (36.0, 20.0), (55.0, 34.0)]
    ears = poly([(4, 1), (28, 20), (9, 34)], c) + poly(right, c)
    inner = poly([(10, 9), (23, 21), (12, 28)], "#d59aa6") + poly(
        [(54, 9), (41, 21), (52, 28)], "#d59aa6"
    )
    head = "M9 38c0-13 10-21 23-21s23 8 23 21-10 22-23 22S9 51 9 38Z"
    snout = oval(32, 47, 10, 7.5, "#b9a8c4") + path("M28 42h8l-4 4.5Z", DARK)
    mouth = stroke("M24.5 50c4 2.5 11 2.5 15 0", DARK, 1.6)
    teeth = path("M27.5 51.3h3.400l-1.700 4.400ZM33.100 51.3h3.400l-1.700 4.400Z", "#fffaf0")
    shape = ears + inner + path(head, c)
    return shape, path(head, DUSK) + poly(right, DUSK), eyes(35, 9.5, 3.6) + snout + mouth + teeth


def badger() -> tuple[str, str, str]:
    """A white face with two dark stripes."""
    head = "M6 38c0-15 11-25 26-25s26 10 26 25-12 23-26 23S6 53 6 38Z"
    ears = disc(12, 20, 7.5, "#4a4450") + disc(52, 20, 7.5, "#4a4450")
    stripes = path("M15 18c8-3 12 5 11 15-1 11-6 19-12 20-6-9-7-28 1-35Z", "#4a4450") + path(
        "M49 18c-8-3-12 5-11 15 1 11 6 19 12 20 6-9 7-28-1-35Z", "#4a4450"
    )
    light = "".join(disc(32 + s * 11.5, 34.5, 4.6, "#fff6e6") for s in (-1, 1))
    nose = path("M26 48h12l-6 7Z", DARK) + stroke("M32 55v3", DARK, 1.7)
    return ears + path(head, "#f3ead9") + stripes, path(head, DUSK), light + eyes(34.5, 11.5) + nose


def boar() -> tuple[str, str, str]:
    """A broad snout and two tusks."""
    c, right = "#86614b", [(58.0, 8.0), (40.0, 20.0), (57.0, 30.0)]
    ears = poly([(6, 8), (24, 20), (7, 30)], shade(c, 0.2)) + poly(right, shade(c, 0.2))
    head = "M6 38c0-15 11-25 26-25s26 10 26 25-11 23-26 23S6 53 6 38Z"
    snout = oval(32, 47.5, 13, 10, "#d7a08c") + "".join(
        oval(32 + s * 4.8, 47, 2, 3, "#7a4038") for s in (-1, 1)
    )
    tusks = path(
        "M20 54c-5 0-8-5-7.5-12 3 4 6 6 10 7ZM44 54c5 0 8-5 7.5-12-3 4-6 6-10 7Z", "#fff6e0"
    )
    shape = ears + path(head, c)
    return shape, path(head, DUSK) + poly(right, DUSK), snout + tusks + eyes(33, 11.5)


def otter() -> tuple[str, str, str]:
    """Round ears low on the head, a pale muzzle, whiskers."""
    c = "#8d6a4c"
    head = "M5 37c0-15 12-24 27-24s27 9 27 24-12 23-27 23S5 52 5 37Z"
    ears = disc(8, 30, 5.5, shade(c, 0.25)) + disc(56, 30, 5.5, shade(c, 0.25))
    muzzle = oval(25.5, 46.5, 9.5, 8, "#f2dfc2") + oval(38.5, 46.5, 9.5, 8, "#f2dfc2")
    nose = path("M25.5 38.5c3-2.5 10-2.5 13 0l-6.5 6.5Z", DARK)
    mouth = stroke("M32 45v5M32 50c-2.5 2.5-5 2.5-7 1M32 50c2.5 2.5 5 2.5 7 1", DARK, 1.6)
    hairs = stroke("M19 46L8 43.5M19 49L8 50.5M45 46l11-2.5M45 49l11 1.5", "#fff3dc", 1.2)
    return ears + path(head, c), path(head, DUSK), muzzle + hairs + nose + mouth + eyes(32, 12)


def penguin() -> tuple[str, str, str]:
    """A dark hood, a white face in the shape of a heart, an orange beak."""
    c = "#33465f"
    head = "M7 37c0-16 11-26 25-26s25 10 25 26-11 24-25 24S7 53 7 37Z"
    face = path(
        "M32 31c3-6 8-8 13-6 7 3 9 12 7 19-3 9-11 14-20 14s-17-5-20-14c-2-7 0-16 7-19 5-2 10 0 13 6Z",
        "#fbf4e4",
    )
    blush = disc(17, 46, 4, "#f2c27a", opacity=0.8) + disc(47, 46, 4, "#f2c27a", opacity=0.8)
    beak = path("M24 40c5-3 11-3 16 0l-8 10Z", "#ef9a34") + path(
        "M32 38c3 0 5.5.6 8 2l-8 10Z", shade("#ef9a34", 0.25)
    )
    return path(head, c) + face, path(head, DUSK), blush + beak + eyes(35, 10.5, 3.4)


BEASTS = {
    "eagle": eagle,
    "bat": bat,
    "badger": badger,
    "boar": boar,
    "otter": otter,
    "penguin": penguin,
}
