"""What commands are given: the arguments they share, and how these are read."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wartable import plugin as house
from wartable.cli import completing, files
from wartable.cli.words import reader
from wartable.errors import BadInput
from wartable.i18n import LANGUAGES
from wartable.plugin import Plugin

if TYPE_CHECKING:
    from wartable.server.settings import Settings as ServerSettings

T = reader()  # help is in the terminal's own language
FOUND = 1  # exit code of what was looked for and found: a record that is not what it says
WRONG = 2  # exit code of bad input

Id = Annotated[
    str, typer.Argument(metavar="GAME", help=T("cli-help-game"), autocompletion=completing.games)
]
MaybeId = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help=T("cli-help-game"), autocompletion=completing.games),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help=T("cli-help-file"))]
Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help=T("cli-help-file"))]
Seats = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="me,bot:hard",
        help=T("cli-help-seats"),
        autocompletion=completing.seats,
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="bot:hard,bot:easy",
        help=T("cli-help-bots"),
        autocompletion=completing.seats,
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|uk|ru",
        help=T("cli-help-lang"),
        autocompletion=completing.among(*LANGUAGES),
    ),
]
Json = Annotated[bool, typer.Option("--json", help=T("cli-help-json"))]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help=T("cli-help-option"),
        autocompletion=completing.options,
    ),
]
Data = Annotated[Path | None, typer.Option("--data", metavar="FILE", help=T("cli-help-datafile"))]
Folder = Annotated[
    Path | None, typer.Option("--data-dir", metavar="FOLDER", help=T("cli-help-folder"))
]
At = Annotated[int | None, typer.Option("--at", metavar="N", help=T("cli-help-at"))]
Seat = Annotated[int | None, typer.Option("--seat", metavar="SEAT", help=T("cli-help-seat"))]


@contextmanager
def server_wanted() -> Iterator[None]:
    """For imports of the server: its packages may be missing, and then BadInput says which."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadInput(reader()("cli-no-server", why=str(error))) from None


def server_settings(data_dir: Path | None) -> ServerSettings:
    """The settings of the server that keeps its games here, or in the folder that is named."""
    with server_wanted():
        from wartable.server.settings import Settings as Found

    settings = Found.of_environment()
    return settings if data_dir is None else replace(settings, data_dir=data_dir)


def read_options(given: list[str] | None) -> dict[str, str]:
    """Options given as `KEY=VALUE`, as texts by key."""
    found: dict[str, str] = {}
    for part in given or []:
        key, sign, value = part.partition("=")
        if not sign or not key:
            raise BadInput(reader()("cli-bad-option", option=part))
        found[key] = value
    return found


def read_data(path: Path | None) -> str | None:
    """The text of a data file; None if none was named."""
    return None if path is None else files.read_text(path)


def check_data(plugin: Plugin[Any, Any], path: Path | None) -> str | None:
    """A data file the game can be played with; else each problem on a line of its own, with the
    file's name, as compilers say it."""
    if path is None:
        return None
    if not plugin.has_data:
        known = ", ".join(one.id for one in house.games().values() if one.has_data)
        raise BadInput(reader()("cli-no-data", game=plugin.id, known=known or "-"))
    text = files.read_text(path, "surrogateescape")  # the game names the line that is no UTF-8
    try:
        plugin.game(text)
    except BadInput as error:
        for problem in str(error).splitlines():
            print(f"wartable: {path}: {problem}", file=sys.stderr)
        raise typer.Exit(WRONG) from None
    return text
