"""Tables laid by hand, for scenarios in text."""

from __future__ import annotations

from typing import Generic

from wartable.errors import BadInput
from wartable.kernel import Event, Game, Options, S


class Setup(Generic[S]):
    """A table that a scenario lays (`wartable.testing.als`): the game's own words for its set-up
    and for what is expected of it. Every word not understood raises BadInput. A game's room `setup`
    has a class `Table` of this kind; a game without that room is played from its beginning."""

    lays: tuple[str, ...] = ()  # words of lines that lay the table: "deck", "h0"
    expects: tuple[str, ...] = ()  # words of expectations, besides those that every game has
    seats: int = 0  # of a table that does not say how many; 0 for as few as may play

    def __init__(self, game: Game[S], seats: int, options: Options) -> None:
        """The table before the first line."""
        self.game = game
        self.state: S = game.start(seats, options)  # what is laid so far, then played on

    def lay(self, word: str, rest: str) -> None:
        """One line of the set-up."""
        raise BadInput(f"{word!r} lays nothing")

    def begin(self) -> list[Event]:
        """The table is laid: play on to where somebody must answer."""
        return []

    def hear(self, event: Event) -> None:
        """Told of everything that happens."""
        return

    def chance(self) -> int | None:
        """What chance gives now, as the scenario has laid it; None to leave chance waiting."""
        return None

    def check(self) -> None:
        """Asked after every action: AssertionError if the table is not as every table is."""
        return

    def impossible(self) -> str:
        """Why a table that was laid cannot come about in play; empty if it can, as far as is known.
        A scenario may lay it all the same, a lesson may not."""
        return ""

    def compare(self, word: str, rest: str) -> tuple[str, str]:
        """What is expected and what is so, written in the same way."""
        raise BadInput(f"{word!r} is no expectation")

    def shown(self) -> list[tuple[str, str]]:
        """The whole table, a word and the rest of each line, as `lay` and `compare` write them."""
        return []
