"""What the readers of a table are sent, and when. What they may know is made in `messages.py`."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import UNSET, structs

from wartable.i18n import Texts
from wartable.kernel import EVERYBODY, SPECTATOR, Event
from wartable.play.notice import last_noticed
from wartable.play.sight import Sight
from wartable.scene import Beat, LayoutName, Scene
from wartable.server import changes, messages
from wartable.server.asides import woven
from wartable.server.connection import Connection
from wartable.server.describe import about
from wartable.server.protocol import LogChange, LogLine, PlainPosition, Position
from wartable.storage import now

if TYPE_CHECKING:
    from wartable.server.table import Table


log = logging.getLogger("wartable.telling")
MOST_TOLD = 40  # actions that are told one by one
MOST_AWAY = 12  # of those that a reader missed, whose states must be made anew; a recap shows more
PRESENCE = 0.1  # seconds within which people who come and go are told of in one message


class Showing(NamedTuple):
    """All that a position is made of, besides the table: equal ones are made once. `fresh`: the
    log a reader has is replaced. `covered`: seats that are asked behind a curtain. `news`: how
    many of the actions that this side noticed last are told one by one."""

    seat: int
    lang: str
    plain: bool
    layout: LayoutName | None
    since: int
    fresh: bool
    covered: tuple[int, ...]
    news: int


class Round:
    """Positions of one moment, each drawn and written once, however many readers get it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._made: dict[Showing, Position | PlainPosition] = {}
        self._readers: dict[tuple[int, str], Texts] = {}  # by seat and language
        self._sights: dict[int, list[Sight[Any]]] = {}  # by the first action that is told
        # by the scene that the reader has, too; scenes are kept so that no other has their id
        self._written: dict[tuple[Showing, int], tuple[Scene | None, bytes]] = {}

    def send(self, connection: Connection, since: int, cover: bool = True) -> None:
        """One reader gets the position from their side, with log lines from action `since` on.
        Unless `cover`, the hand that is shown stays so, though it is another's turn."""
        table = self.table
        shared = table.match.hides and len(table.seats_of(connection.person)) > 1
        if shared:  # the log of the hand shown before must go
            since = max(0, len(table.match.entries) - messages.LOG_LINES)
        seat = side(table, connection)
        covered = tuple(curtain(table, connection)) if cover else ()
        showing = Showing(
            seat,
            connection.lang,
            connection.plain,
            connection.layout,
            since,
            shared,
            covered,
            0 if covered else news(table, connection, seat),
        )
        if showing not in self._made:
            had = connection.scene if connection.eyes == seat else None
            self._made[showing] = self._position(showing, had)
        connection.at, connection.eyes = table.number(seat), seat
        message, old = self._made[showing], connection.scene
        key = showing, id(old)
        if key not in self._written:
            self._written[key] = old, msgspec.json.encode(changes.since(old, message))
        connection.put(self._written[key][1])
        if connection.changes and isinstance(message, Position):
            connection.scene = message.scene

    def _position(self, showing: Showing, had: Scene | None) -> Position | PlainPosition:
        """The message; `had`: the picture that the reader has of the position before."""
        seat, lang, plain, layout, since, fresh, covered, told = showing
        reader = self._reader(seat, lang)
        message = position(self.table, seat, lang, plain, since, layout, reader)
        if fresh:
            message.log.cut = 0
        if covered:
            message.curtain = list(covered)
        if isinstance(message, Position):
            if covered:  # nobody's question, until somebody says whose eyes look
                who = covered[0] if len(covered) == 1 else None
                words = (
                    reader("ui-curtain")
                    if who is None
                    else reader("ui-curtain-to", name=reader.name(who))
                )
                message.scene = structs.replace(message.scene, prompt=words, hint="")
            message.scene = self._kept(message.scene)
            if layout is not None and told:
                try:
                    message.beats = self._beats(seat, reader, layout, told, had, message.scene)
                except Exception:  # the position stands; only how it came about is not shown
                    log.exception("beats cannot be made", extra={"table": self.table.id})
        return message

    def _beats(
        self,
        seat: int,
        reader: Texts,
        layout: LayoutName,
        count: int,
        had: Scene | None,
        scene: Scene,
    ) -> list[Beat]:
        """The last `count` actions that this side noticed, one thing after another, between the
        picture that the reader had and this one."""
        match = self.table.match
        steps = last_noticed(self.table.history.noticed_by, seat, count)
        first, found = steps[0], list[Beat]()
        if first not in self._sights:
            self._sights[first] = match.sights(first)
        sights = self._sights[first]
        if had is not None:
            sights[0].keep(seat, reader, layout, had)
        sights[-1].keep(seat, reader, layout, scene)
        for step in steps:
            before, after = sights[step - first : step - first + 2]
            number, actor = self.table.rank(seat, step), match.entries[step].seat
            beats = match.beats(before, after, step, seat, layout, reader)
            laid = [n for n, beat in enumerate(beats) if beat.pieces or beat.gone]
            facts = {laid[-1]: after.facts(seat, reader)} if laid else {}
            found += [
                structs.replace(
                    beat,
                    n=number,
                    by=actor if actor < match.seats else beat.seat,
                    facts=facts.get(n, ()),
                )
                for n, beat in enumerate(beats)
            ]
        return found

    def _reader(self, seat: int, lang: str) -> Texts:
        """The texts for whoever looks from this seat in this language."""
        key = seat, lang
        if key not in self._readers:
            self._readers[key] = speaking_to(self.table, seat, lang)
        return self._readers[key]

    def _kept(self, scene: Scene) -> Scene:
        """The same scene as another reader has it, if one has: many who watch keep one."""
        others = (connection.scene for connection in self.table.connections)
        return next((other for other in others if other == scene), scene)


async def tell(table: Table, since: int, seen: int = EVERYBODY) -> None:
    """Whoever noticed something gets the new position from their side; then bots and clocks go
    on."""
    told = Round(table)
    for connection in list(table.connections):
        mine = table.seats_of(connection.person)
        if not any(seen >> reader & 1 for reader in mine or (SPECTATOR,)):
            continue
        if connection.shown is not None and curtain(table, connection):
            told.send(connection, since, cover=False)  # whoever acted sees what came of it
            connection.shown = None  # on a shared screen another hand is next
        told.send(connection, since)
    table.match.rest()
    table.wake()


def tell_table(table: Table, again: bool = True) -> None:
    """Who sits where, who is here, what was agreed: all who only watch read the same. If not
    `again`, whoever knows it already is not told."""
    made: dict[tuple[str, str], bytes] = {}
    concerned = {table.row.host, *(seat.person_id for seat in table.seats)}
    for connection in list(table.connections):
        person = connection.person if connection.person in concerned else ""
        key = person, connection.lang
        if key not in made:
            made[key] = msgspec.json.encode(about(table, *key))
        if again or connection.known != hash(made[key]):
            connection.known = hash(made[key])
            connection.put(made[key])


def tell_presence(table: Table) -> None:
    """Somebody came or went: those who look are told in a moment, once for all who do so."""
    if table.presence is None:
        table.presence = asyncio.get_running_loop().call_later(PRESENCE, _tell_presence, table)


def _tell_presence(table: Table) -> None:
    table.presence = None
    tell_table(table, again=False)


def side(table: Table, connection: Connection) -> int:
    """Whose view this reader is shown."""
    mine = table.seats_of(connection.person)
    if not mine:
        return SPECTATOR
    if len(mine) == 1:
        return mine[0]
    if not table.match.hides:
        return next((s for s in table.history.awaited() if s in mine), mine[0])
    return connection.shown if connection.shown in mine else SPECTATOR


def news(table: Table, connection: Connection, seat: int) -> int:
    """How many actions are new to this reader, who saw the position before them; none after a
    change of eyes, after an undo, or if they are many."""
    had, history = connection.at, table.history
    if not connection.beats or had is None:
        return 0
    alone = connection.eyes is None and len(table.seats_of(connection.person)) < 2
    same = alone or connection.eyes == seat or not table.match.hides
    if not same or not history.unbroken[seat] <= had <= table.number(seat):
        return 0
    count = table.number(seat) - had
    return count if count <= (MOST_AWAY if connection.eyes is None else MOST_TOLD) else 0


def curtain(table: Table, connection: Connection) -> list[int]:
    """Seats of a shared screen that are asked while another hand, or none, is shown."""
    mine = table.seats_of(connection.person)
    if len(mine) < 2 or not table.match.hides or table.row.status != "running":
        return []
    asked = [s for s in table.history.awaited() if s in mine]
    return [] if connection.shown in asked else asked


def position(
    table: Table,
    seat: int,
    lang: str,
    plain: bool,
    since: int,
    layout: LayoutName | None = None,
    reader: Texts | None = None,
) -> Position | PlainPosition:
    """What one side sees now; log lines from action `since` on replace those the reader has.
    `reader`: the texts for this side and language, where they are at hand."""
    if plain:
        return plain_position(table, seat, lang, since)
    reader, quiet = reader or speaking_to(table, seat, lang), table.row.status != "running"
    scene, offers = messages.picture(table.match, seat, reader, quiet, layout)
    words = reader("all-actions", n=len(offers))
    recap = _missed(table, seat)
    common = _common(table, seat, reader, since)
    if seat in common["awaited"] and not quiet and _shares(table, seat):
        scene = structs.replace(scene, prompt=f"{reader.name(seat)} · {scene.prompt}")
    return Position(scene=scene, offers=offers, all=words, recap=recap, **common)


def _missed(table: Table, seat: int) -> int:
    """How many actions of other seats this side has noticed since its last turn, also while it has
    its next."""
    match, noticed_by, missed = table.match, table.history.noticed_by, 0
    for entry, seen in zip(reversed(match.entries), reversed(noticed_by), strict=True):
        if entry.seat == seat and missed:
            break
        if entry.seat != seat and entry.seat < match.seats and seen >> seat & 1:
            missed += 1
    return missed


def speaking_to(table: Table, seat: int, lang: str) -> Texts:
    """The texts of a table for whoever looks from this seat: they say "you" of what that seat did,
    but at a screen that several share they speak of all by name."""
    reader = table.reader(lang)
    if seat != SPECTATOR and not _shares(table, seat):
        reader.you = seat
    return reader


def _shares(table: Table, seat: int) -> bool:
    """Whether whoever sits here sits at a screen that several share."""
    return seat != SPECTATOR and len(table.seats_of(table.seats[seat].person_id or "")) > 1


def plain_position(table: Table, seat: int, lang: str, since: int) -> PlainPosition:
    """The same for programs."""
    view, legal = messages.plain(table.match, seat, table.row.status != "running")
    reader = speaking_to(table, seat, lang)
    return PlainPosition(view=view, legal=legal, **_common(table, seat, reader, since))


def _common(table: Table, seat: int, reader: Texts, since: int) -> dict[str, Any]:
    """The fields that pictures and plain positions share."""
    match, history, moment = table.match, table.history, now()
    since = messages.line_start(match, seat, since)
    first = history.rank(seat, since)
    steps, number = [], first
    for step in range(since, len(match.entries)):
        steps.append((number, match.events[step]))
        number += history.noticed_by[step] >> seat & 1
    acts = seat != SPECTATOR and table.row.status == "running"
    return {
        "seq": table.number(seat),
        "seat": seat if seat != SPECTATOR else None,
        "awaited": [] if history.frozen or history.end else messages.awaited(match),
        "log": LogChange(cut=first, lines=_woven(table, seat, reader, first, steps)),
        "clock": history.clock.shown(moment),
        "now": moment,
        "over": messages.ending(match, reader, seat, history.end),
        "undo": table.quiet.shown(seat) if acts else UNSET,
    }


def _woven(
    table: Table, seat: int, reader: Texts, first: int, steps: list[tuple[int, list[Event]]]
) -> list[LogLine]:
    """The sentences of these actions, with what else happened at the table since the first."""
    lines = messages.log(table.match, seat, reader, steps)
    asides = [*table.history.asides, *table.spoken.now()]
    return woven(lines, asides, lambda count: table.rank(seat, count), first, seat, reader)
