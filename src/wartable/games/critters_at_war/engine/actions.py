"""The action space: the codes of what seats and chance may do; what is awaited, refused, told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.critters_at_war.engine.components import CARD_TABLE, LETTERS, ROW_TABLE
from wartable.kernel.spans import Axis, Space

PLAYS: Final[i64] = 54  # of a card to a theatre
DEPTHS: Final[i64] = 16  # of cards in a stack
SEAT: Final = Axis("seat", 2)
CARD: Final = Axis("card", len(CARD_TABLE))
THEATRE: Final = Axis("theatre", len(LETTERS))
PLACE: Final = Axis("place", 15, first=2)  # from the top; the uncovered card is the first

SPACE: Final = Space()
DEPLOY: Final[i64] = SPACE.span("deploy", CARD, THEATRE)  # faceup
IMPROVISE: Final[i64] = SPACE.span("improvise", CARD, THEATRE)  # facedown
WITHDRAW: Final[i64] = SPACE.span("withdraw")
FLIP: Final[i64] = SPACE.span("flip", SEAT, THEATRE)
FLIP_COVERED: Final[i64] = SPACE.span("flip", PLACE, SEAT, THEATRE, said=(1, 2, 0))
MOVE: Final[i64] = SPACE.span("move", CARD, THEATRE)
MOVE_PASS: Final[i64] = SPACE.span("move pass")
RETURN: Final[i64] = SPACE.span("return", CARD)
RETURN_PASS: Final[i64] = SPACE.span("return pass")
REINFORCE: Final[i64] = SPACE.span("reinforce", THEATRE)
REINFORCE_PASS: Final[i64] = SPACE.span("reinforce pass")  # first edition
ACTIONS: Final[i64] = SPACE.size

CHANCE_SPACE: Final = Space()
DRAW: Final[i64] = CHANCE_SPACE.span("draw", CARD)  # a card that is dealt or drawn
ROW: Final[i64] = CHANCE_SPACE.span("row", Axis("row", len(ROW_TABLE)))
FIRST: Final[i64] = CHANCE_SPACE.span("first", SEAT)
CHANCES: Final[i64] = CHANCE_SPACE.size

# What is awaited: of chance
ROW_DRAW: Final = 0
FIRST_DRAW: Final = 1
DEAL: Final = 2
NEXT_DEAL: Final = 3  # a battle is over and its table still lies there
REINFORCE_DRAW: Final = 4
# … of a seat
TURN: Final = 5
FLIP_ADJACENT: Final = 6  # Maneuver
FLIP_ANY: Final = 7  # Ambush
FLIP_OWN: Final = 8  # Disrupt, its owner
FLIP_OTHER: Final = 9  # Disrupt, the opponent
PLACE_DRAWN: Final = 10  # Reinforce
MOVE_OWN: Final = 11  # Transport
RETURN_OWN: Final = 12  # Redeploy
PLAY_AGAIN: Final = 13  # Redeploy, after a card was returned
# … of nobody
RESOLVING: Final = 14  # between two steps; never seen from outside
FINISHED: Final = 15

# Refusals
NOT_IN_HAND: Final = 16
WRONG_THEATRE: Final = 17
NOT_NOW: Final = 18  # an ability waits for another kind of choice
ABILITY_FIRST: Final = 19  # no withdrawing while an ability is resolved
NO_ABILITY: Final = 20  # a choice for an ability although none waits
NOT_ADJACENT: Final = 21
NOTHING_THERE: Final = 22
COVERED: Final = 23
NOT_OWN_SIDE: Final = 24
NOT_ON_TABLE: Final = 25
SAME_THEATRE: Final = 26
NOT_FACEDOWN: Final = 27
COMPULSORY: Final = 28
WRONG_DRAW: Final = 29

# Events
BATTLE_BEGAN: Final = 1
DEPLOYED: Final = 2
IMPROVISED: Final = 3
DESTROYED: Final = 4
FLIPPED_UP: Final = 5
FLIPPED_DOWN: Final = 6
MOVED: Final = 7
RETURNED: Final = 8
DREW: Final = 9
PLACED: Final = 10
AIR_DROP_SET: Final = 11
IGNORED: Final = 12
DECLINED: Final = 13
WITHDREW: Final = 14
CONTROLLED: Final = 15
BATTLE_WON: Final = 16
MATCH_WON: Final = 17
EXTRA_TURN: Final = 18
SKIPPED: Final = 19

# What destroyed a card
BY_CONTAINMENT: Final = 1
BY_BLOCKADE: Final = 2
# Why a match is over
TARGET_REACHED: Final = 1
