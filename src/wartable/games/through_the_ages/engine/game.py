"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine import beliefs, chance
from wartable.games.through_the_ages.engine import state as table
from wartable.games.through_the_ages.engine.actions.codes import ACTION_CODES, CHANCE_CODES
from wartable.games.through_the_ages.engine.rules import play
from wartable.games.through_the_ages.engine.state import (
    AgesState,
)
from wartable.kernel.contract import Event, Game, Options, Outcome
from wartable.kernel.numbers import zeros
from wartable.kernel.rng import Rng


@final
class ThroughTheAges(Game[AgesState]):
    def __init__(self) -> None:
        self.actions = ACTION_CODES
        self.chances = CHANCE_CODES

    def start(self, seats: i64, options: Options) -> AgesState:
        return play.start(seats, options)

    def load(self, data: list[int]) -> AgesState:
        return table.load(data)

    def actors(self, state: AgesState) -> i64:
        return play.actors(state)

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64]) -> i64:
        return play.legal_into(state, seat, buf)

    def refusal(self, state: AgesState, seat: i64, action: i64) -> i64:
        return play.refusal(state, seat, action)

    def apply(self, state: AgesState, seat: i64, action: i64, told: list[Event] | None) -> None:
        play.apply(state, seat, action, told)

    def sample_chance(self, state: AgesState, rng: Rng) -> i64:
        return chance.sample_chance(state, rng)

    def chance_into(self, state: AgesState, codes: vec[i64], weights: vec[i64]) -> i64:
        return chance.chance_into(state, codes, weights)

    def determinize(self, state: AgesState, seat: i64, rng: Rng, into: AgesState) -> None:
        beliefs.determinize(state, seat, rng, into)

    def standing_into(self, state: AgesState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = play.standing(state, seat)

    def outcome(self, state: AgesState) -> Outcome | None:
        if state.ended == 0:
            return None
        standings = zeros(state.seats)
        self.standing_into(state, standings)
        return Outcome([*standings], state.ended)


RULES: Final = ThroughTheAges()
