"""Age of War, as hosts see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, final

from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.engine.rules import BY_LOT
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.kernel import Bot, Event, Game, Seen
from wartable.plugin import (
    Advice,
    Arg,
    Figure,
    Odds,
    Option,
    Plugin,
    Reason,
    Told,
    Unknown,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wartable.i18n import Texts
    from wartable.scene import Offer, Scene

Rules = Game[AgeOfWarState]


@final
class AgeOfWarPlugin(Plugin[AgeOfWarState, AgeOfWarView]):
    id = "age-of-war"
    package = "wartable.games.age_of_war"
    prefix = "aow"
    rules_version = 1
    seats = range(2, 7)
    options = (
        Option("first", BY_LOT, ("0", "1", "2", "3", "4", "5", "draw")),
        Option("cap", 1000, least=1, most=1_000_000),
    )
    minutes = (15, 30)
    headings = frozenset({"began"})

    def game(self, data: str | None = None) -> Rules:
        if data is not None:
            message = "age-of-war takes no data file: its figures are not open to correction"
            raise Unknown(message, "no-data", game=self.id)
        return AgeOfWar()

    def write(self, game: Rules, seat: int, action: int) -> str:
        from wartable.games.age_of_war import notation

        return notation.write(seat, action)

    def read(self, game: Rules, seat: int, text: str) -> int:
        from wartable.games.age_of_war import notation

        return notation.read(seat, text)

    def told(self, game: Rules, event: Event) -> Told:
        from wartable.games.age_of_war import events

        return events.told(event)

    def word(self, key: str, value: Arg, texts: Texts) -> str | int:
        from wartable.games.age_of_war import events

        if key == "roll":
            return events.roll_words(events.roll_faces(int(value)), texts)
        if key == "line":
            return events.line_words(str(value), texts)
        return super().word(key, value, texts)

    def reasons(self) -> Mapping[int, Reason]:
        from wartable.games.age_of_war import events

        return events.REASONS

    def endings(self) -> Mapping[int, str]:
        from wartable.games.age_of_war import events

        return events.ENDINGS

    def score(self, standing: int) -> int:
        return standing // 10000

    def label(self, view: AgeOfWarView, action: int, texts: Texts) -> str:
        from wartable.games.age_of_war import events

        return events.label(view, action, texts)

    def scene(self, view: AgeOfWarView, offers: Sequence[Offer], texts: Texts) -> Scene:
        from wartable.games.age_of_war import scene

        return scene.scene(view, offers, texts)

    def sheet(self, texts: Texts) -> str:
        from wartable.games.age_of_war.art import symbols

        return symbols.sheet(texts)

    def cover(self) -> str:
        from wartable.games.age_of_war.art import symbols

        return symbols.cover()

    def board(self, view: AgeOfWarView, texts: Texts, width: int) -> RenderableType:
        from wartable.games.age_of_war import board

        return board.board(view, texts, width)

    def bot(self, level: str, budget: float | None = None) -> Bot[AgeOfWarState]:
        """`budget` changes nothing: a turn is solved exactly in far less than a second."""
        from wartable.games.age_of_war import bots

        self.check_level(level)
        return bots.bot(level)

    def advice(self, seen: Seen[AgeOfWarState], texts: Texts) -> list[Advice]:
        from wartable.games.age_of_war import advice

        return advice.advice(seen, texts)

    def odds(self, seen: Seen[AgeOfWarState] | None, texts: Texts) -> Odds | None:
        from wartable.games.age_of_war import advice

        return advice.odds(seen, texts)

    def figures(self, game: Rules) -> list[Figure]:
        from wartable.games.age_of_war import figures

        return figures.figures()


GAME = AgeOfWarPlugin()
