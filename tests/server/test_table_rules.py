"""The rules beside a table are those it plays by: its version of them, and its options."""

from __future__ import annotations

from typing import Any

import pytest

SEATS = ("me", "bot:random", "bot:random")
FORMER = {  # a ruling that the newest rules changed, and what only the newest say
    "small-samurai-empires": ("r19", "every change"),
    "age-of-heroes": ("t2", "may stop"),
    "through-the-ages": ("8-4", "none can be developed"),
}


@pytest.mark.parametrize("id", FORMER)
def test_a_game_of_earlier_rules_has_their_rulings(served: Any, id: str) -> None:
    me = served.person()
    ruling, said = FORMER[id]
    table = me.open(id, *SEATS, options={"rules": "1"})
    assert f'data-rules="/api/tables/{table}/rules"' in me.get(f"/t/{table}")
    assert said not in me.get(f"/api/tables/{table}/rules")["rules"][ruling]
    assert said in me.get(f"/api/games/{id}/rules")["rules"][ruling]
    usual = me.open(id, *SEATS)
    assert f'data-rules="/api/games/{id}/rules"' in me.get(f"/t/{usual}")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"target": "20"}, "first to 20 points"),
        ({"mode": "long"}, "first to 18 points"),
        ({"mode": "beginner", "target": "1"}, "first to 1 battle."),
    ],
)
def test_the_rules_in_short_follow_the_options(
    served: Any, options: dict[str, str], said: str
) -> None:
    me = served.person()
    table = me.open("critters-at-war", "me", "bot:random", options=options)
    short = " ".join(me.get(f"/api/tables/{table}/rules")["summary"])
    assert said in short and "12 points" not in short
    assert "first to 12 points" in " ".join(me.get("/api/games/critters-at-war/rules")["summary"])
