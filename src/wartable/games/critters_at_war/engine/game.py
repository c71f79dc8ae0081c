"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.critters_at_war import views
from wartable.games.critters_at_war.engine import actions, knowledge, rules, state
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import Event, Game, Options, Outcome, Rng


@final
class CrittersAtWar(Game[CrittersState]):
    def __init__(self) -> None:
        self.actions = actions.ACTIONS
        self.chances = actions.CHANCES

    def start(self, seats: i64, options: Options) -> CrittersState:
        return rules.start(seats, options)

    def load(self, data: list[int]) -> CrittersState:
        return state.load(data)

    def actors(self, state: CrittersState) -> i64:
        return rules.actors(state)

    def legal_into(self, state: CrittersState, seat: i64, buf: vec[i64]) -> i64:
        return rules.legal_into(state, seat, buf)

    def refusal(self, state: CrittersState, seat: i64, action: i64) -> i64:
        return rules.refusal(state, seat, action)

    def apply(self, state: CrittersState, seat: i64, action: i64, told: list[Event] | None) -> None:
        rules.apply(state, seat, action, told)

    def sample_chance(self, state: CrittersState, rng: Rng) -> i64:
        return rules.sample_chance(state, rng)

    def chance_into(self, state: CrittersState, codes: vec[i64], weights: vec[i64]) -> i64:
        return rules.chance_into(state, codes, weights)

    def determinize(self, state: CrittersState, seat: i64, rng: Rng, into: CrittersState) -> None:
        knowledge.determinize(state, seat, rng, into)

    def standing_into(self, state: CrittersState, buf: vec[i64]) -> None:
        buf[0] = state.score[0]
        buf[1] = state.score[1]

    def outcome(self, state: CrittersState) -> Outcome | None:
        if state.ended == 0:
            return None
        return Outcome([*state.score], state.ended)

    def view(self, state: CrittersState, seat: i64) -> views.CrittersView:
        return views.view(state, seat)
