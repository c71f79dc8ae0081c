"""What is in the box: the names of the numbers. How many and how much is said in a data file."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Names, north to south where there is a north. Their places in these lists are the numbers inside.
REGION_KEYS: Final = ["purple", "turquoise", "orange", "grey"]
PROVINCE_KEYS: Final = [
    "kitami",
    "ishikari",
    "tokachi",
    "oshima",
    "mutsu",
    "rikuchu",
    "dewa",
    "rikuzen",
    "echigo",
    "iwashiro",
    "shimotsuke",
    "kaga",
    "shinano",
    "musashi",
    "owari",
    "yamashiro",
    "kii",
    "izumo",
    "aki",
    "iyo",
    "tosa",
    "chikuzen",
    "satsuma",
]
ORDER_KEYS: Final = [
    "recruit",
    "move-3",
    "attack",
    "move-2-3",
    "move-2-ship",
    "harvest",
    "castle",
]
QUICK_KEYS: Final = ["move-1", "attack", "recruit-1", "harvest-1"]
GOOD_KEYS: Final = ["food", "bushido"]
MARK_KEYS: Final = ["capital", "resource", "shrine"]
MOUNTAIN_KEYS: Final = ["daisetsu", "ou", "naeba", "tateyama", "fuji", "daisen", "aso"]
TOKEN_KEYS: Final = [
    "ambush",
    "mercenaries",
    "bushido-master",
    "highland-farm",
    "independent-tribe",
    "way-as-goal",
]
COLOUR_KEYS: Final = ["brown", "black", "white"]
MISSION_KEYS: Final = ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"]
CONDITION_KEYS: Final = [
    "none",
    "controlled-with-armies",
    "controlled",
    "armies-total",
    "provinces-with-armies",
    "own-castle-controlled",
    "controlled-mark",
]

MOST_SEATS: Final[i64] = 4
REGIONS: Final[i64] = 4
PROVINCES: Final[i64] = 23
CELLS: Final[i64] = 12
ORDERS: Final[i64] = 7  # kinds of order token
QUICKS: Final[i64] = 4
GOODS: Final[i64] = 2
MOUNTAINS: Final[i64] = 7
TOKENS: Final[i64] = 6  # kinds of mountain token
COLOURS: Final[i64] = 3
MISSIONS: Final[i64] = 8  # sides of the four tiles: tile * 2 + side
SHIPPED: Final[i64] = 2  # most armies a ship carries, in the action space
CONDITIONS: Final[i64] = 2  # of a mission, at most
CONDITION_CELLS: Final[i64] = 4  # kind, provinces, armies, mark

RECRUIT: Final[i64] = 0
MOVE_3: Final[i64] = 1
ATTACK: Final[i64] = 2
MOVE_2_3: Final[i64] = 3
MOVE_2_SHIP: Final[i64] = 4
HARVEST: Final[i64] = 5
CASTLE: Final[i64] = 6

QUICK_MOVE: Final[i64] = 0
QUICK_ATTACK: Final[i64] = 1
QUICK_RECRUIT: Final[i64] = 2
QUICK_HARVEST: Final[i64] = 3

FOOD: Final[i64] = 0
BUSHIDO: Final[i64] = 1

CAPITAL: Final[i64] = 0
RESOURCE: Final[i64] = 1
SHRINE: Final[i64] = 2

AMBUSH: Final[i64] = 0
MERCENARIES: Final[i64] = 1
BUSHIDO_MASTER: Final[i64] = 2
HIGHLAND_FARM: Final[i64] = 3
INDEPENDENT_TRIBE: Final[i64] = 4
WAY_AS_GOAL: Final[i64] = 5

CONTROLLED_WITH_ARMIES: Final[i64] = 1
CONTROLLED: Final[i64] = 2
ARMIES_TOTAL: Final[i64] = 3
PROVINCES_WITH_ARMIES: Final[i64] = 4
OWN_CASTLE_CONTROLLED: Final[i64] = 5
CONTROLLED_MARK: Final[i64] = 6
