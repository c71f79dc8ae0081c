"""The course of the game: turns, their steps, the end. Rules 3, 13, 17."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, frames
from wartable.games.through_the_ages.engine.actions.codes import ALONE, FINISHED
from wartable.games.through_the_ages.engine.cards.columns import (
    EVENTS,
    LEADERS,
    LEVEL,
    TACTICS,
    TERRITORIES,
)
from wartable.games.through_the_ages.engine.components import (
    DRAW_MOST,
    FIRST_GAME,
    IV,
)
from wartable.games.through_the_ages.engine.effects.powers import (
    LAB_CULTURE,
    PEEKS,
    SECOND_ACTION,
    SPEAKS,
    STRONGEST_CULTURE,
    UNIT_POOL,
    USED_CHURCHILL,
)
from wartable.games.through_the_ages.engine.rules.attacks import (
    resolve_war,
)
from wartable.games.through_the_ages.engine.rules.civil import (
    military_actions,
)
from wartable.games.through_the_ages.engine.rules.events import (
    begin_event,
    next_final,
)
from wartable.games.through_the_ages.engine.rules.first_game import count_up
from wartable.games.through_the_ages.engine.rules.leaders import speak
from wartable.games.through_the_ages.engine.rules.politics import resign
from wartable.games.through_the_ages.engine.rules.production import in_uprising, produce
from wartable.games.through_the_ages.engine.rules.ratings import lab_levels
from wartable.games.through_the_ages.engine.rules.row import (
    sweep,
)
from wartable.games.through_the_ages.engine.rules.stack import frame_a, pop, push, set_a
from wartable.games.through_the_ages.engine.rules.standing import has_ability
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    lay_past,
    remove,
    score_culture,
)
from wartable.games.through_the_ages.engine.state import (
    ACTING,
    CURRENT,
    ENDING,
    FINAL,
    POLITICS,
    START,
    AgesState,
    Civ,
    following,
)
from wartable.kernel.contract import (
    tell,
)
from wartable.kernel.numbers import BIT, NONE

# Steps of a turn
BEGIN: Final = 0
WAR_STEP: Final = 1
TACTIC_STEP: Final = 2
POLITICS_STEP: Final = 3
POLITICAL_STEP: Final = 4
AFTER_POLITICS: Final = 5
ACTION_STEP: Final = 6
SCORE_STEP: Final = 7
DISCARD_STEP: Final = 8
PRODUCE_STEP: Final = 9
DRAW_STEP: Final = 10
REFRESH_STEP: Final = 11


def begin_game(state: AgesState, seat: i64, told: Telling) -> None:
    """This seat is the starting player; round 1 begins with its turn. 2.6, 3.1"""
    state.first = seat
    state.round = 1
    tell(told, events.FIRST, seat, 0, 0)
    begin_turn(state, seat)


def begin_turn(state: AgesState, seat: i64) -> None:
    state.current = seat
    push(state, frames.TURN, seat, BEGIN, 0)


def go_on_turn(state: AgesState, seat: i64, step: i64, told: Telling) -> None:
    """Do one step of a turn; the next one follows once nothing is asked any more. 3.2"""
    civ = state.civs[seat]
    set_a(state, step + 1)
    if step == BEGIN:
        state.phase = START
        tell(told, events.TURN, seat, state.round, 0)
        if state.round == 1:
            first_turn(state, seat)
        else:
            sweep(state, told)
            push(state, frames.FILL, seat, 1, 0)
    elif step == WAR_STEP:
        resolve_war(state, seat, told)
    elif step == TACTIC_STEP:
        share_tactic(state, seat, told)
        if has_ability(civ, UNIT_POOL):
            civ.unit_resources = UNIT_POOL[civ.leader - LEADERS]
    elif step == POLITICS_STEP:
        begin_politics(state, seat)
    elif step == POLITICAL_STEP:
        push(state, frames.POLITICAL, seat, 0, 0)
    elif step == AFTER_POLITICS:
        if has_ability(civ, SECOND_ACTION) and civ.caesar == 0 and state.second == 0:
            state.second = 1
            set_a(state, AFTER_POLITICS)
            push(state, frames.POLITICAL, seat, 1, 0)
    elif step == ACTION_STEP:
        state.phase = ACTING
        push(state, frames.ACTION, seat, 0, 0)
    else:
        end_turn(state, seat, civ, step, told)


def first_turn(state: AgesState, seat: i64) -> None:
    """As many civil actions as one's place in the order; only taking cards. 3.3"""
    state.phase = ACTING
    state.civs[seat].ca = (seat - state.first) % state.seats + 1
    set_a(state, SCORE_STEP)
    push(state, frames.FIRST_TURN, seat, 0, 0)


def share_tactic(state: AgesState, seat: i64, told: Telling) -> None:
    """An exclusive tactic becomes common; of two alike one leaves the game. 4.4"""
    civ = state.civs[seat]
    if civ.exclusive != 0:
        civ.exclusive = 0
        number = civ.tactic - TACTICS
        if state.tactics >> number & 1 != 0:
            remove(state, civ.tactic)
        state.tactics |= BIT[number]
        tell(told, events.COMMON, seat, civ.tactic, 0)


def begin_politics(state: AgesState, seat: i64) -> None:
    civ = state.civs[seat]
    state.phase = POLITICS
    state.second = 0
    if civ.skips_politics != 0:
        civ.skips_politics = 0
        set_a(state, ACTION_STEP)
    elif has_ability(civ, PEEKS) and state.top_event == NONE:  # else she has seen it before
        push(state, frames.PEEK, seat, 0, 0)


def end_turn(state: AgesState, seat: i64, civ: Civ, step: i64, told: Telling) -> None:
    """Rules 13."""
    if step == SCORE_STEP:
        state.phase = ENDING
        score_leaders(state, seat, civ, told)
    elif step == DISCARD_STEP:
        excess = civ.military_count - civ.ma_total - civ.hand_bonus
        if excess > 0:
            push(state, frames.DISCARDING, seat, excess, 0)
    elif step == PRODUCE_STEP:
        produce(state, seat, told)
    elif step == DRAW_STEP:
        cards = min(military_actions(civ), DRAW_MOST)
        if cards > 0 and state.age != IV:
            push(state, frames.DRAW, seat, cards, 0)
    else:
        refresh(state, civ)
        pop(state)
        next_turn(state, following(state, seat), told)


def score_leaders(state: AgesState, seat: i64, civ: Civ, told: Telling) -> None:
    """Churchill without a choice, Genghis Khan: before the uprising check. 13.1, D6, D7"""
    if has_ability(civ, SPEAKS) and civ.used & USED_CHURCHILL == 0 and state.opt_churchill == 0:
        speak(state, seat, told)
    if has_ability(civ, STRONGEST_CULTURE):
        top: i64 = 2 if state.playing > 2 else 1
        stronger: i64 = 0
        for rival in range(state.seats):
            other = state.civs[rival]
            if other.playing != 0 and other.strength > civ.strength:
                stronger += 1
        calm = state.opt_genghis == 0 or not in_uprising(civ)
        if stronger < top and calm:
            won = STRONGEST_CULTURE[civ.leader - LEADERS]
            tell(told, events.KHAN, seat, won, 0)
            score_culture(state, seat, won, told)


def refresh(state: AgesState, civ: Civ) -> None:
    """Actions for the next turn; what was for this turn vanishes. 13.5"""
    civ.ca = civ.ca_total
    civ.ma = civ.ma_total
    civ.extra_ca = 0
    civ.extra_ma = 0
    civ.unit_resources = 0
    civ.unit_science = 0
    civ.credit_food = 0
    civ.credit_resource = 0
    civ.used = 0
    state.second = 0
    for n in range(len(state.fresh)):
        state.fresh[n] = 0


def next_turn(state: AgesState, seat: i64, told: Telling) -> None:
    if seat == state.first:
        if state.last_round != 0 and state.round >= state.last_round:
            end_game(state, told)
            return
        state.round += 1
    begin_turn(state, seat)


# ---- the end


def end_game(state: AgesState, told: Telling) -> None:
    """Events of Age III, then Bill Gates. The starting player counts as current. 17"""
    state.phase = FINAL
    state.current = state.first
    push(state, frames.SCORING, state.first, EVENTS, 0)


def go_on_scoring(state: AgesState, told: Telling) -> None:
    """Turn up one event of Age III; after the last one Gates scores, the first game is
    counted, and the game is over. 17"""
    card = next_final(state, frame_a(state))
    if card == NONE:
        pop(state)
        for seat in range(state.seats):
            civ = state.civs[seat]
            if civ.playing != 0 and has_ability(civ, LAB_CULTURE):
                tell(told, events.GATES, seat, lab_levels(civ), 0)
                score_culture(state, seat, lab_levels(civ), told)
        if state.opt_variant == FIRST_GAME:
            for seat in range(state.seats):
                if state.civs[seat].playing != 0:
                    count_up(state, seat, told)
        finish(state, FINISHED, told)
        return
    set_a(state, card + 1)
    deck: i64 = 0 if state.place[card - TERRITORIES] == CURRENT else 4
    state.waiting[deck + LEVEL[card]] -= 1
    lay_past(state, card)
    tell(told, events.REVEALED, state.first, card, 0)
    begin_event(state, card)


def finish(state: AgesState, why: i64, told: Telling) -> None:
    state.ended = why
    while state.top > 0:
        pop(state)
    tell(told, events.ENDED, NONE, why, 0)


def leave(state: AgesState, seat: i64, told: Telling) -> None:
    """Resign: the turn ends; a single civilisation left has won. 5.7"""
    was_first = state.first == seat
    resign(state, seat, told)
    while state.top > 0:
        pop(state)
    if state.playing == 1:
        state.current = following(state, seat)
        finish(state, ALONE, told)
    else:
        heir = following(state, seat)
        if was_first:
            begin_turn(state, heir)
        else:
            next_turn(state, heir, told)
