"""What comes of an action: the play or answer itself, then the abilities that wait, then the next
turn. Rules 8. Trusts its caller."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import THEATRES
from wartable.games.critters_at_war.engine.rules.abilities import (
    answer_flip,
    answer_reinforce,
    draw,
    return_card,
    start_ability,
)
from wartable.games.critters_at_war.engine.rules.battles import (
    begin_battle,
    collect,
    deal,
    end_by_control,
    next_turn,
    withdraw,
)
from wartable.games.critters_at_war.engine.rules.plays import deploy, improvise, move
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import BIT, CHANCE, NONE, Event, tell


def apply(state: CrittersState, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Do a legal action of chance or of a seat, with all that follows from it."""
    if seat == CHANCE:
        chance_acts(state, action, told)
    else:
        seat_acts(state, seat, action, told)


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
