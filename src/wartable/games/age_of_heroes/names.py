"""Words for the engine's numbers, as the notation and the views use them."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine.components import (
    ITEM_KEYS,
    KIND_KEYS,
    MOST_ARMIES,
    ORDINARY,
    SPECIAL,
)
from wartable.games.age_of_heroes.engine.figures import SINGLES
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.i18n import Texts
from wartable.kernel.contract import Options

STRONGEST = 12  # battle card there is a picture of
ARMY_NAMES = tuple(f"army-{number + 1}" for number in range(int(MOST_ARMIES)))
HERO_NAMES = tuple(f"hero-{number + 1}" for number in range(4))
OWN_UNITS = ARMY_NAMES + HERO_NAMES  # as a seat numbers its own: armies, then Heroes
HELD_KEYS = KIND_KEYS[:14]
RESOURCES = KIND_KEYS[:5]


def special_of(tribe: int) -> str:
    """The stone that a tribe builds its monument of."""
    return KIND_KEYS[int(SPECIAL) + tribe]


def unit_name(unit: int) -> str:
    """Of the engine's 24 units: armies, the attacker's Heroes, the defender's."""
    return ARMY_NAMES[unit] if unit < MOST_ARMIES else HERO_NAMES[unit % 4]


def unit_label(texts: Texts, unit: str) -> str:
    """`army-3` in words."""
    return texts(f"unit-{unit}")


def payment_cards(cost: tuple[int, ...], way: int) -> list[str] | None:
    """The cards of a payment, real resources first; None if there is no such way to pay."""
    golds: list[int] = []
    for need in reversed(cost[:4]):
        golds.insert(0, way % (need + 1))
        way //= need + 1
    if way:
        return None
    paid = [
        name
        for name, need, gold in zip(RESOURCES, cost, golds, strict=False)
        for _ in range(need - gold)
    ]
    return paid + ["gold"] * (sum(golds) + cost[4])


def payments(cost: tuple[int, ...]) -> int:
    ways = 1
    for need in cost[:4]:
        ways *= need + 1
    return ways


def stated(game: AgeOfHeroes, texts: Texts, options: Options) -> dict[str, str | int]:
    """The figures that the rules in short and the rulings name: single ones by their key in the
    data file, `price_city` and so on, and what destroys how much of a monument."""
    figures = game.figures
    found: dict[str, str | int] = {key: int(getattr(figures, key)) for key in SINGLES}
    for item, key in enumerate(ITEM_KEYS):
        cost = figures.cost[item * int(ORDINARY) : (item + 1) * int(ORDINARY)]
        cards = [(texts(f"kind-{name}"), int(n)) for name, n in zip(RESOURCES, cost, strict=True)]
        named = (texts("cards-of", n=n, kind=kind) for kind, n in cards if n)
        found[f"price_{key}"] = ", ".join(named)
    steps = zip(figures.step_at, figures.step_cards, strict=True)
    found["steps"] = ", ".join(f"{at} → {cards}" for at, cards in steps if at)
    return found
