"""One seat of a game as Gymnasium takes it. Its own checker is the judge."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from wartable import research
from wartable.adapters import gymnasium
from wartable.errors import BadInput
from wartable.plugin import games

OURS = [id for id, plugin in games().items() if plugin.package.startswith("wartable.")]


def played(env: gymnasium.Seat, seed: int, most: int = 10**6) -> list[Any]:
    """Every observation and reward of a random game."""
    row, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    found: list[Any] = [row.tolist()]
    for _ in range(most):
        code = int(env.action_space.sample(info["action_mask"]))
        row, worth, over, cut, info = env.step(code)
        assert not cut
        found.append((row.tolist(), worth))
        if over:
            break
    return found


@pytest.mark.parametrize("expanded", [False, True])
@pytest.mark.parametrize("id", OURS)
@pytest.mark.filterwarnings("error")
def test_gymnasium_is_content(id: str, expanded: bool) -> None:
    name = f"wartable/{id}-v{games()[id].rules_version}"
    env = gym.make(name, expanded=expanded, render_mode="ansi", disable_env_checker=True)
    check_env(env.unwrapped)


def test_a_game_depends_on_its_seed() -> None:
    rivals = ("critters-at-war", None, "easy")  # they think: some moves are enough
    games = [played(gymnasium.make(*rivals), seed, 8) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]
    env = gymnasium.make("critters-at-war")
    first, second = played(env, 1), env.reset()[0].tolist()
    again, next_one = played(env, 1), env.reset()[0].tolist()
    assert first == again and second == next_one != first[0]


@pytest.mark.parametrize("way", ["pickle", "deepcopy"])
@pytest.mark.parametrize("id", OURS)
def test_a_copy_goes_on_alike(id: str, way: str) -> None:
    """Against any level, in both builds: environments travel to other processes."""
    for level in games()[id].levels:
        other = copied(gymnasium.make(id, rivals=level), way)
        assert type(other.rivals[0]) is type(games()[id].bot(level))
    env = gymnasium.make(id, rivals="easy", expanded=True)
    _, info = env.reset(seed=1)
    other = copied(env, way)
    for _ in range(5):
        code = int(info["action_mask"].argmax())
        row, _, _, _, info = env.step(code)
        assert np.array_equal(other.step(code)[0], row)


def copied(env: Any, way: str) -> Any:
    return pickle.loads(pickle.dumps(env)) if way == "pickle" else copy.deepcopy(env)


@pytest.mark.parametrize("seat", [0, 2])
def test_the_seat_is_asked_and_rivals_are_not(seat: int) -> None:
    """What is observed and allowed is the seat's own, in each step; the last one pays."""
    env = gymnasium.make("age-of-war", seat, seats=3, options={"cap": 40}, reward="rank")
    _, info = env.reset(seed=3)
    over, worth = False, 0.0
    while not over:
        assert worth == 0 and env.table.env.actors == (seat,) and info["seat"] == seat
        assert np.array_equal(info["action_mask"], env.action_masks())
        row, worth, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        assert np.array_equal(row, env.table.env.features(seat))
    assert worth == env.table.env.returns("rank")[seat] and not info["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_a_rival_plays_its_own_bot() -> None:
    asked: list[int] = []

    class Last:
        def choose(self, seen: Any) -> int:
            asked.append(seen.seat)
            return int(seen.legal[-1])

    env = gymnasium.make("toy-auction", 1, [Last(), "random"], seats=3)  # type: ignore[list-item]
    played(env, 1)
    assert asked and set(asked) == {0}


def test_an_illegal_action_changes_nothing_and_says_so() -> None:
    env = gymnasium.make("age-of-war")
    with pytest.raises(ResetNeeded):
        env.step(0)
    row, info = env.reset(seed=1)
    before = env.table.env.save()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, worth, over, cut, said = env.step(illegal)
    assert said.pop("illegal") is True and np.array_equal(row, after)
    assert (worth, over, cut) == (0, False, False) and said.keys() == info.keys()
    for outside in (-1, 52, 10**30, 0.5, None, "0"):
        with pytest.raises(InvalidAction):
            env.step(outside)  # type: ignore[arg-type]
    assert env.table.env.save() == before


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": 9}, "is played by 2 to 6"),
        ({"seat": 2}, "no seat 2; seats are 0 to 1"),
        ({"seat": "0"}, "no seat '0'"),
        ({"options": {"speed": 1}}, "no option 'speed'"),
        ({"rivals": "grand"}, "no level 'grand'"),
        ({"rivals": ["easy", "easy"]}, "1 rivals are wanted, not 2"),
        ({"rivals": 7}, "a rival is a level or has `choose`"),
        ({"reward": "elo"}, "no reward 'elo'"),
        ({"render_mode": "human"}, "no render mode 'human'"),
    ],
    ids=lambda given: str(given) if isinstance(given, dict) else "",
)
def test_what_cannot_be_made(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        gymnasium.make(**{"game": "age-of-war", **given})


def test_expanded_cells_keep_their_bounds() -> None:
    env = gymnasium.make("critters-at-war", expanded=True)
    row, _ = env.reset(seed=2)
    space: Any = env.observation_space
    plain = env.table.env.features(env.seat)
    assert row.dtype == np.float32 and space.contains(row)
    assert np.array_equal(row, research.expanded(env.table.layout, plain))
    assert space.low.min() >= -1 and space.high.max() == 1


# ---- many games at once


def chosen(infos: dict[str, Any], rng: np.random.Generator) -> Any:
    return (rng.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(axis=1)


@pytest.mark.parametrize("id", OURS)
def test_many_games_are_asked_for_one_seat(id: str) -> None:
    name = f"wartable/{id}-v{games()[id].rules_version}"
    envs = gym.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point", seat=1)
    env: Any = envs.unwrapped
    rng = np.random.default_rng(1)
    rows, infos = envs.reset(seed=1)
    for _ in range(8):
        assert envs.observation_space.contains(rows) and (env.batch.actor == 1).all()
        assert np.array_equal(infos["action_mask"], env.action_masks())
        rows, worth, over, cut, infos = envs.step(chosen(infos, rng))
        assert np.array_equal(rows, env.batch.obs) and rows is not env.batch.obs
        assert not cut.any() and not worth[~over].any()


def test_a_game_of_many_that_ends_is_paid_to_its_seat() -> None:
    env = gymnasium.make_vec("toy-auction", 6, None, "easy", 3, {"rounds": 2}, reward="rank")
    assert list(env.seats) == [0, 1, 2, 0, 1, 2]
    counted = gym.wrappers.vector.RecordEpisodeStatistics(env)
    rng, ended = np.random.default_rng(2), 0
    _, infos = counted.reset(seed=3)
    for _ in range(12):
        _, worth, over, _, infos = counted.step(chosen(infos, rng))
        for at in np.flatnonzero(over):
            assert worth[at] == env.batch.reward[at, env.seats[at]]
            ended += 1
    assert ended > 12


def test_many_games_depend_on_their_seed() -> None:
    found = []
    for seed in (1, 1, 2):
        env = gymnasium.make_vec("critters-at-war", 2, rivals="easy", expanded=True)
        rows, infos = env.reset(seed=seed)
        assert rows.dtype == np.float32 and env.observation_space.contains(rows)
        rng = np.random.default_rng(5)
        for _ in range(3):
            rows, _, _, _, infos = env.step(chosen(infos, rng))
        found.append((rows.tolist(), env.reset()[0].tolist()))
    assert found[0] == found[1] and found[0][0] != found[2][0] and found[0][1] != found[2][1]


def test_an_illegal_action_in_one_of_many_games_changes_none() -> None:
    env = gymnasium.make_vec("age-of-war", 2)
    with pytest.raises(ResetNeeded):
        env.step(np.array([0, 0]))
    rows, infos = env.reset(seed=1)
    legal = infos["action_mask"].argmax(axis=1)
    illegal = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    for codes in ([legal[0], illegal], [legal[0], 52], [legal[0]], [0.5, 0.5], ["0", "0"]):
        with pytest.raises(InvalidAction):
            env.step(np.array(codes))
    assert np.array_equal(env.batch.obs, rows)
    for given in (
        {"num_envs": 0},
        {"num_envs": "2"},
        {"rivals": "grand"},
        {"seat": 2},
        {"seats": 9},
    ):
        with pytest.raises(BadInput):
            gymnasium.make_vec(**{"game": "age-of-war", "num_envs": 2, **given})  # type: ignore[arg-type]


def test_a_rival_against_the_rules_is_not_taken_for_an_action() -> None:
    class Stubborn:
        def choose(self, seen: Any) -> int:
            return 51 if self.odd else seen.legal[0]

        odd = False

    rival = Stubborn()
    env = gymnasium.make_vec("age-of-war", 2, rivals=rival)  # type: ignore[arg-type]
    _, infos = env.reset(seed=1)
    rival.odd = True
    with pytest.raises(BadInput, match="Stubborn.* chose 51"):
        for _ in range(20):
            _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
