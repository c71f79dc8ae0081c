"""Armies on the move: by land, by ship, over a mountain. Sections 6, 10.2."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    BUY_MOVE,
    CANNOT_PAY,
    EXPLORE,
    LEFT_THE_REGION,
    MOUNTAIN_DRAW,
    NO_MOUNTAIN_TOKEN,
    NO_MOVES_LEFT,
    NO_OWN_ARMY,
    NOT_ASKED,
    NOT_COASTAL,
    NOT_NEIGHBOURS,
    ONE_EXPEDITION,
    OTHER_REGION,
    SAME_PROVINCE,
    SHIP,
    STEP,
    TOLD_BOUGHT,
    TOLD_EXPLORED,
    TOLD_MOVED,
    TOLD_SHIPPED,
    TOO_FEW_ARMIES,
)
from wartable.games.small_samurai_empires.engine.components import (
    MOST_SEATS,
    MOUNTAINS,
    MOVE_2_3,
    MOVE_2_SHIP,
    PROVINCES,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.deciding import (
    Choice,
    Single,
    acting_region,
)
from wartable.games.small_samurai_empires.engine.rules.finishing import arrive, end_step, moved
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    add_army,
    can_pay,
    pay_for,
    take_army,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, NONE, Event, bits_into, lowest, tell, tell3


def movable(figures: Figures, state: SamuraiState, seat: i64) -> i64:
    """Provinces a move may start from: those of the region, and where the last move of the order
    ended. R15."""
    own = state.held[seat]
    found = own & figures.region[acting_region(figures, state)]
    if state.last != NONE and state.ahead == NONE:
        found |= own & BIT[state.last]
    return found


def start_refusal(figures: Figures, state: SamuraiState, seat: i64, start: i64) -> i64:
    """Why no move starts there."""
    if state.left == 0:
        return NO_MOVES_LEFT
    if movable(figures, state, seat) >> start & 1 != 0:
        return 0
    return LEFT_THE_REGION if state.held[seat] >> start & 1 != 0 else NO_OWN_ARMY


class Move(Choice):
    """One move of one army, for an order, a quick action or a tribe. Section 6."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(STEP, figures)

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return state.left > 0 and movable(self.figures, state, seat) != 0

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if state.left == 0:
            return n
        starts = movable(self.figures, state, seat)
        while starts != 0:
            start = lowest(starts)
            starts &= starts - 1
            n = bits_into(self.figures.neighbours[start], self.first + start * PROVINCES, buf, n)
        return n

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        reason = start_refusal(self.figures, state, seat, n // PROVINCES)
        if reason != 0:
            return reason
        near = self.figures.neighbours[n // PROVINCES] >> n % PROVINCES & 1 != 0
        return 0 if near else NOT_NEIGHBOURS

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        start = n // PROVINCES
        to = n % PROVINCES
        take_army(state, seat, start)
        add_army(state, seat, to)
        tell(told, TOLD_MOVED, seat, start, to)
        if state.ahead != NONE:
            arrive(self.figures, state, told)
        else:
            moved(self.figures, state, to, told)


class Explore(Choice):
    """A move over a mountain with a token; once in a movement, so never by a tribe. The army
    stands in no province until it goes on. Section 10.2, R22, R23."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(EXPLORE, figures)

    def start(self, road: i64) -> i64:
        """The province a road over a mountain begins in; the way back ends there."""
        figures = self.figures
        return figures.mountain_to[road // 2] if road % 2 != 0 else figures.mountain_from[road // 2]

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        if state.left == 0 or state.explored != 0 or state.unexplored == 0:
            return False
        starts = movable(self.figures, state, seat)
        for road in range(self.size):
            if state.unexplored >> road // 2 & 1 != 0 and starts >> self.start(road) & 1 != 0:
                return True
        return False

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if state.left == 0 or state.explored != 0 or state.unexplored == 0:
            return n
        starts = movable(self.figures, state, seat)
        for mountain in range(MOUNTAINS):
            if state.unexplored >> mountain & 1 != 0:
                for road in range(mountain * 2, mountain * 2 + 2):
                    if starts >> self.start(road) & 1 != 0:
                        buf[n] = self.first + road
                        n += 1
        return n

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        reason = start_refusal(self.figures, state, seat, self.start(n))
        if reason != 0:
            return reason
        if state.explored != 0:
            return ONE_EXPEDITION
        return 0 if state.unexplored >> n // 2 & 1 != 0 else NO_MOUNTAIN_TOKEN

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.mountain = n // 2
        state.left_behind = self.start(n)
        state.ahead = self.start(n ^ 1)
        state.explored = 1
        take_army(state, seat, state.left_behind)
        tell3(told, TOLD_EXPLORED, seat, state.mountain, state.left_behind, state.ahead)
        state.wait = MOUNTAIN_DRAW


class Ship(Choice):
    """Armies go together from one coast of the region to any other coast, in place of the moves.
    Section 6, R11, R21."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(SHIP, figures)

    def ports(self, state: SamuraiState, seat: i64) -> i64:
        """Provinces a ship may start from."""
        figures = self.figures
        if state.may_ship == 0 or not can_pay(figures, state, seat, MOVE_2_SHIP):
            return 0
        return state.held[seat] & figures.region[state.region] & figures.coast

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return self.ports(state, seat) != 0

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        starts = self.ports(state, seat)
        if starts == 0:
            return n
        coast = self.figures.coast
        for armies in range(1, self.figures.extra[MOVE_2_SHIP] + 1):
            mask = starts
            while mask != 0:
                start = lowest(mask)
                mask &= mask - 1
                if state.army[start * MOST_SEATS + seat] >= armies:
                    base = self.first + ((armies - 1) * PROVINCES + start) * PROVINCES
                    n = bits_into(coast & ~BIT[start], base, buf, n)
        return n

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        figures = self.figures
        armies = n // (PROVINCES * PROVINCES) + 1
        start = n // PROVINCES % PROVINCES
        to = n % PROVINCES
        there = state.army[start * MOST_SEATS + seat]
        if state.may_ship == 0:
            return NOT_ASKED
        if figures.region[state.region] >> start & 1 == 0:
            return OTHER_REGION
        if figures.coast >> start & figures.coast >> to & 1 == 0:
            return NOT_COASTAL
        if start == to:
            return SAME_PROVINCE
        if there == 0:
            return NO_OWN_ARMY
        if armies > figures.extra[MOVE_2_SHIP] or there < armies:
            return TOO_FEW_ARMIES
        return 0 if can_pay(figures, state, seat, MOVE_2_SHIP) else CANNOT_PAY

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        armies = n // (PROVINCES * PROVINCES) + 1
        start = n // PROVINCES % PROVINCES
        to = n % PROVINCES
        pay_for(self.figures, state, MOVE_2_SHIP, told)
        for i in range(armies):
            take_army(state, seat, start)
            add_army(state, seat, to)
        tell3(told, TOLD_SHIPPED, seat, start, to, armies)
        end_step(self.figures, state, told)


class BuyMove(Single):
    """One more move, for any army that may be moved, when the free ones are made. R7, R13."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(BUY_MOVE, figures)

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return state.left == 0 and super().possible(state, seat)

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        if state.may_buy == 0:
            return NOT_ASKED
        if not can_pay(self.figures, state, seat, MOVE_2_3):
            return CANNOT_PAY
        return 0 if state.left == 0 else NOT_ASKED

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        pay_for(self.figures, state, MOVE_2_3, told)
        state.may_buy -= 1
        state.left += 1
        tell(told, TOLD_BOUGHT, seat, self.figures.price[MOVE_2_3], 0)
