"""The table laid, first player, tribes, the deal; the round with its fair's draw. Rules 2, 3, 4."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    DEAL_SETTLING,
    DEAL_STAGE,
    DRAW_LOST,
    DREW,
    DREW_UNSEEN,
    FAIR,
    FAIR_DRAW,
    FAIR_OPENED,
    FAIR_SETTLING,
    FIRST,
    FIRST_DRAW,
    HARMLESS,
    LIVE,
    NOT_PENDING,
    OPENING,
    ROUND,
    ROUND_BEGAN,
    TRADING,
    TRADING_OPENED,
    TRIBE_TAKEN,
    TRIBE_TAKEN_BY,
    TRIBES_STAGE,
    TURN,
    TURN_BEGAN,
    TURNS,
)
from wartable.games.age_of_heroes.engine.cards import add_army, gain, replenish
from wartable.games.age_of_heroes.engine.chance import BattleDraw, DeckDraw, LotDraw
from wartable.games.age_of_heroes.engine.components import (
    BOOM,
    COMPULSORY,
    HELD,
    KINDS,
    MOST_ROUNDS,
    MOST_VALUES,
    ROUND_LIMIT,
    SWITCHES,
    TRIBES,
    UNIT,
    kinds_in,
    many,
)
from wartable.games.age_of_heroes.engine.figures import Figures
from wartable.games.age_of_heroes.engine.rules.endings import check_limit, left_of, linked
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    arg_c,
    pop,
    push,
    set_args,
)
from wartable.games.age_of_heroes.engine.steps.events import begin
from wartable.games.age_of_heroes.engine.steps.offers import clear_fair
from wartable.games.age_of_heroes.engine.steps.question import ChanceQuestion, Question, Verb, ask
from wartable.kernel.contract import CHANCE, EVERYBODY, Event, Options, tell, tell_to
from wartable.kernel.numbers import BIT, bits_into, count, lowest

NEWEST: Final = 2  # version of the rules


def lay(figures: Figures, seats: i64, options: Options) -> AgeOfHeroesState:
    """The table before the first player is drawn."""
    if not 2 <= seats <= 6:
        raise ValueError("2 to 6 seats")
    rules = options.get("rules", NEWEST)
    if not 1 <= rules <= NEWEST:
        raise ValueError(f"rules {rules} are not known")
    if rules < 2 and (options.get("exchange", 0) == COMPULSORY or options.get("luck", 1) == 0):
        raise ValueError("rules 1 know neither this exchange nor Luck for others")
    state = AgeOfHeroesState(figures)
    state.rules = rules
    state.seats = seats
    state.round = 1
    state.alive = BIT[seats] - 1
    state.tribes_left = BIT[TRIBES] - 1
    for key, (field, choices) in SWITCHES.items():
        chosen = options.get(key, 0)
        if not 0 <= chosen < len(choices):
            raise ValueError(f"option {key} is out of range")
        setattr(state, field, chosen)
    if rules < 2:
        state.own_luck = 1
    state.round_limit = options.get("round-limit", ROUND_LIMIT)
    if not 0 <= state.round_limit <= MOST_ROUNDS:
        raise ValueError("option round-limit is out of range")
    for kind in range(KINDS):
        state.deck[kind] = figures.copies[kind]
    for index in range(MOST_VALUES):
        state.battle[index] = figures.battle_copies[index]
    push(state, OPENING, state.alive, state.alive, 0)
    return state


# ---- first player


class FirstDraw(BattleDraw):
    """The next of those who are tied draws a battle card."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        drawer = lowest(arg_b(state))
        state.battle[n] -= 1
        state.drawn[drawer] = state.figures.battle_value[n]
        tell(told, FIRST_DRAW, drawer, state.drawn[drawer], 0)
        set_args(state, arg_a(state), arg_b(state) & ~BIT[drawer], 0)


class Opening(ChanceQuestion):
    """The highest battle card is first; only the tied draw again, from a full deck. S1."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        tied, to_draw = arg_a(state), arg_b(state)
        if to_draw != 0:
            return ask(state, BIT[CHANCE])
        winners = highest(state, tied)
        for index in range(MOST_VALUES):
            state.battle[index] = state.figures.battle_copies[index]
        if count(winners) > 1:
            set_args(state, winners, winners, 0)
            return False
        state.first = lowest(winners)
        tell(told, FIRST, state.first, 0, 0)
        pop(state)
        push(state, ROUND, TRIBES_STAGE, 0, 0)
        return False


def highest(state: AgeOfHeroesState, seats: i64) -> i64:
    """Those of the seats who drew the highest card."""
    best: i64 = 0
    winners: i64 = 0
    for seat in range(state.seats):
        if seats >> seat & 1 != 0:
            if state.drawn[seat] > best:
                best = state.drawn[seat]
                winners = 0
            if state.drawn[seat] == best:
                winners |= BIT[seat]
    return winners


# ---- the round


def seat_at(state: AgeOfHeroesState, offset: i64) -> i64:
    """Seats in turn order from the first player."""
    return (state.first + offset) % state.seats


class TakeTribe(Verb):
    """A seat chooses its tribe."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(state.tribes_left, self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if state.tribes_left >> n & 1 != 0 else TRIBE_TAKEN

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        take_tribe(state, n, told)


class TribeLot(LotDraw):
    """Chance gives the next seat its tribe."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        take_tribe(state, n, told)


class Tribes(ChanceQuestion):
    """One tribe after another is chosen or drawn, then the tribes are set up."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        offset = arg_b(state)
        if offset == state.seats:
            for seat in range(state.seats):
                state.cities[seat] = state.figures.start_cities
                for n in range(state.figures.start_armies):
                    add_army(state, seat)
            set_args(state, DEAL_STAGE, 0, state.figures.start_hand)
        elif count(state.tribes_left) == 1:
            take_tribe(state, lowest(state.tribes_left), told)
        else:
            return ask(state, BIT[CHANCE if state.tribe_mode != 0 else seat_at(state, offset)])
        return False


def take_tribe(state: AgeOfHeroesState, tribe: i64, told: list[Event] | None) -> None:
    seat = seat_at(state, arg_b(state))
    state.tribe[seat] = tribe
    state.tribes_left &= ~BIT[tribe]
    tell(told, TRIBE_TAKEN_BY, seat, tribe, 0)
    set_args(state, TRIBES_STAGE, arg_b(state) + 1, 0)


class DealtCard(DeckDraw):
    """Immediate cards wait, seen by their drawer only."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        drawer = seat_at(state, arg_b(state))
        state.deck[n] -= 1
        if n < HELD:
            gain(state, drawer, n)
        else:
            state.pending[drawer] += UNIT[n - HELD]
            state.waiting[drawer] += 1
        tell_to(told, BIT[drawer], DREW, drawer, n, 0, 0)
        tell_to(told, EVERYBODY & ~BIT[drawer], DREW_UNSEEN, drawer, 0, 0, 0)
        set_args(state, arg_a(state), arg_b(state), arg_c(state) - 1)


class Dealing(ChanceQuestion):
    """The deal, and the fair's compulsory draw: all draw before anything is resolved."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        stage, offset, left = arg_a(state), arg_b(state), arg_c(state)
        if offset == state.seats:
            set_args(state, DEAL_SETTLING if stage == DEAL_STAGE else FAIR_SETTLING, 0, 0)
        elif left == 0 or state.alive >> seat_at(state, offset) & 1 == 0:
            following = state.figures.start_hand
            if stage == FAIR_DRAW and offset + 1 < state.seats:
                following = fair_cards(state, seat_at(state, offset + 1))
            set_args(state, stage, offset + 1, following)
        elif replenish(state, told):
            return ask(state, BIT[CHANCE])
        else:
            tell(told, DRAW_LOST, seat_at(state, offset), left, 0)
            set_args(state, stage, offset, 0)
        return False


def fair_cards(state: AgeOfHeroesState, seat: i64) -> i64:
    """One, and one more per tribe that roads lead to. Rules 4."""
    if state.alive >> seat & 1 == 0:
        return 0
    return state.figures.fair_draw + state.figures.fair_per_tribe * linked(state, seat)


# ---- pending cards


class Resolve(Verb):
    """A seat says which of its pending cards acts next."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(kinds_in(state.pending[seat]), self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if many(state.pending[seat], n) != 0 else NOT_PENDING

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        resolve(state, seat, HELD + n, told)


class Settling(Question):
    """Each resolves all his pending cards, in an order he chooses. E1."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        stage, offset = arg_a(state), arg_b(state)
        if offset == state.seats:
            if stage == DEAL_SETTLING:
                open_fair(state, told)
            else:
                set_args(state, TRADING, 0, 0)
            return False
        seat = seat_at(state, offset)
        if state.waiting[seat] == 0 or state.alive >> seat & 1 == 0:
            set_args(state, stage, offset + 1, 0)
        elif state.round <= 1:
            discard_disasters(state, seat, told)
        elif count(kinds_in(state.pending[seat])) == 1:
            resolve(state, seat, HELD + lowest(kinds_in(state.pending[seat])), told)
        else:
            return ask(state, BIT[seat])
        return False


def discard_disasters(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """Deal and first fair: disasters do nothing, Population Boom works. S2."""
    for kind in range(HELD, KINDS):
        for n in range(many(state.pending[seat], kind - HELD)):
            if kind == BOOM:
                resolve(state, seat, kind, told)
            else:
                state.pending[seat] -= UNIT[kind - HELD]
                state.waiting[seat] -= 1
                state.pile[kind] += 1
                tell(told, HARMLESS, seat, kind, 0)


def resolve(state: AgeOfHeroesState, seat: i64, kind: i64, told: list[Event] | None) -> None:
    state.pending[seat] -= UNIT[kind - HELD]
    state.waiting[seat] -= 1
    begin(state, seat, kind, told)


# ---- fair and turns


def open_fair(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    """Open the fair of a round; the first seat draws for it first."""
    tell(told, FAIR_OPENED, state.first, state.round, 0)
    set_args(state, FAIR_DRAW, 0, fair_cards(state, state.first))


class OpenTrading(Question):
    """The fair opens."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        clear_fair(state)
        tell(told, TRADING_OPENED, state.first, state.round, 0)
        set_args(state, TURNS, 0, 0)
        push(state, LIVE if state.live != 0 else FAIR, 0, 0, 0)
        return False


class Turns(Question):
    """One turn after another, then the next round."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        offset = arg_b(state)
        if offset < state.seats:
            set_args(state, TURNS, offset + 1, 0)
            seat = seat_at(state, offset)
            if state.alive >> seat & 1 != 0:
                state.active = seat
                tell(told, TURN_BEGAN, seat, state.round, 0)
                push(state, TURN, seat, 0, 0)
        elif not check_limit(state, told):
            state.round += 1
            if state.alive >> state.first & 1 == 0:  # R1
                state.first = left_of(state, state.first)
            tell(told, ROUND_BEGAN, state.first, state.round, 0)
            open_fair(state, told)
        return False
