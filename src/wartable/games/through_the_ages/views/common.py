"""What lies between the civilisations: the row, pacts, events."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wartable.games.through_the_ages.engine.cards.columns import (
    LEVEL,
    MILITARY_CARDS,
    PACTS,
    TACTICS,
    TERRITORIES,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.games.through_the_ages.engine.components import SLOT_COST
from wartable.games.through_the_ages.engine.rules.prices import take_price
from wartable.games.through_the_ages.engine.state import CURRENT, FUTURE, PAST, AgesState
from wartable.games.through_the_ages.engine.steps.base import event_under_way
from wartable.games.through_the_ages.views.keys import key_of
from wartable.kernel import NONE


@dataclass(frozen=True)
class RowCard:
    """A slot of the card row. `price` is printed; `cost` is what the viewing seat would pay now
    (None for an empty slot and for spectators)."""

    slot: int  # from 0
    card: str | None
    price: int
    cost: int | None


@dataclass(frozen=True)
class PactView:
    """A pact in play and its two parties."""

    card: str
    owner: int  # in whose area it lies
    partner: int
    side_a: int  # the seat that is side A
    side_b: int


@dataclass(frozen=True)
class Events:
    """The three piles of events, and which of the cards this seat knows."""

    current: tuple[int, int, int, int]  # face-down cards by age
    future: tuple[int, int, int, int]
    known_current: tuple[str, ...]  # those this seat prepared
    known_future: tuple[str, ...]
    top: str | None  # the next event, where this seat has seen it (Joan of Arc)
    past: tuple[str, ...]  # the newest last
    now: str | None  # the event whose effects are being resolved


def row_card(state: AgesState, seat: int, slot: int) -> RowCard:
    """A slot of the row, with its price for this seat."""
    card = state.row[slot]
    known = card != NONE and seat < state.seats and state.civs[seat].playing
    return row_card_of(slot, card, take_price(state, seat, slot) if known else None)


@lru_cache(maxsize=8192)
def row_card_of(slot: int, card: int, cost: int | None) -> RowCard:
    return RowCard(slot=slot, card=key_of(card), price=SLOT_COST[slot], cost=cost)


BY_AGE = [[n for n in range(MILITARY_CARDS) if LEVEL[TACTICS + n] == age] for age in range(5)]


def discards(state: AgesState) -> int:
    """Military discards of the current age; those of older ages are out of the game."""
    return sum([state.discard[n] for n in BY_AGE[state.age]])


def pacts_of(state: AgesState) -> tuple[PactView, ...]:
    """All pacts in play, in the order of the card table."""
    found = []
    for n in range(10):
        owner, partner = state.pact_owner[n], state.pact_partner[n]
        if owner != NONE:
            sides = (owner, partner) if state.pact_side[n] == 0 else (partner, owner)
            found.append(PactView(CARD_KEYS[PACTS + n], owner, partner, *sides))
    return tuple(found)


def events_of(state: AgesState, seat: int) -> Events:
    """Events still face down are named only if the seat has seen them."""
    lying: dict[int, list[str]] = {CURRENT: [], FUTURE: [], PAST: []}
    for n, place in enumerate(state.place):
        if place in lying and (place == PAST or state.seen[n] >> seat & 1):
            lying[place].append(CARD_KEYS[TERRITORIES + n])
    if state.last_event != NONE:
        newest = CARD_KEYS[state.last_event]
        lying[PAST] = [*(card for card in lying[PAST] if card != newest), newest]
    seen_top = seat < state.seats and state.top_seen >> seat & 1
    waiting = state.waiting
    return Events(
        current=(waiting[0], waiting[1], waiting[2], waiting[3]),
        future=(waiting[4], waiting[5], waiting[6], waiting[7]),
        known_current=tuple(lying[CURRENT]),
        known_future=tuple(lying[FUTURE]),
        top=key_of(state.top_event) if seen_top else None,
        past=tuple(lying[PAST]),
        now=key_of(event_under_way(state)),
    )
