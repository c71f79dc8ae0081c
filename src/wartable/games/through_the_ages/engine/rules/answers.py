"""Answers to what a frame asks: whether they are right, and what comes of them. Rules 21."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, frames, refusals
from wartable.games.through_the_ages.engine.actions.codes import (
    ACCEPT,
    ACTION_CODES,
    BID,
    BUILD,
    DEVELOP,
    DISCARD,
    DONE,
    PASS,
    PICK,
    POPULATION,
    REFUSE,
    REVOLT,
    SEND,
    SPLIT,
    SPLITS,
    TAKE,
    USE,
)
from wartable.games.through_the_ages.engine.cards.table import (
    ACTIONS,
    BUILDINGS,
    CARDS,
    GOVERNMENTS,
    LEVEL,
    MILITARY_CARDS,
    SPECIALS,
    STORES,
    TACTICS,
    TERRITORIES,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import SLOTS
from wartable.games.through_the_ages.engine.rules.attacks import (
    defend,
    defend_refusal,
    end_defence,
)
from wartable.games.through_the_ages.engine.rules.civil import (
    build,
    build_refusal,
    increase_population,
    population_refusal,
    settle_worker,
    take,
    take_refusal,
)
from wartable.games.through_the_ages.engine.rules.colonies import (
    add_card,
    bid,
    bid_refusal,
    colonise,
    force,
    force_card_refusal,
    most_force,
    pass_bid,
    send,
    send_refusal,
)
from wartable.games.through_the_ages.engine.rules.effects import ravageable
from wartable.games.through_the_ages.engine.rules.goods import food, resources
from wartable.games.through_the_ages.engine.rules.orders import CARD_ACTIONS, order_into
from wartable.games.through_the_ages.engine.rules.politics import accept, refuse
from wartable.games.through_the_ages.engine.rules.powers import (
    follow_leader,
    tuck_homer,
)
from wartable.games.through_the_ages.engine.rules.ratings import rate
from wartable.games.through_the_ages.engine.rules.row import refill
from wartable.games.through_the_ages.engine.rules.spoils import (
    end_theft,
    infiltrate,
    plunder,
    raid,
    steal_refusal,
    steal_technology,
    take_colony,
)
from wartable.games.through_the_ages.engine.rules.stack import (
    frame_a,
    frame_b,
    frame_kind,
    frame_seat,
    pop,
    set_a,
    set_b,
)
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    colony_goes,
    cover_stage,
    discard_hidden,
    forfeit_food,
    forfeit_resources,
    leave_hand,
    lose_building,
    ravage_wonder,
    receive_food,
    receive_resources,
    remove,
)
from wartable.games.through_the_ages.engine.rules.technologies import (
    develop,
    develop_refusal,
    revolt,
    revolt_refusal,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import EVERYBODY, tell, tell_to
from wartable.kernel.numbers import BIT

# ---- is it right


def answer_refusal(state: AgesState, seat: i64, action: i64) -> i64:
    """0 if the action answers the frame on top."""
    kind = frame_kind(state)
    a = frame_a(state)
    b = frame_b(state)
    civ = state.civs[seat]
    if PICK <= action < ACTION_CODES:
        return pick_refusal(state, seat, action - PICK)
    if SPLIT <= action < SPLIT + SPLITS and frames.PLUNDER <= kind <= frames.GOODS:
        return split_refusal(state, seat, action - SPLIT)
    if kind == frames.DEFEND:
        if action == DONE:
            return 0
        if USE <= action < USE + MILITARY_CARDS:
            return defend_refusal(state, seat, TACTICS + action - USE)
    elif kind == frames.PACT_REPLY:
        if ACCEPT <= action <= REFUSE:
            return 0
    elif kind == frames.BIDDING:
        if action == PASS:
            return 0
        if BID <= action < SEND:
            return bid_refusal(state, seat, action - BID + 1)
    elif kind == frames.FORCE:
        if action == DONE:
            return refusals.FORCE_TOO_SMALL if short_of_bid(state, seat) else 0
        if SEND <= action < USE:
            return send_refusal(state, seat, BUILDINGS + action - SEND)
        if USE <= action < USE + MILITARY_CARDS:
            return force_card_refusal(state, seat, TACTICS + action - USE)
    elif kind == frames.STEAL_TECHNOLOGY:
        if action == DONE:
            return 0
    elif kind == frames.FREE_BUILD:
        if action == PASS or action == BUILD + a:
            return 0
    elif kind == frames.CIVILIZATION:
        return civilization_refusal(state, seat, action, a)
    elif kind == frames.AGREEMENT:
        if action == DONE:
            return 0
        if TAKE <= action < TAKE + SLOTS:
            return take_refusal(state, seat, action - TAKE, a)
    elif kind == frames.DISCARDING:
        if DISCARD <= action < DISCARD + MILITARY_CARDS:
            return 0 if civ.military[action - DISCARD] > 0 else refusals.NOT_IN_HAND
    elif kind == frames.TUCK:
        if action == PASS:
            return 0
    elif kind == frames.ORDER:
        return CARD_ACTIONS[a - ACTIONS].order_refusal(state, seat, action, b)
    return refusals.NOT_ASKED


def short_of_bid(state: AgesState, seat: i64) -> bool:
    """Whether more must be sent, and can be. A believed rival may lack what he bid (7.1)."""
    if force(state, seat) >= state.high:
        return False
    for unit in range(10):
        if send_refusal(state, seat, BUILDINGS + unit) == 0:
            return True
    return state.civs[seat].military_count > 0 and any_force_card(state, seat)


def any_force_card(state: AgesState, seat: i64) -> bool:
    return any(force_card_refusal(state, seat, card) == 0 for card in range(TACTICS, CARDS))


def pick_refusal(state: AgesState, seat: i64, card: i64) -> i64:
    """Whether this card may be the one that is asked for."""
    kind = frame_kind(state)
    a = frame_a(state)
    b = frame_b(state)
    civ = state.civs[seat]
    if kind == frames.POPULATION_LOSS:
        right = card < WORKPLACES and civ.workers[card] > 0
    elif kind == frames.DESTROY_OWN:
        right = card < BUILDINGS and civ.workers[card] > 0
    elif kind == frames.DESTROY_RIVAL:
        right = 8 <= card < BUILDINGS and LEVEL[card] <= b and state.civs[a].workers[card] > 0
    elif kind == frames.LOSE_COLONY:
        right = is_colony(civ.colonies, card)
    elif kind == frames.TAKE_COLONY:
        right = is_colony(state.civs[a].colonies, card)
    elif kind == frames.INFILTRATE:
        rival = state.civs[a]
        right = card == rival.leader or card == rival.wonder
    elif kind == frames.RAVAGE:
        wonders = ravageable(civ)
        right = WONDERS <= card < ACTIONS and wonders >> (card - WONDERS) & 1 != 0
    elif kind == frames.BLUE_LOSS:
        right = card < STORES and civ.stock[card] > 0
    elif kind == frames.TUCK:
        right = WONDERS <= card < ACTIONS and civ.wonders >> (card - WONDERS) & 1 != 0
    elif kind == frames.STEAL_TECHNOLOGY:
        return steal_refusal(state, seat, a, b, card)
    else:
        right = False
    return 0 if right else refusals.NOT_ASKED


def is_colony(colonies: i64, card: i64) -> bool:
    return TERRITORIES <= card < TERRITORIES + 12 and colonies >> (card - TERRITORIES) & 1 != 0


def split_refusal(state: AgesState, seat: i64, meals: i64) -> i64:
    """So much food, the rest resources."""
    kind = frame_kind(state)
    n = frame_a(state)
    if meals > n:
        return refusals.NOT_ASKED
    if kind == frames.GOODS:
        return 0 if meals == 0 or meals == n else refusals.NOT_ASKED
    if kind == frames.GAIN_SPLIT:
        return 0
    civ = state.civs[frame_b(state) if kind == frames.PLUNDER else seat]
    return 0 if meals <= food(civ) and n - meals <= resources(civ) else refusals.NOT_ENOUGH


def civilization_refusal(state: AgesState, seat: i64, action: i64, delta: i64) -> i64:
    """Development of Civilization: each option one cheaper. 6.8"""
    civ = state.civs[seat]
    if action == PASS:
        return 0
    if action == POPULATION:
        return population_refusal(civ, delta)
    if BUILD <= action < BUILD + WORKPLACES:
        if action >= BUILD + BUILDINGS:
            return refusals.NOT_URBAN
        return build_refusal(civ, action - BUILD, delta)
    if DEVELOP <= action < REVOLT:
        return develop_refusal(state, seat, action - DEVELOP, delta)
    if REVOLT <= action < REVOLT + SPECIALS - GOVERNMENTS:
        return revolt_refusal(state, seat, GOVERNMENTS + action - REVOLT, delta, 0)
    return refusals.NOT_ASKED


# ---- which are right


def answers_into(state: AgesState, seat: i64, buf: vec[i64]) -> i64:
    """Every right answer, ascending."""
    kind = frame_kind(state)
    if kind == frames.BIDDING:
        return bids_into(state, seat, buf)
    if kind == frames.ORDER:
        return order_into(state, seat, frame_a(state), frame_b(state), buf)
    n = right_into(state, seat, 0, POPULATION + 1, buf, 0)
    if frames.PLUNDER <= kind <= frames.GOODS:
        return right_into(state, seat, SPLIT, SPLIT + SPLITS, buf, n)
    if kind == frames.AGREEMENT:
        return right_into(state, seat, TAKE, TAKE + SLOTS, buf, n)
    if kind == frames.FREE_BUILD:
        return right_into(state, seat, BUILD, BUILD + WORKPLACES, buf, n)
    if kind == frames.CIVILIZATION:
        n = right_into(state, seat, BUILD, BUILD + BUILDINGS, buf, n)
        return right_into(state, seat, DEVELOP, REVOLT + SPECIALS - GOVERNMENTS, buf, n)
    if kind == frames.FORCE:
        n = right_into(state, seat, SEND, USE, buf, n)
    if kind == frames.FORCE or kind == frames.DEFEND:
        return right_into(state, seat, USE, USE + MILITARY_CARDS, buf, n)
    if kind == frames.DISCARDING:
        return right_into(state, seat, DISCARD, DISCARD + MILITARY_CARDS, buf, n)
    return right_into(state, seat, PICK, PICK + CARDS, buf, n)


def right_into(state: AgesState, seat: i64, first: i64, end: i64, buf: vec[i64], n: i64) -> i64:
    for action in range(first, end):
        if answer_refusal(state, seat, action) == 0:
            buf[n] = action
            n += 1
    return n


def bids_into(state: AgesState, seat: i64, buf: vec[i64]) -> i64:
    buf[0] = PASS
    n: i64 = 1
    most = min(most_force(state, seat), SEND - BID)
    for higher in range(state.high + 1, most + 1):
        buf[n] = BID + higher - 1
        n += 1
    return n


# ---- what comes of it


def answer(state: AgesState, action: i64, told: Telling) -> None:
    """Carry out the answer to the frame on top."""
    kind = frame_kind(state)
    seat = frame_seat(state)
    a = frame_a(state)
    b = frame_b(state)
    if action >= PICK:
        pick(state, kind, seat, a, b, action - PICK, told)
    elif frames.PLUNDER <= kind <= frames.GOODS:
        pop(state)
        split(state, kind, seat, a, b, action - SPLIT, told)
    elif kind == frames.DEFEND:
        if action == DONE:
            end_defence(state, told)
        else:
            defend(state, seat, TACTICS + action - USE, told)
    elif kind == frames.PACT_REPLY:
        pop(state)
        if action == ACCEPT:
            accept(state, seat, a, b, told)
        else:
            refuse(state, seat, a, b, told)
    elif kind == frames.BIDDING:
        if action == PASS:
            pass_bid(state, seat, told)
        else:
            bid(state, seat, action - BID + 1, told)
    elif kind == frames.FORCE:
        if action == DONE:
            pop(state)
            colonise(state, seat, told)
        elif action < USE:
            send(state, seat, BUILDINGS + action - SEND, told)
        else:
            add_card(state, seat, TACTICS + action - USE, told)
    elif kind == frames.DISCARDING:
        lay_down(state, seat, TACTICS + action - DISCARD, told)
    elif kind == frames.AGREEMENT:
        agree(state, seat, a, b, action, told)
    else:
        answer_once(state, kind, seat, a, b, action, told)


def answer_once(
    state: AgesState, kind: i64, seat: i64, a: i64, b: i64, action: i64, told: Telling
) -> None:
    """Frames that one answer settles."""
    pop(state)
    if kind == frames.STEAL_TECHNOLOGY:
        end_theft(state, seat, a, b, told)
    elif kind == frames.FREE_BUILD:
        if action != PASS:
            settle_worker(state, seat, a)
            tell(told, events.BUILT, seat, a, 0)
    elif kind == frames.CIVILIZATION:
        civilize(state, seat, action, a, told)
    elif kind == frames.TUCK:
        follow_leader(state, seat, a, told)
    elif kind == frames.ORDER:
        CARD_ACTIONS[a - ACTIONS].carry_out(state, seat, action, b, told)


def pick(state: AgesState, kind: i64, seat: i64, a: i64, b: i64, card: i64, told: Telling) -> None:
    civ = state.civs[seat]
    if kind == frames.STEAL_TECHNOLOGY:
        steal_technology(state, seat, a, card, told)
        return
    if kind == frames.POPULATION_LOSS or kind == frames.BLUE_LOSS:
        if a > 1:
            set_a(state, a - 1)
        else:
            pop(state)
        if kind == frames.BLUE_LOSS:
            give_blue(state, seat, card, b, told)
            return
        civ.workers[card] -= 1
        civ.yellow += 1
        tell(told, events.LOST_WORKER, seat, card, 0)
        rate(state, seat)
        return
    pop(state)
    if kind == frames.DESTROY_OWN:
        lose_building(state, seat, card, told)
    elif kind == frames.DESTROY_RIVAL:
        raid(state, a, card, told)
    elif kind == frames.LOSE_COLONY:
        tell(told, events.LOST_COLONY, seat, card, 0)
        remove(state, card)
        colony_goes(state, seat, card, told)
    elif kind == frames.TAKE_COLONY:
        take_colony(state, seat, a, card, told)
    elif kind == frames.INFILTRATE:
        infiltrate(state, seat, a, card, b, told)
    elif kind == frames.RAVAGE:
        ravage_wonder(state, seat, card, told)
    elif kind == frames.TUCK:
        tuck_homer(state, seat, card, a, told)


def give_blue(state: AgesState, seat: i64, store: i64, stage: i64, told: Telling) -> None:
    """A token off a card: to the box, or onto a stage of the wonder. 14.5, 14.6"""
    civ = state.civs[seat]
    civ.stock[store] -= 1
    if stage != 0:
        civ.blue += 1
        cover_stage(state, seat, told)
    else:
        civ.blue_sum -= 1
        tell(told, events.LOST_BLUE, seat, 1, 0)


def split(
    state: AgesState, kind: i64, seat: i64, n: i64, rival: i64, meals: i64, told: Telling
) -> None:
    if kind == frames.PLUNDER:
        plunder(state, seat, rival, meals, n - meals, told)
    elif kind == frames.LOSE_SPLIT:
        forfeit_food(state, seat, meals, told)
        forfeit_resources(state, seat, n - meals, told)
    else:
        receive_food(state, seat, meals, told)
        receive_resources(state, seat, n - meals, told)


def lay_down(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """A military card goes to the discards, face down."""
    left = frame_a(state)
    if left > 1:
        set_a(state, left - 1)
    else:
        pop(state)
    leave_hand(state, seat, card)
    discard_hidden(state, seat, card)
    tell_to(told, BIT[seat], events.DISCARDED_CARD, seat, card, 0, 0)
    tell_to(told, EVERYBODY ^ BIT[seat], events.DISCARDED, seat, 0, 0, 0)


def agree(state: AgesState, seat: i64, left: i64, taken: i64, action: i64, told: Telling) -> None:
    """International Agreement: cards for so many actions, for the next political action. 6.10"""
    if action == DONE:
        pop(state)
        if taken > 0:
            state.civs[seat].skips_politics = 1
            tell(told, events.AGREEMENT, seat, 0, 0)
            refill(state, told)
    else:
        set_a(state, left - take(state, seat, action - TAKE, told))
        set_b(state, taken + 1)


def civilize(state: AgesState, seat: i64, action: i64, delta: i64, told: Telling) -> None:
    if action == POPULATION:
        increase_population(state, seat, delta, told)
    elif BUILD <= action < BUILD + WORKPLACES:
        build(state, seat, action - BUILD, delta, told)
    elif DEVELOP <= action < REVOLT:
        develop(state, seat, action - DEVELOP, delta, told)
    elif action != PASS:
        revolt(state, seat, GOVERNMENTS + action - REVOLT, delta, told)
