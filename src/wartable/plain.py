"""The table of a game that has drawn none: what a seat sees, line by line, and a button for each
action. Good enough to play by while the rules are being written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from wartable.scene import NOT_DRAWN, Layout, LayoutName, Offer, Player, Scene, act, piece

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wartable.i18n import Texts
    from wartable.kernel import Game

SHOWN_ELSEWHERE = ("seat", "seats", "actors", "scores")
CAPTION, LINE = 100, 26  # half of the width of a caption; from one line to the next
SIZES: Mapping[LayoutName, tuple[int, int]] = {"wide": (800, 88), "tall": (400, 42)}  # letters


def facts(view: Any, texts: Texts) -> list[tuple[str, str]]:
    """What a view says, by name: the text `field-NAME` where the game has it, else the name."""
    return [
        (_name(field.name, texts), _said(getattr(view, field.name)))
        for field in fields(view)
        if field.name not in SHOWN_ELSEWHERE
    ]


def _name(name: str, texts: Texts) -> str:
    id = f"field-{name.replace('_', '-')}"
    return texts(id) if texts.has(id) else name.replace("_", " ")


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return "+" if value else "–"
    if value is None or value == () or value == "":
        return "–"
    if is_dataclass(value):
        return ", ".join(
            f"{each.name} {_said(getattr(value, each.name))}" for each in fields(value)
        )
    if isinstance(value, Mapping):
        return ", ".join(f"{_said(key)} {_said(each)}" for key, each in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(f"({_said(each)})" if _whole(each) else _said(each) for each in value)
    return str(value)


def _whole(value: Any) -> bool:
    """Whether it has parts of its own."""
    return not isinstance(value, str) and isinstance(value, Sequence | Mapping)


def scores(view: Any) -> Sequence[int]:
    """The field `scores`, where a view has it: a figure for each seat."""
    found: Sequence[int] = getattr(view, "scores", (0,) * view.seats)
    return found


def scene(
    view: Any, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
) -> Scene:
    """The table as captions."""
    awaited = [texts.called(seat) for seat in view.actors if seat < view.seats]
    players = tuple(
        Player(seat, score, "", "", seat in view.actors) for seat, score in enumerate(scores(view))
    )
    return Scene(
        texts("title"),
        "",
        texts("ui-your-turn") if view.seat in view.actors else ", ".join(awaited),
        "",
        players,
        tuple(act(offer) for offer in offers),
        _layout("wide", view, texts) if layout != "tall" else NOT_DRAWN,
        _layout("tall", view, texts) if layout != "wide" else NOT_DRAWN,
    )


def _layout(name: LayoutName, view: Any, texts: Texts) -> Layout:
    width, letters = SIZES[name]
    lines = [
        line for key, said in facts(view, texts) for line in wrap(f"{key}: {said}", letters) or [""]
    ]
    pieces = [
        piece(f"line-{n}", "wt-caption", CAPTION + 20, LINE * (n + 1), label=line, title=line)
        for n, line in enumerate(lines)
    ]
    return Layout.of(width, LINE * (len(lines) + 2), pieces)


def sheet(game: Game[Any], texts: Texts) -> str:
    """A sheet without symbols: captions are the house's own."""
    from wartable.scene.pen import Sheet

    return Sheet("plain").text()


def board(view: Any, texts: Texts, width: int) -> RenderableType:
    """The same in a terminal."""
    from rich.text import Text

    made = Text()
    for key, said in facts(view, texts):
        made.append(f"{key}: ", style="dim")
        made.append(f"{said}\n")
    points = (f"{texts.called(seat)}: {score}" for seat, score in enumerate(scores(view)))
    return made.append("  ".join(points))
