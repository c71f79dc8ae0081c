"""The game's picture in the lobby: wonders of three ages, evening."""

from __future__ import annotations

from wartable.games.through_the_ages.art.wonders import wonder
from wartable.scene.common import COVER_HEIGHT, COVER_WIDTH, cover_sheet
from wartable.scene.common import cover as framed
from wartable.scene.pen import disc, rect
from wartable.scene.solids import ridge


def evening() -> str:
    """The game's picture in the lobby: wonders in an evening landscape."""
    s = cover_sheet("through-the-ages")
    air = s.sky("sky", "#5c4a92", "#b493c8", "#f8d9c8")
    out = rect(0, 0, COVER_WIDTH, COVER_HEIGHT, air) + disc(76, 56, 26, "#fff0dc")
    hills = [(30.0, 70.0, 90.0), (170.0, 90.0, 120.0), (300.0, 60.0, 90.0)]
    out += ridge(180, hills, "#c0a0cf", "#a283bd")
    for key, x, y, size in (
        ("eiffel-tower", 252, 92, 11),
        ("taj-mahal", 166, 118, 10.5),
        ("pyramids", 80, 142, 10.5),
    ):
        out += wonder(key, x, y, size)
    return framed(s, out)
