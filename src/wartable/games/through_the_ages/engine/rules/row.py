"""The card row, the decks and the ages. Rules 4.1, 4.2, 13.4."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events
from wartable.games.through_the_ages.engine.actions.frames import FILL
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    CARDS,
    CIVIL_CARDS,
    COPIES,
    KIND,
    LEADERS,
    LEVEL,
    MILITARY_CARDS,
    PACTS,
    TACTICS,
)
from wartable.games.through_the_ages.engine.components import (
    AGE_END_YELLOW,
    AGGRESSION,
    FIRST_GAME,
    FULL,
    II,
    III,
    IV,
    PACT,
    ROW_SWEEP,
    SLOTS,
    WAR,
    A,
)
from wartable.games.through_the_ages.engine.rules.ratings import rate_all
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_b, pop, push, set_b
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    discard_hidden,
    gain_yellow,
    leader_leaves,
    leave_hand,
    pact_goes,
    remove,
    wonder_leaves,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import EVERYBODY, tell, tell_to
from wartable.kernel.numbers import BIT, NONE, lowest


def _cards_of(age: int, military: bool) -> vec[i64]:
    return vec[i64](
        [
            card
            for card in range(CARDS)
            if LEVEL[card] == age and (card >= TACTICS) == military and COPIES[card * 5 + 4] > 0
        ]
    )


CIVIL_BY_AGE: Final = [_cards_of(age, False) for age in range(4)]
MILITARY_BY_AGE: Final = [_cards_of(age, True) for age in range(4)]
TECHS_BEFORE: Final = vec[i64](  # sets of technologies of earlier ages
    [sum(BIT[card] for card in range(LEADERS) if LEVEL[card] < age) for age in range(5)]
)
LEADERS_BEFORE: Final = vec[i64](
    [sum(1 << n for n in range(24) if LEVEL[LEADERS + n] < age) for age in range(5)]
)


# ---- the row


def sweep(state: AgesState, told: Telling) -> None:
    """Remove what lies in the first slots, slide the rest. 4.1"""
    leaving = packed(state, 0, ROW_SWEEP[state.playing])
    if leaving != 0:
        tell(told, events.SWEPT, state.current, leaving, 0)
    for slot in range(ROW_SWEEP[state.playing]):
        card = state.row[slot]
        if card != NONE:
            remove(state, card)
            state.row[slot] = NONE
    slide(state)


def packed(state: AgesState, first: i64, end: i64) -> i64:
    """Cards of these slots, seven at most, as one figure of an event: digits to the base 256,
    the first slot lowest, 0 for none. One line of the log names them all."""
    number: i64 = 0
    slot = end - 1
    while slot >= first:
        if state.row[slot] != NONE:
            number = number * 256 + state.row[slot] + 1
        slot -= 1
    return number


def tell_laid(state: AgesState, told: Telling) -> None:
    """What has come into the row since this was last told; the frame counts it."""
    n = frame_b(state)
    if n > 0:
        end: i64 = empty_slot(state)
        if end == NONE:
            end = SLOTS
        middle = min(end - n + 7, end)
        cards = packed(state, end - n, middle)
        tell(told, events.LAID, NONE, cards, packed(state, middle, end))
        set_b(state, 0)


def slide(state: AgesState) -> None:
    to: i64 = 0
    for slot in range(SLOTS):
        card = state.row[slot]
        if card != NONE:
            state.row[slot] = NONE
            state.row[to] = card
            to += 1


def empty_slot(state: AgesState) -> i64:
    for slot in range(SLOTS):
        if state.row[slot] == NONE:
            return slot
    return NONE


def fill(state: AgesState, told: Telling) -> bool:
    """Whether chance must lay a card; else the row is done with. 4.1.3–4.1.5"""
    if empty_slot(state) == NONE:
        later = frame_a(state)
        tell_laid(state, told)
        pop(state)
        if state.age == A and later != 0:
            begin_age(state, 1, told)
        return False
    if state.age == A and state.civil_left == 0:
        tell_laid(state, told)
        begin_age(state, 1, told)
    if state.age == IV:
        pop(state)
        return False
    return True


def lay(state: AgesState, card: i64, told: Telling) -> None:
    """A card of the deck into the first empty slot; the last one may end an age. 4.1.5"""
    slot = empty_slot(state)
    state.row[slot] = card
    state.deck[card] -= 1
    state.civil_left -= 1
    set_b(state, frame_b(state) + 1)
    if state.civil_left == 0 and state.age != A:
        tell_laid(state, told)
        end_age(state, told)


def refill(state: AgesState, told: Telling) -> None:
    """After International Agreement: nothing is removed. 6.10"""
    slide(state)
    push(state, FILL, state.current, 1, 0)


# ---- ages


def copies(variant: i64, card: i64, seats: i64) -> i64:
    """Copies of a card in the decks for so many seats. 2.2, V-1, V-2"""
    kind = KIND[card]
    if variant != FULL and kind in (AGGRESSION, WAR):
        return 0
    if variant == FIRST_GAME and (kind == PACT or LEVEL[card] == III):
        return 0
    return COPIES[card * 5 + seats]


def begin_age(state: AgesState, age: i64, told: Telling) -> None:
    """The decks of this age are the current ones; Age IV has none. 4.2.3"""
    state.age = age
    state.civil_left = 0
    state.military_left = 0
    if age <= III:
        state.civil_left = bag_count(state, CIVIL_BY_AGE[age])
        state.military_left = bag_count(state, MILITARY_BY_AGE[age])
    tell(told, events.AGE, NONE, age, 0)


def bag_count(state: AgesState, cards: vec[i64]) -> i64:
    """How many of these cards are not dealt yet, every copy counted."""
    n: i64 = 0
    for i in range(len(cards)):
        n += state.deck[cards[i]]
    return n


def end_age(state: AgesState, told: Telling) -> None:
    """Antiquate, lose yellow tokens, new decks. 4.2"""
    ended = state.age
    for seat in range(state.seats):
        if state.civs[seat].playing != 0:
            antiquate(state, seat, ended, told)
    for pact in range(10):
        if LEVEL[PACTS + pact] < ended:
            pact_goes(state, pact, told)
    for seat in range(state.seats):
        if state.civs[seat].playing != 0:
            gain_yellow(state, seat, -AGE_END_YELLOW, told)
    last: i64 = II if state.opt_variant == FIRST_GAME else III
    begin_age(state, IV if ended == last else ended + 1, told)
    rate_all(state)
    if state.age == IV:
        state.last_round = state.round if state.current == state.first else state.round + 1
        tell(told, events.LAST_ROUND, NONE, state.last_round, 0)


def antiquate(state: AgesState, seat: i64, ended: i64, told: Telling) -> None:
    """Cards of ages before the one that ended: hand, leader, unfinished wonder."""
    civ = state.civs[seat]
    before = civ.hand_count + civ.military_count
    antiquate_hand(state, seat, ended, told)
    for card in range(TACTICS, CARDS):
        if LEVEL[card] < ended:
            while civ.military[card - TACTICS] > 0:
                leave_hand(state, seat, card)
                discard_hidden(state, seat, card)
                tell_to(told, BIT[seat], events.OUTDATED_CARD, seat, card, 0, 0)
    left = before - civ.hand_count - civ.military_count
    if left > 0:
        tell_to(told, EVERYBODY ^ BIT[seat], events.OUTDATED, seat, left, 0, 0)
    if civ.leader != NONE and LEVEL[civ.leader] < ended:
        tell(told, events.ANTIQUATED, seat, civ.leader, 0)
        leader_leaves(state, seat, told)
    if civ.wonder != NONE and LEVEL[civ.wonder] < ended:
        tell(told, events.ANTIQUATED, seat, civ.wonder, 0)
        wonder_leaves(state, seat, told)


def antiquate_hand(state: AgesState, seat: i64, ended: i64, told: Telling) -> None:
    civ = state.civs[seat]
    old = civ.hand_techs & TECHS_BEFORE[ended]
    civ.hand_techs ^= old
    while old != 0:
        outdated(state, seat, lowest(old), told)
        old &= old - 1
    old = civ.hand_leaders & LEADERS_BEFORE[ended]
    civ.hand_leaders ^= old
    while old != 0:
        outdated(state, seat, LEADERS + lowest(old), told)
        old &= old - 1
    for card in range(ACTIONS, CIVIL_CARDS):
        if LEVEL[card] < ended:
            while civ.hand_actions[card - ACTIONS] > 0:
                civ.hand_actions[card - ACTIONS] -= 1
                outdated(state, seat, card, told)


def outdated(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """A civil card of the hand leaves the game; which one it was, its owner is told."""
    state.civs[seat].hand_count -= 1
    remove(state, card)
    tell_to(told, BIT[seat], events.OUTDATED_CARD, seat, card, 0, 0)


def trim_decks(state: AgesState) -> None:
    """Decks of future ages for the number that is left. 5.7"""
    for card in range(CARDS):
        if LEVEL[card] > state.age and COPIES[card * 5 + 4] > 0:
            keep = copies(state.opt_variant, card, state.playing)
            state.gone[card] += state.deck[card] - keep
            state.deck[card] = keep


# ---- military draws


def may_draw(state: AgesState, told: Telling) -> bool:
    """Whether a military card can be drawn; an empty deck takes up its age's discards. 13.4"""
    if state.age == A or state.age == IV:
        return False
    if state.military_left > 0:
        return True
    cards = MILITARY_BY_AGE[state.age]
    for i in range(len(cards)):
        at = cards[i] - TACTICS
        state.military_left += state.discard[at]
        state.deck[cards[i]] += state.discard[at]
        state.discard[at] = 0
        for seat in range(state.seats):
            state.hidden[seat * MILITARY_CARDS + at] = 0
    if state.military_left == 0:
        return False
    tell(told, events.RESHUFFLED, NONE, 0, 0)
    return True


def draw(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """Into the hand; only its owner sees what it is."""
    civ = state.civs[seat]
    state.deck[card] -= 1
    state.military_left -= 1
    civ.military[card - TACTICS] += 1
    civ.military_count += 1
    tell_to(told, BIT[seat], events.DREW_CARD, seat, card, 0, 0)
    tell_to(told, EVERYBODY ^ BIT[seat], events.DREW, seat, 1, 0, 0)
