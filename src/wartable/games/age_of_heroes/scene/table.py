"""What lies before the reader of a scene."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from wartable.games.age_of_heroes.engine.actions import PAYMENT, SPACE
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.i18n import Texts
from wartable.scene import Action, Offer, act


@cache
def coded(first: int, *figures: int) -> int:
    """The code of a verb, given by its first code, with these figures."""
    return SPACE.at(first).code([*figures])


@cache
def paid(first: int, target: int) -> tuple[int, ...]:
    """The codes of something built, one for each way to pay."""
    return tuple(coded(first, target, way) for way in range(PAYMENT.size))


@dataclass
class Table:
    """The view, the words, and the legal actions by code."""

    view: AgeOfHeroesView
    texts: Texts
    offers: dict[int, Offer]

    def acts(self, codes: Iterable[int], at: str | None = None) -> tuple[Action, ...]:
        if not self.offers:
            return ()
        return tuple([act(self.offers[c], at) for c in codes if c in self.offers])


def at_fair(view: AgeOfHeroesView) -> bool:
    """Whether cards are traded now."""
    return view.awaited in ("fair", "live", "reply")
