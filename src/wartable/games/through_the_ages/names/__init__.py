"""Cards in words: their names, and what they do, put together from the figures of their rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_TABLE
from wartable.games.through_the_ages.engine.components import (
    ACTION,
    AGE_KEYS,
    AGGRESSION,
    AIR,
    BONUS,
    CONSTRUCTION,
    EVENT,
    FARM,
    GOVERNMENT,
    INFANTRY,
    KIND_KEYS,
    LEADER,
    MINE,
    PACT,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
    Card,
)
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.names.printed import (
    AGES,
    ARMY,
    ONCE,
    STANDING,
    Figures,
    figures,
)
from wartable.i18n import Texts

# The cards that a switched ruling changes
CHANGED: Final = {
    "st-peters-itself": ("st-peters-basilica",),
    "raid-rounding-each": ("raid-ii", "raid-iii"),
    "genghis-uprising-nothing": ("genghis-khan",),
    "churchill-default-nothing": ("winston-churchill",),
    "iconoclasm-age-iv-earlier": ("iconoclasm",),
    "trade-food-impact-farms": ("impact-of-agriculture",),
    "annex-without-colony-allowed": ("annex",),
    "robespierre-breakthrough-paid": (
        *("breakthrough-i", "breakthrough-ii"),
        "maximilien-robespierre",
    ),
}
# The card behind each action that only a card in play allows
POWERS: Final = {
    "convert": "hammurabi",
    "speak": "winston-churchill",
    "arm": "winston-churchill",
    "alexander": "alexander-the-great",
    "liner": "ocean-liner-service",
}


def by_key(key: str) -> Card:
    return CARD_TABLE[CARD_BY_KEY[key]]


def kind_key(card: Card) -> str:
    return KIND_KEYS[card.kind]


def stem(card: Card) -> str:
    """The key without the age of a card that exists in several ages."""
    end = f"-{AGE_KEYS[card.age]}"
    return card.key.removesuffix(end) if is_repeated(card) else card.key


def is_repeated(card: Card) -> bool:
    return card.key.endswith(f"-{AGE_KEYS[card.age]}")


def name(key: str, texts: Texts) -> str:
    return texts(f"card-{key}")


def face_name(card: Card, texts: Texts) -> str:
    """The name as on the card, whose age stands in its band anyhow."""
    full = texts(f"card-{card.key}")
    return full.removesuffix(f" {AGES[card.age]}") if is_repeated(card) else full


def kind_name(card: Card, texts: Texts) -> str:
    return texts(f"kind-{kind_key(card)}")


def title(key: str, texts: Texts) -> str:
    """Name, age and kind: what a screen reader says of a card."""
    card = by_key(key)
    return texts(
        "card-title",
        card=face_name(card, texts),
        age=AGES[card.age],
        kind=kind_name(card, texts),
    )


def card_text(game: ThroughTheAges, key: str, texts: Texts) -> str:
    """What the card does whose name is the text KEY; card-hidden is the back of any of them."""
    card = key.removeprefix("card-")
    return text(card, texts) if card != key and card in CARD_BY_KEY else ""


RAVAGED_CULTURE: Final = by_key("ravages-of-time").effects[0].culture


# ---------------------------------------------------------------- sentences
def bonuses(card: Card, texts: Texts, keys: Iterable[str] = STANDING) -> str:
    """What a card in play gives: "+1 culture per turn, +2 happy faces"."""
    said = []
    for key in keys:
        value = getattr(card, key)
        if value:
            said.append(texts(f"bonus-{key}", n=abs(value), signed=f"{value:+d}".replace("-", "−")))
    return ", ".join(said)


def text(key: str, texts: Texts, seats: int = 0, rulings: Iterable[str] = ()) -> str:
    """What the card does, whole sentences in the reader's language; `rulings` are those of a
    view, which change what some cards do."""
    card = by_key(key)
    parts = _FIRST.get(card.kind, _worded)(card, texts, seats)
    for ruling in rulings:
        if key in CHANGED[ruling]:
            option = texts(f"option-{ruling.rpartition('-')[0]}")
            parts.append(texts("text-ruling", option=option, choice=texts(f"option-{ruling}")))
    return " ".join(part for part in parts if part)


def words(card: Card, texts: Texts, seats: int = 0) -> str:
    """The sentences a card has of its own, what figures and icons say aside."""
    own = f"card-{card.key}-text"
    return texts(own if texts.has(own) else f"card-{stem(card)}-text", **figures(card, seats))


def _worded(card: Card, texts: Texts, seats: int) -> list[str]:
    return [words(card, texts, seats)]


def _workplace(card: Card, texts: Texts, seats: int) -> list[str]:
    costs = [texts("text-build", resource=card.cost), _developed(card, texts)]
    if card.kind == FARM:
        return [texts("text-farm", food=card.food), *costs]
    if card.kind == MINE:
        return [texts("text-mine", resource=card.resource), *costs]
    said = "text-urban" if card.kind < INFANTRY else "text-unit"
    gives = _sentence(texts(said, kind=kind_name(card, texts), bonuses=bonuses(card, texts)))
    return [gives, texts("text-air") if card.kind == AIR else "", *costs]


def _developed(card: Card, texts: Texts) -> str:
    """What the technology costs; nothing of those on the board."""
    return texts("text-develop", science=card.science_cost) if card.science_cost else ""


def _government(card: Card, texts: Texts, seats: int) -> list[str]:
    keys = ("science", "culture", "strength", "happy")
    more = bonuses(card, texts, keys)
    revolution = card.revolution_cost
    return [
        texts("text-government", ca=card.ca, ma=card.ma, limit=card.urban_limit),
        texts("text-government-more", bonuses=more) if more else "",
        _developed(card, texts),
        texts("text-revolution", science=revolution) if revolution else "",
    ]


def _special(card: Card, texts: Texts, seats: int) -> list[str]:
    if card.kind != CONSTRUCTION:
        return [_sentence(f"{bonuses(card, texts)}."), _developed(card, texts)]
    given = figures(card)
    given["stages"] = next(e.n for e in card.effects if e.op == "wonder_stages_per_action")
    return [texts("text-construction", **given), _developed(card, texts)]


def _wonder(card: Card, texts: Texts, seats: int) -> list[str]:
    more = bonuses(card, texts)
    return [
        _sentence(f"{more}.") if more else "",
        *(_worded(card, texts, seats) if card.effects else []),
        texts("text-stages", stages=", ".join(str(cost) for cost in card.stages)),
    ]


def _tactic(card: Card, texts: Texts, seats: int) -> list[str]:
    units = ", ".join(
        texts("army-unit", n=count, kind=texts(f"kind-{kind}"))
        for kind, count in zip(ARMY, card.army, strict=True)
        if count
    )
    given: Figures = {"units": units, "strength": card.army_strength}
    if card.army_outdated == card.army_strength:
        return [texts("text-tactic", **given)]
    return [texts("text-tactic-outdated", outdated=card.army_outdated, **given)]


def _bonus(card: Card, texts: Texts, seats: int) -> list[str]:
    return [texts("text-bonus", defence=card.defense, colonize=card.colonize)]


def _attack(card: Card, texts: Texts, seats: int) -> list[str]:
    return [*_worded(card, texts, seats), texts("text-attack", ma=card.ma_cost)]


def _territory(card: Card, texts: Texts, seats: int) -> list[str]:
    once = ", ".join(
        texts(f"once-{what}", **{what: count})
        for what, count in zip(ONCE, card.once, strict=True)
        if count
    )
    return [texts("text-territory", once=once, bonuses=bonuses(card, texts))]


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


Sentences = Callable[[Card, Texts, int], list[str]]
_FIRST: Final[dict[int, Sentences]] = {
    **dict.fromkeys(range(FARM, AIR + 1), _workplace),
    **dict.fromkeys(range(GOVERNMENT + 1, LEADER), _special),
    GOVERNMENT: _government,
    WONDER: _wonder,
    TACTIC: _tactic,
    BONUS: _bonus,
    TERRITORY: _territory,
    AGGRESSION: _attack,
    WAR: _attack,
}

# Kinds that icons alone cannot tell, and that come to the hand: their large face has the words
WORDY: Final = frozenset((LEADER, ACTION, AGGRESSION, WAR, PACT, EVENT))
