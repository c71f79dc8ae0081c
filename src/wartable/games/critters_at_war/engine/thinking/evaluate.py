"""How a battle stands, guessed without looking ahead. Compiled; for bots, not for the rules."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.beliefs import determinize
from wartable.games.critters_at_war.engine.chance import sample_chance
from wartable.games.critters_at_war.engine.components import (
    CONTROL_POINTS,
    STRENGTH,
    TYPE,
    count_cards,
)
from wartable.games.critters_at_war.engine.rules.legality import legal_into
from wartable.games.critters_at_war.engine.rules.resolution import apply
from wartable.games.critters_at_war.engine.rules.strength import leader, total
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.equity import equity
from wartable.kernel import CHANCE, Rng, lowest, zeros

LOOK: Final[i64] = 3  # decisions of abilities followed after an action
COMING: Final = 2.4  # what an unseen card adds to where it is wanted, on average
SPREAD: Final = 1.9  # and how much that varies


def battle_over(state: CrittersState) -> bool:
    """Whether the battle is decided: the next one is dealt, or the match is over."""
    return state.awaited == code.NEXT_DEAL or state.awaited == code.FINISHED


def standing_value(state: CrittersState, seat: i64) -> float:
    """The chance of winning the game where a battle has just ended."""
    return value_of(state, seat, 0, 0)


def value_of(state: CrittersState, seat: i64, points_won: i64, points_lost: i64) -> float:
    """The chance of winning the game if this battle ended so."""
    mine = state.target - state.score[seat] - points_won
    theirs = state.target - state.score[1 - seat] - points_lost
    return equity(state.mode, mine, theirs, state.first != seat)


def hand_reserve(state: CrittersState, seat: i64, theatre: i64) -> float:
    """What the hand can still add to a theatre: its own cards fully, the others as facedown."""
    cards = state.hand[seat]
    found = 0.0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        mine: i64 = TYPE[card]
        if mine == theatre:
            found += 0.75 * float(STRENGTH[card])
        else:
            found += 0.6
    return found


def battle_chance(state: CrittersState, seat: i64) -> float:
    """The chance of controlling two theatres at the end, by totals and what is still to come."""
    rival = 1 - seat
    left = float(count_cards(state.hand[rival]))
    coming = left * COMING * 0.45
    width = 0.9 + SPREAD * sqrt(left + float(count_cards(state.hand[seat])))
    edge = 0.4 if state.first == seat else -0.4
    a = _theatre_chance(state, seat, 0, coming, width, edge)
    b = _theatre_chance(state, seat, 1, coming, width, edge)
    c = _theatre_chance(state, seat, 2, coming, width, edge)
    return a * b * c + a * b * (1.0 - c) + a * (1.0 - b) * c + (1.0 - a) * b * c


def _theatre_chance(
    state: CrittersState, seat: i64, theatre: i64, coming: float, width: float, edge: float
) -> float:
    margin = float(total(state, seat, theatre) - total(state, 1 - seat, theatre)) + edge
    margin += 0.8 * (hand_reserve(state, seat, theatre) - coming)
    return 1.0 / (1.0 + exp(-1.7 * margin / width))


def guess(state: CrittersState, seat: i64) -> float:
    """The chance of winning the game, without looking ahead."""
    if battle_over(state):
        return standing_value(state, seat)
    points = CONTROL_POINTS[state.mode]
    if state.hand[0] | state.hand[1] == 0:
        chance = 1.0 if leader(state) == seat else 0.0
    else:
        chance = battle_chance(state, seat)
    won = value_of(state, seat, points, 0)
    lost = value_of(state, seat, 0, points)
    return chance * won + (1.0 - chance) * lost


def settled(state: CrittersState, seat: i64, rng: Rng, depth: i64) -> float:
    """The guess after the abilities that wait are resolved, each seat choosing its best."""
    while state.awaited == code.REINFORCE_DRAW:
        apply(state, CHANCE, sample_chance(state, rng), None)
    if state.awaited == code.TURN or battle_over(state) or depth == 0:
        return guess(state, seat)
    mine = state.actor == seat
    buf = zeros(code.ACTIONS)
    n = legal_into(state, state.actor, buf)
    best = 0.0
    after = state.clone()
    for i in range(n):
        after.copy_from(state)
        apply(after, state.actor, buf[i], None)
        value = settled(after, seat, rng, depth - 1)
        if i == 0 or (value > best if mine else value < best):
            best = value
    return best


def rate(
    state: CrittersState, seat: i64, rng: Rng, samples: i64, codes: vec[i64], values: vec[float]
) -> i64:
    """Guess what each legal action leads to, over states the seat may believe in."""
    n = legal_into(state, seat, codes)
    believed = state.clone()
    after = state.clone()
    for i in range(n):
        values[i] = 0.0
    for sample in range(samples):
        determinize(state, seat, rng, believed)
        for i in range(n):
            after.copy_from(believed)
            apply(after, seat, codes[i], None)
            values[i] += settled(after, seat, rng, LOOK) / float(samples)
    return n
