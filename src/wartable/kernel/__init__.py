"""The contract between the rules of a game and all that plays it.

Compiled modules import from the modules below; everybody else may import from here.
"""

from wartable.kernel.bot import Bot, Seen
from wartable.kernel.codec import decode, encode
from wartable.kernel.contract import (
    CHANCE,
    EVERYBODY,
    HOST,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OVER,
    SPECTATOR,
    Event,
    Game,
    Options,
    Outcome,
    S,
    State,
    compiled,
    legal,
    may_act,
    outcomes,
    settle,
    tell,
    tell3,
    tell_to,
)
from wartable.kernel.numbers import BIT, NONE, bits_into, count, lowest, members, nth, zeros
from wartable.kernel.rng import Rng

__all__ = [
    "BIT",
    "CHANCE",
    "EVERYBODY",
    "HOST",
    "NONE",
    "NOT_YOUR_TURN",
    "NO_SUCH_ACTION",
    "OVER",
    "SPECTATOR",
    "Bot",
    "Event",
    "Game",
    "Options",
    "Outcome",
    "Rng",
    "S",
    "Seen",
    "State",
    "bits_into",
    "compiled",
    "count",
    "decode",
    "encode",
    "legal",
    "lowest",
    "may_act",
    "members",
    "nth",
    "outcomes",
    "settle",
    "tell",
    "tell3",
    "tell_to",
    "zeros",
]
