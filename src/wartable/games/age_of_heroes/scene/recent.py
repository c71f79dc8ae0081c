"""Marks of what rivals did last, made of what the reader has heard."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.plugin import Told
from wartable.scene import NOT_DRAWN, Scene
from wartable.scene.marks import marked_last

PANEL = ("t{seat}-panel",)
STRUCK = ("t{other}-panel",)
TOUCHED = {  # by event: pieces that show it, the best first
    **dict.fromkeys(("taxed", "boomed", "claimed", "shaken", "erupted", "raided"), PANEL),
    **dict.fromkeys(("declared", "conquered", "plundered", "wrecked"), STRUCK),
    "built": PANEL,
    "placed": ("t{seat}-mon-{last}",),
    "road-built": ("road-{low}-{high}",),
    "road-refused": PANEL,
    "posted": ("offer-{seat}-{give}-{want}",),
    "announced-have": ("notice-{seat}",),
    "announced-want": ("notice-{seat}",),
    "swapped": PANEL,
    "deal-closed": PANEL,
    "deal-rejected": PANEL,
}
# at a fair so much happens that only the latest of each rival is marked
TRADED = frozenset(
    {"posted", "announced-have", "announced-want", "swapped", "deal-closed", "deal-rejected"}
)
BEGINS = frozenset({"turn-began", "fair-opened"})  # a turn, or a fair


def marked(scene: Scene, seat: int, news: Sequence[Told]) -> Scene:
    """The scene with the state `last` on what each rival did last."""
    heard = lately(seat, news)
    return marked_last(scene, [[*newest(scene, told), *pieces(told)] for told in heard])


def newest(scene: Scene, told: Told) -> list[str]:
    """The id of a city or fortress that was just built: the last of its row."""
    part = {"city": "city", "fortress": "fort"}.get(str(told.args.get("item")))
    if part is None:
        return []
    drawn = scene.tall if scene.wide is NOT_DRAWN else scene.wide
    row = f"t{told.seat}-{part}-"
    return [
        item.id
        for item in drawn.pieces
        if item.id.startswith(row) and item.symbol == f"aoh-{told.item}"
    ][-1:]


def lately(reader: int, news: Sequence[Told]) -> list[Told]:
    """What rivals did since the reader's own last action, and in the last turn, or fair, in which
    they did anything; the latest first."""
    found: list[Told] = []
    traded: set[int | None] = set()
    acted = over = False
    for told in reversed(news):
        if told.key in BEGINS and found:
            over = True
        if over and acted:
            break
        if told.seat == reader and told.key in TOUCHED:
            acted = True
        elif told.key in TRADED and told.seat in traded:
            continue
        elif told.key in TOUCHED:
            found.append(told)
            if told.key in TRADED:
                traded.add(told.seat)
    return found


def pieces(told: Told) -> list[str]:
    """Ids of pieces that may show it, the best first."""
    named: dict[str, object] = {**told.args, "seat": told.seat}
    if told.key == "placed":
        named["last"] = int(told.total) - 1
    if told.key == "road-built" and told.seat is not None:
        named["low"], named["high"] = sorted((told.seat, int(told.other)))
    return [name.format_map(named) for name in TOUCHED[told.key]]
