"""How much a bot can be exploited: a player that knows it, and answers it.

The player knows how all others decide: each of them is the same frozen bot. Wherever it has a
choice, it plays games on from states it may believe in, one for each action and state, with the bot
in every seat, and departs from what the bot would do only where another action won clearly more. So
it is the bot, improved by one step of looking ahead against itself. How often it wins more than its
fair share is a lower bound of what the best answer to the bot would win.

    wartable arena critters-at-war --seats py:wartable.research.answers:ToMedium,bot:medium
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from wartable.errors import BadInput
from wartable.kernel import NONE, Bot, Game, Knowledge, Rng, legal, settle
from wartable.play.arena import share
from wartable.plugin import games

CLEARLY = 1.0  # standard errors by which an action must win more
SEEDS = 2**31  # Rng.below draws no more bits


class Answer:
    """A player that answers a level of the game. Make a class of your own to answer another bot, or
    to play more games on."""

    level = "medium"
    playouts = 60  # of a decision, all its actions together

    def __init__(self) -> None:
        self._known: dict[type, Bot[Any]] = {}

    def rival(self, game: Game[Any]) -> Bot[Any]:
        """The bot that is answered."""
        for plugin in games().values():
            if type(plugin.game()) is type(game):
                return plugin.bot(self.level)
        raise BadInput(f"no game has the rules {type(game).__name__}")

    def choose(self, seen: Knowledge[Any]) -> int:
        """What the bot would do, or what wins clearly more against it."""
        kind = type(seen.game)
        if kind not in self._known:
            self._known[kind] = self.rival(seen.game)
        bot = self._known[kind]
        usual = bot.choose(seen)
        tries = Tries(seen, bot)
        alive = [usual, *(code for code in seen.legal if code != usual)]
        rounds = (len(alive) - 1).bit_length()
        for _ in range(rounds):
            tries.more(alive, max(1, self.playouts // (rounds * len(alive))))
            best = sorted(alive[1:], key=lambda code: -sum(tries.won[code]))
            alive = [usual, *best[: max(1, len(alive) // 2 - 1)]]
        return alive[1] if tries.clearly(alive[1], usual) else usual


class ToRandom(Answer):
    """Answers `random`."""

    level = "random"


class ToEasy(Answer):
    """Answers `easy`."""

    level = "easy"


class ToMedium(Answer):
    """Answers `medium`."""


class Tries:
    """Games played on from one decision. The n-th game of every action begins in the same state and
    meets the same seed, so that what they won can be compared pair by pair."""

    def __init__(self, seen: Knowledge[Any], bot: Bot[Any]) -> None:
        self.seen, self.bot = seen, bot
        self.worlds: list[tuple[Any, int]] = []
        self.won: dict[int, list[float]] = {code: [] for code in seen.legal}

    def more(self, codes: list[int], count: int) -> None:
        """So many more games of each of these actions."""
        for code in codes:
            won = self.won[code]
            for at in range(len(won), len(won) + count):
                if at == len(self.worlds):
                    self.worlds.append((self.seen.sample(), self.seen.rng.below(SEEDS)))
                won.append(self._played(code, *self.worlds[at]))

    def clearly(self, code: int, usual: int) -> bool:
        """Whether an action won clearly more than the usual one."""
        pairs = zip(self.won[code], self.won[usual], strict=True)
        more = [one - other for one, other in pairs]
        count = len(more)
        if count < 2:
            return False
        mean = sum(more) / count
        error = sqrt(sum((one - mean) ** 2 for one in more) / (count - 1) / count)
        return mean > CLEARLY * error

    def _played(self, code: int, begin: Any, seed: int) -> float:
        """The share of the victory in one game."""
        game, me, rng = self.seen.game, self.seen.seat, Rng(seed)
        state = begin.clone()
        game.apply(state, me, code, None)
        while (seat := settle(game, state, rng)) != NONE:
            codes = legal(game, state, seat)
            act = codes[0]
            if len(codes) > 1:
                act = self.bot.choose(Knowledge.of(game, state, seat, rng))
            game.apply(state, seat, act, None)
        outcome = game.outcome(state)
        assert outcome is not None
        return share(outcome.places, me)
