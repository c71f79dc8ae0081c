"""Ratings of a civilisation: culture, science, strength, happiness, actions. Rules 8.3, 10, 12, 15.

`rate` keeps them up to date; every command that changes a tableau calls it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    BUILDINGS,
    CIVIL,
    COLONIZE,
    CULTURE,
    FIRST,
    HAND,
    HAPPY,
    LEVEL,
    MILITARY_ACTIONS,
    SCIENCE,
    SPECIALS,
    STRENGTH,
    TERRITORIES,
    URBAN_LIMIT,
    VALUE,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import (
    CONSUMPTION,
    CORRUPTION,
    FARM,
    FOOD_PRICE,
    HAPPY_MOST,
    HAPPY_NEED,
    LAB,
    MINE,
)
from wartable.games.through_the_ages.engine.effects.pacts import (
    PACT_CULTURE,
    PACT_FOOD,
    PACT_MA,
    PACT_RESOURCE,
    PACT_STRENGTH,
    TOURISM,
)
from wartable.games.through_the_ages.engine.effects.powers import EXTRA_HAPPY, GATES, KHAN, RAILROAD
from wartable.games.through_the_ages.engine.effects.standing import STANDING
from wartable.games.through_the_ages.engine.rules.standing import (
    best,
    has_ability,
    of_wonders,
    tactical_strength,
    wonder_faces,
)
from wartable.games.through_the_ages.engine.state import (
    AgesState,
    Civ,
)
from wartable.kernel.numbers import NONE, count, lowest, zeros

# ---- pacts

PACT_COUNT: Final[i64] = 10


def pact_side(state: AgesState, pact: i64, seat: i64) -> i64:
    """0 for side A, 1 for side B, NONE for a stranger or a pact not in play."""
    if state.pact_owner[pact] == seat:
        return state.pact_side[pact]
    if state.pact_partner[pact] == seat and state.pact_owner[pact] != NONE:
        return 1 - state.pact_side[pact]
    return NONE


def pact_other(state: AgesState, pact: i64, seat: i64) -> i64:
    """The partner of a seat that is a party to the pact."""
    owner = state.pact_owner[pact]
    return state.pact_partner[pact] if owner == seat else owner


def pact_sum(state: AgesState, seat: i64, column: vec[i64]) -> i64:
    """What all pacts of a seat give together."""
    if state.seats < 3:
        return 0
    total: i64 = 0
    for pact in range(PACT_COUNT):
        side = pact_side(state, pact, seat)
        if side != NONE:
            total += column[pact * 2 + side]
    return total


# ---- banks


def food_price(civ: Civ) -> i64:
    """For the next worker, without anybody's help; -1 with an empty bank. 12.1"""
    return FOOD_PRICE[min(civ.yellow, 18)]


def consumption(civ: Civ) -> i64:
    """Food eaten in production, by the tokens of the yellow bank. 12.1"""
    return CONSUMPTION[min(civ.yellow, 18)]


def happiness_need(civ: Civ) -> i64:
    """Happiness that keeps all workers content, by the tokens of the yellow bank. 12.1"""
    return HAPPY_NEED[min(civ.yellow, 18)]


def corruption(civ: Civ) -> i64:
    """Resources lost in production, by the tokens of the blue bank. 13.1"""
    return CORRUPTION[min(civ.blue, 16)]


def discontent(civ: Civ) -> i64:
    """Discontent workers: what is missing to the happiness needed. 12.2"""
    return max(0, happiness_need(civ) - civ.happiness)


def worker_count(civ: Civ) -> i64:
    """All workers, unused ones too."""
    n = civ.unused
    for place in range(WORKPLACES):
        n += civ.workers[place]
    return n


# ---- ratings

RAVAGED: Final = zeros(1)  # culture: what is left of a wonder


def rate_all(state: AgesState) -> None:
    """Rate every civilisation in the game: pacts tie them together."""
    for seat in range(state.seats):
        if state.civs[seat].playing != 0:
            rate(state, seat)


def rate(state: AgesState, seat: i64) -> None:
    """Sum up everything in play; action tokens follow their totals. 8.3"""
    civ = state.civs[seat]
    extra = of_wonders(civ, EXTRA_HAPPY)
    own = state.opt_peters
    ca_total = civ.ca_total
    ma_total = civ.ma_total
    civ.culture_rating = RAVAGED[0] * count(civ.ravaged)  # 6.11
    civ.science_rating = 0
    civ.strength = 0
    civ.happiness = wonder_faces(civ, extra, own)
    civ.ca_total = 0
    civ.ma_total = 0
    civ.colonize = 0
    civ.hand_bonus = 0
    civ.urban_limit = URBAN_LIMIT[civ.government]
    for place in range(FIRST[LAB], WORKPLACES):
        n = civ.workers[place]
        if n > 0:
            civ.culture_rating += n * CULTURE[place]
            civ.science_rating += n * SCIENCE[place]
            civ.strength += n * STRENGTH[place]
            if HAPPY[place] > 0:
                civ.happiness += n * (HAPPY[place] + extra)
    add_card(civ, civ.government, extra, own)
    specials = civ.techs >> SPECIALS
    while specials != 0:
        add_card(civ, SPECIALS + lowest(specials), extra, own)
        specials &= specials - 1
    if civ.leader != NONE:
        add_card(civ, civ.leader, extra, own)
    wonders = civ.wonders & ~civ.ravaged
    while wonders != 0:
        card = WONDERS + lowest(wonders)
        wonders &= wonders - 1
        happy = civ.happiness
        add_card(civ, card, extra, own)
        civ.happiness = happy + min(HAPPY[card], 0)  # happy faces of wonders are counted above
    colonies = civ.colonies
    while colonies != 0:
        add_card(civ, TERRITORIES + lowest(colonies), extra, own)
        colonies &= colonies - 1
    if state.seats > 2:
        add_pacts(state, seat, civ)
    if civ.tactic != NONE:
        khan = has_ability(civ, KHAN)
        civ.strength += tactical_strength(civ.workers, BUILDINGS, civ.tactic, khan)
    civ.culture_rating = max(civ.culture_rating, 0)
    civ.science_rating = max(civ.science_rating, 0)
    civ.strength = max(civ.strength, 0)
    civ.happiness = max(0, min(HAPPY_MOST, civ.happiness))  # D15
    civ.ca = follow(civ.ca, ca_total, civ.ca_total)
    civ.ma = follow(civ.ma, ma_total, civ.ma_total)


def follow(available: i64, old: i64, new: i64) -> i64:
    """New tokens are available at once; spent ones are given up first. 8.3"""
    if new >= old:
        return available + new - old
    return min(available, new)


def add_card(civ: Civ, card: i64, extra: i64, own: i64) -> None:
    civ.culture_rating += CULTURE[card]
    civ.science_rating += SCIENCE[card]
    civ.strength += STRENGTH[card]
    civ.happiness += HAPPY[card]
    if HAPPY[card] > 0:
        civ.happiness += extra
    civ.ca_total += CIVIL[card]
    civ.ma_total += MILITARY_ACTIONS[card]
    civ.colonize += COLONIZE[card]
    civ.hand_bonus += HAND[card]
    standing = STANDING[card]
    if standing is not None:
        standing.rate(civ, extra, own)


def add_pacts(state: AgesState, seat: i64, civ: Civ) -> None:
    for pact in range(PACT_COUNT):
        side = pact_side(state, pact, seat)
        if side != NONE:
            column = pact * 2 + side
            civ.culture_rating += PACT_CULTURE[column]
            civ.strength += PACT_STRENGTH[column]
            civ.ma_total += PACT_MA[column]
            if TOURISM[column] != 0:
                toured = count(state.civs[pact_other(state, pact, seat)].wonders)
                civ.culture_rating += TOURISM[column] * toured


# ---- production


def farm_production(civ: Civ) -> i64:
    """Food that farm workers make in a turn; `food_production` adds pacts."""
    n: i64 = 0
    for place in range(FIRST[FARM], FIRST[FARM + 1]):
        n += civ.workers[place] * VALUE[place]
    return n


def mine_production(civ: Civ) -> i64:
    """Mines and the railroad."""
    n: i64 = 0
    for place in range(FIRST[MINE], FIRST[MINE + 1]):
        n += civ.workers[place] * VALUE[place]
    mine = best(civ, MINE)
    if mine != NONE:
        n += VALUE[mine] * of_wonders(civ, RAILROAD)
    return n


def lab_production(civ: Civ) -> i64:
    """Bill Gates: 10.8."""
    if not has_ability(civ, GATES):
        return 0
    return lab_levels(civ)


def lab_levels(civ: Civ) -> i64:
    """The level of its lab for each worker there: what Bill Gates makes and scores. 10.8"""
    n: i64 = 0
    for place in range(FIRST[LAB], FIRST[LAB + 1]):
        n += civ.workers[place] * LEVEL[place]
    return n


def food_production(state: AgesState, seat: i64) -> i64:
    """Food made in a turn, pacts included, consumption not deducted. D9"""
    return farm_production(state.civs[seat]) + pact_sum(state, seat, PACT_FOOD)


def resource_production(state: AgesState, seat: i64) -> i64:
    """Resources made in a turn, labs and pacts included, corruption not deducted; at least 0."""
    civ = state.civs[seat]
    made = mine_production(civ) + lab_production(civ) + pact_sum(state, seat, PACT_RESOURCE)
    return max(0, made)
