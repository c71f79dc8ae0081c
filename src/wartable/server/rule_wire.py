"""What the pages of rules are sent. `answers.py` declares these structures with all others."""

from __future__ import annotations

from typing import Literal

from wartable.scene.model import Layout
from wartable.server.protocol import Wire


class Named(Wire):
    """A key and what people call it."""

    key: str
    name: str


class RuleCard(Wire):
    """A card in the rules: its symbol, its name, what it does."""

    symbol: str
    name: str
    text: str = ""


class FigureRow(Wire):
    """A number of the box, what it rests on, and how sure that is (`ui-basis-KIND`)."""

    name: str
    value: str
    source: str
    basis: Literal["printed", "derived", "corrected", "second-hand", "reconstructed"]


class Rulebook(Wire):
    """A game's rules: in short, rulings by id, cards, figures; the chapters of its rulebook, which
    has a page of its own."""

    summary: list[str]
    rules: dict[str, str]
    cards: list[RuleCard]
    figures: list[FigureRow]
    chapters: list[Named] = []
    data: str = ""  # where the data file is downloaded, for owners of the box to correct


class RulesPage(Wire):
    """What the page of a rulebook draws: its texts stand in it already."""

    cards: list[RuleCard]


class RuleFrame(Wire):
    """A step of a scene of the rulebook. `show`: ids of pieces to look at."""

    title: str
    layout: Layout
    show: list[str] = []


class RuleScene(Wire):
    """A scene of the rulebook, step by step, in one layout."""

    frames: list[RuleFrame]
