"""What an ability asks for, and what comes of the answer. Rules 7 and 8."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.beliefs import learn, take_back
from wartable.games.critters_at_war.engine.components import (
    ABILITY,
    ADJACENT,
    AMBUSH,
    DISRUPT,
    FIRST_EDITION,
    MANEUVER,
    REDEPLOY,
    REINFORCE,
    REVISED,
    SET_AIR_DROP,
    THEATRES,
    TRANSPORT,
)
from wartable.games.critters_at_war.engine.rules.plays import flip, play, tell_of
from wartable.games.critters_at_war.engine.state import (
    CrittersState,
    deck_size,
    oldest,
    side,
    stack_of,
)
from wartable.kernel import BIT, NONE, Event, tell


def start_ability(state: CrittersState, card: i64, told: list[Event] | None) -> None:
    """Its owner decides, whoever revealed it: R1, R17."""
    place = stack_of(state, card)
    owner = place // THEATRES
    ability: i64 = ABILITY[card]
    state.source = card
    if ability == SET_AIR_DROP:
        state.air |= BIT[owner]
        tell(told, code.AIR_DROP_SET, owner, card, 0)
    elif ability == MANEUVER:
        possible = flip_places(state, code.FLIP_ADJACENT, owner) != 0
        ask(state, owner, code.FLIP_ADJACENT, possible, told)
    elif ability == AMBUSH:
        ask(state, owner, code.FLIP_ANY, True, told)
    elif ability == DISRUPT:
        start_disrupt(state, owner, told)
    elif ability == TRANSPORT:
        ask(state, owner, code.MOVE_OWN, True, told)
    elif ability == REDEPLOY:
        ask(state, owner, code.RETURN_OWN, side(state, owner) & ~state.up != 0, told)
    elif ability == REINFORCE:
        reinforce(state, owner, told)


def ask(
    state: CrittersState, seat: i64, kind: i64, possible: bool, told: list[Event] | None
) -> None:
    """What is impossible is ignored. Rules 7."""
    if possible:
        state.awaited = kind
        state.actor = seat
    else:
        tell(told, code.IGNORED, seat, state.source, 0)


def start_disrupt(state: CrittersState, owner: i64, told: list[Event] | None) -> None:
    """The owner flips first; in the first edition the opponent does. R7."""
    if state.edition == FIRST_EDITION and side(state, 1 - owner) != 0:
        ask(state, 1 - owner, code.FLIP_OTHER, True, told)
    else:
        ask(state, owner, code.FLIP_OWN, True, told)


def reinforce(state: CrittersState, owner: i64, told: list[Event] | None) -> None:
    """Untouched cards are drawn first, in no order; then those destroyed, the oldest first."""
    state.actor = owner
    if deck_size(state) == 0:
        tell(told, code.IGNORED, owner, state.source, 0)
    elif state.top != NONE:
        card = state.top
        state.top = NONE
        draw(state, card, told)
    elif state.deck != 0:
        state.awaited = code.REINFORCE_DRAW
    else:
        card = oldest(state, state.buried)
        state.buried &= ~BIT[card]
        draw(state, card, told)


def draw(state: CrittersState, card: i64, told: list[Event] | None) -> None:
    """The drawer sees the card; the others only that one is drawn. Rules 14."""
    state.drawn = card
    learn(state, state.actor, card)
    tell_of(state, told, code.DREW, state.actor, card, 0, 0)
    state.awaited = code.PLACE_DRAWN


def flip_places(state: CrittersState, kind: i64, seat: i64) -> i64:
    """Set of stacks, as 3 * side + theatre, of which a card may be flipped."""
    mask: i64 = 63
    if kind == code.FLIP_ADJACENT:
        neighbours = ADJACENT[state.row * THEATRES + stack_of(state, state.source) % THEATRES]
        mask = neighbours | neighbours << 3
    elif kind != code.FLIP_ANY:
        mask = 7 * BIT[THEATRES * seat]
    for place in range(6):
        if state.stack[place] == 0:
            mask &= ~BIT[place]
    return mask


# ---- answers that end or continue an ability


def answer_flip(state: CrittersState, seat: i64, target: i64, told: list[Event] | None) -> None:
    """Turn the chosen card over; of two flips the next one is asked for (R7)."""
    asked = state.awaited
    state.awaited = code.RESOLVING
    flip(state, seat, target % 6, target // 6, told)
    if asked == code.FLIP_OWN and state.edition == REVISED:  # R7
        ask(state, 1 - seat, code.FLIP_OTHER, side(state, 1 - seat) != 0, told)
    elif asked == code.FLIP_OTHER and state.edition == FIRST_EDITION:
        ask(state, 1 - seat, code.FLIP_OWN, True, told)


def return_card(state: CrittersState, seat: i64, card: i64, told: list[Event] | None) -> None:
    """Having returned a card, the seat must play one; R15, R16. First edition: a turn more."""
    place = stack_of(state, card)
    tell_of(state, told, code.RETURNED, seat, card, place % THEATRES, 0)
    state.stack[place] &= ~BIT[card]
    state.hand[seat] |= BIT[card]
    take_back(state, seat, card)
    if state.edition == REVISED:
        state.awaited = code.PLAY_AGAIN
        return
    state.awaited = code.RESOLVING
    state.extra += BIT[8 * seat]


def answer_reinforce(
    state: CrittersState, seat: i64, theatre: i64, told: list[Event] | None
) -> None:
    """A play like any other: R10. It is that very card, so whoever knew it knows it still."""
    card = state.drawn
    state.drawn = NONE
    if theatre == THEATRES:
        state.top = card
        tell(told, code.DECLINED, seat, state.source, 0)
        return
    if state.edition == REVISED:
        state.air &= ~BIT[seat]
    tell_of(state, told, code.PLACED, seat, card, theatre, 0)
    play(state, seat, card, theatre, False, told)
