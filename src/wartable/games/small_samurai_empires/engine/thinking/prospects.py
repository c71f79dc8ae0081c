"""The chance to win: every action is played on to the end of the round and judged there by what was
learned, or without that to the end of the epoch. What the position is worth to each seat then
becomes a chance by a curve that was measured."""

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
from wartable.games.small_samurai_empires.engine.thinking.curve import (
    EPOCHS,
    MOMENTS,
    SCALES,
)
from wartable.games.small_samurai_empires.engine.thinking.evaluate import Mind, judge_all
from wartable.games.small_samurai_empires.engine.thinking.lookahead import (
    ROLLOUT_NOISE,
    Lookahead,
    begin_next,
    judge_end,
    play_epoch,
)
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.traits import (
    KINDS,
    TRAITS,
    Insight,
    moment,
)
from wartable.games.small_samurai_empires.engine.thinking.weights import HAND
from wartable.kernel import CHANCE, Rng, lowest, zeros


def chance(t: Figures, s: SamuraiState, worth: vec[i64], seat: i64, learned: bool = False) -> float:
    """Of a seat to win the game, by what the end of an epoch is worth to each, or by what was
    learned that of a round; a share of the victory where the game is over."""
    if s.ended != 0:
        return share(s, seat)
    scale = SCALES[s.seats * EPOCHS + min(t.epochs - s.epoch, EPOCHS - 1)]
    if learned:
        scale = MOMENTS[s.seats * KINDS + moment(s, t.epochs - s.epoch)]
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

    def __init__(
        self,
        game: SmallSamuraiEmpires,
        root: SamuraiState,
        seat: i64,
        rng: Rng,
        insight: Insight | None = None,
    ) -> None:
        super().__init__(game, root, seat, rng, insight)
        legal = zeros(ACTIONS)
        for i in range(game.legal_into(root, seat, legal)):
            self.add(legal[i])

    def outcome(self, action: i64) -> float:
        """The chance to win."""
        self.play_out(action)
        return chance(self.t, self.state, self.out, self.seat, self.insight is not None)

    def at_a_glance(self, action: i64) -> float:
        """The chance to win by the position after the action, as it stands."""
        self.state.copy_from(self.root)
        self.game.apply(self.state, self.seat, action, None)
        judge_all(self.t, self.state, self.mind, self.out)
        return chance(self.t, self.state, self.out, self.seat)


def chances(
    game: SmallSamuraiEmpires, world: SamuraiState, rng: Rng, insight: Insight | None = None
) -> list[float]:
    """Of every seat to win from a state, which is played on to the end of its round, or of its
    epoch without what was learned."""
    weights = HAND if insight is None else insight.weights
    policy, worth = Policy(game, ROLLOUT_NOISE, False, weights), zeros(MOST_SEATS)
    if insight is not None and world.epoch == 0:
        while lowest(game.actors(world)) == CHANCE:  # nothing can be judged before fate is dealt
            game.apply(world, CHANCE, game.sample_chance(world, rng), None)
    play_epoch(game, world, policy, rng, insight is not None and insight.rounds)
    if insight is None or world.ended != 0:
        judge_end(game.figures, world, Mind(weights), worth)
    else:
        begin_next(world)
        insight.prospects(policy, world, zeros(MOST_SEATS * TRAITS), worth)
    return [
        chance(game.figures, world, worth, seat, insight is not None) for seat in range(world.seats)
    ]
