"""Learning to play: what learners are given, how a net is asked, and the bots that ask it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.critters_at_war.tables import play
from tools.train import curve
from tools.train.critters_at_war import rows
from wartable.bots.net import Net, Outdated, drawn, read
from wartable.games.critters_at_war.bots import TreeBot
from wartable.games.critters_at_war.bots.learned import ExpertBot, NetBot, row
from wartable.games.critters_at_war.plugin import GAME as PLUGIN
from wartable.kernel import Bot, Knowledge, Rng
from wartable.play.arena import play_game

GAME = PLUGIN.game()
LAYOUT = GAME.features
TABLE = rows()
HIDDEN = """
    first 1
    b0 A: A6 (A5) | L: L6 (L4) | S: -
    b1 A: A1 | L: (L2) | S: S6 (S5)
    h0 L3 S1 | h1 A3 L1
    turn 1
"""


def planes(seed: int, widths: tuple[int, ...] = (24, 12)) -> dict[str, Any]:
    """A net that learned nothing."""
    rng = np.random.RandomState(seed)  # its numbers stay the same in every version
    sizes = [int(TABLE.max()) + 1, *widths, int(GAME.actions) + 1]
    found: dict[str, Any] = {
        "grid": np.array(256.0), "top": np.array(127.0), "table": TABLE,
        "layout": np.array(LAYOUT.version),
    }  # fmt: skip
    for number, (above, below) in enumerate(zip(sizes, sizes[1:], strict=False)):
        found[f"weights{number}"] = rng.randint(-9000, 9000, (above, below)).astype(np.int16)
        found[f"shift{number}"] = np.array(15)
        found[f"biases{number}"] = rng.randint(-9000, 9000, below) / 2**16
    return found


def seen(state: Any, seat: int, seed: int = 1) -> Knowledge[Any]:
    return Knowledge(GAME, seat, state, Rng(seed))


def test_every_value_has_a_row_of_its_own() -> None:
    """0 has none; what the net is not told has none; counts above the cap share the last; rows of
    theatres are alike where the same one lies in the middle."""
    assert (TABLE[:, 0] == -1).all()
    assert sorted(set(TABLE.ravel().tolist())) == list(range(-1, int(TABLE.max()) + 1))
    for name in ("seat", "target", "battle", "mode"):
        assert (TABLE[LAYOUT.field(name).at] == -1).all()
    held = TABLE[LAYOUT.field("held").at]
    assert len(set(held[1:8])) == 7 and set(held[8:]) == {held[7]}
    assert len(set(TABLE[LAYOUT.field("row").at][1:7])) == 3
    lies = TABLE[LAYOUT.field("stack").at :][:18, 1:7]
    assert len(set(lies.ravel().tolist())) == 18 * 6


def test_a_net_adds_up_what_its_table_names() -> None:
    """Compared with the plain product over all rows; every sum is exact. The figures are kept."""
    parts = planes(5)
    cells = row(play(HIDDEN).state, 1)
    given = np.zeros(int(TABLE.max()) + 1)
    for cell, value in enumerate(cells):
        if TABLE[cell, min(value, TABLE.shape[1] - 1)] >= 0:
            given[TABLE[cell, min(value, TABLE.shape[1] - 1)]] = 1.0
    for number in range(3):
        sums = given @ (parts[f"weights{number}"] / 2.0**15) + parts[f"biases{number}"]
        given = np.rint(np.clip(sums, 0, 127) * 256) / 256
    found = Net(parts, LAYOUT).outputs(np.stack([cells, cells * 0]))
    assert (found[0] == sums).all() and found.shape == (2, GAME.actions + 1)
    assert (found[0, :3] * 2**23).tolist() == [1332003.0, -2178864.0, -120773.0]


def test_a_net_of_other_features_is_refused(tmp_path: Path) -> None:
    np.savez_compressed(tmp_path / "net.npz", **planes(1) | {"layout": np.array(7)})
    with pytest.raises(Outdated, match="version 7 .*188 cells.*, the engine writes version 1"):
        read(tmp_path / "net.npz", LAYOUT)


def test_what_is_rare_is_not_drawn() -> None:
    rng = Rng(1)
    found = [drawn([0.0, -1.0, -4.0], 0.05, rng) for _ in range(400)]
    assert 60 < found.count(1) < 160 and found.count(2) == 0
    assert {drawn([0.3, 0.31, 0.2], 1.0, rng) for _ in range(20)} == {1}


def test_the_choice_rests_on_what_the_seat_knows() -> None:
    """Hidden cards change places: the same seed gives the same action."""
    truth, bot = play(HIDDEN).state, NetBot(Net(planes(3), LAYOUT), PLUGIN.bot("random"))
    chosen, worlds = bot.choose(seen(truth, 1)), set()
    for seed in range(12):
        other = truth.clone()
        GAME.determinize(truth, 1, Rng(seed), other)
        worlds.add(tuple(other.dump()))
        assert bot.choose(seen(other, 1)) == chosen
    assert len(worlds) > 3
    assert len({bot.choose(seen(truth, 1, seed)) for seed in range(30)}) > 1


def test_any_target_looks_like_one_that_was_learned() -> None:
    """4 points wanted of 9 and of 12: the same to the net."""
    looks = []
    for target in (9, 12):
        table = play(HIDDEN, target=target)
        table.state.score[0], table.state.score[1] = target - 4, target - 6
        looks.append(np.delete(row(table.state, 1), LAYOUT.field("target").at))
    assert (looks[0] == looks[1]).all()


def test_whole_games_and_games_that_were_not_learned() -> None:
    net = Net(planes(4), LAYOUT)

    class Other(Bot[Any]):
        asked = 0

        def choose(self, seen: Knowledge[Any]) -> int:
            self.asked += 1
            return seen.legal[0]

    other = Other()
    bots = [NetBot(net, other), ExpertBot(net, TreeBot(20, None), 3)]
    first = play_game(GAME, bots, {"target": 1}, 3)
    assert first == play_game(GAME, bots, {"target": 1}, 3) and other.asked == 0
    play_game(GAME, bots, {"mode": 2, "target": 1}, 3)
    assert other.asked > 0


def test_a_curve_is_written(tmp_path: Path) -> None:
    curve.write(tmp_path / "curve.csv", ["million", "won"], [[1, 0.5], [2, 0.625]])
    assert (tmp_path / "curve.csv").read_text().split() == ["million,won", "1,0.5", "2,0.625"]
    assert "won: 0.5 to 0.625" in (tmp_path / "curve.svg").read_text()


def test_workers_in_a_process_without_threads() -> None:
    """Workers are forked, which must not be done beside other threads."""
    file = Path(__file__).with_name("forked_training.py")
    ways = ["-q", "-rs", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *ways, str(file)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    print(done.stdout)
