"""Joining a table as a reader, and what a reader's messages do."""

from __future__ import annotations

import logging
import time

import msgspec

from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.play import Refused
from wartable.scene import LayoutName
from wartable.server import describe, messages, protocol, seating, telling, undoing
from wartable.server.connection import Connection
from wartable.server.faults import Fault
from wartable.server.identity import Visitor
from wartable.server.news import announce
from wartable.server.protocol import (
    Act,
    AnswerUndo,
    AskUndo,
    AskWhy,
    Done,
    Draw,
    Incoming,
    MayUndo,
    Muted,
    Pong,
    Ready,
    Show,
    Simple,
    Undo,
)
from wartable.server.table import Table
from wartable.server.why import why_not
from wartable.storage import Chat, now

log = logging.getLogger("wartable.streams")
LONGEST_NOTATION = 200
BACK_SOON = 60_000  # milliseconds within which somebody who left has come back
decoder = msgspec.json.Decoder(Incoming)


async def attach(
    table: Table,
    visitor: Visitor | None,
    lang: str,
    plain: bool,
    layout: LayoutName | None = None,
    changes: bool = False,
    beats: bool = False,
    had: int | None = None,
    screen: bool = False,
) -> Connection:
    """A new reader, with everything it needs to begin waiting in its queue. `had`: the number of
    the position that it was shown before its line broke. `screen`: all in a room read it, so it
    gets what spectators get, even if whoever opened it holds a seat."""
    person = visitor.person.id if visitor else ""
    table.must_welcome(person)
    screen = screen and (person == table.row.host or bool(table.seats_of(person)))
    store = table.desk.store
    muted = await store.run(store.mutes, person) if person and not screen else set()
    key = visitor.key if visitor else ""
    connection = Connection(person, lang, muted, plain, key, layout, changes, beats, screen)
    connection.at = had
    await table.desk.node.catch_up(table)
    async with table.exclusive():  # what is not yet durable must not be seen
        if table.row.status == "shut":  # while this reader waited: nobody would end its stream
            raise Fault("table-closed", 410)
        chats = await store.run(store.chat, table.id, connection.person)
        try:
            _greet(table, connection, chats)
        except BaseException:
            detach(table, connection)  # nobody counts as present through a stream that never began
            raise
    try:
        if connection.key and not await store.run(store.holds, connection.key):
            connection.end()  # while it was opened: whoever ended the key did not see this stream
    except BaseException:
        detach(table, connection)
        raise
    announce(table)
    telling.tell_presence(table)
    table.wake()
    return connection


def _greet(table: Table, connection: Connection, chats: list[Chat]) -> None:
    person, lang = connection.person, connection.lang
    table.connections.add(connection)
    if now() - table.time.gone.get(person, 0) < BACK_SOON:
        table.desk.metrics.reconnects.labels(table.row.game).inc()
    table.time.came(person)
    table.desk.metrics.sockets.inc()
    about = msgspec.json.encode(describe.about(table, person, lang))
    connection.known = hash(about)
    connection.put(about)
    for chat in chats:
        seating.tell_chat(table, chat, connection)
    hidden = {chat.person_id: chat.name for chat in chats if chat.person_id in connection.muted}
    for author, name in hidden.items():  # so that they can be shown again
        connection.send(Muted(person=author[:8], name=name))
    show_again(table, connection)


def show_again(table: Table, connection: Connection) -> None:
    """The whole position, with the log as far as a newcomer is told. Caller holds the lock."""
    if table.history.started:
        since = max(0, len(table.match.entries) - messages.LOG_LINES)
        telling.Round(table).send(connection, since)


def detach(table: Table, connection: Connection) -> None:
    """A reader is gone."""
    table.connections.discard(connection)
    table.desk.metrics.sockets.dec()
    table.time.went(connection.person)
    announce(table)
    telling.tell_presence(table)


async def receive(
    table: Table, visitor: Visitor | None, connection: Connection, raw: bytes
) -> None:
    """Do what a message asks; tell its sender alone if that cannot be."""
    began = time.perf_counter()
    try:
        message = decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return await refuse(table, connection, "", Fault("malformed", 422))
    if isinstance(message, Draw):  # whoever may look may say how
        async with table.exclusive():
            connection.layout = message.layout
            if table.history.started:  # the log stays as it is: nothing is new
                telling.Round(table).send(connection, len(table.match.entries))
        return None
    if isinstance(message, Simple) and message.what == "ping":
        return connection.send(Pong())
    if visitor is None:
        return await refuse(
            table, connection, getattr(message, "move", ""), Fault("not-your-seat", 403)
        )
    try:
        await _do(table, visitor, connection, message)
    except (Fault, Refused, BadInput) as error:
        await refuse(table, connection, getattr(message, "move", ""), error)
    if isinstance(message, Act):
        passed = time.perf_counter() - began
        table.desk.metrics.latency.labels(table.row.game).observe(passed)
    return None


async def _do(table: Table, visitor: Visitor, connection: Connection, message: Incoming) -> None:
    person = visitor.person.id
    visitor.need("play")
    match message:
        case Act(notation, seq, move, seat):
            if len(notation) > LONGEST_NOTATION:
                raise Fault("malformed", 422)
            done = await table.act(
                person, which(table, connection, seat), notation, seq, check(move)
            )
            connection.send(Done(move=move, seq=done))
        case Undo(seq, move, whole, seat):
            seat = which(table, connection, seat)
            done = await undoing.undo(table, person, seat, seq, whole, check(move))
            connection.send(Done(move=move, seq=done))
        case MayUndo(seq, seat):
            found = await undoing.look(table, person, which(table, connection, seat), seq)
            if found is not None:
                connection.send(found)
        case AskWhy(piece, seat):
            seat = which(table, connection, seat)
            table.must_hold(person, seat)
            answer = why_not(table.match, seat, piece, table.reader(connection.lang))
            if answer is not None:
                connection.send(answer)
        case AskUndo(seq, seat):
            await seating.ask_undo(table, person, which(table, connection, seat), seq)
        case AnswerUndo(yes):
            seating.must_sit(table, person)
            await seating.answer_undo(table, person, yes)
        case Ready(mix, sworn):
            seating.must_sit(table, person)
            await seating.ready(table, person, mix, sworn)
        case Show(seat):
            seating.must_sit(table, person)
            if seat is not None and seat not in table.seats_of(person):
                raise Fault("not-your-seat", 403)
            async with table.exclusive():
                connection.shown = seat
                show_again(table, connection)
        case Simple("return"):
            seating.must_sit(table, person)
            await seating.come_back(table, person)
        case Simple("leave"):
            await seating.leave(table, person)


def which(table: Table, connection: Connection, seat: int | None) -> int:
    """The seat meant: the one named, else the sender's that is asked."""
    if seat is not None:
        return seat
    mine = table.seats_of(connection.person)
    asked = [s for s in mine if s in table.history.acting()]
    return next(iter(asked or mine), -1)


def check(move: str) -> str:
    """The id of a move, if it is a short word of plain characters."""
    if not 1 <= len(move) <= 40 or not (move.isascii() and move.isprintable()):
        raise Fault("malformed", 422)
    return move


async def refuse(
    table: Table, connection: Connection, move: str, error: Fault | Refused | BadInput
) -> None:
    """Say why, and show the position as it is."""
    answer = refusal(table, connection.lang, error, move[:40])
    table.desk.metrics.refused.labels(answer.fault).inc()
    log.info("refused", extra={"table": table.id, "why": answer.fault})
    connection.send(answer)
    if answer.fault == "stale":
        async with table.exclusive():
            show_again(table, connection)


def refusal(
    table: Table, lang: str, error: Fault | Refused | BadInput, move: str = ""
) -> protocol.Refused:
    """Why a message changes nothing, in the sender's language."""
    reader = texts(lang=lang)
    if isinstance(error, Refused):
        sentence = error.sentence(table.reader(lang))
        return protocol.Refused(move, error.key, sentence, error.reason.rule)
    if isinstance(error, Fault):
        return protocol.Refused(move, error.key, error.sentence(reader))
    sentence = reader("fault-not-understood")
    return protocol.Refused(move, "not-understood", sentence, detail=str(error))
