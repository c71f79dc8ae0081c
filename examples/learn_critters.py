"""Learns Critters at War by playing against itself: PPO in one file, with numpy alone.

    python examples/learn_critters.py                     minutes on one core, compiled engines
    python examples/learn_critters.py --decisions 50000   a glimpse
    python examples/learn_critters.py --svg curve.svg     draws the curve, too

One net plays both seats of many games at once (`research.Batch`). It knows what the seat to act
knows, and nothing of the rules but which actions are legal. Now and then it stops learning and
plays the house's bots, both seats of every deal, always its likeliest action; the last contests are
longer. Progress goes to standard error, the curve to standard output as CSV.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: one core, whatever is there

import numpy as np

import wartable
from wartable import research
from wartable.kernel import Bot, Knowledge
from wartable.play.arena import Tally, tournament

GAME = "critters-at-war"
RIVALS = ("random", "easy")
GAMES, STEPS = 256, 64  # played at once; decisions of each between two lessons
HIDDEN = 192  # cells of each of the two hidden layers
GAMMA, LAMBDA = 1.0, 0.97  # a game is short: what is won at its end counts in full
EPOCHS, PORTION, CLIP = 3, 2048, 0.2
RATE, ENTROPY, WORTH = 1e-3, 0.01, 0.5  # of learning; how much surprise and worth weigh
HEADS = ("decisions", "seconds", "rival", "games", "won", "low", "high")


class Net:
    """Two hidden layers; out come a figure for each action and what the position is worth."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        sizes = (inputs, HIDDEN, HIDDEN, actions + 1)
        self.planes: list[Any] = []  # weights and biases by turns
        for above, below in zip(sizes, sizes[1:], strict=False):
            spread = 0.01 if below == sizes[-1] else np.sqrt(2 / above)
            self.planes.append((spread * rng.standard_normal((above, below))).astype(np.float32))
            self.planes.append(np.zeros(below, np.float32))
        self.means = [np.zeros_like(plane) for plane in self.planes]
        self.squares = [np.zeros_like(plane) for plane in self.planes]
        self.lessons = 0

    def forward(self, inputs: Any) -> list[Any]:
        """What each layer gives; the last is figures by action and the worth."""
        found = [inputs]
        for n in range(0, len(self.planes), 2):
            sums = found[-1] @ self.planes[n] + self.planes[n + 1]
            found.append(np.maximum(sums, 0) if n < len(self.planes) - 2 else sums)
        return found

    def judge(self, inputs: Any, mask: Any) -> tuple[Any, Any]:
        """Chances of the legal actions, and the worth."""
        last = self.forward(inputs)[-1]
        return chances(last[:, :-1], mask), last[:, -1]

    def learn(self, layers: list[Any], slopes: Any, rate: float) -> None:
        """One step of Adam against the slopes of the last layer."""
        found: list[Any] = []
        for n in range(len(self.planes) - 2, -1, -2):
            below = layers[n // 2]
            found[:0] = [below.T @ slopes, slopes.sum(axis=0)]
            slopes = (slopes @ self.planes[n].T) * (below > 0)
        length = float(np.sqrt(sum(float((each**2).sum()) for each in found)))
        self.lessons += 1
        for at, slope in enumerate(found):
            slope *= min(1.0, 0.5 / (length + 1e-8))
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope**2 - self.squares[at])
            mean = self.means[at] / (1 - 0.9**self.lessons)
            square = self.squares[at] / (1 - 0.999**self.lessons)
            self.planes[at] -= rate * mean / (np.sqrt(square) + 1e-5)


def chances(figures: Any, mask: Any) -> Any:
    """Figures of actions as chances; actions that are not legal have none."""
    bounded = np.where(mask, figures, -1e9)
    powers = np.exp(bounded - bounded.max(axis=1, keepdims=True)) * mask
    return powers / powers.sum(axis=1, keepdims=True)


class NetBot(Bot[Any]):
    """The net at a table: its likeliest action."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.env = research.make(GAME)

    def choose(self, seen: Knowledge[Any]) -> int:
        row = self.env.clone(seen.believed).features(seen.seat)  # the same for all it may believe
        inputs = research.expanded(seen.game.features, row[None])
        figures = self.net.forward(inputs)[-1][0, :-1]
        return max(seen.legal, key=lambda code: figures[code])


def contest(net: Net, level: str, games: int, seed: int) -> Tally:
    """What the net won of so many games against a level of the house."""
    plugin = wartable.game(GAME)
    makers = [("net", lambda: NetBot(net)), (level, lambda: plugin.bot(level))]
    return tournament(plugin, makers, games, plugin.settings({}), seed)[0]


class Rollout:
    """Some steps of all games: what was seen, done and won."""

    def __init__(self, batch: research.Batch, net: Net, rng: np.random.Generator) -> None:
        layout, n = batch.game.features, batch.n
        self.cells = np.empty((STEPS, *batch.obs.shape), np.int16)
        self.masks = np.empty((STEPS, *batch.mask.shape), np.bool_)
        self.codes, self.actors = np.empty((2, STEPS, n), np.int64)
        self.odds, self.worths = np.empty((2, STEPS, n), np.float32)
        self.done = np.empty((STEPS, n), np.bool_)
        self.won = np.empty((STEPS, n, batch.seats), np.float32)
        for t in range(STEPS):
            self.cells[t], self.masks[t], self.actors[t] = batch.obs, batch.mask, batch.actor
            odds, self.worths[t] = net.judge(research.expanded(layout, batch.obs), batch.mask)
            sums = odds.cumsum(axis=1)
            drawn = (sums > rng.random((n, 1)) * sums[:, -1:]).argmax(axis=1)
            self.codes[t] = drawn
            self.odds[t] = odds[np.arange(n), drawn]
            batch.step(drawn)
            self.done[t], self.won[t] = batch.done, batch.reward
        self.last = net.judge(research.expanded(layout, batch.obs), batch.mask)[1]
        self.next_actor = batch.actor.copy()

    def advantages(self) -> Any:
        """How much better than expected each action turned out to be to its seat, seat by seat
        from the last step to the first. What a position is worth to one seat is lost to the
        other."""
        n = len(self.last)
        rows = np.arange(n)
        found = np.empty_like(self.worths)
        ahead = np.repeat(-self.last[:, None], 2, axis=1)  # worth of what comes, by seat
        ahead[rows, self.next_actor] = self.last
        gains, later = np.zeros((2, n, 2), np.float32)
        for t in range(STEPS - 1, -1, -1):
            over = self.done[t][:, None]
            gains = np.where(over, self.won[t], gains)
            ahead, later = np.where(over, 0, ahead), np.where(over, 0, later)
            me = rows, self.actors[t]
            found[t] = gains[me] + GAMMA * ahead[me] - self.worths[t] + GAMMA * LAMBDA * later[me]
            gains[me], ahead[me], later[me] = 0, self.worths[t], found[t]
        return found


def lesson(net: Net, rollout: Rollout, layout: Any, rate: float, rng: np.random.Generator) -> None:
    """Learn from a rollout: PPO's clipped gain, the worth, and a liking for surprise."""
    gains = rollout.advantages()
    targets = (gains + rollout.worths).ravel()
    flat = [each.reshape(-1, *each.shape[2:]) for each in (rollout.cells, rollout.masks)]
    cells, masks = flat
    codes, before, gains = rollout.codes.ravel(), rollout.odds.ravel(), gains.ravel()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(codes))
        for some in np.split(order, len(order) // PORTION):
            layers = net.forward(research.expanded(layout, cells[some]))
            odds = chances(layers[-1][:, :-1], masks[some])
            rows = np.arange(len(some))
            mine = odds[rows, codes[some]]
            ratio, gain = mine / before[some], gains[some]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # not clipped
            pull = gain * ratio * free
            logs = np.log(np.maximum(odds, 1e-12))
            surprise = -(odds * logs).sum(axis=1, keepdims=True)
            slopes = np.empty_like(layers[-1])
            slopes[:, :-1] = odds * pull[:, None] + ENTROPY * odds * (logs + surprise)
            slopes[rows, codes[some]] -= pull
            slopes[:, -1] = WORTH * (layers[-1][:, -1] - targets[some])
            net.learn(layers, slopes / len(some), rate)


def learn(
    decisions: int, seed: int, every: int, games: int, last: int
) -> Iterator[tuple[Any, ...]]:
    """Rows of the curve, as HEADS names them. Seconds are CPU time of learning alone."""
    rng = np.random.default_rng(seed)
    batch = research.Batch(GAME, GAMES, seed=seed, skip_forced=True)
    layout = batch.game.features
    inputs = research.expanded(layout, batch.obs).shape[1]
    net = Net(inputs, batch.game.actions, rng)
    lessons = max(1, decisions // (GAMES * STEPS))
    seconds = 0.0
    for done in range(lessons + 1):
        if done % every == 0 or done == lessons:
            for rival in RIVALS:
                # chance that no lesson met, and the same for every point of the curve
                tally = contest(net, rival, last if done == lessons else games, 10**6 + seed)
                low, high = tally.interval()
                won = done * GAMES * STEPS, seconds, rival, tally.games, tally.rate, low, high
                yield won
        if done < lessons:
            began = time.process_time()
            rollout = Rollout(batch, net, rng)
            lesson(net, rollout, layout, RATE * (1 - done / lessons), rng)
            seconds += time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--decisions", type=int, default=3_000_000, help="of both seats together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=15, help="lessons between two contests")
    parser.add_argument("--games", type=int, default=200, help="of a contest on the way")
    parser.add_argument("--last", type=int, default=1000, help="games of the last contests")
    parser.add_argument("--svg", type=Path, help="draw the curve into this file")
    given = parser.parse_args()
    rows = []
    print(",".join(HEADS))
    for row in learn(given.decisions, given.seed, given.every, given.games, given.last):
        count, seconds, rival, games, won, low, high = row
        rows.append(row)
        print(f"{count},{seconds:.1f},{rival},{games},{won:.4f},{low:.4f},{high:.4f}", flush=True)
        figures = f"{won:.1%} ({low:.1%} to {high:.1%}) of {games} games against {rival}"
        print(f"{count:>9} decisions, {seconds:5.0f} s: {figures}", file=sys.stderr)
    if given.svg:
        given.svg.write_text(drawn(rows), encoding="utf-8")


def drawn(rows: list[tuple[Any, ...]]) -> str:
    """The curve as a picture: the share of wins over decisions, with its interval."""
    wide, high, edge = 640, 300, 46
    most = max(row[0] for row in rows) or 1
    colours = dict(zip(RIVALS, ("#2f6f9f", "#b5532a"), strict=True))

    def at(count: int, share: float) -> str:
        x = edge + (wide - edge - 90) * count / most
        return f"{x:.1f},{high - edge - (high - 2 * edge) * share:.1f}"

    parts = [f'<rect width="{wide}" height="{high}" fill="#fdfaf4"/>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = at(0, share).split(",")[1]
        parts.append(f'<path d="M{at(0, share)} L{at(most, share)}" stroke="#ddd5c5"/>')
        parts.append(f'<text x="{edge - 6}" y="{y}" dy="4" text-anchor="end">{share:.0%}</text>')
    for rival in RIVALS:
        own = [row for row in rows if row[2] == rival]
        band = [at(row[0], row[5]) for row in own] + [at(row[0], row[6]) for row in own[::-1]]
        line = " ".join(at(row[0], row[4]) for row in own)
        x, y = at(own[-1][0], own[-1][4]).split(",")
        parts.append(f'<polygon points="{" ".join(band)}" fill="{colours[rival]}" opacity=".18"/>')
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colours[rival]}" stroke-width="2"/>'
        )
        parts.append(
            f'<text x="{x}" y="{y}" dx="8" dy="4" fill="{colours[rival]}">{rival}'
            f" {own[-1][4]:.1%}</text>"
        )
    parts.append(f'<text x="{edge}" y="20">Games won against bots, 95 % interval</text>')
    under = f"{most:,} decisions of self-play".replace(",", " ")
    end = wide - 90
    parts.append(f'<text x="{end}" y="{high - 16}" text-anchor="end">{under}</text>')
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'font-family="sans-serif" font-size="12" fill="#333">\n{body}\n</svg>\n'
    )


if __name__ == "__main__":
    main()
