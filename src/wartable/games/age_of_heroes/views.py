"""What a seat sees, by name. Not compiled: people wait longer than this takes."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState


@dataclass(frozen=True)
class AgeOfHeroesView:
    seat: int
    seats: int
    actors: tuple[int, ...]


def view(state: AgeOfHeroesState, seat: int) -> AgeOfHeroesView:
    return AgeOfHeroesView(
        int(seat), int(state.seats), tuple(s for s in range(10) if state.asked >> s & 1)
    )
