"""The event decks: preparing, turning up, whom an event concerns, resolving. Rules 5.1, 6."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events
from wartable.games.through_the_ages.engine.actions.frames import EVENT, REVEAL
from wartable.games.through_the_ages.engine.cards.columns import CARDS, EVENTS, LEVEL, TERRITORIES
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.components import III, A
from wartable.games.through_the_ages.engine.effects.events import EventEffect
from wartable.games.through_the_ages.engine.rules.colonies import open_auction
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_b, pop, push, set_b
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    lay_past,
    leave_hand,
    score_culture,
)
from wartable.games.through_the_ages.engine.state import (
    CURRENT,
    FUTURE,
    NOWHERE,
    PAST,
    AgesState,
    comes_before,
)
from wartable.kernel.contract import EVERYBODY, tell, tell_to
from wartable.kernel.numbers import BIT, NONE

EVENT_EFFECTS: Final = [
    [effect for effect in card.effects if isinstance(effect, EventEffect)]
    for card in CARD_TABLE[EVENTS:]
]
EFFECT_COUNT: Final = vec[i64]([len(effects) for effects in EVENT_EFFECTS])

# ---- the decks


def prepare(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """Face down on the future deck, culture by its level; then the next event comes up. 5.1"""
    leave_hand(state, seat, card)
    state.place[card - TERRITORIES] = FUTURE
    state.seen[card - TERRITORIES] = BIT[seat]
    state.waiting[4 + LEVEL[card]] += 1
    tell_to(told, BIT[seat], events.PREPARED_CARD, seat, card, 0, 0)
    tell_to(told, EVERYBODY ^ BIT[seat], events.PREPARED, seat, LEVEL[card], LEVEL[card], 0)
    score_culture(state, seat, LEVEL[card], told)
    push(state, REVEAL, seat, 0, 0)


def next_age(state: AgesState) -> i64:
    """Of the cards that come up next; NONE with an empty deck."""
    for age in range(4):
        if state.waiting[age] > 0:
            return age
    return NONE


def may_come_up(state: AgesState, card: i64) -> bool:
    """Whether this card may be the next event. Which Age A cards are in use nobody knows."""
    if not TERRITORIES <= card < CARDS:
        return False
    if state.top_event != NONE:
        return card == state.top_event
    age = next_age(state)
    if LEVEL[card] != age:
        return False
    if age == A:
        return state.deck[card] > 0
    return state.place[card - TERRITORIES] == CURRENT


def peek(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """Joan of Arc looks at the next event. 5"""
    state.top_event = card
    state.top_seen = BIT[seat]
    if LEVEL[card] != A:
        state.seen[card - TERRITORIES] |= BIT[seat]
    tell_to(told, BIT[seat], events.PEEKED_CARD, seat, card, 0, 0)
    tell_to(told, EVERYBODY ^ BIT[seat], events.PEEKED, seat, 0, 0, 0)


def reveal(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """Turn it up; the future deck follows an empty current one; then resolve. 5.1.2, 5.1.3"""
    age = LEVEL[card]
    state.waiting[age] -= 1
    if age == A:
        state.deck[card] -= 1
    state.place[card - TERRITORIES] = NOWHERE
    state.seen[card - TERRITORIES] = 0
    state.top_event = NONE
    state.top_seen = 0
    if next_age(state) == NONE:
        promote(state)
    tell(told, events.REVEALED, seat, card, 0)
    if card < EVENTS:
        open_auction(state, card, told)
    else:
        begin_event(state, card)


def promote(state: AgesState) -> None:
    """The future events become the current ones, older ages first."""
    for age in range(4):
        state.waiting[age] = state.waiting[4 + age]
        state.waiting[4 + age] = 0
    for n in range(CARDS - TERRITORIES):
        if state.place[n] == FUTURE:
            state.place[n] = CURRENT


# ---- whom it concerns


def begin_event(state: AgesState, card: i64) -> None:
    """Rank the civilisations now; effects may change what the ranking rests on. 6.2"""
    rank(state)
    effects = EVENT_EFFECTS[card - EVENTS]
    for i in range(EFFECT_COUNT[card - EVENTS]):
        state.hit[i] = effects[i].who.seats(state)
    push(state, EVENT, state.current, card, 0)


def rank(state: AgesState) -> None:
    """Seats by strength and by culture; ties for the current player, then clockwise."""
    n: i64 = 0
    for seat in range(state.seats):
        if state.civs[seat].playing != 0:
            at = n
            while at > 0 and stronger(state, seat, state.by_strength[at - 1]):
                state.by_strength[at] = state.by_strength[at - 1]
                at -= 1
            state.by_strength[at] = seat
            at = n
            while at > 0 and richer(state, seat, state.by_culture[at - 1]):
                state.by_culture[at] = state.by_culture[at - 1]
                at -= 1
            state.by_culture[at] = seat
            n += 1


def stronger(state: AgesState, one: i64, other: i64) -> bool:
    a = state.civs[one].strength
    b = state.civs[other].strength
    return a > b or (a == b and comes_before(state, one, other))


def richer(state: AgesState, one: i64, other: i64) -> bool:
    a = state.civs[one].culture
    b = state.civs[other].culture
    return a > b or (a == b and comes_before(state, one, other))


# ---- resolving


def resolve(state: AgesState, told: Telling) -> None:
    """The next effect on the next civilisation; one is finished before the next. 6.5"""
    card = frame_a(state)
    progress = frame_b(state)
    offset = progress // 8
    index = progress % 8
    while offset < state.seats:
        seat = (state.current + offset) % state.seats
        while index < EFFECT_COUNT[card - EVENTS]:
            if state.hit[index] >> seat & 1 != 0:
                set_b(state, offset * 8 + index + 1)
                EVENT_EFFECTS[card - EVENTS][index].run(state, seat, told)
                return
            index += 1
        index = 0
        offset += 1
    pop(state)
    lay_past(state, card)
    for i in range(4):
        state.hit[i] = 0
        state.by_strength[i] = 0
        state.by_culture[i] = 0


def next_final(state: AgesState, card: i64) -> i64:
    """The next Age III event of either deck from this card on, or NONE. 17.1"""
    while card < CARDS:
        lies = state.place[card - TERRITORIES]
        if LEVEL[card] == III and NOWHERE < lies < PAST:
            return card
        card += 1
    return NONE
