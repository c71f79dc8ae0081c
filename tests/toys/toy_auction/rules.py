"""Two to four seats hold two cards each, hidden. Dice make a prize; all bid a card at once, face
down, or pass; the highest single bid takes the prize; spent cards are shown and replaced."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.kernel import (
    BIT,
    CHANCE,
    CLOCK,
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
from wartable.kernel.features import Layout, around, choose, need

VALUES = 5  # cards 1 … 5
COPIES = 4
HAND = 2
# actions of seats and of the host
PASS, BID, TIME_UP, ACTIONS = 0, 1, 1 + VALUES, 2 + VALUES
# actions of chance: a card, or a sum of two dice
ROLL, CHANCES = VALUES, VALUES + 11
UNANSWERED, PASSED = -1, 0
# phases
DEALING, ROLLING, BIDDING, ENDED = range(4)
# refusals, events, endings
NO_SUCH_CARD, WRONG_CHANCE, ONLY_THE_CLOCK = 16, 17, 18
DREW, HID, ROLLED, ANSWERED, WON, NOBODY, TIMED_OUT, FINISHED = range(1, 9)
PLAYED_OUT = 1


class AuctionState(State):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds = 3
        self.phase = DEALING
        self.prize = 0
        self.hands = zeros(seats * VALUES)  # how many, by seat and value
        self.bids = vec[i64]([UNANSWERED] * seats)
        self.spent = zeros(VALUES)
        self.scores = zeros(seats)

    def clone(self) -> AuctionState:
        other = AuctionState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: AuctionState) -> None:
        self.seats = other.seats
        self.rounds = other.rounds
        self.phase = other.phase
        self.prize = other.prize
        self.hands = other.hands[:]
        self.bids = other.bids[:]
        self.spent = other.spent[:]
        self.scores = other.scores[:]

    def dump(self) -> list[int]:
        figures = [self.seats, self.rounds, self.phase, self.prize]
        return [*figures, *self.hands, *self.bids, *self.spent, *self.scores]

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> AuctionState:
    state = AuctionState(data[0])
    state.rounds, state.phase, state.prize = data[1:4]
    at = 4
    for name, size in (
        ("hands", state.seats * VALUES),
        ("bids", state.seats),
        ("spent", VALUES),
        ("scores", state.seats),
    ):
        setattr(state, name, vec[i64](data[at : at + size]))
        at += size
    return state


def held(state: AuctionState, seat: int) -> int:
    """Cards of a seat, one lying on the table face down included."""
    in_hand = sum(state.hands[seat * VALUES + v] for v in range(VALUES))
    return in_hand + (state.bids[seat] > PASSED)


def unseen(state: AuctionState, value: int) -> int:
    """Copies in the bag."""
    out = state.spent[value] + sum(state.hands[s * VALUES + value] for s in range(state.seats))
    return COPIES - out - sum(bid == value + 1 for bid in state.bids)


def thirsty(state: AuctionState) -> int:
    """The seat that draws next, or NONE."""
    short = (seat for seat in range(state.seats) if held(state, seat) < HAND)
    return next(short, NONE) if any(unseen(state, v) for v in range(VALUES)) else NONE


FEATURES = Layout(version=1)
AWAITED = FEATURES.choice("phase", 1, of=4)
TAKEN = FEATURES.flags("seats", 4)
ROUNDS = FEATURES.count("rounds", 1, most=9)
PRIZE = FEATURES.count("prize", 1, most=12)
HAND_CARDS = FEATURES.count("hand", VALUES, most=COPIES)
OWN_BID = FEATURES.choice("bid", 1, of=1 + VALUES)
ANSWERS = FEATURES.flags("answered", 4)
HELD = FEATURES.count("cards", 4, most=HAND)
SPENT = FEATURES.count("spent", VALUES, most=COPIES)
SCORES = FEATURES.count("scores", 4, most=999)


class Auction(Game[AuctionState]):
    def __init__(self) -> None:
        self.actions = ACTIONS
        self.chances = CHANCES
        self.features = FEATURES

    def start(self, seats: int, options: Options) -> AuctionState:
        if not 2 <= seats <= 4:
            raise ValueError("2 to 4 seats")
        state = AuctionState(seats)
        state.rounds = options.get("rounds", 3)
        return state

    def load(self, data: list[int]) -> AuctionState:
        return load(data)

    def actors(self, state: AuctionState) -> int:
        if state.phase == ENDED:
            return 0
        if state.phase != BIDDING:
            return BIT[CHANCE]
        return BIT[CLOCK] + sum(BIT[s] for s in range(state.seats) if state.bids[s] == UNANSWERED)

    def legal_into(self, state: AuctionState, seat: int, buf: vec[i64]) -> int:
        codes = [a for a in range(ACTIONS) if seat != CHANCE and not self.refusal(state, seat, a)]
        for number, code in enumerate(codes):
            buf[number] = code
        return len(codes)

    def refusal(self, state: AuctionState, seat: int, action: int) -> int:
        if state.phase == ENDED:
            return OVER
        if not may_act(self.actors(state), seat):
            return NOT_YOUR_TURN
        if not 0 <= action < (CHANCES if seat == CHANCE else ACTIONS):
            return NO_SUCH_ACTION
        if seat == CHANCE:
            if state.phase == ROLLING:
                return 0 if action >= ROLL else WRONG_CHANCE
            return 0 if action < VALUES and unseen(state, action) else WRONG_CHANCE
        if seat == CLOCK or action == TIME_UP:
            return 0 if (seat == CLOCK) == (action == TIME_UP) == True else ONLY_THE_CLOCK  # noqa: E712
        if action == PASS or state.hands[seat * VALUES + action - BID]:
            return 0
        return NO_SUCH_CARD

    def apply(self, state: AuctionState, seat: int, action: int, told: list[Event] | None) -> None:
        if seat == CHANCE and state.phase == DEALING:
            self.draw(state, action, told)
        elif seat == CHANCE:
            state.prize = action - ROLL + 2
            state.phase = BIDDING
            tell(told, ROLLED, NONE, state.prize, 0)
        elif seat == CLOCK:
            tell(told, TIMED_OUT, NONE, 0, 0)
            for other in range(state.seats):
                if state.bids[other] == UNANSWERED:
                    state.bids[other] = PASSED
            self.resolve(state, told)
        else:
            state.bids[seat] = action
            if action != PASS:
                at = seat * VALUES + action - BID
                state.hands[at] = state.hands[at] - 1
            tell(told, ANSWERED, seat, 0, 0)
            if all(bid != UNANSWERED for bid in state.bids):
                self.resolve(state, told)

    def draw(self, state: AuctionState, card: int, told: list[Event] | None) -> None:
        seat = thirsty(state)
        at = seat * VALUES + card
        state.hands[at] = state.hands[at] + 1
        tell_to(told, BIT[seat], DREW, seat, card, 0, 0)
        tell_to(told, EVERYBODY - BIT[seat], HID, seat, 0, 0, 0)
        if thirsty(state) == NONE:
            state.phase = ROLLING

    def resolve(self, state: AuctionState, told: list[Event] | None) -> None:
        best = max(state.bids)
        winners = [s for s in range(state.seats) if state.bids[s] == best]
        if best > PASSED and len(winners) == 1:
            state.scores[winners[0]] = state.scores[winners[0]] + state.prize
            tell(told, WON, winners[0], best, state.prize)
        else:
            tell(told, NOBODY, NONE, state.prize, 0)
        for seat in range(state.seats):
            if state.bids[seat] > PASSED:
                at = state.bids[seat] - 1
                state.spent[at] = state.spent[at] + 1
            state.bids[seat] = UNANSWERED
        state.prize = 0
        state.rounds -= 1
        state.phase = DEALING if thirsty(state) != NONE else ROLLING
        if state.rounds == 0:
            state.phase = ENDED
            tell(told, FINISHED, NONE, 0, 0)

    def sample_chance(self, state: AuctionState, rng: Rng) -> int:
        if state.phase == ROLLING:
            return ROLL + rng.below(6) + rng.below(6)
        pick = rng.below(sum(unseen(state, v) for v in range(VALUES)))
        card = 0
        while pick >= unseen(state, card):
            pick -= unseen(state, card)
            card += 1
        return card

    def chance_into(self, state: AuctionState, codes: vec[i64], weights: vec[i64]) -> int:
        if state.phase == ROLLING:
            rows = [(ROLL + total, 6 - abs(total - 5)) for total in range(11)]
        else:
            rows = [(v, unseen(state, v)) for v in range(VALUES) if unseen(state, v)]
        for number, (code, weight) in enumerate(rows):
            codes[number], weights[number] = code, weight
        return len(rows)

    def determinize(self, state: AuctionState, seat: int, rng: Rng, into: AuctionState) -> None:
        """Hands and face-down bids of the others come out of what this seat has not seen."""
        if into is not state:
            into.copy_from(state)
        others = [s for s in range(state.seats) if s != seat]
        sizes = [held(state, s) for s in others]
        answered = [state.bids[s] != UNANSWERED for s in others]
        for other in others:
            into.bids[other] = UNANSWERED
            for value in range(VALUES):
                into.hands[other * VALUES + value] = 0
        pool = [value for value in range(VALUES) for _ in range(unseen(into, value))]
        for other, size, has_answered in zip(others, sizes, answered, strict=True):
            cards = [pool.pop(rng.below(len(pool))) for _ in range(size)]
            if has_answered:  # what it bid is anybody's guess
                pick = rng.below(size + 1)
                into.bids[other] = PASSED if pick == size else cards.pop(pick) + 1
            for card in cards:
                at = other * VALUES + card
                into.hands[at] = into.hands[at] + 1

    def features_into(self, state: AuctionState, seat: int, buf: vec[i16], at: int) -> None:
        need(buf, at, FEATURES.size)
        choose(buf, at + AWAITED, state.phase)
        buf[at + ROUNDS] = state.rounds
        buf[at + PRIZE] = state.prize
        choose(buf, at + OWN_BID, state.bids[seat])
        for value in range(VALUES):
            buf[at + HAND_CARDS + value] = state.hands[seat * VALUES + value]
            buf[at + SPENT + value] = state.spent[value]
        for who in range(state.seats):
            to = around(who, seat, state.seats)
            buf[at + TAKEN + to] = 1
            buf[at + ANSWERS + to] = state.bids[who] != UNANSWERED
            buf[at + HELD + to] = held(state, who)
            buf[at + SCORES + to] = state.scores[who]

    def standing_into(self, state: AuctionState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = state.scores[seat]

    def outcome(self, state: AuctionState) -> Outcome | None:
        return Outcome([*state.scores], PLAYED_OUT) if state.phase == ENDED else None
