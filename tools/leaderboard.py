"""The figures of docs/leaderboard.md.

    python -m tools.leaderboard loss [GAMES]      Age of War for two: what bots give away, exactly
    python -m tools.leaderboard table FILE…       ratings of results files as Markdown
    python -m tools.leaderboard answers FILE…     how exploitable bots are at least, likewise

The loss of a decision is the chance to win that the best action would have left minus that of the
one taken, both from the solved game. Summed over the decisions of a game it is what a bot gives
away in it against best play.
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from typing import Any

import wartable
from wartable.kernel import CHANCE, Knowledge, Opinion, Rng, legal
from wartable.play.arena import play_game, rotated, seeds
from wartable.play.league import meetings, read_results, tallied
from wartable.play.ratings import rated

SOLVED = "age-of-war"
LEVELS = ("expert", "hard", "medium", "easy", "random")
SEED = 16  # of the runs


class Losses:
    """What a seat gives away in a game, decision by decision where there is a choice."""

    def __init__(self, plugin: Any, seat: int) -> None:
        self.worths = plugin.room("advice").worths
        self.game = plugin.game()
        self.seat = seat
        self.found: list[float] = []

    def note(self, state: Any, seat: int, opinion: Opinion) -> None:
        if seat == CHANCE or seat != self.seat or len(legal(self.game, state, seat)) < 2:
            return
        worth = self.worths(Knowledge(self.game, seat, state, Rng(1)), 1.0)
        assert worth.exact
        self.found.append(max(worth.worth.values()) - worth.worth[opinion.action])


def losses(level: str, games: int) -> tuple[list[float], int]:
    """Of each game against best play, and in how many decisions."""
    plugin = wartable.game(SOLVED)
    bots, options = [plugin.bot(level), plugin.bot("expert")], plugin.settings({})
    found, decisions = [], 0
    for number in range(games):
        seated = rotated(2, number)
        noted = Losses(plugin, seated.index(0))
        chance, thoughts = seeds(SEED, number // 2, number)
        players = [bots[i] for i in seated]
        play_game(plugin.game(), players, options, chance, thoughts, noted.note)
        found.append(sum(noted.found))
        decisions += len(noted.found)
    return found, decisions


def loss(games: int) -> None:
    """One row for each level: per game with its interval of 95 %, and per decision."""
    print("| bot | games | decisions | loss a game | interval | loss a decision |")
    print("|---|---|---|---|---|---|")
    for level in LEVELS:
        found, decisions = losses(level, games)
        mean = sum(found) / games
        spread = sqrt(sum((one - mean) ** 2 for one in found) / (games - 1) / games)
        low, high = mean - 1.96 * spread, mean + 1.96 * spread
        each = sum(found) / decisions
        figures = f"{mean:.4f} | {low:.4f} – {high:.4f} | {each:.5f}"
        print(f"| `bot:{level}` | {games} | {decisions} | {figures} |", flush=True)


def table(paths: list[Path]) -> list[str]:
    """One row for each entrant, the best of a game first, equal ones as they were entered."""
    lines = ["| game | bot | games | won | rating | interval |", "|---|---|---|---|---|---|"]
    for path in paths:
        contest, played = read_results(path)
        games = [played[number] for number in sorted(played)]
        ratings = rated(len(contest.entrants), meetings(contest, games), contest.seed)
        rows = zip(tallied(contest, games), ratings, strict=True)
        for tally, one in sorted(rows, key=lambda row: -round(row[1].rating)):
            head = f"`{contest.game}` | `{tally.name}` | {tally.games} | {100 * tally.rate:.1f} %"
            low, high = round(one.low), round(one.high)
            lines.append(f"| {head} | {round(one.rating):+d} | {low:+d} … {high:+d} |")
    return lines


def answers(paths: list[Path]) -> list[str]:
    """One row for each contest of a player that answers a bot in all other seats
    (`wartable.research.exploiting`): what it won beyond its fair share, and at least."""
    lines = [
        "| game | seats | bot | games | the answer won | interval | exploitable by | at least |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for path in paths:
        contest, played = read_results(path)
        first, bot = tallied(contest, played.values())[0], contest.entrants[1]
        if len(contest.entrants) != contest.table or set(contest.entrants[1:]) != {bot}:
            raise SystemExit(f"{path}: one answers, and one bot has all the other seats")
        low, high = first.interval()
        fair = 1 / contest.table
        cells = [f"`{contest.game}`", contest.table, f"`{bot}`", first.games]
        cells += [f"{100 * first.rate:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %"]
        cells += [f"{first.rate - fair:.2f}", f"{max(0.0, low - fair):.2f}"]
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return lines


if __name__ == "__main__":
    if sys.argv[1:2] == ["loss"]:
        loss(int(sys.argv[2]) if sys.argv[2:] else 200)
    elif sys.argv[1:2] in (["table"], ["answers"]) and sys.argv[2:]:
        made = table if sys.argv[1] == "table" else answers
        print("\n".join(made([Path(one) for one in sys.argv[2:]])))
    else:
        sys.exit(__doc__)
