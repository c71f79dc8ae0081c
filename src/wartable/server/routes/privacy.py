"""What is kept of me, and deleting it."""

from __future__ import annotations

import json

from fastapi import Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from wartable.server import forgetting
from wartable.server.faults import Fault
from wartable.server.identity import COOKIE, Known, desk_of
from wartable.server.openapi import wire_router
from wartable.server.passwords import matches

router = wire_router("account")


class Goodbye(BaseModel):
    password: str = Field(default="", max_length=200, description="of an account")


@router.get("/me/data", response_class=PlainTextResponse)
async def my_data(request: Request, visitor: Known) -> Response:
    """All that is kept of me, as JSON."""
    store = desk_of(request).store
    found = await store.run(store.kept_of, visitor.person.id)
    headers = {"content-disposition": 'attachment; filename="wartable.json"'}
    text = json.dumps(found, ensure_ascii=False, indent=1)
    return Response(text, headers=headers, media_type="application/json")


@router.post("/me/forget", status_code=204)
async def forget_me(request: Request, response: Response, body: Goodbye, visitor: Known) -> None:
    """Delete my account, or me as a guest: name, keys and words. An account's password is asked."""
    desk, person = desk_of(request), visitor.person
    if person.login is not None and not await desk.passwords.run(
        matches, person.password, body.password
    ):
        raise Fault("wrong-password", 401)
    await forgetting.forget(desk, person.id)
    response.delete_cookie(COOKIE, path="/")
