"""The thing each card is about, on a 32-unit square: lit left, dusk right."""

from __future__ import annotations

from wartable.games.critters_at_war.art.beasts import DARK
from wartable.scene.pen import disc, lit, oval, path, place, rect, shade, stroke

CREAM, GOLD, RED, STEEL, WOOD = "#fff3dc", "#f2c14e", "#c9572f", "#8b97a6", "#b98a54"


def _support() -> str:
    """A plus on a shield."""
    return (
        path("M16 2l12 4v9c0 8-5 12-12 15C9 27 4 23 4 15V6Z", CREAM)
        + path("M16 2l12 4v9c0 8-5 12-12 15Z", "#e2d3b2")
        + stroke("M16 9v13M9.5 15.500h13", RED, 3.6)
    )


def _air_drop() -> str:
    """A parachute with a crate."""
    return (
        path("M3 14C3 5 9 1 16 1s13 4 13 13q-3-3-6.500 0-3-3-6.500 0-3-3-6.500 0Q6 11 3 14Z", RED)
        + path("M16 1c7 0 13 4 13 13q-3-3-6.500 0-3-3-6.500 0Z", shade(RED, 0.25))
        + stroke("M4 14l9 9M28 14l-9 9M16 14v9", CREAM, 1.4)
        + rect(11, 22, 10, 9, WOOD, 1)
        + rect(16, 22, 5, 9, shade(WOOD, 0.25), 1)
    )


def _maneuver() -> str:
    """A card turning over."""
    return (
        place(rect(-8, -11, 16, 22, CREAM, 2.5), 12, 18, 1, -14)
        + place(
            rect(-8, -11, 16, 22, "#4a4468", 2.5, stroke=CREAM, stroke_width=1.4), 20, 16, 1, 12
        )
        + stroke("M6 8c4-6 12-7 17-3M23.500 .500v5h-5", GOLD, 2.8)
    )


def _aerodrome() -> str:
    """A hangar and a windsock."""
    return (
        path("M2 30V18C2 11 9 8 14 8s12 3 12 10v12Z", STEEL)
        + path("M14 8c5 0 12 3 12 10v12H14Z", shade(STEEL, 0.28))
        + rect(8, 19, 12, 11, DARK, 1)
        + stroke("M28 30V4", CREAM, 1.8)
        + path("M28 4l-9 1.500v4L28 10Z", RED)
    )


def _containment() -> str:
    """A fence."""
    posts = "".join(
        path(f"M{x} 31V10l3-5 3 5v21Z", c)
        for x, c in ((2, CREAM), (9, CREAM), (16.5, "#dccba6"), (24, "#dccba6"))
    )
    return posts + rect(0, 14, 32, 3.6, WOOD, 1) + rect(0, 23, 32, 3.6, WOOD, 1)


def _heavy_bombers() -> str:
    """A bomb."""
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


def _reinforce() -> str:
    """A crate with a plus."""
    return (
        rect(3, 9, 26, 21, WOOD, 2)
        + rect(16, 9, 13, 21, shade(WOOD, 0.22), 2)
        + stroke("M3 15.500h26", shade(WOOD, 0.4), 1.6)
        + disc(16, 21, 7, CREAM)
        + stroke("M16 17.500v7M12.500 21h7", RED, 2.6)
    )


def _ambush() -> str:
    """Eyes in a bush."""
    bush = "#4d7a3a"
    return (
        disc(8, 20, 8, bush)
        + disc(24, 20, 8, shade(bush, 0.2))
        + disc(16, 14, 9, lit(bush, 0.12))
        + rect(1, 20, 30, 10, shade(bush, 0.08), 5)
        + "".join(oval(x, 19, 4, 3.2, CREAM) + disc(x + 0.8, 19, 1.8, DARK) for x in (11, 21))
    )


def _cover_fire() -> str:
    """Sandbags."""
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


def _disrupt() -> str:
    """Two cards torn by a flash."""
    return (
        rect(1, 7, 12, 19, CREAM, 2)
        + rect(19, 7, 12, 19, "#4a4468", 2, stroke=CREAM, stroke_width=1.2)
        + path("M19 1L9 17h5l-3 14L24 13h-6Z", GOLD)
    )


def _heavy_tanks() -> str:
    hull = "#6f7f4a"
    return (
        rect(10, 8, 12, 8, hull, 3)
        + rect(20, 10.5, 11, 3, shade(hull, 0.3), 1.5)
        + path("M2 16h26l3 6H1Z", lit(hull, 0.15))
        + rect(1, 21, 30, 9, shade(hull, 0.5), 4.5)
        + "".join(disc(x, 25.5, 3, STEEL) for x in (6, 13, 20, 26.5))
    )


def _transport() -> str:
    """A boat."""
    return (
        path("M1 19h30l-5 9H6Z", WOOD)
        + path("M16 19h15l-5 9H16Z", shade(WOOD, 0.25))
        + stroke("M16 19V3", CREAM, 2)
        + path("M17.500 4l10 12h-10Z", "#e2d3b2")
        + path("M14.500 6v10h-9Z", CREAM)
        + stroke("M0 30.500q4-3 8 0t8 0 8 0 8 0", "#e8f6f4", 2)
    )


def _escalation() -> str:
    """Rising bars."""
    return (
        rect(2, 20, 6.5, 10, CREAM, 1.5)
        + rect(11, 14, 6.5, 16, "#f6dca0", 1.5)
        + rect(20, 7, 6.5, 23, GOLD, 1.5)
        + stroke("M3 13L13 7l5 2.500 9-8M21 1h6.500v6", RED, 2.4)
    )


def _redeploy() -> str:
    """A card that comes back."""
    return rect(9, 8, 14, 19, "#4a4468", 2.5, stroke=CREAM, stroke_width=1.4) + stroke(
        "M27 20a12 12 0 1 1 0-9M28.500 5v6.500h-6.500", GOLD, 2.8
    )


def _blockade() -> str:
    """A mine on a chain."""
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


def _super_battleship() -> str:
    return (
        path("M0 21h32l-4 8H4Z", STEEL)
        + path("M16 21h16l-4 8H16Z", shade(STEEL, 0.3))
        + rect(9, 14, 14, 7, CREAM, 1)
        + rect(16, 14, 7, 7, "#d6c8a6", 1)
        + rect(12, 7, 6, 7, RED, 1)
        + stroke("M22 16h9M10 16H1", shade(STEEL, 0.4), 2.4)
        + stroke("M15 7V1M12 3h6", CREAM, 1.4)
    )


EMBLEMS = {
    "support": _support,
    "air-drop": _air_drop,
    "maneuver": _maneuver,
    "aerodrome": _aerodrome,
    "containment": _containment,
    "heavy-bombers": _heavy_bombers,
    "reinforce": _reinforce,
    "ambush": _ambush,
    "cover-fire": _cover_fire,
    "disrupt": _disrupt,
    "heavy-tanks": _heavy_tanks,
    "transport": _transport,
    "escalation": _escalation,
    "redeploy": _redeploy,
    "blockade": _blockade,
    "super-battleship": _super_battleship,
}


def emblem(key: str) -> str:
    """By the card's key."""
    return EMBLEMS[key]()
