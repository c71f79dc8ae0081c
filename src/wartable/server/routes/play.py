"""The live line: a socket for the page, a stream of lines for programs."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import get_args

from fastapi import APIRouter, Depends, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse

from wartable.scene import LayoutName
from wartable.server.access import door
from wartable.server.connection import Connection
from wartable.server.faults import Fault
from wartable.server.guard import same_origin
from wartable.server.identity import Lang, Maybe, Visitor, desk_of, known, language
from wartable.server.limits import address
from wartable.server.openapi import FAULTS, PLACE
from wartable.server.streams import attach, detach, receive
from wartable.server.table import Table
from wartable.storage import Away, UnstorableText

router = APIRouter()
KEEP_ALIVE = 15.0
LAYOUTS: dict[str, LayoutName] = {name: name for name in get_args(LayoutName)}
CODES = {404: 4404, 409: 4409, 429: 4429, 503: 1013}  # of sockets, by what HTTP answers
STREAM_LINE = {"$ref": PLACE.format(name="StreamLine")}


@router.websocket("/ws/{id}")
async def socket(ws: WebSocket, id: str) -> None:
    """Scenes come in the layout that `?layout=` names, else in both; with `?changes=1` the first
    is whole, and of later ones only what changed. With `?beats=1` positions tell what happened
    since the one before; after a line broke, since the one that `?since=` numbers. With `?screen=1`
    it is for all in a room: it gets what spectators get, and nobody acts through it. Close codes:
    4403 another origin or not welcome, 4404 no such table, 4409 its game cannot be opened here,
    4429 too much, 1013 too slow, storage is away, or another server has the table: come back,
    and send again what was not answered."""
    with contextlib.suppress(WebSocketDisconnect):  # whoever hangs up while it is opened
        await _serve(ws, id)


async def _serve(ws: WebSocket, id: str) -> None:
    settings, limits = ws.app.state.settings, ws.app.state.limits
    began = time.perf_counter()
    await ws.accept()
    if not same_origin(ws.headers, settings.public_url):
        return await ws.close(4403)
    try:
        visitor = await known(ws)
        person = visitor.person.id if visitor else ""
        limits.check(ws, "open", person)
        limits.check_line(ws, person)
        if visitor:
            visitor.need("read")
        table = await desk_of(ws).table(id)
        layout = LAYOUTS.get(ws.query_params.get("layout", ""))
        changes = ws.query_params.get("changes") == "1"
        beats, had = ws.query_params.get("beats") == "1", ws.query_params.get("since", "")
        number = int(had) if had.isascii() and had.isdecimal() and len(had) < 10 else None
        screen = ws.query_params.get("screen") == "1"
        connection = await attach(
            table, visitor, language(ws), False, layout, changes, beats, number, screen
        )
        passed = time.perf_counter() - began
        table.desk.metrics.first.labels(table.row.game).observe(passed)
    except Fault as fault:
        return await ws.close(CODES.get(fault.status, 4403))
    except UnstorableText:  # an id that no database can look for
        return await ws.close(4404)
    except Away:
        return await ws.close(1013)
    writer = asyncio.create_task(_write(ws, connection))
    try:
        with limits.line(ws, person):
            while True:
                raw = await _text(ws)
                if connection.ended:
                    break
                if not limits.take("message", person or address(ws)):
                    await ws.close(4429)
                    break
                await receive(table, None if screen else visitor, connection, raw)
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Away:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await ws.close(1013)
    finally:
        writer.cancel()
        detach(table, connection)
    return None


async def _text(ws: WebSocket) -> bytes:
    message = await ws.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return (message.get("text") or "").encode() or message.get("bytes") or b""


async def _write(ws: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (data := await connection.next()) is not None:
            await ws.send_text(data.decode())
        await ws.close(1013 if connection.slow else 1012)


@router.get(
    "/api/tables/{id}/stream",
    tags=["play"],
    dependencies=[Depends(door)],
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {"schema": STREAM_LINE}}}, **FAULTS},
)
async def stream(request: Request, id: str, visitor: Maybe, lang: Lang) -> StreamingResponse:
    """Everything that happens at the table, one JSON object per line: `table`, `position`,
    `chat`. A `position` has the seat's `view`, its `legal` actions in notation while it is asked,
    and the `seq` to send a move with. A `chat` has `to` if only its two parties read it. An empty
    line keeps the connection alive."""
    person = visitor.person.id if visitor else ""
    request.app.state.limits.check_line(request, person)
    table = await desk_of(request).table(id)
    table.must_welcome(person)
    store = table.desk.store
    await store.run(store.ping)  # once a stream has begun it cannot be refused
    return StreamingResponse(
        _lines(request, table, visitor, lang),
        media_type="application/x-ndjson",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


async def _lines(
    request: Request, table: Table, visitor: Visitor | None, lang: str
) -> AsyncIterator[bytes]:
    """Begins with the first line: whoever hangs up before that was never here."""
    connection = await attach(table, visitor, lang, plain=True)
    try:
        with request.app.state.limits.line(request, connection.person):
            while True:
                try:
                    data = await asyncio.wait_for(connection.next(), KEEP_ALIVE)
                except TimeoutError:
                    yield b"\n"
                    continue
                if data is None:
                    return
                yield data + b"\n"
    finally:
        detach(table, connection)
