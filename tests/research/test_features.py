"""Features as arrays, and what they were when their layout was numbered."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wartable import research
from wartable.errors import BadInput
from wartable.kernel import Rng
from wartable.plugin import games

OURS = [id for id, plugin in games().items() if plugin.package.startswith("wartable.")]
VERSIONS = {
    "age-of-heroes": (1, 1039, 1426188361),
    "age-of-war": (1, 97, 2397643573),
    "critters-at-war": (1, 188, 3089590516),
    "small-samurai-empires": (1, 486, 3809988716),
    "through-the-ages": (1, 1544, 4204454560),
}  # version, cells, checksum


def row_sums(id: str) -> tuple[int, int, int]:
    """Version, cells, and a checksum of rows of every seat on the way through a game."""
    plugin = games()[id]
    lasting = {o.key: "off" for o in plugin.options if o.key == "resignation"}
    env = research.make(id, plugin.seats[-1], lasting).start(11)
    rng, total = Rng(3), 0
    for _ in range(120):
        if env.over:
            break
        for seat in range(env.seats):
            total = zlib.crc32(env.features(seat).tobytes(), total)
        codes = env.legal()
        env.step(codes[rng.below(len(codes))])
    layout = env.game.features
    named = " ".join(f"{f.name} {f.kind} {f.shape} {f.least} {f.most}" for f in layout.fields)
    return layout.version, layout.size, zlib.crc32(named.encode(), total)


@pytest.mark.parametrize("id", OURS)
def test_a_layout_is_what_its_version_says(id: str) -> None:
    """What is written otherwise, or called otherwise, has another version."""
    assert row_sums(id) == VERSIONS[id]


def test_rows_become_inputs_of_a_network() -> None:
    env = research.make("age-of-war", 3).start(2)
    layout = env.game.features
    rows = np.stack([env.features(seat) for seat in range(3)])
    inputs = research.expanded(layout, rows)
    assert inputs.dtype == np.float32 and inputs.shape[0] == 3
    wide = sum(f.size * f.most if f.kind == "choice" else f.size for f in layout.fields)
    assert inputs.shape[1] == wide and inputs.min() >= 0 and inputs.max() <= 1
    assert np.array_equal(inputs[1], research.expanded(layout, rows[1]))
    current = layout.field("current")
    before = [f for f in layout.fields if f.at < current.at]
    at = sum(f.size * f.most if f.kind == "choice" else f.size for f in before)
    for seat in range(3):
        turn = inputs[seat, at : at + 6]
        assert turn.sum() == 1 and turn[(env.actors[0] - seat) % 3] == 1
    for wrong in (rows[:, 1:], np.zeros(layout.size + 1), rows.astype(str), rows.T, 3):
        with pytest.raises(BadInput, match=f"rows of {layout.size} cells are wanted"):
            research.expanded(layout, wrong)  # type: ignore[arg-type]


def test_an_own_array_each_time() -> None:
    env = research.make("critters-at-war").start(1)
    row, legal = env.features(0), env.mask(env.actors[0])
    row[:] = 9
    assert (env.features(0) != row).any() and list(np.flatnonzero(legal)) == env.legal()
    assert not env.mask(1 - env.actors[0]).any()


@pytest.mark.parametrize("seat", [-1, 2, 7, 10**30])
def test_a_row_of_nobody(seat: Any) -> None:
    env = research.make("critters-at-war").start(1)
    for ask in (env.features, env.mask):
        with pytest.raises(BadInput, match="no seat"):
            ask(seat)
    with pytest.raises(BadInput, match="no features"):
        research.make("toy-cellar").start(1).features(0)
    with pytest.raises(KeyError):
        env.game.features.field("luck")


def test_the_page_counts_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:6] for line in page.splitlines() if line.startswith("| `")]
    found = {}
    for id in OURS:
        plugin, game = games()[id], games()[id].game()
        least, most = plugin.seats[0], plugin.seats[-1]
        seats = f"{least}" if least == most else f"{least}–{most}"
        found[f"`{id}`"] = [seats, *map(str, (game.actions, game.chances, game.features.size))]
    said = {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows}
    assert {id: said[id] for id in found} == found


def test_an_array_to_write_into() -> None:
    """Numpy's way: `out` of exactly this shape and kind, part of a larger array or not."""
    env = research.make("critters-at-war").start(1)
    seat, size = env.actors[0], env.game.features.size
    rows = np.full((size, 3), 7, np.int16)
    given = rows[:, 1]  # not contiguous
    assert env.features(seat, out=given) is given
    assert np.array_equal(rows[:, 1], env.features(seat)) and (rows[:, [0, 2]] == 7).all()
    legal = np.ones(env.game.actions, np.bool_)
    assert np.array_equal(env.mask(seat, out=legal), env.mask(seat))
    fixed = np.zeros(size, np.int16)
    fixed.flags.writeable = False
    for out, words in (
        (np.zeros(size - 1, np.int16), r"int16 \[188\], not of int16 \[187\]"),
        (np.zeros((1, size), np.int16), r"not of int16 \[1, 188\]"),
        (np.zeros(size, np.float32), "not of float32"),
        (np.zeros(size, ">i2"), "not of >i2"),
        (bytearray(2 * size), "not bytearray"),
        (fixed, "cannot be written to"),
    ):
        with pytest.raises(BadInput, match=words):
            env.features(seat, out=out)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="array of bool"):
        env.mask(seat, out=np.zeros(env.game.actions, np.uint8))  # type: ignore[arg-type]


def test_what_a_seat_may_think_that_others_know() -> None:
    """Its own row is exact; of a rival's hand it knows the size, and nothing it sees is in it."""
    env = research.make("critters-at-war").start(3)
    seat, layout = env.actors[0], env.game.features
    rows = env.marginals(seat, n=60, seed=1)
    assert np.array_equal(rows, env.marginals(seat, n=60, seed=1))
    assert np.array_equal(rows[0], research.expanded(layout, env.features(seat)))
    assert rows.min() >= 0 and rows.max() <= 1
    hand = research.columns(layout)["hand"]
    own, rival = rows[:, hand]
    assert rival.sum() == pytest.approx(6) and not (own * rival).any()
    assert ((rival > 0) & (rival < 1)).sum() == 12  # any of those it does not hold itself
    assert research.columns(layout)["deck-top"].stop == rows.shape[1]
    with pytest.raises(BadInput, match="1 state or more"):
        env.marginals(seat, n=0)
    with pytest.raises(BadInput, match="no seat 2"):
        env.marginals(2)
