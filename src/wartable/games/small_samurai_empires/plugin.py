"""Small Samurai Empires, as hosts see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast, final

from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.kernel import Bot, Event, Game, Seen
from wartable.plugin import Advice, Figure, Option, Plugin, Reason, Told

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wartable.i18n import Texts
    from wartable.scene import Offer, Scene

Rules = Game[SamuraiState]
SWITCH = ("off", "on")


@final
class SmallSamuraiEmpiresPlugin(Plugin[SamuraiState, SamuraiView]):
    id = "small-samurai-empires"
    package = "wartable.games.small_samurai_empires"
    prefix = "sse"
    rules_version = 1
    seats = range(2, 5)
    options = (
        Option("missions", 0, SWITCH),
        Option("mountains", 0, SWITCH),
        Option("heavenly-shrines", 0, SWITCH),
        Option("random-quick-actions", 0, SWITCH),
        Option("limited-stock", 1, SWITCH),
        Option("open-resources", 0, SWITCH),
        Option("claim-missions", 0, ("automatic", "asked")),
    )
    has_data = True
    minutes = (45, 90)
    headings = frozenset({"epoch", "round", "execution-1", "execution-2"})
    alike = {"start": "province", "to": "province"}

    def game(self, data: str | None = None) -> Rules:
        from wartable.games.small_samurai_empires import box

        found = box.read(data)
        return SmallSamuraiEmpires(box.tables(found), found.key)

    def write(self, game: Rules, seat: int, action: int) -> str:
        from wartable.games.small_samurai_empires import notation

        return notation.write(game, seat, action)

    def read(self, game: Rules, seat: int, text: str) -> int:
        from wartable.games.small_samurai_empires import notation

        return notation.read(game, seat, text)

    def told(self, game: Rules, event: Event) -> Told:
        from wartable.games.small_samurai_empires import telling

        return telling.told(event)

    def reasons(self) -> Mapping[int, Reason]:
        from wartable.games.small_samurai_empires import telling

        return telling.REASONS

    def endings(self) -> Mapping[int, str]:
        from wartable.games.small_samurai_empires import telling

        return telling.ENDINGS

    def score(self, standing: int) -> int:
        return standing // 100_000

    def label(self, view: SamuraiView, action: int, texts: Texts) -> str:
        from wartable.games.small_samurai_empires import telling

        return telling.label(view, action, texts)

    def scene(self, view: SamuraiView, offers: Sequence[Offer], texts: Texts) -> Scene:
        from wartable.games.small_samurai_empires import scene

        return scene.scene(view, offers, texts)

    def sheet(self, texts: Texts) -> str:
        from wartable.games.small_samurai_empires.art import symbols

        return symbols.sheet(texts.lang, "")

    def sheet_of(self, game: Rules, texts: Texts) -> str:
        from wartable.games.small_samurai_empires.art import symbols

        return symbols.sheet(texts.lang, cast(SmallSamuraiEmpires, game).box)

    def card_text(self, key: str, texts: Texts) -> str:
        return self.card_text_of(self.game(), key, texts)

    def card_text_of(self, game: Rules, key: str, texts: Texts) -> str:
        from wartable.games.small_samurai_empires import box, words

        found = box.box_of(cast(SmallSamuraiEmpires, game).box)
        return words.card_text(found, key, texts) or super().card_text(key, texts)

    def cover(self) -> str:
        from wartable.games.small_samurai_empires.art import symbols

        return symbols.cover()

    def board(self, view: SamuraiView, texts: Texts, width: int) -> RenderableType:
        from wartable.games.small_samurai_empires import board

        return board.board(view, texts, width)

    def bot(self, level: str, budget: float | None = None) -> Bot[SamuraiState]:
        from wartable.games.small_samurai_empires import bots

        self.check_level(level)
        return bots.bot(level, budget)

    def advice(self, seen: Seen[SamuraiState], texts: Texts) -> list[Advice]:
        from wartable.games.small_samurai_empires import advice

        return advice.advice(seen, texts)

    def figures(self, game: Rules) -> list[Figure]:
        from wartable.games.small_samurai_empires import box, figures

        return figures.figures(box.box_of(cast(SmallSamuraiEmpires, game).box))

    def figures_in(self, game: Rules, texts: Texts) -> list[Figure]:
        from wartable.games.small_samurai_empires import box, figures

        return figures.figures_in(box.box_of(cast(SmallSamuraiEmpires, game).box), texts)


GAME = SmallSamuraiEmpiresPlugin()
