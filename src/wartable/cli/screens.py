"""What the terminal shows, as Rich makes it: actions, odds, results."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wartable.i18n import Texts

if TYPE_CHECKING:
    from wartable.play import Match
    from wartable.plugin import Odds
    from wartable.scene import Offer

WIDEST = 100  # more columns do not make a line easier to read
FEW = 12  # actions that get a line each, with their notation
FAMILY = 3  # actions that begin alike get a heading
MANY = 90  # actions shown without being asked for


def console() -> Console:
    """The terminal; without colour where NO_COLOR is set or it goes into a file."""
    made = Console(highlight=False, markup=False, emoji=False)
    if made.width > WIDEST:
        made.width = WIDEST
    return made


def plain(shown: RenderableType, width: int) -> str:
    """Something as it is printed, without colour."""
    made = Console(file=StringIO(), width=width, no_color=True, highlight=False, markup=False)
    with made.capture() as capture:
        made.print(shown)
    return capture.get()


def error_console() -> Console:
    """Standard error, where words are printed as they are."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)


def progress_bar(console: Console) -> Progress:
    """A bar of games played and the time left; it vanishes when all are played."""
    return Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    )


def advised(items: Sequence[tuple[int, str]]) -> RenderableType:
    """Numbers of actions and what is said for them, wrapped beside the number."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    table.add_column(overflow="fold")
    for number, text in items:
        table.add_row(Text(f"{number:>3}", style="bold"), Text(text))
    return table


def numbered(offers: Sequence[tuple[int, Offer]], width: int) -> RenderableType:
    """Actions by number: a line each with their notation, or in columns where they are many."""
    digits = len(str(offers[-1][0]))
    if len(offers) <= FEW:
        table = Table.grid(padding=(0, 2))
        table.add_column(overflow="fold")
        table.add_column(overflow="fold")
        for number, offer in offers:
            table.add_row(_cell(number, offer, digits), Text(offer.notation, style="dim"))
        return table
    return grouped(offers, digits, width)


def grouped(offers: Sequence[tuple[int, Offer]], digits: int, width: int) -> RenderableType:
    """Labels that share their words before a colon stand under these words, the rest together."""
    families: dict[str, list[tuple[int, Offer]]] = {}
    for number, offer in offers:
        families.setdefault(offer.label.partition(": ")[0], []).append((number, offer))
    alone: list[tuple[int, Offer]] = []
    parts: list[RenderableType] = []
    for words, members in families.items():
        if len(members) < FAMILY:
            alone += members
            continue
        rest = [_cell(n, offer, digits, len(words) + 2) for n, offer in members]
        parts += [Text(f"{words}:"), Padding(columns(rest, width - 2), (0, 0, 0, 2))]
    cells = [_cell(n, offer, digits) for n, offer in sorted(alone, key=lambda item: item[0])]
    return Group(*([columns(cells, width)] if cells else []), *parts)


def _cell(number: int, offer: Offer, digits: int, skipped: int = 0) -> Text:
    label = offer.label[skipped:] + (" (!)" if offer.final else "")
    return Text.assemble((f"{number:>{digits}}", "bold"), " ", label)


def weighed(offer: Offer) -> str:
    """An action and what it costs, for the question before it is done."""
    return f"{offer.label} ({offer.cost.rstrip('.')})" if offer.cost else offer.label


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
    """What a game says about odds; columns of numbers are set to the right."""
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
        place, score = outcome.places[seat], match.game.score(outcome.standings[seat])
        table.add_row(
            Text(f"{place}.", style="bold" if place == 1 else ""),
            Text(say.name(seat), style="bold" if place == 1 else ""),
            Text(str(score)),
        )
    ending = plugin.endings().get(outcome.reason)
    return Group(Text(say(f"ending-{ending}")) if ending else Text(""), table)


def paragraphs(text: str) -> RenderableType:
    """A text whose lines are printed one by one, each wrapped on its own."""
    return Group(*(Text(part) for part in text.split("\n")))
