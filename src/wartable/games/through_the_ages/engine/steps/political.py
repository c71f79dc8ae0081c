"""The political action, and what a rival answers to it. Rules 5."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import codes, events, frames, refusals
from wartable.games.through_the_ages.engine.cards.columns import PACTS, TACTICS, TERRITORIES
from wartable.games.through_the_ages.engine.rules import attacks, politics, tableau, turn
from wartable.games.through_the_ages.engine.rules.events import prepare
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_b, pop, set_a
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps.base import About, Freely, Question, Verb
from wartable.games.through_the_ages.engine.steps.powers import POLITICAL_POWERS
from wartable.kernel.contract import tell
from wartable.kernel.steps import Step


@final
class Pass(Freely):
    """No political action; a second one is not asked for."""

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        set_a(state, turn.ACTION_STEP)
        tell(told, events.PASSED, seat, 0, 0)


@final
class Resign(Verb):
    """Leave the game."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return politics.resign_refusal(state)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        turn.leave(state, seat, told)


@final
class Prepare(Verb):
    """An event or a territory of the hand for later; then the next event comes up."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        military = state.civs[seat].military
        for i in range(self.size):
            if military[TERRITORIES - TACTICS + i] > 0:
                buf[n] = self.first + i
                n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        held = state.civs[seat].military[TERRITORIES - TACTICS + n]
        return 0 if held > 0 else refusals.NOT_IN_HAND

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        prepare(state, seat, self.base + n, told)


class Hostility(Verb):
    """A card against a rival."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        military = state.civs[seat].military
        for card in range(self.size // 4):
            if military[self.base - TACTICS + card] > 0:
                for i in range(card * 4, card * 4 + state.seats):
                    if self.refusal(state, seat, i) == 0:
                        buf[n] = self.first + i
                        n += 1
        return n


@final
class Attack(Hostility):
    """An aggression."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return attacks.attack_refusal(state, seat, self.base + n // 4, n % 4)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        attacks.attack(state, seat, self.base + n // 4, n % 4, told)


@final
class Declare(Hostility):
    """A war."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return attacks.declare_refusal(state, seat, self.base + n // 4, n % 4)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        attacks.declare(state, seat, self.base + n // 4, n % 4, told)


@final
class Offer(Verb):
    """A pact, to a rival, with one of its sides."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if state.seats > 2:
            military = state.civs[seat].military
            for pact in range(self.size // 8):
                if military[PACTS - TACTICS + pact] > 0:
                    for i in range(pact * 8, pact * 8 + 8):
                        if self.refusal(state, seat, i) == 0:
                            buf[n] = self.first + i
                            n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return politics.offer_refusal(state, seat, n // 8, n // 2 % 4, n % 2)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        politics.offer(state, seat, n // 8, n // 2 % 4, n % 2, told)


@final
class Cancel(Verb):
    """A pact one is a party to."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return super().legal_into(state, seat, buf, n) if state.seats > 2 else n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return politics.cancel_refusal(state, seat, n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        tableau.pact_goes(state, n, told)


@final
class Politics(Question):
    """One political action, or none. With `a` it is Caesar's second one."""

    def answer(self, state: AgesState, seat: i64, action: i64, told: Telling) -> None:
        if frame_a(state) != 0 and action != codes.PASS and action != codes.RESIGN:
            state.civs[seat].caesar = 1
        pop(state)
        super().answer(state, seat, action, told)


# ---- the rival


@final
class Defend(Verb):
    """A military card adds to the defence."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return attacks.defend_refusal(state, seat, self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        attacks.defend(state, seat, self.base + n, told)


@final
class EndDefence(Freely):
    """No more cards."""

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        attacks.end_defence(state, told)


@final
class QuestionOfDefence(Question):
    """About the aggression, and what is missing to repel it."""

    def about(self, state: AgesState) -> About:
        return About(state.fight, state.attack - state.defence, state.current)


@final
class Reply(Freely):
    """The pact `a` is signed, or goes back."""

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        pact = frame_a(state)
        terms = frame_b(state)
        pop(state)
        if self.first == codes.ACCEPT:
            politics.accept(state, seat, pact, terms, told)
        else:
            politics.refuse(state, seat, pact, terms, told)


@final
class QuestionOfPact(Question):
    """About the pact, the side of whoever offers it, and who that is."""

    def about(self, state: AgesState) -> About:
        return About(PACTS + frame_a(state), frame_b(state) % 2, frame_b(state) // 2)


STEPS: Final[dict[int, Step[AgesState]]] = {
    frames.POLITICAL: Politics(
        "politics",
        Pass(codes.PASS),
        Resign(codes.RESIGN),
        Prepare(codes.PREPARE),
        Attack(codes.ATTACK),
        Declare(codes.DECLARE),
        Offer(codes.OFFER),
        Cancel(codes.CANCEL),
        *POLITICAL_POWERS,
        elsewhere=refusals.NOT_NOW,
    ),
    frames.DEFEND: QuestionOfDefence("defend", EndDefence(codes.DONE), Defend(codes.USE)),
    frames.PACT_REPLY: QuestionOfPact("pact", Reply(codes.ACCEPT), Reply(codes.REFUSE)),
}
