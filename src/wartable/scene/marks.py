"""Marks of what happened last."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from wartable.scene.model import NOT_DRAWN, Layout, Piece, Scene


def marked_last(scene: Scene, touched: Sequence[Sequence[str]]) -> Scene:
    """The scene with the state `last` on pieces: of each list of ids the first that is there. What
    can be pressed keeps the ring that says so."""
    if not touched:
        return scene
    drawn = {
        name: _marked(layout, touched)
        for name, layout in scene.layouts().items()
        if layout is not NOT_DRAWN
    }
    return replace(scene, **drawn)


def bare(layout: Layout) -> Layout:
    """The same without what can be pressed and without marks of what happened last."""
    found = [
        _bare(item) if item.actions or (item.state and item.state.endswith("last")) else item
        for item in layout.pieces
    ]
    return replace(layout, pieces=tuple(found))


def _bare(item: Piece) -> Piece:
    if item.state.endswith("last"):
        return replace(item, actions=(), asks="", state=item.state[: -len("last")].strip())
    return replace(item, actions=(), asks="")


def _marked(layout: Layout, touched: Sequence[Sequence[str]]) -> Layout:
    ids = {item.id for item in layout.pieces}
    found = {next((id for id in each if id in ids), "") for each in touched}
    return replace(layout, pieces=tuple(_mark(item, found) for item in layout.pieces))


def _mark(item: Piece, found: set[str]) -> Piece:
    if item.id not in found or item.actions or "last" in item.state.split():
        return item
    return replace(item, state=f"{item.state} last".strip())
