"""What the learned judgement looks at: a civilisation as a row of named numbers, and how it stands
beside its rivals as another. `tools/through_the_ages/learn.py` learns what they are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    AGGRESSIONS,
    BONUSES,
    BUILDINGS,
    EVENTS,
    LEADERS,
    LEVEL,
    PACTS,
    SCIENCE_COST,
    STAGE_COST,
    STAGES,
    TACTICS,
    TERRITORIES,
    WARS,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.effects.powers import KHAN
from wartable.games.through_the_ages.engine.rules.goods import food, resources
from wartable.games.through_the_ages.engine.rules.ratings import (
    consumption,
    corruption,
    discontent,
    food_production,
    happiness_need,
    resource_production,
    worker_count,
)
from wartable.games.through_the_ages.engine.rules.standing import has_ability, tactical_strength
from wartable.games.through_the_ages.engine.state import ACTING, ENDING, FINAL, AgesState, Civ
from wartable.games.through_the_ages.engine.thinking.diplomacy import pacts_worth
from wartable.games.through_the_ages.engine.thinking.evaluate import (
    event_worth,
    goods_worth,
    hand_worth,
    people_worth,
    strength_worth,
    turns_left,
    war_worth,
    wonder_worth,
)
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.kernel.numbers import NONE, count, lowest

PLAIN_KEYS: Final = (
    *("culture", "culture-rating", "culture-to-come"),
    *("science", "science-hoard", "science-rating", "science-to-come"),
    *("resources", "resource-hoard", "resources-made", "resources-to-come", "corruption"),
    *("food", "food-hoard", "food-net", "hunger"),
    *("workers", "unused", "idle", "yellow", "blue-sum", "blue"),
    *("discontent", "uprising", "margin", "happiness"),
    *("civil", "civil-to-come", "military", "military-to-come", "civil-left", "military-left"),
    *("strength", "tactic-gain", "tactic-level", "colonies", "colonize"),
    *("hand", "military-hand", "surplus", "leaderless", "wonder-due", "wonder-stages"),
    *("worth-wonder", "worth-hand", "worth-wars", "worth-events", "worth-pacts"),
    *("worth-people", "worth-goods", "worth-strength", "urban-limit", "turn", "affordable"),
    *("tactics", "bonuses", "aggressions", "wars", "pacts", "territories", "events"),
)
PLAIN: Final[i64] = 61
AT_WORKERS: Final[i64] = PLAIN
AT_TECHS: Final[i64] = AT_WORKERS + 34
AT_HAND: Final[i64] = AT_TECHS + 54
AT_LEADER: Final[i64] = AT_HAND + 54
AT_LEADERS: Final[i64] = AT_LEADER + 24
AT_WONDERS: Final[i64] = AT_LEADERS + 24
AT_WONDER: Final[i64] = AT_WONDERS + 16
AT_ACTIONS: Final[i64] = AT_WONDER + 16
TRAITS: Final[i64] = AT_ACTIONS + 33

STANDING_KEYS: Final = (
    *("ahead", "behind", "ahead-by-age", "behind-by-age"),
    *("stronger-rivals", "weaker-rivals", "prey", "prey-by-age"),
    *("prey-of-aggressions", "prey-of-wars"),  # with such a card in hand
)
STANDINGS: Final[i64] = 10


def turns_of(state: AgesState, seat: i64) -> i64:
    """Productions to come for this seat, in tenths."""
    turns = turns_left(state)
    if state.ended != 0 or state.phase == FINAL or state.first == NONE:
        return turns
    place = (seat - state.first) % state.seats
    now = (state.current - state.first) % state.seats
    if place > now or place == now and state.phase != ENDING:
        turns += 10
    return turns


def traits_into(state: AgesState, seat: i64, turns: i64, row: vec[i64]) -> None:
    """What a civilisation has by itself, with so many turns to come."""
    for i in range(TRAITS):
        row[i] = 0
    civ = state.civs[seat]
    economy_into(state, seat, civ, turns, row)
    army_into(state, seat, civ, turns, row)
    wonder_into(state, seat, civ, turns, row)
    for place in range(WORKPLACES):
        row[AT_WORKERS + place] = civ.workers[place]
    set_into(civ.techs, AT_TECHS, row)
    set_into(civ.hand_techs, AT_HAND, row)
    set_into(civ.hand_leaders, AT_LEADERS, row)
    set_into(civ.wonders & ~civ.ravaged, AT_WONDERS, row)
    if civ.leader != NONE:
        row[AT_LEADER + civ.leader - LEADERS] = 1
    for n in range(33):
        row[AT_ACTIONS + n] = civ.hand_actions[n]


def set_into(cards: i64, at: i64, row: vec[i64]) -> None:
    while cards != 0:
        row[at + lowest(cards)] = 1
        cards &= cards - 1


def economy_into(state: AgesState, seat: i64, civ: Civ, turns: i64, row: vec[i64]) -> None:
    row[0] = civ.culture
    row[1] = civ.culture_rating
    row[2] = civ.culture_rating * turns // 10
    row[3] = min(civ.science, 20)
    row[4] = max(0, civ.science - 20)
    row[5] = civ.science_rating
    row[6] = civ.science_rating * turns // 10
    stock = resources(civ)
    made = resource_production(state, seat)
    row[7] = min(stock, 12)
    row[8] = max(0, stock - 12)
    row[9] = made
    row[10] = made * turns // 10
    row[11] = corruption(civ)
    meals = food(civ)
    net = food_production(state, seat) - consumption(civ)
    row[12] = min(meals, 8)
    row[13] = max(0, meals - 8)
    row[14] = max(-6, min(6, net))
    row[15] = max(0, -net - meals)
    row[16] = worker_count(civ)
    row[17] = civ.unused
    row[18] = max(0, civ.unused - 1)
    row[19] = civ.yellow
    row[20] = civ.blue_sum
    row[21] = civ.blue
    sad = discontent(civ)
    row[22] = sad
    row[23] = 1 if sad > civ.unused else 0
    row[24] = max(-3, min(3, civ.happiness - happiness_need(civ)))
    row[25] = civ.happiness
    row[26] = civ.ca_total
    row[27] = civ.ca_total * turns // 10
    row[28] = civ.ma_total
    row[29] = civ.ma_total * turns // 10
    if state.current == seat and state.phase == ACTING:
        row[30] = civ.ca + civ.extra_ca
        row[31] = civ.ma + civ.extra_ma
        row[52] = 1
    row[37] = civ.hand_count
    row[40] = 1 if civ.leader == NONE and civ.hand_leaders != 0 else 0
    row[44] = hand_worth(civ, turns, WEIGHTS) // 100
    row[46] = event_worth(state, seat) // 100
    if state.seats > 2:
        row[47] = pacts_worth(state, seat, turns) // 100
    row[48] = people_worth(civ, turns, WEIGHTS) // 100
    row[49] = goods_worth(state, seat, civ, turns, WEIGHTS) // 100
    row[51] = civ.urban_limit
    left = civ.hand_techs
    while left != 0:
        if SCIENCE_COST[lowest(left)] <= civ.science:
            row[53] += 1
        left &= left - 1


def army_into(state: AgesState, seat: i64, civ: Civ, turns: i64, row: vec[i64]) -> None:
    row[32] = civ.strength
    row[33] = tactic_gain(state, civ)
    row[34] = 0 if civ.tactic == NONE else 1 + LEVEL[civ.tactic]
    row[35] = count(civ.colonies)
    row[36] = civ.colonize
    row[38] = civ.military_count
    row[39] = max(0, civ.military_count - civ.ma_total - civ.hand_bonus)
    row[45] = war_worth(state, seat) // 100
    row[50] = strength_worth(state, seat, civ, turns, WEIGHTS) // 100
    for card in range(TACTICS, BONUSES):
        row[54] += civ.military[card - TACTICS]
    for card in range(BONUSES, AGGRESSIONS):
        row[55] += civ.military[card - TACTICS] * LEVEL[card]
    for card in range(AGGRESSIONS, WARS):
        row[56] += civ.military[card - TACTICS]
    for card in range(WARS, PACTS):
        row[57] += civ.military[card - TACTICS]
    for card in range(PACTS, TERRITORIES):
        row[58] += civ.military[card - TACTICS]
    for card in range(TERRITORIES, EVENTS):
        row[59] += civ.military[card - TACTICS]
    row[60] = civ.military_count - row[54] - row[56] - row[57] - row[58] - row[59]
    for card in range(BONUSES, AGGRESSIONS):
        row[60] -= civ.military[card - TACTICS]


def tactic_gain(state: AgesState, civ: Civ) -> i64:
    """How much stronger the units would be with the best tactic in hand or on the table."""
    khan = has_ability(civ, KHAN)
    top: i64 = 0
    for number in range(BONUSES - TACTICS):
        if civ.military[number] > 0 or state.tactics >> number & 1 != 0:
            top = max(top, tactical_strength(civ.workers, BUILDINGS, TACTICS + number, khan))
    if top == 0:
        return 0
    return max(0, top - tactical_strength(civ.workers, BUILDINGS, civ.tactic, khan))


def wonder_into(state: AgesState, seat: i64, civ: Civ, turns: i64, row: vec[i64]) -> None:
    if civ.wonder == NONE:
        return
    row[AT_WONDER + civ.wonder - WONDERS] = 1
    base = (civ.wonder - WONDERS) * 5
    for stage in range(civ.stages, STAGES[civ.wonder]):
        row[41] += STAGE_COST[base + stage]
    row[42] = STAGES[civ.wonder] - civ.stages
    row[43] = wonder_worth(state, seat, civ, turns, WEIGHTS) // 100


def standing_into(state: AgesState, seat: i64, row: vec[i64]) -> None:
    """How a civilisation stands beside its rivals: strengths."""
    civ = state.civs[seat]
    mine = civ.strength
    top: i64 = 0
    low: i64 = 10000
    row[4] = 0
    row[5] = 0
    for rival in range(state.seats):
        other = state.civs[rival]
        if rival != seat and other.playing != 0:
            top = max(top, other.strength)
            low = min(low, other.strength)
            if other.strength > mine:
                row[4] += 1
            elif other.strength < mine:
                row[5] += 1
    edge = mine - top
    row[0] = max(0, min(edge, 15))
    row[1] = max(0, min(-edge, 25))
    row[2] = row[0] * state.age
    row[3] = row[1] * state.age
    row[6] = max(0, min(mine - low, 20))
    row[7] = row[6] * state.age
    row[8] = 0
    row[9] = 0
    if row[6] > 0:
        for card in range(AGGRESSIONS, WARS):
            if civ.military[card - TACTICS] > 0:
                row[8] = row[6]
        for card in range(WARS, PACTS):
            if civ.military[card - TACTICS] > 0:
                row[9] = row[6]
