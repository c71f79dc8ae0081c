"""The wire: every message between the server and its readers, declared.

The JSON of each is its fields; a field that has its default is left out. `openapi.py` puts these
structures into /openapi.json, `tools/protocol.py` writes the page's types from them.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from wartable.scene.beats import Beat, FigureTable
from wartable.scene.model import LayoutName, Piece, Scene
from wartable.server.about import Agreed as Agreed
from wartable.server.about import ClockAgreed as ClockAgreed
from wartable.server.about import OptionChosen as OptionChosen
from wartable.server.about import Origin as Origin
from wartable.server.about import Rematch as Rematch
from wartable.server.about import SeatAbout as SeatAbout
from wartable.server.about import TableAbout as TableAbout
from wartable.server.about import UndoAsked as UndoAsked
from wartable.server.about import Wire as Wire

# ---- from readers


class Act(Wire, tag="act"):
    """Do this. `seq`: the position it answers; `move`: an id of the sender's own."""

    notation: str
    seq: int
    move: str
    seat: int | None = None


class Undo(Wire, tag="undo"):
    """Take back my last action, or all since something came to light."""

    seq: int
    move: str
    whole: bool = False
    seat: int | None = None


class MayUndo(Wire, tag="may-undo"):
    """Find out what I may take back: `undo.unsure` was set. Answered by `undo`, unless the table
    has moved on."""

    seq: int
    seat: int | None = None


class AskWhy(Wire, tag="why"):
    """Why can I not use this piece? Answered by `why`, where the game knows a use of it."""

    piece: str
    seat: int | None = None


class AskUndo(Wire, tag="ask-undo"):
    """Ask the others whether I may take back more."""

    seq: int
    seat: int | None = None


class AnswerUndo(Wire, tag="answer-undo"):
    """Let another take back, or not."""

    yes: bool


class Ready(Wire, tag="ready"):
    """I am here. `sworn` commits me to a value for chance; `mix` is the value: shown later, or
    given plainly without a commitment."""

    mix: str = ""
    sworn: str = ""


class Show(Wire, tag="show"):
    """Uncover a hand of a shared screen; null covers all."""

    seat: int | None = None


class Draw(Wire, tag="draw"):
    """From now on send scenes in this layout."""

    layout: LayoutName


class Simple(Wire, tag="do"):
    """What needs no more words."""

    what: Literal["return", "leave", "ping"]


Incoming = Act | Undo | MayUndo | AskWhy | AskUndo | AnswerUndo | Ready | Show | Draw | Simple


# ---- the position


class LogLine(Wire):
    """A sentence. `n`: the number of its action; `head`: it opens a turn or a round; `routine`: it
    belongs to the course of play, and several in a row may be folded away; `decisive`: it says why
    scores changed; `came`: what its action came to in all, in a few words, where the game knows."""

    n: int
    text: str
    seat: int | UnsetType = UNSET
    head: bool = False
    rule: str = ""
    routine: bool = False
    decisive: bool = False
    came: str = ""


class LogChange(Wire):
    """These lines replace all from number `cut` on."""

    cut: int
    lines: list[LogLine]


class ClockShown(Wire):
    """`left`: milliseconds of each seat on live clocks. `until`: when the time of an awaited seat
    is up; `timer`: when that of the game's own clock is, while the game waits for it."""

    kind: Literal["none", "live", "days"]
    left: list[int] | None
    until: dict[str, int]
    timer: int | UnsetType = UNSET


class Ending(Wire):
    """How a game ended, by seat. `tie`: what decided between equal scores; `sheet`: where the
    scores come from, the reader's own first."""

    places: list[int]
    scores: list[int]
    text: str
    tie: str = ""
    sheet: FigureTable | None = None


class OfferShown(Wire):
    """A legal action in words; `final` and `cost` as on the board."""

    notation: str
    label: str
    final: bool = False
    cost: str = ""


class UndoShown(Wire):
    """How many actions this seat may take back alone, and whether it may ask for more. `unsure`:
    perhaps it may take back more alone; that is found out when it tries, or by `may-undo`."""

    free: int
    ask: bool
    unsure: bool = False


class AnyPosition(Wire, kw_only=True):
    """What every position has. `seq`: what a move that answers it must say; `curtain`: seats of
    a shared screen that are asked while their hand is covered."""

    seq: int
    seat: int | None
    awaited: list[int]
    log: LogChange
    clock: ClockShown
    now: int
    over: Ending | None
    undo: UndoShown | UnsetType = UNSET
    curtain: list[int] | UnsetType = UNSET


class LayoutChange(Wire):
    """How a layout differs from the one before: `pieces` are new or changed and come to the
    places `at` (ascending); those `gone` go; the others stay, in the same order."""

    pieces: list[Piece] = []
    at: list[int] = []
    gone: list[str] = []


class Position(AnyPosition, tag="position", kw_only=True):
    """For people: the table as a picture, and every legal action in words. `changes`: sent in
    place of whole layouts to a socket that was opened with `?changes=1`. `beats`: what happened
    since the position the reader had, for a socket that was opened with `?beats=1`. `recap`:
    how many actions of others this reader can look back at."""

    scene: Scene
    offers: list[OfferShown]
    all: str
    recap: int = 0
    changes: dict[LayoutName, LayoutChange] | UnsetType = UNSET
    beats: list[Beat] = []


class PlainPosition(AnyPosition, tag="position", kw_only=True):
    """For programs: the game's view as data, and the legal actions in notation."""

    view: dict[str, Any]
    legal: list[str]


# ---- the rest of a stream


class ChatTo(Wire):
    """Whom a private line is for."""

    seat: int
    name: str
    you: bool


class ChatLine(Wire, tag="chat"):
    """What somebody said; `to` if only its two parties read it; `account`: the name is an
    account's."""

    id: str
    seat: int | None
    name: str
    person: str
    text: str
    at: int
    to: ChatTo | None
    account: bool = False


class Muted(Wire, tag="muted"):
    """Somebody whose lines you do not read."""

    person: str
    name: str


class UndoFound(Wire, tag="undo"):
    """What you may take back at the position `seq`."""

    seq: int
    undo: UndoShown


class WhyNot(Wire, tag="why"):
    """Why a piece cannot be used now; `rule`: what that rests on."""

    piece: str
    text: str
    rule: str = ""


class Done(Wire, tag="done"):
    """Your move stands at this number."""

    move: str
    seq: int


class Refused(Wire, tag="refused"):
    """Your message changed nothing, and why; `rule`: what the refusal rests on."""

    move: str
    fault: str
    text: str
    rule: str = ""
    detail: str = ""


class Pong(Wire, tag="pong"):
    """Still here."""


Outgoing = TableAbout | Position | UndoFound | WhyNot | ChatLine | Muted | Done | Refused | Pong
StreamLine = TableAbout | PlainPosition | ChatLine | Muted


# ---- looking back


class Replay(Wire):
    """Moves from a side, which sides there are, scores after each action once it is over. `stops`:
    the numbers of actions after which somebody is asked, or all is over; chance has acted by then.
    `own`: how many actions there were when this side's last turn ended. `end`: how people ended it
    before its rules did, to be told after the last action."""

    count: int
    stops: list[int]
    own: int
    side: int | str
    sides: list[int | str]
    moves: list[LogLine]
    scores: list[list[int]] | None
    over: Ending | None
    forked: int
    end: LogLine | None = None


class Frame(Wire):
    """The table after `at` actions; `seat`: through whose eyes; `beats`: what happened in the last
    of them, in the picture before it, where one layout was asked for."""

    at: int
    seat: int | None
    scene: Scene
    beats: list[Beat] = []


class Proof(Wire):
    """All that is needed to check what chance gave; `first`: the first number of the generator of
    each of the draws."""

    commitment: str
    seed: str
    mixes: dict[str, str]
    draws: list[int]
    first: list[int]
    first_of: list[int]
    checked: int
    digest: str


class Uploaded(Wire):
    """Where an uploaded record can be looked through."""

    id: str
    url: str
