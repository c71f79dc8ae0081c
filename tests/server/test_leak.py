"""What a seat is sent must not depend on what it cannot know.

Whole games of every title at a live table. Along the way the true state is exchanged for another
one that the seat cannot tell apart, and everything the server would send is made again: the
traffic must be the same, byte for byte. Then the next action is made in both worlds, and where
the seat still cannot tell them apart, what it hears must be the same too.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from wartable.kernel import CHANCE, CLOCK, Event, Knowledge, Rng, legal
from wartable.play import Match, ProvenChance, notice
from wartable.play.passages import passage_of
from wartable.plugin import games
from wartable.scene import Scene
from wartable.server import changes, describe, messages, streams, telling
from wartable.server.desk import Desk
from wartable.server.opening import SeatWish, TableWish
from wartable.server.protocol import Position
from wartable.server.settings import Settings, TableSettings
from wartable.server.table import Table
from wartable.storage import open_store

CHECKS = 60  # moments per game at which worlds are exchanged
CODES = 300  # illegal actions tried at each
LANGUAGES = ("en", "uk", "ru")


Shown = dict[tuple[int, str, str | None], Scene]  # by seat, language and layout


def sent(
    table: Table, seat: int, lang: str, codes: list[int], before: Shown, after: Shown
) -> list[bytes]:
    """Everything the server may say to this seat now, in a language: pages with their lists of
    actions, whole and as changes of the scenes `before`, what programs read by stream or request,
    who sits where, what may be taken back, and refusals of whatever is tried."""
    found = []
    since = max(0, len(table.match.entries) - 5)
    for plain, layout in ((False, "wide"), (False, "tall"), (True, None)):
        message = telling.position(table, seat, lang, plain, since, layout)
        message.now = 0
        found.append(msgspec.json.encode(message))
        if isinstance(message, Position):
            old = before.get((seat, lang, layout))
            found.append(msgspec.json.encode(changes.since(old, message)))
            after[seat, lang, layout] = message.scene
    found.append(msgspec.json.encode(describe.about(table, "", lang)))
    words: dict[int, bytes] = {}
    for code in codes:
        why = table.match.game.refusal(table.match.state, seat, code)
        if why not in words:
            words[why] = refused(table, seat, code)
        found.append(words[why])
    return found


def refused(table: Table, seat: int, code: int) -> bytes:
    """What is answered to an action that the rules forbid, by socket and by request."""
    try:
        table.match.play(seat, code)
    except streams.Refused as error:
        return msgspec.json.encode([streams.refusal(table, lang, error) for lang in LANGUAGES])
    raise AssertionError("the rules took an action they refuse")


def advice(table: Table, seat: int, believed: Any) -> list[bytes]:
    """All that a hint is made of, for a seat that believes this: bots think in another process and
    are given nothing else."""
    match = table.match
    match.seen = lambda seat, rng: Knowledge(match.game, seat, believed.clone(), rng)  # type: ignore[method-assign]
    try:
        level = match.plugin.levels[-1]
        jobs = [replace(table.bots.job(seat, level, lang), seed=1) for lang in LANGUAGES]
    finally:
        del match.seen
    return [msgspec.json.encode(job) for job in jobs]


def audience(match: Match[Any], before: Any, after: Any, told: list[Event], seat: int) -> int:
    seen = match.sight_of(before), match.sight_of(after)
    return notice.audience(match.seats, *seen, told, seat)


def heard(table: Table, state: Any, seat: int, code: int, reader: int) -> tuple[bytes, list[bytes]]:
    """An action tried on a copy: the reader's view afterwards, and what it is told: the sentences
    of the log, what is seen to happen, and whether anything at all."""
    match = table.match
    after, told = state.clone(), list[Event]()
    match.game.apply(after, seat, code, told)
    noticed = audience(match, state, after, told, seat) >> reader & 1
    lines = [
        msgspec.json.encode(messages.log(match, reader, table.reader(lang), [(0, told)]))
        for lang in LANGUAGES
    ]
    seen = match.sight_of(state).view(reader), match.sight_of(after).view(reader)
    named = [match.plugin.told(event) for event in told if event.audience >> reader & 1]
    beats = [
        msgspec.json.encode(match.plugin.beats(passage_of(match.plugin, *seen, named, *how)))
        for how in ((table.reader("en"), "wide"), (table.reader("uk"), "tall"))
    ]
    return msgspec.json.encode(seen[1]), [b"%d" % noticed, *lines, *beats]


def length(id: str, seats: int, options: Mapping[str, str | int]) -> int:
    """How many actions a random game of this seed has."""
    plugin = games()[id]
    game, rng = plugin.game(), random.Random(5)
    state, count = game.start(seats, plugin.settings(options)), 0
    chance = Rng(5)
    while mask := game.actors(state):
        if mask >> CHANCE & 1:
            game.apply(state, CHANCE, game.sample_chance(state, chance), None)
        else:
            seat = rng.choice([s for s in range(seats) if mask >> s & 1] or [CLOCK])
            game.apply(state, seat, rng.choice(legal(game, state, seat)), None)
        count += 1
    return count


async def play(id: str, seats: int, folder: Any) -> tuple[int, int]:
    """One game; how many messages were compared, and in how many worlds."""
    desk = Desk(Settings(data_dir=folder), open_store(str(folder / "leak.sqlite3")))
    person = desk.store.add_person("Olena")
    stays: dict[str, str | int] = {"resignation": "off"} if id == "through-the-ages" else {}
    wish = TableWish(id, tuple(SeatWish("me") for _ in range(seats)), stays, TableSettings())
    table = await desk.create(person, wish)
    match = table.match
    match.chance = ProvenChance.seeded(5)
    table.history.started = True
    table.row.status = "running"
    rng, stride, step = random.Random(7), max(1, length(id, seats, stays) // CHECKS), 0
    compared = worlds = 0
    shown: Shown = {}
    while not match.over:
        actors = match.actors
        seat = (
            CHANCE
            if actors == (CHANCE,)
            else rng.choice([s for s in actors if s < seats] or [CLOCK])
        )
        if seat == CHANCE:
            code = match.game.sample_chance(match.state, match.chance.rng(match.draws + 1))
        else:
            code = rng.choice(match.legal(seat))
        if step % stride == 0 and seat != CHANCE:
            reader = step // stride % seats
            # one language after the other: what may be told is decided before it is worded
            lang = LANGUAGES[worlds // seats % len(LANGUAGES)]
            compared += exchange(table, reader, lang, seat, code, rng, shown)
            worlds += 1
        before = match.state.clone()
        match.play(seat, code)
        mask = audience(match, before, match.state, match.events[-1], seat)
        table.history.noticed_by.append(mask)
        table.quiet.known[step] = seat == 0  # or every moment would be tried in many states
        step += 1
    desk.here.close()
    desk.store.close()
    return compared, worlds


def exchange(
    table: Table, reader: int, lang: str, seat: int, code: int, rng: random.Random, shown: Shown
) -> int:
    """Compare the true world with one that `reader` cannot tell apart; how many messages."""
    match = table.match
    game, truth = match.game, match.state
    other, believed = truth.clone(), truth.clone()
    game.determinize(truth, reader, Rng(rng.getrandbits(40)), other)
    game.determinize(truth, reader, Rng(rng.getrandbits(40)), believed)
    illegal = set(range(game.actions)) - set(match.legal(reader))
    codes = sorted(rng.sample(sorted(illegal), min(CODES, len(illegal))))
    worlds = []
    for match.state in (truth, other):
        after: Shown = {}
        made = sent(table, reader, lang, codes, shown, after)
        worlds.append(made + advice(table, reader, believed))
    match.state = truth
    shown.update(after)
    for one, two in zip(*worlds, strict=True):
        assert one == two, f"{match.plugin.id}: seat {reader} can tell worlds apart"
    count = len(worlds[0])
    if game.refusal(other, seat, code) == 0:
        mine, theirs = (
            heard(table, truth, seat, code, reader),
            heard(table, other, seat, code, reader),
        )
        if mine[0] == theirs[0]:
            assert mine[1] == theirs[1], f"{match.plugin.id}: the log tells seat {reader} too much"
            count += len(mine[1])
    return count


@pytest.mark.parametrize("id", sorted(games()))
def test_worlds_one_seat_cannot_tell_apart_sound_the_same(id: str, tmp_path: Any) -> None:
    plugin = games()[id]
    for seats in sorted({plugin.seats[0], min(3, plugin.seats[-1])}):
        compared, worlds = asyncio.run(play(id, seats, tmp_path / str(seats)))
        print(f"{id}, {seats} seats: {compared} messages compared in {worlds} pairs of worlds")
        if plugin.package.startswith("wartable."):  # another's game may be as short as it likes
            assert worlds > 10 and compared > 1000


REQUESTS = ("", "/position", "/replay", "/record", "/proof", "/rules")
MOMENTS = 6
CLOCKS = re.compile(rb'"now":[0-9]+')


@pytest.mark.parametrize("id", sorted(games()))
def test_the_wire_sounds_the_same_in_both_worlds(served: Any, id: str) -> None:
    """The same over HTTP and a socket of a real server: every answer, byte for byte."""
    seats = min(3, games()[id].seats[-1])
    people = [served.person() for _ in range(seats)]
    row = people[0].open(id, "me", *["open"] * (seats - 1), listed=True)
    for person in people[1:]:
        person.post(f"/api/tables/{row}/sit", {"mix": "y"})
    table: Table = served.app.state.desk.live[row]
    rng, compared, match = random.Random(3), 0, table.match
    for moment in range(MOMENTS):
        for _ in range(moment * 9):
            step(table, rng)
        truth, other, worlds = match.state, match.state.clone(), []
        match.game.determinize(truth, 0, Rng(moment), other)
        for match.state in (truth, other):
            worlds.append(over_the_wire(people[0], table))
        match.state = truth
        for one, two in zip(*worlds, strict=True):
            assert one == two, f"{id}: the wire tells seat 0 too much"
        compared += len(worlds[0])
    print(f"{id}: {compared} answers compared on the wire")
    assert compared >= 60


def step(table: Table, rng: random.Random) -> None:
    """Somebody acts, straight on the match."""
    match = table.match
    if match.over:
        return
    seat = rng.choice(match.actors)
    before = match.state.clone()
    if seat == CHANCE:
        match.draw()
    else:
        match.play(seat, rng.choice(match.legal(seat)))
    mask = audience(match, before, match.state, match.events[-1], seat)
    table.history.noticed_by.append(mask)
    table.quiet.known[len(match.entries) - 1] = False


def over_the_wire(person: Any, table: Table) -> list[bytes]:
    """What this person is answered to all they can ask and to some things they may not do."""
    found, match = [], table.match
    for path in REQUESTS:
        answer = person.http.get(f"/api/tables/{table.id}{path}")
        found.append(b"%d %s" % (answer.status_code, answer.content))
    codes = range(0, match.game.actions, max(1, match.game.actions // 12))
    words = [match.write(0, code) for code in codes if code not in match.legal(0)]
    body = {"seq": table.number(0), "seat": 0}
    for number, notation in enumerate(["", "xyzzy", *words]):
        move = {**body, "notation": notation, "move": f"m{number}"}
        answer = person.http.post(f"/api/tables/{table.id}/moves", json=move)
        assert answer.status_code >= 400
        found.append(answer.content)
    line = person.socket(table.id, lang="ru")
    line.until_type("position")
    for number, notation in enumerate(words):
        assert line.act(notation, f"w{number}", seq=body["seq"], seat=0)["type"] == "refused"
    line.close()
    first = [line.heard[0], *(m for m in line.heard if m["type"] != "table")]
    found += [msgspec.json.encode(message) for message in first]
    return [CLOCKS.sub(b"", each) for each in found]


def test_a_leak_would_be_found(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A scene that shows another's hand is caught."""
    id = "critters-at-war"
    true = messages.picture

    def leaky(match: Any, *rest: Any) -> Any:
        scene, offers = true(match, *rest)
        return msgspec.structs.replace(scene, hint=str(sum(match.state.dump()[:400:3]))), offers

    monkeypatch.setattr(messages, "picture", leaky)
    with pytest.raises(AssertionError, match="tell worlds apart"):
        asyncio.run(play(id, 2, tmp_path / "leak"))
