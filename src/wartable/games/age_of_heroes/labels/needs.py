"""What the reader lacks for the next buildings, and who is known to want what."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.age_of_heroes.engine.components import ITEM_KEYS
from wartable.games.age_of_heroes.names import RESOURCES
from wartable.games.age_of_heroes.views import AgeOfHeroesView, TribeView
from wartable.i18n import Texts


def priced(view: AgeOfHeroesView, item: int) -> list[tuple[str, bool]]:
    """The cards that something costs, each with whether the reader has it; gold stands for any
    other. A spectator has all of them: nothing is missing to somebody without a hand."""
    cost = view.costs[item]
    cards = [(key, n) for key, many in zip(RESOURCES, cost, strict=True) for n in range(many)]
    if not 0 <= view.seat < view.seats:
        return [(key, True) for key, _ in cards]
    spare = view.hand.get("gold", 0) - cost[RESOURCES.index("gold")]
    found = []
    for key, n in cards:
        held = n < view.hand.get(key, 0)
        if not held and key != "gold" and spare > 0:
            held, spare = True, spare - 1
        found.append((key, held))
    return found


def lacking(view: AgeOfHeroesView, item: int) -> list[str]:
    """The cards that the reader still needs to build something."""
    return [key for key, held in priced(view, item) if not held]


def needs(view: AgeOfHeroesView) -> dict[str, list[str]]:
    """Kinds of cards the reader needs, each with what for: the monument, and whatever one more
    card would build; a city where nothing is that near."""
    if not 0 <= view.seat < view.seats:
        return {}
    me = view.tribes[view.seat]
    found: dict[str, list[str]] = {}
    if me.special and me.monument + view.hand.get(me.special, 0) < view.goals[1]:
        found[me.special] = ["monument"]
    short = {key: lacking(view, n) for n, key in enumerate(ITEM_KEYS) if _useful(view, me, key)}
    near = {key: cards for key, cards in short.items() if len(cards) == 1}
    if not near and short.get("city"):
        near = {"city": short["city"]}
    for item, cards in near.items():
        for card in dict.fromkeys(cards):
            found.setdefault(card, []).append(item)
    return found


def _useful(view: AgeOfHeroesView, me: TribeView, item: str) -> bool:
    """Whether such a thing is left, and the tribe has a place for it."""
    if not view.piles[item]:
        return False
    if item == "general":
        return any(not army.general for army in me.armies)
    return item != "road" or any(
        me.seat in pair and pair not in view.roads for pair in neighbours(view)
    )


def neighbours(view: AgeOfHeroesView) -> list[tuple[int, int]]:
    """The pairs of living tribes that a road may join."""
    living = [tribe.seat for tribe in view.tribes if tribe.alive]
    if len(living) < 2:
        return []
    pairs = {(min(a, b), max(a, b)) for a, b in zip(living, [*living[1:], living[0]], strict=True)}
    return sorted(pairs)


def wanting(view: AgeOfHeroesView, kind: str) -> tuple[int, ...]:
    """The rivals that everybody knows to want a card: for their monument, or by their words."""
    return wanted(view).get(kind, ())


def wanted(view: AgeOfHeroesView) -> dict[str, tuple[int, ...]]:
    """The same for every kind that anybody is known to want."""
    said = {(offer.want, offer.seat) for offer in view.offers}
    for tribe in view.tribes:
        said.update((kind, tribe.seat) for kind in tribe.want)
        if tribe.special and tribe.monument < view.goals[1]:
            said.add((tribe.special, tribe.seat))
    found: dict[str, tuple[int, ...]] = {}
    for kind, seat in sorted(said):
        if view.tribes[seat].alive and seat != view.seat:
            found[kind] = (*found.get(kind, ()), seat)
    return found


def need_words(items: Sequence[str], seats: Sequence[int], texts: Texts) -> str:
    """What the reader needs a card for, and who else wants it."""
    parts = []
    if items:
        parts.append(texts("tip-need", items=", ".join(texts(f"item-{item}") for item in items)))
    if seats:
        parts.append(texts("tip-wanted", seats=", ".join(texts.name(seat) for seat in seats)))
    return " ".join(parts)
