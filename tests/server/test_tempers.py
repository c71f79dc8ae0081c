"""Temperaments of bots at a table: drawn from its name, told to everybody, and played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.server.test_crowds import at_a_desk, opened
from wartable.cli.players import level_name
from wartable.i18n import texts
from wartable.i18n.texts import LANGUAGES
from wartable.server import describe
from wartable.server.desk import Desk
from wartable.server.opening import SeatWish


def test_bots_have_tempers_that_people_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that sits in for somebody has none, nor has one that plays at random."""

    async def work(desk: Desk) -> None:
        desk.closing = True  # no bot thinks
        person = desk.store.add_person("Olena")
        kinds = [SeatWish("me"), SeatWish("bot", "random"), *[SeatWish("bot", "hard")] * 4]
        house, found = texts(), set()
        for _ in range(6):
            table = await opened(desk, person, "age-of-war", *kinds)
            tempers = [table.temper(seat) for seat in range(6)]
            assert tempers == [table.temper(seat) for seat in range(6)]
            assert tempers[:2] == ["", ""]
            for seat, temper in enumerate(tempers[2:], 2):
                said = describe.note(table, table.seats[seat], house)
                assert said == (f"hard, {house(f'temper-{temper}')}" if temper else "hard")
            found.update(tempers)
        assert found == {"", *table.match.plugin.tempers}

        asked: list[str] = []

        async def move(kind: str, job: Any) -> int:
            asked.append(job.level)
            return int(table.match.legal(job.seat)[0])

        monkeypatch.setattr(desk.jobs, "run", move)
        seat = next(iter(table.history.acting()))
        monkeypatch.setattr(type(table), "temper", lambda table, seat: "bold")
        monkeypatch.setattr(type(table), "level", lambda table, seat: "hard")
        await table.bots._think(seat)
        assert asked == ["hard:bold"]
        monkeypatch.undo()

    at_a_desk(tmp_path, work, bot_pause=0.0, bot_hold=0.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_temper_has_a_word(lang: str) -> None:
    say = texts(lang=lang)
    for id in ("age-of-war", "critters-at-war", "through-the-ages"):
        for temper in wartable.game(id).tempers:
            assert level_name(f"hard:{temper}", say) == f"{say('level-hard')}, " + say(
                f"temper-{temper}"
            )
