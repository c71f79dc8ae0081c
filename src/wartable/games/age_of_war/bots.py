"""Levels: random; easy and medium play for points; hard plays for victory by exact chances."""

from __future__ import annotations

from typing import final

from wartable.bots import RandomBot
from wartable.games.age_of_war import two_seats
from wartable.games.age_of_war.engine.components import (
    CITIES,
    POINTS,
    PROVINCE,
    PROVINCE_POINTS,
)
from wartable.games.age_of_war.engine.solver import Turn
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel import NONE, Bot, Seen

SLIP = 4  # easy: one decision of so many is made without looking


def points_gained(state: AgeOfWarState, city: int) -> int:
    """What taking this city adds to the score of the seat to move, a complete province included."""
    seat, province = state.current, PROVINCE[city]
    others = [c for c in range(CITIES) if PROVINCE[c] == province and c != city]
    if all(state.owner[c] == seat for c in others):
        return PROVINCE_POINTS[province] - sum(POINTS[c] for c in others)
    return POINTS[city]


def greedy_turn(state: AgeOfWarState) -> Turn:
    """The turn played for the most points on average."""
    turn = Turn(state)
    for city in range(CITIES):
        turn.gains[city] = float(points_gained(state, city))
    if state.target == NONE:  # once bound, only the chance of one city matters
        turn.solve()
    return turn


def hard_turn(state: AgeOfWarState) -> Turn:
    """The turn played for the best chance to win the game."""
    turn = Turn(state)
    nothing, taken = two_seats.values_of_turn(state)
    for city in range(CITIES):
        turn.gains[city] = max(0.0, taken[city] - nothing)
    if state.target == NONE:
        turn.solve()
    return turn


def worth_now(state: AgeOfWarState) -> float:
    """The chance to win of the seat to move if its turn takes nothing."""
    return two_seats.values_of_turn(state)[0]


@final
class GreedyBot(Bot[AgeOfWarState]):
    def __init__(self, slips: bool = False) -> None:
        self.slips = slips

    def choose(self, seen: Seen[AgeOfWarState]) -> int:
        if self.slips and seen.rng.below(SLIP) == 0:
            legal = seen.legal
            return legal[seen.rng.below(len(legal))]
        return int(greedy_turn(seen.believed).best_action())


@final
class HardBot(Bot[AgeOfWarState]):
    def choose(self, seen: Seen[AgeOfWarState]) -> int:
        return int(hard_turn(seen.believed).best_action())


def bot(level: str) -> Bot[AgeOfWarState]:
    if level == "random":
        return RandomBot()
    if level == "hard":
        return HardBot()
    return GreedyBot(slips=level == "easy")
