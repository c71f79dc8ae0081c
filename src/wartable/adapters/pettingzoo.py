"""All seats of a game as agents of PettingZoo: `seat_0`, `seat_1`, …

`env` asks one after another (AEC). `parallel_env` asks all who may act at the same time, in games
that know this. In both, an action of the space that is not legal ends the game, as PettingZoo's
TerminateIllegalWrapper does it: -1 for its seat, 0 for the others.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from wartable.adapters import missing
from wartable.errors import BadInput
from wartable.research import Reward

try:
    import pettingzoo
except ModuleNotFoundError as error:
    raise missing("pettingzoo", "research") from error
from gymnasium import spaces
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from wartable.adapters.table import Table

ILLEGAL = -1.0  # what an illegal action costs
MODES = ["ansi"]


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    data: str | None = None,
    reward: Reward = "win",
    expanded: bool = False,
    render_mode: str | None = None,
) -> Any:
    """The seats one after another, in PettingZoo's usual wrappers."""
    raw = raw_env(game, seats, options, data, reward, expanded, render_mode)
    safe = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(safe))


def raw_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    data: str | None = None,
    reward: Reward = "win",
    expanded: bool = False,
    render_mode: str | None = None,
) -> OneByOne:
    """The same without wrappers: an illegal action raises Refused, and nothing has changed."""
    return OneByOne(Table(game, seats, options, data, reward, expanded), render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    data: str | None = None,
    reward: Reward = "win",
    expanded: bool = False,
    render_mode: str | None = None,
) -> AtOnce:
    """All who may act do so in one step. BadInput of a game whose seats act in turn."""
    table = Table(game, seats, options, data, reward, expanded)
    if table.env.plugin.in_turn:
        raise BadInput(f"the seats of {game} act one after another: use `env`")
    return AtOnce(table, render_mode)


class _Seats:
    """What both forms share."""

    def __init__(self, table: Table, render_mode: str | None) -> None:
        if render_mode not in (None, *MODES):
            raise BadInput(f"no render mode {render_mode!r}; there is: ansi")
        self.table = table
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{table.env.plugin.id}_v{table.env.plugin.rules_version}",
            "render_modes": MODES,
            "is_parallelizable": not table.env.plugin.in_turn,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(table.env.seats)]
        self.agents: list[str] = []
        self._rng = np.random.default_rng()
        mask = spaces.Box(0, 1, (int(table.env.game.actions),), np.int8)
        seen = spaces.Dict({"observation": table.rows(), "action_mask": mask})
        # spaces are the same for all, and agents seed their own
        self._seen = {agent: spaces.Dict(seen.spaces) for agent in self.possible_agents}
        self._codes = {agent: table.codes() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent knows and may do."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The codes of actions."""
        return self._codes[agent]

    def render(self) -> str | None:
        """The table in letters, as whoever is to act sees it."""
        return self.table.text(next(iter(self.table.actors), 0)) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to give back."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _begin(self, seed: int | None) -> None:
        """With a seed, this game and all that follow it are fixed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.start(self._rng)
        self.agents = list(self.possible_agents)

    def _sight(self, agent: str, acts: bool) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        codes = int(self.table.env.game.actions)
        mask = self.table.mask(seat) if acts else np.zeros(codes, np.int8)
        return {"observation": self.table.row(seat), "action_mask": mask}


class OneByOne(_Seats, pettingzoo.AECEnv[str, Any, Any]):
    """The seats one after another. Where several may act, they are asked around the table."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. `options` are not used: those of the game are given when it is made."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.after(self.table.env.seats - 1)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; it may do something only where it is the one to act."""
        return self._sight(agent, agent == self.agent_selection and not self.table.env.over)

    def step(self, action: int | None) -> None:
        """The selected agent acts; None once it is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} is to act: an action is a number, not None")
        seat = self.possible_agents.index(agent)
        self.table.step(action, seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.env.over:
            self.rewards = dict(zip(self.agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(seat + 1) % len(self.agents)]
        else:
            self.agent_selection = self.agents[self.table.after(seat)]
        self._accumulate_rewards()


class AtOnce(_Seats, pettingzoo.ParallelEnv[str, Any, Any]):
    """All who may act do so in one step: those whose `infos[agent]["acts"]` is true. The mask of
    any other allows code 0 alone, since learners choke on masks that allow nothing, and what it is
    made to do is not looked at. Actions are done in the order of seats; where one of them makes a
    later one impossible, that one is left out, and `infos[agent]["dropped"]` is true."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a game. `options` are not used: those of the game are given when it is made."""
        self._begin(seed)
        return self._sights(), self._infos()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Of all who may act. BadInput where an action is missing or outside the space; then
        nothing has changed."""
        asked, live = self.table.actors if self.agents else [], self.agents
        chosen = {seat: self._action(actions, seat) for seat in asked}
        dropped = set[str]()
        illegal = [seat for seat, code in chosen.items() if not self._legal(seat, code)]
        worth = dict.fromkeys(live, 0.0)
        if illegal:
            EnvLogger.warn_on_illegal_move()
            worth.update((live[seat], ILLEGAL) for seat in illegal)
        else:
            for seat, code in chosen.items():
                if self._legal(seat, code):
                    self.table.step(code, seat)
                else:
                    dropped.add(live[seat])
            worth.update(zip(live, self.table.returns(), strict=False))
        over = bool(illegal) or self.table.env.over
        sights, infos = self._sights(), self._infos(dropped)
        if over:
            self.agents = []
        cut = dict.fromkeys(live, bool(illegal))
        return sights, worth, dict.fromkeys(live, over), cut, infos

    def _action(self, actions: Mapping[str, Any], seat: int) -> Any:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise BadInput(f"{agent} is to act, and has no action")
        if not self._codes[agent].contains(actions[agent]):
            raise BadInput(f"{actions[agent]!r} of {agent} is not in {self._codes[agent]}")
        return actions[agent]

    def _legal(self, seat: int, code: Any) -> bool:
        return seat in self.table.actors and bool(self.table.env.mask(seat)[code])

    def _sights(self) -> dict[str, Any]:
        acting = self.table.actors
        found = {
            agent: self._sight(agent, self.possible_agents.index(agent) in acting)
            for agent in self.agents
        }
        for sight in found.values():
            if not sight["action_mask"].any():
                sight["action_mask"][0] = 1
        return found

    def _infos(self, dropped: Collection[str] = ()) -> dict[str, dict[str, Any]]:
        acting = {self.possible_agents[seat] for seat in self.table.actors}
        return {a: {"acts": a in acting, "dropped": a in dropped} for a in self.agents}
