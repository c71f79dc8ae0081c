"""Games of the turn search against itself, for learning: rows of traits and how the games ended.

Turns are played whole, as the best that a narrow beam finds; some begin with a few actions drawn
from those that look nearly as good, so that the judgement learns about what it would not do itself.
"""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.stack import frame_kind
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking.judge import COLUMNS, Judge
from wartable.games.through_the_ages.engine.thinking.traits import (
    STANDINGS,
    TRAITS,
    standing_into,
    traits_into,
    turns_of,
)
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.kernel import CHANCE, Rng, lowest, zeros

TURNS = (frames.ACTION, frames.FIRST_TURN, frames.ORDER)
WARMTH = 200.0  # hundredths of culture: how much worse a drawn action may look


Weights = NDArray[np.float32]  # knots × COLUMNS


def judge_by(weights: Weights, noise: float = 0.0, dice: random.Random | None = None) -> Judge:
    """A judge with these weights, shaken a little."""
    exact = weights.astype(np.float64)
    if dice is not None and noise > 0.0:
        luck = np.random.default_rng(dice.randrange(2**31))
        exact = exact * (1.0 + noise * luck.standard_normal((1, exact.shape[1])))
    return Judge(vec[float](exact.ravel().tolist()))


def save(weights: Weights, path: str | Path) -> None:
    np.savez(path, linear=weights)


def load(path: str) -> Weights:
    with np.load(path) as found:
        weights: Weights = found["linear"]
        return weights


def former(noise: float, dice: random.Random) -> vec[i64]:
    """The hand-made weights, each a little other."""
    return vec[i64]([round(int(w) * math.exp(noise * dice.gauss(0, 1))) for w in WEIGHTS])


class Rows(NamedTuple):
    """Civilisations in positions: their traits, the turns to come, their culture at the end."""

    traits: NDArray[np.int16]  # × COLUMNS
    turns: NDArray[np.int16]
    culture: NDArray[np.int16]
    position: NDArray[np.int32]  # rows of one position belong together
    game: NDArray[np.int32]


class Notes:
    """Rows of games under way."""

    def __init__(self, share: float = 1.0, seed: int = 0) -> None:
        self.share, self.dice = share, random.Random(seed)  # only so many positions
        self.traits: list[list[int]] = []
        self.turns: list[int] = []
        self.culture: list[int] = []
        self.position: list[int] = []
        self.game: list[int] = []
        self.row, self.beside = zeros(TRAITS), zeros(STANDINGS)
        self.positions, self.games = 0, 0
        self.ended: list[int] = []  # culture in the last game

    def note(self, state: AgesState) -> None:
        if self.dice.random() >= self.share:
            return
        for seat in range(state.seats):
            turns = turns_of(state, seat)
            traits_into(state, seat, turns, self.row)
            standing_into(state, seat, self.beside)
            self.traits.append([*self.row, *self.beside])
            self.turns.append(turns)
            self.position.append(self.positions)
            self.game.append(self.games)
        self.positions += 1

    def over(self, state: AgesState) -> None:
        """Who stands where in this game's rows is known now."""
        self.ended = [int(civ.culture) for civ in state.civs]
        while len(self.culture) < len(self.turns):
            self.culture += self.ended
        self.games += 1

    def rows(self) -> Rows:
        return Rows(
            np.array(self.traits, np.int16).reshape(-1, COLUMNS),
            np.array(self.turns, np.int16),
            np.array(self.culture, np.int16),
            np.array(self.position, np.int32),
            np.array(self.game, np.int32),
        )


def drawn(search: TurnSearch, dice: random.Random) -> int:
    """An action that looks nearly as good as the best."""
    n = search.root_count
    values = [int(search.root_values[i]) for i in range(n)]
    chances = [math.exp(max(-50.0, (value - max(values)) / WARMTH)) for value in values]
    return int(search.root_codes[dice.choices(range(n), chances)[0]])


def play(searches: list[TurnSearch], seed: int, notes: Notes, samples: int, stray: float) -> None:
    """One game; `searches` by seat. With chance `stray` a turn begins with some drawn actions."""
    state, rng, dice = RULES.start(len(searches), {}), Rng(seed), random.Random(seed)
    straying = 0
    while mask := RULES.actors(state):
        actor = lowest(mask)
        if actor == CHANCE:
            if frame_kind(state) == frames.DRAW:
                notes.note(state)
            RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
            continue
        search, kind = searches[actor], frame_kind(state)
        if kind == frames.POLITICAL and state.current == actor:
            notes.note(state)
            straying = dice.randrange(1, 6) if dice.random() < stray else 0
        if kind in TURNS and actor == state.current:
            if straying > 0:
                straying -= 1
                search.choose(state, actor, rng, samples)
                RULES.apply(state, actor, drawn(search, dice), None)
                if state.current == actor:
                    notes.note(state)
            else:
                search.play_turn(state, actor, rng)
            continue
        action = search.choose(state, actor, rng, samples)
        if dice.random() < stray / 2 and search.root_count > 1:
            action = drawn(search, dice)
        RULES.apply(state, actor, action, None)
    notes.over(state)
