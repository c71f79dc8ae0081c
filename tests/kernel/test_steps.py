"""A toy of three steps: chance throws a coin, the seats in turn take or stop, a forced step follows
by itself."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.kernel import (
    BIT,
    CHANCE,
    NO_SUCH_ACTION,
    NONE,
    NOT_YOUR_TURN,
    OVER,
    Event,
    Options,
    Outcome,
    Rng,
    State,
    legal,
    outcomes,
)
from wartable.kernel.spans import Axis, Space
from wartable.kernel.steps import Deed, Menu, Step, StepGame

SPACE = Space()
TAKE = SPACE.span("take", Axis("heap", 3))
STOP = SPACE.span("stop")
UNUSED = SPACE.span("unused")
NOT_NOW, EMPTY = 16, 17
COIN, CHOICE, PAY = range(3)


class Table(State):
    def __init__(self) -> None:
        self.at = COIN
        self.turn = 0
        self.heaps = [0, 2, 1]
        self.paid = 0

    def clone(self) -> Table:
        other = Table()
        other.at, other.turn, other.heaps = self.at, self.turn, [*self.heaps]
        other.paid = self.paid
        return other


class Coin(Step[Table]):
    def actors(self, state: Table) -> i64:
        return BIT[CHANCE]

    def refusal(self, state: Table, seat: i64, action: i64) -> i64:
        return 0

    def answer(self, state: Table, seat: i64, action: i64, told: list[Event] | None) -> None:
        state.turn, state.at = action, CHOICE

    def sample(self, state: Table, rng: Rng) -> i64:
        return rng.below(2)

    def outcomes_into(self, state: Table, codes: vec[i64], weights: vec[i64]) -> i64:
        codes[0], codes[1], weights[0], weights[1] = 0, 1, 1, 1
        return 2


class Take(Deed[Table]):
    def refusal(self, state: Table, seat: i64, n: i64) -> i64:
        return 0 if state.heaps[n] else EMPTY

    def do(self, state: Table, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.heaps[n] -= 1
        state.at = PAY


class Stop(Deed[Table]):
    def refusal(self, state: Table, seat: i64, n: i64) -> i64:
        return 0

    def do(self, state: Table, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.at = NONE


class Choice(Menu[Table]):
    def actors(self, state: Table) -> i64:
        return BIT[state.turn]


class Pay(Step[Table]):
    def go_on(self, state: Table, told: list[Event] | None) -> bool:
        state.paid, state.at, state.turn = state.paid + 1, CHOICE, 1 - state.turn
        return False


class Toy(StepGame[Table]):
    def __init__(self) -> None:
        self.actions, self.chances = SPACE.size, 2
        deeds: list[Deed[Table]] = [Stop(SPACE.at(STOP)), Take(SPACE.at(TAKE))]
        self.steps = [Coin("coin"), Choice("choice", deeds, NOT_NOW, SPACE.size), Pay("pay")]

    def awaits(self, state: Table) -> i64:
        return state.at

    def start(self, seats: i64, options: Options) -> Table:
        return Table()

    def load(self, data: list[int]) -> Table:
        raise NotImplementedError

    def standing_into(self, state: Table, buf: vec[i64]) -> None:
        raise NotImplementedError

    def outcome(self, state: Table) -> Outcome | None:
        return None if state.at != NONE else Outcome([0, 0], 1)


TOY = Toy()


def begun() -> Table:
    table = TOY.start(2, {})
    TOY.apply(table, CHANCE, 1, None)
    return table


def test_chance_is_a_step_like_others() -> None:
    table = TOY.start(2, {})
    assert TOY.actors(table) == BIT[CHANCE]
    assert outcomes(TOY, table) == [(0, 1), (1, 1)]
    assert TOY.sample_chance(table, Rng(1)) in (0, 1)
    assert TOY.refusal(table, CHANCE, 2) == NO_SUCH_ACTION
    assert TOY.refusal(table, 0, STOP) == NOT_YOUR_TURN
    assert legal(TOY, table, CHANCE) == []


def test_a_menu_asks_its_deeds_in_the_order_of_their_codes() -> None:
    table = begun()
    assert TOY.actors(table) == BIT[1]
    assert legal(TOY, table, 1) == [TAKE + 1, TAKE + 2, STOP]
    assert legal(TOY, table, 0) == []
    assert TOY.refusal(table, 1, TAKE) == EMPTY
    assert TOY.refusal(table, 1, UNUSED) == NOT_NOW
    assert TOY.refusal(table, 1, SPACE.size) == NO_SUCH_ACTION
    assert TOY.refusal(table, 1, -1) == NO_SUCH_ACTION


def test_what_needs_no_answer_is_done_before_the_next_one_is_asked() -> None:
    table = begun()
    TOY.apply(table, 1, TAKE + 2, None)
    assert (table.paid, table.at, TOY.actors(table)) == (1, CHOICE, BIT[0])


def test_when_it_is_over_nobody_acts() -> None:
    table = begun()
    TOY.apply(table, 1, STOP, None)
    assert TOY.actors(table) == 0
    assert legal(TOY, table, 1) == []
    assert TOY.refusal(table, 1, STOP) == OVER
