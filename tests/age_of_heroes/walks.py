"""Random games of Age of Heroes, state by state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wartable.games.age_of_heroes.plugin import GAME
from wartable.kernel import CHANCE, Event, Rng, legal, members

RULES = GAME.game()


def some_move(state: Any, rng: Rng) -> tuple[int, int]:
    """One of those who may act, and something they may do."""
    actors = members(RULES.actors(state))
    seat = actors[rng.below(len(actors))]
    if seat == CHANCE:
        return seat, RULES.sample_chance(state, rng)
    codes = legal(RULES, state, seat)
    return seat, codes[rng.below(len(codes))]


def walk(
    seats: int, seed: int, options: dict[str, int] | None = None
) -> Iterator[tuple[Any, list[Event]]]:
    """A random game: every state, and what was told on the way to it."""
    state, rng = RULES.start(seats, options or {}), Rng(seed)
    yield state, []
    while RULES.actors(state):
        told: list[Event] = []
        RULES.apply(state, *some_move(state, rng), told)
        yield state, told
