"""A game for scripts and notebooks: text in, text out."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, Literal

from wartable.errors import BadInput
from wartable.i18n import LANGUAGES
from wartable.kernel import CHANCE, NO_SUCH_ACTION, OVER, SPECTATOR, Outcome, Rng, outcomes
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
        if options is not None and not isinstance(options, Mapping):
            raise BadInput(f"options are a mapping, not {options!r}")
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
        return [self.match.write(which, code) for code in self.codes(which)]

    def codes(self, seat: int | None = None) -> list[int]:
        """The same actions by number, ascending: what search and learning work with."""
        which = self.seat(seat)
        if self.over:
            return []
        return [code for code, _ in self._chances()] if which == CHANCE else self.match.legal(which)

    def outcomes(self) -> dict[str, int]:
        """Every outcome of chance in notation, with its exact weight; empty where chance is not to
        act. An outcome is as likely as its share of the sum of weights."""
        return {self.match.write(CHANCE, code): weight for code, weight in self._chances()}

    def _chances(self) -> list[tuple[int, int]]:
        if self.actors != (CHANCE,):
            return []
        found = outcomes(self.match.game, self.match.state)
        if found is None:
            raise BadInput("chance has too many outcomes to list here; push one")
        return found

    def push(self, text: str | int, seat: int | None = None) -> list[Told]:
        """Act in a seat (the first that may, if none is given), in notation or by the number of the
        action; Refused or BadInput say why not. Returns what everybody at the table heard."""
        which, before = self.seat(seat), len(self.match.entries)
        if not isinstance(text, str) and not hasattr(text, "__index__"):
            raise BadInput(f"an action is text or a number, not {text!r}")
        if self.over:
            raise Refused(self.match.plugin, which, OVER, str(text))
        if isinstance(text, str):
            self.match.say(which, text)
        else:
            self.match.play(which, self._code(which, index(text)))
        if self.chance == "auto":
            self.match.settle()
        after = range(before, len(self.match.entries))
        return [told for number in after for told in self.match.told(number, SPECTATOR)]

    def _code(self, seat: int, code: int) -> int:
        game = self.match.game
        if not 0 <= code < (game.chances if seat == CHANCE else game.actions):
            raise Refused(self.match.plugin, seat, NO_SUCH_ACTION, str(code))
        return code

    def undo(self) -> None:
        """Take back the last action of a seat with all that chance did after it; with manual chance
        the last action, whoever's. What chance draws anew may come out otherwise."""
        done = [entry.seat != CHANCE or self.chance == "manual" for entry in self.match.entries]
        if not any(done):
            raise BadInput("there is nothing to take back")
        self.match.undo_to(len(done) - 1 - done[::-1].index(True))

    def bot(self, level: str, seat: int | None = None, seed: int = 0) -> str:
        """What a bot of this level would do in a seat (the first that may act, if none is given),
        in notation. It knows what the seat knows. `seed` is where its random numbers begin."""
        which, match = self.seat(seat), self.match
        bot = match.plugin.bot(level)
        if which == CHANCE or not match.legal(which):
            raise BadInput(f"seat {which} may not act")
        rng = Rng(Random(f"bot {seed} {len(match.entries)}").getrandbits(62))
        return match.write(which, bot.choose(match.seen(which, rng)))

    def view(self, seat: int = SPECTATOR) -> Any:
        """What the seat may know, a plain dataclass."""
        return self.match.view(self._reader(seat))

    def _reader(self, seat: int) -> int:
        most = self.match.seats - 1
        which = self.seat(seat)
        if not 0 <= which <= most and which != SPECTATOR:
            raise BadInput(f"no seat {which}; seats are 0 to {most}, {SPECTATOR} is a spectator")
        return which

    def copy(self) -> Position:
        """An independent position. With automatic chance it draws the same outcomes."""
        return Position(self.match.copy(), self.chance)

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def record(self) -> Record:
        """All that happened, as a record."""
        return self.match.record()

    def svg(self, seat: int = SPECTATOR, lang: str = "en", theme: str = "light") -> str:
        """The table as a picture, as a seat sees it."""
        from wartable.scene import common
        from wartable.scene.svg import svg
        from wartable.scene.theme import THEMES

        for what, given, known in (("theme", theme, THEMES), ("language", lang, LANGUAGES)):
            if given not in known:
                raise BadInput(f"no {what} {given!r}; there are: {', '.join(known)}")
        plugin = self.match.plugin
        reader = plugin.texts(self.match.game, lang, self.match.names)
        scene = self.match.scene(self._reader(seat), reader, "wide")
        return svg(scene.wide, [common.sheet(), plugin.sheet(self.match.game, reader)], theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        match = self.match
        where = "over" if self.over else f"to act: {', '.join(map(str, self.actors))}"
        what = f"{match.plugin.id}, {match.seats} seats, {len(match.entries)} actions"
        return f"<Position {what}, {where}>"
