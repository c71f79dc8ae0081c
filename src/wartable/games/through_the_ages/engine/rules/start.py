"""The table before the first card is dealt. Rules 2."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import BY_LOT
from wartable.games.through_the_ages.engine.cards.columns import CARDS, LEADERS, WORKPLACES
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.components import AGE_A_EVENTS, FULL, NEWEST, A
from wartable.games.through_the_ages.engine.rules.ratings import rate
from wartable.games.through_the_ages.engine.rules.row import begin_age, copies
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.turn import begin_game
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import Options
from wartable.kernel.numbers import BIT, NONE


def start(seats: i64, options: Options) -> AgesState:
    """`first`: the starting seat, else drawn. The other options switch doubtful rulings."""
    if not 2 <= seats <= 4:
        raise ValueError("2 to 4 seats")
    first = options.get("first", BY_LOT)
    if first != BY_LOT and not 0 <= first < seats:
        raise ValueError("no such seat")
    state = AgesState(seats)
    read_options(state, options)
    for card in range(CARDS):
        state.deck[card] = copies(state.opt_variant, card, seats)
    for seat in range(seats):
        furnish(state, seat)
    state.waiting[A] = AGE_A_EVENTS[seats]
    if first == BY_LOT:
        push(state, frames.FIRST_SEAT, NONE, 0, 0)
    else:
        begin_game(state, first, None)
    begin_age(state, A, None)
    push(state, frames.FILL, NONE, 0, 0)
    return state


def read_options(state: AgesState, options: Options) -> None:
    state.opt_peters = options.get("st-peters", 0)
    state.opt_raid = options.get("raid-rounding", 0)
    state.opt_genghis = options.get("genghis-uprising", 0)
    state.opt_churchill = options.get("churchill-default", 0)
    state.opt_iconoclasm = options.get("iconoclasm-age-iv", 0)
    state.opt_trade = options.get("trade-food-impact", 0)
    state.opt_annex = options.get("annex-without-colony", 0)
    state.opt_breakthrough = options.get("robespierre-breakthrough", 0)
    state.opt_resign = options.get("resignation", 0)
    state.rules = options.get("rules", NEWEST)
    state.opt_variant = options.get("variant", FULL)
    state.opt_ends = options.get("turn-end", 0 if state.rules >= 2 else 1)


def furnish(state: AgesState, seat: i64) -> None:
    """The cards printed on the board. 2.3"""
    civ = state.civs[seat]
    for card in range(LEADERS):
        workers: i64 = CARD_TABLE[card].start
        if workers >= 0:
            civ.techs |= BIT[card]
            if card < WORKPLACES:
                civ.workers[card] = workers
    rate(state, seat)
    civ.ca = 0
    civ.ma = 0
