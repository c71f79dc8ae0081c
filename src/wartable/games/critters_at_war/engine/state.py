"""What lies on the table between two actions. Sets of cards are bits. What lies in order, in a
stack or under the deck, is ordered by the stamp each card got when it was put there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wartable.games.critters_at_war.engine.actions import ROW_DRAW
from wartable.games.critters_at_war.engine.components import (
    ALL_CARDS,
    REVISED,
    STANDARD,
    TARGET,
    count_cards,
)
from wartable.kernel import BIT, NONE, State, copied, lowest, read_cells, zeros

PUBLIC: Final = 2  # in `known`, after the two seats: what everybody has seen


@final
@mypyc_attr(acyclic=True)
class CrittersState(State):
    """A position of Critters at War: sets of cards as masks, and what each seat has seen."""

    def __init__(self) -> None:
        self.mode: i64 = STANDARD
        self.edition: i64 = REVISED
        self.target: i64 = TARGET[STANDARD]  # points that win the game
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
        self.tracked = zeros(2)  # per seat, cards the opponent saw it take into hand: beliefs.py
        self.stack = zeros(6)  # by 3 * seat + theatre
        self.stamp = zeros(18)  # by card
        self.veil = zeros(18)  # by tracked card: cards out of hand that may be it

    # ---- written by tools/states.py from the fields above
    # fmt: off
    def clone(self) -> CrittersState:
        other = CrittersState()
        other.copy_from(self)
        return other

    def copy_from(self, other: CrittersState) -> None:
        self.mode, self.edition, self.target = other.mode, other.edition, other.target
        self.ended, self.battle, self.row = other.ended, other.battle, other.row
        self.first, self.current, self.awaited = other.first, other.current, other.awaited
        self.actor, self.source, self.queue = other.actor, other.source, other.queue
        self.air, self.extra, self.up, self.deck = other.air, other.extra, other.up, other.deck
        self.buried, self.top, self.drawn = other.buried, other.top, other.drawn
        self.clock = other.clock
        self.score = copied(other.score, self.score, 2)
        self.hand = copied(other.hand, self.hand, 2)
        self.known = copied(other.known, self.known, 3)
        self.tracked = copied(other.tracked, self.tracked, 2)
        self.stack = copied(other.stack, self.stack, 6)
        self.stamp = copied(other.stamp, self.stamp, 18)
        self.veil = copied(other.veil, self.veil, 18)

    def dump(self) -> list[int]:
        return [
            self.mode, self.edition, self.target, self.ended, self.battle, self.row, self.first,
            self.current, self.awaited, self.actor, self.source, self.queue, self.air,
            self.extra, self.up, self.deck, self.buried, self.top, self.drawn, self.clock,
            *self.score, *self.hand, *self.known, *self.tracked, *self.stack, *self.stamp,
            *self.veil,
        ]

    def load(self, data: list[int], at: i64) -> i64:
        """Take the numbers of a dump that begin at `at`; return where they end."""
        self.mode, self.edition, self.target = data[at + 0], data[at + 1], data[at + 2]
        self.ended, self.battle, self.row = data[at + 3], data[at + 4], data[at + 5]
        self.first, self.current, self.awaited = data[at + 6], data[at + 7], data[at + 8]
        self.actor, self.source, self.queue = data[at + 9], data[at + 10], data[at + 11]
        self.air, self.extra, self.up = data[at + 12], data[at + 13], data[at + 14]
        self.deck, self.buried, self.top = data[at + 15], data[at + 16], data[at + 17]
        self.drawn, self.clock = data[at + 18], data[at + 19]
        at += 20
        at = read_cells(data, at, self.score, 2)
        at = read_cells(data, at, self.hand, 2)
        at = read_cells(data, at, self.known, 3)
        at = read_cells(data, at, self.tracked, 2)
        at = read_cells(data, at, self.stack, 6)
        at = read_cells(data, at, self.stamp, 18)
        return read_cells(data, at, self.veil, 18)

    def layout(self) -> str:
        return (
            "mode edition target ended battle row first current awaited actor source queue "
            "air extra up deck buried top drawn clock score[2] hand[2] known[3] tracked[2] "
            "stack[6] stamp[18] veil[18] "
        )
    # fmt: on
    # ---- end of what is written

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> CrittersState:
    """A state from what `dump` wrote."""
    state = CrittersState()
    state.load(data, 0)
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
