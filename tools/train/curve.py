"""What a run of learning showed as it went, as CSV and as a picture."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

WIDTH, HEIGHT, EDGE = 640, 150, 40
LINE = "#4c78a8"


def write(file: Path, heads: Sequence[str], rows: Sequence[Sequence[float]]) -> None:
    """`file` and beside it the same with the ending svg: a graph of each column over the first."""
    with file.open("w", newline="", encoding="utf-8") as out:
        lines = csv.writer(out)
        lines.writerow(heads)
        lines.writerows([f"{figure:.6g}" for figure in row] for row in rows)
    parts = [
        graph(name, heads[0], [(row[0], row[at]) for row in rows], (at - 1) * HEIGHT)
        for at, name in enumerate(heads)
        if at
    ]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT * (len(heads) - 1)}"'
    body = "\n".join(parts)
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-size="11">\n{body}\n</svg>\n'
    file.with_suffix(".svg").write_text(text, encoding="utf-8")


def graph(name: str, over: str, points: Sequence[tuple[float, float]], down: int) -> str:
    """One of them, so far down the page."""
    right, high = max(x for x, _ in points) or 1.0, max(y for _, y in points)
    low = min(y for _, y in points)
    spread = (high - low) or 1.0
    wide, tall = WIDTH - 2 * EDGE, HEIGHT - EDGE
    marks = " ".join(
        f"{EDGE + wide * x / right:.1f},{down + 20 + tall * (high - y) / spread:.1f}"
        for x, y in points
    )
    foot = down + 20 + tall
    return (
        f'<text x="{EDGE}" y="{down + 14}">{name}: {low:.4g} to {high:.4g}</text>'
        f'<path d="M{EDGE} {foot}H{EDGE + wide}" stroke="#888"/>'
        f'<text x="{EDGE + wide}" y="{foot + 14}" text-anchor="end">{over} {right:.4g}</text>'
        f'<polyline points="{marks}" fill="none" stroke="{LINE}" stroke-width="1.5"/>'
    )
