"""The course of turns and of the end: steps that go on by themselves. Rules 3, 13, 17."""

from __future__ import annotations

from typing import Final, final

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.rules import turn
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_seat
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.steps import Step


@final
class Turn(Step[AgesState]):
    """The next step of a turn, which is `a`."""

    def go_on(self, state: AgesState, told: Telling) -> bool:
        turn.go_on_turn(state, frame_seat(state), frame_a(state), told)
        return False


@final
class Scoring(Step[AgesState]):
    """The next event of Age III at the end."""

    def go_on(self, state: AgesState, told: Telling) -> bool:
        turn.go_on_scoring(state, told)
        return False


STEPS: Final[dict[int, Step[AgesState]]] = {
    frames.TURN: Turn("turn"),
    frames.SCORING: Scoring("scoring"),
}
