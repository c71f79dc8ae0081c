"""Who may do what: one rule for every route and every message of a socket.

`door` keeps what a rule says of scopes and rates and refuses strangers. Who sits where and who may
look is asked of the table, by `seating.py` and `Table.must_welcome`. A test tries every rule with
every kind of caller, and `tools/security.py` writes them into docs/SECURITY.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fastapi import Request

from wartable.server.faults import Fault
from wartable.server.identity import maybe

Who = Literal[
    "all", "operator", "newcomer", "known", "onlooker", "player", "member", "host", "administrator"
]
WHO: dict[Who, str] = {
    "all": "whoever asks; who it is does not matter",
    "operator": "whoever has the token of the metrics, or asks from the machine itself",
    "newcomer": "whoever asks; a stranger becomes a guest",
    "known": "whoever is a guest or has an account",
    "onlooker": "whoever may look at the table: all, or its players and its host",
    "player": "whoever holds the seat",
    "member": "whoever holds a seat, and the host",
    "host": "the host",
    "administrator": "administrators; `wartable admin grant NAME` makes one",
}
BY_ADDRESS = ("login", "letter", "code")  # rates of an address, whoever asks from there


@dataclass(frozen=True)
class Rule:
    """Who is let in. `scope`: what a token needs, "any" if all tokens will do, "none" if a browser
    is asked for. `rate`: which limit counts it, besides that of the address (`guard.py`)."""

    who: Who
    scope: Literal["any", "none", "read", "play", "create", "read create"] = "any"
    rate: str = "read"


PAGE = Rule("newcomer")
FREE = Rule("all", rate="address")
LOOK = Rule("onlooker", "read")
SEAT = Rule("player", "play", "write")
MINE = Rule("known", "none", "write")
CARE = Rule("administrator", "none", "write")

ROUTES: dict[str, Rule] = {
    "GET /": PAGE,
    "GET /new": PAGE,
    "GET /new/{game_id}": PAGE,
    "GET /rules/{game_id}": PAGE,
    "GET /rules/{game_id}/figures": PAGE,
    "GET /learn": PAGE,
    "GET /learn/{game_id}/{lesson}": PAGE,
    "GET /puzzles": PAGE,
    "GET /puzzles/{game_id}/{puzzle}": PAGE,
    "GET /account": PAGE,
    "GET /letter": PAGE,
    "GET /replays": PAGE,
    "GET /settings": PAGE,
    "GET /bots": PAGE,
    "GET /fair": PAGE,
    "GET /commitments": FREE,
    "GET /t/{id}": LOOK,
    "GET /t/{id}/replay": LOOK,
    "GET /i/{token}": PAGE,
    "GET /join": PAGE,
    "GET /screen/{id}": LOOK,
    "GET /t/{id}/sheet.{lang}.svg": FREE,
    "GET /sheets/{name}": FREE,
    "GET /static": FREE,
    "GET /openapi.json": FREE,
    "GET /healthz": FREE,
    "GET /readyz": FREE,
    "GET /metrics": Rule("operator", rate="address"),
    "GET /api/games": FREE,
    "GET /api/games/{game_id}": FREE,
    "GET /api/games/{game_id}/rules": FREE,
    "GET /api/games/{game_id}/rules/{chapter}/{scene}": FREE,
    "GET /api/games/{game_id}/data": FREE,
    "GET /api/games/{game_id}/boxes": FREE,
    "GET /api/lessons": Rule("newcomer", "read"),
    "POST /api/lessons/{game_id}/{lesson}": Rule("newcomer", "play", "lesson"),
    "GET /api/puzzles": Rule("newcomer", "read"),
    "POST /api/puzzles/{game_id}/{puzzle}": Rule("newcomer", "play", "puzzle"),
    "POST /api/puzzles/{game_id}/{puzzle}/table": Rule("newcomer", "create", "table"),
    "GET /api/tables": Rule("newcomer", "read"),
    "POST /api/tables": Rule("newcomer", "create", "table"),
    "GET /api/tables/{id}": LOOK,
    "GET /api/tables/{id}/rules": FREE,
    "GET /api/tables/{id}/position": LOOK,
    "GET /api/tables/{id}/stream": Rule("onlooker", "read", "open"),
    "GET /api/tables/{id}/replay": LOOK,
    "GET /api/tables/{id}/frames/{at}": LOOK,
    "GET /api/tables/{id}/boards/{seat}": LOOK,
    "GET /api/tables/{id}/record": LOOK,
    "GET /api/tables/{id}/proof": LOOK,
    "GET /api/tables/{id}/analysis": LOOK,
    "POST /api/tables/{id}/analysis": Rule("onlooker", "read", "hint"),
    "DELETE /api/tables/{id}/analysis": Rule("onlooker", "read", "write"),
    "GET /api/tables/{id}/hint": Rule("player", "read", "hint"),
    "GET /api/tables/{id}/outlook": Rule("player", "read", "outlook"),
    "GET /api/tables/{id}/matters": Rule("player", "read", "companion"),
    "GET /api/tables/{id}/judgement": Rule("player", "read", "companion"),
    "POST /api/tables/{id}/plan": Rule("player", "read", "plan"),
    "POST /api/tables/{id}/invite": Rule("member", "play", "write"),
    "GET /api/tables/{id}/invites": Rule("member", "play"),
    "DELETE /api/tables/{id}/invites/{name}": Rule("member", "play", "write"),
    "POST /api/join": Rule("newcomer", "play", "code"),
    "POST /api/tables/{id}/sit": Rule("newcomer", "play", "write"),
    "POST /api/tables/{id}/ready": SEAT,
    "POST /api/tables/{id}/leave": SEAT,
    "POST /api/tables/{id}/return": SEAT,
    "POST /api/tables/{id}/seats/{seat}/bot": Rule("host", "play", "write"),
    "POST /api/tables/{id}/seats/{seat}/free": Rule("host", "play", "write"),
    "POST /api/tables/{id}/seats/{seat}/stand-in": SEAT,
    "POST /api/tables/{id}/close": Rule("host", "play", "write"),
    "POST /api/tables/{id}/resign": SEAT,
    "POST /api/tables/{id}/abort": SEAT,
    "POST /api/tables/{id}/rematch": Rule("player", "play", "table"),
    "GET /api/tables/{id}/ledger": LOOK,
    "POST /api/tables/{id}/moves": Rule("player", "play", "move"),
    "POST /api/tables/{id}/undo": Rule("player", "play", "move"),
    "POST /api/tables/{id}/chat": Rule("onlooker", "play", "chat"),
    "POST /api/tables/{id}/mute": Rule("onlooker", "play", "write"),
    "POST /api/tables/{id}/fork": Rule("onlooker", "read create", "table"),
    "POST /api/records": Rule("newcomer", "create", "upload"),
    "POST /api/tables/{id}/report": Rule("onlooker", "play", "report"),
    "GET /admin": CARE,
    "GET /api/admin/reports": CARE,
    "GET /api/admin/acts": CARE,
    "POST /api/admin/tables/{id}/close": CARE,
    "POST /api/admin/tables/{id}/hide": CARE,
    "POST /api/admin/people/{person}/ban": CARE,
    "GET /api/me": Rule("newcomer"),
    "GET /api/me/data": Rule("known", "none"),
    "POST /api/me/forget": Rule("known", "none", "login"),
    "PATCH /api/me": Rule("newcomer", "none", "write"),
    "POST /api/account": Rule("newcomer", "none", "login"),
    "POST /api/login": Rule("newcomer", "any", "login"),
    "POST /api/logout": Rule("newcomer", "any", "write"),
    "POST /api/sessions/end-others": Rule("known", "none", "write"),
    "POST /api/password": Rule("known", "none", "login"),
    "POST /api/me/email": Rule("known", "none", "letter"),
    "POST /api/email/confirm": Rule("newcomer", "any", "letter"),
    "POST /api/reset": Rule("newcomer", "any", "letter"),
    "POST /api/reset/password": Rule("newcomer", "any", "login"),
    "GET /api/tokens": Rule("known", "none"),
    "POST /api/tokens": Rule("newcomer", "none", "token"),
    "DELETE /api/tokens/{id}": MINE,
    "WEBSOCKET /ws/{id}": Rule("onlooker", "read", "open"),
}

MESSAGES: dict[str, Rule] = {
    "act": Rule("player", "play", "message"),
    "undo": Rule("player", "play", "message"),
    "may-undo": Rule("player", "play", "message"),
    "why": Rule("player", "play", "message"),
    "ask-undo": Rule("player", "play", "message"),
    "answer-undo": Rule("player", "play", "message"),
    "ready": Rule("player", "play", "message"),
    "show": Rule("player", "play", "message"),
    "draw": Rule("onlooker", "read", "message"),
    "do return": Rule("player", "play", "message"),
    "do leave": Rule("player", "play", "message"),
    "do ping": Rule("onlooker", "read", "message"),
}


async def door(request: Request) -> None:
    """Let a request in by the rule of its route. Fault if it may not, or comes too often. `Guard`
    has counted it by its address already."""
    rule = ROUTES[f"{request.method.replace('HEAD', 'GET')} {request.scope['route'].path}"]
    if rule.who in ("all", "operator"):
        return
    visitor = await maybe(request)
    person = visitor.person.id if visitor and rule.rate not in BY_ADDRESS else ""
    request.app.state.limits.check(request, rule.rate, person)
    if rule.who == "administrator" and not (visitor and visitor.person.administrator):
        raise Fault("administrators-only", 403)
    if visitor is None:
        if rule.who == "known":
            raise Fault("nobody", 401)
        if rule.who in ("player", "member", "host"):
            raise Fault("not-your-seat", 403)
    elif visitor.scopes is not None and rule.scope == "none":
        raise Fault("scope", 403, scope="account")
    elif rule.scope not in ("any", "none"):
        for scope in rule.scope.split():
            visitor.need(scope)
