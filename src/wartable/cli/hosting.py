"""Commands for those who host a server: serve, worker, repair, upgrade, backup, restore."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wartable.cli import completing
from wartable.cli.arguments import Folder, Json, Lang, T, server_settings, server_wanted
from wartable.cli.words import language, reader
from wartable.errors import BadInput

LOG_FORMS = ("lines", "json")
Log = Annotated[
    str | None,
    typer.Option(
        "--log",
        metavar="lines|json",
        help=T("cli-help-log"),
        autocompletion=completing.among(*LOG_FORMS),
    ),
]


def serve(
    host: Annotated[str, typer.Option("--host", help=T("cli-help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help=T("cli-help-port"))] = 8000,
    data_dir: Folder = None,
    open_: Annotated[bool, typer.Option("--open", help=T("cli-help-open"))] = False,
    log: Log = None,
) -> None:
    with server_wanted():
        from wartable.server import app as server
    form = _form(log)
    if not 0 <= port <= 65535:
        raise BadInput(reader()("cli-bad-port", port=str(port)))
    try:
        server.run(host=host, port=port, data_dir=data_dir, open_browser=open_, log_form=form)
    except OSError as error:
        if error.filename is None:
            raise
        why = error.strerror or str(error)
        raise BadInput(reader()("cli-cannot-write", file=str(error.filename), why=why)) from None


def worker(log: Log = None, lang: Lang = None) -> None:
    with server_wanted():
        from wartable.server import worker as workers
    language(lang)
    workers.run(server_settings(None), _form(log))


def _form(log: str | None) -> str:
    """The form of the log that was chosen, empty if none; BadInput if there is no such form."""
    if log is not None and log not in LOG_FORMS:
        known = ", ".join(LOG_FORMS)
        raise BadInput(reader()("cli-bad-choice", option="--log", value=log, known=known))
    return log or ""


def repair(
    table: Annotated[
        list[str] | None, typer.Argument(metavar="TABLE…", help=T("cli-help-repair-table"))
    ] = None,
    cut: Annotated[bool, typer.Option("--cut", help=T("cli-help-cut"))] = False,
    data_dir: Folder = None,
    lang: Lang = None,
    json_: Json = False,
) -> None:
    with server_wanted():
        from wartable.cli import repairs

    if not repairs.run(server_settings(data_dir), table, cut, json_, reader(language(lang))):
        raise typer.Exit(1)


def upgrade(
    check: Annotated[bool, typer.Option("--check", help=T("cli-help-upgrade-check"))] = False,
    without_copy: Annotated[
        bool, typer.Option("--without-copy", help=T("cli-help-without-copy"))
    ] = False,
    data_dir: Folder = None,
    lang: Lang = None,
    json_: Annotated[bool, typer.Option("--json", help=T("cli-help-upgrade-json"))] = False,
) -> None:
    with server_wanted():
        from wartable.cli import upgrades
    found, say = server_settings(data_dir), reader(language(lang))
    if json_ and not check:
        raise BadInput(say("cli-upgrade-json"))
    if not check:
        upgrades.run(found, without_copy, say)
    elif not upgrades.check(found, json_, say):
        raise typer.Exit(1)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=T("cli-help-backup-file"))],
    without_key: Annotated[
        bool, typer.Option("--without-key", help=T("cli-help-without-key"))
    ] = False,
    data_dir: Folder = None,
    lang: Lang = None,
    json_: Json = False,
) -> None:
    with server_wanted():
        from wartable.cli import backups

    say = reader(language(lang))
    if not backups.backup(server_settings(data_dir), file, not without_key, json_, say):
        raise typer.Exit(1)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=T("cli-help-restore-file"))],
    force: Annotated[bool, typer.Option("--force", help=T("cli-help-force"))] = False,
    data_dir: Folder = None,
    lang: Lang = None,
    json_: Json = False,
) -> None:
    with server_wanted():
        from wartable.cli import backups

    say = reader(language(lang))
    if not backups.restore(server_settings(data_dir), file, force, json_, say):
        raise typer.Exit(1)


COMMANDS = (serve, worker, repair, upgrade, backup, restore)
