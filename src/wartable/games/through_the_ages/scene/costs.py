"""What an action costs, reckoned from a view: for the words on buttons. The rules reckon for
themselves; a test holds the two together."""

from __future__ import annotations

from wartable.games.through_the_ages.engine.actions.codes import Act
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.components import (
    CONSTRUCTION,
    INFANTRY,
    KIND_KEYS,
    LAB,
    Card,
    Effect,
)
from wartable.games.through_the_ages.names import by_key
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.games.through_the_ages.views.civs import Civ

CIVILIZATION = "development-of-civilization"


def effect(card: str | None, op: str) -> Effect | None:
    """The effect of this kind on a card, if it has one."""
    found = by_key(card).effects if card else ()
    return next((item for item in found if item.op == op), None)


def place_cost(civ: Civ, card: Card) -> int:
    """Resources for a worker on a card, all that changes the cost included. Rules 8.4.1"""
    cost = card.cost
    if LAB <= card.kind < INFANTRY:
        for key in civ.specials:
            if by_key(key).kind == CONSTRUCTION:
                discount = effect(key, "urban_build_discount_by_level")
                cost -= discount.steps[card.age] if discount else 0
        pair = _pair(civ, card)
        cost += pair.resource if pair else 0
    return max(cost, 0)


def _pair(civ: Civ, card: Card) -> Effect | None:
    """Shakespeare's discount, where the other half of the pair stands."""
    found = effect(civ.leader, "pair_discount")
    kind = KIND_KEYS[card.kind]
    if found is None or kind not in found.types:
        return None
    (other,) = (name for name in found.types if name != kind)
    there = any(place.kind == other and place.workers for place in civ.places)
    return found if there else None


def resources(view: ThroughTheAgesView, act: Act) -> int | None:
    """Resources of building, upgrading and wonder stages; None for all else."""
    civ = view.civs[view.seat]
    if act.kind == "build":
        cost = place_cost(civ, CARD_TABLE[act.card])
    elif act.kind in ("upgrade", "bach"):
        new, old = CARD_TABLE[act.into], CARD_TABLE[act.card]
        cost = max(0, place_cost(civ, new) - place_cost(civ, old))
    elif act.kind == "stage":
        wonder = next(w for w in civ.wonders if not w.done)
        cost = sum(by_key(wonder.card).stages[wonder.stages : wonder.stages + act.n])
    else:
        return None
    return max(0, cost + _ordered(view, "resource"))


def science(view: ThroughTheAgesView, act: Act) -> int | None:
    """Science of a technology or a revolution; None for all else. Rules 8.4.5"""
    if act.kind not in ("develop", "revolt"):
        return None
    civ, card = view.civs[view.seat], CARD_TABLE[act.card]
    cost = card.revolution_cost if act.kind == "revolt" else card.science_cost
    cheaper = effect(civ.leader, "tech_science_delta")
    if cheaper and KIND_KEYS[card.kind] in cheaper.types:
        cost += cheaper.n
    pair = _pair(civ, card)
    cost += pair.science if pair else 0
    if view.pending and view.pending.kind == "civilization":
        cost += _ordered(view, "science")
    cost = max(0, cost)
    if cost and _helped(view):
        cost -= _cooperation().steps[0]
    return max(0, cost)


def food(view: ThroughTheAgesView) -> int | None:
    """Food of the next worker; None when there is none."""
    price = view.civs[view.seat].population_price
    if price is None:
        return None
    less = _ordered(view, "food") if view.pending and view.pending.kind == "civilization" else 0
    return max(0, price + less)


def _ordered(view: ThroughTheAgesView, what: str) -> int:
    """How much cheaper the card that is being carried out makes it, as a negative number."""
    if view.pending is None:
        return 0
    if view.pending.kind == "civilization":
        found = by_key(CIVILIZATION).effects
    elif view.pending.kind == "order" and view.pending.card:
        found = by_key(view.pending.card).effects
    else:
        return 0
    return sum(min(0, getattr(item, what)) for item in found)


def _helped(view: ThroughTheAgesView) -> bool:
    """A partner of Scientific Cooperation who can pay."""
    for pact in view.pacts:
        sides = (pact.side_a, pact.side_b)
        if view.seat in sides and by_key(pact.card).side_a is _cooperation():
            other = sides[0] if sides[1] == view.seat else sides[1]
            return view.civs[other].science >= _cooperation().steps[1]
    return False


def _cooperation() -> Effect:
    """What the partner saves, and what the helper pays."""
    sides = (card.side_a for card in CARD_TABLE)
    return next(side for side in sides if side is not None and "cooperation" in side.types)
