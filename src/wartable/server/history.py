"""From the stored rows of a table, here called events, to its match."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK, EVERYBODY, SPECTATOR
from wartable.play import BadRecord, Match, ProvenChance
from wartable.play.notice import rank
from wartable.plugin import RULES, games
from wartable.server.asides import Aside, End, noted
from wartable.server.clock import Clock
from wartable.server.faults import Frozen
from wartable.server.messages import scores
from wartable.server.playback import derive
from wartable.server.settings import TableSettings
from wartable.storage import LedgerRow, TableRow

# what this version understands; to pass over anything else could bring an ended game back to life
KINDS = frozenset(
    {"act", "undo", "ask", "answer", "seat", "mix", "sworn", "redraw", "start", "resume"}
    | {"repair", "again", "next", "end"}
)


class Newer(Exception):
    """A ledger has an event of a kind that this version does not know."""


@dataclass(frozen=True)
class UndoRequest:
    """Somebody asks to go back to `to` actions; `yes` are the people who agree; `at` is when."""

    seat: int
    to: int
    yes: frozenset[str]
    at: int


class History:
    """A match as its events tell it, with who noticed what and the time each seat has used.

    `frozen` says why the installed rules cannot go on with it; empty if they can. Such a match is
    told as far as its events can be followed, and nothing happens in it any more. Frozen is raised
    if not even an empty table can be laid."""

    def __init__(self, row: TableRow, events: Sequence[LedgerRow]) -> None:
        self.row = row
        self.settings = TableSettings.model_validate(row.settings)
        self.match = _laid(row)
        self.clock = Clock(self.settings, row.seats)
        self.head = 0
        self.at = 0  # when the last event was
        self.started = False
        self.request: UndoRequest | None = None
        self.again: frozenset[str] = frozenset()  # people who want another game
        self.declined = ""  # who does not, if somebody does not
        self.asides: tuple[Aside, ...] = ()
        self.end: End | None = None  # by people's doing
        self.next = ""  # the table where it is played
        self.moves: dict[tuple[str, str], int] = {}  # (person, their move id) → their number
        self.noticed_by: list[int] = []  # by entry: the set of readers
        self._ranks: dict[int, tuple[int, int]] = {}  # by reader: actions counted, those noticed
        self.by_hand: list[bool] = []  # by entry: whether a person made it, no bot, chance or clock
        self.numbers = [0] * (SPECTATOR + 1)  # by reader: how many events it has noticed
        self.unbroken = [0] * (SPECTATOR + 1)  # by reader: its number after which all are actions
        self.forked = json.loads(row.origin)["at"] if row.origin else 0
        self.wrong = self._follow(events)
        self.frozen = row.frozen if row.status == "closed" else self._reason()
        if self.frozen:
            self.clock.asked = {}  # nobody is asked: clocks stand still

    def _follow(self, events: Sequence[LedgerRow]) -> Exception | None:
        """Read events until one cannot be read; what is wrong with it."""
        keep = any(event.kind == "undo" for event in events)
        states = [self.match.state] if keep else []
        for event in events:
            try:
                self.read(event, states if keep else None)
            except Exception as error:  # rules that changed can refuse an event in any way
                return error
        return None

    def _reason(self) -> str:
        """A game goes on under the rules it began with. Where these are too old to be played any
        more, it goes on if it comes out the same under the present ones; what later rules would
        make of it is not known here."""
        played = self.row.rules
        if isinstance(self.wrong, Newer):
            return "newer"
        if played == self.match.rules:
            return "damaged" if self.wrong else ""
        older = played < self.match.rules
        return "" if older and not self.wrong and self._comes_out_the_same() else "rules"

    def _comes_out_the_same(self) -> bool:
        """Whether the table's row says what these rules say: who is awaited and what chance gave,
        or how it ended. A record that somebody sent may end anywhere."""
        row, match = self.row, self.match
        if row.status == "waiting":
            return not self.started
        if row.result != self.places:
            return False
        if row.status == "over":
            return match.over or row.result is None or self.end is not None
        return row.awaited == self.mask() and _follows(match, self.forked)

    @property
    def places(self) -> list[int] | None:
        """How it ended, by seat; None while it goes on, or if it has no result."""
        if self.end is not None:
            return self.end.places(self.match.seats)
        outcome = self.match.outcome if self.started else None
        return list(outcome.places) if outcome else None

    @property
    def final(self) -> dict[str, Any] | None:
        """What lists say of a game that is over: its scores by seat, and the moves of all seats."""
        match = self.match
        if not (self.end.status == "over" if self.end else self.started and match.over):
            return None
        moves = sum(entry.seat < match.seats for entry in match.entries)
        return {"scores": scores(match), "moves": moves}

    def must_go_on(self) -> None:
        """Frozen if nothing may happen here any more."""
        if self.frozen:
            raise Frozen(self.frozen)

    def draft(self) -> History:
        """A copy that may be played on while this one stays what storage has. Move ids and clocks
        are shared: only `note` changes them, once the events are stored."""
        draft = copy.copy(self)
        draft.match = self.match.copy()
        draft.noticed_by, draft.by_hand = list(self.noticed_by), list(self.by_hand)
        draft._ranks = dict(self._ranks)
        return draft

    def followed(self, row: TableRow, events: Sequence[LedgerRow]) -> History:
        """A copy that has read what storage has beyond this one."""
        draft = self.draft()
        draft.row = row
        draft.moves, draft.clock = dict(self.moves), copy.deepcopy(self.clock)
        for event in events:
            draft.read(event)
        return draft

    def read(self, event: LedgerRow, states: list[Any] | None = None) -> None:
        """Follow one event that is in storage already. Newer if a later version wrote it."""
        if event.kind not in KINDS:
            raise Newer(event.kind)
        match, before = self.match, self.awaited()
        if event.kind == "act":
            if event.seat == CHANCE:
                match.draws = event.draw - 1
            match.say(event.seat, event.text)
            self.noticed_by.append(event.audience)
            self.by_hand.append(event.by is not None)
            if states is not None:
                states.append(match.state)
        elif event.kind == "undo":
            count, *kept = map(int, event.text.split())
            self.back(count, kept, states)
        elif event.kind == "mix" and event.text:
            match.chance.mix(event.seat, event.text)
        elif event.kind == "sworn":
            digest, _, table = event.text.partition(" ")
            if digest:
                match.chance.swear(event.seat, digest, table or self.row.id)
            else:
                match.chance.forget(event.seat)
        elif event.kind == "redraw":
            match.chance = ProvenChance(bytes.fromhex(event.text))
        elif event.kind == "start":
            self.started = True
        elif event.kind == "repair":
            match.draws = event.draw
        self.note(event, before, self.awaited())

    def note(self, event: LedgerRow, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """What every event changes, whether just made or read from storage."""
        self.head, self.at = event.seq, event.at
        self.numbers = [n + (event.audience >> r & 1) for r, n in enumerate(self.numbers)]
        if event.kind != "act":
            pairs = enumerate(zip(self.numbers, self.unbroken, strict=True))
            self.unbroken = [n if event.audience >> r & 1 else u for r, (n, u) in pairs]
        if event.by and event.move:
            self.moves[event.by, event.move] = self.numbers[event.seat]
        self._note_request(event)
        self._note_rematch(event)
        self.asides = noted(self.asides, event, len(self.match.entries))
        if event.kind == "end":
            self.end = End(event.text, event.seat)
        if event.kind == "repair":
            self.clock.restart(event.at, after)
        elif event.kind == "resume":
            self.clock.resume(event.at)
        elif self.started:
            hidden = event.audience != EVERYBODY
            self.clock.tick(event.at, before, after, event.seat, event.kind == "act", hidden)

    def _note_request(self, event: LedgerRow) -> None:
        """A request to take back stands until somebody says no, or all see the game go on."""
        if event.kind == "ask":
            agree = frozenset({event.by or ""})
            self.request = UndoRequest(event.seat, int(event.text), agree, event.at)
        elif event.kind == "answer":
            if event.text == "yes" and self.request is not None:
                yes = self.request.yes | {event.by or ""}
                self.request = replace(self.request, yes=yes)
            else:
                self.request = None
        elif event.audience == EVERYBODY:
            self.request = None

    def _note_rematch(self, event: LedgerRow) -> None:
        """Whoever wants another game waits until all do, or until one does not."""
        if event.kind == "next":
            self.next = event.text
        elif event.kind == "again":
            person, yes = event.by or "", event.text == "yes"
            self.again = self.again | {person} if yes else frozenset()
            self.declined = "" if yes else person

    def back(self, count: int, kept: Sequence[int] = (), states: list[Any] | None = None) -> None:
        """To `count` actions; those `kept`, which others made meanwhile, stand all the same."""
        masks, hands = [self.noticed_by[n] for n in kept], [self.by_hand[n] for n in kept]
        match = self.match
        match.undo_to(count, kept, states[count] if states is not None else None)
        if states is not None:
            del states[count + 1 :]
            for entry, code in zip(match.entries[count:], match.codes[count:], strict=True):
                states.append(states[-1].clone())
                match.game.apply(states[-1], entry.seat, code, None)
        self.noticed_by[count:] = masks
        self.by_hand[count:] = hands
        self._ranks = {}

    def rank(self, reader: int, count: int) -> int:
        """How many of the first `count` actions this reader has noticed. Mostly it is asked for
        more than the last time."""
        done, found = self._ranks.get(reader, (0, 0))
        if done > count:
            done, found = 0, 0
        found += rank(self.noticed_by[done:count], reader)
        self._ranks[reader] = count, found
        return found

    def acting(self) -> tuple[int, ...]:
        """Seats that may act; nobody before the start."""
        return self.match.actors if self.started and not self.end else ()

    def awaited(self) -> tuple[int, ...]:
        """Those of them the others wait for: their time runs."""
        return self.match.awaited if self.started and not self.end else ()

    def mask(self) -> int:
        return sum(1 << seat for seat in self.awaited() if seat <= CLOCK)


def _laid(row: TableRow) -> Match[Any]:
    """The match of a table before anything has happened."""
    if row.game not in games():
        raise Frozen("retired")
    plugin, chance = games()[row.game], ProvenChance(bytes.fromhex(row.seed))
    rules = row.rules if plugin.plays(row.rules) else plugin.rules_version
    try:
        return Match(plugin, row.seats, {**row.options, RULES: rules}, chance, row.data)
    except BadInput:  # seats, options or a data file that it does not take any more
        raise Frozen("rules") from None


def _follows(match: Match[Any], skip: int) -> bool:
    """Whether every outcome of chance after the first `skip` actions follows from its seed."""
    try:
        derive(match, skip)
    except BadRecord:
        return False
    return True
