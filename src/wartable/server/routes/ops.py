"""For whoever watches over the server."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from wartable.server.faults import Fault
from wartable.server.identity import desk_of
from wartable.server.settings import Settings

router = APIRouter(include_in_schema=False)
log = logging.getLogger("wartable.ops")
LOOPBACK = ("127.0.0.1", "::1")
HERE = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:[0-9]{1,5})?")  # as it was written
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


def _watcher(request: Request) -> bool:
    """By token where one is set; else from this machine itself, not through a proxy on it."""
    settings: Settings = request.app.state.settings
    if settings.metrics_token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
        return hmac.compare_digest(given, settings.metrics_token.encode())
    if settings.public_url or any(name in request.headers for name in FORWARDED):
        return False
    client = request.client.host if request.client else ""
    return client in LOOPBACK and HERE.fullmatch(request.headers.get("host", "")) is not None


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """Ready when storage answers."""
    store = desk_of(request).store
    try:
        await asyncio.wait_for(store.run(store.ping), 5)
    except Exception:
        log.exception("storage does not answer")
        return JSONResponse({"status": "storage does not answer"}, 503)
    return JSONResponse({"status": "ok"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For whoever watches over the server, not for its players: how long bots think and how often
    something is refused tells of hands."""
    if not _watcher(request):
        raise Fault("not-found", 404)
    found = generate_latest(desk_of(request).metrics.registry)
    return Response(found, media_type=CONTENT_TYPE_LATEST)
