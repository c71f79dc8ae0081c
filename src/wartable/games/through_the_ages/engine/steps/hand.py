"""Cards of the hand: playing them, and what they ask in turn. Rules 9–11, 15."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import codes, frames, refusals
from wartable.games.through_the_ages.engine.cards.columns import ACTIONS, GOVERNMENTS, WONDERS
from wartable.games.through_the_ages.engine.effects.powers import USED_TACTIC
from wartable.games.through_the_ages.engine.rules import civil, leaders, orders, technologies
from wartable.games.through_the_ages.engine.rules.civil import civil_actions, military_actions
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_b, pop
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps.base import (
    About,
    Freely,
    Pick,
    Question,
    QuestionOfCard,
    Verb,
)
from wartable.kernel.numbers import NONE, bits_into, lowest
from wartable.kernel.steps import Step


@final
class Lead(Verb):
    """A leader comes into play."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        civ = state.civs[seat]
        return bits_into(civ.hand_leaders, self.first, buf, n) if civil_actions(civ) > 0 else n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return leaders.lead_refusal(state.civs[seat], self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        leaders.lead(state, seat, self.base + n, told)


@final
class Develop(Verb):
    """A technology comes into play."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        civ = state.civs[seat]
        if civil_actions(civ) < 1:
            return n
        left = civ.hand_techs
        while left != 0:
            card = lowest(left)
            if technologies.develop_refusal(state, seat, card, 0) == 0:
                buf[n] = self.first + card
                n += 1
            left &= left - 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        if civil_actions(state.civs[seat]) < 1:
            return refusals.NO_ACTION
        return technologies.develop_refusal(state, seat, n, 0)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civil.spend_civil(state.civs[seat], 1)
        technologies.develop(state, seat, n, 0, told)


@final
class Revolt(Verb):
    """A government comes into play by a revolution."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if state.civs[seat].hand_techs >> GOVERNMENTS & 0xFF != 0:
            for government in range(self.size):
                if technologies.revolt_refusal(state, seat, self.base + government, 0, 0) == 0:
                    buf[n] = self.first + government
                    n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return technologies.revolt_refusal(state, seat, self.base + n, 0, 0)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        technologies.revolt(state, seat, self.base + n, 0, told)


@final
class PlayCard(Verb):
    """An action card."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        civ = state.civs[seat]
        for i in range(self.size):
            if civ.hand_actions[i] > 0 and orders.play_refusal(state, seat, ACTIONS + i) == 0:
                buf[n] = self.first + i
                n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return orders.play_refusal(state, seat, self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        orders.play_action_card(state, seat, self.base + n, told)


# ---- tactics, for military actions


@final
class Adopt(Verb):
    """A tactic of the hand."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        civ = state.civs[seat]
        if military_actions(civ) > 0 and civ.used & USED_TACTIC == 0:
            for i in range(self.size):
                if civ.military[i] > 0:
                    buf[n] = self.first + i
                    n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return technologies.adopt_refusal(state.civs[seat], self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        technologies.adopt(state, seat, self.base + n, told)


@final
class Copy(Verb):
    """A common tactic."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        common = state.tactics
        while common != 0:
            tactic = lowest(common)
            if technologies.copy_refusal(state, seat, self.base + tactic) == 0:
                buf[n] = self.first + tactic
                n += 1
            common &= common - 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return technologies.copy_refusal(state, seat, self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        technologies.copy(state, seat, self.base + n, told)


# ---- what an action asks in turn


@final
class Order(Question):
    """What the action card `a` orders, with the codes of ordinary actions. 11"""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64]) -> i64:
        return orders.order_into(state, seat, frame_a(state), frame_b(state), buf)

    def refusal(self, state: AgesState, seat: i64, action: i64) -> i64:
        if action >= codes.PICK:
            return refusals.NOT_ASKED
        order = orders.CARD_ACTIONS[frame_a(state) - ACTIONS]
        return order.order_refusal(state, seat, action, frame_b(state))

    def answer(self, state: AgesState, seat: i64, action: i64, told: Telling) -> None:
        order = orders.CARD_ACTIONS[frame_a(state) - ACTIONS]
        paid = frame_b(state)
        pop(state)
        order.carry_out(state, seat, action, paid, told)

    def about(self, state: AgesState) -> About:
        return About(frame_a(state), 0, NONE)


@final
class Tuck(Pick):
    """Homer goes under a wonder, before the leader `a` comes."""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        wonders = state.civs[seat].wonders
        return WONDERS <= card < ACTIONS and wonders >> (card - WONDERS) & 1 != 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        leader = frame_a(state)
        pop(state)
        leaders.tuck_homer(state, seat, n, leader, told)


@final
class LetGo(Freely):
    """Homer leaves as any leader does."""

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        leader = frame_a(state)
        pop(state)
        leaders.follow_leader(state, seat, leader, told)


LEAD: Final = Lead(codes.LEAD)
DEVELOP: Final = Develop(codes.DEVELOP)
REVOLT: Final = Revolt(codes.REVOLT)
PLAY: Final = PlayCard(codes.PLAY)
ADOPT: Final = Adopt(codes.ADOPT)
COPY: Final = Copy(codes.COPY)
PLAYS: Final[list[Verb]] = [LEAD, DEVELOP, REVOLT, PLAY, ADOPT, COPY]
STEPS: Final[dict[int, Step[AgesState]]] = {
    frames.TUCK: QuestionOfCard("tuck", LetGo(codes.PASS), Tuck(codes.PICK)),
    frames.ORDER: Order("order"),
}
