"""What is in the box: the names of the numbers, and the columns the rules look things up in.

The figures themselves come from a data file (`box.py`), because owners may correct them: every
`SmallSamuraiEmpires` has its own `Tables`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.kernel import NONE, zeros

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


@final
class Tables:
    """The figures of one data file as columns. Made by `box.tables`; read-only from then on."""

    def __init__(self) -> None:
        # the map: by province, or sets of provinces
        self.region_of = zeros(PROVINCES)
        self.neighbours = zeros(PROVINCES)
        self.region = zeros(REGIONS)  # its provinces
        self.capital = zeros(REGIONS)
        self.marked = zeros(3)  # by mark: capitals, resource provinces, shrines
        self.coast: i64 = 0
        self.mountain_between = vec[i64]([NONE] * (PROVINCES * PROVINCES))
        self.mountain_from = zeros(MOUNTAINS)
        self.mountain_to = zeros(MOUNTAINS)
        # order cells, north to south
        self.cell_region = zeros(CELLS)
        self.cell_quick = zeros(CELLS)  # as printed
        self.quick_tokens = zeros(REGIONS * QUICKS)  # of the variant
        # pieces
        self.armies: i64 = 0
        self.castles: i64 = 0
        self.start_armies: i64 = 0
        self.start_goods = zeros(GOODS)
        self.stock = zeros(GOODS)
        self.tiles = zeros(GOODS)
        self.orders = zeros(ORDERS)
        self.fate = zeros(REGIONS)
        self.mountain_tokens = zeros(TOKENS)
        self.shrine_figures = zeros(COLOURS)
        # course
        self.epochs: i64 = 0
        self.placements = zeros(MOST_SEATS + 1)  # in round 1, by number of seats
        self.fate_hand: i64 = 0
        self.fate_drawn: i64 = 0
        self.fate_extra = zeros(MOST_SEATS + 1)
        self.army_strength: i64 = 0
        self.castle_strength: i64 = 0
        # orders: what is free, what is paid, with what
        self.free = zeros(ORDERS)
        self.extra = zeros(ORDERS)
        self.price = zeros(ORDERS)
        self.paid_in = zeros(ORDERS)
        self.castle_armies: i64 = 0
        self.cover_paid_in: i64 = 0
        self.cover_price = zeros(2)
        self.way_price: i64 = 0
        self.way_paid_in: i64 = 0
        # scoring
        self.bonus_first = zeros(REGIONS)
        self.bonus_second = zeros(REGIONS)
        self.rows: i64 = 0
        self.worth = zeros(1)  # by region * (rows + 1) + influence
        self.shrine_points: i64 = 0
        self.heavenly_points = zeros(COLOURS + 1)
        self.goods_per_point: i64 = 1
        self.influence_of_province: i64 = 0
        self.influence_of_castle: i64 = 0
        self.mission_points = zeros(MISSIONS)
        self.mission_law = zeros(MISSIONS)  # the order whose paid part is free
        self.conditions = zeros(MISSIONS * CONDITIONS * CONDITION_CELLS)
