"""Levels: random; expert plays for victory by exact chances; easy, medium and hard know the same
chances and waver between actions that are nearly as good."""

from __future__ import annotations

import logging
import tomllib
import zlib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import final
from zipfile import BadZipFile

from librt.vecs import vec

from wartable.bots import Best, RandomBot, Temper, Thinker, Wavering
from wartable.games.age_of_war.bots import many_seats, three_seats, two_seats
from wartable.games.age_of_war.engine.actions import FILL, LOSE
from wartable.games.age_of_war.engine.components import (
    CITIES,
    LINE_CITY,
    POINTS,
    PROVINCE,
    PROVINCE_POINTS,
)
from wartable.games.age_of_war.engine.game import RULES
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.evaluate import Valuer
from wartable.games.age_of_war.engine.thinking.solver import Turn
from wartable.kernel import NONE, Bot, Knowledge, Opinion

NUDGE = 1e-9  # where nothing is to gain or lose, a point is better than waiting
POINT = 0.03  # of the chance to win, where nothing better than points can be told
PATIENCE = 12  # rounds
URGE = 0.024  # from twice that on: chance to win it gives up for an end, per PATIENCE
# By level: what an action gives away of the chance to win if it is taken e times more rarely than
# the best, and what no action it takes gives away.
WAVERS = {"easy": 0.042, "medium": 0.024, "hard": 0.013}
MOST = {"easy": 0.2, "medium": 0.1, "hard": 0.06}
SPARE = 0.01  # what a temperament may cost; a level that wavers by more, that much
LOG = logging.getLogger("wartable.bots")

Judged = Callable[[AgeOfWarState], tuple[float, list[float]]]  # what a turn's ends are worth


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


@cache
def valuer(seats: int) -> Valuer:
    """The evaluation for so many seats."""
    text = (files("wartable.games.age_of_war") / "weights.toml").read_text(encoding="utf-8")
    return Valuer(vec[float](tomllib.loads(text)[f"seats-{seats}"]))


def chances_to_win(state: AgeOfWarState) -> tuple[float, list[float]]:
    """Of the seat to move: after a turn that takes nothing, and by city after one that takes it.
    Provinces, denial and the end of the game are all in these; exact for two seats, nearly so
    for three, learned for more. Where that cannot be read, the next weaker figures."""
    if not has_net(state.seats):
        return by_points(state) if state.seats == 2 else by_weights(state)
    if state.seats == 2:
        return two_seats.values_of_turn(state)
    if state.seats == 3:
        return three_seats.values_of_turn(state)
    return many_seats.values_of_turn(state)


@cache
def has_net(seats: int) -> bool:
    """Whether the table or net for so many seats can be used. Where it cannot be read, that is
    said once and weights play, or points."""
    why = unread(seats)
    if why:
        LOG.warning("Age of War: weaker bots at %d seats, the net cannot be used: %s", seats, why)
    return not why


def unread(seats: int) -> str:
    """Why the table or net for so many seats cannot be read; empty if it can."""
    try:
        if seats == 2:
            two_seats.table()
        elif seats == 3:
            three_seats.net()
        else:
            many_seats.net(seats)
    except (BadZipFile, EOFError, IndexError, KeyError, OSError, ValueError, zlib.error) as error:
        return str(error) or type(error).__name__
    return ""


def amiss() -> str:
    """What cannot be read of the tables and nets, and why; empty if all can."""
    return "; ".join(filter(None, map(unread, range(2, 7))))


def by_points(state: AgeOfWarState) -> tuple[float, list[float]]:
    """The same as if points were all that counts."""
    gains = [points_gained(state, city) for city in range(CITIES)]
    return 0.5, [0.5 + POINT * gain for gain in gains]


def by_weights(state: AgeOfWarState) -> tuple[float, list[float]]:
    """The same by a sum of weights, as it was before there were nets."""
    taken = vec[float]([0.0] * CITIES)
    nothing = valuer(state.seats).values_into(state, taken)
    return nothing, list(taken)


def is_last(state: AgeOfWarState, city: int) -> bool:
    """Whether taking this city ends the game."""
    return state.owner[city] == NONE and list(state.owner).count(NONE) == 1


def hard_turn(state: AgeOfWarState, judged: Judged = chances_to_win) -> tuple[float, Turn]:
    """The chance to win if the turn takes nothing, and the turn played for the best chance."""
    turn = Turn(state)
    nothing, taken = judged(state)
    for city in range(CITIES):
        turn.gains[city] = max(0.0, taken[city] - nothing)
        if taken[city] == nothing and (nothing > 0 or not is_last(state, city)):
            turn.gains[city] = NUDGE * points_gained(state, city)
        if state.seats > 2 and state.owner[city] == NONE:  # two seats are solved and do end
            turn.gains[city] += URGE * max(0.0, impatience(state) - 1)
    if state.target == NONE:
        turn.solve()
    return nothing, turn


def chances_left(seen: Knowledge[AgeOfWarState]) -> dict[int, float]:
    """The chance to win that every legal action leaves if the turn goes on as it should. A line
    that takes a city is worth what having it is worth, be it less than going without."""
    state = seen.believed
    nothing, turn = hard_turn(state)
    _, taken = chances_to_win(state)
    found = {}
    for action in seen.legal:
        after = state.clone()
        RULES.apply(after, state.current, action, None)
        cities = [city for city in range(CITIES) if after.owner[city] != state.owner[city]]
        left = taken[cities[0]] if cities else nothing + turn.worth(action)
        found[action] = min(left, 1.0)
    return found


@final
class ExactBot(Thinker[AgeOfWarState]):
    """Solves its turn by what positions after it are worth."""

    def __init__(self, judged: Judged = chances_to_win) -> None:
        self.judged = judged

    def think(self, seen: Knowledge[AgeOfWarState]) -> int:
        return self.judge(seen).action

    def judge(self, seen: Knowledge[AgeOfWarState]) -> Opinion:
        nothing, turn = hard_turn(seen.believed, self.judged)
        action = turn.best_action()
        return Opinion(action, value=min(1.0, nothing + turn.worth(action)))


# ---- temperaments


def bold(seen: Knowledge[AgeOfWarState], action: int) -> float:
    """Likes to take cities from others; not for ever."""
    state = seen.believed
    city = aimed_at(state, action)
    if city == NONE or impatience(state) > 0:
        return 0.0
    return -1.0 if state.owner[city] == NONE else 1.0


def patient(seen: Knowledge[AgeOfWarState], action: int) -> float:
    """Likes to take what is free."""
    return -bold(seen, action)


def builder(seen: Knowledge[AgeOfWarState], action: int) -> float:
    """Likes provinces of which it holds a part already, the more the better."""
    state = seen.believed
    city = aimed_at(state, action)
    if city == NONE:
        return 0.0
    others = [c for c in range(CITIES) if PROVINCE[c] == PROVINCE[city] and c != city]
    held = sum(state.owner[c] == state.current for c in others)
    return held / len(others) if others else 0.0


def aimed_at(state: AgeOfWarState, action: int) -> int:
    """The city that an action begins to attack; NONE if none, or if one is under attack already."""
    return NONE if action == LOSE or state.target != NONE else int(LINE_CITY[action - FILL])


TEMPERS = {"bold": bold, "patient": patient, "builder": builder}


def bot(level: str, budget: float | None = None, temper: str = "") -> Bot[AgeOfWarState]:
    """`budget` changes nothing: a turn is solved exactly in far less than a second."""
    if level == "random":
        return RandomBot()
    spare = max(SPARE, WAVERS.get(level, 0.0))
    judged = Temper(chances_left, TEMPERS[temper], spare) if temper else chances_left
    if level in WAVERS:
        return Wavering(judged, WAVERS[level], MOST[level])
    return Best(judged) if temper else ExactBot()


def simulating(level: str, simulations: int) -> Bot[AgeOfWarState]:
    """`simulations` change nothing: no bot of this game searches."""
    return bot(level)
