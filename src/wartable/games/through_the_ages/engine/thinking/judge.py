"""The learned judgement: by how much culture a seat will end before its rivals.

A civilisation's prospects are a weighted sum of its traits, by weights that change with the turns
to come; a seat's worth is its prospects less those of its rivals. Within a turn rivals' prospects
hardly change: they are judged once, `against`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking.traits import (
    STANDINGS,
    TRAITS,
    standing_into,
    traits_into,
    turns_of,
)
from wartable.kernel.numbers import zeros

KNOTS: Final = vec[i64]([0, 20, 50, 100, 170])  # turns to come, in tenths, the weights are for
LAST: Final[i64] = 4
COLUMNS: Final[i64] = TRAITS + STANDINGS


def floats(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


def knot_before(turns: i64) -> i64:
    at: i64 = 0
    while at < LAST - 1 and KNOTS[at + 1] <= turns:
        at += 1
    return at


def share_of_next(turns: i64, at: i64) -> float:
    """Of the knot after this one."""
    return float(min(turns, KNOTS[LAST]) - KNOTS[at]) / float(KNOTS[at + 1] - KNOTS[at])


@final
class Judge:
    """Weights, a row of COLUMNS for every knot, and room to judge with them."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.mixed = floats(TRAITS)  # the weights for `turns`
        self.turns: i64 = -1
        self.row = zeros(TRAITS)
        self.beside = zeros(STANDINGS)
        self.prospects = floats(4)  # of rivals, without how they stand

    def mix(self, turns: i64) -> None:
        """The weights for so many turns to come."""
        if turns == self.turns:
            return
        self.turns = turns
        at = knot_before(turns)
        part = share_of_next(turns, at)
        low = at * COLUMNS
        high = low + COLUMNS
        for i in range(TRAITS):
            one = self.weights[low + i]
            self.mixed[i] = one + (self.weights[high + i] - one) * part

    def prospect(self, state: AgesState, seat: i64) -> float:
        """What a civilisation has by itself."""
        turns = turns_of(state, seat)
        self.mix(turns)
        row = self.row
        mixed = self.mixed
        traits_into(state, seat, turns, row)
        total = 0.0
        for i in range(TRAITS):
            x = row[i]
            if x != 0:
                total += mixed[i] * float(x)
        return total

    def standing(self, state: AgesState, seat: i64) -> float:
        """What its strength beside others' is worth."""
        turns = turns_of(state, seat)
        at = knot_before(turns)
        part = share_of_next(turns, at)
        standing_into(state, seat, self.beside)
        low = at * COLUMNS + TRAITS
        high = low + COLUMNS
        total = 0.0
        for i in range(STANDINGS):
            if self.beside[i] != 0:
                one = self.weights[low + i]
                weight = one + (self.weights[high + i] - one) * part
                total += weight * float(self.beside[i])
        return total

    def against(self, state: AgesState, seat: i64) -> None:
        """Judge the rivals, for a while."""
        for rival in range(state.seats):
            if rival != seat and state.civs[rival].playing != 0:
                self.prospects[rival] = self.prospect(state, rival)

    def worth(self, state: AgesState, seat: i64) -> i64:
        """In hundredths of culture, beside the rivals judged before."""
        if state.ended != 0:
            return self.won(state, seat)
        top = -100000.0
        total = 0.0
        rivals = 0.0
        for rival in range(state.seats):
            if rival != seat and state.civs[rival].playing != 0:
                theirs = self.prospects[rival] + self.standing(state, rival)
                total += theirs
                rivals += 1.0
                if theirs > top:
                    top = theirs
        mine = self.standing(state, seat) + self.prospect(state, seat)
        if rivals == 0.0:
            return i64(mine * 100.0)
        return i64((mine - (top + total / rivals) / 2.0) * 100.0)

    def won(self, state: AgesState, seat: i64) -> i64:
        """The lead at the end; what is won counts a little more than how clearly."""
        mine = state.civs[seat].culture
        top: i64 = 0
        total: i64 = 0
        rivals: i64 = 0
        for rival in range(state.seats):
            if rival != seat and state.civs[rival].playing != 0:
                top = max(top, state.civs[rival].culture)
                total += state.civs[rival].culture
                rivals += 1
        if rivals == 0 or state.civs[seat].playing == 0:
            return 0
        bonus: i64 = 1000 if mine > top else 0 if mine == top else -1000
        return mine * 100 - (top + total // rivals) * 50 + bonus
