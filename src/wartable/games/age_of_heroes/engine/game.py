"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes import views
from wartable.games.age_of_heroes.engine import determinize, state
from wartable.games.age_of_heroes.engine.actions import ACTIONS, CHANCES, OPENING
from wartable.games.age_of_heroes.engine.components import KINDS, MOST_VALUES, TRIBES
from wartable.games.age_of_heroes.engine.figures import Figures
from wartable.games.age_of_heroes.engine.rules import endings, flow
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, push
from wartable.kernel.contract import Event, Game, Options, Outcome
from wartable.kernel.numbers import BIT, zeros
from wartable.kernel.rng import Rng

# Options and how many values each has; `round-limit` is a number
CHOICES: Final = {
    "tribes": 2,
    "duels": 3,
    "famine": 2,
    "barbarians": 3,
    "exchange": 2,
    "fair": 2,
    "claim": 2,
    "round-limit": 1001,
    "windows": 2,
    "leaving": 2,
    "deals": 2,
}
ROUND_LIMIT: Final = 100


@final
class AgeOfHeroes(Game[AgeOfHeroesState]):
    """`origin` is whatever the figures were read with; the rules do not look at it."""

    def __init__(self, figures: Figures, origin: object = None) -> None:
        self.actions = ACTIONS
        self.chances = CHANCES
        self.figures = figures
        self.origin = origin

    def start(self, seats: i64, options: Options) -> AgeOfHeroesState:
        if not 2 <= seats <= 6:
            raise ValueError("2 to 6 seats")
        for key, most in CHOICES.items():
            if not 0 <= options.get(key, 0) < most:
                raise ValueError(f"option {key} is out of range")
        table = AgeOfHeroesState(self.figures)
        table.seats = seats
        table.round = 1
        table.alive = BIT[seats] - 1
        table.tribes_left = BIT[TRIBES] - 1
        table.tribe_mode = options.get("tribes", 0)
        table.duel_choice = options.get("duels", 0)
        table.famine_scope = options.get("famine", 0)
        table.raid_goal = options.get("barbarians", 0)
        table.offers_only = options.get("exchange", 0)
        table.live = options.get("fair", 0)
        table.claim_at_fair = options.get("claim", 0)
        table.round_limit = options.get("round-limit", ROUND_LIMIT)
        table.holders_only = options.get("windows", 0)
        table.leaving = options.get("leaving", 0)
        table.no_deals = options.get("deals", 0)
        for kind in range(KINDS):
            table.deck[kind] = self.figures.copies[kind]
        for index in range(MOST_VALUES):
            table.battle[index] = self.figures.battle_copies[index]
        push(table, OPENING, table.alive, table.alive, 0)
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
        return flow.sample_chance(state, rng)

    def chance_into(self, state: AgeOfHeroesState, codes: vec[i64], weights: vec[i64]) -> i64:
        return flow.chance_into(state, codes, weights)

    def determinize(
        self, state: AgeOfHeroesState, seat: i64, rng: Rng, into: AgeOfHeroesState
    ) -> None:
        determinize.determinize(state, seat, rng, into)

    def standing_into(self, state: AgeOfHeroesState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = endings.standing(state, seat)

    def outcome(self, state: AgeOfHeroesState) -> Outcome | None:
        if state.ended == 0:
            return None
        standings = zeros(state.seats)
        self.standing_into(state, standings)
        return Outcome([*standings], state.ended)

    def view(self, state: AgeOfHeroesState, seat: i64) -> views.AgeOfHeroesView:
        return views.view(state, seat)
