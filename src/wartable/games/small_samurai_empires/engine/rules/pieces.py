"""Strength and control, and the small commands everything is made of. Sections 1, 6, R14."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import TOLD_PAID, TOLD_STOCK_OUT
from wartable.games.small_samurai_empires.engine.components import (
    GOODS,
    MOST_SEATS,
    ORDERS,
    PROVINCES,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.state import SOURCES, SamuraiState
from wartable.kernel import BIT, NONE, Event, lowest, tell

# Sources of points
FROM_BONUS: Final[i64] = 0
FROM_SHRINES: Final[i64] = 1
FROM_MISSIONS: Final[i64] = 2
FROM_INFLUENCE: Final[i64] = 3
FROM_GOODS: Final[i64] = 4
SOURCE_KEYS: Final = ["bonus", "shrines", "missions", "influence", "resources"]

# ---- queries


def strength(figures: Figures, state: SamuraiState, seat: i64, province: i64) -> i64:
    """Armies, and twice as much for a castle. Section 1, W8."""
    force = state.army[province * MOST_SEATS + seat] * figures.army_strength
    if state.castles[seat] >> province & 1 != 0:
        force += figures.castle_strength
    return force


def controller(figures: Figures, state: SamuraiState, province: i64) -> i64:
    """Who is strictly stronger than every other, or NONE. Section 1."""
    best: i64 = 0
    who: i64 = NONE
    base = province * MOST_SEATS
    army = state.army
    castles = state.castles
    for seat in range(state.seats):
        force = army[base + seat] * figures.army_strength
        if castles[seat] >> province & 1 != 0:
            force += figures.castle_strength
        if force > best:
            best = force
            who = seat
        elif force == best:
            who = NONE
    return who


def controlled(figures: Figures, state: SamuraiState, seat: i64) -> i64:
    """Set of provinces the seat controls."""
    found: i64 = 0
    mask = state.held[seat] | state.castles[seat]
    while mask != 0:
        province = lowest(mask)
        mask &= mask - 1
        if controller(figures, state, province) == seat:
            found |= BIT[province]
    return found


def armies_on_map(state: SamuraiState, seat: i64) -> i64:
    """How many armies a seat has on the map."""
    total: i64 = 0
    for province in range(PROVINCES):
        total += state.army[province * MOST_SEATS + seat]
    return total


def enemies_in(state: SamuraiState, seat: i64, province: i64) -> i64:
    """Set of other seats with an army in the province."""
    found: i64 = 0
    for other in range(state.seats):
        if other != seat and state.army[province * MOST_SEATS + other] > 0:
            found |= BIT[other]
    return found


def recruiting_places(figures: Figures, state: SamuraiState, seat: i64, region: i64) -> i64:
    """The capital, and the province with the seat's own castle. Section 6, R18."""
    return BIT[figures.capital[region]] | (state.castles[seat] & figures.region[region])


def law(figures: Figures, state: SamuraiState, order: i64) -> bool:
    """The paid part of this order is free in the region of the order. Section 10.1, R21."""
    mission = state.mission[state.region]
    return mission != NONE and figures.mission_law[mission] == order


def can_pay(figures: Figures, state: SamuraiState, seat: i64, order: i64) -> bool:
    """For the paid part of an order, or it is free by law."""
    held = state.goods[seat * GOODS + figures.paid_in[order]]
    return held >= figures.price[order] or law(figures, state, order)


def hand_size(state: SamuraiState, seat: i64) -> i64:
    """How many orders a seat has in hand."""
    hand = state.hand
    total: i64 = 0
    for cell in range(seat * ORDERS, (seat + 1) * ORDERS):
        total += hand[cell]
    return total


def castles_everywhere(state: SamuraiState) -> i64:
    """Set of provinces with anybody's castle."""
    found: i64 = 0
    for seat in range(state.seats):
        found |= state.castles[seat]
    return found


def stock_has(state: SamuraiState, good: i64) -> bool:
    """Whether a good can be received; without the option the stock never ends."""
    return state.limited == 0 or state.stock[good] > 0


# ---- commands


def add_army(state: SamuraiState, seat: i64, province: i64) -> None:
    """Put an army of the seat into a province."""
    state.army[province * MOST_SEATS + seat] += 1
    state.held[seat] |= BIT[province]


def take_army(state: SamuraiState, seat: i64, province: i64) -> None:
    """Take an army of the seat off a province."""
    left = state.army[province * MOST_SEATS + seat] - 1
    state.army[province * MOST_SEATS + seat] = left
    if left == 0:
        state.held[seat] &= ~BIT[province]


def gain(state: SamuraiState, seat: i64, good: i64, told: list[Event] | None) -> bool:
    """A token from the stock; what the stock cannot give is not received. R14."""
    if not stock_has(state, good):
        tell(told, TOLD_STOCK_OUT, seat, good, 1)
        return False
    state.stock[good] -= 1
    state.goods[seat * GOODS + good] += 1
    return True


def pay(state: SamuraiState, seat: i64, good: i64, amount: i64, told: list[Event] | None) -> None:
    """Goods go from a seat back to the stock."""
    state.goods[seat * GOODS + good] -= amount
    state.stock[good] += amount
    tell(told, TOLD_PAID, seat, good, amount)


def pay_for(figures: Figures, state: SamuraiState, order: i64, told: list[Event] | None) -> None:
    """The paid part of the order that is being executed; nothing where a law makes it free."""
    if not law(figures, state, order):
        pay(state, state.current, figures.paid_in[order], figures.price[order], told)


def score(state: SamuraiState, seat: i64, source: i64, points: i64) -> None:
    """Points for a seat; `source` is what the final sheet counts them under."""
    state.points[seat] += points
    state.earned[seat * SOURCES + source] += points
