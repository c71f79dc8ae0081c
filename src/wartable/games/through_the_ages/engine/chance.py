"""What chance may do: lay cards in the row, deal military ones, turn up events, draw the first
seat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames, refusals
from wartable.games.through_the_ages.engine.actions.codes import CHANCE_CODES, FIRST
from wartable.games.through_the_ages.engine.cards.columns import CARDS, CIVIL_CARDS, LEVEL, TACTICS
from wartable.games.through_the_ages.engine.components import A
from wartable.games.through_the_ages.engine.rules import row, turn
from wartable.games.through_the_ages.engine.rules.events import may_come_up, next_age, peek, reveal
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_seat, pop, set_a
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import CHANCE
from wartable.kernel.numbers import BIT, NONE
from wartable.kernel.rng import Rng
from wartable.kernel.steps import Step


class Deal(Step[AgesState]):
    """Something that chance brings."""

    def possible(self, state: AgesState, action: i64) -> bool:
        """Whether it may be this."""
        raise NotImplementedError

    def weight(self, state: AgesState, action: i64) -> i64:
        """How likely it is beside others."""
        return 1

    def actors(self, state: AgesState) -> i64:
        return BIT[CHANCE]

    def refusal(self, state: AgesState, seat: i64, action: i64) -> i64:
        return 0 if self.possible(state, action) else refusals.WRONG_CARD

    def outcomes_into(self, state: AgesState, codes: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for action in range(CHANCE_CODES):
            if self.possible(state, action):
                codes[n] = action
                weights[n] = self.weight(state, action)
                n += 1
        return n


# ---- cards out of a bag


@final
class Fill(Deal):
    """Civil cards for the row."""

    def possible(self, state: AgesState, action: i64) -> bool:
        return action < CIVIL_CARDS and LEVEL[action] == state.age and state.deck[action] > 0

    def weight(self, state: AgesState, action: i64) -> i64:
        return state.deck[action]

    def sample(self, state: AgesState, rng: Rng) -> i64:
        return sample_bag(state, row.CIVIL_BY_AGE[state.age], state.civil_left, rng)

    def go_on(self, state: AgesState, told: Telling) -> bool:
        return row.fill(state, told)

    def answer(self, state: AgesState, seat: i64, action: i64, told: Telling) -> None:
        row.lay(state, action, told)


@final
class Draw(Deal):
    """Military cards for a seat, `a` of them."""

    def possible(self, state: AgesState, action: i64) -> bool:
        if not TACTICS <= action < CARDS:
            return False
        return LEVEL[action] == state.age and state.deck[action] > 0

    def weight(self, state: AgesState, action: i64) -> i64:
        return state.deck[action]

    def sample(self, state: AgesState, rng: Rng) -> i64:
        return sample_bag(state, row.MILITARY_BY_AGE[state.age], state.military_left, rng)

    def go_on(self, state: AgesState, told: Telling) -> bool:
        if frame_a(state) > 0 and row.may_draw(state, told):
            return True
        pop(state)
        return False

    def answer(self, state: AgesState, seat: i64, action: i64, told: Telling) -> None:
        set_a(state, frame_a(state) - 1)
        row.draw(state, frame_seat(state), action, told)


def sample_bag(state: AgesState, cards: vec[i64], size: i64, rng: Rng) -> i64:
    """A card of a bag, each copy as likely as any other."""
    at = rng.below(size)
    for i in range(len(cards)):
        at -= state.deck[cards[i]]
        if at < 0:
            return cards[i]
    return NONE


# ---- the next event


class NextEvent(Deal):
    """The card on top of the current events."""

    def possible(self, state: AgesState, action: i64) -> bool:
        return may_come_up(state, action)

    def sample(self, state: AgesState, rng: Rng) -> i64:
        return sample_event(state, rng)


@final
class Reveal(NextEvent):
    """It is turned up."""

    def go_on(self, state: AgesState, told: Telling) -> bool:
        if state.top_event == NONE:
            return True
        self.answer(state, CHANCE, state.top_event, told)
        return False

    def answer(self, state: AgesState, seat: i64, action: i64, told: Telling) -> None:
        revealer = frame_seat(state)
        pop(state)
        reveal(state, revealer, action, told)


@final
class Peek(NextEvent):
    """It is shown to Joan of Arc."""

    def answer(self, state: AgesState, seat: i64, action: i64, told: Telling) -> None:
        witness = frame_seat(state)
        pop(state)
        peek(state, witness, action, told)


def sample_event(state: AgesState, rng: Rng) -> i64:
    """The next event, each card as likely as any other."""
    if state.top_event != NONE:
        return state.top_event
    age = next_age(state)
    cards = row.MILITARY_BY_AGE[age]
    if age == A:
        return sample_bag(state, cards, row.bag_count(state, cards), rng)
    at = rng.below(state.waiting[age])
    for i in range(len(cards)):
        if may_come_up(state, cards[i]):
            if at == 0:
                return cards[i]
            at -= 1
    return NONE


# ---- the first seat


@final
class FirstSeat(Deal):
    """Who begins."""

    def possible(self, state: AgesState, action: i64) -> bool:
        return FIRST <= action < FIRST + state.seats

    def sample(self, state: AgesState, rng: Rng) -> i64:
        return FIRST + rng.below(state.seats)

    def answer(self, state: AgesState, seat: i64, action: i64, told: Telling) -> None:
        pop(state)
        turn.begin_game(state, action - FIRST, told)


STEPS: Final[dict[int, Step[AgesState]]] = {
    frames.FILL: Fill("deal"),
    frames.DRAW: Draw("deal"),
    frames.REVEAL: Reveal("deal"),
    frames.PEEK: Peek("peek"),
    frames.FIRST_SEAT: FirstSeat("deal"),
}
