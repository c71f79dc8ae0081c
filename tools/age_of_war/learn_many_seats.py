"""Age of War for four to six seats, learned by play of a net with itself.

Thousands of games side by side on a GPU. At each turn the net says what every end of the turn is
worth to everybody; with these figures the turn is solved exactly (all rolls, all choices), so a
position is worth the mean over its ends, each as likely as the turn takes its city: no die is
guessed. Games go on by one end drawn; what a position is worth is corrected by what became of the
game (TD(λ), with the exact mean in the place of the draw). Some ends are drawn from all, and some
games begin with cities given away, so that the net meets positions that good players avoid.

    python -m tools.age_of_war.learn_many_seats 4 --seconds 140 --out FOLDER [--begin NET]

needs torch; the package need not be installed. It writes `four_seats.npz`, which the bots read
(`wartable.games.age_of_war.bots.many_seats`), every minute and at the end, and the curve of the
run: `curve.csv`, `curve.svg`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tools.age_of_war.solve_two_seats import CITIES, provinces, rolls
from tools.train import curve
from wartable.games.age_of_war.bots import many_seats
from wartable.games.age_of_war.engine import components as box

GRID, TOP, BITS = 256.0, 127.0, 15  # of figures between layers; of weights
POINT = 1e-5  # of a victory: a point that a turn brings, where nothing else is to gain
ENDLESS = 160  # turns: then a game is left and another begun
KEPT = 0.8  # λ
DRAWN = 0.08  # of the ends are drawn from all
HEADS = ("positions, million", "loss", "turns of a game")


class Kit:
    """What `many_seats.active_rows` needs of torch."""

    def __init__(self, device: str) -> None:
        self.units = torch.from_numpy(many_seats.UNITS).to(device)
        self.numbers = torch.arange(16, device=device)
        self.standings = torch.from_numpy(many_seats.STANDINGS).to(device)
        self.stack, self.join = torch.stack, torch.cat

    @staticmethod
    def most(figures: Any) -> Any:
        return figures.max(dim=-1).values


class Turns:
    """Turns of many positions, solved at once."""

    def __init__(self, seats: int, device: str) -> None:
        rows, weights = rolls()
        self.seats = seats
        self.rows = [torch.tensor(row, dtype=torch.float32, device=device) for row in rows]
        self.weights = [torch.tensor(w, dtype=torch.float32, device=device) for w in weights]
        points, whole = [], []
        member = torch.zeros(CITIES, CITIES, dtype=torch.bool)
        for province, cities in enumerate(provinces()):
            for city in cities:
                member[city, cities] = True
                rest = sum(int(box.POINTS[one]) for one in cities if one != city)
                points.append(float(box.POINTS[city]))
                whole.append(float(int(box.PROVINCE_POINTS[province]) - rest))
        self.member = member.to(device)
        self.points = torch.tensor(points, device=device)
        self.whole = torch.tensor(whole, device=device)
        self.cities = torch.arange(CITIES, device=device)

    def open(self, holders: Any) -> Any:
        """By position and city: whether it may be attacked."""
        same = (holders[:, :, None] == holders[:, None, :]) | ~self.member
        locked = same.all(dim=2) & (holders > 0)
        return (holders != 1) & ~locked

    def gained(self, holders: Any) -> Any:
        """By position and city: the points that taking it brings."""
        others = self.member & ~torch.eye(CITIES, dtype=torch.bool, device=holders.device)
        whole = ((holders == 1)[:, None, :] | ~others).all(dim=2)
        return torch.where(whole, self.whole, self.points)

    def ends(self, holders: Any) -> Any:
        """By position: after nothing was taken, and after each city, the turn passed on."""
        passed = torch.where(holders == 0, 0, torch.where(holders == 1, self.seats, holders - 1))
        every = passed[:, None, :].repeat(1, CITIES + 1, 1)
        every[:, self.cities + 1, self.cities] = self.seats
        return every

    def taken(self, gains: Any, held: Any) -> Any:
        """By position and city: how likely the best turn takes it, for a seat to which the cities
        are worth so much more than nothing."""
        centre, stolen = gains * ~held, gains * held
        worth = torch.zeros(len(gains), device=gains.device)
        chance = torch.zeros_like(gains)
        for rows, weights in zip(self.rows, self.weights, strict=True):
            here = rows[None, :, :CITIES] * centre[:, None, :]
            here.addcmul_(rows[None, :, CITIES:], stolen[:, None, :])
            best, choice = here.max(dim=2)
            goes = best > worth[:, None]
            often = goes * weights
            stays = 1 - often.sum(dim=1)
            likely = best / gains.gather(1, choice).clamp(min=1e-12)
            sums = torch.zeros_like(gains).scatter_add_(1, choice, often * likely)
            worth = (often * best).sum(dim=1) + stays * worth
            chance = chance * stays[:, None] + sums
        return chance


class Player:
    """The net, and the slow copy of it that plays and is shipped."""

    def __init__(self, seats: int, widths: list[int], device: str, begin: Path | None) -> None:
        torch.manual_seed(seats)
        self.seats, self.device, self.kit = seats, device, Kit(device)
        sizes = [many_seats.rows_of(seats), *widths, seats]
        self.layers = [
            torch.nn.Linear(a, b, device=device) for a, b in zip(sizes, sizes[1:], strict=False)
        ]
        with torch.no_grad():  # of the first layer's rows only a few count
            self.layers[0].weight.normal_(0.0, (7 * seats + 1) ** -0.5)
            if begin is not None:
                self.read(begin)
        self.learned = [one for layer in self.layers for one in layer.parameters()]
        self.slow = [one.detach().clone() for one in self.learned]

    def read(self, file: Path) -> None:
        with np.load(file) as planes:
            for number, layer in enumerate(self.layers):
                weights = planes[f"weights{number}"].T * 2.0 ** -float(planes[f"shift{number}"])
                layer.weight.copy_(torch.from_numpy(weights))
                layer.bias.copy_(torch.from_numpy(planes[f"biases{number}"]))

    def logs(self, rows: Any, weights: list[Any]) -> Any:
        """Logarithms of the chances of these rows' positions."""
        kind = torch.float16 if self.device == "cuda" else torch.float32
        count = many_seats.rows_of(self.seats)
        sums = torch.zeros(len(rows), count, dtype=kind, device=self.device)
        sums.scatter_(1, rows, 1.0)
        with torch.autocast(self.device, dtype=torch.float16, enabled=self.device == "cuda"):
            for at in range(0, len(weights) - 2, 2):
                sums = torch.nn.functional.linear(sums, weights[at], weights[at + 1])
                sums = sums.clamp(0.0, TOP)
        last = torch.nn.functional.linear(sums.float(), weights[-2], weights[-1])
        return torch.log_softmax(last, dim=1)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def chances(self, holders: Any, weights: list[Any]) -> Any:
        """By position and seat; exact where the centre is empty."""
        rows, standing = many_seats.active_rows(holders, self.seats, self.kit)
        found = self.logs(rows, weights).exp()
        best = standing == standing.max(dim=-1, keepdim=True).values
        shares = best / best.sum(dim=-1, keepdim=True)
        return torch.where((holders > 0).all(dim=-1, keepdim=True), shares, found)

    def write(self, file: Path) -> None:
        planes: dict[str, Any] = {"grid": GRID, "top": TOP}
        for number in range(len(self.layers)):
            pair = self.slow[2 * number : 2 * number + 2]
            weights, biases = (one.double().cpu().numpy() for one in pair)
            shift = int(np.floor(np.log2((2**BITS - 1) / abs(weights).max())))
            whole = np.rint(weights.T * 2.0**shift).astype(np.int16)
            planes |= {f"weights{number}": whole, f"shift{number}": shift}
            planes[f"biases{number}"] = np.rint(biases * 2**16) / 2**16
        np.savez_compressed(file, **planes)


class Games:
    """Games side by side, each begun anew when it is over."""

    def __init__(self, player: Player, count: int) -> None:
        self.player, self.turns = player, Turns(player.seats, player.device)
        self.holders = self.begun(count)
        self.age = torch.randint(0, 40, (count,), device=player.device)
        self.ended, self.length = 0, 0.0

    def begun(self, count: int) -> Any:
        """Every other game begins with some cities given to anybody."""
        device, seats = self.player.device, self.player.seats
        given = torch.rand(count, 1, device=device) * 1.4 - 0.7
        some = torch.rand(count, CITIES, device=device) < given
        holders = torch.randint(1, seats + 1, (count, CITIES), device=device) * some
        holders[(holders > 0).all(dim=1)] = 0
        return holders

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def turn(self) -> tuple[Any, Any, Any, Any]:
        """One turn everywhere: the positions, what they are worth by the mean of their ends, what
        the end that was drawn was thought to be worth to the same seats, and how much of what comes
        later counts (none where the game was over or the end was drawn from all)."""
        player, turns, seats = self.player, self.turns, self.player.seats
        holders, count = self.holders, len(self.holders)
        ends = turns.ends(holders)
        values = player.chances(ends.reshape(-1, CITIES), player.slow)
        values = values.reshape(count, CITIES + 1, seats)
        mine, free = values[:, :, seats - 1], turns.open(holders)
        last = ((holders == 0).sum(dim=1, keepdim=True) == 1) & (holders == 0)
        points = torch.where(last & (mine[:, 1:] <= 0), 0.0, turns.gained(holders))
        gains = (mine[:, 1:] - mine[:, :1] + POINT * points) * free
        taken = turns.taken(gains.clamp(min=0.0), holders > 0)
        chances = torch.cat([(1 - taken.sum(dim=1, keepdim=True)).clamp(min=0.0), taken], dim=1)
        mean = (chances[:, :, None] * values).sum(dim=1) / chances.sum(dim=1, keepdim=True)
        strange = torch.rand(count, device=player.device) < DRAWN
        every = torch.cat([torch.ones_like(free[:, :1]), free], dim=1) * 1.0
        end = torch.multinomial(torch.where(strange[:, None], every, chances + 1e-9), 1)[:, 0]
        at = torch.arange(count, device=player.device)
        after, then = ends[at, end], values[at, end]
        self.age += 1
        over = (after > 0).all(dim=1)
        late = self.age > ENDLESS
        self.ended += int((over | late).sum())
        self.length += float((self.age * (over | late)).sum())
        self.holders = torch.where((over | late)[:, None], self.begun(count), after)
        self.age = torch.where(over | late, 0, self.age)
        later = KEPT * (~strange & ~over & ~late)
        return holders, mean.roll(1, 1), then.roll(1, 1), later

    def lesson(self, turns: int) -> tuple[Any, Any]:
        """Positions of so many turns of all games, and what they are worth."""
        seen = [self.turn() for _ in range(turns)]
        targets: list[Any] = []
        later = None  # what the position after is worth
        for _, mean, then, kept in reversed(seen):
            more = 0.0 if later is None else kept[:, None] * (later.roll(1, 1) - then)
            later = mean + more
            targets.append(later)
        targets.reverse()
        return torch.cat([holders for holders, *_ in seen]), torch.cat(targets)


def learn(args: argparse.Namespace) -> None:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    file = args.out / many_seats.FILE.format(many_seats.WORDS[args.seats])
    player = Player(args.seats, [int(w) for w in args.widths.split(",")], device, args.begin)
    games = Games(player, args.games)
    teacher = torch.optim.Adam(player.learned, lr=args.rate, betas=(0.9, 0.98))
    scaler = torch.amp.GradScaler(device, enabled=device == "cuda")
    care = torch.tensor([5.0] * (args.seats - 1) + [20.0], device=device)
    began, step, shown, kept = time.monotonic(), 0, 0.0, 60.0
    told: list[list[float]] = []
    while (passed := time.monotonic() - began) < args.seconds:
        spent = passed / args.seconds
        for group in teacher.param_groups:
            group["lr"] = args.rate * min(1.0, (step + 1) / 100) * max(0.02, 1 - spent)
        holders, target = games.lesson(args.turns)
        rows, _ = many_seats.active_rows(holders, args.seats, player.kit)
        for part in torch.randperm(len(rows), device=device).chunk(args.parts):
            logs = player.logs(rows[part], player.learned)
            goal = target[part].clamp(0.0, 1.0)
            goal = goal / goal.sum(dim=1, keepdim=True)
            apart = (goal * (torch.log(goal.clamp(min=1e-9)) - logs)).sum(dim=1)
            loss = (apart + ((logs.exp() - goal) ** 2) @ care).mean()
            teacher.zero_grad(set_to_none=True)
            scaler.scale(loss).backward()
            scaler.step(teacher)
            scaler.update()
            with torch.no_grad():
                pace = max(0.005, 1 / (step + 1))
                torch._foreach_lerp_(player.slow, player.learned, pace)
            step += 1
        if spent >= shown:
            start = torch.zeros(1, CITIES, dtype=torch.long, device=device)
            shares = " ".join(f"{x:.4f}" for x in player.chances(start, player.slow)[0].tolist())
            turns = games.length / max(1, games.ended)
            positions = step // args.parts * len(rows)
            print(
                f"{passed:5.0f} s, step {step}, {positions} positions: loss "
                f"{float(loss.detach()):.5f}, {turns:.1f} turns a game, opening {shares}",
                flush=True,
            )
            told.append([positions / 1e6, float(loss.detach()), turns])
            curve.write(args.out / "curve.csv", HEADS, told)
            games.ended, games.length = 0, 0.0
            shown += 0.05
        if passed > kept:
            player.write(file)
            kept += 60.0
    player.write(file)
    print(f"{file.name}: {file.stat().st_size / 1e6:.2f} MB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("seats", type=int, choices=sorted(many_seats.WORDS))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=140.0)
    parser.add_argument("--begin", type=Path, help="a net to begin with")
    parser.add_argument("--widths", default="512,128,32", help="of the net's layers")
    parser.add_argument("--games", type=int, default=16384, help="side by side")
    parser.add_argument("--turns", type=int, default=8, help="of all games, in a lesson")
    parser.add_argument("--rate", type=float, default=1.2e-3, help="of learning, at its most")
    parser.add_argument("--parts", type=int, default=4, help="of a lesson")
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
