"""What chance may do: draw a card of the deck, a battle card, a tribe's lot, a card of a hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    BATTLE,
    CHANCES,
    DRAW,
    LOT,
    OPENING,
    ROUND,
    SEIZE,
    SEIZING,
    STRENGTH,
    TRIBES_STAGE,
    WRONG_CARD,
)
from wartable.games.age_of_heroes.engine.components import HELD, KINDS, MOST_VALUES, TRIBES, many
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, arg_a, frame
from wartable.kernel.contract import NO_SUCH_ACTION
from wartable.kernel.rng import Rng


def bag_of(state: AgeOfHeroesState) -> i64:
    """Which of its four bags chance draws from now: the first code of the group."""
    kind = frame(state)
    if kind == OPENING:
        return STRENGTH
    if kind == BATTLE:
        return SEIZE if arg_a(state) == SEIZING else STRENGTH
    if kind == ROUND and arg_a(state) == TRIBES_STAGE:
        return LOT
    return DRAW


def size_of(bag: i64) -> i64:
    if bag == DRAW:
        return KINDS
    if bag == SEIZE:
        return HELD
    return MOST_VALUES if bag == STRENGTH else TRIBES


def weight_of(state: AgeOfHeroesState, bag: i64, index: i64) -> i64:
    """Equal cards are one outcome with their number as its weight."""
    if bag == DRAW:
        return state.deck[index]
    if bag == SEIZE:
        return many(state.hand[state.victim], index)
    if bag == STRENGTH:
        return state.battle[index]
    return state.tribes_left >> index & 1


def refusal(state: AgeOfHeroesState, action: i64) -> i64:
    if not 0 <= action < CHANCES:
        return NO_SUCH_ACTION
    bag = bag_of(state)
    if not bag <= action < bag + size_of(bag):
        return WRONG_CARD
    return 0 if weight_of(state, bag, action - bag) > 0 else WRONG_CARD


def sample_chance(state: AgeOfHeroesState, rng: Rng) -> i64:
    bag = bag_of(state)
    size = size_of(bag)
    all_of: i64 = 0
    for index in range(size):
        all_of += weight_of(state, bag, index)
    left = rng.below(all_of)
    for index in range(size):
        left -= weight_of(state, bag, index)
        if left < 0:
            return bag + index
    return bag


def chance_into(state: AgeOfHeroesState, codes: vec[i64], weights: vec[i64]) -> i64:
    bag = bag_of(state)
    n: i64 = 0
    for index in range(size_of(bag)):
        weight = weight_of(state, bag, index)
        if weight > 0:
            codes[n] = bag + index
            weights[n] = weight
            n += 1
    return n
