"""Armies recruited and destroyed, resources, castles. Sections 6, 7."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    BUILD,
    CANNOT_PAY,
    CASTLE_IN_REGION,
    CASTLE_STANDS_THERE,
    DESTROY,
    LEVY,
    MORE_ATTACK,
    MORE_RECRUIT,
    NO_ARMY_IN_SUPPLY,
    NO_CASTLE_IN_REGION,
    NO_ENEMY_ARMY,
    NO_OWN_ARMY,
    NO_PLACE_TO_RECRUIT,
    NOT_A_RESOURCE,
    NOT_IN_CAPITAL,
    OTHER_PROVINCE,
    OTHER_REGION,
    OWN_ARMY,
    REAP,
    REINFORCE,
    STOCK_EMPTY,
    TOLD_BUILT,
    TOLD_DESTROYED,
    TOLD_HARVESTED,
    TOLD_RECRUITED,
    TOLD_REINFORCED,
    TOO_FEW_ARMIES,
)
from wartable.games.small_samurai_empires.engine.components import (
    ATTACK,
    GOODS,
    MOST_SEATS,
    RECRUIT,
    RESOURCE,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.deciding import (
    Choice,
    Single,
    acting_region,
)
from wartable.games.small_samurai_empires.engine.rules.finishing import end_step, finish, part_done
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    add_army,
    can_pay,
    castles_everywhere,
    enemies_in,
    gain,
    pay,
    pay_for,
    recruiting_places,
    stock_has,
    take_army,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, Event, bits_into, lowest, tell

# ---- recruiting


class Recruit(Choice):
    """An army from supply, for a quick action or a tribe. Sections 6, 7."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(LEVY, figures)

    def places(self, state: SamuraiState, seat: i64) -> i64:
        region = acting_region(self.figures, state)
        return recruiting_places(self.figures, state, seat, region)

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return state.supply[seat] > 0

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if not self.possible(state, seat):
            return n
        return bits_into(self.places(state, seat), self.first, buf, n)

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        if self.places(state, seat) >> n & 1 == 0:
            return NO_PLACE_TO_RECRUIT
        return 0 if state.supply[seat] > 0 else NO_ARMY_IN_SUPPLY

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        levy(state, n, told)
        finish(self.figures, state, told)


class RecruitByOrder(Recruit):
    """The free armies of an order, one by one."""

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        levy(state, n, told)
        state.left -= 1
        if state.left == 0:
            state.wait = MORE_RECRUIT
        part_done(self.figures, state, told)


class RecruitMore(Recruit):
    """Its paid armies. R7."""

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return (
            state.may_buy > 0
            and state.supply[seat] > 0
            and can_pay(self.figures, state, seat, RECRUIT)
        )

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        reason = super().refusal(state, seat, n)
        if reason == 0 and not can_pay(self.figures, state, seat, RECRUIT):
            return CANNOT_PAY
        return reason

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        pay_for(self.figures, state, RECRUIT, told)
        state.may_buy -= 1
        levy(state, n, told)
        part_done(self.figures, state, told)


def levy(state: SamuraiState, province: i64, told: list[Event] | None) -> None:
    """Put an army of the seat's supply there."""
    state.supply[state.current] -= 1
    add_army(state, state.current, province)
    tell(told, TOLD_RECRUITED, state.current, province, 0)


# ---- attacks


class Destroy(Choice):
    """An enemy's army in a province of the region where an own one stands goes back to its
    owner's supply, for a quick action or a tribe. Castles are no targets. Section 6, R30, R32."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(DESTROY, figures)

    def provinces(self, state: SamuraiState, seat: i64) -> i64:
        """Where an enemy's army may be destroyed if one stands there."""
        return state.held[seat] & self.figures.region[acting_region(self.figures, state)]

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return self.provinces(state, seat) & enemies(state, seat) != 0

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        mask = self.provinces(state, seat) & enemies(state, seat)
        while mask != 0:
            province = lowest(mask)
            mask &= mask - 1
            base = self.first + province * MOST_SEATS
            n = bits_into(enemies_in(state, seat, province), base, buf, n)
        return n

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        province = n // MOST_SEATS
        victim = n % MOST_SEATS
        if self.figures.region[acting_region(self.figures, state)] >> province & 1 == 0:
            return OTHER_REGION
        if victim == seat:
            return OWN_ARMY
        if victim >= state.seats or state.army[province * MOST_SEATS + victim] == 0:
            return NO_ENEMY_ARMY
        return 0 if self.provinces(state, seat) >> province & 1 != 0 else NO_OWN_ARMY

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        self.strike(state, seat, n, told)
        finish(self.figures, state, told)

    def strike(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        province = n // MOST_SEATS
        victim = n % MOST_SEATS
        take_army(state, victim, province)
        state.supply[victim] += 1
        tell(told, TOLD_DESTROYED, seat, province, victim)


class DestroyByOrder(Destroy):
    """The free victim of an order; it chooses the province for the paid ones."""

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        self.strike(state, seat, n, told)
        state.last = n // MOST_SEATS
        state.wait = MORE_ATTACK
        part_done(self.figures, state, told)


class DestroyMore(Destroy):
    """Its paid victims, in the same province. R7."""

    def provinces(self, state: SamuraiState, seat: i64) -> i64:
        return BIT[state.last]

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return (
            state.may_buy > 0
            and can_pay(self.figures, state, seat, ATTACK)
            and super().possible(state, seat)
        )

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        reason = super().refusal(state, seat, n)
        if reason != OTHER_REGION and n // MOST_SEATS != state.last:
            return OTHER_PROVINCE
        if reason == 0 and not can_pay(self.figures, state, seat, ATTACK):
            return CANNOT_PAY
        return reason

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        pay_for(self.figures, state, ATTACK, told)
        self.strike(state, seat, n, told)
        state.may_buy -= 1
        part_done(self.figures, state, told)


class DestroyOnTheWay(Destroy):
    """For "the way is the goal": anywhere in the region, for a price. Section 10.2."""

    def provinces(self, state: SamuraiState, seat: i64) -> i64:
        return self.figures.region[acting_region(self.figures, state)]

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        held = state.goods[seat * GOODS + self.figures.way_paid_in]
        return held >= self.figures.way_price and super().possible(state, seat)

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        pay(state, seat, self.figures.way_paid_in, self.figures.way_price, told)
        super().do(state, seat, n, told)


def enemies(state: SamuraiState, seat: i64) -> i64:
    """Set of provinces where another seat has an army."""
    found: i64 = 0
    for other in range(state.seats):
        if other != seat:
            found |= state.held[other]
    return found


# ---- resources


class Harvest(Choice):
    """The quick harvest: one resource province with an own army. Section 7."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(REAP, figures)

    def places(self, state: SamuraiState, seat: i64) -> i64:
        """Those of the region whose good the stock can give."""
        region = acting_region(self.figures, state)
        found = state.held[seat] & self.figures.region[region] & self.figures.marked[RESOURCE]
        mask = found
        while mask != 0:
            province = lowest(mask)
            mask &= mask - 1
            if not stock_has(state, state.tile[province]):
                found &= ~BIT[province]
        return found

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return self.places(state, seat) != 0

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(self.places(state, seat), self.first, buf, n)

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        if self.figures.region[acting_region(self.figures, state)] >> n & 1 == 0:
            return OTHER_REGION
        if self.figures.marked[RESOURCE] >> n & 1 == 0:
            return NOT_A_RESOURCE
        if state.held[seat] >> n & 1 == 0:
            return NO_OWN_ARMY
        return 0 if stock_has(state, state.tile[n]) else STOCK_EMPTY

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        reap(state, n, told)
        finish(self.figures, state, told)


def harvest(figures: Figures, state: SamuraiState, told: list[Event] | None) -> None:
    """A token for each resource province of the region with an own army. Section 6, R8."""
    mask = state.held[state.current] & figures.region[state.region] & figures.marked[RESOURCE]
    while mask != 0:
        reap(state, lowest(mask), told)
        mask &= mask - 1


def reap(state: SamuraiState, province: i64, told: list[Event] | None) -> None:
    """A token of what grows there, if the stock has one."""
    good = state.tile[province]
    if gain(state, state.current, good, told):
        tell(told, TOLD_HARVESTED, state.current, province, good)


# ---- castles


class Build(Choice):
    """Armies of one province go back to supply for a castle there. Section 6. Whoever has neither
    a castle in supply nor one in the region is not asked."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(BUILD, figures)

    def places(self, state: SamuraiState, seat: i64) -> i64:
        """Where a castle may be built, none if the seat has one in the region."""
        figures = self.figures
        inside = figures.region[state.region]
        if state.keeps[seat] == 0 or state.castles[seat] & inside != 0:
            return 0
        capital = BIT[figures.capital[state.region]]
        found = state.held[seat] & inside & ~capital & ~castles_everywhere(state)
        mask = found
        while mask != 0:
            province = lowest(mask)
            mask &= mask - 1
            if state.army[province * MOST_SEATS + seat] < figures.castle_armies:
                found &= ~BIT[province]
        return found

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return self.places(state, seat) != 0

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(self.places(state, seat), self.first, buf, n)

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        figures = self.figures
        if figures.region[state.region] >> n & 1 == 0:
            return OTHER_REGION
        if state.castles[seat] & figures.region[state.region] != 0:
            return CASTLE_IN_REGION
        if n == figures.capital[state.region]:
            return NOT_IN_CAPITAL
        if castles_everywhere(state) & BIT[n] != 0:
            return CASTLE_STANDS_THERE
        return TOO_FEW_ARMIES if state.army[n * MOST_SEATS + seat] < figures.castle_armies else 0

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        armies = self.figures.castle_armies
        for i in range(armies):
            take_army(state, seat, n)
        state.supply[seat] += armies
        state.keeps[seat] -= 1
        state.castles[seat] |= BIT[n]
        tell(told, TOLD_BUILT, seat, n, 0)
        end_step(self.figures, state, told)


class Reinforce(Single):
    """With a castle in the region already: an army for it. Section 6."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(REINFORCE, figures)

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        if state.castles[seat] & self.figures.region[state.region] == 0:
            return NO_CASTLE_IN_REGION
        return 0 if state.supply[seat] > 0 else NO_ARMY_IN_SUPPLY

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        province = lowest(state.castles[seat] & self.figures.region[state.region])
        state.supply[seat] -= 1
        add_army(state, seat, province)
        tell(told, TOLD_REINFORCED, seat, province, 0)
        end_step(self.figures, state, told)
