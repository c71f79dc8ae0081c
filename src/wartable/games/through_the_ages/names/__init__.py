"""Cards in words: their names, and what they do, put together from the figures of their rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch
from typing import Final

from wartable.games.through_the_ages.engine.cards.kinds import (
    Bonus,
    Card,
    Government,
    Hostility,
    Pact,
    Special,
    Tactic,
    Technology,
    Territory,
    Wonder,
    Workplace,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_TABLE
from wartable.games.through_the_ages.engine.components import (
    ACTION,
    AGE_KEYS,
    AGGRESSION,
    EVENT,
    FARM,
    INFANTRY,
    KIND_KEYS,
    LEADER,
    MINE,
    PACT,
    WAR,
)
from wartable.games.through_the_ages.engine.effects.base import Effect, Gives
from wartable.games.through_the_ages.engine.effects.events import EventEffect
from wartable.games.through_the_ages.engine.effects.pacts import Side
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.names.printed import (
    AGES,
    ARMY,
    ONCE,
    STANDING,
    Figures,
    figures,
    figures_of,
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


def by_key(key: str) -> Card:
    """The row of the card table with this key."""
    return CARD_TABLE[CARD_BY_KEY[key]]


def stages(key: str) -> tuple[int, ...]:
    """What the stages of a wonder cost."""
    wonder = by_key(key)
    assert isinstance(wonder, Wonder)
    return wonder.stages


def kind_key(card: Card) -> str:
    """What ids of texts and pictures call the card's kind: "farm", "leader"."""
    return KIND_KEYS[card.kind]


def stem(card: Card) -> str:
    """The key without the age of a card that exists in several ages."""
    end = f"-{AGE_KEYS[card.age]}"
    return card.key.removesuffix(end) if is_repeated(card) else card.key


def is_repeated(card: Card) -> bool:
    """Whether the key ends with the age, because several ages have such a card."""
    return card.key.endswith(f"-{AGE_KEYS[card.age]}")


def name(key: str, texts: Texts) -> str:
    """The whole name, with the age of a card that exists in several."""
    return texts(f"card-{key}")


def face_name(card: Card, texts: Texts) -> str:
    """The name as on the card, whose age stands in its band anyhow."""
    full = texts(f"card-{card.key}")
    return full.removesuffix(f" {AGES[card.age]}") if is_repeated(card) else full


def drawn_name(card: Card, texts: Texts) -> str:
    """The same as it is drawn: a very long name has a short form, which two lines hold."""
    short = f"face-{card.key}"
    return texts(short) if texts.has(short) else face_name(card, texts)


def kind_name(card: Card, texts: Texts) -> str:
    """The kind in the reader's language."""
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


RAVAGED_CULTURE: Final = figures(by_key("ravages-of-time"))["culture"]


# ---------------------------------------------------------------- sentences
def bonuses(gives: Gives, texts: Texts, keys: Iterable[str] = STANDING) -> str:
    """What a card in play gives: "+1 culture per turn, +2 happy faces"."""
    said = []
    for key in keys:
        value = getattr(gives, key)
        if value:
            said.append(texts(f"bonus-{key}", n=abs(value), signed=f"{value:+d}".replace("-", "−")))
    return ", ".join(said)


def effect_text(effects: Sequence[Effect], texts: Texts, seats: int = 0) -> str:
    """The sentence of an effect, or one sentence of several that give or take goods alike."""
    first = effects[0]
    given: Figures = {"seats": seats}
    for effect in effects:
        given |= figures_of(effect, seats)
    if first.text in GOODS:
        piece = GOODS[first.text]
        pieces = [texts(f"{piece}-{key}", **{key: n}) for key, n in given.items() if key != "seats"]
        given = {"goods": _listed(pieces, texts)}
    if isinstance(first, EventEffect):
        given["who"] = texts(f"who-{first.who.text}", seats=seats)
    return texts(f"effect-{first.wording()}", **given)


def stake(key: str, texts: Texts) -> str:
    """What the victim of an aggression loses by it: its first effect."""
    effect = by_key(key).effects[0]
    return texts(f"stake-{effect.wording()}", **figures_of(effect))


# Texts that list what their effects give or take, and the pieces of these lists
GOODS: Final = {
    **dict.fromkeys(("gain", "gain-now", "booty", "developing-brings"), "once"),
    "lose": "n",
}


def _listed(pieces: list[str], texts: Texts) -> str:
    """ "a, b and c"."""
    *rest, last = pieces
    return texts("list-last", rest=", ".join(rest), last=last) if rest else last


def _effects(card: Card, texts: Texts, seats: int) -> list[str]:
    """A sentence for each effect. Neighbours that concern the same share one if they can."""
    groups: list[list[Effect]] = []
    for effect in card.effects:
        last = groups[-1][0] if groups else None
        alike = last is not None and effect.text in ("gain", "lose") and last.text == effect.text
        if alike and getattr(last, "who", None) is getattr(effect, "who", None):
            groups[-1].append(effect)
        else:
            groups.append([effect])
    return [effect_text(group, texts, seats) for group in groups]


def text(key: str, texts: Texts, seats: int = 0, rulings: Iterable[str] = ()) -> str:
    """What the card does, whole sentences in the reader's language; `rulings` are those of a
    view, which change what some cards do."""
    parts = sentences(by_key(key), texts, seats)
    for ruling in rulings:
        if key in CHANGED[ruling]:
            option = texts(f"option-{ruling.rpartition('-')[0]}")
            parts.append(texts("text-ruling", option=option, choice=texts(f"option-{ruling}")))
    return " ".join(part for part in parts if part)


def words(card: Card, texts: Texts, seats: int = 0) -> str:
    """The same for the large face, whose band has the price."""
    parts = sentences(card, texts, seats)
    return " ".join(part for part in (parts[:-1] if isinstance(card, Hostility) else parts) if part)


@singledispatch
def sentences(card: Card, texts: Texts, seats: int) -> list[str]:
    """Bonuses, then a sentence for each effect; some kinds of cards say more."""
    more = bonuses(card.gives, texts)
    return [_sentence(f"{more}.") if more else "", *_effects(card, texts, seats)]


@sentences.register
def _(card: Workplace, texts: Texts, seats: int) -> list[str]:
    costs = [texts("text-build", resource=card.cost), _developed(card, texts)]
    if card.kind == FARM:
        return [texts("text-farm", food=card.gives.food), *costs]
    if card.kind == MINE:
        return [texts("text-mine", resource=card.gives.resource), *costs]
    said = "text-urban" if card.kind < INFANTRY else "text-unit"
    gives = texts(said, kind=kind_name(card, texts), bonuses=bonuses(card.gives, texts))
    return [_sentence(gives), *_effects(card, texts, seats), *costs]


def _developed(card: Technology, texts: Texts) -> str:
    """What the technology costs; nothing of those on the board."""
    return texts("text-develop", science=card.science_cost) if card.science_cost else ""


@sentences.register
def _(card: Government, texts: Texts, seats: int) -> list[str]:
    more = bonuses(card.gives, texts, ("science", "culture", "strength", "happy"))
    revolution = card.revolution_cost
    return [
        texts("text-government", ca=card.gives.ca, ma=card.gives.ma, limit=card.urban_limit),
        texts("text-government-more", bonuses=more) if more else "",
        _developed(card, texts),
        texts("text-revolution", science=revolution) if revolution else "",
    ]


@sentences.register
def _(card: Special, texts: Texts, seats: int) -> list[str]:
    return [*sentences.dispatch(Card)(card, texts, seats), _developed(card, texts)]


@sentences.register
def _(card: Wonder, texts: Texts, seats: int) -> list[str]:
    stages = texts("text-stages", stages=", ".join(str(cost) for cost in card.stages))
    return [*sentences.dispatch(Card)(card, texts, seats), stages]


@sentences.register
def _(card: Tactic, texts: Texts, seats: int) -> list[str]:
    units = ", ".join(
        texts("army-unit", n=count, kind=texts(f"kind-{kind}"))
        for kind, count in zip(ARMY, card.army, strict=True)
        if count
    )
    given: Figures = {"units": units, "strength": card.army_strength}
    if card.army_outdated == card.army_strength:
        return [texts("text-tactic", **given)]
    return [texts("text-tactic-outdated", outdated=card.army_outdated, **given)]


@sentences.register
def _(card: Bonus, texts: Texts, seats: int) -> list[str]:
    return [texts("text-bonus", defence=card.defense, colonize=card.gives.colonize)]


@sentences.register
def _(card: Hostility, texts: Texts, seats: int) -> list[str]:
    return [*_effects(card, texts, seats), texts("text-attack", ma=card.ma_cost)]


@sentences.register
def _(card: Pact, texts: Texts, seats: int) -> list[str]:
    sides = [("both", card.a)] if card.symmetric else [("a", card.a), ("b", card.b)]
    said = [texts(f"pact-{name}", clauses=_clauses(side, texts)) for name, side in sides]
    said += [texts("pact-peace")] if card.forbids_attack else []
    return [*said, texts("pact-ends")] if card.ends_on_attack else said


def pact_terms(key: str, side: int, texts: Texts) -> str:
    """What one side of a pact gets and gives; 0 is side A."""
    card = by_key(key)
    assert isinstance(card, Pact)
    return _clauses(card.b if side else card.a, texts)


def _clauses(side: Side, texts: Texts) -> str:
    return ", ".join(
        bonuses(clause, texts) if isinstance(clause, Gives) else effect_text([clause], texts)
        for clause in side.clauses
    )


@sentences.register
def _(card: Territory, texts: Texts, seats: int) -> list[str]:
    once = ", ".join(
        texts(f"once-{what}", **{what: count})
        for what in ONCE
        if (count := getattr(card.once, what))
    )
    return [texts("text-territory", once=once, bonuses=bonuses(card.gives, texts))]


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


# Kinds that icons alone cannot tell, and that come to the hand: their large face has the words
WORDY: Final = frozenset((LEADER, ACTION, AGGRESSION, WAR, PACT, EVENT))
