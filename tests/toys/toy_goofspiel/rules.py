"""Two seats hold the cards 1 … n each. A prize is turned up; both bid a card at once, face down;
the higher bid takes the prize, nobody does if they are equal. The last cards meet by themselves.
Who has more points wins. Bids are shown afterwards, or only who took the prize is."""

from __future__ import annotations

from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.kernel import (
    BIT,
    CHANCE,
    EVERYBODY,
    NO_SUCH_ACTION,
    NONE,
    NOT_YOUR_TURN,
    OVER,
    Event,
    Game,
    Options,
    Outcome,
    Rng,
    State,
    may_act,
    tell,
    tell_to,
    zeros,
)
from wartable.kernel.features import Layout, choose, wipe

MOST = 5  # cards
SEATS = 2
BY_LOT, DESCENDING = 0, 1  # the order of prizes
SHOWN, HIDDEN = 0, 1  # bids afterwards
NO_SUCH_CARD = 16
TURNED, LAID, SHOWED, TOOK, FINISHED = range(1, 6)
PLAYED_OUT = 1

FEATURES = Layout(version=1)
PRIZE = FEATURES.choice("prize", 1, of=MOST)
PRIZES = FEATURES.choice("prizes", MOST, of=MOST)  # by round
OWN = FEATURES.choice("own bids", MOST, of=MOST)
THEIRS = FEATURES.choice("their bids", MOST, of=MOST)
TAKEN = FEATURES.choice("taken", MOST, of=3)  # by nobody, by me, by the other
HELD = FEATURES.flags("hand", MOST)
ANSWERED = FEATURES.flags("answered", SEATS)


class GoofspielState(State):
    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.order = BY_LOT
        self.hiding = SHOWN
        self.round = 0
        self.prizes = vec[i64]([NONE] * cards)  # by round
        self.bids = vec[i64]([NONE] * (SEATS * cards))  # by round and seat

    def clone(self) -> GoofspielState:
        other = GoofspielState(self.cards)
        other.copy_from(self)
        return other

    def copy_from(self, other: GoofspielState) -> None:
        self.cards, self.order, self.hiding = other.cards, other.order, other.hiding
        self.round = other.round
        self.prizes, self.bids = other.prizes[:], other.bids[:]

    def dump(self) -> list[int]:
        return [self.cards, self.order, self.hiding, self.round, *self.prizes, *self.bids]

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> GoofspielState:
    state = GoofspielState(data[0])
    state.order, state.hiding, state.round = data[1:4]
    state.prizes = vec[i64](data[4 : 4 + state.cards])
    state.bids = vec[i64](data[4 + state.cards :])
    return state


def hand(state: GoofspielState, seat: int) -> list[int]:
    """Cards from 0 on that a seat has not bid."""
    spent = {state.bids[SEATS * turn + seat] for turn in range(state.cards)}
    return [card for card in range(state.cards) if card not in spent]


def left(state: GoofspielState) -> list[int]:
    """Prizes that were not turned up."""
    return [card for card in range(state.cards) if card not in set(state.prizes)]


def taker(state: GoofspielState, turn: int) -> int:
    """The seat that took the prize of a round, or NONE."""
    one, two = state.bids[SEATS * turn], state.bids[SEATS * turn + 1]
    return NONE if one == two else int(two > one)


class Goofspiel(Game[GoofspielState]):
    def __init__(self) -> None:
        self.actions = MOST
        self.chances = MOST
        self.features = FEATURES

    def start(self, seats: int, options: Options) -> GoofspielState:
        state = GoofspielState(options.get("cards", 3))
        state.order, state.hiding = options.get("order", BY_LOT), options.get("bids", SHOWN)
        self.turn_up(state, None)
        return state

    def load(self, data: list[int]) -> GoofspielState:
        return load(data)

    def actors(self, state: GoofspielState) -> int:
        if state.round == state.cards:
            return 0
        if state.prizes[state.round] == NONE:
            return BIT[CHANCE]
        at = SEATS * state.round
        return sum(BIT[seat] for seat in range(SEATS) if state.bids[at + seat] == NONE)

    def legal_into(self, state: GoofspielState, seat: int, buf: vec[i64]) -> int:
        if not 0 <= seat < SEATS or not may_act(self.actors(state), seat):
            return 0
        cards = hand(state, seat)
        for number, card in enumerate(cards):
            buf[number] = card
        return len(cards)

    def refusal(self, state: GoofspielState, seat: int, action: int) -> int:
        mask = self.actors(state)
        if mask == 0:
            return OVER
        if not may_act(mask, seat):
            return NOT_YOUR_TURN
        if not 0 <= action < MOST:
            return NO_SUCH_ACTION
        return (
            0 if action in (left(state) if seat == CHANCE else hand(state, seat)) else NO_SUCH_CARD
        )

    def apply(
        self, state: GoofspielState, seat: int, action: int, told: list[Event] | None
    ) -> None:
        if seat == CHANCE:
            state.prizes[state.round] = action
            tell(told, TURNED, NONE, action, 0)
            return
        state.bids[SEATS * state.round + seat] = action
        tell(told, LAID, seat, 0, 0)
        if self.actors(state) == 0:
            self.finish_round(state, told)

    def finish_round(self, state: GoofspielState, told: list[Event] | None) -> None:
        """Both have bid; of the last cards nobody needs to be asked."""
        for seat in range(SEATS):
            audience = EVERYBODY if state.hiding == SHOWN else BIT[seat]
            tell_to(told, audience, SHOWED, seat, state.bids[SEATS * state.round + seat], 0, 0)
        tell(told, TOOK, taker(state, state.round), 0, 0)
        state.round += 1
        if state.round == state.cards:
            tell(told, FINISHED, NONE, 0, 0)
            return
        self.turn_up(state, told)
        if state.round == state.cards - 1:
            for seat in range(SEATS):
                state.bids[SEATS * state.round + seat] = hand(state, seat)[0]
            self.finish_round(state, told)

    def turn_up(self, state: GoofspielState, told: list[Event] | None) -> None:
        """The next prize, where it needs no chance."""
        known = left(state)
        if state.order == DESCENDING or len(known) == 1:
            state.prizes[state.round] = known[-1]
            tell(told, TURNED, NONE, known[-1], 0)

    def sample_chance(self, state: GoofspielState, rng: Rng) -> int:
        known = left(state)
        return known[rng.below(len(known))]

    def chance_into(self, state: GoofspielState, codes: vec[i64], weights: vec[i64]) -> int:
        known = left(state)
        for number, card in enumerate(known):
            codes[number], weights[number] = card, 1
        return len(known)

    def determinize(self, state: GoofspielState, seat: int, rng: Rng, into: GoofspielState) -> None:
        """The bids of the other: any that would have taken the same prizes."""
        if into is not state:
            into.copy_from(state)
        other, known = 1 - seat, state.round if state.hiding == SHOWN else 0
        turns = [t for t in range(known, state.cards) if state.bids[SEATS * t + other] != NONE]
        fixed = {state.bids[SEATS * t + other] for t in range(known)}
        pool = [card for card in range(state.cards) if card not in fixed]
        found = []
        for bids in permutations(pool, len(turns)):
            for turn, card in zip(turns, bids, strict=True):
                into.bids[SEATS * turn + other] = card
            if all(taker(into, t) == taker(state, t) for t in range(known, state.round)):
                found.append(bids)
        for turn, card in zip(turns, found[rng.below(len(found))], strict=True):
            into.bids[SEATS * turn + other] = card

    def features_into(self, state: GoofspielState, seat: int, buf: vec[i16], at: int) -> None:
        wipe(buf, at, FEATURES.size)
        if state.round < state.cards:
            choose(buf, at + PRIZE, state.prizes[state.round])
        for card in hand(state, seat):
            buf[at + HELD + card] = 1
        for turn in range(state.cards):
            choose(buf, at + PRIZES + turn, state.prizes[turn])
            choose(buf, at + OWN + turn, state.bids[SEATS * turn + seat])
            if turn < state.round:
                won = taker(state, turn)
                choose(buf, at + TAKEN + turn, 0 if won == NONE else 1 + (won != seat))
                if state.hiding == SHOWN:
                    choose(buf, at + THEIRS + turn, state.bids[SEATS * turn + 1 - seat])
            elif turn == state.round:
                for away in range(SEATS):
                    who = (seat + away) % SEATS
                    buf[at + ANSWERED + away] = state.bids[SEATS * turn + who] != NONE

    def standing_into(self, state: GoofspielState, buf: vec[i64]) -> None:
        for seat in range(SEATS):
            turns = range(state.round)
            buf[seat] = sum(1 + state.prizes[t] for t in turns if taker(state, t) == seat)

    def outcome(self, state: GoofspielState) -> Outcome | None:
        if state.round < state.cards:
            return None
        figures = zeros(SEATS)
        self.standing_into(state, figures)
        return Outcome([*figures], PLAYED_OUT)
