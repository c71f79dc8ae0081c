"""The program `wartable`: runs a command, and says in one line what is wrong."""

from __future__ import annotations

import os
import sys

import typer

from wartable.cli.app import app
from wartable.cli.arguments import WRONG
from wartable.cli.completing import whole_words
from wartable.cli.words import language, misused, reader, said
from wartable.errors import BadInput


def main(args: list[str] | None = None) -> None:
    """The program. Whatever is wrong with what was typed is one line, and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    command = typer.main.get_command(app)
    language(None)
    try:
        with whole_words():
            code = command.main(args=args, prog_name="wartable", standalone_mode=False)
    except BadInput as error:
        _complain(said(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # | head
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        sys.exit(0)
    except Exception as error:
        from wartable.play import Refused

        if isinstance(error, Refused):
            _complain(said(error))
        if not hasattr(error, "format_message"):
            raise
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message())
            sys.exit(0)
        path = getattr(getattr(error, "ctx", None), "command_path", "wartable")
        _complain(misused(error), hint=reader()("cli-see-help", command=path))
    sys.exit(code if isinstance(code, int) else 0)


def _complain(message: str, hint: str = "") -> None:
    line = " ".join(message.split())
    print(f"wartable: {line.rstrip('.')}; {hint}" if hint else f"wartable: {line}", file=sys.stderr)
    sys.exit(WRONG)
