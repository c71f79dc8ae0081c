"""What the rules tell, by name and with the ruling each rests on."""

from __future__ import annotations

from wartable.games.small_samurai_empires.engine import actions as code
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
from wartable.kernel import NONE, Event
from wartable.plugin import Arg, Reason, Told, Who

REASONS = {
    int(number): Reason(key, rule)
    for number, key, rule in (
        (code.NOT_ASKED, "not-asked", "11.2"),
        (code.NO_SUCH_FATE, "no-such-fate", "4.1"),
        (code.NO_SUCH_ORDER, "no-such-order", "4.1"),
        (code.CELL_TAKEN, "cell-taken", "4.1"),
        (code.ORDER_FACE_DOWN, "order-face-down", "5.1"),
        (code.ALREADY_COVERED, "already-covered", "5.1"),
        (code.CANNOT_PAY_COVER, "cannot-pay-cover", "R2"),
        (code.NO_OWN_ARMY, "no-own-army", "6"),
        (code.NOT_NEIGHBOURS, "not-neighbours", "1"),
        (code.LEFT_THE_REGION, "left-the-region", "R15"),
        (code.NO_MOVES_LEFT, "no-moves-left", "6"),
        (code.NO_MOUNTAIN_TOKEN, "no-mountain-token", "10.2"),
        (code.ONE_EXPEDITION, "one-expedition", "R22"),
        (code.OTHER_REGION, "other-region", "6"),
        (code.NO_ENEMY_ARMY, "no-enemy-army", "6"),
        (code.OTHER_PROVINCE, "other-province", "6"),
        (code.NO_ARMY_IN_SUPPLY, "no-army-in-supply", "6"),
        (code.NO_PLACE_TO_RECRUIT, "no-place-to-recruit", "6"),
        (code.NOT_COASTAL, "not-coastal", "R11"),
        (code.SAME_PROVINCE, "same-province", "R11"),
        (code.TOO_FEW_ARMIES, "too-few-armies", "6"),
        (code.CANNOT_PAY, "cannot-pay", "R7"),
        (code.NOT_IN_CAPITAL, "not-in-capital", "6"),
        (code.CASTLE_STANDS_THERE, "castle-stands-there", "6"),
        (code.CASTLE_IN_REGION, "castle-in-region", "6"),
        (code.NO_CASTLE_IN_REGION, "no-castle-in-region", "6"),
        (code.NO_CASTLE_IN_SUPPLY, "no-castle-in-supply", "6"),
        (code.NOT_A_RESOURCE, "not-a-resource", "7"),
        (code.STOCK_EMPTY, "stock-empty", "R14"),
        (code.MISSION_NOT_DONE, "mission-not-done", "R20"),
        (code.NOT_IN_THE_BAG, "not-in-the-bag", "2"),
        (code.WRONG_DRAW, "wrong-draw", "2"),
        (code.OWN_ARMY, "own-army", "6"),
    )
}
ENDINGS = {int(code.PLAYED_OUT): "played-out"}

# An event of this kind is told by this key, with these figures by name, under this rule.
# Names of figures say what they are: province, start and to are provinces, and so on.
PLAIN: dict[int, tuple[str, tuple[str, ...], str]] = {
    int(kind): (key, names, rule)
    for kind, key, names, rule in (
        (code.TOLD_TILE, "tile", ("province", "good"), "2"),
        (code.TOLD_MISSION, "mission-drawn", ("region", "mission"), "10.1"),
        (code.TOLD_SHRINE, "shrine-drawn", ("province", "colour"), "10.3"),
        (code.TOLD_QUICK, "quick-drawn", ("cell", "quick"), "10.4"),
        (code.TOLD_FIRST, "first", (), "2"),
        (code.TOLD_EPOCH, "epoch", ("n",), "3"),
        (code.TOLD_ROUND, "round", ("epoch", "n"), "3"),
        (code.TOLD_COVERED, "covered", ("cell", "victim", "n"), "R3"),
        (code.TOLD_MOVED, "moved", ("start", "to"), "6"),
        (code.TOLD_SHIPPED, "shipped", ("start", "to", "n"), "R11"),
        (code.TOLD_DESTROYED, "destroyed", ("province", "victim"), "6"),
        (code.TOLD_RECRUITED, "recruited", ("province",), "6"),
        (code.TOLD_HARVESTED, "harvested", ("province", "good"), "R8"),
        (code.TOLD_PAID, "paid", ("good", "n"), "R7"),
        (code.TOLD_BUILT, "built", ("province",), "6"),
        (code.TOLD_REINFORCED, "reinforced", ("province",), "6"),
        (code.TOLD_STOCK_OUT, "stock-out", ("good",), "R14"),
        (code.TOLD_EXPLORED, "explored", ("mountain", "start", "to"), "R23"),
        (code.TOLD_TOKEN, "token", ("mountain", "token"), "10.2"),
        (code.TOLD_ARRIVED, "arrived", ("province",), "10.2"),
        (code.TOLD_RETURNED, "returned", ("province",), "R24"),
        (code.TOLD_GAINED, "gained", ("good", "n"), "10.2"),
        (code.TOLD_MISSION_DONE, "mission-done", ("region", "mission", "n"), "R19"),
        (code.TOLD_INFLUENCE, "influence", ("region", "n", "now"), "8.2"),
        (code.TOLD_SHRINES, "shrines", ("n",), "8.4"),
        (code.TOLD_ORDERS_BACK, "orders-back", (), "8.5"),
        (code.TOLD_TURN_ORDER, "turn-order", ("n",), "8.7"),
        (code.TOLD_FINAL_GOODS, "final-goods", ("tokens", "n"), "9"),
        (code.TOLD_ENDED, "ended", (), "9"),
        (code.TOLD_BOUGHT, "bought", (), "R13"),
        (code.TOLD_FULL_HARVEST, "full-harvest", ("province", "good"), "8.1"),
    )
}
PASSED = {  # what was asked: how declining it is told
    int(code.QUICK_ACTION): "passed-quick",
    int(code.ORDER_RECRUIT): "passed-order",
    int(code.ORDER_ATTACK): "passed-order",
    int(code.ORDER_CASTLE): "passed-order",
    int(code.ORDER_MOVE): "passed-move",
}
KEYS = {
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


def told(event: Event) -> Told:
    kind = int(event.kind)
    seat = None if event.seat == NONE else int(event.seat)
    figures = (int(event.a), int(event.b), int(event.c))
    if kind in PLAIN:
        key, names, rule = PLAIN[kind]
        return Told(key, seat, _named(names, figures), rule)
    a, b, c = figures
    if kind == code.TOLD_FATE_DRAWN:
        if a == NONE:
            return Told("fate-drawn-hidden", seat, {}, "8.6")
        return Told("fate-drawn", seat, _named(("region",), figures), "8.6")
    if kind == code.TOLD_FATE_CHOSEN:
        if a == NONE:
            return Told("fate-chosen-hidden", seat, {}, "4.1")
        return Told("fate-chosen", seat, _named(("region",), figures), "4.1")
    if kind == code.TOLD_FATE_SHOWN:
        if seat is None:
            return Told("fate-shown-deck", None, _named(("region",), figures), "R29")
        return Told("fate-shown", seat, _named(("region",), figures), "4.1")
    if kind == code.TOLD_PLACED:
        if b == NONE:
            return Told("placed-hidden", seat, {"cell": a + 1}, "4.1")
        return Told("placed", seat, _named(("cell", "order"), figures), "4.1")
    if kind == code.TOLD_REVEALED:
        key, rule = ("acts-again", "5.2") if c == 1 else ("revealed", "R16")
        return Told(key, seat, _named(("cell", "order"), figures), rule)
    if kind == code.TOLD_PASSED:
        return Told(PASSED.get(a, "passed"), seat, {}, "7" if a == code.QUICK_ACTION else "R16")
    if kind == code.TOLD_EXECUTION:
        return Told(f"execution-{a}", None, {}, "4.2" if a == 1 else "5.2")
    if kind == code.TOLD_BONUS:
        key = "bonus-first" if c == 1 else "bonus-second"
        return Told(key, seat, _named(("region", "n"), figures), "8.3" if c == 1 else "R10")
    if kind == code.TOLD_FINAL_INFLUENCE:
        args: dict[str, Arg] = {"region": REGION_KEYS[a], "worth": b, "cards": c, "n": b * c}
        return Told("final-influence", seat, args, "9")
    raise ValueError(f"no event {kind}")


def _named(names: tuple[str, ...], figures: tuple[int, ...]) -> dict[str, Arg]:
    args: dict[str, Arg] = {}
    for name, figure in zip(names, figures, strict=False):
        if name in KEYS:
            args[name] = KEYS[name][figure]
        elif name == "victim":
            args[name] = Who(figure)
        else:
            args[name] = figure + 1 if name == "cell" else figure
    return args
