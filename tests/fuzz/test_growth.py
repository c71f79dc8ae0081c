"""Whatever is read takes a time that grows with its length, no faster."""

from __future__ import annotations

import pytest

from tools.fuzz import growth as measured
from tools.fuzz.growth import Shape, growth
from tools.fuzz.house import House
from tools.fuzz.parsers import Parser, plain_parsers, server_parsers
from tools.fuzz.shapes import some_shapes

LONGEST = 1 << 16  # characters


def steep(parser: Parser) -> list[str]:
    """Shapes that take too long to read. Whatever is raised but a refusal fails the test."""
    longest = min(LONGEST, parser.longest)
    found = {shape: growth(parser.read, shape, longest) for shape in some_shapes(parser)}
    return [f"{shape}: {one}" for shape, one in found.items() if not one.linear]


@pytest.mark.parametrize("parser", plain_parsers(), ids=lambda parser: parser.name)
def test_a_parser_is_linear(parser: Parser) -> None:
    assert steep(parser) == []


def test_what_a_server_is_sent_is_read_in_linear_time() -> None:
    """Heads, queries and bodies; fields of bodies have lengths of their own."""
    with House() as house:
        for parser in server_parsers(house):
            if parser.name.startswith(("head", "body", "GET")):
                assert steep(parser) == [], parser.name
        assert house.wrong == []


@pytest.mark.parametrize("unit", ["\\", '\\"', "\\012"])
def test_escapes_in_a_cookie_are_read_in_linear_time(unit: str) -> None:
    """Some versions of Python took ten seconds for 64 KB of them."""
    with House() as house:
        (cookie,) = (one for one in server_parsers(house) if one.name == "head cookie")
        assert growth(cookie.read, Shape(unit, 'a="', '"'), cookie.longest).linear


@pytest.mark.parametrize(("steps", "linear"), [(1.0, True), (2.0, False), (3.0, False)])
def test_what_is_not_linear_is_found(
    monkeypatch: pytest.MonkeyPatch, steps: float, linear: bool
) -> None:
    """By a clock that goes on as the reader works, and not otherwise."""
    spent = [0.0]
    monkeypatch.setattr(measured, "process_time", lambda: spent[0])

    def read(text: str) -> None:
        spent[0] += 1e-6 * len(text) ** steps

    found = growth(read, Shape("a"), 1 << 20, fine=True)
    assert found.linear == linear and found.exponent == pytest.approx(steps)
