"""Luck against disasters. All who may play it are asked at once, so that neither the question nor
its order tells who holds it; answers stay unseen until the last is given. Rules 9, E3, E5."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    ERUPTED,
    LUCKY,
    LUCKY_FOR,
    NOT_HELD,
    SHAKEN,
    STARVED,
)
from wartable.games.age_of_heroes.engine.cards import discard, holds
from wartable.games.age_of_heroes.engine.components import (
    EARTHQUAKE,
    FAMINE,
    GRAIN,
    LUCK,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import check_out
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    arg_c,
    pop,
)
from wartable.games.age_of_heroes.engine.steps.question import Question, Verb, ask
from wartable.kernel.contract import Event, tell
from wartable.kernel.numbers import BIT

# ---- who is asked


def may_hold(state: AgeOfHeroesState) -> i64:
    """The seats that may hold Luck for all that everybody has seen: not those without, once every
    copy lies in the discard pile or in a hand that was shown."""
    unseen = state.figures.copies[LUCK] - state.pile[LUCK]
    shown: i64 = 0
    for seat in range(state.seats):
        copies = many(state.open[seat], LUCK)
        unseen -= copies
        if copies != 0:
            shown |= BIT[seat]
    return state.alive if unseen > 0 else shown


def askable(state: AgeOfHeroesState, struck: i64) -> i64:
    """The seats that are asked whether they play Luck when these are struck."""
    asked = struck if state.own_luck != 0 else state.alive
    if state.rules >= 2:
        asked &= may_hold(state)
    if state.holders_only != 0:
        for seat in range(state.seats):
            if not holds(state, seat, LUCK):
                asked &= ~BIT[seat]
    return asked


def remaining(state: AgeOfHeroesState) -> i64:
    """Those of the seats asked who have not answered."""
    return state.alive & ~state.answered


def first_from(state: AgeOfHeroesState, seat: i64, seats: i64) -> i64:
    """The first of these seats, from one leftwards."""
    while seats >> seat & 1 == 0:
        seat = (seat + 1) % state.seats
    return seat


def shut(state: AgeOfHeroesState) -> None:
    """The question is over; nobody learns who else would have played Luck."""
    state.answered = 0
    state.pledged = 0
    pop(state)


def spend(
    state: AgeOfHeroesState, seat: i64, kind: i64, struck: i64, told: list[Event] | None
) -> None:
    """Luck is discarded, and everybody hears for whom it was played."""
    discard(state, seat, LUCK)
    if seat == struck:
        tell(told, LUCKY, seat, kind, 0)
    else:
        tell(told, LUCKY_FOR, seat, kind, struck)


class Luck(Verb):
    """The seat plays Luck, unless another's counts first."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if holds(state, seat, LUCK) else NOT_HELD

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.pledged |= BIT[seat]
        state.answered |= BIT[seat]


class Waive(Verb):
    """The seat lets it happen."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.answered |= BIT[seat]


# ---- Earthquake and Volcano


class LuckWindow(Question):
    """When all have answered, the first Luck from the one struck leftwards cancels the disaster;
    without any it strikes."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        asked = remaining(state)
        if asked != 0:
            return ask(state, asked)
        owner, kind, target = arg_a(state), arg_b(state), arg_c(state)
        players = state.pledged
        shut(state)
        if players != 0:
            player = first_from(state, owner, players)
            spend(state, player, kind, owner, told)
            owner = player
        elif kind == EARTHQUAKE:  # the card lies by the army
            state.quaked |= BIT[target]
            state.pile[EARTHQUAKE] -= 1
            tell(told, SHAKEN, owner, target, 0)
        else:
            state.cities[owner] -= 1
            tell(told, ERUPTED, owner, state.cities[owner], 0)
        check_out(state, owner, told)
        return False


# ---- Famine


class AvertFamine(Luck):
    """Before rules 2 the card was played openly, one seat after the other."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        super().do(state, seat, n, told)
        if state.rules < 2:
            spend(state, seat, FAMINE, seat, told)


class FamineRound(Question):
    """Famine strikes everybody; one Luck saves all, or as the option has it its player (E3). Before
    rules 2 they were asked one by one from the drawer leftwards."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        drawer, asked = arg_a(state), remaining(state)
        saved = state.famine_scope == 0 and state.pledged != 0
        if state.rules < 2 and saved:
            asked = 0
        elif state.rules < 2 and asked != 0:
            asked = BIT[first_from(state, drawer, asked)]
        if asked != 0:
            return ask(state, asked)
        spared = state.pledged
        shut(state)
        if state.rules >= 2:
            spend_all(state, drawer, spared, told)
        if not saved:
            starve(state, drawer, spared, told)
        check_out(state, drawer, told)
        return False


def spend_all(state: AgeOfHeroesState, drawer: i64, players: i64, told: list[Event] | None) -> None:
    """Those who played Luck against Famine discard it; of several only the first, where it saves
    all."""
    while players != 0:
        seat = first_from(state, drawer, players)
        spend(state, seat, FAMINE, seat, told)
        players = 0 if state.famine_scope == 0 else players & ~BIT[seat]


def starve(state: AgeOfHeroesState, drawer: i64, spared: i64, told: list[Event] | None) -> None:
    """Every living player discards all his grain; how much is public. E4."""
    for step in range(state.seats):
        seat = (drawer + step) % state.seats
        if state.alive >> seat & 1 == 0 or spared >> seat & 1 != 0:
            continue
        n = many(state.hand[seat], GRAIN)
        for i in range(n):
            discard(state, seat, GRAIN)
        state.lean[seat] = state.size[seat]
        tell(told, STARVED, seat, n, 0)
