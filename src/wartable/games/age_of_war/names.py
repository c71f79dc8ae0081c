"""What numbers are called: lines of cities and rolls, in notation, texts and views."""

from __future__ import annotations

from functools import cache

from wartable.games.age_of_war.engine.components import CITY_TABLE, FACES, LINE_TABLE, ROLL_TABLE
from wartable.i18n import Texts

TROOPS = {"A": "archers", "C": "cavalry", "G": "general"}
SPECIAL = "special"


def need_name(need: str) -> str:
    """`8` is infantry-8, `AC` is archers-cavalry."""
    if need.isdigit():
        return f"infantry-{need}"
    return "-".join(TROOPS[symbol] for symbol in need)


def line_names() -> list[tuple[str, str]]:
    """City and line by number; the second of two equal lines is NAME-2 (R-15)."""
    names: list[tuple[str, str]] = []
    for line in LINE_TABLE:
        city = CITY_TABLE[line.city].key
        name = SPECIAL if line.special else need_name(line.need)
        names.append((city, f"{name}-2" if (city, name) in names else name))
    return names


LINE_NAMES = line_names()
LINE_NUMBERS = {names: number for number, names in enumerate(LINE_NAMES)}
CITY_KEYS = [city.key for city in CITY_TABLE]


@cache
def cities_of(province: str) -> tuple[str, ...]:
    """Keys of the cities of a province, in the order of the table."""
    return tuple(city.key for city in CITY_TABLE if city.province == province)


def plain(line: str) -> str:
    """The name of the first of two equal lines."""
    return line if line == "infantry-2" else line.removesuffix("-2")


def line_words(line: str, texts: Texts) -> str:
    """A line as people say it: "6 infantry", "archers + cavalry"; the same for an equal second."""
    if line == SPECIAL:
        return texts("line-special")
    name = plain(line)
    if name.startswith("infantry-"):
        return texts("line-infantry", n=int(name.removeprefix("infantry-")))
    return " + ".join(texts(f"troop-{troop}") for troop in name.split("-"))


def roll_words(faces: str, texts: Texts) -> str:
    """A roll as people read it: infantry by its figures, then the others."""
    shown = faces.split()
    infantry = [face for face in shown if face.isdigit()]
    parts = [texts("roll-infantry", values=" ".join(sorted(infantry, reverse=True)))]
    if not infantry:
        parts = []
    for face in "ACG":
        n = shown.count(face)
        if n:
            name = texts(f"troop-{need_name(face)}")
            parts.append(f"{name} ×{n}" if n > 1 else name)
    return ", ".join(parts)


def roll_faces(code: int) -> str:
    """What a roll shows, as in "3 3 2 A"."""
    return " ".join(FACES[face] for face in ROLL_TABLE[code])


def spent(faces: list[str], line: str) -> list[int]:
    """The places in a roll of the dice that fill a line: exactly its faces, or infantry, the
    largest first (R-3)."""
    if line != SPECIAL and plain(line).startswith("infantry-"):
        need, found = int(plain(line).removeprefix("infantry-")), list[int]()
        infantry = [number for number, face in enumerate(faces) if face.isdigit()]
        for number in sorted(infantry, key=lambda n: faces[n], reverse=True):
            if need > 0:
                found.append(number)
                need -= int(faces[number])
        return sorted(found)
    signs = {name: sign for sign, name in TROOPS.items()}
    wanted = ["G"] if line == SPECIAL else [signs[name] for name in plain(line).split("-")]
    found = []
    for face in wanted:
        found.append(next(n for n, f in enumerate(faces) if f == face and n not in found))
    return sorted(found)
