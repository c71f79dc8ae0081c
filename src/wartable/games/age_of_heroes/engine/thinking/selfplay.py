"""Whole games in compiled code: rollouts by rules of thumb, and the hard bot's search."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.beliefs import determinize
from wartable.games.age_of_heroes.engine.chance import sample_chance
from wartable.games.age_of_heroes.engine.components import HELD, MOST_PAYMENTS
from wartable.games.age_of_heroes.engine.rules import flow
from wartable.games.age_of_heroes.engine.rules.endings import standing
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame
from wartable.games.age_of_heroes.engine.thinking.bargain import takers
from wartable.games.age_of_heroes.engine.thinking.evaluate import FEATURES, chance_to_win
from wartable.games.age_of_heroes.engine.thinking.policy import choose
from wartable.games.age_of_heroes.engine.thinking.worth import benefit, loss
from wartable.kernel.contract import CHANCE, CLOCK
from wartable.kernel.numbers import BIT, lowest, zeros
from wartable.kernel.rng import Rng

MOST_CANDIDATES: Final[i64] = 24


def roll_out(state: AgeOfHeroesState, rng: Rng, buf: vec[i64], last: i64) -> None:
    """Everybody plays by rules of thumb, to the end or to the beginning of the round `last`."""
    while state.ended == 0 and state.round < last:
        if state.asked == BIT[CHANCE]:
            flow.apply(state, CHANCE, sample_chance(state, rng), None)
            continue
        seat = lowest(state.asked & ~BIT[CLOCK])
        n = flow.legal_into(state, seat, buf)
        flow.apply(state, seat, choose(state, seat, buf, n, rng), None)


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


@final
class Rollouts:
    """Candidates of a decision, each tried in the same believed worlds and played on; the worse
    half is given up again and again."""

    def __init__(self, root: AgeOfHeroesState, seat: i64, rng: Rng) -> None:
        self.root = root
        self.seat = seat
        self.rng = rng
        self.buf = zeros(code.ACTIONS)
        self.world = root.clone()
        self.state = root.clone()
        self.action = zeros(MOST_CANDIDATES)
        self.tries = zeros(MOST_CANDIDATES)
        self.value = vec[float]([0.0] * MOST_CANDIDATES)
        self.alive = zeros(MOST_CANDIDATES)
        self.candidates: i64 = 0
        self.features = zeros(FEATURES)
        self.rounds: i64 = 3  # played on before the position is judged
        self.gather()

    def gather(self) -> None:
        """What the rules of thumb would do comes first; of offers to post only the likely ones,
        of payments only those with the least gold."""
        root, seat, buf = self.root, self.seat, self.buf
        n = flow.legal_into(root, seat, buf)
        self.add(choose(root, seat, buf, n, self.rng))
        n = flow.legal_into(root, seat, buf)
        group: i64 = -1
        for i in range(n):
            action = buf[i]
            if code.BUILD <= action < code.HAVE:
                if (action - code.BUILD) // MOST_PAYMENTS == group:
                    continue
                group = (action - code.BUILD) // MOST_PAYMENTS
            elif code.POST <= action < code.WITHDRAW:
                if not self.is_likely(action - code.POST):
                    continue
            elif code.DEAL <= action < code.AGREE or code.HAVE <= action < code.POST:
                continue
            self.add(action)

    def is_likely(self, terms: i64) -> bool:
        give, want = terms // HELD, terms % HELD
        gain = benefit(self.root, self.seat, want) - loss(self.root, self.seat, give)
        return gain >= 8 and takers(self.root, self.seat, give, want) >= 20

    def add(self, action: i64) -> None:
        for i in range(self.candidates):
            if self.action[i] == action:
                return
        if self.candidates < MOST_CANDIDATES:
            self.action[self.candidates] = action
            self.alive[self.candidates] = 1
            self.candidates += 1

    def run(self, worlds: i64) -> None:
        """Try every candidate still alive in so many worlds."""
        for i in range(worlds):
            determinize(self.root, self.seat, self.rng, self.world)
            for which in range(self.candidates):
                if self.alive[which] != 0:
                    self.state.copy_from(self.world)
                    flow.apply(self.state, self.seat, self.action[which], None)
                    roll_out(self.state, self.rng, self.buf, self.root.round + self.rounds)
                    self.tries[which] = self.tries[which] + 1
                    self.value[which] = self.value[which] + self.judge()

    def judge(self) -> float:
        if self.state.ended != 0:
            return share(self.state, self.seat)
        return chance_to_win(self.state, self.seat, self.features)

    def mean(self, which: i64) -> float:
        return self.value[which] / float(self.tries[which]) if self.tries[which] > 0 else 0.0

    def best(self) -> i64:
        """The index of the best candidate alive; the rules of thumb win ties."""
        best: i64 = 0
        for which in range(1, self.candidates):
            if self.alive[which] != 0 and (
                self.alive[best] == 0 or self.mean(which) > self.mean(best)
            ):
                best = which
        return best

    def living(self) -> i64:
        n: i64 = 0
        for which in range(self.candidates):
            n += self.alive[which]
        return n

    def halve(self) -> None:
        """Give up the worse half."""
        keep = (self.living() + 1) // 2
        while self.living() > keep:
            worst: i64 = -1
            for which in range(self.candidates):
                if self.alive[which] != 0 and (worst < 0 or self.mean(which) < self.mean(worst)):
                    worst = which
            self.alive[worst] = 0

    def think(self, budget: i64) -> i64:
        """Spend about so many rollouts; return the action."""
        rounds: i64 = 1
        n = self.candidates
        while n > 2:
            n = (n + 1) // 2
            rounds += 1
        while self.living() > 1:
            self.run(max(budget // rounds // self.living(), 1))
            self.halve()
        return self.action[self.best()]


def worth_thinking(state: AgeOfHeroesState) -> bool:
    """Not over a battle's cards, nor over which tribe to be."""
    return frame(state) not in (code.BATTLE, code.ROUND)
