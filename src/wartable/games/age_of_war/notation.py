"""Text ⇄ action: `fill daliang infantry-8`, `lose`; of chance `roll 1 2 3 3 A A C`, `first 0`."""

from __future__ import annotations

from wartable.errors import BadInput
from wartable.games.age_of_war.engine.actions import DRAW_FIRST, FILL, LOSE
from wartable.games.age_of_war.engine.components import DICE, FACES, ROLL_CODES, ROLL_TABLE
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.names import CITY_KEYS, LINE_NAMES, LINE_NUMBERS
from wartable.kernel import CHANCE

MOST_SEATS = 6


def write(game: AgeOfWar, seat: int, action: int) -> str:
    if seat == CHANCE:
        if action >= DRAW_FIRST:
            return f"first {action - DRAW_FIRST}"
        return " ".join(["roll", *(FACES[face] for face in ROLL_TABLE[action])])
    if action == LOSE:
        return "lose"
    return " ".join(["fill", *LINE_NAMES[action - FILL]])


def read(game: AgeOfWar, seat: int, text: str) -> int:
    words = text.lower().split()
    if not words:
        raise BadInput("nothing said; for example: lose")
    return _read_chance(words, text) if seat == CHANCE else _read_seat(words, text)


def _read_seat(words: list[str], text: str) -> int:
    if words == ["lose"]:
        return LOSE
    if words[0] != "fill" or len(words) < 3:
        raise BadInput(f"{text!r} is neither `lose` nor `fill CITY LINE`")
    city, line = words[1], "-".join(words[2:])
    if city not in CITY_KEYS:
        raise BadInput(f"no city {city!r}; there are: {', '.join(CITY_KEYS)}")
    if (city, line) not in LINE_NUMBERS:
        lines = ", ".join(name for of, name in LINE_NAMES if of == city)
        raise BadInput(f"no line {line!r} of {city}; there are: {lines}")
    return FILL + LINE_NUMBERS[city, line]


def _read_chance(words: list[str], text: str) -> int:
    if words[0] == "first":
        if len(words) != 2 or words[1] not in "012345" or len(words[1]) != 1:
            raise BadInput(f"{text!r} is not `first SEAT`, a seat of 0 to {MOST_SEATS - 1}")
        return DRAW_FIRST + int(words[1])
    faces = [FACES.find(word.upper()) for word in words[1:] if len(word) == 1]
    if words[0] != "roll" or -1 in faces or not len(faces) == len(words) - 1 <= DICE:
        raise BadInput(f"{text!r} is not `roll` and up to {DICE} faces of {' '.join(FACES)}")
    return ROLL_CODES[tuple(sorted(faces))]
