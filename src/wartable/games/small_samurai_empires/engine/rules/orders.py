"""What orders, quick actions and expeditions do. Sections 6, 7, 10.2."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    CLAIM_MISSION,
    MORE_ATTACK,
    MORE_RECRUIT,
    MOUNTAIN_DRAW,
    NOTHING,
    ORDER_MOVE,
    ORDER_RECRUIT,
    QUICK_ACTION,
    TOLD_ARRIVED,
    TOLD_BOUGHT,
    TOLD_BUILT,
    TOLD_DESTROYED,
    TOLD_EXPLORED,
    TOLD_GAINED,
    TOLD_HARVESTED,
    TOLD_MOVED,
    TOLD_RECRUITED,
    TOLD_REINFORCED,
    TOLD_RETURNED,
    TOLD_SHIPPED,
    TOLD_TOKEN,
    TRIBE_ACTION,
    WAY_DESTROY,
)
from wartable.games.small_samurai_empires.engine.components import (
    AMBUSH,
    ATTACK,
    BUSHIDO,
    BUSHIDO_MASTER,
    FOOD,
    HIGHLAND_FARM,
    INDEPENDENT_TRIBE,
    MERCENARIES,
    MOVE_2_3,
    MOVE_2_SHIP,
    PROVINCES,
    RECRUIT,
    RESOURCE,
    WAY_AS_GOAL,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.missions import claim, claimable
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    add_army,
    gain,
    pay,
    pay_for,
    take_army,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, NONE, Event, lowest, tell, tell3


def end_step(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """A placement with its quick action, or an executed order, is over: missions. R19, R20."""
    s.wait = NOTHING
    if s.missions != 0:
        s.claims = claimable(t, s, s.current)
        if s.auto_claim == 0:
            s.wait = CLAIM_MISSION
        else:
            while s.claims != 0:
                region = lowest(s.claims)
                s.claims &= s.claims - 1
                claim(t, s, s.current, region, told)


def begin_action(s: SamuraiState, wait: i64, left: i64, may_buy: i64) -> None:
    s.wait = wait
    s.left = left
    s.may_buy = may_buy
    s.may_ship = 0
    s.last = NONE
    s.explored = 0


def harvest(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """A token for each resource province of the region with an own army. Section 6, R8."""
    mask = s.held[s.current] & t.region[s.region] & t.marked[RESOURCE]
    while mask != 0:
        province = lowest(mask)
        mask &= mask - 1
        if gain(s, s.current, s.tile[province], told):
            tell(told, TOLD_HARVESTED, s.current, province, s.tile[province])


# ---- movement


def step(t: Figures, s: SamuraiState, start: i64, to: i64, told: list[Event] | None) -> None:
    """One move of one army, for an order, a quick action or a tribe. Section 6."""
    take_army(s, s.current, start)
    add_army(s, s.current, to)
    tell(told, TOLD_MOVED, s.current, start, to)
    if s.wait == TRIBE_ACTION:
        arrive(t, s, told)
    else:
        moved(t, s, to, told)


def moved(t: Figures, s: SamuraiState, to: i64, told: list[Event] | None) -> None:
    s.left -= 1
    s.last = to
    s.may_ship = 0
    if s.wait == QUICK_ACTION:
        end_step(t, s, told)


def buy_move(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """One more move, for any army that may be moved. R7, R13."""
    pay_for(t, s, MOVE_2_3, told)
    s.may_buy -= 1
    s.left += 1
    tell(told, TOLD_BOUGHT, s.current, t.price[MOVE_2_3], 0)


def ship(t: Figures, s: SamuraiState, code: i64, told: list[Event] | None) -> None:
    """Armies go together from one coast of the region to any other coast. Section 6, R11."""
    armies = code // (PROVINCES * PROVINCES) + 1
    start = code // PROVINCES % PROVINCES
    to = code % PROVINCES
    pay_for(t, s, MOVE_2_SHIP, told)
    for i in range(armies):
        take_army(s, s.current, start)
        add_army(s, s.current, to)
    tell3(told, TOLD_SHIPPED, s.current, start, to, armies)
    end_step(t, s, told)


# ---- armies, resources, castles


def destroy(
    t: Figures, s: SamuraiState, province: i64, victim: i64, told: list[Event] | None
) -> None:
    """Back to its owner's supply. The paid part strikes the same province. Section 6."""
    if s.wait == MORE_ATTACK:
        pay_for(t, s, ATTACK, told)
    elif s.wait == WAY_DESTROY:
        pay(s, s.current, t.way_paid_in, t.way_price, told)
    take_army(s, victim, province)
    s.supply[victim] += 1
    tell(told, TOLD_DESTROYED, s.current, province, victim)
    if s.wait == QUICK_ACTION:
        end_step(t, s, told)
    elif s.wait == TRIBE_ACTION or s.wait == WAY_DESTROY:
        arrive(t, s, told)
    elif s.wait == MORE_ATTACK:
        s.may_buy -= 1
    else:
        s.last = province
        s.wait = MORE_ATTACK


def recruit(t: Figures, s: SamuraiState, province: i64, told: list[Event] | None) -> None:
    if s.wait == MORE_RECRUIT:
        pay_for(t, s, RECRUIT, told)
        s.may_buy -= 1
    levy(s, province, told)
    if s.wait == QUICK_ACTION:
        end_step(t, s, told)
    elif s.wait == TRIBE_ACTION:
        arrive(t, s, told)
    elif s.wait == ORDER_RECRUIT:
        s.left -= 1
        if s.left == 0:
            s.wait = MORE_RECRUIT


def levy(s: SamuraiState, province: i64, told: list[Event] | None) -> None:
    s.supply[s.current] -= 1
    add_army(s, s.current, province)
    tell(told, TOLD_RECRUITED, s.current, province, 0)


def reap(t: Figures, s: SamuraiState, province: i64, told: list[Event] | None) -> None:
    """The quick harvest: one province only. Section 7."""
    if gain(s, s.current, s.tile[province], told):
        tell(told, TOLD_HARVESTED, s.current, province, s.tile[province])
    if s.wait == TRIBE_ACTION:
        arrive(t, s, told)
    else:
        end_step(t, s, told)


def build(t: Figures, s: SamuraiState, province: i64, told: list[Event] | None) -> None:
    """Armies of one province go back to supply for a castle there. Section 6."""
    seat = s.current
    for i in range(t.castle_armies):
        take_army(s, seat, province)
    s.supply[seat] += t.castle_armies
    s.keeps[seat] -= 1
    s.castles[seat] |= BIT[province]
    tell(told, TOLD_BUILT, seat, province, 0)
    end_step(t, s, told)


def reinforce(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """With a castle in the region already: an army for it. Section 6."""
    province = lowest(s.castles[s.current] & t.region[s.region])
    s.supply[s.current] -= 1
    add_army(s, s.current, province)
    tell(told, TOLD_REINFORCED, s.current, province, 0)
    end_step(t, s, told)


# ---- the Way of the Mountain


def explore(
    t: Figures, s: SamuraiState, mountain: i64, back: i64, told: list[Event] | None
) -> None:
    """The army climbs the mountain and stands in no province until it goes on. 10.2, R23."""
    s.mountain = mountain
    s.left_behind = t.mountain_to[mountain] if back != 0 else t.mountain_from[mountain]
    s.ahead = t.mountain_from[mountain] if back != 0 else t.mountain_to[mountain]
    s.explored = 1
    take_army(s, s.current, s.left_behind)
    tell3(told, TOLD_EXPLORED, s.current, mountain, s.left_behind, s.ahead)
    s.wait = MOUNTAIN_DRAW


def reveal_mountain(t: Figures, s: SamuraiState, token: i64, told: list[Event] | None) -> None:
    """The token is applied and gone. Section 10.2, R24."""
    seat = s.current
    s.tokens[token] -= 1
    s.unexplored &= ~BIT[s.mountain]
    tell(told, TOLD_TOKEN, seat, s.mountain, token)
    if token == INDEPENDENT_TRIBE:
        s.wait = TRIBE_ACTION
        return
    if token == WAY_AS_GOAL:
        s.wait = WAY_DESTROY
        return
    if token == AMBUSH:
        s.ahead = s.left_behind
    elif token == MERCENARIES:
        if s.supply[seat] > 0:
            levy(s, s.left_behind, told)
    elif token == BUSHIDO_MASTER:
        if gain(s, seat, BUSHIDO, told):
            tell(told, TOLD_GAINED, seat, BUSHIDO, 1)
    elif token == HIGHLAND_FARM and gain(s, seat, FOOD, told):
        tell(told, TOLD_GAINED, seat, FOOD, 1)
    arrive(t, s, told)


def arrive(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """The expedition goes on (or back), and the movement it belongs to goes on."""
    to = s.ahead
    add_army(s, s.current, to)
    tell(told, TOLD_RETURNED if to == s.left_behind else TOLD_ARRIVED, s.current, to, 0)
    s.mountain = NONE
    s.left_behind = NONE
    s.ahead = NONE
    s.wait = ORDER_MOVE if s.executing != 0 else QUICK_ACTION
    moved(t, s, to, told)
