"""Search: every promising action is tried in states the seat may believe in, and the epoch is
played out from there by the policy, for all seats. All actions meet the same states and the same
luck; the worse half is dropped again and again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    ACTIONS,
    CHOOSE_FATE,
    FATE_DEAL,
    PASS,
    PLACE_ORDER,
)
from wartable.games.small_samurai_empires.engine.beliefs import determinize
from wartable.games.small_samurai_empires.engine.chance import draw, sample_chance
from wartable.games.small_samurai_empires.engine.components import MOST_SEATS
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.choices import actors, legal_into
from wartable.games.small_samurai_empires.engine.rules.turns import decide
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.evaluate import Mind, judge_all, lead
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.kernel import CHANCE, Rng, lowest, zeros

MOST_PLACES: Final[i64] = 14  # placements that are tried
MOST_ACTIONS: Final[i64] = 10
ROLLOUT_NOISE: Final[i64] = 500
UNTRIED: Final[i64] = -1_000_000_000


@final
class Lookahead:
    """The candidates of one decision. `run` tries those that are left; `halve` drops the worse."""

    def __init__(self, t: Figures, root: SamuraiState, seat: i64, rng: Rng) -> None:
        self.t = t
        self.root = root
        self.seat = seat
        self.rng = rng
        self.policy = Policy(t, ROLLOUT_NOISE, False)
        self.mind = Mind()
        self.believed = root.clone()
        self.state = root.clone()
        self.out = zeros(MOST_SEATS)
        self.codes = zeros(ACTIONS)
        self.totals = zeros(ACTIONS)
        self.tried = zeros(ACTIONS)
        self.left: i64 = 0  # candidates that are still tried: the first so many
        self.most: i64 = 0  # candidates there were
        self.following: i64 = 0  # the candidate to be tried next
        self.luck: i64 = 0
        self.nominate()

    def nominate(self) -> None:
        """The legal actions, those that look best at a glance first and not too many of them;
        passing is always among them."""
        t, root, seat, codes = self.t, self.root, self.seat, self.codes
        n = legal_into(t, root, seat, codes)
        self.left = n
        self.most = n
        if root.wait == CHOOSE_FATE:
            return
        glance = Policy(t, 0, True)
        glance.mind.look(t, root)
        placing = root.wait == PLACE_ORDER
        if placing:
            glance.weigh(root, seat)
        worth = zeros(n)
        for i in range(n):
            if placing:
                worth[i] = glance.place_worth(root, seat, codes[i])
            elif codes[i] != PASS:
                worth[i] = glance.judge.worth(root, seat, codes[i], True)
        self.left = min(n, MOST_PLACES if placing else MOST_ACTIONS)
        for i in range(self.left):
            best = i
            for j in range(i + 1, n):
                if worth[j] > worth[best]:
                    best = j
            swap(worth, i, best)
            swap(codes, i, best)
        if not placing and not self.among(PASS):
            codes[self.left - 1] = PASS
        self.most = self.left

    def among(self, action: i64) -> bool:
        return any(self.codes[i] == action for i in range(self.left))

    def run(self, rounds: i64) -> None:
        """Try every candidate once in each of so many believed states."""
        for number in range(rounds * self.left):
            self.step()

    def step(self) -> None:
        """Try the next candidate; a new believed state for each turn of all of them."""
        if self.following == 0:
            determinize(self.root, self.seat, self.rng, self.believed)
            self.luck = self.rng.next32()
        i = self.following
        self.state.copy_from(self.believed)
        decide(self.t, self.state, self.seat, self.codes[i], None)
        self.totals[i] += self.play_out(Rng(self.luck))
        self.tried[i] += 1
        self.following = i + 1 if i + 1 < self.left else 0

    def play_out(self, rng: Rng) -> i64:
        """To the end of the epoch, or of the game; the seat's lead then."""
        t, s, policy = self.t, self.state, self.policy
        epoch = s.epoch
        while s.epoch == epoch and s.wait != FATE_DEAL:
            mask = actors(s)
            if mask == 0:
                break
            seat = lowest(mask)
            if seat == CHANCE:
                draw(t, s, sample_chance(t, s, rng), None)
            else:
                decide(t, s, seat, policy.choose(s, seat, rng), None)
        if s.wait == FATE_DEAL:  # judged as the next epoch begins
            s.epoch += 1
            s.round = 1
            s.executing = 0
            s.wait = CHOOSE_FATE
        judge_all(t, s, self.mind, self.out)
        return lead(self.out, s.seats, self.seat)

    def halve(self) -> None:
        """Keep the better half of the candidates, best first."""
        for i in range(self.left):
            best = i
            for j in range(i + 1, self.left):
                if self.mean(j) > self.mean(best):
                    best = j
            swap(self.codes, i, best)
            swap(self.totals, i, best)
            swap(self.tried, i, best)
        self.left = (self.left + 1) // 2
        self.following = 0

    def mean(self, i: i64) -> i64:
        """What a candidate came to on average; the untried ones come last."""
        return self.totals[i] // self.tried[i] if self.tried[i] > 0 else UNTRIED - i

    def best(self) -> i64:
        """The best candidate; what looked best at a glance if there was no time to try."""
        best: i64 = 0
        if self.tried[self.left - 1] < 2:
            return self.codes[0]
        for i in range(self.left):
            if self.mean(i) > self.mean(best):
                best = i
        return self.codes[best]


def swap(column: vec[i64], i: i64, j: i64) -> None:
    held = column[i]
    column[i] = column[j]
    column[j] = held
