"""Play by a net that learned the game from itself (tools/train): alone, and beside a tree search.

The net says how it would mix its actions and what a position is worth, both to the seat to act and
from what that seat knows. It knows how battles are opened; last cards it knows less well than a
search, which sees the end.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from wartable.bots import Thinker
from wartable.bots.net import Cells, Net, cells, drawn, mixture, read
from wartable.games.critters_at_war.bots.trees import TreeBot
from wartable.games.critters_at_war.bots.unseen import laid
from wartable.games.critters_at_war.engine.actions import REINFORCE_DRAW
from wartable.games.critters_at_war.engine.components import (
    BEGINNER,
    REVISED,
    STANDARD,
    TARGET,
    count_cards,
)
from wartable.games.critters_at_war.engine.features import LAYOUT, SCORE
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value
from wartable.kernel import CHANCE, Bot, Knowledge, Opinion

FILE: Final = "learned.npz"
LEAST: Final = 0.05  # an action less likely than this share of the likeliest is not taken
WORLDS: Final = 24  # states in which the expert asks the net
LOOKED_AT: Final = 6  # actions at most
RARE: Final = 5.0  # how much less likely than the likeliest one of them may be, as a logarithm
FEW: Final = 4  # cards in both hands: with so many the search plays
SHARP: Final = 12.0  # how much a certain win outweighs a certain loss, as a logarithm, halved
GOAL: Final = int(TARGET[STANDARD])  # points of the games it learned from


@cache
def net() -> Net:
    """Read when first asked for."""
    return read(files("wartable.games.critters_at_war") / FILE, LAYOUT)


def knows(state: CrittersState) -> bool:
    """Whether the net learned from games like this one."""
    return bool(state.edition == REVISED and state.mode != BEGINNER)


def row(state: CrittersState, seat: int) -> Cells:
    """What a seat knows. What counts of a score is how many points are wanted: a game to any other
    target looks like one of those the net knows."""
    found = cells(RULES, state, seat)
    found[SCORE : SCORE + 2] = (found[SCORE : SCORE + 2] + GOAL - int(state.target)).clip(0)
    return found


class NetBot(Thinker[CrittersState]):
    """Draws its action as the net mixes them; where the net learned nothing, another bot plays."""

    def __init__(self, net: Net, other: Bot[CrittersState], least: float = LEAST) -> None:
        self.net = net
        self.other = other
        self.least = least

    def think(self, seen: Knowledge[CrittersState]) -> int:
        return self.judge(seen).action

    def judge(self, seen: Knowledge[CrittersState]) -> Opinion:
        if not knows(seen.believed):
            return self.other.opinion(seen)
        figures = self.net.outputs(row(seen.believed, seen.seat)[None])[0].tolist()
        codes = seen.legal
        wanted = [figures[code] for code in codes]
        shares = dict(zip(codes, mixture(wanted, self.least), strict=True))
        chosen = codes[drawn(wanted, self.least, seen.rng)]
        return Opinion(chosen, shares, chance(figures[-1]))


def worths(net: Net, seen: Knowledge[CrittersState], codes: list[int], worlds: int) -> list[float]:
    """What actions are worth to the seat by the net, -1 to 1: a mean over states it may believe
    in, the same ones for all actions. The net is asked in the place of whoever acts next."""
    rows: list[Cells] = []
    sides: list[tuple[int, float]] = []  # whose worth a row gives: of which action, or less it
    totals = [0.0] * len(codes)
    for _ in range(worlds):
        world = seen.sample()
        for at, code in enumerate(codes):
            after = done(seen, world, code)
            if battle_over(after):
                totals[at] += 2 * standing_value(after, seen.seat) - 1
            else:
                rows.append(row(after, after.actor))
                sides.append((at, 1.0 if after.actor == seen.seat else -1.0))
    found = net.worths(np.stack(rows)).tolist() if rows else []
    for (at, side), worth in zip(sides, found, strict=True):
        totals[at] += side * worth
    return [total / worlds for total in totals]


def done(seen: Knowledge[CrittersState], world: CrittersState, code: int) -> CrittersState:
    """What an action leads to, and chance after it."""
    after = world.clone()
    RULES.apply(after, seen.seat, code, None)
    while after.awaited == REINFORCE_DRAW:
        RULES.apply(after, CHANCE, RULES.sample_chance(after, seen.rng), None)
    return after


def chance(worth: float) -> float:
    """The chance to win, of what something is worth."""
    return min(1.0, max(0.0, (1 + worth) / 2))


class ExpertBot(NetBot):
    """Looks one action ahead, and shifts what the net would do towards what the net thinks better
    there. Once few cards are held a tree search plays, for it sees the end."""

    def __init__(self, net: Net, tree: TreeBot, worlds: int = WORLDS) -> None:
        super().__init__(net, tree)
        self.tree = tree
        self.worlds = worlds

    def judge(self, seen: Knowledge[CrittersState]) -> Opinion:
        seen = laid(seen)
        held = int(count_cards(seen.believed.hand[0] | seen.believed.hand[1]))
        if held <= FEW or not knows(seen.believed):
            found = self.tree.judge(seen)
            return replace(found, policy={found.action: 1.0})
        figures = self.net.outputs(row(seen.believed, seen.seat)[None])[0].tolist()
        codes = sorted(seen.legal, key=lambda code: -figures[code])
        likely = [code for code in codes if figures[code] > figures[codes[0]] - RARE][:LOOKED_AT]
        if len(likely) == 1:
            return Opinion(likely[0], {likely[0]: 1.0}, chance(figures[-1]))
        looked = worths(self.net, seen, likely, self.worlds)
        wanted = [figures[code] + SHARP * worth for code, worth in zip(likely, looked, strict=True)]
        shares = mixture(wanted, self.least)
        value = sum(share * worth for share, worth in zip(shares, looked, strict=True))
        chosen = likely[drawn(wanted, self.least, seen.rng)]
        return Opinion(chosen, dict(zip(likely, shares, strict=True)), chance(value))
