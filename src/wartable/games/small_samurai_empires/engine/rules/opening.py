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
from wartable.games.small_samurai_empires.engine.state import RULES, SWITCHES, SamuraiState
from wartable.kernel import BIT, Options


def start(figures: Figures, seats: i64, options: Options) -> SamuraiState:
    """Pieces that nobody draws; everything random is chance's. Section 2."""
    if not 2 <= seats <= 4:
        raise ValueError("2 to 4 seats")
    state = SamuraiState(seats)
    state.rules = options.get("rules", RULES)
    for switch in SWITCHES:
        switch.set(state, options)
    for good in range(GOODS):
        state.stock[good] = figures.stock[good] - seats * figures.start_goods[good]
    for region in range(REGIONS):
        state.deck[region] = figures.fate[region]
    if state.mountains != 0:
        state.unexplored = BIT[MOUNTAINS] - 1
        for token in range(TOKENS):
            state.tokens[token] = figures.mountain_tokens[token]
    for seat in range(seats):
        set_up_seat(figures, state, seat)
    if state.random_quick == 0:
        for cell in range(CELLS):
            state.quick[cell] = figures.cell_quick[cell]
    state.wait = TILE_DRAW
    return state


def set_up_seat(figures: Figures, state: SamuraiState, seat: i64) -> None:
    state.supply[seat] = figures.armies
    state.keeps[seat] = figures.castles
    for good in range(GOODS):
        state.goods[seat * GOODS + good] = figures.start_goods[good]
    for order in range(ORDERS):
        state.hand[seat * ORDERS + order] = figures.orders[order]
    for region in range(REGIONS):
        for i in range(figures.start_armies):
            add_army(state, seat, figures.capital[region])
            state.supply[seat] -= 1
