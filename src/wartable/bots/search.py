"""Random play and tree search over any game. Knows the kernel only."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wartable.kernel import CHANCE, NONE, Game, Rng, S, settle, zeros

LONGEST_PATH: Final[i64] = 256


def playout(game: Game[S], state: S, rng: Rng, buf: vec[i64], cap: i64) -> i64:
    """Play at random, at most `cap` decisions of seats; return how many were made."""
    decisions: i64 = 0
    while decisions < cap:
        seat = settle(game, state, rng)
        if seat == NONE:
            break
        n = game.legal_into(state, seat, buf)
        game.apply(state, seat, buf[rng.below(n)], None)
        decisions += 1
    return decisions


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes as columns. A node is an edge: what a seat did; its kids are a linked list."""

    def __init__(self) -> None:
        self.edge = vec[i64]()
        self.visits = vec[i64]()
        self.value = vec[float]()  # for the seat that chose the edge
        self.first_kid = vec[i64]()
        self.sibling = vec[i64]()
        self.add(NONE, NONE)

    def add(self, parent: i64, edge: i64) -> i64:
        node: i64 = len(self.edge)
        sibling: i64 = NONE
        if parent != NONE:
            sibling = self.first_kid[parent]
            self.first_kid[parent] = node
        self.edge = append(self.edge, edge)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, 0.0)
        self.first_kid = append(self.first_kid, NONE)
        self.sibling = append(self.sibling, sibling)
        return node

    def kid(self, node: i64, edge: i64) -> i64:
        kid = self.first_kid[node]
        while kid != NONE and self.edge[kid] != edge:
            kid = self.sibling[kid]
        return kid


def edge_of(seat: i64, action: i64) -> i64:
    return action * 16 + seat


@final
class Uct(Generic[S]):
    """Open loop: a node stands for what seats did, chance and hidden things are sampled anew."""

    def __init__(self, game: Game[S], root: S, seat: i64, rng: Rng, cap: i64) -> None:
        self.game = game
        self.root = root
        self.seat = seat
        self.rng = rng
        self.cap = cap  # decisions of a playout
        self.explore = 0.7
        self.tree = Tree()
        self.state = root.clone()
        self.buf = zeros(game.actions)
        self.path = zeros(LONGEST_PATH)
        self.standings = zeros(CHANCE)
        self.seats = 0

    def run(self, simulations: i64) -> None:
        for i in range(simulations):
            self.game.determinize(self.root, self.seat, self.rng, self.state)
            depth = self.descend()
            playout(self.game, self.state, self.rng, self.buf, self.cap)
            self.learn(depth)

    def best(self) -> i64:
        """The most visited action."""
        tree = self.tree
        best = tree.first_kid[0]
        kid = best
        while kid != NONE:
            if tree.visits[kid] > tree.visits[best]:
                best = kid
            kid = tree.sibling[kid]
        return tree.edge[best] // 16

    def descend(self) -> i64:
        """Walk to a node not seen before; return how long the path is."""
        game, state, rng, tree, path = self.game, self.state, self.rng, self.tree, self.path
        node: i64 = 0
        depth: i64 = 0
        while depth < LONGEST_PATH:
            seat = settle(game, state, rng)
            if seat == NONE:
                break
            n = game.legal_into(state, seat, self.buf)
            edge = edge_of(seat, self.choose(node, seat, n))
            game.apply(state, seat, edge // 16, None)
            kid = tree.kid(node, edge)
            if kid == NONE:
                path[depth] = tree.add(node, edge)
                return depth + 1
            path[depth] = node = kid
            depth += 1
        return depth

    def choose(self, node: i64, seat: i64, n: i64) -> i64:
        """An action not tried before, else the one with the highest confidence bound."""
        tree, buf = self.tree, self.buf
        visits = tree.visits
        scale = self.explore * sqrt(log(float(visits[node] + 1)))
        fresh: i64 = 0
        best: i64 = NONE
        best_bound = -1.0
        for i in range(n):
            kid = tree.kid(node, edge_of(seat, buf[i]))
            if kid == NONE:
                buf[fresh] = buf[i]
                fresh += 1
            elif fresh == 0:
                count = float(visits[kid])
                bound = tree.value[kid] / count + scale / sqrt(count)
                if bound > best_bound:
                    best_bound = bound
                    best = buf[i]
        if fresh > 0:
            return buf[self.rng.below(fresh)]
        return best

    def learn(self, depth: i64) -> None:
        """Whoever leads has won; several leaders share. Each edge learns for its own seat."""
        tree, standings = self.tree, self.standings
        for seat in range(CHANCE):
            standings[seat] = NONE
        self.game.standing_into(self.state, standings)
        top = standings[0]
        leaders: i64 = 0
        for seat in range(CHANCE):
            if standings[seat] > top:
                top = standings[seat]
                leaders = 0
            if standings[seat] == top:
                leaders += 1
        share = 1.0 / float(leaders)
        tree.visits[0] = tree.visits[0] + 1
        for i in range(depth):
            node = self.path[i]
            tree.visits[node] = tree.visits[node] + 1
            if standings[tree.edge[node] % 16] == top:
                tree.value[node] = tree.value[node] + share
