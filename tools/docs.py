"""Pages made from the program itself: docs/cli.md, docs/gallery.md and its pictures.

`python -m tools.docs` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ["WARTABLE_LANG"] = "en"  # before the commands are made: their help is in it

import typer

from wartable.cli import schooling
from wartable.cli.app import app
from wartable.cli.sitting import COMMANDS
from wartable.i18n import texts

PAGE = Path(__file__).parents[1] / "docs" / "cli.md"
HEAD = """# The command line

Made by `make docs` from the program itself. `wartable COMMAND --help` says the same.

What is typed wrongly is answered by one line on standard error that says what is wrong and what
would be right, and exit code 2; nothing has changed then. Exit code 0: all is fine; 1: what was
looked at is not (a bad record, a damaged table, an unhealthy house, a game that does not compile);
130: Ctrl-C. `--json` prints numbers under names that no language changes. The language is that of
the terminal (`WARTABLE_LANG`, `LC_ALL`, `LANG`); colours are off where `NO_COLOR` is set or the
output is no terminal. Saves and how far you are in lessons lie in `WARTABLE_DATA_DIR`, or where
this system keeps such things.
"""
BAR = "\\|"  # a bar within a table
PLAY = """
At the prompt an action is its number or its notation (Tab completes). With several `me` seats the
screen is handed on: a curtain falls between two people where hands are hidden. Fed from a pipe,
each line is an answer; the end of input saves and leaves.

| command | |
|---|---|
"""
LEARN = """
Without LESSON the lessons are listed, those that were taken marked. A lesson says something, shows
the board, names what to look at, and waits: for Enter, or for an action by its number or notation.
What the rules allow but the step does not ask for is answered in words; the table stays as it was.
How far you are is kept after every move, and the lesson goes on there next time. Fed from a pipe,
each line is an answer, and an empty line goes on; what the rules forbid ends it with exit code 2.

| command | |
|---|---|
"""


def commands(group: Any, path: tuple[str, ...] = ("wartable",)) -> Iterator[tuple[str, Any]]:
    """Every command, those of groups after their group's name."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))
        else:
            yield " ".join((*path, name)), command


def rows(command: Any) -> Iterator[tuple[str, str]]:
    """Arguments and options: how they are written, what they are for."""
    for parameter in command.params:
        if getattr(parameter, "hidden", False) or parameter.name == "help":
            continue
        if parameter.param_type_name == "argument":
            written = str(parameter.metavar or parameter.name.upper())
        else:
            flag = getattr(parameter, "is_flag", False)
            value = "" if flag else f" {parameter.metavar or _kind(parameter)}"
            written = f"{', '.join(parameter.opts)}{value}"
        usual = parameter.default
        shown = usual not in (None, False) and not callable(usual) and not parameter.required
        text = (parameter.help or "") + (f" Default: `{usual}`." if shown else "")
        yield written, text


def _kind(parameter: Any) -> str:
    return str(parameter.name).upper()


def page() -> str:
    say = texts()
    out = [HEAD]
    for name, command in commands(typer.main.get_command(app)):
        out.append(f"\n## {name}\n\n{command.help}\n")
        found = list(rows(command))
        if found:
            out.append("\n| | |\n|---|---|\n")
            out += [f"| `{written.replace('|', BAR)}` | {text} |\n" for written, text in found]
        if name == "wartable play":
            out.append(PLAY)
            out += [f"| `{word}` | {say(f'cli-command-{word}')} |\n" for word in COMMANDS]
        if name == "wartable learn":
            out.append(LEARN)
            out += [
                f"| `{word}` | {schooling.described(word, say)} |\n" for word in schooling.COMMANDS
            ]
    return "".join(out)


if __name__ == "__main__":
    from tools import pictures

    PAGE.write_text(page(), encoding="utf-8")
    pictures.write()
    print(PAGE, pictures.PAGE)
