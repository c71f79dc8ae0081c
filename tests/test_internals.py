"""Tests lay tables by a game's rooms; those that import an engine try exactly what is inside it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ENGINE = re.compile(r"wartable\.games\.\w+\.engine\b")
INSIDE = {  # what is tried that no room shows, and where
    "tables of the box": (
        "age_of_heroes/test_data.py",
        "age_of_war/test_components.py",
        "critters_at_war/test_components.py",
        "critters_at_war/test_scene.py",
        "through_the_ages/test_art.py",
        "through_the_ages/test_cards.py",
        "through_the_ages/test_reference.py",
    ),
    "every number has its words": (
        "age_of_heroes/test_words.py",
        "age_of_war/test_words.py",
        "small_samurai_empires/test_figures.py",
        "through_the_ages/test_steps.py",
        "through_the_ages/test_texts.py",
    ),
    "every number occurs in play": (
        "critters_at_war/test_coverage.py",
        "through_the_ages/test_coverage.py",
    ),
    "beliefs": (
        "critters_at_war/test_histories.py",
        "critters_at_war/test_knowledge.py",
        "critters_at_war/test_worlds.py",
        "through_the_ages/test_knowledge.py",
    ),
    "what bots think with": (
        "age_of_heroes/test_expert.py",
        "age_of_war/test_bots.py",
        "age_of_war/test_many_seats.py",
        "age_of_war/test_odds.py",
        "age_of_war/test_three_seats.py",
        "critters_at_war/test_bots.py",
        "critters_at_war/test_endgames.py",
        "critters_at_war/test_expert.py",
        "critters_at_war/test_gathering.py",
        "critters_at_war/test_guided.py",
        "critters_at_war/test_recalled.py",
        "critters_at_war/test_tempers.py",
        "critters_at_war/test_response.py",
        "small_samurai_empires/test_bots.py",
        "small_samurai_empires/test_expert.py",
        "small_samurai_empires/test_learning.py",
        "small_samurai_empires/test_reasons.py",
        "small_samurai_empires/test_worths.py",
        "through_the_ages/test_bots.py",
        "through_the_ages/test_judgement.py",
        "through_the_ages/test_outs.py",
        "through_the_ages/test_worths.py",
    ),
    "the rules against a second model, or counted": (
        "age_of_war/small_games.py",
        "age_of_war/test_checksum.py",
        "age_of_war/test_perft.py",
        "critters_at_war/test_model.py",
        "through_the_ages/second_costs.py",
        "through_the_ages/second_reading.py",
        "through_the_ages/test_scene.py",
        "through_the_ages/test_second_reading.py",
    ),
}


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            for name in node.names:
                yield f"{node.module}.{name.name}"
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def test_an_engine_is_imported_only_where_its_inside_is_tried() -> None:
    """A new file lays its tables by the room `setup`, or is named above with its reason."""
    found = {
        str(file.relative_to(HERE))
        for file in HERE.rglob("*.py")
        if any(map(ENGINE.match, imported(file)))
    }
    assert sorted(found) == sorted(file for files in INSIDE.values() for file in files)
