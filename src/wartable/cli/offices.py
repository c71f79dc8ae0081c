"""`wartable admin` as commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from wartable.cli.arguments import Folder, Json, Lang, T, server_settings, server_wanted
from wartable.cli.words import language, reader

Account = Annotated[str, typer.Argument(metavar="NAME", help=T("cli-help-admin-name"))]
admin_app = typer.Typer(help=T("cli-help-admin"), no_args_is_help=True, rich_markup_mode=None)


@admin_app.command("grant", help=T("cli-help-admin-grant"))
def grant(name: Account, data_dir: Folder = None, lang: Lang = None) -> None:
    """Make an account an administrator."""
    _change(name, True, data_dir, lang)


@admin_app.command("revoke", help=T("cli-help-admin-revoke"))
def revoke(name: Account, data_dir: Folder = None, lang: Lang = None) -> None:
    """Take the office from an administrator."""
    _change(name, False, data_dir, lang)


def _change(name: str, on: bool, data_dir: Path | None, lang: str | None) -> None:
    with server_wanted():
        from wartable.cli import administration
    administration.change(server_settings(data_dir), name, on, reader(language(lang)))


@admin_app.command("list", help=T("cli-help-admin-list"))
def list_(data_dir: Folder = None, lang: Lang = None, json_: Json = False) -> None:
    """Name the administrators."""
    with server_wanted():
        from wartable.cli import administration
    found = administration.names(server_settings(data_dir), reader(language(lang)))
    if json_:
        print(json.dumps([{"name": name} for name in found], indent=2, ensure_ascii=False))
    else:
        print("\n".join(found), end="\n" if found else "")
