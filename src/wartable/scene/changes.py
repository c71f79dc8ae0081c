"""What differs between two pictures, asked for by the names of pieces."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.scene.model import Piece

Changed = tuple[tuple[Piece, ...], tuple[str, ...]]


def changed(old: Mapping[str, Piece], new: Mapping[str, Piece]) -> Changed:
    """Pieces that came or are different, and the ids of those that left."""
    come = tuple(item for id, item in new.items() if old.get(id) != item)
    return come, tuple(id for id in old if id not in new)


def named(changes: Changed, *names: str) -> Changed:
    """Those of pieces of these names. A name stands for itself and for everything it begins:
    `army-1` for `army-1-mark` too, but not for `army-12`."""
    starts = tuple(f"{name}-" for name in names)
    known = frozenset(names)

    def asked(id: str) -> bool:
        return id in known or id.startswith(starts)

    come, gone = changes
    return tuple(item for item in come if asked(item.id)), tuple(filter(asked, gone))
