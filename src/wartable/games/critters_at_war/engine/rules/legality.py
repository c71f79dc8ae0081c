"""Who may do what. What comes of it is in `resolution`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine import chance
from wartable.games.critters_at_war.engine.components import (
    ADJACENT,
    AERODROME,
    ALL_PLAYS,
    AT_THEATRE,
    FIRST_EDITION,
    LIGHT,
    MATCHING,
    REVISED,
    THEATRES,
    count_cards,
    spread,
)
from wartable.games.critters_at_war.engine.rules.abilities import flip_places
from wartable.games.critters_at_war.engine.state import CrittersState, side, stack_of
from wartable.kernel import BIT, CHANCE, NO_SUCH_ACTION, NOT_YOUR_TURN, OVER, bits_into, may_act


def actors(state: CrittersState) -> i64:
    """Chance while cards are dealt and drawn, else the seat that chooses."""
    if state.awaited < code.TURN:
        return BIT[CHANCE]
    if state.awaited == code.FINISHED:
        return 0
    return BIT[state.actor]


# ---- what is legal


def deployments(state: CrittersState, seat: i64) -> i64:
    """(card, theatre) a seat may deploy: its type's theatre, or what a permission widens it to.
    Air Drop: any card (R11). Aerodrome, covered or not: printed strength 3 or less (R2, R14)."""
    allowed = MATCHING
    if state.air >> seat & 1 != 0:
        allowed = ALL_PLAYS
    elif side(state, seat) & state.up & AERODROME != 0:
        allowed |= LIGHT
    return spread(state.hand[seat]) & allowed


def movements(state: CrittersState, seat: i64) -> i64:
    """(card, theatre) Transport may move: any own card, itself included, elsewhere."""
    mask: i64 = 0
    for theatre in range(THEATRES):
        mask |= spread(state.stack[THEATRES * seat + theatre]) & ~AT_THEATRE[theatre]
    return mask


def flips_covered(state: CrittersState) -> bool:
    """The first edition's Maneuver and Ambush do not say uncovered."""
    return state.edition == FIRST_EDITION and (
        state.awaited == code.FLIP_ADJACENT or state.awaited == code.FLIP_ANY
    )


def legal_into(state: CrittersState, seat: i64, buf: vec[i64]) -> i64:
    """All legal actions of the seat into the buffer, in the order of codes; how many."""
    if state.awaited < code.TURN or state.awaited == code.FINISHED or seat != state.actor:
        return 0
    kind = state.awaited
    if kind == code.TURN or kind == code.PLAY_AGAIN:
        n = bits_into(deployments(state, seat), code.DEPLOY, buf, 0)
        n = bits_into(spread(state.hand[seat]), code.IMPROVISE, buf, n)
        if kind == code.TURN:
            buf[n] = code.WITHDRAW
            n += 1
        return n
    if kind <= code.FLIP_OTHER:
        return flips_into(state, seat, buf)
    if kind == code.MOVE_OWN:
        n = bits_into(movements(state, seat), code.MOVE, buf, 0)
        buf[n] = code.MOVE_PASS
        return n + 1
    if kind == code.RETURN_OWN:
        n = bits_into(side(state, seat) & ~state.up, code.RETURN, buf, 0)
        if state.edition == REVISED:
            buf[n] = code.RETURN_PASS
            n += 1
        return n
    n = bits_into(beside_source(state), code.REINFORCE, buf, 0)
    if state.edition == FIRST_EDITION:
        buf[n] = code.REINFORCE_PASS
        n += 1
    return n


def flips_into(state: CrittersState, seat: i64, buf: vec[i64]) -> i64:
    places = flip_places(state, state.awaited, seat)
    n = bits_into(places, code.FLIP, buf, 0)
    if flips_covered(state):
        for depth in range(1, code.DEPTHS):
            for place in range(6):
                if places >> place & 1 != 0 and count_cards(state.stack[place]) > depth:
                    buf[n] = code.FLIP + 6 * depth + place
                    n += 1
    return n


def beside_source(state: CrittersState) -> i64:
    """Theatres next to the card whose ability is being resolved."""
    return ADJACENT[state.row * THEATRES + stack_of(state, state.source) % THEATRES]


# ---- why not. Never by what the asker cannot see


def refusal(state: CrittersState, seat: i64, action: i64) -> i64:
    """Why a seat or chance may not do this; 0 if it may."""
    if state.ended != 0:
        return OVER
    if not may_act(actors(state), seat):
        return NOT_YOUR_TURN
    if seat == CHANCE:
        return chance.refusal(state, action)
    if not 0 <= action < code.ACTIONS:
        return NO_SUCH_ACTION
    if action < code.WITHDRAW:
        return play_refusal(state, seat, action)
    if action == code.WITHDRAW:
        return 0 if state.awaited == code.TURN else code.ABILITY_FIRST
    if state.awaited == code.TURN or state.awaited == code.PLAY_AGAIN:
        return code.NO_ABILITY
    if action < code.MOVE:
        return flip_refusal(state, seat, action - code.FLIP)
    if action < code.RETURN:
        return move_refusal(state, seat, action)
    if action < code.REINFORCE:
        return return_refusal(state, seat, action)
    return reinforce_refusal(state, action)


def play_refusal(state: CrittersState, seat: i64, action: i64) -> i64:
    if state.awaited != code.TURN and state.awaited != code.PLAY_AGAIN:
        return code.NOT_NOW
    play = action % code.PLAYS
    if state.hand[seat] >> play // THEATRES & 1 == 0:
        return code.NOT_IN_HAND
    if action < code.IMPROVISE and deployments(state, seat) >> play & 1 == 0:
        return code.WRONG_THEATRE
    return 0


def flip_refusal(state: CrittersState, seat: i64, target: i64) -> i64:
    kind = state.awaited
    if kind > code.FLIP_OTHER:
        return code.NOT_NOW
    place = target % 6
    depth = target // 6
    if (kind == code.FLIP_OWN or kind == code.FLIP_OTHER) and place // THEATRES != seat:
        return code.NOT_OWN_SIDE
    if kind == code.FLIP_ADJACENT and beside_source(state) >> place % THEATRES & 1 == 0:
        return code.NOT_ADJACENT
    if depth >= count_cards(state.stack[place]):
        return code.NOTHING_THERE
    if depth > 0 and not flips_covered(state):
        return code.COVERED
    return 0


def move_refusal(state: CrittersState, seat: i64, action: i64) -> i64:
    if state.awaited != code.MOVE_OWN:
        return code.NOT_NOW
    if action == code.MOVE_PASS:
        return 0
    play = action - code.MOVE
    if side(state, seat) >> play // THEATRES & 1 == 0:
        return code.NOT_ON_TABLE
    if movements(state, seat) >> play & 1 == 0:
        return code.SAME_THEATRE
    return 0


def return_refusal(state: CrittersState, seat: i64, action: i64) -> i64:
    if state.awaited != code.RETURN_OWN:
        return code.NOT_NOW
    if action == code.RETURN_PASS:
        return 0 if state.edition == REVISED else code.COMPULSORY
    card = action - code.RETURN
    if side(state, seat) >> card & 1 == 0:
        return code.NOT_ON_TABLE
    return 0 if state.up >> card & 1 == 0 else code.NOT_FACEDOWN


def reinforce_refusal(state: CrittersState, action: i64) -> i64:
    if state.awaited != code.PLACE_DRAWN:
        return code.NOT_NOW
    if action == code.REINFORCE_PASS:
        return 0 if state.edition == FIRST_EDITION else code.COMPULSORY
    if beside_source(state) >> action - code.REINFORCE & 1 == 0:
        return code.NOT_ADJACENT
    return 0
