"""Play by a net that learned the game from itself (tools/train): alone, and beside a tree search.

The net says how it would mix its actions and what a position is worth, both to the seat to act and
from what that seat knows. It knows how battles are opened; last cards it knows less well than a
search, which sees the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from wartable.bots import Thinker
from wartable.bots.net import Cells, Floats, Net, cells, drawn, mixture, read
from wartable.games.critters_at_war.bots.guided import Node, explored
from wartable.games.critters_at_war.bots.recalled import alike, followed, retold
from wartable.games.critters_at_war.bots.trees import SPARE, Draw, Likes, TreeBot
from wartable.games.critters_at_war.bots.unseen import laid
from wartable.games.critters_at_war.engine.components import (
    BEGINNER,
    REVISED,
    count_cards,
)
from wartable.games.critters_at_war.engine.features import LAYOUT
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.ahead import ahead_into
from wartable.kernel import Bot, Knowledge, Opinion, Rng, zeros

FILE: Final = "learned.npz"
SEARCHING: Final = "searching.npz"  # how a tree search plays
LEAST: Final = 0.05  # an action less likely than this share of the likeliest is not taken
WORLDS: Final = 24  # states in which the expert asks the net
LOOKED_AT: Final = 6  # actions at most
RARE: Final = 5.0  # how much less likely than the likeliest one of them may be, as a logarithm
FEW: Final = 4  # cards in both hands: with so many the search plays
SHARP: Final = 12.0  # how much a certain win outweighs a certain loss, as a logarithm, halved
ROUNDS: Final = 10  # lines of play that it follows in each of these; 0: one action ahead
LIKED: Final = 1.0  # how much likelier a liking makes an action, as a logarithm
DEALS: Final = 96  # that the expert weighs by what the rival did


@cache
def net() -> Net:
    """Read when first asked for."""
    return read(files("wartable.games.critters_at_war") / FILE, LAYOUT)


@cache
def searching() -> Net:
    """Likewise."""
    return read(files("wartable.games.critters_at_war") / SEARCHING, LAYOUT)


def knows(state: CrittersState) -> bool:
    """Whether the net learned from games like this one."""
    return bool(state.edition == REVISED and state.mode != BEGINNER)


def row(state: CrittersState, seat: int) -> Cells:
    """What a seat knows. What counts of a score is how many points are wanted: a game to any other
    target looks like one of those the net knows."""
    return alike(cells(RULES, state, seat), state)


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


def worths(
    net: Net,
    seen: Knowledge[CrittersState],
    codes: list[int],
    worlds: int,
    draw: Draw | None = None,
) -> list[float]:
    """What actions are worth to the seat by the net, -1 to 1: a mean over states it may believe
    in, all alike or as they are drawn, the same ones for all actions. The net is asked in the place
    of whoever acts next."""
    looked = Looked(worlds, len(codes))
    for _ in range(worlds):
        looked.add(draw() if draw else seen.sample(), seen.seat, seen.rng, codes)
    known = net.worths(alike(looked.known(), seen.believed)) if looked.count else np.zeros(0)
    return looked.means(known)


class Looked:
    """What the same actions lead to in several states."""

    def __init__(self, worlds: int, actions: int) -> None:
        self.shape = worlds, actions
        places = worlds * actions
        self.rows = vec[i16]([0] * (places * LAYOUT.size))
        self.sides, self.over = zeros(places), vec[float]([0.0] * places)
        self.count = self.place = 0

    def add(self, world: CrittersState, seat: int, rng: Rng, codes: list[int]) -> None:
        """One more state."""
        self.count = ahead_into(
            world, seat, rng, codes, self.rows, self.count, self.sides, self.over, self.place
        )
        self.place += len(codes)

    def known(self) -> Cells:
        """Rows of what those know who act next."""
        rows = np.frombuffer(memoryview(self.rows), np.int16).reshape(-1, LAYOUT.size)
        return rows[: self.count].copy()

    def means(self, worths: Floats) -> list[float]:
        """What each action is worth to the seat, if those rows are worth so much."""
        side = np.array(self.sides).reshape(self.shape)
        found = side * 1.0
        found[side != 0] *= worths
        found[side == 0] = 2 * np.array(self.over).reshape(self.shape)[side == 0] - 1
        return [float(total) / self.shape[0] for total in found.sum(axis=0)]


def chance(worth: float) -> float:
    """The chance to win, of what something is worth."""
    return min(1.0, max(0.0, (1 + worth) / 2))


def held(state: CrittersState) -> int:
    """Cards in both hands."""
    return int(count_cards(state.hand[0] | state.hand[1]))


class ExpertBot(NetBot):
    """Follows what actions lead to, and shifts what the net would do towards what the net thinks
    better there. Once few cards are held a tree search plays, for it sees the end: in states that
    are as likely as what the rival did in them, where that is known. `rivals` are nets that play
    like rivals of other kinds than its own."""

    def __init__(
        self,
        net: Net,
        tree: TreeBot,
        worlds: int = WORLDS,
        deals: int = DEALS,
        few: int = FEW,
        rivals: Sequence[Net] = (),
        believes: int = 0,
        sharp: float = SHARP,
        likes: Likes | None = None,
        rounds: int = ROUNDS,
    ) -> None:
        super().__init__(net, tree)
        self.tree = tree
        self.worlds = worlds
        self.deals = deals
        self.few = few
        self.kinds = [net, *rivals]
        self.believes = believes
        self.sharp = sharp
        self.likes = likes
        self.rounds = rounds

    def judge(self, seen: Knowledge[CrittersState]) -> Opinion:
        seen = laid(seen)
        if not knows(seen.believed):
            return self.searched(seen, None)
        if held(seen.believed) <= self.few:
            return self.searched(seen, self.believing(seen))
        figures = self.net.outputs(row(seen.believed, seen.seat)[None])[0].tolist()
        codes = sorted(seen.legal, key=lambda code: -figures[code])
        likely = [code for code in codes if figures[code] > figures[codes[0]] - RARE][:LOOKED_AT]
        if len(likely) == 1:
            return Opinion(likely[0], {likely[0]: 1.0}, chance(figures[-1]))
        draw = self.believing(seen) if held(seen.believed) <= self.believes else None
        if self.rounds:
            root = Node(likely, figures)
            likely = root.codes
            worlds = [draw() if draw else seen.sample().clone() for _ in range(self.worlds)]
            nets = self.net, self.net
            looked = explored(nets, root, int(seen.seat), worlds, seen.rng, self.rounds)
        else:
            looked = worths(self.net, seen, likely, self.worlds, draw)
        wanted = [
            figures[code] + self.sharp * worth + self.liking(seen, code, max(looked) - worth)
            for code, worth in zip(likely, looked, strict=True)
        ]
        shares = mixture(wanted, self.least)
        value = sum(share * worth for share, worth in zip(shares, looked, strict=True))
        chosen = likely[drawn(wanted, self.least, seen.rng)]
        return Opinion(chosen, dict(zip(likely, shares, strict=True)), chance(value))

    def liking(self, seen: Knowledge[CrittersState], action: int, loses: float) -> float:
        """How much likelier its temperament makes an action that is worth so much less than the
        best, as a logarithm."""
        liked = self.likes is not None and loses <= 2 * SPARE
        return LIKED * self.likes(seen, action) if self.likes and liked else 0.0

    def searched(self, seen: Knowledge[CrittersState], draw: Draw | None) -> Opinion:
        found = self.tree.judge(seen, draw, self.likes)
        return replace(found, policy={found.action: 1.0})

    def believing(self, seen: Knowledge[CrittersState]) -> Draw | None:
        """Draws states by what the rival did; None where it has done nothing, or nobody knows. What
        it did with few cards left does not count: there the net knows little of good play."""
        past = [step for step in retold(seen) if held(step[0]) > FEW] if self.deals else []
        if not past:
            return None
        likely = followed(self.kinds, seen, past, self.deals)
        return lambda: likely.draw(seen.rng)
