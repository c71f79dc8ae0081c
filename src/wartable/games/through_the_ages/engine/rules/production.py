"""The production phase and its parts. Rules 12.3, 13."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events
from wartable.games.through_the_ages.engine.components import HUNGER, MINE
from wartable.games.through_the_ages.engine.effects.pacts import PACT_FOOD, PACT_RESOURCE
from wartable.games.through_the_ages.engine.effects.powers import GATES, RAILROAD
from wartable.games.through_the_ages.engine.rules.goods import (
    food,
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
    resources,
)
from wartable.games.through_the_ages.engine.rules.ratings import (
    consumption,
    corruption,
    discontent,
    pact_sum,
)
from wartable.games.through_the_ages.engine.rules.standing import best, has_ability, of_wonders
from wartable.games.through_the_ages.engine.rules.tableau import Telling, score_culture
from wartable.games.through_the_ages.engine.state import (
    AgesState,
    Civ,
)
from wartable.kernel.contract import tell


def in_uprising(civ: Civ) -> bool:
    """Whether more workers are discontent than are unused. 12.3"""
    return discontent(civ) > civ.unused


def produce(state: AgesState, seat: i64, told: Telling) -> None:
    """The whole production phase, unless there is an uprising. 13.3"""
    civ = state.civs[seat]
    if in_uprising(civ):
        tell(told, events.UPRISING, seat, 0, 0)
        return
    civ.science += civ.science_rating
    civ.culture += civ.culture_rating
    tell(told, events.EARNED, seat, civ.culture_rating, civ.science_rating)
    produce_goods(state, seat, told)


def produce_goods(state: AgesState, seat: i64, told: Telling) -> None:
    """Corruption, food, consumption, resources: also Economic Progress. 6.12"""
    corrupt(state, seat, told)
    eaten = produce_food(state, seat)
    consume(state, seat, told)
    tell(told, events.PRODUCED, seat, eaten, produce_resources(state, seat))


def corrupt(state: AgesState, seat: i64, told: Telling) -> None:
    """By the blue bank: resources, then food; what is still missing is forgiven. 13.3.b"""
    civ = state.civs[seat]
    due = corruption(civ)
    if due > 0:
        paid = lose_resources(civ, due)
        paid += lose_food(civ, due - paid)
        tell(told, events.CORRUPTION, seat, paid, due)


def consume(state: AgesState, seat: i64, told: Telling) -> None:
    civ = state.civs[seat]
    due = consumption(civ)
    if due > 0:
        paid = lose_food(civ, due)
        tell(told, events.CONSUMPTION, seat, paid, due)
        if paid < due:
            tell(told, events.HUNGER, seat, due - paid, 0)
            score_culture(state, seat, HUNGER * (paid - due), told)


def produce_food(state: AgesState, seat: i64) -> i64:
    """A token per farm worker, best farms first; return the food made. 13.3.c"""
    civ = state.civs[seat]
    before = food(civ)
    for level in range(4):
        put_tokens(civ, 3 - level, civ.workers[3 - level])
    gain_food(civ, pact_sum(state, seat, PACT_FOOD))
    return food(civ) - before


def produce_resources(state: AgesState, seat: i64) -> i64:
    """A token per mine worker, per lab worker with Gates, the railroad's; best first. 13.3.e"""
    civ = state.civs[seat]
    before = resources(civ)
    gates = has_ability(civ, GATES)
    best_mine = best(civ, MINE)
    for level in range(4):
        mine = 7 - level
        put_tokens(civ, mine, civ.workers[mine])
        if mine == best_mine:
            put_tokens(civ, mine, of_wonders(civ, RAILROAD))
        if gates and level > 0:  # labs of levels III, II, I are worth 3, 2, 1
            put_tokens(civ, 12 - level, civ.workers[12 - level])
    extra = pact_sum(state, seat, PACT_RESOURCE)
    if extra > 0:
        gain_resources(civ, extra)
    elif extra < 0:
        lose_resources(civ, -extra)
    return resources(civ) - before


def put_tokens(civ: Civ, store: i64, n: i64) -> None:
    n = min(n, civ.blue)
    civ.blue -= n
    civ.stock[store] += n
