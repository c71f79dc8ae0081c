"""One action as one reader saw it: what a game's room `beats` is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from wartable.scene import Layout, LayoutName, Piece
from wartable.statements import Told

if TYPE_CHECKING:
    from wartable.i18n import Texts

V = TypeVar("V")


class Passage(Generic[V]):
    """One action as one reader saw it: the view before, the view after, what was heard."""

    def __init__(
        self,
        before: V,
        after: V,
        told: Sequence[Told],
        texts: Texts,
        layout: LayoutName,
        draw: Callable[[V], Layout],
        sentence: Callable[[Told], str],
    ) -> None:
        self.before = before
        self.after = after
        self.told = told
        self.texts = texts
        self.layout: LayoutName = layout
        self.draw = draw
        self.sentence = sentence

    @cached_property
    def first(self) -> Layout:
        """The picture before."""
        return self.draw(self.before)

    @cached_property
    def old(self) -> Mapping[str, Piece]:
        """The pieces before, by id."""
        return {piece.id: piece for piece in self.first.pieces}

    @cached_property
    def new(self) -> Mapping[str, Piece]:
        """The pieces after, by id."""
        return {piece.id: piece for piece in self.draw(self.after).pieces}
