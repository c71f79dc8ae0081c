"""How long bots seem to think: by what everybody can see, and never twice the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.server.test_crowds import at_a_desk, opened
from wartable.kernel import CHANCE, Rng, legal, lowest
from wartable.play import Match
from wartable.play.record import Entry
from wartable.server import pacing, play_bots
from wartable.server.connection import Connection
from wartable.server.desk import Desk
from wartable.server.opening import SeatWish


def waits(count: int) -> list[float]:
    chances = (pacing.drawn("table", head, 1) for head in range(300))
    return [0.8 * pacing.stretch(count, chance) for chance in chances]


def test_a_bot_takes_as_long_as_a_person_and_never_twice_the_same() -> None:
    """Between 0.3 and 2 s; forced moves are shorter, many choices longer."""
    means = []
    for count in (1, 2, 8, 40, 400, 10**6):
        found = waits(count)
        assert all(0.3 <= wait <= 2.0 for wait in found)
        assert count == 10**6 or len(set(found)) > 150
        means.append(sum(found) / len(found))
    assert means == sorted(means) and means[0] < 0.5 < 0.6 < means[1] < means[3] < 1.5


def played(id: str, steps: int, seed: int = 4) -> Match[Any]:
    plugin = wartable.game(id)
    match: Match[Any] = Match(plugin, 2, plugin.settings({}))
    rng = Rng(seed)
    while steps or match.game.actors(match.state) >> CHANCE & 1:
        seat = lowest(match.game.actors(match.state))
        if seat == CHANCE:
            match.game.apply(match.state, CHANCE, match.game.sample_chance(match.state, rng), None)
            continue
        some = legal(match.game, match.state, seat)
        match.game.apply(match.state, seat, some[rng.below(len(some))], None)
        steps -= 1
    return match


def test_choices_that_all_can_see_are_counted() -> None:
    match = played("age-of-war", 6)
    seat = lowest(match.game.actors(match.state))
    assert pacing.choices(match, seat, Rng(1)) == len(match.legal(seat)) > 1
    assert pacing.choices(match, 1 - seat, Rng(1)) == 1  # it is not asked


def test_a_bot_begins_quickly_where_several_begin() -> None:
    """Six tribes are chosen one after another; then every decision has its time."""
    plugin = wartable.game("age-of-heroes")
    match: Match[Any] = Match(plugin, 6, plugin.settings({}))
    assert all(pacing.is_opening(match, seat) for seat in range(6))
    match.entries.append(Entry(3, "tribe greeks"))
    assert [pacing.is_opening(match, seat) for seat in (3, 4)] == [False, True]
    assert not pacing.is_opening(played("age-of-heroes", 0), 0)  # of two nobody waits long


@pytest.mark.parametrize("id", ["critters-at-war", "age-of-heroes"])
def test_a_wait_is_the_same_whatever_a_seat_holds(id: str) -> None:
    """Choices are counted as often in one deal as in another that looks the same from outside."""
    match = played(id, 6)
    seat = lowest(match.game.actors(match.state))
    means = []
    for other in range(3):
        if other:
            match.state = match.seen(pacing.SPECTATOR, Rng(other)).believed
        found = [pacing.choices(match, seat, Rng(seed)) for seed in range(400)]
        means.append(sum(found) / len(found))
    assert max(means) - min(means) < 0.05 * min(means)


def test_a_table_waits_by_its_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody looks the pause is stretched; where nobody does, or bots do not pause, not."""
    pauses: list[float] = []

    async def work(desk: Desk) -> None:
        person = desk.store.add_person("Olena")
        table = await opened(desk, person, "age-of-war", *[SeatWish("bot", "random")] * 2)
        table.bots.stop()
        seat = next(iter(table.history.acting()), 0)
        job = table.bots.job(seat, "random")
        assert table.bots.pace(seat, 5) == 1.0

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        monkeypatch.setattr(play_bots.asyncio, "sleep", sleep)
        monkeypatch.setattr(play_bots.time, "monotonic", lambda: 100.0)
        table.connections = {Connection("", "en")}
        stretch = table.bots.pace(seat, 5)
        assert stretch == table.bots.pace(seat, 6) and pacing.SHORTEST <= stretch <= pacing.LONGEST
        table.bots.began[seat] = 100.0
        await table.bots._hold(seat, job, stretch)
        assert pauses == [pytest.approx(0.8 * stretch)]
        desk.settings = replace(desk.settings, bot_pause=0.0)
        assert table.bots.pace(seat, 5) == 1.0
        table.connections = set()
        monkeypatch.undo()

    at_a_desk(tmp_path, work, bot_pause=0.8, bot_hold=0.0)
