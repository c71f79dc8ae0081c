"""What the reader holds without workers: government, leader, special technologies, the tactic in
force, wonders, colonies.

Faces side by side, never one over the other; many colonies become tiles, two to a column."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wartable.games.through_the_ages.art.faces import H, W
from wartable.games.through_the_ages.art.tiles import TILE_H, TILE_W
from wartable.games.through_the_ages.scene import targets
from wartable.games.through_the_ages.scene.desk import Desk
from wartable.games.through_the_ages.views.civs import WonderView
from wartable.scene import Piece

BETWEEN = 4.0
STACKED = (H - 4) / 2 / TILE_H  # two tiles are as high as a face

Draw = Callable[[float, float, float], list[Piece]]
Block = tuple[float, Draw]  # how wide in units of a face, and how to draw it around a middle


def blocks(desk: Desk, tiled: bool) -> list[Block]:
    """All of it, in order; `tiled`: colonies as tiles."""
    me = desk.me
    faces = [me.government, *([me.leader] if me.leader else []), *me.specials]
    found = [(W + BETWEEN, _face(desk, card)) for card in faces]
    if me.tactic:
        said = desk.texts(f"tactic-{'exclusive' if me.tactic_exclusive else 'common'}")
        found.append(
            (W + BETWEEN, _face(desk, me.tactic, f"({desk.texts('tactic-in-force')}. {said})"))
        )
    found += [(W + BETWEEN, _wonder(desk, wonder)) for wonder in me.wonders]
    if not tiled:
        return found + [(W + BETWEEN, _face(desk, card)) for card in me.colonies]
    wide = TILE_W * STACKED + BETWEEN
    pairs = [me.colonies[k : k + 2] for k in range(0, len(me.colonies), 2)]
    return found + [(wide, _tiles(desk, pair)) for pair in pairs]


def _face(desk: Desk, card: str, *more: str) -> Draw:
    target = targets.own(card)
    return lambda x, y, scale: [desk.card(desk.ids[target], card, x, y, scale, target, *more)]


def _wonder(desk: Desk, shown: WonderView) -> Draw:
    return lambda x, y, scale: desk.wonder(shown, x, y, scale)


def _tiles(desk: Desk, cards: tuple[str, ...]) -> Draw:
    def draw(x: float, y: float, scale: float) -> list[Piece]:
        out = []
        for k, card in enumerate(cards):
            target = targets.own(card)
            at = y + (k - 0.5) * (H + 4) / 2 * scale
            shown = desk.card(desk.ids[target], card, x, at, scale * STACKED, target)
            out.append(replace(shown, symbol=f"tta-tile-{card}"))
        return out

    return draw
