"""Whatever is read takes a time that grows with its length, no faster."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

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


def split_in_three_ways(text: str) -> Any:
    return re.fullmatch(r"\d+\.\s*\d\s+([^;]*?)\s*(;[0-9a-f]{4})?", text)


def copied_for_each_word(text: str) -> Any:
    while text:
        text = text.partition(" ")[2]


def doubled(text: str) -> Any:
    return re.fullmatch("(a+)+b", text)


@pytest.mark.parametrize(
    ("read", "shape"),
    [
        (split_in_three_ways, Shape(" ", "1. 0", ";zz")),
        (copied_for_each_word, Shape("a ")),
        (doubled, Shape("a")),
        (lambda text: sum(a == b for a in text for b in text), Shape("a")),
    ],
)
def test_what_is_not_linear_is_found(read: Callable[[str], Any], shape: Shape) -> None:
    assert not growth(read, shape, 1 << 20, fine=True).linear
    assert growth(lambda text: text.split(" "), shape).linear
