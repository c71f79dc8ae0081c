"""Actions in words and back: `order attack orange-2`, `move kaga kii`, `ship echigo kii 2`."""

from __future__ import annotations

from wartable.errors import BadInput
from wartable.games.small_samurai_empires.engine.actions import (
    ACTIONS,
    BUILD,
    BUY_MOVE,
    CHANCES,
    CLAIM,
    DESTROY,
    DRAW_FATE,
    DRAW_FIRST,
    DRAW_MISSION,
    DRAW_MOUNTAIN,
    DRAW_QUICK,
    DRAW_SHRINE,
    DRAW_TILE,
    EXPLORE,
    FATE,
    LEVY,
    PASS,
    PLACE,
    REAP,
    REINFORCE,
    SHIP,
    STEP,
)
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    COLOUR_KEYS,
    GOOD_KEYS,
    MISSION_KEYS,
    MOST_SEATS,
    ORDER_KEYS,
    PROVINCE_KEYS,
    PROVINCES,
    QUICK_KEYS,
    REGION_KEYS,
    SHIPPED,
    TOKEN_KEYS,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.kernel import CHANCE, NONE

SEAT_KEYS = [str(seat) for seat in range(MOST_SEATS)]
DRAWS = {  # of chance: the word, the first code, the names
    "first": (DRAW_FIRST, SEAT_KEYS),
    "fate": (DRAW_FATE, REGION_KEYS),
    "tile": (DRAW_TILE, GOOD_KEYS),
    "mission": (DRAW_MISSION, MISSION_KEYS),
    "quick": (DRAW_QUICK, QUICK_KEYS),
    "shrine": (DRAW_SHRINE, COLOUR_KEYS),
    "mountain": (DRAW_MOUNTAIN, TOKEN_KEYS),
}
USAGE = {
    "pass": "pass",
    "fate": "fate REGION",
    "order": "order ORDER CELL, as in `order attack orange-2`",
    "move": "move FROM TO",
    "explore": "explore FROM TO, over a mountain",
    "destroy": "destroy PROVINCE SEAT",
    "recruit": "recruit PROVINCE",
    "harvest": "harvest PROVINCE",
    "ship": "ship FROM TO ARMIES",
    "build": "build PROVINCE",
    "reinforce": "reinforce",
    "buy-move": "buy-move",
    "claim": "claim REGION",
}


def cell_keys(t: Figures) -> list[str]:
    """Cells by region and rank in it, north to south: orange-1, orange-2, orange-3."""
    keys = []
    for cell in range(CELLS):
        region = t.cell_region[cell]
        rank = sum(t.cell_region[other] == region for other in range(cell + 1))
        keys.append(f"{REGION_KEYS[region]}-{rank}")
    return keys


def write(game: SmallSamuraiEmpires, seat: int, action: int) -> str:
    t = game.figures
    if seat == CHANCE:
        return _write_draw(action)
    if not 0 <= action < ACTIONS:
        raise BadInput(f"there is no action {action}")
    if action == PASS:
        return "pass"
    if action < PLACE:
        return f"fate {REGION_KEYS[action - FATE]}"
    if action < STEP:
        order, cell = _two(action - PLACE, CELLS)
        return f"order {ORDER_KEYS[order]} {cell_keys(t)[cell]}"
    if action < EXPLORE:
        start, to = _two(action - STEP, PROVINCES)
        return f"move {PROVINCE_KEYS[start]} {PROVINCE_KEYS[to]}"
    if action < DESTROY:
        mountain, back = _two(action - EXPLORE, 2)
        ends = [t.mountain_from[mountain], t.mountain_to[mountain]]
        return f"explore {PROVINCE_KEYS[ends[back]]} {PROVINCE_KEYS[ends[1 - back]]}"
    if action < LEVY:
        province, victim = _two(action - DESTROY, MOST_SEATS)
        return f"destroy {PROVINCE_KEYS[province]} {victim}"
    if action < REAP:
        return f"recruit {PROVINCE_KEYS[action - LEVY]}"
    if action < SHIP:
        return f"harvest {PROVINCE_KEYS[action - REAP]}"
    if action < BUILD:
        road, to = _two(action - SHIP, PROVINCES)
        armies, start = _two(road, PROVINCES)
        return f"ship {PROVINCE_KEYS[start]} {PROVINCE_KEYS[to]} {armies + 1}"
    if action < REINFORCE:
        return f"build {PROVINCE_KEYS[action - BUILD]}"
    if action < CLAIM:
        return "reinforce" if action == REINFORCE else "buy-move"
    return f"claim {REGION_KEYS[action - CLAIM]}"


def _two(code: int, by: int) -> tuple[int, int]:
    return code // by, code % by


def _write_draw(action: int) -> str:
    if not 0 <= action < CHANCES:
        raise BadInput(f"chance has no action {action}")
    for word, (base, keys) in DRAWS.items():
        if base <= action < base + len(keys):
            return f"{word} {keys[action - base]}"
    raise AssertionError(action)


def read(game: SmallSamuraiEmpires, seat: int, text: str) -> int:
    t = game.figures
    words = text.lower().replace("_", "-").split()
    if not words:
        raise BadInput("say what to do: " + ", ".join(USAGE))
    head, rest = words[0], words[1:]
    if seat == CHANCE:
        return _read_draw(head, rest)
    if head not in USAGE:
        raise BadInput(f"{head!r} is not one of {', '.join(USAGE)}")
    need = USAGE[head].split(",")[0].count(" ")
    if len(rest) != need:
        raise BadInput(f"that is written: {USAGE[head]}")
    return _read_seat(t, head, rest)


def _read_seat(t: Figures, head: str, rest: list[str]) -> int:
    if head == "pass":
        return PASS
    if head == "fate":
        return FATE + _index(rest[0], REGION_KEYS, "region")
    if head == "order":
        order = _index(rest[0], ORDER_KEYS, "order")
        return PLACE + order * CELLS + _index(rest[1], cell_keys(t), "cell")
    if head == "claim":
        return CLAIM + _index(rest[0], REGION_KEYS, "region")
    if head == "reinforce":
        return REINFORCE
    if head == "buy-move":
        return BUY_MOVE
    first = _index(rest[0], PROVINCE_KEYS, "province")
    if head == "destroy":
        return DESTROY + first * MOST_SEATS + _index(rest[1], SEAT_KEYS, "seat")
    if head in ("recruit", "harvest", "build"):
        return {"recruit": LEVY, "harvest": REAP, "build": BUILD}[head] + first
    second = _index(rest[1], PROVINCE_KEYS, "province")
    if head == "move":
        return STEP + first * PROVINCES + second
    if head == "explore":
        mountain = t.mountain_between[first * PROVINCES + second]
        if mountain == NONE:
            raise BadInput(f"no mountain lies between {rest[0]} and {rest[1]}")
        return EXPLORE + mountain * 2 + (t.mountain_to[mountain] == first)
    armies = _index(rest[2], [str(number + 1) for number in range(SHIPPED)], "number of armies")
    return SHIP + (armies * PROVINCES + first) * PROVINCES + second


def _read_draw(head: str, rest: list[str]) -> int:
    if head not in DRAWS or len(rest) != 1:
        raise BadInput(f"chance draws: {', '.join(f'{word} …' for word in DRAWS)}")
    base, keys = DRAWS[head]
    return base + _index(rest[0], keys, head)


def _index(word: str, keys: list[str], what: str) -> int:
    if word not in keys:
        raise BadInput(f"{word!r} is no {what}; there are {', '.join(keys)}")
    return keys.index(word)
