"""Successive halving over the candidates of one decision. Knows no game. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.kernel.numbers import zeros

ENOUGH: Final[i64] = 2  # tries of a candidate before it is judged


@mypyc_attr(allow_interpreted_subclasses=True)
class Halving:
    """Candidates that are tried in turn, all in the same believed states; the worse half is given
    up again and again. A game adds them, the one that looks best first, and says how one is tried.

    Those still tried are the first `left` of the columns, in the order in which they were added."""

    def __init__(self, most: i64) -> None:
        self.codes = zeros(most)
        self.tried = zeros(most)
        self.totals = vec[float]([0.0] * most)
        self.count: i64 = 0  # candidates there were
        self.left: i64 = 0
        self.following: i64 = 0  # the candidate to be tried next

    def believe(self) -> None:
        """Draw the believed state for the next round of all candidates."""
        raise NotImplementedError

    def outcome(self, action: i64) -> float:
        """What an action comes to in that state."""
        raise NotImplementedError

    def add(self, action: i64) -> None:
        """One more candidate, unless it is there or there is no room."""
        for i in range(self.count):
            if self.codes[i] == action:
                return
        if self.count < len(self.codes):
            self.codes[self.count] = action
            self.count += 1
            self.left = self.count

    def run(self, rounds: i64) -> None:
        """Try every candidate left once in each of so many believed states."""
        for number in range(rounds * self.left):
            self.step()

    def step(self) -> None:
        """Try the next candidate."""
        i = self.following
        if i == 0:
            self.believe()
        self.totals[i] = self.totals[i] + self.outcome(self.codes[i])
        self.tried[i] = self.tried[i] + 1
        self.following = i + 1 if i + 1 < self.left else 0

    def stages(self) -> i64:
        """How many halvings leave one candidate."""
        stages: i64 = 0
        left = self.left
        while left > 1:
            left = (left + 1) // 2
            stages += 1
        return stages

    def is_judged(self) -> bool:
        """Whether all that are left were tried often enough; the last is never ahead of others."""
        return self.tried[self.left - 1] >= ENOUGH

    def halve(self) -> None:
        """Give up the worse half, once all are judged; of equals those added first stay."""
        if not self.is_judged():
            return
        keep = (self.left + 1) // 2
        while self.left > keep:
            worst: i64 = 0
            for i in range(1, self.left):
                if self.mean(i) <= self.mean(worst):
                    worst = i
            self.give_up(worst)
        self.following = 0

    def give_up(self, i: i64) -> None:
        """Put a candidate behind those that are left."""
        self.left -= 1
        code, tried, total = self.codes[i], self.tried[i], self.totals[i]
        for at in range(i, self.left):
            self.codes[at] = self.codes[at + 1]
            self.tried[at] = self.tried[at + 1]
            self.totals[at] = self.totals[at + 1]
        self.codes[self.left] = code
        self.tried[self.left] = tried
        self.totals[self.left] = total

    def mean(self, i: i64) -> float:
        """What a candidate came to on average; 0 before it is tried."""
        return self.totals[i] / float(self.tried[i]) if self.tried[i] > 0 else 0.0

    def best(self) -> i64:
        """The best action; what looked best at first if there was no time to judge."""
        best: i64 = 0
        if self.is_judged():
            for i in range(1, self.left):
                if self.mean(i) > self.mean(best):
                    best = i
        return self.codes[best]
