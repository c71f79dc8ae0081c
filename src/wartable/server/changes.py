"""What changed from the scene a reader has to the next one: most pieces stay as they are."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from wartable.scene import NOT_DRAWN, Layout, LayoutName, Scene
from wartable.server.protocol import LayoutChange, PlainPosition, Position

LAYOUTS: tuple[LayoutName, ...] = get_args(LayoutName)


def since(old: Scene | None, message: Position | PlainPosition) -> Position | PlainPosition:
    """The same message for a reader who has the scene `old`: with changes, if these are few."""
    if old is None or isinstance(message, PlainPosition):
        return message
    found: dict[LayoutName, LayoutChange] = {}
    for name in LAYOUTS:
        if message.scene.layout(name) is not NOT_DRAWN:
            change = between(old.layout(name), message.scene.layout(name))
            if change is None:
                return message
            found[name] = change
    bare = replace(message.scene, **dict.fromkeys(LAYOUTS, NOT_DRAWN))
    return replace(message, scene=bare, changes=found)


def between(old: Layout, new: Layout) -> LayoutChange | None:
    """How to make one layout of the other; None where all of it had better be sent."""
    if (old.width, old.height) != (new.width, new.height):
        return None
    known = {piece.id: piece for piece in old.pieces}
    at = [n for n, piece in enumerate(new.pieces) if known.get(piece.id) != piece]
    if 2 * len(at) > len(new.pieces):
        return None
    pieces = [new.pieces[n] for n in at]
    changed = {piece.id for piece in pieces}
    kept = [piece.id for piece in new.pieces if piece.id not in changed]
    staying = set(kept)
    if [id for id in known if id in staying] != kept:  # some lie in another order
        return None
    gone = [id for id in known if id not in staying and id not in changed]
    return LayoutChange(pieces=pieces, at=at, gone=gone)
