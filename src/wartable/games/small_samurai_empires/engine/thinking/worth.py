"""What one action is worth to a seat, in thousandths of a point: it is tried on the state, the
regions it changes are judged, and it is taken back."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    BUILD,
    BUY_MOVE,
    DESTROY,
    EXPLORE,
    LEVY,
    MORE_ATTACK,
    MORE_RECRUIT,
    ORDER_MOVE,
    REAP,
    REINFORCE,
    SHIP,
    STEP,
    VERB,
    WAY_DESTROY,
)
from wartable.games.small_samurai_empires.engine.components import (
    ATTACK,
    MOST_SEATS,
    MOVE_2_3,
    MOVE_2_SHIP,
    PROVINCES,
    RECRUIT,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.armies import harvest
from wartable.games.small_samurai_empires.engine.rules.missions import claimable
from wartable.games.small_samurai_empires.engine.rules.moving import movable
from wartable.games.small_samurai_empires.engine.rules.pieces import add_army, law, take_army
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.evaluate import (
    Mind,
    good_worth,
    region_lead,
)
from wartable.games.small_samurai_empires.engine.thinking.weights import (
    ARMY,
    DEEPER,
    EXPLORING,
    HAND,
)
from wartable.games.small_samurai_empires.engine.thinking.weights import LEVY as OF_LEVY
from wartable.kernel import BIT, lowest, zeros


@final
class Judge:
    """Judges with its `mind`, which whoever asks keeps up to date. What the position was worth
    before an action is the same for all actions of a decision, so it is remembered until
    `forget`; a second row of memory is for the step after a step."""

    def __init__(self, t: Figures, weights: vec[i64] = HAND) -> None:
        self.t = t
        self.weights = weights
        self.mind = Mind(weights)
        self.known = zeros(2)  # by row: set of regions; the bit above them is for missions
        self.leads = zeros(2 * (REGIONS + 1))
        self.row: i64 = 0

    def forget(self) -> None:
        """The position, the seat or the mind has changed."""
        self.known[0] = 0

    def before(self, s: SamuraiState, seat: i64, here: i64, there: i64) -> i64:
        """`both`, of the position as it is before any action."""
        value = self.lead_in(s, seat, here) + self.lead_in(s, seat, REGIONS)
        if there != here:
            value += self.lead_in(s, seat, there)
        return value

    def lead_in(self, s: SamuraiState, seat: i64, region: i64) -> i64:
        at = self.row * (REGIONS + 1) + region
        if self.known[self.row] & BIT[region] == 0:
            self.known[self.row] |= BIT[region]
            if region == REGIONS:
                self.leads[at] = self.missions(s, seat)
            else:
                self.leads[at] = region_lead(self.t, s, self.mind, seat, region)
        return self.leads[at]

    def worth(self, s: SamuraiState, seat: i64, action: i64, deep: bool) -> i64:
        """What the action changes, prices subtracted."""
        t = self.t
        verb = VERB[action]
        n = action - verb
        if verb == STEP:
            return self.worth_of_step(s, seat, n // PROVINCES, n % PROVINCES, deep)
        if verb == EXPLORE:
            a = t.mountain_from[n // 2]
            b = t.mountain_to[n // 2]
            value = self.worth_of_step(s, seat, a, b, deep)
            if n % 2 != 0:
                value = self.worth_of_step(s, seat, b, a, deep)
            return value * 4 // 5 + self.weights[EXPLORING]
        if verb == DESTROY:
            value = self.worth_of_kill(s, seat, n // MOST_SEATS, n % MOST_SEATS)
            if s.wait == MORE_ATTACK:
                return value - self.price(s, seat, ATTACK)
            if s.wait == WAY_DESTROY:
                return value + good_worth(s, self.mind, seat, t.way_paid_in, -t.way_price)
            return value
        if verb == LEVY:
            value = self.worth_of_levy(s, seat, n)
            return value - self.price(s, seat, RECRUIT) if s.wait == MORE_RECRUIT else value
        if verb == REAP:
            return good_worth(s, self.mind, seat, s.tile[n], 1)
        if verb == SHIP:
            return self.worth_of_ship(s, seat, n)
        if verb == BUILD:
            return self.worth_of_castle(s, seat, n)
        if verb == REINFORCE:
            return self.worth_of_levy(s, seat, lowest(s.castles[seat] & t.region[s.region]))
        if verb == BUY_MOVE:
            return self.best_step(s, seat, movable(t, s, seat)) - self.price(s, seat, MOVE_2_3)
        return 1_000_000  # a mission

    def price(self, s: SamuraiState, seat: i64, order: i64) -> i64:
        if law(self.t, s, order):
            return 0
        return -good_worth(s, self.mind, seat, self.t.paid_in[order], -self.t.price[order])

    def missions(self, s: SamuraiState, seat: i64) -> i64:
        """Points of the missions that are fulfilled now and will be claimed."""
        if s.missions == 0:
            return 0
        total: i64 = 0
        mask = claimable(self.t, s, seat)
        while mask != 0:
            total += self.t.mission_points[s.mission[lowest(mask)]] * 900
            mask &= mask - 1
        return total

    def score_missions(self, s: SamuraiState, seat: i64) -> i64:
        """Mark what is fulfilled as scored, where that happens inside an order (R19); return the
        set of regions."""
        if s.missions == 0 or s.rules < 2:
            return 0
        found = claimable(self.t, s, seat)
        mask = found
        while mask != 0:
            s.done[lowest(mask)] |= BIT[seat]
            mask &= mask - 1
        return found

    def both(self, s: SamuraiState, seat: i64, here: i64, there: i64) -> i64:
        """The lead in one or two regions, and missions."""
        value = region_lead(self.t, s, self.mind, seat, here) + self.missions(s, seat)
        if there != here:
            value += region_lead(self.t, s, self.mind, seat, there)
        return value

    def worth_of_step(self, s: SamuraiState, seat: i64, start: i64, to: i64, deep: bool) -> i64:
        t = self.t
        here = t.region_of[start]
        there = t.region_of[to]
        before = self.before(s, seat, here, there)
        take_army(s, seat, start)
        add_army(s, seat, to)
        value = self.both(s, seat, here, there) - before
        if deep and s.wait == ORDER_MOVE and s.left > 1:
            self.row = 1
            self.known[1] = 0
            scored = self.score_missions(s, seat)
            further = self.best_step(s, seat, BIT[to])
            while scored != 0:
                s.done[lowest(scored)] &= ~BIT[seat]
                scored &= scored - 1
            self.row = 0
            if further > 0 and value + further > value:
                value = max(value, (value + further) * self.weights[DEEPER] // 1000)
        take_army(s, seat, to)
        add_army(s, seat, start)
        return value

    def best_step(self, s: SamuraiState, seat: i64, starts: i64) -> i64:
        """What the best single step from one of these provinces brings."""
        t = self.t
        best: i64 = 0
        while starts != 0:
            start = lowest(starts)
            starts &= starts - 1
            ends = t.neighbours[start]
            while ends != 0:
                to = lowest(ends)
                ends &= ends - 1
                value = self.worth_of_step(s, seat, start, to, False)
                if value > best:
                    best = value
        return best

    def worth_of_kill(self, s: SamuraiState, seat: i64, province: i64, victim: i64) -> i64:
        region = self.t.region_of[province]
        before = self.before(s, seat, region, region)
        take_army(s, victim, province)
        value = self.both(s, seat, region, region) - before
        add_army(s, victim, province)
        return value + self.weights[ARMY + self.mind.span] // (s.seats - 1)

    def worth_of_levy(self, s: SamuraiState, seat: i64, province: i64) -> i64:
        region = self.t.region_of[province]
        before = self.before(s, seat, region, region)
        add_army(s, seat, province)
        value = self.both(s, seat, region, region) - before
        take_army(s, seat, province)
        return value + self.weights[ARMY + self.mind.span] + self.weights[OF_LEVY]

    def worth_of_ship(self, s: SamuraiState, seat: i64, code: i64) -> i64:
        t = self.t
        armies = code // (PROVINCES * PROVINCES) + 1
        start = code // PROVINCES % PROVINCES
        to = code % PROVINCES
        here = t.region_of[start]
        there = t.region_of[to]
        before = self.before(s, seat, here, there)
        for i in range(armies):
            take_army(s, seat, start)
            add_army(s, seat, to)
        value = self.both(s, seat, here, there) - before
        for i in range(armies):
            take_army(s, seat, to)
            add_army(s, seat, start)
        return value - self.price(s, seat, MOVE_2_SHIP)

    def worth_of_castle(self, s: SamuraiState, seat: i64, province: i64) -> i64:
        t = self.t
        region = t.region_of[province]
        before = self.before(s, seat, region, region)
        for i in range(t.castle_armies):
            take_army(s, seat, province)
        s.castles[seat] |= BIT[province]
        value = self.both(s, seat, region, region) - before
        s.castles[seat] &= ~BIT[province]
        for i in range(t.castle_armies):
            add_army(s, seat, province)
        return value

    def worth_of_harvest(self, s: SamuraiState, seat: i64, region: i64) -> i64:
        t = self.t
        before = goods_of(s, self.mind, seat)
        harvest(t, s, None)
        return goods_of(s, self.mind, seat) - before


def goods_of(s: SamuraiState, mind: Mind, seat: i64) -> i64:
    from_nothing: i64 = 0
    for good in range(2):
        number = s.goods[seat * 2 + good]
        s.goods[seat * 2 + good] = 0
        from_nothing += good_worth(s, mind, seat, good, number)
        s.goods[seat * 2 + good] = number
    return from_nothing
