"""Where things stand in the text of a data file, and what is wrong there."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

DOTTED = r"""\s*(?:[\w-]+|"[\w-]+"|'[\w-]+')\s*(?:\.\s*(?:[\w-]+|"[\w-]+"|'[\w-]+')\s*)*"""


def _parts(dotted: str) -> list[str]:
    return [part.strip(" \t\"'") for part in dotted.split(".")]


@dataclass
class Lines:
    """The line of every table and key, and the problems found so far."""

    table: dict[str, int] = field(default_factory=dict)
    key: dict[tuple[str, str], int] = field(default_factory=dict)
    last: dict[str, int] = field(default_factory=dict)  # table of each kind: "mountain"
    problems: list[tuple[int, str, str]] = field(default_factory=list)  # line, message, name

    @classmethod
    def of(cls, text: list[str]) -> Lines:
        lines = cls()
        table: list[str] = []
        for at, line in enumerate(text, 1):
            if head := re.match(rf"\s*\[\[?({DOTTED})\]", line):
                table = _parts(head[1])
                lines.begin(".".join(table), at)
            elif pair := re.match(rf"({DOTTED})=", line):
                *inner, key = _parts(pair[1])
                name = ".".join([*table, *inner])
                lines.key.setdefault((name, key), at)
                if inner:
                    lines.begin(name, at)
        return lines

    def begin(self, table: str, at: int) -> None:
        """The first line of a table counts."""
        if table not in self.table:
            self.table[table] = at
            kind, dot, _ = table.partition(".")
            if dot:
                self.last[kind] = at

    def wrong(self, table: str, key: str, what: str, rule: str) -> None:
        at = self.key.get((table, key)) or self.table.get(table) or self.kin(table)
        name = ".".join(part for part in (table, key) if part)
        self.problems.append((at, f"line {at}: {name}: {what} (rules, {rule})", name))

    def nearest(self, *places: tuple[str, str]) -> tuple[str, str]:
        """Of what a rule concerns, the first that stands in the file: it may say only a part."""
        return next((place for place in places if place in self.key), places[0])

    def kin(self, table: str) -> int:
        """For a table that is not in the file: the last line of its kind, else of all figures."""
        last = max(self.key.values(), default=1) if table else 1
        return self.last.get(table.split(".")[0], last)
