"""Bots: random, by rules of thumb, and the search of whole turns."""

from __future__ import annotations

from wartable.bots import RandomBot
from wartable.games.through_the_ages.engine import rulebot
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel import Bot, Seen, zeros


class RuleBot(Bot[AgesState]):
    """Follows its strongest urge; looks no further."""

    def choose(self, seen: Seen[AgesState]) -> int:
        return rulebot.choose(seen.believed, seen.seat, zeros(seen.game.actions))


def bot(level: str, budget: float | None = None) -> Bot[AgesState]:
    if level == "random":
        return RandomBot()
    return RuleBot()


def ranked(seen: Seen[AgesState]) -> list[tuple[int, float]]:
    """Legal actions, best first, with their worth."""
    state, seat = seen.believed, seen.seat
    felt = [(action, float(rulebot.urge(state, seat, action))) for action in seen.legal]
    return sorted(felt, key=lambda pair: -pair[1])
