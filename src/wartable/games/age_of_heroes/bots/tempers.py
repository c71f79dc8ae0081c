"""Temperaments: what a bot likes among actions that are nearly as good, from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import ARMY, CITY, FORTRESS, MOST_PAYMENTS
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame

TRADING = (code.FAIR, code.LIVE, code.REPLY)


def trader(state: AgeOfHeroesState, action: int) -> float:
    """Likes to offer, to take, to agree, and roads, by which one has partners."""
    if frame(state) in TRADING:
        trades = code.POST <= action < code.WITHDRAW or code.TAKE <= action < code.REJECT
        return 1.0 if trades or action == code.UNREADY else -1.0
    road = action == code.CONSENT or code.BUILD_ROAD <= action < code.HAVE
    return 1.0 if road else -1.0 if action == code.WAR else 0.0


def warlike(state: AgeOfHeroesState, action: int) -> float:
    """Likes war, armies, and generals to lead them."""
    if action == code.WAR or code.BUILD_GENERAL <= action < code.BUILD_ROAD:
        return 1.0
    if built(action) == ARMY:
        return 1.0
    return -0.5 if frame(state) in (code.ACTION, code.BUILDING) else 0.0


def builder(state: AgeOfHeroesState, action: int) -> float:
    """Likes cities, fortresses and roads at home, and leaves others alone."""
    if built(action) in (CITY, FORTRESS) or code.BUILD_ROAD <= action < code.HAVE:
        return 1.0
    return -1.0 if action == code.WAR else 0.0


def built(action: int) -> int:
    """What of the items that need no target an action builds; -1 if none."""
    if code.BUILD <= action < code.BUILD_GENERAL:
        return int((action - code.BUILD) // MOST_PAYMENTS)
    return -1


TEMPERS: dict[str, Callable[[AgeOfHeroesState, int], float]] = {
    "trader": trader,
    "warlike": warlike,
    "builder": builder,
}
