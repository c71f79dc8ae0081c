"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine import beliefs, chance, state
from wartable.games.age_of_heroes.engine.actions import ACTIONS, CHANCES
from wartable.games.age_of_heroes.engine.figures import Figures
from wartable.games.age_of_heroes.engine.rules import endings, fair, flow, opening
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.kernel.contract import Event, Game, Options, Outcome
from wartable.kernel.numbers import zeros
from wartable.kernel.rng import Rng


@final
class AgeOfHeroes(Game[AgeOfHeroesState]):
    """`origin` is whatever the figures were read with; the rules do not look at it."""

    def __init__(self, figures: Figures, origin: object = None) -> None:
        self.actions = ACTIONS
        self.chances = CHANCES
        self.figures = figures
        self.origin = origin

    def start(self, seats: i64, options: Options) -> AgeOfHeroesState:
        table = opening.lay(self.figures, seats, options)
        flow.advance(table, None)
        return table

    def load(self, data: list[int]) -> AgeOfHeroesState:
        return state.load(self.figures, data)

    def actors(self, state: AgeOfHeroesState) -> i64:
        return state.asked

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
        return flow.legal_into(state, seat, buf)

    def refusal(self, state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
        return flow.refusal(state, seat, action)

    def apply(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        flow.apply(state, seat, action, told)

    def sample_chance(self, state: AgeOfHeroesState, rng: Rng) -> i64:
        return chance.sample_chance(state, rng)

    def chance_into(self, state: AgeOfHeroesState, codes: vec[i64], weights: vec[i64]) -> i64:
        return chance.chance_into(state, codes, weights)

    def determinize(
        self, state: AgeOfHeroesState, seat: i64, rng: Rng, into: AgeOfHeroesState
    ) -> None:
        beliefs.determinize(state, seat, rng, into)

    def standing_into(self, state: AgeOfHeroesState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = endings.standing(state, seat)

    def outcome(self, state: AgeOfHeroesState) -> Outcome | None:
        if state.ended == 0:
            return None
        standings = zeros(state.seats)
        self.standing_into(state, standings)
        return Outcome([*standings], state.ended)

    def awaited(self, state: AgeOfHeroesState) -> i64:
        return fair.awaited(state)

    def score(self, standing: i64) -> i64:
        return endings.score(standing)
