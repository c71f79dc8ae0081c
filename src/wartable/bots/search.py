"""Random play and tree search over any game. Knows the kernel only. Compiled.

The search is a single-observer information-set search with an open loop: every simulation starts
from another state the seat may believe in, a node stands for what seats did, chance and hidden
things are sampled anew, and an action is judged against the times it was available.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wartable.kernel import CHANCE, NONE, Game, Rng, S, may_act, settle, zeros
from wartable.kernel.many import ended_into

LONGEST_PATH: Final[i64] = 256
EDGE: Final[i64] = 16  # an edge is action * EDGE + seat


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


def playouts(
    game: Game[S], states: list[S], seats: i64, times: i64, cap: i64, key: i64, kind: i64
) -> vec[float]:
    """What so many random playouts of each state were worth to each seat, by a kind of worth. The
    n-th playout of all depends on its state and on `key + n`."""
    buf, figures = zeros(game.actions), zeros(CHANCE)
    found = vec[float]([0.0] * (len(states) * times * seats))
    at: i64 = 0
    for state in states:
        scratch = state.clone()
        for n in range(times):
            if n > 0:
                scratch.copy_from(state)
            playout(game, scratch, Rng(key), buf, cap)
            ended_into(game, scratch, kind, seats, figures, found, at)
            key += 1
            at += seats
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """What a game may know better than chance: how to play on, and how a position stands.

    The default plays at random and gives the leaders of the standings their share."""

    def pick(self, game: Game[S], state: S, seat: i64, buf: vec[i64], n: i64, rng: Rng) -> i64:
        """The action of a playout, one of the first `n` of `buf`."""
        return buf[rng.below(n)]

    def values_into(self, game: Game[S], state: S, out: vec[float]) -> None:
        """What the position is worth to each seat, 0 to 1."""
        standings = vec[i64]([-(1 << 62)] * CHANCE)
        game.standing_into(state, standings)
        top = standings[0]
        leaders = 0.0
        for seat in range(CHANCE):
            if standings[seat] > top:
                top = standings[seat]
                leaders = 0.0
            if standings[seat] == top:
                leaders += 1.0
        for seat in range(CHANCE):
            out[seat] = 1.0 / leaders if standings[seat] == top else 0.0


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes as columns. A node is an edge: what a seat did; its kids are a linked list."""

    def __init__(self) -> None:
        self.edge = vec[i64]()
        self.visits = vec[i64]()
        self.offered = vec[i64]()  # how often it could have been chosen
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
        self.offered = append(self.offered, 0)
        self.value = append(self.value, 0.0)
        self.first_kid = append(self.first_kid, NONE)
        self.sibling = append(self.sibling, sibling)
        return node

    def kid(self, node: i64, edge: i64) -> i64:
        """The kid of a node behind an edge, or NONE."""
        kid = self.first_kid[node]
        while kid != NONE and self.edge[kid] != edge:
            kid = self.sibling[kid]
        return kid

    def favourite(self) -> i64:
        """The most visited kid of the root."""
        best = self.first_kid[0]
        kid = best
        while kid != NONE:
            if self.visits[kid] > self.visits[best]:
                best = kid
            kid = self.sibling[kid]
        return best


@final
class Uct(Generic[S]):
    """Call `run` as often as there is time, then `best`."""

    def __init__(self, game: Game[S], root: S, seat: i64, rng: Rng, cap: i64) -> None:
        self.game = game
        self.root = root
        self.seat = seat
        self.rng = rng
        self.cap = cap  # decisions of a playout
        self.explore = 0.7
        self.guide: Guide[S] = Guide()
        self.tree = Tree()
        self.state = root.clone()
        self.buf = zeros(game.actions)
        self.path = zeros(LONGEST_PATH)
        self.values = vec[float]([0.0] * CHANCE)

    def run(self, simulations: i64) -> None:
        for i in range(simulations):
            self.game.determinize(self.root, self.seat, self.rng, self.state)
            depth = self.descend()
            self.roll_out()
            self.learn(depth)

    def best(self) -> i64:
        """The most visited action."""
        return self.tree.edge[self.tree.favourite()] // EDGE

    def ranking(self) -> list[tuple[int, int, float]]:
        """Every action tried at the root: its code, visits and mean value, most visited first."""
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        kid = tree.first_kid[0]
        while kid != NONE:
            count = tree.visits[kid]
            mean = tree.value[kid] / float(count) if count > 0 else 0.0
            found.append((tree.edge[kid] // EDGE, count, mean))
            kid = tree.sibling[kid]
        found.sort(key=most_visited)
        return found

    def descend(self) -> i64:
        """Walk to a node not seen before; return how long the path is."""
        game, state, rng, tree, path = self.game, self.state, self.rng, self.tree, self.path
        node: i64 = 0
        depth: i64 = 0
        while depth < LONGEST_PATH:
            seat = settle(game, state, rng)
            if seat == NONE:
                break
            if depth == 0 and may_act(game.actors(state), self.seat):
                seat = self.seat  # where several may act, it is this seat's answer that is wanted
            n = game.legal_into(state, seat, self.buf)
            edge = self.choose(node, seat, n) * EDGE + seat
            game.apply(state, seat, edge // EDGE, None)
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
        visits, offered = tree.visits, tree.offered
        fresh: i64 = 0
        best: i64 = NONE
        best_bound = -1.0
        for i in range(n):
            kid = tree.kid(node, buf[i] * EDGE + seat)
            if kid == NONE:
                buf[fresh] = buf[i]
                fresh += 1
                continue
            offered[kid] = offered[kid] + 1
            if fresh == 0:
                count = float(visits[kid])
                scale = self.explore * sqrt(log(float(offered[kid]) + 1.0))
                bound = tree.value[kid] / count + scale / sqrt(count)
                if bound > best_bound:
                    best_bound = bound
                    best = buf[i]
        if fresh > 0:
            return buf[self.rng.below(fresh)]
        return best

    def roll_out(self) -> None:
        game, state, rng, buf, guide = self.game, self.state, self.rng, self.buf, self.guide
        for i in range(self.cap):
            seat = settle(game, state, rng)
            if seat == NONE:
                break
            n = game.legal_into(state, seat, buf)
            game.apply(state, seat, guide.pick(game, state, seat, buf, n, rng), None)

    def learn(self, depth: i64) -> None:
        """Each edge learns for its own seat."""
        tree = self.tree
        self.guide.values_into(self.game, self.state, self.values)
        tree.visits[0] = tree.visits[0] + 1
        for i in range(depth):
            node = self.path[i]
            tree.visits[node] = tree.visits[node] + 1
            tree.value[node] = tree.value[node] + self.values[tree.edge[node] % EDGE]


def most_visited(row: tuple[int, int, float]) -> tuple[int, int]:
    return -row[1], row[0]
