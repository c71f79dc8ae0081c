"""Text ⇄ action, in the rulebook's words: `offer iron for wood`, `build city wood wood stone`,
`march 2 conquest`; of chance `draw iron`, `strength 4`. Seats count from 0, armies from 1."""

from __future__ import annotations

from functools import lru_cache

from wartable.errors import BadInput
from wartable.games.age_of_heroes.engine.actions import CHANCE_SPACE, SPACE
from wartable.games.age_of_heroes.engine.components import (
    GOAL_KEYS,
    ITEM_KEYS,
    KIND_KEYS,
    MOST_DEALS,
    MOST_MONUMENT,
    MOST_PAYMENTS,
    MOST_SEATS,
    TRIBE_KEYS,
)
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.names import (
    ARMY_NAMES,
    HELD_KEYS,
    OWN_UNITS,
    RESOURCES,
    payment_cards,
)
from wartable.kernel import CHANCE
from wartable.notation import Notation

WAYS = tuple(f"payment-{way}" for way in range(int(MOST_PAYMENTS)))
SEATS = tuple(str(seat) for seat in range(int(MOST_SEATS)))
NAMES = {
    "tribe": TRIBE_KEYS,
    "kind": KIND_KEYS,
    "army": ARMY_NAMES,
    "unit": OWN_UNITS,
    "seat": SEATS,
    "n": tuple(str(n) for n in range(int(MOST_MONUMENT) + 1)),
    "goal": GOAL_KEYS,
    "item": ITEM_KEYS,
    "payment": WAYS,
    "give": HELD_KEYS,
    "want": tuple(f"for {key}" for key in HELD_KEYS),
    "deal": tuple(f"{seat}-{number + 1}" for seat in SEATS for number in range(int(MOST_DEALS))),
}


def write(game: AgeOfHeroes, seat: int, action: int) -> str:
    text = _notation(seat == CHANCE, tuple(game.figures.battle_value)).write(action)
    what, _, way = text.rpartition(" ")
    if way not in WAYS:
        return text
    cards = payment_cards(_cost(game, what), WAYS.index(way))
    return text if cards is None else f"{what} {' '.join(cards)}"


def read(game: AgeOfHeroes, seat: int, text: str) -> int:
    words = text.lower().split()
    if words[:1] == ["build"]:
        words = _way_named(game, words)
    return _notation(seat == CHANCE, tuple(game.figures.battle_value)).read(" ".join(words))


@lru_cache(8)
def _notation(by_chance: bool, values: tuple[int, ...]) -> Notation:
    """Places of the table of battle values that no card has get a name nobody uses."""
    said = tuple(str(value) if value else f"none-{n}" for n, value in enumerate(values))
    return Notation(CHANCE_SPACE if by_chance else SPACE, {**NAMES, "value": said})


def _cost(game: AgeOfHeroes, what: str) -> tuple[int, ...]:
    """What is built, as `build general army-3`, by resource."""
    item = ITEM_KEYS.index(what.split()[1])
    return tuple(int(n) for n in game.figures.cost[item * 5 : item * 5 + 5])


def _way_named(game: AgeOfHeroes, words: list[str]) -> list[str]:
    """A building with the number of the payment in place of its cards, which may stand in any
    order; without cards, no gold stands for anything."""
    paid = sorted((word for word in words if word in RESOURCES), key=RESOURCES.index)
    what = [word for word in words if word not in RESOURCES]
    if what[1:2] == [] or what[1] not in ITEM_KEYS or what[-1] in WAYS:
        return what
    cost = _cost(game, " ".join(what))
    ways = {way: payment_cards(cost, at) for at, way in enumerate(WAYS)}
    fitting = [way for way, cards in ways.items() if cards == paid or not paid]
    if not fitting:
        there = ", ".join(" ".join(cards) for cards in ways.values() if cards)
        name = " ".join(paid)
        message = f"{name!r} is no payment for it; there are: {there}"
        raise BadInput(message, "name", name=name, known=there)
    return [*what, fitting[0]]
