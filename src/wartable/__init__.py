"""Wartable: a digital table for strategy board games."""

from importlib import import_module
from typing import Any

from wartable.errors import BadInput
from wartable.plugin import Plugin, game, games

__version__ = "0.2.0.dev0"
__all__ = ["Plugin", "Position", "BadInput", "game", "games"]


def __getattr__(name: str) -> Any:
    if name == "Position":  # late: plugins import this package while it is being made
        from wartable.play import Position

        return Position
    if name == "research":  # late: most programs need no numpy
        return import_module("wartable.research")
    raise AttributeError(name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "research"})
