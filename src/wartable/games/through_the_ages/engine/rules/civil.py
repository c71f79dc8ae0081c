"""Actions of the action phase: who may, at what cost, and what comes of it. Rules 8–10, 15.

`…_refusal` gives 0 or why not, and is what both `legal_into` and `refusal` ask. `delta` is added to
a price, negative where a card or an event makes it cheaper. Only `raze` spends its action itself:
what a card or an event orders takes none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, refusals
from wartable.games.through_the_ages.engine.actions.frames import BLUE_LOSS
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    BUILDINGS,
    FIRST,
    KIND,
    LEADERS,
    LEVEL,
    STAGES,
)
from wartable.games.through_the_ages.engine.components import (
    ACTION,
    AIR,
    ARENA,
    FARM,
    LAB,
    LEADER,
    WONDER,
)
from wartable.games.through_the_ages.engine.effects.powers import TAKING_SCIENCE
from wartable.games.through_the_ages.engine.rules.goods import (
    pay_food,
    pay_resources,
    spendable_food,
    spendable_resources,
    stored_tokens,
)
from wartable.games.through_the_ages.engine.rules.prices import (
    build_price,
    population_price,
    stages_at_once,
    stages_price,
    take_price,
    upgrade_price,
)
from wartable.games.through_the_ages.engine.rules.ratings import rate
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.standing import buildings, has_ability
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    cover_stage,
    score_science,
)
from wartable.games.through_the_ages.engine.state import ACTING, AgesState, Civ
from wartable.kernel.contract import tell, tell3
from wartable.kernel.numbers import BIT, NONE

# Upgrades, pair by pair: the same kind, a higher level; levels may be skipped
PAIRS: Final = [
    (old, new)
    for kind in range(FARM, AIR + 1)
    for old in range(FIRST[kind], FIRST[kind + 1])
    for new in range(old + 1, FIRST[kind + 1])
]
OLD: Final = vec[i64]([old for old, new in PAIRS])
NEW: Final = vec[i64]([new for old, new in PAIRS])


# ---- actions


def civil_actions(civ: Civ) -> i64:
    """Civil actions left to spend, those outside the total included."""
    return civ.ca + civ.extra_ca


def military_actions(civ: Civ) -> i64:
    """Military actions left to spend, those outside the total included."""
    return civ.ma + civ.extra_ma


def spend_civil(civ: Civ, n: i64) -> None:
    """Those outside the total first."""
    extra = min(n, civ.extra_ca)
    civ.extra_ca -= extra
    civ.ca -= n - extra


def spend_military(civ: Civ, n: i64) -> None:
    """Patriotism's is the first to be spent. 11.5"""
    extra = min(n, civ.extra_ma)
    civ.extra_ma -= extra
    civ.ma -= n - extra


def regain_civil(civ: Civ, n: i64) -> None:
    """So many spent civil actions come back, if they were spent. D18"""
    civ.ca = min(civ.ca + n, civ.ca_total)


# ---- the row


def take_refusal(state: AgesState, seat: i64, slot: i64, budget: i64) -> i64:
    """Conditions depend on the card's kind; `budget` is the most it may cost. 8.2"""
    civ = state.civs[seat]
    card = state.row[slot]
    if card == NONE:
        return refusals.EMPTY_SLOT
    kind = KIND[card]
    if kind == WONDER:
        if civ.wonder != NONE:
            return refusals.WONDER_UNFINISHED
    else:
        if civ.hand_count >= civ.ca_total + civ.hand_bonus:
            return refusals.HAND_FULL
        if kind == LEADER:
            if civ.leaders_taken >> LEVEL[card] & 1 != 0:
                return refusals.AGE_LEADER_TAKEN
        elif kind != ACTION and (civ.techs | civ.hand_techs) >> card & 1 != 0:
            return refusals.HAVE_TECHNOLOGY
    return refusals.NO_ACTION if take_price(state, seat, slot) > budget else 0


def take(state: AgesState, seat: i64, slot: i64, told: Telling) -> i64:
    """Into the hand, a wonder into play; return the price, which the caller collects."""
    civ = state.civs[seat]
    card = state.row[slot]
    price = take_price(state, seat, slot)
    state.row[slot] = NONE
    tell(told, events.TOOK, seat, card, price)
    kind = KIND[card]
    if kind == WONDER:
        civ.wonder = card
        civ.stages = 0
        return price
    civ.hand_count += 1
    if kind == LEADER:
        civ.hand_leaders |= BIT[card - LEADERS]
        civ.leaders_taken |= BIT[LEVEL[card]]
    elif kind == ACTION:
        civ.hand_actions[card - ACTIONS] += 1
        if state.phase == ACTING and seat == state.current:
            state.fresh[card - ACTIONS] += 1
    else:
        civ.hand_techs |= BIT[card]
        if has_ability(civ, TAKING_SCIENCE):
            score_science(state, seat, TAKING_SCIENCE[civ.leader - LEADERS], told)
    return price


# ---- population, buildings, units


def population_refusal(civ: Civ, delta: i64) -> i64:
    """A new worker needs a token in the yellow bank, and food. 12.1"""
    if civ.yellow == 0:
        return refusals.BANK_EMPTY
    return refusals.NO_FOOD if spendable_food(civ) < population_price(civ, delta) else 0


def increase_population(state: AgesState, seat: i64, delta: i64, told: Telling) -> None:
    """Pay food, and move a token from the yellow bank to the unused workers. 12.1"""
    civ = state.civs[seat]
    price = population_price(civ, delta)
    pay_food(civ, price)
    civ.yellow -= 1
    civ.unused += 1
    tell(told, events.POPULATION, seat, price, 0)


def action_refusal(civ: Civ, place: i64) -> i64:
    """Units take a military action, buildings a civil one."""
    if place >= BUILDINGS:
        return refusals.NO_MILITARY_ACTION if military_actions(civ) < 1 else 0
    return refusals.NO_ACTION if civil_actions(civ) < 1 else 0


def spend_action(civ: Civ, place: i64) -> None:
    """Spend a military action for a unit, a civil one for a building."""
    if place >= BUILDINGS:
        spend_military(civ, 1)
    else:
        spend_civil(civ, 1)


def purse(civ: Civ, place: i64) -> i64:
    """What may be spent on a card: for units this turn's pools too. 8.4.4"""
    if place >= BUILDINGS:
        return spendable_resources(civ) + civ.unit_resources
    return spendable_resources(civ)


def pay_for(civ: Civ, place: i64, price: i64) -> None:
    if place >= BUILDINGS:
        pool = min(price, civ.unit_resources)
        civ.unit_resources -= pool
        price -= pool
    pay_resources(civ, price)


def limit_refusal(civ: Civ, place: i64) -> i64:
    """The urban limit, when a building is added. 9.5"""
    kind = KIND[place]
    if LAB <= kind <= ARENA and buildings(civ, kind) >= civ.urban_limit:
        return refusals.URBAN_LIMIT
    return 0


def build_refusal(civ: Civ, place: i64, delta: i64) -> i64:
    """Building needs a technology in play, an unused worker, room and resources. 8.2"""
    if civ.techs >> place & 1 == 0:
        return refusals.NOT_IN_PLAY
    if civ.unused == 0:
        return refusals.NO_WORKER
    why = limit_refusal(civ, place)
    if why != 0:
        return why
    price = build_price(civ, place, delta)
    return refusals.NO_RESOURCES if purse(civ, place) < price else 0


def build(state: AgesState, seat: i64, place: i64, delta: i64, told: Telling) -> None:
    """Pay resources, and put an unused worker on the card. 8.2"""
    civ = state.civs[seat]
    price = build_price(civ, place, delta)
    pay_for(civ, place, price)
    settle_worker(state, seat, place)
    tell(told, events.BUILT, seat, place, price)


def settle_worker(state: AgesState, seat: i64, place: i64) -> None:
    """Put an unused worker on the card for nothing."""
    civ = state.civs[seat]
    civ.unused -= 1
    civ.workers[place] += 1
    if place >= 8:
        rate(state, seat)


def upgrade_refusal(civ: Civ, pair: i64, delta: i64) -> i64:
    """An upgrade needs a worker on OLD[pair], NEW[pair] in play, and resources. 8.2"""
    old = OLD[pair]
    new = NEW[pair]
    if civ.workers[old] == 0:
        return refusals.NOBODY_THERE
    if civ.techs >> new & 1 == 0:
        return refusals.NOT_IN_PLAY
    price = upgrade_price(civ, old, new, delta)
    return refusals.NO_RESOURCES if purse(civ, new) < price else 0


def upgrade(state: AgesState, seat: i64, old: i64, new: i64, delta: i64, told: Telling) -> None:
    """Pay the difference, and move a worker from `old` to `new`. 8.4.2"""
    civ = state.civs[seat]
    price = upgrade_price(civ, old, new, delta)
    pay_for(civ, new, price)
    civ.workers[old] -= 1
    civ.workers[new] += 1
    tell3(told, events.UPGRADED, seat, old, new, price)
    if new >= 8:
        rate(state, seat)


def raze_refusal(civ: Civ, place: i64) -> i64:
    """Destroying and disbanding need a worker on the card and an action. 8.2, 15.1"""
    if civ.workers[place] == 0:
        return refusals.NOBODY_THERE
    return action_refusal(civ, place)


def raze(state: AgesState, seat: i64, place: i64, told: Telling) -> None:
    """Spend an action; a worker on the card becomes unused. 8.2, 15.1"""
    civ = state.civs[seat]
    spend_action(civ, place)
    civ.workers[place] -= 1
    civ.unused += 1
    tell(told, events.DESTROYED if place < BUILDINGS else events.DISBANDED, seat, place, 0)
    rate(state, seat)


# ---- wonders


def stage_refusal(civ: Civ, n: i64, delta: i64) -> i64:
    """The next `n` stages need resources, and a blue token each. 8.2, 14.5"""
    if civ.wonder == NONE:
        return refusals.NO_WONDER
    if n > stages_at_once(civ) or n > STAGES[civ.wonder] - civ.stages:
        return refusals.TOO_MANY_STAGES
    price = stages_price(civ, n, delta)
    if spendable_resources(civ) < price or civ.blue + stored_tokens(civ) < n:
        return refusals.NO_RESOURCES
    return 0


def build_stages(state: AgesState, seat: i64, n: i64, delta: i64, told: Telling) -> None:
    """Pay resources, and cover stages; tokens that the bank lacks come off cards. 14.5"""
    civ = state.civs[seat]
    price = stages_price(civ, n, delta)
    pay_resources(civ, price)
    tell3(told, events.STAGE, seat, civ.wonder, n, price)
    while n > 0 and civ.blue > 0:
        cover_stage(state, seat, told)
        n -= 1
    if n > 0:
        push(state, BLUE_LOSS, seat, n, 1)  # 14.5
