"""What bots of all games share: how long they think, how they err, when they need not think."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, inf
from time import monotonic
from typing import Generic

from wartable.bots.halving import Halving
from wartable.kernel import NONE, Bot, Knowledge, Opinion, S

CERTAIN = 1 << 20  # what the best action weighs when one is drawn


class Thinker(Bot[S]):
    """A bot that thinks only where there is a choice."""

    def choose(self, seen: Knowledge[S]) -> int:
        legal = seen.legal
        return legal[0] if len(legal) == 1 else self.think(seen)

    def opinion(self, seen: Knowledge[S]) -> Opinion:
        legal = seen.legal
        return Opinion(legal[0]) if len(legal) == 1 else self.judge(seen)

    @abstractmethod
    def think(self, seen: Knowledge[S]) -> int:
        """One of several legal actions."""

    def judge(self, seen: Knowledge[S]) -> Opinion:
        """The same with what it thinks of the position."""
        return Opinion(self.think(seen))


class Slips(Thinker[S]):
    """Another bot that errs: of every `of` decisions it makes about `errs` at random. It never
    takes the action `spared` by mistake."""

    def __init__(self, bot: Bot[S], errs: int, of: int, spared: int = NONE) -> None:
        self.bot = bot
        self.errs = errs
        self.of = of
        self.spared = spared

    def think(self, seen: Knowledge[S]) -> int:
        return self.judge(seen).action

    def judge(self, seen: Knowledge[S]) -> Opinion:
        if seen.rng.below(self.of) >= self.errs:
            return self.bot.opinion(seen)
        legal = [action for action in seen.legal if action != self.spared]
        return Opinion(legal[seen.rng.below(len(legal))])


class Wavering(Thinker[S]):
    """A bot that errs as people do, often a little and never much. It knows what every legal action
    leaves of its chance to win; one that gives away `wavers` of that is taken e times more rarely
    than the best, and one that gives away more than `most` never. Where chances are right in their
    differences only (`sure` is False), it does not say what it thinks of the position."""

    def __init__(
        self,
        chances: Callable[[Knowledge[S]], Mapping[int, float]],
        wavers: float,
        most: float,
        sure: bool = True,
    ) -> None:
        self.chances = chances
        self.wavers = wavers
        self.most = most
        self.sure = sure

    def think(self, seen: Knowledge[S]) -> int:
        return self.judge(seen).action

    def judge(self, seen: Knowledge[S]) -> Opinion:
        chances = self.chances(seen)
        best = max(chances.values())
        weights = {
            action: int(CERTAIN * exp((chance - best) / self.wavers))
            for action, chance in chances.items()
            if chance >= best - self.most
        }
        whole = sum(weights.values())
        action, left = NONE, seen.rng.below(whole)
        for action, weight in weights.items():
            left -= weight
            if left < 0:
                break
        shares = {action: weight / whole for action, weight in weights.items()}
        return Opinion(action, shares, chances[action] if self.sure else None)


class Best(Thinker[S]):
    """A bot that takes what leaves most of its chance to win; of equals the first. `sure` means
    the same as with `Wavering`."""

    def __init__(
        self, chances: Callable[[Knowledge[S]], Mapping[int, float]], sure: bool = True
    ) -> None:
        self.chances = chances
        self.sure = sure

    def think(self, seen: Knowledge[S]) -> int:
        return self.judge(seen).action

    def judge(self, seen: Knowledge[S]) -> Opinion:
        chances = self.chances(seen)
        action = max(chances, key=lambda one: (chances[one], -one))
        return Opinion(action, value=chances[action] if self.sure else None)


class Temper(Generic[S]):
    """A temperament: chances to win as somebody sees them who likes some actions better. Those that
    give away no more than `spare` of the chance are moved by up to `spare`, by what `likes` says of
    them, from -1 to 1; others are left alone. So whoever chooses by it has a style of its own and
    plays hardly worse: it gives away at most twice `spare` in one decision."""

    def __init__(
        self,
        chances: Callable[[Knowledge[S]], Mapping[int, float]],
        likes: Callable[[Knowledge[S], int], float],
        spare: float,
    ) -> None:
        self.chances = chances
        self.likes = likes
        self.spare = spare

    def __call__(self, seen: Knowledge[S]) -> dict[int, float]:
        chances = dict(self.chances(seen))
        best = max(chances.values())
        for action, chance in chances.items():
            if chance >= best - self.spare:
                liked = chance + self.spare * self.likes(seen, action)
                chances[action] = min(max(liked, 0.0), 1.0)
        return chances


class Budget:
    """How long one decision may take: so many steps, so many seconds, or whichever is spent
    first. The clock runs from the moment the budget is made."""

    def __init__(self, steps: float | None = None, seconds: float | None = None) -> None:
        self.steps = inf if steps is None else steps
        self.seconds = inf if seconds is None else seconds
        self.began = monotonic()
        self.spent = 0

    def spend(self, steps: int) -> bool:
        """Whether so many more steps may be made; if so, they are spent. The first ones always
        may, because a bot has to answer."""
        fits = self.spent + steps <= self.steps and monotonic() < self.began + self.seconds
        if self.spent > 0 and not fits:
            return False
        self.spent += steps
        return True

    def parts(self, count: int) -> Iterator[Budget]:
        """The budget in so many equal parts, one after another. A clock goes on between them: time
        that one part leaves belongs to the next."""
        for number in range(1, count + 1):
            until = self.began + self.seconds * number / count
            yield Budget(self.steps / count, until - monotonic())


def visited(rows: Sequence[tuple[int, int, float]]) -> Opinion:
    """What a tree search thinks: of the actions it tried, most visited first, with their visits and
    mean values. Visits are its policy."""
    whole = sum(visits for _, visits, _ in rows)
    shares = {action: visits / whole for action, visits, _ in rows}
    return Opinion(rows[0][0], shares, rows[0][2])


def narrow(search: Halving, budget: Budget) -> None:
    """Try the candidates and halve them until one is left: each halving has an equal part of the
    budget. A count pays for whole rounds; a clock may stop in the middle of one."""
    for part in budget.parts(search.stages()):
        while part.spend(search.left if search.following == 0 else 0):
            search.step()
        search.halve()
