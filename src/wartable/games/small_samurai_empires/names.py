"""What numbers are called; what orders and missions do, in words, with the figures of a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wartable.games.small_samurai_empires.data import Box, box_of
from wartable.games.small_samurai_empires.engine.components import (
    COLOUR_KEYS,
    GOOD_KEYS,
    MISSION_KEYS,
    MOUNTAIN_KEYS,
    ORDER_KEYS,
    PROVINCE_KEYS,
    QUICK_KEYS,
    REGION_KEYS,
    TOKEN_KEYS,
)
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.i18n import Texts
from wartable.kernel.spans import Act

KEYS: Mapping[str, Sequence[str]] = {  # by what a figure is of: the keys of its values
    "province": PROVINCE_KEYS,
    "start": PROVINCE_KEYS,
    "to": PROVINCE_KEYS,
    "region": REGION_KEYS,
    "good": GOOD_KEYS,
    "order": ORDER_KEYS,
    "quick": QUICK_KEYS,
    "colour": COLOUR_KEYS,
    "mission": MISSION_KEYS,
    "mountain": MOUNTAIN_KEYS,
    "token": TOKEN_KEYS,
}


def named(act: Act, box: Box) -> dict[str, str]:
    """The figures of an action by their keys; of a way from one province to another its ends, and
    the mountain it leads over."""
    keys = {what: names[act.get(what)] for what, names in KEYS.items() if act.get(what) >= 0}
    if act.verb in ("move", "ship"):
        keys["start"], keys["to"] = (PROVINCE_KEYS[end] for end in act.values[-2:])
    if (road := act.get("road")) >= 0:
        keys["mountain"] = MOUNTAIN_KEYS[road // 2]
        ends = box.data["mountain"][keys["mountain"]]["between"]
        keys["start"], keys["to"] = ends[road % 2], ends[1 - road % 2]
    return keys


def order_does(box: Box, key: str, texts: Texts) -> str:
    """What an order does, with the figures of this box."""
    row = box.data["order"][key]
    return texts(
        f"order-does-{key}",
        free=row.get("free", 1),
        extra=row.get("extra", row.get("carries", 0)),
        price=row.get("price", 0),
        good=texts(f"good-{row.get('paid-in', 'food')}"),
        armies=row.get("armies", 0),
    )


def condition(row: Mapping[str, Any], texts: Texts) -> str:
    """One thing a mission asks for."""
    return texts(
        f"condition-{row['kind']}",
        provinces=row.get("provinces", 0),
        armies=row.get("armies", 0),
        mark=row.get("mark", ""),
    )


def mission_asks(box: Box, key: str, texts: Texts) -> str:
    """What a mission asks for, in the few words that its tile has room for."""
    rows = box.data["mission"][key]["conditions"]
    said = "; ".join(
        texts(
            f"asks-{row['kind']}",
            provinces=row.get("provinces", 0),
            armies=row.get("armies", 0),
            mark=row.get("mark", ""),
        )
        for row in rows
    )
    return f"{said[:1].upper()}{said[1:]}"


def mission_does(box: Box, key: str, texts: Texts) -> str:
    """What a mission asks for, and the law that comes with its tile."""
    row = box.data["mission"][key]
    what = "; ".join(condition(part, texts) for part in row["conditions"])
    return texts("tip-mission", what=what, law=texts(f"law-{row['law']}"))


def card_text(game: SmallSamuraiEmpires, key: str, texts: Texts) -> str:
    """What an order or a mission does, with the figures of the game's box; else empty."""
    box = box_of(game)
    kind, _, name = key.partition("-")
    if kind == "order" and name in ORDER_KEYS:
        return order_does(box, name, texts)
    if kind == "mission" and name in MISSION_KEYS:
        points = texts("mission-points", n=box.data["mission"][name]["points"])
        return f"{points} {mission_does(box, name, texts)}"
    return ""
