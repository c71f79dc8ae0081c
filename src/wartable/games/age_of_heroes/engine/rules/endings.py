"""Neighbours and roads, elimination, victory. Rules 11 and 12."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    BY_CITIES,
    BY_LIMIT,
    BY_MONUMENT,
    BY_SURVIVAL,
    CLAIM_LAPSED,
    CLAIMED,
    CONCEDED,
    ENDED,
    WENT_OUT,
)
from wartable.games.age_of_heroes.engine.cards import discard_all
from wartable.games.age_of_heroes.engine.components import (
    EARTHQUAKE,
    SPECIAL,
)
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.kernel.contract import Event, tell
from wartable.kernel.numbers import BIT, NONE, count, lowest

# ---- the parts of a standing
WON: Final[i64] = 100_000_000  # the winner's
LIVING: Final[i64] = 100  # the least of a living tribe; those who are out stand below
BETTER_WAY: Final[i64] = 100_000  # for each city, or each stone of the monument, if these are more
BOTH_WAYS: Final[i64] = 1000  # for each city and each stone
PER_ARMY: Final[i64] = 10
WON_SCORE: Final[i64] = 5  # what people call the winner's score

# ---- the ring


def left_of(state: AgeOfHeroesState, seat: i64) -> i64:
    """The next living seat clockwise; the ring closes over those who are out. X2."""
    other = seat + 1
    while state.alive >> other & 1 == 0:
        other += 1
        if other >= state.seats:
            other = 0
    return other


def right_of(state: AgeOfHeroesState, seat: i64) -> i64:
    """The next tribe to the right that is still in the game."""
    other = seat - 1 if seat > 0 else state.seats - 1
    while state.alive >> other & 1 == 0:
        other = other - 1 if other > 0 else state.seats - 1
    return other


def are_neighbours(state: AgeOfHeroesState, a: i64, b: i64) -> bool:
    """Whether two tribes sit side by side, those who are out left aside."""
    return a != b and (left_of(state, a) == b or left_of(state, b) == a)


def joined(state: AgeOfHeroesState, a: i64, b: i64) -> bool:
    """A road directly between the two; of two tribes either may carry its mark."""
    if left_of(state, a) == b and state.roads >> a & 1 != 0:
        return True
    return left_of(state, b) == a and state.roads >> b & 1 != 0


def linked(state: AgeOfHeroesState, seat: i64) -> i64:
    """How many other living tribes roads lead to, through any number of others. Rules 4."""
    others = count(state.alive) - 1
    n: i64 = 0
    at = seat
    while n < others and joined(state, at, left_of(state, at)):
        at = left_of(state, at)
        n += 1
    at = seat
    while n < others and joined(state, at, right_of(state, at)):
        at = right_of(state, at)
        n += 1
    return n


def add_road(state: AgeOfHeroesState, a: i64, b: i64) -> None:
    """Build the road between two neighbours; it lies with the one whose left the other is."""
    state.roads |= BIT[a] if left_of(state, a) == b else BIT[b]


# ---- elimination


def check_out(state: AgeOfHeroesState, first: i64, told: list[Event] | None) -> None:
    """After a completed step: no city, no card, nothing pending is out (X1). Checked from one seat
    leftwards, one at a time, so that somebody is always left (X4)."""
    for step in range(state.seats):
        seat = (first + step) % state.seats
        if state.alive >> seat & 1 != 0 and is_bare(state, seat) and state.ended == 0:
            remove(state, seat, told)


def is_bare(state: AgeOfHeroesState, seat: i64) -> bool:
    return state.cities[seat] == 0 and state.size[seat] == 0 and state.waiting[seat] == 0


def remove(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """All a tribe had goes back; roads to it are gone. Rules 11, X3."""
    state.roads &= ~(BIT[seat] | BIT[right_of(state, seat)])
    state.alive &= ~BIT[seat]
    armies = state.armies[seat]
    state.pile[EARTHQUAKE] += count(armies & state.quaked)
    state.generals &= ~armies
    state.quaked &= ~armies
    state.away &= ~armies
    state.fresh &= ~armies
    state.armies[seat] = 0
    state.fortresses[seat] = 0
    state.pile[SPECIAL + state.tribe[seat]] += state.monument[seat]
    state.monument[seat] = 0
    state.claims &= ~BIT[seat]
    state.gone += 1
    state.left_at[seat] = state.gone
    tell(told, WENT_OUT, seat, 0, 0)
    if count(state.alive) == 1:
        finish(state, BY_SURVIVAL, lowest(state.alive), told)  # V1


def concede(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """Leaving: the hand is discarded, the cities go back. In the own action phase, when nothing is
    pending and no board is open. Rules 12."""
    tell(told, CONCEDED, seat, 0, 0)
    discard_all(state, seat, state.hand[seat])
    state.cities[seat] = 0
    remove(state, seat, told)


# ---- victory


def fulfils(state: AgeOfHeroesState, seat: i64) -> bool:
    """Whether the seat has the cities or the monument that win."""
    figures = state.figures
    return (
        state.cities[seat] >= figures.victory_cities
        or state.monument[seat] >= figures.victory_monument
    )


def check_victory(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """At the end of a turn: the last turn begins, ends in victory, or lapses. V2, V3."""
    claimed = state.claims >> seat & 1 != 0
    if fulfils(state, seat):
        if claimed:
            cities = state.cities[seat] >= state.figures.victory_cities
            finish(state, BY_CITIES if cities else BY_MONUMENT, seat, told)
        else:
            state.claims |= BIT[seat]
            tell(told, CLAIMED, seat, state.cities[seat], state.monument[seat])
    elif claimed:
        state.claims &= ~BIT[seat]
        tell(told, CLAIM_LAPSED, seat, 0, 0)


def finish(state: AgeOfHeroesState, why: i64, winner: i64, told: list[Event] | None) -> None:
    state.ended = why
    state.winner = winner
    state.asked = 0
    tell(told, ENDED, winner, why, 0)


def check_limit(state: AgeOfHeroesState, told: list[Event] | None) -> bool:
    """V4: after so many rounds it is a draw, ranked."""
    if state.round_limit != 0 and state.round >= state.round_limit:
        finish(state, BY_LIMIT, NONE, told)
    return state.ended != 0


def standing(state: AgeOfHeroesState, seat: i64) -> i64:
    """The winner; then the living by the better way to victory, both ways, armies (V4); then
    those who are out, the last of them first."""
    if seat == state.winner:
        return WON
    if state.alive >> seat & 1 == 0:
        return state.left_at[seat]
    cities = state.cities[seat]
    monument = state.monument[seat]
    armies = count(state.armies[seat] & ~state.quaked)
    ways = max(cities, monument) * BETTER_WAY + (cities + monument) * BOTH_WAYS
    return LIVING + ways + armies * PER_ARMY


def score(standing: i64) -> i64:
    """The better of cities and monument; the winner's is the goal."""
    if standing >= WON:
        return WON_SCORE
    return standing // BETTER_WAY if standing >= LIVING else 0
