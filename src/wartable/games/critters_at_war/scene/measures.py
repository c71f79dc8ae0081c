"""Where things lie in each layout, and what pieces of cards are called."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wartable.games.critters_at_war.views import CrittersView

CARD_HEIGHT = 158.0
CARD_WIDTH = 112.0
BAND = 30.0  # the head of a card: strength and name
DEEP = 2  # covered cards of a stack for which all cards of the table are smaller
HELD_WIDTH = 84.0
TILE_HEIGHT, TILE_MIDDLE = 54.0, 456.0  # a card in a list beside the lanes


@dataclass(frozen=True)
class Measures:
    """Where things are in one of the layouts."""

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
    badges: tuple[tuple[float, float], tuple[float, float]]  # the generals: the rival's, mine
    badge: str  # how they are drawn
    now: tuple[float, float]  # what withdrawing gives now, from a general's middle
    flag: tuple[float, float]  # Air Drop, from there, and its scale
    deck: tuple[float, float, float]
    drawn: tuple[float, float, float]  # a card that the rival drew and nobody else sees
    general: float = 1  # scale of the generals


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
    ((86, 742), (86, 834)),
    "general",
    (0, 25.5),
    (64, 0.75),
    (1030, 784, 0.8),
    (968, 784, 0.8),
)
WATCHED = replace(  # who holds no hand has larger cards instead
    WIDE,
    height=780,
    badges=((108, 727), (296, 727)),
    deck=(1030, 727, 0.55),
    drawn=(968, 727, 0.55),
)
FAR = replace(  # the big screen of a room: over its whole width, with the generals at the side
    WIDE,
    width=1430,
    height=666,
    lanes=(178, 528, 878),
    middle=333,
    badges=((1242, 106), (1242, 560)),
    deck=(1242, 333, 1),
    drawn=(1110, 333, 0.8),
    general=2.2,
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
    ((60, 445), (202, 445)),
    "badge",
    (39, 0),
    (68, 0.55),
    (352, 445, 1),
    (300, 445, 0.19),
)
LOW = Measures(  # a phone on its side: the hand beside the lanes, as a list with its effects
    "low",
    544,
    390,
    (61, 183, 305),
    195,
    384,
    48,
    0.8,
    27,
    1,
    224,
    (40, 387),  # of its heights
    "small",
    (36, -13, 10, 0.76),
    ((397, 19), (459, 19)),
    "chip",
    (13, 0),
    (29, 0.36),
    (519, 19, 0.8),
    (484, 19, 0.17),
)
SQUARE = Measures(  # a tablet: cards of the hand with their words over the whole width
    "square",
    780,
    752,
    (133, 390, 647),
    260,
    508,
    72,
    1.3,
    38,
    1.12,
    654,
    (6, 774),
    "card",
    (88, -17, 15, 0.92),
    ((66, 536), (216, 536)),
    "badge",
    (39, 0),
    (70, 0.55),
    (738, 536, 1),
    (690, 536, 0.19),
)


def card_id(view: CrittersView, card: str) -> str:
    """The piece of a card that the viewer knows."""
    return f"card-{card}" if view.battle < 2 else f"card-{card}-{view.battle}"
