"""Choices that are played to the end of a game: few games sort out, more and others confirm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from wartable.kernel import Knowledge
from wartable.puzzles import ends
from wartable.statements import Measured

MEASURED = Measured({n: 0.7 - n / 10 for n in range(1, 8)}, False)
NATURAL, MARGINS = 6, (0.05, 0.075)
WORTH = {1: 0.7, 2: 0.55, 3: 0.5, 4: 0.2, 5: 0.3, 6: 0.6, 7: 0.1}


class Fixed:
    """Choices whose worth is known; how far off it may be shrinks with every game."""

    def __init__(self, choices: Sequence[int], player: int, worth: dict[int, float]) -> None:
        self.choices = list(choices)
        self.player = player
        self.known = worth
        self.played = 0

    def play(self, times: int) -> None:
        self.played += times

    def worth(self) -> dict[int, float]:
        return {each: self.known[each] for each in self.choices}

    def behind(self, action: int, than: int) -> tuple[float, float]:
        less = self.known[than] - self.known[action]
        return less, 0.4 / self.played**0.5 if less else 0.0


Verdict = tuple[Measured, int] | None


def judged(*worths: dict[int, float], voted: bool = False) -> tuple[Verdict, list[Fixed]]:
    """The verdict where each step finds the next worths, or the last again; and the steps."""
    begun: list[Fixed] = []

    def begin(seen: Knowledge[Any], choices: Sequence[int], player: int) -> Fixed:
        begun.append(Fixed(choices, player, worths[min(len(begun), len(worths) - 1)]))
        return begun[-1]

    def seen(number: int) -> Any:
        return number

    return ends.confirmed(MEASURED, NATURAL, voted, MARGINS, seen, begin), begun


def test_a_choice_stands_that_every_step_confirms() -> None:
    deep, begun = judged(WORTH)
    assert [each.player for each in begun] == [0, 0, 0, 1, 1, 1, 2]
    assert [each.played for each in begun] == [32, 40, 16, 60, 200, 400, 120]
    assert [each.choices for each in begun] == [
        [1, 6],
        [1, 6, 2, 3, 4, 5],
        [1, 7],  # all others
        [1, 6, 2, 3, 4, 5],
        [1, 6, 2],  # the others were surely worse
        [1, 6],
        [1, 6],
    ]
    assert deep and deep[1] == NATURAL and deep[0].worth == pytest.approx(WORTH)


def test_what_comes_close_is_played_out_too() -> None:
    _, begun = judged({**WORTH, 2: 0.62, 7: 0.63})
    assert begun[3].choices == [1, 6, 2, 3, 4, 5, 7]
    assert begun[4].choices == begun[5].choices == [1, 6, 2, 7]


def test_a_choice_that_always_comes_to_the_same_is_as_right() -> None:
    deep, _ = judged({**WORTH, 3: 0.7})
    assert deep and deep[0].worth[3] == deep[0].worth[1]


def test_what_a_search_and_weaker_players_think_best_may_be_the_natural_choice() -> None:
    turned = {**WORTH, 1: 0.2, 6: 0.7, 2: 0.3}
    deep, begun = judged(turned, voted=True)
    assert deep and deep[1] == 1 and begun[1].choices == [6, 1, 2, 3, 4, 5]
    assert judged(turned)[0] is None


@pytest.mark.parametrize(
    ("worths", "steps", "games"),
    [
        ([{**WORTH, 6: 0.9}], 1, 8),  # the natural choice is better
        ([WORTH, {**WORTH, 3: 0.8}], 2, 16),  # another one is
        ([WORTH, WORTH, WORTH, {**WORTH, 2: 0.72}], 4, 60),  # nor if a better one plays
        ([WORTH, WORTH, WORTH, {**WORTH, 6: 0.64}], 5, 200),  # not costly enough
        ([WORTH, WORTH, WORTH, {**WORTH, 3: 0.66}], 5, 200),  # not clear enough
        ([WORTH, WORTH, WORTH, WORTH, WORTH, {**WORTH, 6: 0.7}], 6, 100),  # other luck
        ([*[WORTH] * 6, {**WORTH, 6: 0.67}], 7, 120),  # the best player does not agree
    ],
)
def test_what_a_step_does_not_confirm_ends_there(
    worths: list[dict[int, float]], steps: int, games: int
) -> None:
    deep, begun = judged(*worths)
    assert deep is None and len(begun) == steps and begun[-1].played == games
