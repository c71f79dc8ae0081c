"""Where culture came from: each change of it as it is told, by what brought it, for the sheet of a
finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from wartable.games.through_the_ages import names
from wartable.i18n import Texts
from wartable.plugin import Told

# what an event of the rules says of the culture told after it
CAUSES = {
    **dict.fromkeys(("prepared", "prepared-card"), "prepared"),
    "revealed": "events",
    "hunger": "hunger",
    "completed": "wonders",
    **dict.fromkeys(("led", "developed", "revolted", "khan", "speak", "gates"), "leaders"),
    "played": "cards",
    **dict.fromkeys(("colonised", "columbus"), "colonies"),
    **dict.fromkeys(("attacked", "succeeded", "strengths", "war-won", "infiltrated"), "attacks"),
    **dict.fromkeys(("took-colony", "resigned"), "attacks"),
    "turn": "other",
}
ROWS = (
    *("production", "hunger", "wonders", "leaders", "cards", "colonies"),
    *("attacks", "prepared", "events", "other"),
)
POINTS = {
    "gained-culture": 1,
    "lost-culture": -1,
    "earned": 1,
    "scored": 1,
    "scored-less": -1,
    "counted": 1,
}
FEW = 2  # cards that are named one by one

Row = tuple[str, list[int]]


def _changes(heard: Sequence[Told]) -> Iterator[tuple[str, int, int]]:
    """What brought it, to whom, how much it says."""
    cause, leaving = "other", None
    for told in heard:
        if told.key == "left":  # culture of this seat alone is its leader's
            leaving = told.seat
        elif told.key in CAUSES:
            cause, leaving = CAUSES[told.key], None
        if told.key not in POINTS or told.seat is None:
            continue
        by = "leaders" if told.seat == leaving else cause
        if told.key == "earned":
            by = "production"
        elif told.key in ("scored", "scored-less"):
            by = f"card {told.card}"
        elif told.key == "counted":
            by = f"counted {told.what}"
        yield by, told.seat, POINTS[told.key] * int(told.n)


def sources(heard: Sequence[Told], culture: Sequence[int], texts: Texts) -> list[Row]:
    """A row for each thing that brought culture, impacts one by one in the order they came up;
    together they are what everybody has. Nobody falls below none."""
    has = [0] * len(culture)
    found: dict[str, Counter[int]] = {}
    for by, seat, n in _changes(heard):
        n = max(n, -has[seat])
        has[seat] += n
        found.setdefault(by, Counter())[seat] += n
    for seat, (told, true) in enumerate(zip(has, culture, strict=True)):
        found.setdefault("other", Counter())[seat] += true - told
    keys = [key for key in ROWS if key in found] + [key for key in found if " " in key]
    return [(_name(key, texts), [found[key][seat] for seat in range(len(has))]) for key in keys]


def came_to(heard: Sequence[Told], texts: Texts) -> str:
    """The end of a turn that brings culture by more than what is produced: by what, to whom; all
    that the end of a game brings as one thing."""
    changes = list(_changes(heard))
    cards = {by for by, _, _ in changes if by.startswith("card ")}
    found: dict[str, Counter[int]] = {}
    for by, seat, n in changes:
        found.setdefault("events" if by in cards and len(cards) > FEW else by, Counter())[seat] += n
    if not any(told.key == "earned" for told in heard) or len(found) < 2:
        return ""
    said = []
    for by, points in found.items():
        name = texts("beat-production") if by == "production" else _name(by, texts)
        whose = [
            f"{texts.called(seat)} {'+' if n > 0 else '−'}{abs(n)}"
            for seat, n in points.items()
            if n
        ]
        said += [f"{name}: {', '.join(whose)}."] if whose else []
    return " ".join(said)


def _name(key: str, texts: Texts) -> str:
    kind, _, which = key.partition(" ")
    if kind == "card":
        return names.name(which, texts)
    return texts("beat-counted", what=int(which)) if which else texts(f"sheet-{key}")
