"""The expert of Critters at War, asked for its policy in many positions at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i16

from wartable.bots.net import Cells, mixture
from wartable.games.critters_at_war.bots import TreeBot, learned
from wartable.games.critters_at_war.bots.learned import (
    FEW,
    LEAST,
    LOOKED_AT,
    RARE,
    SHARP,
    Looked,
    held,
)
from wartable.games.critters_at_war.engine.features import LAYOUT
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import Knowledge, Rng, legal

ROWS = 16384  # that are asked at once
Floats = npt.NDArray[np.float64]
Moment = tuple[CrittersState, int]  # a state and the seat to act
Mixture = tuple[list[int], list[float]]  # actions and their shares
KEPT = 50_000  # mixtures at most
FINE = 1 << 30  # steps of a number that is drawn


def shipped() -> Path:
    """The file of the net that is shipped."""
    return Path(learned.__file__).parent.parent / learned.FILE


class Asked:
    """A net for many rows at once: on a GPU with torch, or with numpy in single precision."""

    def __init__(self, file: Path) -> None:
        with np.load(file) as planes:
            count = sum(name.startswith("weights") for name in planes)
            self.table = planes["table"].astype(np.int64)
            self.weights = [
                (planes[f"weights{n}"] * 2.0 ** -float(planes[f"shift{n}"])).astype(np.float32)
                for n in range(count)
            ]
            self.biases = [planes[f"biases{n}"].astype(np.float32) for n in range(count)]
        self.inputs, self.top = len(self.weights[0]), 127.0
        self.table[self.table < 0] = self.inputs
        self.cells = np.arange(len(self.table))
        self.torch: Any = None
        try:
            import torch

            if torch.cuda.is_available():
                self.torch = torch
        except ImportError:
            pass
        if self.torch is not None:
            torch = self.torch
            torch.set_num_threads(1)
            torch.backends.cuda.matmul.allow_tf32 = True
            self.there = [torch.from_numpy(each).cuda() for each in self.weights]
            self.there[0] = torch.cat([self.there[0], torch.zeros_like(self.there[0][:1])])
            self.shifts = [torch.from_numpy(each).cuda() for each in self.biases]
            self.looks = torch.from_numpy(self.table).cuda()
            self.places = torch.arange(len(self.table), device="cuda")

    def __call__(self, rows: Cells) -> Floats:
        """By row a figure by action, then the worth."""
        parts = [self.part(rows[at : at + ROWS]) for at in range(0, len(rows), ROWS)]
        return np.concatenate(parts)

    def part(self, rows: Cells) -> Floats:
        high = self.table.shape[1] - 1
        if self.torch is not None:
            torch = self.torch
            with torch.no_grad():
                given = torch.from_numpy(rows).cuda().long().clamp_(0, high)
                at = self.looks[self.places, given]
                flags = torch.zeros(len(rows), self.inputs + 1, device="cuda")
                sums = flags.scatter_(1, at, 1.0) @ self.there[0] + self.shifts[0]
                for weights, biases in zip(self.there[1:], self.shifts[1:], strict=True):
                    sums = sums.clamp_(0.0, self.top) @ weights + biases
                found: Floats = sums.double().cpu().numpy()
                return found
        at = self.table[self.cells, np.clip(rows, 0, high)]
        flags = np.zeros((len(rows), self.inputs + 1), np.float32)
        np.put_along_axis(flags, at, np.float32(1), axis=1)
        sums = flags[:, : self.inputs] @ self.weights[0] + self.biases[0]
        for weights, biases in zip(self.weights[1:], self.biases[1:], strict=True):
            sums = np.clip(sums, 0.0, self.top) @ weights + biases
        return np.asarray(sums, np.float64)


def rows_of(moments: Sequence[Moment]) -> Cells:
    """What the seats know, one row each."""
    buf = vec[i16]([0] * (len(moments) * LAYOUT.size))
    for number, (state, seat) in enumerate(moments):
        RULES.features_into(state, seat, buf, number * LAYOUT.size)
    return np.frombuffer(memoryview(buf), np.int16).reshape(len(moments), -1).copy()


def few(state: CrittersState, most: int = FEW) -> bool:
    return held(state) <= most


class Expert:
    """The policy of the expert for many positions at once, if it looks one action ahead."""

    few = FEW  # cards in both hands with which it searches

    def __init__(self, asked: Asked, rng: Rng, worlds: int, glance: int) -> None:
        self.asked, self.rng, self.worlds, self.glance = asked, rng, worlds, glance

    def policies(self, moments: Sequence[Moment], looks: bool = True) -> list[dict[int, float]]:
        """How it mixes; if it does not look, the net alone. With few cards as a search does."""
        found: list[dict[int, float]] = [{} for _ in moments]
        nets: list[int] = []
        for number, (state, seat) in enumerate(moments):
            codes = legal(RULES, state, seat)
            if len(codes) == 1:
                found[number] = {codes[0]: 1.0}
            elif few(state, self.few):
                found[number] = self.searched(state, seat)
            else:
                nets.append(number)
                found[number] = dict.fromkeys(codes, 0.0)
        if not nets:
            return found
        figures = self.asked(rows_of([moments[number] for number in nets]))
        if not looks:
            for number, row in zip(nets, figures, strict=True):
                codes = list(found[number])
                shares = mixture([float(row[each]) for each in codes], LEAST)
                found[number] = dict(zip(codes, shares, strict=True))
            return found
        likely = [self.likely(list(found[n]), row) for n, row in zip(nets, figures, strict=True)]
        worths = self.ahead([moments[number] for number in nets], likely)
        for number, row, codes, worth in zip(nets, figures, likely, worths, strict=True):
            wanted = [float(row[each]) + SHARP * w for each, w in zip(codes, worth, strict=True)]
            shares = mixture(wanted, LEAST)
            found[number].update(zip(codes, shares, strict=True))
        return found

    def actions(self, moments: Sequence[Moment], looks: bool) -> list[int]:
        """One action each, drawn as it mixes."""
        return [taken(policy, self.rng) for policy in self.policies(moments, looks)]

    def searched(self, state: CrittersState, seat: int) -> dict[int, float]:
        """Shares of visits of a short search, sharpened: the expert takes the most visited."""
        rows = TreeBot(self.glance, None).search(Knowledge(RULES, seat, state, self.rng)).ranking()
        weights = {each: float(visits) ** 3 for each, visits, _, _ in rows}
        whole = sum(weights.values())
        return {each: weight / whole for each, weight in weights.items()}

    @staticmethod
    def likely(codes: list[int], row: Floats) -> list[int]:
        """The actions it would look at."""
        codes = sorted(codes, key=lambda each: -row[each])
        return [each for each in codes if row[each] > row[codes[0]] - RARE][:LOOKED_AT]

    def ahead(self, moments: Sequence[Moment], likely: list[list[int]]) -> list[list[float]]:
        """What these actions are worth by the net, one action ahead, as `learned.worths` has it."""
        found: list[Looked] = []
        world = CrittersState()
        for (state, seat), codes in zip(moments, likely, strict=True):
            looked = Looked(self.worlds, len(codes))
            for _ in range(self.worlds):
                RULES.determinize(state, seat, self.rng, world)
                looked.add(world, seat, self.rng, codes)
            found.append(looked)
        rows = np.concatenate([looked.known() for looked in found])
        worths = self.asked(rows)[:, -1] if len(rows) else np.zeros(0)
        ends = np.cumsum([looked.count for looked in found])
        return [
            looked.means(worths[end - looked.count : end])
            for looked, end in zip(found, ends, strict=True)
        ]


class StandIn(Expert):
    """A net that learned the expert's mixtures (tools/train/distil.py) in the expert's place. For
    positions with few cards there may be another one, `late`, or it `searches`: a short search of
    what the seat to act knows. Where a seat knows the same, it mixes the same: that is kept."""

    late: Asked | None = None
    searches = False

    def __init__(self, asked: Asked, rng: Rng, worlds: int, glance: int) -> None:
        super().__init__(asked, rng, worlds, glance)
        self.met: dict[bytes, Mixture] = {}

    def policies(self, moments: Sequence[Moment], looks: bool = True) -> list[dict[int, float]]:
        return [dict(zip(codes, shares, strict=True)) for codes, shares in self.mixtures(moments)]

    def actions(self, moments: Sequence[Moment], looks: bool) -> list[int]:
        return [
            choices(codes, shares, self.rng.below(FINE) / FINE)
            for codes, shares in self.mixtures(moments)
        ]

    def mixtures(self, moments: Sequence[Moment]) -> list[Mixture]:
        """Legal actions and their shares."""
        if not moments:
            return []
        if len(self.met) > KEPT:
            self.met = {}
        keys = [row.tobytes() for row in rows_of(moments)]
        fresh = {key: at for key, at in zip(keys, moments, strict=True) if key not in self.met}
        asked = {}
        for key, (state, seat) in fresh.items():
            codes = legal(RULES, state, seat)
            if len(codes) == 1:
                self.met[key] = codes, [1.0]
            elif self.searches and few(state, self.few):
                shares = self.searched(state, seat)
                self.met[key] = codes, [shares.get(each, 0.0) for each in codes]
            else:
                asked[key] = codes
        if asked:
            figures = self.figures([fresh[key] for key in asked])
            for (key, codes), row in zip(asked.items(), figures, strict=True):
                self.met[key] = codes, mixture(row[codes].tolist(), LEAST)
        return [self.met[key] for key in keys]

    def figures(self, moments: Sequence[Moment]) -> Floats:
        """What the nets say."""
        rows = rows_of(moments)
        found = self.asked(rows)
        last = [number for number, (state, _) in enumerate(moments) if few(state, self.few)]
        if self.late and last:
            found[last] = self.late(rows[last])
        return found


def choices(codes: Sequence[int], shares: Sequence[float], left: float) -> int:
    """The action in whose share a number from 0 to 1 lies."""
    for action, share in zip(codes, shares, strict=True):
        left -= share
        if left < 0:
            return action
    return codes[max(range(len(codes)), key=lambda at: shares[at])]


def taken(policy: dict[int, float], rng: Rng) -> int:
    """One action, drawn."""
    return choices(list(policy), list(policy.values()), rng.below(FINE) / FINE)
