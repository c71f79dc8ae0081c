"""The five phases of a turn but war: draw, taxes, monument, hand limit, upkeep. Rules 3, 6, 10."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    ACTION,
    BUILD,
    BUILDING,
    CONCEDE,
    DISCARD,
    DISCARDED,
    DRAW_LOST,
    DRAWING,
    DREW,
    DREW_UNSEEN,
    FINISH,
    LIMIT,
    MONUMENT,
    MUSTERING,
    NOT_HELD,
    NOT_SO_MANY,
    NOTHING_READY,
    NOTHING_TO_TAX,
    PASS,
    PLACE,
    PLACED,
    RECOVERED,
    RETURNED,
    STAYS,
    TAX_SWAP,
    TAXED,
    TAXES,
    WAR,
    WAR_PASSED,
    WRONG_WINDOW,
)
from wartable.games.age_of_heroes.engine.cards import discard, gain, holds, ready_armies, replenish
from wartable.games.age_of_heroes.engine.components import (
    EARTHQUAKE,
    HELD,
    HERO,
    MOST_MONUMENT,
    SPECIAL,
    kinds_in,
    many,
)
from wartable.games.age_of_heroes.engine.rules.building import (
    build_answer,
    build_refusal,
    builds_into,
)
from wartable.games.age_of_heroes.engine.rules.endings import (
    check_out,
    check_victory,
    concede,
)
from wartable.games.age_of_heroes.engine.rules.events import begin
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    pop,
    push,
    set_args,
)
from wartable.kernel.contract import CHANCE, EVERYBODY, Event, tell, tell_to
from wartable.kernel.numbers import BIT, NONE, bits_into, count


def turn_step(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    """If the seat is eliminated in the middle of its turn, the turn ends at once."""
    seat, phase = arg_a(state), arg_b(state)
    if state.alive >> seat & 1 == 0:
        phase = 5
    set_args(state, seat, phase + 1, 0)
    if phase == 0:
        push(state, DRAWING, seat, state.figures.turn_draw, 0)
    elif phase == 1:
        push(state, ACTION, seat, 0, 0)
    elif phase == 2:
        if asks_monument(state, seat):
            push(state, MONUMENT, seat, 0, 0)
    elif phase == 3:
        push(state, LIMIT, seat, 0, 0)
    elif phase == 4:
        upkeep(state, seat, told)
    else:
        state.active = NONE
        pop(state)


def upkeep(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """Phase 5: armies come home, Earthquakes are lifted, then elimination, then victory."""
    own = state.armies[seat]
    home = own & state.away & ~state.fresh  # those that left in an earlier turn
    state.away &= ~home
    state.fresh &= ~own
    if home != 0:
        tell(told, RETURNED, seat, count(home), 0)
    shaken = own & state.quaked
    if shaken != 0:
        state.quaked &= ~shaken
        state.pile[EARTHQUAKE] += count(shaken)
        tell(told, RECOVERED, seat, count(shaken), 0)
    check_out(state, seat, told)
    if state.ended == 0 and state.alive >> seat & 1 != 0:
        check_victory(state, seat, told)


# ---- drawing: phase 1 and taxes


def drawing_step(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    seat, left = arg_a(state), arg_b(state)
    if left == 0 or state.alive >> seat & 1 == 0:
        pop(state)
        check_out(state, seat, told)
    elif replenish(state, told):
        state.asked = BIT[CHANCE]
    else:
        tell(told, DRAW_LOST, seat, left, 0)
        set_args(state, seat, 0, 0)


def drawing_answer(state: AgeOfHeroesState, kind: i64, told: list[Event] | None) -> None:
    """An immediate card is resolved, in sight of all, before the next draw."""
    seat = arg_a(state)
    set_args(state, seat, arg_b(state) - 1, 0)
    state.deck[kind] -= 1
    if kind < HELD:
        gain(state, seat, kind)
        tell_to(told, BIT[seat], DREW, seat, kind, 0, 0)
        tell_to(told, EVERYBODY & ~BIT[seat], DREW_UNSEEN, seat, 0, 0, 0)
    else:
        tell(told, DREW, seat, kind, 0)
        begin(state, seat, kind, told)


# ---- the action


def action_legal(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    n: i64 = 0
    if state.cities[seat] > 0 or state.size[seat] > 0:
        buf[n] = TAXES
        n += 1
    buf[n] = PASS
    n += 1
    if may_war(state, seat):
        buf[n] = WAR
        n += 1
    if state.leaving != 0:
        buf[n] = CONCEDE
        n += 1
    return builds_into(state, seat, 0, buf, n)


def may_war(state: AgeOfHeroesState, seat: i64) -> bool:
    return ready_armies(state, seat) != 0 or holds(state, seat, HERO)


def action_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    if action == TAXES:
        return 0 if state.cities[seat] > 0 or state.size[seat] > 0 else NOTHING_TO_TAX
    if action == PASS:
        return 0
    if action == WAR:
        return 0 if may_war(state, seat) else NOTHING_READY
    if action == CONCEDE:
        return 0 if state.leaving != 0 else STAYS
    return build_refusal(state, seat, 0, action)


def action_answer(
    state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
) -> None:
    pop(state)
    if action == TAXES:
        levy(state, seat, told)
    elif action == WAR:
        push(state, MUSTERING, seat, 0, 0)
    elif action == CONCEDE:
        concede(state, seat, told)
    elif action >= BUILD:
        push(state, BUILDING, seat, 0, 0)
        build_answer(state, seat, action, told)
    else:
        tell(told, WAR_PASSED, seat, 0, 0)


def levy(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """As many cards as cities when the action is chosen (T1); without a city, a swap of one."""
    cards = state.cities[seat] * state.figures.tax_per_city
    if state.cities[seat] == 0:
        cards = 1
        push(state, DRAWING, seat, cards, 0)
        push(state, TAX_SWAP, seat, 0, 0)
    else:
        push(state, DRAWING, seat, cards, 0)
    tell(told, TAXED, seat, cards, 0)


# ---- discarding: the tax swap, the hand limit


def limit_step(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    seat = arg_a(state)
    if state.size[seat] > state.figures.hand_limit:
        state.asked = BIT[seat]
    else:
        pop(state)
        check_out(state, seat, told)


def discard_legal(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    return bits_into(kinds_in(state.hand[seat]), DISCARD, buf, 0)


def discard_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    if not DISCARD <= action < DISCARD + HELD:
        return WRONG_WINDOW
    return 0 if holds(state, seat, action - DISCARD) else NOT_HELD


def discard_answer(
    state: AgeOfHeroesState, seat: i64, action: i64, swap: bool, told: list[Event] | None
) -> None:
    discard(state, seat, action - DISCARD)
    tell(told, DISCARDED, seat, action - DISCARD, 0)
    if swap:
        pop(state)


# ---- the monument


def placeable(state: AgeOfHeroesState, seat: i64) -> i64:
    """Own stones in hand, as far as the monument has room. M1."""
    own = many(state.hand[seat], SPECIAL + state.tribe[seat])
    return min(own, state.figures.victory_monument - state.monument[seat])


def asks_monument(state: AgeOfHeroesState, seat: i64) -> bool:
    """Asked even without a stone, so that not being asked betrays nothing."""
    if state.holders_only != 0:
        return placeable(state, seat) > 0
    return state.monument[seat] < state.figures.victory_monument


def monument_legal(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    buf[0] = FINISH
    n: i64 = 1
    for cards in range(1, placeable(state, seat) + 1):
        buf[n] = PLACE + cards
        n += 1
    return n


def monument_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    if action == FINISH:
        return 0
    if not PLACE < action <= PLACE + MOST_MONUMENT:
        return WRONG_WINDOW
    return 0 if action - PLACE <= placeable(state, seat) else NOT_SO_MANY


def monument_answer(
    state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
) -> None:
    pop(state)
    if action == FINISH:
        return
    for n in range(action - PLACE):
        discard(state, seat, SPECIAL + state.tribe[seat])
        state.pile[SPECIAL + state.tribe[seat]] -= 1
    state.monument[seat] += action - PLACE
    tell(told, PLACED, seat, action - PLACE, state.monument[seat])
    check_out(state, seat, told)
