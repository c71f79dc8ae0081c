"""Events, refusals and endings in words' reach."""

from __future__ import annotations

from wartable.games.through_the_ages.engine.cards import CARD_KEYS
from wartable.games.through_the_ages.engine.refusals import REFUSALS
from wartable.games.through_the_ages.engine.rules.turn import (
    ALONE,
    FINISHED,
)
from wartable.games.through_the_ages.engine.telling import TELLINGS
from wartable.kernel import NONE, Event
from wartable.plugin import Arg, Reason, Told, Who

FIRST_REFUSAL = 16
REASONS = {
    code: Reason(key, rule) for code, (key, rule) in enumerate(REFUSALS, start=FIRST_REFUSAL)
}
ENDINGS = {FINISHED: "finished", ALONE: "alone"}


def told(event: Event) -> Told:
    telling = TELLINGS[event.kind - 1]
    args: dict[str, Arg] = {}
    for name, figure in zip(telling.figures, (event.a, event.b, event.c), strict=False):
        if name in ("card", "into"):
            args[name] = CARD_KEYS[figure]
        elif name in ("cards", "more"):
            args["cards"] = " ".join([*str(args.get("cards", "")).split(), *unpacked(figure)])
        elif name == "rival":
            args[name] = Who(figure)
        elif name == "age":
            args[name] = str(figure)
        else:
            args[name] = figure
    seat = None if event.seat == NONE else event.seat
    return Told(telling.key, seat, args, telling.rule)


def unpacked(figure: int) -> list[str]:
    """Keys of the cards that an event names in one figure (`engine.rules.row.packed`)."""
    found = []
    while figure:
        figure, digit = divmod(figure, 256)
        found.append(CARD_KEYS[digit - 1])
    return found
