"""Technologies, revolutions and tactics. Rules 9, 15.3."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, refusals
from wartable.games.through_the_ages.engine.cards.columns import LEADERS, TACTICS
from wartable.games.through_the_ages.engine.effects.pacts import COOPERATION_PAID
from wartable.games.through_the_ages.engine.effects.powers import (
    DEVELOPING_CULTURE,
    DEVELOPING_RESOURCE,
    REFUNDS,
    REVOLTING_CULTURE,
    REVOLTS_WITH_MA,
    USED_TACTIC,
)
from wartable.games.through_the_ages.engine.rules.civil import (
    military_actions,
    regain_civil,
    spend_military,
)
from wartable.games.through_the_ages.engine.rules.prices import (
    cooperator,
    is_unit,
    partner_short,
    science_alone,
    science_price,
)
from wartable.games.through_the_ages.engine.rules.ratings import pact_sum, rate
from wartable.games.through_the_ages.engine.rules.standing import has_ability
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    leave_hand,
    receive_resources,
    score_culture,
    technology_comes,
)
from wartable.games.through_the_ages.engine.state import (
    AgesState,
    Civ,
)
from wartable.kernel.contract import tell
from wartable.kernel.numbers import BIT, NONE

# ---- technologies


def develop_refusal(state: AgesState, seat: i64, card: i64, delta: i64) -> i64:
    """Developing needs the card in the hand, and science, of a partner too. 8.4.5"""
    civ = state.civs[seat]
    if civ.hand_techs >> card & 1 == 0:
        return refusals.NOT_IN_HAND
    if partner_short(state, seat, science_alone(state, seat, card, False, delta)):
        return refusals.PARTNER_SHORT
    means = civ.science
    if is_unit(card):
        means += civ.unit_science
    return refusals.NO_SCIENCE if means < science_price(state, seat, card, False, delta) else 0


def develop(state: AgesState, seat: i64, card: i64, delta: i64, told: Telling) -> None:
    """From the hand into play."""
    price = pay_science(state, seat, card, False, delta, told)
    tell(told, events.DEVELOPED, seat, card, price)
    technology_comes(state, seat, card, told)
    developed(state, seat, told)


def pay_science(
    state: AgesState, seat: i64, card: i64, revolution: bool, delta: i64, told: Telling
) -> i64:
    """Churchill's science pays first, a partner pays his share; the card leaves the hand."""
    civ = state.civs[seat]
    price = science_price(state, seat, card, revolution, delta)
    if science_alone(state, seat, card, revolution, delta) > 0:
        partner = cooperator(state, seat)
        if partner != NONE:
            share = pact_sum(state, seat, COOPERATION_PAID)
            state.civs[partner].science -= share
            tell(told, events.LOST_SCIENCE, partner, share, 0)
    civ.hand_techs &= ~BIT[card]
    civ.hand_count -= 1
    pool: i64 = 0
    if is_unit(card):
        pool = min(price, civ.unit_science)
        civ.unit_science -= pool
    civ.science -= price - pool
    return price


def developed(state: AgesState, seat: i64, told: Telling) -> None:
    """Leonardo, Newton, Einstein."""
    civ = state.civs[seat]
    if civ.leader == NONE:
        return
    leader = civ.leader - LEADERS
    receive_resources(state, seat, DEVELOPING_RESOURCE[leader], told)
    if DEVELOPING_CULTURE[leader] > 0:
        score_culture(state, seat, DEVELOPING_CULTURE[leader], told)
    regain_civil(civ, REFUNDS[leader])


def revolt_refusal(state: AgesState, seat: i64, card: i64, delta: i64, excused: i64) -> i64:
    """All actions of the total unspent, but for `excused` of the card that orders it. 9.3"""
    civ = state.civs[seat]
    if civ.hand_techs >> card & 1 == 0:
        return refusals.NOT_IN_HAND
    if has_ability(civ, REVOLTS_WITH_MA):
        if civ.ma < civ.ma_total:
            return refusals.ACTIONS_SPENT
    elif civ.ca + excused < civ.ca_total:
        return refusals.ACTIONS_SPENT
    if partner_short(state, seat, science_alone(state, seat, card, True, delta)):
        return refusals.PARTNER_SHORT
    price = science_price(state, seat, card, True, delta)
    return refusals.NO_SCIENCE if civ.science < price else 0


def revolt(state: AgesState, seat: i64, card: i64, delta: i64, told: Telling) -> None:
    """A government for its lower price and all civil (Robespierre: military) actions. 9.3"""
    civ = state.civs[seat]
    price = pay_science(state, seat, card, True, delta, told)
    tell(told, events.REVOLTED, seat, card, price)
    with_military = has_ability(civ, REVOLTS_WITH_MA)
    technology_comes(state, seat, card, told)
    if with_military:
        civ.ma = 0
        score_culture(state, seat, REVOLTING_CULTURE[civ.leader - LEADERS], told)
    else:
        civ.ca = 0  # what lies outside the total stays, as with Patriotism (9.3.5)
    developed(state, seat, told)


# ---- tactics


def adopt_refusal(civ: Civ, card: i64) -> i64:
    """A tactic of the hand needs a military action, and no other tactic this turn. 15.3"""
    if civ.military[card - TACTICS] == 0:
        return refusals.NOT_IN_HAND
    if civ.used & USED_TACTIC != 0:
        return refusals.TACTIC_CHANGED
    return refusals.NO_MILITARY_ACTION if military_actions(civ) < 1 else 0


def adopt(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """A tactic of the hand becomes current, nobody else's until the next turn. 4.4, 15.3"""
    civ = state.civs[seat]
    spend_military(civ, 1)
    civ.used |= USED_TACTIC
    leave_hand(state, seat, card)
    civ.tactic = card
    civ.exclusive = 1
    tell(told, events.ADOPTED, seat, card, 0)
    rate(state, seat)


def copy_refusal(state: AgesState, seat: i64, card: i64) -> i64:
    """A common tactic needs two military actions, and no other tactic this turn. 15.3"""
    civ = state.civs[seat]
    if state.tactics >> (card - TACTICS) & 1 == 0:
        return refusals.NOT_COMMON
    if civ.tactic == card and civ.exclusive == 0:
        return refusals.OWN_TACTIC
    if civ.used & USED_TACTIC != 0:
        return refusals.TACTIC_CHANGED
    return refusals.NO_MILITARY_ACTION if military_actions(civ) < 2 else 0


def copy(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """A common tactic becomes current, and stays common. 15.3"""
    civ = state.civs[seat]
    spend_military(civ, 2)
    civ.used |= USED_TACTIC
    civ.tactic = card
    civ.exclusive = 0
    tell(told, events.COPIED, seat, card, 0)
    rate(state, seat)
