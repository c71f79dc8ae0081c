"""Decisions of one seat on the map: what their verbs have in common. Sections 6, 7, 11.2."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    ACTIONS,
    NOT_ASKED,
    PASS,
    SPACE,
    TOLD_PASSED,
)
from wartable.games.small_samurai_empires.engine.components import CELLS
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, NONE, Event, tell
from wartable.kernel.steps import Deed, Menu


class Choice(Deed[SamuraiState]):
    """A verb with the figures of the box. `code` is the first of its codes."""

    def __init__(self, code: i64, figures: Figures) -> None:
        super().__init__(SPACE.at(code))
        self.figures = figures

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        """Whether any of its codes is right. Asked often, and only looks."""
        raise NotImplementedError


class Pass(Choice):
    """To stop, or to do nothing. R16."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(PASS, figures)

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        buf[n] = PASS
        return n + 1

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        return 0

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        tell(told, TOLD_PASSED, seat, state.wait, 0)
        self.decline(state, told)

    def decline(self, state: SamuraiState, told: list[Event] | None) -> None:
        """What comes where nothing is done, or nothing can be done."""
        raise NotImplementedError


class Decision(Menu[SamuraiState]):
    """A step of the seat whose action it is. It may pass; where it could do nothing else, it is
    not asked."""

    def __init__(self, key: str, passing: Pass, choices: list[Choice]) -> None:
        deeds: list[Deed[SamuraiState]] = [passing]
        deeds += choices
        super().__init__(key, deeds, NOT_ASKED, ACTIONS)
        self.passing = passing
        self.choices = vec[Choice](choices)

    def actors(self, state: SamuraiState) -> i64:
        return BIT[state.current]

    def go_on(self, state: SamuraiState, told: list[Event] | None) -> bool:
        if self.has_choice(state):
            return True
        self.passing.decline(state, told)
        return False

    def has_choice(self, state: SamuraiState) -> bool:
        """Whether there is anything but to pass."""
        return any(choice.possible(state, state.current) for choice in self.choices)


class Quick(Choice):
    """A choice that is there if a quick action of its kind may be chosen. Section 7."""

    def __init__(self, kind: i64, choice: Choice) -> None:
        super().__init__(choice.first, choice.figures)
        self.kind = kind
        self.choice = choice

    def asked(self, state: SamuraiState) -> bool:
        return quick_kinds(self.figures, state) >> self.kind & 1 != 0

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return self.asked(state) and self.choice.possible(state, seat)

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return self.choice.legal_into(state, seat, buf, n) if self.asked(state) else n

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        return self.choice.refusal(state, seat, n) if self.asked(state) else NOT_ASKED

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        self.choice.do(state, seat, n, told)


def acting_region(figures: Figures, state: SamuraiState) -> i64:
    """Where the action takes place: the region of the order, or for what a mountain gives the one
    the expedition enters. Section 10.2."""
    return state.region if state.ahead == NONE else figures.region_of[state.ahead]


def quick_kinds(figures: Figures, state: SamuraiState) -> i64:
    """Quick actions that may be chosen: the cell's own, or for a tribe all of its region."""
    if state.ahead == NONE:
        return BIT[state.quick[state.cell]]
    found: i64 = 0
    region = acting_region(figures, state)
    for cell in range(CELLS):
        if figures.cell_region[cell] == region:
            found |= BIT[state.quick[cell]]
    return found
