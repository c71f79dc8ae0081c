"""The rules. A number behind a sentence is the ruling's, in locales/en.ftl."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.blank.engine.actions import (
    ALL_SHOWN,
    CARDS,
    CHANCE_SPACE,
    DREW,
    GONE,
    HID,
    KEEP,
    KEPT,
    SHOWED,
    SPACE,
    SWAPPED,
)
from wartable.blank.engine.state import BlankState, load
from wartable.kernel.contract import (
    CHANCE,
    EVERYBODY,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OVER,
    Event,
    Game,
    Options,
    Outcome,
    may_act,
    tell,
    tell_to,
)
from wartable.kernel.numbers import BIT, NONE, count, nth
from wartable.kernel.rng import Rng


def empty_handed(state: BlankState) -> i64:
    """The first seat without a card: chance draws for it. NONE if there is none."""
    for seat in range(state.seats):
        if state.cards[seat] == NONE:
            return seat
    return NONE


def deck(state: BlankState) -> i64:
    """The cards that nobody has and nobody threw away, as a set."""
    left = BIT[CARDS] - 1 & ~state.gone
    for seat in range(state.seats):
        if state.cards[seat] != NONE:
            left &= ~BIT[state.cards[seat]]
    return left


def over(state: BlankState) -> bool:
    """Everybody has decided and holds a card. B-4"""
    return state.turn == state.seats and empty_handed(state) == NONE


@final
class BlankGame(Game[BlankState]):
    """The rules, as the kernel asks for them."""

    def __init__(self) -> None:
        self.actions = SPACE.size
        self.chances = CHANCE_SPACE.size

    def start(self, seats: i64, options: Options) -> BlankState:
        if not 2 <= seats <= 4:
            raise ValueError("2 to 4 seats")
        return BlankState(seats)

    def load(self, data: list[int]) -> BlankState:
        return load(data)

    def actors(self, state: BlankState) -> i64:
        if empty_handed(state) != NONE:
            return BIT[CHANCE]
        return BIT[state.turn] if state.turn < state.seats else 0

    def legal_into(self, state: BlankState, seat: i64, buf: vec[i64]) -> i64:
        if seat == CHANCE or not may_act(self.actors(state), seat):
            return 0
        for code in range(self.actions):  # both, always
            buf[code] = code
        return self.actions

    def refusal(self, state: BlankState, seat: i64, action: i64) -> i64:
        if over(state):
            return OVER
        if not may_act(self.actors(state), seat):
            return NOT_YOUR_TURN
        if not 0 <= action < (self.chances if seat == CHANCE else self.actions):
            return NO_SUCH_ACTION
        if seat == CHANCE and deck(state) & BIT[action] == 0:
            return GONE
        return 0

    def apply(self, state: BlankState, seat: i64, action: i64, told: list[Event] | None) -> None:
        if seat == CHANCE:  # B-1
            drawer = empty_handed(state)
            state.cards[drawer] = action
            tell_to(told, BIT[drawer], DREW, drawer, action, 0, 0)
            tell_to(told, EVERYBODY - BIT[drawer], HID, drawer, 0, 0, 0)
        else:
            if action == KEEP:  # B-2
                tell(told, KEPT, seat, 0, 0)
            else:  # B-3
                tell(told, SWAPPED, seat, state.cards[seat], 0)
                state.gone |= BIT[state.cards[seat]]
                state.cards[seat] = NONE
            state.turn += 1
        if over(state):
            for other in range(state.seats):
                tell(told, SHOWED, other, state.cards[other], 0)

    def sample_chance(self, state: BlankState, rng: Rng) -> i64:
        left = deck(state)
        return nth(left, rng.below(count(left)))

    def chance_into(self, state: BlankState, codes: vec[i64], weights: vec[i64]) -> i64:
        left = deck(state)
        found = count(left)
        for n in range(found):
            codes[n] = nth(left, n)
            weights[n] = 1
        return found

    def determinize(self, state: BlankState, seat: i64, rng: Rng, into: BlankState) -> None:
        """Cards of the others are any that this seat has not seen."""
        into.copy_from(state)
        if over(state):
            return
        for other in range(state.seats):
            if other != seat:
                into.cards[other] = NONE
        for other in range(state.seats):
            if state.cards[other] != NONE and other != seat:
                left = deck(into)
                into.cards[other] = nth(left, rng.below(count(left)))

    def standing_into(self, state: BlankState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = state.cards[seat] + 1

    def outcome(self, state: BlankState) -> Outcome | None:
        if not over(state):
            return None
        return Outcome([card + 1 for card in state.cards], ALL_SHOWN)


RULES: Final = BlankGame()
