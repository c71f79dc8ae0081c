"""A game for scripts and notebooks: text in, text out."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Literal

from wartable.errors import BadInput
from wartable.kernel import CHANCE, OVER, SPECTATOR, Outcome, outcomes
from wartable.play.match import Match, Refused
from wartable.play.proven_chance import ProvenChance
from wartable.play.reading import check
from wartable.play.record import Record
from wartable.plugin import Told
from wartable.plugin import game as find_game


class Position:
    """A match as people handle it.

    >>> table = Position.start("age-of-war", seats=2, seed=7)
    >>> table.push(table.legal()[0])
    """

    def __init__(self, match: Match[Any], chance: Literal["auto", "manual"]) -> None:
        self.match = match
        self.chance = chance
        if chance == "auto":
            match.settle()

    @classmethod
    def start(
        cls,
        game: str,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, str | int] | None = None,
        chance: Literal["auto", "manual"] = "auto",
        data: str | None = None,
    ) -> Position:
        """The first position. The same seed gives the same dice and cards; without one they
        are fresh. With chance="manual", outcomes are pushed like any action."""
        if chance not in ("auto", "manual"):
            raise BadInput(f"chance is 'auto' or 'manual', not {chance!r}")
        plugin = find_game(game)
        proven = ProvenChance.fresh() if seed is None else ProvenChance.seeded(seed)
        count = plugin.seats[0] if seats is None else seats
        return cls(Match(plugin, count, options, proven, data), chance)

    @classmethod
    def of(cls, record: str | Record, data: str | None = None) -> Position:
        """The last position of a record, checked; chance goes on by hand."""
        found = Record.parse(record) if isinstance(record, str) else record
        return cls(check(found, data), "manual")

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may act; with manual chance, (CHANCE,) while chance must."""
        return self.match.actors

    @property
    def over(self) -> bool:
        """Whether nobody may act any more."""
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.match.outcome

    def seat(self, seat: int | None = None) -> int:
        """The seat meant: the one given, else the first of those that may act."""
        if seat is None:
            return next(iter(self.actors), SPECTATOR)
        if not hasattr(seat, "__index__"):
            raise BadInput(f"a seat is a number, not {seat!r}")
        return index(seat)

    def legal(self, seat: int | None = None) -> list[str]:
        """Every action of a seat (the first that may act, if none is given) in notation; [] when it
        may not act. Of chance too, where its outcomes are few enough to list."""
        which = self.seat(seat)
        if self.over:
            return []
        match = self.match
        if which != CHANCE:
            return [match.write(which, code) for code in match.legal(which)]
        if self.actors != (CHANCE,):
            return []
        found = outcomes(match.game, match.state)
        if found is None:
            raise BadInput("chance has too many outcomes to list here; push one")
        return [match.write(CHANCE, code) for code, _ in found]

    def push(self, text: str, seat: int | None = None) -> list[Told]:
        """Act in a seat (the first that may, if none is given); Refused or BadInput say why not.
        Returns what everybody at the table heard."""
        if not isinstance(text, str):
            raise BadInput(f"an action is text, not {text!r}")
        which, before = self.seat(seat), len(self.match.entries)
        if self.over:
            raise Refused(self.match.plugin, which, OVER, text)
        self.match.say(which, text)
        if self.chance == "auto":
            self.match.settle()
        after = range(before, len(self.match.entries))
        return [told for number in after for told in self.match.told(number, SPECTATOR)]

    def view(self, seat: int = SPECTATOR) -> Any:
        """What the seat may know, a plain dataclass."""
        most = self.match.seats - 1
        which = self.seat(seat)
        if not 0 <= which <= most and which != SPECTATOR:
            raise BadInput(f"no seat {which}; seats are 0 to {most}, {SPECTATOR} is a spectator")
        return self.match.view(which)

    def copy(self) -> Position:
        """An independent position. With automatic chance it draws the same outcomes."""
        return Position(self.match.copy(), self.chance)

    def record(self) -> Record:
        """All that happened, as a record."""
        return self.match.record()

    def svg(self, seat: int = SPECTATOR, lang: str = "en", theme: str = "light") -> str:
        """The table as a picture, as a seat sees it."""
        from wartable.scene import common
        from wartable.scene.svg import svg

        plugin = self.match.plugin
        reader = plugin.texts(self.match.game, lang, self.match.names)
        scene = self.match.scene(seat, reader, "wide")
        return svg(scene.wide, [common.sheet(), plugin.sheet(self.match.game, reader)], theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        match = self.match
        where = "over" if self.over else f"to act: {', '.join(map(str, self.actors))}"
        what = f"{match.plugin.id}, {match.seats} seats, {len(match.entries)} actions"
        return f"<Position {what}, {where}>"
