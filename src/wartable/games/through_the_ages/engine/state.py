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
from wartable.kernel.numbers import NONE, zeros

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
        self.pact_shown = vec[i64](
            [NONE] * 10
        )  # the seat known to hold it in hand, since it was offered
        self.by_strength = zeros(4)  # seats in order when an event was turned up
        self.by_culture = zeros(4)
        self.hit = zeros(4)  # set of seats an effect of the event concerns
        self.bids = zeros(4)
        self.sent = zeros(10)  # units of the force, from BUILDINGS
        self.cards_used = zeros(24)  # in a defence or force, in order
        self.stack = zeros(4 * DEPTH)  # frames: kind, seat, a, b

    def clone(self) -> AgesState:
        other = AgesState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: AgesState) -> None:
        for seat in range(self.seats):
            self.civs[seat].copy_from(other.civs[seat])
        self.seats = other.seats
        self.playing = other.playing
        self.age = other.age
        self.round = other.round
        self.first = other.first
        self.current = other.current
        self.phase = other.phase
        self.last_round = other.last_round
        self.ended = other.ended
        self.opt_peters = other.opt_peters
        self.opt_raid = other.opt_raid
        self.opt_genghis = other.opt_genghis
        self.opt_churchill = other.opt_churchill
        self.opt_iconoclasm = other.opt_iconoclasm
        self.opt_trade = other.opt_trade
        self.opt_annex = other.opt_annex
        self.opt_breakthrough = other.opt_breakthrough
        self.opt_resign = other.opt_resign
        self.civil_left = other.civil_left
        self.military_left = other.military_left
        self.top_event = other.top_event
        self.top_seen = other.top_seen
        self.tactics = other.tactics
        self.second = other.second
        self.fight = other.fight
        self.rival = other.rival
        self.attack = other.attack
        self.defence = other.defence
        self.defended = other.defended
        self.territory = other.territory
        self.high = other.high
        self.bidder = other.bidder
        self.passed = other.passed
        self.bonus = other.bonus
        self.cooks = other.cooks
        self.used_count = other.used_count
        self.raided = other.raided
        self.top = other.top
        self.row = other.row[:]
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.hidden = other.hidden[:]
        self.gone = other.gone[:]
        self.fresh = other.fresh[:]
        self.place = other.place[:]
        self.seen = other.seen[:]
        self.waiting = other.waiting[:]
        self.pact_owner = other.pact_owner[:]
        self.pact_partner = other.pact_partner[:]
        self.pact_side = other.pact_side[:]
        self.pact_shown = other.pact_shown[:]
        self.by_strength = other.by_strength[:]
        self.by_culture = other.by_culture[:]
        self.hit = other.hit[:]
        self.bids = other.bids[:]
        self.sent = other.sent[:]
        self.cards_used = other.cards_used[:]
        self.stack = other.stack[:]

    def dump(self) -> list[int]:
        numbers: list[int] = [
            self.seats,
            self.playing,
            self.age,
            self.round,
            self.first,
            self.current,
            self.phase,
            self.last_round,
            self.ended,
            self.opt_peters,
            self.opt_raid,
            self.opt_genghis,
            self.opt_churchill,
            self.opt_iconoclasm,
            self.opt_trade,
            self.opt_annex,
            self.opt_breakthrough,
            self.opt_resign,
            self.civil_left,
            self.military_left,
            self.top_event,
            self.top_seen,
            self.tactics,
            self.second,
            self.fight,
            self.rival,
            self.attack,
            self.defence,
            self.defended,
            self.territory,
            self.high,
            self.bidder,
            self.passed,
            self.bonus,
            self.cooks,
            self.used_count,
            self.raided,
            self.top,
            *self.row,
            *self.deck,
            *self.discard,
            *self.hidden,
            *self.gone,
            *self.fresh,
            *self.place,
            *self.seen,
            *self.waiting,
            *self.pact_owner,
            *self.pact_partner,
            *self.pact_side,
            *self.pact_shown,
            *self.by_strength,
            *self.by_culture,
            *self.hit,
            *self.bids,
            *self.sent,
            *self.cards_used,
            *self.stack,
        ]
        for civ in self.civs:
            numbers += civ.dump()
        return numbers

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> AgesState:
    state = AgesState(data[0])
    state.seats = data[0]
    state.playing = data[1]
    state.age = data[2]
    state.round = data[3]
    state.first = data[4]
    state.current = data[5]
    state.phase = data[6]
    state.last_round = data[7]
    state.ended = data[8]
    state.opt_peters = data[9]
    state.opt_raid = data[10]
    state.opt_genghis = data[11]
    state.opt_churchill = data[12]
    state.opt_iconoclasm = data[13]
    state.opt_trade = data[14]
    state.opt_annex = data[15]
    state.opt_breakthrough = data[16]
    state.opt_resign = data[17]
    state.civil_left = data[18]
    state.military_left = data[19]
    state.top_event = data[20]
    state.top_seen = data[21]
    state.tactics = data[22]
    state.second = data[23]
    state.fight = data[24]
    state.rival = data[25]
    state.attack = data[26]
    state.defence = data[27]
    state.defended = data[28]
    state.territory = data[29]
    state.high = data[30]
    state.bidder = data[31]
    state.passed = data[32]
    state.bonus = data[33]
    state.cooks = data[34]
    state.used_count = data[35]
    state.raided = data[36]
    state.top = data[37]
    at = 38
    state.row = vec[i64](data[at : at + SLOTS])
    at += SLOTS
    state.deck = vec[i64](data[at : at + CARDS])
    at += CARDS
    state.discard = vec[i64](data[at : at + MILITARY_CARDS])
    at += MILITARY_CARDS
    state.hidden = vec[i64](data[at : at + 4 * MILITARY_CARDS])
    at += 4 * MILITARY_CARDS
    state.gone = vec[i64](data[at : at + CARDS])
    at += CARDS
    state.fresh = vec[i64](data[at : at + 33])
    at += 33
    state.place = vec[i64](data[at : at + 67])
    at += 67
    state.seen = vec[i64](data[at : at + 67])
    at += 67
    state.waiting = vec[i64](data[at : at + 8])
    at += 8
    state.pact_owner = vec[i64](data[at : at + 10])
    at += 10
    state.pact_partner = vec[i64](data[at : at + 10])
    at += 10
    state.pact_side = vec[i64](data[at : at + 10])
    at += 10
    state.pact_shown = vec[i64](data[at : at + 10])
    at += 10
    state.by_strength = vec[i64](data[at : at + 4])
    at += 4
    state.by_culture = vec[i64](data[at : at + 4])
    at += 4
    state.hit = vec[i64](data[at : at + 4])
    at += 4
    state.bids = vec[i64](data[at : at + 4])
    at += 4
    state.sent = vec[i64](data[at : at + 10])
    at += 10
    state.cards_used = vec[i64](data[at : at + 24])
    at += 24
    state.stack = vec[i64](data[at : at + 4 * DEPTH])
    at += 4 * DEPTH
    size = len(state.civs[0].dump())
    for civ in state.civs:
        civ.load(data[at : at + size])
        at += size
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
