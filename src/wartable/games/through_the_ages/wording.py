"""Cards in words: their names, and what they do, put together from the figures of their rows.

A figure stands in the card table alone. A sentence in the locale names it as an argument
(`{ $culture }`), and `figures` reads it off the row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from wartable.games.through_the_ages.engine.cards import CARD_BY_KEY, CARD_TABLE
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
    RANK_CULTURE,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
    Card,
    Effect,
)
from wartable.i18n import Texts

Figures = dict[str, int | str]

AGES: Final = ("A", "I", "II", "III", "IV")
MOST_SEATS: Final = 4
ONCE: Final = ("food", "resource", "science", "culture", "population", "cards")
STANDING: Final = (
    *("food", "resource", "science", "culture", "strength", "happy"),
    *("ca", "ma", "colonize", "yellow", "blue", "hand"),
)
ARMY: Final = ("infantry", "cavalry", "artillery")

# What an effect's one figure `n` is a figure of
N_IS: Final = {
    "strength_per_unit": "strength",
    "strength_per_unit_type": "strength",
    "remove_self_for_yellow": "yellow",
    "take_cost": "ca",
    "take_cost_delta_if_leader_replaced_this_turn": "ca",
    "refund_ca": "ca",
    "upgrade_any_urban_to_theater": "ca",
    "spend_ca_per_discontent": "ca",
    "may_take_from_row": "ca",
    "unit_resource_pool": "resource",
    "population_food_delta": "food",
    "discard_military_for_force": "cards",
    "draw_military": "cards",
    "tech_science_delta": "science",
    "culture_per_building": "culture",
    "culture_per_pair": "culture",
    "remove_leader_or_unfinished_wonder": "culture",
    "score_levels": "culture",
    "score_per": "culture",
    "score_happiness": "culture",
    "score_content_workers_above": "culture",
    "score_variety": "culture",
    "free_population": "population",
    "gain_population": "population",
    "lose_population": "population",
    "rival_lose_population": "population",
    "lose_blue": "blue",
    "steal_yellow_from_bank": "yellow",
    "steal_food_resources": "total",
    "gain_split": "total",
    "lose_split": "total",
    "attack_ma_cost_multiplier_against_owner": "times",
    "culture_from_buildings": "times",
    "score_min_rating": "times",
    "discard_military": "lost",
    "gain_food_per_happiness": "most",
}
# What the figures `steps` are figures of, where they do not depend on the number of seats
STEPS_ARE: Final = {
    "culture_per_colony": ("first", "other"),
    "culture_per_worker": ("farm", "mine", "urban", "unit"),
    "steal_yellow_from_bank": ("yellow", "per"),
    "score_actions": ("civil", "military"),
    "score_happiness": ("most", "lost"),
    "score_content_workers_above": ("above",),
    "score_wonders": ("a", "i", "ii", "iii"),
    "urban_build_discount_by_level": ("zero", "one", "two", "three"),
}
# What the figures of a pact's clause are figures of
CLAUSES: Final = {
    "attack_bonus": ("strength",),
    "food_as_resource": ("food",),
    "resource_as_food": ("resource",),
    "cooperation": ("science", "paid"),
    "tourism": ("culture",),
    "immune": (),
}


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


RAVAGED_CULTURE: Final = by_key("ravages-of-time").effects[0].culture


# ---------------------------------------------------------------- figures
def figures(card: Card, seats: int = 0) -> Figures:
    """Every figure of a card by the name its sentence has for it. Without `seats` those that
    depend on their number stand side by side: 6/3/2."""
    found: Figures = {"seats": seats}
    for key in STANDING:
        value = getattr(card, key)
        if value:
            found[key] = abs(value)
    if card.ma_cost:
        found["price"] = card.ma_cost
    for effect in card.effects:
        found |= _figures_of(effect, seats)
    for side in (card.side_a, card.side_b):
        if side is not None:
            found = _figures_of_side(side) | found
    if "lost" in found:
        found.setdefault("culture", found["lost"])
    return found


def _figures_of(effect: Effect, seats: int) -> Figures:
    found: Figures = {}
    for key in ("food", "resource", "science", "culture", "ma"):
        value = getattr(effect, key)
        if value:
            found[key] = abs(value)
    if effect.op in ("lose", "discard_military") and "culture" in found:
        found["lost" if effect.op == "lose" else "paid"] = found.pop("culture")
    if effect.n:
        found["n"] = abs(effect.n)
        found |= _meaning_of_n(effect)
    found |= _meaning_of_steps(effect, seats)
    return found


def _meaning_of_n(effect: Effect) -> Figures:
    size = abs(effect.n)
    if effect.op == "choose":  # Churchill's science and resources for units
        return {"science": size, "resource": size}
    if effect.op == "steal_points":
        return {effect.types[0]: size}
    return {N_IS[effect.op]: size} if effect.op in N_IS else {}


def _meaning_of_steps(effect: Effect, seats: int) -> Figures:
    steps = effect.steps
    if effect.op in STEPS_ARE:
        return dict(zip(STEPS_ARE[effect.op], steps, strict=False))
    if effect.op == "destroy_urban":
        return dict(zip(("first", "second"), (AGES[level] for level in steps), strict=False))
    if effect.op == "steal_points" and steps:
        return {effect.types[0]: steps[0]}
    if effect.op == "unit_resource_pool_per_stronger_civ":
        return {"resource": _for_seats(steps, seats)}
    if effect.op == "culture_per_civ_with_more_culture":
        return {"culture": _for_seats(steps, seats)}
    if effect.op == "score_rank":
        return {"ranks": _ranks(seats)}
    return {}


def _for_seats(steps: tuple[int, ...], seats: int) -> int | str:
    return steps[seats - 2] if seats >= 2 else "/".join(str(step) for step in steps)


def _ranks(seats: int) -> str:
    if seats >= 2:
        return ", ".join(str(n) for n in RANK_CULTURE[seats])
    tables = [RANK_CULTURE[n] for n in range(MOST_SEATS, 1, -1)]
    return "; ".join("/".join(str(n) for n in table) for table in tables)


def _figures_of_side(effect: Effect) -> Figures:
    found: Figures = {}
    for clause in effect.types:
        found |= dict(zip(CLAUSES[clause], effect.steps, strict=True))
    for key in ("food", "resource", "science", "culture", "ma"):
        value = getattr(effect, key)
        if value > 0:
            found[key] = value
        elif value < 0:
            found["paid"] = -value
    if effect.n:
        found["strength"] = effect.n
    return found


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
