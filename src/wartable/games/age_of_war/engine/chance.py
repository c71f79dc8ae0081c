"""What chance may do: draw the first seat, throw the dice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_war.engine.actions import CHANCES, DRAW_FIRST, WRONG_DICE
from wartable.games.age_of_war.engine.components import (
    ADD_DIE,
    FIRST_ROLL,
    SIDES,
    UNROLLED,
    WAYS,
    WEIGHT,
)
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel import NO_SUCH_ACTION, NONE, Rng


def refusal(state: AgeOfWarState, action: i64) -> i64:
    """Why chance may not bring this outcome: the drawing of a first seat, or a roll of the pool."""
    if not 0 <= action < CHANCES:
        return NO_SUCH_ACTION
    if state.current == NONE:
        return 0 if DRAW_FIRST <= action < DRAW_FIRST + state.seats else WRONG_DICE
    if FIRST_ROLL[state.pool] <= action < FIRST_ROLL[state.pool + 1]:
        return 0
    return WRONG_DICE


def sample_chance(state: AgeOfWarState, rng: Rng) -> i64:
    """The first seat by lot, or the roll of all dice of the pool."""
    if state.current == NONE:
        return DRAW_FIRST + rng.below(state.seats)
    faces = rng.below(WAYS[state.pool])
    roll: i64 = UNROLLED
    for die in range(state.pool):
        roll = ADD_DIE[roll * SIDES + faces % SIDES]
        faces //= SIDES
    return roll


def chance_into(state: AgeOfWarState, codes: vec[i64], weights: vec[i64]) -> i64:
    """Every outcome with its weight; a roll weighs as many ways as dice can fall so."""
    n: i64 = 0
    if state.current == NONE:
        for seat in range(state.seats):
            codes[n] = DRAW_FIRST + seat
            weights[n] = 1
            n += 1
        return n
    for roll in range(FIRST_ROLL[state.pool], FIRST_ROLL[state.pool + 1]):
        codes[n] = roll
        weights[n] = WEIGHT[roll]
        n += 1
    return n
