"""The wire: a table in words. Who sits where, what was agreed, what people ask each other."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Wire(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is sent."""


class SeatAbout(Wire):
    """A seat. `kind`: person, bot, open, link or local; `person`: a handle, to mute them by;
    `account`: the name is an account's; `why` a bot sits in: left, clock, absent or called."""

    seat: int
    kind: str
    name: str
    you: bool
    person: str | None
    here: bool
    ready: bool
    note: str
    stand_in: str
    level: str
    account: bool = False
    why: str = ""


class ClockAgreed(Wire):
    """How time is counted: see `TableSettings`."""

    kind: Literal["none", "live", "days"]
    minutes: int
    increment: int
    days: int


class Agreed(Wire):
    """What the host chose besides the game's options: see `TableSettings`."""

    clock: ClockAgreed
    hints: bool
    spectators: bool
    absent: int
    stand_in: str
    timer: int
    pace: Literal["quick", "calm"] = "quick"


class OptionChosen(Wire):
    """An option of the rules in words, and whether it is not the usual one."""

    key: str
    name: str
    value: str
    changed: bool


class Origin(Wire):
    """The table and the number of actions after which this one went its own way; no table where it
    was a puzzle."""

    table: str
    at: int


class UndoAsked(Wire):
    """Somebody asks to take back `back` actions; `you`: your answer is awaited."""

    seat: int
    name: str
    back: int
    you: bool


class Rematch(Wire):
    """Another game of the same people. `yes`: seats whose people want it; `you`: your answer is
    awaited; `no`: who does not want it; `next`: the table where it is played; `newer`: it is
    played by newer rules than this one."""

    yes: list[int] = []
    you: bool = False
    no: str = ""
    next: str = ""
    newer: bool = False


class TableAbout(Wire, tag="table"):
    """Who sits where, who is here, what was agreed. `status`: waiting, running, over, frozen (the
    installed rules cannot go on with it; `frozen` says why) or closed (it was frozen, and its host
    ended it). `showing`: all have committed themselves, and the table waits for the values.
    `rematch`: once the game is over, for those who may play another. `boards`: rivals' boards can
    be looked at in full size; `outlook`: one can ask what may come of a position; `plans`: a turn
    can be planned; `companion`: the reader may have one. `ways`: how the reader may end it before
    its rules do: resign, abort, close. `screen`: a screen shows the table to all in a room, so
    phones may show hands alone."""

    id: str
    game: str
    title: str
    status: str
    record: bool
    listed: bool
    host: bool
    you: list[int]
    seats: list[SeatAbout]
    settings: Agreed
    clock: str
    options: list[OptionChosen]
    chosen: dict[str, str]
    commitment: str
    mixes: dict[str, str]
    sworn: dict[str, str]
    showing: bool
    origin: Origin | None
    watching: int
    hidden: bool
    promises: bool
    asked: UndoAsked | None
    frozen: str = ""
    rematch: Rematch | None = None
    boards: bool = False
    outlook: bool = False
    plans: bool = False
    companion: bool = False
    ways: list[str] = []
    screen: bool = False
