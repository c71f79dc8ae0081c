"""Age of War for three to six seats: a small network for everybody's chance to win between turns.

There is no table to fill as for two seats (7^14 positions with six), but a turn is solved exactly,
so no dice need to be thrown: for a position, the network's values of the positions one turn later
give the best turn of the seat to move, how likely each city falls in it, and hence what the network
should have said. Thousands of games are walked at once and the network is drawn towards that. Needs
torch and a GPU.

    python learn_many_seats.py --seats 3,4,5,6 --minutes 4 --out many_seats.npz

`--seats 2` is a check: two_seats.npz knows the truth.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import solve_two_seats as two  # first: it also stands in for a package that is not installed

from wartable.games.age_of_war.engine import components as box
from wartable.games.age_of_war.engine import solver

CITIES, PROVINCES, HIDDEN, LONGEST = 14, 6, 128, 120
POINTS_FIRST = 0.35  # of the time


class Table:
    """Positions as arrays of owners, relative to the seat to move: 0 moves, 1 is next, `seats` is
    the centre. Written for numpy and torch alike, so that it can be tested without a GPU."""

    def __init__(self, machine: two.Machine, seats: int) -> None:
        self.xp, self.seats = machine.xp, seats
        put = machine.put
        rows, weights = two.rolls()
        self.rows = [put(np.ascontiguousarray(r.T.astype(np.float32))) for r in rows]
        self.weights = [put(w.astype(np.float32)) for w in weights]
        member = np.zeros((CITIES, PROVINCES), dtype=np.float32)
        for province, cities in enumerate(two.provinces()):
            member[cities, province] = 1
        self.member = put(member)
        self.size = put(member.sum(axis=0))
        self.points = put(np.array(list(box.POINTS), dtype=np.float32))
        self.worth = put(np.array(list(box.PROVINCE_POINTS), dtype=np.float32))
        self.kinds = put(np.arange(seats + 1))
        self.city = put(np.arange(CITIES))
        self.one = put(np.array(1, dtype=np.float32))
        self.one_city = put(np.eye(CITIES, dtype=bool))

    def held(self, owner: Any) -> Any:
        """[…, city, seat]: 1 where the seat holds it; the last column is the centre."""
        return (owner[..., None] == self.kinds) * self.one

    def complete(self, held: Any) -> Any:
        """[position, province, seat]: 1 where the seat has all of it."""
        counts = self.xp.einsum("bcs,cp->bps", held[..., : self.seats], self.member)
        return (counts > self.size[:, None] - 0.5) * (counts * 0 + 1)

    def standing(self, held: Any, complete: Any) -> Any:
        """Points, cities, provinces of each seat. Rules 7."""
        xp = self.xp
        mine = held[..., : self.seats]
        loose = mine * (1 - xp.einsum("cp,bps->bcs", self.member, complete))
        points = xp.einsum("bcs,c->bs", loose, self.points)
        points = points + xp.einsum("bps,p->bs", complete, self.worth)
        return points, mine.sum(axis=1), complete.sum(axis=1)

    def features(self, owner: Any) -> Any:
        xp = self.xp
        held = self.held(owner)
        complete = self.complete(held)
        points, cities, _ = self.standing(held, complete)
        left = held[..., self.seats].sum(axis=1)[:, None]
        parts = [
            held.reshape(len(owner), -1),
            complete.reshape(len(owner), -1),
            points / 10,
            cities / 10,
            left / CITIES,
            1 / (left + 1),
        ]
        return xp.concatenate(parts, 1)

    def shares(self, owner: Any) -> Any:
        """Everybody's share of the victory as things stand. R-13."""
        held = self.held(owner)
        points, cities, provinces = self.standing(held, self.complete(held))
        figure = points * 10000 + cities * 100 + provinces
        best = (figure > self.xp.amax(figure, axis=1)[:, None] - 0.5) * (figure * 0 + 1)
        return best / best.sum(axis=1)[:, None]

    def open(self, owner: Any) -> tuple[Any, Any]:
        """[position, city]: what the mover may attack, and by which column of chances."""
        complete = self.complete(self.held(owner))
        safe = self.xp.einsum("bps,cp->bc", complete, self.member) > 0.5
        free = (owner != 0) & ~safe
        column = self.xp.where(owner == self.seats, self.city, self.city + CITIES)
        return free, self.xp.where(free, column, column * 0 + solver.TARGETS - 1)

    def after(self, owner: Any) -> Any:
        """[position, 15, city]: a turn later, by city taken or (the last) nothing; the next seat
        moves then."""
        taken = self.xp.where(self.one_city, owner[:, None, :] * 0, owner[:, None, :])
        every = self.xp.concatenate([taken, owner[:, None, :]], 1)
        moved = (every + self.seats - 1) % self.seats
        return self.xp.where(every == self.seats, every, moved)

    def outcomes(self, column: Any, gains: Any) -> Any:
        """[position, 15]: how likely each city falls in the best turn, the last for none."""
        xp = self.xp
        worth = gains[:, 0] * 0
        steps = []
        for rows, weights in zip(self.rows, self.weights, strict=True):
            chance = rows[column[:, 0]]
            most = chance * gains[:, :1]
            which = most * 0
            for city in range(1, CITIES):
                other = rows[column[:, city]]
                value = other * gains[:, city : city + 1]
                better = value > most
                most = xp.where(better, value, most)
                chance = xp.where(better, other, chance)
                which = xp.where(better, which * 0 + city, which)
            go = most > worth[:, None]
            steps.append((xp.where(go, chance * weights, chance * 0), which, go))
            worth = xp.maximum(most, worth[:, None]) @ weights
        alive = worth * 0 + 1
        falls = [worth * 0 for city in range(CITIES)]
        for (taking, which, go), weights in zip(
            reversed(steps), reversed(self.weights), strict=True
        ):
            for city in range(CITIES):
                falls[city] = falls[city] + alive * (taking * (which == city)).sum(axis=1)
            alive = alive * (weights * ~go).sum(axis=1)
        found = xp.stack(falls, 1)
        return xp.concatenate([found, 1 - found.sum(axis=1)[:, None]], 1)

    def turn(self, owner: Any, value: Any) -> tuple[Any, Any, Any]:
        """Of many positions: how likely each outcome is when the mover plays for its own chance,
        the positions after, and everybody's chances there, by seats of before."""
        xp = self.xp
        later = self.after(owner)
        flat = later.reshape(-1, CITIES)
        over = ((flat == self.seats).sum(axis=1) == 0)[:, None]
        found = xp.where(over, self.shares(flat), value(flat)).reshape(len(owner), 15, -1)
        found = xp.concatenate([found[..., -1:], found[..., :-1]], 2)  # the mover is now last
        free, column = self.open(owner)
        gains = found[:, :CITIES, 0] - found[:, CITIES:, 0]
        gains = xp.where(free & (gains > 0), gains, gains * 0)
        return self.outcomes(column, gains), later, found

    def greedy(self, owner: Any) -> Any:
        """How likely each outcome is when the mover plays for points."""
        free, column = self.open(owner)
        held = self.held(owner)
        mine = held[..., 0]
        counts = mine @ self.member
        loose = (mine * self.points) @ self.member
        last = (counts > self.size - 1.5) * (counts * 0 + 1)
        bonus = (last * (self.worth - loose)) @ self.member.T
        ends = (last @ self.member.T) > 0.5
        gains = self.xp.where(ends, bonus, bonus * 0 + self.points)
        return self.outcomes(column, self.xp.where(free, gains, gains * 0))


def network(torch: Any, table: Table, device: str) -> Any:
    size = table.features(table.kinds.new_full((1, CITIES), table.seats)).shape[1]
    layers = torch.nn
    return layers.Sequential(
        layers.Linear(size, HIDDEN),
        layers.ReLU(),
        layers.Linear(HIDDEN, HIDDEN),
        layers.ReLU(),
        layers.Linear(HIDDEN, table.seats),
    ).to(device)


def walk(torch: Any, table: Table, owner: Any, age: Any, falls: Any, later: Any) -> tuple[Any, Any]:
    """Where the games go next: mostly by the dice, now and then anywhere; finished ones and
    those that drag on begin anew, some from the middle of nowhere."""
    free, _ = table.open(owner)
    count = len(owner)
    some = torch.cat([free.float(), torch.ones(count, 1, device=owner.device)], 1)
    wild = torch.rand(count, 1, device=owner.device) < 0.05
    which = torch.multinomial(torch.where(wild, some, falls.clamp(min=0)), 1)[:, 0]
    owner = later[torch.arange(count, device=owner.device), which]
    age = age + 1
    done = ((owner == table.seats).sum(1) == 0) | (age > LONGEST)
    fresh = torch.full_like(owner, table.seats)
    odd = torch.randint(0, table.seats + 1, owner.shape, device=owner.device)
    keep = torch.rand(owner.shape, device=owner.device) < torch.rand(count, 1, device=owner.device)
    odd = torch.where(keep, odd, fresh)
    odd[:, 0] = torch.where((odd != table.seats).all(1), fresh[:, 0], odd[:, 0])
    start = torch.where(torch.rand(count, 1, device=owner.device) < 0.6, odd, fresh)
    return torch.where(done[:, None], start, owner), torch.where(done, age * 0, age)


def match(torch: Any, table: Table, value: Any, games: int) -> tuple[float, int]:
    """The network in one seat among players for points: its share of victories, games ended."""
    owner = torch.full((games, CITIES), table.seats, device=table.kinds.device)
    mine = torch.arange(games, device=owner.device) % table.seats  # turns until the network moves
    won, ended = 0.0, 0
    for step in range(400):
        falls, later, _ = table.turn(owner, value)
        falls = torch.where((mine == 0)[:, None], falls, table.greedy(owner))
        which = torch.multinomial(falls.clamp(min=0), 1)[:, 0]
        owner = later[torch.arange(len(owner), device=owner.device), which]
        mine = (mine + table.seats - 1) % table.seats
        over = (owner == table.seats).sum(1) == 0
        if over.any():
            shares = table.shares(owner[over])
            won += float(shares[torch.arange(len(shares), device=owner.device), mine[over]].sum())
            ended += len(shares)
            owner, mine = owner[~over], mine[~over]
        if len(owner) == 0:
            break
    return won / max(ended, 1), ended


def learn(seats: int, seconds: float, games: int) -> dict[str, np.ndarray]:
    """First the values of play for points, else nobody sees what a city is good for and all wait
    for each other; then, step by step, those of everybody's best play. The better one is kept."""
    import torch

    torch.manual_seed(seats)
    table = Table(two.Machine("cuda"), seats)
    net = network(torch, table, "cuda")
    owner = torch.full((games, CITIES), seats, device="cuda")
    age = torch.randint(0, LONGEST, (games,), device="cuda")
    optimiser = torch.optim.Adam(net.parameters())
    kept: list[tuple[float, dict[str, np.ndarray]]] = []

    def value(positions: Any) -> Any:
        return torch.softmax(net(table.features(positions)), 1)

    def judge(label: str) -> None:
        with torch.no_grad():
            start = value(torch.full((1, CITIES), seats, device="cuda"))[0].tolist()
            rate, ended = match(torch, table, value, 6000)
        first = " ".join(f"{chance:.3f}" for chance in start)
        print(
            f"{seats} seats, {label}: {step} steps, {time.monotonic() - began:.0f} s; at the start"
        )
        print(f"  {first}; among players for points {rate:.4f} of {ended}", flush=True)
        kept.append((rate, {k: v.cpu().numpy().copy() for k, v in net.state_dict().items()}))

    began, step = time.monotonic(), 0
    while (spent := (time.monotonic() - began) / seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = 2e-3 * max(0.01, 1 - spent)
        with torch.no_grad():
            falls, later, found = table.turn(owner, value)
            if spent < POINTS_FIRST:
                falls = table.greedy(owner)
            elif not kept:
                judge("play for points")
            target = torch.einsum("bo,bos->bs", falls, found)
        loss = -(target * torch.log_softmax(net(table.features(owner)), 1)).sum(1).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        with torch.no_grad():
            owner, age = walk(torch, table, owner, age, falls, later)
        step += 1
    judge("best play")
    _, best = max(kept, key=lambda pair: pair[0])
    layers = {"0": "first", "2": "second", "4": "last"}
    return {
        f"{seats}_{layers[key[0]]}_{key[2:]}": array.astype(np.float16)
        for key, array in best.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", default="3,4,5,6")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--games", type=int, default=16384, help="walked at once")
    parser.add_argument("--out", default="many_seats.npz")
    args = parser.parse_args()
    counts = [int(word) for word in args.seats.split(",")]
    found: dict[str, np.ndarray] = {}
    for seats in counts:
        found |= learn(seats, args.minutes * 60 / len(counts), args.games)
        np.savez_compressed(args.out, **found)


if __name__ == "__main__":
    main()
