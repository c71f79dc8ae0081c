"""Calls that schemathesis makes of our own /openapi.json, in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import process_time
from typing import Any
from urllib.parse import unquote, urlsplit

import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as seeded

from tools.fuzz.again import Waits
from tools.fuzz.house import Answer, House, Person

AWAY = "storage-away"
ENDLESS = "/api/tables/{id}/stream"
EXAMPLES = 40  # calls of an operation before the next has its turn


def ask_everything(
    house: House, seconds: float, seed: int, wrong: list[str], waits: Waits
) -> Counter[int]:
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
            _ask(me, operation, table, seed * 10_000 + turn, statuses, wrong, waits)
    return statuses


def asked_again(ask: Callable[[], Answer], waits: Waits) -> Answer:
    """The answer. If storage said nothing for too long by the clock on the wall, the next one."""
    answer = ask()
    if answer.status == 503 and AWAY in answer.text:
        waits.once += 1
        answer = ask()
        waits.again += answer.status == 503 and AWAY in answer.text
    return answer


def _ask(
    person: Person,
    operation: Any,
    table: str,
    seed: int,
    statuses: Counter[int],
    wrong: list[str],
    waits: Waits,
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
        given = str(asked.method), unquote(place.path), body, place.query.encode()
        answer = asked_again(lambda: person.ask(*given, content_type=kind), waits)
        statuses[answer.status] += 1
        if answer.status >= 500:
            wrong.append(f"{asked.method} {asked.url}: {answer.status} {answer.text:.200}")

    try:
        ask()
    except Exception as error:
        wrong.append(f"{operation.method} {operation.path}: {error!r:.300}")
