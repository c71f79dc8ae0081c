"""What a seat may believe: unseen cards redistributed over the places it has not looked into.

Unseen military cards of an age are alike wherever they may lie: in the deck, in rivals' hands,
face down in the discards, among the events others prepared. Events hold events and territories
only. Cards that everybody saw being discarded are known until the pile is shuffled into the deck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    LEVEL,
    MILITARY_CARDS,
    PACTS,
    TACTICS,
    TERRITORIES,
)
from wartable.games.through_the_ages.engine.chance import sample_event
from wartable.games.through_the_ages.engine.components import A
from wartable.games.through_the_ages.engine.rules.colonies import most_force
from wartable.games.through_the_ages.engine.rules.row import MILITARY_BY_AGE
from wartable.games.through_the_ages.engine.state import (
    CURRENT,
    FUTURE,
    NOWHERE,
    AgesState,
)
from wartable.kernel.numbers import NONE, zeros
from wartable.kernel.rng import Rng

ATTEMPTS: Final = 200


def determinize(state: AgesState, seat: i64, rng: Rng, into: AgesState) -> None:
    """Everybody but the seat holds, has discarded and prepared something just as likely. A rival
    who has bid must be able to send as much (7.1): other deals are thrown away."""
    pool = zeros(MILITARY_CARDS)
    for attempt in range(ATTEMPTS):
        into.copy_from(state)
        lift_top(into, seat)
        for age in range(1, 4):
            redeal(into, seat, MILITARY_BY_AGE[age], pool, rng)
        if can_keep_bids(into, seat):
            break
    if into.top_seen != 0 and into.top_event == NONE:
        lay_top(into, sample_event(into, rng))


def can_keep_bids(state: AgesState, seat: i64) -> bool:
    if state.territory == NONE:
        return True
    for rival in range(state.seats):
        bid = state.bids[rival]
        if rival != seat and bid > 0 and most_force(state, rival) + state.bonus < bid:
            return False
    return True


def lift_top(state: AgesState, seat: i64) -> None:
    """What Joan of Arc saw on top of the events is open again for a seat that did not look too.
    Whoever prepared a card knows it without her look: of two witnesses the other did."""
    top = state.top_event
    if top == NONE or seat < state.seats and state.top_seen >> seat & 1 != 0:
        return
    state.top_event = NONE
    others = state.seen[top - TERRITORIES] & ~state.top_seen
    if others != 0:
        state.seen[top - TERRITORIES] = others


def lay_top(state: AgesState, card: i64) -> None:
    """The event that Joan of Arc may have seen."""
    state.top_event = card
    if LEVEL[card] != A:
        state.seen[card - TERRITORIES] |= state.top_seen


def redeal(state: AgesState, seat: i64, cards: vec[i64], pool: vec[i64], rng: Rng) -> None:
    """The cards of one age."""
    size = gather(state, seat, cards, pool)
    if size == 0:
        return
    events: i64 = 0
    for i in range(len(cards)):
        if cards[i] >= TERRITORIES:
            events += pool[cards[i] - TACTICS]
    size -= events_dealt(state, seat, cards, pool, events, rng)
    for rival in range(state.seats):
        if rival != seat:
            size -= hands_dealt(state, rival, cards, pool, size, rng)
    for i in range(len(cards)):
        state.deck[cards[i]] = pool[cards[i] - TACTICS]
        pool[cards[i] - TACTICS] = 0


def gather(state: AgesState, seat: i64, cards: vec[i64], pool: vec[i64]) -> i64:
    """All that the seat has not seen, into the pool; return how many, 0 if all of it is in the
    deck anyway."""
    deck = state.deck
    inside: i64 = 0
    for i in range(len(cards)):
        unseen = deck[cards[i]]
        pool[cards[i] - TACTICS] = unseen
        inside += unseen
    outside: i64 = 0
    hidden = state.hidden
    for rival in range(state.seats):
        if rival != seat:
            military = state.civs[rival].military
            base = rival * MILITARY_CARDS - TACTICS
            for i in range(len(cards)):
                card = cards[i]
                away = hidden[base + card]
                held = military[card - TACTICS]
                if held != 0 and not is_shown(state, rival, card):
                    away += held
                if away != 0:
                    pool[card - TACTICS] += away
                    outside += away
    for i in range(len(cards)):
        if cards[i] >= TERRITORIES and hides(state, seat, cards[i]):
            pool[cards[i] - TACTICS] += 1
            outside += 1
    return inside + outside if outside != 0 else 0


def is_shown(state: AgesState, rival: i64, card: i64) -> bool:
    """Whether all have seen this card of a rival's hand: a pact that was refused."""
    return PACTS <= card < TERRITORIES and state.pact_shown[card - PACTS] == rival


def hides(state: AgesState, seat: i64, card: i64) -> bool:
    """Whether the card lies face down among the events, unknown to the seat."""
    lies = state.place[card - TERRITORIES]
    if lies != CURRENT and lies != FUTURE:
        return False
    return seat >= state.seats or state.seen[card - TERRITORIES] >> seat & 1 == 0


def events_dealt(
    state: AgesState, seat: i64, cards: vec[i64], pool: vec[i64], events: i64, rng: Rng
) -> i64:
    """Other events into the decks, each in the place and with the witnesses of one before."""
    slots = zeros(MILITARY_CARDS)
    n: i64 = 0
    for i in range(len(cards)):
        card = cards[i]
        if card >= TERRITORIES and hides(state, seat, card):
            at = card - TERRITORIES
            slots[n] = state.place[at] * 64 + state.seen[at]
            state.place[at] = NOWHERE
            state.seen[at] = 0
            n += 1
    for slot in range(n):
        card = deal(cards, pool, TERRITORIES, events - slot, rng)
        state.place[card - TERRITORIES] = slots[slot] // 64
        state.seen[card - TERRITORIES] = slots[slot] % 64
    return n


def hands_dealt(
    state: AgesState, rival: i64, cards: vec[i64], pool: vec[i64], size: i64, rng: Rng
) -> i64:
    """As many cards as before into a rival's hand and his face-down discards; how many."""
    civ = state.civs[rival]
    hand: i64 = 0
    pile: i64 = 0
    for i in range(len(cards)):
        card = cards[i]
        at = card - TACTICS
        if civ.military[at] != 0 and not is_shown(state, rival, card):
            hand += civ.military[at]
            civ.military[at] = 0
        buried = state.hidden[rival * MILITARY_CARDS + at]
        pile += buried
        state.discard[at] -= buried
        state.hidden[rival * MILITARY_CARDS + at] = 0
    for i in range(hand):
        civ.military[deal(cards, pool, TACTICS, size - i, rng) - TACTICS] += 1
    for i in range(pile):
        at = deal(cards, pool, TACTICS, size - hand - i, rng) - TACTICS
        state.discard[at] += 1
        state.hidden[rival * MILITARY_CARDS + at] += 1
    return hand + pile


def deal(cards: vec[i64], pool: vec[i64], least: i64, size: i64, rng: Rng) -> i64:
    """A card of the pool from `least` on, of `size` such; it leaves the pool."""
    left = rng.below(size)
    for i in range(len(cards)):
        card = cards[i]
        if card >= least:
            left -= pool[card - TACTICS]
            if left < 0:
                pool[card - TACTICS] -= 1
                return card
    return NONE
