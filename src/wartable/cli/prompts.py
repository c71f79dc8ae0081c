"""Lines from a person at a terminal, or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import Console


class Lines(Protocol):
    """Where answers come from. `live`: somebody is there who can be asked again."""

    live: bool

    def line(self, prompt: str, words: Sequence[str] = ()) -> str | None:
        """The next line, None at the end; `words` complete it."""


class Piped:
    """Lines of standard input, repeated so that the output reads like a transcript."""

    live = False

    def __init__(self, console: Console) -> None:
        self.console = console

    def line(self, prompt: str, words: Sequence[str] = ()) -> str | None:
        try:
            raw = sys.stdin.readline()
        except (UnicodeDecodeError, KeyboardInterrupt):
            return None
        if not raw:
            return None
        self.console.print(f"{prompt}{raw.strip()}", soft_wrap=True)
        return raw.strip()


class Typed:
    """A prompt with completion and a memory of this sitting."""

    live = True

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self.session: PromptSession[Any] = PromptSession()

    def line(self, prompt: str, words: Sequence[str] = ()) -> str | None:
        from prompt_toolkit.completion import WordCompleter

        completer = WordCompleter(list(words), sentence=True, ignore_case=True)
        try:
            answer: str = self.session.prompt(prompt, completer=completer, reserve_space_for_menu=4)
        except (EOFError, KeyboardInterrupt):
            return None
        return answer.strip()


def lines(console: Console) -> Lines:
    """Where the answers come from: somebody who types, or a pipe."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return Typed()
    return Piped(console)
