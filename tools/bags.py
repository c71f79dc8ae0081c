"""Writes what is in the bags of every game at first: docs/fairness/bags.json, and `boxes.json` in
the folder of each game, which the server gives to its pages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import wartable
from wartable.games.age_of_heroes.engine import actions as heroes
from wartable.games.critters_at_war.engine import actions as critters
from wartable.games.critters_at_war.engine.components import CARDS
from wartable.games.small_samurai_empires.engine import actions as samurai
from wartable.games.small_samurai_empires.engine.components import MISSIONS, QUICKS, REGIONS
from wartable.games.through_the_ages.engine.actions import codes as ages
from wartable.games.through_the_ages.engine.components import FULL
from wartable.games.through_the_ages.engine.rules.row import CIVIL_BY_AGE, MILITARY_BY_AGE, copies
from wartable.games.through_the_ages.plugin import VARIANTS
from wartable.kernel import CHANCE

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "fairness" / "bags.json"
GAMES = ROOT / "src" / "wartable" / "games"
ONCE, WHOLE, RETURNS, SIDES = "once", "whole", "returns", "sides"
Bag = dict[str, Any]


def bag(
    id: str,
    name: str,
    refill: str,
    weights: dict[int, int],
    seats: int | None = None,
    when: str = "",
) -> Bag:
    """One bag; `weights` by the code of the outcome, `seats` where it hangs on their number, `when`
    where an option puts it in the place of another."""
    plugin = wartable.game(id)
    words = {plugin.write(plugin.game(), CHANCE, code): n for code, n in weights.items() if n}
    contents = ", ".join(f"{text.partition(' ')[2]} {n}" for text, n in words.items())
    found = {"bag": name, "seats": seats, "refill": refill, "contents": contents}
    return {**found, "when": when} if when else found


def first_seats(id: str, first: int) -> Iterator[Bag]:
    """The lot that says who begins."""
    for seats in wartable.game(id).seats:
        yield bag(id, "first", ONCE, dict.fromkeys(range(first, first + seats), 1), seats)


def column(first: int, numbers: Any) -> dict[int, int]:
    return {first + kind: int(n) for kind, n in enumerate(numbers)}


def of_age_of_war() -> Iterator[Bag]:
    from wartable.games.age_of_war.engine.actions import DRAW_FIRST

    yield from first_seats("age-of-war", DRAW_FIRST)


def of_critters() -> Iterator[Bag]:
    id = "critters-at-war"
    yield bag(id, "row", ONCE, dict.fromkeys(range(critters.ROW, critters.FIRST), 1))
    yield from first_seats(id, critters.FIRST)
    yield bag(id, "deck", WHOLE, dict.fromkeys(range(critters.DRAW, critters.DRAW + CARDS), 1))


def of_heroes() -> Iterator[Bag]:
    id = "age-of-heroes"
    figures: Any = wartable.game(id).game().figures  # type: ignore[attr-defined]
    yield bag(id, "battle", WHOLE, column(heroes.STRENGTH, figures.battle_copies))
    yield bag(id, "tribes", ONCE, dict.fromkeys(range(heroes.LOT, heroes.CHANCES), 1))
    yield bag(id, "deck", RETURNS, column(heroes.DRAW, figures.copies))


def of_samurai() -> Iterator[Bag]:
    id = "small-samurai-empires"
    figures: Any = wartable.game(id).game().figures  # type: ignore[attr-defined]
    yield bag(id, "tiles", ONCE, column(samurai.DRAW_TILE, figures.tiles))
    missions = range(samurai.DRAW_MISSION, samurai.DRAW_MISSION + MISSIONS)
    yield bag(id, "missions", SIDES, dict.fromkeys(missions, 1))
    yield bag(id, "shrines", ONCE, column(samurai.DRAW_SHRINE, figures.shrine_figures))
    for region in range(REGIONS):
        tokens = figures.quick_tokens[region * QUICKS : (region + 1) * QUICKS]
        yield bag(id, f"quick-{region}", ONCE, column(samurai.DRAW_QUICK, tokens))
    yield bag(id, "fate", ONCE, column(samurai.DRAW_FATE, figures.fate))
    yield from first_seats(id, samurai.DRAW_FIRST)
    yield bag(id, "mountain", ONCE, column(samurai.DRAW_MOUNTAIN, figures.mountain_tokens))


def of_ages() -> Iterator[Bag]:
    id = "through-the-ages"
    yield from first_seats(id, ages.FIRST)
    for seats in wartable.game(id).seats:
        for age, name in enumerate(("a", "i", "ii", "iii")):
            civil = {int(card): int(copies(FULL, card, seats)) for card in CIVIL_BY_AGE[age]}
            yield bag(id, f"civil-{name}", ONCE, civil, seats)
            kind, refill = ("events-a", ONCE) if age == 0 else (f"military-{name}", RETURNS)
            for variant, key in enumerate(VARIANTS):
                military = {int(c): int(copies(variant, c, seats)) for c in MILITARY_BY_AGE[age]}
                if variant == FULL or (age and any(military.values())):
                    when = f"variant={key}" if variant else ""
                    yield bag(id, kind, refill, military, seats, when)


def texts() -> dict[Path, str]:
    """The files as they should be."""
    games = {
        "age-of-heroes": list(of_heroes()),
        "age-of-war": list(of_age_of_war()),
        "critters-at-war": list(of_critters()),
        "small-samurai-empires": list(of_samurai()),
        "through-the-ages": list(of_ages()),
    }
    found = {DOCUMENT: games, **{_folder(id) / "boxes.json": rows for id, rows in games.items()}}
    return {path: json.dumps(rows, indent=1) + "\n" for path, rows in found.items()}


def _folder(id: str) -> Path:
    return GAMES / id.replace("-", "_")


def main() -> None:
    for path, text in texts().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
