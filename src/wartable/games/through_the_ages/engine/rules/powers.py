"""Leaders, and what leaders, wonders and pacts allow once a turn. Rules 8.2, 10, 14.8."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, refusals
from wartable.games.through_the_ages.engine.actions.codes import BACH_FROM, BACH_TO
from wartable.games.through_the_ages.engine.actions.frames import TUCK
from wartable.games.through_the_ages.engine.cards.columns import LEADERS
from wartable.games.through_the_ages.engine.effects.pacts import SELLS_FOOD, SELLS_RESOURCE
from wartable.games.through_the_ages.engine.effects.powers import (
    ARMS_RESOURCE,
    ARMS_SCIENCE,
    CONVERTS,
    LINERS,
    PLAYS_MUSIC,
    RECRUITS,
    RECRUITS_FOOD,
    RECRUITS_RESOURCE,
    SPEAKS,
    TUCKS,
)
from wartable.games.through_the_ages.engine.rules.civil import (
    build,
    civil_actions,
    increase_population,
    limit_refusal,
    military_actions,
    population_refusal,
    purse,
    regain_civil,
    spend_civil,
    spend_military,
)
from wartable.games.through_the_ages.engine.rules.goods import (
    food,
    pay_food,
    pay_resources,
    resources,
    spendable_resources,
)
from wartable.games.through_the_ages.engine.rules.prices import (
    REPLACED_LEADER,
    USED_BACH,
    USED_CHURCHILL,
    USED_CONVERT,
    USED_LINER,
    USED_TRADE,
    place_price,
    upgrade_price,
)
from wartable.games.through_the_ages.engine.rules.ratings import pact_sum, rate
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.standing import has_ability, of_wonders
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    gain_population,
    leader_leaves,
    score_culture,
)
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.kernel.contract import tell
from wartable.kernel.numbers import BIT, NONE


def bach_refusal(civ: Civ, pair: i64) -> i64:
    """Once a turn any urban building into a theater of no lower level. 8.2"""
    if not has_ability(civ, PLAYS_MUSIC):
        return refusals.NO_POWER
    if civ.used & USED_BACH != 0:
        return refusals.ALREADY_USED
    if civil_actions(civ) < PLAYS_MUSIC[civ.leader - LEADERS]:
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


def barbarossa_refusal(civ: Civ, place: i64) -> i64:
    """Barbarossa needs a military action, food for a worker, resources for a unit. 15.1"""
    if not has_ability(civ, RECRUITS):
        return refusals.NO_POWER
    leader = civ.leader - LEADERS
    if military_actions(civ) < RECRUITS[leader]:
        return refusals.NO_MILITARY_ACTION
    why = population_refusal(civ, RECRUITS_FOOD[leader])
    if why != 0:
        return why
    if civ.techs >> place & 1 == 0:
        return refusals.NOT_IN_PLAY
    price = max(0, place_price(civ, place) + RECRUITS_RESOURCE[leader])
    return refusals.NO_RESOURCES if purse(civ, place) < price else 0


def barbarossa(state: AgesState, seat: i64, place: i64, told: Telling) -> None:
    """Barbarossa: a new worker, and a unit on this card, both cheaper. 15.1"""
    civ = state.civs[seat]
    leader = civ.leader - LEADERS
    spend_military(civ, RECRUITS[leader])
    increase_population(state, seat, RECRUITS_FOOD[leader], told)
    build(state, seat, place, RECRUITS_RESOURCE[leader], told)


# ---- leaders


def lead_refusal(civ: Civ, card: i64) -> i64:
    """A leader needs the card in the hand, and a civil action. 8.2"""
    if civ.hand_leaders >> (card - LEADERS) & 1 == 0:
        return refusals.NOT_IN_HAND
    return refusals.NO_ACTION if civil_actions(civ) < 1 else 0


def lead(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """From the hand. Homer may go under a wonder first; else the old one's action comes back."""
    civ = state.civs[seat]
    spend_civil(civ, 1)
    civ.hand_leaders &= ~BIT[card - LEADERS]
    civ.hand_count -= 1
    if has_ability(civ, TUCKS) and civ.wonders != 0:
        push(state, TUCK, seat, card, 0)
    else:
        follow_leader(state, seat, card, told)


def follow_leader(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """A leader in play, if any, leaves first and gives a spent civil action back. 8.2, D18"""
    civ = state.civs[seat]
    if civ.leader != NONE:
        leader_leaves(state, seat, told)
        regain_civil(civ, 1)
        civ.used |= REPLACED_LEADER
    install_leader(state, seat, card, told)


def tuck_homer(state: AgesState, seat: i64, wonder: i64, card: i64, told: Telling) -> None:
    """A happy face for good, and no action back. 10.4"""
    civ = state.civs[seat]
    civ.leader = NONE
    civ.homer = wonder
    civ.used |= REPLACED_LEADER
    tell(told, events.TUCKED, seat, wonder, 0)
    install_leader(state, seat, card, told)


def install_leader(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    state.civs[seat].leader = card
    tell(told, events.LED, seat, card, 0)
    rate(state, seat)


def convert_refusal(civ: Civ) -> i64:
    """Hammurabi: once a turn a military action as a civil one. D4"""
    if not has_ability(civ, CONVERTS):
        return refusals.NO_POWER
    if civ.used & USED_CONVERT != 0:
        return refusals.ALREADY_USED
    return refusals.NO_MILITARY_ACTION if military_actions(civ) < 1 else 0


def convert(state: AgesState, seat: i64, told: Telling) -> None:
    """Hammurabi: the civil action is outside the total and for this turn only. 8.2"""
    civ = state.civs[seat]
    civ.used |= USED_CONVERT
    spend_military(civ, 1)
    civ.extra_ca += 1
    tell(told, events.CONVERT, seat, 0, 0)


def liner_refusal(civ: Civ) -> i64:
    """Ocean Liner Service: once a turn, while the yellow bank has tokens. 8.2"""
    if of_wonders(civ, LINERS) == 0:
        return refusals.NO_POWER
    if civ.used & USED_LINER != 0:
        return refusals.ALREADY_USED
    return refusals.BANK_EMPTY if civ.yellow == 0 else 0


def take_liner(state: AgesState, seat: i64, told: Telling) -> None:
    """Ocean Liner Service: population for nothing. 8.2"""
    civ = state.civs[seat]
    civ.used |= USED_LINER
    tell(told, events.LINER, seat, 0, 0)
    gain_population(state, seat, of_wonders(civ, LINERS), told)


def churchill_refusal(civ: Civ) -> i64:
    """Churchill: once a turn, to speak or to arm. 8.2"""
    if not has_ability(civ, SPEAKS):
        return refusals.NO_POWER
    return refusals.ALREADY_USED if civ.used & USED_CHURCHILL != 0 else 0


def speak(state: AgesState, seat: i64, told: Telling) -> None:
    """Churchill's culture; also if the turn ends without a choice. D7"""
    civ = state.civs[seat]
    civ.used |= USED_CHURCHILL
    tell(told, events.SPEAK, seat, SPEAKS[civ.leader - LEADERS], 0)
    score_culture(state, seat, SPEAKS[civ.leader - LEADERS], told)


def arm(state: AgesState, seat: i64, told: Telling) -> None:
    """Churchill's science and resources for units, which vanish when the turn ends. 8.4.4"""
    civ = state.civs[seat]
    civ.used |= USED_CHURCHILL
    civ.unit_resources += ARMS_RESOURCE[civ.leader - LEADERS]
    civ.unit_science += ARMS_SCIENCE[civ.leader - LEADERS]
    tell(told, events.ARM, seat, ARMS_RESOURCE[civ.leader - LEADERS], 0)


def trade_refusal(state: AgesState, seat: i64, sells_food: bool) -> i64:
    """Trade Routes: once a turn one of the other kind. 14.8"""
    civ = state.civs[seat]
    n = pact_sum(state, seat, SELLS_FOOD if sells_food else SELLS_RESOURCE)
    if n == 0:
        return refusals.NO_POWER
    if civ.used & USED_TRADE != 0:
        return refusals.ALREADY_USED
    if sells_food:
        return refusals.NO_FOOD if food(civ) < n else 0
    return refusals.NO_RESOURCES if resources(civ) < n else 0


def trade(state: AgesState, seat: i64, sells_food: bool, told: Telling) -> None:
    """Trade Routes: goods paid now for as much of the other kind to spend this turn. 14.8, A-3"""
    civ = state.civs[seat]
    civ.used |= USED_TRADE
    n = pact_sum(state, seat, SELLS_FOOD if sells_food else SELLS_RESOURCE)
    if sells_food:
        pay_food(civ, n)
        civ.credit_resource += n
        tell(told, events.TRADED_FOOD, seat, 0, 0)
    else:
        pay_resources(civ, n)
        civ.credit_food += n
        tell(told, events.TRADED_RESOURCE, seat, 0, 0)
