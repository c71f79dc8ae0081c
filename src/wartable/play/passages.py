"""Passages drawn and worded by a game's own rooms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from wartable.i18n import Texts
from wartable.passage import Passage
from wartable.plugin import Plugin, Told
from wartable.scene import Layout, LayoutName

V = TypeVar("V")


def passage_of(
    plugin: Plugin[Any, V],
    before: V,
    after: V,
    told: Sequence[Told],
    texts: Texts,
    layout: LayoutName,
    draw: Callable[[V], Layout] | None = None,
) -> Passage[V]:
    """One action as a reader saw it. `draw`: how pictures are made where they may be at hand."""

    def drawn(view: V) -> Layout:
        return plugin.drawn(view, (), texts, layout).layout(layout)

    return Passage(
        before, after, told, texts, layout, draw or drawn, lambda told: plugin.sentence(told, texts)
    )
