"""Last plays of a battle of Critters at War, solved: what they are worth with best play on both
sides, and what a bot gives away in them.

    python -m tools.critters_at_war.endgames --cards 1,1 --count 12 --bots net,expert,hard

Every card that nobody has seen may be in either hand or in the deck, all deals equally likely; the
table itself is open. The whole tree is built with the engine. A seat's information set is the chain
of all it has seen, so nothing is forgotten. The tree is solved by counterfactual regrets
(CFR+, Tammelin 2014) until the two seats together could gain less than a stated gap.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from wartable.bots.net import cells
from wartable.games.critters_at_war.bots import TreeBot, learned
from wartable.games.critters_at_war.engine.actions import REINFORCE_DRAW, TURN
from wartable.games.critters_at_war.engine.components import ALL_CARDS
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import CHANCE, Bot, Knowledge, Rng, legal, members

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]


class Drawn(ValueError):
    """Reinforce draws a card in this endgame: such draws are not part of a tree."""


@dataclass
class Tree:
    """Nodes by depth. A slot is one action of one information set; sets of both seats are numbered
    together. Values are chances of the first seat to win the game, times how likely a deal is."""

    depth: list[list[tuple[int, int]]] = field(default_factory=list)  # parent, slot
    over: list[list[tuple[int, float]]] = field(default_factory=list)  # node, value
    first: list[int] = field(default_factory=list)  # slot of each set
    seat: list[int] = field(default_factory=list)  # whose set
    codes: list[list[int]] = field(default_factory=list)  # of each set
    sample: list[CrittersState] = field(default_factory=list)  # a state of each set
    known: dict[tuple[int, ...], int] = field(default_factory=dict)
    deals: int = 0
    slots: int = 0

    def add(self, level: int, parent: int, slot: int) -> int:
        while len(self.depth) <= level:
            self.depth.append([])
            self.over.append([])
        self.depth[level].append((parent, slot))
        return len(self.depth[level]) - 1

    def grow(
        self, state: CrittersState, keys: tuple[int, int], level: int, parent: int, slot: int
    ) -> None:
        """The node of a state and all that come after it."""
        at = self.add(level, parent, slot)
        if battle_over(state):
            self.over[level].append((at, float(standing_value(state, 0))))
            return
        if state.awaited == REINFORCE_DRAW:
            raise Drawn
        seat = int(state.actor)
        codes = legal(RULES, state, seat)
        keys = seen_by(state, 0, keys[0]), seen_by(state, 1, keys[1])
        key = (seat, level, keys[seat])
        if key not in self.known:
            self.known[key] = len(self.first)
            self.first.append(self.slots)
            self.seat.append(seat)
            self.codes.append(codes)
            self.sample.append(state)
            self.slots += len(codes)
        begins = self.first[self.known[key]]
        for number, code in enumerate(codes):
            after = state.clone()
            RULES.apply(after, seat, code, None)
            self.grow(after, keys, level + 1, at, begins + number)


def seen_by(state: CrittersState, seat: int, before: int) -> int:
    """The chain of what a seat has seen, one link longer."""
    return hash((before, cells(RULES, state, seat).tobytes()))


def tree_of(table: CrittersState) -> Tree:
    """Of a table whose unseen cards may lie in either hand or in the deck; `Drawn` if one of them
    may have to be drawn."""
    tree = Tree()
    unseen = int(table.hand[0] | table.hand[1] | table.deck)
    cards = members(unseen)
    counts = [int(table.hand[seat]).bit_count() for seat in range(2)]
    for mine in combinations(cards, counts[0]):
        for theirs in combinations([card for card in cards if card not in mine], counts[1]):
            state = table.clone()
            hands = [sum(1 << card for card in hand) for hand in (mine, theirs)]
            state.hand[0], state.hand[1] = hands
            state.deck = unseen & ~hands[0] & ~hands[1]
            for seat in range(2):
                state.known[seat] = ALL_CARDS & ~unseen | hands[seat]
            tree.grow(state, (0, 0), 0, 0, 0)
            tree.deals += 1
    return tree


class Solver:
    """Regrets and mean strategies of a tree, all nodes of a depth at once."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.parents = [np.array([p for p, _ in level], np.int64) for level in tree.depth]
        self.slot_of = [np.array([s for _, s in level], np.int64) for level in tree.depth]
        self.ends: list[Floats] = []
        for level, over in zip(tree.depth, tree.over, strict=True):
            values = np.zeros(len(level))
            for at, value in over:
                values[at] = value
            self.ends.append(values)
        sizes = [len(codes) for codes in tree.codes]
        self.set_of = np.repeat(np.arange(len(sizes)), sizes)
        self.seats = np.array(tree.seat)[self.set_of]
        self.firsts = np.array(tree.first)
        self.sizes = np.array(sizes, float)
        self.regrets = np.zeros(tree.slots)
        self.sums = np.zeros(tree.slots)

    def normal(self, weights: Floats) -> Floats:
        """Weights as shares of each set; equal ones where there are none."""
        whole = np.add.reduceat(weights, self.firsts)[self.set_of]
        return np.where(
            whole > 0, weights / np.where(whole > 0, whole, 1), 1 / self.sizes[self.set_of]
        )

    def reach(self, shares: Floats, seat: int) -> list[Floats]:
        """How likely each node is by one seat's doing alone."""
        found = [np.ones(len(self.parents[0]))]
        for parents, slots in zip(self.parents[1:], self.slot_of[1:], strict=True):
            found.append(
                found[-1][parents] * np.where(self.seats[slots] == seat, shares[slots], 1.0)
            )
        return found

    def values(self, shares: Floats) -> list[Floats]:
        """What each node is worth to the first seat."""
        found = [values.copy() for values in self.ends]
        for level in range(len(found) - 1, 0, -1):
            parents, slots = self.parents[level], self.slot_of[level]
            found[level - 1] += np.bincount(
                parents, shares[slots] * found[level], minlength=len(found[level - 1])
            )
        return found

    def gains(self, shares: Floats, seat: int) -> tuple[Floats, Floats]:
        """By slot: what it is worth to the seat that may choose it, weighed by how likely the other
        seat and chance lead there; and the weights."""
        reach, values = self.reach(shares, 1 - seat), self.values(shares)
        worth, weight = np.zeros(len(shares)), np.zeros(len(shares))
        for level in range(1, len(values)):
            parents, slots = self.parents[level], self.slot_of[level]
            mine = self.seats[slots] == seat
            likely = reach[level - 1][parents[mine]] / self.tree.deals
            value = values[level][mine] if seat == 0 else 1 - values[level][mine]
            worth += np.bincount(slots[mine], likely * value, minlength=len(shares))
            weight += np.bincount(slots[mine], likely, minlength=len(shares))
        return worth, weight

    def solve(self, gap: float, most: int = 4000) -> tuple[Floats, float]:
        """A mixture of each set by which both seats together could gain less than `gap`; and what
        they could."""
        found, left = self.normal(self.sums), 1.0
        for times in range(1, most + 1):
            for seat in range(2):
                shares = self.normal(self.regrets)
                worth, _ = self.gains(shares, seat)
                mean = np.add.reduceat(worth * shares, self.firsts)[self.set_of]
                mine = self.seats == seat
                self.regrets[mine] = np.maximum(0, self.regrets + worth - mean)[mine]
                reach = self.reach_of_sets(shares, seat)
                self.sums[mine] += times * (reach * self.normal(self.regrets))[mine]
            if times % 50 == 0:
                found = self.normal(self.sums)
                left = self.best(found, 0) + self.best(found, 1) - 1
                if left < gap:
                    break
        return found, left

    def reach_of_sets(self, shares: Floats, seat: int) -> Floats:
        """By slot: how likely its set is by its own seat's doing."""
        reach, found = self.reach(shares, seat), np.zeros(len(shares))
        for level in range(1, len(reach)):
            slots = self.slot_of[level]
            mine = self.seats[slots] == seat
            found[slots[mine]] = reach[level - 1][self.parents[level][mine]]
        return found

    def best(self, shares: Floats, seat: int) -> float:
        """What a seat that knows the other's mixture wins with the best answer to it."""
        reach = self.reach(shares, 1 - seat)
        values = [
            v if seat == 0 else np.where(self.is_over(n), 1 - v, 0) for n, v in enumerate(self.ends)
        ]
        values = [value * near for value, near in zip(values, reach, strict=True)]
        for level in range(len(values) - 1, 0, -1):
            parents, slots = self.parents[level], self.slot_of[level]
            mine = self.seats[slots] == seat
            total = np.zeros(len(shares))
            total += np.bincount(slots[mine], values[level][mine], minlength=len(shares))
            total[self.seats != seat] = -np.inf
            top = np.maximum.reduceat(total, self.firsts)[self.set_of]
            first = np.zeros(len(shares), bool)
            at = np.flatnonzero(total == top)
            first[at[np.unique(self.set_of[at], return_index=True)[1]]] = True
            taken = np.where(mine, first[slots], True)
            values[level - 1] += np.bincount(
                parents, values[level] * taken, minlength=len(values[level - 1])
            )
        return float(values[0].sum()) / self.tree.deals

    def is_over(self, level: int) -> npt.NDArray[np.bool_]:
        found = np.zeros(len(self.ends[level]), bool)
        found[[at for at, _ in self.tree.over[level]]] = True
        return found


def mixed(tree: Tree, bot: Bot[Any]) -> tuple[Floats, list[float | None]]:
    """How a bot mixes in every set, and what it thinks each is worth to the seat."""
    shares, values = np.zeros(tree.slots), []
    for number, (seat, codes) in enumerate(zip(tree.seat, tree.codes, strict=True)):
        seen = Knowledge(RULES, seat, tree.sample[number], Rng(number))
        opinion = bot.opinion(seen)
        policy = opinion.policy
        if policy is None or isinstance(bot, TreeBot):  # which takes what it visited most
            policy = {opinion.action: 1.0}
        for place, code in enumerate(codes):
            shares[tree.first[number] + place] = policy.get(code, 0.0)
        values.append(opinion.value)
    return shares, values


@dataclass(frozen=True)
class Found:
    """What a bot gives away in an endgame, as chances to win the game."""

    answered: float  # what a seat gains that knows it and answers best, mean of both seats
    lost: float  # by its first action if best play follows, mean over hands of the seat to act
    error: float  # of what it thinks its hands are worth, mean


def compared(solver: Solver, solution: Floats, bot: Bot[Any]) -> Found:
    """A bot beside the solution."""
    tree = solver.tree
    shares, values = mixed(tree, bot)
    gap = solver.best(shares, 0) + solver.best(shares, 1) - 1
    begins = sorted({tree.known[key] for key in tree.known if key[1] == 0})
    worth, weight = solver.gains(solution, tree.seat[begins[0]])
    lost, error = [], []
    for number in begins:
        part = slice(tree.first[number], tree.first[number] + len(tree.codes[number]))
        each = worth[part] / weight[part]
        exact = float(solution[part] @ each)
        lost.append(exact - float(shares[part] @ each))
        said = values[number]
        error.append(abs(exact - said) if said is not None else np.nan)
    return Found(gap / 2, float(np.mean(lost)), float(np.mean(error)))


def endgame(seed: int, counts: tuple[int, int]) -> CrittersState | None:
    """Of a battle between nets at a score near the end: where the seats hold so many cards, the
    first number in the hand of the seat to act; None where it never came to that."""
    rng, bot = Rng(seed), learned.NetBot(learned.net(), TreeBot())
    state = RULES.start(2, GAME.settings({}))
    scores = [6 + rng.below(6), 6 + rng.below(6)]
    while not battle_over(state):
        seat = int(state.actor)
        if state.awaited < TURN:
            RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
            continue
        state.score[0], state.score[1] = scores
        held = [int(state.hand[who]).bit_count() for who in (seat, 1 - seat)]
        if held == list(counts) and state.awaited == TURN:
            state.tracked[0] = state.tracked[1] = 0
            return state
        RULES.apply(state, seat, bot.choose(Knowledge.of(RULES, state, seat, rng)), None)
    return None


def player(name: str) -> Bot[Any]:
    return learned.NetBot(learned.net(), TreeBot()) if name == "net" else GAME.bot(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--cards", default="1,1", help="in the hands, of the seat to act first")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--gap", type=float, default=0.001)
    parser.add_argument("--bots", default="net,expert,hard")
    given = parser.parse_args()
    one, other = (int(part) for part in given.cards.split(","))
    rows: dict[str, list[Found]] = {name: [] for name in given.bots.split(",")}
    seed = 0
    while len(next(iter(rows.values()))) < given.count:
        seed += 1
        table = endgame(seed, (one, other))
        if table is None:
            continue
        try:
            solver = Solver(tree_of(table))
        except Drawn:
            continue
        solution, gap = solver.solve(given.gap)
        for name, found in rows.items():
            found.append(compared(solver, solution, player(name)))
        print(seed, solver.tree.deals, len(solver.tree.first), f"gap {gap:.4f}", flush=True)
    for name, found in rows.items():
        figures = [[row.answered, row.lost, row.error] for row in found]
        means, spread = np.nanmean(figures, axis=0), np.nanstd(figures, axis=0) / len(found) ** 0.5
        words = ("answered", "lost", "error")
        print(
            name,
            *(
                f"{w} {100 * m:.2f} ± {196 * s:.2f} %"
                for w, m, s in zip(words, means, spread, strict=True)
            ),
        )


if __name__ == "__main__":
    main()
