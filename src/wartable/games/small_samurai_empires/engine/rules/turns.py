"""What comes of a seat's decision, and how play goes on from there. Sections 4, 5."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    BUILD,
    BUY_MOVE,
    CHOOSE_FATE,
    CLAIM,
    CLAIM_MISSION,
    DESTROY,
    ENDED,
    EXPLORE,
    EXTRA_FATE,
    FATE,
    FATE_DEAL,
    LEVY,
    NOTHING,
    ORDER_ATTACK,
    ORDER_CASTLE,
    ORDER_MOVE,
    ORDER_RECRUIT,
    PASS,
    PLACE,
    PLACE_ORDER,
    QUICK_ACTION,
    REAP,
    REINFORCE,
    SHIP,
    STEP,
    TOLD_COVERED,
    TOLD_EPOCH,
    TOLD_EXECUTION,
    TOLD_FATE_CHOSEN,
    TOLD_FATE_SHOWN,
    TOLD_PASSED,
    TOLD_PLACED,
    TOLD_REVEALED,
    TOLD_ROUND,
    TRIBE_ACTION,
    WAY_DESTROY,
)
from wartable.games.small_samurai_empires.engine.components import (
    ATTACK,
    CELLS,
    HARVEST,
    MOST_SEATS,
    MOVE_2_3,
    MOVE_2_SHIP,
    MOVE_3,
    ORDERS,
    PROVINCES,
    RECRUIT,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.choices import cover_price, has_choice
from wartable.games.small_samurai_empires.engine.rules.epoch import (
    final_scoring,
    reorder,
    return_orders,
    score_epoch,
)
from wartable.games.small_samurai_empires.engine.rules.missions import claim
from wartable.games.small_samurai_empires.engine.rules.orders import (
    arrive,
    begin_action,
    build,
    buy_move,
    destroy,
    end_step,
    explore,
    harvest,
    reap,
    recruit,
    reinforce,
    ship,
    step,
)
from wartable.games.small_samurai_empires.engine.rules.pieces import law, pay
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, EVERYBODY, NONE, Event, tell, tell3, tell_to


def decide(t: Figures, s: SamuraiState, seat: i64, action: i64, told: list[Event] | None) -> None:
    """A seat's action; then everything that needs no answer."""
    if action == PASS:
        tell(told, TOLD_PASSED, seat, s.wait, 0)
        decline(t, s, told)
    elif action < PLACE:
        choose_fate(t, s, seat, action - FATE, told)
    elif action < STEP:
        place_order(t, s, (action - PLACE) // CELLS, (action - PLACE) % CELLS, told)
    elif action < EXPLORE:
        step(t, s, (action - STEP) // PROVINCES, (action - STEP) % PROVINCES, told)
    elif action < DESTROY:
        explore(t, s, (action - EXPLORE) // 2, (action - EXPLORE) % 2, told)
    elif action < LEVY:
        destroy(t, s, (action - DESTROY) // MOST_SEATS, (action - DESTROY) % MOST_SEATS, told)
    elif action < REAP:
        recruit(t, s, action - LEVY, told)
    elif action < SHIP:
        reap(t, s, action - REAP, told)
    elif action < BUILD:
        ship(t, s, action - SHIP, told)
    elif action < REINFORCE:
        build(t, s, action - BUILD, told)
    elif action == REINFORCE:
        reinforce(t, s, told)
    elif action == BUY_MOVE:
        buy_move(t, s, told)
    else:
        claim(t, s, seat, action - CLAIM, told)
        s.claims &= ~BIT[action - CLAIM]
    advance(t, s, told)


def advance(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """Go on until a seat or chance must speak. A decision without a choice is declined."""
    while True:
        if s.wait == NOTHING:
            go_on(t, s, told)
        elif s.wait > PLACE_ORDER and s.wait != ENDED and not has_choice(t, s):
            decline(t, s, told)
        else:
            return


def decline(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """To stop, or to do nothing. R16."""
    if s.wait == CLAIM_MISSION:
        s.wait = NOTHING
    elif s.wait == TRIBE_ACTION or s.wait == WAY_DESTROY:
        arrive(t, s, told)
    else:
        end_step(t, s, told)


# ---- the course of an epoch


def begin_epoch(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    s.epoch += 1
    s.round = 1
    s.executing = 0
    s.wait = CHOOSE_FATE
    s.current = NONE
    tell(told, TOLD_EPOCH, NONE, s.epoch, 0)


def begin_planning(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    s.executing = 0
    s.turn = 0
    s.covered = 0
    for seat in range(s.seats):
        s.covers[seat] = 0
    s.current = s.order[0]
    s.wait = PLACE_ORDER
    tell(told, TOLD_ROUND, NONE, s.epoch, s.round)


def go_on(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """To the next placement, the next order to execute, the next phase."""
    if s.executing != 0:
        execute_next(t, s, told)
        return
    s.turn += 1
    if s.turn < (t.placements[s.seats] - s.round + 1) * s.seats:
        s.current = s.order[s.turn % s.seats]
        s.wait = PLACE_ORDER
        return
    s.executing = 1
    s.cell = CELLS if s.round == 1 else NONE
    tell(told, TOLD_EXECUTION, NONE, s.round, 0)


def execute_next(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """Round 1 from the southernmost cell to the north, round 2 the other way. 4.2, 5.2, R28."""
    stride: i64 = -1 if s.round == 1 else 1
    cell = s.cell + stride
    while 0 <= cell < CELLS and s.owner[cell] == NONE and s.top_owner[cell] == NONE:
        cell += stride
    if 0 <= cell < CELLS:
        s.cell = cell
        execute(t, s, cell, told)
    elif s.round == 1:
        s.round = 2
        s.cell = NONE
        s.region = NONE
        begin_planning(t, s, told)
    else:
        end_epoch(t, s, told)


def end_epoch(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    """Steps 1 to 7; after the last epoch only 1 to 4, then the final scoring. Sections 8, 9."""
    s.cell = NONE
    s.region = NONE
    s.current = NONE
    score_epoch(t, s, told)
    if s.epoch == t.epochs:
        final_scoring(t, s, told)
        return
    return_orders(s, told)
    s.turn = 0
    if t.fate_drawn > 0:
        s.wait = FATE_DEAL
    else:  # a corrected box: the first hand is all
        reorder(s, told)
        begin_epoch(t, s, told)


# ---- planning


def choose_fate(
    t: Figures, s: SamuraiState, seat: i64, region: i64, told: list[Event] | None
) -> None:
    """Secretly; all are revealed together, with the card of the deck. Section 4.1, R29."""
    s.fate[seat * REGIONS + region] -= 1
    s.chosen[seat] = region
    tell_to(told, BIT[seat], TOLD_FATE_CHOSEN, seat, region, 0, 0)
    tell_to(told, EVERYBODY & ~BIT[seat], TOLD_FATE_CHOSEN, seat, NONE, 0, 0)
    for other in range(s.seats):
        if s.chosen[other] == NONE:
            return
    if t.fate_extra[s.seats] > 0:
        s.turn = 0
        s.wait = EXTRA_FATE
    else:
        reveal_fate(t, s, told)


def reveal_fate(t: Figures, s: SamuraiState, told: list[Event] | None) -> None:
    for seat in range(s.seats):
        region = s.chosen[seat]
        s.shown[region] += 1
        s.chosen[seat] = NONE
        tell(told, TOLD_FATE_SHOWN, seat, region, 0)
    begin_planning(t, s, told)


def place_order(
    t: Figures, s: SamuraiState, order: i64, cell: i64, told: list[Event] | None
) -> None:
    """Face down; to cover an opponent's order is paid first. Sections 4.1, 5.1, R2, R3, R17."""
    seat = s.current
    s.hand[seat * ORDERS + order] -= 1
    if s.round == 1:
        s.owner[cell] = seat
        s.kind[cell] = order
    else:
        victim = s.owner[cell]
        if victim != NONE and victim != seat:
            price = cover_price(t, s, seat)
            pay(s, seat, t.cover_paid_in, price, told)
            s.covers[seat] += 1
            s.covered |= BIT[victim]
            tell3(told, TOLD_COVERED, seat, cell, victim, price)
        s.top_owner[cell] = seat
        s.top_kind[cell] = order
    tell_to(told, BIT[seat], TOLD_PLACED, seat, cell, order, 0)
    tell_to(told, EVERYBODY & ~BIT[seat], TOLD_PLACED, seat, cell, NONE, 0)
    s.cell = cell
    s.region = t.cell_region[cell]
    begin_action(s, QUICK_ACTION, 1, 0)


# ---- execution


def execute(t: Figures, s: SamuraiState, cell: i64, told: list[Event] | None) -> None:
    """The top order of the cell acts; it is revealed even if its owner declines. R16."""
    order = s.kind[cell]
    s.current = s.owner[cell]
    if s.top_owner[cell] != NONE:
        order = s.top_kind[cell]
        s.current = s.top_owner[cell]
        s.face_up_top |= BIT[cell]
        tell3(told, TOLD_REVEALED, s.current, cell, order, 0)
    else:
        tell3(told, TOLD_REVEALED, s.current, cell, order, s.round - 1)
        s.face_up |= BIT[cell]
    s.region = t.cell_region[cell]
    if order == HARVEST:
        harvest(t, s, told)
        end_step(t, s, told)
        return
    free = t.free[order]
    if order == RECRUIT:
        begin_action(s, ORDER_RECRUIT, free, t.extra[order])
    elif order == ATTACK:
        begin_action(s, ORDER_ATTACK, free, t.extra[order])
    elif order == MOVE_2_3:
        if law(t, s, order):
            begin_action(s, ORDER_MOVE, free + t.extra[order], 0)
        else:
            begin_action(s, ORDER_MOVE, free, t.extra[order])
    elif order == MOVE_3:
        begin_action(s, ORDER_MOVE, free, 0)
    elif order == MOVE_2_SHIP:
        begin_action(s, ORDER_MOVE, free, 0)
        s.may_ship = 1
    else:
        begin_action(s, ORDER_CASTLE, 1, 0)
