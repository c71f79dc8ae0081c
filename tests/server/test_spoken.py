"""What bots say at a table: worked out from what everybody heard, in each reader's language."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from wartable.i18n import LANGUAGES
from wartable.kernel import SPECTATOR
from wartable.play import Match, Record, replay
from wartable.server.asides import woven
from wartable.server.spoken import Spoken

RECORD = Path(__file__).parents[1] / "age_of_heroes" / "records" / "rules-2-four.wtr"
THREATENS, ATTACKED = 0, 3  # the second has marched on the first


def match_of(actions: int) -> Match[Any]:
    return replay(Record.parse(RECORD.read_text(encoding="utf-8")), upto=actions)


def table_of(match: Match[Any], bots: tuple[int, ...]) -> Any:
    seats = [
        SimpleNamespace(seat=seat, kind="bot" if seat in bots else "person", level="hard")
        for seat in range(4)
    ]
    return SimpleNamespace(match=match, seats=seats)


def test_a_bot_says_what_follows_from_what_all_heard() -> None:
    spoken = Spoken(table_of(match_of(94), (THREATENS,)))
    (aside,) = spoken.now()
    assert (aside.at, aside.key, aside.seat, aside.of) == (94, "said-threat", THREATENS, ATTACKED)
    assert spoken.now() == [aside], "nothing is said twice"


def test_people_and_other_games_say_nothing() -> None:
    assert Spoken(table_of(match_of(94), (1, 2))).now() == []


def test_what_was_taken_back_was_not_said() -> None:
    table = table_of(match_of(94), (THREATENS,))
    spoken = Spoken(table)
    assert len(spoken.now()) == 1
    table.match = match_of(93)
    assert spoken.now() == []
    table.match = match_of(94)
    assert len(spoken.now()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_threat_is_read_in_the_own_language_and_by_whom_it_means(lang: str) -> None:
    match = match_of(94)
    said = Spoken(table_of(match, (THREATENS,))).now()
    reader = match.plugin.texts(match.game, lang, ("Olena", "Ivan", "Vira", "Taras"))
    texts = [
        woven([], said, lambda count: count, 0, seat, reader)[0].text
        for seat in (SPECTATOR, ATTACKED)
    ]
    assert "Olena" in texts[0] and "Taras" in texts[0]
    assert "Olena" in texts[1] and "Taras" not in texts[1]
