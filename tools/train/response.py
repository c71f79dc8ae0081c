"""A searching answer to the expert of Critters at War: how much a rival wins that knows its policy.

    python -m tools.train.response --games 400 --out FILE [--jobs 4] [--seconds 400] [--net NET]

The answer knows how the expert mixes its actions. It keeps deals of the cards it cannot see, weighs
each by how likely the expert would have done in it all that it did in this battle, and plays
battles out from there: the expert's side by the expert's own policy, its own side by the net and,
with few cards, by a search. The action that does best in these battles is taken, after rounds in
which the worse half of the candidates drops out. A net that learned to mix as the expert does may
stand in for it there; it is the expert that is played against, each deal in both rotations.

Battles played out are rough, and who trusts them more than the expert's own choice may play worse
than the expert. With `--sure 2` the answer plays as the expert itself would, and does something
else only where that did better by twice the error of the difference: so it wins about half of the
games even if it finds nothing.

One line of JSON by pair of games goes to FILE; what they say together is printed at the end. Pairs
that FILE has are not played again. With a GPU and torch the net is asked there, else with numpy.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tools.train import curve
from tools.train.contest import player
from tools.train.followed import Followed
from tools.train.imagined import FINE, Asked, Expert, StandIn, few, rows_of, shipped
from wartable.bots.net import read
from wartable.games.critters_at_war.bots import EXPERT, TreeBot, learned, rivals
from wartable.games.critters_at_war.bots.learned import FEW, WORLDS, ExpertBot
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.features import LAYOUT
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_over, standing_value
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import CHANCE, Bot, Knowledge, Rng
from wartable.play.arena import THOUGHTS, Tally, play_game

DEALS = 96  # that may be true, of which each is weighed
CANDIDATES = 5  # actions that are played out, and withdrawing
BATTLES = 32  # of each candidate in the first round; twice as many in the next ones
ROUNDS = 3
SHOWN = 20  # games from which on a curve shows what was won
GLANCE = 200  # simulations that stand for the expert's search in battles played out
# Something else than the expert's own choice: cards in both hands, that choice, what was done, how
# much better it did and the error of that, and both once more in battles it was not chosen by.
Change = tuple[int, int, int, float, float, float, float]


class Answer(Bot[CrittersState]):
    """Plays against the expert. What the expert does must be told to `followed`. `own` plays unless
    something else is better beyond doubt: by `sure` times the error of the difference."""

    def __init__(
        self,
        expert: Expert,
        deals: int = DEALS,
        battles: int = BATTLES,
        own: Bot[CrittersState] | None = None,
        sure: float = 0.0,
        again: int = 0,
    ) -> None:
        self.expert, self.battles, self.own, self.sure = expert, battles, own, sure
        self.again = again
        self.followed = Followed(expert, deals)
        self.changed = self.decisions = self.late = 0
        self.noticed: list[Change] = []

    def candidates(self, seen: Knowledge[CrittersState]) -> list[int]:
        """The expert's own choice first, then what the net or a search likes."""
        state, codes = seen.believed, seen.legal
        if few(state, self.expert.few):
            search = TreeBot(2000, None).search(seen)
            liked = [row[0] for row in search.ranking()]
        else:
            policy = self.expert.policies([(state, self.followed.seat)])[0]
            figures = self.expert.asked(rows_of([(state, self.followed.seat)]))[0]
            liked = sorted(codes, key=lambda each: (-policy[each], -figures[each]))
        found = liked[:CANDIDATES]
        if code.WITHDRAW in codes and code.WITHDRAW not in found:
            found.append(int(code.WITHDRAW))
        if self.own:
            chosen = self.own.choose(seen)
            found = [chosen, *(each for each in found if each != chosen)]
        return found

    def choose(self, seen: Knowledge[CrittersState]) -> int:
        rng = seen.rng
        codes = self.candidates(seen)
        self.decisions += 1
        if len(codes) == 1:
            return codes[0]
        first = codes[0]
        self.late += few(seen.believed, self.expert.few)
        worlds, weights = self.followed.weighed(rng)
        reach = np.cumsum(weights)

        def drawn(count: int) -> list[CrittersState]:
            at = [int(np.searchsorted(reach, rng.below(FINE) / FINE)) for _ in range(count)]
            return [worlds[min(len(worlds) - 1, each)] for each in at]

        values: dict[int, list[float]] = {each: [] for each in codes}
        for number in range(ROUNDS):
            took = drawn(self.battles << number)
            for each, brought in zip(codes, self.played(took, codes, rng), strict=True):
                values[each].extend(brought)
            codes = sorted(codes, key=lambda each: -sum(values[each]))
            codes = codes[: max(2, (len(codes) + 1) // 2)]
            if self.own and first not in codes:
                codes.append(first)
        chosen = codes[0]
        if self.own and not better(values[chosen], values[first], self.sure):
            chosen = first
        if chosen != first:
            self.changed += 1
            gain = difference(values[chosen], values[first])
            fresh = self.played(drawn(self.again), [chosen, first], rng) if self.again else [[], []]
            held = int(seen.believed.hand[0] | seen.believed.hand[1]).bit_count()
            self.noticed.append((held, first, chosen, *gain, *difference(*fresh)))
        return chosen

    def played(self, worlds: list[CrittersState], codes: list[int], rng: Rng) -> list[list[float]]:
        """What battles after each action bring, by world."""
        states: list[CrittersState] = []
        for each in codes:
            for world in worlds:
                after = world.clone()
                RULES.apply(after, self.followed.seat, each, None)
                states.append(after)
        playing = list(range(len(states)))
        while playing:
            still: list[int] = []
            mine: list[int] = []
            theirs: list[int] = []
            for number in playing:
                state = states[number]
                while state.awaited == code.REINFORCE_DRAW:
                    RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
                if not battle_over(state):
                    still.append(number)
                    (mine if state.actor == self.followed.seat else theirs).append(number)
            for numbers, looks in ((mine, False), (theirs, True)):
                moments = [(states[number], int(states[number].actor)) for number in numbers]
                for number, action in zip(
                    numbers, self.expert.actions(moments, looks), strict=True
                ):
                    RULES.apply(states[number], states[number].actor, action, None)
            playing = still
        values = np.array([standing_value(state, self.followed.seat) for state in states])
        found: list[list[float]] = values.reshape(len(codes), -1).tolist()
        return found


def better(one: Sequence[float], other: Sequence[float], sure: float) -> bool:
    """Whether one did better in the same worlds, by so many errors of the difference."""
    mean, error = difference(one, other)
    return mean > sure * error


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one did better in the worlds that both met, and its error."""
    met = min(len(one), len(other))
    if met < 2:
        return 0.0, 0.0
    gains = np.subtract(one[:met], other[:met])
    return float(gains.mean()), float(gains.std(ddof=1) / np.sqrt(len(gains)))


def expert_of(net: Path | None) -> ExpertBot:
    """The expert as it is shipped, or with another net."""
    known = learned.net() if net is None else read(net, LAYOUT)
    return ExpertBot(known, TreeBot(EXPERT, None), rivals=rivals())


def pair(seed: int, rival: Bot[Any], answer: Answer) -> list[float]:
    """What the answer won of the two games of a deal."""
    won = []
    for seat in range(2):
        answer.followed.begin(seat)
        bots: list[Bot[Any]] = [rival, rival]
        bots[seat] = answer
        places, _, _ = play_game(
            RULES, bots, GAME.settings({}), seed, 2 * seed + seat + THOUGHTS, answer.followed.noted
        )
        won.append(1.0 if places[seat] < places[1 - seat] else 0.0)
    return won


def work(given: argparse.Namespace, number: int, until: float) -> None:
    """One process: its share of the deals, until the time is up."""
    asked = Asked(given.stand_in or given.net or shipped())
    late = Asked(given.late) if given.late else None
    kind = StandIn if given.stand_in else Expert
    rival = player(given.bot) if given.bot else expert_of(given.net)
    played = {row["deal"] for row in rows(given.out)}
    for deal in range(number, given.games // 2, given.jobs):
        if time.monotonic() > until:
            break
        if deal in played:
            continue
        imagined = kind(asked, Rng(deal), given.worlds, given.glance)
        if isinstance(imagined, StandIn):
            imagined.late, imagined.searches = late, given.searches
        imagined.few = given.few
        own: Bot[Any] | None = None
        if given.sure:
            own = player(given.bot) if given.bot else expert_of(given.net)
        answer = Answer(imagined, given.deals, given.battles, own, given.sure, given.again)
        began = time.process_time()
        won = pair(given.seed + deal, rival, answer)
        row = {
            "deal": deal, "won": won, "decisions": answer.decisions, "changed": answer.changed,
            "spread": round(float(np.mean(answer.followed.spread)), 3),
            "cpu": round(time.process_time() - began, 2), "late": answer.late,
            "changes": [[*each[:3], *(round(x, 4) for x in each[3:])] for each in answer.noticed],
        }  # fmt: skip
        with given.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def rows(file: Path) -> list[dict[str, Any]]:
    """The pairs that a file has."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def summary(file: Path) -> dict[str, Any]:
    """What the lines of a file say together."""
    found = rows(file)
    tally = Tally("answer", group=2)
    for row in found:
        for won in row["won"]:
            tally.count(won, 0)
    low, high = tally.interval()
    decisions = sum(row["decisions"] for row in found)
    return {
        "games": tally.games, "won": round(100 * tally.rate, 2), "low": round(100 * low, 2),
        "high": round(100 * high, 2),
        "changed": sum(row["changed"] for row in found) / max(1, decisions),
    }  # fmt: skip


def drawn(file: Path, out: Path) -> None:
    """The share of the games won so far, and where the share of many may be: over the games."""
    found, tally, points = rows(file), Tally("answer", group=2), []
    for row in sorted(found, key=lambda row: int(row["deal"])):
        for won in row["won"]:
            tally.count(won, 0)
        if tally.games >= SHOWN:
            points.append([tally.games, tally.rate, *tally.interval()])
    curve.write(out, ["games", "won so far", "at least", "at most"], points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=7000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument(
        "--worlds", type=int, default=WORLDS, help="of the expert as it is imagined"
    )
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--battles", type=int, default=BATTLES)
    parser.add_argument(
        "--sure", type=float, default=0.0, help="errors by which more than the expert's own choice"
    )
    parser.add_argument("--net", type=Path, help="of the expert, if it is not the shipped one")
    parser.add_argument("--bot", help="in the expert's place, by a name of contest.py")
    parser.add_argument("--stand-in", type=Path, help="imagined instead of the expert: quicker")
    parser.add_argument("--late", type=Path, help="the stand-in for positions with few cards")
    parser.add_argument(
        "--searches", action="store_true", help="with few cards a short search stands in"
    )
    parser.add_argument(
        "--few", type=int, default=FEW, help="cards in both hands with which the expert searches"
    )
    parser.add_argument("--glance", type=int, default=GLANCE, help="simulations of that search")
    parser.add_argument(
        "--again", type=int, default=0, help="battles that say once more what a change gained"
    )
    parser.add_argument(
        "--curve", type=Path, help="a CSV of the games won so far; an SVG beside it"
    )
    given = parser.parse_args()
    until = time.monotonic() + given.seconds
    spawn = multiprocessing.get_context("spawn")  # each has the GPU for itself
    jobs = [spawn.Process(target=work, args=(given, n, until)) for n in range(given.jobs)]
    for job in jobs:
        job.start()
    for job in jobs:
        job.join()
    print(json.dumps(summary(given.out)))
    if given.curve:
        drawn(given.out, given.curve)


if __name__ == "__main__":
    main()
