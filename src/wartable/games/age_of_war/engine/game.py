"""The rules, tied to the kernel's contract. They are not made of the kernel's steps: a decision is
so short that asking steps would take about a third of its time."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.age_of_war.engine import actions, chance, features, rules, state
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel import Event, Game, Options, Outcome, Rng, zeros


@final
class AgeOfWar(Game[AgeOfWarState]):
    """The rules of Age of War behind the face of every game. `origin` is what a data file said;
    the rules do not look at it."""

    def __init__(self, origin: object = None) -> None:
        self.actions = actions.ACTIONS
        self.chances = actions.CHANCES
        self.features = features.LAYOUT
        self.origin = origin

    def start(self, seats: i64, options: Options) -> AgeOfWarState:
        return rules.start(seats, options)

    def load(self, data: list[int]) -> AgeOfWarState:
        return state.load(data)

    def actors(self, state: AgeOfWarState) -> i64:
        return rules.actors(state)

    def legal_into(self, state: AgeOfWarState, seat: i64, buf: vec[i64]) -> i64:
        return rules.legal_into(state, seat, buf)

    def refusal(self, state: AgeOfWarState, seat: i64, action: i64) -> i64:
        return rules.refusal(state, seat, action)

    def apply(self, state: AgeOfWarState, seat: i64, action: i64, told: list[Event] | None) -> None:
        rules.apply(state, seat, action, told)

    def sample_chance(self, state: AgeOfWarState, rng: Rng) -> i64:
        return chance.sample_chance(state, rng)

    def chance_into(self, state: AgeOfWarState, codes: vec[i64], weights: vec[i64]) -> i64:
        return chance.chance_into(state, codes, weights)

    def standing_into(self, state: AgeOfWarState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = rules.standing(state, seat)

    def outcome(self, state: AgeOfWarState) -> Outcome | None:
        if state.ended == 0:
            return None
        standings = zeros(state.seats)
        self.standing_into(state, standings)
        return Outcome([*standings], state.ended)

    def score(self, standing: i64) -> i64:
        return rules.score(standing)

    def features_into(self, state: AgeOfWarState, seat: i64, buf: vec[i16], at: i64) -> None:
        features.features_into(state, seat, buf, at)


RULES: Final = AgeOfWar()
