"""Symbol sheets: drawn once per language, told apart by their digest."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from wartable.i18n import LANGUAGES, texts
from wartable.plugin import game, games
from wartable.scene import theme
from wartable.scene.common import logo
from wartable.scene.common import sheet as common_sheet
from wartable.server.faults import Fault

router = APIRouter(include_in_schema=False)


@cache
def _packed(name: str) -> tuple[bytes, bytes, str, str]:
    """Content, the same compressed, its tag, its type."""
    kind = "text/css" if name.endswith(".css") else "image/svg+xml"
    raw = _drawn(name).encode()
    return raw, gzip.compress(raw, 6), f'"{hashlib.sha256(raw).hexdigest()[:20]}"', kind


def _drawn(name: str) -> str:
    if name == "common.svg":
        return common_sheet()
    if name == "logo.svg":
        return logo()
    if name == "tokens.css":
        return theme.css()
    if name == "covers.svg":
        covers = "".join(plugin.cover() for plugin in games().values())
        return f'<svg xmlns="http://www.w3.org/2000/svg">{covers}</svg>'
    id, _, lang = name.removesuffix(".svg").rpartition(".")
    plugin = game(id)
    return plugin.sheet(texts(plugin.package, lang))


def _exists(name: str) -> bool:
    if name in ("common.svg", "logo.svg", "covers.svg", "tokens.css"):
        return True
    id, _, lang = name.removesuffix(".svg").rpartition(".")
    return name.endswith(".svg") and id in games() and lang in LANGUAGES


@router.get("/sheets/{name}")
def sheet(request: Request, name: str) -> Response:
    if not _exists(name):
        raise Fault("not-found", 404)
    raw, packed, tag, kind = _packed(name)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(raw, media_type=kind, headers=headers)
