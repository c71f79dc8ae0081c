"""Toolkit for pictures: pieces on a board, symbols drawn in code, SVG composition."""

from wartable.scene.model import (
    NOT_DRAWN,
    Action,
    Layout,
    LayoutName,
    Offer,
    Piece,
    Player,
    Scene,
    act,
    piece,
)

__all__ = [
    "NOT_DRAWN",
    "Action",
    "Layout",
    "LayoutName",
    "Offer",
    "Piece",
    "Player",
    "Scene",
    "act",
    "piece",
]
