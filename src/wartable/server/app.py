"""The application: routes, the door, one desk."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from wartable import __version__
from wartable.errors import BadInput
from wartable.i18n import Texts, texts, usual_language
from wartable.play import BadRecord, Refused
from wartable.server import greeting, logs, warm
from wartable.server.analysing import Analyses
from wartable.server.answers import FaultAnswer, Place
from wartable.server.assets import FOLDER, Assets
from wartable.server.desk import Desk
from wartable.server.faults import Fault
from wartable.server.guard import Guard, pattern
from wartable.server.identity import YEAR, Signer, language
from wartable.server.limits import Limits
from wartable.server.openapi import WireApp
from wartable.server.outlooks import Outlooks
from wartable.server.post import office
from wartable.server.proxies import Proxies, Trusted
from wartable.server.routes import (
    account,
    admin,
    analysis,
    api,
    boards,
    companion,
    ends,
    fairness,
    frozen,
    invites,
    lessons,
    letters,
    ops,
    pages,
    plans,
    play,
    privacy,
    puzzles,
    replay,
    sheets,
)
from wartable.server.settings import Settings
from wartable.storage import Away, InUse, UnstorableText, alone, now, open_store

RETRY_AFTER = "2"  # seconds, to whoever meets a server that is busy or has no database
log = logging.getLogger("wartable.app")


def create_app(
    settings: Settings | None = None, started: Callable[[], None] = lambda: None
) -> FastAPI:
    """`started` is called once the tables can be reached."""
    found = settings or Settings.of_environment()

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        with alone(found.database_url):
            store = await asyncio.to_thread(open_store, found.database_url)
            await store.run(store.drop_old_sessions, now() - 1000 * YEAR)
            app.state.desk = Desk(found, store)
            app.state.limits.join(app.state.desk.node.bus)
            await app.state.desk.open()
            asyncio.get_running_loop().call_later(0.2, started)
            yield
            app.state.analyses.close()
            await app.state.desk.close()
            await store.end()

    app = WireApp(
        title="Wartable",
        version=__version__,
        description=api.DESCRIPTION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = found
    office(found)  # what is wrong with it is said before anything begins
    app.state.signer = Signer(found.signing_key())
    app.state.limits = Limits(found.rates)
    app.state.outlooks = Outlooks()
    app.state.analyses = Analyses()
    tables = (api, boards, companion, ends, frozen, invites, fairness, plans, play, replay)
    people = (account, letters, privacy, admin)
    for part in (pages, sheets, *tables, analysis, lessons, puzzles, *people, ops):
        app.include_router(part.router)
    app.include_router(fairness.public)
    app.mount("/static", Assets(directory=FOLDER), name="static")
    app.add_middleware(Guard, limits=app.state.limits, public_url=found.public_url)
    app.add_middleware(Proxies, trusted=Trusted(found.trusted_proxies))
    _faults(app)
    return app


def _faults(app: FastAPI) -> None:
    """Every fault is one sentence in the reader's language."""

    async def answer(request: Request, status: int, key: str, text: str, **more: Any) -> Response:
        if not request.url.path.startswith("/api") and "text/html" in request.headers.get(
            "accept", ""
        ):
            return pages.PageResponse(await pages.fault_page(request, status, text), status)
        request.app.state.desk.metrics.refused.labels(key).inc()
        # what is wrong may be half a character, which only ASCII can say
        body = json.dumps(msgspec.to_builtins(FaultAnswer(key, text, **more)))
        later = {"retry-after": RETRY_AFTER} if status == 503 else {}
        return Response(body, status, headers=later, media_type="application/json")

    @app.exception_handler(Away)
    async def on_away(request: Request, error: Exception) -> Response:
        log.warning("storage is away", extra={"path": pattern(request.scope), "why": str(error)})
        sentence = texts(lang=language(request))("fault-storage-away")
        return await answer(request, 503, "storage-away", sentence)

    @app.exception_handler(Fault)
    async def on_fault(request: Request, error: Exception) -> Response:
        assert isinstance(error, Fault)
        sentence = error.sentence(texts(lang=language(request)))
        return await answer(request, error.status, error.key, sentence)

    @app.exception_handler(Refused)
    async def on_refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        reader = texts(error.plugin.package, language(request))
        return await answer(
            request, 422, error.key, error.sentence(reader), rule=error.reason.rule or None
        )

    @app.exception_handler(BadInput)
    async def on_unknown(request: Request, error: Exception) -> Response:
        reader = texts(lang=language(request))
        assert isinstance(error, BadInput)
        if isinstance(error, BadRecord):
            sentence = reader("fault-bad-record", why=error.sentence(reader).rstrip("."))
            return await answer(request, 422, "bad-record", sentence, detail=str(error))
        sentence = reader("fault-not-understood")
        if error.key:
            sentence = reader("fault-not-so", why=error.sentence(reader).rstrip("."))
        return await answer(request, 422, "not-understood", sentence, detail=str(error))

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        places = [Place(".".join(map(str, e["loc"])), e["msg"]) for e in error.errors()]
        reader, first = texts(lang=language(request)), error.errors()[0]
        if request.url.path.startswith(("/t/", "/screen/")):  # typed, or cut off
            return await answer(request, 404, "no-such-table", reader("fault-no-such-table"))
        sentence = reader("fault-malformed")
        if first["type"] == "string_too_long":
            sentence = reader("fault-too-long", most=first["ctx"]["max_length"])
        elif first["type"] == "string_too_short":
            sentence = reader("fault-too-short", least=first["ctx"]["min_length"])
        return await answer(request, 422, "malformed", sentence, detail=places)

    @app.exception_handler(UnstorableText)
    async def on_unfit(request: Request, error: Exception) -> Response:
        return await answer(
            request, 422, "malformed", texts(lang=language(request))("fault-malformed")
        )

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        reader = texts(lang=language(request))
        key = {404: "not-found", 405: "not-allowed", 413: "too-large"}.get(
            error.status_code, "malformed"
        )
        return await answer(request, error.status_code, key, reader(f"fault-{key}"))


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
    log_form: str = "",
) -> None:
    """Serve until stopped, by these settings or those of the environment. `wartable serve` calls
    it."""
    import uvicorn

    from wartable.server.wire import CarefulSocket, protocol

    people = logs.set_up(log_form)
    found = settings or Settings.of_environment()
    url = greeting.address(host, port)
    _must_be_free(host, port)
    found = found if data_dir is None else replace(found, data_dir=data_dir)
    _must_be_alone(found)

    lasting: list[asyncio.Task[None]] = []  # or it would be garbage

    def started() -> None:
        if people:
            say, folder = _reader(), str(found.data_dir)
            print(greeting.greeting(host, port, found.public_url, folder, say), flush=True)
        log.info("serving", extra={"url": url, "data": str(found.data_dir)})
        threading.Thread(target=warm.prepare, name="warm", daemon=True).start()
        lasting.append(asyncio.get_running_loop().create_task(warm.tidy()))
        if open_browser:
            webbrowser.open(url)

    app = create_app(found, started)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=protocol(found.trusted_proxies),
        ws=CarefulSocket,
        proxy_headers=False,
        log_config=None,
        access_log=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # 48 kB for each socket; what changed is short as it is
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    warm.collect_rarely()
    uvicorn.Server(config).run()


def _must_be_free(host: str, port: int) -> None:
    """One line instead of a server's traceback."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:
        raise BadInput(
            _reader()("server-no-port", host=host, port=str(port), why=str(error))
        ) from None


def _must_be_alone(settings: Settings) -> None:
    """One line for whoever starts a second server on the same SQLite file."""
    try:
        with alone(settings.database_url):
            pass
    except InUse as error:
        raise BadInput(_reader()("server-in-use", file=str(error))) from None


def _reader() -> Texts:
    """In the terminal's language."""
    return texts(lang=usual_language())
