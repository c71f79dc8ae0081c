"""Many games at once are as many games, one by one."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from wartable import research
from wartable.errors import BadInput
from wartable.kernel import CHANCE, Bot, Knowledge, Rng
from wartable.plugin import game, games

OURS = [id for id, plugin in games().items() if plugin.package.startswith("wartable.")]


def lasting(id: str) -> dict[str, str]:
    return {o.key: "off" for o in game(id).options if o.key == "resignation"}


def chosen(batch: research.Batch, rng: Rng) -> Any:
    rows = [np.flatnonzero(row) for row in batch.mask]
    return np.array([row[rng.below(len(row))] for row in rows])


@pytest.mark.parametrize("id", [*OURS, "toy-auction"])
def test_arrays_say_what_the_engine_says(id: str) -> None:
    batch = research.Batch(id, 3, game(id).seats[-1], lasting(id), seed=5)
    arrays = batch.obs, batch.mask, batch.actor, batch.done, batch.reward
    rng = Rng(2)
    for _ in range(25):
        for at, state in enumerate(batch._many.states):
            env = research.make(id, batch.seats, lasting(id), chance="manual").clone(state)
            seat = int(batch.actor[at])
            assert seat == env.actor != CHANCE
            assert np.array_equal(batch.mask[at], env.mask(seat))
            assert np.array_equal(batch.obs[at], env.features(seat))
        batch.step(chosen(batch, rng))
    now = batch.obs, batch.mask, batch.actor, batch.done, batch.reward
    assert all(before is after for before, after in zip(arrays, now, strict=True))


@pytest.mark.parametrize("reward", research.REWARDS)
def test_a_game_that_ends_is_paid_and_another_begins(reward: research.Reward) -> None:
    batch = research.Batch("age-of-war", 4, 3, {"cap": 6}, reward=reward)
    rng, ended = Rng(1), 0
    for _ in range(150):
        codes = chosen(batch, rng)
        envs = [research.make("age-of-war", 3, {"cap": 6}).clone(batch.state(n)) for n in range(4)]
        batch.step(codes)
        for at, env in enumerate(envs):
            env.step(int(codes[at]))  # another roll may follow, but the same end
            assert bool(batch.done[at]) == env.over
            assert list(batch.reward[at]) == env.returns(reward)
            ended += env.over
    assert ended > 8


def test_the_same_seed_is_the_same_batch_whatever_its_size() -> None:
    one, two = (research.Batch("critters-at-war", n, seed=7) for n in (2, 5))
    for _ in range(30):
        codes = np.array([int(np.flatnonzero(row)[-1]) for row in two.mask])
        one.step(codes[:2])
        two.step(codes)
        assert np.array_equal(one.obs, two.obs[:2]) and np.array_equal(one.done, two.done[:2])
    other = research.Batch("critters-at-war", 2, seed=8)
    assert not np.array_equal(research.Batch("critters-at-war", 2, seed=7).obs, other.obs)


def test_forced_moves_are_made_without_asking() -> None:
    batch = research.Batch("age-of-war", 3, skip_forced=True)
    rng = Rng(4)
    for _ in range(60):
        assert (batch.mask.sum(axis=1) > 1).all()
        batch.step(chosen(batch, rng))
    usual = research.Batch("age-of-war", 3)
    forced = 0
    for _ in range(60):
        forced += int((usual.mask.sum(axis=1) == 1).sum())
        usual.step(chosen(usual, rng))
    assert forced > 20


@pytest.mark.parametrize(
    "codes",
    [[0], [0, 0, 0], [0.0, 0.0], ["0", "0"], [[0, 0]], [-1, 0], [52, 0], [0, 2**40], [True, True]],
    ids=str,
)
def test_codes_that_cannot_be(codes: Any) -> None:
    batch = research.Batch("age-of-war", 2)
    before = batch.obs.copy(), batch.mask.copy()
    with pytest.raises(BadInput):
        batch.step(np.array(codes))
    illegal = int(np.flatnonzero(~batch.mask[1])[0])
    with pytest.raises(BadInput, match="game 1: action .* is not legal; nothing was done"):
        batch.step(np.array([0, illegal]))
    assert np.array_equal(before[0], batch.obs) and np.array_equal(before[1], batch.mask)


def test_batches_that_cannot_be() -> None:
    """Also one that no memory would hold is told at once."""
    for given in (
        *({"n": n} for n in (0, 1.5, 10**12)),
        *({name: "x"} for name in ("seed", "first", "reward", "game")),
        {"seats": 9},
    ):
        with pytest.raises(BadInput):
            research.Batch(**{"game": "age-of-war", "n": 2, **given})
    batch = research.Batch("age-of-war", 2)
    with pytest.raises(ValueError, match="read-only"):
        batch.obs[0, 0] = 1
    for way in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="neither copied nor pickled"):
            way(batch)


def test_legal_actions_stand_there_three_times() -> None:
    batch = research.Batch("small-samurai-empires", 4, 3, lasting("small-samurai-empires"))
    rng, actions = Rng(3), batch.game.actions
    for _ in range(60):
        bits = np.unpackbits(batch.packed, axis=1, count=actions, bitorder="little")
        assert np.array_equal(bits.astype(np.bool_), batch.mask)
        for at in range(4):
            assert np.array_equal(
                batch.codes[at, : batch.count[at]], np.flatnonzero(batch.mask[at])
            )
        batch.step(chosen(batch, rng))


@pytest.mark.parametrize("rivals", ["random", "easy"])
def test_rivals_play_until_a_seat_is_to_act(rivals: str) -> None:
    """Its own seat in each game; what the game was worth is told once, when it has acted in it."""
    seats = np.array([0, 1, 2, 1])
    batch = research.Batch("age-of-war", 4, 3, {"cap": 3}, seed=2)
    again = research.Batch("age-of-war", 4, 3, {"cap": 3}, seed=2)
    batch.step_until(seats, rivals=rivals)
    again.step_until(seats, rivals=rivals)
    assert not batch.done.any() and np.array_equal(batch.actor, seats)
    ended = 0
    for _ in range(25):
        states = [batch.state(at) for at in range(4)]
        for at, state in enumerate(states):
            env = research.make("age-of-war", 3, {"cap": 3}, chance="manual").clone(state)
            assert np.array_equal(batch.mask[at], env.mask(int(seats[at])))
            assert np.array_equal(batch.obs[at], env.features(int(seats[at])))
        codes = batch.codes[:, 0]
        again.step_until(seats, codes, rivals)
        batch.step_until(seats, codes, rivals)
        assert np.array_equal(batch.actor, seats) and np.array_equal(batch.obs, again.obs)
        assert (batch.reward[~batch.done] == 0).all()
        assert np.allclose(batch.reward.sum(axis=1), 0)
        ended += int(batch.done.sum())
    assert ended > 4


class Stubborn(Bot[Any]):
    def choose(self, seen: Knowledge[Any]) -> int:
        return 51


def test_a_rival_against_the_rules() -> None:
    """Is named; the arrays say where the games stand, and these go on."""
    batch = research.Batch("age-of-war", 3, seed=5)
    with pytest.raises(BadInput, match=r"game \d: .*Stubborn.* chose 51, which is not legal"):
        batch.step_until(1 - int(batch.actor[0]), rivals=Stubborn())
    for at in range(3):
        env = research.make("age-of-war", chance="manual").clone(batch.state(at))
        assert np.array_equal(batch.obs[at], env.features(int(batch.actor[at])))
    batch.step(batch.codes[:, 0])


@pytest.mark.parametrize("seat", [-1, 3, [0, 1], 1.0, "0", [0, 1, 2, 3], None], ids=str)
def test_seats_that_cannot_be(seat: Any) -> None:
    batch = research.Batch("age-of-war", 3, 3)
    before = batch.obs.copy()
    with pytest.raises(BadInput):
        batch.step_until(seat)
    with pytest.raises(BadInput, match="genius"):
        batch.step_until(0, rivals="genius")
    with pytest.raises(BadInput, match="a bot is a level or has `choose`"):
        batch.step_until(0, rivals=None)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="codes are wanted"):
        batch.step_until(0, [0.5, 1, 2])
    assert np.array_equal(batch.obs, before)


def test_playouts_are_whole_games() -> None:
    batch = research.Batch("age-of-war", 3, 3, {"cap": 5}, reward="rank")
    states = [batch.state(at) for at in range(3)]
    before = [state.dump() for state in states]
    worth = batch.playouts(states, 4, seed=1)
    assert worth.shape == (3, 4, 3) and worth.any() and np.allclose(worth.sum(axis=2), 0)
    assert [state.dump() for state in states] == before
    assert np.array_equal(worth, batch.playouts(states, 4, seed=1))
    assert np.array_equal(worth[1:], batch.playouts(states[1:], 4, seed=1, first=1))
    assert not np.array_equal(worth, batch.playouts(states, 4, seed=2))
    assert batch.playouts([], 4).shape == (0, 4, 3)
    other = research.make("age-of-war", 2).start(1).state
    for wrong in ([other], [research.make("critters-at-war").state], [None], [[1, 2]]):
        with pytest.raises(BadInput, match="no state of age-of-war with 3 seats"):
            batch.playouts(wrong, 1)
    for many in (0, -1, 1.5):
        with pytest.raises(BadInput, match="1 playout or more"):
            batch.playouts(states, many)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="several states are wanted"):
        batch.playouts(other, 1)
    with pytest.raises(BadInput, match="a seed is a number"):
        batch.playouts(states, 1, seed=0.5)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="no game 3"):
        batch.state(3)
    with pytest.raises(BadInput, match="a game is a number"):
        batch.state("first")  # type: ignore[arg-type]
