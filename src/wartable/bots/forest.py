"""Searches of many positions side by side, which a network is asked about at once. Compiled.

Each is a search as in `bots.search`: from another state the seat may believe in every time, with an
open loop. A position that was not judged before is a leaf: the network says what it is worth to its
actor and how likely it thinks each action (PUCT).
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64

from wartable.bots.search import EDGE, LONGEST_PATH, Guide
from wartable.kernel import CHANCE, NONE, Game, Rng, S, may_act, settle, zeros
from wartable.kernel.many import Many

LEAF: Final = 0  # not judged yet
JUDGED: Final = 1


@final
class Forest(Generic[S]):
    """One tree for each of the roots; their nodes stand in the same columns, the roots first. The
    leaves of the last walk are shown by `leaves`, row by row; `waits` tells of which a judgement is
    awaited: where the game was over, none is."""

    def __init__(self, leaves: Many[S], explore: float) -> None:
        self.game: Game[S] = leaves.game
        self.seats = leaves.seats
        self.count = leaves.count
        self.leaves = leaves
        self.explore = explore
        self.guide: Guide[S] = Guide()
        self.roots: list[S] = []
        self.rngs: list[Rng] = []
        self.lookers = zeros(self.count)  # whose search it is
        self.waits = zeros(self.count)
        self.depths = zeros(self.count)
        self.paths = zeros(self.count * LONGEST_PATH)
        self.values = vec[float]([0.0] * CHANCE)
        self.edge = vec[i64]()
        self.visits = vec[i64]()
        self.status = vec[i64]()
        self.value = vec[float]()  # for the seat that chose the edge
        self.prior = vec[float]()
        self.first_kid = vec[i64]()
        self.sibling = vec[i64]()

    def begin(self, roots: list[S], lookers: list[int], seeds: list[int]) -> None:
        """New searches: of these positions, for these seats, which may act there."""
        self.roots = roots
        self.rngs = [Rng(seed) for seed in seeds]
        self.edge = vec[i64]()
        self.visits = vec[i64]()
        self.status = vec[i64]()
        self.value = vec[float]()
        self.prior = vec[float]()
        self.first_kid = vec[i64]()
        self.sibling = vec[i64]()
        for i in range(self.count):
            self.lookers[i] = lookers[i]
            self.waits[i] = 0
            self.leaves.states[i] = roots[i].clone()
            self.add(NONE, NONE, 1.0)

    def add(self, parent: i64, edge: i64, prior: float) -> i64:
        node: i64 = len(self.edge)
        sibling: i64 = NONE
        if parent != NONE:
            sibling = self.first_kid[parent]
            self.first_kid[parent] = node
        self.edge = append(self.edge, edge)
        self.visits = append(self.visits, 0)
        self.status = append(self.status, LEAF)
        self.value = append(self.value, 0.0)
        self.prior = append(self.prior, prior)
        self.first_kid = append(self.first_kid, NONE)
        self.sibling = append(self.sibling, sibling)
        return node

    def kid(self, node: i64, edge: i64) -> i64:
        """The kid of a node behind an edge, or NONE."""
        kid = self.first_kid[node]
        while kid != NONE and self.edge[kid] != edge:
            kid = self.sibling[kid]
        return kid

    def gather(self) -> None:
        """Walk down every tree to a leaf and show it. The caller has wiped the features."""
        for i in range(self.count):
            state = self.leaves.state(i)
            self.game.determinize(self.roots[i], self.lookers[i], self.rngs[i], state)
            self.waits[i] = self.descend(i, state)
            if self.waits[i] == 0:
                self.guide.values_into(self.game, state, self.values)
                self.learn_path(i)

    def descend(self, i: i64, state: S) -> i64:
        """Whether it ends at a leaf that is to be judged."""
        game, leaves = self.game, self.leaves
        node = i
        self.depths[i] = 0
        while self.depths[i] < LONGEST_PATH:
            seat = settle(game, state, self.rngs[i])
            if seat == NONE:
                return 0
            if node == i and may_act(game.actors(state), self.lookers[i]):
                seat = self.lookers[i]
            n = game.legal_into(state, seat, leaves.found)
            if self.status[node] == LEAF and n > 1:
                leaves.actors[i] = seat
                leaves.show(i, n)
                return 1
            node = self.choose(node, seat, n)
            game.apply(state, seat, self.edge[node] // EDGE, None)
            self.paths[i * LONGEST_PATH + self.depths[i]] = node
            self.depths[i] += 1
        return 0

    def choose(self, node: i64, seat: i64, n: i64) -> i64:
        """The kid with the best bound. What was not legal when the node was judged is as likely as
        an action is on average."""
        found = self.leaves.found
        total = sqrt(float(self.visits[node]) + 1.0)
        best: i64 = NONE
        best_bound = 0.0
        for at in range(n):
            edge = found[at] * EDGE + seat
            kid = self.kid(node, edge)
            if kid == NONE:
                kid = self.add(node, edge, 1.0 / float(n))
            count = float(self.visits[kid])
            bound = self.explore * self.prior[kid] * total / (1.0 + count)
            if count > 0.0:
                bound += self.value[kid] / count
            if best == NONE or bound > best_bound:
                best = kid
                best_bound = bound
        return best

    def learn(self, priors: list[float], worth: list[float]) -> None:
        """What the network says of the leaves that wait, one after the other: how likely it thinks
        each legal action, in the order of the codes, and the worth to the actor from -1 to 1."""
        at: i64 = 0
        leaf: i64 = 0
        for i in range(self.count):
            if self.waits[i] == 0:
                continue
            self.waits[i] = 0
            seat = self.leaves.actors[i]
            first = i * self.game.actions
            node = i if self.depths[i] == 0 else self.paths[i * LONGEST_PATH + self.depths[i] - 1]
            self.status[node] = JUDGED
            for n in range(self.leaves.counts[i]):
                edge = i64(self.leaves.codes[first + n]) * EDGE + seat
                kid = self.kid(node, edge)
                if kid == NONE:
                    self.add(node, edge, priors[at])
                else:
                    self.prior[kid] = priors[at]
                at += 1
            others = float(self.seats - 1)
            for who in range(self.seats):
                self.values[who] = worth[leaf] if who == seat else -worth[leaf] / others
            leaf += 1
            self.back_up(i)

    def learn_path(self, i: i64) -> None:
        """A game that is over, or long enough: leaders share 1, which becomes 1 for the only winner
        and a sum of 0."""
        seats = float(self.seats)
        for who in range(self.seats):
            self.values[who] = (self.values[who] * seats - 1.0) / (seats - 1.0)
        self.back_up(i)

    def back_up(self, i: i64) -> None:
        """Each edge learns for its own seat."""
        self.visits[i] += 1
        for n in range(self.depths[i]):
            node = self.paths[i * LONGEST_PATH + n]
            self.visits[node] += 1
            self.value[node] += self.values[self.edge[node] % EDGE]

    def tried(self, i: i64) -> list[tuple[int, int, float]]:
        """Every action at the root of a tree: its code, visits and mean worth."""
        found: list[tuple[int, int, float]] = []
        kid = self.first_kid[i]
        while kid != NONE:
            count = self.visits[kid]
            mean = self.value[kid] / float(count) if count > 0 else 0.0
            found.append((self.edge[kid] // EDGE, count, mean))
            kid = self.sibling[kid]
        return found
