"""What a data file must keep to, beyond its form: the counts and the map the rulebook fixes."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from wartable.games.small_samurai_empires.data.lines import Lines
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    MARK_KEYS,
    MOUNTAIN_KEYS,
    ORDER_KEYS,
    PROVINCE_KEYS,
    REGION_KEYS,
    TOKEN_KEYS,
)

SIZES = {"purple": 4, "turquoise": 6, "orange": 7, "grey": 6}
MARKS = {"capital": 4, "resource": 12, "shrine": 7}
ORDERS_OF_A_PLAYER = 11


def broken_rules(data: dict[str, Any], lines: Lines) -> None:
    """Refuse a data file with which the game could not be played, naming the line."""
    check_map(data, lines)
    check_borders(data["province"], lines)
    check_sea_lines(data, lines)
    check_mountains(data, lines)
    check_cells(data, lines)
    check_pieces(data, lines)
    check_fate(data, lines)
    check_scoring(data, lines)


def check_map(data: dict[str, Any], lines: Lines) -> None:
    provinces = data["province"]
    sizes = Counter(provinces[key]["region"] for key in PROVINCE_KEYS)
    for region, size in SIZES.items():
        if sizes[region] != size:
            what = f"{region} has {sizes[region]} provinces, not {size}"
            lines.wrong(*of_provinces("region", lines), what, "section 1: provinces per region")
    marks = Counter(provinces[key]["mark"] for key in PROVINCE_KEYS)
    for mark in MARK_KEYS:
        if marks[mark] != MARKS[mark]:
            having = [key for key in PROVINCE_KEYS if provinces[key]["mark"] == mark]
            what = f"{marks[mark]} provinces have the mark {mark}, not {MARKS[mark]}"
            what += f": {', '.join(having) or 'none'}"
            lines.wrong(*of_provinces("mark", lines), what, "section 1: one mark per province")
    for region in REGION_KEYS:
        capital = data["region"][region]["capital"]
        marked = [
            key
            for key in PROVINCE_KEYS
            if provinces[key]["region"] == region and provinces[key]["mark"] == "capital"
        ]
        if marked != [capital]:
            what = f"{capital} is named, but the mark capital is on {', '.join(marked) or 'none'}"
            place = lines.nearest((f"region.{region}", "capital"), (f"province.{capital}", "mark"))
            lines.wrong(*place, what, "section 1: one capital per region")


def of_provinces(key: str, lines: Lines) -> tuple[str, str]:
    """Where the file says something of this kind of a province."""
    return lines.nearest(*((f"province.{name}", key) for name in PROVINCE_KEYS))


def check_borders(provinces: dict[str, Any], lines: Lines) -> None:
    for name in PROVINCE_KEYS:
        row = provinces[name]
        table = f"province.{name}"
        for kind in ("land", "sea"):
            for other in row[kind]:
                if name not in provinces[other][kind]:
                    at = lines.key.get((f"province.{other}", kind))
                    what = f"{name} names {other}, but {other} does not name {name}"
                    what += f" (line {at})" if at else " (not in this file: add it)"
                    place = lines.nearest((table, kind), (f"province.{other}", kind))
                    lines.wrong(*place, what, "section 1: a border has two sides")
            if twice := [other for other, times in Counter(row[kind]).items() if times > 1]:
                lines.wrong(table, kind, f"names {twice[0]} twice", "section 1: neighbours")
        if name in row["land"] or name in row["sea"]:
            lines.wrong(table, "land", "a province is no neighbour of itself", "section 1")
        if both := sorted(set(row["land"]) & set(row["sea"])):
            what = f"{both[0]} is a neighbour by land and by sea"
            lines.wrong(table, "sea", what, "section 1: a border or a sea line")
        if row["sea"] and not row["coastal"]:
            what = "has a sea line, but does not touch the sea"
            lines.wrong(table, "coastal", what, "section 1: coastal")
    reached, todo = {PROVINCE_KEYS[0]}, [PROVINCE_KEYS[0]]
    while todo:
        row = provinces[todo.pop()]
        fresh = {*row["land"], *row["sea"]} - reached
        reached |= fresh
        todo += sorted(fresh)
    if far := [name for name in PROVINCE_KEYS if name not in reached]:
        what = f"no way leads from {PROVINCE_KEYS[0]} to {', '.join(far)}"
        lines.wrong(f"province.{far[0]}", "land", what, "section 1: one map")


def check_sea_lines(data: dict[str, Any], lines: Lines) -> None:
    """Where a line is drawn; one that is left out is drawn between the centres."""
    for name in data["sea-line"]:
        a, _, b = name.partition("-")
        if b not in data["province"].get(a, {"sea": []})["sea"]:
            what = "no two provinces of this name are neighbours over the sea"
            lines.wrong(f"sea-line.{name}", "", what, "section 1: neighbours")


def check_mountains(data: dict[str, Any], lines: Lines) -> None:
    seen: dict[frozenset[str], str] = {}
    for name in MOUNTAIN_KEYS:
        a, b = data["mountain"][name]["between"]
        if b not in data["province"][a]["land"]:
            what = f"{a} and {b} share no land border"
            lines.wrong(f"mountain.{name}", "between", what, "section 10.2: on a land border")
        road = frozenset((a, b))
        if road in seen:
            what = f"{seen[road]} lies on that border already"
            lines.wrong(f"mountain.{name}", "between", what, "section 10.2")
        seen[road] = name
    tokens = sum(data["mountain-tokens"][key] for key in TOKEN_KEYS)
    if tokens < len(MOUNTAIN_KEYS):
        what = f"{tokens} tokens are too few for {len(MOUNTAIN_KEYS)} mountains"
        lines.wrong("mountain-tokens", "", what, "section 10.2")


def check_cells(data: dict[str, Any], lines: Lines) -> None:
    """That there are three for each region is only derived: an owner may know better."""
    per_region = Counter(data["cell"][str(i + 1)]["region"] for i in range(CELLS))
    for region in REGION_KEYS:
        most = len(data["quick-tokens"][region])  # of the variant: one for each cell
        if not 1 <= per_region[region] <= most:
            what = f"{per_region[region]} cells are of the region {region}; 1 … {most} are possible"
            place = lines.nearest(*((f"cell.{i + 1}", "region") for i in range(CELLS)))
            lines.wrong(*place, what, "section 1: cells of a region")


def check_pieces(data: dict[str, Any], lines: Lines) -> None:
    pieces = data["pieces"]
    if pieces["tiles-food"] + pieces["tiles-bushido"] != MARKS["resource"]:
        lines.wrong("pieces", "tiles-food", "there are 12 resource tiles", "section 2: tiles")
    if 4 * pieces["start-armies"] > pieces["armies"]:
        lines.wrong("pieces", "start-armies", "more than a player has", "section 2: armies")
    for good in ("food", "bushido"):
        if 4 * pieces[f"start-{good}"] > pieces[f"stock-{good}"]:
            what = "the stock cannot give 4 players that much"
            lines.wrong("pieces", f"start-{good}", what, "section 2: stock")
    orders = sum(data["order"][key]["count"] for key in ORDER_KEYS)
    if orders != ORDERS_OF_A_PLAYER:
        what = f"the counts of all orders make {orders}, not {ORDERS_OF_A_PLAYER}"
        lines.wrong(f"order.{ORDER_KEYS[0]}", "count", what, "section 2: 11 order tokens")
    for seats, placed in data["course"]["orders"].items():
        if int(seats) * placed > CELLS:
            what = f"{seats} players x {placed} orders do not fit {CELLS} cells"
            lines.wrong("course", "orders", what, "section 2: orders in round 1")
    if sum(data["shrine-figures"][key] for key in ("brown", "black", "white")) < MARKS["shrine"]:
        lines.wrong("shrine-figures", "", "too few for 7 shrines", "section 10.3")


def check_fate(data: dict[str, Any], lines: Lines) -> None:
    course = data["course"]
    cards = sum(data["fate"][key] for key in REGION_KEYS)
    epochs = course["epochs"]
    for seats, extra in course["fate-extra"].items():
        dealt = int(seats) * (course["fate-hand"] + (epochs - 1) * course["fate-drawn"])
        if dealt + epochs * extra > cards:
            what = f"{cards} cards are too few for {seats} players: {dealt + epochs * extra} needed"
            lines.wrong("fate", "", what, "section 2, R27")
    if course["fate-hand"] + (epochs - 1) * course["fate-drawn"] < epochs:
        what = "hands run out before the last epoch"
        lines.wrong("course", "fate-hand", what, "section 4.1: one card in each epoch")


def check_scoring(data: dict[str, Any], lines: Lines) -> None:
    rows = data["scoring"]["rows"]
    for region in REGION_KEYS:
        row = data["region"][region]
        table = f"region.{region}"
        if len(row["worth"]) != rows:
            what = f"{len(row['worth'])} rows, not {rows}"
            lines.wrong(table, "worth", what, "section 9, R5, R6: rows of the table")
        if any(low > high for low, high in pairwise(row["worth"])):
            lines.wrong(table, "worth", "worth never falls with influence", "section 9, R5")
        if row["bonus"][0] < row["bonus"][1]:
            what = "the first value is below the second"
            lines.wrong(table, "bonus", what, "section 8, step 3")
