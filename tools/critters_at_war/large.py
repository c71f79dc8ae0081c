"""Trees of endgames of Critters at War with millions of positions, as arrays.

Several processes build them, deal by deal. A seat's information set is the chain of all it has
seen, so nothing is forgotten; chance draws cards for Reinforce.
"""

from __future__ import annotations

import multiprocessing
from array import array
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import combinations
from typing import Any

import numpy as np
import torch

from wartable.bots.net import cells
from wartable.games.critters_at_war.engine.actions import REINFORCE_DRAW
from wartable.games.critters_at_war.engine.components import ALL_CARDS, CARDS
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value
from wartable.kernel import CHANCE, Rng, legal, members

Deal = tuple[int, int]  # both hands
LUCK = 2  # chance, among the seats
BITS = (1 << 60) - 1  # of keys


def deals_of(table: CrittersState) -> list[Deal]:
    """All ways in which the cards that nobody has seen may lie in the hands."""
    cards = members(int(table.hand[0] | table.hand[1] | table.deck))
    counts = [int(table.hand[seat]).bit_count() for seat in range(2)]
    found = []
    for mine in combinations(cards, counts[0]):
        rest = [card for card in cards if card not in mine]
        for theirs in combinations(rest, counts[1]):
            found.append((sum(1 << card for card in mine), sum(1 << card for card in theirs)))
    return found


def dealt(table: CrittersState, deal: Deal) -> CrittersState:
    """The table with these hands."""
    unseen = int(table.hand[0] | table.hand[1] | table.deck)
    state = table.clone()
    state.hand[0], state.hand[1] = deal
    state.deck = unseen & ~deal[0] & ~deal[1]
    for seat in range(2):
        state.known[seat] = ALL_CARDS & ~unseen | deal[seat]
    return state


def opened(table: CrittersState) -> CrittersState:
    """The table with the cards of the deck destroyed, and known to all."""
    state = table.clone()
    for card in members(int(table.deck)):
        state.stamp[card] = state.clock
        state.clock += 1
    state.buried |= state.deck
    state.deck = 0
    return state


@dataclass
class Level:
    """Positions of one depth."""

    parent: array[int] = field(default_factory=lambda: array("i"))
    number: array[int] = field(default_factory=lambda: array("B"))  # of the action that led here
    key: array[int] = field(default_factory=lambda: array("q"))  # of the information set; 0: over
    codes: array[int] = field(default_factory=lambda: array("B"))  # how many actions there are
    value: array[float] = field(default_factory=lambda: array("f"))  # where it is over


def seen_by(state: CrittersState, seat: int, before: int) -> int:
    """The chain of what a seat has seen, one link longer: the same in every process."""
    link = before.to_bytes(8) + cells(RULES, state, seat).tobytes()
    return int.from_bytes(blake2b(link, digest_size=8).digest())


def choices(state: CrittersState) -> tuple[int, list[int]]:
    """Who acts, a seat or chance, and what may be done."""
    if state.awaited == REINFORCE_DRAW:
        return CHANCE, members(int(state.deck))
    return int(state.actor), legal(RULES, state, int(state.actor))


class Grower:
    """The trees of some deals."""

    def __init__(self) -> None:
        self.levels: list[Level] = []

    def grow(
        self, state: CrittersState, keys: tuple[int, int], depth: int, parent: int, number: int
    ) -> None:
        if len(self.levels) <= depth:
            self.levels.append(Level())
        level = self.levels[depth]
        at = len(level.parent)
        level.parent.append(parent)
        level.number.append(number)
        if battle_over(state):
            level.key.append(0)
            level.codes.append(0)
            level.value.append(float(standing_value(state, 0)))
            return
        seat, codes = choices(state)
        if seat == CHANCE:  # all draws of so many cards are alike
            level.key.append(len(codes) * 4 + LUCK)
        else:
            keys = seen_by(state, 0, keys[0]), seen_by(state, 1, keys[1])
            level.key.append((keys[seat] ^ depth) % BITS * 4 + 4 * CARDS + seat)
        level.codes.append(len(codes))
        level.value.append(0.0)
        for place, code in enumerate(codes):
            after = state.clone()
            RULES.apply(after, seat, code, None)
            self.grow(after, keys, depth + 1, at, place)


def grown(job: tuple[list[int], list[Deal]]) -> list[list[Any]]:
    """The trees of some deals of a table, as arrays."""
    grower = Grower()
    table = RULES.load(job[0])
    for deal in job[1]:
        grower.grow(dealt(table, deal), (0, 0), 0, 0, 0)
    return [
        [
            np.array(level.parent, np.int32), np.array(level.number, np.uint8),
            np.array(level.key, np.int64), np.array(level.codes, np.uint8),
            np.array(level.value, np.float32),
        ]
        for level in grower.levels
    ]  # fmt: skip


def guessed(table: CrittersState, deals: list[Deal], lines: int, rng: Rng) -> float:
    """About how many positions there are, from lines played at random: had every position as many
    choices as those on the line, there were so many (Knuth 1975)."""
    total = 0
    for _ in range(lines):
        state, wide, found = dealt(table, deals[rng.below(len(deals))]), 1, 1
        while not battle_over(state):
            seat, codes = choices(state)
            wide *= len(codes)
            found += wide
            RULES.apply(state, seat, codes[rng.below(len(codes))], None)
        total += found
    return total * len(deals) / lines


class Tree:
    """All deals of a table, put together; sets of both seats are numbered together."""

    def __init__(self, table: CrittersState, jobs: int, device: str) -> None:
        self.table, self.deals = table, deals_of(table)
        shares = [self.deals[at :: 4 * jobs] for at in range(min(4 * jobs, len(self.deals)))]
        self.deals = [deal for share in shares for deal in share]
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            whole = pool.map(grown, [(table.dump(), share) for share in shares], chunksize=1)
        depths = max(len(part) for part in whole)
        levels: list[list[Any]] = []
        before = np.zeros(len(whole) + 1, np.int64)
        for depth in range(depths):
            rows = [part[depth] if len(part) > depth else None for part in whole]
            parent = [row[0] + before[n] for n, row in enumerate(rows) if row is not None]
            others = [
                np.concatenate([row[column] for row in rows if row is not None])
                for column in range(1, 5)
            ]
            levels.append([np.concatenate(parent), *others])
            counts = [0 if row is None else len(row[0]) for row in rows]
            before = np.concatenate([[0], np.cumsum(counts)])
        self.nodes = sum(len(level[0]) for level in levels)
        keys = np.concatenate([level[2][level[2] > 0] for level in levels])
        sizes = np.concatenate([level[3][level[2] > 0] for level in levels]).astype(np.int64)
        names, first_at, where = np.unique(keys, return_index=True, return_inverse=True)
        self.sizes = sizes[first_at]
        self.firsts = np.concatenate([[0], np.cumsum(self.sizes)[:-1]])
        self.slots = int(self.sizes.sum())
        self.seat = (names & 3).astype(np.int64)
        self.first_at = first_at  # of all positions that are not over, one of each set
        self.inner = [np.flatnonzero(level[2] > 0) for level in levels]  # that are not over
        self.set_of: list[Any] = []  # by depth, of each position; -1 where it is over
        at = 0
        for level in levels:
            sets = np.full(len(level[0]), -1, np.int64)
            inner = level[2] > 0
            sets[inner] = where[at : at + int(inner.sum())]
            at += int(inner.sum())
            self.set_of.append(sets)
        self.levels = levels

        def there(given: Any, kind: Any = None) -> Any:
            return torch.from_numpy(np.ascontiguousarray(given)).to(device, kind)

        self.parents = [there(level[0], torch.int64) for level in levels]
        self.slot_of = [torch.zeros(0, dtype=torch.int64, device=device)]
        for depth in range(1, depths):
            parent, number = levels[depth][0], levels[depth][1]
            self.slot_of.append(there(self.firsts[self.set_of[depth - 1][parent]] + number))
        self.ends = [there(level[4], torch.float64) for level in levels]
        self.over = [there(level[2] == 0) for level in levels]
        self.owner = there(np.repeat(np.arange(len(self.sizes)), self.sizes))
        self.seats = there(np.repeat(self.seat, self.sizes))
        self.wide = there(np.repeat(1.0 / self.sizes, self.sizes))
        self.device = device

    def path(self, number: int) -> tuple[Deal, list[int]]:
        """Of the position that stands for a set: the deal, and the numbers of the actions."""
        at, depth = int(self.first_at[number]), 0
        for depth, inner in enumerate(self.inner):
            if at < len(inner):
                at = int(inner[at])
                break
            at -= len(inner)
        actions = []
        while depth:
            actions.append(int(self.levels[depth][1][at]))
            at = int(self.levels[depth][0][at])
            depth -= 1
        return self.deals[at], actions[::-1]

    def state(self, number: int) -> CrittersState:
        """A position of a set."""
        deal, actions = self.path(number)
        state = dealt(self.table, deal)
        for action in actions:
            seat, codes = choices(state)
            RULES.apply(state, seat, codes[action], None)
        return state
