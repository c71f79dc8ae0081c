"""Everybody's chance to win for somebody who sees all cards: battles played on."""

from __future__ import annotations

from librt.vecs import vec

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.equity import equity
from wartable.games.critters_at_war.engine.thinking.evaluate import (
    battle_over,
    rate,
    standing_value,
)
from wartable.kernel import CHANCE, Rng, zeros

SAMPLES = 1  # states that a seat looks at before each of its plays: it may be mistaken
ERRS = 8  # one play of so many is made at random, so that two games are not the same


def from_above(
    game: CrittersAtWar, state: CrittersState, rng: Rng, samples: int
) -> list[list[float]]:
    """A row for each way in which the battle is played on; every seat chooses by what it knows
    itself. Before the deal, and between two battles, one row: what the score is worth."""
    if battle_over(state):
        first = standing_value(state, 0)
        return [[first, 1.0 - first]]
    if state.awaited in (code.ROW_DRAW, code.FIRST_DRAW):
        return [[0.5, 0.5]]
    if state.awaited == code.DEAL and state.hand[0] | state.hand[1] == 0:
        first = value_of_deal(state)
        return [[first, 1.0 - first]]
    codes, values = zeros(code.ACTIONS), vec[float]([0.0] * code.ACTIONS)
    rows = []
    for _ in range(samples):
        world = state.clone()
        while not battle_over(world):
            if world.awaited < code.TURN:
                game.apply(world, CHANCE, game.sample_chance(world, rng), None)
                continue
            n = rate(world, world.actor, rng, SAMPLES, codes, values)
            best = max(range(n), key=lambda i: (values[i], -i))
            if rng.below(ERRS) == 0:
                best = rng.below(n)
            game.apply(world, world.actor, codes[best], None)
        first = standing_value(world, 0)
        rows.append([first, 1.0 - first])
    return rows


def value_of_deal(state: CrittersState) -> float:
    """The chance of seat 0 as the cards of a battle are about to be dealt."""
    mine, theirs = state.target - state.score[0], state.target - state.score[1]
    return equity(state.mode, mine, theirs, state.first == 0)
