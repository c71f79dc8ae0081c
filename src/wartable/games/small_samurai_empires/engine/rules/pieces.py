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


def strength(t: Figures, s: SamuraiState, seat: i64, province: i64) -> i64:
    """Armies, and twice as much for a castle. Section 1, W8."""
    force = s.army[province * MOST_SEATS + seat] * t.army_strength
    if s.castles[seat] >> province & 1 != 0:
        force += t.castle_strength
    return force


def controller(t: Figures, s: SamuraiState, province: i64) -> i64:
    """Who is strictly stronger than every other, or NONE. Section 1."""
    best: i64 = 0
    who: i64 = NONE
    base = province * MOST_SEATS
    army = s.army
    castles = s.castles
    for seat in range(s.seats):
        force = army[base + seat] * t.army_strength
        if castles[seat] >> province & 1 != 0:
            force += t.castle_strength
        if force > best:
            best = force
            who = seat
        elif force == best:
            who = NONE
    return who


def controlled(t: Figures, s: SamuraiState, seat: i64) -> i64:
    """Set of provinces the seat controls."""
    found: i64 = 0
    mask = s.held[seat] | s.castles[seat]
    while mask != 0:
        province = lowest(mask)
        mask &= mask - 1
        if controller(t, s, province) == seat:
            found |= BIT[province]
    return found


def armies_on_map(s: SamuraiState, seat: i64) -> i64:
    total: i64 = 0
    for province in range(PROVINCES):
        total += s.army[province * MOST_SEATS + seat]
    return total


def enemies_into(s: SamuraiState, seat: i64, province: i64) -> i64:
    """Set of other seats with an army in the province."""
    found: i64 = 0
    for other in range(s.seats):
        if other != seat and s.army[province * MOST_SEATS + other] > 0:
            found |= BIT[other]
    return found


def recruiting_places(t: Figures, s: SamuraiState, seat: i64, region: i64) -> i64:
    """The capital, and the province with the seat's own castle. Section 6, R18."""
    return BIT[t.capital[region]] | (s.castles[seat] & t.region[region])


def law(t: Figures, s: SamuraiState, order: i64) -> bool:
    """The paid part of this order is free in the region of the order. Section 10.1, R21."""
    mission = s.mission[s.region]
    return mission != NONE and t.mission_law[mission] == order


def can_pay(t: Figures, s: SamuraiState, seat: i64, order: i64) -> bool:
    """For the paid part of an order, or it is free by law."""
    return s.goods[seat * GOODS + t.paid_in[order]] >= t.price[order] or law(t, s, order)


def hand_size(s: SamuraiState, seat: i64) -> i64:
    total: i64 = 0
    for order in range(ORDERS):
        total += s.hand[seat * ORDERS + order]
    return total


def castles_everywhere(s: SamuraiState) -> i64:
    """Set of provinces with anybody's castle."""
    found: i64 = 0
    for seat in range(s.seats):
        found |= s.castles[seat]
    return found


def stock_has(s: SamuraiState, good: i64) -> bool:
    return s.limited == 0 or s.stock[good] > 0


# ---- commands


def add_army(s: SamuraiState, seat: i64, province: i64) -> None:
    s.army[province * MOST_SEATS + seat] += 1
    s.held[seat] |= BIT[province]


def take_army(s: SamuraiState, seat: i64, province: i64) -> None:
    left = s.army[province * MOST_SEATS + seat] - 1
    s.army[province * MOST_SEATS + seat] = left
    if left == 0:
        s.held[seat] &= ~BIT[province]


def gain(s: SamuraiState, seat: i64, good: i64, told: list[Event] | None) -> bool:
    """A token from the stock; what the stock cannot give is not received. R14."""
    if not stock_has(s, good):
        tell(told, TOLD_STOCK_OUT, seat, good, 1)
        return False
    s.stock[good] -= 1
    s.goods[seat * GOODS + good] += 1
    return True


def pay(s: SamuraiState, seat: i64, good: i64, amount: i64, told: list[Event] | None) -> None:
    s.goods[seat * GOODS + good] -= amount
    s.stock[good] += amount
    tell(told, TOLD_PAID, seat, good, amount)


def pay_for(t: Figures, s: SamuraiState, order: i64, told: list[Event] | None) -> None:
    """The paid part of the order that is being executed; nothing where a law makes it free."""
    if not law(t, s, order):
        pay(s, s.current, t.paid_in[order], t.price[order], told)


def score(s: SamuraiState, seat: i64, source: i64, points: i64) -> None:
    s.points[seat] += points
    s.earned[seat * SOURCES + source] += points
