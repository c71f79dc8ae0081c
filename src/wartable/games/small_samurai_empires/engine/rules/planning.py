"""Fate cards, and orders that are placed. Sections 4.1, 5.1."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    ACTIONS,
    ALREADY_COVERED,
    CANNOT_PAY_COVER,
    CELL_TAKEN,
    CHOOSE_FATE,
    EXTRA_FATE,
    FATE,
    NO_SUCH_FATE,
    NO_SUCH_ORDER,
    NOT_ASKED,
    ORDER_FACE_DOWN,
    PLACE,
    PLACE_ORDER,
    QUICK_ACTION,
    SPACE,
    TOLD_COVERED,
    TOLD_EPOCH,
    TOLD_FATE_CHOSEN,
    TOLD_FATE_SHOWN,
    TOLD_PLACED,
    TOLD_ROUND,
)
from wartable.games.small_samurai_empires.engine.components import CELLS, GOODS, ORDERS, REGIONS
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.deciding import Turn
from wartable.games.small_samurai_empires.engine.rules.finishing import begin_action
from wartable.games.small_samurai_empires.engine.rules.pieces import pay
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, EVERYBODY, NONE, Event, bits_into, tell, tell3, tell_to
from wartable.kernel.steps import Deed, Menu

# ---- fate


class ChooseFate(Menu[SamuraiState]):
    """All at once, each seat for itself."""

    def __init__(self, key: str, figures: Figures) -> None:
        super().__init__(key, [Fate(figures)], NOT_ASKED, ACTIONS)

    def actors(self, state: SamuraiState) -> i64:
        found: i64 = 0
        for seat in range(state.seats):
            if state.chosen[seat] == NONE:
                found |= BIT[seat]
        return found


class Fate(Deed[SamuraiState]):
    """Secretly; all are revealed together, with the card of the deck. Section 4.1, R29."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(SPACE.at(FATE))
        self.figures = figures

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        for region in range(REGIONS):
            if state.fate[seat * REGIONS + region] > 0:
                buf[n] = self.first + region
                n += 1
        return n

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        return 0 if state.fate[seat * REGIONS + n] > 0 else NO_SUCH_FATE

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.fate[seat * REGIONS + n] -= 1
        state.chosen[seat] = n
        tell_to(told, BIT[seat], TOLD_FATE_CHOSEN, seat, n, 0, 0)
        tell_to(told, EVERYBODY & ~BIT[seat], TOLD_FATE_CHOSEN, seat, NONE, 0, 0)
        for other in range(state.seats):
            if state.chosen[other] == NONE:
                return
        if self.figures.fate_extra[state.seats] > 0:
            state.turn = 0
            state.wait = EXTRA_FATE
        else:
            reveal_fate(state, told)


def begin_epoch(state: SamuraiState, told: list[Event] | None) -> None:
    """Open the next epoch; everybody chooses a fate card first."""
    state.epoch += 1
    state.round = 1
    state.executing = 0
    state.wait = CHOOSE_FATE
    state.current = NONE
    tell(told, TOLD_EPOCH, NONE, state.epoch, 0)


def reveal_fate(state: SamuraiState, told: list[Event] | None) -> None:
    """Turn up the fate cards that all have chosen; then planning begins."""
    for seat in range(state.seats):
        region = state.chosen[seat]
        state.shown[region] += 1
        state.chosen[seat] = NONE
        tell(told, TOLD_FATE_SHOWN, seat, region, 0)
    begin_planning(state, told)


# ---- orders


@final
class PlaceOrder(Turn):
    """One order of the seat whose turn it is."""

    def __init__(self, key: str, figures: Figures) -> None:
        self.place = Place(figures)
        super().__init__(key, [self.place], NOT_ASKED, ACTIONS)

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
        return self.place.legal_into(state, seat, buf, 0)

    def answer(self, state: SamuraiState, seat: i64, action: i64, told: list[Event] | None) -> None:
        self.place.do(state, seat, action - PLACE, told)


@final
class Place(Deed[SamuraiState]):
    """Face down; to cover an opponent's order is paid first. Sections 4.1, 5.1, R2, R3, R17."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(SPACE.at(PLACE))
        self.figures = figures

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        cells = open_cells(self.figures, state, seat)
        row = n  # the codes of the first order; those of the others differ by a number
        size: i64 = 0
        base: i64 = 0
        hand = state.hand
        for order in range(ORDERS):
            if hand[seat * ORDERS + order] == 0:
                continue
            if size == 0:
                base = order * CELLS
                n = bits_into(cells, self.first + base, buf, n)
                size = n - row
                continue
            for at in range(row, row + size):
                buf[n] = buf[at] + order * CELLS - base
                n += 1
        return n

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        if state.hand[seat * ORDERS + n // CELLS] == 0:
            return NO_SUCH_ORDER
        if state.top_owner[n % CELLS] != NONE:
            return ORDER_FACE_DOWN
        owner = state.owner[n % CELLS]
        if owner == NONE or (owner == seat and state.round == 2):
            return 0
        if state.round == 1:
            return CELL_TAKEN
        if state.covered >> owner & 1 != 0:
            return ALREADY_COVERED
        return 0 if can_cover(self.figures, state, seat) else CANNOT_PAY_COVER

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        order = n // CELLS
        cell = n % CELLS
        state.hand[seat * ORDERS + order] -= 1
        if state.round == 1:
            state.owner[cell] = seat
            state.kind[cell] = order
        else:
            self.cover(state, seat, cell, told)
            state.top_owner[cell] = seat
            state.top_kind[cell] = order
        tell_to(told, BIT[seat], TOLD_PLACED, seat, cell, order, 0)
        tell_to(told, EVERYBODY & ~BIT[seat], TOLD_PLACED, seat, cell, NONE, 0)
        state.cell = cell
        state.region = self.figures.cell_region[cell]
        begin_action(state, QUICK_ACTION, 1, 0)

    def cover(self, state: SamuraiState, seat: i64, cell: i64, told: list[Event] | None) -> None:
        """Pay where it is another's order that is covered."""
        victim = state.owner[cell]
        if victim != NONE and victim != seat:
            price = cover_price(self.figures, state, seat)
            pay(state, seat, self.figures.cover_paid_in, price, told)
            state.covers[seat] += 1
            state.covered |= BIT[victim]
            tell3(told, TOLD_COVERED, seat, cell, victim, price)


def begin_planning(state: SamuraiState, told: list[Event] | None) -> None:
    """Open a round of planning with the first seat of the order of turns."""
    state.executing = 0
    state.turn = 0
    state.covered = 0
    for seat in range(state.seats):
        state.covers[seat] = 0
    state.current = state.order[0]
    state.wait = PLACE_ORDER
    tell(told, TOLD_ROUND, NONE, state.epoch, state.round)


def cover_price(figures: Figures, state: SamuraiState, seat: i64) -> i64:
    """Of the seat's next cover in this round. Section 5.1, R3."""
    return figures.cover_price[min(state.covers[seat], 1)]


def can_cover(figures: Figures, state: SamuraiState, seat: i64) -> bool:
    held = state.goods[seat * GOODS + figures.cover_paid_in]
    return held >= cover_price(figures, state, seat)


def open_cells(figures: Figures, state: SamuraiState, seat: i64) -> i64:
    """Set of cells where the seat may place an order now. Sections 4.1, 5.1."""
    found: i64 = 0
    may_cover: i64 = 0  # set of seats
    if state.round == 2:
        may_cover = BIT[seat]
        if can_cover(figures, state, seat):
            may_cover |= ~state.covered
    owners = state.owner
    top_owners = state.top_owner
    for cell in range(CELLS):
        if top_owners[cell] == NONE:
            owner = owners[cell]
            if owner == NONE or may_cover >> owner & 1 != 0:
                found |= BIT[cell]
    return found
