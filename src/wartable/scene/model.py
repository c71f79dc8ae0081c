"""A scene: a flat list of identified pieces over a sheet of symbols, in layouts for screens that
are wide, tall (phones), low (phones on their side) or square (tablets).

Piece ids must not betray hidden things: a face-down card's id is its place, not its identity.
The page is sent these structures as they stand, without the fields that have their default.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct, structs

LayoutName = Literal["wide", "tall", "low", "square", "far"]
Role = Literal["only", "aside", "apart"]
Mark = Literal["corrected", "second-hand", "reconstructed"]  # of figures that the box may not have

SIGNS: dict[Mark, str] = {"reconstructed": "≈", "second-hand": "”", "corrected": "✎"}  # as text


def sign(mark: Mark | None) -> str:
    """A mark in a terminal, with a blank before it; nothing for figures that are sure."""
    return f" {SIGNS[mark]}" if mark else ""


@dataclass(frozen=True)
class Offer:
    """A legal action with its words, as a host hands it to `Plugin.scene`."""

    action: int
    notation: str
    label: str
    final: bool = False
    cost: str = ""


class Drawn(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a scene is made of."""


class Action(Drawn, frozen=True):
    """What pressing does. `at`: id of the piece where it ends. `final`: the reader is asked before
    it is done. `cost` says what it takes; where it is not final the reader is asked only if it was
    pressed on a piece, for such a press may have been meant as a look. `odds` says how likely it is
    to succeed, in words; `chance` is the same from 0 to 1. `role` of a big button: the
    only way on, or one that gives something up (passing, stopping); others are equal choices. Where
    it could end only by giving something up, a piece is framed by dashes.
    `apart`: it answers no question (giving up the game) and stands in the list of all actions, not
    among the big buttons."""

    notation: str
    label: str
    final: bool = False
    at: str | None = None
    icon: str | None = None
    odds: str | None = None
    cost: str = ""
    role: Role | None = None
    chance: float | None = None


def act(
    offer: Offer,
    at: str | None = None,
    icon: str | None = None,
    odds: str | None = None,
    aside: bool = False,
    chance: float | None = None,
) -> Action:
    """What pressing does, for an offer; `aside`: it gives something up."""
    role: Role | None = "aside" if aside else None
    known = None if chance is None else round(chance, 4)
    return Action(offer.notation, offer.label, offer.final, at, icon, odds, offer.cost, role, known)


class Piece(Drawn, frozen=True):
    """`x, y` is the centre; later pieces lie on top. `state`: words of legal, selected, last,
    threatened, dim, hidden, deciding (menus keep off it), held (it is in the reader's hand), soft
    (it can be pressed, but other things ask for it more), fine (its frame is thin), staying (one of
    several alike, which keeps its place while others of an `open` scene come and go). `title` is
    for screen readers, `tip` for the preview. `mark`: the piece shows figures that were not read
    off the box, or that an owner of it corrected. `asks`: what is asked of somebody who has taken
    it up, if not where to."""

    id: str
    symbol: str
    x: float
    y: float
    scale: float = 1.0
    rotate: float = 0.0
    label: str = ""
    state: str = ""
    seat: int | None = None
    title: str = ""
    tip: str = ""
    actions: tuple[Action, ...] = ()
    mark: Mark | None = None
    asks: str = ""


# a field is left out where it has this very object, not an equal one
FULL_SIZE, UPRIGHT = Piece.__struct_defaults__[:2]


def piece(
    id: str,
    symbol: str,
    x: float,
    y: float,
    scale: float = FULL_SIZE,
    rotate: float = UPRIGHT,
    label: str | None = None,
    state: str | None = None,
    seat: int | None = None,
    title: str | None = None,
    tip: str | None = None,
    actions: tuple[Action, ...] = (),
    mark: Mark | None = None,
    asks: str | None = None,
) -> Piece:
    """A piece with rounded figures; None stands for no words."""
    size = round(scale, 3)
    return Piece(
        id,
        symbol,
        round(x, 1),
        round(y, 1),
        FULL_SIZE if size == 1 else size,
        rotate,
        label or "",
        state or "",
        seat,
        title or "",
        tip or "",
        actions,
        mark,
        asks or "",
    )


class Layout(Drawn, frozen=True):
    """Pieces on an area of this size, the later ones above the earlier."""

    width: float
    height: float
    pieces: tuple[Piece, ...]

    @staticmethod
    def of(width: float, height: float, pieces: Iterable[Piece]) -> Layout:
        """A layout of whatever can be iterated."""
        found = tuple(pieces)
        ids = [item.id for item in found]
        if len(set(ids)) < len(ids):
            twice = next(id for n, id in enumerate(ids) if id in ids[:n])
            raise ValueError(f"two pieces have the id {twice}")
        return Layout(round(width, 1), round(height, 1), found)

    def notations(self) -> set[str]:
        """Every action that can be pressed on a piece."""
        return {action.notation for item in self.pieces for action in item.actions}

    def __reduce__(self) -> str | tuple[Any, ...]:
        """NOT_DRAWN stays itself in another process: it is left out of what is sent to a page."""
        if self is NOT_DRAWN:
            return "NOT_DRAWN"
        return Layout, (self.width, self.height, self.pieces)


NOT_DRAWN = Layout(0, 0, ())


class Player(Drawn, frozen=True):
    """A line of the players' list. `facts` is a short phrase: "4 cities · Yan complete"."""

    seat: int
    score: int
    unit: str
    facts: str = ""
    active: bool = False


class Scene(Drawn, frozen=True):
    """What one reader sees. `main`: the few actions that get a big button; every other offer is
    reached through pieces and the list of all actions. A layout nobody asked for is NOT_DRAWN.
    `open`: all act at once and at any time, so what others do is shown as it comes and holds up
    nothing that the reader is about to do."""

    title: str  # what a screen reader calls the board
    subtitle: str  # "Turn 23 · 7 cities left in the centre"
    prompt: str  # what is asked, or whose move is awaited
    hint: str
    players: tuple[Player, ...]
    main: tuple[Action, ...]
    wide: Layout = NOT_DRAWN
    tall: Layout = NOT_DRAWN
    low: Layout = NOT_DRAWN  # only where it is asked for by name, as are the next two
    square: Layout = NOT_DRAWN
    far: Layout = NOT_DRAWN
    open: bool = False

    def layout(self, name: LayoutName) -> Layout:
        """One of them."""
        return self.layouts()[name]

    def layouts(self) -> dict[LayoutName, Layout]:
        """All of them, drawn or not."""
        return {
            "wide": self.wide,
            "tall": self.tall,
            "low": self.low,
            "square": self.square,
            "far": self.far,
        }

    def notations(self) -> set[str]:
        """Every action that can be pressed somewhere."""
        buttons = {action.notation for action in self.main}
        return buttons.union(*(layout.notations() for layout in self.layouts().values()))

    def places(self, notation: str) -> tuple[str, ...]:
        """The pieces at which an action is done, and those it goes to."""
        done = [
            (piece.id, action.at)
            for layout in (self.wide, self.tall)
            for piece in layout.pieces
            for action in piece.actions
            if action.notation == notation
        ]
        return tuple(dict.fromkeys(place for places in done for place in places if place))


def arranged(scene: Scene) -> Scene:
    """The same with its big buttons in order: what gives something up stands last and never out,
    and a button stands out only where nothing else can be done."""
    ways = [action for action in scene.main if action.role is None]
    rest = [action for action in scene.main if action.role is not None]
    if len(ways) == 1 and scene.notations() == {ways[0].notation}:
        ways = [structs.replace(ways[0], role="only")]
    return structs.replace(scene, main=(*ways, *rest))
