"""The numbers of actions, outcomes of chance, endings, refusals and events."""

from __future__ import annotations

from typing import Final

# Actions of a seat: LOSE, or FILL + line
LOSE: Final = 0
FILL: Final = 1
ACTIONS: Final = 52
# Actions of chance: the code of a roll, or DRAW_FIRST + seat
DRAW_FIRST: Final = 1716
CHANCES: Final = 1722
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
