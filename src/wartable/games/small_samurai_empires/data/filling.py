"""The figures of a data file, put into the columns of the rules."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.data.form import SEATS, Row
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
    TOKEN_KEYS,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.kernel import NONE


def columns(data: Row) -> Figures:
    """What the rules look up, out of a file that has been checked."""
    t = Figures()
    _map_columns(data, t)
    _piece_columns(data, t)
    _scoring_columns(data, t)
    return t


def _bits(keys: Any) -> int:
    return sum(1 << PROVINCE_KEYS.index(key) for key in set(keys))


def _map_columns(data: Row, t: Figures) -> None:
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


def _piece_columns(data: Row, t: Figures) -> None:
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


def _scoring_columns(data: Row, t: Figures) -> None:
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
