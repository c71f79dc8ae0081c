"""The table. Cards are sets (bits); what lies in order, in a stack or under the deck, is ordered
by the stamp each card got when it was put there."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.critters_at_war.engine.actions import ROW_DRAW
from wartable.games.critters_at_war.engine.components import (
    ALL_CARDS,
    REVISED,
    STANDARD,
    count_cards,
)
from wartable.kernel import BIT, NONE, State, lowest, zeros

SCALARS: Final = 19
PUBLIC: Final = 2  # in `known`, after the two seats: what everybody has seen


@final
@mypyc_attr(acyclic=True)
class CrittersState(State):
    def __init__(self) -> None:
        self.mode: i64 = STANDARD
        self.edition: i64 = REVISED
        self.ended: i64 = 0  # why the match is over, or 0
        self.battle: i64 = 0  # number of the battle, from 1; 0 before the first
        self.row: i64 = NONE  # order of the theatres
        self.first: i64 = NONE  # who holds the first player's general
        self.current: i64 = NONE  # whose turn it is, also while another seat decides
        self.awaited: i64 = ROW_DRAW  # what kind of choice
        self.actor: i64 = NONE  # the seat that makes it
        self.source: i64 = NONE  # card whose ability is being resolved
        self.queue: i64 = 0  # revealed cards that wait, card + 1 in 5 bits each, front lowest
        self.air: i64 = 0  # set of seats whose Air Drop flag is set
        self.extra: i64 = 0  # turns owed by Redeploy of the first edition, 8 bits per seat
        self.up: i64 = 0  # set of cards on the table that lie faceup
        self.deck: i64 = ALL_CARDS  # cards of the deck nobody has touched: no order
        self.buried: i64 = 0  # destroyed cards under the deck, ordered by stamp
        self.top: i64 = NONE  # a card left on top of the deck by Reinforce of the first edition
        self.drawn: i64 = NONE  # card drawn by Reinforce, to be placed now
        self.clock: i64 = 0  # the next stamp
        self.score = zeros(2)
        self.hand = zeros(2)
        self.known = zeros(3)  # per seat and for the public, the set of cards whose place it knows
        self.tracked = zeros(2)  # per seat, cards the opponent saw it take into hand: knowledge.py
        self.stack = zeros(6)  # by 3 * seat + theatre
        self.stamp = zeros(18)  # by card
        self.veil = zeros(18)  # by tracked card: cards out of hand that may be it

    def clone(self) -> CrittersState:
        other = CrittersState()
        other.copy_from(self)
        return other

    def copy_from(self, other: CrittersState) -> None:
        self.mode = other.mode
        self.edition = other.edition
        self.ended = other.ended
        self.battle = other.battle
        self.row = other.row
        self.first = other.first
        self.current = other.current
        self.awaited = other.awaited
        self.actor = other.actor
        self.source = other.source
        self.queue = other.queue
        self.air = other.air
        self.extra = other.extra
        self.up = other.up
        self.deck = other.deck
        self.buried = other.buried
        self.top = other.top
        self.drawn = other.drawn
        self.clock = other.clock
        copy_cells(other.score, self.score, 2)
        copy_cells(other.hand, self.hand, 2)
        copy_cells(other.known, self.known, 3)
        copy_cells(other.tracked, self.tracked, 2)
        copy_cells(other.stack, self.stack, 6)
        copy_cells(other.stamp, self.stamp, 18)
        copy_cells(other.veil, self.veil, 18)

    def dump(self) -> list[int]:
        return [
            self.mode,
            self.edition,
            self.ended,
            self.battle,
            self.row,
            self.first,
            self.current,
            self.awaited,
            self.actor,
            self.source,
            self.queue,
            self.air,
            self.extra,
            self.up,
            self.deck,
            self.buried,
            self.top,
            self.drawn,
            self.clock,
            *self.score,
            *self.hand,
            *self.known,
            *self.tracked,
            *self.stack,
            *self.stamp,
            *self.veil,
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def copy_cells(source: vec[i64], target: vec[i64], n: i64) -> None:
    for i in range(n):
        target[i] = source[i]


def load(data: list[int]) -> CrittersState:
    state = CrittersState()
    state.mode = data[0]
    state.edition = data[1]
    state.ended = data[2]
    state.battle = data[3]
    state.row = data[4]
    state.first = data[5]
    state.current = data[6]
    state.awaited = data[7]
    state.actor = data[8]
    state.source = data[9]
    state.queue = data[10]
    state.air = data[11]
    state.extra = data[12]
    state.up = data[13]
    state.deck = data[14]
    state.buried = data[15]
    state.top = data[16]
    state.drawn = data[17]
    state.clock = data[18]
    at = SCALARS
    state.score = vec[i64](data[at : at + 2])
    state.hand = vec[i64](data[at + 2 : at + 4])
    state.known = vec[i64](data[at + 4 : at + 7])
    state.tracked = vec[i64](data[at + 7 : at + 9])
    state.stack = vec[i64](data[at + 9 : at + 15])
    state.stamp = vec[i64](data[at + 15 : at + 33])
    state.veil = vec[i64](data[at + 33 : at + 51])
    return state


# ---- what lies where


def side(state: CrittersState, seat: i64) -> i64:
    """All cards a seat has on the table."""
    return state.stack[3 * seat] | state.stack[3 * seat + 1] | state.stack[3 * seat + 2]


def stack_of(state: CrittersState, card: i64) -> i64:
    """3 * seat + theatre where a card lies, or NONE."""
    bit = BIT[card]
    for place in range(6):
        if state.stack[place] & bit != 0:
            return place
    return NONE


def newest(state: CrittersState, cards: i64) -> i64:
    """The card of a set put down last: the uncovered one of a stack. NONE of an empty set."""
    best: i64 = NONE
    best_stamp: i64 = -1
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if state.stamp[card] > best_stamp:
            best_stamp = state.stamp[card]
            best = card
    return best


def oldest(state: CrittersState, cards: i64) -> i64:
    """The card of a set put down first."""
    best = lowest(cards)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if state.stamp[card] < state.stamp[best]:
            best = card
    return best


def card_at(state: CrittersState, place: i64, depth: i64) -> i64:
    """The card of a stack with `depth` others above it, or NONE."""
    cards = state.stack[place]
    card = newest(state, cards)
    for i in range(depth):
        if card == NONE:
            return NONE
        cards &= ~BIT[card]
        card = newest(state, cards)
    return card


def deck_size(state: CrittersState) -> i64:
    """What the table shows as the deck. In the first edition destroyed cards are not in it."""
    n = count_cards(state.deck)
    if state.top != NONE:
        n += 1
    if state.edition == REVISED:
        n += count_cards(state.buried)
    return n
