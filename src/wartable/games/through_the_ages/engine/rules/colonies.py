"""Territories: the auction, the force, the colony. Rules 7."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, refusals
from wartable.games.through_the_ages.engine.actions.codes import BIDS
from wartable.games.through_the_ages.engine.actions.frames import BIDDING, DRAW, FORCE
from wartable.games.through_the_ages.engine.cards.columns import (
    AGGRESSIONS,
    BONUSES,
    BUILDINGS,
    COLONIZE,
    LEADERS,
    ONCE,
    STRENGTH,
    TACTICS,
    TERRITORIES,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import IV
from wartable.games.through_the_ages.engine.effects.powers import COOK, KHAN
from wartable.games.through_the_ages.engine.rules.ratings import rate
from wartable.games.through_the_ages.engine.rules.stack import pop, push
from wartable.games.through_the_ages.engine.rules.standing import has_ability, tactical_strength
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    colony_comes,
    discard_openly,
    gain_population,
    lay_past,
    leave_hand,
    receive_food,
    receive_resources,
    score_culture,
    score_science,
)
from wartable.games.through_the_ages.engine.state import AgesState, following
from wartable.kernel.contract import tell
from wartable.kernel.numbers import BIT, NONE, count

# ---- the auction


def open_auction(state: AgesState, card: i64, told: Telling) -> None:
    """Everybody in the game may bid, the current player first. 7.1"""
    state.territory = card
    state.high = 0
    state.bidder = NONE
    state.passed = 0
    for seat in range(state.seats):
        state.bids[seat] = 0
        if state.civs[seat].playing == 0:
            state.passed |= BIT[seat]
    push(state, BIDDING, state.current, 0, 0)


def most_force(state: AgesState, seat: i64) -> i64:
    """The largest force a civilisation could send; 0 without a unit. 7.1, 7.3"""
    civ = state.civs[seat]
    total: i64 = 0
    units: i64 = 0
    for place in range(BUILDINGS, WORKPLACES):
        units += civ.workers[place]
        total += civ.workers[place] * STRENGTH[place]
    if units == 0:
        return 0
    total += tactical_strength(civ.workers, BUILDINGS, civ.tactic, has_ability(civ, KHAN))
    total += civ.colonize
    bonuses: i64 = 0
    for card in range(BONUSES, AGGRESSIONS):
        held = civ.military[card - TACTICS]
        total += held * COLONIZE[card]
        bonuses += held
    if has_ability(civ, COOK):
        total += min(COOK[civ.leader - LEADERS], civ.military_count - bonuses)
    return total


def bid_refusal(state: AgesState, seat: i64, bid: i64) -> i64:
    """A bid must be above the last one, and within the largest force of the seat. 7.1, A-10"""
    if bid <= state.high:
        return refusals.BID_TOO_LOW
    return refusals.BID_TOO_HIGH if bid > min(most_force(state, seat), BIDS) else 0


def bid(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """The bid is the highest so far; others may go above it. 7.1"""
    state.high = n
    state.bidder = seat
    state.bids[seat] = n
    tell(told, events.BID, seat, n, state.territory)
    pop(state)
    go_on(state, seat, told)


def pass_bid(state: AgesState, seat: i64, told: Telling) -> None:
    """A seat that passes is out of this auction for good. 7.1"""
    state.passed |= BIT[seat]
    tell(told, events.NO_BID, seat, state.territory, 0)
    pop(state)
    go_on(state, seat, told)


def go_on(state: AgesState, seat: i64, told: Telling) -> None:
    """The next one who has not passed; the last one left must send a force. 7.2"""
    left = state.seats - count(state.passed)
    if left == 0:
        lay_past(state, state.territory)
        tell(told, events.UNCLAIMED, NONE, state.territory, 0)
        close(state)
    elif left == 1 and state.bidder != NONE:
        push(state, FORCE, state.bidder, 0, 0)
    else:
        following_seat = following(state, seat)
        while state.passed >> following_seat & 1 != 0:
            following_seat = following(state, following_seat)
        push(state, BIDDING, following_seat, 0, 0)


def close(state: AgesState) -> None:
    """Clear the auction."""
    state.territory = NONE
    state.high = 0
    state.bidder = NONE
    state.passed = 0
    state.bonus = 0
    state.cooks = 0
    for seat in range(4):
        state.bids[seat] = 0
    for unit in range(10):
        state.sent[unit] = 0
    clear_used(state)


# ---- the force


def force(state: AgesState, seat: i64) -> i64:
    """Units sent, armies of them alone, standing bonuses, cards. 7.3"""
    civ = state.civs[seat]
    total: i64 = 0
    units: i64 = 0
    for unit in range(10):
        units += state.sent[unit]
        total += state.sent[unit] * STRENGTH[BUILDINGS + unit]
    if units == 0:
        return 0
    total += tactical_strength(state.sent, 0, civ.tactic, has_ability(civ, KHAN))
    return total + civ.colonize + state.bonus


def send_refusal(state: AgesState, seat: i64, place: i64) -> i64:
    """Sending needs a unit on this card that is not in the force yet. 7.3"""
    left = state.civs[seat].workers[place] - state.sent[place - BUILDINGS]
    return refusals.NO_UNIT if left <= 0 else 0


def send(state: AgesState, seat: i64, place: i64, told: Telling) -> None:
    """Units stay on their cards until the force is complete."""
    state.sent[place - BUILDINGS] += 1
    tell(told, events.SENT, seat, place, 0)


def force_card_refusal(state: AgesState, seat: i64, card: i64) -> i64:
    """Bonus cards; with Cook some others. 7.3"""
    civ = state.civs[seat]
    if civ.military[card - TACTICS] == 0:
        return refusals.NOT_IN_HAND
    if BONUSES <= card < AGGRESSIONS:
        return 0
    if not has_ability(civ, COOK):
        return refusals.NO_POWER
    return refusals.COOK_LIMIT if state.cooks >= COOK[civ.leader - LEADERS] else 0


def add_card(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """Discard a card for the force: a bonus card by its value, with Cook others for 1. 7.3"""
    leave_hand(state, seat, card)
    discard_openly(state, card)
    note_used(state, card)
    if BONUSES <= card < AGGRESSIONS:
        state.bonus += COLONIZE[card]
    else:
        state.bonus += 1
        state.cooks += 1
    tell(told, events.SENT, seat, card, 0)


def colonise(state: AgesState, seat: i64, told: Telling) -> None:
    """The units are given up, the territory becomes a colony. 7.4, 7.5"""
    civ = state.civs[seat]
    for unit in range(10):
        civ.workers[BUILDINGS + unit] -= state.sent[unit]
        civ.yellow += state.sent[unit]
    card = state.territory
    tell(told, events.COLONISED, seat, card, force(state, seat))
    close(state)
    rate(state, seat)
    settle_colony(state, seat, card, told)


def settle_colony(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """First the standing effect, then what it gives once. 7.5"""
    colony_comes(state, seat, card, told)
    at = (card - TERRITORIES) * 6
    receive_food(state, seat, ONCE[at], told)
    receive_resources(state, seat, ONCE[at + 1], told)
    score_science(state, seat, ONCE[at + 2], told)
    score_culture(state, seat, ONCE[at + 3], told)
    gain_population(state, seat, ONCE[at + 4], told)
    if ONCE[at + 5] > 0 and state.age != IV:
        push(state, DRAW, seat, ONCE[at + 5], 0)


# ---- cards used in a force or a defence, for all to see


def note_used(state: AgesState, card: i64) -> None:
    """Remember a card, so that views can show it."""
    if state.used_count < len(state.cards_used):
        state.cards_used[state.used_count] = card
        state.used_count += 1


def clear_used(state: AgesState) -> None:
    """Forget the cards, and zero their cells, so that equal tables have equal dumps."""
    for i in range(state.used_count):
        state.cards_used[i] = 0
    state.used_count = 0
