"""Levels: random; easy and medium play for points; hard plays for victory by exact chances."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import final

from librt.vecs import vec

from wartable.bots import RandomBot, Slips, Thinker
from wartable.games.age_of_war.bots import three_seats, two_seats
from wartable.games.age_of_war.engine.components import (
    CITIES,
    POINTS,
    PROVINCE,
    PROVINCE_POINTS,
)
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.evaluate import Valuer
from wartable.games.age_of_war.engine.thinking.solver import Turn
from wartable.kernel import NONE, Bot, Knowledge, Opinion

NUDGE = 1e-9  # hard: where nothing is to gain or lose, a point is better than waiting
PATIENCE = 12  # rounds
URGE = 0.024  # hard, from twice that on: chance to win it gives up for an end, per PATIENCE
SLIP = 4  # easy: one decision of so many is made without looking


def points_gained(state: AgeOfWarState, city: int) -> int:
    """What taking this city adds to the score of the seat to move, a complete province included."""
    seat, province = state.current, PROVINCE[city]
    others = [c for c in range(CITIES) if PROVINCE[c] == province and c != city]
    if all(state.owner[c] == seat for c in others):
        return PROVINCE_POINTS[province] - sum(POINTS[c] for c in others)
    return POINTS[city]


def impatience(state: AgeOfWarState) -> float:
    """What a city of the centre is worth on top in a game that drags on: seats that only count
    points steal from each other for ever rather than take the last, hard city."""
    rounds = float(state.turns) / float(state.seats)
    return max(0.0, rounds - PATIENCE) / PATIENCE


def greedy_turn(state: AgeOfWarState) -> Turn:
    """The turn played for the most points on average."""
    turn = Turn(state)
    extra = impatience(state)
    for city in range(CITIES):
        free = state.owner[city] == NONE
        turn.gains[city] = points_gained(state, city) + (extra if free else 0.0)
    if state.target == NONE:  # once bound, only the chance of one city matters
        turn.solve()
    return turn


@cache
def valuer(seats: int) -> Valuer:
    """The evaluation for so many seats."""
    text = (files("wartable.games.age_of_war") / "weights.toml").read_text(encoding="utf-8")
    return Valuer(vec[float](tomllib.loads(text)[f"seats-{seats}"]))


def chances_to_win(state: AgeOfWarState) -> tuple[float, list[float]]:
    """Of the seat to move: after a turn that takes nothing, and by city after one that takes it.
    Provinces, denial and the end of the game are all in these; exact for two seats, nearly so
    for three."""
    if state.seats == 2:
        return two_seats.values_of_turn(state)
    if state.seats == 3:
        return three_seats.values_of_turn(state)
    taken = vec[float]([0.0] * CITIES)
    nothing = valuer(state.seats).values_into(state, taken)
    return nothing, list(taken)


def is_last(state: AgeOfWarState, city: int) -> bool:
    """Whether taking this city ends the game."""
    return state.owner[city] == NONE and list(state.owner).count(NONE) == 1


def hard_turn(state: AgeOfWarState) -> tuple[float, Turn]:
    """The chance to win if the turn takes nothing, and the turn played for the best chance."""
    turn = Turn(state)
    nothing, taken = chances_to_win(state)
    for city in range(CITIES):
        turn.gains[city] = max(0.0, taken[city] - nothing)
        if taken[city] == nothing and (nothing > 0 or not is_last(state, city)):
            turn.gains[city] = NUDGE * points_gained(state, city)
        if state.seats > 2 and state.owner[city] == NONE:  # two seats are solved and do end
            turn.gains[city] += URGE * max(0.0, impatience(state) - 1)
    if state.target == NONE:
        turn.solve()
    return nothing, turn


@final
class GreedyBot(Thinker[AgeOfWarState]):
    def think(self, seen: Knowledge[AgeOfWarState]) -> int:
        return greedy_turn(seen.believed).best_action()


@final
class HardBot(Thinker[AgeOfWarState]):
    def think(self, seen: Knowledge[AgeOfWarState]) -> int:
        return self.judge(seen).action

    def judge(self, seen: Knowledge[AgeOfWarState]) -> Opinion:
        nothing, turn = hard_turn(seen.believed)
        action = turn.best_action()
        return Opinion(action, value=min(1.0, nothing + turn.worth(action)))


def bot(level: str, budget: float | None = None) -> Bot[AgeOfWarState]:
    """`budget` changes nothing: a turn is solved exactly in far less than a second."""
    if level == "random":
        return RandomBot()
    if level == "hard":
        return HardBot()
    return Slips(GreedyBot(), 1, SLIP) if level == "easy" else GreedyBot()


def simulating(level: str, simulations: int) -> Bot[AgeOfWarState]:
    """`simulations` change nothing: no bot of this game searches."""
    return bot(level)
