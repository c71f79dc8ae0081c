"""What is in the box: theatres, cards, generals; and the columns the rules look things up in."""

from __future__ import annotations

from itertools import permutations
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Theatres, and the types of cards
AIR: Final = 0
LAND: Final = 1
SEA: Final = 2
THEATRES: Final[i64] = 3
LETTERS: Final = "ALS"

# Kinds of abilities
INSTANT: Final = 1
ONGOING: Final = 2

# Abilities of the instant kind, as `rules.abilities` knows them
SET_AIR_DROP: Final = 1
MANEUVER: Final = 2
REINFORCE: Final = 3
AMBUSH: Final = 4
DISRUPT: Final = 5
TRANSPORT: Final = 6
REDEPLOY: Final = 7


@final
class Card:
    """A row of the card table. `instant` is what its reveal starts, 0 for the other cards."""

    def __init__(self, id: str, key: str, kind: int = 0, instant: int = 0) -> None:
        self.id = id
        self.key = key
        self.kind = kind
        self.instant = instant


CARD_TABLE: Final = [  # by theatre, then by printed strength: card = 6 * theatre + strength - 1
    Card("A1", "support", ONGOING),
    Card("A2", "air-drop", INSTANT, SET_AIR_DROP),
    Card("A3", "maneuver", INSTANT, MANEUVER),
    Card("A4", "aerodrome", ONGOING),
    Card("A5", "containment", ONGOING),
    Card("A6", "heavy-bombers"),
    Card("L1", "reinforce", INSTANT, REINFORCE),
    Card("L2", "ambush", INSTANT, AMBUSH),
    Card("L3", "maneuver", INSTANT, MANEUVER),
    Card("L4", "cover-fire", ONGOING),
    Card("L5", "disrupt", INSTANT, DISRUPT),
    Card("L6", "heavy-tanks"),
    Card("S1", "transport", INSTANT, TRANSPORT),
    Card("S2", "escalation", ONGOING),
    Card("S3", "maneuver", INSTANT, MANEUVER),
    Card("S4", "redeploy", INSTANT, REDEPLOY),
    Card("S5", "blockade", ONGOING),
    Card("S6", "super-battleship"),
]

CARDS: Final[i64] = 18
HAND_SIZE: Final = 6
ALL_CARDS: Final[i64] = (1 << 18) - 1


def card_bit(id: str) -> int:
    return 1 << next(index for index, card in enumerate(CARD_TABLE) if card.id == id)


# Cards with an ongoing ability, as sets of one; and the card the search for tops needs
SUPPORT: Final[i64] = card_bit("A1")
AERODROME: Final[i64] = card_bit("A4")
CONTAINMENT: Final[i64] = card_bit("A5")
COVER_FIRE: Final[i64] = card_bit("L4")
ESCALATION: Final[i64] = card_bit("S2")
BLOCKADE: Final[i64] = card_bit("S5")
COVER_FIRE_CARD: Final[i64] = 9

FACEDOWN_STRENGTH: Final[i64] = 2
RAISED_STRENGTH: Final[i64] = 4  # what Escalation and Cover Fire set
SUPPORT_BONUS: Final[i64] = 3
BLOCKADE_CARDS: Final[i64] = 3  # other cards that must lie there already, R18
AERODROME_STRENGTH: Final = 3

# Columns by card
TYPE: Final = bytes([LETTERS.index(card.id[0]) for card in CARD_TABLE])
STRENGTH: Final = bytes([int(card.id[1]) for card in CARD_TABLE])
ABILITY: Final = bytes([card.instant for card in CARD_TABLE])

# Sets of 6 cards of one type, by their 6 bits
STRENGTHS_OF_SIX: Final = vec[i64](
    [sum(strength for strength in range(1, 7) if six >> (strength - 1) & 1) for six in range(64)]
)
COUNT_OF_SIX: Final = vec[i64]([six.bit_count() for six in range(64)])
SPREAD_OF_SIX: Final = vec[i64](
    [sum(7 << (3 * place) for place in range(6) if six >> place & 1) for six in range(64)]
)

# Sets of (card, theatre) as bits 3 * card + theatre
MATCHING: Final[i64] = sum(
    1 << (3 * card + LETTERS.index(row.id[0])) for card, row in enumerate(CARD_TABLE)
)
LIGHT: Final[i64] = sum(
    7 << (3 * card) for card, row in enumerate(CARD_TABLE) if int(row.id[1]) <= AERODROME_STRENGTH
)
ALL_PLAYS: Final[i64] = (1 << 54) - 1
AT_THEATRE: Final = vec[i64](
    [sum(1 << (3 * card + theatre) for card in range(18)) for theatre in range(3)]
)

# Rows: the theatres from left to right as seat 0 sees them, by the row's number
ROW_TABLE: Final = list(permutations(range(3)))
ROWS: Final[i64] = len(ROW_TABLE)
ROTATED: Final = vec[i64](  # each board one place to the right, the last to the left end; R22
    [ROW_TABLE.index((row[2], row[0], row[1])) for row in ROW_TABLE]
)


def beside(row: tuple[int, ...], theatre: int) -> int:
    """The set of theatres next to one. Adjacency goes by position, never by name. Rules 3."""
    place = row.index(theatre)
    return sum(1 << other for at, other in enumerate(row) if abs(at - place) == 1)


ADJACENT: Final = vec[i64](  # by 3 * row + theatre
    [beside(row, theatre) for row in ROW_TABLE for theatre in range(3)]
)

# Modes
STANDARD: Final = 0
LONG: Final = 1
BEGINNER: Final = 2
MODE_KEYS: Final = ("standard", "long", "beginner")
TARGET: Final = vec[i64]([12, 18, 3])  # by mode, unless the players set another
MOST_TARGET: Final[i64] = 36  # as much as the markers of the box show
CONTROL_POINTS: Final = vec[i64]([6, 6, 1])
WITHDRAWAL_POINTS: Final = vec[i64](  # by 7 * (1 for the second player) + cards in hand
    [6, 4, 3, 3, 2, 2, 2] + [6, 6, 4, 3, 3, 2, 2]
)

# Editions
REVISED: Final = 0
FIRST_EDITION: Final = 1
EDITION_KEYS: Final = ("revised", "first")


def count_cards(cards: i64) -> i64:
    """How many cards are in the set."""
    return COUNT_OF_SIX[cards & 63] + COUNT_OF_SIX[cards >> 6 & 63] + COUNT_OF_SIX[cards >> 12 & 63]


def printed_strengths(cards: i64) -> i64:
    """The sum of the strengths printed on the cards of the set."""
    return (
        STRENGTHS_OF_SIX[cards & 63]
        + STRENGTHS_OF_SIX[cards >> 6 & 63]
        + STRENGTHS_OF_SIX[cards >> 12 & 63]
    )


def spread(cards: i64) -> i64:
    """Every (card, theatre) of a set of cards."""
    return (
        SPREAD_OF_SIX[cards & 63]
        | SPREAD_OF_SIX[cards >> 6 & 63] << 18
        | SPREAD_OF_SIX[cards >> 12 & 63] << 36
    )
