"""What a seat may choose. Section 11.2.

`has_choice` is asked often and only looks; `legal_into` writes the codes. A decision without any
choice but to pass is skipped by the rules.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    BUILD,
    BUY_MOVE,
    CHOOSE_FATE,
    CLAIM,
    CLAIM_MISSION,
    DESTROY,
    ENDED,
    EXPLORE,
    FATE,
    LEVY,
    MORE_ATTACK,
    MORE_RECRUIT,
    ORDER_ATTACK,
    ORDER_CASTLE,
    ORDER_MOVE,
    ORDER_RECRUIT,
    PASS,
    PLACE,
    PLACE_ORDER,
    QUICK_ACTION,
    REAP,
    REINFORCE,
    SHIP,
    STEP,
    TRIBE_ACTION,
    WAY_DESTROY,
)
from wartable.games.small_samurai_empires.engine.components import (
    ATTACK,
    BUSHIDO,
    CELLS,
    FOOD,
    GOODS,
    MOST_SEATS,
    MOUNTAINS,
    MOVE_2_3,
    MOVE_2_SHIP,
    ORDERS,
    PROVINCES,
    QUICK_ATTACK,
    QUICK_HARVEST,
    QUICK_MOVE,
    QUICK_RECRUIT,
    RECRUIT,
    REGIONS,
    RESOURCE,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    can_pay,
    castles_everywhere,
    enemies_into,
    recruiting_places,
    stock_has,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, CHANCE, NONE, bits_into, lowest


def actors(s: SamuraiState) -> i64:
    if s.wait == ENDED:
        return 0
    if s.wait < CHOOSE_FATE:
        return BIT[CHANCE]
    if s.wait > CHOOSE_FATE:
        return BIT[s.current]
    mask: i64 = 0
    for seat in range(s.seats):
        if s.chosen[seat] == NONE:
            mask |= BIT[seat]
    return mask


# ---- planning


def cover_price(t: Figures, s: SamuraiState, seat: i64) -> i64:
    """Of the seat's next cover in this round. Section 5.1, R3."""
    return t.cover_price[min(s.covers[seat], 1)]


def can_cover(t: Figures, s: SamuraiState, seat: i64) -> bool:
    return s.goods[seat * GOODS + t.cover_paid_in] >= cover_price(t, s, seat)


def open_cells(t: Figures, s: SamuraiState, seat: i64) -> i64:
    """Set of cells where the seat may place an order now. Sections 4.1, 5.1."""
    found: i64 = 0
    pays = s.round == 2 and can_cover(t, s, seat)
    for cell in range(CELLS):
        if s.top_owner[cell] != NONE:
            continue
        owner = s.owner[cell]
        if (
            owner == NONE
            or (owner == seat and s.round == 2)
            or pays
            and s.covered >> owner & 1 == 0
        ):
            found |= BIT[cell]
    return found


# ---- parts of actions


def movable(t: Figures, s: SamuraiState, seat: i64) -> i64:
    """Provinces a step may start from: those of the region, and where the last step ended. R15."""
    found = s.held[seat] & t.region[s.region]
    if s.last != NONE:
        found |= s.held[seat] & BIT[s.last]
    return found


def payable_move(t: Figures, s: SamuraiState, seat: i64) -> bool:
    return s.left == 0 and s.may_buy > 0 and can_pay(t, s, seat, MOVE_2_3)


def ports(t: Figures, s: SamuraiState, seat: i64) -> i64:
    """Provinces a ship may start from. Section 6, R11."""
    if s.may_ship == 0 or not can_pay(t, s, seat, MOVE_2_SHIP):
        return 0
    return s.held[seat] & t.region[s.region] & t.coast


def building_places(t: Figures, s: SamuraiState, seat: i64, region: i64) -> i64:
    """Where a castle may be built, if the seat has none in the region. Section 6."""
    if s.keeps[seat] == 0:
        return 0
    found = s.held[seat] & t.region[region] & ~BIT[t.capital[region]] & ~castles_everywhere(s)
    mask = found
    while mask != 0:
        province = lowest(mask)
        mask &= mask - 1
        if s.army[province * MOST_SEATS + seat] < t.castle_armies:
            found &= ~BIT[province]
    return found


def reapable(t: Figures, s: SamuraiState, seat: i64, region: i64) -> i64:
    """Resource provinces of the region with an own army whose good the stock can give."""
    found = s.held[seat] & t.region[region] & t.marked[RESOURCE]
    if s.limited != 0 and (s.stock[FOOD] == 0 or s.stock[BUSHIDO] == 0):
        mask = found
        while mask != 0:
            province = lowest(mask)
            mask &= mask - 1
            if not stock_has(s, s.tile[province]):
                found &= ~BIT[province]
    return found


def targets(t: Figures, s: SamuraiState, seat: i64, provinces: i64) -> i64:
    """Those of the provinces where another seat has an army. Castles are no targets."""
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others |= s.held[other]
    return provinces & others


def more_victims(t: Figures, s: SamuraiState, seat: i64) -> bool:
    """An enemy army is left in the province under attack, and the price is at hand."""
    return can_pay(t, s, seat, ATTACK) and targets(t, s, seat, BIT[s.last]) != 0


def quick_kinds(t: Figures, s: SamuraiState) -> i64:
    """Quick actions that may be chosen now: the cell's own, or for a tribe all of its region."""
    if s.wait == QUICK_ACTION:
        return BIT[s.quick[s.cell]]
    found: i64 = 0
    region = tribe_region(t, s)
    for cell in range(CELLS):
        if t.cell_region[cell] == region:
            found |= BIT[s.quick[cell]]
    return found


def tribe_region(t: Figures, s: SamuraiState) -> i64:
    """Of the mountain; between two regions, the one the expedition enters. Section 10.2."""
    return t.region_of[s.ahead]


def way_payable(t: Figures, s: SamuraiState, seat: i64) -> bool:
    return s.goods[seat * GOODS + t.way_paid_in] >= t.way_price


# ---- is there anything but to pass?


def has_choice(t: Figures, s: SamuraiState) -> bool:
    wait = s.wait
    seat = s.current
    if wait == ORDER_MOVE:
        if s.left > 0:
            return movable(t, s, seat) != 0
        return payable_move(t, s, seat)  # a ship leaves before the first step, so `left` is > 0
    if wait == QUICK_ACTION:
        return has_quick(t, s, seat, s.region)
    if wait == ORDER_RECRUIT:
        return s.supply[seat] > 0
    if wait == MORE_RECRUIT:
        return s.may_buy > 0 and s.supply[seat] > 0 and can_pay(t, s, seat, RECRUIT)
    if wait == ORDER_ATTACK:
        return targets(t, s, seat, s.held[seat] & t.region[s.region]) != 0
    if wait == MORE_ATTACK:
        return s.may_buy > 0 and more_victims(t, s, seat)
    if wait == ORDER_CASTLE:
        if s.castles[seat] & t.region[s.region] != 0:
            return s.supply[seat] > 0
        return building_places(t, s, seat, s.region) != 0
    if wait == TRIBE_ACTION:
        return has_quick(t, s, seat, tribe_region(t, s))
    if wait == WAY_DESTROY:
        inside = t.region[tribe_region(t, s)]
        return way_payable(t, s, seat) and targets(t, s, seat, inside) != 0
    if wait == CLAIM_MISSION:
        return s.claims != 0
    return True


def has_quick(t: Figures, s: SamuraiState, seat: i64, region: i64) -> bool:
    kinds = quick_kinds(t, s)
    own = s.held[seat] & t.region[region]
    if kinds >> QUICK_MOVE & 1 != 0 and own != 0:
        return True
    if kinds >> QUICK_RECRUIT & 1 != 0 and s.supply[seat] > 0:
        return True
    if kinds >> QUICK_ATTACK & 1 != 0 and targets(t, s, seat, own) != 0:
        return True
    return kinds >> QUICK_HARVEST & 1 != 0 and reapable(t, s, seat, region) != 0


# ---- codes


def legal_into(t: Figures, s: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
    wait = s.wait
    if wait == CHOOSE_FATE:
        return fate_into(s, seat, buf)
    if seat != s.current or wait < CHOOSE_FATE or wait == ENDED:
        return 0
    if wait == PLACE_ORDER:
        return places_into(t, s, seat, buf)
    buf[0] = PASS
    if wait == ORDER_MOVE:
        return moves_into(t, s, seat, buf)
    if wait == QUICK_ACTION:
        return quick_into(t, s, seat, s.region, buf)
    if wait in (ORDER_RECRUIT, MORE_RECRUIT):
        return bits_into(recruiting_places(t, s, seat, s.region), LEVY, buf, 1)
    if wait == ORDER_ATTACK:
        own = s.held[seat] & t.region[s.region]
        return victims_into(s, seat, targets(t, s, seat, own), buf, 1)
    if wait == MORE_ATTACK:
        return victims_into(s, seat, BIT[s.last], buf, 1)
    if wait == ORDER_CASTLE:
        if s.castles[seat] & t.region[s.region] != 0:
            buf[1] = REINFORCE
            return 2
        return bits_into(building_places(t, s, seat, s.region), BUILD, buf, 1)
    if wait == TRIBE_ACTION:
        return quick_into(t, s, seat, tribe_region(t, s), buf)
    if wait == WAY_DESTROY:
        inside = t.region[tribe_region(t, s)]
        return victims_into(s, seat, targets(t, s, seat, inside), buf, 1)
    return bits_into(s.claims, CLAIM, buf, 1)


def fate_into(s: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
    n: i64 = 0
    if 0 <= seat < s.seats and s.chosen[seat] == NONE:
        for region in range(REGIONS):
            if s.fate[seat * REGIONS + region] > 0:
                buf[n] = FATE + region
                n += 1
    return n


def places_into(t: Figures, s: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
    cells = open_cells(t, s, seat)
    n: i64 = 0
    for order in range(ORDERS):
        if s.hand[seat * ORDERS + order] > 0:
            n = bits_into(cells, PLACE + order * CELLS, buf, n)
    return n


def moves_into(t: Figures, s: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
    n: i64 = 1
    if s.left > 0:
        starts = movable(t, s, seat)
        n = steps_into(t, starts, buf, n)
        if s.explored == 0:
            n = expeditions_into(t, s, starts, buf, n)
        n = ships_into(t, s, seat, buf, n)
    elif payable_move(t, s, seat):
        buf[n] = BUY_MOVE
        n += 1
    return n


def steps_into(t: Figures, starts: i64, buf: vec[i64], n: i64) -> i64:
    while starts != 0:
        province = lowest(starts)
        starts &= starts - 1
        n = bits_into(t.neighbours[province], STEP + province * PROVINCES, buf, n)
    return n


def expeditions_into(t: Figures, s: SamuraiState, starts: i64, buf: vec[i64], n: i64) -> i64:
    if s.unexplored == 0:
        return n
    for mountain in range(MOUNTAINS):
        if s.unexplored >> mountain & 1 != 0:
            if starts >> t.mountain_from[mountain] & 1 != 0:
                buf[n] = EXPLORE + mountain * 2
                n += 1
            if starts >> t.mountain_to[mountain] & 1 != 0:
                buf[n] = EXPLORE + mountain * 2 + 1
                n += 1
    return n


def ships_into(t: Figures, s: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
    starts = ports(t, s, seat)
    if starts == 0:
        return n
    for armies in range(1, t.extra[MOVE_2_SHIP] + 1):
        mask = starts
        while mask != 0:
            province = lowest(mask)
            mask &= mask - 1
            if s.army[province * MOST_SEATS + seat] >= armies:
                base = SHIP + ((armies - 1) * PROVINCES + province) * PROVINCES
                n = bits_into(t.coast & ~BIT[province], base, buf, n)
    return n


def victims_into(s: SamuraiState, seat: i64, provinces: i64, buf: vec[i64], n: i64) -> i64:
    while provinces != 0:
        province = lowest(provinces)
        provinces &= provinces - 1
        n = bits_into(enemies_into(s, seat, province), DESTROY + province * MOST_SEATS, buf, n)
    return n


def quick_into(t: Figures, s: SamuraiState, seat: i64, region: i64, buf: vec[i64]) -> i64:
    """All quick actions that may be chosen. A tribe's move explores nothing (R22)."""
    kinds = quick_kinds(t, s)
    own = s.held[seat] & t.region[region]
    n: i64 = 1
    if kinds >> QUICK_MOVE & 1 != 0:
        n = steps_into(t, own, buf, n)
        if s.wait == QUICK_ACTION:
            n = expeditions_into(t, s, own, buf, n)
    if kinds >> QUICK_ATTACK & 1 != 0:
        n = victims_into(s, seat, targets(t, s, seat, own), buf, n)
    if kinds >> QUICK_RECRUIT & 1 != 0 and s.supply[seat] > 0:
        n = bits_into(recruiting_places(t, s, seat, region), LEVY, buf, n)
    if kinds >> QUICK_HARVEST & 1 != 0:
        n = bits_into(reapable(t, s, seat, region), REAP, buf, n)
    return n
