"""Gymnasium's and PettingZoo's forms of the games as TorchRL wraps them. Its own check judges."""

from __future__ import annotations

import pytest

from wartable.adapters import gymnasium, pettingzoo
from wartable.plugin import games

torchrl = pytest.importorskip(
    "torchrl.envs", reason="TorchRL and torch take minutes to install; `make judges` does"
)
OURS = {id: plugin for id, plugin in games().items() if plugin.package.startswith("wartable.")}


@pytest.mark.parametrize("id", OURS)
def test_torchrl_is_content_with_one_seat(id: str) -> None:
    for expanded in (False, True):
        torchrl.check_env_specs(torchrl.GymWrapper(gymnasium.make(id, expanded=expanded)))


@pytest.mark.parametrize("id", OURS)
def test_torchrl_is_content_with_all_seats(id: str) -> None:
    forms = [pettingzoo.env] if OURS[id].in_turn else [pettingzoo.env, pettingzoo.parallel_env]
    for form in forms:
        env = form(id, OURS[id].seats[-1])
        wrapped = torchrl.PettingZooWrapper(env, use_mask=True, categorical_actions=True)
        torchrl.check_env_specs(wrapped)
