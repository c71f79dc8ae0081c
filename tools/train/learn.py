"""Learning to play a game of two seats by playing it: regularised policy gradients with torch.

Why so. In a game with hidden information plain self-play goes round in circles: each copy answers
the last one, and what was learned against bluffs is unlearned. Two things hold it. Entropy is
rewarded, much at first and little at the end: the equilibrium of the game with that reward is
unique and attracts learners, and lowering the reward leads it to one of the game itself. And each
step is pulled towards a slow copy of the net (magnetic mirror descent), which damps the circles
that are left. Clipped steps (PPO) let each decision serve twice. A part of the games is played
against copies from earlier in the run, so that old tricks are not forgotten. The net that is kept
is a running mean of the learner.

Values are of the first seat, from -1 to 1; those of the other are the negative. An episode ends
where the game's `ends` says so (a battle, say) and is worth what it says then. The value of the
next decision serves as estimate whoever makes it: both seats' estimates are right on average.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from tools.train import curve
from tools.train.selfplay import GROUPS, Players

SAVES = 20  # of the net in a run
POINTS = 100  # of the curve, about
GRID, TOP, BITS = 256.0, 127.0, 15  # of figures between layers; of weights
HEADS = (
    "decisions, million", "entropy", "value error", "distance to slow copy", "won of league games"
)  # fmt: skip
Ends = Callable[[Any, Any, Any, Any], tuple[Any, Any]]


@dataclass
class Plan:
    """How to learn; the defaults are those of the run in docs/bots.md."""

    seconds: float
    widths: tuple[int, ...] = (1024, 256, 256)
    steps: int = 32  # of each game between two lessons
    batch: int = 32768
    epochs: int = 2
    rate: float = 6e-4  # of learning, falling to 0
    entropy: tuple[float, float] = (0.03, 0.004)  # at the beginning and the end
    magnet: float = 0.05
    slow: float = 0.01  # how far the slow copy moves on in each lesson
    mean: float = 0.05  # and the mean that is kept
    clip: float = 0.2
    decay: float = 0.95  # of what later decisions tell about earlier ones
    league: float = 0.15  # share of games against earlier copies
    copies: int = 20  # of them at most
    against: Path | None = None  # a kept net that is to be answered: all games are against it
    least: float = 0.0  # it leaves out what is less than this share of its likeliest action
    begin: Path | None = None  # a kept net to go on from


@dataclass
class Run:
    """A run so far."""

    began: float
    decisions: int = 0
    lessons: int = 0
    rows: list[list[float]] = field(default_factory=list)


class Model:
    """Layers over rows that are there or not; the last gives a figure by action and the value."""

    def __init__(
        self, table: NDArray[np.int16], widths: tuple[int, ...], actions: int, device: str
    ) -> None:
        self.inputs, self.outputs = int(table.max()) + 1, actions + 1
        known = torch.from_numpy(table.astype(np.int64)).to(device)
        self.table = torch.where(known < 0, self.inputs, known)
        sizes = [wide(self.inputs + 1), *widths, wide(self.outputs)]
        self.layers = [
            torch.nn.Linear(a, b, device=device) for a, b in zip(sizes, sizes[1:], strict=False)
        ]
        self.parts = [part for layer in self.layers for part in layer.parameters()]
        with torch.no_grad():
            self.layers[0].weight.normal_(0.0, 50**-0.5)  # of its rows about fifty count at a time
            self.layers[-1].weight.mul_(0.1)

    def __call__(self, obs: Any) -> tuple[Any, Any]:
        cells = torch.arange(obs.shape[1], device=obs.device)
        at = self.table[cells, obs.long().clamp_(0, self.table.shape[1] - 1)]
        fast = obs.device.type == "cuda"
        kind = torch.bfloat16 if fast else torch.float32
        sums = torch.zeros(len(obs), wide(self.inputs + 1), dtype=kind, device=obs.device)
        sums.scatter_(1, at, 1.0)[:, self.inputs :] = 0.0
        with torch.autocast(obs.device.type, dtype=torch.bfloat16, enabled=fast):
            for layer in self.layers[:-1]:
                sums = torch.clamp(layer(sums), 0.0, TOP)
            found = self.layers[-1](sums).float()
        return found[:, : self.outputs - 1], found[:, self.outputs - 1]

    def move(self, parts: list[Any], pace: float) -> None:
        """Towards other weights; all the way if the pace is 1."""
        with torch.no_grad():
            torch._foreach_lerp_(self.parts, parts, pace)


def wide(size: int) -> int:
    """A width that tensor cores take: the next multiple of eight."""
    return -(-size // 8) * 8


def logs(figures: Any, mask: Any) -> Any:
    """Of the chances of legal actions; -1e9 for the others."""
    return torch.log_softmax(figures.masked_fill(~mask, -1e9), dim=1)


def pack(model: Model, table: NDArray[np.int16], version: int, file: Path) -> None:
    """Write a net as `wartable.bots.net` reads it."""
    planes: dict[str, Any] = {"grid": GRID, "top": TOP, "layout": version, "table": table}
    for number, layer in enumerate(model.layers):
        weights = layer.weight.detach().double().cpu().numpy().T
        biases = layer.bias.detach().double().cpu().numpy()
        if number == 0:
            weights = weights[: model.inputs]
        if number == len(model.layers) - 1:
            weights, biases = weights[:, : model.outputs], biases[: model.outputs]
        shift = int(np.floor(np.log2((2**BITS - 1) / abs(weights).max())))
        whole = np.rint(weights * 2.0**shift).astype(np.int16)
        planes |= {f"weights{number}": whole, f"shift{number}": shift}
        planes[f"biases{number}"] = np.rint(biases * 2**16) / 2**16
    fresh = file.with_suffix(".new.npz")
    np.savez_compressed(fresh, **planes)
    fresh.replace(file)


def unpack(file: Path, model: Model) -> None:
    """Take the weights of a written net."""
    with np.load(file) as planes, torch.no_grad():
        for number, layer in enumerate(model.layers):
            weights = planes[f"weights{number}"] * 2.0 ** -float(planes[f"shift{number}"])
            biases = planes[f"biases{number}"]
            layer.weight[: len(weights.T), : len(weights)] = torch.from_numpy(weights.T)
            layer.bias[: len(biases)] = torch.from_numpy(biases)


class Learner:
    """Plays with `players`, learns, writes nets and the curve into a folder."""

    def __init__(
        self, players: Players, table: NDArray[np.int16], version: int, ends: Ends, plan: Plan,
        out: Path,
    ) -> None:  # fmt: skip
        self.players, self.table, self.version, self.ends = players, table, version, ends
        self.plan, self.out = plan, out
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(1)
        actions = players.mask.shape[2]

        def model() -> Model:
            return Model(table, plan.widths, actions, self.device)

        self.model, self.slow, self.mean, self.rival = model(), model(), model(), model()
        if plan.begin:
            unpack(plan.begin, self.model)
        for copy in (self.slow, self.mean, self.rival):
            copy.move(self.model.parts, 1.0)
        if plan.against:
            unpack(plan.against, self.rival)
        self.league = [self.weights(self.rival)]
        self.teacher = torch.optim.Adam(self.model.parts, lr=plan.rate, fused=self.device == "cuda")
        count, steps = players.count, plan.steps
        self.facing = count if plan.against else int(count * plan.league)
        # of the first `facing` games of a group, those with even numbers have the rival as seat 1
        number = torch.arange(count, device=self.device)
        self.rival_seat = torch.where(number < self.facing, 1 - number % 2, 2)

        def room(*shape: int, kind: Any) -> Any:
            return torch.zeros(GROUPS, *shape, dtype=kind, device=self.device)

        cell = torch.uint8 if players.obs.dtype == np.uint8 else torch.int16
        self.obs = room(steps + 1, count, players.obs.shape[2], kind=cell)
        self.mask = room(steps, count, actions, kind=torch.bool)
        self.actor = room(steps + 1, count, kind=torch.uint8)
        self.done = room(steps + 1, count, kind=torch.bool)
        self.reward = room(steps + 1, count, kind=torch.float32)
        self.action = room(steps, count, kind=torch.int64)
        self.log = room(steps, count, kind=torch.float32)
        self.value = room(steps + 1, count, kind=torch.float32)
        self.run = Run(time.monotonic())
        self.won = 0.5
        if self.device == "cuda":  # pages that stay where they are are copied several times faster
            for each in (players.obs, players.mask):
                torch.cuda.cudart().cudaHostRegister(each.ctypes.data, each.nbytes, 0)
            print("memory is pinned:", torch.from_numpy(players.obs).is_pinned(), flush=True)

    @staticmethod
    def weights(model: Model) -> list[Any]:
        return [part.detach().clone() for part in model.parts]

    def spent(self) -> float:
        """The share of the time."""
        return (time.monotonic() - self.run.began) / self.plan.seconds

    def learn(self) -> None:
        """Until the time is up. The net is written twenty times, over the one before."""
        saves = 0
        while (spent := self.spent()) < 1:
            with torch.no_grad():
                self.play()
            shown = self.lesson(min(1.0, self.spent()))
            self.run.rows.append([self.run.decisions / 1e6, *shown, self.won])
            if not self.plan.against and spent * self.plan.copies > len(self.league):
                self.league.append(self.weights(self.mean))
            if spent * SAVES > saves:
                saves += 1
                self.save()
        self.save()

    def save(self) -> None:
        """Write the net and the curve, and say how it goes."""
        pack(self.mean, self.table, self.version, self.out / "net.npz")
        rows = self.run.rows
        curve.write(self.out / "curve.csv", HEADS, rows[:: len(rows) // POINTS + 1])
        words = ", ".join(f"{n} {x:.4g}" for n, x in zip(HEADS, rows[-1], strict=True))
        print(f"{time.monotonic() - self.run.began:.0f} s: {words}", flush=True)

    def play(self) -> None:
        """Fill all rooms with the next steps of all games."""
        plan, players = self.plan, self.players
        if not plan.against:
            chosen = int(torch.randint(len(self.league), ()))
            self.rival.move(self.league[chosen], 1.0)
        first = self.run.lessons * plan.steps
        for step in range(plan.steps + 1):
            for group in range(GROUPS):
                players.wait(group, first + step)
                for own, theirs in (
                    (self.obs, players.obs), (self.actor, players.actor),
                    (self.done, players.done), (self.reward, players.reward),
                ):  # fmt: skip
                    own[group, step].copy_(torch.from_numpy(theirs[group]), non_blocking=True)
                if step < plan.steps:
                    self.mask[group, step].copy_(
                        torch.from_numpy(players.mask[group]), non_blocking=True
                    )
                actions = self.act(group, step)
                if step < plan.steps:
                    players.answer(group, first + step, actions.cpu().numpy())
        self.run.decisions += GROUPS * plan.steps * players.count

    def act(self, group: int, step: int) -> Any:
        """Draw what is done in all games of a group, and remember how likely that was."""
        obs, actor = self.obs[group, step], self.actor[group, step]
        figures, values = self.model(obs)
        self.value[group, step] = torch.where(actor == 0, values, -values)
        if step == self.plan.steps:
            return None
        mask = self.mask[group, step]
        found = logs(figures, mask)
        if self.facing:
            part = self.facing
            theirs = logs(self.rival(obs[:part])[0], mask[:part])
            if self.plan.least:
                rare = theirs < theirs.amax(1, keepdim=True) + log(self.plan.least)
                theirs = theirs.masked_fill(rare, -1e9)
            turn = (actor == self.rival_seat)[:part, None]
            drawn_by = torch.cat([torch.where(turn, theirs, found[:part]), found[part:]])
        else:
            drawn_by = found
        luck = torch.empty_like(found).exponential_().log_().clamp_(min=-60.0)
        chosen = torch.argmax(drawn_by - luck, dim=1)
        self.action[group, step] = chosen
        self.log[group, step] = found.gather(1, chosen[:, None])[:, 0]
        return chosen

    def judged(self) -> tuple[Any, Any]:
        """Of all decisions: how much better they were than expected, and what came of them, both
        for the seat that decided."""
        gains, targets = torch.zeros_like(self.log), torch.zeros_like(self.log)
        for group in range(GROUPS):
            over, worth = self.ends(
                self.obs[group], self.actor[group], self.done[group], self.reward[group]
            )
            later = torch.zeros_like(self.log[group, 0])
            for step in reversed(range(self.plan.steps)):
                value, after = self.value[group, step], self.value[group, step + 1]
                off = torch.where(over[step], worth[step], after) - value
                later = off + self.plan.decay * later * ~over[step]
                gains[group, step] = later
                targets[group, step] = later + value
            self.count(group)
        side = torch.where(self.actor[:, :-1] == 0, 1.0, -1.0)
        return gains * side, targets * side

    def count(self, group: int) -> None:
        """How the games against earlier copies went, a running mean."""
        part = self.facing
        ended = self.done[group, 1:, :part]
        games = int(ended.sum())
        if games:
            side = torch.where(self.rival_seat[:part] == 1, 1.0, -1.0)
            rate = float(((self.reward[group, 1:, :part] * side > 0) & ended).sum()) / games
            self.won += min(1.0, games / 50000) * (rate - self.won)

    def lesson(self, spent: float) -> list[float]:
        """Learn from what was played; entropy, value error, distance to the slow copy."""
        plan = self.plan
        with torch.no_grad():
            gains, targets = self.judged()
        ours = self.actor[:, :-1] != self.rival_seat
        obs, mask = self.obs[:, :-1].flatten(0, 2), self.mask.flatten(0, 2)
        action, before = self.action.flatten(), self.log.flatten()
        gains, targets = gains.flatten(), targets.flatten()
        pool = torch.nonzero(ours.flatten()).ravel()
        gains = gains / (gains[pool].std() + 1e-6)
        warm = min(1.0, (self.run.lessons + 1) / 10)
        for group in self.teacher.param_groups:
            group["lr"] = plan.rate * warm * max(0.02, 1 - spent)
        care = plan.entropy[0] + (plan.entropy[1] - plan.entropy[0]) * spent
        shown = torch.zeros(3, device=self.device)
        rounds = 0
        for _ in range(plan.epochs):
            mixed = pool[torch.randperm(len(pool), device=self.device)]
            for at in mixed.split(plan.batch):
                if len(at) < min(plan.batch, len(pool)):
                    continue
                figures, values = self.model(obs[at])
                now = logs(figures, mask[at])
                with torch.no_grad():
                    slow = logs(self.slow(obs[at])[0], mask[at])
                chances = now.exp()
                spread = -(chances * now).sum(dim=1).mean()
                apart = (chances * (now - slow)).sum(dim=1).mean()
                ratio = (now.gather(1, action[at, None])[:, 0] - before[at]).exp()
                gain = gains[at]
                kept = ratio.clamp(1 - plan.clip, 1 + plan.clip)
                better = torch.minimum(ratio * gain, kept * gain).mean()
                wrong = ((values - targets[at]) ** 2).mean()
                loss = wrong - better - care * spread + plan.magnet * apart
                self.teacher.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.model.parts, 1.0)
                self.teacher.step()
                shown += torch.stack([spread, wrong, apart]).detach()
                rounds += 1
        for copy, pace in ((self.slow, plan.slow), (self.mean, plan.mean)):
            copy.move(self.model.parts, max(pace, 1 / (self.run.lessons + 1)))
        self.run.lessons += 1
        return [float(each) for each in shown / rounds]
