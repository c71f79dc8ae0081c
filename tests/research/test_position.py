"""Positions for scripts: numbers beside words, back and forth, copies; the same compiled."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

import wartable
from wartable.errors import BadInput
from wartable.kernel import CHANCE
from wartable.play import Position, Refused
from wartable.plugin import games

OURS = [id for id, plugin in games().items() if plugin.package.startswith("wartable.")]
DATA = "treasure = 1"


def test_actions_by_number_are_the_actions_in_words() -> None:
    one, two = (Position.start("critters-at-war", seed=3) for _ in range(2))
    assert len(one.codes()) == len(one.legal()) and one.codes() == sorted(one.codes())
    heard = one.push(one.codes()[2])
    assert heard == two.push(two.legal()[2])
    assert one.record().entries == two.record().entries
    assert one.codes(1 - one.actors[0]) == []


@pytest.mark.parametrize("code", [-1, 283, 2**63, 10**40])
def test_a_number_that_is_no_action(code: int) -> None:
    table = Position.start("critters-at-war", seed=3)
    with pytest.raises(Refused) as caught:
        table.push(code)
    assert caught.value.key == "no-such-action"


def test_outcomes_have_their_exact_weights() -> None:
    table = Position.start("age-of-war", seats=2, chance="manual", options={"first": 0})
    weights = table.outcomes()
    assert table.legal() == list(weights) and len(table.codes()) == 792
    assert sum(weights.values()) == 6**7 and weights["roll 1 1 1 1 1 1 1"] == 1
    table.push("roll 1 1 1 1 1 1 1")
    assert table.outcomes() == {} and table.codes(CHANCE) == []


def test_an_action_is_taken_back_with_what_chance_did() -> None:
    table = Position.start("toy-cellar", seed=1)
    start = table.record().entries
    table.push("walk")
    table.push("stop")
    assert [entry.seat for entry in table.record().entries[-2:]] == [0, CHANCE]
    table.undo()
    assert [entry.text for entry in table.record().entries[1:]] == ["walk"]
    table.undo()
    assert table.record().entries == start and table.legal() == ["walk", "peek", "stop"]
    with pytest.raises(BadInput, match="nothing to take back"):
        table.undo()
    by_hand = Position.start("toy-cellar", chance="manual")
    by_hand.push("hide 4")
    by_hand.undo()
    assert by_hand.actors == (CHANCE,) and by_hand.record().entries == []


def test_a_bot_answers_in_words() -> None:
    table = Position.start("critters-at-war", seed=3)
    said = table.bot("medium")
    assert said in table.legal() and said == table.bot("medium", table.actors[0])
    assert len({table.bot("random", seed=seed) for seed in range(40)}) > 3
    with pytest.raises(BadInput, match="may not act"):
        table.bot("easy", 1 - table.actors[0])
    with pytest.raises(BadInput, match="no level"):
        table.bot("grand")


WAYS = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("id", OURS)
def test_a_copy_goes_on_alike_and_by_itself(id: str, way: str) -> None:
    table = Position.start(id, seed=5)
    for _ in range(8):
        table.push(table.codes()[0])
    table.view(0)
    other: Position = WAYS[way](table)
    assert other.record().text() == table.record().text() and other.view(0) == table.view(0)
    before = table.record().text()
    other.push(other.codes()[0])
    assert table.record().text() == before
    table.push(table.codes()[0])
    assert other.record().text() == table.record().text()
    other.undo()
    assert [entry.text for entry in other.record().entries] == [
        entry.text for entry in Position.of(before).record().entries
    ]


def test_a_pickle_keeps_the_data_file() -> None:
    table = Position.start("toy-cellar", seed=1, data=DATA)
    again = pickle.loads(pickle.dumps(table))
    assert again.match.data == DATA and again.match.game is not table.match.game


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"theme": "xx"}, "no theme 'xx'; there are: light, dark"),
        ({"lang": "xx"}, "no language 'xx'; there are: en, uk, ru"),
        ({"seat": 5}, "no seat 5; seats are 0 to 1"),
    ],
    ids=str,
)
def test_a_picture_that_cannot_be(asked: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        Position.start("age-of-war", seed=1).svg(**asked)


def test_a_notebook_finds_the_names() -> None:
    assert {"Position", "game", "games", "BadInput", "research"} <= set(dir(wartable))
    code = "import wartable; print(wartable.research.make('age-of-war').seats)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "2\n", done.stderr
