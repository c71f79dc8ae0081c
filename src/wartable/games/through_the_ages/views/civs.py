"""A civilisation, as a seat sees it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wartable.games.through_the_ages.engine.cards.table import (
    ACTIONS,
    BUILDINGS,
    CARD_BY_KEY,
    CARD_KEYS,
    CARD_TABLE,
    LEADERS,
    PACTS,
    SPECIALS,
    STAGES,
    STORES,
    TACTICS,
    TERRITORIES,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import KIND_KEYS
from wartable.games.through_the_ages.engine.rules.goods import food, resources
from wartable.games.through_the_ages.engine.rules.prices import population_price
from wartable.games.through_the_ages.engine.rules.ratings import (
    consumption,
    corruption,
    discontent,
    food_production,
    happiness_need,
    resource_production,
)
from wartable.games.through_the_ages.engine.rules.standing import KHAN, army_count, has_ability
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.state import Civ as EngineCiv
from wartable.games.through_the_ages.views.keys import key_of, keys_of
from wartable.kernel import NONE


@dataclass(frozen=True)
class Place:
    """A technology that takes workers, in play."""

    card: str
    kind: str  # farm, mine, lab, temple, library, theater, arena, infantry, cavalry, …
    level: int
    workers: int
    blue: int  # tokens of food or resources on it


@dataclass(frozen=True)
class WonderView:
    card: str
    stages: int  # covered so far
    of: int
    done: bool
    ravaged: bool
    homer: bool  # Homer lies under it


@dataclass(frozen=True)
class WarView:
    card: str
    attacker: int
    target: int


@dataclass(frozen=True)
class Civ:
    """One civilisation's board."""

    seat: int
    playing: bool  # False once it has resigned
    culture: int
    science: int
    culture_rating: int
    science_rating: int
    strength: int
    happiness: int
    happiness_need: int
    discontent: int
    civil_actions: int  # available, extra ones included
    civil_total: int
    military_actions: int
    military_total: int
    yellow: int  # tokens in the bank
    blue: int
    unused: int  # workers in the pool
    food: int
    resources: int
    food_production: int
    resource_production: int
    consumption: int
    corruption: int
    population_price: int | None  # food for the next worker; None when the bank is empty
    government: str
    urban_limit: int
    leader: str | None
    leaders_taken: tuple[bool, bool, bool, bool]  # by age
    places: tuple[Place, ...]
    specials: tuple[str, ...]
    wonders: tuple[WonderView, ...]  # completed ones first, in order of their table
    colonies: tuple[str, ...]
    colonize: int  # standing bonus for colonising
    tactic: str | None
    tactic_exclusive: bool
    armies: int
    war: WarView | None  # the one it declared
    civil_hand: tuple[str, ...]  # public: cards are taken openly
    fresh: tuple[str, ...]  # action cards taken in this phase, not playable yet
    civil_limit: int
    military_hand: tuple[str, ...] | None  # None for other seats' hands
    military_known: tuple[str, ...]  # cards in it that everybody has seen (refused pacts)
    military_backs: tuple[int, int, int, int]  # how many by age
    military_limit: int
    unit_resources: int  # pools of this turn
    unit_science: int
    skips_politics: bool


def civ_of(state: AgesState, owner: int, seat: int) -> Civ:
    civ = state.civs[owner]
    hand = _military(civ.military)
    return Civ(
        seat=owner,
        playing=civ.playing != 0,
        culture=civ.culture,
        science=civ.science,
        culture_rating=civ.culture_rating,
        science_rating=civ.science_rating,
        strength=civ.strength,
        happiness=civ.happiness,
        happiness_need=happiness_need(civ),
        discontent=discontent(civ),
        civil_actions=civ.ca + civ.extra_ca,
        civil_total=civ.ca_total,
        military_actions=civ.ma + civ.extra_ma,
        military_total=civ.ma_total,
        yellow=civ.yellow,
        blue=civ.blue,
        unused=civ.unused,
        food=food(civ) + civ.credit_food,
        resources=resources(civ) + civ.credit_resource,
        food_production=food_production(state, owner),
        resource_production=resource_production(state, owner),
        consumption=consumption(civ),
        corruption=corruption(civ),
        population_price=population_price(civ, 0) if civ.yellow else None,
        government=CARD_KEYS[civ.government],
        urban_limit=civ.urban_limit,
        leader=key_of(civ.leader),
        leaders_taken=(
            civ.leaders_taken & 1 != 0,
            civ.leaders_taken & 2 != 0,
            civ.leaders_taken & 4 != 0,
            civ.leaders_taken & 8 != 0,
        ),
        places=tuple(_place(civ, n) for n in range(WORKPLACES) if civ.techs >> n & 1),
        specials=keys_of(civ.techs >> SPECIALS, SPECIALS),
        wonders=_wonders(civ),
        colonies=keys_of(civ.colonies, TERRITORIES),
        colonize=civ.colonize,
        tactic=key_of(civ.tactic),
        tactic_exclusive=civ.exclusive != 0,
        armies=army_count(civ.workers, BUILDINGS, civ.tactic, has_ability(civ, KHAN)),
        war=None if civ.war == NONE else WarView(CARD_KEYS[civ.war], owner, civ.target),
        civil_hand=_civil_hand(civ),
        fresh=_fresh(state) if owner == state.current else (),
        civil_limit=civ.ca_total + civ.hand_bonus,
        military_hand=hand if owner == seat else None,
        military_known=tuple(
            CARD_KEYS[PACTS + n] for n in range(10) if state.pact_shown[n] == owner
        ),
        military_backs=_backs(hand),
        military_limit=civ.ma_total + civ.hand_bonus,
        unit_resources=civ.unit_resources,
        unit_science=civ.unit_science,
        skips_politics=civ.skips_politics != 0,
    )


def _military(counts: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARD_KEYS[TACTICS + n] for n, held in enumerate(counts) for copy in range(held))


def _backs(hand: tuple[str, ...]) -> tuple[int, int, int, int]:
    ages = [CARD_TABLE[CARD_BY_KEY[key]].age for key in hand]
    return ages.count(0), ages.count(1), ages.count(2), ages.count(3)


def _civil_hand(civ: EngineCiv) -> tuple[str, ...]:
    return (
        *keys_of(civ.hand_techs, 0),
        *keys_of(civ.hand_leaders, LEADERS),
        *(CARD_KEYS[ACTIONS + n] for n in range(33) for copy in range(civ.hand_actions[n])),
    )


def _fresh(state: AgesState) -> tuple[str, ...]:
    return tuple(CARD_KEYS[ACTIONS + n] for n in range(33) for copy in range(state.fresh[n]))


def _place(civ: EngineCiv, n: int) -> Place:
    return Place(
        card=CARD_KEYS[n],
        kind=KIND_KEYS[CARD_TABLE[n].kind],
        level=CARD_TABLE[n].age,
        workers=civ.workers[n],
        blue=civ.stock[n] if n < STORES else 0,
    )


def _wonders(civ: EngineCiv) -> tuple[WonderView, ...]:
    found = []
    for n in range(16):
        card = WONDERS + n
        if civ.wonders >> n & 1:
            ravaged = civ.ravaged >> n & 1 != 0
            stages = STAGES[card]
            homer = civ.homer == card
            found.append(WonderView(CARD_KEYS[card], stages, stages, True, ravaged, homer))
    if civ.wonder != NONE:
        key = CARD_KEYS[civ.wonder]
        found.append(WonderView(key, civ.stages, STAGES[civ.wonder], False, False, False))
    return tuple(found)
