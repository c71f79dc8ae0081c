"""What a city is about: the end of the game, a province completed, kept from a rival or broken."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.games.age_of_war.bots import is_last, points_gained
from wartable.games.age_of_war.engine import rules
from wartable.games.age_of_war.engine.components import (
    CITIES,
    CITY_TABLE,
    DICE,
    POINTS,
    PROVINCE,
    PROVINCE_POINTS,
    PROVINCE_TABLE,
)
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.solver import chances
from wartable.i18n import Texts
from wartable.kernel import NONE

Said = dict[str, str | int]


@dataclass(frozen=True)
class Stake:
    """What taking a city comes to. `kind`: win or defeat (it ends the game), complete, deny (a
    rival needs only this city of a province), break (of a rival who lacks one other), steal,
    points. `rival`: whom it is taken or kept from; `points`: what the kind is about, in points."""

    kind: str
    city: int
    points: int
    rival: int = NONE
    score: tuple[int, int] = (0, 0)  # at the end: own points, the best rival's

    def said(self, texts: Texts) -> Said:
        """The figures of its sentence."""
        province = PROVINCE_TABLE[PROVINCE[self.city]].key
        return {
            "city": city_name(self.city, texts),
            "province": texts(f"province-{province}"),
            "points": texts("companion-points", n=self.points),
            "seat": texts.name(self.rival) if self.rival != NONE else "",
            "mine": self.score[0],
            "theirs": self.score[1],
        }


def city_name(city: int, texts: Texts) -> str:
    """What a city is called."""
    return texts(f"city-{CITY_TABLE[city].key}")


def stake(state: AgeOfWarState, city: int) -> Stake:
    """The most that is to be said of taking a city now."""
    if is_last(state, city):
        return _ending(state, city)
    province: int = PROVINCE[city]
    whole = PROVINCE_POINTS[province]
    others = [c for c in range(CITIES) if PROVINCE[c] == province and c != city]
    if others and all(state.owner[c] == state.current for c in others):
        return Stake("complete", city, whole)
    held = state.owner[city]
    for rival in range(state.seats):
        lacks = [c for c in (city, *others) if state.owner[c] != rival]
        if rival != state.current and others and len(lacks) == 1:
            if lacks[0] == city:
                return Stake("deny", city, whole, rival)
            return Stake("break", city, whole, rival)
    if held != NONE:
        return Stake("steal", city, POINTS[city], int(held))
    return Stake("points", city, points_gained(state, city))


def _ending(state: AgeOfWarState, city: int) -> Stake:
    """The last city of the centre: how the game stands once it is taken."""
    after, seat = state.clone(), state.current
    rules.conquer(after, city, None)
    ranks = [int(rules.standing(after, who)) for who in range(state.seats)]
    mine = ranks[seat]
    best = max(rank for who, rank in enumerate(ranks) if who != seat)
    kind = "win" if mine > best else "defeat" if mine < best else "draw"
    score = int(rules.score(mine)), int(rules.score(best))
    return Stake(kind, city, points_gained(state, city), score=score)


def fresh_chance(state: AgeOfWarState, seat: int, city: int) -> float:
    """The chance of a seat to take a city as it lies now, with all dice; 0 if it may not."""
    if not rules.attackable(state, seat, city):
        return 0.0
    return chances().of(city, rules.required(state, city), DICE)
