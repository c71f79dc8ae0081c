"""Measure how battles between search bots end, and compute what every score is worth.

    python -m tools.critters_at_war.equity --games 600 --simulations 2000

Writes src/wartable/games/critters_at_war/engine/thinking/equity_table.py: the results counted, and
for each mode the chance of winning the game by (my score, the other's, whether I am first in the
coming battle). Scores only rise, so the table is computed backwards in one pass. One distribution
serves all scores: near the end of a game people and bots withdraw less, which it does not know.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from wartable.games.critters_at_war.bots import SearchBot
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import BEGINNER, TARGET
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.kernel import CHANCE, Event, Knowledge, Rng

GAMES = Path(__file__).parents[2] / "src/wartable/games"
TABLE = GAMES / "critters_at_war/engine/thinking/equity_table.py"
Outcomes = dict[tuple[int, int], int]  # (won, lost) by the first player: how often


def measure(games: int, simulations: int, seed: int) -> Outcomes:
    """Results of every battle of so many standard games of the search bot against itself."""
    game, bot, rng = CrittersAtWar(), SearchBot(simulations, None), Rng(seed)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(games):
        state = game.start(2, {})
        while game.actors(state):
            told: list[Event] = []
            first = state.first
            if game.actors(state) >> CHANCE & 1:
                game.apply(state, CHANCE, game.sample_chance(state, rng), told)
            else:
                seat = state.actor
                action = bot.choose(Knowledge.of(game, state, seat, rng))
                game.apply(state, seat, action, told)
            for event in told:
                if event.kind == code.BATTLE_WON:
                    mine = event.seat == first
                    found[(event.a, 0) if mine else (0, event.a)] += 1
    return dict(found)


def equities(outcomes: Outcomes, mode: int) -> list[list[list[float]]]:
    """By my score, the other's, and 1 if I am first in the coming battle."""
    target, battles = TARGET[mode], sum(outcomes.values())
    worth = [[[0.0, 0.0] for _ in range(target)] for _ in range(target)]
    for mine in range(target - 1, -1, -1):
        for theirs in range(target - 1, -1, -1):
            for first in (0, 1):
                total = 0.0
                for (won, lost), times in outcomes.items():
                    gain, loss = (won, lost) if first else (lost, won)
                    if mode == BEGINNER:
                        gain, loss = min(gain, 1), min(loss, 1)
                    if mine + gain >= target:
                        total += times
                    elif theirs + loss < target:
                        total += times * worth[mine + gain][theirs + loss][1 - first]
                worth[mine][theirs][first] = total / battles
    return worth


def write(outcomes: Outcomes, note: str) -> str:
    lines = [
        '"""What scores are worth, in 1/10000. Written by tools/critters_at_war/equity.py."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        f"# {note}",
        "# How battles ended for the first player: (points won, points lost, how often)",
        "OUTCOMES: Final = [",
        *(f"    ({won}, {lost}, {times})," for (won, lost), times in sorted(outcomes.items())),
        "]",
        "",
        "# fmt: off",
        "# The chance of winning the game before a battle. Per mode a row for each own score, in",
        "# it for each score of the other: second in the coming battle, first in it.",
    ]
    for mode, name in enumerate(("STANDARD", "LONG", "BEGINNER")):
        lines.append(f"{name}: Final = [")
        for row in equities(outcomes, mode):
            cells = [str(round(10000 * chance)) for pair in row for chance in pair]
            lines += ["    [", *_wrapped(cells), "    ],"]
        lines.append("]")
    return "\n".join([*lines, "# fmt: on", ""])


def _wrapped(cells: list[str]) -> list[str]:
    """Twelve to a line."""
    return ["        " + ", ".join(cells[at : at + 12]) + "," for at in range(0, len(cells), 12)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--simulations", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    outcomes = measure(given.games, given.simulations, given.seed)
    note = f"{given.games} games of the search against itself, {given.simulations} simulations"
    TABLE.write_text(write(outcomes, note), encoding="utf-8")
    battles = sum(outcomes.values())
    first = sum(times for (won, _), times in outcomes.items() if won)
    print(f"{battles} battles; the first player wins {first / battles:.1%}")
    for (won, lost), times in sorted(outcomes.items()):
        print(f"  +{won} -{lost}: {times / battles:.1%}")
    start = equities(outcomes, 0)[0][0]
    print(f"from 0:0 the first player of the first battle wins {start[1]:.1%} of games")


if __name__ == "__main__":
    main()
