"""Age of Heroes, as hosts see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast, final

from wartable.games.age_of_heroes.engine.actions import LIVE
from wartable.games.age_of_heroes.engine.game import ROUND_LIMIT, AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.kernel import Bot, Event, Game, Seen
from wartable.plugin import Advice, Figure, Option, Plugin, Reason, Told

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wartable.i18n import Texts
    from wartable.scene import Offer, Scene

Rules = Game[AgeOfHeroesState]


@final
class AgeOfHeroesPlugin(Plugin[AgeOfHeroesState, AgeOfHeroesView]):
    id = "age-of-heroes"
    package = "wartable.games.age_of_heroes"
    prefix = "aoh"
    rules_version = 1
    seats = range(2, 7)
    options = (
        Option("fair", 0, ("rounds", "live")),
        Option("exchange", 0, ("declared", "offers-only")),
        Option("tribes", 0, ("draft", "random")),
        Option("duels", 0, ("simultaneous", "attacker-first", "defender-first")),
        Option("famine", 0, ("all", "self")),
        Option("barbarians", 0, ("destruction-else-plunder", "destruction", "plunder")),
        Option("claim", 0, ("full-round", "next-turn")),
        Option("windows", 0, ("uniform", "holders")),
        Option("deals", 0, ("on", "off")),
        Option("leaving", 0, ("off", "on")),
        Option("round-limit", ROUND_LIMIT, least=0, most=1000),
    )
    promises = True  # 5.3
    has_data = True
    minutes = (60, 120)
    headings = frozenset({"round-began", "fair-opened", "turn-began"})

    def game(self, data: str | None = None) -> Rules:
        from wartable.games.age_of_heroes import data as box

        found = box.printed() if data is None else box.read(data)
        return AgeOfHeroes(found.figures, found)

    def write(self, game: Rules, seat: int, action: int) -> str:
        from wartable.games.age_of_heroes import notation

        return notation.write(cast(AgeOfHeroes, game).figures, seat, action)

    def read(self, game: Rules, seat: int, text: str) -> int:
        from wartable.games.age_of_heroes import notation

        return notation.read(cast(AgeOfHeroes, game).figures, seat, text)

    def told(self, game: Rules, event: Event) -> Told:
        from wartable.games.age_of_heroes import telling

        return telling.told(event)

    def sentence(self, told: Told, texts: Texts) -> str:
        from wartable.games.age_of_heroes import telling

        return telling.sentence(told, texts)

    def reasons(self) -> Mapping[int, Reason]:
        from wartable.games.age_of_heroes import telling

        return telling.REASONS

    def endings(self) -> Mapping[int, str]:
        from wartable.games.age_of_heroes import telling

        return telling.ENDINGS

    def owes(self, state: AgeOfHeroesState, seat: int) -> bool:
        """Whoever is ready in a live fair may act, and need not (F10)."""
        return frame(state) != LIVE or not state.ready >> seat & 1

    def score(self, standing: int) -> int:
        """The better of cities and monument; the winner's is the goal."""
        if standing >= 100_000_000:
            return 5
        return standing // 100_000 if standing >= 100 else 0

    def label(self, view: AgeOfHeroesView, action: int, texts: Texts) -> str:
        from wartable.games.age_of_heroes import telling

        return telling.label(view, action, texts)

    def is_final(self, view: AgeOfHeroesView, action: int) -> bool:
        from wartable.games.age_of_heroes import telling

        return telling.is_final(action)

    def scene(self, view: AgeOfHeroesView, offers: Sequence[Offer], texts: Texts) -> Scene:
        from wartable.games.age_of_heroes import scene

        return scene.scene(view, offers, texts)

    def sheet(self, texts: Texts) -> str:
        from wartable.games.age_of_heroes.art import symbols

        return symbols.sheet(texts)

    def cover(self) -> str:
        from wartable.games.age_of_heroes.art import symbols

        return symbols.cover()

    def board(self, view: AgeOfHeroesView, texts: Texts, width: int) -> RenderableType:
        from wartable.games.age_of_heroes import board

        return board.board(view, texts, width)

    def bot(self, level: str, budget: float | None = None) -> Bot[AgeOfHeroesState]:
        from wartable.games.age_of_heroes import bots

        self.check_level(level)
        return bots.bot(level, budget)

    def advice(self, seen: Seen[AgeOfHeroesState], texts: Texts) -> list[Advice]:
        from wartable.games.age_of_heroes import advice

        return advice.advice(seen, texts)

    def figures(self, game: Rules) -> list[Figure]:
        from wartable.games.age_of_heroes import data as box

        found = cast(AgeOfHeroes, game).origin
        return box.figures(found if isinstance(found, box.Box) else box.printed())


GAME = AgeOfHeroesPlugin()
