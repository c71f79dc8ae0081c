"""Every regular expression of the source is linear, or reads only what is our own."""

from __future__ import annotations

import pytest

from tools.fuzz.patterns import Pattern, patterns

OURS = {  # places whose patterns are not linear, and who wrote what they read
    "wartable.cli.doctor": "the operator's own setting",
    "wartable.games.through_the_ages.art.slim": "drawings of the game",
    "wartable.scene.svg": "sheets of symbols of the games",
    "wartable.scene.theme": "the house's style sheet",
    "wartable.server.lean": "the house's scripts and style sheets",
}


@pytest.fixture(scope="module")
def found() -> list[Pattern]:
    return patterns()


def test_patterns_are_linear(found: list[Pattern]) -> None:
    """Almost-matches of all of them are tried. A module that is said to read only our own has a
    pattern that needs the excuse."""
    steep: dict[str, list[str]] = {}
    for pattern in found:
        if not pattern.bounded and (worst := pattern.steep()):
            steep.setdefault(pattern.module, []).append(f"{pattern.text}: {worst}")
    assert steep.keys() == OURS.keys(), steep


def test_every_pattern_is_found(found: list[Pattern]) -> None:
    """Compiled or not, written as a constant or made of others, and those of routes."""
    known = {(pattern.module.rpartition(".")[2], pattern.text[:12]) for pattern in found}
    assert {("record", r"\[([A-Z][A-Z"), ("reading", "Mix-[0-6]"), ("api", "^[a-z0-9]{16")} <= known
    assert any(pattern.module.endswith("data.lines") for pattern in found)


@pytest.mark.parametrize(
    "text", [r"(a+)+b", r"\s+x?\s+y", r"(\w|\d)*!", r"<!--.*-->", r"(.*),(.*);"]
)
def test_a_pattern_that_is_not_linear_is_found(text: str) -> None:
    assert Pattern("", text, 0, anchored=False).steep()


@pytest.mark.parametrize("text", [r"a+b", r"[a-z]+ \d+", r"\{[^{}]*\}"])
def test_one_that_is_linear_is_not(text: str) -> None:
    assert Pattern("", text, 0, anchored=True).steep() is None
