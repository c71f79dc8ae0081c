"""The figures a data file gives, as columns the rules look things up in.

Owners may correct them, so every `SmallSamuraiEmpires` has its own.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    COLOURS,
    CONDITION_CELLS,
    CONDITIONS,
    GOODS,
    MISSIONS,
    MOST_SEATS,
    MOUNTAINS,
    ORDERS,
    PROVINCES,
    QUICKS,
    REGIONS,
    TOKENS,
)
from wartable.kernel import NONE, zeros


@final
class Figures:
    """The figures of one data file. Read-only once they are filled in."""

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
