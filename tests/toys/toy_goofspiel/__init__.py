"""Goofspiel, an old game with cards: a small one that OpenSpiel plays too, to compare with."""

from toy_goofspiel.plugin import GAME

__all__ = ["GAME"]
