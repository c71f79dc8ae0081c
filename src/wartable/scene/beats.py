"""Beats: what is seen to happen between two positions, one thing after another.

A game's room `beats` makes them of what a reader heard. The page shows the old picture, lets each
beat change it in turn, and ends with the new picture. Like pieces, beats must not betray hidden
things: they are made of the reader's own views and of what the reader was told.
"""

from __future__ import annotations

from typing import Literal

from wartable.scene.model import Drawn, Piece

# roll: dice are thrown and come to lie. put: pieces come from elsewhere to their place. move: they
# go from place to place. turn: they show their other side. leave: they go for good. points: seats
# gain or lose. result: something was judged, with its figures. read: a card is held up and read
# out. trade: pieces change hands. say: words alone.
BeatKind = Literal[
    "roll", "put", "move", "turn", "leave", "points", "result", "read", "trade", "say"
]
# How long a beat is looked at; none: the next one begins with it; long: to read figures
Pause = Literal["none", "short", "normal", "long"]


class FigureTable(Drawn, frozen=True):
    """Figures to read: a title, the heads of the columns, and rows of words. `total`: the last row
    is what the others come to. `over`: what has come to its end with it, in a few words: they stand
    in place of the next question until the table was told; one with a long pause stands until it
    was read."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: bool = False
    over: str = ""


class Beat(Drawn, frozen=True):
    """One thing that happens. `text`: its caption, a sentence; `seat`: whose doing it is; `pieces`:
    those that come or change, as they lie once it has happened (new ones on top, without actions);
    `gone`: ids of those that leave, with `*` at the end of one all that lay there and begin so;
    `at`: ids of pieces to look at; `points`: what seats gain or lose, by seat; `figures`: what it
    came to; `pause`: how long it is looked at. Whoever sends beats says the rest: `n`: which action
    it belongs to, as lines of the reader's log are numbered; `by`: whose turn is told; `facts`:
    what is said of each seat from then on."""

    kind: BeatKind
    text: str = ""
    seat: int | None = None
    pieces: tuple[Piece, ...] = ()
    gone: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    points: tuple[tuple[int, int], ...] = ()
    figures: FigureTable | None = None
    pause: Pause = "normal"
    n: int | None = None
    by: int | None = None
    facts: tuple[str, ...] = ()
