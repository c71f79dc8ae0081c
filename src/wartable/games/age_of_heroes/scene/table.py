"""What lies before the reader of a scene."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.i18n import Texts
from wartable.scene import Action, Offer, act


@dataclass
class Table:
    """The view, the words, and the legal actions by code."""

    view: AgeOfHeroesView
    texts: Texts
    offers: dict[int, Offer]

    def acts(self, codes: Iterable[int], at: str | None = None) -> tuple[Action, ...]:
        return tuple(act(self.offers[c], at) for c in codes if c in self.offers)
