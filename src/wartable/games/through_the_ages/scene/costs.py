"""What an action costs, for the words on buttons. The rules reckon it, on a table laid from a view:
all that prices depend on lies open."""

from __future__ import annotations

from functools import lru_cache

from wartable.games.through_the_ages.engine.actions.codes import cards_of
from wartable.games.through_the_ages.engine.cards.columns import PACTS
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.games.through_the_ages.engine.effects.events import Civilize
from wartable.games.through_the_ages.engine.effects.orders import Works
from wartable.games.through_the_ages.engine.rules import prices
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.names import by_key
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.games.through_the_ages.views.civs import Place, WonderView
from wartable.games.through_the_ages.views.common import PactView
from wartable.kernel import BIT, NONE
from wartable.kernel.spans import Act


def resources(view: ThroughTheAgesView, act: Act) -> int | None:
    """Resources of building, upgrading and wonder stages; None for all else. Rules 8.4"""
    card, into = cards_of(act)
    civ, delta = table(view).civs[view.seat], _ordered(view)
    if act.verb == "build":
        return prices.build_price(civ, card, delta)
    if into >= 0:
        return prices.upgrade_price(civ, card, into, delta)
    if act.verb == "stage" and civ.wonder != NONE:
        return prices.stages_price(civ, act.get("stages"), delta)
    return None


def science(view: ThroughTheAgesView, act: Act) -> int | None:
    """Science of a technology or a revolution; None for all else. Rules 8.4.5"""
    if act.verb not in ("develop", "revolt"):
        return None
    state, card, revolts = table(view), act.get("card"), act.verb == "revolt"
    return prices.science_price(state, view.seat, card, revolts, _event(view))


def food(view: ThroughTheAgesView) -> int | None:
    """Food of the next worker; None when there is none."""
    if view.civs[view.seat].population_price is None:
        return None
    return prices.population_price(table(view).civs[view.seat], _event(view))


def purse(view: ThroughTheAgesView, act: Act) -> int:
    """Science or resources that may be spent on it: for units, this turn's pools too. 8.4.4"""
    civ, (card, into) = view.civs[view.seat], cards_of(act)
    unit = prices.is_unit(max(card, into))
    if act.verb in ("develop", "revolt"):
        return civ.science + (civ.unit_science if unit else 0)
    return civ.resources + (civ.unit_resources if unit else 0)


def _event(view: ThroughTheAgesView) -> int:
    """How much dearer the event that is being carried out makes everything; below 0, cheaper."""
    if view.pending is None or view.pending.kind != "civilization" or not view.pending.card:
        return 0
    found = by_key(view.pending.card).effects
    return sum(effect.resource for effect in found if isinstance(effect, Civilize))


def _ordered(view: ThroughTheAgesView) -> int:
    """The same of what takes resources: an action card may order it too."""
    if view.pending is None or view.pending.kind != "order" or not view.pending.card:
        return _event(view)
    found = by_key(view.pending.card).effects
    return sum(effect.resource for effect in found if isinstance(effect, Works))


def table(view: ThroughTheAgesView) -> AgesState:
    """Of the viewer's civilisation, the pacts and everybody's science as much as prices need."""
    civ = view.civs[view.seat]
    everybodys = tuple(each.science for each in view.civs)
    techs = (*civ.specials, civ.government)
    return _laid(
        view.seat, civ.leader, civ.yellow, techs, civ.places, civ.wonders, view.pacts, everybodys
    )


@lru_cache(maxsize=64)
def _laid(
    seat: int,
    leader: str | None,
    yellow: int,
    techs: tuple[str, ...],
    places: tuple[Place, ...],
    wonders: tuple[WonderView, ...],
    pacts: tuple[PactView, ...],
    everybodys: tuple[int, ...],
) -> AgesState:
    state = AgesState(len(everybodys))
    for each, owned in zip(state.civs, everybodys, strict=True):
        each.science = owned
    civ = state.civs[seat]
    civ.leader = CARD_BY_KEY[leader] if leader else NONE
    civ.yellow = yellow
    for key in techs:
        civ.techs |= BIT[CARD_BY_KEY[key]]
    for place in places:
        civ.techs |= BIT[CARD_BY_KEY[place.card]]
        civ.workers[CARD_BY_KEY[place.card]] = place.workers
    for wonder in wonders:
        if not wonder.done:
            civ.wonder, civ.stages = CARD_BY_KEY[wonder.card], wonder.stages
    for pact in pacts:
        number = CARD_BY_KEY[pact.card] - PACTS
        state.pact_owner[number], state.pact_partner[number] = pact.owner, pact.partner
        state.pact_side[number] = int(pact.side_a != pact.owner)
    return state
