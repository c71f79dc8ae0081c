"""The eight figures of a civilisation, as every board shows them."""

from __future__ import annotations

from wartable.games.through_the_ages.views.civs import Civ
from wartable.i18n import Texts

Rating = tuple[str, str, str]  # icon, figure, sentence


def signed(value: int) -> str:
    """With a plus or a true minus before it: "+2", "−1"."""
    return f"{value:+d}".replace("-", "−")


def ratings(civ: Civ, texts: Texts) -> list[Rating]:
    """Those that rivals are measured by first; the actions that are left come last."""
    return [
        (
            "culture",
            f"{civ.culture} {signed(civ.culture_rating)}",
            texts("stat-culture", n=civ.culture, rate=signed(civ.culture_rating)),
        ),
        (
            "science",
            f"{civ.science} {signed(civ.science_rating)}",
            texts("stat-science", n=civ.science, rate=signed(civ.science_rating)),
        ),
        ("strength", str(civ.strength), _strength(civ, texts)),
        _happiness(civ, texts),
        (
            "food",
            f"{civ.food} {signed(civ.food_production - civ.consumption)}",
            texts("stat-food", n=civ.food, made=civ.food_production, eaten=civ.consumption),
        ),
        (
            "resource",
            f"{civ.resources} {signed(civ.resource_production - civ.corruption)}",
            texts(
                "stat-resource",
                n=civ.resources,
                made=civ.resource_production,
                lost=civ.corruption,
            ),
        ),
        (
            "ca",
            f"{civ.civil_actions}/{civ.civil_total}",
            texts("stat-ca", n=civ.civil_actions, total=civ.civil_total),
        ),
        (
            "ma",
            f"{civ.military_actions}/{civ.military_total}",
            texts("stat-ma", n=civ.military_actions, total=civ.military_total),
        ),
    ]


def _strength(civ: Civ, texts: Texts) -> str:
    """What it is made of: units, their armies, and all other cards."""
    said = texts("stat-strength", n=civ.strength, armies=civ.armies)
    parts = {"units": civ.unit_strength, "armies": civ.army_strength}
    other = civ.strength - civ.unit_strength - civ.army_strength
    return f"{said}; {texts('strength-parts', **parts, other=signed(other))}"


def _happiness(civ: Civ, texts: Texts) -> Rating:
    n, need = civ.happiness, civ.happiness_need
    if not civ.discontent:
        return "happy", f"{n}/{need}", texts("stat-happy", n=n, need=need)
    said = texts("stat-happy-discontent", n=n, need=need, discontent=civ.discontent)
    return "unhappy", f"{n}/{need}", said
