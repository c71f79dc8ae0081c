"""The page of figures, and a picture of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tools.load.results import Results
from tools.load.stages import Part, Step

HEAD = (
    "tables", "moves/s", "done p50 / p95 / p99 / max ms", "shown p50 / p99 / max ms", "errors",
    "server CPU", "ms CPU a move", "workers CPU", "others' CPU", "kB a table", "growth MB/h",
    "p99 first / last third", "client lag p99 / max ms",
)  # fmt: skip
BAR = 150.0  # milliseconds that 99 of 100 moves may take


def cells(step: Step) -> list[str]:
    """A step as the cells of a row."""
    done, shown, use = step.done, step.shown, step.usage
    errors = ", ".join(f"{count} {what}" for what, count in sorted(step.errors.items()))
    behind = f", {step.behind} behind" if step.behind else ""
    row = [
        f"{step.tables:,}",
        f"{step.moves:.1f}",
        f"{done.p50:.0f} / {done.p95:.0f} / {done.p99:.0f} / {done.most:.0f}",
        f"{shown.p50:.0f} / {shown.p99:.0f} / {shown.most:.0f}" if shown.count else "–",
        (errors or "0") + behind,
    ]
    if use is None:
        row += ["–"] * 6
    else:
        cost = use.server / step.moves * 1000 if step.moves else 0.0
        row += [
            f"{use.server:.0%}",
            f"{cost:.1f}",
            f"{use.workers:.0%}",
            f"{use.others:.0%}",
            f"{step.each / 1000:.0f}",
            f"{use.growth / 1e6:.0f}",
        ]
    row.append(f"{step.early.p99:.0f} / {step.late.p99:.0f}")
    row.append(f"{step.lag.p99:.0f} / {step.lag.most:.0f}")
    return row


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows as Markdown, the first as head."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def bars(parts: Sequence[Part]) -> list[str]:
    """What was aimed at, and whether it was reached in this run."""
    found = []
    for part in parts:
        for step in part.steps:
            if step.tables >= 1000:
                good = step.done.p99 <= BAR and not step.errors
                word = "reached" if good else "not reached"
                found.append(
                    f"{part.title}, {step.tables:,} tables with p99 at most 150 ms: {word}"
                )
        found += [f"{part.title}, {name}: {value}" for name, value in part.rows if "memory" in name]
    return found


def page(found: Results) -> str:
    """All figures as Markdown."""
    parts = found.parts
    out = [
        "# Load",
        "",
        "Written by `make load`, in one run or in several (`--add`).",
        "",
        f"Machine: {found.machine}. People, server and database share it. What a column means, and",
        "what is promised: [RELIABILITY](RELIABILITY.md).",
        "",
        f"Every table has two seats and makes a move every {found.every:g} seconds; five games in"
        " equal parts.",
    ]
    for part in parts:
        out += ["", f"## {part.title}", "", f"{part.by}:", ""]
        if part.steps:
            out.append(table([HEAD, *map(cells, part.steps)]))
        if part.steps and part.rows:
            out.append("")
        if part.rows:
            out.append(table([("", ""), *part.rows]))
    if aims := bars(parts):
        out += ["", "## Aims", "", *[f"- {aim}" for aim in aims]]
    return "\n".join(out) + "\n"


def plot(parts: Sequence[Part], path: Path) -> bool:
    """Draw how long moves take and what they cost, over the number of tables; whether matplotlib
    (the extra `plots`) is here."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        return False
    figure = Figure(figsize=(9, 4), layout="constrained")
    waits, costs = figure.subplots(1, 2)
    for part in parts:
        if not part.steps:
            continue
        tables = [step.tables for step in part.steps]
        (line,) = waits.plot(tables, [step.done.p99 for step in part.steps], "o-", label=part.title)
        waits.plot(tables, [step.done.p50 for step in part.steps], "o:", color=line.get_color())
        used = [(step.tables, 100 * step.usage.server) for step in part.steps if step.usage]
        costs.plot(*zip(*used, strict=True), "o-", label=part.title)
    waits.axhline(BAR, color="grey", linestyle="--")
    waits.set(xlabel="tables", ylabel="ms to the answer: p99, dotted p50", yscale="log")
    costs.set(xlabel="tables", ylabel="server, % of one core", ylim=(0, None))
    waits.legend()
    path.parent.mkdir(parents=True, exist_ok=True)
    with rc_context({"svg.hashsalt": "load"}):  # the same figures are the same file
        figure.savefig(path, metadata={"Date": None})
    return True
