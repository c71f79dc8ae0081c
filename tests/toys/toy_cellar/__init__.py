"""A toy game of several steps per turn: walk, look behind a door, stop. For undo and saves."""

from toy_cellar.plugin import GAME, Cellar, CellarState, ToyCellar

__all__ = ["GAME", "Cellar", "CellarState", "ToyCellar"]
