"""The commands. Each reads its input, asks the house, and prints; what is wrong is one line."""

from __future__ import annotations

import json
import os
import shlex
from pathlib import Path
from typing import Annotated

import typer

import wartable
from wartable import plugin as house
from wartable.cli import (
    analysis,
    arena,
    completing,
    fairness,
    files,
    hosting,
    learning,
    scaffolding,
)
from wartable.cli.arguments import (
    At,
    Data,
    File,
    Folder,
    Id,
    Json,
    Lang,
    MaybeId,
    Seat,
    Seats,
    Settings,
    T,
    check_data,
    read_data,
    read_options,
    server_settings,
    server_wanted,
)
from wartable.cli.datafiles import data_app
from wartable.cli.offices import admin_app
from wartable.cli.puzzles import puzzles_app
from wartable.cli.selfplay import selfplay
from wartable.cli.words import language, near, reader, reader_at
from wartable.errors import BadInput

THEMES, LAYOUTS = ("light", "dark"), ("wide", "tall")

app = typer.Typer(
    name="wartable",
    help=T("cli-help"),
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help: drawing boxes would take half of the time of a command
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
app.add_typer(data_app, name="data")
fairness.add_to(app)
arena.add_to(app)
app.command(help=T("cli-help-selfplay"))(selfplay)
app.command(help=T("cli-help-analyse"))(analysis.analyse)
app.add_typer(admin_app, name="admin")
app.add_typer(puzzles_app, name="puzzles")


@app.callback(invoke_without_command=True)
def top(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=T("cli-help-version"))] = False,
) -> None:
    if version:
        print(f"wartable {wartable.__version__}")
        raise typer.Exit


@app.command(help=T("cli-help-games"))
def games(json_: Json = False, lang: Lang = None) -> None:
    from wartable.cli import catalogue

    chosen, known = language(lang), house.games().values()
    if json_:
        print(json.dumps([catalogue.described(one, chosen) for one in known], indent=2))
    else:
        from wartable.cli import screens

        screens.console().print(catalogue.table(known, chosen))


@app.command(help=T("cli-help-play"))
def play(
    id: MaybeId = None,
    seats: Seats = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option("--seed", help=T("cli-help-seed"))] = None,
    option: Settings = None,
    data: Data = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help=T("cli-help-save"))
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help=T("cli-help-resume"))
    ] = None,
    companion: Annotated[bool, typer.Option("--companion", help=T("cli-help-companion"))] = False,
) -> None:
    from rich.text import Text

    from wartable.cli import players as seating
    from wartable.cli import screens
    from wartable.cli.asking import PeopleLeft
    from wartable.cli.prompts import lines
    from wartable.cli.sitting import Sitting
    from wartable.kernel import CHANCE
    from wartable.play import Match, ProvenChance

    chosen = language(lang)
    house_words = reader(chosen)
    if resume is not None:
        if any(given is not None for given in (id, seed, option)):
            raise BadInput(reader()("cli-resume-alone"))
        if resume == files.STANDARD:
            raise BadInput(reader()("cli-resume-file"))
        match, players = seating.resumed(resume, read_data(data), seats, chosen)
        save = save or resume
    else:
        if id is None:
            raise BadInput(reader()("cli-which-game", known=", ".join(house.games())))
        plugin = house.game(id)
        usual = seating.usual_players(plugin)
        players = usual if seats is None else seating.read_players(plugin, seats)
        chance = ProvenChance.fresh() if seed is None else ProvenChance.seeded(seed)
        names = seating.names(players, house_words)
        text = check_data(plugin, data)
        match = Match(plugin, len(players), read_options(option), chance, text, names=names)
    say = reader_at(match, chosen)
    console = screens.console()
    newest = match.plugin.rules_version
    if match.rules != newest:
        words = house_words("rules-of-version", played=match.rules, newest=newest)
        console.print(f"{house_words('rules-played')}: {words}.")
    rng = ProvenChance(os.urandom(32) if seed is None else match.chance.seed).rng(0)
    sitting = Sitting(match, players, say, console, lines(console), rng, save)
    if companion:
        sitting.accompany()

    def left(place: Path) -> str:
        """Where the game is, and a line that goes on with it when it is pasted."""
        more = [] if data is None else ["--data", str(data.absolute())]
        more += ["--companion"] if companion else []
        command = shlex.join(["wartable", "play", "--resume", str(place), *more])
        return say("cli-left", file=str(place), command=command)

    console.print(Text(say("title"), style="bold"))
    if not match.entries:
        console.print(
            say("cli-commitment", hash=match.chance.commitment), style="dim", soft_wrap=True
        )
    try:
        sitting.run()
    except PeopleLeft:
        place = sitting.save()
        console.print()
        console.print(left(place), soft_wrap=True)
    except BadInput:
        if any(entry.seat != CHANCE for entry in match.entries[sitting.saved :]):
            console.print(left(sitting.save()), soft_wrap=True)
        raise


app.command(help=T("cli-help-learn"))(learning.learn)
for command in (*hosting.COMMANDS, scaffolding.new, scaffolding.build):
    app.command(help=T(f"cli-help-{command.__name__}"))(command)


@app.command(help=T("cli-help-replay"))
def replay(
    file: File,
    at: At = None,
    seat: Seat = None,
    lang: Lang = None,
    data: Data = None,
    json_: Json = False,
) -> None:
    from wartable.cli import records, screens
    from wartable.cli.prompts import lines

    chosen, console = language(lang), screens.console()
    record, figures = files.read_record(file), read_data(data)
    with files.about(file):
        match = records.position(record, at, reader(chosen), figures)
    say = reader_at(match, chosen)
    watcher = records.viewer(match, seat, say)
    source = lines(console)
    if json_:
        print(json.dumps(records.plain(match, watcher, say), indent=2, ensure_ascii=False))
    elif at is not None:
        if match.entries:
            console.print(records.entry_line(match, len(match.entries) - 1, watcher, say))
        records.show(match, watcher, say, console)
    elif source.live:
        records.step(record, watcher, say, console, source, figures)
    else:
        records.print_all(match, watcher, say, console)


@app.command(help=T("cli-help-odds"))
def odds(
    id: Id,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help=T("cli-help-odds-file"))
    ] = None,
    at: At = None,
    seat: Seat = None,
    lang: Lang = None,
    json_: Json = False,
    data: Data = None,
) -> None:
    from wartable.cli import records, screens
    from wartable.kernel import Rng

    chosen = language(lang)
    plugin = house.game(id)
    say = reader(chosen, plugin.package)
    seen = None
    if file is not None:
        record, figures = files.read_record(file), read_data(data)
        with files.about(file):
            match = records.position(record, at, say, figures)
        if match.plugin.id != id:
            raise BadInput(reader()("cli-other-game", file=str(file), game=match.plugin.id))
        people = [one for one in match.actors if one < match.seats]
        if seat is None and not people:
            raise BadInput(reader()("cli-nobody-acts", file=str(file)))
        say = reader_at(match, chosen)
        seen = match.seen(people[0] if seat is None else records.viewer(match, seat, say), Rng(1))
    found = plugin.odds(seen, say)
    if found is None:
        raise BadInput(reader()("cli-no-odds", game=id))
    if json_:
        rows = found.figures or found.rows  # numbers under names that no language changes
        plain = {"game": id, "title": found.title, "note": found.note, "rows": rows}
        print(json.dumps(plain, indent=2, ensure_ascii=False))
    else:
        console = screens.console()
        console.print(screens.odds_table(found, console.width))


@app.command(help=T("cli-help-show"))
def show(
    file: File,
    at: At = None,
    out: Annotated[
        Path, typer.Option("--out", metavar="board.svg|png", help=T("cli-help-out"))
    ] = Path("board.svg"),
    lang: Lang = None,
    theme: Annotated[
        str,
        typer.Option(
            "--theme",
            metavar="light|dark",
            help=T("cli-help-theme"),
            autocompletion=completing.among(*THEMES),
        ),
    ] = "light",
    seat: Seat = None,
    layout: Annotated[
        str,
        typer.Option(
            "--layout",
            metavar="wide|tall",
            help=T("cli-help-layout"),
            autocompletion=completing.among(*LAYOUTS),
        ),
    ] = "wide",
    width: Annotated[int | None, typer.Option("--width", help=T("cli-help-width"))] = None,
    data: Data = None,
) -> None:
    from wartable.cli import records

    chosen = language(lang)
    for name, value, known in (
        ("--theme", theme, THEMES),
        ("--layout", layout, LAYOUTS),
    ):
        if value not in known:
            raise BadInput(
                reader()("cli-bad-choice", option=name, value=value, known=", ".join(known))
                + near(value, known)
            )
    if width is not None and not 64 <= width <= 8192:
        raise BadInput(reader()("cli-bad-width", width=str(width)))
    record, figures = files.read_record(file), read_data(data)
    with files.about(file):
        match = records.position(record, at, reader(chosen), figures)
    say = reader_at(match, chosen)
    records.draw(match, records.viewer(match, seat, say), say, out, theme, layout, width)
    if out != files.STANDARD:
        print(out)


@app.command(help=T("cli-help-doctor"))
def doctor(json_: Json = False, data_dir: Folder = None, lang: Lang = None) -> None:
    from wartable.cli import screens

    with server_wanted():
        from wartable.cli import doctor as ward

    say = reader(language(lang))
    report = ward.examine(server_settings(data_dir))
    if json_:
        print(json.dumps(report.plain(say), indent=2))
    else:
        console = screens.console()
        console.print(ward.table(report, say))
        if more := ward.advice(report, say):
            console.print(more)
    if not report.healthy:
        raise typer.Exit(1)
