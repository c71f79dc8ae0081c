"""Deals that may be true by what a rival did: each weighed by how likely its policy does that."""

from __future__ import annotations

import numpy as np

from tools.train.imagined import Expert, Floats
from wartable.games.critters_at_war.bots.recalled import faces, renamed, told_with
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import Opinion, Rng

DOUBT = 0.02  # of an action that is drawn from all: policies are known roughly only


class Followed:
    """What a rival did in this battle. It must be told all actions: `noted`. Of hidden cards only
    that they lie somewhere is used: all that comes out are states with their faces exchanged."""

    def __init__(self, rival: Expert, deals: int, doubt: float = DOUBT) -> None:
        self.rival, self.deals, self.doubt = rival, deals, doubt
        self.begin(0)
        self.spread: list[float] = []  # how many deals count, of all

    def begin(self, seat: int) -> None:
        """A game, seen from this seat."""
        self.seat = seat
        self.past: list[tuple[CrittersState, int]] = []
        self.now = CrittersState()

    def noted(self, state: CrittersState, seat: int, opinion: Opinion) -> None:
        if state.awaited < code.TURN and state.awaited != code.REINFORCE_DRAW:
            self.past = []
        elif seat == 1 - self.seat:
            self.past.append((state.clone(), opinion.action))
        self.now = state.clone()
        RULES.apply(self.now, seat, opinion.action, None)

    def weighed(self, rng: Rng) -> tuple[list[CrittersState], Floats]:
        """Deals that may be true, and how likely each is by what the rival did."""
        ways = [faces(self.now, self.seat, rng) for _ in range(self.deals)]
        logs = np.zeros(len(ways))
        steps = told_with(self.seat, self.past, ways)
        if steps:
            policies = self.rival.policies([(state, 1 - self.seat) for _, (state, _) in steps])
            for (number, (_, action)), policy in zip(steps, policies, strict=True):
                share = policy.get(action, 0.0)
                logs[number] += np.log((1 - self.doubt) * share + self.doubt / len(policy))
        weights = np.exp(logs - logs.max())
        self.spread.append(float(weights.sum() ** 2 / (weights**2).sum() / len(weights)))
        return [renamed(self.now, face) for face in ways], weights / weights.sum()
