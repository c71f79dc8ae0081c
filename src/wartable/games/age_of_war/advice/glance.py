"""Everybody's chance to win at a glance, by which luck is told from skill."""

from __future__ import annotations

from wartable.games.age_of_war.bots import hard_turn, valuer
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.evaluate import share
from wartable.kernel import CHANCE, NONE, outcomes

EVEN = True  # a turn is solved: before a roll it is worth what it is on average afterwards


def at_a_glance(game: AgeOfWar, state: AgeOfWarState) -> list[float]:
    """Of the seat to move by the solved turn, for two seats exactly; of the others as the board
    stands, whatever the dice say."""
    seats = range(state.seats)
    if state.ended:
        return [share(state, seat) for seat in seats]
    if state.current == NONE:
        return _before_anybody(game, state)
    nothing, turn = hard_turn(state)
    mine = nothing + turn.value()
    weights = [1.0] * len(seats)
    if len(seats) > 2:
        judge = valuer(len(seats))
        judge.weigh(state, state.current)
        weights = [judge.chances[seat] for seat in seats]
    others = sum(weights) - weights[state.current]
    if others == 0:
        weights, others = [1.0] * len(seats), len(seats) - 1.0
    return [
        mine if seat == state.current else (1 - mine) * weights[seat] / others for seat in seats
    ]


def _before_anybody(game: AgeOfWar, state: AgeOfWarState) -> list[float]:
    """Before it is drawn who begins."""
    found, whole = [0.0] * state.seats, 0
    for code, weight in outcomes(game, state) or []:
        after = state.clone()
        game.apply(after, CHANCE, code, None)
        whole += weight
        for seat, chance in enumerate(at_a_glance(game, after)):
            found[seat] += weight * chance
    return [each / whole for each in found]
