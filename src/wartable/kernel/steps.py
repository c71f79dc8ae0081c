"""What can be awaited, one small class each, and a game that is made of such steps. Compiled.

A state says by a number which step it waits at. The step knows who may answer, what is a right
answer, why another one is not, and what comes of it. A step whose answers are of several kinds is
a `Menu` of `Deed`s, one for each verb.
"""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.kernel.contract import (
    CHANCE,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OVER,
    Event,
    Game,
    S,
    may_act,
)
from wartable.kernel.numbers import NONE, zeros
from wartable.kernel.rng import Rng
from wartable.kernel.spans import Span


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of thing that can be awaited. `key` is its name in views and texts."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.moves = type(self).go_on is not Step.go_on  # something may happen without an answer

    def actors(self, state: S) -> i64:
        """Mask of those who may answer."""
        raise NotImplementedError

    def legal_into(self, state: S, seat: i64, buf: vec[i64]) -> i64:
        """Write the codes of the right answers of a seat that may answer, ascending; return how
        many."""
        raise NotImplementedError

    def refusal(self, state: S, seat: i64, action: i64) -> i64:
        """0, or why this action of a seat that may answer is no right answer."""
        raise NotImplementedError

    def answer(self, state: S, seat: i64, action: i64, told: list[Event] | None) -> None:
        """What comes of a right answer."""
        raise NotImplementedError

    def go_on(self, state: S, told: list[Event] | None) -> bool:
        """Do what needs no answer. True where an answer is awaited now; False if something was
        done, and the state may wait at another step."""
        return True

    def sample(self, state: S, rng: Rng) -> i64:
        """Chance's answer, drawn in the right proportions."""
        raise NotImplementedError

    def outcomes_into(self, state: S, codes: vec[i64], weights: vec[i64]) -> i64:
        """Chance's answers, ascending, and their exact weights; return how many, -1 if too many."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[S]):
    """One verb among the answers to a step: the codes of a span. Its methods get codes counted from
    the first one of the span: `n` is the code minus `first`."""

    def __init__(self, span: Span) -> None:
        self.first: i64 = span.first
        self.size: i64 = span.size

    def legal_into(self, state: S, seat: i64, buf: vec[i64], n: i64) -> i64:
        """Append the right codes, ascending; return the new length. By default every code that
        is not refused."""
        for i in range(self.size):
            if self.refusal(state, seat, i) == 0:
                buf[n] = self.first + i
                n += 1
        return n

    def refusal(self, state: S, seat: i64, n: i64) -> i64:
        """0, or why not."""
        raise NotImplementedError

    def do(self, state: S, seat: i64, n: i64, told: list[Event] | None) -> None:
        """What comes of a right answer."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Step[S]):
    """A step answered by one of several deeds. `elsewhere` is the refusal of all other codes,
    `actions` the size of the action space."""

    def __init__(self, key: str, deeds: list[Deed[S]], elsewhere: i64, actions: i64) -> None:
        super().__init__(key)
        self.deeds = vec[Deed](sorted(deeds, key=lambda deed: int(deed.first)))  # type: ignore[type-arg]
        self.elsewhere = elsewhere
        self.deed_of = zeros(actions)
        for code in range(actions):
            self.deed_of[code] = NONE
        for at, deed in enumerate(self.deeds):
            for code in range(deed.first, deed.first + deed.size):
                self.deed_of[code] = at

    def legal_into(self, state: S, seat: i64, buf: vec[i64]) -> i64:
        n: i64 = 0
        for deed in self.deeds:
            n = deed.legal_into(state, seat, buf, n)
        return n

    def refusal(self, state: S, seat: i64, action: i64) -> i64:
        at = self.deed_of[action]
        if at == NONE:
            return self.elsewhere
        deed = self.deeds[at]
        return deed.refusal(state, seat, action - deed.first)

    def answer(self, state: S, seat: i64, action: i64, told: list[Event] | None) -> None:
        at = self.deed_of[action]
        deed = self.deeds[at]
        deed.do(state, seat, action - deed.first, told)


@mypyc_attr(allow_interpreted_subclasses=True)
class StepGame(Game[S]):
    """Rules made of steps: a state names the number of the step it waits at, and the step does
    the rest. Steps are kept in a vec: compiled, an item of a list would be checked at each use. An
    index with a name of its own spares the vec's being counted up and down."""

    _steps: vec[Step]  # type: ignore[type-arg]
    _moves: bool  # whether `moves` is true of one of them

    @property
    def steps(self) -> list[Step[S]]:
        """By number."""
        return list(self._steps)

    @steps.setter
    def steps(self, steps: list[Step[S]]) -> None:
        self._steps = vec[Step](steps)  # type: ignore[type-arg]
        self._moves = any(step.moves for step in steps)

    def awaits(self, state: S) -> i64:
        """The number of the step this state waits at; NONE when it is over."""
        raise NotImplementedError

    def actors(self, state: S) -> i64:
        at = self.awaits(state)
        if at == NONE:  # an expression that joins 0 with an i64 would be made of Python's integers
            return 0
        return self._steps[at].actors(state)

    def legal_into(self, state: S, seat: i64, buf: vec[i64]) -> i64:
        at = self.awaits(state)
        if at == NONE or seat == CHANCE:
            return 0
        step = self._steps[at]
        if not may_act(step.actors(state), seat):
            return 0
        return step.legal_into(state, seat, buf)

    def refusal(self, state: S, seat: i64, action: i64) -> i64:
        at = self.awaits(state)
        if at == NONE:
            return OVER
        step = self._steps[at]
        if not may_act(step.actors(state), seat):
            return NOT_YOUR_TURN
        if not 0 <= action < (self.chances if seat == CHANCE else self.actions):
            return NO_SUCH_ACTION
        return step.refusal(state, seat, action)

    def apply(self, state: S, seat: i64, action: i64, told: list[Event] | None) -> None:
        at = self.awaits(state)
        self._steps[at].answer(state, seat, action, told)
        if self._moves:
            self.advance(state, told)

    def advance(self, state: S, told: list[Event] | None) -> None:
        """Go on until somebody must answer, or it is over."""
        while True:
            at = self.awaits(state)
            if at == NONE:
                return
            step = self._steps[at]
            if not step.moves or step.go_on(state, told):
                return

    def sample_chance(self, state: S, rng: Rng) -> i64:
        return self._steps[self.awaits(state)].sample(state, rng)

    def chance_into(self, state: S, codes: vec[i64], weights: vec[i64]) -> i64:
        return self._steps[self.awaits(state)].outcomes_into(state, codes, weights)
