"""Change every figure of every card, one at a time, and see that a scenario notices.

    python -m tools.through_the_ages.card_mutants              # all of them, some minutes
    python -m tools.through_the_ages.card_mutants homer raid   # cards whose key contains a word

A mutant is tried in a process of its own, which imports the rules after the change and runs the
functions of tests/through_the_ages/test_cards_*.py that name the card. It prints those that live.
"""

from __future__ import annotations

import ast
import importlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from wartable.games.through_the_ages.engine import components
from wartable.games.through_the_ages.engine.cards.civil import LEADERS_WONDERS_ACTIONS
from wartable.games.through_the_ages.engine.cards.military import MILITARY
from wartable.games.through_the_ages.engine.cards.technologies import TECHNOLOGIES
from wartable.games.through_the_ages.engine.components import Card, Effect

ROWS = [*TECHNOLOGIES, *LEADERS_WONDERS_ACTIONS, *MILITARY]
TESTS = Path(__file__).parents[2] / "tests" / "through_the_ages"
FIGURES = (
    *("science_cost", "revolution_cost", "cost", "food", "resource", "science", "culture"),
    *("strength", "happy", "ca", "ma", "colonize", "blue", "yellow", "hand", "urban_limit"),
    *("ma_cost", "army_strength", "army_outdated", "defense"),
)
TABLES = ("stages", "army", "once")
OF_EFFECTS = ("n", "food", "resource", "science", "culture", "ma")
OTHERS = {  # whom else an event might concern
    "all": ("strongest",),
    "strongest": ("all", "two_strongest"),
    "weakest": ("all", "two_weakest"),
    "two_strongest": ("strongest", "all"),
    "two_weakest": ("weakest", "all"),
    "most_culture": ("all",),
    "least_culture": ("all",),
    "all_most_happy": ("all", "strongest"),
    "all_most_discontent_nonzero": ("all", "weakest"),
}
UNSEEN = {
    ("engineering", "wonder_stages_per_action.n"),
    ("prosperity", "gain_food_per_happiness.n"),
    ("impact-of-happiness", "score_happiness.steps[0] 16 to 17"),
    ("raid-iii", "destroy_urban.steps[0] 3 to 4"),
}
Mutant = tuple[str, Callable[[], None]]


def harmless(card: Card, words: str) -> bool:
    """What nobody could see: no action builds five stages; happiness ends at 8; no building is
    of a level above III; nobody attacks where a pact forbids it; some armies have no unit too
    old."""
    if (card.key, words) in UNSEEN or (card.forbids_attack and words == "ends_on_attack"):
        return True
    units = (components.INFANTRY, components.CAVALRY, components.ARTILLERY)
    needed = [kind for kind, n in zip(units, card.army, strict=True) if n]
    return words == "army_outdated" and not any(
        row.kind in needed and row.age <= card.age - 2 for row in ROWS
    )


def setting(thing: Card | Effect, name: str, value: object) -> Callable[[], None]:
    return lambda: setattr(thing, name, value)


def mutants(card: Card) -> Iterator[Mutant]:
    """What is changed, in words, and the doing of it."""
    for name in FIGURES:
        if value := getattr(card, name):
            yield name, setting(card, name, value + 1)
    for name in TABLES:
        yield from tables(card, name)
    if card.stages:
        yield "a stage less", setting(card, "stages", card.stages[:-1])
    if card.kind == components.PACT:
        for name in ("symmetric", "forbids_attack", "ends_on_attack"):
            yield name, setting(card, name, not getattr(card, name))
    for side in (card.side_a, card.side_b):
        if side is not None:
            yield from effect_mutants(side, "side A" if side is card.side_a else "side B")
    for effect in card.effects:
        yield from effect_mutants(effect, effect.op)
        rest = tuple(other for other in card.effects if other is not effect)
        if rest or card.kind not in (components.ACTION, components.AGGRESSION, components.WAR):
            yield f"without {effect.op}", setting(card, "effects", rest)


def tables(thing: Card | Effect, name: str, prefix: str = "") -> Iterator[Mutant]:
    """Each cell of a tuple one higher, and one lower where there is something."""
    cells: tuple[int, ...] = getattr(thing, name)
    for at, value in enumerate(cells):
        for new in (value + 1, value - 1):
            if any(cells) and new >= 0 and (value or name != "once"):
                changed = (*cells[:at], new, *cells[at + 1 :])
                yield f"{prefix}{name}[{at}] {value} to {new}", setting(thing, name, changed)


def effect_mutants(effect: Effect, prefix: str) -> Iterator[Mutant]:
    for name in OF_EFFECTS:
        if value := getattr(effect, name):
            yield f"{prefix}.{name}", setting(effect, name, value + (1 if value > 0 else -1))
    yield from tables(effect, "steps", f"{prefix}.")
    for word in effect.types if len(effect.types) > 1 or effect.op == "pact" else ():
        rest = [other for other in effect.types if other != word]
        yield f"{prefix} without {word}", setting(effect, "types", rest)
    for who in OTHERS.get(effect.who, ()):
        yield f"{prefix} for {who}", setting(effect, "who", who)


def scenarios() -> list[tuple[str, str, set[str]]]:
    """Module, function and the words in it, of every test of cards at work."""
    found = []
    for file in sorted(TESTS.glob("test_cards_*.py")):
        text = file.read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                lines = text.splitlines()[first - 1 : node.end_lineno]
                words = set(re.findall(r"[a-z0-9-]+", "\n".join(lines)))
                found.append((file.stem, node.name, words))
    return found


def cases(test: Callable[..., None], key: str) -> Iterator[dict[str, Any]]:
    """The arguments to call it with: those that have to do with the card."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    if not marks:
        yield {}
        return
    (names, rows) = marks[0].args
    for row in rows:
        if key in str(row) or all(key not in str(other) for other in rows):
            yield dict(zip(names, row, strict=True))


def notices(key: str, change: Callable[[], None], tests: list[tuple[str, str, set[str]]]) -> bool:
    """Whether any scenario that names the card fails after the change."""
    if (child := os.fork()) == 0:
        seen = 1
        try:
            change()
            for module, name, words in tests:
                if key in words:
                    test = getattr(importlib.import_module(module), name)
                    for given in cases(test, key):
                        test(**given)
        except BaseException:
            seen = 0
        os._exit(seen)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 1


def main(*parts: str) -> int:
    sys.path.insert(0, str(TESTS))
    importlib.import_module("pytest")  # once, for all the children
    tests = scenarios()
    tried, alive = 0, 0
    for card in ROWS:
        if parts and not any(part in card.key for part in parts):
            continue
        for words, change in mutants(card):
            if harmless(card, words):
                continue
            tried += 1
            if not notices(card.key, change, tests):
                alive += 1
                print(f"{card.key}: {words}", flush=True)
    print(f"{tried} mutants, {alive} unnoticed")
    return min(alive, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
