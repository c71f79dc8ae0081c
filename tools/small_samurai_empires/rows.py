"""Games of the rules of thumb, for learning what moments are worth: what the traits of two seats
differ by, and by how many points they ended apart. Only the sums that least squares need are kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wartable.bots import Budget, narrow
from wartable.games.small_samurai_empires import data
from wartable.games.small_samurai_empires.engine.actions import FATE_DEAL, PLACE_ORDER
from wartable.games.small_samurai_empires.engine.components import MOST_SEATS
from wartable.games.small_samurai_empires.engine.rules.epoch import points_of, standing
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.lookahead import Lookahead, begin_next
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.traits import (
    KINDS,
    TRAITS,
    Insight,
    moment,
    traits_into,
)
from wartable.kernel import CHANCE, Knowledge, Rng, legal, lowest, zeros

Choose = Callable[[SamuraiState, int, Rng], int]
GAME = data.game()
NOISES = (0, 300, 800)
COLUMNS = int(TRAITS) + 1  # the last is what is to be told
CHUNK = 4096


class Sums:
    """By number of seats and kind of moment: products of all columns, and how many rows."""

    def __init__(self) -> None:
        self.products = np.zeros((3, int(KINDS), COLUMNS, COLUMNS))
        self.counts = np.zeros((3, int(KINDS)))
        self.waiting: dict[tuple[int, int], list[NDArray[np.float64]]] = {}

    def add(self, seats: int, kind: int, rows: NDArray[np.float64]) -> None:
        held = self.waiting.setdefault((seats, kind), [])
        held.append(rows)
        if len(held) >= CHUNK // 4:
            self.settle(seats, kind)

    def settle(self, seats: int, kind: int) -> None:
        rows = np.concatenate(self.waiting.pop((seats, kind)))
        self.products[seats - 2, kind] += rows.T @ rows
        self.counts[seats - 2, kind] += len(rows)

    def settled(self) -> Sums:
        for seats, kind in list(self.waiting):
            self.settle(seats, kind)
        return self


class Noted(NamedTuple):
    """A moment of a game under way: its kind, and the traits by seat."""

    kind: int
    traits: NDArray[np.float64]


def note(policy: Policy, state: SamuraiState) -> Noted:
    row = zeros(MOST_SEATS * TRAITS)
    traits_into(policy, state, row)
    kind = int(moment(state, policy.mind.later))
    return Noted(kind, np.array([*row], np.float64).reshape(MOST_SEATS, -1)[: state.seats] / 1000)


def game(weights: vec[i64], seats: int, seed: int, sums: Sums) -> None:
    """One game of the rules of thumb, all seats by the same figures, with more or less noise."""
    dice = random.Random(seed)
    policies = [Policy(GAME, dice.choice(NOISES), False, weights) for _ in range(seats)]
    played(
        lambda state, seat, rng: policies[seat].choose(state, seat, rng), weights, seats, seed, sums
    )


def search_game(insight: Insight, playouts: int, seats: int, seed: int, sums: Sums) -> None:
    """One game of short searches by what was learned before."""

    def choose(state: SamuraiState, seat: int, rng: Rng) -> int:
        found = legal(GAME, state, seat)
        if len(found) == 1:
            return found[0]
        seen = Knowledge.of(GAME, state, seat, rng)
        search = Lookahead(GAME, seen.believed, seat, rng, insight)
        narrow(search, Budget(playouts))
        return int(search.best())

    played(choose, insight.weights, seats, seed, sums)


def played(choose: Choose, weights: vec[i64], seats: int, seed: int, sums: Sums) -> None:
    """Play a game and keep what its moments were worth."""
    rng, judge, planned = Rng(seed), Policy(GAME, 0, False, weights), 1
    state, then, found = GAME.start(seats, {}), SamuraiState(seats), list[Noted]()
    while mask := GAME.actors(state):
        if state.wait == FATE_DEAL and state.epoch > 0 and planned == 2:
            then.copy_from(state)
            begin_next(then)
            found.append(note(judge, then))
            planned = 1
        elif state.wait == PLACE_ORDER and state.round == 2 and planned == 1:
            found.append(note(judge, state))
            planned = 2
        seat = int(lowest(mask))
        if seat == CHANCE:
            GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)
        else:
            GAME.apply(state, seat, choose(state, seat, rng), None)
    record(found, [int(points_of(standing(state, seat))) for seat in range(seats)], sums)


def record(found: list[Noted], points: list[int], sums: Sums) -> None:
    """Every pair of seats, of every moment of a game that is over."""
    seats = len(points)
    for noted in found:
        rows = [
            np.append(noted.traits[one] - noted.traits[other], points[one] - points[other])
            for one in range(seats)
            for other in range(one)
        ]
        sums.add(seats, noted.kind, np.array(rows))


def solve(sums: Sums, ridge: float) -> NDArray[np.float64]:
    """Least squares by number of seats and moment; each column is shrunk by its own spread."""
    found = np.zeros((3, int(KINDS), int(TRAITS)))
    for at in np.ndindex(3, int(KINDS)):
        if sums.counts[at] > 0:
            product = sums.products[at] / sums.counts[at]
            square, told = product[:-1, :-1], product[:-1, -1]
            spread = np.diag(square)
            alive = spread > 1e-9
            shrunk = square[np.ix_(alive, alive)] + np.diag(ridge * spread[alive])
            found[at][alive] = np.linalg.solve(shrunk, told[alive])
    return found


def errors(sums: Sums, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The mean square of what is told wrongly, by number of seats and moment."""
    found = np.zeros((3, int(KINDS)))
    for at in np.ndindex(3, int(KINDS)):
        if sums.counts[at] > 0:
            whole = np.append(weights[at], -1.0)
            found[at] = whole @ sums.products[at] @ whole / sums.counts[at]
    return found
