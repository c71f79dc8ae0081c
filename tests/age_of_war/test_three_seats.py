"""The solved game for three seats, and the net that the expert plays by."""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.age_of_war.small_games import position_of, solved, state_of
from tests.age_of_war.tables import holding
from wartable.games.age_of_war import bots
from wartable.games.age_of_war.bots import three_seats
from wartable.games.age_of_war.engine.components import CITIES, ORDINARY
from wartable.games.age_of_war.engine.game import RULES
from wartable.games.age_of_war.engine.thinking.evaluate import share
from wartable.games.age_of_war.engine.thinking.solver import chances
from wartable.games.age_of_war.names import CITY_KEYS
from wartable.games.age_of_war.plugin import GAME
from wartable.kernel import CHANCE, NONE, Knowledge, Rng, members

ROOT = Path(__file__).parents[2]
LINES = Path(__file__).with_name("exact_values_three_seats.txt").read_text("utf-8").splitlines()
EXACT = {
    int(line.split("|")[0]): np.array([float(figure) for figure in line.split("|")[1].split()])
    for line in LINES
    if not line.startswith("#")
}
XINZHENG = CITY_KEYS.index("xinzheng")


def test_the_net_is_the_one_on_the_card() -> None:
    """Its card is in docs/bots.md."""
    file = ROOT / "src/wartable/games/age_of_war" / three_seats.FILE
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    assert digest in (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    assert file.stat().st_size < 5_000_000


@pytest.mark.parametrize("number", [159170474, 137008469, 199835477, 119002623])
def test_exact_values_are_those_of_a_small_solver(number: int) -> None:
    """One province is open: all that can come is solved once more, by other means."""
    values, change = solved(position_of(number), 250)
    assert change < 1e-8
    assert values == pytest.approx(EXACT[number], abs=1e-7)


def test_the_last_city_by_hand() -> None:
    """Only Xinzheng is left and nothing can be stolen. Seat 0 wins with it, else seat 1 does; seat
    2 loses either way and does not end the game. So the two take turns until one rolls it."""
    state = holding(
        "shouchun ying chen wan daliang anyi",
        "handan jinyang dai linzi jimo",
        "ji xiangping",
    )
    position = three_seats.number(list(state.owner), 0)
    rolled = chances().of(XINZHENG, ORDINARY[XINZHENG], 7)
    first = rolled / (1 - (1 - rolled) ** 2)
    values, _ = solved(position_of(position), 250)
    assert values == pytest.approx([first, 1 - first, 0], abs=1e-7)
    said = three_seats.net().chances(np.array([position]))[0]
    assert said == pytest.approx(values, abs=0.01)


def test_the_net_says_what_the_solution_says() -> None:
    """Positions of best play and some that are nearly over."""
    said = three_seats.net().chances(np.array(list(EXACT)))
    wrong = abs(said - np.array(list(EXACT.values())))
    assert len(EXACT) == 283
    assert wrong.mean() < 0.003 and wrong.max() < 0.08
    assert said.sum(axis=1) == pytest.approx(1.0)
    assert EXACT[0] == pytest.approx([0.364729, 0.336148, 0.299122], abs=1e-6)
    assert said[list(EXACT).index(0)] == pytest.approx(EXACT[0], abs=5e-4)


def test_what_the_net_adds_up_is_the_same_everywhere() -> None:
    """Every product and sum of its layers is exact, so the order of adding does not matter."""
    net, most = three_seats.net(), abs(three_seats.net().rows.astype(int)).max()
    assert most < 2**15 and np.log2(net.unit) % 1 == 0 == np.log2(net.grid) % 1
    for slices, biases in net.layers:
        weights = np.hstack(slices)
        steps = weights * 2**20
        assert (steps == steps.round()).all() and (biases * 2**16 % 1 == 0).all()
        assert len(weights) * net.top * abs(weights).max() * 2**20 * net.grid < 2**53


def test_numbers_of_positions() -> None:
    for number in EXACT:
        state = state_of(position_of(number))
        owner = list(state.owner)
        assert three_seats.number(owner, 0) == number
        assert three_seats.passed_on(number) == three_seats.number(owner, 1)
        held = [0 if seat == NONE else seat for seat in owner]
        for city in range(CITIES):
            state.owner[city] = held[city]
        over = np.array([three_seats.number(held, 1)])
        state.locked = state_of((*held, 0)).locked
        assert list(three_seats.shares(over)[0]) == [share(state, seat) for seat in (1, 2, 0)]


def test_a_city_that_cannot_be_taken_is_not_weighed() -> None:
    state = holding("wan", "daliang anyi", "")
    nothing, taken = bots.chances_to_win(state)
    assert 0 < nothing < 1
    assert [CITY_KEYS[city] for city in range(CITIES) if taken[city] == 0.0] == [
        "wan",
        "daliang",
        "anyi",
    ]


def test_expert_plays_legally_with_little_work_and_always_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A turn asks the net once, for at most fifteen positions; compiled and interpreted play are
    one and the same."""
    asked: list[int] = []
    ask = three_seats.Net.chances

    def counted(net: three_seats.Net, numbers: Any) -> Any:
        asked.append(len(numbers))
        return ask(net, numbers)

    monkeypatch.setattr(three_seats.Net, "chances", counted)
    three_seats.after_turn.cache_clear()
    state, rng, bot = RULES.start(3, GAME.settings({"first": 0})), Rng(11), GAME.bot("expert")
    played = []
    while mask := RULES.actors(state):
        (seat,) = members(mask)
        if seat == CHANCE:
            action = RULES.sample_chance(state, rng)
        else:
            seen = Knowledge.of(RULES, state, seat, rng)
            action = bot.choose(seen)
            assert action in seen.legal
        played.append(action)
        RULES.apply(state, seat, action, None)
    assert max(asked) <= 15 and len(asked) <= state.turns + 1
    sizes = [columns.size for slices, _ in three_seats.net().layers for columns in slices]
    assert sum(sizes) < 600_000
    assert (state.turns, zlib.crc32(" ".join(map(str, played)).encode())) == (TURNS, CHECK)


TURNS, CHECK = 35, 149351798
