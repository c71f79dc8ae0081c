"""Longer endgames of Critters at War, solved: two cards in each hand, or three with the deck open.

    python -m tools.critters_at_war.deep --cards 2,2 --count 4 --jobs 4 --out FILE
    python -m tools.critters_at_war.deep --cards 3,3 --open --count 1 --out FILE

The same as endgames.py for trees of millions of positions: they are built by several processes,
deal by deal, and kept as arrays; regrets are followed with torch, on a GPU if there is one. With
--open the cards that nobody holds lie destroyed and known to both seats: only who holds what is not
known.

FILE gets a line of JSON for each endgame: the table, what each hand of the seat to act and each of
its actions is worth with best play on both sides, and what bots do and give away there.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tools.critters_at_war.endgames import endgame
from tools.critters_at_war.large import LUCK, Tree, deals_of, dealt, guessed, opened
from wartable.games.critters_at_war.bots import TreeBot, learned
from wartable.games.critters_at_war.bots.learned import ExpertBot, NetBot
from wartable.games.critters_at_war.engine.game import RULES
from wartable.kernel import Bot, Knowledge, Rng, legal, members

LINES = 1000  # played at random to guess how large a tree is


class Regrets:
    """Regrets and mean strategies (CFR+), all positions of a depth at once."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.regrets, self.sums = self.none(), self.none()

    def none(self) -> Any:
        return torch.zeros(self.tree.slots, dtype=torch.float64, device=self.tree.device)

    def by_set(self, weights: Any) -> Any:
        """Sums of each set, by slot."""
        tree = self.tree
        total = torch.zeros(len(tree.sizes), dtype=torch.float64, device=tree.device)
        return total.index_add_(0, tree.owner, weights)[tree.owner]

    def normal(self, weights: Any) -> Any:
        whole = self.by_set(weights)
        return torch.where(whole > 0, weights / whole.clamp(min=1e-300), self.tree.wide)

    def reach(self, shares: Any, seat: int, luck: bool = True) -> list[Any]:
        """How likely each position is by one seat's doing alone, and chance's if that counts."""
        tree = self.tree
        mine = torch.where((tree.seats == seat) | ((tree.seats == LUCK) & luck), shares, 1.0)
        found = [torch.ones(len(tree.parents[0]), dtype=torch.float64, device=tree.device)]
        for parents, slots in zip(tree.parents[1:], tree.slot_of[1:], strict=True):
            found.append(found[-1][parents] * mine[slots])
        return found

    def values(self, shares: Any) -> list[Any]:
        """What each position is worth to the first seat."""
        tree = self.tree
        found = [ends.clone() for ends in tree.ends]
        for depth in range(len(found) - 1, 0, -1):
            each = shares[tree.slot_of[depth]] * found[depth]
            found[depth - 1].index_add_(0, tree.parents[depth], each)
        return found

    def gains(self, shares: Any, seat: int) -> tuple[Any, Any]:
        """By slot what it is worth to its seat, weighed by the other's doing; and the weights."""
        tree = self.tree
        reach, values = self.reach(shares, 1 - seat), self.values(shares)
        worth, weight = self.none(), self.none()
        for depth in range(1, len(values)):
            slots = tree.slot_of[depth]
            likely = reach[depth - 1][tree.parents[depth]] / len(tree.deals)
            likely = torch.where(tree.seats[slots] == seat, likely, 0.0)
            value = values[depth] if seat == 0 else 1 - values[depth]
            worth.index_add_(0, slots, likely * value)
            weight.index_add_(0, slots, likely)
        return worth, weight

    def own(self, shares: Any, seat: int) -> Any:
        """By slot: how likely its set is by its own seat's doing."""
        tree, found = self.tree, self.none()
        reach = self.reach(shares, seat, False)
        for depth in range(1, len(reach)):
            found[tree.slot_of[depth]] = reach[depth - 1][tree.parents[depth]]
        return found

    def solve(self, gap: float, seconds: float) -> tuple[Any, float, int]:
        """A mixture of each set, what both seats together could gain, and after how many rounds."""
        until, times = time.monotonic() + seconds, 0
        while True:
            times += 1
            for seat in range(2):
                shares = self.normal(self.regrets)
                worth, _ = self.gains(shares, seat)
                mine = self.tree.seats == seat
                better = (self.regrets + worth - self.by_set(worth * shares)).clamp(min=0)
                self.regrets = torch.where(mine, better, self.regrets)
                now = times * self.own(shares, seat) * self.normal(self.regrets)
                self.sums = torch.where(mine, self.sums + now, self.sums)
            if times % 50 == 0 or time.monotonic() > until:
                found = self.normal(self.sums)
                left = self.best(found, 0) + self.best(found, 1) - 1
                if left < gap or time.monotonic() > until:
                    return found, left, times

    def best(self, shares: Any, seat: int) -> float:
        """What a seat that knows the other's mixture wins with the best answer to it."""
        tree, reach = self.tree, self.reach(shares, 1 - seat)
        values = []
        for ends, over, near in zip(tree.ends, tree.over, reach, strict=True):
            values.append(torch.where(over, ends if seat == 0 else 1 - ends, 0.0) * near)
        for depth in range(len(values) - 1, 0, -1):
            slots, parents = tree.slot_of[depth], tree.parents[depth]
            mine = tree.seats[slots] == seat
            total = self.none().index_add_(0, slots, torch.where(mine, values[depth], 0.0))
            top = torch.full((len(tree.sizes),), -1e9, dtype=torch.float64, device=tree.device)
            top = top.scatter_reduce(0, tree.owner, total, "amax")
            best = total == top[tree.owner]
            order = torch.arange(tree.slots, device=tree.device)
            place = torch.full_like(top, tree.slots, dtype=torch.int64)
            place = place.scatter_reduce(0, tree.owner[best], order[best], "amin")
            taken = torch.where(mine, place[tree.owner[slots]] == slots, True)
            values[depth - 1].index_add_(0, parents, torch.where(taken, values[depth], 0.0))
        return float(values[0].sum()) / len(tree.deals)


def asked(job: tuple[str, int, list[list[int]], list[int], int]) -> list[dict[int, float]]:
    """How a bot mixes in some positions."""
    name, simulations, dumps, seats, seed = job
    bot = bot_of(name, simulations)
    found = []
    for number, (dump, seat) in enumerate(zip(dumps, seats, strict=True)):
        seen = Knowledge(RULES, seat, RULES.load(dump), Rng(seed + number))
        legal_codes = seen.legal
        if len(legal_codes) == 1:
            found.append({legal_codes[0]: 1.0})
            continue
        opinion = bot.opinion(seen)
        found.append(dict(opinion.policy or {opinion.action: 1.0}))
    return found


def bot_of(name: str, simulations: int) -> Bot[Any]:
    """`net` alone, or the expert with so many simulations."""
    if name == "net":
        return NetBot(learned.net(), TreeBot())
    return ExpertBot(learned.net(), TreeBot(simulations, None), few=6)


def mixed(tree: Tree, name: str, simulations: int, jobs: int) -> Any:
    """How a bot mixes in every set."""
    numbers = [number for number in range(len(tree.sizes)) if tree.seat[number] != LUCK]
    states = [tree.state(number) for number in numbers]
    dumps, seats = [state.dump() for state in states], [int(state.actor) for state in states]
    step = 200
    work = [
        (name, simulations, dumps[at : at + step], seats[at : at + step], at)
        for at in range(0, len(dumps), step)
    ]
    shares = np.repeat(1 / tree.sizes, tree.sizes)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for (*_, at), found in zip(work, pool.imap(asked, work), strict=True):
            for place, policy in enumerate(found):
                codes = legal(RULES, states[at + place], seats[at + place])
                first = tree.firsts[numbers[at + place]]
                for order, code in enumerate(codes):
                    shares[first + order] = policy.get(code, 0.0)
    return torch.from_numpy(shares).to(tree.device)


def answered(regrets: Regrets, shares: Any) -> float:
    """What a seat gains that knows a bot and answers best, mean of both seats."""
    return (regrets.best(shares, 0) + regrets.best(shares, 1) - 1) / 2


def told(tree: Tree, regrets: Regrets, solution: Any) -> list[dict[str, Any]]:
    """By hand of the seat to act: what each action is worth, and how often it is taken."""
    seat = int(tree.table.actor)
    worth, weight = (each.cpu().numpy() for each in regrets.gains(solution, seat))
    shares = solution.cpu().numpy()
    found = []
    for number in sorted({int(each) for each in tree.set_of[0]}):
        part = slice(int(tree.firsts[number]), int(tree.firsts[number] + tree.sizes[number]))
        state = tree.state(number)
        codes = legal(RULES, state, seat)
        each = worth[part] / weight[part]
        found.append(
            {
                "hand": members(int(state.hand[seat])),
                "value": round(float(shares[part] @ each), 5),
                "actions": {
                    code: [round(float(value), 5), round(float(share), 4)]
                    for code, value, share in zip(codes, each, shares[part], strict=True)
                },
            }
        )  # fmt: skip
    return found


def beside(
    tree: Tree, hands: list[dict[str, Any]], name: str, simulations: int
) -> dict[str, float]:
    """What a bot loses by its first action if best play follows, and how wrong it is about what its
    hands are worth: means over hands."""
    bot, seat = bot_of(name, simulations), int(tree.table.actor)
    lost, error = [], []
    for hand in hands:
        mine = sum(1 << card for card in hand["hand"])
        deal = next(deal for deal in tree.deals if deal[seat] == mine)
        opinion = bot.opinion(Knowledge(RULES, seat, dealt(tree.table, deal), Rng(mine)))
        policy = opinion.policy or {opinion.action: 1.0}
        lost.append(hand["value"] - sum(hand["actions"][c][0] * p for c, p in policy.items()))
        error.append(abs(hand["value"] - (opinion.value or 0.0)))
    return {"lost": round(float(np.mean(lost)), 5), "error": round(float(np.mean(error)), 5)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--cards", default="2,2", help="in the hands, of the seat to act first")
    parser.add_argument("--open", action="store_true", help="the deck has been seen by both")
    parser.add_argument("--count", type=int, default=4)
    parser.add_argument("--first", type=int, default=1, help="seed of the first endgame")
    parser.add_argument("--most", type=int, default=12_000_000, help="positions of a tree")
    parser.add_argument("--gap", type=float, default=0.001)
    parser.add_argument("--solve", type=float, default=60.0, help="seconds of regrets")
    parser.add_argument("--seconds", type=float, default=1e9, help="after which no tree is begun")
    parser.add_argument("--sets", type=int, default=0, help="up to which bots are asked everywhere")
    parser.add_argument("--simulations", type=int, default=8000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    one, other = (int(part) for part in given.cards.split(","))
    until, done, seed = time.monotonic() + given.seconds, 0, given.first - 1
    while done < given.count and time.monotonic() < until:
        seed += 1
        table = endgame(seed, (one, other))
        if table is None:
            continue
        table = opened(table) if given.open else table
        began = time.monotonic()
        deals = deals_of(table)
        if guessed(table, deals, LINES, Rng(seed)) > given.most:
            continue
        tree = Tree(table, given.jobs, device)
        built = time.monotonic() - began
        regrets = Regrets(tree)
        solution, gap, rounds = regrets.solve(given.gap, given.solve)
        row: dict[str, Any] = {
            "seed": seed, "cards": [one, other], "open": given.open, "table": table.dump(),
            "deals": len(tree.deals), "positions": tree.nodes, "sets": len(tree.sizes),
            "gap": gap, "rounds": rounds,
            "value": regrets.best(solution, int(table.actor)) - gap / 2,
            "built": round(built, 1), "solved": round(time.monotonic() - began - built, 1),
            "hands": told(tree, regrets, solution),
        }  # fmt: skip
        for name in ("net", "expert"):
            row[f"{name} at first"] = beside(tree, row["hands"], name, given.simulations)
        print({key: row[key] for key in row if key not in ("table", "hands")}, flush=True)
        if len(tree.sizes) <= given.sets:
            for name in ("net", "expert"):
                shares = mixed(tree, name, given.simulations, given.jobs)
                row[name] = answered(regrets, shares)
                print(name, row[name], f"{time.monotonic() - began:.0f} s", flush=True)
        with given.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        done += 1


if __name__ == "__main__":
    main()
