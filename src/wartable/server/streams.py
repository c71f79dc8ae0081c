"""Joining a table as a reader, and what a reader's messages do."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Literal

import msgspec

from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.play import Refused
from wartable.server import describe, messages, seating, telling, undoing
from wartable.server.connection import Connection
from wartable.server.faults import Fault
from wartable.server.identity import Visitor
from wartable.server.table import Table
from wartable.storage import Chat

log = logging.getLogger("wartable.streams")
LONGEST_NOTATION = 200


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    notation: str
    seq: int
    move: str
    seat: int | None = None


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    seq: int
    move: str
    whole: bool = False
    seat: int | None = None


class AskUndo(msgspec.Struct, tag="ask-undo", forbid_unknown_fields=True):
    seq: int
    seat: int | None = None


class AnswerUndo(msgspec.Struct, tag="answer-undo", forbid_unknown_fields=True):
    yes: bool


class Ready(msgspec.Struct, tag="ready", forbid_unknown_fields=True):
    mix: str = ""


class Show(msgspec.Struct, tag="show", forbid_unknown_fields=True):
    """Uncover a hand of a shared screen; null covers all."""

    seat: int | None = None


class Simple(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    what: Literal["return", "leave", "ping"]


Incoming = Act | Undo | AskUndo | AnswerUndo | Ready | Show | Simple
decoder = msgspec.json.Decoder(Incoming)


async def attach(table: Table, visitor: Visitor | None, lang: str, plain: bool) -> Connection:
    """A new reader, with everything it needs to begin waiting in its queue."""
    person = visitor.person.id if visitor else ""
    table.must_welcome(person)
    store = table.desk.store
    muted = await asyncio.to_thread(store.mutes, person) if person else set()
    connection = Connection(person, lang, muted, plain, visitor.token if visitor else "")
    async with table.exclusive():  # what is not yet durable must not be seen
        chats = await asyncio.to_thread(store.chat, table.id, person)
        _greet(table, connection, chats)
    telling.tell_table(table, but=connection)
    table.wake()
    return connection


def _greet(table: Table, connection: Connection, chats: list[Chat]) -> None:
    person, lang = connection.person, connection.lang
    table.connections.add(connection)
    table.time.came(person)
    table.desk.metrics.sockets.inc()
    connection.send(describe.about(table, person, lang))
    for chat in chats:
        seating.tell_chat(table, chat, connection)
    hidden = {chat.person_id: chat.name for chat in chats if chat.person_id in connection.muted}
    for author, name in hidden.items():  # so that they can be shown again
        connection.send({"type": "muted", "person": author[:8], "name": name})
    if table.history.started:
        since = max(0, len(table.match.entries) - messages.LOG_LINES)
        telling.send_position(table, connection, since)


def detach(table: Table, connection: Connection) -> None:
    table.connections.discard(connection)
    table.desk.metrics.sockets.dec()
    table.time.went(connection.person)
    telling.tell_table(table)


async def receive(
    table: Table, visitor: Visitor | None, connection: Connection, raw: bytes
) -> None:
    """Do what a message asks; tell its sender alone if that cannot be."""
    began = time.perf_counter()
    try:
        message = decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return await refuse(table, connection, "", Fault("malformed", 422))
    if visitor is None:
        return await refuse(
            table, connection, getattr(message, "move", ""), Fault("not-your-seat", 403)
        )
    try:
        await _do(table, visitor, connection, message)
    except (Fault, Refused, BadInput) as error:
        await refuse(table, connection, getattr(message, "move", ""), error)
    if isinstance(message, Act):
        table.desk.metrics.latency.observe(time.perf_counter() - began)
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
            connection.send({"type": "done", "move": move, "seq": done})
        case Undo(seq, move, whole, seat):
            seat = which(table, connection, seat)
            done = await undoing.undo(table, person, seat, seq, whole, check(move))
            connection.send({"type": "done", "move": move, "seq": done})
        case AskUndo(seq, seat):
            await seating.ask_undo(table, person, which(table, connection, seat), seq)
        case AnswerUndo(yes):
            await seating.answer_undo(table, person, yes)
        case Ready(mix):
            await seating.ready(table, person, mix)
        case Show(seat):
            if seat is not None and seat not in table.seats_of(person):
                raise Fault("not-your-seat", 403)
            async with table.exclusive():
                connection.shown = seat
                if table.history.started:
                    since = max(0, len(table.match.entries) - messages.LOG_LINES)
                    telling.send_position(table, connection, since)
        case Simple("return"):
            await seating.come_back(table, person)
        case Simple("leave"):
            await seating.leave(table, person)
        case Simple():
            connection.send({"type": "pong"})


def which(table: Table, connection: Connection, seat: int | None) -> int:
    """The seat meant: the one named, else the sender's that is asked."""
    if seat is not None:
        return seat
    mine = table.seats_of(connection.person)
    asked = [s for s in mine if s in table.history.acting()]
    return next(iter(asked or mine), -1)


def check(move: str) -> str:
    if not 1 <= len(move) <= 40 or not (move.isascii() and move.isprintable()):
        raise Fault("malformed", 422)
    return move


async def refuse(
    table: Table, connection: Connection, move: str, error: Fault | Refused | BadInput
) -> None:
    """Say why, and show the position as it is."""
    key, answer = refusal(table, connection.lang, error)
    table.desk.metrics.refused.labels(key).inc()
    log.info("refused", extra={"table": table.id, "why": key})
    connection.send({"type": "refused", "move": move[:40], **answer})
    if key == "stale" and table.history.started:
        async with table.exclusive():
            since = max(0, len(table.match.entries) - messages.LOG_LINES)
            telling.send_position(table, connection, since)


def refusal(
    table: Table, lang: str, error: Fault | Refused | BadInput
) -> tuple[str, dict[str, Any]]:
    if isinstance(error, Refused):
        reader = table.reader(lang)
        rule = {"rule": error.reason.rule} if error.reason.rule else {}
        return error.key, {"fault": error.key, "text": error.sentence(reader), **rule}
    reader = texts(lang=lang)
    if isinstance(error, Fault):
        return error.key, {"fault": error.key, "text": error.sentence(reader)}
    return "not-understood", {
        "fault": "not-understood",
        "text": reader("fault-not-understood"),
        "detail": str(error),
    }
