"""`wartable data`: files with corrected figures of a game."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from wartable import plugin as house
from wartable.cli import files
from wartable.cli.arguments import Id, Json, T, check_data
from wartable.cli.words import reader
from wartable.errors import BadInput
from wartable.i18n import LANGUAGES

data_app = typer.Typer(help=T("cli-help-data"), no_args_is_help=True, rich_markup_mode=None)


@data_app.command("check", help=T("cli-help-data-check"))
def data_check(
    id: Id,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=T("cli-help-datafile"))],
    json_: Json = False,
) -> None:
    plugin = house.game(id)
    usual, given = plugin.game(), plugin.game(check_data(plugin, file))
    changed: dict[int, tuple[str, str, str]] = {}  # by number: in the reader's language, if it can
    for lang in sorted(LANGUAGES, key=lambda lang: lang != reader().lang):
        pairs = zip(
            plugin.figures(usual, plugin.texts(usual, lang)),
            plugin.figures(given, plugin.texts(given, lang)),
            strict=True,
        )
        for number, (old, new) in enumerate(pairs):
            if old.value != new.value:
                changed.setdefault(number, (old.key, str(old.value), str(new.value)))
    if json_:
        keys = ("figure", "before", "now")
        rows = [dict(zip(keys, row, strict=True)) for _, row in sorted(changed.items())]
        plain = {"game": id, "file": str(file), "fine": True, "changed": rows}
        print(json.dumps(plain, indent=2, ensure_ascii=False))
        return
    for _, (key, before, now) in sorted(changed.items()):
        print(f"{key}: {before} → {now}")
    print(T("cli-data-fine", file=str(file), count=len(changed)))


@data_app.command("export", help=T("cli-help-data-export"))
def data_export(
    id: Id,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help=T("cli-help-export-file"))
    ] = None,
) -> None:
    text = house.game(id).data_text()
    if not text:
        known = ", ".join(one.id for one in house.games().values() if one.data_text())
        raise BadInput(reader()("cli-no-data-file", game=id, known=known or "-"))
    if file in (None, files.STANDARD):
        sys.stdout.write(text)
        return
    if file.exists():
        raise BadInput(reader()("cli-file-exists", file=str(file)))
    if not file.parent.is_dir():
        raise BadInput(reader()("cli-no-folder", folder=str(file.parent)))
    files.write_file(file, text.encode())
    command = shlex.join(["wartable", "data", "check", id, str(file)])
    print(T("cli-exported", file=str(file), command=command))
