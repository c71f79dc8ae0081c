"""What comes of an action: plays, flips, the queue of abilities, turns, battles.

Section and ruling numbers are those of the rule sheet. Commands trust their caller.
"""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import (
    ABILITY,
    ADJACENT,
    ALL_CARDS,
    AMBUSH,
    BEGINNER,
    BLOCKADE,
    BLOCKADE_CARDS,
    CONTAINMENT,
    CONTROL_POINTS,
    DISRUPT,
    FIRST_EDITION,
    HAND_SIZE,
    MANEUVER,
    REDEPLOY,
    REINFORCE,
    REVISED,
    ROTATED,
    SET_AIR_DROP,
    TARGET,
    THEATRES,
    TRANSPORT,
    WITHDRAWAL_POINTS,
    count_cards,
)
from wartable.games.critters_at_war.engine.knowledge import (
    forget_which,
    learn,
    learn_all,
    take_back,
)
from wartable.games.critters_at_war.engine.state import (
    PUBLIC,
    CrittersState,
    card_at,
    deck_size,
    oldest,
    side,
    stack_of,
)
from wartable.games.critters_at_war.engine.strength import leader, total
from wartable.kernel import BIT, EVERYBODY, NONE, Event, tell, tell3, tell_to

# ---- what chance and seats do


def chance_acts(state: CrittersState, action: i64, told: list[Event] | None) -> None:
    if state.awaited == code.ROW_DRAW:
        state.row = action - code.ROW
        state.awaited = code.FIRST_DRAW
    elif state.awaited == code.FIRST_DRAW:
        state.first = action - code.FIRST
        begin_battle(state, told)
    elif state.awaited == code.REINFORCE_DRAW:
        state.deck &= ~BIT[action]
        draw(state, action, told)
    else:
        if state.awaited == code.NEXT_DEAL:
            collect(state)
            begin_battle(state, told)
        deal(state, action, told)


def seat_acts(state: CrittersState, seat: i64, action: i64, told: list[Event] | None) -> None:
    if action < code.IMPROVISE:
        deploy(state, seat, action // THEATRES, action % THEATRES, told)
    elif action < code.WITHDRAW:
        play = action - code.IMPROVISE
        improvise(state, seat, play // THEATRES, play % THEATRES, told)
    elif action == code.WITHDRAW:
        withdraw(state, seat, told)
        return
    elif action < code.MOVE:
        answer_flip(state, seat, action - code.FLIP, told)
        if state.awaited != code.RESOLVING:
            return
    elif action < code.MOVE_PASS:
        play = action - code.MOVE
        move(state, seat, play // THEATRES, play % THEATRES, told)
    elif action == code.MOVE_PASS or action == code.RETURN_PASS:
        tell(told, code.DECLINED, seat, state.source, 0)
    elif action < code.RETURN_PASS:
        return_card(state, seat, action - code.RETURN, told)
        if state.awaited != code.RESOLVING:
            return
    else:
        answer_reinforce(state, seat, action - code.REINFORCE, told)
    resolve(state, told)


# ---- setting up. Rules 2 and 10


def begin_battle(state: CrittersState, told: list[Event] | None) -> None:
    state.battle += 1
    state.awaited = code.DEAL
    tell(told, code.BATTLE_BEGAN, state.first, state.battle, state.row)


def collect(state: CrittersState) -> None:
    """All cards into the deck; the theatres go one step, the generals change hands. R22."""
    for seat in range(2):
        state.hand[seat] = 0
        state.tracked[seat] = 0
    for observer in range(3):
        state.known[observer] = 0
    for place in range(6):
        state.stack[place] = 0
    state.deck = ALL_CARDS
    state.buried = 0
    state.top = NONE
    state.up = 0
    state.air = 0
    state.extra = 0
    state.clock = 0
    state.row = ROTATED[state.row]
    state.first = 1 - state.first


def deal(state: CrittersState, card: i64, told: list[Event] | None) -> None:
    seat: i64 = 0 if count_cards(state.hand[0]) < HAND_SIZE else 1
    state.deck &= ~BIT[card]
    state.hand[seat] |= BIT[card]
    state.known[seat] |= BIT[card]
    if seat == 1 and count_cards(state.hand[1]) == HAND_SIZE:
        take_turn(state, state.first)


# ---- plays. Rules 5 and 6


def deploy(
    state: CrittersState, seat: i64, card: i64, theatre: i64, told: list[Event] | None
) -> None:
    state.hand[seat] &= ~BIT[card]
    state.air &= ~BIT[seat]  # used up, needed or not: R13
    learn_all(state, card)
    tell(told, code.DEPLOYED, seat, card, theatre)
    play(state, seat, card, theatre, True, told)


def improvise(
    state: CrittersState, seat: i64, card: i64, theatre: i64, told: list[Event] | None
) -> None:
    state.hand[seat] &= ~BIT[card]
    state.air &= ~BIT[seat]
    forget_which(state, seat, card)
    tell_of(state, told, code.IMPROVISED, seat, card, theatre, 0)
    play(state, seat, card, theatre, False, told)


def play(
    state: CrittersState,
    seat: i64,
    card: i64,
    theatre: i64,
    faceup: bool,
    told: list[Event] | None,
) -> None:
    """The destruction test looks at the table before the card comes down. Rules 6.1, R10, R19."""
    cause = destroyer(state, theatre, faceup)
    state.stamp[card] = state.clock
    state.clock += 1
    if cause != 0:
        state.buried |= BIT[card]
        tell_of(state, told, code.DESTROYED, seat, card, theatre, cause)
        return
    state.stack[THEATRES * seat + theatre] |= BIT[card]
    if faceup:
        state.up |= BIT[card]
        enqueue(state, card)


def destroyer(state: CrittersState, theatre: i64, faceup: bool) -> i64:
    """What destroys a card played to this theatre now, or 0. Covered abilities work too: R2."""
    if not faceup and state.up & CONTAINMENT != 0:
        return code.BY_CONTAINMENT
    if state.up & BLOCKADE != 0 and occupancy(state, theatre) >= BLOCKADE_CARDS:
        neighbours = ADJACENT[state.row * THEATRES + theatre]
        for other in range(THEATRES):
            both = state.stack[other] | state.stack[THEATRES + other]
            if neighbours >> other & 1 != 0 and both & BLOCKADE != 0:
                return code.BY_BLOCKADE
    return 0


def occupancy(state: CrittersState, theatre: i64) -> i64:
    return count_cards(state.stack[theatre] | state.stack[THEATRES + theatre])


def enqueue(state: CrittersState, card: i64) -> None:
    """First revealed, first resolved: R5. Ongoing abilities are never queued."""
    if ABILITY[card] != 0:
        shift: i64 = 0
        while state.queue >> shift != 0:
            shift += 5
        state.queue |= (card + 1) * BIT[shift]


def drop_from_queue(state: CrittersState, card: i64) -> None:
    """A waiting ability is lost when its card is turned facedown, even if it comes up again: R6."""
    kept: i64 = 0
    shift: i64 = 0
    waiting = state.queue
    while waiting != 0:
        if waiting & 31 != card + 1:
            kept |= (waiting & 31) * BIT[shift]
            shift += 5
        waiting >>= 5
    state.queue = kept


def flip(state: CrittersState, seat: i64, place: i64, depth: i64, told: list[Event] | None) -> None:
    """Flipping is not playing: nothing destroys the card. Rules 6.2."""
    card = card_at(state, place, depth)
    bit = BIT[card]
    if state.up & bit != 0:
        state.up &= ~bit
        drop_from_queue(state, card)
        tell3(told, code.FLIPPED_DOWN, seat, card, place % THEATRES, place // THEATRES)
    else:
        state.up |= bit
        learn_all(state, card)
        tell3(told, code.FLIPPED_UP, seat, card, place % THEATRES, place // THEATRES)
        enqueue(state, card)


def move(
    state: CrittersState, seat: i64, card: i64, theatre: i64, told: list[Event] | None
) -> None:
    """Moving reveals, plays and triggers nothing. Rules 6.4."""
    place = stack_of(state, card)
    state.stack[place] &= ~BIT[card]
    state.stack[THEATRES * seat + theatre] |= BIT[card]
    state.stamp[card] = state.clock
    state.clock += 1
    tell_of(state, told, code.MOVED, seat, card, place % THEATRES, theatre)


# ---- answers that end or continue an ability


def answer_flip(state: CrittersState, seat: i64, target: i64, told: list[Event] | None) -> None:
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


def draw(state: CrittersState, card: i64, told: list[Event] | None) -> None:
    """The drawer sees the card; the others only that one is drawn. Rules 14."""
    state.drawn = card
    learn(state, state.actor, card)
    tell_of(state, told, code.DREW, state.actor, card, 0, 0)
    state.awaited = code.PLACE_DRAWN


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


# ---- the queue. Rules 8


def resolve(state: CrittersState, told: list[Event] | None) -> None:
    """Begin what waits, in order, until somebody must choose; then the next turn."""
    state.awaited = code.RESOLVING
    while state.queue != 0:
        card = (state.queue & 31) - 1
        state.queue >>= 5
        start_ability(state, card, told)
        if state.awaited != code.RESOLVING:
            return
    state.source = NONE
    if state.hand[0] | state.hand[1] == 0:
        end_by_control(state, told)
    else:
        next_turn(state, told)


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


# ---- turns and battles. Rules 5, 8, 9


def take_turn(state: CrittersState, seat: i64) -> None:
    state.current = seat
    state.actor = seat
    state.source = NONE
    state.awaited = code.TURN


def next_turn(state: CrittersState, told: list[Event] | None) -> None:
    """Turns alternate; a seat without cards is passed over: R26."""
    for seat in range(2):
        if state.extra >> 8 * seat & 255 != 0:
            state.extra -= BIT[8 * seat]
            if state.hand[seat] != 0:
                tell(told, code.EXTRA_TURN, seat, 0, 0)
                state.actor = seat
                state.awaited = code.TURN
                return
    seat = 1 - state.current
    if state.hand[seat] == 0:
        tell(told, code.SKIPPED, seat, 0, 0)
        seat = 1 - seat
    take_turn(state, seat)


def withdrawal_points(state: CrittersState, seat: i64) -> i64:
    """By the general of the seat that withdraws and the cards in its hand. Rules 9."""
    if state.mode == BEGINNER:
        return CONTROL_POINTS[BEGINNER]
    general: i64 = 0 if seat == state.first else 1
    return WITHDRAWAL_POINTS[7 * general + min(count_cards(state.hand[seat]), 6)]


def withdraw(state: CrittersState, seat: i64, told: list[Event] | None) -> None:
    points = withdrawal_points(state, seat)
    tell(told, code.WITHDREW, seat, count_cards(state.hand[seat]), points)
    win_battle(state, 1 - seat, points, told)


def end_by_control(state: CrittersState, told: list[Event] | None) -> None:
    if told is not None:
        for theatre in range(THEATRES):
            tell3(
                told,
                code.CONTROLLED,
                NONE,
                theatre,
                total(state, 0, theatre),
                total(state, 1, theatre),
            )
    win_battle(state, leader(state), CONTROL_POINTS[state.mode], told)


def win_battle(state: CrittersState, winner: i64, points: i64, told: list[Event] | None) -> None:
    """Only the winner scores, so both cannot reach the target together. Rules 9, R24."""
    state.score[winner] += points
    state.actor = NONE
    state.source = NONE
    state.queue = 0
    tell(told, code.BATTLE_WON, winner, points, state.battle)
    if state.score[winner] >= TARGET[state.mode]:
        state.ended = code.TARGET_REACHED
        state.awaited = code.FINISHED
        tell(told, code.MATCH_WON, winner, state.score[winner], state.score[1 - winner])
    else:
        state.awaited = code.NEXT_DEAL


# ---- telling


def tell_of(
    state: CrittersState, told: list[Event] | None, kind: i64, seat: i64, card: i64, b: i64, c: i64
) -> None:
    """Name the card to those who know it, and tell the others of a card."""
    if told is not None:
        audience: i64 = 0
        if state.known[PUBLIC] & BIT[card] != 0:
            audience = EVERYBODY
        for observer in range(2):
            if state.known[observer] & BIT[card] != 0:
                audience |= BIT[observer]
        tell_to(told, audience, kind, seat, card, b, c)
        if audience != EVERYBODY:
            tell_to(told, EVERYBODY & ~audience, kind, seat, NONE, b, c)
