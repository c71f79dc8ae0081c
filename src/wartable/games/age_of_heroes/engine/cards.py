"""Cards on the move, and what others learn of it. Nothing here is a decision.

Every observer keeps, soundly, what it has seen: `sure` are cards it knows a rival to hold, `loose`
cards it knows to be in some rival's hand without knowing whose (a third party's plunder; whatever
was unseen when the pile was shuffled), `lean` cards that a Famine has shown to be no grain.
"""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import RESHUFFLED
from wartable.games.age_of_heroes.engine.components import (
    GRAIN,
    HELD,
    KINDS,
    MOST_SEATS,
    UNIT,
    kinds_in,
    many,
)
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.kernel.contract import Event, tell
from wartable.kernel.numbers import BIT, NONE, count, lowest


def holds(state: AgeOfHeroesState, seat: i64, kind: i64) -> bool:
    """Whether the seat has a card of this kind in hand."""
    return state.hand[seat] >> 4 * kind & 15 != 0


def in_deck(state: AgeOfHeroesState) -> i64:
    """Cards left in the deck."""
    deck = state.deck
    n: i64 = 0
    for kind in range(KINDS):
        n += deck[kind]
    return n


def in_pile(state: AgeOfHeroesState) -> i64:
    n: i64 = 0
    for kind in range(KINDS):
        n += state.pile[kind]
    return n


def can_draw(state: AgeOfHeroesState) -> bool:
    """Whether a card is left in the deck or in the discard pile."""
    return in_deck(state) + in_pile(state) > 0


def gain(state: AgeOfHeroesState, seat: i64, kind: i64) -> None:
    """A card nobody else sees."""
    state.hand[seat] += UNIT[kind]
    state.size[seat] += 1


def lose(state: AgeOfHeroesState, seat: i64, kind: i64) -> None:
    state.hand[seat] -= UNIT[kind]
    state.size[seat] -= 1


def gain_openly(state: AgeOfHeroesState, seat: i64, kind: i64) -> None:
    """A card comes into the hand before everybody's eyes."""
    gain(state, seat, kind)
    state.open[seat] += UNIT[kind]
    for other in range(state.seats):
        if other != seat:
            state.sure[other * MOST_SEATS + seat] += UNIT[kind]


def lose_openly(state: AgeOfHeroesState, seat: i64, kind: i64) -> None:
    """A card leaves the hand before everybody's eyes."""
    lose(state, seat, kind)
    for other in range(state.seats):
        if other != seat:
            miss(state, other, seat, kind)
    if many(state.open[seat], kind) != 0:
        state.open[seat] -= UNIT[kind]
    thin(state, seat, kind)


def miss(state: AgeOfHeroesState, observer: i64, holder: i64, kind: i64) -> None:
    """The observer has seen such a card leave: it may have been the one it knew of."""
    at = observer * MOST_SEATS + holder
    if many(state.sure[at], kind) != 0:
        state.sure[at] -= UNIT[kind]
    elif many(state.loose[observer], kind) != 0:
        state.loose[observer] -= UNIT[kind]


def thin(state: AgeOfHeroesState, seat: i64, kind: i64) -> None:
    if kind != GRAIN and state.lean[seat] > 0:
        state.lean[seat] -= 1


def show(state: AgeOfHeroesState, seat: i64, kind: i64, least: i64, observer: i64) -> None:
    """The observer learns that the seat holds at least so many of a kind."""
    at = observer * MOST_SEATS + seat
    while many(state.sure[at], kind) < least:
        state.sure[at] += UNIT[kind]
        if many(state.loose[observer], kind) != 0:  # may be one of those
            state.loose[observer] -= UNIT[kind]


def show_all(state: AgeOfHeroesState, seat: i64, kind: i64, least: i64) -> None:
    """Everybody sees that the seat has at least so many cards of a kind."""
    while many(state.open[seat], kind) < least:
        state.open[seat] += UNIT[kind]
    for other in range(state.seats):
        if other != seat:
            show(state, seat, kind, least, other)


def discard(state: AgeOfHeroesState, seat: i64, kind: i64) -> None:
    """A card goes from the hand to the discard pile, openly."""
    lose_openly(state, seat, kind)
    state.pile[kind] += 1


def discard_all(state: AgeOfHeroesState, seat: i64, cards: i64) -> None:
    """A packed part of the hand."""
    kinds = kinds_in(cards)
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        for n in range(many(cards, kind)):
            discard(state, seat, kind)


def blur(state: AgeOfHeroesState, holder: i64, taker: i64, cards: i64) -> None:
    """Before so many cards go unseen from one hand to another: bystanders stay sure only of what
    cannot be among them; the rest is loose."""
    state.before[MOST_SEATS] = state.open[holder]
    state.open[holder] = staying(state.open[holder], cards)
    for observer in range(state.seats):
        if observer not in (holder, taker):
            known = state.sure[observer * MOST_SEATS + holder]
            state.before[observer] = known
            stays = staying(known, cards)
            state.sure[observer * MOST_SEATS + holder] = stays
            state.loose[observer] += known - stays
    state.lean[holder] = max(state.lean[holder] - cards, 0)


def focus(state: AgeOfHeroesState, holder: i64, taker: i64, cards: i64) -> None:
    """Afterwards: what must have been among them is in the taker's hand."""
    size = state.size[holder] + cards
    state.open[taker] += going(state.before[MOST_SEATS], cards, size)
    for observer in range(state.seats):
        if observer not in (holder, taker):
            goes = going(state.before[observer], cards, size)
            state.loose[observer] -= goes
            state.sure[observer * MOST_SEATS + taker] += goes
    for place in range(MOST_SEATS + 1):
        state.before[place] = 0


def staying(known: i64, cards: i64) -> i64:
    stays: i64 = 0
    for kind in range(HELD):
        stays += max(many(known, kind) - cards, 0) * UNIT[kind]
    return stays


def going(known: i64, cards: i64, size: i64) -> i64:
    goes: i64 = 0
    for kind in range(HELD):
        if many(known, kind) != 0:
            goes += max(cards - (size - many(known, kind)), 0) * UNIT[kind]
    return goes


def seize(state: AgeOfHeroesState, holder: i64, taker: i64, kind: i64) -> None:
    """A plundered card: only the two see it."""
    lose(state, holder, kind)
    gain(state, taker, kind)
    miss(state, taker, holder, kind)
    state.sure[holder * MOST_SEATS + taker] += UNIT[kind]


def replenish(state: AgeOfHeroesState, told: list[Event] | None) -> bool:
    """Before a draw: an empty deck is made of the discard pile. False if the draw is lost."""
    if in_deck(state) > 0:
        return True
    n = in_pile(state)
    if n == 0:
        return False
    for observer in range(state.seats):
        remember(state, observer)
    for kind in range(KINDS):
        state.deck[kind] = state.pile[kind]
        state.pile[kind] = 0
    tell(told, RESHUFFLED, NONE, n, 0)
    return True


def remember(state: AgeOfHeroesState, observer: i64) -> None:
    """With the deck empty, what an observer has not seen is in the rivals' hands."""
    loose: i64 = 0
    for kind in range(HELD):
        unseen: i64 = 0
        for holder in range(state.seats):
            if holder != observer:
                unseen += many(state.hand[holder], kind) - many(
                    state.sure[observer * MOST_SEATS + holder], kind
                )
        loose += unseen * UNIT[kind]
    state.loose[observer] = loose


# ---- where items are


def owned_armies(state: AgeOfHeroesState) -> i64:
    """Set of the armies, by number, that some seat has."""
    owned: i64 = 0
    for seat in range(state.seats):
        owned |= state.armies[seat]
    return owned


def pile_of(state: AgeOfHeroesState, item: i64) -> i64:
    """Items still to be had."""
    used: i64 = 0
    if item == 0:
        for seat in range(state.seats):
            used += state.cities[seat]
    elif item == 1:
        used = count(owned_armies(state))
    elif item == 2:
        for seat in range(state.seats):
            used += state.fortresses[seat]
    elif item == 3:
        used = count(state.generals)
    else:
        used = count(state.roads)
    return state.figures.supply[item] - used


def add_army(state: AgeOfHeroesState, seat: i64) -> None:
    """Give the seat the free army with the lowest number, if one is left."""
    free = (BIT[state.figures.supply[1]] - 1) & ~owned_armies(state)
    if free != 0:
        state.armies[seat] |= free & -free


def ready_armies(state: AgeOfHeroesState, seat: i64) -> i64:
    """Neither under an Earthquake nor on the way home. Rules 1."""
    return state.armies[seat] & ~(state.quaked | state.away)
