"""The table: civilisations, row, bags, events, and the stack of what is awaited."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.through_the_ages.engine.cards import (
    CARDS,
    MILITARY_CARDS,
)
from wartable.games.through_the_ages.engine.civ import (
    Civ,
)
from wartable.games.through_the_ages.engine.components import SLOTS
from wartable.kernel.contract import State
from wartable.kernel.numbers import NONE, copied, read_cells, zeros

DEPTH: Final = 16  # of the stack
# Where a territory or event lies
NOWHERE: Final = 0  # in a deck, a hand or a discard pile
CURRENT: Final = 1
FUTURE: Final = 2
PAST: Final = 3
# Phases; 0 before the first turn
START: Final = 1
POLITICS: Final = 2
ACTING: Final = 3
ENDING: Final = 4
FINAL: Final = 5


@final
@mypyc_attr(acyclic=True)
class AgesState(State):
    def __init__(self, seats: i64) -> None:
        self.civs = [Civ() for seat in range(seats)]
        self.seats: i64 = seats
        self.playing: i64 = seats  # civilisations still in the game
        self.age: i64 = 0
        self.round: i64 = 0  # 0 until the first turn
        self.first: i64 = NONE  # starting player
        self.current: i64 = NONE  # whose turn it is
        self.phase: i64 = 0
        self.last_round: i64 = 0  # the round that is the last, once known
        self.ended: i64 = 0  # why it is over, or 0
        self.opt_peters: i64 = 0  # options, by ruling
        self.opt_raid: i64 = 0
        self.opt_genghis: i64 = 0
        self.opt_churchill: i64 = 0
        self.opt_iconoclasm: i64 = 0
        self.opt_trade: i64 = 0
        self.opt_annex: i64 = 0
        self.opt_breakthrough: i64 = 0
        self.opt_resign: i64 = 0
        self.civil_left: i64 = 0  # cards in the current civil deck
        self.military_left: i64 = 0
        self.top_event: i64 = NONE  # the next event, once somebody has seen it
        self.top_seen: i64 = 0  # set of seats that have
        self.tactics: i64 = 0  # common tactics, set from TACTICS
        self.second: i64 = 0  # whether this is Caesar's second political action
        self.fight: i64 = NONE  # aggression under way
        self.rival: i64 = NONE  # its target
        self.attack: i64 = 0  # strengths compared
        self.defence: i64 = 0
        self.defended: i64 = 0  # cards used for it
        self.territory: i64 = NONE  # under the hammer
        self.high: i64 = 0  # last bid
        self.bidder: i64 = NONE
        self.passed: i64 = 0  # set of seats
        self.bonus: i64 = 0  # force of cards used
        self.cooks: i64 = 0  # cards discarded for Cook
        self.used_count: i64 = 0
        self.raided: i64 = 0  # printed cost of buildings destroyed
        self.top: i64 = 0  # frames on the stack
        self.row = vec[i64]([NONE] * SLOTS)  # card by slot, or NONE
        self.deck = zeros(CARDS)  # bags: what is not dealt, by card; of past ages out of the game
        self.discard = zeros(MILITARY_CARDS)  # piles by card, from TACTICS
        self.hidden = zeros(4 * MILITARY_CARDS)  # of these, laid face down, by seat
        self.gone = zeros(CARDS)  # removed for good
        self.fresh = zeros(33)  # action cards the current seat took in this phase
        self.place = zeros(67)  # of territories and events: NOWHERE, CURRENT, FUTURE, PAST
        self.seen = zeros(67)  # set of seats that know it lies there
        self.waiting = zeros(8)  # face-down events by age: current deck, then future deck
        self.pact_owner = vec[i64]([NONE] * 10)  # in whose area it lies
        self.pact_partner = vec[i64]([NONE] * 10)
        self.pact_side = zeros(10)  # 0 if the owner is side A
        # the seat known to hold it in hand, since it was offered
        self.pact_shown = vec[i64]([NONE] * 10)
        self.by_strength = zeros(4)  # seats in order when an event was turned up
        self.by_culture = zeros(4)
        self.hit = zeros(4)  # set of seats an effect of the event concerns
        self.bids = zeros(4)
        self.sent = zeros(10)  # units of the force, from BUILDINGS
        self.cards_used = zeros(24)  # in a defence or force, in order
        self.stack = zeros(4 * DEPTH)  # frames: kind, seat, a, b

    # ---- written by tools/states.py from the fields above
    # fmt: off
    def clone(self) -> AgesState:
        other = AgesState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: AgesState) -> None:
        self.seats, self.playing, self.age = other.seats, other.playing, other.age
        self.round, self.first, self.current = other.round, other.first, other.current
        self.phase, self.last_round, self.ended = other.phase, other.last_round, other.ended
        self.opt_peters, self.opt_raid = other.opt_peters, other.opt_raid
        self.opt_genghis, self.opt_churchill = other.opt_genghis, other.opt_churchill
        self.opt_iconoclasm, self.opt_trade = other.opt_iconoclasm, other.opt_trade
        self.opt_annex, self.opt_breakthrough = other.opt_annex, other.opt_breakthrough
        self.opt_resign, self.civil_left = other.opt_resign, other.civil_left
        self.military_left, self.top_event = other.military_left, other.top_event
        self.top_seen, self.tactics, self.second = other.top_seen, other.tactics, other.second
        self.fight, self.rival, self.attack = other.fight, other.rival, other.attack
        self.defence, self.defended = other.defence, other.defended
        self.territory, self.high, self.bidder = other.territory, other.high, other.bidder
        self.passed, self.bonus, self.cooks = other.passed, other.bonus, other.cooks
        self.used_count, self.raided, self.top = other.used_count, other.raided, other.top
        self.row = copied(other.row, self.row, SLOTS)
        self.deck = copied(other.deck, self.deck, CARDS)
        self.discard = copied(other.discard, self.discard, MILITARY_CARDS)
        self.hidden = copied(other.hidden, self.hidden, 4 * MILITARY_CARDS)
        self.gone = copied(other.gone, self.gone, CARDS)
        self.fresh = copied(other.fresh, self.fresh, 33)
        self.place = copied(other.place, self.place, 67)
        self.seen = copied(other.seen, self.seen, 67)
        self.waiting = copied(other.waiting, self.waiting, 8)
        self.pact_owner = copied(other.pact_owner, self.pact_owner, 10)
        self.pact_partner = copied(other.pact_partner, self.pact_partner, 10)
        self.pact_side = copied(other.pact_side, self.pact_side, 10)
        self.pact_shown = copied(other.pact_shown, self.pact_shown, 10)
        self.by_strength = copied(other.by_strength, self.by_strength, 4)
        self.by_culture = copied(other.by_culture, self.by_culture, 4)
        self.hit = copied(other.hit, self.hit, 4)
        self.bids = copied(other.bids, self.bids, 4)
        self.sent = copied(other.sent, self.sent, 10)
        self.cards_used = copied(other.cards_used, self.cards_used, 24)
        self.stack = copied(other.stack, self.stack, 4 * DEPTH)
        for i in range(len(self.civs)):
            self.civs[i].copy_from(other.civs[i])

    def dump(self) -> list[int]:
        numbers: list[int] = [
            self.seats, self.playing, self.age, self.round, self.first, self.current,
            self.phase, self.last_round, self.ended, self.opt_peters, self.opt_raid,
            self.opt_genghis, self.opt_churchill, self.opt_iconoclasm, self.opt_trade,
            self.opt_annex, self.opt_breakthrough, self.opt_resign, self.civil_left,
            self.military_left, self.top_event, self.top_seen, self.tactics, self.second,
            self.fight, self.rival, self.attack, self.defence, self.defended, self.territory,
            self.high, self.bidder, self.passed, self.bonus, self.cooks, self.used_count,
            self.raided, self.top, *self.row, *self.deck, *self.discard, *self.hidden,
            *self.gone, *self.fresh, *self.place, *self.seen, *self.waiting, *self.pact_owner,
            *self.pact_partner, *self.pact_side, *self.pact_shown, *self.by_strength,
            *self.by_culture, *self.hit, *self.bids, *self.sent, *self.cards_used, *self.stack,
        ]
        for part in self.civs:
            numbers += part.dump()
        return numbers

    def load(self, data: list[int], at: i64) -> i64:
        """Take the numbers of a dump that begin at `at`; return where they end."""
        self.seats, self.playing, self.age = data[at + 0], data[at + 1], data[at + 2]
        self.round, self.first, self.current = data[at + 3], data[at + 4], data[at + 5]
        self.phase, self.last_round, self.ended = data[at + 6], data[at + 7], data[at + 8]
        self.opt_peters, self.opt_raid = data[at + 9], data[at + 10]
        self.opt_genghis, self.opt_churchill = data[at + 11], data[at + 12]
        self.opt_iconoclasm, self.opt_trade = data[at + 13], data[at + 14]
        self.opt_annex, self.opt_breakthrough = data[at + 15], data[at + 16]
        self.opt_resign, self.civil_left = data[at + 17], data[at + 18]
        self.military_left, self.top_event = data[at + 19], data[at + 20]
        self.top_seen, self.tactics, self.second = data[at + 21], data[at + 22], data[at + 23]
        self.fight, self.rival, self.attack = data[at + 24], data[at + 25], data[at + 26]
        self.defence, self.defended, self.territory = data[at + 27], data[at + 28], data[at + 29]
        self.high, self.bidder, self.passed = data[at + 30], data[at + 31], data[at + 32]
        self.bonus, self.cooks, self.used_count = data[at + 33], data[at + 34], data[at + 35]
        self.raided, self.top = data[at + 36], data[at + 37]
        at += 38
        at = read_cells(data, at, self.row, SLOTS)
        at = read_cells(data, at, self.deck, CARDS)
        at = read_cells(data, at, self.discard, MILITARY_CARDS)
        at = read_cells(data, at, self.hidden, 4 * MILITARY_CARDS)
        at = read_cells(data, at, self.gone, CARDS)
        at = read_cells(data, at, self.fresh, 33)
        at = read_cells(data, at, self.place, 67)
        at = read_cells(data, at, self.seen, 67)
        at = read_cells(data, at, self.waiting, 8)
        at = read_cells(data, at, self.pact_owner, 10)
        at = read_cells(data, at, self.pact_partner, 10)
        at = read_cells(data, at, self.pact_side, 10)
        at = read_cells(data, at, self.pact_shown, 10)
        at = read_cells(data, at, self.by_strength, 4)
        at = read_cells(data, at, self.by_culture, 4)
        at = read_cells(data, at, self.hit, 4)
        at = read_cells(data, at, self.bids, 4)
        at = read_cells(data, at, self.sent, 10)
        at = read_cells(data, at, self.cards_used, 24)
        at = read_cells(data, at, self.stack, 4 * DEPTH)
        for part in self.civs:
            at = part.load(data, at)
        return at

    def layout(self) -> str:
        names = (
            "seats playing age round first current phase last_round ended opt_peters opt_raid "
            "opt_genghis opt_churchill opt_iconoclasm opt_trade opt_annex opt_breakthrough "
            "opt_resign civil_left military_left top_event top_seen tactics second fight "
            "rival attack defence defended territory high bidder passed bonus cooks "
            "used_count raided top row[SLOTS] deck[CARDS] discard[MILITARY_CARDS] hidden[4 * "
            "MILITARY_CARDS] gone[CARDS] fresh[33] place[67] seen[67] waiting[8] "
            "pact_owner[10] pact_partner[10] pact_side[10] pact_shown[10] by_strength[4] "
            "by_culture[4] hit[4] bids[4] sent[10] cards_used[24] stack[4 * DEPTH] "
        )
        for part in self.civs:
            names += f"civs({part.layout()}) "
        return names
    # fmt: on
    # ---- end of what is written

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> AgesState:
    state = AgesState(data[0])
    state.load(data, 0)
    return state


# ---- the stack of what is awaited


def push(state: AgesState, kind: i64, seat: i64, a: i64, b: i64) -> None:
    at = state.top * 4
    state.stack[at] = kind
    state.stack[at + 1] = seat
    state.stack[at + 2] = a
    state.stack[at + 3] = b
    state.top += 1


def pop(state: AgesState) -> None:
    """Cells above the top are zeroed, so that equal tables have equal dumps."""
    state.top -= 1
    at = state.top * 4
    state.stack[at] = 0
    state.stack[at + 1] = 0
    state.stack[at + 2] = 0
    state.stack[at + 3] = 0


def frame_kind(state: AgesState) -> i64:
    return state.stack[state.top * 4 - 4]


def frame_seat(state: AgesState) -> i64:
    return state.stack[state.top * 4 - 3]


def frame_a(state: AgesState) -> i64:
    return state.stack[state.top * 4 - 2]


def frame_b(state: AgesState) -> i64:
    return state.stack[state.top * 4 - 1]


def set_a(state: AgesState, a: i64) -> None:
    state.stack[state.top * 4 - 2] = a


def set_b(state: AgesState, b: i64) -> None:
    state.stack[state.top * 4 - 1] = b


def following(state: AgesState, seat: i64) -> i64:
    """The next civilisation in the game, clockwise."""
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.civs[seat].playing != 0:
            return seat
