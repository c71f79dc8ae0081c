"""The command that looks at a finished game again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wartable.cli import files
from wartable.cli.arguments import FOUND, Data, File, Json, Lang, T, read_data
from wartable.cli.words import language, reader_at, said
from wartable.errors import BadInput

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from wartable.analysis import Analysis
    from wartable.i18n import Texts
    from wartable.play import Match

# What is wrong with how a record is used here, not with the record itself
FOREIGN = {"record-foreign", "record-rules", "record-data", "record-figures", "game", "seats"}


def analyse(
    file: File,
    json_: Json = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help=T("cli-help-analyse-html"))
    ] = None,
    depth: Annotated[
        float | None, typer.Option("--depth", metavar="N", help=T("cli-help-analyse-depth"))
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="SEAT", help=T("cli-help-analyse-seat"))
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help=T("cli-help-analyse-fresh"))] = False,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Chances, better moves, turning points, luck and skill of a finished game."""
    from wartable import analysis
    from wartable.cli import records, screens

    chosen = language(lang)
    match = checked(file, read_data(data))
    say = reader_at(match, chosen)
    if seat is not None:
        records.viewer(match, seat, say)  # must be one of the game's
    with files.about(file):
        analyst = analysis.Analyst(match, analysis.DEPTH if depth is None else depth, seat)
        found = run(analyst, screens.error_console(), fresh)
    if json_:
        print(json.dumps(plain(match, found, say), indent=2, ensure_ascii=False))
    elif html is None:
        for part in shown(match, found, say):
            screens.console().print(part)
    if html is not None:
        from wartable.analysis.report import report

        files.write_file(html, report(match, found, say).encode())
        if html != files.STANDARD and not json_:
            print(say("cli-analyse-written", file=str(html)))
    if not found.whole:
        raise typer.Exit(130)


def checked(path: Path, data: str | None) -> Match[Any]:
    """The match of a record. Exit code 1 if the record is damaged; BadInput, which is 2, if it is
    of something else."""
    from wartable.play import BadRecord, Record, check

    text = files.read_text(path)
    try:
        return check(Record.parse(text), data)
    except BadInput as error:
        if not isinstance(error, BadRecord) or error.key in FOREIGN:
            raise BadInput(f"{path}: {said(error)}") from None
        print(f"wartable: {path}: {' '.join(said(error).split())}", file=sys.stderr)
        raise typer.Exit(FOUND) from None


def run(analyst: Any, console: Console, fresh: bool) -> Analysis:
    """The analysis, with a bar on standard error; Ctrl-C gives what is known by then. What is whole
    is kept."""
    from wartable.analysis import keeping
    from wartable.analysis.judging import record_digest
    from wartable.cli import screens

    key = record_digest(analyst.match.record(secrets=False))
    path = keeping.place(cache_folder(), key, analyst.depth, analyst.seat)
    if not fresh and (found := keeping.kept(path)) is not None:
        return found
    with screens.progress_bar(console) as bar:
        task = bar.add_task("", total=None)

        def told(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        try:
            made: Analysis = analyst.run(told)
        except KeyboardInterrupt:
            broken: Analysis = analyst.found()
            return broken
    keeping.keep(path, made)
    return made


def cache_folder() -> Path:
    """Where analyses are kept: with everything else, if WARTABLE_DATA_DIR says where that is, else
    in the usual place of this system for what can be made again."""
    import os

    if os.environ.get("WARTABLE_DATA_DIR"):
        return files.data_folder() / "analyses"
    from platformdirs import user_cache_path

    return user_cache_path("wartable") / "analyses"


# ---- for programs
def plain(match: Match[Any], found: Analysis, say: Texts) -> dict[str, Any]:
    """All figures, with the words of the language that was asked for."""
    import msgspec

    from wartable.analysis import words

    made: dict[str, Any] = msgspec.to_builtins(found)
    for step, line in zip(made["steps"], words.lines(match, found, say), strict=True):
        step["text"], step["better"], step["why"] = line.text, line.better, line.why
    made["notes"] = list(words.notes(found, say))
    made["summaries"] = [words.summary(account, say, found.ended) for account in found.accounts]
    return made


# ---- for people
def shown(match: Match[Any], found: Analysis, say: Texts) -> list[RenderableType]:
    """Luck and skill, turning points, all moves."""
    from rich.text import Text

    from wartable.analysis import words

    told = words.lines(match, found, say)
    parts: list[RenderableType] = [Text(say("analysis-accounts"), style="bold")]
    parts += [
        accounts(found, say),
        *(Text(words.summary(each, say, found.ended)) for each in found.accounts),
    ]
    parts += [Text(), Text(say("analysis-turning"), style="bold")]
    for n in found.turning:
        line = f"{found.steps[n].last + 1:>4}. {words.turning(found, n, say)}"
        parts.append(Text(" ".join([line, told[n].text, told[n].why]).rstrip()))
    if not found.turning:
        parts.append(Text(say("analysis-no-turning")))
    parts += [Text(), Text(say("analysis-moves"), style="bold"), moves(found, told, say)]
    return [*parts, *(Text(note, style="dim") for note in words.notes(found, say))]


def accounts(found: Analysis, say: Texts) -> RenderableType:
    """What made each seat's result."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from wartable.analysis.words import interval, points

    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(say("analysis-who"), overflow="fold")
    for key in ("start", "luck", "own", "others", "rest", "result-heading"):
        table.add_column(say(f"analysis-{key}"), justify="right", overflow="fold")
    for each in found.accounts:
        parts = [(each.luck, each.luck_error), (each.own, each.own_error)]
        parts += [(each.others, each.others_error), (each.rest, each.rest_error)]
        cells = [
            points(value, say, signed=True)
            + (f" ± {points(interval(error), say)}" if error >= 0.0005 else "")
            for value, error in parts
        ]
        ends = points(each.start, say), points(each.result, say)
        table.add_row(say.name(each.seat), ends[0], *cells, ends[1])
    return table


def moves(found: Analysis, told: list[Any], say: Texts) -> RenderableType:
    """A row for each step."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    from wartable.analysis.words import percent, points

    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("", justify="right")
    table.add_column(say("analysis-move"), overflow="fold", ratio=3)
    table.add_column(say("analysis-chances"), justify="right", overflow="fold")
    table.add_column(say("analysis-better"), overflow="fold", ratio=2)
    table.add_column("−", justify="right")
    for step, line in zip(found.steps, told, strict=True):
        chances = " ".join(f"{percent(each):>3}" for each in step.after)
        loss = points(step.loss, say) if step.is_blamed and step.loss is not None else ""
        better = Text(" ".join(filter(None, [line.better, line.why and f"({line.why})"])))
        table.add_row(str(step.last + 1), Text(line.text), chances, better, loss)
    return table
