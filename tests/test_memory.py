"""What a process remembers for ever is of a bounded number: nothing that people send is kept so."""

from __future__ import annotations

import ast
from pathlib import Path

import wartable

SOURCE = Path(wartable.__file__).parent
# Functions that keep every answer, and why these are few
KEPT = {
    "games.age_of_heroes.scene.table.coded": "figures of the action space",
    "games.age_of_heroes.scene.table.paid": "figures of the action space",
    "games.age_of_heroes.scene.trays.own_codes": "kinds of cards",
    "games.age_of_war.bots.valuer": "numbers of seats",
    "games.age_of_war.names.cities_of": "provinces",
    "games.critters_at_war.art.sheet._sheet": "languages",
    "games.through_the_ages.art.slim._slim_tag": "our own drawings",
    "games.through_the_ages.figures.card_basis": "cards",
    "i18n.texts._bundle": "games and languages",
    "i18n.texts._entries": "games and languages",
    "i18n.texts._fixed": "games and languages",
    "i18n.texts.source": "games and languages",
    "lessons.chapters.chapters": "games",
    "lessons.reading.lessons": "games",
    "modules.exists": "modules",
    "modules.found": "modules",
    "puzzles.puzzle.puzzles": "games",
    "research.arrays._plan": "layouts of features",
    "scene.theme.tokens": "themes",
    "server.learning.taught_in": "games",
    "server.puzzling.asked_in": "games",
    "server.routes.sheets._packed": "our own sheets and styles: another name is an error",
}


def remembering(source: Path) -> set[str]:
    """Functions that have arguments and keep an answer for all of them."""
    found = set()
    for file in source.rglob("*.py"):
        parts = file.relative_to(source).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (node.args.args or node.args.vararg):
                names = {ast.unparse(each) for each in node.decorator_list}
                if names & {"cache", "functools.cache", "lru_cache(maxsize=None)"}:
                    found.add(f"{module}.{node.name}")
    return found


def test_who_remembers_everything_is_known_to_remember_little() -> None:
    assert remembering(SOURCE) == set(KEPT)
