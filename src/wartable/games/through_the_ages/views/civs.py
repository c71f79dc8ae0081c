"""A civilisation, as a seat sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    BUILDINGS,
    LEADERS,
    LEVEL,
    PACTS,
    SPECIALS,
    STAGES,
    STORES,
    STRENGTH,
    TACTICS,
    TERRITORIES,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS, CARD_TABLE
from wartable.games.through_the_ages.engine.components import KIND_KEYS
from wartable.games.through_the_ages.engine.effects.powers import KHAN
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
from wartable.games.through_the_ages.engine.rules.standing import (
    army_count,
    has_ability,
    tactical_strength,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.state import Civ as EngineCiv
from wartable.games.through_the_ages.views.keys import key_of, keys_by_count, keys_of
from wartable.kernel import NONE, members

AT_WORK = (1 << WORKPLACES) - 1  # technologies that take workers


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
    """A wonder in play, unfinished or completed."""

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
    unit_strength: int  # what units add to it, and their armies
    army_strength: int
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
    """The board of `owner` as `seat` sees it: a military hand is shown to its owner only."""
    civ = state.civs[owner]
    held = [(n, copies) for n, copies in enumerate(civ.military) if copies]
    return Civ(
        seat=owner,
        playing=civ.playing != 0,
        culture=civ.culture,
        science=civ.science,
        culture_rating=civ.culture_rating,
        science_rating=civ.science_rating,
        strength=civ.strength,
        unit_strength=sum(civ.workers[n] * STRENGTH[n] for n in range(BUILDINGS, WORKPLACES)),
        army_strength=tactical_strength(civ.workers, BUILDINGS, civ.tactic, has_ability(civ, KHAN)),
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
        places=tuple(
            _place(n, civ.workers[n], civ.stock[n] if n < STORES else 0)
            for n in members(civ.techs & AT_WORK)
        ),
        specials=keys_of(civ.techs >> SPECIALS, SPECIALS),
        wonders=_wonders(civ.wonders, civ.ravaged, civ.homer, civ.wonder, civ.stages),
        colonies=keys_of(civ.colonies, TERRITORIES),
        colonize=civ.colonize,
        tactic=key_of(civ.tactic),
        tactic_exclusive=civ.exclusive != 0,
        armies=army_count(civ.workers, BUILDINGS, civ.tactic, has_ability(civ, KHAN)),
        war=None if civ.war == NONE else WarView(CARD_KEYS[civ.war], owner, civ.target),
        civil_hand=_civil_hand(civ),
        fresh=keys_by_count(tuple(state.fresh), ACTIONS) if owner == state.current else (),
        civil_limit=civ.ca_total + civ.hand_bonus,
        military_hand=_hand(held) if owner == seat else None,
        military_known=tuple(
            CARD_KEYS[PACTS + n] for n in range(10) if state.pact_shown[n] == owner
        ),
        military_backs=_backs(held),
        military_limit=civ.ma_total + civ.hand_bonus,
        unit_resources=civ.unit_resources,
        unit_science=civ.unit_science,
        skips_politics=civ.skips_politics != 0,
    )


def _hand(held: list[tuple[int, int]]) -> tuple[str, ...]:
    return tuple(CARD_KEYS[TACTICS + n] for n, copies in held for copy in range(copies))


def _backs(held: list[tuple[int, int]]) -> tuple[int, int, int, int]:
    ages = [0, 0, 0, 0]
    for n, copies in held:
        ages[LEVEL[TACTICS + n]] += copies
    return ages[0], ages[1], ages[2], ages[3]


def _civil_hand(civ: EngineCiv) -> tuple[str, ...]:
    techs, leaders = keys_of(civ.hand_techs, 0), keys_of(civ.hand_leaders, LEADERS)
    return (*techs, *leaders, *keys_by_count(tuple(civ.hand_actions), ACTIONS))


@lru_cache(maxsize=4096)
def _place(n: int, workers: int, blue: int) -> Place:
    card = CARD_TABLE[n]
    return Place(CARD_KEYS[n], KIND_KEYS[card.kind], card.age, workers, blue)


@lru_cache(maxsize=4096)
def _wonders(
    done: int, ravaged: int, homer: int, begun: int, stages: int
) -> tuple[WonderView, ...]:
    found = []
    for n in members(done):
        card = WONDERS + n
        of, gone = STAGES[card], ravaged >> n & 1 != 0
        found.append(WonderView(CARD_KEYS[card], of, of, True, gone, homer == card))
    if begun != NONE:
        found.append(WonderView(CARD_KEYS[begun], stages, STAGES[begun], False, False, False))
    return tuple(found)
