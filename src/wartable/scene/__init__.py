"""Toolkit for pictures: pieces on a board, symbols drawn in code, SVG composition."""

from wartable.scene.beats import Beat, BeatKind, FigureTable, Pause
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
    arranged,
    piece,
    sign,
)

__all__ = [
    "NOT_DRAWN",
    "SIGNS",
    "Action",
    "Beat",
    "BeatKind",
    "FigureTable",
    "Layout",
    "LayoutName",
    "Mark",
    "Offer",
    "Pause",
    "Piece",
    "Player",
    "Scene",
    "act",
    "arranged",
    "piece",
    "sign",
]
