"""What numbers are called: lines of cities, in notation, texts and views."""

from __future__ import annotations

from wartable.games.age_of_war.engine.components import CITY_TABLE, LINE_TABLE

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


def cities_of(province: str) -> list[str]:
    return [city.key for city in CITY_TABLE if city.province == province]
