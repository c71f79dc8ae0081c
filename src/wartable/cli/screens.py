"""What the terminal shows, as Rich makes it: actions, odds, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.i18n import Texts
from wartable.play import Match
from wartable.plugin import Odds
from wartable.scene import Offer

WIDEST = 100  # more columns do not make a line easier to read
FEW = 12  # actions that get a line each, with their notation
MANY = 60  # actions shown without being asked for


def console() -> Console:
    """The terminal; without colour where NO_COLOR is set or it goes into a file."""
    made = Console(highlight=False, markup=False, emoji=False)
    if made.width > WIDEST:
        made.width = WIDEST
    return made


def error_console() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)


def numbered(offers: Sequence[tuple[int, Offer]], width: int) -> RenderableType:
    """Actions by number: a line each with their notation, or in columns where they are many."""
    digits = len(str(offers[-1][0]))
    cells = [Text.assemble((f"{n:>{digits}}", "bold"), " ", _label(offer)) for n, offer in offers]
    if len(offers) <= FEW:
        table = Table.grid(padding=(0, 2))
        table.add_column(overflow="fold")
        table.add_column(overflow="fold")
        for cell, (_, offer) in zip(cells, offers, strict=True):
            table.add_row(cell, Text(offer.notation, style="dim"))
        return table
    return columns(cells, width)


def _label(offer: Offer) -> Text:
    return Text(offer.label + (" (!)" if offer.final else ""))


def columns(cells: Sequence[Text], width: int) -> RenderableType:
    """As many columns as fit, filled downwards."""
    widest = max(cell_len(cell.plain) for cell in cells)
    count = max(1, min(4, (width + 2) // (widest + 2)))
    rows = -(-len(cells) // count)
    table = Table.grid(padding=(0, 2))
    for number in range(count):
        table.add_column(overflow="fold", max_width=width if count == 1 else widest)
    for row in range(rows):
        table.add_row(*(cells[i] for i in range(row, len(cells), rows)))
    return table


def odds_table(odds: Odds, width: int) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, width=None)
    for number, heading in enumerate(odds.headings):
        numeric = all(row[number][:1].isdigit() or not row[number] for row in odds.rows)
        table.add_column(heading, justify="right" if numeric else "left", overflow="fold")
    for row in odds.rows:
        table.add_row(*row)
    parts: list[RenderableType] = [Text(odds.title, style="bold"), table]
    if odds.note:
        parts.append(Text(odds.note, style="dim"))
    return Group(*parts)


def result_table(match: Match[Any], say: Texts) -> RenderableType:
    """Places, names and scores, and why it ended."""
    outcome = match.outcome
    if outcome is None:
        return Text(say("cli-unfinished"))
    plugin = match.plugin
    table = Table.grid(padding=(0, 2))
    order = sorted(range(match.seats), key=lambda seat: (outcome.places[seat], seat))
    for seat in order:
        place, score = outcome.places[seat], plugin.score(outcome.standings[seat])
        table.add_row(
            Text(f"{place}.", style="bold" if place == 1 else ""),
            Text(say.name(seat), style="bold" if place == 1 else ""),
            Text(str(score)),
        )
    ending = plugin.endings().get(outcome.reason)
    return Group(Text(say(f"ending-{ending}")) if ending else Text(""), table)


def paragraphs(text: str) -> RenderableType:
    return Group(*(Text(part) for part in text.split("\n")))
