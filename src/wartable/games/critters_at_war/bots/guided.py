"""Looking further ahead with nets: a tree of what the seat may do and then sees, in several states
at once. Its own choices are searched there; the rival mixes as a net says. Where the tree ends, a
net says what the position is worth to the seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from wartable.bots.net import Net
from wartable.games.critters_at_war.bots.recalled import alike
from wartable.games.critters_at_war.engine.actions import TURN
from wartable.games.critters_at_war.engine.features import LAYOUT
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value
from wartable.kernel import CHANCE, Rng, legal

CURIOUS: Final = 1.0  # how much an action that the net likes is tried although others did better
WIDE: Final = 6  # actions of a node at most
RARE: Final = 4.0  # how much less likely than the likeliest one of them may be, as a logarithm
UNDER_WAY: Final = 0.5  # what a line loses until it is known, so that others try something else
FINE: Final = 1 << 20  # steps of a number that is drawn
Known = bytes  # a row of features: what a seat knows
Policies = dict[Known, list[float]]


class Node:
    """A choice of the seat. Worths are from -1 to 1."""

    def __init__(self, codes: Sequence[int], figures: list[float]) -> None:
        ranked = sorted(codes, key=lambda code: -figures[code])
        likely = [code for code in ranked if figures[code] > figures[ranked[0]] - RARE]
        self.codes = likely[:WIDE]
        self.shares = shares([figures[code] for code in self.codes])
        self.worth = figures[-1]
        self.times, self.sums = [0] * len(self.codes), [0.0] * len(self.codes)
        self.kids: dict[Known, Node] = {}  # by what the seat knows when it chooses again

    def pick(self) -> int:
        """The place of the action to be tried next (PUCT)."""
        wide, best, found = CURIOUS * sqrt(sum(self.times) + 1), -9.0, 0
        for place, times in enumerate(self.times):
            mean = self.sums[place] / times if times else self.worth
            bound = mean + wide * self.shares[place] / (1 + times)
            if bound > best:
                best, found = bound, place
        return found

    def means(self) -> list[float]:
        """What each action was worth."""
        return [s / n if n else self.worth for s, n in zip(self.sums, self.times, strict=True)]


class Line:
    """One way in which the battle may go on."""

    def __init__(self, state: CrittersState, seat: int, node: Node, place: int) -> None:
        self.state, self.seat = state, seat
        self.path: list[tuple[Node, int]] = []
        self.known: Known = b""
        self.take(node, place)

    def take(self, node: Node, place: int) -> None:
        """The seat does something."""
        node.times[place] += 1
        node.sums[place] -= UNDER_WAY
        self.node = node
        self.path.append((node, place))
        RULES.apply(self.state, self.seat, node.codes[place], None)

    def ends(self, worth: float) -> None:
        for node, place in self.path:
            node.sums[place] += worth + UNDER_WAY

    def asks(self, rng: Rng, policies: Policies) -> tuple[bool, Known] | None:
        """Plays on until a net has to be asked, in the place of the seat (True) or of its rival;
        None once the battle is over."""
        state = self.state
        while not battle_over(state):
            if state.awaited < TURN:
                RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
                continue
            known = row(state, int(state.actor))
            if state.actor == self.seat:
                self.known = known
                if known not in self.node.kids:
                    return True, known
                kid = self.node.kids[known]
                self.take(kid, kid.pick())
            elif known in policies:
                self.answered(policies[known], rng)
            else:
                return False, known
        self.ends(2 * float(standing_value(state, self.seat)) - 1)
        return None

    def answered(self, figures: list[float], rng: Rng) -> None:
        """The rival does something, as a net mixes."""
        codes = legal(RULES, self.state, 1 - self.seat)
        action = codes[0]
        if len(codes) > 1:
            left = rng.below(FINE) / FINE
            for action, share in zip(codes, shares([figures[c] for c in codes]), strict=True):
                left -= share
                if left < 0:
                    break
        RULES.apply(self.state, 1 - self.seat, action, None)

    def reached(self, figures: list[float]) -> None:
        """A choice of the seat that was not met before."""
        kids = self.node.kids
        if self.known not in kids:
            kids[self.known] = Node(legal(RULES, self.state, self.seat), figures)
        self.ends(kids[self.known].worth)


def explored(
    nets: tuple[Net, Net],
    root: Node,
    seat: int,
    worlds: Sequence[CrittersState],
    rng: Rng,
    rounds: int,
) -> list[float]:
    """What the actions of a node are worth after so many rounds, each with a line in every one of
    these states. The nets are those of the seat and of its rival."""
    policies: Policies = {}
    for number in range(rounds):
        lines = []
        for world in worlds:
            place = number if number < len(root.codes) else root.pick()
            lines.append(Line(world.clone(), seat, root, place))
        while lines:
            waiting = [(line, ask) for line in lines if (ask := line.asks(rng, policies))]
            answers = {
                own: asked(
                    net,
                    list(dict.fromkeys(known for _, (whose, known) in waiting if whose is own)),
                    worlds[0],
                )
                for own, net in zip((True, False), nets, strict=True)
            }
            policies.update(answers[False])
            lines = []
            for line, (own, known) in waiting:
                if own:
                    line.reached(answers[True][known])
                else:
                    line.answered(policies[known], rng)
                    lines.append(line)
    return root.means()


def asked(net: Net, known: list[Known], game: CrittersState) -> Policies:
    """What a net says of rows of features of a game."""
    if not known:
        return {}
    rows = np.stack([np.frombuffer(each, np.int16) for each in known])
    return dict(zip(known, net.outputs(alike(rows, game)).tolist(), strict=True))


def shares(figures: list[float]) -> list[float]:
    """How a net mixes by these figures."""
    most = max(figures)
    weights = [exp(figure - most) for figure in figures]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def row(state: CrittersState, seat: int) -> Known:
    """What a seat knows."""
    buf = vec[i16]([0] * LAYOUT.size)
    RULES.features_into(state, seat, buf, 0)
    return bytes(memoryview(buf))
