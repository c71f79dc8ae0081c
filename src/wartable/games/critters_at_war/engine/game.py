"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.critters_at_war.engine import actions, beliefs, chance, features, state
from wartable.games.critters_at_war.engine.rules import battles, legality, resolution
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import Event, Game, Options, Outcome, Rng


@final
class CrittersAtWar(Game[CrittersState]):
    """The rules of Critters at War behind the face of every game."""

    def __init__(self) -> None:
        self.actions = actions.ACTIONS
        self.chances = actions.CHANCES
        self.features = features.LAYOUT

    def start(self, seats: i64, options: Options) -> CrittersState:
        return battles.start(seats, options)

    def load(self, data: list[int]) -> CrittersState:
        return state.load(data)

    def actors(self, state: CrittersState) -> i64:
        return legality.actors(state)

    def legal_into(self, state: CrittersState, seat: i64, buf: vec[i64]) -> i64:
        return legality.legal_into(state, seat, buf)

    def refusal(self, state: CrittersState, seat: i64, action: i64) -> i64:
        return legality.refusal(state, seat, action)

    def apply(self, state: CrittersState, seat: i64, action: i64, told: list[Event] | None) -> None:
        resolution.apply(state, seat, action, told)

    def sample_chance(self, state: CrittersState, rng: Rng) -> i64:
        return chance.sample_chance(state, rng)

    def chance_into(self, state: CrittersState, codes: vec[i64], weights: vec[i64]) -> i64:
        return chance.chance_into(state, codes, weights)

    def determinize(self, state: CrittersState, seat: i64, rng: Rng, into: CrittersState) -> None:
        beliefs.determinize(state, seat, rng, into)

    def standing_into(self, state: CrittersState, buf: vec[i64]) -> None:
        buf[0] = state.score[0]
        buf[1] = state.score[1]

    def outcome(self, state: CrittersState) -> Outcome | None:
        if state.ended == 0:
            return None
        return Outcome([*state.score], state.ended)

    def features_into(self, state: CrittersState, seat: i64, buf: vec[i16], at: i64) -> None:
        features.features_into(state, seat, buf, at)


RULES: Final = CrittersAtWar()
