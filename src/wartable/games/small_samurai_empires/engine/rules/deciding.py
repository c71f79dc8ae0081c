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


class Turn(Menu[SamuraiState]):
    """A step of the seat whose turn it is. What is asked often is declared for the state of this
    game: compiled, such a call is direct."""

    def actors(self, state: SamuraiState) -> i64:
        return BIT[state.current]

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
        raise NotImplementedError

    def answer(self, state: SamuraiState, seat: i64, action: i64, told: list[Event] | None) -> None:
        raise NotImplementedError

    def go_on(self, state: SamuraiState, told: list[Event] | None) -> bool:
        if self.has_choice(state):
            return True
        self.decline(state, told)
        return False

    def has_choice(self, state: SamuraiState) -> bool:
        """Whether there is anything but to pass."""
        return True

    def decline(self, state: SamuraiState, told: list[Event] | None) -> None:
        """What comes where there is not."""
        raise NotImplementedError


class Choice(Deed[SamuraiState]):
    """A verb with the figures of the box. `code` is the first of its codes."""

    def __init__(self, code: i64, figures: Figures) -> None:
        super().__init__(SPACE.at(code))
        self.figures = figures

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        """Whether any of its codes is right. Asked often, and only looks."""
        raise NotImplementedError

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        raise NotImplementedError

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        raise NotImplementedError


class Single(Choice):
    """A verb of one code."""

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return self.refusal(state, seat, 0) == 0

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if not self.possible(state, seat):
            return n
        buf[n] = self.first
        return n + 1


class Pass(Choice):
    """To stop, or to do nothing. R16."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(PASS, figures)

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        return 0

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        tell(told, TOLD_PASSED, seat, state.wait, 0)
        self.decline(state, told)

    def decline(self, state: SamuraiState, told: list[Event] | None) -> None:
        """What comes where nothing is done, or nothing can be done."""
        raise NotImplementedError


class Decision(Turn):
    """A turn on the map. The seat may pass; where it could do nothing else, it is not asked. The
    choices come in the order of their codes."""

    def __init__(self, key: str, passing: Pass, choices: list[Choice]) -> None:
        verbs: list[Choice] = [passing, *choices]
        super().__init__(key, [*verbs], NOT_ASKED, ACTIONS)
        self.passing = passing
        self.choices = vec[Choice](choices)
        self.verbs = vec[Choice](verbs)  # by `deed_of`

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
        buf[0] = PASS
        n: i64 = 1
        for choice in self.choices:
            n = choice.legal_into(state, seat, buf, n)
        return n

    def answer(self, state: SamuraiState, seat: i64, action: i64, told: list[Event] | None) -> None:
        at = self.deed_of[action]
        verb = self.verbs[at]
        verb.do(state, seat, action - verb.first, told)

    def has_choice(self, state: SamuraiState) -> bool:
        return any(choice.possible(state, state.current) for choice in self.choices)

    def decline(self, state: SamuraiState, told: list[Event] | None) -> None:
        self.passing.decline(state, told)


class QuickDecision(Decision):
    """A choice is there if a quick action of its kind may be chosen. Section 7."""

    def __init__(self, key: str, passing: Pass, choices: list[Choice], kinds: list[int]) -> None:
        super().__init__(key, passing, choices)
        self.kinds = vec[i64](kinds)  # by choice
        self.figures = passing.figures

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
        asked = quick_kinds(self.figures, state)
        buf[0] = PASS
        n: i64 = 1
        for at in range(len(self.choices)):
            if asked >> self.kinds[at] & 1 != 0:
                n = self.choices[at].legal_into(state, seat, buf, n)
        return n

    def has_choice(self, state: SamuraiState) -> bool:
        asked = quick_kinds(self.figures, state)
        for at in range(len(self.choices)):
            if asked >> self.kinds[at] & 1 != 0 and self.choices[at].possible(state, state.current):
                return True
        return False

    def refusal(self, state: SamuraiState, seat: i64, action: i64) -> i64:
        at = self.deed_of[action] - 1  # 0 is to pass
        if at >= 0 and quick_kinds(self.figures, state) >> self.kinds[at] & 1 == 0:
            return NOT_ASKED
        return super().refusal(state, seat, action)


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
