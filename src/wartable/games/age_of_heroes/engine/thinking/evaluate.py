"""How a position stands: chances to win at the beginning of a round, from features of each tribe.

The weights are fitted to games between bots that play by rules of thumb; see
`tools/age_of_heroes/fit_evaluation.py`. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.cards import ready_armies
from wartable.games.age_of_heroes.engine.components import (
    GOLD,
    HELD,
    HERO,
    LUCK,
    OLYMPICS,
    SPECIAL,
    STONE,
    WOOD,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import linked
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.taste import PLAIN
from wartable.games.age_of_heroes.engine.thinking.weights import ROWS
from wartable.games.age_of_heroes.engine.thinking.worth import worth
from wartable.kernel.numbers import count

FEATURES: Final[i64] = 26
WEIGHTS: Final = vec[float]([weight for row in ROWS for weight in row])  # rows for 2 … 6 seats


def features_into(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> None:
    cities, monument = state.cities[seat], state.monument[seat]
    hand = state.hand[seat]
    for n in range(5):
        buf[n] = 1 if cities > n else 0
        buf[6 + n] = 1 if monument > n else 0
    buf[5] = max(cities - 5, 0)
    own = SPECIAL + state.tribe[seat]
    buf[11] = min(many(hand, own), max(state.figures.victory_monument - monument, 0))
    buf[12] = min(stock(state, seat, own) // 10, 40)
    armies = count(state.armies[seat])
    buf[13] = min(armies, 5)
    buf[14] = 1 if armies > 0 else 0
    buf[15] = min(state.fortresses[seat], 3)
    buf[16] = min(count(state.armies[seat] & state.generals), 3)
    claim = state.claims >> seat & 1
    buf[17] = claim
    buf[18] = claim * min(many(hand, OLYMPICS), 1)
    buf[19] = many(hand, HERO)
    buf[20] = many(hand, OLYMPICS)
    buf[21] = many(hand, LUCK)
    buf[22] = linked(state, seat)
    buf[23] = armies - count(ready_armies(state, seat))
    wood, stone = many(hand, WOOD), many(hand, STONE)
    missing = max(2 - wood, 0) + max(1 - stone, 0)
    buf[24] = 1 if missing <= many(hand, GOLD) else 0
    buf[25] = (seat - state.first + state.seats) % state.seats


def stock(state: AgeOfHeroesState, seat: i64, own: i64) -> i64:
    value: i64 = 0
    for kind in range(HELD):
        if kind != own:
            for held in range(many(state.hand[seat], kind)):
                value += worth(PLAIN, state, seat, kind, held)
    return value


def chance_to_win(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> float:
    """Among the living, by their scores."""
    if state.alive >> seat & 1 == 0:
        return 0.0
    mine = 0.0
    all_of = 0.0
    row = (state.seats - 2) * FEATURES
    for other in range(state.seats):
        if state.alive >> other & 1 == 0:
            continue
        features_into(state, other, buf)
        score = 0.0
        for n in range(FEATURES):
            score += WEIGHTS[row + n] * float(buf[n])
        weight = exp(score)
        all_of += weight
        if other == seat:
            mine = weight
    return mine / all_of
