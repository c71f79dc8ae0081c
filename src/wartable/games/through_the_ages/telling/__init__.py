"""What the rules tell, by name and with the section of the rule sheet each rests on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.engine.actions import refusals
from wartable.games.through_the_ages.engine.actions.codes import ALONE, FINISHED
from wartable.games.through_the_ages.engine.actions.events import TELLINGS
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.games.through_the_ages.telling.culture import came_to, sources
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.i18n import Texts
from wartable.kernel import NONE, Event
from wartable.plugin import Arg, Reason, Told, Who
from wartable.scene import FigureTable
from wartable.sheets import score_sheet

__all__ = ["ENDINGS", "REASONS", "came_to", "joined", "result", "told", "word"]

FIRST_REFUSAL = 16


def urban_limit(view: ThroughTheAgesView) -> dict[str, int]:
    """How many urban buildings of a kind the refused seat may have."""
    return {"limit": view.civs[view.seat].urban_limit}


def hand_limit(view: ThroughTheAgesView) -> dict[str, int]:
    """How many civil cards the refused seat may hold."""
    return {"limit": view.civs[view.seat].civil_limit}


COUNTS = {refusals.URBAN_LIMIT: urban_limit, refusals.HAND_FULL: hand_limit}
REASONS = {
    code: Reason(key, rule, COUNTS.get(code))
    for code, (key, rule) in enumerate(refusals.REFUSALS, start=FIRST_REFUSAL)
}
JOINED = frozenset({"drew", "drew-card", "discarded", "discarded-card", "outdated-card"})
ENDINGS = {FINISHED: "finished", ALONE: "alone"}


def told(event: Event) -> Told:
    telling = TELLINGS[event.kind - 1]
    args: dict[str, Arg] = {}
    for name, figure in zip(telling.figures, (event.a, event.b, event.c), strict=False):
        if name in ("card", "into"):
            args[name] = CARD_KEYS[figure]
        elif name in ("cards", "more"):
            args["cards"] = " ".join([*str(args.get("cards", "")).split(), *unpacked(figure)])
        elif name == "listed":
            args["cards"] = CARD_KEYS[figure]
        elif name == "rival":
            args[name] = Who(figure)
        elif name == "age":
            args[name] = str(figure)
        else:
            args[name] = figure
    seat = None if event.seat == NONE else event.seat
    if telling.key == "scored" and event.a < 0:
        return Told("scored-less", seat, {**args, "n": -event.a}, telling.rule)
    return Told(telling.key, seat, args, telling.rule)


def joined(first: Told, then: Told) -> Told | None:
    """Cards drawn, discarded and out of date are told one by one; in a row they are one line."""
    if then.key not in JOINED or (first.key, first.seat) != (then.key, then.seat):
        return None
    if "n" in then.args:
        return replace(first, args={"n": int(first.args["n"]) + int(then.args["n"])})
    return replace(first, args={"cards": f"{first.args['cards']} {then.args['cards']}"})


def unpacked(figure: int) -> list[str]:
    """Keys of the cards that an event names in one figure (`engine.rules.row.packed`)."""
    found = []
    while figure:
        figure, digit = divmod(figure, 256)
        found.append(CARD_KEYS[digit - 1])
    return found


def word(key: str, value: Arg, texts: Texts) -> str | None:
    """Several cards by their names, one after the other."""
    if key == "cards" and isinstance(value, str):
        return ", ".join(names.name(card, texts) for card in value.split())
    return None


def result(view: ThroughTheAgesView, heard: Sequence[Told], texts: Texts) -> FigureTable:
    """Where everybody's culture came from."""
    rows = sources(heard, [civ.culture for civ in view.civs], texts)
    return score_sheet(view.seat, view.seats, rows, texts, total=True)
