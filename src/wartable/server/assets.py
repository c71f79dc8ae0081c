"""Scripts, styles, fonts and the scripts' texts: read, compressed and named by their content once.

Pages ask for them under a folder that is called like the digest of all of them, so browsers keep
them for good, and after an update no page mixes versions. Under any other name they are asked for
again each time.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from wartable.i18n import LANGUAGES
from wartable.i18n.script_texts import Written, script_texts
from wartable.i18n.texts import HOUSE, source
from wartable.server.lean import lean_script, lean_style

FOLDER = Path(__file__).parent / "static"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".ts": "text/plain",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
STYLES = ("ui.css", "pages.css", "small.css", "people.css", "tablet.css")  # in this order
EVERYWHERE = "everywhere.css"
LEAN = {".js": lean_script, ".css": lean_style}
PROOF = ("proved", "unproved-", "not-proved")
PARTS = {  # texts that only some pages need, by how their ids begin
    "puzzles": ("puzzle-",),
    "replay": ("analysis-", "fork-", "graph-", "side-", *PROOF),
}
FOR_GOOD = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Asset:
    """A file; `packed` is empty where compressing it gains nothing."""

    kind: str
    raw: bytes
    packed: bytes
    tag: str


@cache
def assets() -> dict[str, Asset]:
    """All of them, by name, and the styles of every page as one."""
    files = {path.name: path.read_bytes() for path in sorted(FOLDER.iterdir())}
    files[EVERYWHERE] = b"".join(files[name] for name in STYLES)
    return {name: _asset(Path(name).suffix, raw) for name, raw in files.items()}


def _asset(suffix: str, raw: bytes) -> Asset:
    return _made(suffix, LEAN[suffix](raw.decode()).encode() if suffix in LEAN else raw)


def _made(suffix: str, raw: bytes) -> Asset:
    packed = b"" if suffix == ".woff2" else gzip.compress(raw, 9, mtime=0)
    return Asset(KINDS[suffix], raw, packed, f'"{hashlib.sha256(raw).hexdigest()[:20]}"')


def words_name(lang: str, part: str = "") -> str:
    """The script that brings the texts of scripts in a language; `part`: more of them, for pages
    that need them."""
    return f"words.{lang}.{part}.js" if part else f"words.{lang}.js"


@cache
def words() -> dict[str, Asset]:
    """Every text a script may need, by the script's name; `{name}` is filled in by whoever asks.
    Those of a part are brought by a script of its own, after the others."""
    found = {}
    for lang in LANGUAGES:
        left = script_texts("ui-", lang)
        for part, begins in PARTS.items():
            own = {id: left.pop(id) for id in [*left] if id.startswith(begins)}
            text = f"Object.assign(globalThis.wartableWords, {_json(own)});\n"
            found[words_name(lang, part)] = _words(text)
        found[words_name(lang)] = _words(f"globalThis.wartableWords = {_json(left)};\n")
    return found


def _words(script: str) -> Asset:
    return _made(".js", script.encode())


def _json(texts: dict[str, Written]) -> str:
    return json.dumps(texts, ensure_ascii=False)


@cache
def version() -> str:
    """The name of the folder that pages ask for."""
    made_of = [asset.tag for asset in assets().values()]
    made_of += [source(HOUSE, lang) for lang in LANGUAGES]  # their texts are read when asked for
    return hashlib.sha256("".join(made_of).encode()).hexdigest()[:12]


def address(name: str) -> str:
    """Where a page finds a file."""
    return f"/static/{version()}/{name}"


class Assets(StaticFiles):
    """Answers with what was read at the start."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        folder, _, name = path.rpartition("/")
        asset = assets().get(name) or (words().get(name) if name.startswith("words.") else None)
        if asset is None:
            raise HTTPException(404)
        asked = Headers(scope=scope)
        headers = {"vary": "accept-encoding", "cache-control": FOR_GOOD}
        if folder != version():
            headers |= {"etag": asset.tag, "cache-control": "no-cache"}
        if asked.get("if-none-match") == asset.tag:
            return Response(status_code=304, headers=headers)
        if asset.packed and "gzip" in asked.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(asset.packed, media_type=asset.kind, headers=headers)
        return Response(asset.raw, media_type=asset.kind, headers=headers)
