"""Every ruling, worked scenario and edge case is named by a scenario or a test, so that whoever
doubts one of them finds what would fail."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from wartable.testing.als import load_als

HERE = Path(__file__).parent
RULINGS = HERE.parents[1] / "docs" / "rulings" / "age-of-heroes.md"
SCENARIOS = range(1, 17)
EDGES = {
    *(*range(1, 13), 14, 17, 18, 19, 20, 22, *range(23, 28), 28, 29, *range(31, 36)),
    *(38, 39, 40, 41, 42, 44, 45, 46, 48, 50, 51, 54),
}


def cited() -> str:
    """Names and titles of the scenarios, docstrings of the tests."""
    found = [f"{each.name} {each.title}" for file in HERE.rglob("*.als") for each in load_als(file)]
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(ast.get_docstring(node) or "")
    return "\n".join(found)


def test_every_ruling_is_named() -> None:
    ids = re.findall(r"^\| ([A-Z]\d+) \|", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    ids += re.findall(r"\*\*(H\d),", RULINGS.read_text(encoding="utf-8"))
    assert len(ids) > 40
    named = set(re.findall(r"\b[A-Z]\d+(?=[a-z]?\b)", cited()))
    assert [ruling for ruling in ids if ruling not in named] == []


def test_every_scenario_and_edge_case_is_named() -> None:
    text = cited()
    scenarios = {int(n) for n in re.findall(r"(?i)scenario (\d+)", text)}
    edges = {
        int(n) for part in re.findall(r"(?i)edges? ([\d, and]+)", text) for n in _numbers(part)
    }
    assert set(SCENARIOS) - scenarios == set()
    assert EDGES - edges == set()


def _numbers(part: str) -> list[str]:
    return re.findall(r"\d+", part)
