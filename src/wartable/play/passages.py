"""Passages drawn and worded by a game's own rooms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from wartable.i18n import Texts
from wartable.passage import Passage
from wartable.plugin import Plugin, Told
from wartable.scene import LayoutName

V = TypeVar("V")


def passage_of(
    plugin: Plugin[Any, V],
    before: V,
    after: V,
    told: Sequence[Told],
    texts: Texts,
    layout: LayoutName,
) -> Passage[V]:
    """One action as a reader saw it."""
    return Passage(
        before,
        after,
        told,
        texts,
        layout,
        lambda view: plugin.scene(view, (), texts, layout).layout(layout),
        lambda told: plugin.sentence(told, texts),
    )
