"""What a seat is sent must not depend on what it cannot know.

Whole games of every title at a live table. Along the way the true state is exchanged for another
one that the seat cannot tell apart, and everything the server would send is made again: the
traffic must be the same, byte for byte. Then the next action is made in both worlds, and where
the seat still cannot tell them apart, what it hears must be the same too.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from wartable.kernel import CHANCE, HOST, Event, Rng, legal
from wartable.play import Fair
from wartable.plugin import games
from wartable.server import messages, streams
from wartable.server.desk import Desk, SeatWish, TableWish
from wartable.server.settings import Settings, TableSettings
from wartable.server.table import Table
from wartable.storage import open_store

CHECKS = 90  # moments per game at which worlds are exchanged
CODES = 300  # illegal actions tried at each
INSPECTED: dict[str, int] = {}


def sent(table: Table, seat: int, codes: list[int]) -> list[bytes]:
    """Everything the server may say to this seat now: pages in three languages, the program's
    stream, the log, refusals of whatever is tried."""
    found = []
    for lang in ("en", "uk", "ru"):
        for plain in (False, True):
            message = table.position(seat, lang, plain, max(0, len(table.match.entries) - 5))
            message.pop("now")
            found.append(msgspec.json.encode(message))
    game, plugin = table.match.game, table.match.plugin
    for code in codes:
        found.append(b"%d" % game.refusal(table.match.state, seat, code))
        try:
            table.match.play(seat, code)
            raise AssertionError("the rules took an action they refuse")
        except streams.Refused as error:
            found.append(msgspec.json.encode(streams.refusal(table, "en", error)))
    assert plugin.id == table.row.game
    return found


def heard(table: Table, state: Any, seat: int, code: int, reader: int) -> tuple[bytes, bytes]:
    """An action tried on a copy: the reader's view afterwards, and the sentences it is told."""
    match = table.match
    after, told = state.clone(), list[Event]()
    match.game.apply(after, seat, code, told)
    words = table.reader("en")
    lines = [
        match.plugin.sentence(match.plugin.told(match.game, event), words)
        for event in told
        if event.audience >> reader & 1
    ]
    return msgspec.json.encode(match.game.view(after, reader)), msgspec.json.encode(lines)


def length(id: str, seats: int) -> int:
    """How many actions a random game of this seed has."""
    plugin = games()[id]
    game, rng = plugin.game(), random.Random(5)
    state, count = game.start(seats, plugin.settings({})), 0
    chance = Rng(5)
    while mask := game.actors(state):
        if mask >> CHANCE & 1:
            game.apply(state, CHANCE, game.sample_chance(state, chance), None)
        else:
            seat = rng.choice([s for s in range(seats) if mask >> s & 1] or [HOST])
            game.apply(state, seat, rng.choice(legal(game, state, seat)), None)
        count += 1
    return count


async def play(id: str, seats: int, folder: Any) -> tuple[int, int]:
    """One game; how many messages were compared, and in how many worlds."""
    desk = Desk(Settings(data_dir=folder), open_store(str(folder / "leak.sqlite3")))
    person = desk.store.add_person("Olena")
    wish = TableWish(id, tuple(SeatWish("me") for _ in range(seats)), {}, TableSettings())
    table = await desk.create(person, wish)
    match = table.match
    match.fair = Fair.seeded(5)
    table.history.started = True
    table.row.status = "running"
    rng, stride, step = random.Random(7), max(1, length(id, seats) // CHECKS), 0
    compared = worlds = 0
    while not match.over:
        actors = match.actors
        seat = (
            CHANCE
            if actors == (CHANCE,)
            else rng.choice([s for s in actors if s < seats] or [HOST])
        )
        if seat == CHANCE:
            code = match.game.sample_chance(match.state, match.fair.rng(match.draws + 1))
        else:
            code = rng.choice(match.legal(seat))
        if step % stride == 0 and seat != CHANCE:
            compared += exchange(table, step // stride % seats, seat, code, rng)
            worlds += 1
        match.play(seat, code)
        table.run, table.run_known = None, True
        step += 1
    desk.thinkers.close()
    desk.store.close()
    return compared, worlds


def exchange(table: Table, reader: int, seat: int, code: int, rng: random.Random) -> int:
    """Compare the true world with one that `reader` cannot tell apart; how many messages."""
    match = table.match
    game, truth = match.game, match.state
    other = truth.clone()
    game.determinize(truth, reader, Rng(rng.getrandbits(40)), other)
    illegal = set(range(game.actions)) - set(match.legal(reader))
    codes = sorted(rng.sample(sorted(illegal), min(CODES, len(illegal))))
    here = sent(table, reader, codes)
    match.state = other
    try:
        there = sent(table, reader, codes)
    finally:
        match.state = truth
    for one, two in zip(here, there, strict=True):
        assert one == two, f"{match.plugin.id}: seat {reader} can tell worlds apart"
    count = len(here)
    if game.refusal(other, seat, code) == 0:
        mine, theirs = (
            heard(table, truth, seat, code, reader),
            heard(table, other, seat, code, reader),
        )
        if mine[0] == theirs[0]:
            assert mine[1] == theirs[1], f"{match.plugin.id}: the log tells seat {reader} too much"
            count += 1
    return count


@pytest.mark.parametrize("id", sorted(games()))
def test_worlds_one_seat_cannot_tell_apart_sound_the_same(id: str, tmp_path: Any) -> None:
    for seats in sorted({games()[id].seats[0], min(3, games()[id].seats[-1])}):
        compared, worlds = asyncio.run(play(id, seats, tmp_path / str(seats)))
        INSPECTED[f"{id}/{seats}"] = compared
        print(f"{id}, {seats} seats: {compared} messages compared in {worlds} pairs of worlds")
        assert worlds > 10 and compared > 1000


def test_a_leak_would_be_found(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A scene that shows another's hand is caught."""
    id = "critters-at-war"
    true = messages.picture

    def leaky(match: Any, *rest: Any) -> Any:
        return {**true(match, *rest), "oops": sum(match.state.dump()[:400:3])}

    monkeypatch.setattr(messages, "picture", leaky)
    with pytest.raises(AssertionError, match="tell worlds apart"):
        asyncio.run(play(id, 2, tmp_path / "leak"))
