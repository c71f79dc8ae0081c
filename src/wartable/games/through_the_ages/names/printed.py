"""What is printed on cards, by the names their sentences have for it.

A figure stands in the card table alone. A sentence in the locale names it as an argument
(`{ $culture }`), and `figures` reads it off the row.
"""

from __future__ import annotations

from typing import Final

from wartable.games.through_the_ages.engine.components import (
    RANK_CULTURE,
    Card,
    Effect,
)

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
