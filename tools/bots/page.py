"""docs/bots.md from rows of contests (`tools/bots/GAME.jsonl`) and parts in Markdown
(`tools/bots/GAME.md`: cards of nets, habits, whatever has no row)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tools.bots.rows import HERE, Row, read
from tools.bots.scale import Rated, scale
from wartable.plugin import game

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
GAMES = (
    "age-of-war",
    "critters-at-war",
    "small-samurai-empires",
    "age-of-heroes",
    "through-the-ages",
)
ENOUGH = 3  # entrants that make a scale


def spoken(seats: tuple[str, ...]) -> str:
    """Who met: `hard, 2 × medium`."""
    others = len(seats) - 1
    return f"{seats[0]}, {seats[1]}" if others == 1 else f"{seats[0]}, {others} × {seats[1]}"


def percent(figure: float) -> str:
    return f"{100 * figure:.1f}"


def contests(rows: list[Row]) -> Iterator[str]:
    yield "| table | games | won | interval | fair shares | |"
    yield "|---|---|---|---|---|---|"
    for row in sorted(rows, key=lambda row: len(row.seats)):
        between = f"{percent(row.low)} – {percent(row.high)}"
        fair = f"{row.won * len(row.seats):.2f}"
        said = "; ".join(part for part in (row.note, row.how) if part)
        cells = (spoken(row.seats), f"{row.games:,}", f"{percent(row.won)} %", between, fair, said)
        yield "| " + " | ".join(cells) + " |"


def rounded(figures: tuple[float, float, float] | None) -> str:
    if figures is None:
        return ""
    rating, low, high = (round(figure) for figure in figures)
    if low == high:
        return f"{rating}"
    return f"{rating:+d} ({low:+d} … {high:+d})"


def ratings(found: list[Rated], levels: tuple[str, ...]) -> Iterator[str]:
    yield "| bot | rating | above the next |"
    yield "|---|---|---|"
    for one in found:
        name = f"**{one.name}**" if one.name in levels else one.name
        yield f"| {name} | {rounded(one.rating)} | {rounded(one.above)} |"


def weakest(rows: list[Row], levels: tuple[str, ...]) -> str:
    """Whose rating is 0: the weakest level that took part, chance aside."""
    there = {name for row in rows for name in row.seats}
    named = [level for level in levels if level in there and level != "random"]
    return named[0] if named else min(there)


def of_game(name: str) -> Iterator[str]:
    plugin = game(name)
    rows = read(name)
    yield f"## {plugin.texts(plugin.game(), 'en')('title')}"
    yield ""
    for seats in sorted({len(row.seats) for row in rows}):
        some = [row for row in rows if len(row.seats) == seats]
        found = scale(some, weakest(some, plugin.levels))
        if len(found) >= ENOUGH:
            yield f"**Ratings, {seats} seats**"
            yield ""
            yield from ratings(found, plugin.levels)
            yield ""
    if rows:
        yield "**Contests**"
        yield ""
        yield from contests(rows)
        yield ""
    part = HERE / f"{name}.md"
    if part.exists():
        yield part.read_text(encoding="utf-8").strip()
        yield ""


def page() -> str:
    head = (HERE / "head.md").read_text(encoding="utf-8").strip()
    lines = [head, ""]
    for name in GAMES:
        lines += of_game(name)
    return "\n".join(lines)
