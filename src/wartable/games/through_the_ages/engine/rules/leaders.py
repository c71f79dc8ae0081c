"""A leader comes into play and another goes; the one who speaks unasked. Rules 8.2, 10.4."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, refusals
from wartable.games.through_the_ages.engine.actions.frames import TUCK
from wartable.games.through_the_ages.engine.cards.columns import LEADERS
from wartable.games.through_the_ages.engine.effects.powers import (
    REPLACED_LEADER,
    SPEAKS,
    TUCKS,
    UNIT_POOL,
    USED_CHURCHILL,
)
from wartable.games.through_the_ages.engine.rules.civil import (
    civil_actions,
    regain_civil,
    spend_civil,
)
from wartable.games.through_the_ages.engine.rules.ratings import rate
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.standing import has_ability
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    leader_leaves,
    score_culture,
)
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.kernel.contract import tell
from wartable.kernel.numbers import BIT, NONE


def lead_refusal(civ: Civ, card: i64) -> i64:
    """A leader needs the card in the hand, and a civil action. 8.2"""
    if civ.hand_leaders >> (card - LEADERS) & 1 == 0:
        return refusals.NOT_IN_HAND
    return refusals.NO_ACTION if civil_actions(civ) < 1 else 0


def lead(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """From the hand. Homer may go under a wonder first; else the old one's action comes back."""
    civ = state.civs[seat]
    spend_civil(civ, 1)
    civ.hand_leaders &= ~BIT[card - LEADERS]
    civ.hand_count -= 1
    if has_ability(civ, TUCKS) and civ.wonders != 0:
        push(state, TUCK, seat, card, 0)
    else:
        follow_leader(state, seat, card, told)


def follow_leader(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """A leader in play, if any, leaves first and gives a spent civil action back. 8.2, D18"""
    civ = state.civs[seat]
    if civ.leader != NONE:
        leader_leaves(state, seat, told)
        regain_civil(civ, 1)
        civ.used |= REPLACED_LEADER
    install_leader(state, seat, card, told)


def tuck_homer(state: AgesState, seat: i64, wonder: i64, card: i64, told: Telling) -> None:
    """A happy face for good, and no action back. 10.4"""
    civ = state.civs[seat]
    civ.leader = NONE
    civ.homer = wonder
    civ.used |= REPLACED_LEADER
    tell(told, events.TUCKED, seat, wonder, 0)
    install_leader(state, seat, card, told)


def install_leader(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """Into play. Homer's resource for units is there at once. 4.5"""
    civ = state.civs[seat]
    civ.leader = card
    if state.rules >= 2:
        civ.unit_resources += UNIT_POOL[card - LEADERS]
    tell(told, events.LED, seat, card, 0)
    rate(state, seat)


def speak(state: AgesState, seat: i64, told: Telling) -> None:
    """Churchill's culture; also if the turn ends without a choice. D7"""
    civ = state.civs[seat]
    civ.used |= USED_CHURCHILL
    tell(told, events.SPEAK, seat, SPEAKS[civ.leader - LEADERS], 0)
    score_culture(state, seat, SPEAKS[civ.leader - LEADERS], told)
