"""All seats of a game as PettingZoo takes them. Its own tests are the judges."""

from __future__ import annotations

import copy
import os
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from wartable.adapters import pettingzoo
from wartable.errors import BadInput
from wartable.play import Refused
from wartable.plugin import games

OURS = {id: plugin for id, plugin in games().items() if plugin.package.startswith("wartable.")}
TABLES = [
    (id, seats) for id, plugin in OURS.items() for seats in {plugin.seats[0], plugin.seats[-1]}
]
AT_ONCE = [(id, seats) for id, seats in TABLES if not OURS[id].in_turn]
TIMES = 20 if os.environ.get("WARTABLE_JUDGES") else 1  # as long as in `make test`
DICTS = (
    "ignore:Observation is not a NumPy array",  # it is a dictionary with a mask, as in its classics
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
)


def lasting(id: str) -> dict[str, str]:
    """In which random play does not resign."""
    return {o.key: "off" for o in OURS[id].options if o.key == "resignation"}


def judged(test: Any) -> Any:
    marks = [pytest.mark.filterwarnings("error"), *map(pytest.mark.filterwarnings, DICTS)]
    for mark in marks:
        test = mark(test)
    return test


@judged
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_pettingzoo_is_content_with_one_after_another(id: str, seats: int) -> None:
    api_test(pettingzoo.env(id, seats, lasting(id)), num_cycles=12 * TIMES)
    seed_test(lambda: pettingzoo.env(id, seats, lasting(id)), num_cycles=6 * TIMES)


@judged
@pytest.mark.parametrize(("id", "seats"), AT_ONCE)
def test_pettingzoo_is_content_with_all_at_once(id: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(id, seats), num_cycles=20 * TIMES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(id, seats), num_cycles=6 * TIMES)


@judged
def test_pettingzoo_is_content_to_the_end_of_a_game() -> None:
    api_test(pettingzoo.env("toy-auction", 4, expanded=True, render_mode="ansi"), num_cycles=50)
    parallel_api_test(pettingzoo.parallel_env("toy-auction", 4, expanded=True), num_cycles=50)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_a_copy_goes_on_alike(make: Any) -> None:
    env = make("small-samurai-empires")
    env.reset(seed=1)
    for other in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert other.agents == env.agents
        for agent in env.agents:
            mine, theirs = (each.unwrapped.table.row(int(agent[-1])) for each in (env, other))
            assert np.array_equal(mine, theirs)


def test_games_in_turn_are_not_played_at_once() -> None:
    assert {id for id, plugin in OURS.items() if not plugin.in_turn} == {
        "age-of-heroes",
        "small-samurai-empires",
    }
    with pytest.raises(BadInput, match="one after another: use `env`"):
        pettingzoo.parallel_env("age-of-war")


def test_the_seats_are_paid_at_the_end() -> None:
    env = pettingzoo.env("age-of-war", 3, {"cap": 60}, reward="margin")
    env.reset(seed=4)
    paid = {}
    for agent in env.agent_iter():
        seen, worth, over, _, _ = env.last()
        paid[agent] = worth
        assert over or worth == 0
        game = env.unwrapped.table.env
        if not over:
            assert f"seat_{game.actor}" == agent
            assert np.array_equal(seen["observation"], game.features(game.actor))
            others = [env.observe(other)["action_mask"] for other in env.agents if other != agent]
            assert seen["action_mask"].any() and not any(mask.any() for mask in others)
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert list(paid.values()) != [0, 0, 0] and sorted(paid) == ["seat_0", "seat_1", "seat_2"]
    assert [paid[f"seat_{seat}"] for seat in range(3)] == game.returns("margin")


def test_all_at_once_is_the_same_game_as_one_after_another() -> None:
    """Those who may act do so by one call; the others may do nothing that counts."""
    env = pettingzoo.parallel_env("small-samurai-empires", 4)
    seen, infos = env.reset(seed=2)
    other = env.table.env.clone()
    counts = set()
    for _ in range(60):
        acting = [seat for seat in range(4) if infos[f"seat_{seat}"]["acts"]]
        assert tuple(acting) == other.actors
        counts.add(len(acting))
        codes = {
            seat: int(np.flatnonzero(seen[f"seat_{seat}"]["action_mask"])[-1]) for seat in acting
        }
        seen, _, _, _, infos = env.step({f"seat_{seat}": codes.get(seat, 0) for seat in range(4)})
        assert not any(info["dropped"] for info in infos.values())
        for seat, code in reversed(codes.items()):
            other.step(code, seat)
        assert other.state.dump() == env.table.env.state.dump()
    assert counts == {1, 4}


def test_an_action_that_another_made_impossible_is_dropped() -> None:
    """Seats of a live fair act freely: two agree to the same deal, and one comes too late."""
    env = pettingzoo.parallel_env("age-of-heroes", 4, {"fair": "live"})
    rng, dropped = np.random.default_rng(3), 0
    seen, _ = env.reset(seed=3)
    while env.agents and not dropped:
        masks = {agent: sight["action_mask"] for agent, sight in seen.items()}
        codes = {a: int(rng.choice(np.flatnonzero(m))) for a, m in masks.items()}
        seen, worth, over, cut, infos = env.step(codes)
        assert not any(cut.values())
        dropped += sum(info["dropped"] for info in infos.values())
    assert dropped


def test_an_illegal_action_ends_the_game() -> None:
    env = pettingzoo.env("age-of-war", 2)
    env.reset(seed=1)
    agent, illegal = env.agent_selection, int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    before = env.unwrapped.table.env.save()
    env.step(illegal)
    assert all(env.terminations.values()) and env.rewards[agent] == -1
    assert sorted(env.rewards.values()) == [-1, 0] and env.unwrapped.table.env.save() == before
    env.reset(seed=1)
    for outside in (-1, 52, 10**30, "0", None):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(outside)
    raw = pettingzoo.raw_env("age-of-war", 2)
    raw.reset(seed=1)
    for wrong in (illegal, -1, 52, 10**30, "0", None):
        with pytest.raises((Refused, BadInput)):
            raw.step(wrong)
    assert raw.table.env.steps == env.unwrapped.table.env.steps


def test_an_illegal_action_of_one_ends_the_game_of_all() -> None:
    env = pettingzoo.parallel_env("toy-auction", 2)
    env.reset(seed=1)
    before = env.table.env.save()
    for wrong in ({"seat_0": 0}, {"seat_0": 0, "seat_1": 99}, {"seat_0": 0, "seat_1": "0"}):
        with pytest.raises(BadInput, match="seat_1"):
            env.step(wrong)
    _, worth, over, cut, _ = env.step({"seat_0": 0, "seat_1": 6})
    assert worth == {"seat_0": 0, "seat_1": -1} and all(over.values()) and all(cut.values())
    assert env.agents == [] and env.table.env.save() == before
    assert env.step({}) == ({}, {}, {}, {}, {})


@pytest.mark.parametrize(
    "given",
    [{"game": "chess"}, {"seats": 9}, {"options": {"speed": 1}}, {"reward": "elo"}]
    + [{"render_mode": "human"}],
    ids=str,
)
def test_what_cannot_be_made(given: dict[str, Any]) -> None:
    for make in (pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env):
        with pytest.raises(BadInput):
            make(**{"game": "age-of-heroes", **given})
