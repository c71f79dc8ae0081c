"""What an action costs, reckoned from a view: for the words on buttons. The rules reckon for
themselves; a test holds the two together."""

from __future__ import annotations

from typing import TypeVar

from wartable.games.through_the_ages.engine.actions.codes import cards_of
from wartable.games.through_the_ages.engine.cards.kinds import (
    Card,
    Government,
    Pact,
    Technology,
    Workplace,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.components import INFANTRY, LAB, LIBRARY, THEATER
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.games.through_the_ages.engine.effects.pacts import Cooperation
from wartable.games.through_the_ages.engine.effects.prices import (
    CheaperPairs,
    CheaperTheaters,
    CheaperUrban,
)
from wartable.games.through_the_ages.names import by_key, stages
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.games.through_the_ages.views.civs import Civ
from wartable.kernel.spans import Act

CIVILIZATION = "development-of-civilization"
E = TypeVar("E", bound=Effect)


def _effect(card: str | None, kind: type[E]) -> E | None:
    """The effect of this kind on a card, if it has one."""
    found = by_key(card).effects if card else ()
    return next((item for item in found if isinstance(item, kind)), None)


def place_cost(civ: Civ, card: Card) -> int:
    """Resources for a worker on a card, all that changes the cost included. Rules 8.4.1"""
    assert isinstance(card, Workplace)
    cost = card.cost
    if LAB <= card.kind < INFANTRY:
        for key in civ.specials:
            cheaper = _effect(key, CheaperUrban)
            if cheaper:
                cost -= (0, cheaper.one, cheaper.two, cheaper.three)[card.age]
        pair = _pair(civ, card)
        cost += pair.resource if pair else 0
    return max(cost, 0)


def _pair(civ: Civ, card: Card) -> CheaperPairs | None:
    """Shakespeare's discount, where the other half of the pair stands."""
    other = {LIBRARY: "theater", THEATER: "library"}.get(card.kind)
    there = any(place.kind == other and place.workers for place in civ.places)
    return _effect(civ.leader, CheaperPairs) if there else None


def resources(view: ThroughTheAgesView, act: Act) -> int | None:
    """Resources of building, upgrading and wonder stages; None for all else."""
    civ = view.civs[view.seat]
    card, into = cards_of(act)
    if act.verb == "build":
        cost = place_cost(civ, CARD_TABLE[card])
    elif into >= 0:
        cost = max(0, place_cost(civ, CARD_TABLE[into]) - place_cost(civ, CARD_TABLE[card]))
    elif act.verb == "stage":
        wonder = next(w for w in civ.wonders if not w.done)
        cost = sum(stages(wonder.card)[wonder.stages : wonder.stages + act.get("stages")])
    else:
        return None
    return max(0, cost + _ordered(view, "resource"))


def science(view: ThroughTheAgesView, act: Act) -> int | None:
    """Science of a technology or a revolution; None for all else. Rules 8.4.5"""
    if act.verb not in ("develop", "revolt"):
        return None
    civ, card = view.civs[view.seat], CARD_TABLE[act.get("card")]
    assert isinstance(card, Technology)
    cost = card.science_cost
    if act.verb == "revolt" and isinstance(card, Government):
        cost = card.revolution_cost
    cheaper = _effect(civ.leader, CheaperTheaters)
    if cheaper and card.kind == THEATER:
        cost += cheaper.science
    pair = _pair(civ, card)
    cost += pair.science if pair else 0
    if view.pending and view.pending.kind == "civilization":
        cost += _ordered(view, "science")
    cost = max(0, cost)
    return max(0, cost - _help(view)) if cost else 0


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
    return sum(min(0, getattr(item, what, 0)) for item in found)


def _help(view: ThroughTheAgesView) -> int:
    """What Scientific Cooperation saves, if the partner can pay."""
    for pact in view.pacts:
        row, sides = by_key(pact.card), (pact.side_a, pact.side_b)
        if view.seat in sides and isinstance(row, Pact):
            own, other = (row.a, sides[1]) if sides[0] == view.seat else (row.b, sides[0])
            for clause in own.clauses:
                if isinstance(clause, Cooperation):
                    return clause.science if view.civs[other].science >= clause.paid else 0
    return 0
