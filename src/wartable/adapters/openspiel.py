"""The games as Python games of OpenSpiel: explicit chance, information states, resampling.

Every installed game is registered as `wartable_ID`, its number of `players`, its `reward` and its
options being parameters: `pyspiel.load_game("wartable_age_of_heroes(players=3,fair=live)")`. Seats
that may act at the same time are asked around the table; none sees what another has answered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wartable.adapters import missing
from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK, SPECTATOR, Game
from wartable.plugin import Plugin, games
from wartable.plugin import game as find_game
from wartable.research import Env, Reward, expanded, make

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("pyspiel", "openspiel") from error

LONGEST = 1_000_000  # actions: the rules of few games say how many there may be
BOUNDS = {"win": 1.0, "rank": 1.0, "margin": 1e6}  # what a game may be worth at most
KEY_BITS = 128
OVER, BY_CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
_registered: set[str] = set()


def load(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    reward: Reward = "win",
) -> Any:
    """A pyspiel.Game. BadInput for an unknown game or option, or a wrong number of seats."""
    plugin = find_game(game)
    env = make(game, seats, options)
    env.returns(reward)  # BadInput if there is none of this kind
    name = _register(plugin)
    chosen = {key: _worded(plugin, key, value) for key, value in env.options.items()}
    return pyspiel.load_game(name, {"players": env.seats, "reward": reward, **chosen})


class WartableGame(pyspiel.Game):
    """A game with its number of players and its options. Each title is a class of its own."""

    plugin: Plugin[Any, Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        plugin = self.plugin
        given = {**_parameters(plugin), **(params or {})}
        seats, self.reward = given.pop("players"), given.pop("reward")
        self.begun: Env = make(plugin.id, seats, given, chance="manual")
        self.begun.returns(self.reward)  # BadInput if there is none of this kind
        self.held = Held(self.begun, self.reward, self.begun.seats - 1)
        most, rules = BOUNDS[self.reward], self.begun.game
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=rules.chances,
            num_players=self.begun.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(plugin), info, dict(params or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)  # in another process this module makes the games known

    def new_initial_state(self) -> WartableState:
        """Before the first outcome of chance."""
        return WartableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Sight:
        """What a player knows, with or without what it remembers."""
        if params:
            raise BadInput(f"an observation has no parameters; {params} were given")
        return Sight(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class WartableState(pyspiel.State):
    """A game being played. Its clone costs little: what it holds is shared and never changes."""

    def __init__(self, game: WartableGame) -> None:
        super().__init__(game)
        self.held = game.held

    @property
    def env(self) -> Env:
        """The game as `wartable.research` has it. Clones share it: step in a clone of it only."""
        return self.held.env

    def current_player(self) -> int:
        """Of those that may act, the next one at the table after who acted last."""
        return self.held.player

    def is_terminal(self) -> bool:
        """Whether nobody may act any more."""
        return self.held.player == OVER

    def returns(self) -> list[float]:
        """What the game was worth to each: 0 until it is over."""
        return self.env.returns(self.held.reward)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        return [(code, float(share)) for code, share in self.env.chance()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Any:
        """A state as likely as it is to the player, who knows the same in it: `sampler` gives
        numbers from 0 to 1. Its history is that of a game that begins there."""
        (state,) = self.env.belief(player, 1, int(sampler() * 2**62))
        other = self.get_game().new_initial_state()
        other.held = Held(self.env.clone(state, player), self.held.reward, self.held.last)
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return self.env.legal(player)

    def _apply_action(self, action: int) -> None:
        """Refused says why not, and nothing has changed."""
        env = self.env.clone()
        env.step(action, _seat(self.held.player))
        self.held = self.held.after(env)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.env.text(action, _seat(player))

    def __str__(self) -> str:
        """The same text for the same table."""
        return f"{self.env.plugin.id} {self.env.state.dump()}"


class Held:
    """A game, who is to act in it, and who acted last. OpenSpiel copies the attributes of a state
    deeply; this one may be shared."""

    def __init__(self, env: Env, reward: Reward, last: int) -> None:
        """A clock that alone is awaited runs out."""
        while (actors := env.actors) == (CLOCK,):
            env.step(env.legal()[0])
        self.env, self.reward, self.last = env, reward, last
        if not actors:
            self.player = OVER
        elif actors[0] == CHANCE:
            self.player = BY_CHANCE
        else:
            seats = env.seats
            waiting = [seat for seat in actors if seat < seats]
            self.player = min(waiting, key=lambda seat: (seat - last - 1) % seats)

    def after(self, env: Env) -> Held:
        """The same after whoever was to act did, in this game."""
        return Held(env, self.reward, self.last if self.player < 0 else self.player)

    def __deepcopy__(self, memo: object) -> Held:
        return self


class Sight:
    """What OpenSpiel calls an observer. With perfect recall: the key of what the player did, heard
    and saw, and as a tensor its features and the bits of the key. Without: its view and features.
    Of what is public: the view of a spectator. Of private things alone there is nothing to say,
    since a view is one."""

    def __init__(self, game: WartableGame, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        public = kind.private_info == pyspiel.PrivateInfoType.NONE and not kind.perfect_recall
        self.whole = kind.public_info and own
        self.public = kind.public_info and public
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        layout = game.begun.game.features
        if self.whole and layout.size:
            wide = expanded(layout, np.zeros(layout.size, np.int16)).size
            self.tensor = np.zeros(wide + KEY_BITS * self.recalls, np.float32)
            self.dict = {"features": self.tensor[:wide]}
            if self.recalls:
                self.dict["key"] = self.tensor[wide:]

    def set_from(self, state: WartableState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is None:
            return
        env = state.env
        self.dict["features"][:] = expanded(env.game.features, env.features(player))
        if self.recalls:
            bits = np.frombuffer(env.infoset(player), np.uint8)
            self.dict["key"][:] = np.unpackbits(bits)

    def string_from(self, state: WartableState, player: int) -> str | None:
        """The same in a text; None where there is nothing to say."""
        env = state.env
        if self.whole and self.recalls:
            return f"{player} {env.infoset(player).hex()}"
        if self.whole or self.public:
            seen = env.plugin.view(env.game, env.state, player if self.whole else SPECTATOR)
            return msgspec.json.encode(seen).decode()
        return None


def _loaded(name: str) -> Any:
    return pyspiel.load_game(name)


def _seat(player: int) -> int:
    return CHANCE if player == BY_CHANCE else player


def _name(plugin: Plugin[Any, Any]) -> str:
    return f"wartable_{plugin.id.replace('-', '_')}"


def _worded(plugin: Plugin[Any, Any], key: str, value: int) -> str | int:
    """An option as a parameter: by its name, unless OpenSpiel would read that as a number."""
    known = {option.key: option for option in plugin.options}
    if key not in known or any(choice.isdigit() for choice in known[key].choices):
        return value
    return known[key].worded(value)


def _parameters(plugin: Plugin[Any, Any]) -> dict[str, Any]:
    """Every parameter with its default."""
    usual = {key: _worded(plugin, key, value) for key, value in plugin.settings({}).items()}
    return {"players": plugin.seats[0], "reward": "win", **usual}


def _game_type(plugin: Plugin[Any, Any]) -> Any:
    rules = plugin.game()
    open_table = type(rules).determinize is Game.determinize  # nothing is hidden
    kind = pyspiel.GameType
    return kind(
        short_name=_name(plugin),
        long_name=f"Wartable: {plugin.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION
        if open_table
        else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=plugin.seats[-1],
        min_num_players=plugin.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=rules.features.size > 0,
        provides_observation_string=True,
        provides_observation_tensor=rules.features.size > 0,
        parameter_specification=_parameters(plugin),
        default_loadable=True,
    )


def _register(plugin: Plugin[Any, Any]) -> str:
    """Make a game known to OpenSpiel, once; return its name there."""
    name = _name(plugin)
    if name not in _registered:
        # a class, which outlives the interpreter: what OpenSpiel keeps, it lets go of only then
        made = type(name, (WartableGame,), {"plugin": plugin})
        pyspiel.register_game(_game_type(plugin), made)
        _registered.add(name)
    return name


for _plugin in games().values():
    _register(_plugin)
