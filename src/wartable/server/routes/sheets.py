"""Symbol sheets: drawn once per language, told apart by their digest."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, lru_cache

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from wartable.i18n import LANGUAGES, texts
from wartable.plugin import game, games
from wartable.scene import theme
from wartable.scene.common import logo
from wartable.scene.common import sheet as common_sheet
from wartable.server.access import door
from wartable.server.faults import Fault
from wartable.server.identity import desk_of
from wartable.server.routes.api import Id

router = APIRouter(include_in_schema=False, dependencies=[Depends(door)])


Packed = tuple[bytes, bytes, str, str]  # content, the same compressed, its tag, its type


@cache
def _packed(name: str) -> Packed:
    return _pack(_drawn(name), "text/css" if name.endswith(".css") else "image/svg+xml")


@lru_cache(maxsize=32)
def _corrected(id: str, data: str, lang: str) -> Packed:
    """The sheet of tables that play with this data file."""
    plugin = game(id)
    rules = plugin.game(data)
    drawn = plugin.sheet(rules, plugin.texts(rules, lang))
    return _pack(drawn, "image/svg+xml")


def _pack(drawn: str, kind: str) -> Packed:
    raw = drawn.encode()
    return raw, gzip.compress(raw, 9), f'"{hashlib.sha256(raw).hexdigest()[:20]}"', kind


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
    return plugin.sheet(plugin.game(), texts(plugin.package, lang))


def _exists(name: str) -> bool:
    if name in ("common.svg", "logo.svg", "covers.svg", "tokens.css"):
        return True
    id, _, lang = name.removesuffix(".svg").rpartition(".")
    return name.endswith(".svg") and id in games() and lang in LANGUAGES


@router.get("/sheets/{name}")
def sheet(request: Request, name: str) -> Response:
    if not _exists(name):
        raise Fault("not-found", 404)
    return _answer(request, _packed(name))


@router.get("/t/{id}/sheet.{lang}.svg")
async def table_sheet(request: Request, lang: str, id: str = Id) -> Response:
    """What a table's pieces look like where its owner has corrected the game's data file."""
    desk = desk_of(request)
    match = (await desk.table(id)).match
    if lang not in LANGUAGES:
        raise Fault("not-found", 404)
    if match.data is None:
        return await desk.chores.run(sheet, request, f"{match.plugin.id}.{lang}.svg")
    drawn = await desk.chores.run(_corrected, match.plugin.id, match.data, lang)
    return _answer(request, drawn)


def _answer(request: Request, drawn: Packed) -> Response:
    raw, packed, tag, kind = drawn
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(raw, media_type=kind, headers=headers)
