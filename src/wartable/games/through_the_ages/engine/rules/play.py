"""The contract: starting, who may do what, what comes of it, going on. Rules 2, 21."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine import chance
from wartable.games.through_the_ages.engine.actions import events, frames, refusals
from wartable.games.through_the_ages.engine.actions.codes import (
    ACTION_CODES,
    BY_LOT,
    DONE,
    FIRST,
    PASS,
    RESIGN,
    TAKE,
)
from wartable.games.through_the_ages.engine.cards.table import (
    CARD_TABLE,
    CARDS,
    COPIES,
    LEADERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import (
    AGE_A_EVENTS,
    SLOTS,
    A,
)
from wartable.games.through_the_ages.engine.rules.answers import (
    answer,
    answer_refusal,
    answers_into,
)
from wartable.games.through_the_ages.engine.rules.civil import (
    civil_actions,
    military_actions,
    spend_civil,
    take,
    take_refusal,
)
from wartable.games.through_the_ages.engine.rules.events import peek, resolve, reveal
from wartable.games.through_the_ages.engine.rules.phases import (
    act,
    act_politically,
    phase_into,
    phase_refusal,
    political_into,
    political_refusal,
    takes_into,
)
from wartable.games.through_the_ages.engine.rules.ratings import rate
from wartable.games.through_the_ages.engine.rules.row import (
    begin_age,
    draw,
    fill,
    lay,
    may_draw,
)
from wartable.games.through_the_ages.engine.rules.spoils import (
    go_on_raid,
)
from wartable.games.through_the_ages.engine.rules.stack import (
    frame_a,
    frame_kind,
    frame_seat,
    pop,
    push,
    set_a,
)
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
)
from wartable.games.through_the_ages.engine.rules.turn import (
    ACTION_STEP,
    begin_game,
    go_on_scoring,
    go_on_turn,
    leave,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import (
    CHANCE,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OVER,
    Options,
    may_act,
    tell,
)
from wartable.kernel.numbers import BIT, NONE, zeros

# ---- setting up


def start(seats: i64, options: Options) -> AgesState:
    """`first`: the starting seat, else drawn. The other options switch doubtful rulings."""
    if not 2 <= seats <= 4:
        raise ValueError("2 to 4 seats")
    first = options.get("first", BY_LOT)
    if first != BY_LOT and not 0 <= first < seats:
        raise ValueError("no such seat")
    state = AgesState(seats)
    read_options(state, options)
    for card in range(CARDS):
        state.deck[card] = COPIES[card * 5 + seats]
    for seat in range(seats):
        furnish(state, seat)
    state.waiting[A] = AGE_A_EVENTS[seats]
    if first == BY_LOT:
        push(state, frames.FIRST_SEAT, NONE, 0, 0)
    else:
        begin_game(state, first, None)
    begin_age(state, A, None)
    push(state, frames.FILL, NONE, 0, 0)
    return state


def read_options(state: AgesState, options: Options) -> None:
    state.opt_peters = options.get("st-peters", 0)
    state.opt_raid = options.get("raid-rounding", 0)
    state.opt_genghis = options.get("genghis-uprising", 0)
    state.opt_churchill = options.get("churchill-default", 0)
    state.opt_iconoclasm = options.get("iconoclasm-age-iv", 0)
    state.opt_trade = options.get("trade-food-impact", 0)
    state.opt_annex = options.get("annex-without-colony", 0)
    state.opt_breakthrough = options.get("robespierre-breakthrough", 0)
    state.opt_resign = options.get("resignation", 0)


def furnish(state: AgesState, seat: i64) -> None:
    """The cards printed on the board. 2.3"""
    civ = state.civs[seat]
    for card in range(LEADERS):
        workers: i64 = CARD_TABLE[card].start
        if workers >= 0:
            civ.techs |= BIT[card]
            if card < WORKPLACES:
                civ.workers[card] = workers
    rate(state, seat)
    civ.ca = 0
    civ.ma = 0


# ---- the course of a turn


def advance(state: AgesState, told: Telling) -> None:
    """Go on until a seat or chance must speak. Forced answers are given. 21"""
    while state.ended == 0:
        kind = frame_kind(state)
        if kind >= frames.WAITING:
            action = forced(state, kind)
            if action == NONE:
                return
            if kind <= frames.ACTION:
                decide(state, kind, action, told)
            else:
                answer(state, action, told)
        elif kind == frames.TURN:
            go_on_turn(state, frame_seat(state), frame_a(state), told)
        elif kind == frames.EVENT:
            resolve(state, told)
        elif kind == frames.RAID:
            go_on_raid(state, told)
        elif kind == frames.SCORING:
            go_on_scoring(state, told)
        elif chance_needed(state, kind, told):
            return


def forced(state: AgesState, kind: i64) -> i64:
    """The one answer that is possible; NONE where there is a choice."""
    seat = frame_seat(state)
    if kind == frames.ACTION or kind == frames.FIRST_TURN:
        civ = state.civs[seat]
        if civil_actions(civ) + military_actions(civ) > 0:
            return NONE
    if len(state.answers) == 0:
        state.answers = zeros(ACTION_CODES)
    return state.answers[0] if legal_into(state, seat, state.answers) == 1 else NONE


def chance_needed(state: AgesState, kind: i64, told: Telling) -> bool:
    seat = frame_seat(state)
    if kind == frames.FILL:
        return fill(state, told)
    if kind == frames.DRAW:
        if frame_a(state) > 0 and may_draw(state, told):
            return True
        pop(state)
        return False
    if kind == frames.REVEAL and state.top_event != NONE:
        pop(state)
        reveal(state, seat, state.top_event, told)
        return False
    return True


# ---- the contract


def actors(state: AgesState) -> i64:
    if state.ended != 0:
        return 0
    if frame_kind(state) < frames.WAITING:
        return BIT[CHANCE]
    return BIT[frame_seat(state)]


def legal_into(state: AgesState, seat: i64, buf: vec[i64]) -> i64:
    if state.ended != 0 or frame_kind(state) < frames.WAITING or frame_seat(state) != seat:
        return 0
    kind = frame_kind(state)
    if kind == frames.ACTION:
        return phase_into(state, seat, buf)
    if kind == frames.POLITICAL:
        return political_into(state, seat, buf)
    if kind == frames.FIRST_TURN:
        buf[0] = DONE
        return takes_into(state, seat, state.civs[seat].ca, buf, 1)
    return answers_into(state, seat, buf)


def refusal(state: AgesState, seat: i64, action: i64) -> i64:
    if state.ended != 0:
        return OVER
    if not may_act(actors(state), seat):
        return NOT_YOUR_TURN
    if seat == CHANCE:
        return chance.refusal(state, action)
    if not 0 <= action < ACTION_CODES:
        return NO_SUCH_ACTION
    kind = frame_kind(state)
    if kind == frames.ACTION:
        return phase_refusal(state, seat, action)
    if kind == frames.POLITICAL:
        return political_refusal(state, seat, action)
    if kind == frames.FIRST_TURN:
        if action == DONE:
            return 0
        if TAKE <= action < TAKE + SLOTS:
            return take_refusal(state, seat, action - TAKE, state.civs[seat].ca)
        return refusals.ONLY_TAKING
    return answer_refusal(state, seat, action)


def apply(state: AgesState, seat: i64, action: i64, told: Telling) -> None:
    kind = frame_kind(state)
    if seat == CHANCE:
        apply_chance(state, kind, action, told)
    elif kind <= frames.ACTION:
        decide(state, kind, action, told)
    else:
        answer(state, action, told)
    advance(state, told)


def decide(state: AgesState, kind: i64, action: i64, told: Telling) -> None:
    """A choice of the first turn, of politics or of the action phase."""
    seat = frame_seat(state)
    if kind == frames.POLITICAL:
        second = frame_a(state)
        pop(state)
        if action == RESIGN:
            leave(state, seat, told)
        elif action == PASS:
            set_a(state, ACTION_STEP)
            tell(told, events.PASSED, seat, 0, 0)
        else:
            if second != 0:
                state.civs[seat].caesar = 1
            act_politically(state, seat, action, told)
    elif action == DONE:
        pop(state)
    elif kind == frames.FIRST_TURN:
        spend_civil(state.civs[seat], take(state, seat, action - TAKE, told))
    else:
        act(state, seat, action, told)


# ---- chance


def apply_chance(state: AgesState, kind: i64, action: i64, told: Telling) -> None:
    seat = frame_seat(state)
    if kind == frames.FILL:
        lay(state, action, told)
    elif kind == frames.DRAW:
        set_a(state, frame_a(state) - 1)
        draw(state, seat, action, told)
    elif kind == frames.REVEAL:
        pop(state)
        reveal(state, seat, action, told)
    elif kind == frames.PEEK:
        pop(state)
        peek(state, seat, action, told)
    else:
        pop(state)
        begin_game(state, action - FIRST, told)


def standing(state: AgesState, seat: i64) -> i64:
    """Culture; whoever resigned is behind everybody."""
    civ = state.civs[seat]
    if civ.playing == 0:
        return -1
    return civ.culture
