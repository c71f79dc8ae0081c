"""Aggressions and wars: who may, the defence, who wins. Rules 4.3, 5.2, 5.3."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, frames, refusals
from wartable.games.through_the_ages.engine.cards.columns import (
    AGGRESSIONS,
    DEFENSE,
    LEADERS,
    MA_COST,
    PACTS,
    TACTICS,
)
from wartable.games.through_the_ages.engine.cards.kinds import ENDS, FORBIDS
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.effects.pacts import ATTACK_BONUS, IMMUNE, PACT_STRENGTH
from wartable.games.through_the_ages.engine.effects.powers import DEAR_TO_ATTACK, PEACEFUL
from wartable.games.through_the_ages.engine.effects.spoils import Spoils
from wartable.games.through_the_ages.engine.rules.civil import (
    military_actions,
    spend_military,
)
from wartable.games.through_the_ages.engine.rules.colonies import clear_used, note_used
from wartable.games.through_the_ages.engine.rules.ratings import (
    PACT_COUNT,
    pact_other,
    pact_side,
    pact_sum,
)
from wartable.games.through_the_ages.engine.rules.stack import pop, push
from wartable.games.through_the_ages.engine.rules.standing import has_ability
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    discard_openly,
    leave_hand,
    pact_goes,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import tell, tell3
from wartable.kernel.numbers import NONE

SPOILS: Final = [  # aggressions, then wars
    [effect for effect in card.effects if isinstance(effect, Spoils)]
    for card in CARD_TABLE[AGGRESSIONS:PACTS]
]


# ---- may they


def between(state: AgesState, pact: i64, seat: i64, rival: i64) -> bool:
    return pact_side(state, pact, seat) != NONE and pact_other(state, pact, seat) == rival


def attack_cost(state: AgesState, card: i64, rival: i64) -> i64:
    """So many times as many military actions against Gandhi."""
    victim = state.civs[rival]
    if has_ability(victim, DEAR_TO_ATTACK):
        return MA_COST[card] * DEAR_TO_ATTACK[victim.leader - LEADERS]
    return MA_COST[card]


def attack_bonus(state: AgesState, seat: i64, rival: i64) -> i64:
    """Open Borders: more strength against the partner."""
    if state.seats < 3:
        return 0
    bonus: i64 = 0
    for pact in range(PACT_COUNT):
        if between(state, pact, seat, rival):
            bonus += ATTACK_BONUS[pact * 2 + pact_side(state, pact, seat)]
    return bonus


def strength_against(state: AgesState, seat: i64, rival: i64) -> i64:
    """Without pacts between the two that end on attack. 5.2.1"""
    strength = state.civs[seat].strength
    if state.seats < 3:
        return strength
    for pact in range(PACT_COUNT):
        if ENDS[pact] != 0 and between(state, pact, seat, rival):
            strength -= PACT_STRENGTH[pact * 2 + pact_side(state, pact, seat)]
    return max(strength, 0)


def hostility_refusal(state: AgesState, seat: i64, card: i64, rival: i64) -> i64:
    """What aggressions and wars have in common."""
    civ = state.civs[seat]
    if rival == seat:
        return refusals.YOURSELF
    if rival >= state.seats or state.civs[rival].playing == 0:
        return refusals.RESIGNED_RIVAL
    if civ.military[card - TACTICS] == 0:
        return refusals.NOT_IN_HAND
    if has_ability(civ, PEACEFUL):
        return refusals.GANDHI
    if state.seats > 2:
        for pact in range(PACT_COUNT):
            if FORBIDS[pact] != 0 and between(state, pact, seat, rival):
                return refusals.PACT_FORBIDS
    if military_actions(civ) < attack_cost(state, card, rival):
        return refusals.NO_MILITARY_ACTION
    return 0


def attack_refusal(state: AgesState, seat: i64, card: i64, rival: i64) -> i64:
    """An aggression needs a weaker rival who has what the card takes. 5.2.1, 5.2.2"""
    why = hostility_refusal(state, seat, card, rival)
    if why != 0:
        return why
    mine = strength_against(state, seat, rival) + attack_bonus(state, seat, rival)
    if mine <= strength_against(state, rival, seat):
        return refusals.NOT_STRONGER
    return 0 if SPOILS[card - AGGRESSIONS][0].possible(state, rival) else refusals.CARD_NEEDS


def declare_refusal(state: AgesState, seat: i64, card: i64, rival: i64) -> i64:
    """One war at a time, none in the last round; strength does not matter. 5.3.1"""
    why = hostility_refusal(state, seat, card, rival)
    if why != 0:
        return why
    if state.civs[seat].war != NONE:
        return refusals.AT_WAR
    if state.last_round != 0 and state.round >= state.last_round:
        return refusals.LAST_ROUND_WAR
    return refusals.IMMUNE if pact_sum(state, rival, IMMUNE) != 0 else 0


# ---- aggressions


def attack(state: AgesState, seat: i64, card: i64, rival: i64, told: Telling) -> None:
    """Reveal it, pay, end pacts that end on attack; the rival may defend. 5.2"""
    begin_hostility(state, seat, card, rival, told)
    tell(told, events.ATTACKED, seat, card, rival)
    state.fight = card
    state.rival = rival
    state.attack = state.civs[seat].strength + attack_bonus(state, seat, rival)
    state.defence = state.civs[rival].strength
    state.defended = 0
    tell3(told, events.STRENGTHS, seat, rival, state.attack, state.defence)
    push(state, frames.DEFEND, rival, 0, 0)


def begin_hostility(state: AgesState, seat: i64, card: i64, rival: i64, told: Telling) -> None:
    spend_military(state.civs[seat], attack_cost(state, card, rival))
    leave_hand(state, seat, card)
    for pact in range(PACT_COUNT):
        if ENDS[pact] != 0 and between(state, pact, seat, rival):
            pact_goes(state, pact, told)


def defend_refusal(state: AgesState, seat: i64, card: i64) -> i64:
    """At most as many cards as military actions in all. 5.2.4"""
    civ = state.civs[seat]
    if civ.military[card - TACTICS] == 0:
        return refusals.NOT_IN_HAND
    return refusals.TOO_MANY_CARDS if state.defended >= civ.ma_total else 0


def defend(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """Discard a card for its defence; one that is no bonus card adds 1. 5.2.4"""
    leave_hand(state, seat, card)
    discard_openly(state, card)
    note_used(state, card)
    state.defended += 1
    state.defence += DEFENSE[card]
    tell(told, events.DEFENDED, seat, card, DEFENSE[card])


def end_defence(state: AgesState, told: Telling) -> None:
    """Compare, carry out, discard. 5.2.5"""
    seat = state.current
    card = state.fight
    rival = state.rival
    pop(state)
    clear_used(state)
    discard_openly(state, card)
    if state.defence >= state.attack:
        tell(told, events.REPELLED, seat, card, rival)
    else:
        tell(told, events.SUCCEEDED, seat, card, rival)
        spoils = SPOILS[card - AGGRESSIONS]
        for i in range(len(spoils)):
            spoils[i].run(state, seat, rival, 0, told)
    state.fight = NONE
    state.rival = NONE
    state.attack = 0
    state.defence = 0
    state.defended = 0


# ---- wars


def declare(state: AgesState, seat: i64, card: i64, rival: i64, told: Telling) -> None:
    """The war lies before its declarer until it is resolved. 5.3.2"""
    civ = state.civs[seat]
    begin_hostility(state, seat, card, rival, told)
    civ.war = card
    civ.target = rival
    tell(told, events.DECLARED, seat, card, rival)


def resolve_war(state: AgesState, seat: i64, told: Telling) -> None:
    """At the start of the declarer's next turn; the stronger side wins. 4.3"""
    civ = state.civs[seat]
    card = civ.war
    if card == NONE:
        return
    rival = civ.target
    civ.war = NONE
    civ.target = NONE
    discard_openly(state, card)
    force = civ.strength + attack_bonus(state, seat, rival)
    edge = force - state.civs[rival].strength
    tell3(told, events.STRENGTHS, seat, rival, force, state.civs[rival].strength)
    if edge == 0:
        tell(told, events.WAR_DRAWN, seat, card, rival)
        return
    winner = seat if edge > 0 else rival
    loser = rival if edge > 0 else seat
    edge = edge if edge > 0 else -edge
    tell3(told, events.WAR_WON, winner, card, loser, edge)
    SPOILS[card - AGGRESSIONS][0].run(state, winner, loser, edge, told)
