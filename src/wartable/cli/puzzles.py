"""Commands about puzzles: list them, ask one in the terminal, make new ones."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from wartable import plugin as house
from wartable.cli import files
from wartable.cli.arguments import Id, Json, Lang, T
from wartable.cli.words import language, reader
from wartable.errors import BadInput
from wartable.plugin import Plugin

MOST = 10_000  # puzzles of one run
SHOW = "show"


class Puzzles(TyperGroup):
    """`puzzles GAME …` is `puzzles show GAME …`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        known = args[0] in self.commands or args[0].startswith("-")
        return super().resolve_command(ctx, args if known else [SHOW, *args])


puzzles_app = typer.Typer(
    help=T("cli-help-puzzles"), cls=Puzzles, no_args_is_help=True, rich_markup_mode=None
)


def today() -> date:
    """The day whose puzzle is asked: that of Greenwich, so that it is the same everywhere."""
    return datetime.now(UTC).date()


@puzzles_app.command(SHOW, help=T("cli-help-puzzles-show"))
def show(
    id: Id,
    puzzle: Annotated[str | None, typer.Argument(metavar="[ID]", help=T("cli-help-puzzle"))] = None,
    day: Annotated[bool, typer.Option("--day", help=T("cli-help-puzzle-day"))] = False,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    from wartable import puzzles as shelf
    from wartable.cli import quizzes, screens
    from wartable.cli.prompts import lines

    chosen, plugin = language(lang), house.game(id)
    if day and puzzle is not None:
        raise BadInput(reader()("cli-puzzle-or-day"))
    if puzzle is None and not day:
        known = shelf.puzzles(plugin)
        if json_:
            print(json.dumps([quizzes.listed(each) for each in known], indent=2))
        elif known:
            learner = quizzes.learners().get(id)
            screens.console().print(quizzes.table(known, learner, reader(chosen)))
        else:
            print(reader(chosen)("unknown-no-puzzles", game=id))
        return
    now = today()
    asked = shelf.of_day(plugin, now) if puzzle is None else shelf.puzzle(plugin, puzzle)
    if json_:
        print(json.dumps(quizzes.explained(asked, chosen), indent=2, ensure_ascii=False))
        return
    console = screens.console()
    quizzes.Quiz(asked, chosen, console, lines(console), now).run()


@puzzles_app.command("make", help=T("cli-help-puzzles-make"))
def make(
    id: Id,
    count: Annotated[
        int, typer.Option("--count", metavar="N", help=T("cli-help-puzzles-count"))
    ] = 100,
    seed: Annotated[int, typer.Option("--seed", help=T("cli-help-puzzles-seed"))] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=T("cli-help-puzzles-out"))
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", help=T("cli-help-jobs"))] = 1,
    lang: Lang = None,
    json_: Json = False,
) -> None:
    say, plugin = reader(language(lang)), house.game(id)
    for option, value, most in (("--count", count, MOST), ("--jobs", jobs, 256)):
        if not 1 <= value <= most:
            raise BadInput(
                say("cli-bad-count", option=option, value=str(value), least=1, most=most)
            )
    file = out or Path(f"{id}.puzzles.jsonl")
    found = made(plugin, count, seed, file, jobs)
    if json_:
        print(json.dumps({"game": id, "file": str(file), "puzzles": found}, indent=2))
        return
    print(say("cli-puzzles-made", count=found, file=str(file)))


def made(plugin: Plugin[Any, Any], count: int, seed: int, file: Path, jobs: int) -> int:
    """How many puzzles the file has once the run has come to its end. Each line is written as soon
    as it is found."""
    import msgspec

    from wartable.cli import screens
    from wartable.puzzles import making

    making.can_measure(plugin)
    before = []
    if file.exists():
        before = making.earlier(plugin, files.read_text(file), seed, str(file))
    lines = [msgspec.json.encode(source) + b"\n" for source in before]
    files.write_file(file, b"".join(lines))
    total = sum(len(source.puzzles) for source in before)
    with screens.progress_bar(screens.error_console()) as bar, file.open("ab") as end:
        task = bar.add_task("", total=count, completed=total)

        def played(found: int) -> None:
            bar.update(task, completed=found)

        for source in making.make(plugin, count, seed, before, played, jobs):
            end.write(msgspec.json.encode(source) + b"\n")
            end.flush()
            total += len(source.puzzles)
    return total
