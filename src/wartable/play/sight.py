"""What readers see of one state, made once however often it is asked for."""

from __future__ import annotations

from typing import Any, Generic

from wartable.i18n import Texts
from wartable.kernel import Game, S, legal
from wartable.plugin import Plugin
from wartable.scene import Layout, LayoutName, Scene
from wartable.scene.marks import bare


class Sight(Generic[S]):
    """The views of a state that does not change any more."""

    def __init__(self, plugin: Plugin[S, Any], game: Game[S], state: S) -> None:
        self.plugin = plugin
        self.game = game
        self.state = state
        self._views: dict[int, Any] = {}
        self._legal: dict[int, tuple[int, ...]] = {}
        self._pictures: dict[tuple[int, str, LayoutName], Layout] = {}
        self._sent: dict[tuple[int, str, LayoutName], Scene] = {}  # with what could be pressed
        self._facts: dict[tuple[int, str], tuple[str, ...]] = {}

    def view(self, reader: int) -> Any:
        """What this reader sees."""
        if reader not in self._views:
            self._views[reader] = self.plugin.view(self.game, self.state, reader)
        return self._views[reader]

    def legal(self, seat: int) -> tuple[int, ...]:
        """The actions the rules allow a seat."""
        if seat not in self._legal:
            self._legal[seat] = tuple(legal(self.game, self.state, seat))
        return self._legal[seat]

    def picture(self, reader: int, texts: Texts, layout: LayoutName) -> Layout:
        """The table from this reader's side, with nothing to press and nothing marked."""
        key = reader, texts.lang, layout
        if key not in self._pictures:
            drawn = self._sent.get(key)
            if drawn is None:
                drawn = self.plugin.drawn(self.view(reader), (), texts, layout)
            self._pictures[key] = bare(drawn.layout(layout))
            self._facts[reader, texts.lang] = tuple(each.facts for each in drawn.players)
        return self._pictures[key]

    def facts(self, reader: int, texts: Texts) -> tuple[str, ...]:
        """What the picture's scene says of each seat; nothing while there is no picture."""
        return self._facts.get((reader, texts.lang), ())

    def keep(self, reader: int, texts: Texts, layout: LayoutName, drawn: Scene) -> None:
        """This reader has been sent that scene, which need not be made again."""
        self._sent[reader, texts.lang, layout] = drawn

    def forget(self, views: bool) -> None:
        """Let go of pictures, and of views too if so asked; they can be made again."""
        self._pictures.clear()
        self._sent.clear()
        self._facts.clear()
        if views:
            self._views.clear()
            self._legal.clear()
