"""What a position between turns is worth, for three to six seats. Compiled.

Each seat gets a sum of weights for how it sees every province, its lead and its place in the order
of play; the softmax of the sums is its chance to win. The weights come from self-play:
tools/age_of_war/tune.py. Bots use it with four seats or more: for fewer the game is solved.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_war.engine.components import (
    CITIES,
    FIRST_CITY,
    MOST_SEATS,
    PROVINCE,
    PROVINCES,
)
from wartable.games.age_of_war.engine.rules import holds_all, score, standing
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel.numbers import BIT, NONE

# A seat sees each province as one of so many patterns: a digit per city, 0 the centre, 1 its own,
# 2 somebody else's. Every pattern has three weights: plain, late (grows to 1 as the centre runs
# empty) and early (the opposite).
FIRST_PATTERN: Final = vec[i64](
    [
        sum(3 ** (FIRST_CITY[p + 1] - FIRST_CITY[p]) for p in range(province))
        for province in range(int(PROVINCES) + 1)
    ]
)
PATTERNS: Final[i64] = 138
# Then plain figures: lead in points three ways, whether in the lead, how soon the seat is to move
MARGIN: Final[i64] = 0
LEADS: Final[i64] = 3
LEADER_MOVES: Final[i64] = 4
ORDER: Final[i64] = 5
EXTRAS: Final[i64] = ORDER + 2 * MOST_SEATS
WEIGHTS: Final[i64] = 3 * PATTERNS + EXTRAS


@final
class Valuer:
    """The chance to win by weights, with room to work in."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.extras = vec[float]([0.0] * EXTRAS)
        self.patterns = vec[i64]([0] * PROVINCES)
        self.chances = vec[float]([0.0] * MOST_SEATS)

    def weigh(self, state: AgeOfWarState, mover: i64) -> None:
        """Put everybody's chance to win into `chances`, when `mover` is about to begin a turn;
        exact once the centre is empty."""
        chances = self.chances
        left = centre_count(state)
        whole = 0.0
        for who in range(state.seats):
            if left == 0:
                chances[who] = share(state, who)
            else:
                chances[who] = exp(self.total(state, mover, who, left))
                whole += chances[who]
        if left > 0:
            for who in range(state.seats):
                chances[who] = chances[who] / whole

    def total(self, state: AgeOfWarState, mover: i64, seat: i64, left: i64) -> float:
        """What speaks for a seat, summed up."""
        weights, late, early = self.weights, 1.0 / float(left), float(left) / float(CITIES)
        patterns_into(state, seat, self.patterns)
        extras_into(state, mover, seat, left, self.extras)
        total = 0.0
        for province in range(PROVINCES):
            at = self.patterns[province]
            total += weights[at] + late * weights[PATTERNS + at]
            total += early * weights[2 * PATTERNS + at]
        for i in range(EXTRAS):
            total += weights[3 * PATTERNS + i] * self.extras[i]
        return total

    def values_into(self, state: AgeOfWarState, taken: vec[float]) -> float:
        """For the seat whose turn it is: by city its chance to win after taking it; returned,
        after a turn that takes nothing."""
        seat = state.current
        following = seat + 1 if seat + 1 < state.seats else 0
        after = state.clone()
        for city in range(CITIES):
            before = state.owner[city]
            province: i64 = PROVINCE[city]
            if before == seat or state.locked >> province & 1 != 0:
                continue
            after.owner[city] = seat
            if holds_all(after, seat, province):
                after.locked |= BIT[province]
            self.weigh(after, following)
            taken[city] = self.chances[seat]
            after.owner[city] = before
            after.locked = state.locked
        self.weigh(state, following)
        return self.chances[seat]


def centre_count(state: AgeOfWarState) -> i64:
    left: i64 = 0
    for city in range(CITIES):
        if state.owner[city] == NONE:
            left += 1
    return left


def share(state: AgeOfWarState, seat: i64) -> float:
    """Of a victory, as things stand: shared among equals."""
    mine = standing(state, seat)
    equals = 0.0
    for who in range(state.seats):
        theirs = standing(state, who)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equals += 1.0
    return 1.0 / equals


def patterns_into(state: AgeOfWarState, seat: i64, buf: vec[i64]) -> None:
    """How each province looks to a seat."""
    for province in range(PROVINCES):
        pattern: i64 = 0
        for city in range(FIRST_CITY[province], FIRST_CITY[province + 1]):
            owner = state.owner[city]
            pattern = pattern * 3 + (0 if owner == NONE else 1 if owner == seat else 2)
        buf[province] = FIRST_PATTERN[province] + pattern


def extras_into(state: AgeOfWarState, mover: i64, seat: i64, left: i64, buf: vec[float]) -> None:
    """How far ahead of the best of the others, and how soon to move."""
    late = 1.0 / float(left)
    for i in range(EXTRAS):
        buf[i] = 0.0
    place = seat - mover if seat >= mover else seat - mover + state.seats
    buf[ORDER + place] = 1.0
    buf[ORDER + MOST_SEATS + place] = late
    mine = standing(state, seat)
    best: i64 = 0
    for who in range(state.seats):
        if who != seat:
            theirs = standing(state, who)
            if theirs > best:
                best = theirs
    lead = float(score(mine) - score(best)) / 10.0
    buf[MARGIN] = lead
    buf[MARGIN + 1] = lead * late
    buf[MARGIN + 2] = lead * late * late
    if mine > best:
        buf[LEADS] = late
        if place == 0:
            buf[LEADER_MOVES] = late
