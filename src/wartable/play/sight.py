"""What readers see of one state, made once however often it is asked for."""

from __future__ import annotations

from typing import Any, Generic

from wartable.kernel import Game, S
from wartable.plugin import Plugin


class Sight(Generic[S]):
    """The views of a state that does not change any more."""

    def __init__(self, plugin: Plugin[S, Any], game: Game[S], state: S) -> None:
        self.plugin = plugin
        self.game = game
        self.state = state
        self._views: dict[int, Any] = {}

    def view(self, reader: int) -> Any:
        """What this reader sees."""
        if reader not in self._views:
            self._views[reader] = self.plugin.view(self.game, self.state, reader)
        return self._views[reader]
