"""A table that plays with a corrected data file shows its own figures and pictures."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from wartable.plugin import games

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
    assert "+17 · 2" in me.get(f"/t/{table}/sheet.en.svg")
    assert "+17 · 2" not in me.get(f"/sheets/{GAME}.en.svg")
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


def _wish(data: str, game: str = GAME) -> dict[str, Any]:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    return {"game": game, "seats": seats, "data": data}


def _usual(game: str) -> str:
    folder = files(games()[game].package)
    name = next(f.name for f in folder.iterdir() if f.name in ("data.toml", "cards.toml"))
    return (folder / name).read_text("utf-8")


BAD = {
    "empty": lambda text: "",
    "no toml": lambda text: "hello",
    "cut off": lambda text: text[: text.index("=", len(text) // 2) + 1],
    "another game's": lambda text: "[cards]\na = 1\n",
    "words": lambda text: re.sub(r"= (\d+)", r'= "\1"', text),
    "negative": lambda text: re.sub(r"\b(\d+)\b", r"-\1", text),
    "huge": lambda text: re.sub(r"\b\d+\b", "9" * 30, text),
    "endless number": lambda text: "a = " + "9" * 6000,
    "deep": lambda text: "a = " + "[" * 5000,
    "zero byte": lambda text: "\0",
    "a key of many parts": lambda text: "a" + ".a" * 32_000 + " = 1",
    "many parts at the end": lambda text: text + "\n[zz]\nzz" + ".a" * 20_000 + " = 1",
    "many parts among sources": lambda text: (
        text.partition("\n[sources]\n")[0] + "\n[sources]\nzz" + ".a" * 20_000 + " = 1\n"
    ),
    "a number nobody writes": lambda text: re.sub(r"= \d+", "= 0x" + "f" * 5000, text, count=5),
}


@pytest.mark.parametrize("game", [id for id, plugin in games().items() if plugin.has_data])
def test_a_bad_file_is_refused_in_the_readers_language(served: Any, game: str) -> None:
    """With what is wrong in it; no table is opened."""
    me = served.person()
    me.http.cookies.set("lang", "uk")
    for name, spoil in BAD.items():
        fault = me.post("/api/tables", _wish(spoil(_usual(game)), game), 422)
        assert fault["fault"] == "bad-data", (name, fault)
        start = "Цей файл даних не можна використати."
        assert fault["text"].startswith(start + " рядок "), (name, fault["text"])
    assert me.get("/api/tables")["mine"] == []


def test_a_game_without_figures_takes_no_file(served: Any) -> None:
    id = next(id for id, plugin in games().items() if not plugin.has_data)
    body = {**_wish("a = 1", id), "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    me = served.person()
    me.http.cookies.set("lang", "ru")
    fault = me.post("/api/tables", body, 422)
    assert fault["fault"] == "bad-data" and "не принимает файлов данных" in fault["text"]


def test_a_file_that_is_too_large(served: Any) -> None:
    me = served.person()
    me.http.cookies.set("lang", "ru")
    for path, body in (
        ("/api/tables", _wish("#" * 65_537)),
        ("/api/records", {"record": "", "data": "a" + ".a" * 40_000 + " = 1"}),
    ):
        fault = me.post(path, body, 422)
        assert fault["fault"] == "malformed" and fault["text"].startswith("Не более знаков: 65")
    answer = me.http.post("/api/tables", json=_wish("#" * 10_000_000))
    assert answer.status_code == 413 and answer.json()["text"] == "Это слишком велико."


@pytest.mark.parametrize("id", games())
def test_the_rules_page_hands_out_the_data_file(served: Any, id: str) -> None:
    """Where a game has one; its rules say where it is."""
    me = served.person()
    link = me.get(f"/api/games/{id}/rules").get("data", "")
    answer = me.http.get(f"/api/games/{id}/data")
    if text := games()[id].data_text():
        assert link == f"/api/games/{id}/data" and answer.text == text
        assert f'filename="{id}.toml"' in answer.headers["content-disposition"]
    else:
        assert link == "" and answer.status_code == 404
        assert answer.json()["fault"] == "no-data-file"


@pytest.mark.parametrize("id", games())
def test_as_in_the_box_is_said_only_where_it_is_so(served: Any, id: str) -> None:
    """Else the page counts the figures that were not read off one."""
    me = served.person()
    figures = me.get(f"/api/games/{id}/rules")["figures"]
    unsure = [each for each in figures if each["basis"] in ("second-hand", "reconstructed")]
    page = me.get(f"/new/{id}")
    assert ("as in the box" in page) == (not unsure)
    assert (f"{len(unsure)} of the {len(figures)} figures" in page) == bool(unsure)
