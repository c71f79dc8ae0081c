"""What lies before the reader of a scene."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from wartable.games.age_of_heroes.engine.actions import PAYMENT, SPACE
from wartable.games.age_of_heroes.labels.needs import need_words, needs, wanting
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

    @cached_property
    def needs(self) -> dict[str, list[str]]:
        """Kinds of cards the reader needs, each with what for."""
        return needs(self.view)

    @cached_property
    def _wanted(self) -> dict[str, tuple[int, ...]]:
        return {}

    def wanting(self, kind: str) -> tuple[int, ...]:
        """The rivals that everybody knows to want a card."""
        if kind not in self._wanted:
            self._wanted[kind] = wanting(self.view, kind)
        return self._wanted[kind]

    def need_words(self, kind: str) -> str:
        """What the reader needs a card for, and who else wants it."""
        return need_words(self.needs.get(kind, ()), self.wanting(kind), self.texts)

    def acts(self, codes: Iterable[int], at: str | None = None) -> tuple[Action, ...]:
        if not self.offers:
            return ()
        return tuple([act(self.offers[c], at) for c in codes if c in self.offers])


def at_fair(view: AgeOfHeroesView) -> bool:
    """Whether cards are traded now."""
    return view.awaited in ("fair", "live", "reply")
