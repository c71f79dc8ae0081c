"""The data file: its form, its figures with their sources, and the columns made of it.

`data.toml` beside this module is the box as far as it is known. An owner may play with a corrected
copy; `read` says what is wrong in it, line by line, and which rule is broken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from wartable.data_file import DataFile
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    COLOUR_KEYS,
    CONDITION_CELLS,
    CONDITION_KEYS,
    CONDITIONS,
    GOOD_KEYS,
    MARK_KEYS,
    MISSION_KEYS,
    MOUNTAIN_KEYS,
    MOVE_2_SHIP,
    ORDER_KEYS,
    PROVINCE_KEYS,
    PROVINCES,
    QUICK_KEYS,
    QUICKS,
    REGION_KEYS,
    SHIPPED,
    TOKEN_KEYS,
    Tables,
)
from wartable.kernel import NONE
from wartable.plugin import Unknown

PACKAGED = "data.toml"
WIDTH, HEIGHT = 1000, 1400  # of the picture the coordinates are in
SEATS = ("2", "3", "4")
MOST_PROBLEMS = 200  # told of at once
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


# ---- where things stand in the text
DOTTED = r"""\s*(?:[\w-]+|"[\w-]+"|'[\w-]+')\s*(?:\.\s*(?:[\w-]+|"[\w-]+"|'[\w-]+')\s*)*"""


def _parts(dotted: str) -> list[str]:
    return [part.strip(" \t\"'") for part in dotted.split(".")]


@dataclass
class Lines:
    """The line of every table and key, and the problems found so far."""

    table: dict[str, int] = field(default_factory=dict)
    key: dict[tuple[str, str], int] = field(default_factory=dict)
    last: dict[str, int] = field(default_factory=dict)  # table of each kind: "mountain"
    problems: list[tuple[int, str, str]] = field(default_factory=list)  # line, message, name

    @classmethod
    def of(cls, text: list[str]) -> Lines:
        lines = cls()
        table: list[str] = []
        for at, line in enumerate(text, 1):
            if head := re.match(rf"\s*\[\[?({DOTTED})\]", line):
                table = _parts(head[1])
                lines.begin(".".join(table), at)
            elif pair := re.match(rf"({DOTTED})=", line):
                *inner, key = _parts(pair[1])
                name = ".".join([*table, *inner])
                lines.key.setdefault((name, key), at)
                if inner:
                    lines.begin(name, at)
        return lines

    def begin(self, table: str, at: int) -> None:
        """The first line of a table counts."""
        if table not in self.table:
            self.table[table] = at
            kind, dot, _ = table.partition(".")
            if dot:
                self.last[kind] = at

    def wrong(self, table: str, key: str, what: str, rule: str) -> None:
        at = self.key.get((table, key)) or self.table.get(table) or self.kin(table)
        name = ".".join(part for part in (table, key) if part)
        self.problems.append((at, f"line {at}: {name}: {what} (rules, {rule})", name))

    def kin(self, table: str) -> int:
        """For a table that is missing: the last line of its kind."""
        return self.last.get(table.split(".")[0], 1)


@dataclass(frozen=True)
class Box:
    """One data file. `key` is empty for the packaged one, else a digest of the text."""

    key: str
    data: Row

    def source(self, table: str, key: str) -> str:
        row = self.data
        for name in table.split("."):
            row = row[name]
        source = row["source"]
        return str(source if isinstance(source, str) else source[key])


_known: dict[str, Box] = {}  # boxes of this process by key, so that a view can name its own


def box_of(key: str) -> Box:
    return packaged() if key == "" else _known[key]


@cache
def packaged() -> Box:
    text = (files(__package__) / PACKAGED).read_text(encoding="utf-8")
    return Box("", parse(text))


def read(text: str | None) -> Box:
    """The packaged box, or a corrected one; Unknown lists what is wrong in it."""
    if text is None:
        return packaged()
    data = parse(text)
    if data == packaged().data:
        return packaged()
    box = Box(sha256(text.encode()).hexdigest()[:16], data)
    _known[box.key] = box
    return box


def parse(text: str) -> Row:
    from wartable.games.small_samurai_empires.laws import broken_rules

    file = DataFile(text)
    data, lines = file.content, Lines.of(file.lines)
    check_form(data, lines)
    if not lines.problems:
        broken_rules(data, lines)
    if lines.problems:
        problems = sorted(lines.problems)[:MOST_PROBLEMS]
        line, _, name = problems[0]
        message = "\n".join(what for _, what, _ in problems)
        raise Unknown(message, "data", line=str(line), name=name, why=message)
    return data


def check_form(data: dict[str, Any], lines: Lines) -> None:
    """Every table and key is there, is known, and has a value of the right shape."""
    if data.get("format") != 1 or type(data["format"]) is not int:
        lines.wrong("", "format", "this program reads format 1", "data file")
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
            lines.wrong(f"{path}.source", key, "say what the figure rests on", "data file")
    for key in row:
        if key not in form and key != "source":
            lines.wrong(path, key, "no such key", rule)


# ---- columns
def tables(box: Box) -> Tables:
    data = box.data
    t = Tables()
    _map_columns(data, t)
    _piece_columns(data, t)
    _scoring_columns(data, t)
    return t


def _bits(keys: Any) -> int:
    return sum(1 << PROVINCE_KEYS.index(key) for key in set(keys))


def _map_columns(data: Row, t: Tables) -> None:
    for i, row in enumerate(data["province"][key] for key in PROVINCE_KEYS):
        region = REGION_KEYS.index(row["region"])
        mark = MARK_KEYS.index(row["mark"])
        t.region_of[i] = region
        t.region[region] |= 1 << i
        t.marked[mark] |= 1 << i
        t.neighbours[i] = _bits([*row["land"], *row["sea"]])
        t.coast |= (1 << i) if row["coastal"] else 0
    for i, key in enumerate(REGION_KEYS):
        t.capital[i] = PROVINCE_KEYS.index(data["region"][key]["capital"])
        for quick in data["quick-tokens"][key]:
            t.quick_tokens[i * QUICKS + QUICK_KEYS.index(quick)] += 1
    for i, key in enumerate(MOUNTAIN_KEYS):
        a, b = (PROVINCE_KEYS.index(end) for end in data["mountain"][key]["between"])
        t.mountain_from[i], t.mountain_to[i] = a, b
        t.mountain_between[a * PROVINCES + b] = t.mountain_between[b * PROVINCES + a] = i
    for i in range(CELLS):
        row = data["cell"][str(i + 1)]
        t.cell_region[i] = REGION_KEYS.index(row["region"])
        t.cell_quick[i] = QUICK_KEYS.index(row["quick"])


def _piece_columns(data: Row, t: Tables) -> None:
    pieces, course = data["pieces"], data["course"]
    t.armies, t.castles = pieces["armies"], pieces["castles"]
    t.start_armies = pieces["start-armies"]
    for i, key in enumerate(GOOD_KEYS):
        t.start_goods[i] = pieces[f"start-{key}"]
        t.stock[i] = pieces[f"stock-{key}"]
        t.tiles[i] = pieces[f"tiles-{key}"]
    for i, key in enumerate(ORDER_KEYS):
        row = data["order"][key]
        t.orders[i] = row["count"]
        t.free[i] = row.get("free", 1)
        t.extra[i] = row.get("extra", 0)
        t.price[i] = row.get("price", 0)
        t.paid_in[i] = GOOD_KEYS.index(row.get("paid-in", "food"))
    t.extra[MOVE_2_SHIP] = data["order"]["move-2-ship"]["carries"]
    t.castle_armies = data["order"]["castle"]["armies"]
    t.fate = vec[i64]([data["fate"][key] for key in REGION_KEYS])
    t.mountain_tokens = vec[i64]([data["mountain-tokens"][key] for key in TOKEN_KEYS])
    t.shrine_figures = vec[i64]([data["shrine-figures"][key] for key in COLOUR_KEYS])
    t.epochs, t.fate_hand, t.fate_drawn = (
        course["epochs"],
        course["fate-hand"],
        course["fate-drawn"],
    )
    for seats in SEATS:
        t.placements[int(seats)] = course["orders"][seats]
        t.fate_extra[int(seats)] = course["fate-extra"][seats]
    t.army_strength, t.castle_strength = data["strength"]["army"], data["strength"]["castle"]
    t.cover_price = vec[i64](data["cover"]["price"])
    t.cover_paid_in = GOOD_KEYS.index(data["cover"]["paid-in"])
    t.way_price = data["mountain-tokens"]["way-price"]
    t.way_paid_in = GOOD_KEYS.index(data["mountain-tokens"]["way-paid-in"])


def _scoring_columns(data: Row, t: Tables) -> None:
    scoring = data["scoring"]
    t.rows = scoring["rows"]
    regions = [data["region"][key] for key in REGION_KEYS]
    t.bonus_first = vec[i64]([row["bonus"][0] for row in regions])
    t.bonus_second = vec[i64]([row["bonus"][1] for row in regions])
    t.worth = vec[i64]([worth for row in regions for worth in (0, *row["worth"])])
    t.shrine_points = scoring["shrine"]
    t.heavenly_points = vec[i64](scoring["heavenly-shrines"])
    t.goods_per_point = scoring["resources-per-point"]
    t.influence_of_province = scoring["influence-of-province"]
    t.influence_of_castle = scoring["influence-of-castle"]
    for i, key in enumerate(MISSION_KEYS):
        row = data["mission"][key]
        t.mission_points[i] = row["points"]
        t.mission_law[i] = ORDER_KEYS.index(row["law"])
        for j, item in enumerate(row["conditions"]):
            at = (i * CONDITIONS + j) * CONDITION_CELLS
            t.conditions[at] = CONDITION_KEYS.index(item["kind"])
            t.conditions[at + 1] = item.get("provinces", 0)
            t.conditions[at + 2] = item.get("armies", 0)
            t.conditions[at + 3] = MARK_KEYS.index(item["mark"]) if "mark" in item else NONE
