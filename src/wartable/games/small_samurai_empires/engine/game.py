"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine import beliefs, chance, state
from wartable.games.small_samurai_empires.engine.actions import ACTIONS, CHANCES
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules import (
    choices,
    epoch,
    opening,
    refusals,
    turns,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import CHANCE, Event, Game, Options, Outcome, Rng, zeros


@final
class SmallSamuraiEmpires(Game[SamuraiState]):
    """`origin` is whatever the figures were read with; the rules do not look at it."""

    def __init__(self, figures: Figures, origin: object = None) -> None:
        self.actions = ACTIONS
        self.chances = CHANCES
        self.figures = figures
        self.origin = origin

    def start(self, seats: i64, options: Options) -> SamuraiState:
        return opening.start(self.figures, seats, options)

    def load(self, data: list[int]) -> SamuraiState:
        return state.load(data)

    def actors(self, state: SamuraiState) -> i64:
        return choices.actors(state)

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
        return choices.legal_into(self.figures, state, seat, buf)

    def refusal(self, state: SamuraiState, seat: i64, action: i64) -> i64:
        return refusals.refusal(self.figures, state, seat, action)

    def apply(self, state: SamuraiState, seat: i64, action: i64, told: list[Event] | None) -> None:
        if seat == CHANCE:
            chance.draw(self.figures, state, action, told)
        else:
            turns.decide(self.figures, state, seat, action, told)

    def sample_chance(self, state: SamuraiState, rng: Rng) -> i64:
        return chance.sample_chance(self.figures, state, rng)

    def chance_into(self, state: SamuraiState, codes: vec[i64], weights: vec[i64]) -> i64:
        return chance.chance_into(self.figures, state, codes, weights)

    def standing_into(self, state: SamuraiState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = epoch.standing(state, seat)

    def outcome(self, state: SamuraiState) -> Outcome | None:
        if state.ended == 0:
            return None
        standings = zeros(state.seats)
        self.standing_into(state, standings)
        return Outcome([*standings], state.ended)

    def determinize(self, state: SamuraiState, seat: i64, rng: Rng, into: SamuraiState) -> None:
        beliefs.determinize(state, seat, rng, into)

    def score(self, standing: i64) -> i64:
        return epoch.points_of(standing)
