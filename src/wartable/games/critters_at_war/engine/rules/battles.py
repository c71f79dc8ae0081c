"""How a match, a battle and a turn begin and end. Rules 2, 5, 9 and 10."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import (
    ALL_CARDS,
    BEGINNER,
    CONTROL_POINTS,
    FIRST_EDITION,
    HAND_SIZE,
    MOST_TARGET,
    REVISED,
    ROTATED,
    TARGET,
    THEATRES,
    WITHDRAWAL_POINTS,
    count_cards,
)
from wartable.games.critters_at_war.engine.rules.strength import leader, total
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import BIT, NONE, Event, Options, tell, tell3

# ---- setting up. Rules 2 and 10


def start(seats: i64, options: Options) -> CrittersState:
    """Options: `mode` (standard, long, beginner), `edition` (revised, first), `target` (points
    that win, or 0 for those of the mode)."""
    if seats != 2:
        raise ValueError("2 seats")
    state = CrittersState()
    state.mode = options.get("mode", state.mode)
    state.edition = options.get("edition", state.edition)
    if not 0 <= state.mode <= BEGINNER:
        raise ValueError("no such mode")
    target: i64 = options.get("target", 0)
    if not 0 <= target <= MOST_TARGET:
        raise ValueError("no such target")
    state.target = target if target != 0 else TARGET[state.mode]
    if not REVISED <= state.edition <= FIRST_EDITION:
        raise ValueError("no such edition")
    return state


def begin_battle(state: CrittersState, told: list[Event] | None) -> None:
    """Open the next battle; its cards are dealt one by one."""
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
    """Put a card into the hand that is not full yet; with the last one the first turn begins."""
    seat: i64 = 0 if count_cards(state.hand[0]) < HAND_SIZE else 1
    state.deck &= ~BIT[card]
    state.hand[seat] |= BIT[card]
    state.known[seat] |= BIT[card]
    if seat == 1 and count_cards(state.hand[1]) == HAND_SIZE:
        take_turn(state, state.first)


# ---- turns. Rules 5 and 8


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


# ---- ends. Rules 9


def withdrawal_points(state: CrittersState, seat: i64) -> i64:
    """By the general of the seat that withdraws and the cards in its hand. Rules 9."""
    if state.mode == BEGINNER:
        return CONTROL_POINTS[BEGINNER]
    general: i64 = 0 if seat == state.first else 1
    return WITHDRAWAL_POINTS[7 * general + min(count_cards(state.hand[seat]), 6)]


def withdraw(state: CrittersState, seat: i64, told: list[Event] | None) -> None:
    """Give the battle up: the rival wins fewer points the earlier that happens."""
    points = withdrawal_points(state, seat)
    tell(told, code.WITHDREW, seat, count_cards(state.hand[seat]), points)
    win_battle(state, 1 - seat, points, told)


def end_by_control(state: CrittersState, told: list[Event] | None) -> None:
    """End a battle without cards in hand: who controls more theatres wins it."""
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
    if state.score[winner] >= state.target:
        state.ended = code.TARGET_REACHED
        state.awaited = code.FINISHED
        tell(told, code.MATCH_WON, winner, state.score[winner], state.score[1 - winner])
    else:
        state.awaited = code.NEXT_DEAL
