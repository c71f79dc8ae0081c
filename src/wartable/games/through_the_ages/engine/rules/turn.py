"""The course of the game: turns, their steps, and the contract. Rules 2, 3, 13, 17."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine import frames, refusals, telling
from wartable.games.through_the_ages.engine.actions import (
    ACTION_CODES,
    CHANCE_CODES,
    DONE,
    FIRST,
    PASS,
    RESIGN,
    TAKE,
)
from wartable.games.through_the_ages.engine.cards import (
    CARD_TABLE,
    CARDS,
    CIVIL_CARDS,
    COPIES,
    EVENTS,
    LEADERS,
    LEVEL,
    TACTICS,
    TERRITORIES,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import (
    AGE_A_EVENTS,
    DRAW_MOST,
    IV,
    SLOTS,
    A,
)
from wartable.games.through_the_ages.engine.prices import USED_CHURCHILL
from wartable.games.through_the_ages.engine.ratings import lab_levels, rate
from wartable.games.through_the_ages.engine.rules.answers import (
    answer,
    answer_refusal,
    answers_into,
)
from wartable.games.through_the_ages.engine.rules.attacks import go_on_raid, resolve_war
from wartable.games.through_the_ages.engine.rules.civil import (
    SPEAKS,
    civil_actions,
    military_actions,
    speak,
    spend_civil,
    take,
    take_refusal,
)
from wartable.games.through_the_ages.engine.rules.events import (
    begin_event,
    look,
    may_come_up,
    next_final,
    peek,
    resolve,
    reveal,
    sample_event,
)
from wartable.games.through_the_ages.engine.rules.phases import (
    act,
    act_politically,
    phase_into,
    phase_refusal,
    political_into,
    political_refusal,
    takes_into,
)
from wartable.games.through_the_ages.engine.rules.politics import resign
from wartable.games.through_the_ages.engine.rules.production import in_uprising, produce
from wartable.games.through_the_ages.engine.rules.row import (
    CIVIL_BY_AGE,
    MILITARY_BY_AGE,
    begin_age,
    draw,
    fill,
    lay,
    may_draw,
    sample_bag,
    sweep,
)
from wartable.games.through_the_ages.engine.rules.tableau import (
    LAB_CULTURE,
    Told,
    remove,
    score_culture,
)
from wartable.games.through_the_ages.engine.standing import ability, has_ability
from wartable.games.through_the_ages.engine.state import (
    ACTING,
    CURRENT,
    ENDING,
    FINAL,
    PAST,
    POLITICS,
    START,
    AgesState,
    Civ,
    following,
    frame_a,
    frame_kind,
    frame_seat,
    pop,
    push,
    set_a,
)
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
from wartable.kernel.rng import Rng

BY_LOT: Final = 4  # the option `first`: a seat, or drawn
# Why it is over
FINISHED: Final = 1
ALONE: Final = 2

SECOND_ACTION: Final = ability("second_political_action")
PEEKS: Final = ability("peek_current_event")
UNIT_POOL: Final = ability("unit_resource_pool")
AMONG_STRONGEST: Final = ability("gain_if_among_strongest")
KHAN_CULTURE: Final = 3
SCRATCH: Final = zeros(ACTION_CODES)

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


def begin_game(state: AgesState, seat: i64, told: Told) -> None:
    state.first = seat
    state.round = 1
    tell(told, telling.FIRST, seat, 0, 0)
    begin_turn(state, seat)


def begin_turn(state: AgesState, seat: i64) -> None:
    state.current = seat
    push(state, frames.TURN, seat, BEGIN, 0)


# ---- the course of a turn


def advance(state: AgesState, told: Told) -> None:
    """Go on until a seat or chance must speak. Forced answers are given. 21"""
    while state.ended == 0:
        kind = frame_kind(state)
        if kind >= frames.WAITING:
            if not forced(state, kind):
                return
            if kind <= frames.ACTION:
                decide(state, kind, SCRATCH[0], told)
            else:
                answer(state, SCRATCH[0], told)
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


def forced(state: AgesState, kind: i64) -> bool:
    """Whether one answer only is possible; it is left in SCRATCH."""
    seat = frame_seat(state)
    if kind == frames.ACTION or kind == frames.FIRST_TURN:
        civ = state.civs[seat]
        if civil_actions(civ) + military_actions(civ) > 0:
            return False
    return legal_into(state, seat, SCRATCH) == 1


def chance_needed(state: AgesState, kind: i64, told: Told) -> bool:
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


def go_on_turn(state: AgesState, seat: i64, step: i64, told: Told) -> None:
    civ = state.civs[seat]
    set_a(state, step + 1)
    if step == BEGIN:
        state.phase = START
        tell(told, telling.TURN, seat, state.round, 0)
        if state.round == 1:
            first_turn(state, seat)
        else:
            sweep(state, told)
            push(state, frames.FILL, seat, 1, 0)
    elif step == WAR_STEP:
        resolve_war(state, seat, told)
    elif step == TACTIC_STEP:
        share_tactic(state, seat, told)
        civ.used = 0
        civ.unit_resources = 0
        if has_ability(civ, UNIT_POOL):
            civ.unit_resources = UNIT_POOL[civ.leader - LEADERS]
    elif step == POLITICS_STEP:
        begin_politics(state, seat, told)
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


def share_tactic(state: AgesState, seat: i64, told: Told) -> None:
    """An exclusive tactic becomes common; of two alike one leaves the game. 4.4"""
    civ = state.civs[seat]
    if civ.exclusive != 0:
        civ.exclusive = 0
        number = civ.tactic - TACTICS
        if state.tactics >> number & 1 != 0:
            remove(state, civ.tactic)
        state.tactics |= BIT[number]
        tell(told, telling.COMMON, seat, civ.tactic, 0)


def begin_politics(state: AgesState, seat: i64, told: Told) -> None:
    civ = state.civs[seat]
    state.phase = POLITICS
    state.second = 0
    if civ.skips_politics != 0:
        civ.skips_politics = 0
        set_a(state, ACTION_STEP)
    elif has_ability(civ, PEEKS):
        if state.top_event == NONE:
            push(state, frames.PEEK, seat, 0, 0)
        elif state.top_seen >> seat & 1 == 0:
            look(state, seat, told)


def end_turn(state: AgesState, seat: i64, civ: Civ, step: i64, told: Told) -> None:
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


def score_leaders(state: AgesState, seat: i64, civ: Civ, told: Told) -> None:
    """Churchill without a choice, Genghis Khan: before the uprising check. 13.1, D6, D7"""
    if has_ability(civ, SPEAKS) and civ.used & USED_CHURCHILL == 0 and state.opt_churchill == 0:
        speak(state, seat, told)
    if has_ability(civ, AMONG_STRONGEST):
        top = AMONG_STRONGEST[civ.leader - LEADERS] if state.playing > 2 else 1
        stronger: i64 = 0
        for rival in range(state.seats):
            other = state.civs[rival]
            if other.playing != 0 and other.strength > civ.strength:
                stronger += 1
        calm = state.opt_genghis == 0 or not in_uprising(civ)
        if stronger < top and calm:
            tell(told, telling.KHAN, seat, KHAN_CULTURE, 0)
            score_culture(state, seat, KHAN_CULTURE, told)


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


def next_turn(state: AgesState, seat: i64, told: Told) -> None:
    if seat == state.first:
        if state.last_round != 0 and state.round >= state.last_round:
            end_game(state, told)
            return
        state.round += 1
    begin_turn(state, seat)


# ---- the end


def end_game(state: AgesState, told: Told) -> None:
    """Events of Age III, then Bill Gates. The starting player counts as current. 17"""
    state.phase = FINAL
    state.current = state.first
    push(state, frames.SCORING, state.first, EVENTS, 0)


def go_on_scoring(state: AgesState, told: Told) -> None:
    card = next_final(state, frame_a(state))
    if card == NONE:
        pop(state)
        for seat in range(state.seats):
            civ = state.civs[seat]
            if civ.playing != 0 and has_ability(civ, LAB_CULTURE):
                tell(told, telling.GATES, seat, lab_levels(civ), 0)
                score_culture(state, seat, lab_levels(civ), told)
        finish(state, FINISHED, told)
        return
    set_a(state, card + 1)
    deck: i64 = 0 if state.place[card - TERRITORIES] == CURRENT else 4
    state.waiting[deck + LEVEL[card]] -= 1
    state.place[card - TERRITORIES] = PAST
    tell(told, telling.REVEALED, state.first, card, 0)
    begin_event(state, card)


def finish(state: AgesState, why: i64, told: Told) -> None:
    state.ended = why
    while state.top > 0:
        pop(state)
    tell(told, telling.ENDED, NONE, why, 0)


def leave(state: AgesState, seat: i64, told: Told) -> None:
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
        return chance_refusal(state, action)
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


def apply(state: AgesState, seat: i64, action: i64, told: Told) -> None:
    kind = frame_kind(state)
    if seat == CHANCE:
        apply_chance(state, kind, action, told)
    elif kind <= frames.ACTION:
        decide(state, kind, action, told)
    else:
        answer(state, action, told)
    advance(state, told)


def decide(state: AgesState, kind: i64, action: i64, told: Told) -> None:
    """A choice of the first turn, of politics or of the action phase."""
    seat = frame_seat(state)
    if kind == frames.POLITICAL:
        second = frame_a(state)
        pop(state)
        if action == RESIGN:
            leave(state, seat, told)
        elif action == PASS:
            set_a(state, ACTION_STEP)
            tell(told, telling.PASSED, seat, 0, 0)
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


def chance_refusal(state: AgesState, action: i64) -> i64:
    if not 0 <= action < CHANCE_CODES:
        return NO_SUCH_ACTION
    kind = frame_kind(state)
    if kind == frames.FIRST_SEAT:
        return 0 if FIRST <= action < FIRST + state.seats else refusals.WRONG_CARD
    if action >= CARDS:
        return refusals.WRONG_CARD
    if kind == frames.FILL:
        right = action < CIVIL_CARDS and LEVEL[action] == state.age and state.deck[action] > 0
    elif kind == frames.DRAW:
        right = action >= TACTICS and LEVEL[action] == state.age and state.deck[action] > 0
    else:
        right = may_come_up(state, action)
    return 0 if right else refusals.WRONG_CARD


def apply_chance(state: AgesState, kind: i64, action: i64, told: Told) -> None:
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


def sample_chance(state: AgesState, rng: Rng) -> i64:
    kind = frame_kind(state)
    if kind == frames.FILL:
        return sample_bag(state, CIVIL_BY_AGE[state.age], state.civil_left, rng)
    if kind == frames.DRAW:
        return sample_bag(state, MILITARY_BY_AGE[state.age], state.military_left, rng)
    if kind == frames.FIRST_SEAT:
        return FIRST + rng.below(state.seats)
    return sample_event(state, rng)


def chance_into(state: AgesState, codes: vec[i64], weights: vec[i64]) -> i64:
    kind = frame_kind(state)
    bag = kind == frames.FILL or kind == frames.DRAW
    n: i64 = 0
    for action in range(CHANCE_CODES):
        if chance_refusal(state, action) == 0:
            codes[n] = action
            weights[n] = state.deck[action] if bag else 1
            n += 1
    return n


def standing(state: AgesState, seat: i64) -> i64:
    """Culture; whoever resigned is behind everybody."""
    civ = state.civs[seat]
    if civ.playing == 0:
        return -1
    return civ.culture
