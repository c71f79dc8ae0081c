"""Shapes of long texts: what random mutation never lays."""

from __future__ import annotations

from collections.abc import Iterator

from tools.fuzz.growth import Nest, Shape
from tools.fuzz.parsers import Parser

SINGLE = " \t\n\r\"'[]{}().,:;0 9-_=#\\/%&|@*!?<>`~a\0\u0301\ud800\u0130\u3000\U0001f600"
PAIRS = (
    '" ', "[]", "[{", "a.", "a ", "a=", '",', '\\"', ". ", "; ", "\r\n", "x\n", "1.", "a;", "#\n",
    "[a]\n", "a=1\n", "k{}=1\n", "[t{}]\n", '"k{}":1,', "a{} ", "{}. 0 x\n", "A{} b\ndo x\n",
    'Name "', '[A{} "b"]\n', "%41", "&a=", "a=1;", "\\u0041", "e\u0301", "{ }", "1e9,", "x|", "..",
    "''", '"""', "\n\n", " #", "0x", "\ud83d\ude00",
)  # fmt: skip
NESTS = (("[", "]"), ('{"a":', "}"), ("(", ")"), ("{a=", "}"), ("[[", "]]"), ("<a>", "</a>"))


def some_shapes(parser: Parser) -> list[Shape]:
    """A few of them: each unit has its turn with one frame, and where reading is dear only some."""
    found = list(shapes(parser, every=False))
    return found[:: 11 if parser.dear else 2]


def shapes(parser: Parser, every: bool) -> Iterator[Shape]:
    """All units by themselves, and between what begins and ends a text that the parser reads.
    Unless `every` is asked for, each unit takes its turn with one such frame."""
    frames = [("", ""), *((seed, end) for seed in parser.short or parser.seeds[:4] for end in ENDS)]
    units = [*SINGLE, *PAIRS]
    for number, unit in enumerate(units):
        turn = frames[number % len(frames)]
        for before, after in frames if every else dict.fromkeys([frames[0], turn]):
            yield Shape(unit, before, after)
    for opening, close in NESTS:
        for before, after in frames if every else frames[:1]:
            yield Nest(opening, before, after, close)


ENDS = ("", '"', ";zz", '"]', "\0")
