"""What a seat sees: here everything, by name. Not compiled: people wait longer than this takes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wartable.games.age_of_war.engine import rules
from wartable.games.age_of_war.engine.actions import CAPPED
from wartable.games.age_of_war.engine.components import (
    CITY_TABLE,
    FACES,
    PROVINCE_TABLE,
    ROLL_TABLE,
)
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.names import CITY_KEYS, LINE_NAMES
from wartable.kernel import NONE, members
from wartable.remembered import Remembered

_POINTS: Remembered[tuple[int, ...]] = Remembered(1024)


@dataclass(frozen=True)
class AgeOfWarView:
    """What a seat sees: everything, in words."""

    seat: int  # whose view it is
    seats: int
    actors: tuple[int, ...]
    turn: int  # from 1; the last one when it is over
    cap: int  # turns after which play is stopped; 0: never
    current: int | None  # whose turn
    pool: int  # dice still in play this turn
    roll: str  # what they show, "3 3 2 A"; empty before the roll
    target: str | None  # city under attack
    filled: tuple[str, ...]  # lines of the target that are filled
    open_lines: tuple[tuple[str, str], ...]  # city and line, all that may still be filled
    owner: dict[str, int | None]  # by city; None is the centre
    locked: dict[str, int]  # complete provinces and whose they are
    points: tuple[int, ...]  # by seat
    recent: str | None  # the city taken last
    ended: int  # why it is over, or 0


def view(game: AgeOfWar, state: AgeOfWarState, seat: int) -> AgeOfWarView:
    """The table as the seat sees it."""
    actors = rules.actors(state)
    over = state.ended != 0  # then nothing is under attack any more
    return AgeOfWarView(
        seat=seat,
        seats=state.seats,
        actors=tuple(members(actors)),
        turn=state.turns + 1 if state.ended != CAPPED else state.cap,
        cap=state.cap,
        current=_or_none(state.current),
        pool=state.pool,
        roll=" ".join(FACES[face] for face in ROLL_TABLE[state.roll]),
        target=None if over else _city(state.target),
        filled=() if over else filled(state),
        open_lines=() if over else lines_in(state.open_lines),
        owner={
            city: None if who == NONE else int(who)
            for city, who in zip(CITY_KEYS, state.owner, strict=True)
        },
        locked={
            province.key: holder(state, number)
            for number, province in enumerate(PROVINCE_TABLE)
            if state.locked >> number & 1
        },
        points=_points(game, state),
        recent=_city(state.recent),
        ended=state.ended,
    )


def _points(game: AgeOfWar, state: AgeOfWarState) -> tuple[int, ...]:
    """By seat; the same until a city changes hands."""

    def counted() -> tuple[int, ...]:
        return tuple(game.score(rules.standing(state, who)) for who in range(state.seats))

    return _POINTS.of((state.seats, state.locked, tuple(state.owner)), counted)


@lru_cache(4096)
def lines_in(lines: int) -> tuple[tuple[str, str], ...]:
    """City and line of every line in a set."""
    return tuple(names for number, names in enumerate(LINE_NAMES) if lines >> number & 1)


def filled(state: AgeOfWarState) -> tuple[str, ...]:
    """Lines of the city under attack that need nothing more."""
    if state.target == NONE:
        return ()
    needed = rules.required(state, state.target) & ~state.open_lines
    return tuple(name for _, name in lines_in(needed))


def holder(state: AgeOfWarState, province: int) -> int:
    """Whose a locked province is."""
    key = PROVINCE_TABLE[province].key
    return next(
        int(seat)
        for city, seat in zip(CITY_TABLE, state.owner, strict=True)
        if city.province == key
    )


def _or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _city(city: int) -> str | None:
    return None if city == NONE else CITY_TABLE[city].key
