"""Every ruling, worked example and edge case of the rule sheet is named by a test."""

import ast
import re
from pathlib import Path

from wartable.testing.als import load_als

RULINGS = [f"R{number}" for number in range(1, 33)]
EXAMPLES = [f"W{number}" for number in (1, 2, 3, *range(5, 16))] + ["W4A", "W4B", "W4C", "W4D"]
EDGES = [
    f"E{number}"
    for number in (
        *(1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 27, 28, 29),
        *(32, 33, 35, 36, 37, 39, 40, 42, 43, 44, 46, 47, 49, 50, 52),
    )
]


def test_all_are_named():
    """In what a test or a scenario says of itself; a comment or a figure beside it does not
    count."""
    here = Path(__file__).parent
    said = [f"{each.name} {each.title}" for file in here.rglob("*.als") for each in load_als(file)]
    for path in here.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said.append(ast.get_docstring(node) or "")
    named = set(re.findall(r"\b([RWE]\d+[A-D]?)[a-z]?\b", "\n".join(said)))
    assert [key for key in (*RULINGS, *EXAMPLES, *EDGES) if key not in named] == []
