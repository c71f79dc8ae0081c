"""Other political actions: pacts, resigning. Rules 5.4, 5.5, 5.7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, refusals
from wartable.games.through_the_ages.engine.actions.frames import PACT_REPLY
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    LEADERS,
    MILITARY_CARDS,
    PACTS,
    TACTICS,
    TERRITORIES,
    WONDERS,
)
from wartable.games.through_the_ages.engine.cards.kinds import SYMMETRIC
from wartable.games.through_the_ages.engine.components import ABANDONED_WAR, IV
from wartable.games.through_the_ages.engine.effects.powers import TUCKS
from wartable.games.through_the_ages.engine.rules.ratings import pact_side, rate
from wartable.games.through_the_ages.engine.rules.row import trim_decks
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    discard_hidden,
    discard_openly,
    leader_leaves,
    leave_hand,
    pact_goes,
    remove,
    score_culture,
    wonder_leaves,
)
from wartable.games.through_the_ages.engine.state import AgesState, following
from wartable.kernel.contract import tell, tell3
from wartable.kernel.numbers import NONE, lowest

# ---- pacts


def offer_refusal(state: AgesState, seat: i64, pact: i64, rival: i64, side: i64) -> i64:
    """An offer needs a pact of the hand and a rival; `side` is one's own, 0 for A. 5.4.1"""
    if state.seats < 3:
        return refusals.NO_PACTS
    if rival == seat:
        return refusals.YOURSELF
    if rival >= state.seats or state.civs[rival].playing == 0:
        return refusals.RESIGNED_RIVAL
    if state.civs[seat].military[PACTS + pact - TACTICS] == 0:
        return refusals.NOT_IN_HAND
    return refusals.NO_SIDE if side != 0 and SYMMETRIC[pact] != 0 else 0


def offer(state: AgesState, seat: i64, pact: i64, rival: i64, side: i64, told: Telling) -> None:
    """On the table for all to see: until it is accepted everybody knows whose it is."""
    state.pact_shown[pact] = seat
    tell3(told, events.OFFERED, seat, PACTS + pact, rival, told_side(pact, side))
    push(state, PACT_REPLY, rival, pact, seat * 2 + side)


def told_side(pact: i64, side: i64) -> i64:
    """How an event names a side: 1 for A, 2 for B, 0 where both are the same."""
    return 0 if SYMMETRIC[pact] != 0 else 1 + side


def accept(state: AgesState, seat: i64, pact: i64, terms: i64, told: Telling) -> None:
    """It lies in the area of who offered it, in place of another one. 5.4.3"""
    owner = terms // 2
    leave_hand(state, owner, PACTS + pact)
    for old in range(10):
        if state.pact_owner[old] == owner:
            pact_goes(state, old, told)
    state.pact_owner[pact] = owner
    state.pact_partner[pact] = seat
    state.pact_side[pact] = terms % 2
    tell3(told, events.ACCEPTED, seat, PACTS + pact, owner, told_side(pact, 1 - terms % 2))
    rate(state, owner)
    rate(state, seat)


def refuse(state: AgesState, seat: i64, pact: i64, terms: i64, told: Telling) -> None:
    """Back to the hand, where everybody knows it to be. 5.4.2"""
    tell(told, events.REFUSED, seat, PACTS + pact, terms // 2)


def cancel_refusal(state: AgesState, seat: i64, pact: i64) -> i64:
    """Either party may cancel a pact, wherever it lies. 5.5"""
    return refusals.NOT_PARTY if pact_side(state, pact, seat) == NONE else 0


# ---- resigning


def resign_refusal(state: AgesState) -> i64:
    """Resigning needs the option for it, and an age before IV. 5.7, A-1"""
    return refusals.NO_RESIGNING if state.opt_resign == 0 or state.age == IV else 0


def resign(state: AgesState, seat: i64, told: Telling) -> None:
    """Leave the game with everything; wars on the leaver are worth culture. 5.7"""
    civ = state.civs[seat]
    tell(told, events.RESIGNED, seat, 0, 0)
    for pact in range(10):
        if pact_side(state, pact, seat) != NONE:
            pact_goes(state, pact, told)
    end_wars(state, seat, told)
    remove_hands(state, seat)
    remove_tableau(state, seat, told)
    civ.playing = 0
    state.playing -= 1
    trim_decks(state)
    if state.first == seat and state.playing > 0:
        state.first = following(state, seat)


def end_wars(state: AgesState, seat: i64, told: Telling) -> None:
    for rival in range(state.seats):
        civ = state.civs[rival]
        if civ.war != NONE and (rival == seat or civ.target == seat):
            discard_openly(state, civ.war)
            civ.war = NONE
            civ.target = NONE
            if rival != seat:
                score_culture(state, rival, ABANDONED_WAR, told)


def remove_hands(state: AgesState, seat: i64) -> None:
    """The military hand face down to the discards: nobody is told what it was."""
    civ = state.civs[seat]
    while civ.hand_techs != 0:
        remove(state, lowest(civ.hand_techs))
        civ.hand_techs &= civ.hand_techs - 1
    while civ.hand_leaders != 0:
        remove(state, LEADERS + lowest(civ.hand_leaders))
        civ.hand_leaders &= civ.hand_leaders - 1
    for n in range(33):
        while civ.hand_actions[n] > 0:
            civ.hand_actions[n] -= 1
            remove(state, ACTIONS + n)
    civ.hand_count = 0
    for n in range(MILITARY_CARDS):
        while civ.military[n] > 0:
            leave_hand(state, seat, TACTICS + n)
            discard_hidden(state, seat, TACTICS + n)


def remove_tableau(state: AgesState, seat: i64, told: Telling) -> None:
    civ = state.civs[seat]
    leader_leaves(state, seat, told)
    if civ.wonder != NONE:
        wonder_leaves(state, seat, told)
    if civ.homer != NONE:
        remove(state, HOMER)
        civ.homer = NONE
    while civ.techs != 0:
        remove(state, lowest(civ.techs))
        civ.techs &= civ.techs - 1
    while civ.wonders != 0:
        remove(state, WONDERS + lowest(civ.wonders))
        civ.wonders &= civ.wonders - 1
    civ.ravaged = 0
    while civ.colonies != 0:
        remove(state, TERRITORIES + lowest(civ.colonies))
        civ.colonies &= civ.colonies - 1
    if civ.exclusive != 0:
        remove(state, civ.tactic)
    civ.tactic = NONE
    civ.exclusive = 0


HOMER: Final[i64] = LEADERS + [happy > 0 for happy in TUCKS].index(True)
