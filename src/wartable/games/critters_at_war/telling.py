"""Refusals, events and endings by name, each with the ruling it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import CARD_TABLE, LETTERS
from wartable.games.critters_at_war.names import ROW_NAMES
from wartable.games.critters_at_war.views import CrittersView
from wartable.i18n import Texts
from wartable.kernel import NONE, Event
from wartable.plugin import Arg, Reason, Told, Who
from wartable.scene import FigureTable
from wartable.sheets import score_sheet

REASONS: dict[int, Reason] = {
    code.NOT_IN_HAND: Reason("not-in-hand", "5"),
    code.WRONG_THEATRE: Reason("wrong-theatre", "5.1"),
    code.NOT_NOW: Reason("not-now", "R5"),
    code.ABILITY_FIRST: Reason("ability-first", "R16"),
    code.NO_ABILITY: Reason("no-ability", "8"),
    code.NOT_ADJACENT: Reason("not-adjacent", "3"),
    code.NOTHING_THERE: Reason("nothing-there", "7"),
    code.COVERED: Reason("covered", "3"),
    code.NOT_OWN_SIDE: Reason("not-own-side", "R7"),
    code.NOT_ON_TABLE: Reason("not-on-table", "7"),
    code.SAME_THEATRE: Reason("same-theatre", "7"),
    code.NOT_FACEDOWN: Reason("not-facedown", "R15"),
    code.COMPULSORY: Reason("compulsory", "7"),
    code.WRONG_DRAW: Reason("wrong-draw", "2"),
}
ENDINGS = {code.TARGET_REACHED: "target-reached"}

# Events about one card at one theatre: the key where the card is named, and where it is not
NAMED = {
    code.DEPLOYED: ("deployed", "5"),
    code.IMPROVISED: ("improvised", "5"),
    code.RETURNED: ("returned", "R15"),
    code.PLACED: ("placed", "R10"),
}
# Events of an ability: the card only
OF_ABILITY = {
    code.AIR_DROP_SET: ("air-drop-set", "R11"),
    code.IGNORED: ("ignored", "7"),
    code.DECLINED: ("declined", "7"),
}


def card(number: int) -> str:
    return CARD_TABLE[number].id


def told(event: Event) -> Told:
    """`-unseen` is the same event for those who do not know which card it is."""
    kind, seat, a, b = event.kind, event.seat, event.a, event.b
    unseen = "-unseen" if a == NONE else ""
    if kind in NAMED:
        key, rule = NAMED[kind]
        return Told(key + unseen, seat, _card(a) | {"theatre": LETTERS[b]}, rule)
    if kind in OF_ABILITY:
        key, rule = OF_ABILITY[kind]
        return Told(key, seat, {"card": card(a)}, rule)
    if kind == code.DESTROYED:
        blockade = event.c == code.BY_BLOCKADE
        key = ("blockaded" if blockade else "contained") + unseen
        return Told(key, seat, _card(a) | {"theatre": LETTERS[b]}, "R18" if blockade else "R19")
    if kind in (code.FLIPPED_UP, code.FLIPPED_DOWN):
        key = "flipped-up" if kind == code.FLIPPED_UP else "flipped-down"
        args: dict[str, Arg] = {"card": card(a), "theatre": LETTERS[b], "owner": Who(event.c)}
        args["own"] = int(event.c == seat)
        return Told(key, seat, args, "6.2")
    if kind == code.MOVED:
        args = _card(a) | {"theatre": LETTERS[event.c], "from": LETTERS[b]}
        return Told("moved" + unseen, seat, args, "6.4")
    if kind == code.DREW:
        return Told("drew" + unseen, seat, _card(a), "R9")
    return _told_of_battle(event)


def _told_of_battle(event: Event) -> Told:
    kind, seat, a, b = event.kind, event.seat, event.a, event.b
    if kind == code.BATTLE_BEGAN:
        return Told("battle-began", seat, {"number": a, "row": ROW_NAMES[b]}, "10")
    if kind == code.WITHDREW:
        return Told("withdrew", seat, {"cards": a, "points": b}, "9")
    if kind == code.CONTROLLED:
        args: dict[str, Arg] = {
            "theatre": LETTERS[a],
            "one": Who(0),
            "first": b,
            "two": Who(1),
            "second": event.c,
        }
        return Told("controlled", None, args, "R23")
    if kind == code.BATTLE_WON:
        return Told("battle-won", seat, {"points": a, "number": b}, "9")
    if kind == code.MATCH_WON:
        return Told("match-won", seat, {"points": a, "others": b}, "9")
    if kind == code.EXTRA_TURN:
        return Told("extra-turn", seat, {}, "13")
    return Told("skipped", seat, {}, "R26")


def word(key: str, value: Arg, texts: Texts) -> str | None:
    """Both seats of a theatre stand by themselves, beside their totals; a row is told as it lies
    before the reader."""
    if key == "row" and texts.you == 1:
        return texts("row-" + "-".join(reversed(str(value).split("-"))))
    return texts.called(value) if key in ("one", "two") and isinstance(value, Who) else None


def _card(number: int) -> dict[str, Arg]:
    return {} if number == NONE else {"card": card(number)}


def result(view: CrittersView, heard: Sequence[Told], texts: Texts) -> FigureTable:
    """Battle by battle, with what decided each."""
    first, held, rows = 0, list[Told](), []
    for told in heard:
        if told.key == "battle-began":
            first, held = told.seat or 0, []
        elif told.key == "controlled":
            held.append(told)
        elif told.key == "battle-won":
            points = [int(told.points) if seat == told.seat else 0 for seat in range(view.seats)]
            name = texts(
                "sheet-battle", number=int(told.number), how=_how(told, held, first, texts)
            )
            rows.append((name, points))
    return score_sheet(view.seat, view.seats, rows, texts, total=True)


def _how(won: Told, held: Sequence[Told], first: int, texts: Texts) -> str:
    """By what a battle was won: the theatres of the winner, or the rival's withdrawal."""
    names = [
        texts(f"theatre-{each.theatre}")
        for each in held
        if won.seat == _holder(int(each.first), int(each.second), first)
    ]
    return ", ".join(names) or texts("withdrawal")


def _holder(first: int, second: int, ties: int) -> int:
    return ties if first == second else int(second > first)


def came_to(heard: Sequence[Told], texts: Texts) -> str:
    """What a battle was decided by: who withdrew with how much in hand, or the totals of its
    theatres, always the reader's first; for others those of the first seat."""
    won = next((told for told in heard if told.key == "battle-won"), None)
    if won is None or won.seat is None:
        return ""
    number = int(won.number)
    left = next((told for told in heard if told.key == "withdrew"), None)
    if left is not None and left.seat is not None:
        key = _of("came-withdrew", left.seat, texts)
        return texts(key, seat=texts.name(left.seat), number=number, cards=int(left.cards))
    order, totals = ((1, 0) if texts.you == 1 else (0, 1)), list[str]()
    for told in heard:
        if told.key == "controlled":
            mine, theirs = [int((told.first, told.second)[seat]) for seat in order]
            totals.append(f"{texts(f'theatre-{told.theatre}')} {mine}\u00a0:\u00a0{theirs}")
    key = _of("came-fought", won.seat, texts)
    return texts(
        key,
        seat=texts.name(won.seat),
        number=number,
        sides="\u00a0: ".join(map(texts.called, order)),
        list=", ".join(totals),
    )


def _of(key: str, seat: int, texts: Texts) -> str:
    """The words for whoever reads of what they did themselves, or for others."""
    return f"{key}-you" if seat == texts.you else key
