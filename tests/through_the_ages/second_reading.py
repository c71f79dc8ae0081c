"""The rule sheet read a second time, as plainly as it can be written: ratings and production.

Names of cards stand here on purpose, and armies are formed by trying every way; the engine has
neither. What both make of a position must be the same (test_second_reading.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product

from wartable.games.through_the_ages.engine.cards.columns import (
    LEADERS,
    PACTS,
    SPECIALS,
    TERRITORIES,
    WONDERS,
)
from wartable.games.through_the_ages.engine.cards.kinds import Card
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_TABLE
from wartable.games.through_the_ages.engine.components import (
    AIR,
    ARTILLERY,
    CAVALRY,
    FARM,
    INFANTRY,
    LAB,
    LIBRARY,
    MINE,
    TEMPLE,
    THEATER,
)
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.kernel import NONE


@dataclass
class Reading:
    culture: int = 0
    science: int = 0
    strength: int = 0
    happiness: int = 0
    ca: int = 0
    ma: int = 0
    colonize: int = 0


def cards_in_play(civ: Civ) -> list[Card]:
    """Government, special technologies, leader, colonies, wonders that time has spared."""
    found = [CARD_TABLE[civ.government]]
    found += [CARD_TABLE[n] for n in range(SPECIALS, LEADERS) if civ.techs >> n & 1]
    found += [CARD_TABLE[civ.leader]] if civ.leader != NONE else []
    found += [CARD_TABLE[TERRITORIES + n] for n in range(12) if civ.colonies >> n & 1]
    return found + [CARD_TABLE[WONDERS + n] for n in spared(civ)]


def spared(civ: Civ) -> list[int]:
    return [n for n in range(16) if civ.wonders >> n & 1 and not civ.ravaged >> n & 1]


def staffed(civ: Civ) -> list[Card]:
    """A row for every worker on a card."""
    return [CARD_TABLE[place] for place, n in enumerate(civ.workers) for _ in range(n)]


def leader(civ: Civ) -> str:
    return CARD_TABLE[civ.leader].key if civ.leader != NONE else ""


def faces(civ: Civ) -> list[tuple[str, int]]:
    """Where happy faces are and how many, St. Peter's Basilica included. 10.4 to 10.6"""
    found = [(str(card.kind), card.gives.happy) for card in staffed(civ)]
    wonders = {CARD_TABLE[WONDERS + n].key for n in range(16)}
    for card in cards_in_play(civ):
        if card.key not in wonders:
            where = "government" if card.key == government(civ) else "card"
            found.append((where, card.gives.happy))
    found = [(where, happy) for where, happy in found if happy > 0]
    for n in range(16):
        if civ.wonders >> n & 1:
            printed = max(CARD_TABLE[WONDERS + n].gives.happy, 0) if n in spared(civ) else 0
            shown = printed + int(civ.homer == WONDERS + n)
            if shown:
                found.append((f"wonder {CARD_TABLE[WONDERS + n].key}", shown))
    basilica = CARD_BY_KEY["st-peters-basilica"] - WONDERS in spared(civ)
    return [
        (where, n + int(basilica and where != "wonder st-peters-basilica")) for where, n in found
    ]


def government(civ: Civ) -> str:
    return CARD_TABLE[civ.government].key


def read(state: AgesState, seat: int) -> Reading:
    """Rules 10, 12.2, 15."""
    civ = state.civs[seat]
    workers, found = staffed(civ), Reading()
    for card in [*workers, *cards_in_play(civ)]:
        if card.kind not in (FARM, MINE):
            found.culture += card.gives.culture
            found.science += card.gives.science
            found.strength += card.gives.strength
        if card not in workers:
            found.ca, found.ma = found.ca + card.gives.ca, found.ma + card.gives.ma
            found.colonize += card.gives.colonize
    found.culture += 2 * civ.ravaged.bit_count()
    happy = sum(n for _, n in faces(civ)) + sum(min(c.gives.happy, 0) for c in cards_in_play(civ))
    found.happiness = min(max(happy, 0), 8)
    by_leader(civ, workers, found)
    if CARD_BY_KEY["great-wall"] - WONDERS in spared(civ):
        found.strength += sum(card.kind in (INFANTRY, ARTILLERY) for card in workers)
    found.strength += armies(civ, workers)
    by_pacts(state, seat, found)
    found.culture, found.science = max(found.culture, 0), max(found.science, 0)
    found.strength = max(found.strength, 0)
    return found


def by_leader(civ: Civ, workers: list[Card], found: Reading) -> None:
    kinds = [card.kind for card in workers]
    best = max([c.age for c in workers if c.kind in (LAB, LIBRARY)], default=0)
    theaters = [card.gives.culture for card in workers if card.kind == THEATER]
    units = [kind for kind in kinds if kind in (INFANTRY, CAVALRY, ARTILLERY, AIR)]
    name = leader(civ)
    if name in ("leonardo-da-vinci", "isaac-newton", "albert-einstein"):
        found.science += best
    elif name == "michelangelo":
        where = (str(TEMPLE), str(THEATER), "wonder")
        found.culture += sum(n for place, n in faces(civ) if place.startswith(where))
    elif name == "joan-of-arc":
        found.strength += sum(n for w, n in faces(civ) if w in (str(TEMPLE), "government"))
    elif name == "alexander-the-great":
        found.strength += len(units)
    elif name == "napoleon-bonaparte":
        found.strength += 2 * len(set(units))
    elif name == "james-cook" and civ.colonies:
        found.culture += 1 + civ.colonies.bit_count()
    elif name == "johann-sebastian-bach":
        found.culture += len(theaters)
    elif name == "william-shakespeare":
        found.culture += 2 * min(len(theaters), kinds.count(LIBRARY))
    elif name == "charlie-chaplin":
        found.culture += max(theaters, default=0)
    elif name == "sid-meier":
        labs = [card.age for card in workers if card.kind == LAB]
        found.culture += sum(labs)
        found.science -= len(labs)


def by_pacts(state: AgesState, seat: int, found: Reading) -> None:
    """Rules 5.4, 19."""
    for key, a, b in pacts(state):
        if seat not in (a, b):
            continue
        other = a + b - seat
        if key == "open-borders-agreement":
            found.ma += 1
        elif key == "promise-of-military-protection":
            found.culture += 1 if seat == a else -1
            found.strength += 0 if seat == a else 4
        elif key == "loss-of-sovereignty":
            found.culture += 2 if seat == a else -2
        elif key == "international-tourism":
            found.culture += state.civs[other].wonders.bit_count()
        elif key == "military-alliance":
            found.strength += 3
        elif key == "peace-treaty":
            found.culture += 1


def pacts(state: AgesState) -> list[tuple[str, int, int]]:
    """In play: the card, side A, side B."""
    found = []
    for n in range(10):
        pair = state.pact_owner[n], state.pact_partner[n]
        if pair[0] != NONE:
            a, b = pair if state.pact_side[n] == 0 else pair[::-1]
            found.append((CARD_TABLE[PACTS + n].key, a, b))
    return found


# ---- armies: 15.4 to 15.7, by trying every way


def armies(civ: Civ, workers: list[Card]) -> int:
    if civ.tactic == NONE:
        return 0
    tactic = CARD_TABLE[civ.tactic]
    units = []
    for kind in (INFANTRY, CAVALRY, ARTILLERY):
        ages = [card.age for card in workers if card.kind == kind]
        units.append((sum(age > tactic.age - 2 for age in ages), len(ages)))
    old = tuple(n - modern for modern, n in units)
    new = tuple(modern for modern, _ in units)
    planes = sum(card.kind == AIR for card in workers)
    khan = leader(civ) == "genghis-khan"
    values = (tactic.army_strength, tactic.army_outdated)
    return max(
        worth(full, outdated, planes, *values)
        for full, outdated in ways(new, old, tactic.army, khan)
    )


def worth(full: int, outdated: int, planes: int, value: int, lower: int) -> int:
    each = [value] * full + [lower] * outdated
    return sum(each) + sum(each[:planes])


@cache
def ways(
    new: tuple[int, ...], old: tuple[int, ...], need: tuple[int, ...], khan: bool
) -> frozenset[tuple[int, int]]:
    """Numbers of full and outdated armies that can stand together."""
    found = {(0, 0)}
    for took_new, took_old in one_army(new, old, need, khan):
        left = tuple(a - b for a, b in zip(new, took_new, strict=True))
        rest = tuple(a - b for a, b in zip(old, took_old, strict=True))
        for full, outdated in ways(left, rest, need, khan):
            found.add((full, outdated + 1) if any(took_old) else (full + 1, outdated))
    return frozenset(found)


def one_army(
    new: tuple[int, ...], old: tuple[int, ...], need: tuple[int, ...], khan: bool
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What an army may be made of: modern and old units by type."""
    riders = range(need[1] + 1) if khan else range(1)
    found = []
    for riding in riders:  # infantry in the places of cavalry
        sizes = (need[0] + riding, need[1] - riding, need[2])
        for took_old in product(*(range(n + 1) for n in sizes)):
            took_new = tuple(n - k for n, k in zip(sizes, took_old, strict=True))
            enough = all(a >= b for a, b in zip((*new, *old), (*took_new, *took_old), strict=True))
            if enough and sum(sizes):
                found.append((took_new, took_old))
    return found


# ---- the end of a turn: 13

NEED = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
EATEN = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]
STOLEN = [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0]
WORTH = {FARM: (1, 2, 3, 5), MINE: (1, 2, 3, 5), LAB: (0, 1, 2, 3)}


def stored(civ: Civ, *kinds: int) -> int:
    rows = [(CARD_TABLE[place], n) for place, n in enumerate(civ.stock)]
    return sum(n * WORTH[card.kind][card.age] for card, n in rows if card.kind in kinds)


@dataclass
class Earned:
    culture: int
    science: int
    food: int
    resources: int


def end_of_turn(state: AgesState, seat: int) -> Earned | None:
    """Points and goods after the production of a turn; None where tokens may run out."""
    civ = state.civs[seat]
    rated, workers = read(state, seat), staffed(civ)
    end = Earned(civ.culture, civ.science, stored(civ, FARM), stored(civ, MINE, LAB))
    if leader(civ) == "winston-churchill" and not civ.used & 8:
        end.culture += 3
    if leader(civ) == "genghis-khan":
        rivals = [one.strength for one in state.civs if one.playing and one is not civ]
        top = 2 if len(rivals) > 1 else 1
        end.culture += 3 if sum(n > civ.strength for n in rivals) < top else 0
    if NEED[min(civ.yellow, 18)] - rated.happiness > civ.unused:
        return end
    end.culture += rated.culture
    end.science += rated.science
    due = STOLEN[min(civ.blue, 16)]
    end.food -= min(end.food, due - min(due, end.resources))
    end.resources -= min(due, end.resources)
    farms = [card.age for card in workers if card.kind == FARM]
    mines = [card.age for card in workers if card.kind == MINE]
    labs = [c.age for c in workers if c.kind == LAB and c.age and leader(civ) == "bill-gates"]
    if CARD_BY_KEY["transcontinental-railroad"] - WONDERS in spared(civ) and mines:
        mines.append(max(mines))
    bargains = [(key, seat == a) for key, a, b in pacts(state) if seat in (a, b)]
    fed = bargains.count(("international-trade-agreement", False))
    traded = bargains.count(("international-trade-agreement", True))
    tribute = [first for key, first in bargains if key == "acceptance-of-supremacy"]
    if civ.blue < len(farms) + len(mines) + len(labs) + 2:
        return None
    end.food += sum(WORTH[FARM][age] for age in farms) + fed
    hungry = EATEN[min(civ.yellow, 18)]
    end.culture = max(0, end.culture - 4 * max(0, hungry - end.food))
    end.food = max(0, end.food - hungry)
    end.resources += sum(WORTH[MINE][age] for age in mines) + sum(labs)
    end.resources = max(0, end.resources + traded + sum(1 if a else -1 for a in tribute))
    return end
