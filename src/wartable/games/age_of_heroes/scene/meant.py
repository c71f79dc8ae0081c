"""What a press on a piece means where it does nothing: its refusal then says why."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import ITEM_KEYS
from wartable.games.age_of_heroes.labels.needs import neighbours
from wartable.games.age_of_heroes.names import HELD_KEYS
from wartable.games.age_of_heroes.scene.fair import offer_id
from wartable.games.age_of_heroes.scene.table import at_fair, coded
from wartable.games.age_of_heroes.scene.trays import building_codes
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.i18n import Texts


def natural(view: AgeOfHeroesView, piece: str, texts: Texts) -> list[int]:
    """A pile means building, an offer taking it, a rival a deal at the fair and war later, a way
    to a neighbour the road."""
    meant: dict[str, Sequence[int]] = {f"pile-{key}": _building(view, key) for key in ITEM_KEYS}
    for offer in view.offers:
        if offer.seat != view.seat:
            kinds = (HELD_KEYS.index(key) for key in (offer.give, offer.want))
            meant[offer_id(offer)] = [coded(code.TAKE, offer.seat, *kinds)]
    for tribe in view.tribes:
        if tribe.seat != view.seat and at_fair(view):
            meant[f"t{tribe.seat}-panel"] = [int(code.DEAL) + tribe.seat]
        elif tribe.seat != view.seat and view.awaited == "action":
            meant[f"t{tribe.seat}-panel"] = [int(code.WAR)]
    for pair in neighbours(view):
        if view.seat in pair and pair not in view.roads:
            low, high = pair
            way = coded(code.BUILD_ROAD, sum(pair) - view.seat, 0)
            meant[f"road-{low}-{high}"] = [way]
    return [*meant.get(piece, ())]


def _building(view: AgeOfHeroesView, key: str) -> Sequence[int]:
    """The ways to build something for which there is a place."""
    if key == "general":
        bare = [army.number - 1 for army in view.tribes[view.seat].armies if not army.general]
        return [coded(code.BUILD_GENERAL, number, 0) for number in bare or [0]]
    if key == "road":
        pairs = [pair for pair in neighbours(view) if view.seat in pair]
        return [coded(code.BUILD_ROAD, sum(pair) - view.seat, 0) for pair in pairs]
    return building_codes(key)
