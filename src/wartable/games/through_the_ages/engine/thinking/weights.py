"""The weights of the evaluation. They are a vector, so that they can be tuned; `WEIGHT_KEYS` says
what each is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEIGHT_KEYS: Final = (
    "science",  # a point, while there is much time
    "resource",
    "food",
    "worker",
    "unused",
    "yellow",
    "blue",
    "discontent",
    "uprising",
    "margin",  # happiness to spare, up to 2
    "civil",  # an action per turn
    "military",
    "strength",
    "weaker",  # per point behind the strongest rival
    "stronger",
    "card",  # a military card in hand
    "hand",  # of what a technology promises, per cent, while it is in hand
    "play",  # … while it is in play and has no workers
    "action",  # an action card
    "wonder",  # of what an unfinished wonder promises, per cent
    "leader",  # per cent of what a leader promises
    "rival",  # per cent of the best rival's prospects
    "left",  # a civil action not spent yet
    "corruption",
    "happy",  # a face, for what a technology promises
)
W_SCIENCE: Final = 0
W_RESOURCE: Final = 1
W_FOOD: Final = 2
W_WORKER: Final = 3
W_UNUSED: Final = 4
W_YELLOW: Final = 5
W_BLUE: Final = 6
W_DISCONTENT: Final = 7
W_UPRISING: Final = 8
W_MARGIN: Final = 9
W_CIVIL: Final = 10
W_MILITARY: Final = 11
W_STRENGTH: Final = 12
W_WEAKER: Final = 13
W_STRONGER: Final = 14
W_CARD: Final = 15
W_HAND: Final = 16
W_PLAY: Final = 17
W_ACTION: Final = 18
W_WONDER: Final = 19
W_LEADER: Final = 20
W_RIVAL: Final = 21
W_LEFT: Final = 22
W_CORRUPTION: Final = 23
W_HAPPY: Final = 24

_WEIGHTS: Final = [
    *(100, 90, 60, 150, 120, 60, 30, 250, 2500, 80),
    *(130, 70, 60, 80, 40, 50, 45, 70, 120, 70),
    *(70, 30, 90, 60, 60),
]
WEIGHTS: Final = vec[i64](_WEIGHTS)
