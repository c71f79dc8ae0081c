"""The dashboard, the alerts and the run-book name what /metrics has, and it counts what it says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families
from web_harness import Served

from tools.outside.servers import until
from wartable.server import metrics
from wartable.storage import Away

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"\bwartable_[a-z_]+")
GAME = "critters-at-war"


def alerts() -> list[dict[str, Any]]:
    text = (ROOT / "ops" / "alerts.yml").read_text("utf-8")
    return [rule for group in yaml.safe_load(text)["groups"] for rule in group["rules"]]


def expressions() -> Iterator[str]:
    board = json.loads((ROOT / "ops" / "grafana.json").read_text("utf-8"))
    for panel in board["panels"]:
        for target in panel["targets"]:
            yield target["expr"]
    for rule in alerts():
        yield rule["expr"]


def sampled(served: Served) -> dict[str, float]:
    """Every sample of /metrics, summed over labels."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(served.person().get("/metrics")):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


def play_a_little(served: Served) -> None:
    """A move by a line, one by a request, a bot's, a refusal of each, a line that comes back."""
    person = served.person()
    table = person.open(GAME, "me", "bot:random")
    line = person.socket(table)
    for number in range(2):
        position = line.my_turn()
        assert line.act(position["offers"][0]["notation"], f"s{number}")["type"] == "done"
        while line.position["seq"] == position["seq"]:
            line.hear()
    assert line.act("nonsense", "bad")["type"] == "refused"
    line.close()
    until(lambda: not served.app.state.desk.live[table].connections)
    person.socket(table).until_type("position")
    asked = until(lambda: (p := person.get(f"/api/tables/{table}/position"))["legal"] and p)
    body = {"notation": asked["legal"][0], "seq": asked["seq"], "move": "http"}
    person.post(f"/api/tables/{table}/moves", body)
    person.get("/api/tables/aaaaaaaaaaaaaaaa", 404)


def test_what_is_watched_is_there_and_counts(serve: Callable[..., Served]) -> None:
    served = serve()
    play_a_little(served)
    found = sampled(served)
    named = {name for expression in expressions() for name in NAME.findall(expression)}
    assert len(named) > 12 and named <= set(found), named - set(found)
    for felt in ("move_seconds", "first_position_seconds", "bot_wait_seconds", "bot_seconds"):
        assert found[f"wartable_{felt}_count"] >= 1
    assert found["wartable_move_seconds_count"] == 4
    assert found["wartable_reconnects_total"] == 1
    assert found["wartable_refused_total"] == 2
    assert found["wartable_frozen_tables"] == found["wartable_tables_in_doubt"] == 0


def test_seconds_without_storage_are_counted(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "ASK", 0.05)
    served = serve()
    store = served.app.state.desk.store

    def away() -> None:
        raise Away("the cable is out")

    monkeypatch.setattr(store, "ping", away)
    until(lambda: sampled(served)["wartable_storage_away_seconds_total"] > 0.1)
    monkeypatch.undo()


def test_every_alert_is_in_the_run_book() -> None:
    text = (ROOT / "docs" / "RUNBOOK.md").read_text("utf-8")
    parts = re.split(r"^## ", text, flags=re.M)
    book = {part.split("\n")[0]: part for part in parts[1:]}
    for rule in alerts():
        part = book[rule["alert"]]
        assert rule["annotations"]["runbook"] == f"docs/RUNBOOK.md#{rule['alert'].lower()}"
        assert rule["labels"]["severity"] in ("page", "ticket") and rule["annotations"]["summary"]
        for heading in ("**Means.**", "**Look.**", "**Do.**"):
            assert heading in part, (rule["alert"], heading)
