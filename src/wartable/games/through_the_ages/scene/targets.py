"""Where an action is pressed: every offer is bound to the pieces it is about."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.through_the_ages.engine.actions.codes import SPACE, cards_of
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.games.through_the_ages.engine.steps.powers import POWER_CARDS
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.kernel.spans import Act
from wartable.scene import Action, Offer, act

Target = tuple[str, ...]  # a zone, and which piece of it

OWN, CIVIL, MILITARY, ROW, RIVAL, COMMON, PACT = (
    *("own", "civil", "military", "row", "rival", "common", "pact"),
)
MAIN: Target = ("main",)
WORKERS: Target = ("workers",)
BANK: Target = ("bank",)
GOODS: Target = ("goods",)
AUCTION: Target = ("auction",)
FEW = 4  # as many splits get a big button each


def own(card: str) -> Target:
    """Where a card of the reader's own in play is pressed."""
    return (OWN, card)


def rival(seat: int, card: str = "") -> Target:
    """Where a rival's board is pressed, or a card of theirs in play."""
    return (RIVAL, str(seat), card) if card else (RIVAL, str(seat))


class Targets:
    """Offers by where they are pressed."""

    def __init__(self, view: ThroughTheAgesView, offers: Sequence[Offer]) -> None:
        self.view = view
        self.found: dict[Target, list[tuple[Offer, Target | None]]] = {}
        self.offers = list(offers)
        for offer in offers:
            for target, at in self._places(SPACE.act(offer.action)):
                self.found.setdefault(target, []).append((offer, at))

    def at(self, target: Target, ids: dict[Target, str]) -> tuple[Action, ...]:
        """What can be pressed here; `ids` of the pieces where actions may end."""
        return tuple(
            act(offer, at=ids.get(end) if end else None)
            for offer, end in self.found.get(target, [])
        )

    def _places(self, a: Act) -> list[tuple[Target, Target | None]]:
        named, becomes = cards_of(a)
        card = CARD_KEYS[named] if named >= 0 else ""
        if becomes >= 0:
            return [(own(card), own(CARD_KEYS[becomes]))]
        match a.verb:
            case "take":
                return [((ROW, str(a.get("slot"))), None)]
            case "build" | "barbarossa":
                return [(own(card), None), (WORKERS, own(card))]
            case "destroy" | "disband" | "send":
                return [(own(card), None)]
            case "stage":
                return [(own(self._unfinished()), None)]
            case "population":
                return [(BANK, None), (MAIN, None)]
            case "lead" | "develop" | "revolt" | "play":
                return [((CIVIL, card), None)]
            case "adopt" | "prepare" | "columbus" | "use" | "discard":
                return [((MILITARY, card), None)]
            case "attack" | "declare" | "offer":
                return [((MILITARY, card), rival(a.get("seat")))]
            case "copy":
                return [((COMMON, card), None)]
            case "cancel":
                return [((PACT, card), None)]
            case "food-as-resource" | "resource-as-food":
                return [(GOODS, None)]
            case "bid":
                return [(AUCTION, None)]
            case "split":
                return [(GOODS, None), (MAIN, None)] if self._few("split") else [(GOODS, None)]
            case "pick":
                return [self._picked(card)]
            case verb if verb in POWER_CARDS:
                return [(own(POWER_CARDS[verb]), None)]
        return [(MAIN, None)]

    def _unfinished(self) -> str:
        wonders = self.view.civs[self.view.seat].wonders
        return next((w.card for w in wonders if not w.done), "")

    def _few(self, verb: str) -> bool:
        return sum(SPACE.act(o.action).verb == verb for o in self.offers) <= FEW

    def _picked(self, card: str) -> tuple[Target, None]:
        pending = self.view.pending
        if pending is not None and pending.rival is not None:
            return rival(pending.rival, card), None
        return own(card), None
