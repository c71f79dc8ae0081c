"""All but a look at the treasure can be planned."""

from __future__ import annotations

from collections.abc import Sequence

from toy_cellar.plugin import PEEK, CellarView
from wartable.i18n import Texts
from wartable.statements import Prospect


def plannable(view: CellarView, action: int) -> bool:
    return action != PEEK


def assumed(view: CellarView, legal: Sequence[int]) -> None:
    """Nothing is left to the table."""


def prospects(view: CellarView, texts: Texts) -> list[Prospect]:
    """Nothing is reckoned."""
    return []
