"""How a position stands at the beginning of a round, for the expert: chances to win from named
traits of each tribe, weighed by what was learned from games (tools/age_of_heroes/learn.py).
Compiled."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.cards import ready_armies
from wartable.games.age_of_heroes.engine.components import (
    CITY,
    GOLD,
    HERO,
    LUCK,
    OLYMPICS,
    ORDINARY,
    SPECIAL,
    STONE,
    WOOD,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import linked
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.kernel.numbers import BIT, count, zeros

TRAITS: Final = (
    *("cities 1", "cities 2", "cities 3", "cities 4", "cities 5", "more cities"),
    *("monument 1", "monument 2", "monument 3", "monument 4", "monument 5"),
    *("own stones 1", "own stones 2", "own stones 3"),
    *("completes the monument", "lacks one stone", "pays a city", "pays two cities"),
    *("pays the last city", "iron 1", "iron 2", "iron 3", "wood 1", "wood 2", "wood 3"),
    *("grain 1", "grain 2", "grain 3", "stone 1", "stone 2", "stone 3"),
    *("gold 1", "gold 2", "gold 3", "olympics 1", "olympics 2", "hero 1", "hero 2", "hero 3"),
    *("luck 1", "foreign stones", "stones of a rival near victory"),
    *("armies 1", "armies 2", "armies 3", "armies 4", "armies 5", "armies not ready"),
    *("general 1", "general 2", "fortress 1", "fortress 2", "fortress 3"),
    *("roads 1", "roads 2", "roads 3", "last turn", "last turn by monument"),
    *("last turn with olympics", "last turn with a hero", "last turn, outnumbered"),
    *("last turn, much outnumbered", "last turn, fortresses", "place in the order"),
    *("outnumbered by 2", "outnumbered", "outnumbers", "outnumbers by 2"),
    *("own stones of rivals", "own stones in the deck", "cards", "can stop somebody"),
    *("late cities", "late monument", "late armies", "late own stones", "late materials"),
    *("late heroes", "last cities", "last monument", "last armies", "last heroes"),
    *("round 6 cities", "round 6 monument", "round 6 armies", "round 6 cards"),
    *("round 12 cities", "round 12 monument", "round 12 armies", "last turn, last in order"),
)
SIZE: Final[i64] = len(TRAITS)
PER_SEATS: Final[i64] = 5  # rows of weights: 2 … 6 seats


def steps(buf: vec[i64], at: i64, value: i64, upto: i64) -> i64:
    """A flag for each number reached; where the next trait is."""
    for n in range(upto):
        buf[at + n] = 1 if value > n else 0
    return at + upto


def affords(state: AgeOfHeroesState, hand: i64, cities: i64) -> bool:
    """Whether a hand pays for so many cities, gold in place of what is missing."""
    figures = state.figures
    wood = figures.cost[CITY * ORDINARY + WOOD] * cities
    stone = figures.cost[CITY * ORDINARY + STONE] * cities
    missing = max(wood - many(hand, WOOD), 0) + max(stone - many(hand, STONE), 0)
    return missing + figures.cost[CITY * ORDINARY + GOLD] * cities <= many(hand, GOLD)


@final
class Prospects:
    """Reckons the chances of the living; holds what it needs for that."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.buf = zeros(SIZE)
        self.power = zeros(6)  # by seat: armies and Heroes that could fight

    def ready(self, state: AgeOfHeroesState) -> i64:
        """What is common to all tribes; returns how far the first of them is."""
        most: i64 = 0
        for seat in range(state.seats):
            self.power[seat] = 0
            if state.alive >> seat & 1 != 0:
                hero = many(state.hand[seat], HERO)
                self.power[seat] = count(ready_armies(state, seat)) + hero
                most = max(most, max(state.cities[seat], state.monument[seat]))
        return most

    def traits_into(self, state: AgeOfHeroesState, seat: i64, most: i64) -> None:
        """All traits of a tribe, in the order of `TRAITS`."""
        buf = self.buf
        figures = state.figures
        hand = state.hand[seat]
        cities, monument = state.cities[seat], state.monument[seat]
        own = SPECIAL + state.tribe[seat]
        stones = many(hand, own)
        built = monument >= figures.victory_monument
        at = steps(buf, 0, cities, 5)
        buf[at] = max(cities - 5, 0)
        at = steps(buf, at + 1, monument, 5)
        useful = min(stones, max(figures.victory_monument - monument, 0))
        at = steps(buf, at, useful, 3)
        reached = monument + useful
        buf[at] = 1 if reached >= figures.victory_monument and not built else 0
        buf[at + 1] = 1 if reached == figures.victory_monument - 1 else 0
        pays = affords(state, hand, 1)
        twice = pays and affords(state, hand, 2)
        buf[at + 2] = 1 if pays else 0
        buf[at + 3] = 1 if twice else 0
        able: i64 = cities + (1 if pays else 0) + (1 if twice else 0)
        buf[at + 4] = 1 if cities < figures.victory_cities <= able else 0
        at += 5
        for kind in range(ORDINARY):
            at = steps(buf, at, many(hand, kind), 3)
        at = steps(buf, at, many(hand, OLYMPICS), 2)
        heroes = many(hand, HERO)
        at = steps(buf, at, heroes, 3)
        at = steps(buf, at, many(hand, LUCK), 1)
        self.stones_into(state, seat, at)
        at += 2
        all_of = state.armies[seat]
        armies = count(all_of)
        at = steps(buf, at, armies, 5)
        buf[at] = armies - count(ready_armies(state, seat))
        at = steps(buf, at + 1, count(all_of & state.generals), 2)
        at = steps(buf, at, state.fortresses[seat], 3)
        at = steps(buf, at, linked(state, seat), 3)
        strongest: i64 = 0
        for other in range(state.seats):
            if other != seat:
                strongest = max(strongest, self.power[other])
        more = self.power[seat] - strongest
        claim = state.claims >> seat & 1
        order = (seat - state.first + state.seats) % state.seats
        buf[at] = claim
        buf[at + 1] = claim if built else 0
        buf[at + 2] = claim * min(many(hand, OLYMPICS), 1)
        buf[at + 3] = claim * min(heroes, 1)
        buf[at + 4] = claim if more < 0 else 0
        buf[at + 5] = claim if more < -1 else 0
        buf[at + 6] = claim * min(state.fortresses[seat], 2)
        buf[at + 7] = order
        buf[at + 8] = 1 if more < -1 else 0
        buf[at + 9] = 1 if more < 0 else 0
        buf[at + 10] = 1 if more > 0 else 0
        buf[at + 11] = 1 if more > 1 else 0
        at += 12
        held: i64 = 0
        for other in range(state.seats):
            if other != seat:
                held += many(state.hand[other], own)
        buf[at] = min(held, 3)
        buf[at + 1] = min(state.deck[own], 4)
        buf[at + 2] = min(state.size[seat], 12)
        others = state.claims & ~BIT[seat]
        buf[at + 3] = min(self.power[seat], 4) if others != 0 and claim == 0 else 0
        at += 4
        materials = many(hand, WOOD) + many(hand, STONE) + many(hand, GOLD)
        late: i64 = 1 if most >= 4 else 0
        last: i64 = 1 if most >= 5 else 0
        buf[at] = late * cities
        buf[at + 1] = late * monument
        buf[at + 2] = late * armies
        buf[at + 3] = late * useful
        buf[at + 4] = late * min(materials, 6)
        buf[at + 5] = late * heroes
        buf[at + 6] = last * cities
        buf[at + 7] = last * monument
        buf[at + 8] = last * armies
        buf[at + 9] = last * heroes
        at += 10
        sixth: i64 = 1 if state.round >= 6 else 0
        twelfth: i64 = 1 if state.round >= 12 else 0
        buf[at] = sixth * cities
        buf[at + 1] = sixth * monument
        buf[at + 2] = sixth * armies
        buf[at + 3] = sixth * min(state.size[seat], 12)
        buf[at + 4] = twelfth * cities
        buf[at + 5] = twelfth * monument
        buf[at + 6] = twelfth * armies
        buf[at + 7] = claim * order

    def stones_into(self, state: AgeOfHeroesState, seat: i64, at: i64) -> None:
        """Stones that rivals build with: all, and of those who need one or two."""
        foreign: i64 = 0
        near: i64 = 0
        hand = state.hand[seat]
        for other in range(state.seats):
            if other == seat or state.alive >> other & 1 == 0:
                continue
            stones = many(hand, SPECIAL + state.tribe[other])
            foreign += stones
            if state.monument[other] + 2 >= state.figures.victory_monument:
                near += stones
        self.buf[at] = min(foreign, 4)
        self.buf[at + 1] = min(near, 3)

    def chance(self, state: AgeOfHeroesState, seat: i64) -> float:
        """Of a seat, among the living, by their scores."""
        if state.alive >> seat & 1 == 0:
            return 0.0
        most = self.ready(state)
        weights, buf = self.weights, self.buf
        row = (state.seats - 2) * SIZE
        mine = 0.0
        all_of = 0.0
        for other in range(state.seats):
            if state.alive >> other & 1 == 0:
                continue
            self.traits_into(state, other, most)
            score = 0.0
            for n in range(SIZE):
                value = buf[n]
                if value != 0:
                    score += weights[row + n] * float(value)
            weight = exp(score)
            all_of += weight
            if other == seat:
                mine = weight
        return mine / all_of
