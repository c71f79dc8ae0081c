"""What chance does: it draws from bags, one piece at a time. Sections 2, 4.1, 8, 10."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    DRAW_FATE,
    DRAW_FIRST,
    DRAW_MISSION,
    DRAW_MOUNTAIN,
    DRAW_QUICK,
    DRAW_SHRINE,
    DRAW_TILE,
    DRAWS,
    FIRST_DRAW,
    NOT_IN_THE_BAG,
    TOLD_FATE_DRAWN,
    TOLD_FATE_SHOWN,
    TOLD_FIRST,
    TOLD_GAINED,
    TOLD_MISSION,
    TOLD_QUICK,
    TOLD_SHRINE,
    TOLD_TILE,
    TOLD_TOKEN,
    TRIBE_ACTION,
    WAY_DESTROY,
    WRONG_DRAW,
)
from wartable.games.small_samurai_empires.engine.components import (
    AMBUSH,
    BUSHIDO,
    BUSHIDO_MASTER,
    CELLS,
    FOOD,
    HIGHLAND_FARM,
    INDEPENDENT_TRIBE,
    MERCENARIES,
    PROVINCES,
    QUICKS,
    REGIONS,
    RESOURCE,
    SHRINE,
    WAY_AS_GOAL,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.armies import levy
from wartable.games.small_samurai_empires.engine.rules.epoch import reorder
from wartable.games.small_samurai_empires.engine.rules.finishing import arrive
from wartable.games.small_samurai_empires.engine.rules.pieces import gain
from wartable.games.small_samurai_empires.engine.rules.planning import begin_epoch, reveal_fate
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, CHANCE, EVERYBODY, NONE, Event, Rng, count, nth, tell, tell_to
from wartable.kernel.steps import Step


class Draw(Step[SamuraiState]):
    """One piece out of a bag. The kinds of piece are the codes of a span."""

    def __init__(self, key: str, code: i64, figures: Figures) -> None:
        super().__init__(key)
        span = DRAWS.at(code)
        self.first: i64 = span.first
        self.size: i64 = span.size
        self.figures = figures

    def in_bag(self, state: SamuraiState, kind: i64) -> i64:
        """How many pieces of a kind are in the bag."""
        raise NotImplementedError

    def draw(self, state: SamuraiState, kind: i64, told: list[Event] | None) -> None:
        """What comes of a piece of this kind."""
        raise NotImplementedError

    def actors(self, state: SamuraiState) -> i64:
        return BIT[CHANCE]

    def refusal(self, state: SamuraiState, seat: i64, action: i64) -> i64:
        kind = action - self.first
        if not 0 <= kind < self.size:
            return WRONG_DRAW
        return 0 if self.in_bag(state, kind) > 0 else NOT_IN_THE_BAG

    def answer(self, state: SamuraiState, seat: i64, action: i64, told: list[Event] | None) -> None:
        self.draw(state, action - self.first, told)

    def sample(self, state: SamuraiState, rng: Rng) -> i64:
        total: i64 = 0
        for kind in range(self.size):
            total += self.in_bag(state, kind)
        pick = rng.below(total)
        for kind in range(self.size - 1):
            pick -= self.in_bag(state, kind)
            if pick < 0:
                return self.first + kind
        return self.first + self.size - 1

    def outcomes_into(self, state: SamuraiState, codes: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for kind in range(self.size):
            ways = self.in_bag(state, kind)
            if ways > 0:
                codes[n] = self.first + kind
                weights[n] = ways
                n += 1
        return n


# ---- setting up


class SetUp(Draw):
    """Pieces laid on all places of a kind before play begins: tiles, then what variants need.
    The draw of the next bag has the next number."""

    def is_used(self, state: SamuraiState) -> bool:
        """Whether the chosen variants need this bag."""
        return True

    def places(self) -> i64:
        """How many places get a piece."""
        raise NotImplementedError

    def lay(self, state: SamuraiState, at: i64, kind: i64, told: list[Event] | None) -> None:
        """Put a piece on one of the places."""
        raise NotImplementedError

    def go_on(self, state: SamuraiState, told: list[Event] | None) -> bool:
        if self.is_used(state):
            return True
        state.wait += 1
        return False

    def draw(self, state: SamuraiState, kind: i64, told: list[Event] | None) -> None:
        self.lay(state, state.turn, kind, told)
        state.turn += 1
        if state.turn == self.places():
            state.turn = 0
            state.wait += 1


class TileDraw(SetUp):
    """A resource tile is drawn for each province that is marked for one."""

    def __init__(self, key: str, figures: Figures) -> None:
        super().__init__(key, DRAW_TILE, figures)

    def places(self) -> i64:
        return count(self.figures.marked[RESOURCE])

    def in_bag(self, state: SamuraiState, kind: i64) -> i64:
        return self.figures.tiles[kind] - laid(state.tile, PROVINCES, kind)

    def lay(self, state: SamuraiState, at: i64, kind: i64, told: list[Event] | None) -> None:
        province = nth(self.figures.marked[RESOURCE], at)
        state.tile[province] = kind
        tell(told, TOLD_TILE, NONE, province, kind)


class MissionDraw(SetUp):
    """Four tiles of two sides, one beside each region. Section 10.1."""

    def __init__(self, key: str, figures: Figures) -> None:
        super().__init__(key, DRAW_MISSION, figures)

    def is_used(self, state: SamuraiState) -> bool:
        return state.missions != 0

    def places(self) -> i64:
        return REGIONS

    def in_bag(self, state: SamuraiState, kind: i64) -> i64:
        for region in range(REGIONS):
            if state.mission[region] != NONE and state.mission[region] // 2 == kind // 2:
                return 0
        return 1

    def lay(self, state: SamuraiState, at: i64, kind: i64, told: list[Event] | None) -> None:
        state.mission[at] = kind
        tell(told, TOLD_MISSION, NONE, at, kind)


class ShrineDraw(SetUp):
    """Coloured figures for the heavenly shrines. Section 10.3."""

    def __init__(self, key: str, figures: Figures) -> None:
        super().__init__(key, DRAW_SHRINE, figures)

    def is_used(self, state: SamuraiState) -> bool:
        return state.heavenly != 0

    def places(self) -> i64:
        return count(self.figures.marked[SHRINE])

    def in_bag(self, state: SamuraiState, kind: i64) -> i64:
        return self.figures.shrine_figures[kind] - laid(state.shrine, PROVINCES, kind)

    def lay(self, state: SamuraiState, at: i64, kind: i64, told: list[Event] | None) -> None:
        province = nth(self.figures.marked[SHRINE], at)
        state.shrine[province] = kind
        tell(told, TOLD_SHRINE, NONE, province, kind)


class QuickDraw(SetUp):
    """Quick actions of the cells out of the tokens of their region. Section 10.4."""

    def __init__(self, key: str, figures: Figures) -> None:
        super().__init__(key, DRAW_QUICK, figures)

    def is_used(self, state: SamuraiState) -> bool:
        return state.random_quick != 0

    def places(self) -> i64:
        return CELLS

    def in_bag(self, state: SamuraiState, kind: i64) -> i64:
        """Tokens of the region of the cell that is next, less those on its other cells."""
        regions = self.figures.cell_region
        region = regions[state.turn]
        left = self.figures.quick_tokens[region * QUICKS + kind]
        for cell in range(CELLS):
            if regions[cell] == region and state.quick[cell] == kind:
                left -= 1
        return left

    def lay(self, state: SamuraiState, at: i64, kind: i64, told: list[Event] | None) -> None:
        state.quick[at] = kind
        tell(told, TOLD_QUICK, NONE, at, kind)


def laid(pieces: vec[i64], places: i64, kind: i64) -> i64:
    """How many pieces of a kind lie on these places."""
    number: i64 = 0
    for place in range(places):
        if pieces[place] == kind:
            number += 1
    return number


# ---- fate and the first player


class FateCard(Draw):
    """A card of the fate deck."""

    def __init__(self, key: str, figures: Figures) -> None:
        super().__init__(key, DRAW_FATE, figures)

    def in_bag(self, state: SamuraiState, kind: i64) -> i64:
        return state.deck[kind]


class FateDeal(FateCard):
    """Seat by seat: the first hands, or the cards of step 6. Then the turn order is settled."""

    def draw(self, state: SamuraiState, kind: i64, told: list[Event] | None) -> None:
        cards = self.figures.fate_hand if state.epoch == 0 else self.figures.fate_drawn
        seat = state.turn // cards
        state.deck[kind] -= 1
        state.fate[seat * REGIONS + kind] += 1
        tell_to(told, BIT[seat], TOLD_FATE_DRAWN, seat, kind, 0, 0)
        tell_to(told, EVERYBODY & ~BIT[seat], TOLD_FATE_DRAWN, seat, NONE, 0, 0)
        state.turn += 1
        if state.turn < cards * state.seats:
            return
        state.turn = 0
        if state.epoch == 0:
            state.wait = FIRST_DRAW
        else:
            reorder(state, told)
            begin_epoch(state, told)


class ExtraFate(FateCard):
    """With two players the deck adds a card. Section 4.1, R29."""

    def draw(self, state: SamuraiState, kind: i64, told: list[Event] | None) -> None:
        state.deck[kind] -= 1
        state.shown[kind] += 1
        tell(told, TOLD_FATE_SHOWN, NONE, kind, 0)
        state.turn += 1
        if state.turn == self.figures.fate_extra[state.seats]:
            reveal_fate(state, told)


class FirstDraw(Draw):
    """The first player; the others follow clockwise in epoch 1."""

    def __init__(self, key: str, figures: Figures) -> None:
        super().__init__(key, DRAW_FIRST, figures)

    def in_bag(self, state: SamuraiState, kind: i64) -> i64:
        return 1 if kind < state.seats else 0

    def draw(self, state: SamuraiState, kind: i64, told: list[Event] | None) -> None:
        for place in range(state.seats):
            state.order[place] = (kind + place) % state.seats
        tell(told, TOLD_FIRST, kind, 0, 0)
        begin_epoch(state, told)


# ---- the Way of the Mountain


class MountainDraw(Draw):
    """The token an expedition finds is applied and gone. Section 10.2, R24."""

    def __init__(self, key: str, figures: Figures) -> None:
        super().__init__(key, DRAW_MOUNTAIN, figures)

    def in_bag(self, state: SamuraiState, kind: i64) -> i64:
        return state.tokens[kind]

    def draw(self, state: SamuraiState, kind: i64, told: list[Event] | None) -> None:
        seat = state.current
        state.tokens[kind] -= 1
        state.unexplored &= ~BIT[state.mountain]
        tell(told, TOLD_TOKEN, seat, state.mountain, kind)
        if kind == INDEPENDENT_TRIBE:
            state.wait = TRIBE_ACTION
            return
        if kind == WAY_AS_GOAL:
            state.wait = WAY_DESTROY
            return
        if kind == AMBUSH:
            state.ahead = state.left_behind
        elif kind == MERCENARIES:
            if state.supply[seat] > 0:
                levy(state, state.left_behind, told)
        elif kind == BUSHIDO_MASTER:
            if gain(state, seat, BUSHIDO, told):
                tell(told, TOLD_GAINED, seat, BUSHIDO, 1)
        elif kind == HIGHLAND_FARM and gain(state, seat, FOOD, told):
            tell(told, TOLD_GAINED, seat, FOOD, 1)
        arrive(self.figures, state, told)
