"""What events give and offer, and their course. Rules 6."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import codes, events, frames, refusals
from wartable.games.through_the_ages.engine.cards.columns import BUILDINGS
from wartable.games.through_the_ages.engine.rules import civil, row, tableau, technologies
from wartable.games.through_the_ages.engine.rules.events import resolve
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_b, pop, set_a, set_b
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps.base import (
    About,
    Freely,
    Leave,
    Question,
    QuestionOfCard,
    Verb,
    event_under_way,
)
from wartable.kernel.contract import tell
from wartable.kernel.numbers import NONE
from wartable.kernel.steps import Step


@final
class Event(Step[AgesState]):
    """One effect on one civilisation after the other."""

    def go_on(self, state: AgesState, told: Telling) -> bool:
        resolve(state, told)
        return False


# ---- goods


class GainGoods(Verb):
    """So much food, the rest of `a` resources."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return 0 if n <= frame_a(state) else refusals.NOT_ASKED

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        rest = frame_a(state) - n
        pop(state)
        tableau.receive_food(state, seat, n, told)
        tableau.receive_resources(state, seat, rest, told)


@final
class ChooseGoods(GainGoods):
    """All food or all resources."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return 0 if n == 0 or n == frame_a(state) else refusals.NOT_ASKED


# ---- a building for nothing


@final
class BuildFreely(Verb):
    """The workplace `a`."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return 0 if n == frame_a(state) else refusals.NOT_ASKED

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        pop(state)
        civil.settle_worker(state, seat, n)
        tell(told, events.BUILT, seat, n, 0)


# ---- Development of Civilization: each option `a` dearer, which is cheaper. 6.8


@final
class PopulateCheaper(Verb):
    """Increase population."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return civil.population_refusal(state.civs[seat], frame_a(state))

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        delta = frame_a(state)
        pop(state)
        civil.increase_population(state, seat, delta, told)


@final
class BuildCheaper(Verb):
    """Build a farm, a mine or an urban building."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        if n >= BUILDINGS:
            return refusals.NOT_URBAN
        return civil.build_refusal(state.civs[seat], n, frame_a(state))

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        delta = frame_a(state)
        pop(state)
        civil.build(state, seat, n, delta, told)


@final
class DevelopCheaper(Verb):
    """Develop a technology."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return technologies.develop_refusal(state, seat, n, frame_a(state))

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        delta = frame_a(state)
        pop(state)
        technologies.develop(state, seat, n, delta, told)


@final
class RevoltCheaper(Verb):
    """Develop a government by a revolution."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return technologies.revolt_refusal(state, seat, self.base + n, frame_a(state), 0)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        delta = frame_a(state)
        pop(state)
        technologies.revolt(state, seat, self.base + n, delta, told)


@final
class Civilization(Question):
    """One of these, or nothing."""

    def about(self, state: AgesState) -> About:
        return About(event_under_way(state), 0, NONE)


# ---- International Agreement: cards for `a` actions, for the next political action. 6.10


@final
class TakeAgreed(Verb):
    """A card of the row; `b` counts them."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return civil.take_refusal(state, seat, n, frame_a(state))

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        set_a(state, frame_a(state) - civil.take(state, seat, n, told))
        set_b(state, frame_b(state) + 1)


@final
class EndAgreement(Freely):
    """The row is filled again, if something was taken."""

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        taken = frame_b(state)
        pop(state)
        if taken > 0:
            state.civs[seat].skips_politics = 1
            tell(told, events.AGREEMENT, seat, 0, 0)
            row.refill(state, told)


STEPS: Final[dict[int, Step[AgesState]]] = {
    frames.EVENT: Event("event"),
    frames.GAIN_SPLIT: Question("gain-split", GainGoods(codes.SPLIT)),
    frames.GOODS: Question("choose-goods", ChooseGoods(codes.SPLIT)),
    frames.FREE_BUILD: QuestionOfCard("free-build", Leave(codes.PASS), BuildFreely(codes.BUILD)),
    frames.CIVILIZATION: Civilization(
        "civilization",
        Leave(codes.PASS),
        PopulateCheaper(codes.POPULATION),
        BuildCheaper(codes.BUILD),
        DevelopCheaper(codes.DEVELOP),
        RevoltCheaper(codes.REVOLT),
    ),
    frames.AGREEMENT: Question("agreement", EndAgreement(codes.DONE), TakeAgreed(codes.TAKE)),
}
