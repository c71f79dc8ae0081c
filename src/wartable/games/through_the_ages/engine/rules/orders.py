"""Action cards. What a card orders is awaited in an ORDER frame and answered with the codes of
ordinary actions. Rules 11."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, refusals
from wartable.games.through_the_ages.engine.actions.codes import (
    BUILD,
    DEVELOP,
    REVOLT,
    SPLIT,
    UPGRADE,
    UPGRADE_PAIRS,
)
from wartable.games.through_the_ages.engine.actions.codes import SPLITS as SPLIT_CODES
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    CIVIL_CARDS,
    GOVERNMENTS,
    LEADERS,
    SPECIALS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.effects.orders import (
    UNPAID,
    DevelopNow,
    Order,
    payment,
)
from wartable.games.through_the_ages.engine.effects.powers import REVOLTS_WITH_MA
from wartable.games.through_the_ages.engine.rules.civil import civil_actions, spend_civil
from wartable.games.through_the_ages.engine.rules.standing import has_ability
from wartable.games.through_the_ages.engine.rules.tableau import Telling, remove
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import tell
from wartable.kernel.numbers import NONE

# Codes of deeds that carry out an order, in the order of `effects.orders`: first, and how many
BEGIN: Final = vec[i64]([SPLIT, BUILD, UPGRADE, DEVELOP, REVOLT])
SPAN: Final = vec[i64]([SPLIT_CODES, WORKPLACES, UPGRADE_PAIRS, LEADERS, SPECIALS - GOVERNMENTS])


def deed_of(action: i64) -> i64:
    """What the action is in answer to an order, or NONE."""
    for deed in range(len(BEGIN)):
        if 0 <= action - BEGIN[deed] < SPAN[deed]:
            return deed
    return NONE


@final
class CardAction:
    """What an action card orders, asked by codes of ordinary actions."""

    def __init__(self, order: Order) -> None:
        self.order = order

    def order_refusal(self, state: AgesState, seat: i64, action: i64, paid: i64) -> i64:
        """Whether the action carries out the order."""
        deed = deed_of(action)
        if deed == NONE:
            return refusals.WRONG_TARGET
        return self.order.refusal(state, seat, deed, action - BEGIN[deed], paid)

    def carry_out(self, state: AgesState, seat: i64, action: i64, paid: i64, told: Telling) -> None:
        deed = deed_of(action)
        self.order.carry_out(state, seat, deed, action - BEGIN[deed], paid, told)


CARD_ACTIONS: Final = [
    CardAction(effect)
    for card in CARD_TABLE[ACTIONS:CIVIL_CARDS]
    for effect in card.effects
    if isinstance(effect, Order)
]


def play_refusal(state: AgesState, seat: i64, card: i64) -> i64:
    """An action card must be from an earlier phase, and its order possible. 11.1, 11.2"""
    civ = state.civs[seat]
    held = civ.hand_actions[card - ACTIONS]
    if held == 0:
        return refusals.NOT_IN_HAND
    if held <= state.fresh[card - ACTIONS]:
        return refusals.TAKEN_THIS_PHASE
    if civil_actions(civ) < 1 and not may_play_unpaid(state, seat, card):
        return refusals.NO_ACTION
    return CARD_ACTIONS[card - ACTIONS].order.playable(state, seat)


def may_play_unpaid(state: AgesState, seat: i64, card: i64) -> bool:
    """Breakthrough takes no civil action when Robespierre leads a revolution. 9.4, D13"""
    return (
        state.opt_breakthrough == 0
        and has_ability(state.civs[seat], REVOLTS_WITH_MA)
        and isinstance(CARD_ACTIONS[card - ACTIONS].order, DevelopNow)
    )


def play_action_card(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """It is paid and leaves the game before its order is done. 11.1"""
    civ = state.civs[seat]
    paid = payment(state, seat)
    if paid != UNPAID:
        spend_civil(civ, 1)
    civ.hand_actions[card - ACTIONS] -= 1
    civ.hand_count -= 1
    remove(state, card)
    tell(told, events.PLAYED, seat, card, 0)
    CARD_ACTIONS[card - ACTIONS].order.play(state, seat, card, paid, told)


def order_into(state: AgesState, seat: i64, card: i64, paid: i64, buf: vec[i64]) -> i64:
    """The actions that carry out an order."""
    order = CARD_ACTIONS[card - ACTIONS].order
    count: i64 = 0
    for deed in range(len(BEGIN)):
        for n in range(SPAN[deed]):
            if order.refusal(state, seat, deed, n, paid) == 0:
                buf[count] = BEGIN[deed] + n
                count += 1
    return count
