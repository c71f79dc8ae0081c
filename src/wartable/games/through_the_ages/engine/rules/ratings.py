"""Ratings of a civilisation: culture, science, strength, happiness, actions. Rules 8.3, 10, 12, 15.

`rate` keeps them up to date; every command that changes a tableau calls it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.table import (
    BUILDINGS,
    CARD_TABLE,
    CIVIL,
    COLONIZE,
    CULTURE,
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
    PACT,
    Effect,
)
from wartable.games.through_the_ages.engine.rules.standing import (
    EXTRA_FACES,
    EXTRA_HAPPY_SET,
    FIRST,
    KHAN,
    STANDING,
    ability,
    best,
    has_ability,
    tactical_strength,
    wonder_ability,
    wonder_faces,
)
from wartable.games.through_the_ages.engine.state import (
    AgesState,
    Civ,
)
from wartable.kernel.numbers import NONE, count, lowest

# ---- pacts: columns by pact * 2 + side


def _sides() -> list[Effect]:
    sides: list[Effect] = []
    for card in CARD_TABLE:
        if card.kind == PACT:
            assert card.side_a is not None and card.side_b is not None
            sides += [card.side_a, card.side_b]
    return sides


def _clause(word: str, step: int = 0) -> vec[i64]:
    """The clause's figure, or 1 where it has none; 0 without the clause."""
    return vec[i64](
        [(side.steps[step] if side.steps else 1) if word in side.types else 0 for side in _sides()]
    )


PACT_COUNT: Final[i64] = 10
PACT_MA: Final = vec[i64]([side.ma for side in _sides()])
PACT_STRENGTH: Final = vec[i64]([side.n for side in _sides()])
PACT_CULTURE: Final = vec[i64]([side.culture for side in _sides()])
PACT_FOOD: Final = vec[i64]([side.food for side in _sides()])
PACT_RESOURCE: Final = vec[i64]([side.resource for side in _sides()])
ATTACK_BONUS: Final = _clause("attack_bonus")
SELLS_FOOD: Final = _clause("food_as_resource")
SELLS_RESOURCE: Final = _clause("resource_as_food")
COOPERATION: Final = _clause("cooperation")
COOPERATION_PAID: Final = _clause("cooperation", 1)  # by the partner
TOURISM: Final = _clause("tourism")
IMMUNE: Final = _clause("immune")


def pact_side(state: AgesState, pact: i64, seat: i64) -> i64:
    """0 for side A, 1 for side B, NONE for a stranger or a pact not in play."""
    if state.pact_owner[pact] == seat:
        return state.pact_side[pact]
    if state.pact_partner[pact] == seat and state.pact_owner[pact] != NONE:
        return 1 - state.pact_side[pact]
    return NONE


def pact_other(state: AgesState, pact: i64, seat: i64) -> i64:
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
    return CONSUMPTION[min(civ.yellow, 18)]


def happiness_need(civ: Civ) -> i64:
    return HAPPY_NEED[min(civ.yellow, 18)]


def corruption(civ: Civ) -> i64:
    return CORRUPTION[min(civ.blue, 16)]


def discontent(civ: Civ) -> i64:
    return max(0, happiness_need(civ) - civ.happiness)


def worker_count(civ: Civ) -> i64:
    """All workers, unused ones too."""
    n = civ.unused
    for place in range(WORKPLACES):
        n += civ.workers[place]
    return n


# ---- ratings

RAVAGED_CULTURE: Final[i64] = sum(  # what is left of a wonder
    effect.culture for card in CARD_TABLE for effect in card.effects if effect.op == "ravage_wonder"
)


def rate_all(state: AgesState) -> None:
    for seat in range(state.seats):
        if state.civs[seat].playing != 0:
            rate(state, seat)


def rate(state: AgesState, seat: i64) -> None:
    """Sum up everything in play; action tokens follow their totals. 8.3"""
    civ = state.civs[seat]
    extra: i64 = 0
    if civ.wonders & ~civ.ravaged & EXTRA_HAPPY_SET != 0:
        extra = EXTRA_FACES
    own = state.opt_peters
    ca_total = civ.ca_total
    ma_total = civ.ma_total
    civ.culture_rating = RAVAGED_CULTURE * count(civ.ravaged)  # 6.11
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

GATES: Final = ability("labs_produce_resources")
RAILROAD: Final = wonder_ability("extra_token_on_best_mine")
RAILROAD_SET: Final[i64] = sum(1 << n for n in range(16) if RAILROAD[n])
RAILROAD_TOKENS: Final[i64] = sum(RAILROAD)


def has_railroad(civ: Civ) -> bool:
    return civ.wonders & ~civ.ravaged & RAILROAD_SET != 0


def farm_production(civ: Civ) -> i64:
    n: i64 = 0
    for place in range(FIRST[FARM], FIRST[FARM + 1]):
        n += civ.workers[place] * VALUE[place]
    return n


def mine_production(civ: Civ) -> i64:
    """Mines and the railroad."""
    n: i64 = 0
    for place in range(FIRST[MINE], FIRST[MINE + 1]):
        n += civ.workers[place] * VALUE[place]
    if has_railroad(civ):
        mine = best(civ, MINE)
        if mine != NONE:
            n += VALUE[mine] * RAILROAD_TOKENS
    return n


def lab_production(civ: Civ) -> i64:
    """Bill Gates: 10.8."""
    if not has_ability(civ, GATES):
        return 0
    return lab_levels(civ)


def lab_levels(civ: Civ) -> i64:
    n: i64 = 0
    for place in range(FIRST[LAB], FIRST[LAB + 1]):
        n += civ.workers[place] * LEVEL[place]
    return n


def food_production(state: AgesState, seat: i64) -> i64:
    return farm_production(state.civs[seat]) + pact_sum(state, seat, PACT_FOOD)


def resource_production(state: AgesState, seat: i64) -> i64:
    civ = state.civs[seat]
    made = mine_production(civ) + lab_production(civ) + pact_sum(state, seat, PACT_RESOURCE)
    return max(0, made)
