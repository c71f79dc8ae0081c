"""What the winner of an aggression or a war chooses among the loser's things. Rules 4.3, 5.2."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import codes, frames
from wartable.games.through_the_ages.engine.cards.columns import BUILDINGS, LEVEL
from wartable.games.through_the_ages.engine.rules import spoils
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_b, pop
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps.base import (
    About,
    Freely,
    Pick,
    Question,
    QuestionOfRival,
    Verb,
)
from wartable.games.through_the_ages.engine.steps.losses import is_colony, share_refusal
from wartable.kernel.numbers import NONE
from wartable.kernel.steps import Step


@final
class DestroyRival(Pick):
    """An urban building of the rival `a`, of level `b` at most."""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        if not 8 <= card < BUILDINGS or LEVEL[card] > frame_b(state):
            return False
        return state.civs[frame_a(state)].workers[card] > 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        rival = frame_a(state)
        pop(state)
        spoils.raid(state, rival, n, told)


@final
class TakeColony(Pick):
    """A colony of the rival `a`."""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        return is_colony(state.civs[frame_a(state)].colonies, card)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        rival = frame_a(state)
        pop(state)
        spoils.take_colony(state, seat, rival, n, told)


@final
class Infiltrate(Pick):
    """The leader or the unfinished wonder of the rival `a`, for `b` culture a level."""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        rival = state.civs[frame_a(state)]
        return card == rival.leader or card == rival.wonder

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        rival = frame_a(state)
        per_level = frame_b(state)
        pop(state)
        spoils.infiltrate(state, seat, rival, n, per_level, told)


@final
class Plunder(Verb):
    """So much food of the rival `b`, the rest of `a` resources."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return share_refusal(state, frame_b(state), n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        rest = frame_a(state) - n
        rival = frame_b(state)
        pop(state)
        spoils.plunder(state, seat, rival, n, rest, told)


@final
class QuestionOfPlunder(Question):
    """How much of `a` is food, of the rival `b`."""

    def about(self, state: AgesState) -> About:
        return About(NONE, frame_a(state), frame_b(state))


@final
class StealTechnology(Verb):
    """A special technology of the rival `a`, paid out of the advantage `b`."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return spoils.steal_refusal(state, seat, frame_a(state), frame_b(state), n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        spoils.steal_technology(state, seat, frame_a(state), n, told)


@final
class EndTheft(Freely):
    """The rest of the advantage in science."""

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        rival = frame_a(state)
        edge = frame_b(state)
        pop(state)
        spoils.end_theft(state, seat, rival, edge, told)


@final
class Raid(Step[AgesState]):
    """Buildings of a rival, one after the other."""

    def go_on(self, state: AgesState, told: Telling) -> bool:
        spoils.go_on_raid(state, told)
        return False


STEPS: Final[dict[int, Step[AgesState]]] = {
    frames.RAID: Raid("raid"),
    frames.DESTROY_RIVAL: QuestionOfRival("destroy-rival", DestroyRival(codes.PICK)),
    frames.TAKE_COLONY: QuestionOfRival("take-colony", TakeColony(codes.PICK)),
    frames.INFILTRATE: QuestionOfRival("infiltrate", Infiltrate(codes.PICK)),
    frames.PLUNDER: QuestionOfPlunder("plunder", Plunder(codes.SPLIT)),
    frames.STEAL_TECHNOLOGY: QuestionOfRival(
        "steal-technology", EndTheft(codes.DONE), StealTechnology(codes.PICK)
    ),
}
