"""Everybody's chance to win, whoever asks: nothing of this game is hidden."""

from __future__ import annotations

import numpy as np

from wartable.games.age_of_war.bots import (
    hard_turn,
    has_net,
    many_seats,
    three_seats,
    two_seats,
    valuer,
)
from wartable.games.age_of_war.engine.components import (
    CITIES,
    DICE,
    FIRST_ROLL,
    PROVINCE,
    UNROLLED,
    WAYS,
    WEIGHT,
)
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.engine.rules import centre_is_empty, holds_all
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.evaluate import share
from wartable.games.age_of_war.engine.thinking.solver import TARGETS, Turn
from wartable.kernel import BIT, CHANCE, NONE, Rng, outcomes

Row = list[float]


def from_above(game: AgeOfWar, state: AgeOfWarState, rng: Rng, samples: int) -> list[Row]:
    """One row: everybody's chance if the turn under way is played for the best chance. Exact for
    two seats, whatever the number of samples."""
    if state.ended:
        return [[share(state, seat) for seat in range(state.seats)]]
    if state.current != NONE:
        return [during_turn(state)]
    found = []
    for code, weight in outcomes(game, state) or []:
        after = state.clone()
        game.apply(after, CHANCE, code, None)
        found.append((weight, during_turn(after)))
    whole = sum(weight for weight, _ in found)
    return [
        [sum(weight * row[seat] for weight, row in found) / whole for seat in range(state.seats)]
    ]


def during_turn(state: AgeOfWarState) -> Row:
    """What the cities are worth to everybody, each as likely as the seat to move takes it."""
    nothing, turn = hard_turn(state)
    taking = likely(state, turn)
    rest = 1.0 - sum(taking)
    ends = after_turn(state, [NONE, *(city for city in range(CITIES) if taking[city] > 0)])
    chances = [rest, *(each for each in taking if each > 0)]
    return [
        sum(chance * row[seat] for chance, row in zip(chances, ends, strict=True))
        for seat in range(state.seats)
    ]


def likely(state: AgeOfWarState, turn: Turn) -> Row:
    """By city: how likely this turn takes it."""
    found = [0.0] * CITIES
    if state.target != NONE:
        city, gain = int(state.target), turn.gains[state.target]
        if gain > 0:
            found[city] = min(1.0, turn.value() / gain)
        return found
    if state.roll != UNROLLED:
        _add_roll(turn, int(state.roll), int(state.pool), 1.0, found, tables(turn))
        return found
    return tables(turn)[int(state.pool)]


def tables(turn: Turn) -> list[Row]:
    """By dice about to be rolled, no city chosen yet: the same."""
    found = [[0.0] * CITIES]
    for dice in range(1, DICE + 1):
        row = [0.0] * CITIES
        for roll in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]):
            _add_roll(turn, roll, dice, float(WEIGHT[roll]) / float(WAYS[dice]), row, found)
        found.append(row)
    return found


def _add_roll(turn: Turn, roll: int, dice: int, weight: float, row: Row, fewer: list[Row]) -> None:
    """What a roll leads to: an attack on the city that is worth most, or one die less."""
    best, most, city = turn.chances.best, turn.rolling[dice - 1], NONE
    for n in range(turn.count):
        each = turn.cities[n]
        worth = turn.gains[each] * best[roll * TARGETS + turn.column[each]]
        if worth > most:
            most, city = worth, each
    if city == NONE:
        for each in range(CITIES):
            row[each] += weight * fewer[dice - 1][each]
    else:
        row[city] += weight * best[roll * TARGETS + turn.column[city]]


def after_turn(state: AgeOfWarState, cities: list[int]) -> list[Row]:
    """By city that the turn takes, NONE for none: everybody's chance as the next turn begins."""
    seats, mover = int(state.seats), int(state.current)
    following = (mover + 1) % seats
    found, open_ends = [list[float]() for _ in cities], []
    for n, city in enumerate(cities):
        after = state.clone()
        if city != NONE:
            after.owner[city] = mover
            if holds_all(after, mover, PROVINCE[city]):
                after.locked |= BIT[PROVINCE[city]]
        if centre_is_empty(after):
            found[n] = [share(after, seat) for seat in range(seats)]
        elif seats == 2:
            chance = two_seats.value(list(after.owner), following)
            found[n] = [1.0 - chance, chance] if following == 1 else [chance, 1.0 - chance]
        elif seats == 3:
            open_ends.append((n, three_seats.number(list(after.owner), following)))
        elif has_net(seats):
            holders = many_seats.holders(list(after.owner), following, seats)
            row = many_seats.net(seats).chances(np.array([holders]))[0].tolist()
            found[n] = [row[(seat - following) % seats] for seat in range(seats)]
        else:
            judge = valuer(seats)
            judge.weigh(after, following)
            found[n] = [judge.chances[seat] for seat in range(seats)]
    if open_ends:
        rows = three_seats.net().chances(np.array([number for _, number in open_ends]))
        for (n, _), row in zip(open_ends, rows.tolist(), strict=True):
            found[n] = [row[(seat - following) % seats] for seat in range(seats)]
    return found
