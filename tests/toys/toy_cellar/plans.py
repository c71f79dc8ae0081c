"""All but a look at the treasure can be planned."""

from __future__ import annotations

from toy_cellar.plugin import PEEK, CellarView


def plannable(view: CellarView, action: int) -> bool:
    return action != PEEK
