"""How play goes on by itself: to the next placement, order, round, epoch. Sections 4, 5, 8, 9."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    FATE_DEAL,
    NOTHING,
    ORDER_ATTACK,
    ORDER_CASTLE,
    ORDER_MOVE,
    ORDER_RECRUIT,
    PLACE_ORDER,
    TOLD_EXECUTION,
    TOLD_REVEALED,
)
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    HARVEST,
    MOVE_2_3,
    MOVE_2_SHIP,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.armies import harvest
from wartable.games.small_samurai_empires.engine.rules.epoch import (
    final_scoring,
    reorder,
    return_orders,
    score_epoch,
)
from wartable.games.small_samurai_empires.engine.rules.finishing import begin_action, end_step
from wartable.games.small_samurai_empires.engine.rules.pieces import law
from wartable.games.small_samurai_empires.engine.rules.planning import begin_epoch, begin_planning
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, NONE, Event, tell, tell3
from wartable.kernel.steps import Step

ASKED: Final = vec[i64](  # by order: the step that asks for its action; a harvest asks nothing
    [ORDER_RECRUIT, ORDER_MOVE, ORDER_ATTACK, ORDER_MOVE, ORDER_MOVE, NOTHING, ORDER_CASTLE]
)


@final
class Course(Step[SamuraiState]):
    """Between two decisions; nobody is asked."""

    def __init__(self, key: str, figures: Figures) -> None:
        super().__init__(key)
        self.figures = figures

    def actors(self, state: SamuraiState) -> i64:
        return 0

    def go_on(self, state: SamuraiState, told: list[Event] | None) -> bool:
        """To the next placement, the next order to execute, the next phase."""
        if state.executing != 0:
            self.execute_next(state, told)
            return False
        state.turn += 1
        if state.turn < (self.figures.placements[state.seats] - state.round + 1) * state.seats:
            state.current = state.order[state.turn % state.seats]
            state.wait = PLACE_ORDER
        else:
            state.executing = 1
            state.cell = CELLS if state.round == 1 else NONE
            tell(told, TOLD_EXECUTION, NONE, state.round, 0)
        return False

    def execute_next(self, state: SamuraiState, told: list[Event] | None) -> None:
        """Round 1 from the southernmost cell to the north, round 2 the other way. 4.2, 5.2, R28."""
        stride: i64 = -1 if state.round == 1 else 1
        cell = state.cell + stride
        while 0 <= cell < CELLS and state.owner[cell] == NONE and state.top_owner[cell] == NONE:
            cell += stride
        if 0 <= cell < CELLS:
            state.cell = cell
            self.execute(state, cell, told)
        elif state.round == 1:
            state.round = 2
            state.cell = NONE
            state.region = NONE
            begin_planning(state, told)
        else:
            end_epoch(self.figures, state, told)

    def execute(self, state: SamuraiState, cell: i64, told: list[Event] | None) -> None:
        """The top order of the cell acts; it is revealed even if its owner declines. R16."""
        order = state.kind[cell]
        state.current = state.owner[cell]
        if state.top_owner[cell] != NONE:
            order = state.top_kind[cell]
            state.current = state.top_owner[cell]
            state.face_up_top |= BIT[cell]
            tell3(told, TOLD_REVEALED, state.current, cell, order, 0)
        else:
            tell3(told, TOLD_REVEALED, state.current, cell, order, state.round - 1)
            state.face_up |= BIT[cell]
        state.region = self.figures.cell_region[cell]
        if order == HARVEST:
            harvest(self.figures, state, told)
            end_step(self.figures, state, told)
            return
        begin_order(self.figures, state, order)
        if order == MOVE_2_3 and law(self.figures, state, order):
            state.left += state.may_buy
            state.may_buy = 0


def begin_order(figures: Figures, state: SamuraiState, order: i64) -> None:
    """Ask for the action of an order: its free parts, then those to be bought; or a ship."""
    begin_action(state, ASKED[order], figures.free[order], figures.extra[order])
    if order == MOVE_2_SHIP:
        state.may_buy = 0
        state.may_ship = 1


def end_epoch(figures: Figures, state: SamuraiState, told: list[Event] | None) -> None:
    """Steps 1 to 7; after the last epoch only 1 to 4, then the final scoring. Sections 8, 9."""
    state.cell = NONE
    state.region = NONE
    state.current = NONE
    score_epoch(figures, state, told)
    if state.epoch == figures.epochs:
        final_scoring(figures, state, told)
        return
    return_orders(state, told)
    state.turn = 0
    if figures.fate_drawn > 0:
        state.wait = FATE_DEAL
    else:  # a corrected box: the first hand is all
        reorder(state, told)
        begin_epoch(state, told)
