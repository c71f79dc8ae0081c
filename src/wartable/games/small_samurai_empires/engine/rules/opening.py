"""How a game begins: the pieces that nobody draws. Section 2."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import TILE_DRAW
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    GOODS,
    MOUNTAINS,
    ORDERS,
    REGIONS,
    TOKENS,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.pieces import add_army
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, Options


def start(t: Figures, seats: i64, options: Options) -> SamuraiState:
    """Pieces that nobody draws; everything random is chance's. Section 2."""
    if not 2 <= seats <= 4:
        raise ValueError("2 to 4 seats")
    s = SamuraiState(seats)
    s.missions = switch(options, "missions", 0)
    s.mountains = switch(options, "mountains", 0)
    s.heavenly = switch(options, "heavenly-shrines", 0)
    s.random_quick = switch(options, "random-quick-actions", 0)
    s.limited = switch(options, "limited-stock", 1)
    s.open_goods = switch(options, "open-resources", 0)
    s.auto_claim = 1 - switch(options, "claim-missions", 0)
    for good in range(GOODS):
        s.stock[good] = t.stock[good] - seats * t.start_goods[good]
    for region in range(REGIONS):
        s.deck[region] = t.fate[region]
    if s.mountains != 0:
        s.unexplored = BIT[MOUNTAINS] - 1
        for token in range(TOKENS):
            s.tokens[token] = t.mountain_tokens[token]
    for seat in range(seats):
        set_up_seat(t, s, seat)
    if s.random_quick == 0:
        for cell in range(CELLS):
            s.quick[cell] = t.cell_quick[cell]
    s.wait = TILE_DRAW
    return s


def switch(options: Options, key: str, default: int) -> i64:
    value = options.get(key, default)
    if value not in (0, 1):
        raise ValueError(f"{key} is 0 or 1")
    return value


def set_up_seat(t: Figures, s: SamuraiState, seat: i64) -> None:
    s.supply[seat] = t.armies
    s.keeps[seat] = t.castles
    for good in range(GOODS):
        s.goods[seat * GOODS + good] = t.start_goods[good]
    for order in range(ORDERS):
        s.hand[seat * ORDERS + order] = t.orders[order]
    for region in range(REGIONS):
        for i in range(t.start_armies):
            add_army(s, seat, t.capital[region])
            s.supply[seat] -= 1
