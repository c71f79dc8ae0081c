"""What the pages of lessons are sent. `answers.py` declares these structures with all others."""

from __future__ import annotations

from wartable.scene.beats import Beat
from wartable.scene.model import Scene
from wartable.server.protocol import OfferShown, Wire


class LessonRow(Wire):
    """A lesson in a list. `steps`: how many it has; `step`: how many of them lie behind its reader;
    `done`: they have taken it to its end."""

    game: str
    id: str
    title: str
    minutes: int
    steps: int
    step: int = 0
    done: bool = False


class Deed(Wire):
    """An action in notation and in words."""

    notation: str
    label: str


class LessonShown(Wire, kw_only=True):
    """A lesson as it stands after `moves`, all that is needed to come back here. `at`: how many
    steps lie behind; `says`: what is said now, at the end what was learned; `acts`: something is to
    be done, not only to be read; `show`: ids of pieces to look at, in the layout that was asked
    for; `left`: actions until the step begins again, where they are counted; `beats`: what happened
    since the move before. `right`: whether the last move led on; if not, `answer` says why, with
    the `rule` it rests on, and `again` says that the step begins again. `solution`: what leads on,
    and `why` a piece cannot be used, if that was asked."""

    moves: list[str]
    at: int
    steps: int
    says: str
    acts: bool
    over: bool
    names: list[str]
    awaited: list[int]
    scene: Scene
    offers: list[OfferShown]
    all: str
    show: list[str] = []
    left: int = 0
    beats: list[Beat] = []
    right: bool = True
    answer: str = ""
    rule: str = ""
    again: bool = False
    solution: Deed | None = None
    why: str = ""
