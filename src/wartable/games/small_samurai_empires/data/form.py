"""The form of a data file: its tables, their keys, and what a value may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wartable.games.small_samurai_empires.data.lines import Lines
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    COLOUR_KEYS,
    CONDITIONS,
    GOOD_KEYS,
    MARK_KEYS,
    MISSION_KEYS,
    MOUNTAIN_KEYS,
    ORDER_KEYS,
    PROVINCE_KEYS,
    PROVINCES,
    QUICK_KEYS,
    REGION_KEYS,
    SHIPPED,
    TOKEN_KEYS,
)

WIDTH, HEIGHT = 1000, 1400  # of the picture the coordinates are in
SEATS = ("2", "3", "4")
FORMAT = 1
Row = Mapping[str, Any]


# ---- the form: what a value may be; each gives a sentence about what is wrong, or None
Shape = Callable[[Any], "str | None"]


def number(least: int, most: int) -> Shape:
    def wrong(value: Any) -> str | None:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return None
        return f"{value!r} is not a number of {least} … {most}"

    return wrong


def one_of(keys: list[str]) -> Shape:
    return lambda value: None if value in keys else f"{value!r} is not one of {', '.join(keys)}"


def flag(value: Any) -> str | None:
    return None if isinstance(value, bool) else f"{value!r} is neither true nor false"


def list_of(shape: Shape, least: int, most: int) -> Shape:
    def wrong(value: Any) -> str | None:
        if not isinstance(value, list):
            return f"{value!r} is not a list"
        if not least <= len(value) <= most:
            size = f"{least}" if least == most else f"{least} to {most}"
            return f"the list has {len(value)} entries, not {size}"
        return next((found for item in value if (found := shape(item))), None)

    return wrong


def by_seats(shape: Shape) -> Shape:
    def wrong(value: Any) -> str | None:
        if not isinstance(value, dict) or sorted(value) != list(SEATS):
            return "one figure each is needed for 2, 3 and 4 players"
        return next((found for item in value.values() if (found := shape(item))), None)

    return wrong


def point(value: Any) -> str | None:
    inside = isinstance(value, list) and len(value) == 2 and not number(0, WIDTH)(value[0])
    if inside and not number(0, HEIGHT)(value[1]):
        return None
    return f"{value!r} is not a point of the {WIDTH} x {HEIGHT} picture"


CONDITION_FORM: dict[str, dict[str, Shape]] = {
    "controlled-with-armies": {"provinces": number(1, 7), "armies": number(1, 16)},
    "controlled": {"provinces": number(1, 7)},
    "armies-total": {"armies": number(1, 40)},
    "provinces-with-armies": {"provinces": number(1, 7), "armies": number(1, 16)},
    "own-castle-controlled": {},
    "controlled-mark": {"provinces": number(1, 7), "mark": one_of(MARK_KEYS)},
}


def condition(value: Any) -> str | None:
    kind = value.get("kind") if isinstance(value, dict) else None
    if not isinstance(kind, str) or kind not in CONDITION_FORM:
        return f"a condition needs a kind: {', '.join(CONDITION_FORM)}"
    form = CONDITION_FORM[kind]
    if set(value) != {"kind", *form}:
        return f"the condition {kind} has {', '.join(['kind', *form])} and nothing else"
    return next((f"{key}: {found}" for key in form if (found := form[key](value[key]))), None)


few = number(0, 9)
some = number(1, 9)
good = one_of(GOOD_KEYS)
FORM: dict[str, dict[str, Shape]] = {
    "course": {
        "epochs": number(1, 5),
        "orders": by_seats(number(2, 6)),
        "fate-hand": some,
        "fate-drawn": few,
        "fate-extra": by_seats(few),
    },
    "pieces": {
        "armies": number(1, 40),
        "castles": number(0, 4),
        "start-armies": few,
        "start-food": few,
        "start-bushido": few,
        "stock-food": number(0, 99),
        "stock-bushido": number(0, 99),
        "tiles-food": number(0, 12),
        "tiles-bushido": number(0, 12),
    },
    "strength": {"army": some, "castle": few},
    "cover": {"price": list_of(few, 2, 2), "paid-in": good},
    "scoring": {
        "rows": number(1, 30),
        "influence-of-province": few,
        "influence-of-castle": few,
        "shrine": few,
        "heavenly-shrines": list_of(number(0, 20), 4, 4),
        "resources-per-point": some,
    },
    "fate": {key: number(0, 20) for key in REGION_KEYS},
    "mountain-tokens": {
        **{key: number(0, 20) for key in TOKEN_KEYS},
        "way-price": few,
        "way-paid-in": good,
    },
    "shrine-figures": {key: number(0, 3) for key in COLOUR_KEYS},
    "quick-tokens": {key: list_of(one_of(QUICK_KEYS), 3, 9) for key in REGION_KEYS},
    "region": {
        "capital": one_of(PROVINCE_KEYS),
        "bonus": list_of(number(0, 20), 2, 2),
        "worth": list_of(number(0, 99), 1, 30),
    },
    "province": {
        "region": one_of(REGION_KEYS),
        "mark": one_of(MARK_KEYS),
        "coastal": flag,
        "land": list_of(one_of(PROVINCE_KEYS), 0, PROVINCES),
        "sea": list_of(one_of(PROVINCE_KEYS), 0, PROVINCES),
        "centre": point,
        "polygon": list_of(point, 3, 60),
    },
    "sea-line": {"line": list_of(point, 2, 2)},
    "mountain": {"between": list_of(one_of(PROVINCE_KEYS), 2, 2), "at": point},
    "cell": {"region": one_of(REGION_KEYS), "quick": one_of(QUICK_KEYS)},
    "mission": {
        "points": number(0, 20),
        "conditions": list_of(condition, 1, CONDITIONS),
        "law": one_of(["recruit", "attack", "move-2-3", "move-2-ship"]),
    },
}
PAID: dict[str, Shape] = {"free": some, "extra": few, "price": few, "paid-in": good}
ORDER_FORM: dict[str, dict[str, Shape]] = {
    "recruit": PAID,
    "move-3": {"free": some},
    "attack": {**PAID, "free": number(1, 1)},  # one province is chosen with its first victim
    "move-2-3": PAID,
    "move-2-ship": {
        "free": some,
        "carries": number(1, SHIPPED),
        "price": few,
        "paid-in": good,
    },
    "harvest": {},
    "castle": {"armies": number(0, 9)},
}
NAMED = {  # tables of tables, and the names in them
    "region": REGION_KEYS,
    "province": PROVINCE_KEYS,
    "mountain": MOUNTAIN_KEYS,
    "cell": [str(cell + 1) for cell in range(CELLS)],
    "order": ORDER_KEYS,
    "mission": MISSION_KEYS,
}


# ---- the check
def check_form(data: dict[str, Any], lines: Lines) -> None:
    """Every table and key is there, is known, and has a value of the right shape."""
    if data.get("format") != FORMAT or type(data["format"]) is not int:
        what = f"this program reads format {FORMAT}: the file begins with `format = {FORMAT}`"
        lines.wrong("", "format", what, "data file")
        return  # another format has other tables
    known = {"format", *NAMED, *FORM}
    for table, value in data.items():
        if table not in known:
            lines.wrong(
                table, "", f"no such table; there are {', '.join(sorted(known))}", "data file"
            )
        elif table != "format" and not isinstance(value, dict):
            place = ("", table) if ("", table) in lines.key else (table, "")
            lines.wrong(*place, "is a table, not a value", "data file")
    for table in sorted(known - {"format", *data}):
        lines.wrong(table, "", "this table is missing", MISSING_RULE.get(table, "data file"))
    for table in known - {"format"}:
        if isinstance(data.get(table), dict):
            check_tables(data, table, lines)


def check_tables(data: dict[str, Any], table: str, lines: Lines) -> None:
    """One table, or all tables of one kind."""
    if table not in NAMED and table != "sea-line":
        check_table(data, table, table, FORM[table], lines)
        return
    for name in NAMED.get(table, data[table]):
        form = FORM.get(table) or {"count": number(0, 11), **ORDER_FORM[name]}
        check_table(data[table], name, f"{table}.{name}", form, lines)
    for name in data[table]:
        if name not in NAMED.get(table, data[table]):
            lines.wrong(f"{table}.{name}", "", "no such name", MISSING_RULE[table])


MISSING_RULE = {
    "region": "section 1: 4 regions",
    "province": "section 1: 23 provinces",
    "mountain": "section 10.2: 7 mountains",
    "cell": "section 1: 12 order cells",
    "order": "section 6: 7 kinds of order",
    "mission": "section 10.1: 4 tiles of two sides",
}


def check_table(parent: Row, name: str, path: str, form: Mapping[str, Shape], lines: Lines) -> None:
    rule = MISSING_RULE.get(path.split(".")[0], "data file")
    row = parent.get(name)
    if not isinstance(row, dict):
        lines.wrong(path, "", "this table is missing", rule)
        return
    source = row.get("source")
    if not source or not isinstance(source, str | dict):
        lines.wrong(path, "source", "say what the figures rest on", "data file")
    for key, shape in form.items():
        if key not in row:
            lines.wrong(path, key, "is missing", rule)
        elif found := shape(row[key]):
            lines.wrong(path, key, found, rule)
        elif isinstance(source, dict) and not (isinstance(source.get(key), str) and source[key]):
            place = lines.nearest((f"{path}.source", key), (path, "source"))
            lines.wrong(*place, "say what the figure rests on", "data file")
    for key in row:
        if key not in form and key != "source":
            lines.wrong(path, key, "no such key", rule)
