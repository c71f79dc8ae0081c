"""Toolkit for pictures: pieces on a board, symbols drawn in code, SVG composition."""

from wartable.scene.model import Action, Layout, Offer, Piece, Player, Scene, act, piece

__all__ = ["Action", "Layout", "Offer", "Piece", "Player", "Scene", "act", "piece"]
