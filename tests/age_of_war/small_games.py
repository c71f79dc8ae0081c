"""Three seats near the end, solved once more and simply: all positions that can come, each valued
again and again by its best turn."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tests.age_of_war.tables import holding
from wartable.games.age_of_war.engine import rules
from wartable.games.age_of_war.engine.components import CITIES, DICE, FIRST_ROLL, WAYS, WEIGHT
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.evaluate import share
from wartable.games.age_of_war.engine.thinking.solver import TARGETS, chances
from wartable.games.age_of_war.names import CITY_KEYS
from wartable.kernel import NONE

Position = tuple[int, ...]  # by city its seat, then the seat to move
Values = dict[Position, Any]  # by seat
NUDGE = 1e-9  # of a victory: what a point is worth to a seat that has nothing else to gain


def state_of(position: Position) -> AgeOfWarState:
    held = [
        " ".join(CITY_KEYS[city] for city in range(CITIES) if position[city] == seat)
        for seat in range(3)
    ]
    state = holding(*held)
    state.current = position[CITIES]
    return state


def position_of(number: int) -> Position:
    """Of its number to base 4; seat 0 is to move."""
    return (*((number >> 2 * city & 3) - 1 for city in range(CITIES)), 0)


@cache
def table() -> Any:
    return np.array(list(chances().best)).reshape(-1, TARGETS)


class Place:
    """A position with what can become of it in one turn."""

    def __init__(self, position: Position) -> None:
        state, seat = state_of(position), position[CITIES]
        self.seat = seat
        self.cities = [c for c in range(CITIES) if rules.attackable(state, seat, c)]
        then = (seat + 1) % 3
        self.nothing: Position = (*position[:CITIES], then)
        self.after: list[Position] = []
        self.points = np.zeros(len(self.cities))
        for number, city in enumerate(self.cities):
            taken = (*(seat if c == city else position[c] for c in range(CITIES)), then)
            self.after.append(taken)
            there = state_of(taken)
            gained = rules.score(rules.standing(there, seat)) - rules.score(
                rules.standing(state, seat)
            )
            if NONE in taken or share(there, seat) > 0:
                self.points[number] = gained
        columns = [c if position[c] == NONE else CITIES + c for c in self.cities]
        self.rolls = []
        for dice in range(1, DICE + 1):
            span = range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1])
            rows, which = np.unique(
                table()[span.start : span.stop, columns].round(14), axis=0, return_inverse=True
            )
            ways = [WEIGHT[roll] / WAYS[dice] for roll in span]
            self.rolls.append((rows, np.bincount(which.ravel(), ways)))

    def best_turn(self, values: Values) -> Any:
        """By seat: what the turn that is best for the seat to move is worth."""
        nothing = values[self.nothing]
        after = np.array([values[taken] for taken in self.after]) - nothing
        gains = after[:, self.seat] + NUDGE * self.points
        worth, found = 0.0, np.zeros(3)
        for rows, weights in self.rolls:
            city = (rows * gains).argmax(axis=1)
            chance = rows[range(len(rows)), city]
            attacks = chance * gains[city] > worth
            worth = float(np.where(attacks, chance * gains[city], worth) @ weights)
            found = np.where(attacks[:, None], chance[:, None] * after[city], found).T @ weights
        return nothing + found


def solved(position: Position, sweeps: int) -> tuple[Any, float]:
    """The chances of all seats, and the last change of any position's."""
    places: dict[Position, Place] = {}
    values: Values = {}
    coming = [position]
    while coming:
        here = coming.pop()
        if here in values:
            continue
        if NONE not in here:
            state = state_of(here)
            values[here] = np.array([share(state, seat) for seat in range(3)])
            continue
        values[here] = np.full(3, 1 / 3)
        places[here] = Place(here)
        coming += [places[here].nothing, *places[here].after]
    change = 0.0
    for _ in range(sweeps):
        fresh = {here: place.best_turn(values) for here, place in places.items()}
        change = max(float(abs(fresh[here] - values[here]).max()) for here in places)
        values |= fresh
    return values[position], change
