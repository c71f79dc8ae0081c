"""What a position is worth to a civilisation, in hundredths of culture at the end of the game.

Made for the search of whole turns: read at the end of a turn, mostly.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    AGGRESSIONS,
    BLUE,
    BONUSES,
    CARDS,
    CIVIL,
    COST,
    CULTURE,
    EVENTS,
    FIRST,
    GOVERNMENTS,
    HAPPY,
    KIND,
    LEADERS,
    LEVEL,
    MILITARY_ACTIONS,
    PACTS,
    SCIENCE,
    SCIENCE_COST,
    SPECIALS,
    STAGE_COST,
    STAGES,
    STRENGTH,
    TACTICS,
    TERRITORIES,
    URBAN_LIMIT,
    VALUE,
    WONDERS,
)
from wartable.games.through_the_ages.engine.components import FARM, FIRST_GAME, III, IV, MINE
from wartable.games.through_the_ages.engine.effects.completed import COMPLETED
from wartable.games.through_the_ages.engine.effects.scoring import Score
from wartable.games.through_the_ages.engine.effects.standing import STANDING
from wartable.games.through_the_ages.engine.rules.events import EVENT_EFFECTS
from wartable.games.through_the_ages.engine.rules.first_game import all_points
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
from wartable.games.through_the_ages.engine.rules.row import CIVIL_BY_AGE, bag_count
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_kind
from wartable.games.through_the_ages.engine.rules.tableau import special_of_kind
from wartable.games.through_the_ages.engine.state import NOWHERE, PAST, AgesState, Civ
from wartable.games.through_the_ages.engine.thinking.diplomacy import pacts_worth
from wartable.games.through_the_ages.engine.thinking.weights import (
    W_ACTION,
    W_BLUE,
    W_CARD,
    W_CIVIL,
    W_CORRUPTION,
    W_DISCONTENT,
    W_FOOD,
    W_HAND,
    W_HAPPY,
    W_LEADER,
    W_MARGIN,
    W_MILITARY,
    W_PLAY,
    W_RESOURCE,
    W_RIVAL,
    W_SCIENCE,
    W_STRENGTH,
    W_STRONGER,
    W_UNUSED,
    W_UPRISING,
    W_WEAKER,
    W_WONDER,
    W_WORKER,
    W_YELLOW,
)
from wartable.kernel.numbers import NONE, lowest

# What leaders bring per turn beyond what ratings show, in hundredths, by leader
_ABILITY: Final = [
    *(0, 60, 90, 60, 40, 70),  # Alexander, Aristotle, Hammurabi, Homer, Caesar, Moses
    *(80, 80, 150, 30, 60, 40),  # Columbus, Barbarossa, Genghis, Joan, Leonardo, Michelangelo
    *(40, 110, 100, 60, 0, 60),  # Cook, Newton, Bach, Robespierre, Napoleon, Shakespeare
    *(100, 200, 0, 60, 0, 300),  # Einstein, Gates, Chaplin, Gandhi, Meier, Churchill
]
ABILITY: Final = vec[i64](_ABILITY)
# What they promise per turn in all, while in hand
_PROMISE: Final = [
    *(120, 90, 120, 110, 130, 80),
    *(120, 110, 200, 170, 200, 180),
    *(150, 260, 200, 120, 300, 220),
    *(320, 300, 320, 200, 300, 330),
]
PROMISE: Final = vec[i64](_PROMISE)
FIRST_IMPACT: Final[i64] = 221  # the first event of Age III
PLACES: Final[i64] = 0x3FFFFFFFF  # technologies that take workers
PACE: Final = vec[i64]([0, 0, 94, 111, 116])  # cards that leave the decks per round, in tenths


def turns_left(state: AgesState) -> i64:
    """Turns to come for each civilisation, in tenths."""
    if state.age == IV:
        return max(0, state.last_round - state.round) * 10
    cards = state.civil_left
    for age in range(state.age + 1, III + 1):
        cards += bag_count(state, CIVIL_BY_AGE[age])
    return cards * 100 // PACE[max(2, state.playing)] + 15


def spread(turns: i64, fade: i64) -> i64:
    """Turns to come (tenths) of something that is worth less and less over the last `fade`."""
    if turns >= fade:
        return turns - fade // 2
    return turns * turns // (2 * fade)


def worth(state: AgesState, seat: i64, w: vec[i64]) -> i64:
    """Of the civilisation, less a share of the best rival's prospects."""
    turns = turns_left(state)
    total = own_worth(state, seat, turns, w)
    top: i64 = 0
    for rival in range(state.seats):
        civ = state.civs[rival]
        if rival != seat and civ.playing != 0:
            top = max(top, civ.culture * 100 + civ.culture_rating * turns * 10)
    return total - top * w[W_RIVAL] // 100


def own_worth(state: AgesState, seat: i64, turns: i64, w: vec[i64]) -> i64:
    """What a civilization has by itself, in hundredths of culture, with so many turns to come."""
    civ = state.civs[seat]
    total = civ.culture * 100 + civ.culture_rating * turns * 10
    total += science_worth(civ, turns, w)
    total += goods_worth(state, seat, civ, turns, w)
    total += people_worth(civ, turns, w)
    total += (civ.ca_total - 4) * w[W_CIVIL] * turns // 10
    total += (civ.ma_total - 2) * w[W_MILITARY] * turns // 10
    total += strength_worth(state, seat, civ, turns, w)
    total += hand_worth(civ, turns, w)
    total += wonder_worth(state, seat, civ, turns, w)
    total += war_worth(state, seat)
    total += event_worth(state, seat)
    if state.opt_variant == FIRST_GAME:
        total += all_points(state, seat) * 100
    if state.seats > 2:
        total += pacts_worth(state, seat, turns)
    if civ.leader != NONE:
        total += ABILITY[civ.leader - LEADERS] * min(turns, 80) * w[W_LEADER] // 1000
    return total


def science_worth(civ: Civ, turns: i64, w: vec[i64]) -> i64:
    """Of the science a civilisation has and makes."""
    point = w[W_SCIENCE] * min(turns, 80) // 80
    hoard = min(civ.science, 20) * point + max(0, civ.science - 20) * point // 3
    return hoard + civ.science_rating * w[W_SCIENCE] * spread(turns, 80) // 10


def goods_worth(state: AgesState, seat: i64, civ: Civ, turns: i64, w: vec[i64]) -> i64:
    """Of its resources, stored and made, and of its food."""
    made = resource_production(state, seat)
    stock = resources(civ)
    point = w[W_RESOURCE] * min(turns, 30) // 30
    total = min(stock, 12) * point + max(0, stock - 12) * point // 3
    total += min(made, 12) * w[W_RESOURCE] * spread(turns, 30) // 10
    net = food_production(state, seat) - consumption(civ)
    meals = food(civ)
    point = w[W_FOOD] * min(turns, 40) // 40
    total += min(meals, 8) * point
    total += min(net, 4) * w[W_FOOD] * spread(turns, 40) // 10
    if net < 0 and turns > 0:
        total -= 300 * max(0, -net - meals)
    total -= corruption(civ) * w[W_CORRUPTION] * min(turns, 30) // 10
    return total


def people_worth(civ: Civ, turns: i64, w: vec[i64]) -> i64:
    """Of its workers and of those it can still have, and of their mood."""
    fade = min(turns, 60)
    total = worker_count(civ) * w[W_WORKER] * fade // 60
    total += min(civ.unused, 2) * w[W_UNUSED] * fade // 60
    total += civ.yellow * w[W_YELLOW] * fade // 60
    total += civ.blue_sum * w[W_BLUE] * fade // 60
    sad = discontent(civ)
    if turns > 0:
        total -= sad * w[W_DISCONTENT]
        if sad > civ.unused:
            total -= w[W_UPRISING] + (civ.culture_rating + civ.science_rating) * 100
    total += min(2, civ.happiness - happiness_need(civ)) * w[W_MARGIN] * fade // 60
    return total


def strength_worth(state: AgesState, seat: i64, civ: Civ, turns: i64, w: vec[i64]) -> i64:
    """Of its army beside those of its rivals."""
    top: i64 = 0
    for rival in range(state.seats):
        other = state.civs[rival]
        if rival != seat and other.playing != 0:
            top = max(top, other.strength)
    edge = civ.strength - top
    total = min(civ.strength, 60) * w[W_STRENGTH]
    if edge < 0:
        total += max(edge, -20) * w[W_WEAKER] * (1 + state.age) // 2
    else:
        total += min(edge, 12) * w[W_STRONGER] * (1 + state.age) // 2
    if turns == 0:
        total //= 3  # events of Age III may still ask for it
    cards = civ.military_count
    if state.top > 0 and frame_kind(state) == frames.DRAW and state.current == seat:
        cards += frame_a(state)
    total += min(cards, civ.ma_total + civ.hand_bonus + 2) * w[W_CARD] * min(turns, 20) // 20
    for card in range(BONUSES, AGGRESSIONS):
        total += civ.military[card - TACTICS] * LEVEL[card] * 30 * min(turns, 20) // 20
    return total


# ---- promises


def output(card: i64, turns: i64, w: vec[i64]) -> i64:
    """What one worker on a card brings for the rest of the game."""
    kind = KIND[card]
    if kind == FARM:
        return VALUE[card] * w[W_FOOD] * spread(turns, 40) // 10
    if kind == MINE:
        return VALUE[card] * w[W_RESOURCE] * spread(turns, 30) // 10
    total = CULTURE[card] * turns * 10
    total += SCIENCE[card] * w[W_SCIENCE] * spread(turns, 80) // 10
    total += STRENGTH[card] * (w[W_STRENGTH] + w[W_STRONGER])
    return total + HAPPY[card] * w[W_HAPPY] * min(turns, 80) // 20


def standing_output(card: i64, turns: i64, w: vec[i64]) -> i64:
    """What a government, special technology or wonder brings."""
    total = CULTURE[card] * turns * 10
    total += SCIENCE[card] * w[W_SCIENCE] * spread(turns, 80) // 10
    total += STRENGTH[card] * (w[W_STRENGTH] + w[W_STRONGER])
    total += HAPPY[card] * w[W_HAPPY] * min(turns, 80) // 20
    total += CIVIL[card] * w[W_CIVIL] * turns // 10
    total += MILITARY_ACTIONS[card] * w[W_MILITARY] * turns // 10
    return total + BLUE[card] * w[W_BLUE]


def promise(civ: Civ, card: i64, turns: i64, w: vec[i64]) -> i64:
    """What a technology would bring, its building costs paid."""
    if card >= GOVERNMENTS:
        if card < SPECIALS:
            gain = standing_output(card, turns, w) - standing_output(civ.government, turns, w)
            return gain + (URBAN_LIMIT[card] - civ.urban_limit) * 100
        old = special_of_kind(civ, KIND[card])
        gain = standing_output(card, turns, w) + 60 * LEVEL[card]
        return gain if old == NONE else gain - standing_output(old, turns, w) - 60 * LEVEL[old]
    goods = w[W_RESOURCE] * min(turns, 30) // 30
    new = output(card, turns, w)
    total: i64 = 0
    seats: i64 = 2
    place = card - 1
    while place >= FIRST[KIND[card]] and seats > 0:
        n = min(seats, civ.workers[place])
        gain = new - output(place, turns, w) - (COST[card] - COST[place]) * goods
        if gain > 0:
            total += n * gain
        seats -= n
        place -= 1
    if seats > 0 and civ.workers[card] < 2:
        gain = new - COST[card] * goods - w[W_WORKER] - w[W_UNUSED]
        total += max(0, gain) // 2
    return total


def hand_worth(civ: Civ, turns: i64, w: vec[i64]) -> i64:
    """Of the cards in its hand."""
    total: i64 = 0
    point = w[W_SCIENCE] * min(turns, 80) // 80
    left = civ.hand_techs
    while left != 0:
        card = lowest(left)
        left &= left - 1
        gain = promise(civ, card, turns, w) - SCIENCE_COST[card] * point // 2
        total += max(0, gain) * w[W_HAND] // 100
    left = civ.techs & PLACES
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if civ.workers[card] == 0:
            total += promise(civ, card, turns, w) * w[W_PLAY] // 100
    left = civ.hand_leaders
    while left != 0:
        leader = lowest(left)
        left &= left - 1
        if civ.leader == NONE or LEVEL[civ.leader] < LEVEL[LEADERS + leader]:
            total += PROMISE[leader] * min(turns, 80) * w[W_LEADER] // 1000
    cards: i64 = 0
    for n in range(33):
        cards += civ.hand_actions[n] * (3 + LEVEL[ACTIONS + n])
    return total + cards * w[W_ACTION] * min(turns, 20) // 80


def wonder_worth(state: AgesState, seat: i64, civ: Civ, turns: i64, w: vec[i64]) -> i64:
    """Of the wonder it is building."""
    card = civ.wonder
    if card == NONE:
        return 0
    goods = w[W_RESOURCE] * min(turns, 30) // 30
    base = (card - WONDERS) * 5
    paid: i64 = 0
    due: i64 = 0
    for stage in range(STAGES[card]):
        if stage < civ.stages:
            paid += STAGE_COST[base + stage]
        else:
            due += STAGE_COST[base + stage]
    full = standing_output(card, max(0, turns - 10), w)
    completed = COMPLETED[card - WONDERS]
    if completed is not None:
        full += completed.worth(state, seat) * 100
    elif STANDING[card] is not None:
        full += 300
    made = resource_production(state, seat) + 1
    if due > made * (turns // 10) + resources(civ):
        full = full // 4  # hardly to be completed
    hope = full - due * goods - (STAGES[card] - civ.stages) * 80
    return max(0, hope) * w[W_WONDER] // 100 + paid * goods * (100 - w[W_WONDER]) // 100


def event_worth(state: AgesState, seat: i64) -> i64:
    """Events of Age III this seat knows to come: what it scores more than rivals on average."""
    total: i64 = 0
    for card in range(FIRST_IMPACT, CARDS):
        lies = state.place[card - TERRITORIES]
        if NOWHERE < lies < PAST and state.seen[card - TERRITORIES] >> seat & 1 != 0:
            total += lead_at(state, seat, card)
    return total


def lead_at(state: AgesState, seat: i64, card: i64) -> i64:
    effect = EVENT_EFFECTS[card - EVENTS][0]
    if not isinstance(effect, Score) or state.playing < 2:
        return 0
    mine: i64 = 0
    others: i64 = 0
    for rival in range(state.seats):
        if state.civs[rival].playing != 0:
            points = effect.points(state, rival)
            if rival == seat:
                mine = points
            else:
                others += points
    return (mine - others // (state.playing - 1)) * 80


def war_worth(state: AgesState, seat: i64) -> i64:
    """Wars under way, as strengths stand."""
    total: i64 = 0
    for attacker in range(state.seats):
        civ = state.civs[attacker]
        if civ.war != NONE and (attacker == seat or civ.target == seat):
            edge = civ.strength - state.civs[civ.target].strength
            if civ.target == seat:
                edge = -edge
            stake = 500 if civ.war == PACTS - 1 else 200  # over culture, the dearest
            if edge > 0:
                total += (stake + edge * 100) * 6 // 10
            elif edge < 0:
                total -= (stake - edge * 100) * 9 // 10
    return total
