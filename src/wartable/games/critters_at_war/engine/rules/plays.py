"""What happens to a card: played, destroyed, flipped, moved. Rules 5 and 6.

Section and ruling numbers are those of the rule sheet. Commands trust their caller.
"""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.beliefs import forget_which, learn_all
from wartable.games.critters_at_war.engine.components import (
    ABILITY,
    ADJACENT,
    BLOCKADE,
    BLOCKADE_CARDS,
    CONTAINMENT,
    THEATRES,
    count_cards,
)
from wartable.games.critters_at_war.engine.state import PUBLIC, CrittersState, card_at, stack_of
from wartable.kernel import BIT, EVERYBODY, NONE, Event, tell, tell3, tell_to


def deploy(
    state: CrittersState, seat: i64, card: i64, theatre: i64, told: list[Event] | None
) -> None:
    """Play a card of the hand face up, where its ability works."""
    state.hand[seat] &= ~BIT[card]
    state.air &= ~BIT[seat]  # used up, needed or not: R13
    learn_all(state, card)
    tell(told, code.DEPLOYED, seat, card, theatre)
    play(state, seat, card, theatre, True, told)


def improvise(
    state: CrittersState, seat: i64, card: i64, theatre: i64, told: list[Event] | None
) -> None:
    """Play a card of the hand face down: the rival does not see which."""
    state.hand[seat] &= ~BIT[card]
    state.air &= ~BIT[seat]
    forget_which(state, seat, card)
    tell_of(state, told, code.IMPROVISED, seat, card, theatre, 0)
    play(state, seat, card, theatre, False, told)


def play(
    state: CrittersState,
    seat: i64,
    card: i64,
    theatre: i64,
    faceup: bool,
    told: list[Event] | None,
) -> None:
    """The destruction test looks at the table before the card comes down. Rules 6.1, R10, R19."""
    cause = destroyer(state, theatre, faceup)
    state.stamp[card] = state.clock
    state.clock += 1
    if cause != 0:
        state.buried |= BIT[card]
        tell_of(state, told, code.DESTROYED, seat, card, theatre, cause)
        return
    state.stack[THEATRES * seat + theatre] |= BIT[card]
    if faceup:
        state.up |= BIT[card]
        enqueue(state, card)


def destroyer(state: CrittersState, theatre: i64, faceup: bool) -> i64:
    """What destroys a card played to this theatre now, or 0. Covered abilities work too: R2."""
    if not faceup and state.up & CONTAINMENT != 0:
        return code.BY_CONTAINMENT
    if state.up & BLOCKADE != 0 and occupancy(state, theatre) >= BLOCKADE_CARDS:
        neighbours = ADJACENT[state.row * THEATRES + theatre]
        for other in range(THEATRES):
            both = state.stack[other] | state.stack[THEATRES + other]
            if neighbours >> other & 1 != 0 and both & BLOCKADE != 0:
                return code.BY_BLOCKADE
    return 0


def occupancy(state: CrittersState, theatre: i64) -> i64:
    """How many cards of both seats lie in the theatre."""
    return count_cards(state.stack[theatre] | state.stack[THEATRES + theatre])


def flip(state: CrittersState, seat: i64, place: i64, depth: i64, told: list[Event] | None) -> None:
    """Flipping is not playing: nothing destroys the card. Rules 6.2."""
    card = card_at(state, place, depth)
    bit = BIT[card]
    if state.up & bit != 0:
        state.up &= ~bit
        drop_from_queue(state, card)
        tell3(told, code.FLIPPED_DOWN, seat, card, place % THEATRES, place // THEATRES)
    else:
        state.up |= bit
        learn_all(state, card)
        tell3(told, code.FLIPPED_UP, seat, card, place % THEATRES, place // THEATRES)
        enqueue(state, card)


def move(
    state: CrittersState, seat: i64, card: i64, theatre: i64, told: list[Event] | None
) -> None:
    """Moving reveals, plays and triggers nothing. Rules 6.4."""
    place = stack_of(state, card)
    state.stack[place] &= ~BIT[card]
    state.stack[THEATRES * seat + theatre] |= BIT[card]
    state.stamp[card] = state.clock
    state.clock += 1
    tell_of(state, told, code.MOVED, seat, card, place % THEATRES, theatre)


# ---- the queue of revealed cards. Rules 8


def enqueue(state: CrittersState, card: i64) -> None:
    """First revealed, first resolved: R5. Ongoing abilities are never queued."""
    if ABILITY[card] != 0:
        shift: i64 = 0
        while state.queue >> shift != 0:
            shift += 5
        state.queue |= (card + 1) * BIT[shift]


def drop_from_queue(state: CrittersState, card: i64) -> None:
    """A waiting ability is lost when its card is turned facedown, even if it comes up again: R6."""
    kept: i64 = 0
    shift: i64 = 0
    waiting = state.queue
    while waiting != 0:
        if waiting & 31 != card + 1:
            kept |= (waiting & 31) * BIT[shift]
            shift += 5
        waiting >>= 5
    state.queue = kept


# ---- telling


def tell_of(
    state: CrittersState, told: list[Event] | None, kind: i64, seat: i64, card: i64, b: i64, c: i64
) -> None:
    """Name the card to those who know it, and tell the others of a card."""
    if told is not None:
        audience: i64 = 0
        if state.known[PUBLIC] & BIT[card] != 0:
            audience = EVERYBODY
        for observer in range(2):
            if state.known[observer] & BIT[card] != 0:
                audience |= BIT[observer]
        tell_to(told, audience, kind, seat, card, b, c)
        if audience != EVERYBODY:
            tell_to(told, EVERYBODY & ~audience, kind, seat, NONE, b, c)
