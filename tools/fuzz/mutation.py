"""Texts that were right, changed by their grammar: words swapped, repeated, nested, cut off, and
numbers at borders. The same seed gives the same texts."""

from __future__ import annotations

import random
import re
import traceback
from collections import Counter
from dataclasses import dataclass, field
from time import process_time

from tools.fuzz.again import Clock, Slow
from tools.fuzz.growth import REFUSALS
from tools.fuzz.parsers import Parser
from wartable.errors import BadInput
from wartable.play import Refused
from wartable.server.faults import Fault

TOKEN = re.compile(r"\w+|\s+|[^\w\s]")
NUMBERS = (
    *("-1", "0", "1", "7", "8", "63", "64", "127", "255", "256", "32767", "65536", "2147483647"),
    *("2147483648", "4294967296", "9007199254740993", "9223372036854775808", "1" * 30, "1" * 5000),
    *("0.5", "1e400", "nan", "inf", "0x10", "1_000", "٣", "²", "+1", "00", "true", "null"),
)
ODD = (
    "\0",
    "\ud800",
    "\u202e",
    "\ufeff",
    "\u0301",
    "\x85",
    "\u2028",
    "\t",
    "\r",
    '"',
    "'",
    "\\",
    "%",
)
BRACKETS = (("[", "]"), ("{", "}"), ("(", ")"), ('"', '"'), ("{a = ", "}"), ('{"a": ', "}"))
TIMES = (2, 2, 2, 3, 9, 70, 1100)
MOST_LINES = 4  # of a text that are changed at once
LONG = 1 << 20  # characters: what is longer is not repeated


class Mutator:
    """Changes texts; words go from one to the other."""

    def __init__(self, seeds: tuple[str, ...], seed: int) -> None:
        self.rng = random.Random(seed)
        self.seeds = [text.splitlines(keepends=True) or [""] for text in seeds]
        words = {word for lines in self.seeds for line in lines for word in TOKEN.findall(line)}
        self.words: list[str] = sorted(words) or [""]

    def text(self) -> str:
        """The next one; now and then one that was not changed."""
        lines = list(self.rng.choice(self.seeds))
        for _ in range(self.rng.randint(0, MOST_LINES)):
            at = self.rng.randrange(len(lines))
            if self.rng.random() < 0.75:
                lines[at] = self._line(lines[at])
            else:
                self._rows(lines, at)
        return "".join(lines)

    def _rows(self, lines: list[str], at: int) -> None:
        """Whole lines: twice, gone, elsewhere, of another text, the rest cut off."""
        rng = self.rng
        match rng.randrange(5):
            case 0:
                lines[at:at] = [lines[at]] * self._times(lines[at])
            case 1 if len(lines) > 1:
                del lines[at]
            case 2:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines.insert(at, rng.choice(rng.choice(self.seeds)))
            case _:
                lines[at] = lines[at][: rng.randint(0, len(lines[at]))]
                del lines[at + 1 :]

    def _times(self, text: str) -> int:
        """How often something is repeated; repeated again and again it would fill all memory."""
        times = self.rng.choice(TIMES)
        return times if len(text) * times <= LONG else 1

    def _line(self, line: str) -> str:
        rng = self.rng
        tokens: list[str] = TOKEN.findall(line)
        if not tokens:
            return f"{rng.choice(self.words)}{line}"
        at = rng.randrange(len(tokens))
        other = rng.randrange(len(tokens))
        match rng.randrange(9):
            case 0:
                tokens[at], tokens[other] = tokens[other], tokens[at]
            case 1:
                tokens[at] *= self._times(tokens[at])
            case 2:
                first, last = sorted((at, other))
                tokens[first:last] = tokens[first:last] * rng.choice(TIMES[:5])
            case 3:
                del tokens[at]
            case 4:
                tokens[at] = rng.choice(self.words)
            case 5:
                numbers = [n for n, token in enumerate(tokens) if token.isdigit()]
                tokens[rng.choice(numbers or [at])] = rng.choice(NUMBERS)
            case 6:
                opening, close = rng.choice(BRACKETS)
                times = rng.choice(TIMES)
                tokens[at] = opening * times + tokens[at] + close * times
            case 7:
                tokens.insert(at, rng.choice(ODD) * rng.choice(TIMES))
            case _:
                tokens[at] = tokens[at].swapcase()
        return "".join(tokens)


@dataclass
class Count:
    """What came of many texts. A crash is anything but a refusal."""

    inputs: int = 0
    accepted: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    crashes: dict[str, str] = field(default_factory=dict)  # by place: a text that leads there
    slowest: float = 0.0  # seconds of CPU
    spent: float = 0.0
    slow: Slow = field(default_factory=Slow)

    def take(self, parser: Parser, text: str) -> None:
        """Read one text and count what came of it."""
        self.inputs += 1
        began = self.slow.clock()
        try:
            parser.read(text)
            self.accepted += 1
        except REFUSALS as refusal:
            self.refused[_reason(refusal)] += 1
        except Exception as error:
            at = traceback.extract_tb(error.__traceback__)[-1]
            self.crashes.setdefault(f"{error!r:.80} in {at.name}, line {at.lineno}", text)
        took = self.slow.clock() - began
        self.slowest = max(self.slowest, self.slow.least(parser.read, text, took))
        self.spent += self.slow.clock() - began


def _reason(refusal: Exception) -> str:
    if isinstance(refusal, BadInput | Refused | Fault) and refusal.key:
        return refusal.key
    return type(refusal).__name__


def fuzz(
    parser: Parser,
    seed: int,
    inputs: int,
    seconds: float = float("inf"),
    clock: Clock = process_time,
) -> Count:
    """Read so many mutants, or as many as so many seconds of CPU are enough for."""
    mutator, count = Mutator(parser.seeds, seed), Count(slow=Slow(clock))
    while count.inputs < inputs and count.spent < seconds:
        count.take(parser, mutator.text()[: parser.longest])
    return count
