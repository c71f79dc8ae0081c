"""Every regular expression of the source is linear, or reads only what is our own."""

from __future__ import annotations

import pytest

from tools.fuzz.patterns import Pattern, patterns

OURS = {  # places whose patterns are not linear, and who wrote what they read
    "wartable.cli.doctor": "the operator's own setting",
    "wartable.games.through_the_ages.art.slim": "drawings of the game",
    "wartable.scene.svg": "sheets of symbols of the games",
    "wartable.scene.theme": "the house's style sheet",
}
FOUND = patterns()


@pytest.mark.parametrize("module", sorted({found.module for found in FOUND}))
def test_patterns_of_a_module_are_linear(module: str) -> None:
    """Almost-matches of all its patterns are tried. A module that is said to read only our own has
    a pattern that needs the excuse."""
    mine = [found for found in FOUND if found.module == module and not found.bounded]
    steep = [f"{found.text}: {worst}" for found in mine if (worst := found.steep())]
    assert bool(steep) == (module in OURS), steep


def test_every_pattern_is_found() -> None:
    """Compiled or not, written as a constant or made of others, and those of routes."""
    found = {(pattern.module.rpartition(".")[2], pattern.text[:12]) for pattern in FOUND}
    assert {("record", r"\[([A-Z][A-Z"), ("reading", "Mix-[0-6]"), ("api", "^[a-z0-9]{16")} <= found
    assert any(pattern.module.endswith("data.lines") for pattern in FOUND)
    assert OURS.keys() <= {pattern.module for pattern in FOUND}


@pytest.mark.parametrize(
    "text", [r"(a+)+b", r"\s+x?\s+y", r"(\w|\d)*!", r"<!--.*-->", r"(.*),(.*);"]
)
def test_a_pattern_that_is_not_linear_is_found(text: str) -> None:
    assert Pattern("", text, 0, anchored=False).steep()


@pytest.mark.parametrize("text", [r"a+b", r"[a-z]+ \d+", r"\{[^{}]*\}"])
def test_one_that_is_linear_is_not(text: str) -> None:
    assert Pattern("", text, 0, anchored=True).steep() is None
