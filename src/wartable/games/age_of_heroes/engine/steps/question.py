"""What all steps of Age of Heroes share. A frame on the stack is a question; `asked` keeps who may
answer it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    ACTIONS,
    SPACE,
    WRONG_CARD,
    WRONG_WINDOW,
)
from wartable.games.age_of_heroes.engine.chance import Draw
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, arg_a
from wartable.kernel.contract import CHANCE, Event
from wartable.kernel.numbers import BIT
from wartable.kernel.rng import Rng
from wartable.kernel.steps import Deed, Menu


def ask(state: AgeOfHeroesState, seats: i64) -> bool:
    """Wait for these seats; True, as `go_on` returns it."""
    state.asked = seats
    return True


class Verb(Deed[AgeOfHeroesState]):
    """A deed of a seat, by its first code. Right at any time unless it says otherwise. It says
    again what all deeds have: compiled calls by this class need not look what the state is."""

    def __init__(self, first: i64) -> None:
        super().__init__(SPACE.at(first))

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        for i in range(self.size):
            if self.refusal(state, seat, i) == 0:
                buf[n] = self.first + i
                n += 1
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        raise NotImplementedError


class Question(Menu[AgeOfHeroesState]):
    """A frame that waits. By default for the seat that its first cell names."""

    def __init__(self, key: str, verbs: list[Verb]) -> None:
        super().__init__(key, [*verbs], WRONG_WINDOW, ACTIONS)
        self.verbs = vec[Verb](sorted(verbs, key=lambda verb: int(verb.first)))

    def actors(self, state: AgeOfHeroesState) -> i64:
        return state.asked

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
        n: i64 = 0
        for verb in self.verbs:
            n = verb.legal_into(state, seat, buf, n)
        return n

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        at = self.deed_of[action]
        verb = self.verbs[at]
        verb.do(state, seat, action - verb.first, told)

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        return ask(state, BIT[arg_a(state)])


class ChanceQuestion(Question):
    """A frame that may wait for chance to draw."""

    def __init__(self, key: str, draw: Draw, verbs: list[Verb]) -> None:
        super().__init__(key, verbs)
        self.draw = draw

    def refusal(self, state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
        if seat != CHANCE:
            return super().refusal(state, seat, action)
        n = action - self.draw.first
        return self.draw.refusal(state, seat, n) if 0 <= n < self.draw.size else WRONG_CARD

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        if seat == CHANCE:
            self.draw.do(state, seat, action - self.draw.first, told)
        else:
            super().answer(state, seat, action, told)

    def sample(self, state: AgeOfHeroesState, rng: Rng) -> i64:
        return self.draw.sample(state, rng)

    def outcomes_into(self, state: AgeOfHeroesState, codes: vec[i64], weights: vec[i64]) -> i64:
        return self.draw.outcomes_into(state, codes, weights)


class Staged(Question):
    """A frame whose first cell says which of several questions it is at."""

    def __init__(self, key: str, stages: list[Question]) -> None:
        super().__init__(key, [])
        self.stages = vec[Question](stages)

    def stage(self, state: AgeOfHeroesState) -> Question:
        return self.stages[arg_a(state)]

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
        return self.stage(state).legal_into(state, seat, buf)

    def refusal(self, state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
        return self.stage(state).refusal(state, seat, action)

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        self.stage(state).answer(state, seat, action, told)

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        return self.stage(state).go_on(state, told)

    def sample(self, state: AgeOfHeroesState, rng: Rng) -> i64:
        return self.stage(state).sample(state, rng)

    def outcomes_into(self, state: AgeOfHeroesState, codes: vec[i64], weights: vec[i64]) -> i64:
        return self.stage(state).outcomes_into(state, codes, weights)


# ---- natures of deeds at a fair: at any time; opening something new; wording a deal; not at all
FREE: Final[i64] = 0
POSTING: Final[i64] = 1
WORDING: Final[i64] = 2
NEVER: Final[i64] = 3


class TradeVerb(Verb):
    """A deed at a fair. What is `heard`, others may want to answer: it is the seat's step where
    trade goes in rounds. What is `counted` may be done so often in a live fair (F9)."""

    def __init__(self, first: i64, nature: i64, heard: bool = False, counted: bool = False) -> None:
        super().__init__(first)
        self.nature = nature
        self.heard = heard
        self.counted = counted
