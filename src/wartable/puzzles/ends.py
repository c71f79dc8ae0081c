"""Choices confirmed by games played to their end.

Few games by a simple player sort out what cannot be a puzzle. What is left is played by a better
one, 60 times, 200 times and 400 times, each with luck of its own. Every step ends as soon as the
best choice is behind what it needs by more than luck explains. In the end a still better player has
to agree, at least by half, that the natural choice is worse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from wartable.kernel import Knowledge
from wartable.statements import Measured

COMPARED = 6  # choices that a search finds best, the natural one among them
FIRST, AGAIN = (8, 16, 32), (16, 40)  # games of the simple player: two choices, then all of them
OTHERS, JOINING = 16, 4  # games of all other choices; so many that come close are compared too
CONFIRMING = ((30, 60), (100, 200), (100, 200, 400))  # each must be passed; the first sorts out
WIDE, AGREED = 120, 0.5  # games of the best player; the part of what is costly that it has to find
SLACK, PATIENCE = 0.8, 1.0  # standard errors that the best may be behind what it needs, until then
SURE = 2.0  # and by how many a choice is surely worse: it is not played out again


class Outs(Protocol):
    """Choices of a seat, played to the end of the game with the same luck for all."""

    def play(self, times: int) -> None:
        """Each so many times more."""

    def worth(self) -> dict[int, float]:
        """How often each has won."""

    def behind(self, action: int, than: int) -> tuple[float, float]:
        """How much less a choice is worth than another, and the standard error of that: 0 and 0 if
        all games came to the same."""


SIMPLE, BETTER, BEST = range(3)  # who plays on
Begun = Callable[[Knowledge[Any], Sequence[int], int], Outs]


@dataclass(frozen=True)
class Claim:
    """That the first choice is better than all others by so much, and than the natural one by what
    makes that costly."""

    choices: Sequence[int]
    natural: int
    clear: float
    costly: float

    def ahead(self, outs: Outs, action: int) -> tuple[float, float]:
        """How far the first choice is beyond what it needs to another one, and its error."""
        less, error = outs.behind(action, self.choices[0])
        return less - (self.costly if action == self.natural else self.clear), error

    def holds(self, outs: Outs, slack: float) -> bool:
        """Whether it is, or may be, by so many standard errors. A choice that comes to the same in
        every game, as one in another order does, is as right."""
        for action in self.choices[1:]:
            equal = action != self.natural and outs.behind(action, self.choices[0]) == (0.0, 0.0)
            beyond, error = self.ahead(outs, action)
            if beyond + slack * error < 0 and not equal:
                return False
        return True

    def is_unsure(self, outs: Outs, action: int) -> bool:
        """Whether a choice may still turn out not to be so much worse."""
        beyond, error = self.ahead(outs, action)
        return beyond < SURE * error

    def survives(self, outs: Outs, steps: Sequence[int], slack: float, end: float) -> bool:
        """Whether it may hold after each step, and holds after the last."""
        done = 0
        for step in steps:
            outs.play(step - done)
            done = step
            if not self.holds(outs, end if step == steps[-1] else slack):
                return False
        return True


def paired(
    first: int, natural: int, voted: bool, costly: float, outs: Outs
) -> tuple[int, int] | None:
    """The better and the worse of two choices after few games, each of which may be either; None if
    they are not likely to be so far apart, or if nobody `voted` for what turns out worse."""
    claim = Claim([first, natural], natural, costly, costly)
    if claim.survives(outs, FIRST, SLACK, SLACK):
        return first, natural
    less, error = outs.behind(first, natural)
    return (natural, first) if voted and less > costly and less > SURE * error else None


def confirmed(
    measured: Measured,
    natural: int,
    voted: bool,
    margins: tuple[float, float],
    seen: Callable[[int], Knowledge[Any]],
    begun: Begun,
) -> tuple[Measured, int] | None:
    """What choices are worth by their ends, and the natural one; None if no choice is so much
    better there. `voted`: whether weaker players also choose what the search thinks best, which may
    be wrong. `seen` gives the position with luck of its own for each number."""
    order = sorted(measured.worth, key=lambda each: (-measured.worth[each], each))
    top, compared = order[0], list(dict.fromkeys((order[0], natural, *order)))[:COMPARED]
    pair = paired(top, natural, voted, margins[1], begun(seen(0), [top, natural], SIMPLE))
    if pair is None:
        return None
    best, natural = pair
    compared = list(dict.fromkeys((*pair, *compared)))
    claim = Claim(compared, natural, *margins)
    if not claim.survives(begun(seen(1), compared, SIMPLE), AGAIN, SLACK, SLACK / 2):
        return None
    others = [each for each in order if each not in compared]
    outs = begun(seen(2), [best, *others], SIMPLE)
    outs.play(OTHERS)
    less = {each: outs.behind(each, best)[0] for each in others}
    close = [each for each in others if 0 != less[each] < 2 * margins[0]]
    compared += sorted(close, key=lambda each: less[each])[:JOINING]
    for number, steps in enumerate(CONFIRMING, 3):
        claim = Claim(compared, natural, *margins)
        outs = begun(seen(number), compared, BETTER)
        end = PATIENCE if steps == CONFIRMING[0] else 0.0
        if not claim.survives(outs, steps, PATIENCE, end):
            return None
        less |= {each: outs.behind(each, best)[0] for each in compared[1:]}
        unsure = [each for each in compared[2:] if claim.is_unsure(outs, each)]
        compared = [best, natural, *unsure]
    wide = begun(seen(9), [best, natural], BEST)
    wide.play(WIDE)
    if wide.behind(natural, best)[0] < AGREED * margins[1]:
        return None
    won = outs.worth()[best]
    chances = {each: min(1.0, max(0.0, won - less.get(each, 0.0))) for each in order}
    return Measured(chances, False), natural
