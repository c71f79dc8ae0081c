"""What things cost a civilisation. Rules 8.2, 8.4."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    COST,
    KIND,
    LEADERS,
    LEVEL,
    REVOLUTION_COST,
    SCIENCE_COST,
    SPECIALS,
    STAGE_COST,
    WONDERS,
)
from wartable.games.through_the_ages.engine.components import (
    ARENA,
    GOVERNMENT,
    INFANTRY,
    LAB,
    LEADER,
    LIBRARY,
    SLOT_COST,
    THEATER,
    WONDER,
)
from wartable.games.through_the_ages.engine.effects.pacts import COOPERATION, COOPERATION_PAID
from wartable.games.through_the_ages.engine.effects.powers import REPLACED_LEADER
from wartable.games.through_the_ages.engine.effects.prices import (
    CHEAP_AFTER_LEADER,
    CHEAP_LEADERS,
    CHEAP_POPULATION,
    CHEAP_THEATERS,
    DISCOUNT,
    NO_SURCHARGE,
    PAIR_RESOURCE,
    PAIR_SCIENCE,
    STAGES_AT_ONCE,
)
from wartable.games.through_the_ages.engine.rules.ratings import (
    PACT_COUNT,
    food_price,
    pact_other,
    pact_side,
    pact_sum,
)
from wartable.games.through_the_ages.engine.rules.standing import buildings, has_ability
from wartable.games.through_the_ages.engine.state import (
    AgesState,
    Civ,
)
from wartable.kernel.numbers import NONE, count

FIRST_CONSTRUCTION: Final[i64] = 9  # of the special technologies


def take_price(state: AgesState, seat: i64, slot: i64) -> i64:
    """Civil actions for a card of the row. 8.2"""
    civ = state.civs[seat]
    card = state.row[slot]
    price = SLOT_COST[slot]
    if KIND[card] == LEADER:
        if has_ability(civ, CHEAP_LEADERS):
            price += CHEAP_LEADERS[civ.leader - LEADERS]
    elif KIND[card] == WONDER:
        if not has_ability(civ, NO_SURCHARGE):
            price += count(civ.wonders)
        if civ.used & REPLACED_LEADER != 0:
            price += CHEAP_AFTER_LEADER[card - WONDERS]
    return max(price, 0)


def population_price(civ: Civ, delta: i64) -> i64:
    """Food for the next worker; the bank must not be empty."""
    price = food_price(civ) + delta
    if has_ability(civ, CHEAP_POPULATION):
        price += CHEAP_POPULATION[civ.leader - LEADERS]
    return max(price, 0)


def construction(civ: Civ) -> i64:
    """The construction technology in play, counted from SPECIALS, or NONE."""
    for special in range(FIRST_CONSTRUCTION, 12):
        if civ.techs >> (SPECIALS + special) & 1 != 0:
            return special
    return NONE


def place_price(civ: Civ, place: i64) -> i64:
    """Cost of a worker on a card with everything that changes costs of building. 8.4.1"""
    price = COST[place]
    kind = KIND[place]
    if LAB <= kind <= ARENA:
        special = construction(civ)
        if special != NONE:
            price -= DISCOUNT[special * 4 + LEVEL[place]]
        price += pair_delta(civ, kind, PAIR_RESOURCE)
    return max(price, 0)


def pair_delta(civ: Civ, kind: i64, column: vec[i64]) -> i64:
    """Shakespeare: theaters with a library at hand, libraries with a theater. T34"""
    if not has_ability(civ, column):
        return 0
    if kind == LIBRARY and buildings(civ, THEATER) > 0:
        return column[civ.leader - LEADERS]
    if kind == THEATER and buildings(civ, LIBRARY) > 0:
        return column[civ.leader - LEADERS]
    return 0


def build_price(civ: Civ, place: i64, delta: i64) -> i64:
    """Cost of a worker on a card, as an order or a power changes it by `delta`."""
    return max(0, place_price(civ, place) + delta)


def upgrade_price(civ: Civ, old: i64, new: i64, delta: i64) -> i64:
    """What the new place costs more than the old one, discounts on both; at least 0. 8.4.2"""
    return max(0, max(0, place_price(civ, new) - place_price(civ, old)) + delta)


def stages_price(civ: Civ, n: i64, delta: i64) -> i64:
    """Resources for the next n stages of the unfinished wonder."""
    total = delta
    base = (civ.wonder - WONDERS) * 5 + civ.stages
    for stage in range(n):
        total += STAGE_COST[base + stage]
    return max(0, total)


def stages_at_once(civ: Civ) -> i64:
    """Stages that one civil action may build; 1 without a construction technology. 8.2"""
    special = construction(civ)
    if special == NONE:
        return 1
    return STAGES_AT_ONCE[special]


def science_price(state: AgesState, seat: i64, card: i64, revolution: bool, delta: i64) -> i64:
    """Science for a technology; of units without Churchill's help. 8.4.5"""
    price = science_alone(state, seat, card, revolution, delta)
    if price > 0 and cooperator(state, seat) != NONE:
        price -= pact_sum(state, seat, COOPERATION)
    return max(price, 0)


def science_alone(state: AgesState, seat: i64, card: i64, revolution: bool, delta: i64) -> i64:
    """The same without a pact's help."""
    civ = state.civs[seat]
    kind = KIND[card]
    price = REVOLUTION_COST[card] if revolution else SCIENCE_COST[card]
    if kind == THEATER and has_ability(civ, CHEAP_THEATERS):
        price += CHEAP_THEATERS[civ.leader - LEADERS]
    price += pair_delta(civ, kind, PAIR_SCIENCE)
    return max(price + delta, 0)


def cooperation(state: AgesState, seat: i64) -> i64:
    """The seat's side (pact * 2 + side) of Scientific Cooperation, or NONE."""
    if state.seats < 3:
        return NONE
    for pact in range(PACT_COUNT):
        side = pact_side(state, pact, seat)
        if side != NONE and COOPERATION[pact * 2 + side] != 0:
            return pact * 2 + side
    return NONE


def cooperator(state: AgesState, seat: i64) -> i64:
    """The partner who pays a share of a technology and has it, or NONE."""
    terms = cooperation(state, seat)
    if terms == NONE:
        return NONE
    other = pact_other(state, terms // 2, seat)
    return other if state.civs[other].science >= COOPERATION_PAID[terms] else NONE


def partner_short(state: AgesState, seat: i64, price: i64) -> bool:
    """Whether a technology of this price waits for a partner without science. 8.4.5"""
    return (
        price > 0
        and state.rules >= 2
        and cooperation(state, seat) != NONE
        and cooperator(state, seat) == NONE
    )


def is_unit(card: i64) -> bool:
    """Whether workers on the card are units: infantry to air forces."""
    return INFANTRY <= KIND[card] < GOVERNMENT
