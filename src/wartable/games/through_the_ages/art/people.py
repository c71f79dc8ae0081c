"""Leaders: heads and shoulders in facets, half in light, half in shade."""

from __future__ import annotations

from typing import Final

from wartable.scene.pen import disc, path, place, rect, shade, stroke

Look = tuple[str, str, str]  # robe, hair, what makes the face theirs

_LONG_BEARD = "M-9-3C-9 14 9 14 9-3 5 2-5 2-9-3Z"
_SHORT_BEARD = "M-8-2C-8 10 8 10 8-2 4 2-4 2-8-2Z"
_MOUSTACHE = "M-5-3Q0-6 5-3L4-.5Q0-3-4-.5Z"


def _wig(colour: str) -> str:
    """Locks down to the shoulders."""
    return path(
        "M-12-12C-15-2-15 6-13 12-9 13-8 8-9 2ZM12-12C15-2 15 6 13 12 9 13 8 8 9 2Z", colour
    )


def _glasses(colour: str) -> str:
    return (
        disc(-4.6, -9, 3.4, "none", stroke=colour, stroke_width=1.3)
        + disc(4.6, -9, 3.4, "none", stroke=colour, stroke_width=1.3)
        + stroke("M-1.2-9.4Q0-10.4 1.2-9.4", colour, 1.2)
    )


def _collar(colour: str) -> str:
    return path("M-12 9L0 5 12 9 8 16 0 12-8 16Z", colour)


def _suit(tie: str) -> str:
    return path("M-6 8L0 16 6 8 0 6Z", "#fffaf0") + path("M-1.6 9h3.2L2.4 20 0 23-2.4 20Z", tie)


LOOKS: Final[dict[str, Look]] = {
    "alexander-the-great": (
        "#a8352e",
        "#c98d3a",
        path("M-12-16C-12-28 12-28 12-16L9-15C5-20-5-20-9-15Z", "#d9a53a")
        + path("M-2-38c8 0 14 4 15 14-4-6-9-8-15-8Z", "#a8352e"),
    ),
    "julius-caesar": ("#8a3f9c", "#5b4032", stroke("M-11-17C-7-22 7-22 11-17", "#6f9a4e", 3.2)),
    "hammurabi": (
        "#2f74a8",
        "#2b2238",
        path("M-11-18h22v-8c-7-4-15-4-22 0Z", "#d9a53a")
        + path("M-8-2C-8 12 8 12 8-2 4 2-4 2-8-2Z", "#2b2238"),
    ),
    "aristotle": ("#e6ddd0", "#b8b0a8", path(_LONG_BEARD, "#cfc8bf")),
    "homer": (
        "#d8c9a8",
        "#d9d4cc",
        path(_LONG_BEARD, "#e9e4dc") + stroke("M-11-16C-6-19 6-19 11-16", "#a8552e", 2),
    ),
    "moses": (
        "#a8552e",
        "#8a8078",
        path(_LONG_BEARD, "#b9b0a6")
        + path("M-13-12C-15-28 15-28 13-12L15 8 10 6 11-12C6-19-6-19-11-12L-10 6-15 8Z", "#e6ddd0"),
    ),
    "leonardo-da-vinci": (
        "#5a4a6a",
        "#b8a890",
        path("M-9-3C-9 15 9 15 9-3 5 2-5 2-9-3Z", "#cbbca4")
        + path("M-14-17C-10-30 12-30 14-17-2-22-8-20-14-17Z", "#6b2f3a"),
    ),
    "michelangelo": ("#3f5d63", "#4a352a", path(_SHORT_BEARD, "#4a352a")),
    "joan-of-arc": (
        "#aab4c2",
        "#7a4a2a",
        path("M-12-14C-15-2-14 2-11 4L-9-6ZM12-14C15-2 14 2 11 4L9-6Z", "#7a4a2a")
        + path("M-9 10L0 15 9 10 6 8H-6Z", "#7d8896"),
    ),
    "christopher-columbus": (
        "#2f4a78",
        "#8a8078",
        path("M-15-17C-12-32 12-32 15-17Z", "#2b2238"),
    ),
    "genghis-khan": (
        "#8a5a2a",
        "#2b2238",
        path("M-13-16C-13-26-6-30 0-36 6-30 13-26 13-16Z", "#9c3b34")
        + rect(-13, -18, 26, 4, "#e6d2b0", 2)
        + path("M-3-1C-3 8 3 8 3-1 1 1-1 1-3-1Z", "#2b2238"),
    ),
    "frederick-barbarossa": (
        "#8e2f3d",
        "#b5572a",
        path("M-9-3C-9 12 9 12 9-3 5 2-5 2-9-3Z", "#b5572a")
        + path("M-11-19l3-8 4 5 4-7 4 7 4-5 3 8Z", "#e0b440"),
    ),
    "james-cook": (
        "#2a3f6a",
        "#d9d4cc",
        path("M-17-16L-8-27C-3-31 3-31 8-27L17-16 0-22Z", "#232a44")
        + stroke("M-15-17L0-23 15-17", "#d9a53a", 1.4)
        + _collar("#fffaf0"),
    ),
    "isaac-newton": ("#6a3a2a", "#b8a488", _wig("#b8a488") + _collar("#fffaf0")),
    "johann-sebastian-bach": ("#2f3a4a", "#e6e0d6", _wig("#e6e0d6") + _collar("#fffaf0")),
    "maximilien-robespierre": (
        "#4d6a4a",
        "#e9e4dc",
        path("M-13-10a3.4 3.4 0 1 0 0 6ZM13-10a3.4 3.4 0 1 1 0 6Z", "#e9e4dc")
        + path("M-7 7L0 18 7 7 0 10Z", "#fffaf0"),
    ),
    "napoleon-bonaparte": (
        "#28406e",
        "#3a2c28",
        path("M-19-17C-12-34 12-34 19-17 8-22-8-22-19-17Z", "#1f2436")
        + disc(0, -24, 2.4, "#b5392f")
        + path("M-5 8L0 26 5 8Z", "#fffaf0")
        + rect(-17, 9, 8, 2.6, "#d9a53a", 1)
        + rect(9, 9, 8, 2.6, "#d9a53a", 1),
    ),
    "william-shakespeare": (
        "#4a2f3a",
        "#5b4032",
        path("M-3-1C-3 6 3 6 3-1 1 1-1 1-3-1Z", "#5b4032")
        + path(_MOUSTACHE, "#5b4032")
        + path("M-14 9C-8 4 8 4 14 9 8 16-8 16-14 9Z", "#fffaf0"),
    ),
    "albert-einstein": (
        "#6a6a72",
        "#d9d6d0",
        path(
            "M-12-12L-17-16-14-19-17-24-11-24-10-29-5-26 0-30 5-26 10-29 11-24 17-24 14-19 17-16 12-12 9-20H-9Z",
            "#e6e3dd",
        )
        + path(_MOUSTACHE, "#cfcbc4"),
    ),
    "bill-gates": ("#5a7a9a", "#7a5a3a", _glasses("#3a3440") + _collar("#e6eef4")),
    "charlie-chaplin": (
        "#2f2c36",
        "#201c26",
        path("M-16-16h32v-2.6H9C10-30 5-32 0-32S-10-30-9-18.6H-16Z", "#201c26")
        + path("M-2.6-3.6h5.2v3h-5.2Z", "#201c26")
        + path("M-6 9L0 12 6 9V15L0 12-6 15Z", "#8a2f3a"),
    ),
    "mahatma-gandhi": (
        "#f3ecdf",
        "#cfae86",
        path("M-11-13C-12-26 12-26 11-13 8-20-8-20-11-13Z", "#d6b48c")
        + _glasses("#5b4a3a")
        + path(_MOUSTACHE, "#b8b0a8"),
    ),
    "sid-meier": ("#7a4a6a", "#4a3a30", _glasses("#2f2a36") + _suit("#3d78c9")),
    "winston-churchill": (
        "#33363f",
        "#b8a898",
        path("M-15-17h30v-2.8H10C10-29 6-31 0-31S-10-29-10-19.8H-15Z", "#26242c")
        + _suit("#22304a")
        + stroke("M3-1L13 2", "#6b4a2a", 2.4)
        + disc(13.4, 2, 1.5, "#c9572f"),
    ),
}


SKIN = "#e8bf94"


def head() -> str:
    """What all faces share, drawn once on the sheet: neck and face, half in light."""
    return (
        path("M-5 0h10v10l-5 4-5-4Z", shade(SKIN, 0.25))
        + path("M-10-12a10 10 0 0 1 20 0v4c0 7-5 12-10 12s-10-5-10-12Z", SKIN)
        + path("M0-22a10 10 0 0 1 10 10v4c0 7-5 12-10 12Z", shade(SKIN, 0.2))
    )


def bust(key: str, x: float, y: float, size: float) -> str:
    """A leader's head and shoulders, by the leader's key."""
    robe, hair, extra = LOOKS[key]
    body = (
        path("M-22 30C-22 14-12 8 0 8S22 14 22 30Z", robe)
        + path("M0 8C12 8 22 14 22 30H0Z", shade(robe, 0.3))
        + '<use href="#tta-head"/>'
        + path("M-11.5-10C-13-24-6-27 0-27S13-24 11.5-10C9-16 5-18 0-18s-9 2-11.5 8Z", hair)
        + extra
    )
    return place(body, x, y, size)
