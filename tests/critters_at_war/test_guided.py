"""Looking further ahead with nets."""

from __future__ import annotations

from typing import Any

from tests.critters_at_war.tables import play
from tests.critters_at_war.test_expert import EARLY
from wartable.games.critters_at_war.bots import learned
from wartable.games.critters_at_war.bots.guided import Node, explored, row
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import Rng, legal

LAST = "first 1\nb0 A: A6 | L: - | S: S4\nb1 A: A1 | L: L6 | S: S5\nh0 S6 | h1 -\nturn 0"


def root(state: CrittersState, seat: int) -> Node:
    figures = learned.net().outputs(learned.row(state, seat)[None])[0].tolist()
    return Node(legal(RULES, state, seat), figures)


def looked(state: CrittersState, seat: int, rounds: int, seed: int = 1) -> tuple[Node, list[float]]:
    rng, node = Rng(seed), root(state, seat)
    worlds = []
    for _ in range(4):
        world = state.clone()
        RULES.determinize(state, seat, rng, world)
        worlds.append(world)
    nets = learned.net(), learned.net()
    return node, explored(nets, node, seat, worlds, rng, rounds)


def test_every_action_is_tried_and_the_better_ones_more_often() -> None:
    node, found = looked(play(EARLY).state, 1, 12)
    assert sum(node.times) == 4 * 12 and min(node.times) >= 4
    assert all(-1 <= worth <= 1 for worth in found) and found == node.means()
    assert node.kids  # it goes further than one action
    assert looked(play(EARLY).state, 1, 12)[1] == found


def test_ends_of_battles_count_as_what_they_are_worth() -> None:
    """The last card decides Sea; faceup it wins, facedown it loses."""
    node, found = looked(play(LAST).state, 0, 8)
    worths: dict[int, Any] = dict(zip(node.codes, found, strict=True))
    best = 3 * 17 + 2
    assert best in worths and worths[best] == max(found) > 0 and not node.kids


def test_what_the_seat_cannot_see_is_one_choice() -> None:
    state = play(EARLY).state
    rows = set()
    for seed in range(6):
        world = state.clone()
        RULES.determinize(state, 1, Rng(seed), world)
        rows.add(row(world, 1))
    assert len(rows) == 1
