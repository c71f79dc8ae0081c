"""How an action begins and ends, and what comes after it. Sections 4.2, 7, 10.2, R19, R20."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    CLAIM_MISSION,
    NOTHING,
    ORDER_MOVE,
    QUICK_ACTION,
    TOLD_ARRIVED,
    TOLD_RETURNED,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.deciding import Pass
from wartable.games.small_samurai_empires.engine.rules.missions import claim, claimable
from wartable.games.small_samurai_empires.engine.rules.pieces import add_army
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import NONE, Event, lowest, tell


class Stop(Pass):
    """To pass where an order, a quick action or a mountain asks."""

    def decline(self, state: SamuraiState, told: list[Event] | None) -> None:
        finish(self.figures, state, told)


def begin_action(state: SamuraiState, wait: i64, left: i64, may_buy: i64) -> None:
    """Ask for an action of so many free parts and so many that may be bought."""
    state.wait = wait
    state.left = left
    state.may_buy = may_buy
    state.may_ship = 0
    state.last = NONE
    state.explored = 0


def finish(figures: Figures, state: SamuraiState, told: list[Event] | None) -> None:
    """What was asked for is done or declined: an expedition goes on, else the action is over."""
    if state.ahead != NONE:
        arrive(figures, state, told)
    else:
        end_step(figures, state, told)


def end_step(figures: Figures, state: SamuraiState, told: list[Event] | None) -> None:
    """A placement with its quick action, or an executed order, is over."""
    state.wait = NOTHING
    if state.missions != 0:
        look_at_missions(figures, state, told)
        state.declined = 0


def part_done(figures: Figures, state: SamuraiState, told: list[Event] | None) -> None:
    """A part of an order has changed the board, and the order goes on."""
    if state.missions != 0 and state.rules >= 2:
        look_at_missions(figures, state, told)


def look_at_missions(figures: Figures, state: SamuraiState, told: list[Event] | None) -> None:
    """What the acting seat fulfils is scored at once, or asked for; then comes what is awaited
    now. R19, R20."""
    state.claims = claimable(figures, state, state.current) & ~state.declined
    if state.auto_claim == 0:
        state.resumed = state.wait
        state.wait = CLAIM_MISSION
        return
    while state.claims != 0:
        region = lowest(state.claims)
        state.claims &= state.claims - 1
        claim(figures, state, state.current, region, told)


def arrive(figures: Figures, state: SamuraiState, told: list[Event] | None) -> None:
    """The expedition goes on (or back), and the movement it belongs to goes on."""
    to = state.ahead
    add_army(state, state.current, to)
    tell(told, TOLD_RETURNED if to == state.left_behind else TOLD_ARRIVED, state.current, to, 0)
    state.mountain = NONE
    state.left_behind = NONE
    state.ahead = NONE
    state.wait = ORDER_MOVE if state.executing != 0 else QUICK_ACTION
    moved(figures, state, to, told)


def moved(figures: Figures, state: SamuraiState, to: i64, told: list[Event] | None) -> None:
    """A move of an order or of a quick action has been made; the latter has only one."""
    state.left -= 1
    state.last = to
    state.may_ship = 0
    if state.wait == QUICK_ACTION:
        end_step(figures, state, told)
    else:
        part_done(figures, state, told)
