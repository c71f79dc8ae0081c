"""The numbers of actions, outcomes of chance, events, refusals and endings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.kernel.spans import Axis, Space

CARDS: Final[i64] = 9  # cards 1 to 9, one of each; the code of a card is one less

SPACE: Final = Space()
KEEP: Final = SPACE.span("keep")
SWAP: Final = SPACE.span("swap")

CHANCE_SPACE: Final = Space()
DRAW: Final = CHANCE_SPACE.span("draw", Axis("card", 9))

GONE: Final = 16  # refusals of a game begin at 16
DREW: Final = 1  # events
HID: Final = 2
KEPT: Final = 3
SWAPPED: Final = 4
SHOWED: Final = 5
ALL_SHOWN: Final = 1  # endings
