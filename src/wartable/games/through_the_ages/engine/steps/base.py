"""What the steps of this game have in common: frames on a stack, asked one after the other."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames, refusals
from wartable.games.through_the_ages.engine.actions.codes import ACTION_CODES, SPACE
from wartable.games.through_the_ages.engine.rules.stack import (
    frame_a,
    frame_b,
    frame_seat,
    pop,
    set_a,
)
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.numbers import BIT, NONE, zeros
from wartable.kernel.steps import Deed, Menu


class Verb(Deed[AgesState]):
    """A verb among the answers, by its first code. `base + n` is the card it names, if any."""

    def __init__(self, code: i64) -> None:
        span = SPACE.at(code)
        super().__init__(span)
        self.base: i64 = span.axes[0].first if len(span.axes) > 0 else 0


class Freely(Verb):
    """A single code that is always right where it is asked for: done, pass, accept."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return 0


@final
class Leave(Freely):
    """Nothing more is wanted: the frame goes."""

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        pop(state)


class Pick(Verb):
    """The card of all that is lost, taken, destroyed; no other may be asked for."""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        """Whether it may be this card."""
        raise NotImplementedError

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return 0 if self.right(state, seat, n) else refusals.NOT_ASKED


@final
class About:
    """What a question is about: a card, how many, whose; NONE where nothing is meant."""

    def __init__(self, card: i64, n: i64, rival: i64) -> None:
        self.card = card
        self.n = n
        self.rival = rival


class Question(Menu[AgesState]):
    """What the seat of a frame is asked. Where only one answer is possible, it is given without
    asking. Rules 21."""

    def __init__(self, key: str, *deeds: Verb, elsewhere: i64 = refusals.NOT_ASKED) -> None:
        super().__init__(key, [*deeds], elsewhere, ACTION_CODES)

    def actors(self, state: AgesState) -> i64:
        return BIT[frame_seat(state)]

    def go_on(self, state: AgesState, told: Telling) -> bool:
        if len(state.answers) == 0:
            state.answers = zeros(ACTION_CODES)
        seat = frame_seat(state)
        if self.legal_into(state, seat, state.answers) != 1:
            return True
        self.answer(state, seat, state.answers[0], told)
        return False

    def about(self, state: AgesState) -> About:
        """For those who must know what is asked: the event under way and a number, if no other
        thing is meant."""
        return About(event_under_way(state), frame_a(state), NONE)


@final
class QuestionOfRival(Question):
    """About what a rival has; its seat is `a`."""

    def about(self, state: AgesState) -> About:
        return About(NONE, frame_b(state), frame_a(state))


@final
class QuestionOfCard(Question):
    """About a card, which is `a`."""

    def about(self, state: AgesState) -> About:
        return About(frame_a(state), 0, NONE)


def event_under_way(state: AgesState) -> i64:
    """The event whose effect is being resolved, or NONE."""
    for n in range(state.top):
        if state.stack[n * 4] == frames.EVENT:
            return state.stack[n * 4 + 2]
    return NONE


def count_down(state: AgesState) -> None:
    """One answer less is awaited; after the last one the frame goes."""
    left = frame_a(state)
    if left > 1:
        set_a(state, left - 1)
    else:
        pop(state)
