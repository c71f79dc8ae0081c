"""What lies before the reader of a scene."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from wartable.games.age_of_heroes.engine.actions import PAYMENT, POST, SPACE
from wartable.games.age_of_heroes.labels.needs import need_words, needs, wanted
from wartable.games.age_of_heroes.names import HELD_KEYS
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


@cache
def posts(give: int) -> tuple[int, ...]:
    """The codes of offering a card for each kind."""
    return tuple(coded(POST, give, want) for want in range(len(HELD_KEYS)))


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
    def wanted(self) -> dict[str, tuple[int, ...]]:
        """The rivals that everybody knows to want a card, by its kind."""
        return wanted(self.view)

    def need_words(self, kind: str) -> str:
        """What the reader needs a card for, and who else wants it."""
        return need_words(self.needs.get(kind, ()), self.wanted.get(kind, ()), self.texts)

    def acts(self, codes: Iterable[int], at: str | None = None) -> tuple[Action, ...]:
        if not self.offers:
            return ()
        return tuple([act(self.offers[c], at) for c in codes if c in self.offers])

    def act(self, code: int, at: str | None = None) -> tuple[Action, ...]:
        """The same for one code."""
        offer = self.offers.get(code)
        return () if offer is None else (act(offer, at),)


def at_fair(view: AgeOfHeroesView) -> bool:
    """Whether cards are traded now."""
    return view.awaited in ("fair", "live", "reply")
