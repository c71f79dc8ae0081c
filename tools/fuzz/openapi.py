"""Calls that schemathesis makes of our own /openapi.json, in numbers."""

from __future__ import annotations

from collections import Counter
from time import process_time
from typing import Any
from urllib.parse import unquote, urlsplit

import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as seeded

from tools.fuzz.house import House, Person

ENDLESS = "/api/tables/{id}/stream"
EXAMPLES = 40  # calls of an operation before the next has its turn


def ask_everything(house: House, seconds: float, seed: int, wrong: list[str]) -> Counter[int]:
    """Every operation in turn until the time is up. How often each status was answered."""
    schema = schemathesis.openapi.from_dict(house.app.openapi())
    found: Any = schema.get_all_operations()
    operations = [result.ok() for result in found]
    me, statuses = house.person(), Counter[int]()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = me.post("/api/tables", game="age-of-war", seats=seats, mix="x").json()["id"]
    until, turn = process_time() + seconds, 0
    while process_time() < until:
        operation = operations[turn % len(operations)]
        turn += 1
        if operation.path != ENDLESS:
            _ask(me, operation, table, seed * 10_000 + turn, statuses, wrong)
    return statuses


def _ask(
    person: Person, operation: Any, table: str, seed: int, statuses: Counter[int], wrong: list[str]
) -> None:
    cookie = person.cookie

    @seeded(seed)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        if statuses.total() % 2 and "id" in (case.path_parameters or {}) and "tables" in case.path:
            case.path_parameters["id"] = table  # a real one, every other time
        try:
            asked = requests.Request(**case.as_transport_kwargs(base_url="http://table")).prepare()
        except (UnicodeError, ValueError):
            return  # cannot be sent at all
        place = urlsplit(str(asked.url))
        body: Any = asked.body.encode() if isinstance(asked.body, str) else asked.body or b""
        kind = str(asked.headers.get("content-type", "")).encode()
        person.cookie = cookie  # nobody signs out for good
        answer = person.ask(
            str(asked.method), unquote(place.path), body, place.query.encode(), content_type=kind
        )
        statuses[answer.status] += 1
        if answer.status >= 500:
            wrong.append(f"{asked.method} {asked.url}: {answer.status} {answer.text:.200}")

    try:
        ask()
    except Exception as error:
        wrong.append(f"{operation.method} {operation.path}: {error!r:.300}")
