"""Small drawings on a square of 24: resources, orders, quick actions, and the keep."""

from __future__ import annotations

from wartable.scene.common import icon
from wartable.scene.pen import (
    SEAT,
    disc,
    oval,
    path,
    place,
    rect,
    stroke,
    text,
)
from wartable.scene.solids import Iso


def rice(stalk: str = "#5f7a2c", grain: str = "#e7bd4e") -> str:
    """An ear of rice, in 24 × 24."""
    ears = "".join(
        place(
            oval(0, 0, 1.7, 3, grain),
            12 + s * (3 + 1.3 * i),
            6.5 + 3.3 * i,
            rotate=s * (35 + 8 * i),
        )
        for s in (-1, 1)
        for i in range(3)
    )
    return stroke("M12 22V6", stalk) + ears + oval(12, 4.2, 1.8, 3.2, grain)


def tsuba(iron: str = "#3c4257", light: str = "#c9cdd6") -> str:
    """Bushido: a sword guard."""
    return (
        disc(12, 12, 9.5, iron)
        + disc(12, 12, 7.3, "none", stroke=light, stroke_width=1.3)
        + path("M12 7l2.6 5-2.6 5-2.6-5Z", light)
        + disc(6.5, 12, 1.3, light)
        + disc(17.5, 12, 1.3, light)
    )


def torii(c: str = "#c8402c") -> str:
    """The gate of a shrine, in 24 × 24."""
    return (
        path("M1.5 4.5c6 1.6 15 1.6 21 0l-.6 3.2H2.1Z", c)
        + rect(4, 10, 16, 2.4, c)
        + rect(5.5, 7.5, 2.8, 14.5, c)
        + rect(15.7, 7.5, 2.8, 14.5, c)
        + rect(11, 7.5, 2, 3, c)
    )


def helmet(c: str) -> str:
    return path("M4 16a8 8 0 0 1 16 0l2 3.5H2Z", c) + stroke(
        "M12 8C9 6.5 6.5 4.5 5.5 1.5M12 8c3-1.5 5.5-3.5 6.5-6.5", c, 2
    )


def keep(x: float, y: float, unit: float, roof: str = SEAT, tiers: int = 2) -> str:
    """A castle: a stone foot and tiers with roofs in the seat's colour."""
    i = Iso(x, y, unit)
    i.frustum(-1.7, -1.7, -0.9, 3.4, 3.4, 0.9, "#a8a090", 0.25)
    i.pagoda(0, 0, 0, 2.1, tiers, "#fbf3e2", roof, 0.68, 0.85)
    return str(i)


KEEP = "M5 22V14h14v8h-5v-4h-4v4ZM2.5 14l3.5-4h12l3.5 4ZM7 9.5V6.5h10v3ZM4.5 6.5L8 3h8l3.5 3.5ZM11 3V1h2v2Z"
SHIP = "M3 15h18l-3 5.5H6Z"
SAILS = "M11 2v11.5H4C7 10.5 9.5 6.5 11 2ZM13 4c3 2.5 5 5.5 6 9.5h-6Z"


def order_icon(key: str, c: str, moves: str = "") -> str:
    """An order or a quick action; `moves` is the number below an arrow."""
    if key == "recruit":
        return place(helmet(c), 0, 2, 0.82) + stroke("M20.5 2V9M17 5.5H24", c, 2.1)
    if key == "attack":
        return icon("attack", c)
    if key in ("harvest", "harvest-1"):
        return rice(c, c)
    if key == "castle":
        return path(KEEP, c)
    if key == "move-2-ship":
        return path(SHIP, c) + path(SAILS, c)
    if key == "recruit-1":
        return helmet(c)
    if key == "move-1":
        return icon("move", c)
    return place(icon("move", c), 2, -4, 0.86) + text(12, 23.6, moves, 14, c, 700)


def mountain_shape() -> str:
    """Faceted, snow on top, 52 x 46."""
    from wartable.scene.pen import poly

    return (
        poly([(2, 44), (26, 4), (26, 44)], "#cdbfae")
        + poly([(26, 4), (50, 44), (26, 44)], "#7f7280")
        + poly([(17.5, 18), (26, 4), (26, 20), (22, 15)], "#fffaf0")
        + poly([(26, 4), (34.5, 18), (30, 16), (26, 20)], "#d9d6e0")
    )
