"""Standing effects on ratings, one small class each, and armies. Rules 10, 15, 19."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.table import (
    BUILDINGS,
    CARD_TABLE,
    CULTURE,
    HAPPY,
    LEADERS,
    LEVEL,
    TACTICS,
    WONDERS,
)
from wartable.games.through_the_ages.engine.components import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    KIND_KEYS,
    LAB,
    TACTIC,
    TEMPLE,
    THEATER,
    WONDER,
    Card,
    Effect,
)
from wartable.games.through_the_ages.engine.state import Civ
from wartable.kernel.numbers import BIT, NONE, count, lowest

FIRST: Final = vec[i64]([0, 4, 8, 12, 15, 18, 21, 24, 28, 31, 33, 34])  # workplace by kind


def buildings(civ: Civ, kind: i64) -> i64:
    """Workers on all cards of a kind: buildings of a type, units of a type."""
    n: i64 = 0
    for place in range(FIRST[kind], FIRST[kind + 1]):
        n += civ.workers[place]
    return n


def best(civ: Civ, kind: i64) -> i64:
    """The best building of a kind that has a worker, or NONE. Rules 1.1."""
    place = FIRST[kind + 1] - 1
    while place >= FIRST[kind]:
        if civ.workers[place] > 0:
            return place
        place -= 1
    return NONE


def has_ability(civ: Civ, ability: vec[i64]) -> bool:
    """Whether the leader in play has it; the column is by leader."""
    return civ.leader != NONE and ability[civ.leader - LEADERS] != 0


# ---- happy faces


def worker_faces(civ: Civ, kind: i64, extra: i64) -> i64:
    """Happy faces on buildings of a kind, St. Peter's included."""
    faces: i64 = 0
    for place in range(FIRST[kind], FIRST[kind + 1]):
        if HAPPY[place] > 0:
            faces += civ.workers[place] * (HAPPY[place] + extra)
    return faces


def wonder_faces(civ: Civ, extra: i64, own: i64) -> i64:
    """Happy faces on completed wonders: printed ones unless ravaged, Homer's always. 10.4–10.5"""
    faces: i64 = 0
    left = civ.wonders
    while left != 0:
        wonder = lowest(left)
        left &= left - 1
        card = WONDERS + wonder
        shown: i64 = 0
        if civ.ravaged >> wonder & 1 == 0 and HAPPY[card] > 0:
            shown = HAPPY[card]
        if civ.homer == card:
            shown += TUCKED_FACES
        if shown > 0:
            faces += shown
            if EXTRA_HAPPY[wonder] == 0 or own != 0:
                faces += extra
    return faces


# ---- standing effects


class Standing:
    """Adds to the ratings of a civilisation that are being summed up. `extra` is what St. Peter's
    adds to every happy source, `own` whether it adds to itself too (D3). `kinds` is the set of
    buildings whose output it changes, for Hollywood and the Internet (10.7)."""

    kinds: i64

    def __init__(self) -> None:
        self.kinds = 0

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        raise NotImplementedError


@final
class StrengthPerUnit(Standing):
    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.types = vec[i64]([KIND_KEYS.index(kind) for kind in effect.types])
        self.n: i64 = effect.n

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        for i in range(len(self.types)):
            civ.strength += self.n * buildings(civ, self.types[i])


@final
class StrengthPerUnitType(Standing):
    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.n: i64 = effect.n

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        for kind in range(INFANTRY, INFANTRY + 4):
            if buildings(civ, kind) > 0:
                civ.strength += self.n


@final
class StrengthPerHappy(Standing):
    """Joan of Arc: temples and the government."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.temples = "temple" in effect.types
        self.government = "government" in effect.types

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        if self.temples:
            civ.strength += worker_faces(civ, TEMPLE, extra)
        if self.government and HAPPY[civ.government] > 0:
            civ.strength += HAPPY[civ.government] + extra


@final
class CulturePerHappy(Standing):
    """Michelangelo: temples, theaters and wonders."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.types = vec[i64]([KIND_KEYS.index(kind) for kind in effect.types])

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        for i in range(len(self.types)):
            if self.types[i] == WONDER:
                civ.culture_rating += wonder_faces(civ, extra, own)
            else:
                civ.culture_rating += worker_faces(civ, self.types[i], extra)


@final
class CulturePerBuilding(Standing):
    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.kind: i64 = KIND_KEYS.index(effect.types[0])
        self.kinds = BIT[self.kind]
        self.n: i64 = effect.n

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        civ.culture_rating += self.n * buildings(civ, self.kind)


@final
class CulturePerPair(Standing):
    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.one: i64 = KIND_KEYS.index(effect.types[0])
        self.other: i64 = KIND_KEYS.index(effect.types[1])
        self.kinds = BIT[self.one] | BIT[self.other]
        self.n: i64 = effect.n

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        civ.culture_rating += self.n * min(buildings(civ, self.one), buildings(civ, self.other))


@final
class CulturePerColony(Standing):
    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.first: i64 = effect.steps[0]
        self.other: i64 = effect.steps[1]

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        if civ.colonies != 0:
            civ.culture_rating += self.first + self.other * (count(civ.colonies) - 1)


@final
class ScienceEqualBest(Standing):
    """The level of the best lab or library."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.types = vec[i64]([KIND_KEYS.index(kind) for kind in effect.types])
        for i in range(len(self.types)):
            self.kinds |= BIT[self.types[i]]

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        level: i64 = 0
        for i in range(len(self.types)):
            place = best(civ, self.types[i])
            if place != NONE and LEVEL[place] > level:
                level = LEVEL[place]
        civ.science_rating += level


@final
class DoubleBestTheater(Standing):
    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.kinds = BIT[THEATER]

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        theater = best(civ, THEATER)
        if theater != NONE:
            civ.culture_rating += CULTURE[theater]


@final
class LabModifier(Standing):
    """Sid Meier: labs give culture by their level and less science."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.kinds = BIT[LAB]
        self.culture: i64 = effect.culture
        self.science: i64 = effect.science

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        for place in range(FIRST[LAB], FIRST[LAB + 1]):
            civ.culture_rating += civ.workers[place] * LEVEL[place] * self.culture
            civ.science_rating += civ.workers[place] * self.science


def _standing(card: Card) -> Standing | None:
    for effect in card.effects:
        if effect.op == "strength_per_unit":
            return StrengthPerUnit(effect)
        if effect.op == "strength_per_unit_type":
            return StrengthPerUnitType(effect)
        if effect.op == "strength_per_happy":
            return StrengthPerHappy(effect)
        if effect.op == "culture_per_happy":
            return CulturePerHappy(effect)
        if effect.op == "culture_per_building":
            return CulturePerBuilding(effect)
        if effect.op == "culture_per_pair":
            return CulturePerPair(effect)
        if effect.op == "culture_per_colony":
            return CulturePerColony(effect)
        if effect.op == "science_equal_best_building_level":
            return ScienceEqualBest(effect)
        if effect.op == "double_best_theater_culture":
            return DoubleBestTheater(effect)
        if effect.op == "lab_modifier":
            return LabModifier(effect)
    return None


STANDING: Final[list[Standing | None]] = [_standing(card) for card in CARD_TABLE]


def wonder_ability(op: str) -> vec[i64]:
    """A column by wonder: the effect's figure `n`; 0 without the effect."""
    rows = CARD_TABLE[WONDERS : WONDERS + 16]
    return vec[i64]([sum(effect.n for effect in row.effects if effect.op == op) for row in rows])


EXTRA_HAPPY: Final = wonder_ability("extra_happy_per_source")
EXTRA_FACES: Final[i64] = sum(EXTRA_HAPPY)  # what St. Peter's adds to a happy source
EXTRA_HAPPY_SET: Final[i64] = sum(1 << n for n in range(16) if EXTRA_HAPPY[n])


def ability(op: str) -> vec[i64]:
    """A column by leader: the effect's figure `n`, or 1 where it has none; 0 without the effect."""
    return vec[i64](
        [
            sum(effect.n or 1 for effect in CARD_TABLE[LEADERS + n].effects if effect.op == op)
            for n in range(24)
        ]
    )


def trigger(on: str, good: str) -> vec[i64]:
    """A column by leader: how much of a good he brings on an occasion."""
    column: list[int] = []
    for row in CARD_TABLE[LEADERS : LEADERS + 24]:
        effects = [effect for effect in row.effects if effect.on == on and effect.op == "gain"]
        goods = {
            "science": sum(effect.science for effect in effects),
            "culture": sum(effect.culture for effect in effects),
            "resource": sum(effect.resource for effect in effects),
        }
        column.append(goods[good])
    return vec[i64](column)


def leader_figure(op: str, good: str) -> vec[i64]:
    """A column by leader: a figure of the effect other than `n`; 0 without the effect."""
    column: list[int] = []
    for row in CARD_TABLE[LEADERS : LEADERS + 24]:
        found = 0
        for effect in row.effects:
            if effect.op == op:
                goods = {
                    "food": effect.food,
                    "resource": effect.resource,
                    "science": effect.science,
                    "culture": effect.culture,
                    "ma": effect.ma,
                }
                found = goods[good]
        column.append(found)
    return vec[i64](column)


KHAN: Final = ability("infantry_may_fill_cavalry_in_armies")
TUCKED_FACES: Final[i64] = sum(ability("may_tuck_under_completed_wonder"))  # Homer's

# ---- armies

ARMY: Final = vec[i64](  # by tactic * 3 + infantry, cavalry, artillery
    [need for card in CARD_TABLE if card.kind == TACTIC for need in card.army]
)
ARMY_FULL: Final = vec[i64]([c.army_strength for c in CARD_TABLE if c.kind == TACTIC])
ARMY_OLD: Final = vec[i64]([c.army_outdated for c in CARD_TABLE if c.kind == TACTIC])
DOUBLED: Final[i64] = sum(  # armies that one air force doubles
    int(effect.op == "double_army_bonus") for card in CARD_TABLE for effect in card.effects
)


def tactical_strength(units: vec[i64], base: i64, tactic: i64, khan: bool) -> i64:
    """Of armies formed as well as possible; `units` begin at `base` with infantry. 15.4–15.7"""
    if tactic == NONE:
        return 0
    level = LEVEL[tactic]
    infantry = units[base] + units[base + 1] + units[base + 2] + units[base + 3]
    modern = modern_units(units, base, INFANTRY, level)
    cavalry = units[base + 4] + units[base + 5] + units[base + 6]
    modern_cavalry = modern_units(units, base, CAVALRY, level)
    artillery = units[base + 7] + units[base + 8]
    modern_artillery = modern_units(units, base, ARTILLERY, level)
    number = tactic - TACTICS
    air = units[base + 9] * DOUBLED
    if not khan:
        many = full_armies(number, infantry, cavalry, artillery)
        if many == 0:
            return 0
        good = full_armies(number, modern, modern_cavalry, modern_artillery)
        return army_value(number, many, good, air)
    top: i64 = 0
    for new in range(modern + 1):  # infantry that rides: so many modern ones, so many old ones
        for old in range(infantry - modern + 1):
            many = full_armies(number, infantry - new - old, cavalry + new + old, artillery)
            good = full_armies(number, modern - new, modern_cavalry + new, modern_artillery)
            value = army_value(number, many, good, air)
            if value > top:
                top = value
    return top


def army_count(units: vec[i64], base: i64, tactic: i64, khan: bool) -> i64:
    """How many armies stand, whatever they are worth."""
    if tactic == NONE:
        return 0
    infantry = units[base] + units[base + 1] + units[base + 2] + units[base + 3]
    cavalry = units[base + 4] + units[base + 5] + units[base + 6]
    artillery = units[base + 7] + units[base + 8]
    most: i64 = 0
    for riding in range((infantry if khan else 0) + 1):
        n = full_armies(tactic - TACTICS, infantry - riding, cavalry + riding, artillery)
        most = max(most, n)
    return most


def modern_units(units: vec[i64], base: i64, kind: i64, level: i64) -> i64:
    """Units of a kind that are not two or more levels below the tactic."""
    n: i64 = 0
    for place in range(FIRST[kind], FIRST[kind + 1]):
        if LEVEL[place] >= level - 1:
            n += units[base + place - BUILDINGS]
    return n


def full_armies(tactic: i64, infantry: i64, cavalry: i64, artillery: i64) -> i64:
    n: i64 = 99
    if ARMY[tactic * 3] > 0:
        n = infantry // ARMY[tactic * 3]
    if ARMY[tactic * 3 + 1] > 0:
        n = min(n, cavalry // ARMY[tactic * 3 + 1])
    if ARMY[tactic * 3 + 2] > 0:
        n = min(n, artillery // ARMY[tactic * 3 + 2])
    return n


def army_value(tactic: i64, many: i64, good: i64, air: i64) -> i64:
    """Each air force doubles an army, the best ones first. 15.6"""
    full = ARMY_FULL[tactic]
    old = ARMY_OLD[tactic]
    doubled = min(air, good)
    value = good * full + (many - good) * old + doubled * full
    return value + min(air - doubled, many - good) * old
