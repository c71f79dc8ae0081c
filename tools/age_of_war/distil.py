"""The net of three-seat Age of War, learned from the solution; see solve_three_seats.py."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tools.age_of_war.solve_two_seats import CITIES, SOURCE, Array, provinces
from tools.train import curve
from wartable.games.age_of_war.bots import three_seats
from wartable.games.age_of_war.engine.components import MOST_SEATS
from wartable.games.age_of_war.engine.thinking import evaluate

STATES = 4**CITIES
BATCH = 1 << 17
GRID, TOP, BITS = 256.0, 127.0, 15  # of figures between layers; of weights
ACTIVE = 10  # rows of the first layer that a position adds up
DIGITS = np.array([sum(3 << 2 * one for one in own) for own in provinces() for _ in own])


def parts(size: int) -> Iterator[Any]:
    """The numbers of all positions, so many at a time."""
    import torch

    for at in range(0, STATES, size):
        yield torch.arange(at, at + size, device="cuda")


def finished(values: Any) -> Any:
    """With what positions are worth by seat where the centre is empty."""
    import cupy
    import torch

    ones = three_seats.ONES
    numbers = torch.arange(STATES, device="cuda", dtype=torch.int32)
    over = torch.nonzero((numbers | numbers >> 1) & ones == ones).ravel()
    values[over, :3] = torch.from_numpy(three_seats.shares(over.cpu().numpy())).cuda()
    return cupy.asarray(values)


def by_weights() -> Any:
    """What the hard bot for more seats thinks of all positions: the evaluation of
    engine/thinking/evaluate.py, written once more."""
    import torch

    text = (SOURCE / "wartable/games/age_of_war/weights.toml").read_text(encoding="utf-8")
    weights = torch.tensor(tomllib.loads(text)["seats-3"], dtype=torch.float64, device="cuda")
    worth = torch.from_numpy(three_seats.WORTHS).cuda()
    looks = torch.from_numpy(seen_by_seats()).cuda()
    extras = weights[3 * evaluate.PATTERNS :]
    values = torch.empty(STATES, 4, dtype=torch.float64, device="cuda")
    for numbers in parts(1 << 24):
        rows = three_seats.patterns(numbers)
        sums = three_seats.figures(rows, worth)
        left = sums[6].double()
        late, early = 1 / left, left / CITIES
        standing = [10000 * sums[seat] + sums[3 + seat] for seat in range(3)]
        totals = []
        for seat in range(3):
            total = extras[evaluate.ORDER + seat]
            total = total + late * extras[evaluate.ORDER + MOST_SEATS + seat]
            for row in rows:
                at = looks[seat][row]
                total = total + weights[at] + late * weights[evaluate.PATTERNS + at]
                total = total + early * weights[2 * evaluate.PATTERNS + at]
            best = torch.maximum(*(standing[other] for other in range(3) if other != seat))
            lead = (standing[seat] // 10000 - best // 10000) / 10.0
            for power in range(3):
                total = total + lead * late**power * extras[evaluate.MARGIN + power]
            ahead = late * (standing[seat] > best)
            total = total + ahead * extras[evaluate.LEADS]
            totals.append(total + ahead * extras[evaluate.LEADER_MOVES] * (seat == 0))
        values[numbers, :3] = torch.softmax(torch.stack(totals, dim=1), dim=1)
    return finished(values)


def seen_by_seats() -> Array:
    """By seat and row of a pattern to base 4: the row of the pattern to base 3 that it sees, the
    first city the highest digit."""
    table = np.zeros((3, three_seats.PATTERNS), dtype=np.int64)
    for province, (_, count) in enumerate(three_seats.spans()):
        for pattern in range(4**count):
            for seat in range(3):
                look = 0
                for city in range(count):
                    holder = pattern >> 2 * city & 3
                    look = look * 3 + (0 if holder == 0 else 1 if holder == seat + 1 else 2)
                row = three_seats.FIRST_ROW[province] + pattern
                table[seat, row] = int(evaluate.FIRST_PATTERN[province]) + look
    return table


def lesson(pool: Any) -> Any:
    """Positions to learn from: of play, beside those (half of them: a position of play after any
    city was taken), and a few of all."""
    import torch

    common = pool[torch.randint(len(pool), (BATCH * 7 // 8,), device="cuda")].long()
    city = torch.randint(CITIES, (BATCH // 2,), device="cuda")
    there = common[: BATCH // 2]
    holder = there >> 2 * city & 3
    digits = torch.from_numpy(DIGITS).cuda()[city]
    locked = (holder > 0) & (there & digits == holder * three_seats.ONES & digits)
    after = three_seats.passed_on(there) | 3 << 2 * city
    common[: BATCH // 2] = torch.where((holder == 1) | locked, there, after)
    return torch.cat([common, torch.randint(STATES, (BATCH - len(common),), device="cuda")])


def train(widths: list[int], exact: Any, seen: Any, seconds: float, file: Path) -> None:
    """Learn for so long, most of all what positions are worth to the seat that has just moved;
    write the net."""
    import torch

    torch.manual_seed(1)
    sizes = [three_seats.ROWS, *widths, 3]
    layers = [torch.nn.Linear(a, b, device="cuda") for a, b in zip(sizes, sizes[1:], strict=False)]
    with torch.no_grad():  # of the first layer's rows only ten count
        layers[0].weight.normal_(0.0, ACTIVE**-0.5)
    learned = [one for layer in layers for one in layer.parameters()]
    mean = [one.detach().clone() for one in learned]
    teacher = torch.optim.Adam(learned, lr=1.5e-3, betas=(0.9, 0.98), fused=True)
    scaler = torch.amp.GradScaler()
    worth = torch.from_numpy(three_seats.WORTHS).cuda()
    truth, pool = torch.as_tensor(exact, device="cuda"), torch.as_tensor(seen, device="cuda")
    care = torch.tensor([5.0, 10.0, 20.0], device="cuda")
    began, step, shown = time.monotonic(), 0, 0.0
    told: list[list[float]] = []
    while (spent := (time.monotonic() - began) / seconds) < 1:
        for group in teacher.param_groups:
            group["lr"] = 1.5e-3 * min(1.0, (step + 1) / 500) * max(0.0, 1 - spent) ** 1.5
        numbers = lesson(pool)
        rows = torch.stack(three_seats.active_rows(numbers, worth), dim=1)
        sums = torch.zeros(BATCH, three_seats.ROWS, dtype=torch.float16, device="cuda")
        sums.scatter_(1, rows, 1.0)
        target = truth[numbers, :3].float()
        with torch.autocast("cuda", dtype=torch.float16):
            for layer in layers[:-1]:
                sums = torch.clamp(layer(sums), 0.0, TOP)
        logs = torch.log_softmax(layers[-1](sums.float()), dim=1)
        counts = rows[:, -1] > three_seats.ROWS - CITIES - 1  # the game is not over
        apart = (target * (torch.log(target.clamp(min=1e-9)) - logs)).sum(dim=1)
        wrong = ((logs.exp() - target) ** 2) @ care
        loss = ((apart + wrong) * counts).mean()
        teacher.zero_grad(set_to_none=True)
        scaler.scale(loss).backward()
        scaler.step(teacher)
        scaler.update()
        with torch.no_grad():
            pace = max(0.002, 1 / (step + 1))
            torch._foreach_lerp_(mean, learned, pace)
        step += 1
        if spent >= shown:
            error = ((logs.exp() - target).abs()[:, 2] * counts).detach()
            told.append([step, float(loss.detach()), float(error[: BATCH // 2].mean())])
            at = f"after a turn {told[-1][2]:.5f}"
            print(f"  step {step}: loss {told[-1][1]:.6f}, mean error {at}", flush=True)
            curve.write(file.with_suffix(".csv"), ("steps", "loss", "mean error"), told)
            shown += 0.1
    torch.cuda.empty_cache()
    planes: dict[str, Any] = {"grid": GRID, "top": TOP}
    for number in range(len(layers)):
        weights, biases = (one.double().cpu().numpy() for one in mean[2 * number : 2 * number + 2])
        shift = int(np.floor(np.log2((2**BITS - 1) / abs(weights).max())))
        whole = np.rint(weights.T * 2.0**shift).astype(np.int16)
        planes |= {f"weights{number}": whole, f"shift{number}": shift}
        planes[f"biases{number}"] = np.rint(biases * 2**16) / 2**16
    np.savez_compressed(file, **planes)


def by_net(file: Path) -> Any:
    """What a net thinks of all positions: the shipped arithmetic, on the GPU."""
    import torch

    with np.load(file) as planes:
        net = three_seats.Net(dict(planes))
    layers = [
        (torch.from_numpy(np.hstack(slices)).cuda(), torch.from_numpy(biases).cuda())
        for slices, biases in net.layers
    ]
    worth = torch.from_numpy(three_seats.WORTHS).cuda()
    values = torch.empty(STATES, 4, dtype=torch.float64, device="cuda")
    first = torch.from_numpy(net.rows * np.float32(net.unit)).cuda()  # ten add up exactly
    offsets = torch.from_numpy(net.biases).cuda()
    for numbers in parts(1 << 19):
        rows = torch.stack(three_seats.active_rows(numbers, worth), dim=1)
        sums = torch.nn.functional.embedding_bag(rows, first, mode="sum").double()
        sums += offsets
        for weights, biases in layers:
            sums = torch.round(sums.clamp_(0.0, net.top) * net.grid) / net.grid @ weights + biases
        values[numbers, :3] = torch.softmax(sums, dim=1)
    return finished(values)


def errors(values: Any, exact: Any, seen: Any) -> str:
    """How wrong values are about the seat that has just moved."""
    import torch

    found, truth = (torch.as_tensor(each, device="cuda") for each in (values, exact))
    wrong = (found[:, 2] - truth[:, 2]).abs()
    pool = wrong[torch.as_tensor(seen, device="cuda").long()]
    return (
        f"error in play mean {float(pool.mean()):.5f}, squared {float((pool**2).mean()) ** 0.5:.5f}"
        f"; anywhere mean {float(wrong.mean()):.5f}, most {float(wrong.max()):.3f}"
    )
