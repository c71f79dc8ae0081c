"""What an action costs, read off the rule sheet a second time (8.2, 8.4, 12.1, 15.1)."""

from __future__ import annotations

from dataclasses import dataclass

from second_reading import leader, pacts, staffed

from wartable.games.through_the_ages.engine.actions.codes import cards_of
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_TABLE
from wartable.games.through_the_ages.engine.components import (
    ARENA,
    INFANTRY,
    LAB,
    LEADER,
    LIBRARY,
    THEATER,
    WONDER,
)
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.kernel import NONE
from wartable.kernel.spans import Act

FOOD = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2]
BUILDERS = {"masonry": (0, 1, 1, 1), "architecture": (0, 1, 2, 2), "engineering": (0, 1, 2, 3)}


@dataclass
class Bill:
    civil: int = 0
    military: int = 0
    food: int = 0
    resources: int = 0
    science: int = 0


def bill(state: AgesState, seat: int, act: Act) -> Bill | None:
    """Of an action of the action phase; None for those whose price is another matter."""
    civ = state.civs[seat]
    kind = act.verb
    card, into = cards_of(act)
    if kind == "take":
        return Bill(civil=slot_price(state, civ, act.get("slot")))
    if kind == "population":
        return Bill(civil=1, food=people(civ, 0))
    if kind in ("build", "destroy", "disband", "upgrade", "bach"):
        price = 0
        if kind == "build":
            price = place(civ, card)
        elif kind in ("upgrade", "bach"):
            price = max(0, place(civ, into) - place(civ, card))
        unit = CARD_TABLE[card].kind >= INFANTRY
        return Bill(civil=int(not unit), military=int(unit), resources=price)
    if kind == "barbarossa":
        return Bill(military=1, food=people(civ, -1), resources=max(0, place(civ, card) - 1))
    if kind == "stage":
        stages = CARD_TABLE[civ.wonder].stages[civ.stages : civ.stages + act.get("stages")]
        return Bill(civil=1, resources=sum(stages))
    if kind == "lead":
        gift = int(CARD_TABLE[card].key == "homer" and state.rules >= 2)  # 4.5
        return Bill(civil=1 if civ.leader == NONE else 0, resources=-gift)
    if kind == "develop":
        return Bill(civil=1, science=technology(state, seat, card))
    if kind in ("adopt", "copy"):
        return Bill(military=1 if kind == "adopt" else 2)
    if kind in ("liner", "speak"):
        return Bill()
    return None


def slot_price(state: AgesState, civ: Civ, slot: int) -> int:
    card = CARD_TABLE[state.row[slot]]
    price = 1 if slot < 5 else 2 if slot < 9 else 3
    if card.kind == LEADER and leader(civ) == "hammurabi":
        price -= 1
    if card.kind == WONDER:
        price += civ.wonders.bit_count() if leader(civ) != "michelangelo" else 0
        if card.key == "taj-mahal" and civ.used & 64:
            price -= 2
    return max(0, price)


def people(civ: Civ, delta: int) -> int:
    return max(0, FOOD[min(civ.yellow, 18)] + delta - int(leader(civ) == "moses"))


def place(civ: Civ, card: int) -> int:
    """A worker on a card, with everything that makes urban buildings cheaper."""
    row = CARD_TABLE[card]
    price = row.cost
    if LAB <= row.kind <= ARENA:
        for key, less in BUILDERS.items():
            if civ.techs >> CARD_BY_KEY[key] & 1:
                price -= less[row.age]
        price -= paired(civ, row.kind)
    return max(0, price)


def paired(civ: Civ, kind: int) -> int:
    """Shakespeare: a theater helps libraries, a library theaters."""
    other = {LIBRARY: THEATER, THEATER: LIBRARY}.get(kind)
    there = any(card.kind == other for card in staffed(civ))
    return int(leader(civ) == "william-shakespeare" and there)


def technology(state: AgesState, seat: int, card: int) -> int:
    civ, row = state.civs[seat], CARD_TABLE[card]
    price = row.science_cost - paired(civ, row.kind)
    if row.kind == THEATER and leader(civ) == "johann-sebastian-bach":
        price -= 2
    price = max(0, price)
    for key, a, b in pacts(state):
        if key == "scientific-cooperation" and seat in (a, b) and price:
            price -= 2 if state.civs[a + b - seat].science > 0 else 0
    return max(0, price)
