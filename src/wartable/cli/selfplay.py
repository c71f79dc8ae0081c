"""The command `selfplay`: games that bots play with themselves, kept for learning."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from wartable import plugin as house
from wartable.cli import files
from wartable.cli.arena import (
    Jobs,
    Seconds,
    Seed,
    Simulations,
    check_count,
    check_counts,
    check_kept,
    read_bots,
    settings,
)
from wartable.cli.arguments import Id, Json, Lang, Settings, T
from wartable.cli.completing import seats as complete
from wartable.cli.words import language, reader
from wartable.errors import BadInput

LARGEST_SHARD = 100_000


def selfplay(
    id: Id,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help=T("cli-help-selfplay-out"))],
    games: Annotated[int, typer.Option("--games", metavar="N", help=T("cli-help-count"))] = 100,
    level: Annotated[
        str | None, typer.Option("--level", metavar="LEVEL", help=T("cli-help-selfplay-level"))
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="bot:hard,bot:easy",
            help=T("cli-help-bots"),
            autocompletion=complete,
        ),
    ] = None,
    seed: Seed = 0,
    shard: Annotated[
        int, typer.Option("--shard", metavar="N", help=T("cli-help-selfplay-shard"))
    ] = 100,
    jobs: Jobs = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help=T("cli-help-selfplay-ray"))
    ] = None,
    budget: Seconds = None,
    simulations: Simulations = None,
    option: Settings = None,
    lang: Lang = None,
    json_: Json = False,
) -> None:
    """Play games of bots and keep them as records and Parquet."""
    from wartable.cli import screens
    from wartable.research import selfplay as work
    from wartable.research.rows import arrow

    say, plugin = reader(language(lang)), house.game(id)
    check_counts(say, games=games, jobs=jobs, seed=seed)
    check_count(say, "--shard", shard, LARGEST_SHARD)
    check_kept(say, **{"--out": out})
    if (level is None) == (seats is None):
        raise BadInput(say("cli-selfplay-who"))
    names = seats or ",".join([f"bot:{level}"] * plugin.seats[0])
    entrants = read_bots(plugin, names, budget, simulations, say)
    plugin.check_seats(len(entrants))
    options = settings(plugin, len(entrants), option)
    arrow()
    plan = work.Plan.of(plugin, entrants, games, options, seed, shard, budget, simulations)
    there = 0
    with screens.progress_bar(screens.error_console()) as bar, files.writing(out):
        task = bar.add_task("", total=games)

        def progress(count: int) -> None:
            nonlocal there
            there = count
            bar.update(task, completed=count)

        try:
            work.play(plan, entrants, out, jobs, ray, progress)
        except KeyboardInterrupt:
            bar.console.print(say("cli-selfplay-left", folder=str(out), count=there, games=games))
            raise
    found = work.facts(plan, out)
    if json_:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print(say("cli-selfplay-done", folder=str(out), games=games, rows=found["rows"]))
