"""What every part of the picture needs: the view, words, the box, and what can be pressed where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.i18n import Texts
from wartable.scene import Action, Mark


class Drawing:
    """`acts`: the actions of each piece, by its id."""

    def __init__(
        self, view: SamuraiView, texts: Texts, acts: Mapping[str, Sequence[Action]]
    ) -> None:
        self.view = view
        self.texts = texts
        self.box = view.file
        self.acts = acts

    def actions(self, id: str) -> tuple[Action, ...]:
        return tuple(self.acts.get(id, ()))

    def mark(self, table: str, *keys: str) -> Mark | None:
        """Whether the figures were not read off a box: the reader is told so."""
        return self.box.basis(table, *keys).mark

    def me(self) -> int | None:
        return self.view.seat if 0 <= self.view.seat < self.view.seats else None
