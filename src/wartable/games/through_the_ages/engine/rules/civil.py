"""Actions of the action phase: who may, at what cost, and what comes of it. Rules 8–10, 15.

`…_refusal` gives 0 or why not, and is what both `legal_into` and `refusal` ask. `free` means that
a card or an event orders it: no action is spent, `delta` changes the price.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine import refusals, telling
from wartable.games.through_the_ages.engine.actions import (
    BACH_FROM,
    BACH_TO,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from wartable.games.through_the_ages.engine.cards import (
    ACTIONS,
    BUILDINGS,
    KIND,
    LEADERS,
    LEVEL,
    STAGES,
    TACTICS,
)
from wartable.games.through_the_ages.engine.components import ACTION, ARENA, LAB, LEADER, WONDER
from wartable.games.through_the_ages.engine.frames import BLUE_LOSS, TUCK
from wartable.games.through_the_ages.engine.goods import (
    food,
    pay_food,
    pay_resources,
    resources,
    spendable_food,
    spendable_resources,
    stored_tokens,
)
from wartable.games.through_the_ages.engine.prices import (
    REPLACED_LEADER,
    USED_BACH,
    USED_CHURCHILL,
    USED_CONVERT,
    USED_LINER,
    USED_TACTIC,
    USED_TRADE,
    cooperator,
    is_unit,
    place_price,
    population_price,
    science_alone,
    science_price,
    stages_at_once,
    stages_price,
    take_price,
    upgrade_price,
)
from wartable.games.through_the_ages.engine.ratings import (
    SELLS_FOOD,
    SELLS_RESOURCE,
    pact_sum,
    rate,
)
from wartable.games.through_the_ages.engine.rules.tableau import (
    Told,
    cover_stage,
    gain_population,
    leader_leaves,
    leave_hand,
    receive_resources,
    score_culture,
    score_science,
    technology_comes,
)
from wartable.games.through_the_ages.engine.standing import (
    ability,
    buildings,
    has_ability,
    trigger,
    wonder_ability,
)
from wartable.games.through_the_ages.engine.state import (
    ACTING,
    AgesState,
    Civ,
    push,
)
from wartable.kernel.contract import tell, tell3
from wartable.kernel.numbers import BIT, NONE

CONVERTS: Final = ability("spend_ma_as_ca")
TUCKS: Final = ability("may_tuck_under_completed_wonder")
PLAYS_MUSIC: Final = ability("upgrade_any_urban_to_theater")
RECRUITS: Final = ability("population_and_unit")
SPEAKS: Final = ability("choose")
TAKING_SCIENCE: Final = trigger("take_from_row", "science")  # by leader
DEVELOPING_RESOURCE: Final = trigger("develop_technology", "resource")
DEVELOPING_CULTURE: Final = trigger("develop_technology", "culture")
REVOLTING_CULTURE: Final = trigger("revolution", "culture")
REFUNDS: Final = ability("refund_ca")
REVOLTS_WITH_MA: Final = ability("revolution_paid_with_ma")
LINER_SET: Final[i64] = sum(1 << n for n in range(16) if wonder_ability("free_population")[n])


# ---- actions


def civil_actions(civ: Civ) -> i64:
    return civ.ca + civ.extra_ca


def military_actions(civ: Civ) -> i64:
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


def regain_civil(civ: Civ) -> None:
    """One spent civil action comes back, if one was spent. D18"""
    civ.ca = min(civ.ca + 1, civ.ca_total)


# ---- the row


def take_refusal(state: AgesState, seat: i64, slot: i64, budget: i64) -> i64:
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


def take(state: AgesState, seat: i64, slot: i64, told: Told) -> i64:
    """Into the hand, a wonder into play; return the price, which the caller collects."""
    civ = state.civs[seat]
    card = state.row[slot]
    price = take_price(state, seat, slot)
    state.row[slot] = NONE
    tell(told, telling.TOOK, seat, card, price)
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
    if civ.yellow == 0:
        return refusals.BANK_EMPTY
    return refusals.NO_FOOD if spendable_food(civ) < population_price(civ, delta) else 0


def increase_population(state: AgesState, seat: i64, delta: i64, told: Told) -> None:
    civ = state.civs[seat]
    price = population_price(civ, delta)
    pay_food(civ, price)
    civ.yellow -= 1
    civ.unused += 1
    tell(told, telling.POPULATION, seat, price, 0)


def action_refusal(civ: Civ, place: i64) -> i64:
    """Units take a military action, buildings a civil one."""
    if place >= BUILDINGS:
        return refusals.NO_MILITARY_ACTION if military_actions(civ) < 1 else 0
    return refusals.NO_ACTION if civil_actions(civ) < 1 else 0


def spend_action(civ: Civ, place: i64) -> None:
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
    if civ.techs >> place & 1 == 0:
        return refusals.NOT_IN_PLAY
    if civ.unused == 0:
        return refusals.NO_WORKER
    why = limit_refusal(civ, place)
    if why != 0:
        return why
    price = max(0, place_price(civ, place) + delta)
    return refusals.NO_RESOURCES if purse(civ, place) < price else 0


def build(state: AgesState, seat: i64, place: i64, delta: i64, told: Told) -> None:
    civ = state.civs[seat]
    price = max(0, place_price(civ, place) + delta)
    pay_for(civ, place, price)
    settle_worker(state, seat, place)
    tell(told, telling.BUILT, seat, place, price)


def settle_worker(state: AgesState, seat: i64, place: i64) -> None:
    civ = state.civs[seat]
    civ.unused -= 1
    civ.workers[place] += 1
    if place >= 8:
        rate(state, seat)


def upgrade_refusal(civ: Civ, pair: i64, delta: i64) -> i64:
    old = UPGRADE_FROM[pair]
    new = UPGRADE_TO[pair]
    if civ.workers[old] == 0:
        return refusals.NOBODY_THERE
    if civ.techs >> new & 1 == 0:
        return refusals.NOT_IN_PLAY
    price = max(0, upgrade_price(civ, old, new) + delta)
    return refusals.NO_RESOURCES if purse(civ, new) < price else 0


def upgrade(state: AgesState, seat: i64, old: i64, new: i64, delta: i64, told: Told) -> None:
    civ = state.civs[seat]
    price = max(0, upgrade_price(civ, old, new) + delta)
    pay_for(civ, new, price)
    civ.workers[old] -= 1
    civ.workers[new] += 1
    tell3(told, telling.UPGRADED, seat, old, new, price)
    if new >= 8:
        rate(state, seat)


def bach_refusal(civ: Civ, pair: i64) -> i64:
    """Once a turn any urban building into a theater of no lower level. 8.2"""
    if not has_ability(civ, PLAYS_MUSIC):
        return refusals.NO_POWER
    if civ.used & USED_BACH != 0:
        return refusals.ALREADY_USED
    if civil_actions(civ) < 1:
        return refusals.NO_ACTION
    old = BACH_FROM[pair]
    new = BACH_TO[pair]
    if civ.workers[old] == 0:
        return refusals.NOBODY_THERE
    if civ.techs >> new & 1 == 0:
        return refusals.NOT_IN_PLAY
    why = limit_refusal(civ, new)
    if why != 0:
        return why
    price = upgrade_price(civ, old, new)
    return refusals.NO_RESOURCES if spendable_resources(civ) < price else 0


def raze_refusal(civ: Civ, place: i64) -> i64:
    return refusals.NOBODY_THERE if civ.workers[place] == 0 else action_refusal(civ, place)


def raze(state: AgesState, seat: i64, place: i64, told: Told) -> None:
    civ = state.civs[seat]
    spend_action(civ, place)
    civ.workers[place] -= 1
    civ.unused += 1
    tell(told, telling.DESTROYED if place < BUILDINGS else telling.DISBANDED, seat, place, 0)
    rate(state, seat)


def barbarossa_refusal(civ: Civ, place: i64) -> i64:
    if not has_ability(civ, RECRUITS):
        return refusals.NO_POWER
    if military_actions(civ) < 1:
        return refusals.NO_MILITARY_ACTION
    why = population_refusal(civ, -1)
    if why != 0:
        return why
    if civ.techs >> place & 1 == 0:
        return refusals.NOT_IN_PLAY
    price = max(0, place_price(civ, place) - 1)
    return refusals.NO_RESOURCES if purse(civ, place) < price else 0


def barbarossa(state: AgesState, seat: i64, place: i64, told: Told) -> None:
    spend_military(state.civs[seat], 1)
    increase_population(state, seat, -1, told)
    build(state, seat, place, -1, told)


# ---- wonders


def stage_refusal(civ: Civ, n: i64, delta: i64) -> i64:
    if civ.wonder == NONE:
        return refusals.NO_WONDER
    if n > stages_at_once(civ) or n > STAGES[civ.wonder] - civ.stages:
        return refusals.TOO_MANY_STAGES
    price = max(0, stages_price(civ, n) + delta)
    if spendable_resources(civ) < price or civ.blue + stored_tokens(civ) < n:
        return refusals.NO_RESOURCES
    return 0


def build_stages(state: AgesState, seat: i64, n: i64, delta: i64, told: Told) -> None:
    civ = state.civs[seat]
    price = max(0, stages_price(civ, n) + delta)
    pay_resources(civ, price)
    tell3(told, telling.STAGE, seat, civ.wonder, n, price)
    while n > 0 and civ.blue > 0:
        cover_stage(state, seat, told)
        n -= 1
    if n > 0:
        push(state, BLUE_LOSS, seat, n, 1)  # 14.5


# ---- leaders


def lead_refusal(civ: Civ, card: i64) -> i64:
    if civ.hand_leaders >> (card - LEADERS) & 1 == 0:
        return refusals.NOT_IN_HAND
    return refusals.NO_ACTION if civil_actions(civ) < 1 else 0


def lead(state: AgesState, seat: i64, card: i64, told: Told) -> None:
    """From the hand. Homer may go under a wonder first; else the old one's action comes back."""
    civ = state.civs[seat]
    spend_civil(civ, 1)
    civ.hand_leaders &= ~BIT[card - LEADERS]
    civ.hand_count -= 1
    if has_ability(civ, TUCKS) and civ.wonders != 0:
        push(state, TUCK, seat, card, 0)
    else:
        follow_leader(state, seat, card, told)


def follow_leader(state: AgesState, seat: i64, card: i64, told: Told) -> None:
    civ = state.civs[seat]
    if civ.leader != NONE:
        leader_leaves(state, seat, told)
        regain_civil(civ)
        civ.used |= REPLACED_LEADER
    install_leader(state, seat, card, told)


def tuck_homer(state: AgesState, seat: i64, wonder: i64, card: i64, told: Told) -> None:
    """A happy face for good, and no action back. 10.4"""
    civ = state.civs[seat]
    civ.leader = NONE
    civ.homer = wonder
    civ.used |= REPLACED_LEADER
    tell(told, telling.TUCKED, seat, wonder, 0)
    install_leader(state, seat, card, told)


def install_leader(state: AgesState, seat: i64, card: i64, told: Told) -> None:
    state.civs[seat].leader = card
    tell(told, telling.LED, seat, card, 0)
    rate(state, seat)


def convert_refusal(civ: Civ) -> i64:
    """Hammurabi: once a turn a military action as a civil one. D4"""
    if not has_ability(civ, CONVERTS):
        return refusals.NO_POWER
    if civ.used & USED_CONVERT != 0:
        return refusals.ALREADY_USED
    return refusals.NO_MILITARY_ACTION if military_actions(civ) < 1 else 0


def convert(state: AgesState, seat: i64, told: Told) -> None:
    civ = state.civs[seat]
    civ.used |= USED_CONVERT
    spend_military(civ, 1)
    civ.extra_ca += 1
    tell(told, telling.CONVERT, seat, 0, 0)


def liner_refusal(civ: Civ) -> i64:
    if civ.wonders & ~civ.ravaged & LINER_SET == 0:
        return refusals.NO_POWER
    if civ.used & USED_LINER != 0:
        return refusals.ALREADY_USED
    return refusals.BANK_EMPTY if civ.yellow == 0 else 0


def take_liner(state: AgesState, seat: i64, told: Told) -> None:
    state.civs[seat].used |= USED_LINER
    tell(told, telling.LINER, seat, 0, 0)
    gain_population(state, seat, 1, told)


def churchill_refusal(civ: Civ) -> i64:
    if not has_ability(civ, SPEAKS):
        return refusals.NO_POWER
    return refusals.ALREADY_USED if civ.used & USED_CHURCHILL != 0 else 0


def speak(state: AgesState, seat: i64, told: Told) -> None:
    civ = state.civs[seat]
    civ.used |= USED_CHURCHILL
    tell(told, telling.SPEAK, seat, SPEAKS[civ.leader - LEADERS], 0)
    score_culture(state, seat, SPEAKS[civ.leader - LEADERS], told)


def arm(state: AgesState, seat: i64, told: Told) -> None:
    civ = state.civs[seat]
    civ.used |= USED_CHURCHILL
    civ.unit_resources += SPEAKS[civ.leader - LEADERS]
    civ.unit_science += SPEAKS[civ.leader - LEADERS]
    tell(told, telling.ARM, seat, SPEAKS[civ.leader - LEADERS], 0)


def trade_refusal(state: AgesState, seat: i64, sells_food: bool) -> i64:
    """Trade Routes: once a turn one of the other kind. 14.8"""
    civ = state.civs[seat]
    if pact_sum(state, seat, SELLS_FOOD if sells_food else SELLS_RESOURCE) == 0:
        return refusals.NO_POWER
    if civ.used & USED_TRADE != 0:
        return refusals.ALREADY_USED
    if sells_food:
        return refusals.NO_FOOD if food(civ) < 1 else 0
    return refusals.NO_RESOURCES if resources(civ) < 1 else 0


def trade(state: AgesState, seat: i64, sells_food: bool, told: Told) -> None:
    civ = state.civs[seat]
    civ.used |= USED_TRADE
    if sells_food:
        pay_food(civ, 1)
        civ.credit_resource += 1
        tell(told, telling.TRADED_FOOD, seat, 0, 0)
    else:
        pay_resources(civ, 1)
        civ.credit_food += 1
        tell(told, telling.TRADED_RESOURCE, seat, 0, 0)


# ---- technologies


def develop_refusal(state: AgesState, seat: i64, card: i64, delta: i64) -> i64:
    civ = state.civs[seat]
    if civ.hand_techs >> card & 1 == 0:
        return refusals.NOT_IN_HAND
    means = civ.science
    if is_unit(card):
        means += civ.unit_science
    return refusals.NO_SCIENCE if means < science_price(state, seat, card, False, delta) else 0


def develop(state: AgesState, seat: i64, card: i64, delta: i64, told: Told) -> None:
    """From the hand into play."""
    price = pay_science(state, seat, card, False, delta)
    tell(told, telling.DEVELOPED, seat, card, price)
    technology_comes(state, seat, card, told)
    developed(state, seat, told)


def pay_science(state: AgesState, seat: i64, card: i64, revolution: bool, delta: i64) -> i64:
    """Churchill's science pays first, a partner pays his share; the card leaves the hand."""
    civ = state.civs[seat]
    price = science_price(state, seat, card, revolution, delta)
    if science_alone(state, seat, card, revolution, delta) > 0:
        partner = cooperator(state, seat)
        if partner != NONE:
            state.civs[partner].science -= 1
    civ.hand_techs &= ~BIT[card]
    civ.hand_count -= 1
    pool: i64 = 0
    if is_unit(card):
        pool = min(price, civ.unit_science)
        civ.unit_science -= pool
    civ.science -= price - pool
    return price


def developed(state: AgesState, seat: i64, told: Told) -> None:
    """Leonardo, Newton, Einstein."""
    civ = state.civs[seat]
    if civ.leader == NONE:
        return
    leader = civ.leader - LEADERS
    receive_resources(state, seat, DEVELOPING_RESOURCE[leader], told)
    if DEVELOPING_CULTURE[leader] > 0:
        score_culture(state, seat, DEVELOPING_CULTURE[leader], told)
    if REFUNDS[leader] > 0:
        regain_civil(civ)


def revolt_refusal(state: AgesState, seat: i64, card: i64, delta: i64, excused: i64) -> i64:
    """All actions of the total unspent, but for `excused` of the card that orders it. 9.3"""
    civ = state.civs[seat]
    if civ.hand_techs >> card & 1 == 0:
        return refusals.NOT_IN_HAND
    if has_ability(civ, REVOLTS_WITH_MA):
        if civ.ma < civ.ma_total:
            return refusals.ACTIONS_SPENT
    elif civ.ca + excused < civ.ca_total:
        return refusals.ACTIONS_SPENT
    price = science_price(state, seat, card, True, delta)
    return refusals.NO_SCIENCE if civ.science < price else 0


def revolt(state: AgesState, seat: i64, card: i64, delta: i64, told: Told) -> None:
    civ = state.civs[seat]
    price = pay_science(state, seat, card, True, delta)
    tell(told, telling.REVOLTED, seat, card, price)
    with_military = has_ability(civ, REVOLTS_WITH_MA)
    technology_comes(state, seat, card, told)
    if with_military:
        civ.ma = 0
        score_culture(state, seat, REVOLTING_CULTURE[civ.leader - LEADERS], told)
    else:
        civ.ca = 0  # what lies outside the total stays, as with Patriotism (9.3.5)
    developed(state, seat, told)


# ---- tactics


def adopt_refusal(civ: Civ, card: i64) -> i64:
    if civ.military[card - TACTICS] == 0:
        return refusals.NOT_IN_HAND
    if civ.used & USED_TACTIC != 0:
        return refusals.TACTIC_CHANGED
    return refusals.NO_MILITARY_ACTION if military_actions(civ) < 1 else 0


def adopt(state: AgesState, seat: i64, card: i64, told: Told) -> None:
    civ = state.civs[seat]
    spend_military(civ, 1)
    civ.used |= USED_TACTIC
    leave_hand(state, seat, card)
    civ.tactic = card
    civ.exclusive = 1
    tell(told, telling.ADOPTED, seat, card, 0)
    rate(state, seat)


def copy_refusal(state: AgesState, seat: i64, card: i64) -> i64:
    civ = state.civs[seat]
    if state.tactics >> (card - TACTICS) & 1 == 0:
        return refusals.NOT_COMMON
    if civ.tactic == card and civ.exclusive == 0:
        return refusals.OWN_TACTIC
    if civ.used & USED_TACTIC != 0:
        return refusals.TACTIC_CHANGED
    return refusals.NO_MILITARY_ACTION if military_actions(civ) < 2 else 0


def copy(state: AgesState, seat: i64, card: i64, told: Told) -> None:
    civ = state.civs[seat]
    spend_military(civ, 2)
    civ.used |= USED_TACTIC
    civ.tactic = card
    civ.exclusive = 0
    tell(told, telling.COPIED, seat, card, 0)
    rate(state, seat)
