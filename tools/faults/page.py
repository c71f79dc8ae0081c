"""The table of docs/RELIABILITY.md: how often each fault was tried, and what was found."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "RELIABILITY.md"
MARKS = re.compile(r"(?<=<!-- faults -->\n).*?(?=<!-- end -->)", re.S)
KILLS = ("kill-server", "kill-server-pg", "kill-one-server")

Row = list[float]


def read(text: str) -> dict[str, Row]:
    """The rows of a table of Markdown by their first cell."""
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return {cells[0]: [float(cell.replace(",", "")) for cell in cells[1:]] for cells in lines[2:-1]}


def write(heads: list[str], rows: dict[str, Row]) -> str:
    """The table, with a sum of each column; then how many servers were killed."""
    total = [sum(column) for column in zip(*rows.values(), strict=True)]
    lines = [["fault", *heads], ["---"] * (len(heads) + 1)]
    for name, row in [*rows.items(), ("all", total)]:
        lines.append([name, *(f"{cell:,.0f}" for cell in row[:-1]), f"{row[-1]:.1f}"])
    kills = sum(rows[name][0] for name in KILLS if name in rows)
    table = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    return f"{table}\nKills of a server among them: {kills:.0f}.\n"


def keep(heads: list[str], name: str, row: Row, page: Path = PAGE) -> None:
    """Add what a run found to the row of its fault."""
    text = page.read_text(encoding="utf-8")
    found = MARKS.search(text)
    assert found is not None, f"{page} has no place for it"
    rows = read(found.group())
    before = rows.get(name, [0.0] * len(row))
    rows[name] = [old + new for old, new in zip(before, row, strict=True)]
    page.write_text(MARKS.sub(write(heads, rows), text), encoding="utf-8")
