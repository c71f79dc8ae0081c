"""Bots of Critters at War that play by a net of critters_at_war.py."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.train.net import Cells, Net, cells, drawn
from wartable.bots import Thinker
from wartable.games.critters_at_war.engine.actions import REINFORCE_DRAW
from wartable.games.critters_at_war.engine.components import BEGINNER, REVISED, STANDARD, TARGET
from wartable.games.critters_at_war.engine.features import SCORE
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value
from wartable.kernel import CHANCE, Bot, Game, Knowledge

LEAST: Final = 0.05  # an action less likely than this share of the likeliest is not taken
WORLDS: Final = 24  # that are looked at
LOOKED_AT: Final = 6  # actions at most
RARE: Final = 5.0  # how much less likely than the likeliest one of them may be, as a logarithm
SHARP: Final = 12.0  # how much a certain win outweighs a certain loss, likewise, halved
GOAL: Final = int(TARGET[STANDARD])  # points of the games it learned from


def knows(state: CrittersState) -> bool:
    """Whether the net learned from games like this one."""
    return bool(state.edition == REVISED and state.mode != BEGINNER)


def row(game: Game[CrittersState], state: CrittersState, seat: int) -> Cells:
    """What a seat knows. What counts of a score is how many points are wanted: a game to any other
    target looks like one of those the net knows."""
    found = cells(game, state, seat)
    found[SCORE : SCORE + 2] = (found[SCORE : SCORE + 2] + GOAL - int(state.target)).clip(0)
    return found


class NetBot(Thinker[CrittersState]):
    """Draws its action as the net mixes them; where the net learned nothing, another bot plays."""

    def __init__(self, net: Net, other: Bot[CrittersState], least: float = LEAST) -> None:
        self.net = net
        self.other = other
        self.least = least

    def think(self, seen: Knowledge[CrittersState]) -> int:
        if not knows(seen.believed):
            return self.other.choose(seen)
        legal = seen.legal
        figures = self.net.outputs(row(seen.game, seen.believed, seen.seat)[None])[0]
        return legal[drawn([float(figures[code]) for code in legal], self.least, seen.rng)]


def done(seen: Knowledge[CrittersState], world: CrittersState, code: int) -> CrittersState:
    """What an action leads to, and chance after it."""
    after = world.clone()
    seen.game.apply(after, seen.seat, code, None)
    while after.awaited == REINFORCE_DRAW:
        seen.game.apply(after, CHANCE, seen.game.sample_chance(after, seen.rng), None)
    return after


class LookBot(NetBot):
    """Looks one action ahead in states it may believe in, and shifts what the net would do towards
    what the net thinks better there."""

    def think(self, seen: Knowledge[CrittersState]) -> int:
        if not knows(seen.believed):
            return self.other.choose(seen)
        figures = self.net.outputs(row(seen.game, seen.believed, seen.seat)[None])[0].tolist()
        codes = sorted(seen.legal, key=lambda code: -figures[code])
        likely = [code for code in codes if figures[code] > figures[codes[0]] - RARE][:LOOKED_AT]
        worths = self.worths(seen, likely)
        shifted = [
            figures[code] + SHARP * worth for code, worth in zip(likely, worths, strict=True)
        ]
        return likely[drawn(shifted, self.least, seen.rng)]

    def worths(self, seen: Knowledge[CrittersState], codes: list[int]) -> list[float]:
        """What these actions are worth to the seat, -1 to 1: a mean over states it believes in."""
        rows: list[Cells] = []
        sides: list[tuple[int, float]] = []  # whose worth a row gives: of which action, or less it
        totals = [0.0] * len(codes)
        for _ in range(WORLDS):
            world = seen.sample()
            for at, code in enumerate(codes):
                after = done(seen, world, code)
                if battle_over(after):
                    totals[at] += 2 * standing_value(after, seen.seat) - 1
                else:
                    rows.append(row(seen.game, after, after.actor))
                    sides.append((at, 1.0 if after.actor == seen.seat else -1.0))
        found = self.net.outputs(np.stack(rows))[:, -1].tolist() if rows else []
        for (at, side), worth in zip(sides, found, strict=True):
            totals[at] += side * worth
        return [total / WORLDS for total in totals]
