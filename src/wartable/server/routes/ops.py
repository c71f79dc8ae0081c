"""For whoever watches over the server."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from wartable.server.identity import desk_of

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """Ready when storage answers."""
    try:
        await asyncio.wait_for(asyncio.to_thread(desk_of(request).store.ping), 5)
    except Exception:
        return JSONResponse({"status": "storage does not answer"}, 503)
    return JSONResponse({"status": "ok"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    found = generate_latest(desk_of(request).metrics.registry)
    return Response(found, media_type=CONTENT_TYPE_LATEST)
