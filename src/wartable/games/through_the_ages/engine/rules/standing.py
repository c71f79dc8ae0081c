"""Buildings, happy faces and armies of a civilisation, counted. Rules 10, 15."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    ARMY,
    ARMY_FULL,
    ARMY_OLD,
    BUILDINGS,
    FIRST,
    HAPPY,
    LEADERS,
    LEVEL,
    TACTICS,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import ARTILLERY, CAVALRY, INFANTRY
from wartable.games.through_the_ages.engine.effects.powers import DOUBLES, EXTRA_HAPPY, TUCKED
from wartable.games.through_the_ages.engine.state import Civ
from wartable.kernel.numbers import NONE, lowest


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


def of_wonders(civ: Civ, ability: vec[i64]) -> i64:
    """What completed wonders that time has spared do of this; the column is by wonder."""
    total: i64 = 0
    left = civ.wonders & ~civ.ravaged
    while left != 0:
        total += ability[lowest(left)]
        left &= left - 1
    return total


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
            shown += TUCKED[0]
        if shown > 0:
            faces += shown
            if EXTRA_HAPPY[wonder] == 0 or own != 0:
                faces += extra
    return faces


# ---- armies


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
    air = units[base + 9] * DOUBLES[WORKPLACES - 1]
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
