"""A page is sent what changed in its scene; whole again it is the scene that others are sent."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from wartable.plugin import games
from wartable.scene import Layout, piece
from wartable.server import seating, telling
from wartable.server.changes import between
from wartable.server.connection import Connection
from wartable.server.desk import Desk
from wartable.server.opening import SeatWish, TableWish
from wartable.server.protocol import LayoutChange
from wartable.server.settings import Settings, TableSettings
from wartable.storage import open_store

MOVES = 40


def layout(ids: str, x: float = 0, width: float = 9) -> Layout:
    return Layout.of(width, 9, [piece(id, "s", x, 0) for id in ids])


def made(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """What static/scenes.js makes of it."""
    pieces, gone = change.get("pieces", []), set(change.get("gone", ()))
    moved = gone | {p["id"] for p in pieces}
    found = [p for p in old["pieces"] if p["id"] not in moved]
    for at, each in zip(change.get("at", ()), pieces, strict=True):
        found.insert(at, each)
    return {**old, "pieces": found}


def test_what_comes_changes_and_goes() -> None:
    old = layout("abcde")
    new = Layout.of(9, 9, [*layout("a").pieces, piece("c", "s", 5, 0), *layout("ef").pieces])
    assert between(old, new) == LayoutChange(
        pieces=[new.pieces[1], new.pieces[3]], at=[1, 3], gone=["b", "d"]
    )
    assert between(old, old) == LayoutChange()


def test_all_is_sent_where_changes_would_not_do() -> None:
    assert between(layout("abc"), layout("abc", width=8)) is None
    assert between(layout("abc"), layout("abc", x=3)) is None  # as long as the whole
    assert between(layout("abcd"), layout("abdc")) is None  # laid in another order


@pytest.mark.parametrize("id", sorted(games()))
def test_changes_make_the_scene_that_others_are_sent(id: str, tmp_path: Path) -> None:
    """Two readers of each side and layout: one hears all, the other what changed."""

    async def work(desk: Desk) -> tuple[int, int]:
        count = games()[id].seats[0]
        person = desk.store.add_person("Olena")
        seats = tuple(SeatWish("me") for _ in range(count))
        stays: dict[str, str | int] = {"resignation": "off"} if id == "through-the-ages" else {}
        table = await desk.create(person, TableWish(id, seats, stays, TableSettings()))
        await seating.ready(table, person.id, "")
        lines = [
            (Connection(*who, layout=name), Connection(*who, layout=name, changes=True))
            for who in ((person.id, "en"), ("", "uk"))
            for name in ("wide", "tall", None)
        ]
        shown: list[dict[str, Any]] = [{} for _ in lines]
        rng, sizes = random.Random(5), [0, 0]
        for step in range(MOVES):
            table.connections = {line for pair in lines for line in pair}
            for line in table.connections:  # a hand is uncovered now and then
                seat = next(iter(table.history.acting()), 0)  # nobody acts once it is over
                line.shown = seat if line.person and step % 3 == 0 else None
            await telling.tell(table, step)
            for n, pair in enumerate(lines):
                raw = [line._queue.get_nowait() or b"" for line in pair]
                full, change = map(json.loads, raw)
                for name, each in change.pop("changes", {}).items():
                    change["scene"][name] = made(shown[n][name], each)
                assert {**change, "now": 0} == {**full, "now": 0}
                shown[n] = change["scene"]
                sizes = [size + len(data) for size, data in zip(sizes, raw, strict=True)]
            if table.match.over:
                break
            seat = rng.choice(table.history.acting())
            table.connections = set()
            await table.play(seat, rng.choice(table.match.legal(seat)))
        return sizes[0], sizes[1]

    async def go() -> tuple[int, int]:
        desk = Desk(Settings(data_dir=tmp_path), open_store(str(tmp_path / "t.sqlite3")))
        try:
            return await work(desk)
        finally:
            await desk.close()
            desk.store.close()

    whole, changes = asyncio.run(go())
    assert changes < 0.9 * whole
