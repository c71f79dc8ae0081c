"""Critters at War, as hosts see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.views import EDITIONS, MODES, CrittersView
from wartable.i18n import Texts
from wartable.kernel import Bot, Event, Game, Seen
from wartable.plugin import Advice, Figure, Laid, Odds, Option, Plugin, Reason, Told, Unknown
from wartable.scene import Offer, Scene

if TYPE_CHECKING:
    from rich.console import RenderableType


@cache
def _game() -> Game[CrittersState]:
    from wartable.games.critters_at_war.engine.game import CrittersAtWar

    return CrittersAtWar()


class CrittersPlugin(Plugin[CrittersState, CrittersView]):
    id = "critters-at-war"
    package = "wartable.games.critters_at_war"
    prefix = "cal"
    rules_version = 1
    seats = range(2, 3)
    options = (Option("mode", 0, MODES), Option("edition", 0, EDITIONS))
    minutes = (15, 30)
    headings = frozenset({"battle-began"})
    scenarios = ".als"

    def game(self, data: str | None = None) -> Game[CrittersState]:
        if data is not None:
            message = f"{self.id} takes no data file: its figures are not open to correction"
            raise Unknown(message, "no-data", game=self.id)
        return _game()

    def write(self, game: Game[CrittersState], seat: int, action: int) -> str:
        from wartable.games.critters_at_war import notation

        return notation.write(seat, action)

    def read(self, game: Game[CrittersState], seat: int, text: str) -> int:
        from wartable.games.critters_at_war import notation

        return notation.read(seat, text)

    def told(self, game: Game[CrittersState], event: Event) -> Told:
        from wartable.games.critters_at_war import telling

        return telling.told(event)

    def reasons(self) -> Mapping[int, Reason]:
        from wartable.games.critters_at_war import telling

        return telling.REASONS

    def endings(self) -> Mapping[int, str]:
        from wartable.games.critters_at_war import telling

        return telling.ENDINGS

    def label(self, view: CrittersView, action: int, texts: Texts) -> str:
        from wartable.games.critters_at_war import words

        return words.label(view, action, texts)

    def is_final(self, view: CrittersView, action: int) -> bool:
        from wartable.games.critters_at_war.engine.actions import WITHDRAW

        return action == WITHDRAW

    def scene(self, view: CrittersView, offers: Sequence[Offer], texts: Texts) -> Scene:
        from wartable.games.critters_at_war import scene

        return scene.scene(view, offers, texts)

    def sheet(self, texts: Texts) -> str:
        from wartable.games.critters_at_war.art import sheet

        return sheet.sheet(texts)

    def card_text(self, key: str, texts: Texts) -> str:
        from wartable.games.critters_at_war import words

        return words.effect(key.removeprefix("card-"), texts) if key.startswith("card-") else ""

    def cover(self) -> str:
        from wartable.games.critters_at_war.art import sheet

        return sheet.cover_art()

    def board(self, view: CrittersView, texts: Texts, width: int) -> RenderableType:
        from wartable.games.critters_at_war import board

        return board.board(view, texts, width)

    def bot(self, level: str, budget: float | None = None) -> Bot[CrittersState]:
        from wartable.games.critters_at_war import bots

        return bots.bot(level, budget)

    def advice(self, seen: Seen[CrittersState], texts: Texts) -> list[Advice]:
        from wartable.games.critters_at_war import advice

        return advice.advice(seen, texts)

    def odds(self, seen: Seen[CrittersState] | None, texts: Texts) -> Odds | None:
        from wartable.games.critters_at_war import advice

        return advice.odds(seen, texts)

    def figures(self, game: Game[CrittersState]) -> list[Figure]:
        from wartable.games.critters_at_war import figures

        return figures.figures()

    def laid(self, given: Mapping[str, str | int]) -> Laid[CrittersState]:
        from wartable.games.critters_at_war import laid

        settings = self.settings(given)
        return laid.CrittersLaid(settings["mode"], settings["edition"])


GAME = CrittersPlugin()
