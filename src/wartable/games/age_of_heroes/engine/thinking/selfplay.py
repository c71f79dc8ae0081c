"""Whole games in compiled code: rollouts by rules of thumb, and the search made of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.bots.halving import Halving
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import HELD, MOST_PAYMENTS
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.rules.endings import standing
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame
from wartable.games.age_of_heroes.engine.thinking.bargain import Buyers
from wartable.games.age_of_heroes.engine.thinking.evaluate import FEATURES, chance_to_win
from wartable.games.age_of_heroes.engine.thinking.policy import choose
from wartable.games.age_of_heroes.engine.thinking.taste import PLAIN, Taste
from wartable.games.age_of_heroes.engine.thinking.worth import benefit, loss
from wartable.kernel.contract import CHANCE, CLOCK
from wartable.kernel.numbers import BIT, lowest, zeros
from wartable.kernel.rng import Rng

MOST_CANDIDATES: Final[i64] = 24


def roll_out(
    game: AgeOfHeroes,
    state: AgeOfHeroesState,
    rng: Rng,
    buf: vec[i64],
    last: i64,
    taste: Taste = PLAIN,
    luck: Rng | None = None,
) -> None:
    """Everybody plays by rules of thumb, to the end or to the beginning of the round `last`. Chance
    may have a source of its own, so that whims do not change what is drawn."""
    lots = rng if luck is None else luck
    while state.ended == 0 and state.round < last:
        if state.asked == BIT[CHANCE]:
            game.apply(state, CHANCE, game.sample_chance(state, lots), None)
            continue
        seat = lowest(state.asked & ~BIT[CLOCK])
        n = game.legal_into(state, seat, buf)
        game.apply(state, seat, choose(taste, state, seat, buf, n, rng), None)


def play_out(
    game: AgeOfHeroes, state: AgeOfHeroesState, rng: Rng, buf: vec[i64], tastes: list[Taste]
) -> None:
    """The same to the end, each seat by a taste of its own."""
    while state.ended == 0:
        if state.asked == BIT[CHANCE]:
            game.apply(state, CHANCE, game.sample_chance(state, rng), None)
            continue
        seat = lowest(state.asked & ~BIT[CLOCK])
        n = game.legal_into(state, seat, buf)
        game.apply(state, seat, choose(tastes[seat], state, seat, buf, n, rng), None)


def share(state: AgeOfHeroesState, seat: i64) -> float:
    """1 for a win, a share where several lead."""
    if state.winner >= 0:
        return 1.0 if state.winner == seat else 0.0
    mine = standing(state, seat)
    equal = 0.0
    for other in range(state.seats):
        his = standing(state, other)
        if his > mine:
            return 0.0
        if his == mine:
            equal += 1.0
    return 1.0 / equal


class Rollouts(Halving):
    """Candidates of a decision, each played on by rules of thumb in believed worlds."""

    def __init__(
        self, game: AgeOfHeroes, root: AgeOfHeroesState, seat: i64, rng: Rng, taste: Taste = PLAIN
    ) -> None:
        super().__init__(MOST_CANDIDATES)
        self.taste = taste
        self.game = game
        self.root = root
        self.seat = seat
        self.rng = rng
        self.buf = zeros(code.ACTIONS)
        self.world = root.clone()
        self.state = root.clone()
        self.features = zeros(FEATURES)
        self.rounds: i64 = 3  # played on before the position is judged
        self.gather()

    def gather(self) -> None:
        """What the rules of thumb would do comes first; of offers to post only the likely ones,
        of payments only those with the least gold."""
        root, seat, buf = self.root, self.seat, self.buf
        n = self.game.legal_into(root, seat, buf)
        first = choose(self.taste, root, seat, buf, n, self.rng)
        n = self.game.legal_into(root, seat, buf)
        if not self.is_idle(first, n):
            self.add(first)
        buyers = Buyers(self.taste, root, seat)
        group: i64 = -1
        for i in range(n):
            action = buf[i]
            if code.BUILD <= action < code.HAVE:
                if (action - code.BUILD) // MOST_PAYMENTS == group:
                    continue
                group = (action - code.BUILD) // MOST_PAYMENTS
            elif self.is_idle(action, n):
                continue
            elif code.POST <= action < code.WITHDRAW:
                if not self.is_likely(buyers, action - code.POST):
                    continue
            elif (
                code.WITHDRAW <= action < code.TAKE
                or code.DEAL <= action < code.AGREE
                or code.HAVE <= action < code.POST
            ):
                continue
            self.add(action)
        if self.count == 0:
            self.add(first)

    def is_likely(self, buyers: Buyers, terms: i64) -> bool:
        give, want = terms // HELD, terms % HELD
        gain = benefit(self.taste, self.root, self.seat, want) - loss(
            self.taste, self.root, self.seat, give
        )
        return gain >= 8 and buyers.takers(give, want, gain) >= 20

    def is_idle(self, action: i64, n: i64) -> bool:
        """Whether an action is not worth a thought. `buf` has `n` legal ones."""
        return False

    def believe(self) -> None:
        self.game.determinize(self.root, self.seat, self.rng, self.world)

    def outcome(self, action: i64) -> float:
        """A share of the victory, or the chance of it where the game goes on."""
        self.state.copy_from(self.world)
        self.game.apply(self.state, self.seat, action, None)
        roll_out(
            self.game, self.state, self.rng, self.buf, self.root.round + self.rounds, self.taste
        )
        if self.state.ended != 0:
            return share(self.state, self.seat)
        return chance_to_win(self.state, self.seat, self.features)


def worth_thinking(state: AgeOfHeroesState) -> bool:
    """Not over a battle's cards, nor over which tribe to be; the own stone goes to the monument,
    and what is missed least is discarded, without games played on."""
    return frame(state) not in (code.BATTLE, code.ROUND, code.MONUMENT, code.LIMIT)
