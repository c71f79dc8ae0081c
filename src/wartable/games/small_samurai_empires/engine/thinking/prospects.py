"""The chance to win: every action is played on to the end of the epoch, and what the position is
worth to each seat then becomes a chance by a curve that was measured."""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import ACTIONS
from wartable.games.small_samurai_empires.engine.components import MOST_SEATS
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.rules.epoch import standing
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.curve import EPOCHS, SCALES
from wartable.games.small_samurai_empires.engine.thinking.evaluate import Mind, judge_all
from wartable.games.small_samurai_empires.engine.thinking.lookahead import (
    ROLLOUT_NOISE,
    Lookahead,
    judge_end,
    play_epoch,
)
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.kernel import Rng, zeros


def chance(t: Figures, s: SamuraiState, worth: vec[i64], seat: i64) -> float:
    """Of a seat to win the game, by what the end of an epoch is worth to each; a share of the
    victory where the game is over."""
    if s.ended != 0:
        return share(s, seat)
    later = min(t.epochs - s.epoch, EPOCHS - 1)
    scale = SCALES[s.seats * EPOCHS + later]
    total = 0.0
    for other in range(s.seats):
        total += exp(float(worth[other] - worth[seat]) / scale)
    return 1.0 / total


def share(s: SamuraiState, seat: i64) -> float:
    """1 for a victory, a part of it where several lead."""
    mine = standing(s, seat)
    equal = 0.0
    for other in range(s.seats):
        theirs = standing(s, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1.0
    return 1.0 / equal


@final
class Prospects(Lookahead):
    """All actions of one decision, those that look best first."""

    def __init__(self, game: SmallSamuraiEmpires, root: SamuraiState, seat: i64, rng: Rng) -> None:
        super().__init__(game, root, seat, rng)
        legal = zeros(ACTIONS)
        for i in range(game.legal_into(root, seat, legal)):
            self.add(legal[i])

    def outcome(self, action: i64) -> float:
        """The chance to win."""
        self.play_out(action)
        return chance(self.t, self.state, self.out, self.seat)

    def at_a_glance(self, action: i64) -> float:
        """The chance to win by the position after the action, as it stands."""
        self.state.copy_from(self.root)
        self.game.apply(self.state, self.seat, action, None)
        judge_all(self.t, self.state, self.mind, self.out)
        return chance(self.t, self.state, self.out, self.seat)


def chances(game: SmallSamuraiEmpires, world: SamuraiState, rng: Rng) -> list[float]:
    """Of every seat to win from a state, which is played on to the end of its epoch."""
    mind, worth = Mind(), zeros(MOST_SEATS)
    play_epoch(game, world, Policy(game, ROLLOUT_NOISE, False), rng)
    judge_end(game.figures, world, mind, worth)
    return [chance(game.figures, world, worth, seat) for seat in range(world.seats)]
