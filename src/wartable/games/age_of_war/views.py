"""What a seat sees: here everything, by name. Not compiled: people wait longer than this takes."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.games.age_of_war.engine.components import (
    CITY_TABLE,
    FACES,
    LINE_TABLE,
    PROVINCE_TABLE,
    ROLL_TABLE,
)
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel import NONE


@dataclass(frozen=True)
class AgeOfWarView:
    current: int | None
    pool: int
    roll: str
    target: str | None
    open_lines: tuple[tuple[str, str], ...]
    owner: dict[str, int | None]
    locked: tuple[str, ...]


def view(state: AgeOfWarState) -> AgeOfWarView:
    return AgeOfWarView(
        current=None if state.current == NONE else state.current,
        pool=state.pool,
        roll=" ".join(FACES[face] for face in ROLL_TABLE[state.roll]),
        target=None if state.target == NONE else CITY_TABLE[state.target].key,
        open_lines=tuple(
            (CITY_TABLE[line.city].key, "special" if line.special else line.need)
            for number, line in enumerate(LINE_TABLE)
            if state.open_lines >> number & 1
        ),
        owner={
            city.key: None if seat == NONE else seat
            for city, seat in zip(CITY_TABLE, state.owner, strict=True)
        },
        locked=tuple(p.key for i, p in enumerate(PROVINCE_TABLE) if state.locked >> i & 1),
    )
