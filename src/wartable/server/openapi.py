"""Answers that are declared structures: how they are sent, and how /openapi.json describes them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import msgspec
from fastapi import APIRouter, Depends, FastAPI
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute

from wartable.server import answers, protocol
from wartable.server.access import door

PLACE = "#/components/schemas/{name}"
UNIONS = {
    "Incoming": protocol.Incoming,
    "Outgoing": protocol.Outgoing,
    "StreamLine": protocol.StreamLine,
}


def schemas() -> dict[str, Any]:
    """The JSON Schema of every structure of the wire, by name. What the page is sent for a union
    of messages has the union's name."""
    kinds: Iterable[Any] = [
        kind
        for module in (protocol, answers)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, protocol.Wire)
        and kind.__subclasses__() == []
    ]
    *_, components = msgspec.json.schema_components(kinds, ref_template=PLACE)
    found, _ = msgspec.json.schema_components(UNIONS.values(), ref_template=PLACE)
    return {**components, **dict(zip(UNIONS, found, strict=True))}


def schema_of(kind: Any) -> dict[str, Any]:
    """A structure of the wire, or a list of them, as a document refers to it."""
    (found,), _ = msgspec.json.schema_components([kind], ref_template=PLACE)
    return found


FAULTS: dict[int | str, dict[str, Any]] = {
    "default": {
        "description": "Why it cannot be",
        "content": {"application/json": {"schema": schema_of(answers.FaultAnswer)}},
    }
}


class Written(JSONResponse):
    """JSON that is written already."""

    def render(self, content: str) -> bytes:
        return content.encode()


class WireRoute(APIRoute):
    """A route whose function returns structures of the wire: its annotation is the schema of the
    answer, and msgspec writes it."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        signature = inspect.signature(endpoint, eval_str=True)
        kind, status = signature.return_annotation, options.get("status_code") or 200
        if _is_wire(kind):
            body = {"content": {"application/json": {"schema": schema_of(kind)}}}
            options["responses"] = {**(options.get("responses") or {}), status: body}
            options |= {"response_model": None, "response_class": Written}
            endpoint = _writing(endpoint, signature)
        super().__init__(path, endpoint, **options)


def wire_router(*tags: str, shown: bool = True) -> APIRouter:
    """Routes under /api that answer with structures of the wire, each behind the door. Those that
    are not `shown` are left out of /openapi.json."""
    return APIRouter(
        prefix="/api",
        tags=[*tags],
        route_class=WireRoute,
        responses=FAULTS,
        dependencies=[Depends(door)],
        include_in_schema=shown,
    )


def _is_wire(kind: Any) -> bool:
    inner = getattr(kind, "__args__", (kind,))[0]
    return isinstance(inner, type) and issubclass(inner, protocol.Wire)


def _writing(endpoint: Callable[..., Any], signature: inspect.Signature) -> Callable[..., Any]:
    """The same function, its result as JSON."""

    @wraps(endpoint)
    async def written(**given: Any) -> str:
        return msgspec.json.encode(await endpoint(**given)).decode()

    @wraps(endpoint)
    def written_in_thread(**given: Any) -> str:
        return msgspec.json.encode(endpoint(**given)).decode()

    made: Callable[..., Any] = written_in_thread
    if inspect.iscoroutinefunction(endpoint):
        made = written
    vars(made)["__signature__"] = signature
    return made


class WireApp(FastAPI):
    """An application whose document has the structures of the wire."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            super().openapi()["components"]["schemas"].update(schemas())
        return super().openapi()
