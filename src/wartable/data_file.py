"""Data files, as anybody may send them: TOML within limits. Complaints name the line.

Python's TOML reader needs a time that grows with the square of the number of a key's parts. It also
reads numbers and depths that Python then refuses to write. So all of these have a limit here. The
length of a file has none: within the limits, the time to read it grows no faster than its length.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from wartable.errors import BadInput

MOST_DOTS = 64  # in a line, so that no key has more parts: it cannot go on in the next
MOST_DIGITS = 1000  # of a number
DEEPEST = 64  # tables and lists within each other
HALF = re.compile(r"[\ud800-\udfff]")
NUMBER = re.compile(rf"(?<!\w)[0-9][0-9A-Fa-fox_]{{{MOST_DIGITS},}}")
CLOSING = re.compile("\"\"\"|'''")


class DataFile:
    """`content` is what the file says, `lines` its text, so that a complaint finds its line."""

    def __init__(self, text: str) -> None:
        if half := HALF.search(text):
            raise _unreadable(text.count("\n", 0, half.start()) + 1, "not UTF-8 text")
        text = text.removeprefix("\ufeff")  # some editors begin a file with it
        self.lines = text.rstrip().split("\n")
        self._check_lines()
        try:
            self.content: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as wrong:
            what, _, where = str(wrong).rpartition(" (at ")
            found = re.match(r"line (\d+)", where)
            line = int(found[1]) if found else len(self.lines)
            raise _unreadable(line, f"not TOML: {what or wrong}") from None
        if _too_deep(self.content):
            what = f"more than {DEEPEST} tables and lists within each other"
            raise _unreadable(len(self.lines), what)

    def _check_lines(self) -> None:
        for number, line in enumerate(self.lines, 1):
            if line.lstrip().startswith("#") and not CLOSING.search(line):
                continue  # a comment, or within a text that does not end here
            if line.count(".") > MOST_DOTS:
                raise _unreadable(number, f"more than {MOST_DOTS} dots in a line")
            if NUMBER.search(line):
                raise _unreadable(number, f"a number of more than {MOST_DIGITS} digits")


def _unreadable(line: int, what: str) -> BadInput:
    message = f"line {line}: {what}"
    return BadInput(message, "toml", line=str(line), why=message)


def _too_deep(content: dict[str, Any]) -> bool:
    """Without recursion, for that is what depth would exhaust."""
    level: list[Any] = [content]
    for _ in range(DEEPEST):
        inner = [item.values() if isinstance(item, dict) else item for item in level]
        level = [item for items in inner for item in items if isinstance(item, dict | list)]
    return bool(level)
