"""Through the Ages, as hosts see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, final

from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.rules.turn import (
    BY_LOT,
)
from wartable.games.through_the_ages.engine.state import (
    AgesState,
)
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.kernel import Bot, Event, Game, Seen
from wartable.plugin import Advice, Arg, Figure, Option, Plugin, Reason, Told, Unknown

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wartable.i18n import Texts
    from wartable.scene import Offer, Scene

Rules = Game[AgesState]


@final
class ThroughTheAgesPlugin(Plugin[AgesState, ThroughTheAgesView]):
    """Options but the first two switch rulings on which the sources disagree: the first choice
    is ours, docs/rulings/through-the-ages.md says why."""

    id = "through-the-ages"
    package = "wartable.games.through_the_ages"
    prefix = "tta"
    rules_version = 1
    seats = range(2, 5)
    options = (
        Option("first", BY_LOT, ("0", "1", "2", "3", "draw")),
        Option("resignation", 0, ("off", "on")),
        Option("st-peters", 0, ("others", "itself")),
        Option("raid-rounding", 0, ("sum", "each")),
        Option("genghis-uprising", 0, ("scores", "nothing")),
        Option("churchill-default", 0, ("culture", "nothing")),
        Option("iconoclasm-age-iv", 0, ("every", "earlier")),
        Option("trade-food-impact", 0, ("counts", "farms")),
        Option("annex-without-colony", 0, ("refused", "allowed")),
        Option("robespierre-breakthrough", 0, ("free", "paid")),
    )
    alike = {"into": "card"}
    minutes = (90, 240)
    headings = frozenset({"turn"})

    def game(self, data: str | None = None) -> Rules:
        if data is not None:
            raise Unknown("through-the-ages takes no data file", "no-data", game=self.id)
        return ThroughTheAges()

    def write(self, game: Rules, seat: int, action: int) -> str:
        from wartable.games.through_the_ages import notation

        return notation.write(seat, action)

    def read(self, game: Rules, seat: int, text: str) -> int:
        from wartable.games.through_the_ages import notation

        return notation.read(seat, text)

    def told(self, game: Rules, event: Event) -> Told:
        from wartable.games.through_the_ages import events

        return events.told(event)

    def reasons(self) -> Mapping[int, Reason]:
        from wartable.games.through_the_ages import events

        return events.REASONS

    def refusal_figures(self, view: ThroughTheAgesView, code: int) -> Mapping[str, int]:
        from wartable.games.through_the_ages.engine import refusals

        own = view.civs[view.seat]
        limits = {refusals.URBAN_LIMIT: own.urban_limit, refusals.HAND_FULL: own.civil_limit}
        return {"limit": limits[code]} if code in limits else {}

    def endings(self) -> Mapping[int, str]:
        from wartable.games.through_the_ages import events

        return events.ENDINGS

    def label(self, view: ThroughTheAgesView, action: int, texts: Texts) -> str:
        from wartable.games.through_the_ages import labels

        return labels.label(view, action, texts)

    def is_final(self, view: ThroughTheAgesView, action: int) -> bool:
        from wartable.games.through_the_ages.engine.actions import RESIGN

        return action == RESIGN

    def scene(self, view: ThroughTheAgesView, offers: Sequence[Offer], texts: Texts) -> Scene:
        from wartable.games.through_the_ages import scene

        return scene.scene(view, offers, texts)

    def word(self, key: str, value: Arg, texts: Texts) -> str | int:
        """Several cards by their names, one after the other."""
        if key == "cards" and isinstance(value, str):
            return ", ".join(texts(f"card-{card}") for card in value.split())
        return super().word(key, value, texts)

    def marked(self, scene: Scene, seat: int, news: Sequence[Told]) -> Scene:
        from wartable.games.through_the_ages import recent

        return recent.marked(scene, seat, news)

    def sheet(self, texts: Texts) -> str:
        from wartable.games.through_the_ages import art

        return art.sheet(texts)

    def card_text(self, key: str, texts: Texts) -> str:
        from wartable.games.through_the_ages import wording
        from wartable.games.through_the_ages.engine.cards import CARD_BY_KEY

        name = key.removeprefix("card-")  # card-hidden is the back of any of them
        return wording.text(name, texts) if name != key and name in CARD_BY_KEY else ""

    def figures(self, game: Rules) -> list[Figure]:
        from wartable.games.through_the_ages import figures

        return figures.figures()

    def cover(self) -> str:
        from wartable.games.through_the_ages import art

        return art.cover()

    def board(self, view: ThroughTheAgesView, texts: Texts, width: int) -> RenderableType:
        from wartable.games.through_the_ages import board

        return board.board(view, texts, width)

    def bot(self, level: str, budget: float | None = None) -> Bot[AgesState]:
        from wartable.games.through_the_ages import bots

        self.check_level(level)
        return bots.bot(level, budget)

    def advice(self, seen: Seen[AgesState], texts: Texts) -> list[Advice]:
        from wartable.games.through_the_ages import bots, labels

        view = seen.view
        assert isinstance(view, ThroughTheAgesView)
        return [
            Advice(action, value, labels.label(view, action, texts))
            for action, value in bots.ranked(seen)
        ]


GAME = ThroughTheAgesPlugin()
