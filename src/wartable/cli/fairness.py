"""Commands about fair chance: verify records, tell of their bags, list what a server promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wartable.cli import files
from wartable.cli.arguments import (
    Data,
    File,
    Files,
    Folder,
    T,
    read_data,
    server_settings,
    server_wanted,
)
from wartable.cli.words import reader
from wartable.errors import BadInput


def add_to(app: typer.Typer) -> None:
    """Make these commands of the terminal's."""
    app.command("verify", help=T("cli-help-verify"))(verify_)
    app.command("bags", help=T("cli-help-bags"))(bags)
    app.command("commitments", help=T("cli-help-commitments"))(commitments)


def verify_(file: Files, data: Data = None) -> None:
    from wartable.play import verify

    for path in file:
        record, figures = files.read_record(path), read_data(data)
        with files.about(path):
            drawn = verify(record, figures)
        print(T("cli-verified", file=str(path), count=drawn))


def bags(file: File, data: Data = None) -> None:
    from wartable.play import check, explained

    record, figures = files.read_record(file), read_data(data)
    with files.about(file):
        record.notes = explained(check(record, figures)).notes
    print(record.text(), end="")


def commitments(
    append: Annotated[
        Path | None, typer.Option("--append", metavar="FILE", help=T("cli-help-append"))
    ] = None,
    data_dir: Folder = None,
) -> None:
    with server_wanted():
        from wartable.server import commitments as promised
        from wartable.storage import Away, Outdated, open_present

    place, say = server_settings(data_dir).database_url, reader()
    if "://" not in place and not Path(place).exists():
        raise BadInput(say("cli-repair-no-database", place=place))
    try:
        store = open_present(place)
        lines = promised.every(store)
        store.close()
    except Away as error:
        raise BadInput(say("cli-repair-away", why=str(error).split("\n")[0])) from None
    except Outdated:
        raise BadInput(say("cli-repair-outdated", place=place)) from None
    if append is None:
        print("".join(lines), end="")
        return
    try:
        promised.append(append, lines)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(say("cli-cannot-write", file=str(append), why=why)) from None
