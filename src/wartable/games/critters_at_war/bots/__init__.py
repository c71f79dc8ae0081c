"""Levels: random; easy, medium and hard waver between actions that a search finds good; expert
looks ahead with what a net learned, and searches last cards."""

from __future__ import annotations

import logging
from functools import cache, partial

from librt.vecs import vec

from wartable.bots import RandomBot, Temper, Thinker, Wavering
from wartable.bots.net import Damaged, Net, Outdated
from wartable.games.critters_at_war.bots import learned
from wartable.games.critters_at_war.bots.learned import ExpertBot
from wartable.games.critters_at_war.bots.tempers import TEMPERS
from wartable.games.critters_at_war.bots.trees import SECONDS, SPARE, TreeBot
from wartable.games.critters_at_war.bots.unseen import laid
from wartable.games.critters_at_war.engine.actions import ACTIONS
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import rate
from wartable.kernel import Bot, Knowledge, zeros

SAMPLES = 12  # states the judge looks at
EXPERT = 8_000  # simulations of the expert
# By level: simulations; what an action gives away of the chance to win if it is taken e times more
# rarely than the best; and what no action it takes gives away.
GLANCES = {"easy": 1_000, "medium": 1_000, "hard": 6_000}
WAVERS = {"easy": 0.08, "medium": 0.02, "hard": 0.003}
MOST = {"easy": 0.25, "medium": 0.12, "hard": 0.03}
__all__ = ["EXPERT", "JudgeBot", "TreeBot", "bot", "rivals", "simulating"]
LOG = logging.getLogger("wartable.bots")


class JudgeBot(Thinker[CrittersState]):
    """Guesses what each action leads to in states it may believe in, resolves what the action
    sets off, and takes the best."""

    def __init__(self, samples: int = SAMPLES) -> None:
        self.samples = samples

    def think(self, seen: Knowledge[CrittersState]) -> int:
        return max(self.rated(seen), key=lambda row: (row[1], -row[0]))[0]

    def rated(self, seen: Knowledge[CrittersState]) -> list[tuple[int, float]]:
        """Every legal action and the guessed chance of winning the game."""
        codes, values = zeros(ACTIONS), vec[float]([0.0] * ACTIONS)
        n = rate(seen.believed, seen.seat, seen.rng, self.samples, codes, values)
        return [(codes[i], values[i]) for i in range(n)]


@cache
def net() -> Net | None:
    """What was learned. Where it cannot be read, that is said once and others play."""
    try:
        return learned.net()
    except (Damaged, Outdated) as error:
        LOG.warning("Critters at War: expert only searches, its net cannot be used: %s", error)
        return None


@cache
def rivals() -> tuple[Net, ...]:
    """What rivals of other kinds than the expert do. Where that cannot be read, it is said once,
    and the expert takes everybody for one of its own kind."""
    try:
        return (learned.searching(),)
    except (Damaged, Outdated) as error:
        LOG.warning("Critters at War: expert knows its own kind of rival only: %s", error)
        return ()


def chances(tree: TreeBot, seen: Knowledge[CrittersState]) -> dict[int, float]:
    """What every legal action leaves of the chance to win, by a search."""
    return {action: chance for action, _, chance, _ in tree.search(laid(seen)).ranking()}


def bot(level: str, budget: float | None = None, temper: str = "") -> Bot[CrittersState]:
    """`budget` replaces the simulations of hard and expert."""
    if level == "random":
        return RandomBot()
    likes = TEMPERS[temper] if temper else None
    if level in WAVERS:
        tree = TreeBot(GLANCES[level], SECONDS if level == "hard" else None)
        if level == "hard" and budget is not None:
            tree = TreeBot(None, budget)
        judged = partial(chances, tree)
        liked = Temper(judged, likes, SPARE) if likes else judged
        return Wavering(liked, WAVERS[level], MOST[level])
    known = net()
    if known is None:
        return TreeBot() if budget is None else TreeBot(None, budget)
    tree = TreeBot(EXPERT, None) if budget is None else TreeBot(None, budget)
    return ExpertBot(known, tree, rivals=rivals(), likes=likes)


def simulating(level: str, simulations: int) -> Bot[CrittersState]:
    """Of hard the search alone, which does not waver."""
    if level not in ("hard", "expert"):
        return bot(level)
    tree, known = TreeBot(simulations, None), net() if level == "expert" else None
    return tree if known is None else ExpertBot(known, tree, rivals=rivals())


def amiss() -> str:
    """What cannot be read of what was learned, and why; empty if all can."""
    try:
        learned.net()
        learned.searching()
    except (Damaged, Outdated) as error:
        return str(error)
    return ""
