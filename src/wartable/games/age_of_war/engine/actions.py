"""The numbers of actions, outcomes of chance, endings, refusals and events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.age_of_war.engine.components import LINE_TABLE, MOST_SEATS, ROLL_TABLE
from wartable.kernel.spans import Axis, Space

SPACE: Final = Space()
LOSE: Final[i64] = SPACE.span("lose")
FILL: Final[i64] = SPACE.span("fill", Axis("line", len(LINE_TABLE)))
ACTIONS: Final[i64] = SPACE.size

CHANCE_SPACE: Final = Space()
ROLL: Final[i64] = CHANCE_SPACE.span("roll", Axis("roll", len(ROLL_TABLE)))
DRAW_FIRST: Final[i64] = CHANCE_SPACE.span("first", Axis("seat", MOST_SEATS))
CHANCES: Final[i64] = CHANCE_SPACE.size

# Ends
CONQUERED_ALL: Final = 1
CAPPED: Final = 2
# The option `first`: a seat, or by lot
BY_LOT: Final = 6
# Refusals
WRONG_DICE: Final = 16
DOES_NOT_FIT: Final = 17
OTHER_TARGET: Final = 18
OWN_CITY: Final = 19
PROVINCE_LOCKED: Final = 20
SPECIAL_NOT_NEEDED: Final = 21
ALREADY_FILLED: Final = 22
# Events
BEGAN: Final = 1
ROLLED: Final = 2
FILLED: Final = 3
LOST: Final = 4
CONQUERED: Final = 5
LOCKED: Final = 6
FAILED: Final = 7
ENDED: Final = 8
