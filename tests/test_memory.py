"""What a process remembers for ever is of a bounded number: nothing that people send is kept so."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any

import pytest

import wartable
from wartable.bots.search import playout
from wartable.kernel import Rng, zeros
from wartable.plugin import games

SOURCE = Path(wartable.__file__).parent
# Functions that keep every answer, and why these are few
KEPT = {
    "games.age_of_heroes.scene.panels.army_codes": "armies of a tribe",
    "games.age_of_heroes.scene.table.coded": "figures of the action space",
    "games.age_of_heroes.scene.table.paid": "figures of the action space",
    "games.age_of_heroes.scene.table.posts": "kinds of cards",
    "games.age_of_heroes.scene.trays.own_codes": "kinds of cards",
    "games.age_of_war.advice.chances._by_roll": "cities, with and without somebody in them",
    "games.age_of_war.bots.has_net": "numbers of seats",
    "games.age_of_war.bots.many_seats.net": "numbers of seats",
    "games.age_of_war.bots.valuer": "numbers of seats",
    "games.age_of_war.names.cities_of": "provinces",
    "games.age_of_war.scene.drawing.named_in": "provinces",
    "games.critters_at_war.art.sheet._sheet": "languages",
    "games.small_samurai_empires.bots.insight": "yes or no",
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
    "storage.ledger._all_at_once": "sets of fields that we store together",
    "storage.ledger._go_on": "sets of fields that we store together",
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


def held(module: str) -> dict[str, str]:
    """What the modules of an engine and the objects in them hold, and what these hold."""
    found: dict[str, str] = {}
    seen: set[int] = set()

    def look(path: str, value: Any) -> None:
        kind = type(value).__name__
        if isinstance(value, int) or kind.startswith("vec["):  # a column of numbers
            found[path] = repr(value)
        elif id(value) not in seen:
            seen.add(id(value))
            parts: Any = ()
            if isinstance(value, dict):
                parts = value.items()
            elif isinstance(value, list | tuple) or kind == "vec":
                parts = enumerate(value)
            elif type(value).__module__.startswith("wartable."):
                parts = vars(value).items()
            for key, part in list(parts):
                look(f"{path}.{key}", part)

    for name, each in list(sys.modules.items()):
        if name.startswith(module):
            for key, value in vars(each).items():
                if not key.startswith("__"):
                    look(f"{name}.{key}", value)
    return found


@pytest.mark.parametrize("id", sorted(games()))
def test_rules_remember_nothing_of_a_table(id: str) -> None:
    """The server replays tables in threads: a buffer that all share would mix them."""
    game = games()[id].game()
    state, buf = game.start(2, {}), zeros(game.actions)
    engine = type(game).__module__.removesuffix("game")
    before = held(engine)
    assert any(value.startswith("vec[i64]") for value in before.values())
    playout(game, state, Rng(1), buf, 200)
    game.determinize(state, 0, Rng(2), state.clone())
    assert held(engine) == before
