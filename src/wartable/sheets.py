"""Score sheets: what every seat has, and where it comes from."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.i18n import Texts
from wartable.scene import FigureTable


def score_sheet(
    reader: int,
    seats: int,
    rows: Sequence[tuple[str, Sequence[int]]],
    texts: Texts,
    total: bool = False,
) -> FigureTable:
    """A row for each source with the figure of every seat, the reader's own first. `total`: a last
    row adds them up. A source from which nobody has anything is left out."""
    order = sorted(range(seats), key=lambda seat: (seat != reader, seat))
    heads = map(texts.called, order)
    shown = [(name, figures) for name, figures in rows if any(figures)]
    if total:
        sums = [sum(figures[seat] for _, figures in rows) for seat in range(seats)]
        shown.append((texts("sheet-total"), sums))
    return FigureTable(
        title=texts("sheet-title"),
        heads=("", *heads),
        rows=tuple(
            (name, *(f"{figures[seat]}".replace("-", "−") for seat in order))
            for name, figures in shown
        ),
        total=total,
    )
