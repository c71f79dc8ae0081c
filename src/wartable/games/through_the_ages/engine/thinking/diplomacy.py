"""What a pact is worth to one side, in hundredths of culture at the end of the game: by rules of
thumb, from what everybody sees. Ratings show a part of it; `clauses_worth` is the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.kinds import ENDS, FORBIDS
from wartable.games.through_the_ages.engine.effects.pacts import (
    ATTACK_BONUS,
    COOPERATION,
    IMMUNE,
    PACT_CULTURE,
    PACT_FOOD,
    PACT_MA,
    PACT_RESOURCE,
    PACT_STRENGTH,
    SELLS_FOOD,
    SELLS_RESOURCE,
    TOURISM,
)
from wartable.games.through_the_ages.engine.rules.ratings import PACT_COUNT, pact_other, pact_side
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.numbers import NONE, count

LEAST: Final[i64] = 100  # a culture point: less is not worth asking for
# a resource, a food, a military action per turn; a point of strength
RESOURCE: Final[i64] = 90
FOOD: Final[i64] = 60
ACTION: Final[i64] = 70
STRENGTH: Final[i64] = 140


def clauses_worth(state: AgesState, seat: i64, other: i64, pact: i64, side: i64, turns: i64) -> i64:
    """What no rating shows: cheaper science, trade, safety from the partner."""
    column = pact * 2 + side
    edge = state.civs[other].strength - state.civs[seat].strength
    soon = min(turns, 40)
    total: i64 = 0
    if COOPERATION[column] != 0:
        total += 50 * min(turns, 60) // 10
    if SELLS_FOOD[column] != 0 or SELLS_RESOURCE[column] != 0:
        total += 25 * min(turns, 60) // 10
    if ATTACK_BONUS[column] != 0:
        total -= max(-8, min(8, edge)) * 10 * soon // 40
    if FORBIDS[pact] != 0:
        total += peace_worth(edge) * soon // 40
    elif ENDS[pact] != 0:
        total += peace_worth(edge) * soon // 160
    if IMMUNE[column] != 0:
        top = edge
        for rival in range(state.seats):
            if rival != seat and state.civs[rival].playing != 0:
                top = max(top, state.civs[rival].strength - state.civs[seat].strength)
        total += max(0, peace_worth(top)) * soon // 40
    return total


def peace_worth(edge: i64) -> i64:
    """With one who is stronger by so much; the stronger side gives up an easy prey."""
    return min(edge, 12) * 60 if edge > 0 else max(edge, -12) * 25


def deal_worth(state: AgesState, seat: i64, other: i64, pact: i64, side: i64, turns: i64) -> i64:
    """All a side gets from a pact."""
    column = pact * 2 + side
    total = PACT_CULTURE[column] * turns * 10
    if TOURISM[column] != 0:
        total += count(state.civs[other].wonders) * turns * 10
    total += PACT_RESOURCE[column] * RESOURCE * turns // 10
    total += PACT_FOOD[column] * FOOD * turns // 10
    total += PACT_MA[column] * ACTION * turns // 10
    total += PACT_STRENGTH[column] * STRENGTH
    return total + clauses_worth(state, seat, other, pact, side, turns)


def agreeable(state: AgesState, seat: i64, other: i64, pact: i64, side: i64, turns: i64) -> bool:
    """Whether a side would sign: it gains, and not much less than the other; from who leads in
    culture it takes an even deal at least."""
    mine = deal_worth(state, seat, other, pact, side, turns)
    theirs = deal_worth(state, other, seat, pact, 1 - side, turns)
    if leads(state, other, turns):
        return mine >= LEAST and mine >= theirs
    return mine >= LEAST and 2 * mine >= theirs


def leads(state: AgesState, seat: i64, turns: i64) -> bool:
    """Whether nobody has better prospects of culture."""
    mine = state.civs[seat].culture * 10 + state.civs[seat].culture_rating * turns
    for rival in range(state.seats):
        civ = state.civs[rival]
        if civ.playing != 0 and civ.culture * 10 + civ.culture_rating * turns > mine:
            return False
    return True


def offer_worth(state: AgesState, seat: i64, other: i64, pact: i64, side: i64, turns: i64) -> i64:
    """Gain of an offer that will be taken, the pact it replaces deducted; 0 if it will not, or
    has been refused before."""
    if state.pact_shown[pact] == seat:
        return 0
    if not agreeable(state, seat, other, pact, side, turns):
        return 0
    if not agreeable(state, other, seat, pact, 1 - side, turns):
        return 0
    total = deal_worth(state, seat, other, pact, side, turns)
    for old in range(PACT_COUNT):
        if state.pact_owner[old] == seat:
            mine = state.pact_side[old]
            total -= deal_worth(state, seat, state.pact_partner[old], old, mine, turns)
    return total


def pacts_worth(state: AgesState, seat: i64, turns: i64) -> i64:
    """The clauses of all pacts of a seat."""
    total: i64 = 0
    for pact in range(PACT_COUNT):
        side = pact_side(state, pact, seat)
        if side != NONE:
            other = pact_other(state, pact, seat)
            total += clauses_worth(state, seat, other, pact, side, turns)
    return total
