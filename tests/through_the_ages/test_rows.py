"""Every ruling of the book and every row of the rule sheet is named by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from wartable.games.through_the_ages.plugin import GAME
from wartable.testing import load_als

HERE = Path(__file__).parent
SETUP = {"first", "variant", "resignation", "turn-end"}  # options that change no card
RULINGS = HERE.parents[1] / "docs" / "rulings" / "through-the-ages.md"
# Rows of the rule sheet; the numbers left out were never given
SEED = set(range(1, 35)) - {3, 15, 19, 21, 28}
EDGE = set(range(1, 111)) - {12, 18, 24, 31, 33, 37, 44, 50, 53, 59, 61, 65, 69, 72, 76, 79, 85}
EDGE -= {88, 90, 94, 97, 103, 106}


def named() -> set[str]:
    """What names of tests and scenarios say, and docstrings: `test_t28_…`, "T28, A-4"."""
    found: set[str] = set()
    for file in sorted(HERE.glob("scenarios/*.als")):
        for scenario in load_als(file):
            said = f"{scenario.name.partition('[')[0]} {scenario.title}"
            found |= set(re.findall(r"\b[STDAV]-?\d+", said))
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said = node.name.replace("_", " ") + " " + (ast.get_docstring(node) or "")
                found |= {word.upper() for word in re.findall(r"\b[stdav]-?\d+\b", said, re.I)}
    return found


def rulings() -> dict[str, str]:
    """Id and option, as the book of rulings lists them."""
    rows = re.findall(r"^\| ([DAV]-?\d+) \|(.*)$", RULINGS.read_text(encoding="utf-8"), re.M)
    return {id: "".join(re.findall(r"\| `([a-z-]+)` \|", rest)) for id, rest in rows}


def test_every_row_is_named_by_a_test() -> None:
    assert (len(SEED), len(EDGE)) == (29, 87)
    rows = {f"S{n}" for n in SEED} | {f"T{n}" for n in EDGE} | set(rulings())
    assert sorted(rows - named()) == []


def test_doubts_and_options_are_those_of_the_book() -> None:
    """D1 to D20 are ruled on; each option of a doubt exists, and each option is documented."""
    doubts = {id: option for id, option in rulings().items() if id.startswith("D")}
    assert sorted(doubts, key=lambda id: int(id[1:])) == [f"D{n}" for n in range(1, 21)]
    switches = {option.key for option in GAME.options} - SETUP
    assert {option for option in doubts.values() if option} == switches


def test_options_are_tested_both_ways() -> None:
    """A scenario switches each of them; without the switch all the others play."""
    files = [*HERE.glob("test_*.py"), *HERE.glob("scenarios/*.als")]
    scenarios = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for option in GAME.options:
        if option.key != "first":
            assert re.search(f'"{option.key}"|option {option.key} ', scenarios), option.key


def test_every_refusal_names_a_rule() -> None:
    """A section of the rule sheet, or a ruling of the book."""
    for key, rule in ((reason.key, reason.rule) for reason in GAME.reasons().values()):
        assert re.fullmatch(r"\d{1,2}(\.\d{1,2})?", rule) or rule in rulings(), key
