"""Scripts, styles and fonts: read, compressed and named by their content once, at the start.

Pages ask for them under a folder that is called like the digest of all of them, so browsers keep
them for good, and after an update no page mixes versions. Under any other name they are asked for
again each time.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "static"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".ts": "text/plain",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
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
    """All of them, by name."""
    found = {}
    for path in sorted(FOLDER.iterdir()):
        raw = path.read_bytes()
        packed = b"" if path.suffix == ".woff2" else gzip.compress(raw, 9, mtime=0)
        tag = f'"{hashlib.sha256(raw).hexdigest()[:20]}"'
        found[path.name] = Asset(KINDS[path.suffix], raw, packed, tag)
    return found


@cache
def version() -> str:
    """The name of the folder that pages ask for."""
    return hashlib.sha256("".join(asset.tag for asset in assets().values()).encode()).hexdigest()[
        :12
    ]


def address(name: str) -> str:
    """Where a page finds a file."""
    return f"/static/{version()}/{name}"


class Assets(StaticFiles):
    """Answers with what was read at the start."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        folder, _, name = path.rpartition("/")
        asset = assets().get(name)
        if asset is None:
            raise HTTPException(404)
        asked = Headers(scope=scope)
        headers = {
            "etag": asset.tag,
            "vary": "accept-encoding",
            "cache-control": FOR_GOOD if folder == version() else "no-cache",
        }
        if asked.get("if-none-match") == asset.tag:
            return Response(status_code=304, headers=headers)
        if asset.packed and "gzip" in asked.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(asset.packed, media_type=asset.kind, headers=headers)
        return Response(asset.raw, media_type=asset.kind, headers=headers)
