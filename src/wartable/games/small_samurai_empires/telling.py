"""What the rules tell, by name and with the ruling each rests on."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from wartable.games.small_samurai_empires.engine import actions as code
from wartable.games.small_samurai_empires.engine.components import REGION_KEYS
from wartable.games.small_samurai_empires.names import KEYS
from wartable.games.small_samurai_empires.scene.sums import came_to, influence, spelled
from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.i18n import Texts
from wartable.kernel import NONE, Event
from wartable.plugin import Arg, Reason, Told, Who
from wartable.scene import FigureTable
from wartable.sheets import score_sheet

__all__ = ["ENDINGS", "REASONS", "came_to", "result", "told"]

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
Row = tuple[str, tuple[str, ...], str]
PLAIN: dict[int, Row] = {
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
        (code.TOLD_SCORING, "scoring", ("n",), "8.1"),
        (code.TOLD_FULL_HARVEST, "full-harvest", ("province", "good"), "8.1"),
    )
}
# A field of an event of this kind decides: with this value it is told so, else otherwise.
EITHER: dict[int, tuple[str, int, Row, Row]] = {
    int(code.TOLD_FATE_DRAWN): (
        "a",
        NONE,
        ("fate-drawn-hidden", (), "8.6"),
        ("fate-drawn", ("region",), "8.6"),
    ),
    int(code.TOLD_FATE_CHOSEN): (
        "a",
        NONE,
        ("fate-chosen-hidden", (), "4.1"),
        ("fate-chosen", ("region",), "4.1"),
    ),
    int(code.TOLD_FATE_SHOWN): (
        "seat",
        NONE,
        ("fate-shown-deck", ("region",), "R29"),
        ("fate-shown", ("region",), "4.1"),
    ),
    int(code.TOLD_PLACED): (
        "b",
        NONE,
        ("placed-hidden", ("cell",), "4.1"),
        ("placed", ("cell", "order"), "4.1"),
    ),
    int(code.TOLD_REVEALED): (
        "c",
        1,
        ("acts-again", ("cell", "order"), "5.2"),
        ("revealed", ("cell", "order"), "R16"),
    ),
    int(code.TOLD_EXECUTION): ("a", 1, ("execution-1", (), "4.2"), ("execution-2", (), "5.2")),
    int(code.TOLD_BONUS): (
        "c",
        1,
        ("bonus-first", ("region", "n"), "8.3"),
        ("bonus-second", ("region", "n"), "R10"),
    ),
}
PASSED = {  # what was asked: how declining it is told
    int(code.QUICK_ACTION): "passed-quick",
    int(code.ORDER_RECRUIT): "passed-order",
    int(code.ORDER_ATTACK): "passed-order",
    int(code.ORDER_CASTLE): "passed-order",
    int(code.ORDER_MOVE): "passed-move",
}


def told(event: Event) -> Told:
    kind, seat = int(event.kind), None if event.seat == NONE else int(event.seat)
    a, b, c = figures = (int(event.a), int(event.b), int(event.c))
    if kind == code.TOLD_PASSED:
        return Told(PASSED.get(a, "passed"), seat, {}, "7" if a == code.QUICK_ACTION else "R16")
    if kind == code.TOLD_FINAL_INFLUENCE:
        args: dict[str, Arg] = {"region": REGION_KEYS[a], "worth": b, "cards": c, "n": b * c}
        return Told("final-influence", seat, args, "9")
    if kind in EITHER:
        name, value, row, other = EITHER[kind]
        key, names, rule = row if getattr(event, name) == value else other
    else:
        key, names, rule = PLAIN[kind]
    return Told(key, seat, _named(names, figures), rule)


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


TURNED_UP = frozenset({"revealed", "acts-again"})
AFTER = TURNED_UP | {"round", "scoring", "execution-1", "execution-2", "orders-back"}


def spent(lines: Sequence[tuple[int, Told]]) -> list[tuple[int, Told]]:
    """Lines of a log; what was turned up and is followed by nothing that came of it says so, and
    why."""
    found = list(lines)
    for i, ((number, told), (_, then)) in enumerate(pairwise(lines)):
        if told.key in TURNED_UP and then.key in AFTER:
            order = str(told.args["order"])
            why = "move" if order.startswith("move") else order
            args = {**told.args, "why": why}
            found[i] = number, dataclasses.replace(told, key=f"{told.key}-idle", args=args)
    return found


def result(view: SamuraiView, heard: Sequence[Told], texts: Texts) -> FigureTable:
    """Points by what they were earned with; those of influence by region."""
    rows: list[tuple[str, list[int]]] = []
    for key in view.players[0].earned:
        if key == "influence":
            rows += influence(view, texts).items()
        else:
            rows.append((texts(f"sheet-{key}"), [who.earned[key] for who in view.players]))
    sheet = score_sheet(view.seat, view.seats, rows, texts, total=True)
    order = sorted(range(view.seats), key=lambda seat: (seat != view.seat, seat))
    said = spelled(view, texts)
    shown = (
        (row[0], *(said[row[0]][seat] for seat in order)) if row[0] in said else row
        for row in sheet.rows
    )
    return replace(sheet, rows=tuple(shown))
