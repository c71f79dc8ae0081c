"""How the first game, which ends with Age II, is counted. Rules 26.3, V-2."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events
from wartable.games.through_the_ages.engine.cards.columns import LEVEL, WONDERS
from wartable.games.through_the_ages.engine.components import (
    II,
    PER_COLONY,
    PER_GOVERNMENT,
    PER_WONDER,
)
from wartable.games.through_the_ages.engine.rules.ratings import (
    food_production,
    resource_production,
)
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.kernel.contract import tell
from wartable.kernel.numbers import count, lowest

# What counts, in the order in which it is told
COUNTED: Final = 9


def points(state: AgesState, seat: i64, what: i64) -> i64:
    """Culture for one thing that counts: ratings, production, then what is in play."""
    civ = state.civs[seat]
    if what == 0:
        return civ.science_rating
    if what == 1:
        return civ.strength
    if what == 2:
        return civ.happiness
    if what == 3:
        return food_production(state, seat)
    if what == 4:
        return resource_production(state, seat)
    return points_in_play(civ, what)


def points_in_play(civ: Civ, what: i64) -> i64:
    """Of technologies but the government, the government, colonies, wonders of Age II."""
    if what == 5:
        return levels(civ.techs) - LEVEL[civ.government]
    if what == 6:
        return LEVEL[civ.government] * PER_GOVERNMENT
    if what == 7:
        return count(civ.colonies) * PER_COLONY
    total: i64 = 0
    left = civ.wonders
    while left != 0:
        if LEVEL[WONDERS + lowest(left)] == II:
            total += PER_WONDER
        left &= left - 1
    return total


def levels(techs: i64) -> i64:
    """Levels of a set of technologies."""
    total: i64 = 0
    while techs != 0:
        total += LEVEL[lowest(techs)]
        techs &= techs - 1
    return total


def all_points(state: AgesState, seat: i64) -> i64:
    """Culture that the end of the first game would bring now."""
    total: i64 = 0
    for what in range(COUNTED):
        total += points(state, seat, what)
    return total


def count_up(state: AgesState, seat: i64, told: Telling) -> None:
    """A line for each thing that brought culture."""
    for what in range(COUNTED):
        won = points(state, seat, what)
        if won > 0:
            state.civs[seat].culture += won
            tell(told, events.COUNTED, seat, won, what)
