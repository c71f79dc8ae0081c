"""Information-set tree search within one battle. Compiled; for bots, not for the rules.

Each simulation starts from another state the seat may believe in, walks the tree, plays the battle
out, and learns what the result is worth in the match (`equity`). What the opponent does hidden from
the seat is one edge, whichever card it was: the seat's answers must not depend on it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from wartable.bots.search import Tree
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.beliefs import determinize
from wartable.games.critters_at_war.engine.chance import sample_chance
from wartable.games.critters_at_war.engine.components import CONTROL_POINTS, THEATRES, spread
from wartable.games.critters_at_war.engine.rules.legality import deployments, legal_into
from wartable.games.critters_at_war.engine.rules.resolution import apply
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import (
    battle_over,
    standing_value,
    value_of,
)
from wartable.kernel import CHANCE, NONE, Rng, count, nth, zeros

LONGEST_PATH: Final[i64] = 128
EDGES: Final[i64] = 512  # seat * 256 … : an edge is the action, or what is seen of it, by seat
FACEUP_OF_EIGHT: Final = 5  # how often of eight a playout deploys where it can


@final
class BattleSearch:
    """Call `run` as often as there is time, then `best` or `ranking`."""

    def __init__(self, root: CrittersState, seat: i64, rng: Rng) -> None:
        self.root = root
        self.seat = seat
        self.rng = rng
        self.explore = 0.6
        self.tree = Tree()
        self.points = vec[float]([0.0])  # by node: points won less points lost, for who chose it
        self.state = root.clone()
        self.buf = zeros(code.ACTIONS)
        self.slot = zeros(1024)  # kid by edge, while a node is looked at
        self.path = zeros(LONGEST_PATH)
        self.actors = zeros(LONGEST_PATH)
        points = CONTROL_POINTS[root.mode]
        self.low = value_of(root, seat, 0, points)
        self.range = max(value_of(root, seat, points, 0) - self.low, 0.000001)
        self.simulations: i64 = 0

    def run(self, simulations: i64) -> None:
        for i in range(simulations):
            determinize(self.root, self.seat, self.rng, self.state)
            self.simulate()

    def run_in(self, world: CrittersState, simulations: i64) -> None:
        """In a state that somebody else chose."""
        for i in range(simulations):
            self.state.copy_from(world)
            self.simulate()

    def simulate(self) -> None:
        depth = self.descend()
        play_out(self.state, self.rng)
        self.learn(depth)
        self.simulations += 1

    def best(self) -> i64:
        """The most visited action."""
        return self.tree.edge[self.tree.favourite()] % EDGES

    def ranking(self) -> list[tuple[int, int, float, float]]:
        """Each action tried at the root: code, visits, chance of winning the game, points."""
        tree = self.tree
        found: list[tuple[int, int, float, float]] = []
        kid = tree.first_kid[0]
        while kid != NONE:
            visits = float(tree.visits[kid])
            mean = self.low + self.range * tree.value[kid] / visits
            points = self.points[kid] / visits
            found.append((tree.edge[kid] % EDGES, tree.visits[kid], mean, points))
            kid = tree.sibling[kid]
        found.sort(key=most_visited)
        return found

    def descend(self) -> i64:
        """Walk to a node not seen before; return how long the path is."""
        state, tree = self.state, self.tree
        node: i64 = 0
        depth: i64 = 0
        while depth < LONGEST_PATH and not battle_over(state):
            if state.awaited < code.TURN:
                apply(state, CHANCE, sample_chance(state, self.rng), None)
                continue
            actor = state.actor
            n = legal_into(state, actor, self.buf)
            action = self.choose(node, actor, n)
            edge = self.seen_as(actor, action)
            apply(state, actor, action, None)
            self.actors[depth] = actor
            kid = self.slot[edge]
            if kid == NONE:
                self.path[depth] = tree.add(node, edge)
                self.points = append(self.points, 0.0)
                return depth + 1
            self.path[depth] = node = kid
            depth += 1
        return depth

    def seen_as(self, actor: i64, action: i64) -> i64:
        """The edge of an action: the opponent's cards that stay hidden are all alike."""
        if actor == self.seat:
            return action
        if code.IMPROVISE <= action < code.WITHDRAW:
            return EDGES + code.IMPROVISE + action % THEATRES
        return EDGES + action

    def choose(self, node: i64, actor: i64, n: i64) -> i64:
        """An action not tried before, else the one with the highest confidence bound. Leaves in
        `slot` the kid of the edge of every legal action."""
        tree, buf, slot = self.tree, self.buf, self.slot
        visits, offered = tree.visits, tree.offered
        for i in range(n):
            slot[self.seen_as(actor, buf[i])] = NONE
        kid = tree.first_kid[node]
        while kid != NONE:
            slot[tree.edge[kid]] = kid
            kid = tree.sibling[kid]
        fresh: i64 = 0
        best: i64 = NONE
        best_bound = -1.0
        ties: i64 = 0
        for i in range(n):
            kid = slot[self.seen_as(actor, buf[i])]
            if kid == NONE:
                buf[fresh] = buf[i]
                fresh += 1
                continue
            offered[kid] += 1
            if fresh == 0:
                times = float(visits[kid])
                scale = self.explore * sqrt(log(float(offered[kid]) + 1.0))
                bound = tree.value[kid] / times + scale / sqrt(times)
                if bound > best_bound + 0.000000001:
                    best_bound = bound
                    best = buf[i]
                    ties = 1
                elif bound > best_bound - 0.000000001:
                    ties += 1
                    if self.rng.below(ties) == 0:
                        best = buf[i]
        if fresh > 0:
            return buf[self.rng.below(fresh)]
        return best

    def learn(self, depth: i64) -> None:
        tree, state = self.tree, self.state
        mine = (standing_value(state, self.seat) - self.low) / self.range
        gained = state.score[self.seat] - self.root.score[self.seat]
        lost = state.score[1 - self.seat] - self.root.score[1 - self.seat]
        points = float(gained - lost)
        tree.visits[0] += 1
        for i in range(depth):
            node = self.path[i]
            tree.visits[node] += 1
            if self.actors[i] == self.seat:
                tree.value[node] += mine
                self.points[node] += points
            else:
                tree.value[node] += 1.0 - mine
                self.points[node] -= points


def most_visited(row: tuple[int, int, float, float]) -> tuple[int, int]:
    return -row[1], row[0]


def play_out(state: CrittersState, rng: Rng) -> None:
    """Play the battle to its end by control: at random, but rather faceup than facedown."""
    buf = zeros(code.ACTIONS)
    while not battle_over(state):
        if state.awaited < code.TURN:
            apply(state, CHANCE, sample_chance(state, rng), None)
            continue
        seat = state.actor
        if state.awaited == code.TURN or state.awaited == code.PLAY_AGAIN:
            apply(state, seat, pick_play(state, seat, rng), None)
        else:
            n = legal_into(state, seat, buf)
            apply(state, seat, buf[rng.below(n)], None)


def pick_play(state: CrittersState, seat: i64, rng: Rng) -> i64:
    matching = deployments(state, seat)
    if matching != 0 and rng.below(8) < FACEUP_OF_EIGHT:
        return code.DEPLOY + nth(matching, rng.below(count(matching)))
    facedown = spread(state.hand[seat])
    return code.IMPROVISE + nth(facedown, rng.below(count(facedown)))
