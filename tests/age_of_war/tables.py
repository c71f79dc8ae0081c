"""Tables for tests in Python: laid in the words of the scenarios, then played in the notation."""

from __future__ import annotations

from typing import Any

from wartable.games.age_of_war.plugin import GAME
from wartable.kernel import CHANCE
from wartable.testing import play_als

RULES = GAME.game()


def holding(*seats: str, current: int = 0) -> Any:
    """`holding("anyi ji", "daliang")`: seat 0 has two cities, seat 1 one, the rest lies in the
    centre; the current seat is about to roll."""
    held = [f"c{seat} {cities}" for seat, cities in enumerate(seats)]
    lines = [f"seats {max(2, len(seats))}", f"turn {current}", *held]
    return play_als(GAME, "\n".join(lines)).state


def roll(state: Any, faces: str) -> None:
    _act(state, CHANCE, f"roll {faces}")


def do(state: Any, text: str) -> None:
    """An action of the seat to move."""
    _act(state, state.current, text)


def _act(state: Any, seat: int, text: str) -> None:
    action = GAME.read(RULES, seat, text)
    assert RULES.refusal(state, seat, action) == 0, text
    RULES.apply(state, seat, action, None)
