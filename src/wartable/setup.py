"""Tables laid by hand, for scenarios in text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from wartable.kernel import Event, Options, S


class Setup(ABC, Generic[S]):
    """A table that a scenario lays (`wartable.testing.als`): the game's own words for its set-up
    and for what is expected of it. Every word not understood raises BadInput. A game's room `setup`
    has a class `Table` of this kind, made with the options of the rules."""

    def __init__(self, options: Options) -> None:
        """An empty table."""

    state: S  # what is laid so far, then played on
    lays: tuple[str, ...]  # words of lines that lay the table: "deck", "h0"
    expects: tuple[str, ...]  # words of expectations, besides legal, illegal and noption

    @abstractmethod
    def lay(self, word: str, rest: str) -> None:
        """One line of the set-up."""

    @abstractmethod
    def begin(self) -> list[Event]:
        """The table is laid: play on to where a seat must speak."""

    def hear(self, event: Event) -> None:
        """Told of everything that happens."""
        return

    def chance(self) -> int | None:
        """What chance gives now, as the scenario has laid it; None to leave chance waiting."""
        return None

    @abstractmethod
    def compare(self, word: str, rest: str) -> tuple[str, str]:
        """What is expected and what is so, written in the same way."""

    @abstractmethod
    def shown(self) -> list[tuple[str, str]]:
        """The whole table, a word and the rest of each line, as `lay` and `compare` write them."""
