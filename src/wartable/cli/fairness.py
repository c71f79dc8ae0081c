"""Commands that judge records and chance: check and verify records, tell of their bags, list what
a server promised."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wartable.cli import files
from wartable.cli.arguments import (
    FOUND,
    WRONG,
    Data,
    File,
    Files,
    Folder,
    Json,
    T,
    read_data,
    server_settings,
    server_wanted,
)
from wartable.cli.words import reader, said
from wartable.errors import BadInput

if TYPE_CHECKING:
    from wartable.play import Record

Facts = dict[str, object]


def add_to(app: typer.Typer) -> None:
    """Make these commands of the terminal's."""
    app.command("check", help=T("cli-help-check"))(check_)
    app.command("verify", help=T("cli-help-verify"))(verify_)
    app.command("bags", help=T("cli-help-bags"))(bags)
    app.command("commitments", help=T("cli-help-commitments"))(commitments)


def check_(file: Files, data: Data = None, json_: Json = False) -> None:
    from wartable.play import check

    def judged(record: Record, figures: str | None) -> tuple[Facts, str]:
        count, result = len(check(record, figures).entries), record.header.get("Result", "*")
        places = None if result == "*" else [int(place) for place in result.split()]
        facts = {"game": record.header["Game"], "actions": count, "places": places}
        return facts, T("cli-checked", file="{file}", count=count, result=result)

    _judge(file, data, json_, judged)


def verify_(file: Files, data: Data = None, json_: Json = False) -> None:
    from wartable.play import verify

    def judged(record: Record, figures: str | None) -> tuple[Facts, str]:
        drawn = verify(record, figures)
        facts = {"game": record.header["Game"], "outcomes": drawn}
        return facts, T("cli-verified", file="{file}", count=drawn)

    _judge(file, data, json_, judged)


def _judge(
    paths: list[Path],
    data: Path | None,
    json_: bool,
    judged: Callable[[Record, str | None], tuple[Facts, str]],
) -> None:
    """Every record, also after one that is bad: exit code 1 if any is, 2 if a file cannot even be
    read."""
    figures, told, code = read_data(data), [], 0
    for path in paths:
        facts: Facts = {"file": str(path), "fine": True, "problem": None}
        try:
            record = files.read_record(path)
            with files.about(path):
                more, line = judged(record, figures)
            facts |= more
            if not json_:
                print(line.replace("{file}", str(path)))
        except BadInput as error:
            code = max(code, WRONG if isinstance(error, files.Unreadable) else FOUND)
            facts |= {"fine": False, "problem": " ".join(said(error).split())}
            if not json_:
                print(f"wartable: {facts['problem']}", file=sys.stderr)
        told.append(facts)
    if json_:
        print(json.dumps(told, indent=2, ensure_ascii=False))
    raise typer.Exit(code)


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
