"""Where things lie in the two layouts, and what pieces of cards are called."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.games.critters_at_war.views import CrittersView

CARD_HEIGHT = 158.0
CARD_WIDTH = 112.0
BAND = 30.0  # the head of a card: strength and name
HELD_WIDTH = 84.0


@dataclass(frozen=True)
class Measures:
    """Where things are in one of the two layouts."""

    name: str
    width: float
    height: float
    lanes: tuple[float, float, float]
    middle: float  # of the lanes and banners
    lane_height: float
    banner: float  # its height
    card: float  # scale of cards on the table
    offset: float  # how much of a covered card shows, if there is room
    hand: float  # scale of cards in hand
    hand_y: float
    hand_room: tuple[float, float]
    face: str  # card with text, or small
    totals: tuple[float, float, float, float]  # x, y above, y below, scale


WIDE = Measures(
    "wide",
    1090,
    884,
    (190, 545, 900),
    344,
    650,
    78,
    1.5,
    44,
    1.12,
    778,
    (176, 964),
    "card",
    (118, -19, 17, 1),
)
TALL = Measures(
    "tall",
    390,
    590,
    (66, 195, 324),
    217,
    420,
    62,
    0.76,
    27,
    0.74,
    528,
    (4, 386),
    "small",
    (38, -16, 12, 0.8),
)


def card_id(view: CrittersView, card: str) -> str:
    """The piece of a card that the viewer knows."""
    return f"card-{card}" if view.battle < 2 else f"card-{card}-{view.battle}"
