"""Marks of what rivals did last, made of what the reader has heard."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.plugin import Told
from wartable.scene import Scene
from wartable.scene.marks import marked_last

ORDER = ("placed-{cell}-2", "placed-{cell}-1")
STANDS = ("army-{province}-{seat}",)
GOES = ("army-{to}-{seat}",)
TOUCHED = {  # by event: pieces that show it, the best first
    **dict.fromkeys(("placed", "placed-hidden", "revealed", "acts-again"), ORDER),
    **dict.fromkeys(("recruited", "reinforced", "arrived", "returned"), STANDS),
    **dict.fromkeys(("moved", "shipped"), GOES),
    "destroyed": ("army-{province}-{victim}", "mark-{province}"),
    "built": ("castle-{province}-{seat}",),
    "harvested": ("mark-{province}",),
    "explored": ("mountain-{mountain}",),
    "mission-done": ("mission-{region}-{seat}",),
}
TURNED_UP = frozenset({"revealed", "acts-again"})  # nobody's doing
BEGINS = TURNED_UP | {"placed", "placed-hidden"}  # a turn


def marked(scene: Scene, seat: int, news: Sequence[Told]) -> Scene:
    """The scene with the state `last` on what rivals did lately."""
    return marked_last(scene, [pieces(told) for told in lately(seat, len(scene.players), news)])


def lately(reader: int, seats: int, news: Sequence[Told]) -> list[Told]:
    """What rivals did since the reader's own last action, and each rival's last turn at least; the
    latest first."""
    found: list[Told] = []
    whole: set[int] = set()  # rivals whose last turn is complete
    acted = not 0 <= reader < seats
    for told in reversed(news):
        if told.seat is None or told.key not in TOUCHED:
            continue
        if told.seat == reader:
            acted = acted or told.key not in TURNED_UP
        elif not acted or told.seat not in whole:
            found.append(told)
            if told.key in BEGINS:
                whole.add(told.seat)
    return found


def pieces(told: Told) -> list[str]:
    """Ids of pieces that may show it, the best first."""
    named = {**told.args, "seat": told.seat}
    return [name.format_map(named) for name in TOUCHED[told.key]]
