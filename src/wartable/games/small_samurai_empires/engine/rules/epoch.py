"""The end of an epoch and of the game. Sections 8, 9."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    ENDED,
    PLAYED_OUT,
    TOLD_BONUS,
    TOLD_ENDED,
    TOLD_FINAL_GOODS,
    TOLD_FINAL_INFLUENCE,
    TOLD_FULL_HARVEST,
    TOLD_INFLUENCE,
    TOLD_ORDERS_BACK,
    TOLD_SCORING,
    TOLD_SHRINES,
    TOLD_TURN_ORDER,
)
from wartable.games.small_samurai_empires.engine.components import (
    BUSHIDO,
    CELLS,
    COLOURS,
    FOOD,
    GOODS,
    MOST_SEATS,
    ORDERS,
    REGIONS,
    RESOURCE,
    SHRINE,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    FROM_BONUS,
    FROM_GOODS,
    FROM_INFLUENCE,
    FROM_SHRINES,
    armies_on_map,
    controlled,
    gain,
    score,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, NONE, Event, count, lowest, tell, tell3, zeros


def score_epoch(figures: Figures, state: SamuraiState, told: list[Event] | None) -> None:
    """Steps 1 to 4, by what is controlled now."""
    tell(told, TOLD_SCORING, NONE, state.epoch, 0)
    own = zeros(MOST_SEATS)
    for seat in range(state.seats):
        own[seat] = controlled(figures, state, seat)
    for place in range(state.seats):  # the stock serves in turn order, R14
        seat = state.order[place]
        harvest_all(state, seat, own[seat] & figures.marked[RESOURCE], told)
    for region in range(REGIONS):
        for seat in range(state.seats):
            spread(figures, state, seat, region, count(own[seat] & figures.region[region]), told)
    for region in range(REGIONS):
        reward(figures, state, region, own[0], own[1], own[2], own[3], told)
    for seat in range(state.seats):
        points = shrine_points(figures, state, own[seat] & figures.marked[SHRINE])
        if points > 0:
            score(state, seat, FROM_SHRINES, points)
            tell(told, TOLD_SHRINES, seat, points, 0)


def harvest_all(state: SamuraiState, seat: i64, provinces: i64, told: list[Event] | None) -> None:
    """Step 1. No armies are needed, only control."""
    while provinces != 0:
        province = lowest(provinces)
        provinces &= provinces - 1
        if gain(state, seat, state.tile[province], told):
            tell(told, TOLD_FULL_HARVEST, seat, province, state.tile[province])


def spread(
    figures: Figures,
    state: SamuraiState,
    seat: i64,
    region: i64,
    provinces: i64,
    told: list[Event] | None,
) -> None:
    """Step 2. A castle counts whoever controls its province; the last row is the end. R6, R18."""
    step = provinces * figures.influence_of_province
    step += count(state.castles[seat] & figures.region[region]) * figures.influence_of_castle
    if step > 0:
        at = seat * REGIONS + region
        state.influence[at] = min(state.influence[at] + step, figures.rows)
        tell3(told, TOLD_INFLUENCE, seat, region, step, state.influence[at])


def reward(
    figures: Figures,
    state: SamuraiState,
    region: i64,
    own0: i64,
    own1: i64,
    own2: i64,
    own3: i64,
    told: list[Event] | None,
) -> None:
    """Step 3. A tie for the lead takes the second value, and nobody else scores. R9, R10."""
    inside = figures.region[region]
    number = zeros(MOST_SEATS)
    number[0] = count(own0 & inside)
    number[1] = count(own1 & inside)
    number[2] = count(own2 & inside)
    number[3] = count(own3 & inside)
    first: i64 = 0
    second: i64 = 0
    leaders: i64 = 0
    for seat in range(state.seats):
        if number[seat] > first:
            second = first
            first = number[seat]
            leaders = 1
        elif number[seat] == first:
            leaders += 1
        elif number[seat] > second:
            second = number[seat]
    if first == 0:
        return
    for seat in range(state.seats):
        if number[seat] == first and leaders == 1:
            bonus(state, seat, region, figures.bonus_first[region], 1, told)
        elif number[seat] == first or (leaders == 1 and 0 < second == number[seat]):
            bonus(state, seat, region, figures.bonus_second[region], 2, told)


def bonus(
    state: SamuraiState, seat: i64, region: i64, points: i64, place: i64, told: list[Event] | None
) -> None:
    score(state, seat, FROM_BONUS, points)
    tell3(told, TOLD_BONUS, seat, region, points, place)


def shrine_points(figures: Figures, state: SamuraiState, shrines: i64) -> i64:
    """Step 4, or the variant of section 10.3 in its place."""
    if state.heavenly == 0:
        return count(shrines) * figures.shrine_points
    total: i64 = 0
    for colour in range(COLOURS):
        number: i64 = 0
        mask = shrines
        while mask != 0:
            if state.shrine[lowest(mask)] == colour:
                number += 1
            mask &= mask - 1
        total += figures.heavenly_points[number]
    return total


def return_orders(state: SamuraiState, told: list[Event] | None) -> None:
    """Step 5. Covered ones too."""
    for cell in range(CELLS):
        if state.owner[cell] != NONE:
            state.hand[state.owner[cell] * ORDERS + state.kind[cell]] += 1
            state.owner[cell] = NONE
            state.kind[cell] = NONE
        if state.top_owner[cell] != NONE:
            state.hand[state.top_owner[cell] * ORDERS + state.top_kind[cell]] += 1
            state.top_owner[cell] = NONE
            state.top_kind[cell] = NONE
    state.face_up = 0
    state.face_up_top = 0
    tell(told, TOLD_ORDERS_BACK, NONE, 0, 0)


def reorder(state: SamuraiState, told: list[Event] | None) -> None:
    """Step 7. Fewest points first; equal ones in reverse of the order that ends."""
    old = state.order[:]
    taken: i64 = 0
    for place in range(state.seats):
        best: i64 = NONE
        at: i64 = 0
        for i in range(state.seats):
            if taken >> i & 1 != 0:
                continue
            seat = old[i]
            if best == NONE or state.points[seat] <= state.points[best]:
                best = seat
                at = i
        taken |= BIT[at]
        state.order[place] = best
        tell(told, TOLD_TURN_ORDER, best, place + 1, 0)


def final_scoring(figures: Figures, state: SamuraiState, told: list[Event] | None) -> None:
    """Section 9, items 1 and 2."""
    for seat in range(state.seats):
        for region in range(REGIONS):
            worth = worth_of(figures, state, seat, region)
            cards = state.shown[region]
            if worth > 0 and cards > 0:
                score(state, seat, FROM_INFLUENCE, worth * cards)
                tell3(told, TOLD_FINAL_INFLUENCE, seat, region, worth, cards)
        tokens = goods_of(state, seat)
        points = tokens // figures.goods_per_point
        if points > 0:
            score(state, seat, FROM_GOODS, points)
            tell(told, TOLD_FINAL_GOODS, seat, tokens, points)
    state.wait = ENDED
    state.ended = PLAYED_OUT
    state.current = NONE
    tell(told, TOLD_ENDED, NONE, 0, 0)


def worth_of(figures: Figures, state: SamuraiState, seat: i64, region: i64) -> i64:
    """Of the seat's influence there; each fate card on display gives so many points."""
    return figures.worth[region * (figures.rows + 1) + state.influence[seat * REGIONS + region]]


def goods_of(state: SamuraiState, seat: i64) -> i64:
    return state.goods[seat * GOODS + FOOD] + state.goods[seat * GOODS + BUSHIDO]


def standing(state: SamuraiState, seat: i64) -> i64:
    """Points, then fewest armies on the map, then most resource tokens. Section 9, R25."""
    armies = armies_on_map(state, seat)
    return (state.points[seat] * 100 + 99 - armies) * 1000 + goods_of(state, seat)


def points_of(standing: i64) -> i64:
    """The points of a standing."""
    return standing // 100_000
