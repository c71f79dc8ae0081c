"""The commands `arena` and `results`: bots against bots, and what a results file says."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wartable import plugin as house
from wartable.cli import files
from wartable.cli.arguments import FOUND, Bots, Id, Json, Lang, Settings, T, read_options
from wartable.cli.words import language, reader
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.plugin import Plugin

if TYPE_CHECKING:
    from wartable.play.entrants import Entrant
    from wartable.play.league import Contest, Played

Seed = Annotated[int, typer.Option("--seed", help=T("cli-help-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", help=T("cli-help-jobs"))]
Seconds = Annotated[
    float | None, typer.Option("--budget", metavar="SECONDS", help=T("cli-help-budget"))
]
Simulations = Annotated[
    int | None, typer.Option("--simulations", metavar="N", help=T("cli-help-simulations"))
]
MOST_JOBS = 256


def add_to(app: typer.Typer) -> None:
    """Make these commands of the terminal's."""
    app.command("arena", help=T("cli-help-arena"))(arena)
    app.command("results", help=T("cli-help-results"))(results)


def arena(
    id: Id,
    seats: Bots,
    games: Annotated[int, typer.Option("--games", metavar="N", help=T("cli-help-count"))] = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    budget: Seconds = None,
    simulations: Simulations = None,
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help=T("cli-help-round-robin"))
    ] = False,
    table: Annotated[
        int | None, typer.Option("--table", metavar="SEATS", help=T("cli-help-table"))
    ] = None,
    results: Annotated[
        Path | None, typer.Option("--results", metavar="FILE", help=T("cli-help-results-file"))
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FOLDER", help=T("cli-help-records-folder"))
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.svg|png", help=T("cli-help-plot"))
    ] = None,
    luck: Annotated[bool, typer.Option("--luck", help=T("cli-help-luck"))] = False,
    option: Settings = None,
    lang: Lang = None,
    json_: Json = False,
) -> None:
    from wartable.cli import contests, screens
    from wartable.play.entrants import check_different
    from wartable.play.league import MOST_GAMES, Contest, Work

    say = reader(language(lang))
    plugin = house.game(id)
    check_counts(say, games=games, jobs=jobs, seed=seed)
    check_kept(say, **{"--results": results, "--records": records})
    entrants = read_bots(plugin, seats, budget, simulations, say)
    if table is not None and not round_robin:
        raise BadInput(say("cli-arena-table"))
    at_table = len(entrants)
    if round_robin:
        check_different(entrants)
        at_table = plugin.seats[0] if table is None else table
        plugin.check_seats(at_table)
        if len(entrants) < at_table:
            raise BadInput(say("cli-arena-few", seats=at_table))
    plugin.check_seats(at_table)
    options = settings(plugin, at_table, option)
    if plot is not None and plot.suffix.lower() not in contests.PICTURES:
        raise BadInput(say("cli-bad-picture", file=str(plot)))
    if luck and plugin.optional("advice", "at_a_glance") is None:
        raise BadInput(say("cli-arena-no-luck", game=id))
    contest = Contest.of(plugin, entrants, at_table, games, options, seed, budget, simulations)
    check_count(say, "--games", contest.size, MOST_GAMES)  # of all tables together
    folder = None if records is None else str(records.absolute())
    with screens.progress_bar(screens.error_console()) as bar:
        task = bar.add_task("", total=len(contest.numbers))

        def progress(played: Played) -> None:
            if line := contests.fault_line(contest, played, say):
                bar.console.print(line)
            bar.advance(task)

        work = Work(contest, tuple(entrants), folder, luck)
        with files.writing(results or records):
            played, whole = contests.contest(work, plugin, jobs, results, progress)
    show(contest, played, say, json_)
    if plot is not None:
        with files.writing(plot):
            contests.plot(contest, played, say, plot)
    if not whole:
        raise KeyboardInterrupt  # its exit code; what is known has been said


def check_kept(say: Texts, **places: Path | None) -> None:
    """BadInput if what can be gone on with later should go to standard output."""
    for option, place in places.items():
        if place == files.STANDARD:
            raise BadInput(say("cli-kept-dash", option=option))


def results(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=T("cli-help-results-read"))],
    again: Annotated[int, typer.Option("--again", metavar="N", help=T("cli-help-again-games"))] = 0,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.svg|png", help=T("cli-help-plot"))
    ] = None,
    lang: Lang = None,
    json_: Json = False,
) -> None:
    from wartable.cli import contests, screens
    from wartable.play.league import MOST_GAMES, read_results

    say = reader(language(lang))
    check_count(say, "--again", again, MOST_GAMES, least=0)
    given = sys.stdin.buffer.read() if file == files.STANDARD else None
    try:
        contest, found = read_results(file, given)
    except BadInput as error:
        if error.key != "results-line":
            raise
        screens.error_console().print(f"wartable: {error.sentence(say)}")
        raise typer.Exit(FOUND) from None
    played = [found[number] for number in sorted(found)]
    differ = replayed(contest, played, again, say) if again else []
    if not json_:
        missing = len(contest.numbers) - len(played)
        print(say("cli-results-fine", file=str(file), count=len(played), missing=missing))
    show(contest, played, say, json_)
    if plot is not None:
        with files.writing(plot):
            contests.plot(contest, played, say, plot)
    for line in differ:
        screens.error_console().print(line)
    if differ:
        raise typer.Exit(FOUND)


def replayed(contest: Contest, played: list[Played], count: int, say: Texts) -> list[str]:
    """Some games played again: a line for each that ends otherwise. BadInput where that is no
    wonder: other rules, another version, bots that think by the clock."""
    import wartable
    from wartable.play.league import Work

    plugin = house.game(contest.game)
    for what, then, now in (
        ("wartable", contest.wartable, wartable.__version__),
        ("rules", contest.rules, plugin.rules_version),
    ):
        if then != now:
            raise BadInput(say("cli-results-version", what=what, then=str(then), now=str(now)))
    names = ",".join(contest.entrants)
    entrants = read_bots(plugin, names, contest.seconds, contest.simulations, say)
    for entrant in entrants:
        if entrant.by_the_clock(plugin):
            raise BadInput(say("cli-results-clock", entrant=entrant.text))
    work = Work(contest, tuple(entrants))
    chosen = random.Random(contest.seed).sample(played, min(count, len(played)))
    return [
        say("cli-results-differ", game=str(one.game), then=ending(one), now=ending(anew))
        for one in chosen
        if not (anew := work(one.game)).alike(one)
    ]


def ending(played: Played) -> str:
    """How a game ended, in the words of its file."""
    import msgspec

    told = msgspec.to_builtins(played)
    return ", ".join(f"{key} {told[key]}" for key in told if key not in ("game", "seats"))


def read_bots(
    plugin: Plugin[Any, Any],
    text: str,
    seconds: float | None,
    simulations: int | None,
    say: Texts,
) -> list[Entrant]:
    """The bots of a line, each made once; modules are looked for where the command is called."""
    from wartable.play.entrants import LONGEST_THOUGHT, MOST_SIMULATIONS, read_entrants

    if seconds is not None and not 0 < seconds <= LONGEST_THOUGHT:
        raise BadInput(say("cli-bad-budget", value=str(seconds), most=LONGEST_THOUGHT))
    if simulations is not None:
        check_count(say, "--simulations", simulations, MOST_SIMULATIONS)
        if seconds is not None:
            raise BadInput(say("cli-one-budget"))
    return read_entrants(plugin, text, seconds, simulations, os.getcwd())


def settings(plugin: Plugin[Any, Any], seats: int, given: list[str] | None) -> dict[str, int]:
    """The options of a table of so many seats; BadInput if the rules do not take them."""
    options = plugin.settings(read_options(given))
    try:
        plugin.game().start(seats, options)
    except ValueError as error:
        raise BadInput(str(error)) from None
    return options


def check_counts(say: Texts, games: int, jobs: int, seed: int) -> None:
    """BadInput if so many games or processes, or the seed, are out of range."""
    from wartable.play.league import LARGEST_SEED, MOST_GAMES

    check_count(say, "--games", games, MOST_GAMES)
    check_count(say, "--jobs", jobs, MOST_JOBS)
    check_count(say, "--seed", seed, LARGEST_SEED, least=0)


def check_count(say: Texts, option: str, value: int, most: int, least: int = 1) -> None:
    """BadInput if a number is not between the least and the most there may be."""
    if not least <= value <= most:
        given = {"option": option, "value": str(value)}
        raise BadInput(say("cli-bad-count", **given, least=least, most=most))


def show(contest: Contest, played: list[Played], say: Texts, json_: bool) -> None:
    from wartable.cli import contests, screens

    if json_:
        print(contests.as_json(contest, played))
    else:
        screens.console().print(contests.table(contest, played, say))
