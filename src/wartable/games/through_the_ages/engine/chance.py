"""What chance may do: lay cards in the row, deal military ones, turn up events, draw the first
seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames, refusals
from wartable.games.through_the_ages.engine.actions.codes import CHANCE_CODES, FIRST
from wartable.games.through_the_ages.engine.cards.table import CARDS, CIVIL_CARDS, LEVEL, TACTICS
from wartable.games.through_the_ages.engine.components import A
from wartable.games.through_the_ages.engine.rules.events import may_come_up, next_age
from wartable.games.through_the_ages.engine.rules.row import (
    CIVIL_BY_AGE,
    MILITARY_BY_AGE,
    bag_count,
)
from wartable.games.through_the_ages.engine.rules.stack import frame_kind
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import NO_SUCH_ACTION
from wartable.kernel.numbers import NONE
from wartable.kernel.rng import Rng


def refusal(state: AgesState, action: i64) -> i64:
    if not 0 <= action < CHANCE_CODES:
        return NO_SUCH_ACTION
    kind = frame_kind(state)
    if kind == frames.FIRST_SEAT:
        return 0 if FIRST <= action < FIRST + state.seats else refusals.WRONG_CARD
    if action >= CARDS:
        return refusals.WRONG_CARD
    if kind == frames.FILL:
        right = action < CIVIL_CARDS and LEVEL[action] == state.age and state.deck[action] > 0
    elif kind == frames.DRAW:
        right = action >= TACTICS and LEVEL[action] == state.age and state.deck[action] > 0
    else:
        right = may_come_up(state, action)
    return 0 if right else refusals.WRONG_CARD


def sample_chance(state: AgesState, rng: Rng) -> i64:
    kind = frame_kind(state)
    if kind == frames.FILL:
        return sample_bag(state, CIVIL_BY_AGE[state.age], state.civil_left, rng)
    if kind == frames.DRAW:
        return sample_bag(state, MILITARY_BY_AGE[state.age], state.military_left, rng)
    if kind == frames.FIRST_SEAT:
        return FIRST + rng.below(state.seats)
    return sample_event(state, rng)


def sample_bag(state: AgesState, cards: vec[i64], size: i64, rng: Rng) -> i64:
    """A card of a bag, each copy as likely as any other."""
    at = rng.below(size)
    for i in range(len(cards)):
        at -= state.deck[cards[i]]
        if at < 0:
            return cards[i]
    return NONE


def sample_event(state: AgesState, rng: Rng) -> i64:
    if state.top_event != NONE:
        return state.top_event
    age = next_age(state)
    cards = MILITARY_BY_AGE[age]
    if age == A:
        return sample_bag(state, cards, bag_count(state, cards), rng)
    at = rng.below(state.waiting[age])
    for i in range(len(cards)):
        if may_come_up(state, cards[i]):
            if at == 0:
                return cards[i]
            at -= 1
    return NONE


def chance_into(state: AgesState, codes: vec[i64], weights: vec[i64]) -> i64:
    kind = frame_kind(state)
    bag = kind == frames.FILL or kind == frames.DRAW
    n: i64 = 0
    for action in range(CHANCE_CODES):
        if refusal(state, action) == 0:
            codes[n] = action
            weights[n] = state.deck[action] if bag else 1
            n += 1
    return n
