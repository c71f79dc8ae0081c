"""What a position is worth, in thousandths of a point. For bots; the rules do not use it.

A region is judged by itself: influence times the fate cards to be expected, the region's bonus,
shrines, resources. So an action is judged by the one or two regions it changes. Control counts
in shares by the margin of strength, because others still move; the nearer the end of the epoch,
the harder the share.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import CHOOSE_FATE
from wartable.games.small_samurai_empires.engine.components import (
    GOODS,
    MOST_SEATS,
    REGIONS,
    RESOURCE,
    SHRINE,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.weights import (
    ARMY,
    FIRST,
    GOOD,
    HAND,
    INFLUENCE,
    LAST_GOOD,
    LASTING,
    LATER,
    MARGINS,
    REACH,
    SECOND,
    SHARE,
    SHRINES,
    TILE,
)
from wartable.kernel import NONE, count, lowest, zeros

GOOD_WORTH: Final = vec[i64]([0, 800, 1500, 2050, 2500, 2900, 3250])  # of so many tokens
MORE_GOODS: Final[i64] = 340


@final
class Mind:
    """What is the same for all regions of a position, and room to work in."""

    def __init__(self, weights: vec[i64] = HAND) -> None:
        self.weights = weights
        self.stage: i64 = 0
        self.later: i64 = 0  # epochs to come
        self.span: i64 = 0  # the same, as weights tell them apart
        self.cards = zeros(REGIONS)  # fate cards of a region at the end, in thousandths
        self.share = zeros(MOST_SEATS)  # controlled provinces of a region, in thousandths
        self.worth = zeros(MOST_SEATS)  # of a region, by seat

    def look(self, t: Figures, s: SamuraiState) -> None:
        self.stage = (s.round - 1) * 2 + s.executing if s.round > 0 else 0
        self.later = t.epochs - s.epoch
        self.span = max(0, min(self.later, LATER - 1))
        expect_cards(t, s, self.cards)


def expect_cards(t: Figures, s: SamuraiState, cards: vec[i64]) -> None:
    """Cards on display, those chosen, and of the others the part that will be played."""
    plays = t.epochs - s.epoch + 1
    if s.wait != CHOOSE_FATE:  # fate of this epoch is on display
        plays -= 1
    if s.ended != 0:
        plays = 0
    deck: i64 = 0
    for region in range(REGIONS):
        cards[region] = s.shown[region] * 1000
        deck += s.deck[region]
    for seat in range(s.seats):
        held: i64 = (t.epochs - s.epoch) * t.fate_drawn
        for region in range(REGIONS):
            held += s.fate[seat * REGIONS + region]
        chosen = s.chosen[seat]
        if chosen != NONE:
            cards[chosen] += 1000
        left = plays - 1 if chosen != NONE else plays
        if held > 0 and left > 0:
            part = left * 1000 // held
            for region in range(REGIONS):
                cards[region] += s.fate[seat * REGIONS + region] * part
    if deck > 0:
        drawn = (t.epochs - s.epoch) * t.fate_drawn * s.seats
        part = min((drawn * 400 + plays * t.fate_extra[s.seats] * 1000) // deck, 1000)
        for region in range(REGIONS):
            cards[region] += s.deck[region] * part


def worth_at(t: Figures, region: i64, influence: i64) -> i64:
    """Of influence in thousandths, between the rows in proportion; thousandths of a point."""
    top = t.rows * 1000
    if influence >= top:
        return t.worth[region * (t.rows + 1) + t.rows] * 1000
    row = influence // 1000
    low = t.worth[region * (t.rows + 1) + row] * 1000
    high = t.worth[region * (t.rows + 1) + row + 1] * 1000
    return low + (high - low) * (influence - row * 1000) // 1000


def judge_region(t: Figures, s: SamuraiState, mind: Mind, region: i64) -> None:
    """Fill `mind.worth` with what the region is worth to each seat."""
    share, worth = mind.share, mind.worth
    seats = s.seats
    army = s.army
    inside = t.region[region]
    weights = mind.weights
    base = SHARE + mind.stage * MARGINS + 3
    for seat in range(seats):
        share[seat] = 0
        worth[seat] = 0
    mask = inside
    lasting = 1000 + weights[LASTING + mind.span]
    tile = weights[TILE + mind.span]
    shrine = weights[SHRINES] * lasting // 1000
    while mask != 0:
        bit = mask & -mask
        province = lowest(mask)
        mask ^= bit
        first: i64 = 0
        second: i64 = 0
        leader: i64 = NONE
        for seat in range(seats):
            force = army[province * MOST_SEATS + seat] * t.army_strength
            if s.castles[seat] & bit != 0:
                force += t.castle_strength
            if force > first:
                second = first
                first = force
                leader = seat
            elif force > second:
                second = force
        if first == 0:
            continue
        value: i64 = 0
        if t.marked[RESOURCE] & bit != 0:
            value = tile
        elif t.marked[SHRINE] & bit != 0:
            value = t.shrine_points * shrine
            if s.heavenly != 0:
                value = shrine * 8 // 5
        for seat in range(seats):
            force = army[province * MOST_SEATS + seat] * t.army_strength
            if s.castles[seat] & bit != 0:
                force += t.castle_strength
            if force > 0:
                margin = force - second if seat == leader else force - first
                margin = max(-3, min(3, margin))
                part = weights[base + margin]
                share[seat] += part
                worth[seat] += part * value // 1000
    reach = 1000 + weights[REACH + mind.span]
    part = mind.cards[region] * weights[INFLUENCE] // 1000
    for seat in range(seats):
        step = share[seat] * t.influence_of_province
        step += count(s.castles[seat] & inside) * 1000 * t.influence_of_castle
        influence = s.influence[seat * REGIONS + region] * 1000 + step * reach // 1000
        worth[seat] += worth_at(t, region, influence) * part // 1000
        worth[seat] += bonus_of(t, mind, seats, seat, region) * lasting // 1000


def bonus_of(t: Figures, mind: Mind, seats: i64, seat: i64, region: i64) -> i64:
    """The region's bonus, in proportion where the lead or the second place is not safe."""
    share = mind.share
    mine = share[seat]
    if mine < 100:
        return 0
    best: i64 = 0
    following: i64 = 0
    for other in range(seats):
        if other != seat:
            if share[other] > best:
                following = best
                best = share[other]
            elif share[other] > following:
                following = share[other]
    first = t.bonus_first[region] * mind.weights[FIRST]
    second = t.bonus_second[region] * mind.weights[SECOND]
    sure = min(mine, 1000)
    if mine >= best:
        return (second + (first - second) * min(mine - best, 1000) // 1000) * sure // 1000
    if mine >= following:
        return second * sure // 1000
    return second * sure // 1000 * max(0, 1000 - (following - mine)) // 1700


def judge_all(t: Figures, s: SamuraiState, mind: Mind, out: vec[i64]) -> None:
    """What the whole position is worth to each seat."""
    mind.look(t, s)
    for seat in range(s.seats):
        out[seat] = s.points[seat] * 1000
        if s.ended == 0:
            out[seat] += goods_worth(s, mind, seat, 0) + goods_worth(s, mind, seat, 1)
            out[seat] += (t.armies - s.supply[seat]) * mind.weights[ARMY + mind.span]
    if s.ended != 0:
        return
    for region in range(REGIONS):
        judge_region(t, s, mind, region)
        for seat in range(s.seats):
            out[seat] += mind.worth[seat]


def goods_worth(s: SamuraiState, mind: Mind, seat: i64, good: i64) -> i64:
    """What the seat's tokens of a good are worth: the first ones most."""
    number = s.goods[seat * GOODS + good]
    worth = GOOD_WORTH[min(number, 6)] + max(0, number - 6) * MORE_GOODS
    return worth * mind.weights[GOOD + good * LATER + mind.span] // 1000


def good_worth(s: SamuraiState, mind: Mind, seat: i64, good: i64, change: i64) -> i64:
    """What the seat's tokens of a good are worth after the change, less what they are now."""
    if mind.later == 0 and mind.stage == 3:
        return change * mind.weights[LAST_GOOD]
    at = seat * GOODS + good
    before = goods_worth(s, mind, seat, good)
    s.goods[at] += change
    after = goods_worth(s, mind, seat, good)
    s.goods[at] -= change
    return after - before


def lead(out: vec[i64], seats: i64, seat: i64) -> i64:
    """What a seat has over the others: the best of them counts as much as their mean."""
    best: i64 = 0
    total: i64 = 0
    first = True
    for other in range(seats):
        if other != seat:
            if first or out[other] > best:
                best = out[other]
                first = False
            total += out[other]
    return out[seat] - (best + total // (seats - 1)) // 2


def region_lead(t: Figures, s: SamuraiState, mind: Mind, seat: i64, region: i64) -> i64:
    """What a seat has in a region over the mean of the others."""
    judge_region(t, s, mind, region)
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others += mind.worth[other]
    return mind.worth[seat] - others // (s.seats - 1)
