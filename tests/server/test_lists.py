"""Lists of tables: against whom, whose turn, how long still, how it ended. The page of settings."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from web_harness import Served

from tests.analysis.short_game import short_game
from wartable.i18n import LANGUAGES, texts
from wartable.server.play_bots import times
from wartable.server.routes.pages import CHOICES
from wartable.storage import now

GAME = "critters-at-war"


def row(person: Any, table: str, part: str = "mine", lang: str = "en") -> dict[str, Any]:
    lists = person.get(f"/api/tables?lang={lang}")
    return next(found for found in lists[part] if found["id"] == table)


def test_a_record_that_was_opened_is_no_game_of_ones_own(served: Served) -> None:
    me = served.person()
    assert me.post("/api/records", {"record": short_game().record().text()}, 201)["url"]
    assert served_data(me, "/replays")["tables"], "to look at again"
    own = served_data(me, "/account")
    assert own["last"] == own["tallies"] == []


def served_data(person: Any, path: str) -> dict[str, Any]:
    """What the server wrote into a page."""
    found = re.search(r'id="data">(.*?)</script>', person.http.get(path).text, re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


def test_a_row_says_against_whom_whose_turn_and_how_long_still(served: Served) -> None:
    host, friend = served.person(), served.person()
    clock = {"kind": "days", "days": 2}
    table = host.open(GAME, "me", "open", settings={"clock": clock})
    waiting = row(host, table)
    assert waiting["status"] == "waiting" and "until" not in waiting
    assert [seat["taken"] for seat in waiting["seats"]] == [True, False]
    name = friend.post(f"/api/tables/{table}/sit", {"name": "Marek", "mix": "y"})["seats"][1][
        "name"
    ]
    found = row(host, table)
    assert found["seats"][1]["name"] == name == "Marek"
    assert found["seats"][0]["you"] and "you" not in found["seats"][1]
    asked = [seat["seat"] for seat in found["seats"] if seat.get("awaited")]
    assert len(asked) == 1 and found["turn"] == (asked == [0])
    assert row(friend, table)["turn"] == (asked == [1])
    assert 0 < found["until"] - now() <= 2 * 86_400_000


def test_open_tables_have_something_for_a_passer_by(served: Served) -> None:
    """A seat for anybody, or a game to watch: no table that leads into a room without either."""
    host, other = served.person(), served.person()
    free = host.open(GAME, "me", "open", listed=True)
    friends = host.open(GAME, "me", "link", listed=True)
    unseen = host.open(GAME, "me", "bot:random", listed=True, settings={"spectators": False})
    played = host.open(GAME, "me", "bot:random", listed=True)
    found = {row["id"]: row["status"] for row in other.get("/api/tables")["open"]}
    assert found[free] == "waiting" and found[played] == "running"
    assert friends not in found and unseen not in found


def test_bots_have_names_in_the_readers_language(served: Served) -> None:
    host = served.person()
    table = host.open(GAME, "me", "bot:random")
    for lang in LANGUAGES:
        assert row(host, table, lang=lang)["seats"][1]["name"] == texts(lang=lang)("bot-name-1")


def test_a_guest_is_called_so_in_the_readers_language(served: Served) -> None:
    host = served.person()
    table = host.open(GAME, "me", "open")
    name = row(host, table)["seats"][0]["name"]
    assert name.startswith("Guest ")
    assert row(host, table, lang="uk")["seats"][0]["name"] == name.replace("Guest", "Гість")
    assert name.replace("Guest", "Гость") in host.get("/?lang=ru")


def test_a_game_that_is_over_is_found_with_its_result(served: Served) -> None:
    host, friend = served.person(), served.person()
    table = host.open(GAME, "me", "open")
    friend.post(f"/api/tables/{table}/sit", {"name": "Marek", "mix": "y"})
    host.post(f"/api/tables/{table}/resign", {"sure": True})
    assert host.get("/api/tables")["mine"] == []
    assert row(host, table, "over")["result"] == [2, 1]
    assert not served.person().get("/api/tables").get("over")


def test_a_host_may_want_calm_bots(served: Served) -> None:
    host = served.person()
    calm = host.open(GAME, "me", "bot:random", settings={"pace": "calm"})
    assert host.get(f"/api/tables/{calm}")["settings"]["pace"] == "calm"
    assert times("calm", True) == 3 * times("quick", True) == 12 * times("quick", False)
    usual = host.open(GAME, "me", "bot:random")
    assert "pace" not in host.get(f"/api/tables/{usual}")["settings"]
    body = {"game": GAME, "seats": [{"kind": "me"}], "settings": {"pace": "frantic"}}
    host.post("/api/tables", body, 422)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_stands_on_the_page_of_settings(served: Served, lang: str) -> None:
    """And every page leads there; chosen looks are in the page before its scripts run."""
    me, words = served.person(), texts(lang=lang)
    page = me.get(f"/settings?lang={lang}")
    for key, values in CHOICES.items():
        for value in values:
            assert f'name="{key}" value="{value}"' in page
            assert words(f"settings-{key}-{value}") in page
    for path in ("/", "/replays", "/account", "/fair", f"/new/{GAME}", f"/rules/{GAME}"):
        assert 'href="/settings"' in me.get(path)
    me.http.cookies.update({"theme": "contrast", "size": "large"})
    assert 'data-theme="contrast" data-size="large"' in me.get("/")
    me.http.cookies.update({"theme": "<b>", "size": "<b>"})
    assert "data-theme" not in me.get("/").split("<head>")[0]
