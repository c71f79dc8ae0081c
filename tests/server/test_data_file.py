"""A table that plays with a corrected data file shows its own figures and pictures."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

GAME = "small-samurai-empires"


def test_a_table_with_a_corrected_file(served: Any) -> None:
    usual = (files("wartable.games.small_samurai_empires") / "data.toml").read_text("utf-8")
    me = served.person()
    wish = {
        "game": GAME,
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
        "data": usual.replace("bonus = [3, 1]", "bonus = [17, 1]"),
    }
    table = me.post("/api/tables", wish)["id"]
    page = me.get(f"/t/{table}")
    assert f'data-symbols="/t/{table}/sheet.en.svg"' in page
    assert f'data-rules="/api/tables/{table}/rules"' in page
    assert ">17/1<" in me.get(f"/t/{table}/sheet.uk.svg")
    assert ">17/1<" not in me.get(f"/sheets/{GAME}.uk.svg")
    values = [figure["value"] for figure in me.get(f"/api/tables/{table}/rules")["figures"]]
    assert "17, 1" in values and "3, 1" not in values


def test_a_table_without_one(served: Any) -> None:
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    page = me.get(f"/t/{table}")
    assert f'data-symbols="/sheets/{GAME}.en.svg"' in page
    assert me.get(f"/t/{table}/sheet.en.svg") == me.get(f"/sheets/{GAME}.en.svg")
    assert me.get(f"/api/tables/{table}/rules") == me.get(f"/api/games/{GAME}/rules")
    assert me.http.get(f"/t/{table}/sheet.xx.svg").status_code == 404
