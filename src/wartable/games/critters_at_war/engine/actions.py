"""The action space: the codes of what seats and chance may do, and what each waits for.

    DEPLOY      + 3 * card + theatre        faceup
    IMPROVISE   + 3 * card + theatre        facedown
    WITHDRAW
    FLIP        + 6 * depth + 3 * side + theatre      depth 0 is the uncovered card
    MOVE        + 3 * card + theatre        MOVE_PASS declines
    RETURN      + card                      RETURN_PASS declines
    REINFORCE   + theatre                   REINFORCE_PASS declines (first edition)

Chance: a card that is dealt or drawn; ROW + row; FIRST + seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAYS: Final[i64] = 54
DEPTHS: Final[i64] = 16

DEPLOY: Final[i64] = 0
IMPROVISE: Final[i64] = 54
WITHDRAW: Final[i64] = 108
FLIP: Final[i64] = 109
MOVE: Final[i64] = 205
MOVE_PASS: Final[i64] = 259
RETURN: Final[i64] = 260
RETURN_PASS: Final[i64] = 278
REINFORCE: Final[i64] = 279
REINFORCE_PASS: Final[i64] = 282
ACTIONS: Final[i64] = 283

DRAW: Final[i64] = 0
ROW: Final[i64] = 18
FIRST: Final[i64] = 24
CHANCES: Final[i64] = 26

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
