"""Choices played to the end of the game, again and again, with the same luck for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import RESIGN
from wartable.games.through_the_ages.engine.beliefs import determinize
from wartable.games.through_the_ages.engine.rules.stack import frame_kind
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking.chances import SEED, Chances
from wartable.kernel import NONE, Knowledge, Rng

TO_THE_END = 100  # more turns than a game has
# Of the beams for the turn under way and for later ones, by who plays on
WIDTHS = ((4, 1), (4, 2), (8, 3))
NEARLY = 15.0  # culture at the end that makes e : 1 of a lead: games won by chance count less


def can_play_out(seen: Knowledge[AgesState]) -> bool:
    """Whether games played on tell what a choice is worth. What to keep of a hand they do not tell:
    those who play on use military cards by rules of thumb, and a card may seem bad because they use
    it badly."""
    return bool(frame_kind(seen.believed) != frames.DISCARDING)


class PlayedOut:
    """What choices have come to so far. The simplest `player`, 0, is quick, and counts by how much
    culture a game was won: that tells bad choices sooner than wins do."""

    def __init__(self, seen: Knowledge[AgesState], actions: Sequence[int], player: int) -> None:
        self.seen = seen
        self.actions = list(actions)
        self.quick = player == 0
        self.search = Chances(seen.believed.seats, *WIDTHS[player])
        self.first: list[list[float]] = [[] for _ in actions]  # by choice and game
        self.then: list[list[float]] = [[] for _ in actions]  # followed by the first choice

    def play(self, times: int) -> None:
        """Each choice so many times more. A choice after which the first can still be made is worth
        at least that: the beam does not always find it, and it spoils nothing."""
        best = self.actions[0]
        for _ in range(times):
            luck = self.seen.rng.below(SEED)
            determinize(self.seen.believed, self.seen.seat, Rng(luck), self.search.world)
            for i, action in enumerate(self.actions):
                self.first[i].append(self.once(action, luck, NONE))
                if i:
                    self.then[i].append(self.once(action, luck, best))

    def once(self, action: int, luck: int, then: int) -> float:
        """What a choice comes to in the world there is."""
        seat, search = self.seen.seat, self.search
        if action == RESIGN:
            return 0.0
        won = float(search.after(seat, action, luck, TO_THE_END, then))
        if not self.quick or not search.child.ended:
            return won
        civs = search.child.civs
        theirs = max(int(civ.culture) for i, civ in enumerate(civs) if i != seat and civ.playing)
        return 1 / (1 + exp(min(50.0, (theirs - int(civs[seat].culture)) / NEARLY)))

    def games(self, number: int) -> list[float]:
        """What a choice came to, game by game, followed by the first where that is better."""
        first, then = self.first[number], self.then[number]
        return max(first, then, key=sum) if then else first

    def worth(self) -> dict[int, float]:
        """How often each choice won."""
        found = {}
        for i, action in enumerate(self.actions):
            games = self.games(i)
            found[action] = sum(games) / len(games)
        return found

    def behind(self, action: int, than: int) -> tuple[float, float]:
        """How much less a choice is worth than another, and the standard error of that."""
        better, worse = (self.games(self.actions.index(each)) for each in (than, action))
        pairs = zip(better, worse, strict=True)
        less = [one - other for one, other in pairs]
        n = len(less)
        mean = sum(less) / n
        spread = sum((each - mean) ** 2 for each in less) / max(1, n - 1)
        return mean, sqrt(spread / n)
