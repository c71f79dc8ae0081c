"""Toolkit for pictures: pieces on a board, symbols drawn in code, SVG composition."""

from wartable.scene.model import (
    NOT_DRAWN,
    SIGNS,
    Action,
    Layout,
    LayoutName,
    Mark,
    Offer,
    Piece,
    Player,
    Scene,
    act,
    piece,
    sign,
)

__all__ = [
    "NOT_DRAWN",
    "SIGNS",
    "Action",
    "Layout",
    "LayoutName",
    "Mark",
    "Offer",
    "Piece",
    "Player",
    "Scene",
    "act",
    "piece",
    "sign",
]
