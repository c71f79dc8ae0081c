"""Modules of a game's folder, found by their names."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

# Rooms that a game may leave out, and what the house has in their place
PLAIN = {
    "art.sheet": "wartable.plain",
    "board": "wartable.plain",
    "bots": "wartable.bots.bots",
    "scene": "wartable.plain",
}


@cache
def found(package: str, name: str) -> Any:
    """A module of a package. Asked several times for every action: the names are not joined each
    time."""
    own = f"{package}.{name}"
    return import_module(PLAIN[name] if name in PLAIN and not exists(own) else own)


@cache
def exists(module: str) -> bool:
    """Whether there is such a module. A game in one module has no rooms."""
    parent = module.rpartition(".")[0]
    if parent and (not exists(parent) or not hasattr(import_module(parent), "__path__")):
        return False
    return find_spec(module) is not None
